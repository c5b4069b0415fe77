"""The components: colours, tiles and their connectors, cells of a ship, and sets and counts packed into one number.

A cell is row * 6 + column, from 0 (a1, bottom left) to 23 (f4, top right); a set of cells is a bit a cell. A kind of
tile is a type and the shape of its connectors; a turned tile is a kind in one of its rotations. Counts of kinds of
tiles take six bits each, counts of samples four bits a colour.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

COLOURS: Final = 3
ORANGE: Final = 0
BLUE: Final = 1
PURPLE: Final = 2
INSPECTOR: Final = 3
"""The fourth type of agent, grey."""
ANY: Final = 3
"""The fourth kind of office, for a planet of any colour."""
NO_COLOUR: Final = 3
"""A hex without a planet."""
TYPES: Final = 4
OFFICES: Final = 5

KINDS: Final = 6
"""Kinds of tiles: orange straight and corner, blue straight and corner, purple, inspector."""
TURNED: Final = 20
"""Kinds in all their rotations."""

NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8

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
ABILITIES: Final = 6
NO_ABILITY: Final = 0

HEXES: Final = 28
START_HEXES: Final = 4
CENTRE: Final = 0
DIRECTIONS: Final = 6
"""East, north-east, north-west, west, south-west, south-east: two opposite ones are three apart."""

FIRST_CAPACITY: Final = 9
LIMITER: Final = 3
"""Slots that a storage limiter covers."""
LAST_CAPACITY: Final = 15
FIRST_FUEL: Final = 2
CROSSING: Final = 1
"""Fuel to cross a border."""
EXPLORING: Final = 3
"""Fuel to cross a border and open a new hex."""

BAG: Final = 0
"""The source of chance that agents come from."""
HEX_STACK: Final = 1
FIRST_CAPTAIN: Final = 2
DEALING: Final = 3
SOURCES: Final = ("bag", "hexes", "first", "captains")

_COUNT_BITS: Final = 6
_COUNT_MASK: Final = 63
_HIGHEST_COUNT: Final = 2**30
_SAMPLE_MASK: Final = 15


_DE_BRUIJN: Final = 125613361
"""All 32 runs of five bits in it differ, so a lone bit times this number can be told by the five highest of 32 bits."""


def _bits() -> vec[u8]:
    """The place of a lone bit below 2^32, by the five bits that the multiplication leaves."""
    table = [0] * 32
    for place in range(32):
        table[(2**place * _DE_BRUIJN & 0xFFFFFFFF) >> 27] = place
    return vec[u8](table)


_PLACE_OF_BIT: Final = _bits()
_TYPE_OF_KIND: Final = vec[u8]([ORANGE, ORANGE, BLUE, BLUE, PURPLE, INSPECTOR])
_FIRST_TURNED: Final = vec[u8]([0, 2, 6, 8, 12, 16, 20])
_KIND_OF_TURNED: Final = vec[u8]([0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5])
_SIDES_OF_TURNED: Final = vec[u8]([5, 10, 3, 6, 12, 9, 5, 10, 3, 6, 12, 9, 7, 14, 13, 11, 1, 2, 4, 8])


def bit(place: i64) -> i64:
    """The set of one member, which is below 32."""
    return 2**32 >> (32 - place)


def lowest(members: i64) -> i64:
    """The lowest member of a set that is not empty; drop it with `members & (members - 1)`."""
    return i64(_PLACE_OF_BIT[((members & -members) * _DE_BRUIJN & 0xFFFFFFFF) >> 27])


def size(members: i64) -> i64:
    """How many members a set has."""
    n: i64 = 0
    while members != 0:
        members &= members - 1
        n += 1
    return n


def member(members: i64, number: i64) -> i64:
    """The member of a set with so many lower ones."""
    while number > 0:
        members &= members - 1
        number -= 1
    return lowest(members)


# Tiles


def type_of(kind: i64) -> i64:
    """The colour of an agent, or INSPECTOR."""
    return i64(_TYPE_OF_KIND[kind])


def first_turned(kind: i64) -> i64:
    """The first rotation of a kind; its last one comes before the first of the next kind."""
    return i64(_FIRST_TURNED[kind])


def kind_of(turned: i64) -> i64:
    return i64(_KIND_OF_TURNED[turned])


def sides_of(turned: i64) -> i64:
    """SB-C2 The sides of a turned tile that have a connector, as a set of NORTH, EAST, SOUTH, WEST."""
    return i64(_SIDES_OF_TURNED[turned])


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


# Counts of kinds of tiles


def one(kind: i64) -> i64:
    """One tile of a kind."""
    return _HIGHEST_COUNT >> (_COUNT_BITS * (KINDS - 1 - kind))


def count(tiles: i64, kind: i64) -> i64:
    """How many tiles of a kind."""
    return (tiles >> (_COUNT_BITS * kind)) & _COUNT_MASK


def total(tiles: i64) -> i64:
    """How many tiles in all, up to 62: counts of six bits add up to the rest modulo 63."""
    return tiles % 63


def tile_at(tiles: i64, number: i64) -> i64:
    """The kind of the tile with so many before it, when they lie in the order of their kinds."""
    kind: i64 = 0
    left = number
    while True:
        here = tiles & _COUNT_MASK
        if left < here:
            return kind
        left -= here
        tiles >>= _COUNT_BITS
        kind += 1


def kind_list(tiles: i64) -> list[int]:
    """The kinds of tiles, in order, as often as they are there."""
    return [kind for kind in range(KINDS) for _ in range(count(tiles, kind))]


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
