"""Events in words."""

from typing import Final

from kosmodrom.core.state import Event
from kosmodrom.core.text import YOU, Texts
from kosmodrom.games.space_explorers.parts.names import MODULE_NAMES
from kosmodrom.games.space_explorers.view.events import EventView, event_view
from kosmodrom.games.space_explorers.view.printed import Printed
from kosmodrom.games.space_explorers.words.components import Arguments, card_arguments, project_name

TALENT_CARD: Final = 61
"""Among the specialists whose ability was used, the talent."""
PLAIN: Final = ("division", "power", "section", "tile", "cause", "place", "step", "round", "got")
"""Fields that the messages call as the view does."""


def event_words(event: Event, seat: int, printed: Printed, texts: Texts, language: str, names: list[str]) -> str:
    """SX-I1 An event as told to a seat: with a secret card or talent for those who see it."""
    told = event_view(event, seat)
    message = f"event-{told.kind.replace('_', '-')}"
    arguments: Arguments = {}
    if told.seat >= 0:
        arguments["name"] = _name(told.seat, names, texts, language)
        arguments["giver"] = _who(told.seat, names)
    if not event.is_seen_by(seat):
        return texts.say(f"{message}-hidden", language, **arguments)
    if told.kind == "used" and told.card == TALENT_CARD:
        return texts.say("event-used-talent", language, **arguments)
    if told.modules is not None:
        return _modules(told.modules, texts, language)
    arguments |= _things(told, texts, language) | _numbers(told)
    if told.project is not None:
        arguments["project"] = project_name(printed, told.project, language)
    if told.other is not None:
        arguments["other"] = _name(told.other, names, texts, language)
        arguments["to"] = _who(told.other, names)
    return texts.say(message, language, **arguments)


def _name(seat: int, names: list[str], texts: Texts, language: str) -> str:
    """SX-Z1 A player's name; the Rival of a lone player has none."""
    return names[seat] if seat < len(names) else texts.say("table-rival", language)


def _who(seat: int, names: list[str]) -> str:
    """Whether a seat is the reader, the Rival, or somebody else."""
    if seat >= len(names):
        return "rival"
    return "you" if names[seat] == YOU else "other"


def _modules(modules: int, texts: Texts, language: str) -> str:
    """SX-M1 The modules in play, a bit each."""
    chosen = [name for place, name in enumerate(MODULE_NAMES) if modules >> place & 1]
    if not chosen:
        return texts.say("event-modules-none", language)
    return texts.say("event-modules", language, modules=", ".join(texts.say(f"module-{m}", language) for m in chosen))


def _things(told: EventView, texts: Texts, language: str) -> Arguments:
    """Cards, tokens and things with a name of their own."""
    found: Arguments = {name: value for name in PLAIN if (value := getattr(told, name)) is not None}
    if told.card is not None:
        found |= card_arguments(told.card)
    if told.token is not None:
        found["colour"] = told.token
        if told.colour is not None:
            found["other"] = told.colour
    elif told.colour is not None or told.icon is not None:
        found["colour"] = told.colour or told.icon or ""
    for kind in ("crisis", "goal", "talent"):
        if (number := getattr(told, kind)) is not None:
            found["title"] = texts.say(f"{kind}-{number}", language)
    return found


def _numbers(told: EventView) -> Arguments:
    """What is counted: tokens, steps left, points."""
    counted = [number for number in (told.amount, told.left, told.points) if number is not None]
    return {"n": counted[0]} if counted else {}
