"""The moves of Galaktiko: 101 numbers and a notation (`fly 5b`, `off rich-bath`, `load 2`); `words` has their words."""

from typing import Final

from kosmodrom.core.moves import Kind, MoveSpace
from kosmodrom.games.galaktiko.loading import HAND_LIMIT
from kosmodrom.games.galaktiko.parts import (
    INSPECTOR,
    KINDS,
    PASSENGERS,
    RICH,
    STATIONS,
    STOWAWAY,
    VORTAN,
    icons_of,
    sector_of,
    slot_of,
)
from kosmodrom.games.galaktiko.rules import FLY, LOAD, MOVE_COUNT, OFF, START, STAY

ICON_NAMES: Final = ("bath", "market", "cafe", "beach", "museum", "factory", "cinema", "dacha")
SLOT_NAMES: Final = ("a", "b", "c")


def card_name(kind: int) -> str:
    """`bath-market`, `rich-bath`, `stowaway-bath`, `vortan`, `inspector`."""
    if kind == VORTAN:
        return "vortan"
    if kind == INSPECTOR:
        return "inspector"
    icons = "-".join(ICON_NAMES[icon] for icon in icons_of(kind))
    return icons if kind < RICH else f"rich-{icons}" if kind < STOWAWAY else f"stowaway-{icons}"


def station_name(station: int) -> str:
    """`5b`: the sector from 1, and the slot."""
    return f"{sector_of(station) + 1}{SLOT_NAMES[slot_of(station)]}"


CARD_NAMES: Final = tuple(card_name(kind) for kind in range(KINDS))
STATION_NAMES: Final = tuple(station_name(station) for station in range(STATIONS))

MOVES: Final = MoveSpace(
    Kind("start", (STATION_NAMES,)),
    Kind("fly", (STATION_NAMES,)),
    Kind("off", (CARD_NAMES[:PASSENGERS],)),
    Kind("stay"),
    Kind("load", (tuple(str(cards) for cards in range(HAND_LIMIT + 1)),)),
)
assert [MOVES.first(kind.verb) for kind in MOVES.kinds] == [START, FLY, OFF, STAY, LOAD]
assert MOVES.count == MOVE_COUNT
