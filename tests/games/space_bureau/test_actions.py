"""SB-A Actions."""

import pytest

from kosmodrom.games.space_bureau import events
from tests.games.space_bureau.positions import (
    credits,
    kinds,
    legal,
    play,
    position,
    previewed,
    question,
    refusal,
    seen,
    ship,
    stacked,
    store,
)

START = "reserve 0: orange-straight"
HERE = "place orange-ns a1"


def test_sb_a1_fuel_comes_by_the_number_or_to_the_limit() -> None:
    s = position(f"cells: a1 = fuel 3, fill; {START}")
    play(s, HERE, "do 1")
    assert store(s) == (5, "")
    play(s, "do 2")
    assert store(s) == (9, "")


@pytest.mark.parametrize(
    ("where", "colours"),
    [(2, ["orange"]), (3, ["blue"]), (10, ["orange", "blue", "purple"]), (7, ["orange", "blue", "purple"])],
)
def test_sb_a2_a_sample_of_the_place_has_the_planets_colour_or_any_at_a_megamall(
    where: int, colours: list[str]
) -> None:
    s = position(f"cells: a1 = sample here; {START}; space: 10 @ 0 1, 7 @ 0 -1; at 0: {where}")
    play(s, HERE)
    assert legal(s, "sample") == [f"sample 1 {colour}" for colour in colours]


@pytest.mark.parametrize("where", [1, 5])
def test_sb_a2_elsewhere_it_is_impossible(where: int) -> None:
    s = position(f"cells: a1 = sample here, credits 1; {START}; space: 5 @ 0 1; at 0: {where}")
    play(s, HERE)
    assert refusal(s, "sample 1 orange") == "SB-A2"


def test_sb_a2_another_colour_than_the_planets_is_refused() -> None:
    s = position(f"cells: a1 = sample here; {START}; at 0: 2")
    play(s, HERE)
    assert refusal(s, "sample 1 blue") == "SB-A2"


def test_sb_a3_any_sample_has_any_colour_anywhere() -> None:
    s = position(f"cells: a1 = sample any; {START}; at 0: 2")
    play(s, HERE)
    assert legal(s, "sample") == ["sample 1 orange", "sample 1 blue", "sample 1 purple"]


def test_sb_a4_a_given_sample_has_its_colour() -> None:
    s = position(f"cells: a1 = sample blue; {START}; at 0: 2")
    play(s, HERE)
    assert (legal(s, "sample"), refusal(s, "sample 1 orange")) == (["sample 1 blue"], "SB-A4")


def test_sb_a5_more_storage() -> None:
    s = position(f"cells: a1 = storage, storage; {START}")
    play(s, HERE, "do 1", "do 1")
    assert seen(s).seats[0].capacity == 15


def test_sb_a6_credits() -> None:
    s = position(f"cells: a1 = credits 4; {START}; credits 0: 10")
    play(s, HERE, "do 1")
    assert credits(s) == 14


@pytest.mark.parametrize(("office", "value"), [("purple", 8), ("any", 4)])
def test_sb_a7_an_office_of_the_planets_colour_or_for_any_planet(office: str, value: int) -> None:
    s = position(f"cells: a1 = office; {START}; at 0: 4")
    play(s, HERE)
    assert legal(s) == ["office 1 purple", "office 1 any", "done"]
    play(s, f"office 1 {office}")
    assert credits(s) == value
    assert [space.office for space in seen(s).spaces if space.hex == 4] == [office]
    assert next(placed.hex for placed in seen(s).seats[0].offices if placed.office == office) == 4


@pytest.mark.parametrize("owner", [0, 1, 2])
def test_sb_a7_one_office_a_hex_of_anybody(owner: int) -> None:
    s = position(f"cells: a1 = office, fuel 1; {START}; seats: 3; at 0: 4; offices {owner}: any @ 4")
    play(s, HERE)
    assert [refusal(s, f"office 1 {office}") for office in ("purple", "any")] == ["SB-A7", "SB-A7"]


@pytest.mark.parametrize("where", [1, 10])
def test_sb_a7_no_office_without_a_planet(where: int) -> None:
    s = position(f"cells: a1 = office, fuel 1; {START}; space: 10 @ 0 1; at 0: {where}")
    play(s, HERE)
    assert refusal(s, "office 1 any") == "SB-A7"


def test_sb_a7_a_planet_with_a_megamall_is_a_planet() -> None:
    s = position(f"cells: a1 = office; {START}; space: 7 @ 0 1; at 0: 7")
    play(s, HERE)
    assert legal(s, "office") == ["office 1 orange", "office 1 any"]


def test_sb_a7_offices_that_are_used_up_cannot_be_placed() -> None:
    s = position(
        f"cells: a1 = office, fuel 1; {START}; space: 14 @ 0 1, 15 @ 0 -1; at 0: 14;"
        "offices 0: orange @ 2, any @ 3, any @ 4"
    )
    play(s, HERE)
    assert [refusal(s, f"office 1 {office}") for office in ("orange", "blue", "any")] == ["SB-A7"] * 3


def test_sb_a7_both_offices_for_any_planet_can_be_placed() -> None:
    s = position(f"cells: a1 = office; {START}; at 0: 3; offices 0: any @ 2")
    play(s, HERE, "office 1 any")
    assert [office.hex for office in seen(s).seats[0].offices] == [None, None, None, 2, 3]


def test_sb_a8_every_room_on_the_way_gives_its_bonus_at_once() -> None:
    s = position(f"cells: a1 = bureau 4; {START}")
    play(s, HERE)
    assert (previewed(s).moves[0].rooms, previewed(s).moves[0].level) == ([1, 2, 3, 4], 1)
    play(s, "do 1")
    assert (question(s), store(s)) == ("gain 0", (4, ""))
    play(s, "sample 1 blue")
    assert (store(s), credits(s), seen(s).seats[0].room) == ((4, "b"), 2, 4)


def test_sb_a8_a_bonus_may_be_declined_and_the_marker_walks_on() -> None:
    s = position(f"cells: a1 = bureau 2; {START}; room 0: 2")
    play(s, HERE, "do 1")
    assert (question(s), seen(s).steps) == ("gain 0", 1)
    play(s, "done")
    assert (store(s), credits(s), question(s)) == ((2, ""), 2, "take 0")


@pytest.mark.parametrize(("choice", "found"), [("do 1", (5, "")), ("sample 1b purple", (2, "p"))])
def test_sb_a8_of_two_bonuses_one_is_chosen(choice: str, found: tuple[int, str]) -> None:
    s = position(f"cells: a1 = bureau 1; {START}; room 0: 5")
    play(s, HERE, "do 1", choice)
    assert (store(s), question(s)) == (found, "take 0")


def test_sb_a8_after_level_4_the_marker_goes_round_for_ever() -> None:
    s = position(f"cells: a1 = bureau 4; {START}; room 0: 9")
    play(s, HERE, "do 1")
    assert (seen(s).seats[0].room, seen(s).seats[0].level, seen(s).loop) == (9, 4, 9)
    assert (credits(s), seen(s).seats[0].capacity, store(s)) == (1, 12, (3, ""))


def test_sb_a8_all_rooms_or_none() -> None:
    s = position(f"cells: a1 = bureau 3; {START}")
    play(s, HERE)
    assert legal(s) == ["do 1", "done"]


def test_sb_a9_a_level_room_turns_an_inspector_over() -> None:
    s = position(f"cells: a1 = bureau 1; {START}; room 0: 4; tiles 0: inspector-s c1")
    play(s, HERE, "do 1")
    assert (ship(s), credits(s)) == ("orange-ns a1, inspector-nesw* c1", 2)


def test_sb_a9_of_several_one_is_chosen_and_it_is_not_optional() -> None:
    s = position(
        f"cells: a1 = bureau 1; {START}; room 0: 4; tiles 0: inspector-s c1, inspector-s d1, inspector-nesw* e1"
    )
    play(s, HERE, "do 1")
    assert (question(s), legal(s)) == ("flip 0", ["flip c1", "flip d1"])
    assert [refusal(s, move) for move in ("flip e1", "flip a1", "done")] == ["SB-A9", "SB-A9", "KD-3"]
    play(s, "flip d1")
    assert (credits(s), question(s)) == (2, "take 0")


def test_sb_a9_passing_level_4_again_turns_another_over() -> None:
    s = position(f"cells: a1 = bureau 4; {START}; room 0: 9; tiles 0: inspector-s c1, inspector-nesw* d1; credits 0: 5")
    play(s, HERE, "do 1")
    assert (ship(s), credits(s)) == ("orange-ns a1, inspector-nesw* c1, inspector-nesw* d1", 8)


def test_sb_a9_without_an_inspector_nothing_happens() -> None:
    s = position(f"cells: a1 = bureau 1; {START}; room 0: 4; tiles 0: inspector-nesw* c1")
    play(s, HERE, "do 1")
    assert (credits(s), seen(s).seats[0].level) == (0, 2)


def test_sb_a9_the_new_connectors_can_be_met() -> None:
    s = position("cells: a1 = bureau 1; reserve 0: orange-straight; room 0: 4; tiles 0: inspector-s c1")
    assert refusal(s, "place orange-ns c2") == "SB-T1"
    play(s, HERE, "do 1", "take orange-straight", rng=stacked(s, agents="inspector"))
    play(s, "place orange-ns a1", "do 1", "take blue-corner", rng=stacked(s, agents="inspector"))
    assert refusal(s, "place orange-ns c2") is None


def test_sb_a10_special_actions_are_repeated_up_to_the_level() -> None:
    s = position(f"cells: a1 = per level: credits 1, bureau 1; {START}; room 0: 5")
    play(s, HERE, "do 1", "do 1")
    assert (credits(s), refusal(s, "do 1")) == (2, "SB-A10")


def test_sb_a10_at_level_0_there_is_nothing_to_repeat() -> None:
    s = position(f"cells: a1 = per level: credits 1, bureau 1; {START}")
    play(s, HERE)
    assert (refusal(s, "do 1"), seen(s).checklists[0].items[0].standing) == ("SB-A10", "impossible")


def test_sb_a10_or_up_to_the_number_of_offices() -> None:
    s = position(f"cells: a1 = per office: credits 1; {START}; offices 0: any @ 2, purple @ 4")
    play(s, HERE, "do 1", "do 1")
    assert (credits(s), question(s)) == (2, "take 0")


def test_sb_a10_the_count_grows_when_the_level_does() -> None:
    s = position(f"cells: a1 = per level: credits 1, bureau 1; {START}; room 0: 4")
    play(s, HERE, "do 1", "do 2", "do 1")
    assert (credits(s), seen(s).seats[0].level, question(s)) == (2, 2, "take 0")


def test_sb_a10_the_count_grows_with_an_office_too() -> None:
    s = position(f"cells: a1 = office, per office: credits 1; {START}; at 0: 2")
    play(s, HERE, "office 1 any", "do 2")
    assert credits(s) == 5


def test_sb_a10_with_or_each_repetition_chooses() -> None:
    s = position(f"cells: a1 = per level: fuel 2 or flight; {START}; room 0: 5; fuel 0: 3")
    play(s, HERE)
    assert legal(s) == ["do 1", "do 1b", "done"]
    play(s, "do 1", "do 1b", "fly e", "end")
    assert (store(s), question(s)) == ((4, ""), "take 0")


@pytest.mark.parametrize(("per", "most"), [("level", 8), ("office", 4)])
def test_sb_a10_what_is_printed_twice_is_repeated_twice_as_often(per: str, most: int) -> None:
    s = position(
        f"cells: a1 = per {per}: credits 1, per {per}: credits 1, bureau 1; {START}; room 0: 9;"
        "offices 0: any @ 2, purple @ 4"
    )
    play(s, HERE, *["do 1"] * most)
    assert (credits(s), refusal(s, "do 1")) == (most, "SB-A10")


def test_sb_a11_fuel_is_paid_and_the_action_done_once() -> None:
    s = position(f"cells: a1 = fuel 1 -> office; {START}; at 0: 2")
    happened = play(s, HERE, "office 1 any")
    assert (store(s), credits(s)) == ((1, ""), 4)
    assert kinds(happened)[-2:] == [events.PAID_FUEL, events.OFFICE]


def test_sb_a11_a_sample_of_any_colour_is_discarded() -> None:
    s = position(f"cells: a1 = sample -> fuel 5; {START}; samples 0: orange blue")
    play(s, HERE)
    assert legal(s) == ["pay 1 orange", "pay 1 blue", "done"]
    play(s, "pay 1 blue")
    assert (store(s), question(s)) == ((7, "o"), "take 0")


@pytest.mark.parametrize("price", ["fuel 3", "sample"])
def test_sb_a11_what_cannot_be_paid_cannot_be_done_but_a_tile_may_lie_there(price: str) -> None:
    s = position(f"cells: a1 = {price} -> credits 9; {START}")
    happened = play(s, HERE)
    assert (question(s), credits(s)) == ("take 0", 0)
    assert kinds(happened) == [events.PLACED]


def test_sb_a11_one_pays_only_for_what_can_be_done() -> None:
    s = position(f"cells: a1 = sample -> office, fuel 1; {START}; samples 0: blue; at 0: 1")
    play(s, HERE)
    assert refusal(s, "pay 1 blue") == "SB-A7"


def test_sb_a11_what_was_paid_for_has_to_be_chosen() -> None:
    s = position(f"cells: a1 = sample -> office, credits 1; {START}; samples 0: blue; at 0: 2")
    play(s, HERE, "pay 1 blue")
    assert legal(s) == ["office 1 orange", "office 1 any"]
    assert [refusal(s, move) for move in ("done", "do 2", "pay 1 blue")] == ["SB-A11"] * 3
    assert seen(s).checklists[0].is_paid
    play(s, "office 1 orange")
    assert (store(s), credits(s), legal(s)) == ((2, ""), 5, ["do 2", "done"])


def test_sb_a11_a_sample_may_pay_for_another() -> None:
    s = position(f"cells: a1 = sample -> sample any; {START}; samples 0: blue; fuel 0: 8")
    play(s, HERE, "pay 1 blue", "sample 1 purple")
    assert store(s) == (8, "p")


@pytest.mark.parametrize(
    ("cell", "samples", "move", "found", "lost"),
    [
        ("fuel 2 -> fuel 3", "", "do 1", (9, ""), 1),
        ("fuel 2 -> fill", "", "do 1", (9, ""), 0),
        ("fuel 1 -> sample any", "", "sample 1 blue", (8, "b"), 0),
        ("sample -> fuel 5", "blue", "pay 1 blue", (9, ""), 4),
    ],
)
def test_sb_a11_a_price_makes_room_in_a_full_storage(
    cell: str, samples: str, move: str, found: tuple[int, str], lost: int
) -> None:
    fuel = 9 - len(samples.split())
    s = position(f"cells: a1 = {cell}; {START}; fuel 0: {fuel}; samples 0: {samples}")
    play(s, HERE)
    said = next(said for said in previewed(s).moves if said.move == move)
    assert (said.fuel, said.lost) == (found[0] - fuel, lost)
    play(s, move)
    assert store(s) == found


@pytest.mark.parametrize(("fuel", "why"), [(0, "SB-A11"), (1, "SB-F3"), (2, None)])
def test_sb_a11_a_flight_is_paid_only_where_it_can_begin_then(fuel: int, why: str | None) -> None:
    s = position(f"cells: a1 = fuel 1 -> flight, bureau 1; {START}; fuel 0: {fuel}")
    play(s, HERE)
    assert refusal(s, "do 1") == why


def test_sb_a11_every_repetition_has_its_price() -> None:
    s = position(f"cells: a1 = per level: fuel 2 -> credits 3, bureau 1; {START}; room 0: 9; fuel 0: 5")
    play(s, HERE, "do 1", "do 1")
    assert (credits(s), store(s), refusal(s, "do 1")) == (6, (1, ""), "SB-A11")


def test_sb_a11_an_office_shows_its_price_and_its_value() -> None:
    s = position(f"cells: a1 = fuel 2 -> office; {START}; at 0: 2")
    play(s, HERE)
    assert [(said.fuel, said.credits) for said in previewed(s).moves] == [(-2, 5), (-2, 4), (0, 0)]


def test_sb_a11_a_colour_one_has_not_cannot_be_paid() -> None:
    s = position(f"cells: a1 = sample -> fuel 5; {START}; samples 0: orange")
    play(s, HERE)
    assert (refusal(s, "pay 1 blue"), refusal(s, "do 1")) == ("SB-A11", "SB-T3")


def test_sb_a12_nothing_interrupts_a_flight() -> None:
    s = position(f"cells: a1 = flight, per level: fuel 2; {START}; room 0: 5")
    play(s, HERE, "do 1")
    assert [refusal(s, move) for move in ("do 2", "done")] == ["SB-A12", "SB-A12"]
    play(s, "fly e")
    assert [refusal(s, move) for move in ("do 2", "sample 1 blue", "take purple")] == ["SB-A12", "SB-A12", "KD-3"]
