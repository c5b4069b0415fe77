"""The universe: hexes, what lies on them, and the steps from one to the next."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

HEXES: Final = 28
START_HEXES: Final = 4
CENTRE: Final = 0
DIRECTIONS: Final = 6
"""East, north-east, north-west, west, south-west, south-east: two opposite ones are three apart."""
DIRECTION_NAMES: Final = ("e", "ne", "nw", "w", "sw", "se")
HEX_NAMES: Final = tuple([str(number) for number in range(1, HEXES + 1)])

CROSSING: Final = 1
"""Fuel to cross a border."""
EXPLORING: Final = 3
"""Fuel to cross a border and open a new hex."""

NO_COLOUR: Final = 3
"""A hex without a planet."""
MEGAMALL: Final = 4
WORMHOLE: Final = 8
PLANET: Final = 3
"""The lowest two bits of a hex's features are its planet's colour, or NO_COLOUR."""

_EAST: Final = vec[i64]([1, 1, 0, -1, -1, 0])
_DOWN: Final = vec[i64]([0, -1, -1, 0, 1, 1])


def step_q(direction: i64) -> i64:
    """By how much the first coordinate changes in a direction."""
    return _EAST[direction]


def step_r(direction: i64) -> i64:
    return _DOWN[direction]
