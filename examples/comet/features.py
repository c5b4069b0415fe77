"""What a learning program sees of Comet."""

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from examples.comet.parts import PROBES, SAMPLES
from examples.comet.state import DECIDING, NOT_SENT, CometState
from kosmodrom.core.features import AT_LEAST, COUNT, ONE_OF, Features, Layout, numbers, write_at_least

POINTS_UNIT: Final = 5.0
MOST_PASSES: Final = 5
MOST_PROBES: Final = 5
PROBE_NAMES: Final = numbers(1, len(PROBES))
SAMPLE_NAMES: Final = numbers(1, max(SAMPLES))


class CometFeatures(Features[CometState]):
    """Passes left, the sample turned up, and the probes and samples of each seat as far as they are known."""

    def __init__(self, seats: int) -> None:
        layout = Layout("comet", seats)
        self.passes = layout.table("passes", AT_LEAST, numbers(1, MOST_PASSES))
        self.turn = layout.table("turn", ONE_OF, layout.places())
        self.sample = layout.table("sample", ONE_OF, SAMPLE_NAMES)
        self.spent = layout.table("spent", COUNT, PROBE_NAMES)
        self.lost = layout.table("lost", COUNT, SAMPLE_NAMES)
        self.probes = layout.seat("probes", AT_LEAST, numbers(1, MOST_PROBES))
        self.shown = layout.seat("shown", COUNT, PROBE_NAMES)
        self.taken = layout.seat("taken", COUNT, SAMPLE_NAMES)
        self.chosen = layout.seat("chosen", ONE_OF, ("yes",))
        self.hand = layout.own("hand", COUNT, PROBE_NAMES)
        self.sent = layout.own("sent", ONE_OF, PROBE_NAMES)
        super().__init__(layout, POINTS_UNIT)

    def fill_seen(self, s: CometState, seat: int, indices: vec[i64]) -> int:
        n = write_at_least(indices, 0, self.passes, MOST_PASSES, s.passes)
        if s.question == DECIDING:
            n = write(indices, n, self.turn, [(s.turn - seat) % s.seats])
        n = write(indices, n, self.sample - 1, [s.sample] if s.sample else [])
        n = write(indices, n, self.spent - 1, s.spent)
        n = write(indices, n, self.lost - 1, s.lost)
        for place in range(s.seats):
            owner, block = (seat + place) % s.seats, place * self.seat_size
            n = write_at_least(indices, n, block + self.probes, MOST_PROBES, len(s.hands[owner]))
            n = write(indices, n, block + self.shown - 1, s.shown[owner])
            n = write(indices, n, block + self.taken - 1, s.taken[owner])
            n = write(indices, n, block + self.chosen, [0] if s.sent[owner] != NOT_SENT else [])
        return int(n)

    def fill_own(self, s: CometState, seat: int, place: int, indices: vec[i64], n: int) -> int:
        block = place * self.own_size
        n = write(indices, n, block + self.hand - 1, s.hands[seat])
        return write(indices, n, block + self.sent - 1, [s.sent[seat]] if s.sent[seat] != NOT_SENT else [])


def write(indices: vec[i64], n: int, start: int, found: Iterable[int]) -> int:
    """Write some features of a group, each by its number."""
    for number in found:
        indices[n] = start + number
        n += 1
    return n
