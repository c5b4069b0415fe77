"""How a game ended."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kosmodrom.core.outcome import Outcome, ScoreLine, rank

Scores = list[tuple[tuple[ScoreLine, ...], tuple[int, ...]]]


def ranked(*seats: tuple[int, ...]) -> Outcome:
    """A seat's points, then its tie-breakers."""
    return rank([((ScoreLine("points", points),), tuple(tiebreak)) for points, *tiebreak in seats])


def places(outcome: Outcome) -> list[int]:
    return [result.place for result in outcome.results]


def test_more_points_come_first() -> None:
    assert places(ranked((5,), (9,), (7,))) == [3, 1, 2]
    assert ranked((5,), (9,), (7,)).winners == (1,)


def test_lines_are_added_up() -> None:
    outcome = rank([((ScoreLine("city", 3), ScoreLine("gold", 4)), ()), ((ScoreLine("city", 6),), ())])
    assert [result.score for result in outcome.results] == [7, 6]
    assert outcome.winners == (0,)


def test_ties_are_broken_in_order() -> None:
    assert places(ranked((5, 1, 9), (5, 2, 0), (5, 1, 8))) == [2, 1, 3]


def test_those_tied_to_the_end_share_a_place_and_the_win() -> None:
    outcome = ranked((5, 1), (5, 1), (4, 9), (4, 9))
    assert places(outcome) == [1, 1, 3, 3]
    assert outcome.winners == (0, 1)


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 2)), min_size=1, max_size=6))
def test_a_place_is_one_more_than_the_number_of_those_ahead(seats: list[tuple[int, int]]) -> None:
    outcome = ranked(*seats)
    for seat, place in zip(seats, places(outcome), strict=True):
        assert place == 1 + len([other for other in seats if other > seat])
    assert outcome.winners == tuple(i for i, seat in enumerate(seats) if seat == max(seats))


def test_a_lone_player_can_lose() -> None:
    alone: Scores = [((ScoreLine("lead", -3),), ())]
    assert rank(alone).winners == (0,)
    assert rank(alone, is_lost=True).winners == ()
    assert places(rank(alone, is_lost=True)) == [1]


def test_where_several_play_somebody_wins() -> None:
    with pytest.raises(AssertionError, match="somebody wins"):
        rank([((), ()), ((), ())], is_lost=True)
