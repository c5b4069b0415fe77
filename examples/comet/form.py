"""Everything on the table of Comet, counted."""

from examples.comet.moves import PROBES
from examples.comet.rules import SAMPLES
from examples.comet.state import CometState


def components(s: CometState) -> list[int]:
    """CM-1 Probes of each value wherever they lie, then samples of each value."""
    probes = [*s.deck.kinds(), *s.spent, *(probe for hand in s.hands for probe in hand)]
    samples = [*s.samples.kinds(), *s.lost, s.sample, *(sample for taken in s.taken for sample in taken)]
    return [probes.count(value) for value in PROBES] + [samples.count(value) for value in sorted(set(SAMPLES))]
