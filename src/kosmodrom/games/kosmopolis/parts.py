"""The components: colours, values, kinds of cards, and sets of cards packed into one number.

A kind is colour * 5 + value - 2, from 0 (blue 2) to 19 (yellow 6). A set of cards holds up to seven of each kind: three
bits a kind, fifteen a colour. Functions take and return such sets; nothing else looks inside them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

COLOURS: Final = 4
BLUE: Final = 0
"""Agents."""
PINK: Final = 1
"""Clerics."""
GREEN: Final = 2
"""Scholars."""
YELLOW: Final = 3
"""Merchants."""

VALUES: Final = 5
LOWEST_VALUE: Final = 2
KINDS: Final = 20
MODIFIERS: Final = 4

NO_CARDS: Final = 0

DECK: Final = 0
"""The source of chance that cards come from."""
MODIFIER_DECK: Final = 1
SOURCES: Final = ("deck", "modifiers")

_COUNT_MASK: Final = 7
_COLOUR_BITS: Final = 15
_COLOUR_MASK: Final = 0o77777
EVERY_KIND: Final = 0o11111111111111111111
"""The set of one card of each kind."""
_YELLOW_SIX: Final = 0o10000000000000000000
_EVEN_KINDS: Final = 0o07070707070707070707


def colour_of(kind: i64) -> i64:
    return kind // VALUES


def value_of(kind: i64) -> i64:
    return kind % VALUES + LOWEST_VALUE


def kind_of(colour: i64, value: i64) -> i64:
    return colour * VALUES + value - LOWEST_VALUE


def _kinds_by_bit() -> vec[u8]:
    """The kind of the lowest bit of a set, by that bit modulo 67 (no two powers of two below 2^62 agree there)."""
    table = [0] * 67
    for kind in range(KINDS):
        table[8**kind % 67] = kind
    return vec[u8](table)


_KIND_BY_BIT: Final = _kinds_by_bit()


def single(kind: i64) -> i64:
    """The set of one card."""
    return _YELLOW_SIX >> (3 * (KINDS - 1 - kind))


def count(cards: i64, kind: i64) -> i64:
    """How many cards of a kind a set holds."""
    return (cards >> (3 * kind)) & _COUNT_MASK


def of_colour(cards: i64, colour: i64) -> i64:
    """The cards of one colour, still at their places in the set."""
    shift = _COLOUR_BITS * colour
    return ((cards >> shift) & _COLOUR_MASK) << shift


def total(cards: i64, colour: i64) -> i64:
    """The points of a colour in a set."""
    c = cards >> (_COLOUR_BITS * colour)
    return 2 * (c & 7) + 3 * (c >> 3 & 7) + 4 * (c >> 6 & 7) + 5 * (c >> 9 & 7) + 6 * (c >> 12 & 7)


def grand_total(cards: i64) -> i64:
    """The points of all cards of a set."""
    return total(cards, BLUE) + total(cards, PINK) + total(cards, GREEN) + total(cards, YELLOW)


def present(cards: i64) -> i64:
    """The kinds that a set holds, once each: walk it with `lowest` and `without_lowest`."""
    return (cards | (cards >> 1) | (cards >> 2)) & EVERY_KIND


def lowest(kinds: i64) -> i64:
    """The lowest kind of a set that holds each kind at most once."""
    return i64(_KIND_BY_BIT[(kinds & -kinds) % 67])


def without_lowest(kinds: i64) -> i64:
    return kinds & (kinds - 1)


def list_kinds(cards: i64, kinds: vec[i64]) -> i64:
    """Write the kinds that a set holds, lowest first and once each; answers how many."""
    n: i64 = 0
    left = present(cards)
    while left != 0:
        kinds[n] = i64(_KIND_BY_BIT[(left & -left) % 67])
        n += 1
        left &= left - 1
    return n


def list_kinds_twice(cards: i64, first: i64, second: i64, numbers: vec[i64]) -> i64:
    """Write each kind that a set holds added to two numbers; answers how many were written."""
    n: i64 = 0
    left = present(cards)
    while left != 0:
        kind = i64(_KIND_BY_BIT[(left & -left) % 67])
        numbers[n] = first + kind
        numbers[n + 1] = second + kind
        n += 2
        left &= left - 1
    return n


def lowest_of_colour(cards: i64, colour: i64) -> i64:
    """The lowest card of a colour, which must be there."""
    return lowest(present(of_colour(cards, colour)))


def highest_of_colour(cards: i64, colour: i64) -> i64:
    """The highest card of a colour, which must be there."""
    kind = colour * VALUES + VALUES - 1
    while count(cards, kind) == 0:
        kind -= 1
    return kind


def size(cards: i64) -> i64:
    """How many cards a set holds, up to 62: neighbouring counts are added, and their sum is the rest modulo 63."""
    return ((cards & _EVEN_KINDS) + ((cards >> 3) & _EVEN_KINDS)) % 63


def card_list(cards: i64) -> list[int]:
    """The kinds of a set's cards, in order, as often as they are there."""
    return [kind for kind in range(KINDS) for _ in range(count(cards, kind))]
