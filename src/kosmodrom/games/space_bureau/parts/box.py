"""What is printed on the components of a game, in tables that the rules look into; it never changes."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kosmodrom.games.space_bureau.parts.actions import ACTIONS_OF_A_LIST
from kosmodrom.games.space_bureau.parts.ship import CELLS, SHIP_SIDES
from kosmodrom.games.space_bureau.parts.universe import HEXES

CELL_LISTS: Final = 0
"""Lists of actions are numbered: cells of all sides, then hexes, then abilities, then rooms."""
HEX_LISTS: Final = 120
ABILITY_LISTS: Final = 148
"""The list of ability 1 comes after this one: number 0 is no ability."""
ROOM_LISTS: Final = 155
MOST_ROOMS: Final = 101
assert (SHIP_SIDES * CELLS, HEX_LISTS + HEXES, ABILITY_LISTS + 7, ROOM_LISTS + MOST_ROOMS) == (120, 148, 155, 256)

NO_LEVEL: Final = 0
HIGHEST_LEVEL: Final = 4

BAG: Final = 0
"""The source of chance that agents come from."""
HEX_STACK: Final = 1
FIRST_CAPTAIN: Final = 2
DEALING: Final = 3
SOURCES: Final = ("bag", "hexes", "first", "captains")


@final
@mypyc_attr(acyclic=True)
class Box:
    """The printed side of everything, as numbers."""

    def __init__(self) -> None:
        self.actions: vec[i64] = vec[i64]([0] * (256 * ACTIONS_OF_A_LIST))
        """The actions of all lists, four each."""
        self.worths: vec[float] = vec[float]([0.0] * 256)
        """About how many credits each list is worth in the middle of a game."""
        self.entries: vec[i64] = vec[i64]([0] * (SHIP_SIDES * 4))
        """For each side of a ship the cells that a ship connector enters from the north, east, south and west."""
        self.features: vec[i64] = vec[i64]([0] * HEXES)
        """What lies on each hex: a planet's colour, MEGAMALL, WORMHOLE."""
        self.levels: vec[i64] = vec[i64]()
        """The level of each room, or NO_LEVEL."""
        self.loop: i64 = 0
        """The room after the last one."""
        self.office_values: vec[i64] = vec[i64]([0] * 4)
        """Credits for the orange, blue, purple and any office."""
        self.start_tiles: i64 = 0
        """The starting agents of a captain."""
        self.bag_tiles: i64 = 0
        """The agents for the bag."""
        self.start_q: vec[i64] = vec[i64]([0] * 8)
        """Where the starting hexes lie, then where they lie when one plays alone."""
        self.start_r: vec[i64] = vec[i64]([0] * 8)


FROM_CELL: Final = 0
FROM_HEX: Final = 1
FROM_ABILITY: Final = 2
FROM_ROOM: Final = 3
SOURCE_NAMES: Final = ("cell", "exploration", "ability", "room")
"""Where lists of actions are printed."""


def source_of(actions: i64) -> i64:
    """Where a list of actions is printed: FROM_CELL, FROM_HEX, FROM_ABILITY or FROM_ROOM."""
    if actions < HEX_LISTS:
        return FROM_CELL
    if actions < ABILITY_LISTS:
        return FROM_HEX
    if actions < ROOM_LISTS:
        return FROM_ABILITY
    return FROM_ROOM
