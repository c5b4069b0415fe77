"""No game takes more moves than this: counted from what is printed in the box."""

from typing import Final

from kosmodrom.games.space_bureau.parts.actions import (
    BUREAU,
    FILL,
    FLIGHT,
    FUEL,
    PAY_SAMPLE,
    PER_LEVEL,
    PER_OFFICE,
    amount_of,
    effect_of,
    pay_of,
    per_of,
    times_of,
    what_of,
)
from kosmodrom.games.space_bureau.parts.box import ABILITY_LISTS, HEX_LISTS, HIGHEST_LEVEL, ROOM_LISTS, Box
from kosmodrom.games.space_bureau.parts.constraints import list_actions
from kosmodrom.games.space_bureau.parts.ship import ABILITIES, CELLS, FIRST_FUEL, LAST_CAPACITY, OFFICES, SHIP_SIDES
from kosmodrom.games.space_bureau.parts.universe import HEXES, WORMHOLE

CAPTAINS: Final = 4
TURNS: Final = 14
MOVES_OF_A_TURN: Final = 3
"""Placing a tile, exchanging the queue, taking a tile."""
MOVES_OF_SET_UP: Final = 2
MOST_TRIGGERS: Final = 5
"""A tile and its four neighbours may be surrounded at once; squares and lines come to fewer."""


def longest_game(box: Box) -> int:
    """Every captain uses the 14 longest cells of a side, and somebody explores every hex."""
    room = max(_moves(box, ROOM_LISTS + number, 0) for number in range(len(box.levels))) + 1
    sides = []
    for side in range(SHIP_SIDES):
        cells = sorted(_moves(box, side * CELLS + cell, room) for cell in range(CELLS))
        sides.append(sum(cells[-TURNS:]))
    ability = max(_moves(box, ABILITY_LISTS + number, room) for number in range(1, ABILITIES + 1))
    captain = max(sides) + TURNS * (MOVES_OF_A_TURN + MOST_TRIGGERS * ability) + MOVES_OF_SET_UP
    captain += _steps(box) * FIRST_FUEL
    return CAPTAINS * captain + sum(_moves(box, HEX_LISTS + number, room) for number in range(HEXES))


def _moves(box: Box, number: int, room: int) -> int:
    """The most moves that a list of actions can lead to."""
    total = 1
    for action in list_actions(box, number):
        per = per_of(action)
        count = int(times_of(action)) * (HIGHEST_LEVEL if per == PER_LEVEL else OFFICES if per == PER_OFFICE else 1)
        effects = max(_moves_of_effect(box, int(effect_of(action, slot)), room) for slot in range(2))
        total += count * (1 + int(pay_of(action) == PAY_SAMPLE) + effects)
    return total


def _moves_of_effect(box: Box, effect: int, room: int) -> int:
    what = what_of(effect)
    if what == FLIGHT:
        return _steps(box)
    if what == FILL:
        return _steps(box) * LAST_CAPACITY
    amount = int(amount_of(effect))
    return _steps(box) * amount if what == FUEL else amount * room if what == BUREAU else 0


def _steps(box: Box) -> int:
    """SB-F1 The most moves for a unit of fuel: a crossing, then a jump to each wormhole. A flight itself has as many:
    jumps before it spends any, and its end.
    """
    return 1 + sum(feature & WORMHOLE != 0 for feature in box.features)
