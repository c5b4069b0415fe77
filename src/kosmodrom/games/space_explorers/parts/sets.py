"""Sets packed into one number: a bit a member, below 61."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

_DE_BRUIJN: Final = 125613361
"""All 32 runs of five bits in it differ, so a lone bit times this number can be told by the five highest of 32 bits."""
_LOW: Final = 0xFFFFFFFF


def _bits() -> vec[u8]:
    """The place of a lone bit below 2^32, by the five bits that the multiplication leaves."""
    table = [0] * 32
    for place in range(32):
        table[(2**place * _DE_BRUIJN & _LOW) >> 27] = place
    return vec[u8](table)


_PLACE_OF_BIT: Final = _bits()


def bit(place: i64) -> i64:
    """The set of one member, which is below 61."""
    return 2**60 >> (60 - place)


def lowest(members: i64) -> i64:
    """The lowest member of a set that is not empty; drop it with `members & (members - 1)`."""
    alone = members & -members
    if alone <= _LOW:
        return i64(_PLACE_OF_BIT[(alone * _DE_BRUIJN & _LOW) >> 27])
    return 32 + i64(_PLACE_OF_BIT[((alone >> 32) * _DE_BRUIJN & _LOW) >> 27])


def size(members: i64) -> i64:
    """How many members a set has."""
    if members == 0:
        return 0
    pairs = members - ((members >> 1) & 0x1555555555555555)
    fours = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    bytes_ = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    bytes_ += bytes_ >> 8
    bytes_ += bytes_ >> 16
    return (bytes_ + (bytes_ >> 32)) & 127


def member(members: i64, number: i64) -> i64:
    """The member of a set with so many lower ones."""
    base: i64 = 0
    half = size(members & _LOW)
    if number >= half:
        members >>= 32
        number -= half
        base = 32
    while number > 0:
        members &= members - 1
        number -= 1
    return base + lowest(members)


def members_of(members: i64) -> list[int]:
    """The members of a set, lowest first."""
    found: list[int] = []
    while members != 0:
        found.append(lowest(members))
        members &= members - 1
    return found
