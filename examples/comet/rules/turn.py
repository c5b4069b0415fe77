"""Who acts, what is legal, what a move does. A rule module numbers its own moves from 0."""

from typing import Final

from examples.comet.moves import LANDING
from examples.comet.rules import landing, sending
from examples.comet.state import DECIDING, NOT_SENT, SENDING, CometState
from kosmodrom.core.rng import Rng
from kosmodrom.core.state import only

LONGEST_GAME: Final = 25
"""Five passes, in each of which four send a probe and one decides."""


def acting(s: CometState) -> int:
    """The seats that owe a decision, as a set of bits."""
    if s.question == SENDING:
        return sum(only(seat) for seat in range(s.seats) if s.sent[seat] == NOT_SENT)
    return only(s.turn) if s.question == DECIDING else 0


def why_not(s: CometState, seat: int, move: int) -> str | None:
    """The rule that refuses a move to a seat that is to act, or nothing."""
    return sending.why_not(s, seat, move) if move < LANDING else landing.why_not(s)


def apply(s: CometState, seat: int, move: int, rng: Rng) -> None:
    """Carry out a legal move, and all that follows without a decision."""
    if move < LANDING:
        sending.send(s, seat, sending.probe_of(move), rng)
    else:
        landing.decide(s, seat, move - LANDING, rng)
