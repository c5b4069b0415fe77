"""A captain's ship: cells, the storage with fuel and samples, offices and abilities.

A cell is row * 6 + column, from 0 (a1, bottom left) to 23 (f4, top right); a set of cells is a bit a cell. Counts of
samples take four bits a colour.
"""

from typing import Final

from mypy_extensions import i64

from kosmodrom.games.space_bureau.parts.tiles import COLOUR_NAMES, PURPLE

COLUMNS: Final = 6
ROWS: Final = 4
CELLS: Final = 24
ALL_CELLS: Final = 0o77777777
LEFT_COLUMN: Final = 0o01010101
RIGHT_COLUMN: Final = 0o40404040
INNER_CELLS: Final = 0o00363600
"""Cells with a neighbour on all four sides."""
SQUARES: Final = 0o00373737
"""The lower left cells of all squares of two by two cells."""

SHIP_SIDES: Final = 5
CELL_NAMES: Final = tuple([f"{'abcdef'[cell % COLUMNS]}{cell // COLUMNS + 1}" for cell in range(CELLS)])
SHIP_SIDE_NAMES: Final = ("00", "01", "02", "03", "04")

ABILITIES: Final = 6
NO_ABILITY: Final = 0
ABILITY_NAMES: Final = ("1", "2", "3", "4", "5", "6")
LINE_NAMES: Final = ("1", "2", "3", "4", *"abcdef")
"""Rows and columns, as ability 1 uses them up."""

OFFICES: Final = 5
ANY: Final = 3
"""The fourth kind of office, for a planet of any colour."""
OFFICE_NAMES: Final = (*COLOUR_NAMES, "any")

FIRST_CAPACITY: Final = 9
LIMITER: Final = 3
"""Slots that a storage limiter covers."""
LAST_CAPACITY: Final = 15
FIRST_FUEL: Final = 2
_SAMPLE_MASK: Final = 15


# Cells


def row_of(cell: i64) -> i64:
    return cell // COLUMNS


def column_of(cell: i64) -> i64:
    return cell % COLUMNS


def beside(cells: i64) -> i64:
    """The cells that have a neighbour in a set on one of their four sides."""
    return (
        ((cells >> COLUMNS) | (cells << COLUMNS) & ALL_CELLS)
        | ((cells & ~RIGHT_COLUMN) << 1)
        | ((cells & ~LEFT_COLUMN) >> 1)
    )


def surrounded(cells: i64) -> i64:
    """The cells of a set whose four neighbours are all in it."""
    return cells & (cells >> COLUMNS) & (cells << COLUMNS) & (cells >> 1) & (cells << 1) & INNER_CELLS


def nearly_surrounded(cells: i64) -> i64:
    """The cells of a set away from the edge of which three neighbours are in it and one is not."""
    above = cells >> COLUMNS
    below = cells << COLUMNS
    right = cells >> 1
    left = cells << 1
    three = (above & below & (left ^ right)) | (left & right & (above ^ below))
    return cells & three & INNER_CELLS


def squares(cells: i64) -> i64:
    """The lower left cells of the squares of two by two that lie in a set."""
    return cells & (cells >> 1) & (cells >> COLUMNS) & (cells >> (COLUMNS + 1)) & SQUARES


# Samples


def one_sample(colour: i64) -> i64:
    return 256 >> (4 * (PURPLE - colour))


def samples_of(samples: i64, colour: i64) -> i64:
    """How many samples of a colour."""
    return (samples >> (4 * colour)) & _SAMPLE_MASK


def sample_total(samples: i64) -> i64:
    return (samples & _SAMPLE_MASK) + (samples >> 4 & _SAMPLE_MASK) + (samples >> 8)


def sample_sets(samples: i64) -> i64:
    """SB-E1 Sets of three different colours."""
    sets = samples & _SAMPLE_MASK
    blue = samples >> 4 & _SAMPLE_MASK
    purple = samples >> 8
    if blue < sets:
        sets = blue
    if purple < sets:
        sets = purple
    return sets
