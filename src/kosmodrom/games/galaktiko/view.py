"""What a seat or a spectator sees of the table, and what its moves would bring."""

from collections import Counter
from typing import Final, Literal, get_args

from msgspec import Struct

from kosmodrom.core.rng import FastRng
from kosmodrom.core.state import Event, Witness
from kosmodrom.games.galaktiko import events
from kosmodrom.games.galaktiko.dealing import SECTORS_BEHIND, end_shift, sector_behind
from kosmodrom.games.galaktiko.drop_off import begin_drop_off, cards_to_let_off
from kosmodrom.games.galaktiko.loading import count_who_can_board
from kosmodrom.games.galaktiko.moves import CARD_NAMES, FLY, ICON_NAMES, LOAD, MOVES, OFF, STATION_NAMES, kind_of_move
from kosmodrom.games.galaktiko.options import BITTER_END, unpack
from kosmodrom.games.galaktiko.parts import INSPECTOR, PASSENGERS, SECTORS, SLOTS, icons_of, sector_of, station_at
from kosmodrom.games.galaktiko.pile import has
from kosmodrom.games.galaktiko.rules import apply
from kosmodrom.games.galaktiko.score import penalty_now, points, score
from kosmodrom.games.galaktiko.state import (
    DROPPING_OFF,
    LOADING,
    OVER,
    STARTING,
    GalaktikoState,
    count_stations,
    has_option,
    icon_at,
    is_shift_over,
)

Question = Literal["start", "fly", "off", "load", "over"]
QUESTIONS: Final[tuple[Question, ...]] = get_args(Question)
"""By the numbers of `state`."""
Route = Literal["green", "yellow", "pink"]
ROUTES: Final[tuple[Route, ...]] = get_args(Route)
"""By how many stations of a sector are on them, less one."""
Inspection = Literal["scores", "returns", "discarded"]


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


class Preview(Struct, frozen=True, omit_defaults=True):
    """What a move would bring. All of it is known before: the sector of arrival is dealt nothing."""

    move: str
    path: list[int] = []
    """Sectors entered, in order; the last is that of arrival."""
    deals: list[int] = []
    """Sectors that get a card, in order, if the end of the shift doesn't come before."""
    off: list[str] = []
    """Those on board who can leave at the station, as they have its icon; stowaways that pay there among them."""
    scored: list[str] = []
    """Stowaways that the inspector makes pay."""
    inspector: Inspection | None = None
    pairs: int = 0
    """Vortans that can leave in pairs."""
    points: int = 0
    """What is gained if all leave who bring points; of `off`, what this one brings."""
    boards: list[str] = []
    """Who would board, in order; after a flight, if all leave who can."""
    hand: int = 0
    """How many are on board afterwards."""
    penalty: int = 0
    """What those would cost if the game ended then: 0 or less."""


def preview(s: GalaktikoState, seat: int, moves: list[int]) -> list[Preview]:
    """One preview for each move of a seat: the rules themselves play it on a copy."""
    return [_fly(s, seat, move) if kind_of_move(move) == FLY else _without_chance(s, seat, move) for move in moves]


def _trial(s: GalaktikoState) -> tuple[GalaktikoState, Witness]:
    trial, witness = s.copy(), Witness()
    trial.witness = witness
    return trial, witness


def _without_chance(s: GalaktikoState, seat: int, move: int) -> Preview:
    """All moves but flights: nothing is drawn, so they can be played as they are."""
    trial, witness = _trial(s)
    apply(trial, seat, move, FastRng(0))
    return _told(s, trial, seat, move, witness)


def _fly(s: GalaktikoState, seat: int, move: int) -> Preview:
    """GK-T1 to GK-T9 A flight without the dealing, then all leave who can, and all board whom the bus has room for."""
    station, departure = move - FLY, sector_of(s.players[seat].station)
    arrival = sector_of(station)
    trial, witness = _trial(s)
    trial.players[seat].station = station
    if has_option(s, BITTER_END) and not is_shift_over(s) and s.deck.size <= SECTORS_BEHIND:
        end_shift(trial)
    rng = FastRng(0)
    begin_drop_off(trial, seat, rng)
    while trial.question == DROPPING_OFF:
        apply(trial, seat, OFF + _next_to_leave(trial, seat), rng)
    if trial.question == LOADING:
        apply(trial, seat, LOAD + count_who_can_board(trial, seat), rng)
    steps = (arrival - departure - 1) % SECTORS + 1
    return _told(
        s,
        trial,
        seat,
        move,
        witness,
        path=[(departure + step) % SECTORS + 1 for step in range(1, steps + 1)],
        deals=_deals(s, arrival),
        off=_leaving(icon_at(s, station), witness),
    )


def _leaving(icon: int, witness: Witness) -> list[str]:
    """GK-T7, GK-O4 Those who left in a trial and have an icon, as often as they did."""
    left = [event.a for event in witness.events if event.kind in _OFF]
    return cards(sorted(kind for kind in left if icon in icons_of(kind)))


def _next_to_leave(s: GalaktikoState, seat: int) -> int:
    ordinary, others = cards_to_let_off(s, seat)
    return next(kind for kind in range(PASSENGERS) if has(ordinary, others, kind))


def _deals(s: GalaktikoState, arrival: int) -> list[int]:
    """GK-T3 The sectors behind, as far as the deck reaches; nobody comes after the end of the shift."""
    if is_shift_over(s):
        return []
    count = min(SECTORS_BEHIND, s.deck.size - s.deck.end_cards)
    return [sector_behind(arrival, steps) + 1 for steps in range(1, count + 1)]


def _told(
    s: GalaktikoState,
    trial: GalaktikoState,
    seat: int,
    move: int,
    witness: Witness,
    path: list[int] | None = None,
    deals: list[int] | None = None,
    off: list[str] | None = None,
) -> Preview:
    """What the log of a trial tells."""
    told = Counter(event.kind for event in witness.events)
    left = sum(told[kind] for kind in _LEAVES)
    return Preview(
        move=MOVES.notation(move),
        path=path or [],
        deals=deals or [],
        off=off or [],
        scored=cards([event.a for event in witness.events if event.kind == events.CAUGHT]),
        inspector=next((_inspection(event) for event in witness.events if event.kind in _INSPECTIONS), None),
        pairs=told[events.PAIR],
        points=sum(event.c for event in witness.events if event.kind in (events.CAUGHT, events.OFF)),
        boards=cards([event.a for event in witness.events if event.kind == events.BOARDS]),
        hand=s.players[seat].hand.size - left + told[events.BOARDS],
        penalty=penalty_now(trial, seat),
    )


def _inspection(event: Event) -> Inspection:
    """GK-T6, GK-O3 What becomes of the inspector."""
    if event.kind == events.INSPECTOR_LEAVES:
        return "scores"
    return "discarded" if event.c == events.INTO_DISCARD else "returns"


_OFF: Final = (events.CAUGHT, events.OFF, events.SNEAKS_OFF, events.FORCED_OFF)
_LEAVES: Final = (*_OFF, events.PAIR, events.EXCESS)
_INSPECTIONS: Final = (events.INSPECTOR_LEAVES, events.INSPECTOR_RETURNS)
