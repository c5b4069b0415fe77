"""Who acts, what is legal, what a move does."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.rng import Rng
from kosmodrom.games.galaktiko.moves import FLY, LOAD, OFF, START, STAY, kind_of_move
from kosmodrom.games.galaktiko.parts.pile import list_kinds
from kosmodrom.games.galaktiko.rules.drop_off import cards_to_let_off, let_off, why_not_let_off, why_not_stay
from kosmodrom.games.galaktiko.rules.flight import (
    fly,
    start,
    stations_to_fly_to,
    stations_to_start_from,
    why_not_fly,
    why_not_start,
)
from kosmodrom.games.galaktiko.rules.loading import begin_loading, count_who_can_board, load, why_not_load
from kosmodrom.games.galaktiko.state import DROPPING_OFF, FLYING, OVER, STARTING, GalaktikoState

LONGEST_GAME: Final = 198
"""Six starts and 24 turns (four rounds of six) of a flight, six times letting off or staying, and loading."""


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


def why_not(s: GalaktikoState, seat: i64, move: i64) -> str | None:
    """The rule that refuses a move to a seat that is to act, or nothing."""
    kind = kind_of_move(move)
    if kind == START:
        return why_not_start(s, move - START)
    if kind == FLY:
        return why_not_fly(s, seat, move - FLY)
    if kind == OFF:
        return why_not_let_off(s, seat, move - OFF)
    if kind == LOAD:
        return why_not_load(s, seat, move - LOAD)
    return why_not_stay(s)


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
