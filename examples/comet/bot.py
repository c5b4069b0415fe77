"""How to play Comet well: what the bots are told."""

from examples.comet.moves import MOVES
from examples.comet.rules.landing import good_samples
from examples.comet.rules.sending import probe_of
from examples.comet.state import CometState
from kosmodrom.core.policy import Policy


class CometPolicy(Policy[CometState]):
    """High probes for high samples; a dive when most samples would do."""

    def gain(self, state: CometState, seat: int, move: int) -> float:
        verb = MOVES.decode(move).verb
        if verb == "land":
            return float(state.sample)
        if verb == "dive":
            return (2.0 * state.sample + 1.0) * good_samples(state) / max(1, int(state.samples.size))
        return -abs(probe_of(move) - 1.5 * state.sample)
