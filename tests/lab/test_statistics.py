"""Intervals and spreads, against figures worked out elsewhere."""

from statistics import fmean, median

import pytest

from kosmodrom.lab.statistics import Estimate, Share, Spread, mean_of, median_of, resampled, share_of, spread_of


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


@pytest.mark.parametrize(
    ("count", "low", "high"), [(5, 1, 5), (6, 1, 6), (8, 1, 8), (9, 2, 8), (20, 6, 15), (100, 40, 61)]
)
def test_interval_of_a_median_by_ranks(count: int, low: int, high: int) -> None:
    """The ranks of the usual tables for the sign test."""
    assert median_of(range(count, 0, -1)) == Estimate((count + 1) / 2, low, high)


def test_interval_of_a_median_of_many_values() -> None:
    found = median_of(range(1, 1601))
    assert (found.value, found.low + found.high) == (800.5, 1601)
    assert 1600 / 2 - 1.96 * 20 - 1 <= found.low <= 1600 / 2 - 1.96 * 20 + 2


def test_interval_of_a_mean() -> None:
    found = mean_of([2, 4, 4, 4, 5, 5, 7, 9])
    assert [found.value, found.low, found.high] == pytest.approx([5, 5 - 1.4816, 5 + 1.4816], abs=1e-3)
    assert mean_of([3]) == Estimate(3, 3, 3)


def test_rows_drawn_anew_give_the_interval_of_a_mean() -> None:
    values = [float(value % 10) for value in range(400)]
    found, exact = resampled([values], lambda columns: fmean(columns[0])), mean_of(values)
    assert found.value == exact.value == 4.5
    assert [found.low, found.high] == pytest.approx([exact.low, exact.high], abs=0.04)


def test_rows_are_drawn_whole() -> None:
    """A difference that is the same in every row has no uncertainty, however spread the columns are."""
    first = [float(value) for value in range(50)]
    second = [value + 7 for value in first]
    assert resampled([first, second], lambda columns: median(columns[1]) - median(columns[0])) == Estimate(7, 7, 7)
    with pytest.raises(AssertionError, match="one length"):
        resampled([first, second[1:]], lambda columns: 0.0)
