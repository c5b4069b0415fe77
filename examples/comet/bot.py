"""How to play Comet well: what the bots are told."""

from examples.comet.moves import DIVE, LAND, probe_of
from examples.comet.state import CometState
from examples.comet.view import good_samples
from kosmodrom.core.policy import Policy


class CometPolicy(Policy[CometState]):
    """High probes for high samples; a dive when most samples would do."""

    def gain(self, state: CometState, seat: int, move: int) -> float:
        if move == LAND:
            return float(state.sample)
        if move == DIVE:
            return (2.0 * state.sample + 1.0) * good_samples(state) / max(1, int(state.samples.size))
        return -abs(probe_of(move) - 1.5 * state.sample)
