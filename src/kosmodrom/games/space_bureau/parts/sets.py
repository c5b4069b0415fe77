"""Sets packed into one number: a bit a member, below 32."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

_DE_BRUIJN: Final = 125613361
"""All 32 runs of five bits in it differ, so a lone bit times this number can be told by the five highest of 32 bits."""


def _bits() -> vec[u8]:
    """The place of a lone bit below 2^32, by the five bits that the multiplication leaves."""
    table = [0] * 32
    for place in range(32):
        table[(2**place * _DE_BRUIJN & 0xFFFFFFFF) >> 27] = place
    return vec[u8](table)


_PLACE_OF_BIT: Final = _bits()


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
