"""The moves of Galaktiko: numbers, kind after kind, and a notation (`fly 5b`, `off rich-bath`, `load 2`)."""

from typing import Final

from mypy_extensions import i64

from kosmodrom.core.moves import Kind, MoveSpace
from kosmodrom.games.galaktiko.parts.kinds import (
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

_STATIONS: Final = 24
_PASSENGERS: Final = 45
HAND_LIMIT: Final = 6
"""GK-T9 So many are on board at most."""

START: Final = 0
"""Choose a starting place; a station is added. A kind of move is told by its first number."""
FLY: Final = START + _STATIONS
OFF: Final = FLY + _STATIONS
"""Let off a card; its kind is added."""
STAY: Final = OFF + _PASSENGERS
"""The rest stay on board."""
LOAD: Final = STAY + 1
"""Say how many board; the number is added."""
MOVE_COUNT: Final = LOAD + HAND_LIMIT + 1

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


CARD_NAMES: Final = tuple([card_name(kind) for kind in range(KINDS)])
STATION_NAMES: Final = tuple([station_name(station) for station in range(STATIONS)])
MOVES: Final = MoveSpace(
    Kind("start", (STATION_NAMES,)),
    Kind("fly", (STATION_NAMES,)),
    Kind("off", (CARD_NAMES[:PASSENGERS],)),
    Kind("stay"),
    Kind("load", (tuple([str(cards) for cards in range(HAND_LIMIT + 1)]),)),
)


def kind_of_move(move: i64) -> i64:
    """START, FLY, OFF, STAY or LOAD; what is above it is the station, the card's kind or the number of cards."""
    if move < FLY:
        return START
    if move < OFF:
        return FLY
    if move < STAY:
        return OFF
    if move < LOAD:
        return STAY
    return LOAD


assert (_STATIONS, _PASSENGERS, MOVES.count) == (STATIONS, PASSENGERS, MOVE_COUNT)
assert [MOVES.first(kind.verb) for kind in MOVES.kinds] == [START, FLY, OFF, STAY, LOAD]
