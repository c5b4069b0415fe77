"""What can happen in Space Bureau, as told to the log. Places are told as hexes, tiles as kinds or turned tiles."""

from typing import Final

from kosmodrom.core.events import A, B, C, EventKind, EventTable, Reading
from kosmodrom.core.state import Event
from kosmodrom.games.space_bureau.parts.box import SOURCE_NAMES
from kosmodrom.games.space_bureau.parts.ship import CELL_NAMES, OFFICE_NAMES, SHIP_SIDE_NAMES
from kosmodrom.games.space_bureau.parts.tiles import AGENT_NAMES, COLOUR_NAMES, KIND_NAMES, TURNED_NAMES
from kosmodrom.games.space_bureau.parts.universe import CROSSING, EXPLORING
from kosmodrom.games.space_bureau.score import RANK_NAMES
from kosmodrom.games.space_bureau.state import MIDDLE

FIRST: Final = 0
SIDE: Final = 1
"""A captain has a side (a)."""
ABILITY: Final = 2
"""A captain has an ability (a)."""
TURN: Final = 3
"""A captain's turn of a round (a) begins."""
PLACED: Final = 4
"""A turned tile (a) was placed in a cell (b)."""
SKIPPED: Final = 5
"""No placement is possible."""
TRIGGERED: Final = 6
"""An ability (a) gives its bonus so many times (b)."""
FUEL: Final = 7
"""So much fuel was gained (a) and so much found no room (b), from a source (c)."""
CREDITS: Final = 8
"""Credits (a) from a source (b)."""
SAMPLE: Final = 9
"""A sample of a colour (a) was stored, for so much fuel lost (b), from a source (c)."""
STORAGE: Final = 10
"""The storage holds so much now (a)."""
PAID_FUEL: Final = 11
PAID_SAMPLE: Final = 12
OFFICE: Final = 13
"""An office was opened on a hex (a), of a kind (b), for so many credits (c)."""
TOOK_OFF: Final = 14
"""A flight begins at a hex (a)."""
FLEW: Final = 15
"""From a hex (a) to a hex (b)."""
JUMPED: Final = 16
"""From a hex (a) to a hex (b)."""
EXPLORED: Final = 17
"""From a hex (a) to a new hex (b), whose coordinates (q + MIDDLE) * 2 * MIDDLE + r + MIDDLE are c."""
LANDED: Final = 18
"""An agent of a cell (a) was landed on a hex (b) for so many credits (c)."""
ENDED: Final = 19
"""A flight ended at a hex (a) without landing."""
ROOM: Final = 20
"""The marker entered a room (a)."""
LEVEL: Final = 21
"""The marker entered the room of a level (a): room b."""
FLIPPED: Final = 22
"""The inspector of a cell (a) was turned over for so many credits (b)."""
TAKEN: Final = 23
"""A tile of a kind (a) was taken from the queue."""
QUEUED: Final = 24
"""A tile of a kind (a) came from the bag into the queue."""
EXCHANGED: Final = 25
"""Three tiles of a type (a) went back into the bag."""
LAST_ROUND: Final = 26
END: Final = 27
RANK: Final = 28
"""A lone captain reached a rank (a)."""


class _First(Reading):
    """The first coordinate of two in one number."""

    def read(self, event: Event) -> int | str:
        return event.c // (2 * MIDDLE) - MIDDLE


class _Second(Reading):
    def read(self, event: Event) -> int | str:
        return event.c % (2 * MIDDLE) - MIDDLE


_START: Final = A.counted_from(1)
_HEX: Final = B.counted_from(1)
EVENTS: Final = EventTable(
    EventKind(FIRST, "first", "SB-S4"),
    EventKind(SIDE, "side", "SB-S3", side=A.of(SHIP_SIDE_NAMES)),
    EventKind(ABILITY, "ability", "SB-S3", ability=A),
    EventKind(TURN, "turn", "SB-T6", round=A),
    EventKind(PLACED, "placed", "SB-T1", tile=A.of(TURNED_NAMES), cell=B.of(CELL_NAMES)),
    EventKind(SKIPPED, "skipped", "SB-T5"),
    EventKind(TRIGGERED, "triggered", "SB-T2", ability=A, times=B),
    EventKind(FUEL, "fuel", "SB-G2", fuel=A, lost=B, source=C.of(SOURCE_NAMES)),
    EventKind(CREDITS, "credits", "SB-A6", credits=A, source=B.of(SOURCE_NAMES)),
    EventKind(SAMPLE, "sample", "SB-G3", colour=A.of(COLOUR_NAMES), fuel=B, source=C.of(SOURCE_NAMES)),
    EventKind(STORAGE, "storage", "SB-G4", capacity=A),
    EventKind(PAID_FUEL, "paid_fuel", "SB-A11", fuel=A),
    EventKind(PAID_SAMPLE, "paid_sample", "SB-A11", colour=A.of(COLOUR_NAMES)),
    EventKind(OFFICE, "office", "SB-A7", hex=_START, office=B.of(OFFICE_NAMES), credits=C),
    EventKind(TOOK_OFF, "took_off", "SB-F1", hex=_START),
    EventKind(FLEW, "flew", "SB-F1", start=_START, hex=_HEX, fuel=CROSSING),
    EventKind(JUMPED, "jumped", "SB-F1", start=_START, hex=_HEX, fuel=0),
    EventKind(EXPLORED, "explored", "SB-F2", start=_START, hex=_HEX, q=_First("c"), r=_Second("c"), fuel=EXPLORING),
    EventKind(LANDED, "landed", "SB-F4", cell=A.of(CELL_NAMES), hex=_HEX, credits=C),
    EventKind(ENDED, "ended", "SB-F3", hex=_START),
    EventKind(ROOM, "room", "SB-A8", room=A),
    EventKind(LEVEL, "level", "SB-A9", level=A, room=B),
    EventKind(FLIPPED, "flipped", "SB-A9", cell=A.of(CELL_NAMES), credits=B),
    EventKind(TAKEN, "taken", "SB-T4", tile=A.of(KIND_NAMES)),
    EventKind(QUEUED, "queued", "SB-T4", tile=A.of(KIND_NAMES)),
    EventKind(EXCHANGED, "exchanged", "SB-T4", tile=A.of(AGENT_NAMES)),
    EventKind(LAST_ROUND, "last_round", "SB-T7"),
    EventKind(END, "end", "SB-E1"),
    EventKind(RANK, "rank", "SB-E2", rank=A.of(RANK_NAMES)),
)
"""Everybody sees all of it."""
