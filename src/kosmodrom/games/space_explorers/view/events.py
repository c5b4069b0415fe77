"""What happens in Space Explorers, piece by piece for whoever draws it."""

from typing import Annotated

from msgspec import Struct

from kosmodrom.core.state import Event
from kosmodrom.games.space_explorers.events import EVENTS


class EventView(Struct, frozen=True, omit_defaults=True):
    """Something that happened."""

    kind: Annotated[str, EVENTS.one_of_the_names()]
    seat: int
    """Whom it concerns; -1: nobody in particular."""
    card: int | None = None
    """Left out if the reader doesn't see it."""
    division: str | None = None
    deck: str | None = None
    """Where the card came from once: specialists or leaders."""
    token: str | None = None
    """A colour, or a directive."""
    got: str | None = None
    """The token got for it."""
    colour: str | None = None
    amount: int | None = None
    other: int | None = None
    """The other seat; 1 is the Rival of one who plays alone."""
    power: str | None = None
    icon: str | None = None
    """A colour, or any."""
    section: int | None = None
    project: str | None = None
    tile: int | None = None
    crisis: str | None = None
    left: int | None = None
    """Steps left of the crisis."""
    goal: int | None = None
    talent: int | None = None
    round: int | None = None
    cause: str | None = None
    modules: int | None = None
    """A bit each: powers, leaders, crises, goals, talents, projects, directives."""
    place: int | None = None
    step: int | None = None
    points: int | None = None


def event_view(event: Event, seat: int) -> EventView:
    """An event with its numbers named, as far as a seat sees them."""
    return EVENTS.view(event, seat, EventView)
