"""What a seat or a spectator may know of the table, and of what happens."""

from functools import lru_cache
from typing import Annotated, Final

from msgspec import Struct

from kosmodrom.core.state import SPECTATOR, Event
from kosmodrom.games.kosmopolis.events import EVENTS
from kosmodrom.games.kosmopolis.knowledge import is_modifier_known, passed_last, passed_on
from kosmodrom.games.kosmopolis.moves import CARD_NAMES, COLOUR_NAMES
from kosmodrom.games.kosmopolis.parts import (
    COLOURS,
    MODIFIERS,
    card_list,
    of_colour,
    size,
    total,
)
from kosmodrom.games.kosmopolis.rules.play import count_modifiers_in_deck
from kosmodrom.games.kosmopolis.score import score
from kosmodrom.games.kosmopolis.state import HELD, SEAT_BITS, SEAT_MASK, KosmopolisState

QUESTIONS = ("keep", "play", "lay", "take", "pay", "over")
REMEMBERED: Final = 4_096
"""How many sets of cards are kept with their names."""


class Laid(Struct, frozen=True):
    """A modifier at a colour; its value only for those who know it."""

    colour: str
    seat: int
    value: int | None


class Colour(Struct, frozen=True):
    """A colour of the capital: its cards, their points, and the limit as far as the viewer knows it."""

    colour: str
    cards: list[str]
    points: int
    limit: int
    unknown: int
    """How many modifiers lie here whose value the viewer doesn't know."""


class Seat(Struct, frozen=True):
    """What everybody sees of a seat."""

    city: list[list[str]]
    totals: list[int]
    bonus: list[str]
    gold: int
    score: int
    hand: int
    pack: int
    choosing: bool


class Own(Struct, frozen=True):
    """What only the seat itself sees: hand, pack, and the cards it passed on that are not yet played."""

    hand: list[str]
    pack: list[str]
    owes: int
    held: int | None
    """The value of the modifier it looks at."""
    passed_last: list[str]
    """Passed in the second step: the left neighbour has them."""
    passed_first: list[str]
    """Passed in the first step: with the left neighbour or the seat after him."""


class KosmopolisView(Struct, frozen=True):
    """The table of Kosmopolis as one seat (or a spectator) sees it."""

    seat: int
    round: int
    question: str
    turn: int | None
    first: int
    step: int
    last_turns: int | None
    """Turns left in the last lap; None before it."""
    capital: list[Colour]
    laid: list[Laid]
    modifiers: int
    deck: int
    discard: list[str]
    stock: int
    seats: list[Seat]
    own: Own | None


def cards(packed: int) -> list[str]:
    """The names of a set's cards."""
    return list(_names(packed))


@lru_cache(REMEMBERED)
def _names(packed: int) -> tuple[str, ...]:
    return tuple(CARD_NAMES[kind] for kind in card_list(packed))


def view(s: KosmopolisState, seat: int) -> KosmopolisView:
    """KP-I1 Public things for all; hands, packs and modifiers only for those who know them."""
    question = QUESTIONS[s.question]
    return KosmopolisView(
        seat=seat,
        round=s.round,
        question=question,
        turn=None if question in ("keep", "over") else s.turn,
        first=s.first,
        step=s.step,
        last_turns=s.last_turns if s.last_turns >= 0 and question != "keep" else None,
        capital=[colour_view(s, seat, colour) for colour in range(COLOURS)],
        laid=_laid(s, seat),
        modifiers=count_modifiers_in_deck(s),
        deck=s.deck.size,
        discard=cards(s.discard),
        stock=s.stock,
        seats=[_seat(s, other) for other in range(s.seats)],
        own=None if seat == SPECTATOR else _own(s, seat),
    )


def _known_values(s: KosmopolisState, seat: int, colour: int) -> list[int | None]:
    """The modifiers at a colour, with the values that the seat knows."""
    return [
        s.values[modifier] if is_modifier_known(s, seat, modifier) else None
        for modifier in range(MODIFIERS)
        if s.modifiers[modifier] >> SEAT_BITS == colour
    ]


def colour_view(s: KosmopolisState, seat: int, colour: int) -> Colour:
    values = _known_values(s, seat, colour)
    points = total(s.capital, colour)
    return Colour(
        colour=COLOUR_NAMES[colour],
        cards=cards(of_colour(s.capital, colour)),
        points=points,
        limit=points + sum(value for value in values if value is not None),
        unknown=values.count(None),
    )


def _laid(s: KosmopolisState, seat: int) -> list[Laid]:
    """Sorted by place, then value, so that the order says nothing about values unknown."""
    laid = [
        (place >> SEAT_BITS, place & SEAT_MASK, s.values[modifier] if known else None)
        for modifier in range(MODIFIERS)
        if (place := s.modifiers[modifier]) >= 0
        for known in [is_modifier_known(s, seat, modifier)]
    ]
    laid.sort(key=lambda entry: (entry[0], entry[1], entry[2] or 0))
    return [Laid(COLOUR_NAMES[colour], by, value) for colour, by, value in laid]


def _seat(s: KosmopolisState, seat: int) -> Seat:
    player = s.players[seat]
    return Seat(
        city=[cards(of_colour(player.city, colour)) for colour in range(COLOURS)],
        totals=[total(player.city, colour) for colour in range(COLOURS)],
        bonus=cards(player.bonus),
        gold=player.gold,
        score=score(s, seat),
        hand=size(player.hand),
        pack=size(player.pack),
        choosing=player.owes > 0,
    )


def _own(s: KosmopolisState, seat: int) -> Own:
    player = s.players[seat]
    held = [s.values[m] for m in range(MODIFIERS) if s.modifiers[m] == HELD and is_modifier_known(s, seat, m)]
    return Own(
        hand=cards(player.hand),
        pack=cards(player.pack),
        owes=player.owes,
        held=held[0] if held else None,
        passed_last=cards(passed_last(s, seat)),
        passed_first=cards(passed_on(s, seat)),
    )


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
    return EVENTS.view(event, seat, EventView)
