"""What the moves of a seat would bring."""

from collections import Counter
from typing import Final, Literal

from msgspec import Struct

from kosmodrom.core.rng import FastRng
from kosmodrom.core.state import Event, Witness
from kosmodrom.games.galaktiko import events
from kosmodrom.games.galaktiko.moves import FLY, LOAD, MOVES, OFF, kind_of_move
from kosmodrom.games.galaktiko.options import BITTER_END
from kosmodrom.games.galaktiko.parts.kinds import PASSENGERS, SECTORS, icons_of, sector_of
from kosmodrom.games.galaktiko.parts.pile import has
from kosmodrom.games.galaktiko.rules.dealing import SECTORS_BEHIND, end_shift, sector_behind
from kosmodrom.games.galaktiko.rules.drop_off import begin_drop_off, cards_to_let_off
from kosmodrom.games.galaktiko.rules.loading import count_who_can_board
from kosmodrom.games.galaktiko.rules.turn import apply
from kosmodrom.games.galaktiko.score import penalty_now
from kosmodrom.games.galaktiko.state import DROPPING_OFF, LOADING, GalaktikoState, has_option, icon_at, is_shift_over
from kosmodrom.games.galaktiko.view import cards

Inspection = Literal["scores", "returns", "discarded"]


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
