"""What happens in Kosmopolis, piece by piece for whoever draws it."""

from typing import Annotated

import msgspec
from msgspec import Struct

from kosmodrom.core.state import Event
from kosmodrom.games.kosmopolis.events import EVENTS


class EventView(Struct, frozen=True, omit_defaults=True):
    """Something that happened, without what the reader may not know."""

    kind: Annotated[str, EVENTS.one_of_the_names()]
    seat: int
    """Whom it concerns; -1: nobody in particular."""
    card: str | None = None
    colour: str | None = None
    value: int | None = None
    """Of a modifier."""
    total: int | None = None
    """A city's points of the colour."""
    limit: int | None = None
    gold: int | None = None
    """Gold taken or paid."""
    round: int | None = None
    cards: int | None = None
    """How many cards were dealt to each."""


def event_view(event: Event, seat: int) -> EventView:
    """KP-I1 An event as a seat knows it: secret numbers only for those who see them."""
    return msgspec.convert({"kind": EVENTS.name(event), "seat": event.seat, **EVENTS.fields(event, seat)}, EventView)
