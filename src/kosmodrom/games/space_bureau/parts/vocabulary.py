"""The words in which content files say what is printed on a cell, a hex, a room or an ability.

action  =  [per level: | per office:]  [price ->]  effect  [or effect]
price   =  fuel N | sample
effect  =  fuel N | fill | sample here | sample any | sample COLOUR | storage | office | bureau N | credits N | flight
"""

from typing import Final

from kosmodrom.core.content import BadContent
from kosmodrom.games.space_bureau.parts import actions
from kosmodrom.games.space_bureau.parts.actions import (
    FREE,
    NO_EFFECT,
    PAY_FUEL,
    PAY_SAMPLE,
    PER_LEVEL,
    PER_OFFICE,
    PLAIN,
)
from kosmodrom.games.space_bureau.parts.tiles import COLOUR_NAMES

AMOUNTS: Final = {"fuel": actions.FUEL, "bureau": actions.BUREAU, "credits": actions.CREDITS}
"""Effects that have a number."""
ALONE: Final = {
    "fill": actions.FILL,
    "sample here": actions.SAMPLE_HERE,
    "sample any": actions.SAMPLE_ANY,
    "storage": actions.STORAGE,
    "office": actions.OFFICE,
    "flight": actions.FLIGHT,
}
SPECIAL: Final = {"per level": PER_LEVEL, "per office": PER_OFFICE}


def read_actions(where: str, texts: list[str]) -> list[int]:
    """A list of actions, each different one once with how often it stands there; BadContent says what is wrong."""
    counts: dict[str, int] = {}
    for text in texts:
        plain = " ".join(text.split())
        counts[plain] = counts.get(plain, 0) + 1
    if len(counts) > actions.ACTIONS_OF_A_LIST:
        raise BadContent(f"{where}: at most {actions.ACTIONS_OF_A_LIST} different actions, not {len(counts)}")
    if max(counts.values(), default=0) > actions.MOST_TIMES:
        raise BadContent(f"{where}: an action stands at most {actions.MOST_TIMES} times in a list")
    return [read_action(where, text, times) for text, times in counts.items()]


def read_action(where: str, text: str, times: int = 1) -> int:
    """One action; BadContent says what is wrong with its words."""
    before, colon, rest = text.partition(":")
    per = SPECIAL.get(before.strip()) if colon else PLAIN
    if per is None:
        raise BadContent(f"{where}: {text!r} begins with {before!r}, expected one of {', '.join(SPECIAL)}")
    price, arrow, effects = (rest if colon else text).rpartition("->")
    pay, cost = _price(where, text, price.strip()) if arrow else (FREE, 0)
    first, other, second = effects.partition(" or ")
    effect = _effect(where, text, first.strip())
    alternative = _effect(where, text, second.strip()) if other else NO_EFFECT
    if effect == alternative:
        raise BadContent(f"{where}: {text!r} offers the same twice")
    return int(actions.pack_action(effect, alternative, times, per, pay, cost))


def _price(where: str, text: str, price: str) -> tuple[int, int]:
    if price == "sample":
        return PAY_SAMPLE, 1
    word, _, number = price.partition(" ")
    if word != "fuel":
        raise BadContent(f"{where}: {text!r} has the price {price!r}, expected fuel N or sample")
    return PAY_FUEL, _number(where, text, number)


def _effect(where: str, text: str, effect: str) -> int:
    if effect in ALONE:
        return ALONE[effect]
    word, _, rest = effect.partition(" ")
    if word == "sample" and rest in COLOUR_NAMES:
        return int(actions.pack_effect(actions.SAMPLE, COLOUR_NAMES.index(rest)))
    if word not in AMOUNTS:
        known = ", ".join([*[f"{name} N" for name in AMOUNTS], *ALONE, *[f"sample {name}" for name in COLOUR_NAMES]])
        raise BadContent(f"{where}: {text!r} has the effect {effect!r}, expected one of {known}")
    return int(actions.pack_effect(AMOUNTS[word], _number(where, text, rest)))


def _number(where: str, text: str, number: str) -> int:
    if not number.isascii() or not number.isdigit() or not 1 <= int(number) <= actions.MOST_OF_AN_EFFECT:
        raise BadContent(f"{where}: {text!r} needs a number from 1 to {actions.MOST_OF_AN_EFFECT}, not {number!r}")
    return int(number)
