"""Components and printed actions in words."""

from kosmodrom.core.text import Texts
from kosmodrom.games.space_bureau.view.printed import Action, Effect
from kosmodrom.games.space_bureau.view.table import Space


def holds(space: Space) -> str:
    """What a hex holds, as its text is chosen by."""
    if space.planet is not None:
        return f"{space.planet}-megamall" if space.has_megamall else space.planet
    return "megamall" if space.has_megamall else "wormhole" if space.has_wormhole else "nothing"


def numbered(space: Space, texts: Texts, language: str) -> str:
    """A hex with its number."""
    return texts.say("space-numbered", language, hex=space.hex, holds=holds(space))


def sides_words(sides: str, texts: Texts, language: str) -> str:
    return ", ".join(texts.say(f"side-{side}", language) for side in sides)


def kind_words(kinds: list[str], texts: Texts, language: str) -> str:
    """Kinds of tiles, one after another."""
    if not kinds:
        return texts.say("table-empty", language)
    return ", ".join(texts.say("kind", language, kind=kind) for kind in kinds)


def effect_words(effect: Effect, texts: Texts, language: str) -> str:
    """An effect as it is printed."""
    return texts.say(f"effect-{effect.kind}", language, amount=effect.amount, colour=effect.colour or "")


def action_words(action: Action, texts: Texts, language: str) -> str:
    """An action as it is printed, in one line."""
    either = f" {texts.say('action-or', language)} "
    line = either.join(effect_words(effect, texts, language) for effect in action.effects)
    if action.pay is not None:
        line = f"{texts.say(f'price-{action.pay}', language, cost=action.cost)} → {line}"
    if action.per is not None:
        line = f"{texts.say(f'per-{action.per}', language)}: {line}"
    return f"{line} × {action.times}" if action.times > 1 else line
