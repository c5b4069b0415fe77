"""What happens in Galaktiko, piece by piece for whoever draws it, and the rules it follows from."""

from typing import Final, Literal, get_args

from msgspec import Struct

from kosmodrom.core.state import Event
from kosmodrom.games.galaktiko import events
from kosmodrom.games.galaktiko.moves import CARD_NAMES, ICON_NAMES, STATION_NAMES

EventKind = Literal[
    "first",
    "queued",
    "set_aside",
    "start",
    "boards",
    "flies",
    "dealt",
    "inspector",
    "shift_ends",
    "caught",
    "inspector_leaves",
    "inspector_returns",
    "off",
    "sneaks_off",
    "forced_off",
    "pair",
    "excess",
    "last_round",
    "walks",
    "end",
]

KINDS: Final[tuple[EventKind, ...]] = get_args(EventKind)
"""By the numbers of `events`."""
RULES: Final[dict[EventKind, str]] = {
    "first": "GK-S4",
    "queued": "GK-S2",
    "set_aside": "GK-S2",
    "start": "GK-S4",
    "boards": "GK-T9",
    "flies": "GK-T1",
    "dealt": "GK-T3",
    "inspector": "GK-T4",
    "shift_ends": "GK-T5",
    "caught": "GK-T6",
    "inspector_leaves": "GK-T6",
    "inspector_returns": "GK-S3",
    "off": "GK-T7",
    "sneaks_off": "GK-T7",
    "forced_off": "GK-O1",
    "pair": "GK-T8",
    "excess": "GK-T10",
    "last_round": "GK-E1",
    "walks": "GK-O2",
    "end": "GK-E1",
}
_PASSENGER: Final = ("queued", "boards", "dealt", "caught", "off", "sneaks_off", "forced_off", "excess", "walks")
_STATION: Final = ("start", "flies")
_NOWHERE: Final = ("first", "set_aside", "shift_ends", "excess", "last_round", "end")
_POINTS: Final = ("caught", "off")
_COUNT: Final = ("set_aside", "inspector_returns")


class EventView(Struct, frozen=True, omit_defaults=True):
    """Something that happened; in this game everybody sees all of it."""

    kind: EventKind
    seat: int
    """Whom it concerns; -1: nobody in particular."""
    card: str | None = None
    sector: int | None = None
    """Where it happened; of a flight, where it began."""
    station: str | None = None
    """The station reached."""
    icon: str | None = None
    """The icon of that station."""
    points: int | None = None
    count: int | None = None
    """How many inspectors; or where one returns to: 0 the upper part of the deck, 1 the lower, 2 the discards."""


def event_rule(event: Event) -> str:
    """The id of the rule that an event follows from; GK-S4 has its own boarding, GK-O3 its own end."""
    if event.kind == events.BOARDS and event.c != 0:
        return "GK-S4"
    if event.kind == events.SHIFT_ENDS and event.c != 0:
        return "GK-O3"
    if event.kind == events.INSPECTOR_RETURNS and event.c == events.INTO_DISCARD:
        return "GK-O3"
    return RULES[KINDS[event.kind]]


def event_view(event: Event, seat: int) -> EventView:
    """GK-S5 An event, the same for all."""
    kind = KINDS[event.kind]
    return EventView(
        kind,
        event.seat,
        card=CARD_NAMES[event.a] if kind in _PASSENGER else None,
        sector=event.b + 1 if kind not in _NOWHERE else None,
        station=STATION_NAMES[event.a] if kind in _STATION else None,
        icon=ICON_NAMES[event.c] if kind in _STATION else None,
        points=event.c if kind in _POINTS else None,
        count=event.c if kind in _COUNT else None,
    )


assert KINDS[events.END] == "end" and len(RULES) == len(KINDS)
