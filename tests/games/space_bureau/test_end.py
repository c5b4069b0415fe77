"""SB-E The end of the game."""

import pytest

from kosmodrom.games.space_bureau.state import OVER, SpaceBureauState
from tests.games.space_bureau.positions import game_for, play, position, question, seen


def ended(text: str) -> SpaceBureauState:
    s = position(text)
    s.phase = OVER
    return s


def test_sb_e1_each_set_of_three_colours_brings_6_credits() -> None:
    s = ended("credits 0: 54; samples 0: orange blue purple purple")
    assert (seen(s).seats[0].sets, game_for(s).scores(s)[0]) == (1, 60)


@pytest.mark.parametrize(
    ("samples", "sets"), [("oobbp", 1), ("oobpp", 1), ("obbpp", 1), ("oobbpp", 2), ("ooobbb", 0), ("ppp", 0), ("", 0)]
)
def test_sb_e1_a_set_needs_all_three_colours(samples: str, sets: int) -> None:
    names = {"o": "orange", "b": "blue", "p": "purple"}
    s = ended(f"credits 0: 10; samples 0: {' '.join(names[letter] for letter in samples)}")
    assert (seen(s).seats[0].sets, game_for(s).scores(s)[0]) == (sets, 10 + 6 * sets)


def test_sb_e1_most_credits_win() -> None:
    s = ended("credits 0: 54; credits 1: 53; fuel 1: 9")
    assert game_for(s).outcome(s).winners == (0,)
    assert game_for(s).returns(s) == [1.0, 0.0]


def test_sb_e1_of_those_tied_more_fuel_wins() -> None:
    s = ended("credits 0: 54; fuel 0: 3; credits 1: 48; samples 1: orange blue purple; fuel 1: 4")
    assert game_for(s).outcome(s).winners == (1,)
    assert game_for(s).returns(s) == [0.0, 1.0]


def test_sb_e1_still_tied_they_share() -> None:
    s = ended("credits 0: 54; fuel 0: 3; credits 1: 54; fuel 1: 3; credits 2: 54; fuel 2: 1")
    assert game_for(s).outcome(s).winners == (0, 1)
    assert game_for(s).returns(s) == [0.5, 0.5, 0.0]


def test_sb_e1_the_game_ends_after_the_last_turn() -> None:
    s = position("seats: 2; turns: 27; turn: 1; first: 0; reserve 1: orange-straight")
    play(s, "place orange-ns a1", "do 1")
    assert question(s) == "over"


RANKS = [
    (0, "intern"),
    (49, "intern"),
    (50, "employee"),
    (69, "employee"),
    (70, "captain"),
    (79, "captain"),
    (80, "coordinator"),
    (90, "president"),
    (99, "president"),
    (100, "millennium"),
    (140, "millennium"),
]


@pytest.mark.parametrize(("credits", "rank"), RANKS)
def test_sb_e2_a_lone_captain_reaches_a_rank(credits: int, rank: str) -> None:
    assert seen(ended(f"seats: 1; credits 0: {credits}")).rank == rank


@pytest.mark.parametrize(("credits", "rank"), RANKS)
def test_sb_e2_with_an_ability_all_of_it_is_15_higher(credits: int, rank: str) -> None:
    s = ended(f"seats: 1; captains: 1; ability 0: 2; credits 0: {credits + 15}")
    assert seen(s).rank == rank


def test_sb_e2_sets_count_for_the_rank() -> None:
    s = ended("seats: 1; credits 0: 64; samples 0: orange blue purple")
    assert (seen(s).rank, seen(ended("seats: 2")).rank) == ("captain", None)


def test_the_result_lists_where_credits_came_from() -> None:
    s = position("cells: a1 = credits 4; reserve 0: orange-straight; samples 0: orange blue purple")
    play(s, "place orange-ns a1", "do 1")
    lines = {line.text: line.points for line in game_for(s).outcome(s).results[0].lines}
    assert (lines["score-cells"], lines["score-sets"], sum(lines.values())) == (4, 6, 10)
