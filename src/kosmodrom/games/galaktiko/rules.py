"""The rules of Galaktiko: who may do what, starting places and flights. The other phases have files of their own."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.illegal import OTHER_QUESTION
from kosmodrom.core.rng import Rng
from kosmodrom.core.state import EVERYONE, only
from kosmodrom.games.galaktiko import events
from kosmodrom.games.galaktiko.dealing import deal_new_passengers
from kosmodrom.games.galaktiko.drop_off import (
    begin_drop_off,
    cards_to_let_off,
    let_off,
    why_not_let_off,
)
from kosmodrom.games.galaktiko.loading import begin_loading, board, count_who_can_board, load
from kosmodrom.games.galaktiko.moves import FLY, LOAD, OFF, START, STAY, kind_of_move
from kosmodrom.games.galaktiko.options import FULL_CIRCLE
from kosmodrom.games.galaktiko.parts import SECTORS, sector_of
from kosmodrom.games.galaktiko.pile import list_kinds
from kosmodrom.games.galaktiko.state import (
    DROPPING_OFF,
    FLYING,
    LOADING,
    OVER,
    STARTING,
    GalaktikoState,
    count_stations,
    has_option,
    icon_at,
    right_of,
)

LONGEST_GAME: Final = 198
"""Six starts and 24 turns (four rounds of six) of a flight, six times letting off or staying, and loading."""


# Who acts, what is legal, what a move does


def acting(s: GalaktikoState) -> i64:
    """The seat that owes a decision, as a set of bits."""
    if s.question == OVER:
        return 0
    return only(s.turn)


def next_seat(s: GalaktikoState) -> i64:
    """The seat that owes a decision; -1 when the game is over."""
    if s.question == OVER:
        return -1
    return s.turn


def fill_legal(s: GalaktikoState, seat: i64, moves: vec[i64]) -> i64:
    """Every move that `why_not` does not refuse to a seat that is to act."""
    question = s.question
    if question == FLYING:
        return list_stations(stations_to_fly_to(s, seat), FLY, moves)
    if question == DROPPING_OFF:
        ordinary, others = cards_to_let_off(s, seat)
        n = list_kinds(ordinary, others, OFF, moves)
        moves[n] = STAY
        return n + 1
    if question == STARTING:
        return list_stations(stations_to_start_from(s), START, moves)
    cards: i64 = 0
    while cards <= count_who_can_board(s, seat):
        moves[cards] = LOAD + cards
        cards += 1
    return cards


def list_stations(stations: i64, first: i64, moves: vec[i64]) -> i64:
    """Write each station of a set of bits, added to a number; answers how many were written."""
    n: i64 = 0
    move = first
    while stations != 0:
        moves[n] = move
        n += stations & 1
        stations >>= 1
        move += 1
    return n


def only_move(s: GalaktikoState, seat: i64, moves: vec[i64]) -> i64:
    """GK-S5 All see what a seat can do: any single move is the only one."""
    return moves[0] if fill_legal(s, seat, moves) == 1 else -1


def why_not(s: GalaktikoState, seat: i64, move: i64) -> str | None:
    """The rule that refuses a move to a seat that is to act, or nothing."""
    kind = kind_of_move(move)
    if question_of(kind) != s.question:
        return OTHER_QUESTION
    if kind == START:
        return why_not_start(s, move - START)
    if kind == FLY:
        return why_not_fly(s, seat, move - FLY)
    if kind == OFF:
        return why_not_let_off(s, seat, move - OFF)
    if kind == STAY or move - LOAD <= count_who_can_board(s, seat):
        return None
    return "GK-T9"


def question_of(kind: i64) -> i64:
    """The question that a kind of move answers."""
    if kind == START:
        return STARTING
    if kind == FLY:
        return FLYING
    if kind == LOAD:
        return LOADING
    return DROPPING_OFF


def apply(s: GalaktikoState, seat: i64, move: i64, rng: Rng) -> None:
    """Carry out a legal move, and all that follows without a decision."""
    kind = kind_of_move(move)
    if kind == START:
        start(s, seat, move - START)
    elif kind == FLY:
        fly(s, seat, move - FLY, rng)
    elif kind == OFF:
        let_off(s, seat, move - OFF, rng)
    elif kind == STAY:
        begin_loading(s, seat, rng)
    else:
        load(s, seat, move - LOAD)


# Sets of stations, a bit each


def station_bit(station: i64) -> i64:
    """The set of one station; empty for a ship that is not placed."""
    return only(station)


def route(s: GalaktikoState) -> i64:
    """GK-C3 The stations of the route in play."""
    return only(count_stations(s)) - 1


def sector_stations(sector: i64) -> i64:
    """GK-C2 The three stations of a sector."""
    return only(sector) * 0x10101


def occupied(s: GalaktikoState) -> i64:
    """The stations where ships stand."""
    ships: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        ships |= station_bit(s.players[seat].station)
        seat += 1
    return ships


# Starting places


def stations_to_start_from(s: GalaktikoState) -> i64:
    """GK-S4 Any station of the route in a sector with no other ship."""
    ships = occupied(s)
    ships = (ships | (ships >> SECTORS) | (ships >> (2 * SECTORS))) & 0xFF
    return route(s) & ~(ships * 0x10101)


def why_not_start(s: GalaktikoState, station: i64) -> str | None:
    """GK-S4, GK-C3 The rule that refuses a starting place, or nothing."""
    if stations_to_start_from(s) & station_bit(station) != 0:
        return None
    return "GK-S4" if route(s) & station_bit(station) != 0 else "GK-C3"


def start(s: GalaktikoState, seat: i64, station: i64) -> None:
    """GK-S4 From the last driver to the first: a place, and all three cards of its queue; nobody gets off now."""
    s.players[seat].station = station
    here = sector_of(station)
    s.tell(events.START, seat, EVERYONE, station, here, icon_at(s, station))
    board(s, seat, s.sectors[here].length)
    if seat != s.first:
        s.turn = right_of(s, seat)
        return
    s.round = 1
    s.question = FLYING


# Flights


def stations_to_fly_to(s: GalaktikoState, seat: i64) -> i64:
    """GK-T1, GK-T2 Any free station of the route in another sector, however far; option: a full circle."""
    free = route(s) & ~occupied(s)
    if has_option(s, FULL_CIRCLE):
        return free
    return free & ~sector_stations(sector_of(s.players[seat].station))


def why_not_fly(s: GalaktikoState, seat: i64, station: i64) -> str | None:
    """GK-T1, GK-C3 The rule that refuses a flight, or nothing."""
    if stations_to_fly_to(s, seat) & station_bit(station) != 0:
        return None
    return "GK-T1" if route(s) & station_bit(station) != 0 else "GK-C3"


def fly(s: GalaktikoState, seat: i64, station: i64, rng: Rng) -> None:
    """GK-T1 to GK-T9 A turn: the flight, new passengers, and then drop-off and loading."""
    player = s.players[seat]
    if s.witness is not None:
        s.tell(events.FLIES, seat, EVERYONE, station, sector_of(player.station), icon_at(s, station))
    player.station = station
    deal_new_passengers(s, sector_of(station), rng)
    begin_drop_off(s, seat, rng)
