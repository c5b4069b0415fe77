"""What happens in Space Bureau, piece by piece for whoever draws it, and the rules it follows from."""

from typing import Final, Literal, get_args

from msgspec import Struct

from kosmodrom.core.state import Event
from kosmodrom.games.space_bureau import events
from kosmodrom.games.space_bureau.flight import CROSSING, EXPLORING
from kosmodrom.games.space_bureau.names import (
    AGENT_NAMES,
    CELL_NAMES,
    COLOUR_NAMES,
    KIND_NAMES,
    OFFICE_NAMES,
    SHIP_SIDE_NAMES,
    SOURCE_NAMES,
    TURNED_NAMES,
)
from kosmodrom.games.space_bureau.score import RANK_NAMES
from kosmodrom.games.space_bureau.state import MIDDLE

EventKind = Literal[
    "first",
    "side",
    "ability",
    "turn",
    "placed",
    "skipped",
    "triggered",
    "fuel",
    "credits",
    "sample",
    "storage",
    "paid_fuel",
    "paid_sample",
    "office",
    "took_off",
    "flew",
    "jumped",
    "explored",
    "landed",
    "ended",
    "room",
    "level",
    "flipped",
    "taken",
    "queued",
    "exchanged",
    "last_round",
    "end",
    "rank",
]
KINDS: Final[tuple[EventKind, ...]] = get_args(EventKind)
"""By the numbers of `events`."""
RULES: Final = {
    "first": "SB-S4",
    "side": "SB-S3",
    "ability": "SB-S3",
    "turn": "SB-T6",
    "placed": "SB-T1",
    "skipped": "SB-T5",
    "triggered": "SB-T2",
    "fuel": "SB-G2",
    "credits": "SB-A6",
    "sample": "SB-G3",
    "storage": "SB-G4",
    "paid_fuel": "SB-A11",
    "paid_sample": "SB-A11",
    "office": "SB-A7",
    "took_off": "SB-F1",
    "flew": "SB-F1",
    "jumped": "SB-F1",
    "explored": "SB-F2",
    "landed": "SB-F4",
    "ended": "SB-F3",
    "room": "SB-A8",
    "level": "SB-A9",
    "flipped": "SB-A9",
    "taken": "SB-T4",
    "queued": "SB-T4",
    "exchanged": "SB-T4",
    "last_round": "SB-T7",
    "end": "SB-E1",
    "rank": "SB-E2",
}


class EventView(Struct, frozen=True, omit_defaults=True):
    """Something that happened."""

    kind: EventKind
    seat: int
    """Whom it concerns; -1: nobody in particular."""
    side: str | None = None
    ability: int | None = None
    times: int | None = None
    """How often an ability was triggered."""
    round: int | None = None
    tile: str | None = None
    """A turned tile that was placed; else a kind, or the type that was exchanged."""
    cell: str | None = None
    hex: int | None = None
    """Where the ship is now."""
    start: int | None = None
    """The hex that it came from."""
    q: int | None = None
    r: int | None = None
    colour: str | None = None
    office: str | None = None
    fuel: int | None = None
    """Gained; paid or spent for a step; lost to make room for a sample."""
    lost: int | None = None
    """Fuel that found no room."""
    credits: int | None = None
    source: str | None = None
    """Where fuel, credits or a sample came from: cell, exploration, ability, room."""
    capacity: int | None = None
    room: int | None = None
    level: int | None = None
    rank: str | None = None


def event_rule(event: Event) -> str:
    """The id of the rule that an event follows from."""
    return RULES[KINDS[event.kind]]


def event_view(event: Event, seat: int) -> EventView:
    """An event with its numbers named; all seats see the same."""
    kind, who, a, b, c = KINDS[event.kind], event.seat, event.a, event.b, event.c
    match kind:
        case "side":
            return EventView(kind, who, side=SHIP_SIDE_NAMES[a])
        case "ability":
            return EventView(kind, who, ability=a)
        case "turn":
            return EventView(kind, who, round=a)
        case "placed":
            return EventView(kind, who, tile=TURNED_NAMES[a], cell=CELL_NAMES[b])
        case "triggered":
            return EventView(kind, who, ability=a, times=b)
        case "fuel":
            return EventView(kind, who, fuel=a, lost=b, source=SOURCE_NAMES[c])
        case "credits":
            return EventView(kind, who, credits=a, source=SOURCE_NAMES[b])
        case "sample":
            return EventView(kind, who, colour=COLOUR_NAMES[a], fuel=b, source=SOURCE_NAMES[c])
        case "storage":
            return EventView(kind, who, capacity=a)
        case "paid_fuel":
            return EventView(kind, who, fuel=a)
        case "paid_sample":
            return EventView(kind, who, colour=COLOUR_NAMES[a])
        case "office":
            return EventView(kind, who, hex=a + 1, office=OFFICE_NAMES[b], credits=c)
        case "took_off" | "ended":
            return EventView(kind, who, hex=a + 1)
        case "flew" | "jumped":
            return EventView(kind, who, start=a + 1, hex=b + 1, fuel=CROSSING if kind == "flew" else 0)
        case "explored":
            q, r = divmod(c, 2 * MIDDLE)
            return EventView(kind, who, start=a + 1, hex=b + 1, q=q - MIDDLE, r=r - MIDDLE, fuel=EXPLORING)
        case "landed":
            return EventView(kind, who, cell=CELL_NAMES[a], hex=b + 1, credits=c)
        case "room":
            return EventView(kind, who, room=a)
        case "level":
            return EventView(kind, who, level=a, room=b)
        case "flipped":
            return EventView(kind, who, cell=CELL_NAMES[a], credits=b)
        case "taken" | "queued":
            return EventView(kind, who, tile=KIND_NAMES[a])
        case "exchanged":
            return EventView(kind, who, tile=AGENT_NAMES[a])
        case "rank":
            return EventView(kind, who, rank=RANK_NAMES[a])
        case _:
            return EventView(kind, who)


assert KINDS[events.RANK] == "rank" and len(RULES) == len(KINDS)
