"""The moves of Kosmopolis: numbers, kind after kind, and a notation (`capital g4`, `pay blue+yellow`)."""

from typing import Final

from mypy_extensions import i64

from kosmodrom.core.moves import Kind, MoveSpace
from kosmodrom.games.kosmopolis.parts import COLOURS, KINDS, colour_of, value_of

_CARDS: Final = 20
_COLOURS: Final = 4
_COLOUR_SETS: Final = 16

KEEP: Final = 0
"""Keep a card in the draft; a card's kind is added. A kind of move is told by its first number."""
CITY: Final = KEEP + _CARDS
CAPITAL: Final = CITY + _CARDS
LAY: Final = CAPITAL + _CARDS
"""Lay a modifier; a colour is added."""
TAKE: Final = LAY + _COLOURS
PAY: Final = TAKE + _COLOURS
"""Pay; the set of colours saved is added, a bit a colour."""
MOVE_COUNT: Final = PAY + _COLOUR_SETS

COLOUR_NAMES: Final = ("blue", "pink", "green", "yellow")
CARD_NAMES: Final = tuple([f"{COLOUR_NAMES[colour_of(kind)][0]}{value_of(kind)}" for kind in range(KINDS)])
COLOUR_SETS: Final = tuple(
    [
        "+".join([name for colour, name in enumerate(COLOUR_NAMES) if chosen >> colour & 1]) or "nothing"
        for chosen in range(_COLOUR_SETS)
    ]
)
MOVES: Final = MoveSpace(
    Kind("keep", (CARD_NAMES,)),
    Kind("city", (CARD_NAMES,)),
    Kind("capital", (CARD_NAMES,)),
    Kind("lay", (COLOUR_NAMES,)),
    Kind("take", (COLOUR_NAMES,)),
    Kind("pay", (COLOUR_SETS,)),
)


def kind_of_move(move: i64) -> i64:
    """KEEP, CITY, CAPITAL, LAY, TAKE or PAY; what is above it is the card, the colour or the set of colours."""
    if move < CITY:
        return KEEP
    if move < CAPITAL:
        return CITY
    if move < LAY:
        return CAPITAL
    if move < TAKE:
        return LAY
    if move < PAY:
        return TAKE
    return PAY


assert (_CARDS, _COLOURS, MOVES.count) == (KINDS, COLOURS, MOVE_COUNT)
assert [MOVES.first(kind.verb) for kind in MOVES.kinds] == [KEEP, CITY, CAPITAL, LAY, TAKE, PAY]
