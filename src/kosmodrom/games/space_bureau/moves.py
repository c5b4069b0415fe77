"""The moves of Space Bureau: 653 numbers and a notation (`place orange-ns c2`, `sample 1 blue`, `explore ne`)."""

from typing import Final

from kosmodrom.core.moves import Kind, MoveSpace
from kosmodrom.games.space_bureau import numbers
from kosmodrom.games.space_bureau.names import (
    ABILITY_NAMES,
    CELL_NAMES,
    COLOUR_NAMES,
    DIRECTION_NAMES,
    HEX_NAMES,
    KIND_NAMES,
    OFFICE_NAMES,
    SHIP_SIDE_NAMES,
    SLOT_NAMES,
    TURNED_NAMES,
)

MOVES: Final = MoveSpace(
    Kind("side", (SHIP_SIDE_NAMES,)),
    Kind("ability", (ABILITY_NAMES,)),
    Kind("place", (TURNED_NAMES, CELL_NAMES)),
    Kind("do", (SLOT_NAMES,)),
    Kind("sample", (SLOT_NAMES, COLOUR_NAMES)),
    Kind("pay", (SLOT_NAMES, COLOUR_NAMES)),
    Kind("office", (SLOT_NAMES, OFFICE_NAMES)),
    Kind("done"),
    Kind("fly", (DIRECTION_NAMES,)),
    Kind("jump", (HEX_NAMES,)),
    Kind("explore", (DIRECTION_NAMES,)),
    Kind("land"),
    Kind("end"),
    Kind("flip", (CELL_NAMES,)),
    Kind("take", (KIND_NAMES,)),
    Kind("exchange"),
)
assert MOVES.count == numbers.MOVE_COUNT
assert [MOVES.first(kind.verb) for kind in MOVES.kinds] == [
    numbers.SIDE,
    numbers.ABILITY,
    numbers.PLACE,
    numbers.DO,
    numbers.SAMPLE,
    numbers.PAY,
    numbers.OFFICE,
    numbers.DONE,
    numbers.FLY,
    numbers.JUMP,
    numbers.EXPLORE,
    numbers.LAND,
    numbers.END,
    numbers.FLIP,
    numbers.TAKE,
    numbers.EXCHANGE,
]
