"""The components: station icons, kinds of cards, stations.

Icons are numbered 0 to 7. A card's kind is a number from 0 to 45: ordinary passengers (28 pairs of icons, the lower
icon first), rich passengers, stowaways (eight of each, by icon), vortans, inspectors. A station is slot * 8 + sector,
so the stations of a route are the first 8, 16 or 24; sectors are numbered from 0 here and from 1 for people.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ICONS: Final = 8
SECTORS: Final = 8
SLOTS: Final = 3
STATIONS: Final = 24

ORDINARY: Final = 0
"""The first of the ordinary passengers."""
RICH: Final = 28
"""The rich passenger of icon 0; an icon is added."""
STOWAWAY: Final = 36
VORTAN: Final = 44
INSPECTOR: Final = 45
KINDS: Final = 46
PASSENGERS: Final = 45
"""Kinds below this are passengers: they queue, board and leave."""
END_OF_SHIFT: Final = 46
"""Not a kind: what the deck answers when the end-of-shift card is turned up."""

DECK: Final = 0
"""The source of chance that cards come from."""
RING: Final = 1
FIRST_DRIVER: Final = 2
EXCESS: Final = 3
SOURCES: Final = ("deck", "ring", "first", "excess")


def _pairs() -> list[tuple[int, int]]:
    return [(low, high) for low in range(ICONS) for high in range(low + 1, ICONS)]


PAIRS: Final = _pairs()
"""The icons of the ordinary passengers, by kind."""


def is_ordinary(kind: i64) -> bool:
    return kind < RICH


def is_rich(kind: i64) -> bool:
    return RICH <= kind < STOWAWAY


def is_stowaway(kind: i64) -> bool:
    return STOWAWAY <= kind < VORTAN


def icons_of(kind: i64) -> list[int]:
    """The icons on a card; vortans and inspectors have none."""
    if kind < RICH:
        low, high = PAIRS[kind]
        return [low, high]
    if kind < VORTAN:
        return [int((kind - RICH) % ICONS)]
    return []


def _points() -> vec[i64]:
    return vec[i64]([1] * RICH + [2] * (VORTAN - RICH) + [0] * (KINDS - VORTAN))


_POINTS: Final = _points()


def points_of(kind: i64) -> i64:
    """GK-E2 What a card is worth once it is scored."""
    return _POINTS[kind]


def sector_of(station: i64) -> i64:
    return station & 7


def slot_of(station: i64) -> i64:
    return station >> 3


def station_at(sector: i64, slot: i64) -> i64:
    return slot * SECTORS + sector
