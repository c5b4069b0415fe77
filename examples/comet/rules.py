"""The rules of Comet."""

from bisect import insort
from typing import Final

from examples.comet.moves import DIVE, LAND, PROBES, probe_of
from examples.comet.state import DECIDING, NOT_SENT, OVER, SENDING, CometState
from kosmodrom.core.illegal import OTHER_QUESTION
from kosmodrom.core.rng import Rng
from kosmodrom.core.state import EVERYONE, only

PROBES_OF_A_VALUE: Final = 4
SAMPLES: Final = (1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4)
HAND: Final = 4
LONGEST_GAME: Final = 25
"""Five passes, in each of which four send a probe and one decides."""

SOURCES: Final = ("probes", "samples")
FROM_PROBES: Final = 0
FROM_SAMPLES: Final = 1

TURNED_UP, SENT, SHOWN, BACK, DRIFTED, LANDED, DIVED, CRASHED, DREW, ENDED = range(10)
"""What can happen. The numbers told are a probe (SENT, SHOWN, BACK, DREW) or samples."""


def lay_out(seats: int, passes: int) -> CometState:
    """CM-1 The box: 24 probes, 12 samples."""
    s = CometState(seats)
    s.passes = passes
    for probe in PROBES:
        for _ in range(PROBES_OF_A_VALUE):
            s.deck.put(probe)
    for sample in SAMPLES:
        s.samples.put(sample)
    return s


def set_up(s: CometState, rng: Rng) -> None:
    """CM-1 Four probes each, then the comet comes by."""
    refill(s, rng)
    turn_up(s, rng)


def refill(s: CometState, rng: Rng) -> None:
    """CM-5 Everyone draws up to four probes, in the order of seats, while there are any."""
    for seat in range(s.seats):
        while len(s.hands[seat]) < HAND and s.deck.size > 0:
            probe = s.deck.draw(rng, FROM_PROBES)
            insort(s.hands[seat], probe)
            s.tell(DREW, seat, only(seat), probe)


def turn_up(s: CometState, rng: Rng) -> None:
    """CM-2 A sample is turned up, and all choose a probe for it."""
    s.sample = s.samples.draw(rng, FROM_SAMPLES)
    s.question = SENDING
    s.tell(TURNED_UP, -1, EVERYONE, s.sample)


def acting(s: CometState) -> int:
    """The seats that owe a decision, as a set of bits."""
    if s.question == SENDING:
        return sum(only(seat) for seat in range(s.seats) if s.sent[seat] == NOT_SENT)
    return only(s.turn) if s.question == DECIDING else 0


def why_not(s: CometState, seat: int, move: int) -> str | None:
    """The rule that refuses a move to a seat that is to act, or nothing."""
    if (move >= LAND) != (s.question == DECIDING):
        return OTHER_QUESTION
    return None if move >= LAND or probe_of(move) in s.hands[seat] else "CM-2"


def apply(s: CometState, seat: int, move: int, rng: Rng) -> None:
    """Carry out a legal move, and all that follows without a decision."""
    if move == LAND:
        land(s, seat)
        end_pass(s, rng)
    elif move == DIVE:
        dive(s, seat, rng)
        end_pass(s, rng)
    else:
        send(s, seat, probe_of(move), rng)


def send(s: CometState, seat: int, probe: int, rng: Rng) -> None:
    """CM-2 In secret; when the last has chosen, all probes are shown."""
    s.sent[seat] = probe
    s.tell(SENT, seat, only(seat), probe)
    if NOT_SENT not in s.sent:
        show(s, rng)


def show(s: CometState, rng: Rng) -> None:
    """CM-3 The highest probe that nobody else sent reaches the comet; if there is none, the sample drifts off."""
    s.reveal()
    alone = [probe for probe in s.sent if s.sent.count(probe) == 1]
    for seat, probe in enumerate(s.sent):
        spend(s, seat, probe, probe in alone)
    if alone:
        s.question, s.turn = DECIDING, s.sent.index(max(alone))
    s.sent = [NOT_SENT] * s.seats
    if not alone:
        s.tell(DRIFTED, -1, EVERYONE, s.sample)
        insort(s.lost, s.sample)
        end_pass(s, rng)


def spend(s: CometState, seat: int, probe: int, is_alone: bool) -> None:
    """CM-3 Equal probes go back to their hands, known to all; others are spent, known ones first."""
    s.tell(SHOWN if is_alone else BACK, seat, EVERYONE, probe)
    if is_alone:
        s.hands[seat].remove(probe)
        insort(s.spent, probe)
        if probe in s.shown[seat]:
            s.shown[seat].remove(probe)
    elif probe not in s.shown[seat]:
        insort(s.shown[seat], probe)


def land(s: CometState, seat: int) -> None:
    """CM-4 Take the sample."""
    insort(s.taken[seat], s.sample)
    s.tell(LANDED, seat, EVERYONE, s.sample)


def dive(s: CometState, seat: int, rng: Rng) -> None:
    """CM-4 Draw a second sample: both are yours if it is at least as high, else both are lost."""
    second = s.samples.draw(rng, FROM_SAMPLES)
    is_good = second >= s.sample
    for sample in (s.sample, second):
        insort(s.taken[seat] if is_good else s.lost, sample)
    s.tell(DIVED if is_good else CRASHED, seat, EVERYONE, s.sample, second)


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
