"""SB-T A turn: placing, acting, refilling, and how many there are."""

import pytest

from kosmodrom.core.rng import FastRng
from kosmodrom.games.space_bureau import events
from kosmodrom.games.space_bureau.state import REFILLING, SpaceBureauState
from tests.games.space_bureau.boxes import game_of
from tests.games.space_bureau.positions import (
    credits,
    kinds,
    legal,
    play,
    position,
    question,
    refusal,
    reserve,
    seen,
    ship,
    stacked,
    store,
)

DEAD_END = "tiles 0: inspector-s a1, inspector-s b1, inspector-s c1, inspector-s d1, inspector-s e1, inspector-s f1"


def test_sb_t1_a_tile_of_the_reserve_goes_into_a_cell_that_a_ship_connector_enters() -> None:
    s = position("reserve 0: orange-straight blue-corner")
    play(s, "place orange-ns c1")
    assert (ship(s), reserve(s)) == ("orange-ns c1", "blue-corner")


def test_sb_t1_at_first_only_the_bottom_row_is_entered_and_from_below() -> None:
    s = position("reserve 0: orange-straight")
    assert legal(s) == [f"place orange-ns {column}1" for column in "abcdef"]


def test_sb_t1_a_connector_of_a_tile_is_met_on_any_side() -> None:
    s = position("reserve 0: inspector; tiles 0: purple-new c2")
    beside = [move for move in legal(s) if not move.endswith("1")]
    assert beside == ["place inspector-e b2", "place inspector-s c3", "place inspector-w d2"]


def test_sb_t1_one_connector_is_enough_and_others_may_end_blind() -> None:
    s = position("reserve 0: purple; tiles 0: orange-ew e1")
    assert refusal(s, "place purple-esw f1") is None
    assert refusal(s, "place purple-new f1") is None


def test_sb_t1_connectors_do_not_reach_around_the_edge_of_the_ship() -> None:
    s = position("reserve 0: orange-straight; tiles 0: orange-ew f1, orange-ew a3")
    assert [refusal(s, f"place orange-ew {cell}") for cell in ("a2", "f2")] == ["SB-T1", "SB-T1"]
    assert [refusal(s, f"place orange-ew {cell}") for cell in ("e1", "b3")] == [None, None]


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("place orange-ew b1", "no connector"),
        ("place orange-ns a1", "filled"),
        ("place blue-es b1", "not in reserve"),
        ("place orange-ns c3", "nothing there to meet"),
    ],
)
def test_sb_t1_a_tile_that_meets_nothing_is_refused(move: str, why: str) -> None:
    s = position("reserve 0: orange-straight; tiles 0: orange-ns a1")
    assert refusal(s, move) == "SB-T1", why


def test_sb_t1_all_rotations_of_a_tile_are_offered_where_they_fit() -> None:
    s = position("reserve 0: blue-corner")
    assert legal(s)[:1] + legal(s)[6:7] == ["place blue-es a1", "place blue-sw a1"]


def test_sb_t2_an_ability_comes_before_the_cells_actions_and_is_optional() -> None:
    s = position("captains: 1; ability 0: 4; reserve 0: orange-straight; cells: a1 = flight; fuel 0: 5")
    play(s, "place orange-ns a1")
    assert [checklist.of for checklist in seen(s).checklists] == ["cell", "ability"]
    play(s, "done")
    assert (question(s), store(s)) == ("act 0", (5, ""))


def test_sb_t2_an_ability_may_be_taken_in_part() -> None:
    s = position(
        "captains: 1; ability 0: 3; cells: b2 = flight; fuel 0: 5; reserve 0: orange-straight;"
        "tiles 0: orange-ns a1, purple-nes b1, orange-ns a2"
    )
    play(s, "place orange-ns b2")
    assert (credits(s), legal(s)) == (1, ["do 1", "done"])
    play(s, "done")
    assert (seen(s).seats[0].room, question(s)) == (0, "act 0")


def test_sb_t3_actions_come_in_any_order_and_each_may_be_declined() -> None:
    text = "cells: a1 = fuel 2, bureau 1, sample any; reserve 0: orange-straight"
    s = position(text)
    play(s, "place orange-ns a1")
    assert legal(s) == ["do 1", "do 2", "sample 3 orange", "sample 3 blue", "sample 3 purple", "done"]
    play(s, "sample 3 blue", "do 1")
    assert store(s) == (4, "b")
    play(s, "done")
    assert (question(s), seen(s).seats[0].room) == ("take 0", 0)


def test_sb_t3_an_action_is_done_as_often_as_it_is_printed() -> None:
    s = position("cells: a1 = credits 2, credits 2, bureau 1; reserve 0: orange-straight")
    play(s, "place orange-ns a1", "do 1", "do 1")
    assert (credits(s), refusal(s, "do 1"), refusal(s, "do 3")) == (4, "SB-T3", "SB-T3")


@pytest.mark.parametrize("move", ["office 1 any", "sample 1 blue", "pay 1 blue", "do 2", "do 3", "do 1b", "do 4"])
def test_sb_t3_what_does_not_stand_in_the_list_is_refused_as_such(move: str) -> None:
    s = position("cells: a1 = fuel 3, sample any, sample -> bureau 1; fuel 0: 9; reserve 0: orange-straight")
    play(s, "place orange-ns a1")
    assert (refusal(s, move), refusal(s, "do 1")) == ("SB-T3", "SB-G2")


def test_sb_t3_a_list_with_nothing_left_to_do_is_closed() -> None:
    s = position("cells: a1 = office, fuel 1; reserve 0: orange-straight")
    play(s, "place orange-ns a1", "do 2")
    assert question(s) == "take 0"


def test_sb_t3_the_longest_list_is_closed_after_its_last_action() -> None:
    s = position("cells: a1 = credits 1, credits 2, bureau 1, storage; reserve 0: orange-straight")
    play(s, "place orange-ns a1", "do 1", "do 2", "do 4")
    assert question(s) == "act 0"
    play(s, "do 3")
    assert (question(s), credits(s)) == ("take 0", 3)


def test_sb_t3_special_actions_are_interrupted_and_resumed() -> None:
    s = position(
        "cells: a1 = flight, per level: fuel 2; room 0: 5; capacity 0: 9; fuel 0: 6; reserve 0: orange-straight"
    )
    play(s, "place orange-ns a1", "do 2", "do 1", "fly e", "end", "do 2")
    assert (store(s), question(s)) == ((9, ""), "take 0")


def test_sb_t4_a_tile_of_the_queue_is_taken_and_one_of_the_bag_follows() -> None:
    s = position("question: take; queue: orange-straight purple inspector; reserve 0: blue-corner")
    play(s, "take purple", rng=stacked(s, agents="blue-corner"))
    assert reserve(s) == "blue-corner purple"
    assert (seen(s).queue, seen(s).bag) == (["orange-straight", "blue-corner", "inspector"], 24)
    assert question(s) == "place 1"


def test_sb_t4_a_tile_that_is_not_in_the_queue_is_refused() -> None:
    s = position("question: take; queue: orange-straight purple inspector")
    assert [refusal(s, move) for move in ("take blue-corner", "exchange")] == ["SB-T4", "SB-T4"]


def test_sb_t4_three_of_one_type_may_be_exchanged_once_a_turn() -> None:
    s = position("question: take; queue: inspector inspector inspector")
    rng = stacked(s)
    rng.outcomes[0] = [25, 25, 0, 0]  # two returned inspectors again, then an unseen orange agent
    play(s, "exchange", rng=rng)
    assert seen(s).queue == ["inspector", "inspector", "orange-straight"]
    assert (seen(s).returned, seen(s).bag) == (["inspector"], 25)
    assert refusal(s, "exchange") == "SB-T4"


def test_sb_t4_tiles_of_one_type_may_have_different_shapes() -> None:
    s = position("question: take; queue: orange-straight orange-straight orange-straight")
    s.queue += 1  # the first of them is an orange corner now
    assert (seen(s).queue[0], refusal(s, "exchange")) == ("orange-corner", None)
    s.queue += 1  # and now a blue agent
    assert (seen(s).queue[0], refusal(s, "exchange")) == ("blue-straight", "SB-T4")


def test_sb_t4_a_second_chance_comes_with_the_next_turn() -> None:
    s = position("question: take; queue: inspector inspector inspector; turns: 0")
    rng = stacked(s)
    rng.outcomes[0] = [25, 25, 25]
    play(s, "exchange", rng=rng)
    assert (seen(s).queue, refusal(s, "exchange")) == (["inspector"] * 3, "SB-T4")
    play(s, "take inspector", rng=stacked(s, agents="inspector"))
    s.phase = REFILLING
    assert refusal(s, "exchange") is None


def test_sb_t4_from_an_empty_bag_nothing_is_exchanged_and_nothing_follows() -> None:
    s = position("question: take; queue: orange-straight orange-straight orange-straight; bag: 0")
    assert refusal(s, "exchange") == "SB-T4"
    play(s, "take orange-straight")
    assert seen(s).queue == ["orange-straight", "orange-straight"]


def test_sb_t4_two_tiles_are_not_three_of_one_type() -> None:
    s = position("question: take; queue: inspector inspector; bag: 5")
    assert refusal(s, "exchange") == "SB-T4"


def test_sb_t4_returned_tiles_are_known_to_be_in_the_bag() -> None:
    s = position("question: take; bag: 2; returned: inspector inspector")
    rng = stacked(s)
    rng.outcomes[0] = [1]
    play(s, "take purple", rng=rng)
    assert (seen(s).queue[2], seen(s).returned, seen(s).bag) == ("inspector", ["inspector"], 1)


def test_sb_t5_without_a_placement_the_turn_goes_on_to_the_refill() -> None:
    s = position(f"{DEAD_END}; reserve 0: orange-straight")
    assert (question(s), reserve(s)) == ("take 0", "orange-straight")
    happened = play(s, "take purple", rng=stacked(s, agents="inspector"))
    assert (question(s), reserve(s)) == ("place 1", "orange-straight purple")
    assert kinds(happened) == [events.TAKEN, events.QUEUED, events.TURN]


def test_sb_t5_in_the_last_turn_it_just_ends() -> None:
    s = position(f"seats: 1; turns: 13; {DEAD_END}")
    assert question(s) == "over"


@pytest.mark.parametrize(("seats", "turns"), [(1, 14), (2, 14), (3, 13), (4, 13)])
def test_sb_t6_everybody_has_so_many_turns(seats: int, turns: int) -> None:
    game = game_of()
    rng = FastRng(seats)
    s = game.new(seats, {}, rng)
    assert isinstance(s, SpaceBureauState)
    taken = [0] * seats
    while not game.is_over(s):
        seat = int(game.next_seat(s))
        before = s.turns
        game.apply(s, seat, game.legal_moves(s, seat)[0], rng)
        taken[seat] += int(s.turns - before)
    assert taken == [turns] * seats


@pytest.mark.parametrize(("seats", "left"), [(1, 0), (2, 0), (3, 0), (4, 0)])
def test_sb_t6_the_bag_is_empty_when_the_last_round_begins(seats: int, left: int) -> None:
    game = game_of()
    rng = FastRng(seats)
    s = game.new(seats, {}, rng)
    assert isinstance(s, SpaceBureauState)
    while not seen(s).is_last_round:
        seat = game.next_seat(s)
        game.apply(s, seat, game.legal_moves(s, seat)[0], rng)
    assert (seen(s).bag, len(seen(s).queue)) == (left, 3 if seats == 1 else 2)


def test_sb_t7_in_the_last_turn_nobody_takes_an_agent() -> None:
    s = position("seats: 2; turns: 26; reserve 0: orange-straight")
    play(s, "place orange-ns a1", "do 1")
    assert (question(s), reserve(s)) == ("place 1", "")
