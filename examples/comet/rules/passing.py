"""CM-2, CM-5, CM-6 The comet passes by: a sample is turned up; afterwards new probes, or the end."""

from bisect import insort
from typing import Final

from examples.comet.parts import FROM_PROBES, FROM_SAMPLES
from examples.comet.state import OVER, SENDING, CometState
from kosmodrom.core.events import A, EventKind
from kosmodrom.core.rng import Rng
from kosmodrom.core.state import EVERYONE, only

HAND: Final = 4

TURNED_UP, DREW, ENDED = range(3)
EVENTS: Final = (
    EventKind(TURNED_UP, "turned-up", "CM-2", a=A),
    EventKind(DREW, "drew", "CM-5", a=A),
    EventKind(ENDED, "ended", "CM-6"),
)


def turn_up(s: CometState, rng: Rng) -> None:
    """CM-2 A sample is turned up, and all choose a probe for it."""
    s.sample = s.samples.draw(rng, FROM_SAMPLES)
    s.question = SENDING
    s.tell(TURNED_UP, -1, EVERYONE, s.sample)


def refill(s: CometState, rng: Rng) -> None:
    """CM-5 Everyone draws up to four probes, in the order of seats, while there are any."""
    for seat in range(s.seats):
        while len(s.hands[seat]) < HAND and s.deck.size > 0:
            probe = s.deck.draw(rng, FROM_PROBES)
            insort(s.hands[seat], probe)
            s.tell(DREW, seat, only(seat), probe)


def end_pass(s: CometState, rng: Rng) -> None:
    """CM-5 New probes and the next sample; CM-6 after the last pass, the end."""
    s.sample = 0
    s.turn = 0
    s.passes -= 1
    if s.passes == 0:
        s.question = OVER
        s.tell(ENDED, -1, EVERYONE)
        return
    refill(s, rng)
    turn_up(s, rng)
