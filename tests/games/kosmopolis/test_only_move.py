"""Moves that play themselves: those that everybody at the table can see are the only ones."""

import pytest

from kosmodrom.core.rng import FastRng
from kosmodrom.games.kosmopolis.moves import MOVES
from tests.games.kosmopolis.positions import GAME, legal, new_game, position


def only_move(text: str, seat: int = 0) -> str | None:
    """The move of a seat that plays itself at a position."""
    move = int(GAME.only_move(position(text), seat))
    return MOVES.notation(move) if move >= 0 else None


def test_the_last_card_of_a_pack_is_kept_of_itself() -> None:
    text = "question: keep; pack 0: b2; pack 1: p2 p3; hand 0: y2"
    assert only_move(text) == "keep b2"
    assert only_move(text, 1) is None


def test_a_pack_of_alike_cards_is_a_secret_though_it_leaves_no_choice() -> None:
    text = "question: keep; pack 0: b2 b2; pack 1: p2 p3"
    assert legal(position(text), 0) == ["keep b2"]
    assert only_move(text) is None


def test_a_card_in_hand_always_has_two_places_to_go() -> None:
    assert only_move("hand 0: b2; hand 1: b3") is None


@pytest.mark.parametrize(
    ("capital", "found"),
    [("y3", "take yellow"), ("p2 g4 g6", "take green"), ("b2 y3", None), ("b2 g2 y2", None)],
)
def test_a_cleric_takes_of_itself_where_there_is_one_colour(capital: str, found: str | None) -> None:
    assert only_move(f"question: take; capital: {capital} p5; hand 1: b3") == found


@pytest.mark.parametrize(
    "text",
    ["question: lay; held: -3; hand 1: b3", "question: pay; city 0: b6; laid: +4 blue by 1; gold 0: 2"],
)
def test_a_modifier_and_gold_leave_a_choice(text: str) -> None:
    assert len(legal(position(text), 0)) > 1
    assert only_move(text) is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_plays_itself_is_the_only_legal_move_all_through_a_game(seats: int) -> None:
    rng = FastRng(seats)
    played = 0
    for _ in range(5):
        s = new_game(seats, rng)
        while not GAME.is_over(s):
            for seat in GAME.to_act(s):
                only = int(GAME.only_move(s, seat))
                played += only >= 0
                assert only < 0 or GAME.legal_moves(s, seat) == [only]
            seat = int(GAME.next_seat(s))
            moves = GAME.legal_moves(s, seat)
            GAME.play(s, seat, moves[rng.below(len(moves), 0)], rng)
    assert played > 0
