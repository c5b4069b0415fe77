"""KP-E The end of the game."""

import pytest

from kosmodrom.core.rng import FastRng
from kosmodrom.games.kosmopolis import events
from tests.games.kosmopolis.positions import GAME, legal, play, position, question, refusal

OVER = "round: 3; question: over"


def scores(text: str) -> list[int]:
    return [result.score for result in GAME.outcome(position(f"{OVER}; {text}")).results]


def winners(text: str) -> tuple[int, ...]:
    """Who wins, made sure that both ways of asking agree."""
    s = position(f"{OVER}; {text}")
    won = GAME.outcome(s).winners
    assert GAME.returns(s) == [1 / len(won) if seat in won else 0 for seat in range(s.seats)]
    return won


def test_kp_e1_the_game_ends_after_the_check_and_the_bonuses_of_round_3() -> None:
    s = position("round: 3; last turns: 1; hand 0: y2; capital: y6 b2; city 1: b3; rest: discard")
    happened = play(s, "city y2")
    assert happened[-1].kind == events.END
    assert question(s) == "over"
    assert [result.score for result in GAME.outcome(s).results] == [2 + 6, 0]


@pytest.mark.parametrize("round_", [1, 2])
def test_kp_e1_no_earlier_round_ends_the_game(round_: int) -> None:
    s = position(f"round: {round_}; last turns: 1; hand 0: y2; capital: y6")
    play(s, "city y2", rng=FastRng(1))
    assert not GAME.is_over(s)
    assert s.round == round_ + 1


def test_kp_e1_city_bonus_cards_and_one_a_gold_are_added() -> None:
    assert scores("city 0: b4 p3 g2 y6; bonus 0: g5 g6; gold 0: 3; city 1: b2") == [15 + 11 + 3, 2]


def test_kp_e1_the_breakdown_names_city_bonus_and_gold() -> None:
    result = GAME.outcome(position(f"{OVER}; city 0: b4; bonus 0: g5; gold 0: 3")).results[0]
    assert [(line.text, line.points) for line in result.lines] == [
        ("score-city", 4),
        ("score-bonus", 5),
        ("score-gold", 3),
    ]


def test_kp_e1_most_points_win() -> None:
    assert winners("city 0: b4 b5; city 1: p5 p5; city 2: g6") == (1,)


@pytest.mark.parametrize(
    ("one", "other", "more"),
    [
        ("b6 b2", "b4 p4", "6s"),
        ("b5 b2 b2", "b3 p3 g3", "5s"),
        ("b4 b2", "b3 p3", "4s"),
        ("b3 b3 p3 g3 g3 g3", "b6 p6 g6", "6s of the other"),
    ],
)
def test_kp_e1_a_tie_goes_to_most_of_the_highest_values(one: str, other: str, more: str) -> None:
    expected = 1 if more.endswith("other") else 0
    assert winners(f"city 0: {one}; city 1: {other}") == (expected,)
    assert winners(f"city 1: {one}; city 0: {other}") == (1 - expected,)


def test_kp_e1_a_tie_of_cards_is_broken_by_3s_and_then_by_2s_when_gold_makes_the_totals_equal() -> None:
    assert winners("city 0: b3; city 1: p2; gold 1: 1") == (0,)
    assert winners("city 0: b2 b3; gold 0: 0; city 1: p3; gold 1: 2") == (0,)


def test_kp_e1_bonus_cards_count_for_the_tie() -> None:
    assert winners("city 0: b4; bonus 0: b6; city 1: b5 p5") == (0,)


def test_kp_e1_six_beats_any_number_of_fives() -> None:
    assert winners("city 0: b5 b5 p5 g5; city 1: b6 p2 p2 p2 g2 g2 g2 y2") == (1,)


def test_kp_e1_decided_a_tie_to_the_last_card_is_shared() -> None:
    assert winners("city 0: b4 b5; city 1: p4 p5; city 2: b2") == (0, 1)
    s = position(f"{OVER}; city 0: b4 b5; city 1: p4 p5; city 2: b2")
    assert [result.place for result in GAME.outcome(s).results] == [1, 1, 3]


def test_kp_e1_all_may_share() -> None:
    assert winners("seats: 4") == (0, 1, 2, 3)


def test_when_the_game_is_over_every_move_is_refused() -> None:
    s = position(f"{OVER}; city 0: b4")
    assert legal(s, 0) == legal(s, 1) == []
    assert refusal(s, "0 city b4") == "KD-1"
