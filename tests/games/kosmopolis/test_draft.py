"""KP-D The draft."""

import pytest

from kosmodrom.core.rng import FastRng
from kosmodrom.games.kosmopolis.events import DEAL
from kosmodrom.games.kosmopolis.moves import CARD_NAMES
from kosmodrom.games.kosmopolis.parts import size
from kosmodrom.games.kosmopolis.rules.draft import deal
from tests.games.kosmopolis.positions import (
    GAME,
    box,
    hand,
    legal,
    new_game,
    pack,
    play,
    position,
    question,
    refusal,
    seen,
)

THREE = "question: keep; pack 0: b2 b3 b4 b5 b6 p2; pack 1: g2 g3 g4 g5 g6 p3; pack 2: y2 y3 y4 y5 y6 p4"


@pytest.mark.parametrize(("seats", "cards"), [(2, 6), (3, 6), (4, 5)])
def test_kp_d1_six_cards_each_and_five_at_four_players(seats: int, cards: int) -> None:
    s = new_game(seats, FastRng(7))
    assert [size(player.pack) for player in s.players] == [cards] * seats
    assert s.round == 1


@pytest.mark.parametrize(("seats", "cards"), [(2, 6), (3, 6), (4, 5)])
def test_kp_d1_every_round_deals_again(seats: int, cards: int) -> None:
    s = position(f"seats: {seats}; round: 2; last turns: 1; hand 0: b2")
    play(s, "city b2", rng=FastRng(1))
    assert s.round == 3
    assert [size(player.pack) for player in s.players] == [cards] * seats
    assert question(s) == "keep " + " ".join(map(str, range(seats)))


def test_kp_d2_all_choose_at_once() -> None:
    s = position(THREE)
    assert question(s) == "keep 0 1 2"
    play(s, "2 keep y3", "0 keep b2")
    assert question(s) == "keep 0 1 2"
    play(s, "2 keep y4")
    assert question(s) == "keep 0 1"


def test_kp_d2_nothing_moves_before_the_last_choice() -> None:
    s = position(THREE)
    play(s, "0 keep b2", "0 keep b3", "1 keep g2", "1 keep g3", "2 keep y2")
    assert [pack(s, seat) for seat in range(3)] == ["b4 b5 b6 p2", "p3 g4 g5 g6", "p4 y3 y4 y5 y6"]
    play(s, "2 keep y3")
    assert [pack(s, seat) for seat in range(3)] == ["p4 y4 y5 y6", "b4 b5 b6 p2", "p3 g4 g5 g6"]


def test_kp_d2_two_are_kept_the_rest_goes_left_twice_and_what_arrives_is_kept() -> None:
    s = position(THREE)
    play(s, "0 keep b2", "0 keep b3", "1 keep g2", "1 keep g3", "2 keep y2", "2 keep y3")
    play(s, "0 keep y6", "0 keep p4", "1 keep b4", "1 keep b5", "2 keep g4", "2 keep g5")
    assert hand(s, 0) == "b2 b3 p3 p4 g6 y6"
    assert hand(s, 1) == "b4 b5 g2 g3 y4 y5"
    assert hand(s, 2) == "b6 p2 g4 g5 y2 y3"
    assert question(s) == "play 0"


@pytest.mark.parametrize("round_", [1, 2, 3])
def test_kp_d2_cards_go_left_in_every_round(round_: int) -> None:
    s = position(f"round: {round_}; {THREE}")
    play(s, "0 keep b2", "0 keep b3", "1 keep g2", "1 keep g3", "2 keep y2", "2 keep y3")
    assert pack(s, 1) == "b4 b5 b6 p2"


def test_kp_d2_at_four_players_one_card_arrives_last() -> None:
    s = position(
        "question: keep; pack 0: b2 b3 b4 b5 b6; pack 1: p2 p3 p4 p5 p6; pack 2: g2 g3 g4 g5 g6; pack 3: y2 y3 y4 y5 y6"
    )
    for seat, colour in enumerate("bpgy"):
        play(s, f"{seat} keep {colour}2", f"{seat} keep {colour}3")
    for seat, colour in enumerate("ybpg"):
        play(s, f"{seat} keep {colour}4", f"{seat} keep {colour}5")
    assert [hand(s, seat) for seat in range(4)] == [
        "b2 b3 g6 y4 y5",
        "b4 b5 p2 p3 y6",
        "b6 p4 p5 g2 g3",
        "p6 g4 g5 y2 y3",
    ]


def test_kp_d2_play_begins_with_the_first_player() -> None:
    s = position("question: keep; step: 2; first: 1; pack 0: b2 b3; pack 1: g2 g3")
    play(s, "0 keep b2", "0 keep b3", "1 keep g2", "1 keep g3")
    assert question(s) == "play 1"


def test_kp_d2_a_card_that_is_not_in_the_pack_is_refused() -> None:
    s = position(THREE)
    assert refusal(s, "0 keep g2") == "KP-D2"
    assert legal(s, 0) == ["keep b2", "keep b3", "keep b4", "keep b5", "keep b6", "keep p2"]


def test_kp_d2_who_has_kept_two_has_nothing_to_say() -> None:
    s = position(THREE)
    play(s, "0 keep b2", "0 keep b3")
    assert refusal(s, "0 keep b4") == "KD-2"
    assert legal(s, 0) == []


def test_kp_d2_decided_a_card_kept_is_not_exchanged() -> None:
    s = position(THREE)
    play(s, "0 keep b2")
    assert refusal(s, "0 keep b2") == "KP-D2"
    play(s, "0 keep b3", "1 keep g2", "1 keep g3", "2 keep y2", "2 keep y3")
    assert hand(s, 0) == "b2 b3"
    assert refusal(s, "0 keep b2") == "KP-D2"


def test_kp_d2_decided_cards_kept_may_be_looked_at() -> None:
    s = position(THREE)
    play(s, "0 keep b2")
    own = seen(s, 0).own
    assert own is not None and own.hand == ["b2"]


@pytest.mark.parametrize(
    ("seats", "deck", "cards"),
    [(4, 20, 5), (4, 19, 4), (4, 16, 4), (4, 15, 3), (4, 13, 3), (3, 18, 6), (3, 17, 5)],
)
def test_kp_d3_too_few_cards_are_dealt_equally_and_as_many_as_possible(seats: int, deck: int, cards: int) -> None:
    s = position(f"seats: {seats}; round: 3; deck: {' '.join(CARD_NAMES[:deck])}")
    deal(s, FastRng(3))
    assert [size(player.pack) for player in s.players] == [cards] * seats
    assert s.deck.size == deck - cards * seats


def test_kp_d3_decided_what_cannot_be_shared_stays_as_the_deck() -> None:
    s = position(
        "seats: 4; round: 2; last turns: 1; hand 0: y2; deck: b2 b3 b4 b5 b6 p2 p3 p4 p5 p6 g2 g3 g4 g5 g6 y3 y4 y5 y6"
    )
    play(s, "city y2", rng=FastRng(3))
    assert s.deck.size == 3
    assert question(s) == "keep 0 1 2 3"


@pytest.mark.parametrize(
    ("deck", "rule"), [("b2 b3 b4 b5 b6 p2 p3 p4 p5 p6 g2", "KP-D3"), ("b2 b3 b4 b5 b6 p2 p3 p4 p5 p6 g2 g3", "KP-D1")]
)
def test_kp_d1_kp_d3_the_log_names_the_rule_of_the_deal(deck: str, rule: str) -> None:
    happened = play(position(f"round: 2; last turns: 1; hand 0: y2; deck: {deck}"), "city y2", rng=FastRng(3))
    assert [GAME.event_rule(event) for event in happened if event.kind == DEAL] == [rule]


def test_kp_r1_no_last_lap_is_shown_in_the_draft_of_the_next_round() -> None:
    s = position("round: 2; last turns: 1; hand 0: y2")
    assert seen(s).last_turns == 1
    play(s, "city y2", rng=FastRng(3))
    assert (seen(s).question, seen(s).last_turns) == ("keep", None)


def test_kp_d3_decided_of_four_cards_two_are_kept_twice_and_none_arrives() -> None:
    s = position("question: keep; pack 0: b2 b3 b4 b5; pack 1: p2 p3 p4 p5; pack 2: g2 g3 g4 g5; pack 3: y2 y3 y4 y5")
    for step in ("bpgy", "ybpg"):
        for seat, colour in enumerate(step):
            low = 2 if step == "bpgy" else 4
            play(s, f"{seat} keep {colour}{low}", f"{seat} keep {colour}{low + 1}")
    assert hand(s, 1) == "b4 b5 p2 p3"
    assert question(s) == "play 0"


def test_kp_d3_decided_of_three_cards_the_second_step_keeps_one() -> None:
    s = position("question: keep; pack 0: b2 b3 b4; pack 1: p2 p3 p4; pack 2: g2 g3 g4; pack 3: y2 y3 y4")
    for seat, colour in enumerate("bpgy"):
        play(s, f"{seat} keep {colour}2", f"{seat} keep {colour}3")
    assert question(s) == "keep 0 1 2 3"
    for seat, colour in enumerate("ybpg"):
        play(s, f"{seat} keep {colour}4")
    assert hand(s, 0) == "b2 b3 y4"
    assert question(s) == "play 0"


def test_kp_d3_decided_of_two_cards_nothing_is_left_for_a_second_step() -> None:
    s = position("question: keep; pack 0: b2 b3; pack 1: p2 p3")
    play(s, "0 keep b2", "0 keep b3", "1 keep p2", "1 keep p3")
    assert [hand(s, 0), hand(s, 1)] == ["b2 b3", "p2 p3"]
    assert question(s) == "play 0"


@pytest.mark.parametrize(
    ("seats", "draws", "cards"),
    [(2, 18, 6), (3, 17, 6), (3, 18, 5), (4, 11, 5), (4, 12, 4), (4, 15, 4), (4, 16, 3), (4, 18, 3)],
)
def test_example_5_kp_d3_short_deals_by_the_number_of_scholar_draws(seats: int, draws: int, cards: int) -> None:
    s = box(seats)
    in_deck = 71 - 2 * seats * (5 if seats == 4 else 6) - draws
    while s.deck.size > in_deck:
        s.deck.draw(FastRng(1), 0)
    s.round = 3
    deal(s, FastRng(1))
    assert [size(player.pack) for player in s.players] == [cards] * seats
