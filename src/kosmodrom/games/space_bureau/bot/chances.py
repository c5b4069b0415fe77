"""SB-K Where the next tile would earn a captain's ability, whatever tile it is but for ability 1."""

from typing import Final

from mypy_extensions import i64

from kosmodrom.games.space_bureau.parts.ship import (
    ALL_CELLS,
    COLUMNS,
    INNER_CELLS,
    LEFT_COLUMN,
    RIGHT_COLUMN,
    beside,
    nearly_surrounded,
)
from kosmodrom.games.space_bureau.parts.tiles import KINDS, TYPES, count, type_of
from kosmodrom.games.space_bureau.state import Player, tiles_of

_FIRST_ROW: Final = 0o77
_THIRD_ROW: Final = 0o770000


def cells_that_trigger(player: Player) -> i64:
    """Cells of the ship, filled ones too, in which a tile of the reserve would earn the ability."""
    ability = player.ability
    if ability == 1:
        return cells_for_lines(player)
    if ability == 2:
        return LEFT_COLUMN | RIGHT_COLUMN
    if ability == 6:
        return _THIRD_ROW
    tiles = player.filled
    above = tiles >> COLUMNS
    below = tiles << COLUMNS & ALL_CELLS
    right = to_left(tiles)
    left = to_right(tiles)
    if ability == 3:
        return (
            (above & right & to_left(above))
            | (above & left & to_right(above))
            | (below & right & to_left(below))
            | (below & left & to_right(below))
        )
    if ability == 4:
        several = (above & below) | (left & right) | ((above | below) & (left | right))
        return ALL_CELLS & ~several
    return (above & below & left & right & INNER_CELLS) | (beside(nearly_surrounded(tiles)) & ~tiles)


def to_left(cells: i64) -> i64:
    """The cells that have one of a set to their right."""
    return (cells & ~LEFT_COLUMN) >> 1


def to_right(cells: i64) -> i64:
    """The cells that have one of a set to their left."""
    return (cells & ~RIGHT_COLUMN) << 1


def cells_for_lines(player: Player) -> i64:
    """SB-K1 Where a type of the reserve would make a run of three in a row or column that is not used up."""
    types: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if count(player.reserve, kind) > 0:
            types |= 8 >> type_of(kind)
        kind += 1
    across: i64 = 0
    upwards: i64 = 0
    kind = 0
    while kind < TYPES:
        if types & (8 >> kind) != 0:
            tiles = tiles_of(player, kind)
            left = to_right(tiles)
            right = to_left(tiles)
            across |= (left & to_right(left)) | (left & right) | (right & to_left(right))
            above = tiles >> COLUMNS
            below = tiles << COLUMNS & ALL_CELLS
            upwards |= (below & below << COLUMNS) | (below & above) | (above & above >> COLUMNS)
        kind += 1
    lines = player.lines
    row: i64 = _FIRST_ROW
    while row < ALL_CELLS:
        if lines & 1 != 0:
            across &= ~row
        lines >>= 1
        row <<= COLUMNS
    column: i64 = LEFT_COLUMN
    while lines != 0:
        if lines & 1 != 0:
            upwards &= ~column
        lines >>= 1
        column <<= 1
    return (across | upwards) & ALL_CELLS
