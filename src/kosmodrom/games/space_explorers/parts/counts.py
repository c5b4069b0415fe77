"""Counts packed into one number: bytes for colours and divisions, four bits for tokens, faces and sets of powers."""

from typing import Final

from mypy_extensions import i64

_NIBBLE: Final = 15
_BYTE: Final = 255
_HIGHEST_BITS: Final = 0x8080808080
"""The highest bit of each byte: counts stay below it."""


def of_colour(counts: i64, colour: i64) -> i64:
    """A count of skills, icons or cards by colour or division: a byte each."""
    return (counts >> (8 * colour)) & _BYTE


def one_of_colour(colour: i64) -> i64:
    """One more of a colour."""
    return 2**32 >> (8 * (4 - colour))


def colour_total(counts: i64) -> i64:
    """All five together."""
    pairs = counts + (counts >> 16)
    return (pairs & _BYTE) + (pairs >> 8 & _BYTE) + (counts >> 32)


def less_each(counts: i64, others: i64) -> i64:
    """What each count of a colour is above another, all five at once; nothing where it is not above."""
    apart = (counts | _HIGHEST_BITS) - others
    above = apart & _HIGHEST_BITS
    return apart & (above - (above >> 7))


def by_colour(tokens: i64) -> i64:
    """Counts of tokens, without directives, as counts by colour."""
    return (
        (tokens & 0xF)
        | (tokens & 0xF0) << 4
        | (tokens & 0xF00) << 8
        | (tokens & 0xF000) << 12
        | (tokens & 0xF0000) << 16
    )


def colour_list(counts: i64) -> list[int]:
    return [int(of_colour(counts, colour)) for colour in range(5)]


def count(counts: i64, kind: i64) -> i64:
    """How many of a kind: four bits each."""
    return (counts >> (4 * kind)) & _NIBBLE


def one(kind: i64) -> i64:
    """One of a kind."""
    return 2**40 >> (4 * (10 - kind))


def total(counts: i64) -> i64:
    """All kinds together."""
    found: i64 = 0
    while counts != 0:
        found += counts & _NIBBLE
        counts >>= 4
    return found


def count_list(counts: i64, kinds: int) -> list[int]:
    return [int(count(counts, kind)) for kind in range(kinds)]
