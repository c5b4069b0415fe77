"""What happens in Galaktiko, piece by piece for whoever draws it."""

from typing import Annotated

import msgspec
from msgspec import Struct

from kosmodrom.core.state import Event
from kosmodrom.games.galaktiko.events import EVENTS


class EventView(Struct, frozen=True, omit_defaults=True):
    """Something that happened; in this game everybody sees all of it."""

    kind: Annotated[str, EVENTS.one_of_the_names()]
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


def event_view(event: Event, seat: int) -> EventView:
    """GK-S5 An event, the same for all."""
    return msgspec.convert({"kind": EVENTS.name(event), "seat": event.seat, **EVENTS.fields(event, seat)}, EventView)
