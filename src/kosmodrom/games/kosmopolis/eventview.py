"""What happens in Kosmopolis, piece by piece for whoever draws it, and the rules it follows from."""

from typing import Final, Literal, get_args

from msgspec import Struct

from kosmodrom.core.state import Event
from kosmodrom.games.kosmopolis import events
from kosmodrom.games.kosmopolis.moves import CARD_NAMES, COLOUR_NAMES

EventKind = Literal[
    "first",
    "seed",
    "deal",
    "kept",
    "passed",
    "to_city",
    "to_capital",
    "drawn",
    "deck_empty",
    "gold",
    "gold_empty",
    "looked",
    "no_modifier",
    "laid",
    "taken",
    "nothing_to_take",
    "last_lap",
    "left_over",
    "revealed",
    "limit",
    "paid",
    "lost",
    "bonus",
    "next_first",
    "end",
    "safe",
]
KINDS: Final[tuple[EventKind, ...]] = get_args(EventKind)
"""By the numbers of `events`."""
RULES: Final = {
    "first": "KP-S2",
    "seed": "KP-S1",
    "deal": "KP-D1",
    "kept": "KP-D2",
    "passed": "KP-D2",
    "to_city": "KP-P1",
    "to_capital": "KP-P1",
    "drawn": "KP-P3",
    "deck_empty": "KP-P3",
    "gold": "KP-P4",
    "gold_empty": "KP-P4",
    "looked": "KP-P5",
    "no_modifier": "KP-P5",
    "laid": "KP-P5",
    "taken": "KP-P6",
    "nothing_to_take": "KP-P6",
    "last_lap": "KP-R1",
    "left_over": "KP-R2",
    "revealed": "KP-R3",
    "limit": "KP-R3",
    "safe": "KP-R3",
    "paid": "KP-R4",
    "lost": "KP-R3",
    "bonus": "KP-R5",
    "next_first": "KP-R7",
    "end": "KP-E1",
}
_CARD: Final = ("seed", "kept", "to_city", "to_capital", "drawn", "taken", "left_over", "bonus")
_MODIFIER: Final = ("first", "looked")
_COLOUR: Final = ("laid", "revealed", "limit", "paid", "lost", "safe")


class EventView(Struct, frozen=True, omit_defaults=True):
    """Something that happened, without what the reader may not know."""

    kind: EventKind
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


def event_rule(event: Event) -> str:
    """The id of the rule that an event follows from; a short deal has its own."""
    if event.kind == events.DEAL and event.c != 0:
        return "KP-D3"
    return RULES[KINDS[event.kind]]


def event_view(event: Event, seat: int) -> EventView:
    """KP-I1 An event as a seat knows it: secret numbers only for those who see them."""
    kind, a, b = KINDS[event.kind], event.a, event.b
    if not event.is_seen_by(seat):
        return EventView(kind, event.seat)
    if kind in _CARD:
        return EventView(kind, event.seat, card=CARD_NAMES[a])
    if kind in _MODIFIER:
        return EventView(kind, event.seat, value=a)
    if kind == "deal":
        return EventView(kind, event.seat, round=a, cards=b)
    if kind == "gold":
        return EventView(kind, event.seat, gold=1)
    if kind not in _COLOUR:
        return EventView(kind, event.seat)
    return EventView(
        kind,
        event.seat,
        colour=COLOUR_NAMES[a],
        value=b if kind == "revealed" else None,
        total=b if kind in ("lost", "safe") else None,
        limit=event.c if kind in ("lost", "safe") else b if kind == "limit" else None,
        gold=b if kind == "paid" else None,
    )


assert KINDS[events.SAFE] == "safe" and len(RULES) == len(KINDS)
