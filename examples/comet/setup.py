"""CM-1 Set-up."""

from examples.comet.parts import PROBES, PROBES_OF_A_VALUE, SAMPLES
from examples.comet.rules.passing import refill, turn_up
from examples.comet.state import CometState
from kosmodrom.core.rng import Rng


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
