"""CM-6 The end."""

from examples.comet.state import CometState
from kosmodrom.core.outcome import Outcome, ScoreLine, rank


def standing(s: CometState, seat: int) -> int:
    """CM-6 The sum of the samples and the highest of them in one number."""
    return 8 * sum(s.taken[seat]) + max(s.taken[seat], default=0)


def outcome(s: CometState) -> Outcome:
    """CM-6 The sum of the samples; a tie goes to the highest single sample."""
    return rank([((ScoreLine("score-samples", sum(taken)),), (max(taken, default=0),)) for taken in s.taken])
