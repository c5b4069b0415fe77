"""Who acts, what is legal, what a move does."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.rng import Rng
from kosmodrom.core.state import only
from kosmodrom.games.kosmopolis.moves import CAPITAL, CITY, KEEP, LAY, PAY, TAKE, kind_of_move
from kosmodrom.games.kosmopolis.parts import COLOURS, list_kinds, list_kinds_twice, size
from kosmodrom.games.kosmopolis.rules.draft import cards_to_keep, keep, why_not_keep
from kosmodrom.games.kosmopolis.rules.play import (
    can_take,
    cards_to_play,
    lay_modifier,
    play_to_capital,
    play_to_city,
    take_from_capital,
    why_not_lay,
    why_not_play,
    why_not_take,
)
from kosmodrom.games.kosmopolis.rules.round_end import can_pay, colours_above, pay, why_not_pay
from kosmodrom.games.kosmopolis.state import KEEPING, LAYING, OVER, PLAYING, TAKING, KosmopolisState

LONGEST_GAME: Final = 202
"""Each of 71 cards is played at most once and asks at most one thing more; 48 are kept and 12 limits paid at most."""


def acting(s: KosmopolisState) -> i64:
    """The seats that owe a decision, as a set of bits."""
    if s.question == OVER:
        return 0
    if s.question != KEEPING:
        return only(s.turn)
    seats: i64 = 0
    for seat in range(s.seats):
        if s.players[seat].owes > 0:
            seats |= only(seat)
    return seats


def next_seat(s: KosmopolisState) -> i64:
    """One seat that owes a decision, the lowest in a draft; -1 when the game is over."""
    if s.question == KEEPING:
        seat: i64 = 0
        while s.players[seat].owes == 0:
            seat += 1
        return seat
    if s.question == OVER:
        return -1
    return s.turn


def fill_legal(s: KosmopolisState, seat: i64, moves: vec[i64]) -> i64:
    """Every move that `why_not` does not refuse to a seat that is to act."""
    n: i64 = 0
    question = s.question
    if question == PLAYING:
        n = list_kinds_twice(cards_to_play(s, seat), CITY, CAPITAL, moves)
    elif question == KEEPING:
        n = list_kinds(cards_to_keep(s, seat), moves)
    elif question == LAYING:
        for colour in range(COLOURS):
            moves[n] = LAY + colour
            n += 1
    elif question == TAKING:
        for colour in range(COLOURS):
            if can_take(s, colour):
                moves[n] = TAKE + colour
                n += 1
    else:
        above = colours_above(s, seat)
        for chosen in range(16):
            if chosen & above == chosen and can_pay(s, seat, chosen):
                moves[n] = PAY + chosen
                n += 1
    return n


def is_choice_secret(s: KosmopolisState, seat: i64) -> bool:
    """Whether only the seat knows what it can do; all see the last card of a pack, and who takes or pays what."""
    return s.question == PLAYING or (s.question == KEEPING and size(s.players[seat].pack) > 1)


def why_not(s: KosmopolisState, seat: i64, move: i64) -> str | None:
    """The rule that refuses a move to a seat that is to act, or nothing."""
    kind = kind_of_move(move)
    if kind == KEEP:
        return why_not_keep(s, seat, move - KEEP)
    if kind == LAY:
        return why_not_lay(s)
    if kind == TAKE:
        return why_not_take(s, move - TAKE)
    if kind == PAY:
        return why_not_pay(s, seat, move - PAY)
    return why_not_play(s, seat, move - kind)


def apply(s: KosmopolisState, seat: i64, move: i64, rng: Rng) -> None:
    """Carry out a legal move, and all that follows without a decision."""
    kind = kind_of_move(move)
    if kind == KEEP:
        keep(s, seat, move - KEEP)
    elif kind == CITY:
        play_to_city(s, seat, move - CITY, rng)
    elif kind == CAPITAL:
        play_to_capital(s, seat, move - CAPITAL, rng)
    elif kind == LAY:
        lay_modifier(s, seat, move - LAY, rng)
    elif kind == TAKE:
        take_from_capital(s, seat, move - TAKE, rng)
    else:
        pay(s, seat, move - PAY, rng)
