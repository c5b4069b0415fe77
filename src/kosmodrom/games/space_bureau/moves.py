"""The moves of Space Bureau: numbers, kind after kind, and a notation (`place orange-ns c2`, `sample 1 blue`)."""

from typing import Final

from mypy_extensions import i64

from kosmodrom.core.moves import Kind, MoveSpace
from kosmodrom.games.space_bureau.parts.actions import SLOT_NAMES
from kosmodrom.games.space_bureau.parts.ship import ABILITY_NAMES, CELL_NAMES, OFFICE_NAMES, SHIP_SIDE_NAMES
from kosmodrom.games.space_bureau.parts.tiles import COLOUR_NAMES, KIND_NAMES, TURNED_NAMES
from kosmodrom.games.space_bureau.parts.universe import DIRECTION_NAMES, HEX_NAMES

_SHIP_SIDES: Final = 5
_ABILITIES: Final = 6
_TURNED: Final = 20
_CELLS: Final = 24
_SLOTS: Final = 8
_COLOURS: Final = 3
_OFFICES: Final = 4
_DIRECTIONS: Final = 6
_HEXES: Final = 28
_KINDS: Final = 6

SIDE: Final = 0
"""Choose a side of the ship; its number is added. A kind of move is told by its first number."""
ABILITY: Final = SIDE + _SHIP_SIDES
"""Choose an ability; its number, less 1, is added."""
PLACE: Final = ABILITY + _ABILITIES
"""Place a tile: a turned tile and a cell."""
DO: Final = PLACE + _TURNED * _CELLS
"""Do an action that needs no further choice, or begins a flight; its slot is added."""
SAMPLE: Final = DO + _SLOTS
"""Do an action that brings a sample: a slot and a colour."""
PAY: Final = SAMPLE + _SLOTS * _COLOURS
"""Do an action that costs a sample: a slot and the colour paid."""
OFFICE: Final = PAY + _SLOTS * _COLOURS
"""Do an action that opens an office: a slot and a kind of office."""
DONE: Final = OFFICE + _SLOTS * _OFFICES
"""No more of the list that is asked."""
FLY: Final = DONE + 1
"""Cross to the neighbour; the direction is added."""
JUMP: Final = FLY + _DIRECTIONS
"""Jump to a wormhole; the hex is added."""
EXPLORE: Final = JUMP + _HEXES
"""Explore the neighbouring place; the direction is added."""
LAND: Final = EXPLORE + _DIRECTIONS
"""End the flight with a landing. All moves from FLY up to this one are steps of a flight."""
END: Final = LAND + 1
"""End the flight without landing."""
FLIP: Final = END + 1
"""Turn an inspector over; the cell is added."""
TAKE: Final = FLIP + _CELLS
"""Take a tile of the queue; its kind is added."""
EXCHANGE: Final = TAKE + _KINDS
MOVE_COUNT: Final = EXCHANGE + 1

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


def kind_of_move(move: i64) -> i64:
    """SIDE, ABILITY and so on; what is above it is what the kind says, or is read by the functions below."""
    if move < ABILITY:
        return SIDE
    if move < PLACE:
        return ABILITY
    if move < DO:
        return PLACE
    if move < SAMPLE:
        return DO
    if move < PAY:
        return SAMPLE
    if move < OFFICE:
        return PAY
    if move < DONE:
        return OFFICE
    if move < FLY:
        return DONE
    if move < JUMP:
        return FLY
    if move < EXPLORE:
        return JUMP
    if move < LAND:
        return EXPLORE
    if move < END:
        return LAND
    if move < FLIP:
        return END
    if move < TAKE:
        return FLIP
    if move < EXCHANGE:
        return TAKE
    return EXCHANGE


def ability_move(ability: i64) -> i64:
    return ABILITY + ability - 1


def ability_of(move: i64) -> i64:
    """The ability, from 1 on, that a move of the kind ABILITY chooses."""
    return move - ABILITY + 1


def place_move(turned: i64, cell: i64) -> i64:
    return PLACE + turned * _CELLS + cell


def turned_of(move: i64) -> i64:
    """The turned tile that a move of the kind PLACE places."""
    return (move - PLACE) // _CELLS


def cell_of(move: i64) -> i64:
    """The cell where a move of the kind PLACE places it."""
    return (move - PLACE) % _CELLS


def action_move(kind: i64, slot: i64, choice: i64) -> i64:
    """A move of the kinds DO (its choice is 0), SAMPLE, PAY and OFFICE."""
    if kind == DO:
        return DO + slot
    if kind == OFFICE:
        return OFFICE + slot * _OFFICES + choice
    return kind + slot * _COLOURS + choice


def slot_of(kind: i64, move: i64) -> i64:
    """The slot of the action that a move of the kinds DO, SAMPLE, PAY and OFFICE does."""
    if kind == DO:
        return move - DO
    if kind == OFFICE:
        return (move - OFFICE) // _OFFICES
    return (move - kind) // _COLOURS


def choice_of(kind: i64, move: i64) -> i64:
    """The colour or the kind of office that such a move chooses; 0 if there is nothing to choose."""
    if kind == DO:
        return 0
    if kind == OFFICE:
        return (move - OFFICE) % _OFFICES
    return (move - kind) % _COLOURS


assert [MOVES.first(kind.verb) for kind in MOVES.kinds] == [
    *(SIDE, ABILITY, PLACE, DO, SAMPLE, PAY, OFFICE, DONE),
    *(FLY, JUMP, EXPLORE, LAND, END, FLIP, TAKE, EXCHANGE),
]
assert MOVES.count == MOVE_COUNT
