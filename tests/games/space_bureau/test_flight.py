"""SB-F Flights."""

import pytest

from kosmodrom.games.space_bureau import events
from kosmodrom.games.space_bureau.view.table import Flight
from tests.games.space_bureau.positions import (
    at,
    credits,
    kinds,
    legal,
    play,
    position,
    question,
    refusal,
    seen,
    ship,
    stacked,
    store,
)

START = "cells: a1 = flight, bureau 1; reserve 0: orange-straight"
TAKE_OFF = ("place orange-ns a1", "do 1")


def test_sb_f1_crossing_to_an_open_neighbour_costs_1_fuel() -> None:
    s = position(f"{START}; fuel 0: 2")
    play(s, *TAKE_OFF)
    assert legal(s) == ["fly e", "fly w"]
    play(s, "fly e", "fly w", "end")
    assert (at(s), store(s)) == (1, (0, ""))


def test_sb_f1_exploring_costs_3_fuel_and_opens_a_hex() -> None:
    s = position(f"{START}; fuel 0: 4")
    play(s, *TAKE_OFF)
    happened = play(s, "explore sw", rng=stacked(s, hexes="7"))
    assert (at(s), store(s)) == (7, (1, ""))
    assert [(space.q, space.r) for space in seen(s).spaces if space.hex == 7] == [(-1, 1)]
    assert kinds(happened) == [events.EXPLORED, events.CREDITS]


def test_sb_f1_a_new_hex_is_joined_to_all_its_neighbours() -> None:
    s = position(f"{START}; fuel 0: 9; space: 5 @ -1 1")
    play(s, *TAKE_OFF)
    play(s, "explore se", rng=stacked(s, hexes="7"))
    assert legal(s, "fly") == ["fly ne", "fly nw", "fly w"]


@pytest.mark.parametrize(
    ("where", "ways"),
    [
        (1, "e ne nw w sw se"),
        (2, "nw w sw"),
        (5, "ne w sw se"),
        (6, "e sw se"),
        (3, "e ne se"),
        (7, "e ne nw"),
        (8, "ne nw w"),
    ],
)
def test_sb_f1_hexes_are_joined_both_ways(where: int, ways: str) -> None:
    s = position(f"{START}; fuel 0: 1; space: 8 @ 0 1, 5 @ 1 -1, 7 @ -1 1, 6 @ 0 -1; at 0: {where}")
    play(s, *TAKE_OFF)
    assert legal(s) == [f"fly {way}" for way in ways.split()]


def test_sb_f1_between_wormholes_a_jump_is_free_at_any_distance() -> None:
    s = position(f"{START}; fuel 0: 0; space: 9 @ 7 0, 13 @ 0 1")
    play(s, *TAKE_OFF)
    assert legal(s) == ["jump 9", "jump 13"]
    play(s, "jump 9")
    assert (at(s), store(s)) == (9, (0, ""))


def test_sb_f1_between_neighbouring_wormholes_one_jumps_and_spends_no_fuel() -> None:
    s = position(f"{START}; fuel 0: 1; space: 9 @ 3 0, 13 @ 4 0")
    play(s, *TAKE_OFF, "jump 9")
    assert (refusal(s, "fly e"), legal(s)) == ("SB-F1", ["jump 1", "jump 13", "end"])
    play(s, "jump 13")
    assert (at(s), store(s)) == (13, (1, ""))


def test_sb_f1_a_flight_that_crossed_to_a_wormhole_goes_on_to_the_one_beside_it_for_free() -> None:
    s = position(f"{START}; fuel 0: 1; space: 9 @ 2 0, 13 @ 3 0; at 0: 2")
    play(s, *TAKE_OFF, "fly e")
    assert legal(s) == ["jump 1", "jump 13", "end"]


def test_sb_f1_jumps_go_on_to_wormholes_where_none_has_led_yet_and_back_to_the_first() -> None:
    s = position(f"{START}; fuel 0: 0; space: 9 @ 7 0, 13 @ 0 1")
    play(s, *TAKE_OFF, "jump 9", "jump 1")
    assert (seen(s).flight, legal(s)) == (Flight(has_left=True, jumped=[1, 9]), ["jump 13", "end"])
    play(s, "jump 13")
    assert ([refusal(s, f"jump {hex}") for hex in (1, 9)], legal(s)) == (["SB-F1", "SB-F1"], ["end"])


@pytest.mark.parametrize("steps", [("fly e", "fly w"), ("explore se", "fly nw")])
def test_sb_f1_once_fuel_is_spent_jumps_lead_to_all_wormholes_again(steps: tuple[str, str]) -> None:
    s = position(f"{START}; fuel 0: 4; space: 9 @ 7 0, 14 @ 8 0")
    play(s, *TAKE_OFF, "jump 9", "jump 1")
    assert refusal(s, "jump 9") == "SB-F1"
    play(s, steps[0], rng=stacked(s, hexes="15"))
    play(s, steps[1])
    assert legal(s, "jump") == ["jump 9"]


@pytest.mark.parametrize(
    ("move", "fuel"), [("fly ne", 9), ("fly e", 0), ("explore e", 9), ("explore ne", 2), ("jump 9", 9), ("jump 1", 9)]
)
def test_sb_f1_a_step_without_way_or_fuel_is_refused(move: str, fuel: int) -> None:
    s = position(f"{START}; space: 9 @ 0 1; at 0: 1; fuel 0: {max(fuel, 1)}")
    play(s, *TAKE_OFF)
    if move == "jump 9":
        play(s, "fly e")
    s.players[0].fuel = fuel
    assert refusal(s, move) == "SB-F1"


def test_sb_f2_the_parts_of_a_bonus_come_in_any_order_and_each_is_optional() -> None:
    text = f"{START}; fuel 0: 5"
    s = position(text)
    play(s, *TAKE_OFF)
    play(s, "explore ne", rng=stacked(s, hexes="5"))
    assert legal(s) == ["do 2", "sample 1 orange", "sample 1 blue", "sample 1 purple", "done"]
    play(s, "do 2", "sample 1 blue")
    assert (store(s), seen(s).seats[0].room, question(s)) == ((4, "b"), 2, "fly 0")
    other = position(text)
    play(other, *TAKE_OFF)
    play(other, "explore ne", rng=stacked(other, hexes="5"))
    play(other, "sample 1 orange", "done")
    assert (store(other), seen(other).seats[0].room, question(other)) == ((2, "o"), 0, "fly 0")


def test_sb_f2_fuel_waits_for_what_may_make_room() -> None:
    s = position(f"{START}; fuel 0: 9; room 0: 0")
    play(s, *TAKE_OFF)
    play(s, "explore ne", rng=stacked(s, hexes="11"))
    assert (legal(s), store(s)) == (["do 1", "do 2", "done"], (6, ""))


def test_sb_f2_storage_comes_before_fuel() -> None:
    s = position(f"{START}; fuel 0: 9; samples 0: ")
    play(s, *TAKE_OFF)
    play(s, "explore ne", rng=stacked(s, hexes="12"))
    assert (store(s), seen(s).seats[0].capacity, question(s)) == ((10, ""), 12, "fly 0")


def test_sb_f2_a_part_that_cannot_be_received_is_lost() -> None:
    s = position(f"{START}; fuel 0: 3; samples 0: orange orange orange blue blue blue; capacity 0: 9")
    play(s, *TAKE_OFF)
    s.players[0].capacity = 6
    play(s, "explore ne", rng=stacked(s, hexes="6"))
    assert question(s) == "fly 0"


def test_sb_f2_the_flight_goes_on_through_a_new_wormhole() -> None:
    s = position(f"{START}; fuel 0: 4; at 0: 2")
    play(s, *TAKE_OFF)
    play(s, "explore e", rng=stacked(s, hexes="9"))
    play(s, "jump 1")
    assert (at(s), store(s)) == (1, (3, ""))


def test_sb_f3_a_flight_has_to_leave_its_hex() -> None:
    s = position(f"{START}; fuel 0: 2; at 0: 2; tiles 0: orange-ns b1")
    play(s, *TAKE_OFF)
    assert [refusal(s, move) for move in ("end", "land")] == ["SB-F3", "SB-F3"]


def test_sb_f3_it_may_come_back_and_land() -> None:
    s = position(f"{START}; fuel 0: 2; at 0: 2; tiles 0: orange-ns b1")
    play(s, *TAKE_OFF, "fly w", "fly e", "land")
    assert (at(s), credits(s)) == (2, 2)


def test_sb_f3_a_free_jump_without_fuel_is_a_flight() -> None:
    s = position(f"{START}; fuel 0: 0; space: 9 @ 5 5")
    play(s, *TAKE_OFF, "jump 9", "end")
    assert (at(s), question(s)) == (9, "act 0")


@pytest.mark.parametrize(("seats", "fuel"), [(1, 2), (2, 0)])
def test_sb_f3_no_flight_where_no_first_step_can_be_made(seats: int, fuel: int) -> None:
    s = position(f"{START}; seats: {seats}; fuel 0: {fuel}")
    play(s, TAKE_OFF[0])
    assert refusal(s, "do 1") == "SB-F3"


@pytest.mark.parametrize(("fuel", "stack", "why"), [(9, "", "SB-F3"), (2, "5", "SB-F3"), (3, "5", None)])
def test_sb_f3_exploring_is_a_first_step_while_there_are_hexes(fuel: int, stack: str, why: str | None) -> None:
    s = position(f"{START}; seats: 1; fuel 0: {fuel}; stack: {stack}")
    play(s, TAKE_OFF[0])
    assert refusal(s, "do 1") == why


def test_sb_f4_landing_brings_2_credits_and_1_for_each_sample_of_the_colour() -> None:
    s = position(f"{START}; fuel 0: 2; samples 0: orange orange blue; tiles 0: orange-ns b1")
    play(s, *TAKE_OFF, "fly e", "land")
    assert (credits(s), store(s)) == (4, (1, "oob"))
    assert ship(s) == "orange-ns* a1, orange-ns b1"


def test_sb_f4_samples_of_other_colours_bring_nothing() -> None:
    s = position(f"{START}; fuel 0: 2; samples 0: orange orange blue purple; tiles 0: blue-es b1")
    play(s, *TAKE_OFF, "fly w", "land")
    assert (credits(s), ship(s)) == (3, "orange-ns a1, blue-es* b1")


def test_sb_f4_nobody_lands_twice() -> None:
    s = position(f"{START}; fuel 0: 2; tiles 0: blue-es* b1, blue-sw* c1")
    play(s, *TAKE_OFF, "fly w")
    assert refusal(s, "land") == "SB-F4"


def test_sb_f4_which_agent_of_the_colour_makes_no_difference_so_the_first_lands() -> None:
    s = position(f"{START}; fuel 0: 2; tiles 0: orange-ns* b1, orange-ew c1")
    play(s, *TAKE_OFF, "fly e", "land")
    assert ship(s) == "orange-ns* a1, orange-ns* b1, orange-ew c1"


@pytest.mark.parametrize("where", [3, 9, 10, 5])
def test_sb_f4_no_landing_without_a_planet_and_an_agent_of_its_colour(where: int) -> None:
    s = position(f"{START}; fuel 0: 2; space: 9 @ 0 -1, 10 @ 0 1, 5 @ -1 1; tiles 0: inspector-s b1")
    play(s, *TAKE_OFF, {3: "fly w", 9: "jump 9", 10: "fly se", 5: "fly sw"}[where])
    assert (at(s), refusal(s, "land")) == (where, "SB-F4")


def test_sb_f4_a_planet_with_a_megamall_is_a_planet() -> None:
    s = position(f"{START}; fuel 0: 2; space: 7 @ 0 1")
    play(s, *TAKE_OFF, "fly se", "land")
    assert credits(s) == 2


def test_sb_f5_no_two_landings_on_one_hex_in_a_turn() -> None:
    s = position("cells: a1 = flight, flight; reserve 0: orange-straight; fuel 0: 9; tiles 0: orange-ns b1")
    play(s, *TAKE_OFF, "fly e", "land", "do 1", "fly w", "fly e")
    assert (refusal(s, "land"), [space.hex for space in seen(s).spaces if space.is_landed]) == ("SB-F5", [2])
    play(s, "end")
    assert (credits(s), question(s)) == (2, "take 0")


def test_sb_f5_other_hexes_and_other_turns_are_free() -> None:
    s = position(
        "cells: a1 = flight, flight | b1 = flight; reserve 0: orange-straight orange-straight; fuel 0: 9;"
        "tiles 0: orange-ns c1; space: 14 @ 0 1; seats: 1; at 0: 14; turns: 5"
    )
    s.players[0].place = 0
    play(s, *TAKE_OFF, "fly se", "land")
    assert seen(s).spaces[2].is_landed
    play(s, "done", "take purple", rng=stacked(s, agents="purple"))
    assert not seen(s).spaces[2].is_landed


def test_sb_f5_another_hex_of_the_same_colour_is_another_planet() -> None:
    s = position(
        "cells: a1 = flight, flight; reserve 0: orange-straight; fuel 0: 9; tiles 0: orange-ns b1; space: 14 @ 0 1"
    )
    play(s, *TAKE_OFF, "fly e", "land", "do 1", "fly sw", "land")
    assert (credits(s), ship(s)) == (4, "orange-ns* a1, orange-ns* b1")


def test_sb_f5_the_flight_of_an_ability_is_one_of_the_turn() -> None:
    s = position(
        "captains: 1; ability 0: 6; cells: c3 = flight; reserve 0: orange-straight; fuel 0: 9;"
        "tiles 0: orange-ns c1, orange-ns c2"
    )
    play(s, "place orange-ns c3", "do 1", "fly e", "land", "do 1", "fly w", "fly e")
    assert refusal(s, "land") == "SB-F5"


def test_sb_f6_with_an_empty_stack_nothing_is_explored() -> None:
    s = position(f"{START}; fuel 0: 9; stack: ")
    play(s, *TAKE_OFF)
    assert (refusal(s, "explore ne"), legal(s)) == ("SB-F6", ["fly e", "fly w"])


def test_sb_f7_ships_may_share_a_hex() -> None:
    s = position(f"{START}; fuel 0: 1; at 1: 2")
    play(s, *TAKE_OFF, "fly e", "end")
    assert (at(s, 0), at(s, 1)) == (2, 2)
