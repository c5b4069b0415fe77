"""SB-T1 Placing a tile: in an empty cell, turned so that a connector meets a connector."""

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.frames import push
from kosmodrom.core.state import EVERYONE
from kosmodrom.games.space_bureau.events import PLACED
from kosmodrom.games.space_bureau.moves import place_move
from kosmodrom.games.space_bureau.parts.box import Box
from kosmodrom.games.space_bureau.parts.sets import bit, lowest
from kosmodrom.games.space_bureau.parts.ship import ALL_CELLS, CELLS, COLUMNS, LEFT_COLUMN, RIGHT_COLUMN
from kosmodrom.games.space_bureau.parts.tiles import (
    BLUE,
    EAST,
    INSPECTOR,
    KINDS,
    NORTH,
    ORANGE,
    SOUTH,
    WEST,
    count,
    first_turned,
    kind_of,
    one,
    sides_of,
    type_of,
)
from kosmodrom.games.space_bureau.rules.frames import CELL, checklist
from kosmodrom.games.space_bureau.state import Player, SpaceBureauState


def cells_to_enter(box: Box, player: Player, sides: i64) -> i64:
    """SB-T1 The empty cells where a tile with connectors on these sides meets the ship's or another tile's."""
    cells: i64 = 0
    if sides & NORTH != 0:
        cells |= entered_from_north(box, player)
    if sides & EAST != 0:
        cells |= entered_from_east(box, player)
    if sides & SOUTH != 0:
        cells |= entered_from_south(box, player)
    if sides & WEST != 0:
        cells |= entered_from_west(box, player)
    return cells & ~player.filled & ALL_CELLS


def entered_from_north(box: Box, player: Player) -> i64:
    """The cells with a connector above them that points down: a tile's or the ship's."""
    return (player.south >> COLUMNS) | box.entries[player.side * 4]


def entered_from_east(box: Box, player: Player) -> i64:
    return ((player.west & ~LEFT_COLUMN) >> 1) | box.entries[player.side * 4 + 1]


def entered_from_south(box: Box, player: Player) -> i64:
    return (player.north << COLUMNS) | box.entries[player.side * 4 + 2]


def entered_from_west(box: Box, player: Player) -> i64:
    return ((player.east & ~RIGHT_COLUMN) << 1) | box.entries[player.side * 4 + 3]


def why_not_place(s: SpaceBureauState, player: Player, turned: i64, cell: i64) -> str | None:
    """SB-T1 A tile of the reserve, an empty cell, a connector that meets one. Others may end blind."""
    if count(player.reserve, kind_of(turned)) == 0:
        return "SB-T1"
    if cells_to_enter(s.box, player, sides_of(turned)) & bit(cell) == 0:
        return "SB-T1"
    return None


def fill_placements(s: SpaceBureauState, player: Player, moves: vec[i64]) -> i64:
    """Every tile of the reserve, in each rotation, in every cell where it may lie."""
    free = ~player.filled & ALL_CELLS
    north = entered_from_north(s.box, player) & free
    east = entered_from_east(s.box, player) & free
    south = entered_from_south(s.box, player) & free
    west = entered_from_west(s.box, player) & free
    n: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if count(player.reserve, kind) > 0:
            turned = first_turned(kind)
            end = first_turned(kind + 1)
            while turned < end:
                sides = sides_of(turned)
                cells: i64 = 0
                if sides & NORTH != 0:
                    cells = north
                if sides & EAST != 0:
                    cells |= east
                if sides & SOUTH != 0:
                    cells |= south
                if sides & WEST != 0:
                    cells |= west
                while cells != 0:
                    moves[n] = place_move(turned, lowest(cells))
                    n += 1
                    cells &= cells - 1
                turned += 1
        kind += 1
    return n


def can_place_any(s: SpaceBureauState, player: Player) -> bool:
    """SB-T5 Whether any tile of the reserve can be placed: any rotation will do, so all four sides are tried."""
    return player.reserve != 0 and cells_to_enter(s.box, player, NORTH + EAST + SOUTH + WEST) != 0


def place(s: SpaceBureauState, seat: i64, turned: i64, cell: i64) -> None:
    """SB-T1 Face up, and the cell's actions are open."""
    player = s.players[seat]
    kind = kind_of(turned)
    player.reserve -= one(kind)
    lay_tile(player, type_of(kind), sides_of(turned), bit(cell))
    s.cell = cell
    s.tell(PLACED, seat, EVERYONE, turned, cell)
    push(s, checklist(CELL, player.side * CELLS + cell, 1))


def lay_tile(player: Player, kind: i64, sides: i64, here: i64) -> None:
    """A tile of a type, with connectors on some sides, on the cell of a set of one."""
    player.filled |= here
    if kind == ORANGE:
        player.orange |= here
    elif kind == BLUE:
        player.blue |= here
    elif kind == INSPECTOR:
        player.inspectors |= here
    else:
        player.purple |= here
    if sides & NORTH != 0:
        player.north |= here
    if sides & EAST != 0:
        player.east |= here
    if sides & SOUTH != 0:
        player.south |= here
    if sides & WEST != 0:
        player.west |= here
