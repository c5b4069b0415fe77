"""GK-E The end of the game, with GK-O2 They'll walk and GK-O3 To the bitter end."""

import pytest

from tests.games.galaktiko.positions import (
    GAME,
    discard,
    hand,
    inspectors,
    legal,
    passengers,
    play,
    position,
    question,
    queues,
    refusal,
    scored,
    seen,
    told,
    told_kinds,
)

# When it ends


def turns_until_the_end(text: str) -> list[int]:
    """The seats that fly from here on, nobody getting off, until the game is over."""
    s = position(text)
    seats = []
    while question(s) != "over":
        seats.append(int(GAME.next_seat(s)))
        play(s, legal(s)[0])
    return seats


ABOUT_TO_END = "seats: 3; deck: | end; at 0: 8a; at 1: 7a; at 2: 6a"


def test_gk_e1_turned_up_by_the_first_driver_the_round_is_finished_and_one_more_is_played() -> None:
    s = position(f"{ABOUT_TO_END}; first: 1; turn: 1; round: 4")
    play(s, "1 fly 1a", deals="end")
    assert (question(s), s.round, s.last_round) == ("fly 2", 4, 5)
    assert turns_until_the_end("seats: 3; rest: discard; first: 1; turn: 2; round: 4; last round: 5") == [2, 0, 1, 2, 0]


def test_gk_e1_turned_up_by_the_last_driver_his_turn_ends_the_round_and_one_more_is_played() -> None:
    s = position(f"{ABOUT_TO_END}; first: 1; turn: 0; round: 4")
    happened = play(s, "0 fly 1a", deals="end")
    assert (question(s), s.round, s.last_round) == ("fly 1", 5, 5)
    assert told_kinds(happened) == ["flies", "shift_ends", "last_round"]
    assert turns_until_the_end("seats: 3; rest: discard; first: 1; turn: 1; round: 5; last round: 5") == [1, 2, 0]


@pytest.mark.parametrize(("seats", "first", "turn"), [(2, 0, 1), (4, 2, 0), (5, 4, 2), (6, 0, 5)])
def test_gk_e1_all_have_had_the_same_number_of_turns(seats: int, first: int, turn: int) -> None:
    s = position(f"seats: {seats}; first: {first}; turn: {turn}; round: 3; deck: | end")
    play(s, legal(s)[0], deals="end")
    while question(s) != "over":
        play(s, legal(s)[0])
    assert [seat.turns for seat in seen(s).seats] == [4] * seats


def test_gk_e1_the_last_round_is_announced_once() -> None:
    s = position("rest: discard; round: 3; last round: 4")
    happened = play(s, "0 fly 1a", "1 fly 2a", "0 fly 3a", "1 fly 4a")
    assert told_kinds(happened) == ["flies", "flies", "last_round", "flies", "flies", "end"]
    assert question(s) == "over"


def test_gk_e1_rounds_left_are_counted_down() -> None:
    s = position("rest: discard; round: 3; last round: 4")
    left = []
    for place in ("1a", "2a", "3a", "4a"):
        left.append(seen(s).rounds_left)
        play(s, f"fly {place}")
    assert left == [1, 1, 0, 0]
    assert (seen(s).question, seen(s).turn, seen(s).rounds_left) == ("over", None, 0)


def test_gk_e1_the_last_turn_of_the_game_has_all_its_phases() -> None:
    s = position("rest: discard; turn: 1; round: 4; last round: 4; hand 1: rich-bath; queue 1: vortan; inspectors 1: 1")
    play(s, "1 fly 1a")
    assert question(s) == "off 1"
    play(s, "off rich-bath")
    assert (question(s), scored(s, 1), hand(s, 1)) == ("over", "rich-bath", "vortan")


def test_when_the_game_is_over_every_move_is_refused() -> None:
    s = position("question: over; hand 0: rich-bath")
    assert legal(s, 0) == legal(s, 1) == []
    assert refusal(s, "0 fly 1a") == "KD-1"


# Scores

OVER = "question: over; round: 5; last round: 5"


def results(text: str) -> list[tuple[int, int]]:
    """Each seat's score and place."""
    return [(result.score, result.place) for result in GAME.outcome(position(f"{OVER}; {text}")).results]


def winners(text: str) -> tuple[int, ...]:
    """Who wins, made sure that both ways of asking agree."""
    s = position(f"{OVER}; {text}")
    won = GAME.outcome(s).winners
    assert GAME.returns(s) == [1 / len(won) if seat in won else 0 for seat in range(s.seats)]
    return won


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("scored 0: bath-market", 1),
        ("scored 0: rich-bath", 2),
        ("scored 0: stowaway-bath", 2),
        ("hand 0: bath-market", -1),
        ("hand 0: rich-bath", -1),
        ("hand 0: stowaway-bath", -2),
        ("hand 0: vortan", -2),
        ("hand 0: vortan vortan stowaway-bath stowaway-cafe rich-bath bath-market", -10),
        ("scored 0: rich-bath rich-bath stowaway-bath bath-market; hand 0: rich-cafe vortan", 4),
    ],
)
def test_gk_e2_what_is_scored_and_what_is_left_in_hand(cards: str, points: int) -> None:
    assert results(cards)[0][0] == points
    s = position(f"{OVER}; {cards}")
    assert (seen(s).seats[0].score, GAME.scores(s)[0]) == (points, points)


def test_gk_e2_the_breakdown() -> None:
    text = "scored 0: bath-market bath-cafe bath-beach rich-bath stowaway-bath stowaway-cafe; hand 0: vortan rich-cafe"
    result = GAME.outcome(position(f"{OVER}; {text}")).results[0]
    assert [(line.text, line.points) for line in result.lines] == [
        ("score-ordinary", 3),
        ("score-rich", 2),
        ("score-stowaway", 4),
        ("score-hand", -3),
    ]


def test_gk_e2_totals_may_be_negative_and_the_least_negative_wins() -> None:
    assert results("hand 0: vortan vortan; hand 1: vortan") == [(-4, 2), (-2, 1)]
    assert winners("hand 0: vortan vortan; hand 1: vortan") == (1,)


def test_gk_e2_the_most_points_win() -> None:
    assert winners("seats: 3; scored 0: rich-bath; scored 1: rich-cafe bath-market; scored 2: bath-cafe") == (1,)


def test_gk_e2_everything_that_can_be_scored_is_counted() -> None:
    """All passengers with an icon in one pile: 36 ordinary, 16 rich and 16 stowaways."""
    cards = " ".join(card for card in passengers().elements() if card != "vortan")
    s = position(f"{OVER}; scored 0: {cards}")
    assert GAME.scores(s)[0] == 36 + 2 * 16 + 2 * 16


def test_gk_e3_a_tie_goes_to_more_scored_stowaways() -> None:
    tied = "scored 0: rich-bath rich-cafe stowaway-bath; scored 1: stowaway-cafe stowaway-dacha bath-market bath-cafe"
    assert results(tied) == [(6, 2), (6, 1)]
    assert winners(tied) == (1,)


def test_gk_e3_one_point_beats_any_number_of_stowaways() -> None:
    stowaways = "stowaway-bath stowaway-bath stowaway-cafe stowaway-cafe"
    assert winners(f"scored 0: {stowaways}; scored 1: rich-bath rich-cafe rich-beach rich-dacha bath-market") == (1,)


def test_gk_e3_stowaways_in_hand_do_not_break_a_tie() -> None:
    tied = "scored 0: rich-bath rich-cafe; hand 0: stowaway-bath; scored 1: bath-cafe bath-beach"
    assert winners(tied) == (0, 1)


def test_gk_e3_a_tie_below_zero_is_broken_too() -> None:
    tied = "scored 0: stowaway-bath; hand 0: vortan vortan vortan; hand 1: vortan vortan"
    assert results(tied) == [(-4, 1), (-4, 2)]


def test_gk_e3_stowaways_scored_in_the_last_turn_break_the_tie() -> None:
    s = position(
        "rest: discard; turn: 1; round: 4; last round: 4; scored 0: rich-bath; hand 1: stowaway-cafe; inspectors 1: 1"
    )
    play(s, "1 fly 1a")
    assert (question(s), GAME.scores(s), GAME.outcome(s).winners) == ("over", [2, 2], (1,))


def test_gk_e3_decided_still_tied_the_win_is_shared() -> None:
    tied = "seats: 4; scored 0: rich-bath; scored 1: bath-cafe bath-beach; scored 2: bath-market; scored 3: rich-cafe"
    assert winners(tied) == (0, 1, 3)
    assert [place for _, place in results(tied)] == [1, 1, 4, 1]


def test_gk_e3_decided_all_may_share() -> None:
    assert winners("seats: 6") == (0, 1, 2, 3, 4, 5)


# They'll walk

LAST_TURN = "rest: discard; round: 4; last round: 4; turn: 1; at 0: 8a; at 1: 2a"
"""Seat 1 flies to end the game."""


def test_gk_o2_cards_with_an_icon_of_the_final_sector_are_discarded_before_scoring() -> None:
    """Seat 1 ends at 1a. The other stations of the sector, market and beach, are not on the green route."""
    s = position(f"{LAST_TURN}; they_walk: on; hand 1: market-dacha rich-beach rich-cafe cafe-museum")
    happened = play(s, "1 fly 1a")
    assert (question(s), hand(s, 1)) == ("over", "cafe-museum rich-cafe")
    assert sorted(str(event.card) for event in told(happened, "walks")) == ["market-dacha", "rich-beach"]
    assert told_kinds(happened)[-1] == "end"
    assert (GAME.scores(s)[1], scored(s, 1)) == (-2, "")
    assert "market-dacha" in discard(s) and "rich-beach" in discard(s)


@pytest.mark.parametrize("icon", ["bath", "market", "beach"])
def test_gk_o2_all_three_stations_count_on_the_route_or_not(icon: str) -> None:
    for seats in (2, 4, 6):
        turn = seats - 1
        s = position(
            f"seats: {seats}; rest: discard; round: 4; last round: 4; turn: {turn}; they_walk: on;"
            f"at {turn}: 2a; hand {turn}: rich-{icon} rich-dacha"
        )
        play(s, "fly 1a", *(["stay"] if icon == "bath" else []))
        assert hand(s, turn) == "rich-dacha"


def test_gk_o2_decided_stowaways_walk_too_and_vortans_stay() -> None:
    s = position(f"{LAST_TURN}; they_walk: on; hand 1: stowaway-market stowaway-cafe vortan")
    play(s, "1 fly 1a")
    assert (hand(s, 1), GAME.scores(s)[1]) == ("stowaway-cafe vortan", -4)


def test_gk_o2_everybody_at_his_own_sector() -> None:
    """Seat 0 stands at 8a: dacha, bath and cafe."""
    s = position(f"{LAST_TURN}; they_walk: on; hand 0: rich-cafe rich-market; hand 1: rich-cafe rich-market")
    play(s, "1 fly 1a")
    assert (hand(s, 0), hand(s, 1)) == ("rich-market", "rich-cafe")


def test_gk_o2_those_who_boarded_in_the_last_turn_walk_too() -> None:
    s = position(f"{LAST_TURN}; they_walk: on; queue 1: bath-market rich-bath rich-museum")
    play(s, "1 fly 1a")
    assert hand(s, 1) == "rich-museum"


def test_gk_o2_alike_cards_all_walk() -> None:
    s = position(f"{LAST_TURN}; they_walk: on; hand 1: rich-beach rich-beach cafe-beach cafe-beach")
    happened = play(s, "1 fly 1a")
    assert (hand(s, 1), len(told(happened, "walks"))) == ("", 4)


def test_gk_o2_nobody_walks_before_the_end() -> None:
    s = position(f"{LAST_TURN}; they_walk: on; hand 1: rich-beach".replace("last round: 4", "last round: 5"))
    happened = play(s, "1 fly 1a")
    assert (hand(s, 1), told(happened, "walks")) == ("rich-beach", [])


def test_gk_o2_off_by_default() -> None:
    s = position(f"{LAST_TURN}; hand 1: rich-beach")
    play(s, "1 fly 1a")
    assert hand(s, 1) == "rich-beach"


# To the bitter end

BITTER = "bitter_end: on; at 0: 8a; at 1: 7a"
FIVE = "bath-market bath-cafe bath-beach bath-museum bath-dacha"


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_gk_o3_there_is_no_end_of_shift_card_and_the_deck_is_still_split(seats: int) -> None:
    s = position(f"seats: {seats}; bitter_end: on")
    assert (s.deck.end_cards, s.deck.lower, s.deck.upper) == (0, 20, 75 + seats + 1 - 20)
    laid_out = GAME.lay_out(seats, GAME.about.complete({"bitter_end": "on"}))
    assert GAME.components(laid_out) == GAME.components(s)


@pytest.mark.parametrize("cards", [1, 3, 5])
def test_gk_o3_decided_the_last_card_is_dealt_as_usual_and_ends_the_shift(cards: int) -> None:
    deck = " ".join(FIVE.split()[:cards])
    s = position(f"{BITTER}; round: 4; deck: | {deck}")
    happened = play(s, "fly 1a", deals=deck)
    assert told_kinds(happened) == ["flies", *["dealt"] * cards, "shift_ends"]
    assert queues(s) == dict(zip((8, 7, 6, 5, 4), deck.split(), strict=False))
    assert (s.last_round, seen(s).end_of_shift, question(s)) == (5, True, "fly 1")


def test_gk_o3_decided_an_inspector_as_the_last_card_lies_in_its_sector_and_ends_the_shift() -> None:
    s = position(f"{BITTER}; deck: | vortan inspector")
    happened = play(s, "fly 1a", deals="vortan inspector")
    assert told_kinds(happened) == ["flies", "dealt", "inspector", "shift_ends"]
    assert inspectors(s) == {7: 1}


def test_gk_o3_six_cards_left_after_a_deal_of_five_the_shift_goes_on() -> None:
    s = position(f"{BITTER}; deck: | {FIVE} vortan")
    happened = play(s, "fly 1a", deals=FIVE)
    assert ("shift_ends" in told_kinds(happened), seen(s).rounds_left) == (False, None)


def test_gk_o3_decided_the_round_is_finished_and_one_more_played() -> None:
    s = position(f"{BITTER}; turn: 1; round: 4; deck: | vortan")
    play(s, "1 fly 1a", deals="vortan")
    assert (question(s), s.round, s.last_round) == ("fly 0", 5, 5)
    play(s, "0 fly 2a", "1 fly 4a")
    assert question(s) == "over"


def test_gk_o3_decided_an_inspector_that_returns_in_the_turn_of_the_last_card_is_discarded() -> None:
    s = position(f"{BITTER}; inspectors 1: 1; deck: | vortan")
    before = discard(s).split().count("inspector")
    happened = play(s, "fly 1a", deals="vortan")
    assert [event.count for event in told(happened, "inspector_returns")] == [2]
    assert (s.deck.size, discard(s).split().count("inspector")) == (0, before + 1)


def test_gk_o3_decided_later_ones_are_discarded_too_and_nobody_is_dealt() -> None:
    s = position(f"{BITTER}; inspectors 3: 2; round: 4; last round: 5; rest: discard")
    before = discard(s).split().count("inspector")
    play(s, "0 fly 3a", "1 fly 1a", "0 fly 4a")
    assert (s.deck.size, inspectors(s), queues(s)) == (0, {3: 1}, {})
    assert discard(s).split().count("inspector") == before + 1


@pytest.mark.parametrize(("deck", "place"), [(f"{FIVE} | vortan", 1), (f"{FIVE} vortan | rich-bath", 0)])
def test_gk_o3_gk_s3_while_the_deck_lasts_an_inspector_returns_to_its_part(deck: str, place: int) -> None:
    s = position(f"{BITTER}; inspectors 1: 1; deck: {deck}")
    happened = play(s, "fly 1a", deals=FIVE)
    assert [event.count for event in told(happened, "inspector_returns")] == [place]
    assert s.deck.hidden_inspectors == 1


def test_gk_o3_an_inspector_that_returned_to_the_lower_part_puts_the_end_off() -> None:
    s = position(f"{BITTER}; inspectors 1: 1; deck: | {FIVE} vortan")
    play(s, "fly 1a", deals=FIVE)
    assert s.deck.size == 2
    happened = play(s, "1 fly 3a", deals="inspector vortan")
    assert told_kinds(happened)[:4] == ["flies", "inspector", "dealt", "shift_ends"]


def test_gk_o3_stowaways_are_still_caught_after_the_deck_ran_out() -> None:
    s = position(f"{BITTER}; inspectors 3: 1; round: 4; last round: 5; rest: discard; hand 0: stowaway-bath")
    play(s, "0 fly 3a")
    assert scored(s, 0) == "stowaway-bath"
