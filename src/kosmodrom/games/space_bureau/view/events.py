"""What happens in Space Bureau, piece by piece for whoever draws it."""

from typing import Annotated

from msgspec import Struct

from kosmodrom.core.state import Event
from kosmodrom.games.space_bureau.events import EVENTS


class EventView(Struct, frozen=True, omit_defaults=True):
    """Something that happened."""

    kind: Annotated[str, EVENTS.one_of_the_names()]
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


def event_view(event: Event, seat: int) -> EventView:
    """An event with its numbers named; all seats see the same."""
    return EVENTS.view(event, seat, EventView)
