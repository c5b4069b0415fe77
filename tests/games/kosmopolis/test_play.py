"""KP-P Play."""

import pytest

from kosmodrom.games.kosmopolis import events
from kosmodrom.games.kosmopolis.parts import size
from tests.games.kosmopolis.positions import (
    capital,
    city,
    gold,
    hand,
    laid,
    legal,
    play,
    position,
    question,
    refusal,
    seen,
    stacked,
)


def test_kp_p1_a_card_goes_to_the_own_city() -> None:
    s = position("hand 0: b4 y3; hand 1: y2 y2; capital: g2")
    play(s, "city b4")
    assert (city(s, 0), hand(s, 0), capital(s)) == ("b4", "y3", "g2")


def test_kp_p1_a_card_goes_to_the_capital() -> None:
    s = position("hand 0: b3 y4; hand 1: y2 y2; capital: y3")
    play(s, "capital y4")
    assert (capital(s), city(s, 0), hand(s, 0)) == ("y3 y4", "", "b3")


def test_kp_p1_turns_go_clockwise_from_the_first_player() -> None:
    s = position("first: 1; turn: 1; hand 0: b2 b3; hand 1: b4 b5; hand 2: p4 p5")
    turns = []
    for card in ("b4", "p4", "b2", "b5"):
        turns.append(question(s))
        play(s, f"city {card}")
    assert turns == ["play 1", "play 2", "play 0", "play 1"]


def test_kp_p1_every_card_may_go_to_either_place_and_passing_is_no_move() -> None:
    s = position("hand 0: b4 y3 y3; hand 1: y2")
    assert legal(s, 0) == ["city b4", "city y3", "capital b4", "capital y3"]


@pytest.mark.parametrize("move", ["city b5", "capital b5", "city y2"])
def test_kp_p1_a_card_not_in_hand_is_refused(move: str) -> None:
    assert refusal(position("hand 0: b4 y3; hand 1: b5 y2"), move) == "KP-P1"


def test_kp_p1_out_of_turn_is_refused() -> None:
    assert refusal(position("hand 0: b4 y3; hand 1: b5 y2"), "1 city b5") == "KD-2"


@pytest.mark.parametrize("move", ["keep b4", "lay blue", "take blue", "pay nothing"])
def test_kp_p1_an_answer_to_another_question_is_refused(move: str) -> None:
    assert refusal(position("hand 0: b4 y3; hand 1: b5; capital: b2"), move) == "KD-3"


def test_kp_p2_the_city_triggers_no_action() -> None:
    s = position("hand 0: y4 b2 p2 g2 y2; hand 1: y2; capital: b2")
    deck = s.deck.size
    for card in ("y4", "b2", "p2", "g2"):
        s.turn = 0
        assert [event.kind for event in play(s, f"city {card}")] == [events.TO_CITY]
    assert (gold(s, 0), laid(s), s.deck.size, hand(s, 0), capital(s)) == (0, {}, deck, "y2", "b2")


def test_kp_p2_the_action_comes_at_once_and_before_the_next_turn() -> None:
    s = position("hand 0: p2 y3; hand 1: y2; capital: b2")
    play(s, "capital p2")
    assert question(s) == "take 0"
    assert refusal(s, "1 city y2") == "KD-2"


@pytest.mark.parametrize("card", ["b2", "p2"])
def test_kp_p2_a_possible_action_cannot_be_declined(card: str) -> None:
    s = position(f"hand 0: {card} y3; hand 1: y2; capital: b3")
    play(s, f"capital {card}", rng=stacked(s, modifiers="+4") if card == "b2" else None)
    assert refusal(s, "0 city y3") == "KD-3"
    assert all(move.split()[0] in ("lay", "take") for move in legal(s, 0))


def test_kp_p3_scholar_draws_the_top_card_into_hand() -> None:
    s = position("hand 0: g4 y3; hand 1: y2")
    play(s, "capital g4", rng=stacked(s, cards="p6"))
    assert (hand(s, 0), capital(s)) == ("p6 y3", "g4")
    assert question(s) == "play 1"


def test_kp_p3_scholar_draws_nothing_from_an_empty_deck() -> None:
    s = position("hand 0: g4 y3; hand 1: y2; deck: ")
    happened = play(s, "capital g4")
    assert hand(s, 0) == "y3"
    assert [event.kind for event in happened] == [events.TO_CAPITAL, events.DECK_EMPTY]


def test_kp_p3_decided_discards_are_never_reshuffled() -> None:
    s = position("hand 0: g4 y3; hand 1: y2; deck: ; rest: discard")
    discards = size(s.discard)
    play(s, "capital g4")
    assert (s.deck.size, size(s.discard)) == (0, discards)


def test_kp_p4_merchant_takes_one_gold() -> None:
    s = position("hand 0: y4 b3; hand 1: y2; gold 0: 2; gold 1: 1")
    play(s, "capital y4")
    assert (gold(s, 0), s.stock) == (3, 4)
    assert question(s) == "play 1"


def test_kp_p4_merchant_takes_none_from_an_empty_stock() -> None:
    s = position("hand 0: y4 b3; hand 1: y2; gold 0: 3; gold 1: 5")
    happened = play(s, "capital y4")
    assert (gold(s, 0), s.stock) == (3, 0)
    assert events.GOLD_EMPTY in [event.kind for event in happened]


def test_kp_p5_agent_looks_at_the_top_modifier() -> None:
    s = position("hand 0: b4 b3; hand 1: y2")
    play(s, "capital b4", rng=stacked(s, modifiers="-1"))
    own = seen(s, 0).own
    assert own is not None and own.held == -1
    assert question(s) == "lay 0"
    assert seen(s, 0).modifiers == 3


@pytest.mark.parametrize("colour", ["blue", "pink", "green", "yellow"])
def test_kp_p5_agent_lays_it_at_one_of_the_four_colours(colour: str) -> None:
    s = position("question: lay; held: +2; hand 0: b3; hand 1: y2")
    assert legal(s, 0) == ["lay blue", "lay pink", "lay green", "lay yellow"]
    play(s, f"lay {colour}")
    assert laid(s) == {2: f"{colour} by 0"}
    assert question(s) == "play 1"


def test_kp_p5_agent_finds_no_modifier_in_an_empty_deck() -> None:
    s = position(
        "hand 0: b4 b3; hand 1: y2; laid: +4 blue by 0, +2 pink by 1, -1 green by 0, -3 green by 1",
    )
    happened = play(s, "capital b4")
    assert [event.kind for event in happened] == [events.TO_CAPITAL, events.NO_MODIFIER]
    assert question(s) == "play 1"


def test_kp_p5_any_number_of_modifiers_may_lie_at_one_colour() -> None:
    s = position("question: lay; held: -3; laid: +4 blue by 0, +2 blue by 1, -1 blue by 0; hand 0: b3; hand 1: y2")
    play(s, "lay blue")
    assert laid(s) == {4: "blue by 0", 2: "blue by 1", -1: "blue by 0", -3: "blue by 0"}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_kp_p5_decided_it_is_known_who_laid_a_modifier_and_he_alone_knows_its_value(seat: int) -> None:
    s = position(f"seats: 3; question: lay; turn: {seat}; held: -3; hand 0: p2; hand 1: p3; hand 2: p4")
    play(s, f"{seat} lay green")
    assert laid(s) == {-3: f"green by {seat}"}
    assert [seen(s, other).laid[0].value for other in range(3)] == [-3 if other == seat else None for other in range(3)]


def test_kp_p5_decided_who_laid_a_modifier_may_always_look_at_it() -> None:
    s = position("turn: 1; laid: +4 blue by 0; hand 0: b3; hand 1: y2 y3")
    assert [entry.value for entry in seen(s, 0).laid] == [4]
    assert [entry.value for entry in seen(s, 1).laid] == [None]


@pytest.mark.parametrize(
    ("colour", "taken", "left"),
    [("blue", "b3", "b4 p2 g2 g5 y6"), ("green", "g2", "b3 b4 p2 g5 y6"), ("yellow", "y6", "b3 b4 p2 g2 g5")],
)
def test_kp_p6_cleric_takes_the_lowest_card_of_the_colour_chosen(colour: str, taken: str, left: str) -> None:
    s = position("question: take; capital: b3 b4 p2 g2 g5 y6; hand 0: y2; hand 1: y2")
    play(s, f"take {colour}")
    assert (city(s, 0), capital(s)) == (taken, left)


def test_kp_p6_cleric_takes_into_the_city_and_not_to_hand() -> None:
    s = position("question: take; capital: b3; hand 0: y2; hand 1: y2; city 0: b5")
    play(s, "take blue")
    assert (city(s, 0), hand(s, 0)) == ("b3 b5", "y2")


def test_kp_p6_the_card_taken_brings_no_action() -> None:
    s = position("question: take; capital: g3 y3; hand 0: y2; hand 1: y2")
    deck = s.deck.size
    play(s, "take green")
    assert (s.deck.size, hand(s, 0), question(s)) == (deck, "y2", "play 1")


def test_kp_p6_cleric_never_takes_pink() -> None:
    s = position("hand 0: p3 y2; hand 1: y2; capital: p2 b4")
    play(s, "capital p3")
    assert legal(s, 0) == ["take blue"]
    assert refusal(s, "take pink") == "KP-P6"


def test_kp_p6_decided_an_empty_colour_cannot_be_chosen_while_another_has_cards() -> None:
    s = position("question: take; capital: p2 y4; hand 0: y2; hand 1: y2")
    assert refusal(s, "take blue") == "KP-P6"
    assert refusal(s, "take green") == "KP-P6"
    assert legal(s, 0) == ["take yellow"]


def test_kp_p6_cleric_with_nothing_to_take_ends_the_turn() -> None:
    s = position("hand 0: p3 y2; hand 1: y2; capital: p2 p6")
    happened = play(s, "capital p3")
    assert [event.kind for event in happened] == [events.TO_CAPITAL, events.NOTHING_TO_TAKE]
    assert (city(s, 0), question(s)) == ("", "play 1")
