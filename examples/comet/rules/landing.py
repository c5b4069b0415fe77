"""CM-4 Whoever reached the comet lands or dives."""

from bisect import insort
from typing import Final

from examples.comet.parts import FROM_SAMPLES
from examples.comet.rules.passing import end_pass
from examples.comet.state import DECIDING, CometState
from kosmodrom.core.events import A, B, EventKind
from kosmodrom.core.illegal import OTHER_QUESTION
from kosmodrom.core.moves import Kind
from kosmodrom.core.rng import Rng
from kosmodrom.core.state import EVERYONE

MOVES: Final = (Kind("land"), Kind("dive"))
LAND, DIVE = range(2)

LANDED, DIVED, CRASHED = range(200, 203)
EVENTS: Final = (
    EventKind(LANDED, "landed", "CM-4", a=A),
    EventKind(DIVED, "dived", "CM-4", a=A, b=B),
    EventKind(CRASHED, "crashed", "CM-4", a=A, b=B),
)


def why_not(s: CometState) -> str | None:
    """CM-4 Either, once the comet is reached."""
    return None if s.question == DECIDING else OTHER_QUESTION


def decide(s: CometState, seat: int, move: int, rng: Rng) -> None:
    """CM-4 Land or dive; either way the pass is over."""
    if move == LAND:
        insort(s.taken[seat], s.sample)
        s.tell(LANDED, seat, EVERYONE, s.sample)
    else:
        dive(s, seat, rng)
    end_pass(s, rng)


def dive(s: CometState, seat: int, rng: Rng) -> None:
    """CM-4 Draw a second sample: both are yours if it is at least as high, else both are lost."""
    second = s.samples.draw(rng, FROM_SAMPLES)
    is_good = second >= s.sample
    for sample in (s.sample, second):
        insort(s.taken[seat] if is_good else s.lost, sample)
    s.tell(DIVED if is_good else CRASHED, seat, EVERYONE, s.sample, second)


def good_samples(s: CometState) -> int:
    """CM-4 How many of the samples left would make a dive succeed."""
    return sum(sample >= s.sample for sample in s.samples.kinds())


def seat_view(s: CometState, seat: int) -> dict[str, object]:
    """What everybody sees of a seat's samples."""
    return {"taken": s.taken[seat][:]}


def preview(s: CometState, move: int) -> dict[str, object]:
    """What landing gains for certain, or how many of how many samples would let a dive succeed."""
    return {"gains": s.sample} if move == LAND else {"good": good_samples(s), "of": s.samples.size}
