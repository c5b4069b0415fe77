"""SB-K Captain abilities: when a placement triggers them, and how often."""

from mypy_extensions import i64

from kosmodrom.core.frames import push
from kosmodrom.core.state import EVERYONE
from kosmodrom.games.space_bureau.events import TRIGGERED
from kosmodrom.games.space_bureau.parts.box import ABILITY_LISTS
from kosmodrom.games.space_bureau.parts.sets import bit, size
from kosmodrom.games.space_bureau.parts.ship import (
    COLUMNS,
    LEFT_COLUMN,
    NO_ABILITY,
    RIGHT_COLUMN,
    beside,
    column_of,
    row_of,
    squares,
    surrounded,
)
from kosmodrom.games.space_bureau.rules.frames import BONUS, checklist
from kosmodrom.games.space_bureau.state import Player, SpaceBureauState, tiles_of


def trigger(s: SpaceBureauState, seat: i64, kind: i64, cell: i64) -> None:
    """SB-T2 After the placement of a tile of a type and before the cell's actions, the ability's bonus is open."""
    player = s.players[seat]
    if player.ability == NO_ABILITY:
        return
    times = count_triggers(player, kind, cell)
    player.lines |= new_lines(player, kind, cell)
    if times > 0:
        s.tell(TRIGGERED, seat, EVERYONE, player.ability, times)
        push(s, checklist(BONUS, ABILITY_LISTS + player.ability, times))


def count_triggers(player: Player, kind: i64, cell: i64) -> i64:
    """How often the ability's bonus is earned by the tile of a type that lies in a cell, the last one placed."""
    here = bit(cell)
    before = player.filled & ~here
    ability = player.ability
    if ability == 1:
        return size(new_lines(player, kind, cell))
    if ability == 2:
        return is_at_an_edge(here)
    if ability == 3:
        return count_new(squares(player.filled), squares(before))
    if ability == 4:
        return is_lonely(before, here)
    if ability == 5:
        return count_new(surrounded(player.filled), surrounded(before))
    return is_in_third_row(cell)


def new_lines(player: Player, kind: i64, cell: i64) -> i64:
    """SB-K1 The row and the column of a cell, if it has its first run of three of a colour; 0 for other abilities."""
    if player.ability != 1:
        return 0
    row = row_of(cell)
    column = column_of(cell)
    tiles = tiles_of(player, kind)
    lines: i64 = 0
    across = (tiles >> (COLUMNS * row)) & 63
    if across & (across >> 1) & (across >> 2) != 0:
        lines = bit(row)
    upwards = (tiles >> column) & LEFT_COLUMN
    if upwards & (upwards >> COLUMNS) & (upwards >> (2 * COLUMNS)) != 0:
        lines |= bit(4 + column)
    return lines & ~player.lines


def is_at_an_edge(here: i64) -> i64:
    """SB-K2 1 in the leftmost or rightmost column, else 0."""
    return size(here & (LEFT_COLUMN | RIGHT_COLUMN))


def count_new(after: i64, before: i64) -> i64:
    """SB-K3, SB-K5 Squares completed, or tiles whose surrounding was: several at once add up."""
    return size(after & ~before)


def is_lonely(before: i64, here: i64) -> i64:
    """SB-K4 1 if at most one neighbour on the four sides was there, else 0."""
    if size(beside(here) & before) <= 1:
        return 1
    return 0


def is_in_third_row(cell: i64) -> i64:
    """SB-K6 1 in the third row from the bottom, else 0."""
    if row_of(cell) == 2:
        return 1
    return 0
