"""What a seat or a spectator sees of the table, and of what happens."""

from collections import Counter
from typing import Annotated, Final, Literal, get_args

from msgspec import Struct

from kosmodrom.core.state import SPECTATOR, Event
from kosmodrom.games.galaktiko.events import EVENTS
from kosmodrom.games.galaktiko.moves import CARD_NAMES, ICON_NAMES, STATION_NAMES
from kosmodrom.games.galaktiko.options import unpack
from kosmodrom.games.galaktiko.parts.kinds import INSPECTOR, SECTORS, SLOTS, sector_of, station_at
from kosmodrom.games.galaktiko.score import penalty_now, points, score
from kosmodrom.games.galaktiko.state import OVER, STARTING, GalaktikoState, count_stations, icon_at, is_shift_over

Question = Literal["start", "fly", "off", "load", "over"]
QUESTIONS: Final[tuple[Question, ...]] = get_args(Question)
"""By the numbers of `state`."""
Route = Literal["green", "yellow", "pink"]
ROUTES: Final[tuple[Route, ...]] = get_args(Route)
"""By how many stations of a sector are on them, less one."""


class Station(Struct, frozen=True):
    """A station: its icon, whether it is on the route in play, and the seat whose bus stands there."""

    icon: str
    is_open: bool
    ship: int | None


class Sector(Struct, frozen=True):
    """A sector of the ring: its three stations a, b and c, the queue, and how many inspectors are on duty."""

    stations: list[Station]
    queue: list[str]
    """The next to board first."""
    inspectors: int


class Seat(Struct, frozen=True):
    """What everybody sees of a seat."""

    sector: int | None
    station: str | None
    hand: list[str]
    scored: list[str]
    points: int
    """Of the scored pile."""
    penalty: int
    """What those on board would cost now: 0 or less."""
    score: int
    turns: int
    """Turns taken."""


class Left(Struct, frozen=True):
    """How many cards of a kind are still in the deck."""

    card: str
    unseen: int


class GalaktikoView(Struct, frozen=True):
    """The table of Galaktiko; all seats and spectators see the same."""

    seat: int
    question: Question
    turn: int | None
    first: int
    round: int
    route: Route
    sectors: list[Sector]
    seats: list[Seat]
    upper: int
    lower: int
    """Cards left in the lower part of the deck, the end-of-shift card among them while it is there."""
    end_of_shift: bool
    rounds_left: int | None
    """Full rounds to come after the current one; None before the end of shift."""
    discard: list[str]
    left: list[Left]
    """Every kind of card in the game, in order, zeros too."""
    options: dict[str, str]


def view(s: GalaktikoState, seat: int) -> GalaktikoView:
    """GK-S5 Everything but the order of the deck."""
    return GalaktikoView(
        seat=seat,
        question=QUESTIONS[s.question],
        turn=None if s.question == OVER else s.turn,
        first=s.first,
        round=max(s.round, 1),
        route=ROUTES[count_stations(s) // SECTORS - 1],
        sectors=[_sector(s, sector) for sector in range(SECTORS)],
        seats=[_seat(s, other) for other in range(s.seats)],
        upper=s.deck.upper,
        lower=s.deck.lower,
        end_of_shift=is_shift_over(s),
        rounds_left=s.last_round - s.round if is_shift_over(s) else None,
        discard=cards(s.discard.kinds()),
        left=_left(s),
        options=unpack(s.options),
    )


def cards(kinds: list[int]) -> list[str]:
    return [CARD_NAMES[kind] for kind in kinds]


def _sector(s: GalaktikoState, number: int) -> Sector:
    sector = s.sectors[number]
    ships = {player.station: seat for seat, player in enumerate(s.players)}
    stations = [station_at(number, slot) for slot in range(SLOTS)]
    return Sector(
        stations=[
            Station(ICON_NAMES[icon_at(s, station)], station < count_stations(s), ships.get(station))
            for station in stations
        ],
        queue=cards(sector.queue()),
        inspectors=sector.inspectors,
    )


def _seat(s: GalaktikoState, seat: int) -> Seat:
    player = s.players[seat]
    is_placed = player.station >= 0
    return Seat(
        sector=sector_of(player.station) + 1 if is_placed else None,
        station=STATION_NAMES[player.station] if is_placed else None,
        hand=cards(player.hand.kinds()),
        scored=cards(player.scored.kinds()),
        points=points(player.scored),
        penalty=penalty_now(s, seat),
        score=score(s, seat),
        turns=_turns(s, seat),
    )


def _turns(s: GalaktikoState, seat: int) -> int:
    """GK-E1 How many turns a seat has finished."""
    if s.question == STARTING:
        return 0
    has_moved = s.question == OVER or (seat - s.first) % s.seats < (s.turn - s.first) % s.seats
    return s.round if has_moved else s.round - 1


def _left(s: GalaktikoState) -> list[Left]:
    unseen = Counter(s.deck.passengers.kinds())
    unseen[INSPECTOR] = s.deck.hidden_inspectors
    return [Left(name, unseen[kind]) for kind, name in enumerate(CARD_NAMES)]


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


def event_view(event: Event) -> EventView:
    """GK-S5 An event, the same for all."""
    return EVENTS.view(event, SPECTATOR, EventView)
