"""KP-R The end of a round."""

import pytest

from kosmodrom.core.rng import FastRng
from kosmodrom.core.state import Event
from kosmodrom.games.kosmopolis import events
from kosmodrom.games.kosmopolis.moves import COLOUR_NAMES
from kosmodrom.games.kosmopolis.rules.round_end import limit
from kosmodrom.games.kosmopolis.state import IN_DECK
from tests.games.kosmopolis.positions import (
    bonus,
    capital,
    city,
    gold,
    hand,
    laid,
    legal,
    named,
    play,
    position,
    question,
    refusal,
    seen,
    stacked,
)

LAST = "round: 3; last turns: 1; rest: discard"
"""The turn now is the last of the game: whatever is played, the round is checked."""


def test_kp_r1_an_empty_hand_gives_each_other_player_one_more_turn() -> None:
    s = position("round: 3; turn: 1; first: 1; hand 0: b2 b3; hand 1: y2; hand 2: p2 p3; capital: y6 b6 p6")
    happened = play(s, "city y2")
    assert [(event.kind, event.seat) for event in happened][-1] == (events.LAST_LAP, 1)
    assert question(s) == "play 2"
    play(s, "city p2")
    assert question(s) == "play 0"
    play(s, "city b2")
    assert question(s) == "over"


def test_kp_r1_the_round_goes_on_while_all_have_cards() -> None:
    s = position("hand 0: b2 b3; hand 1: y2 y3")
    play(s, "city b2", "city y2")
    assert question(s) == "play 0"
    assert s.last_turns == -1


def test_kp_r1_a_scholar_played_last_that_draws_does_not_trigger_it() -> None:
    s = position("hand 0: g2; hand 1: y2 y3")
    play(s, "capital g2", rng=stacked(s, cards="b5"))
    assert (hand(s, 0), s.last_turns) == ("b5", -1)
    play(s, "city y2")
    assert question(s) == "play 0"


def test_kp_r1_decided_a_scholar_played_last_that_finds_the_deck_empty_does() -> None:
    s = position("hand 0: g2; hand 1: y2 y3; deck: ")
    happened = play(s, "capital g2")
    assert events.LAST_LAP in [event.kind for event in happened]
    assert s.last_turns == 1


def test_kp_r1_a_card_played_last_acts_before_the_turn_ends() -> None:
    s = position("hand 0: p2; hand 1: y2 y3; capital: b2")
    play(s, "capital p2")
    assert s.last_turns == -1
    play(s, "take blue")
    assert s.last_turns == 1


def test_kp_r1_there_is_one_last_lap_only() -> None:
    s = position("round: 3; hand 0: y2; hand 1: y3; hand 2: p2 p3; capital: y6 p6; rest: discard")
    play(s, "city y2")
    happened = play(s, "city y3")
    assert events.LAST_LAP not in [event.kind for event in happened]
    play(s, "city p2")
    assert question(s) == "over"


def test_kp_r1_a_scholar_in_the_last_lap_brings_no_other_turn() -> None:
    s = position("round: 3; last turns: 1; hand 0: g2 b2; capital: b6 g6; deck: b3")
    play(s, "capital g2", rng=stacked(s, cards="b3"))
    assert question(s) == "over"
    assert city(s, 0) == "b2 b3"


def test_kp_r2_cards_left_in_hand_go_to_their_owners_cities_without_actions() -> None:
    s = position(f"{LAST}; capital: b6 p6 g6 y6; hand 0: b2 g2 g2; hand 1: y4 p2; city 1: y2")
    happened = play(s, "city b2")
    assert [city(s, 0), city(s, 1)] == ["b2 g2 g2", "p2 y2 y4"]
    assert [hand(s, 0), hand(s, 1)] == ["", ""]
    assert [gold(s, 0), gold(s, 1)] == [0, 0]
    assert sorted((e.seat, e.a) for e in happened if e.kind == events.LEFT_OVER) == [(0, 10), (0, 10), (1, 5), (1, 17)]


def test_kp_r3_the_limit_is_the_capital_and_its_modifiers() -> None:
    s = position("capital: b4 b5 p3 y2; laid: +4 blue by 0, -1 blue by 1, +2 green by 0")
    assert [limit(s, colour) for colour in range(4)] == [12, 3, 2, 2]


def test_kp_r3_modifiers_laid_are_revealed() -> None:
    s = position(f"{LAST}; laid: +4 blue by 0, -3 pink by 1; hand 0: y2; capital: y6")
    happened = play(s, "city y2")
    assert [(e.a, e.b) for e in happened if e.kind == events.REVEALED] == [(0, 4), (1, -3)]
    assert [(e.a, e.b) for e in happened if e.kind == events.LIMIT] == [(0, 4), (1, -3), (2, 0), (3, 6)]
    assert [entry.value for entry in seen(s).laid] == [4, -3]


def test_kp_r3_a_total_above_the_limit_is_lost_and_discarded() -> None:
    s = position("round: 3; last turns: 1; deck: ; capital: b5 y6; city 0: b2 b3; hand 0: b2; city 1: b5")
    before = named(s.discard).split().count("b2")
    play(s, "city b2")
    assert city(s, 0) == ""
    assert named(s.discard).split().count("b2") == before + 2
    assert city(s, 1) == "b5"


def test_kp_r3_only_the_colour_above_its_limit_is_lost() -> None:
    s = position(f"{LAST}; capital: b2 y6; city 0: b3 y5; hand 0: b2; city 1: y6")
    play(s, "city b2")
    assert city(s, 0) == "y5"


def test_example_4_kp_r3_fourteen_against_fourteen_is_safe() -> None:
    s = position(f"{LAST}; capital: g5 g5 g4; city 0: g6 g5; hand 0: g3")
    play(s, "city g3")
    assert city(s, 0) == "g3 g5 g6"


def test_kp_r3_a_modifier_can_cost_a_colour_and_save_one() -> None:
    s = position(f"{LAST}; capital: b5 p2; laid: -1 blue by 1, +2 pink by 0; city 0: b5; hand 0: p4")
    play(s, "city p4")
    assert city(s, 0) == "p4"


def test_kp_r3_decided_a_limit_may_be_negative() -> None:
    s = position("capital: b2; laid: -3 blue by 0, -1 pink by 0")
    assert [limit(s, colour) for colour in range(4)] == [-1, -1, 0, 0]


def test_kp_r3_decided_without_cards_of_a_negative_colour_nothing_is_lost_or_paid() -> None:
    s = position(f"{LAST}; laid: -3 blue by 0; gold 0: 3; capital: y6; hand 0: y2")
    play(s, "city y2")
    assert (question(s), gold(s, 0), city(s, 0)) == ("over", 3, "y2")


def test_kp_r3_decided_four_against_minus_one_costs_five() -> None:
    s = position(f"{LAST}; laid: -1 blue by 0; gold 0: 5; hand 0: b4")
    play(s, "city b4")
    assert legal(s, 0) == ["pay nothing", "pay blue"]
    play(s, "pay blue")
    assert (gold(s, 0), city(s, 0)) == (0, "b4")


def test_kp_r3_decided_four_against_minus_one_is_lost_with_four_gold() -> None:
    s = position(f"{LAST}; laid: -1 blue by 0; gold 0: 4; hand 0: b4")
    play(s, "city b4")
    assert (question(s), gold(s, 0), city(s, 0)) == ("over", 4, "")


def checked(happened: list[Event]) -> list[tuple[str, int, str, int, int]]:
    """What a check told, seat by seat."""
    kinds = {events.SAFE: "safe", events.PAID: "paid", events.LOST: "lost"}
    return [
        (kinds[event.kind], event.seat, COLOUR_NAMES[event.a], event.b, event.c)
        for event in happened
        if event.kind in kinds
    ]


def test_kp_r3_the_check_is_told_seat_by_seat_and_colour_by_colour() -> None:
    s = position(f"{LAST}; first: 1; hand 0: y2; city 0: b3 g4; city 1: b6 p2; capital: b5 p2 g4 y6")
    assert checked(play(s, "city y2")) == [
        ("lost", 1, "blue", 6, 5),
        ("safe", 1, "pink", 2, 2),
        ("safe", 0, "blue", 3, 5),
        ("safe", 0, "green", 4, 4),
        ("safe", 0, "yellow", 2, 6),
    ]


def test_kp_r4_who_is_asked_to_pay_is_told_once_when_he_has_decided() -> None:
    s = position(f"{LAST}; hand 0: y2; city 0: b6 p4 g3; city 1: p2; gold 0: 1; capital: b5 p3 g4 y6")
    assert checked(play(s, "city y2")) == []
    assert checked(play(s, "pay pink")) == [
        ("lost", 0, "blue", 6, 5),
        ("paid", 0, "pink", 1, 0),
        ("safe", 0, "green", 3, 4),
        ("safe", 0, "yellow", 2, 6),
        ("safe", 1, "pink", 2, 3),
    ]


def test_kp_r4_gold_raises_a_limit_and_returns_to_the_stock() -> None:
    s = position(f"{LAST}; capital: b3; gold 0: 3; gold 1: 1; hand 0: b5")
    play(s, "city b5")
    assert question(s) == "pay 0"
    play(s, "pay blue")
    assert (city(s, 0), gold(s, 0), s.stock) == ("b5", 1, 6)


def test_kp_r4_gold_need_not_be_spent() -> None:
    s = position(f"{LAST}; capital: b3; gold 0: 3; hand 0: b5")
    play(s, "city b5", "pay nothing")
    assert (city(s, 0), gold(s, 0), s.stock) == ("", 3, 5)


def test_example_1_kp_r4_three_gold_save_blue_and_yellow_and_pink_is_lost() -> None:
    s = position(f"{LAST}; capital: b4 b5 p3 g4 g5 y6 y6; city 0: b5 b6 p4 g6 y4 y4; hand 0: y5; gold 0: 3; city 1: p3")
    play(s, "city y5")
    assert question(s) == "pay 0"
    assert legal(s, 0) == [
        "pay nothing",
        "pay blue",
        "pay pink",
        "pay blue+pink",
        "pay yellow",
        "pay blue+yellow",
        "pay pink+yellow",
    ]
    play(s, "pay blue+yellow")
    assert (city(s, 0), gold(s, 0), s.stock) == ("b5 b6 g6 y4 y4 y5", 0, 8)


def test_kp_r4_decided_it_raises_only_the_own_limit() -> None:
    s = position(f"{LAST}; capital: b3; gold 0: 2; hand 0: b5; city 1: b5")
    play(s, "city b5", "pay blue")
    assert [city(s, 0), city(s, 1)] == ["b5", ""]


def test_kp_r4_decided_it_raises_the_limit_for_this_check_only() -> None:
    s = position("round: 2; last turns: 1; capital: b3 b2; gold 0: 2; hand 0: b4; city 0: b3; laid: -3 pink by 1")
    play(s, "city b4", "pay blue", rng=FastRng(2))
    assert (s.round, city(s, 0), limit(s, 0)) == (3, "b3 b4", 2)


def test_kp_r4_decided_seats_decide_in_turn_from_the_first_player() -> None:
    s = position(
        f"{LAST}; first: 1; turn: 0; hand 0: b5; city 1: b5; city 2: b5; gold 0: 2; gold 1: 2; gold 2: 2; capital: b3"
    )
    play(s, "city b5")
    asked = []
    while question(s) != "over":
        asked.append(question(s))
        play(s, "pay nothing")
    assert asked == ["pay 1", "pay 2", "pay 0"]


def test_kp_r4_decided_gold_and_lost_cards_move_before_the_next_seat_decides() -> None:
    s = position(f"{LAST}; hand 0: b5; city 0: y2; city 1: b5; gold 0: 2; gold 1: 2; capital: b3")
    play(s, "city b5", "pay blue")
    assert question(s) == "pay 1"
    public = seen(s, 1).seats[0]
    assert (public.gold, public.city) == (0, [["b5"], [], [], []])


def test_kp_r4_decided_exactly_the_missing_amount_is_paid() -> None:
    s = position(f"{LAST}; hand 0: b5; capital: b3; gold 0: 8")
    play(s, "city b5")
    assert legal(s, 0) == ["pay nothing", "pay blue"]
    play(s, "pay blue")
    assert gold(s, 0) == 6


def test_kp_r4_decided_more_than_one_can_afford_is_refused() -> None:
    s = position(f"{LAST}; hand 0: b5; city 0: p5; capital: b3 p3; gold 0: 3")
    play(s, "city b5")
    assert refusal(s, "pay blue+pink") == "KP-R4"
    assert legal(s, 0) == ["pay nothing", "pay blue", "pay pink"]


def test_kp_r4_a_colour_within_its_limit_is_not_paid_for() -> None:
    s = position(f"{LAST}; hand 0: b5; city 0: p3; capital: b3 p3; gold 0: 3")
    play(s, "city b5")
    assert refusal(s, "pay pink") == "KP-R4"
    assert refusal(s, "pay green") == "KP-R4"


def test_kp_r4_decided_a_seat_with_no_choice_is_not_asked() -> None:
    s = position(f"{LAST}; hand 0: b5; city 1: b5; city 2: b2; gold 0: 1; gold 1: 2; gold 2: 3; capital: b3")
    play(s, "city b5")
    assert question(s) == "pay 1"
    assert city(s, 0) == ""
    play(s, "pay blue")
    assert question(s) == "over"


def test_kp_r5_the_highest_total_takes_the_capitals_highest_card_face_down() -> None:
    s = position(f"{LAST}; capital: b3 b6 b5; city 0: b4; city 1: b5; hand 0: p2")
    play(s, "city p2")
    assert [bonus(s, 0), bonus(s, 1)] == ["", "b6"]
    assert (capital(s), city(s, 1)) == ("b3 b5", "b5")


def test_kp_r5_each_colour_has_its_own_bonus() -> None:
    s = position(f"{LAST}; capital: b6 p6 g6 y6; city 0: b4 p2 g5; city 1: b3 p3; hand 0: p2; hand 1: y2")
    play(s, "capital p2", "take green")
    assert [bonus(s, 0), bonus(s, 1)] == ["b6", "p6 y6"]


def test_kp_r5_comes_after_the_check() -> None:
    s = position(f"{LAST}; capital: b3; city 0: b2; city 1: b4; hand 0: p2")
    play(s, "city p2")
    assert [bonus(s, 0), bonus(s, 1)] == ["b3", ""]


def test_example_2_kp_r5_three_tied_the_first_takes_six_the_next_four_the_third_nothing() -> None:
    s = position(f"{LAST}; first: 1; turn: 0; capital: y6 y4; city 0: y5; city 1: y2 y3; city 2: y5; hand 0: p2")
    play(s, "city p2")
    assert [bonus(s, seat) for seat in (1, 2, 0)] == ["y6", "y4", ""]
    assert capital(s) == ""


def test_kp_r5_a_colour_not_in_the_capital_gives_no_bonus() -> None:
    s = position(f"{LAST}; capital: y6; laid: +4 blue by 0; city 0: b4; hand 0: y2")
    play(s, "city y2")
    assert bonus(s, 0) == "y6"


def test_kp_r5_decided_a_highest_total_of_zero_takes_nothing() -> None:
    s = position(f"{LAST}; capital: b6 p2; city 0: p2; hand 0: y2")
    play(s, "city y2")
    assert [bonus(s, 0), bonus(s, 1)] == ["p2", ""]
    assert capital(s) == "b6"


BETWEEN = "last turns: 1; capital: b6 b5 y6; city 0: b4; city 1: y3 b3; hand 0: y2; laid: +4 blue by 1, -1 pink by 0"


def test_kp_r6_capital_and_cities_stay() -> None:
    s = position(BETWEEN)
    play(s, "city y2", rng=FastRng(4))
    assert (s.round, question(s)) == (2, "keep 0 1")
    assert (capital(s), city(s, 0), city(s, 1)) == ("b5", "b4 y2", "b3 y3")
    assert [bonus(s, 0), bonus(s, 1)] == ["b6", "y6"]


def test_kp_r6_all_modifiers_are_shuffled_anew() -> None:
    s = position(BETWEEN)
    play(s, "city y2", rng=FastRng(4))
    assert list(s.modifiers) == [IN_DECK] * 4
    assert seen(s, 1).modifiers == 4


def test_kp_r6_gold_stays_with_its_owner() -> None:
    s = position(BETWEEN + "; gold 1: 3")
    play(s, "city y2", rng=FastRng(4))
    assert (gold(s, 1), s.stock) == (3, 5)


def test_kp_r6_not_after_round_3() -> None:
    s = position(f"round: 3; {BETWEEN}; rest: deck")
    deck = s.deck.size
    play(s, "city y2")
    assert (question(s), s.round, s.deck.size) == ("over", 3, deck)
    assert laid(s) == {4: "blue by 1", -1: "pink by 0"}


@pytest.mark.parametrize(
    ("cities", "first", "following"),
    [
        ("city 0: b4; city 1: b5; city 2: p2", 0, 1),
        ("city 0: b4; city 1: p3; city 2: p2 g5", 0, 2),
        ("city 0: b2 p2 g2; city 1: p3; city 2: g5", 1, 0),
    ],
)
def test_kp_r7_the_highest_city_total_of_all_colours_is_first(cities: str, first: int, following: int) -> None:
    s = position(f"last turns: 1; {cities}; capital: b6 p6 g6 y6; first: {first}; hand 0: y2; turn: 0; seats: 3")
    play(s, "capital y2", rng=FastRng(4))
    assert s.first == following


def test_kp_r7_bonus_cards_do_not_count() -> None:
    s = position("last turns: 1; capital: b6 p6; city 0: b5; city 1: p4; bonus 1: y6 y6; hand 0: y2")
    play(s, "capital y2", rng=FastRng(4))
    assert s.first == 0


@pytest.mark.parametrize(("first", "following"), [(0, 1), (2, 3)])
def test_kp_r7_tied_the_nearest_clockwise_to_the_previous_first_player(first: int, following: int) -> None:
    s = position(f"seats: 4; last turns: 1; city 1: b4; city 3: p4; capital: b6 p6; first: {first}; hand 0: y2")
    play(s, "capital y2", rng=FastRng(4))
    assert s.first == following


def test_kp_r7_decided_a_first_player_tied_himself_stays_first() -> None:
    s = position("last turns: 1; city 0: b4; city 1: p4; city 2: g4; capital: b6 p6 g6; first: 1; hand 0: y2; turn: 0")
    play(s, "capital y2", rng=FastRng(4))
    assert s.first == 1


def test_kp_r7_not_after_round_3() -> None:
    s = position("round: 3; last turns: 1; city 1: p4; capital: p6; hand 0: y2; rest: discard")
    happened = play(s, "capital y2")
    assert s.first == 0
    assert events.NEXT_FIRST not in [event.kind for event in happened]
