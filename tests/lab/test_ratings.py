"""Ratings: against what is worked out by hand, and whether intervals hold what they promise."""

from math import log10
from random import Random

import pytest

from kosmodrom.lab.ratings import Lineup, meetings_of, rate, solve

PAIRS = (("a", "b"), ("a", "c"), ("b", "c"))


def lineup(bots: tuple[str, ...], *shares: tuple[float, ...]) -> Lineup:
    return Lineup(bots, dict(enumerate(shares)))


def test_two_bots_are_as_far_apart_as_their_wins() -> None:
    games = lineup(("a", "b"), *[(1.0, 0.0)] * 75, *[(0.0, 1.0)] * 24)
    first, second = rate(("a", "b"), [games], "a", 100)
    assert (first.rating.value, first.rating.low, first.rating.high) == (100, 100, 100)
    # One shared game is added: 75.5 to 24.5.
    assert second.rating.value == pytest.approx(100 - 400 * log10(75.5 / 24.5))
    half = 1.95996 * 400 / 2.302585 / (100 * 0.755 * 0.245) ** 0.5
    assert second.rating.high - second.rating.value == pytest.approx(half, rel=1e-4)
    assert second.games == 99 and second.wins.share == pytest.approx(24 / 99)


def test_a_shared_win_is_half_a_win() -> None:
    shared = lineup(("a", "b"), *[(0.5, 0.5)] * 20)
    split = lineup(("a", "b"), *[(1.0, 0.0), (0.0, 1.0)] * 10)
    assert rate(("a", "b"), [shared], "a") == rate(("a", "b"), [split], "a")
    assert rate(("a", "b"), [shared], "a")[1].rating.value == pytest.approx(0, abs=1e-6)


def test_who_won_every_game_has_a_rating_too_and_it_is_unsure() -> None:
    games = lineup(("a", "b"), *[(1.0, 0.0)] * 400)
    rating = rate(("a", "b"), [games], "b")[0].rating
    assert rating.value == pytest.approx(400 * log10(400.5 / 0.5))
    assert rating.high - rating.low > 900


def test_of_four_at_a_table_one_may_win_as_often_as_the_others_together() -> None:
    seats = ("a", "b", "c", "d")
    shares = [tuple(float(bot == won) for bot in seats) for won in "aaabcd"] * 50
    found = rate(seats, [lineup(seats, *shares)], "b")
    assert found[0].rating.value == pytest.approx(400 * log10(3), abs=2)
    assert [rating.rating.value for rating in found[2:]] == pytest.approx([0, 0], abs=1e-6)


def test_a_bot_in_several_seats_has_as_many_chances() -> None:
    games = lineup(("a", "a", "b"), *[(1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)] * 20)
    first, second = rate(("a", "b"), [games], "a")
    assert second.rating.value == pytest.approx(0, abs=1e-6)
    assert (first.games, second.games) == (120, 60) and first.wins.share == pytest.approx(1 / 3)


def test_bots_that_have_not_met_are_compared_by_others() -> None:
    games = [lineup(("a", "b"), *[(1.0, 0.0)] * 30, *[(0.0, 1.0)] * 10)]
    games += [lineup(("b", "c"), *[(1.0, 0.0)] * 30, *[(0.0, 1.0)] * 10), lineup(("c", "x"), (1.0, 0.0))]
    found = {rating.bot: rating.rating for rating in rate(("a", "b", "c"), games, "c")}
    assert found["a"].value == pytest.approx(2 * found["b"].value)
    assert found["a"].high - found["a"].value > found["b"].high - found["b"].value
    met = {(meeting.bot, meeting.other): meeting for meeting in meetings_of(("a", "b", "c"), games)}
    assert set(met) == {("a", "b"), ("b", "a"), ("b", "c"), ("c", "b")}
    assert (met["b", "a"].games, met["b", "a"].wins.share) == (40, 0.25)


def test_intervals_hold_the_truth_in_about_19_of_20_tournaments() -> None:
    random, true, held = Random(1), {"a": 0.0, "b": 150.0, "c": -200.0}, 0
    for _ in range(200):
        games = []
        for pair in PAIRS:
            chance = 1 / (1 + 10 ** ((true[pair[1]] - true[pair[0]]) / 400))
            wins = [float(random.random() < chance) for _ in range(60)]
            games.append(lineup(pair, *[(won, 1 - won) for won in wins]))
        held += sum(found.rating.low <= true[found.bot] <= found.rating.high for found in rate("abc", games, "a")[1:])
    assert 0.92 <= held / 400 <= 0.98


def test_equations_are_solved_whatever_their_order() -> None:
    assert solve([[0.0, 2.0], [4.0, 1.0]], [6.0, 11.0]) == pytest.approx([2.0, 3.0])
    assert solve([], []) == []
