"""Colours, and tiles with their connectors.

A kind of tile is a type and the shape of its connectors; a turned tile is a kind in one of its rotations. Counts of
kinds of tiles take six bits each in one number.
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
TYPES: Final = 4
COLOUR_NAMES: Final = ("orange", "blue", "purple")
AGENT_NAMES: Final = (*COLOUR_NAMES, "inspector")

KINDS: Final = 6
"""Kinds of tiles: orange straight and corner, blue straight and corner, purple, inspector."""
TURNED: Final = 20
"""Kinds in all their rotations."""
KIND_NAMES: Final = ("orange-straight", "orange-corner", "blue-straight", "blue-corner", "purple", "inspector")
SHAPES: Final = {
    ("orange", "straight"): 0,
    ("orange", "corner"): 1,
    ("blue", "straight"): 2,
    ("blue", "corner"): 3,
    ("purple", "tee"): 4,
    ("inspector", "single"): 5,
}
"""The kind of a tile by its type and the shape of its connectors."""

NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
SIDE_LETTERS: Final = "nesw"

_COUNT_BITS: Final = 6
_COUNT_MASK: Final = 63
_HIGHEST_COUNT: Final = 2**30

_TYPE_OF_KIND: Final = vec[u8]([ORANGE, ORANGE, BLUE, BLUE, PURPLE, INSPECTOR])
_FIRST_TURNED: Final = vec[u8]([0, 2, 6, 8, 12, 16, 20])
_KIND_OF_TURNED: Final = vec[u8]([0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5])
_SIDES_OF_TURNED: Final = vec[u8]([5, 10, 3, 6, 12, 9, 5, 10, 3, 6, 12, 9, 7, 14, 13, 11, 1, 2, 4, 8])


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


def sides_name(sides: int) -> str:
    """The sides with connectors, such as `ns`."""
    return "".join(letter for place, letter in enumerate(SIDE_LETTERS) if sides >> place & 1)


TURNED_NAMES: Final = tuple(
    [f"{AGENT_NAMES[type_of(kind_of(turned))]}-{sides_name(sides_of(turned))}" for turned in range(TURNED)]
)


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


def queue_tiles(queue: i64) -> i64:
    """The tiles of the queue as counts of kinds."""
    tiles: i64 = 0
    while queue != 0:
        tiles += one((queue & 15) - 1)
        queue >>= 4
    return tiles
