"""What can happen in Galaktiko, as told to the log; everybody sees everything.

Of the numbers `a` is a card's kind (or the station where a ship goes), `b` a sector from 0, `c` points, an icon or a
place, as said at each.
"""

from typing import Final

from kosmodrom.core.events import A, B, C, EventKind, EventTable
from kosmodrom.games.galaktiko.moves import CARD_NAMES, ICON_NAMES, STATION_NAMES

FIRST: Final = 0
"""A seat begins."""
QUEUED: Final = 1
"""Set-up: a card (a) lies in the queue of a sector (b)."""
SET_ASIDE: Final = 2
"""Set-up: so many inspectors (c) were turned up, replaced, and shuffled into the upper part."""
START: Final = 3
"""A seat puts its ship onto a station (a), in its sector (b), with an icon (c)."""
BOARDS: Final = 4
"""A card (a) boards a seat's ship from the queue of a sector (b); c is 1 at the start, 0 in a turn."""
FLIES: Final = 5
"""A seat flies to a station (a) from a sector (b); the station has an icon (c)."""
DEALT: Final = 6
"""A card (a) joins the queue of a sector (b)."""
INSPECTOR_COMES: Final = 7
"""An inspector is turned up and lies in a sector (b)."""
SHIFT_ENDS: Final = 8
"""The end-of-shift card is turned up (c is 0); or, to the bitter end, the last card was dealt (1)."""
CAUGHT: Final = 9
"""The inspector of a sector (b) makes a stowaway (a) pay: so many points (c)."""
INSPECTOR_LEAVES: Final = 10
"""The inspector of a sector (b) is discarded."""
INSPECTOR_RETURNS: Final = 11
"""The inspector of a sector (b) is shuffled back into a part of the deck, or discarded (c)."""
OFF: Final = 12
"""A seat lets off a card (a) in a sector (b) for so many points (c)."""
SNEAKS_OFF: Final = 13
"""A seat lets off a stowaway (a) in a sector (b) for nothing."""
FORCED_OFF: Final = 14
"""A cheeky stowaway (a) gets off in a sector (b) unasked."""
PAIR: Final = 15
"""A vortan of a seat's ship and one of the queue of a sector (b) go off together."""
EXCESS: Final = 16
"""A card (a) above the limit of the hand is discarded."""
LAST_ROUND: Final = 17
WALKS: Final = 18
"""A card (a) left on board walks from the final sector (b)."""
END: Final = 19

INTO_UPPER: Final = 0
"""Where an inspector returns to."""
INTO_LOWER: Final = 1
INTO_DISCARD: Final = 2

_CARD: Final = A.of(CARD_NAMES)
_STATION: Final = A.of(STATION_NAMES)
_ICON: Final = C.of(ICON_NAMES)
_SECTOR: Final = B.counted_from(1)
EVENTS: Final = EventTable(
    EventKind(FIRST, "first", "GK-S4"),
    EventKind(QUEUED, "queued", "GK-S2", card=_CARD, sector=_SECTOR),
    EventKind(SET_ASIDE, "set_aside", "GK-S2", count=C),
    EventKind(START, "start", "GK-S4", sector=_SECTOR, station=_STATION, icon=_ICON),
    EventKind(BOARDS, "boards", {0: "GK-T9", 1: "GK-S4"}, card=_CARD, sector=_SECTOR),
    EventKind(FLIES, "flies", "GK-T1", sector=_SECTOR, station=_STATION, icon=_ICON),
    EventKind(DEALT, "dealt", "GK-T3", card=_CARD, sector=_SECTOR),
    EventKind(INSPECTOR_COMES, "inspector", "GK-T4", sector=_SECTOR),
    EventKind(SHIFT_ENDS, "shift_ends", {0: "GK-T5", 1: "GK-O3"}),
    EventKind(CAUGHT, "caught", "GK-T6", card=_CARD, sector=_SECTOR, points=C),
    EventKind(INSPECTOR_LEAVES, "inspector_leaves", "GK-T6", sector=_SECTOR),
    EventKind(
        INSPECTOR_RETURNS,
        "inspector_returns",
        {INTO_UPPER: "GK-S3", INTO_LOWER: "GK-S3", INTO_DISCARD: "GK-O3"},
        sector=_SECTOR,
        count=C,
    ),
    EventKind(OFF, "off", "GK-T7", card=_CARD, sector=_SECTOR, points=C),
    EventKind(SNEAKS_OFF, "sneaks_off", "GK-T7", card=_CARD, sector=_SECTOR),
    EventKind(FORCED_OFF, "forced_off", "GK-O1", card=_CARD, sector=_SECTOR),
    EventKind(PAIR, "pair", "GK-T8", sector=_SECTOR),
    EventKind(EXCESS, "excess", "GK-T10", card=_CARD),
    EventKind(LAST_ROUND, "last_round", "GK-E1"),
    EventKind(WALKS, "walks", "GK-O2", card=_CARD, sector=_SECTOR),
    EventKind(END, "end", "GK-E1"),
)
