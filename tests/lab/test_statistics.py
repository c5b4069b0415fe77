"""Intervals and spreads, against figures worked out elsewhere."""

import pytest

from kosmodrom.lab.statistics import Share, Spread, share_of, spread_of


@pytest.mark.parametrize(
    ("wins", "cases", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
        (0.5, 1, 0.0546, 0.9454),
    ],
)
def test_wilson_interval(wins: float, cases: int, low: float, high: float) -> None:
    share = share_of(wins, cases)
    assert share.share == pytest.approx(wins / cases)
    assert [share.low, share.high] == pytest.approx([low, high], abs=1e-4)


def test_without_cases_anything_is_possible() -> None:
    assert share_of(0, 0) == Share(0.0, 0.0, 1.0)


def test_more_cases_make_the_interval_narrower() -> None:
    few, many = share_of(6, 10), share_of(600, 1000)
    assert many.high - many.low < (few.high - few.low) / 5


def test_spread() -> None:
    assert spread_of([5, 1, 3, 2, 4]) == Spread(3, 1, 2, 3, 4, 5)
    assert spread_of([7]) == Spread(7, 7, 7, 7, 7, 7)
    assert spread_of([]) is None
