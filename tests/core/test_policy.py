"""What the games' policies have in common: the best in sight, and shares of the win by points in sight."""

from math import e

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from examples.comet import make
from examples.comet.state import CometState
from kosmodrom.core.policy import Outlook, OutlookPolicy, share_by_lead
from kosmodrom.core.rng import FastRng

STATE = make().lay_out(2, {"passes": "3"})
MOVES = vec[i64]([4, 1, 7, 2, 5])


class Near(Outlook[CometState]):
    """Likes a number, and those near to it."""

    def __init__(self, liked: int) -> None:
        self.liked = liked
        self.seats: list[int] = []

    def begin(self, state: CometState, seat: int) -> None:
        self.seats.append(seat)

    def gain(self, state: CometState, seat: int, move: int) -> float:
        return -float(abs(move - self.liked))


def test_the_best_in_sight_is_picked_and_the_first_of_equal_ones() -> None:
    policy = OutlookPolicy(Near(1), far := Near(6), 0)
    assert policy.pick(STATE, 1, MOVES, 5, FastRng(1)) == 7
    assert policy.pick(STATE, 0, MOVES, 2, FastRng(1)) == 4
    assert far.seats == [1, 0]
    assert policy.gain(STATE, 0, 4) == -3.0


def test_a_single_move_is_not_weighed_and_meets_no_chance() -> None:
    rng = FastRng(1)
    far = Near(6)
    assert OutlookPolicy(far, far, 100).pick(STATE, 0, MOVES, 1, rng) == 4
    assert (far.seats, rng.drawn) == ([], 0)


def test_now_and_then_any_move_is_picked() -> None:
    rng, outlook = FastRng(1), Near(1)
    assert {OutlookPolicy(outlook, outlook, 100).pick(STATE, 0, MOVES, 5, rng) for _ in range(100)} == {4, 1, 7, 2, 5}
    picks = [OutlookPolicy(outlook, outlook, 10).pick(STATE, 0, MOVES, 5, rng) for _ in range(1000)]
    assert 30 < sum(move != 1 for move in picks) < 150


def test_points_in_sight_are_shares_of_the_win() -> None:
    values = vec[float]([20.0, 30.0, 20.0, 99.0])
    share_by_lead(values, 3, 10.0)
    assert list(values) == pytest.approx([1 / (2 + e), e / (2 + e), 1 / (2 + e), 99.0])
