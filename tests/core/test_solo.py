"""Ranks of those who play alone."""

import pytest

from kosmodrom.core.solo import Solo

FROM_BELOW_ZERO = Solo(
    ranks=("grounded", "suborbital", "orbit", "moon"), least=(-9, 0, 10), dearer=(("level", "hard", 5),)
)


def test_ranks_may_begin_below_zero_and_the_lowest_has_no_bound() -> None:
    assert FROM_BELOW_ZERO.thresholds({"level": "easy"}) == [
        ("grounded", None),
        ("suborbital", -9),
        ("orbit", 0),
        ("moon", 10),
    ]


def test_an_option_raises_every_rank_above_the_lowest() -> None:
    assert [least for _, least in FROM_BELOW_ZERO.thresholds({"level": "hard"})] == [None, -4, 5, 15]


def test_every_rank_above_the_lowest_needs_a_bound() -> None:
    with pytest.raises(ValueError):
        Solo(ranks=("low", "high"), least=(0, 5)).thresholds({})
