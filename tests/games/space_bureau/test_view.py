"""What is shown: checklists, previews, and where a flight may lead."""

from tests.games.space_bureau.positions import play, position, previewed, seen, stacked

CELL = "cells: a1 = flight, office, per level: fuel 2, sample -> credits 3"


def standings(text: str, *moves: str) -> list[str]:
    s = position(f"{CELL}; reserve 0: orange-straight; {text}")
    play(s, "place orange-ns a1", *moves)
    return [item.standing for item in seen(s).checklists[0].items]


def test_a_checklist_shows_what_is_open_and_what_is_impossible() -> None:
    assert standings("room 0: 2") == ["open", "impossible", "open", "impossible"]


def test_a_checklist_shows_what_is_done() -> None:
    assert standings("room 0: 2", "do 3") == ["open", "impossible", "done", "impossible"]


def test_a_checklist_says_why_something_is_impossible() -> None:
    s = position(f"{CELL}; reserve 0: orange-straight")
    play(s, "place orange-ns a1")
    whys = [choice.why for item in seen(s).checklists[0].items for choice in item.choices]
    assert whys == [None, "SB-A7", "SB-A10", "SB-A11"]


def test_a_checklist_names_the_moves_of_each_choice() -> None:
    s = position("cells: a1 = per level: fuel 2 or sample any; reserve 0: orange-straight; room 0: 5")
    play(s, "place orange-ns a1")
    item = seen(s).checklists[0].items[0]
    assert [choice.moves for choice in item.choices] == [
        ["do 1"],
        ["sample 1b orange", "sample 1b blue", "sample 1b purple"],
    ]
    assert (item.done, item.allowed) == (0, 2)


def test_the_cell_stays_in_sight_during_a_flight() -> None:
    s = position("cells: a1 = flight, bureau 1; reserve 0: orange-straight; fuel 0: 5")
    play(s, "place orange-ns a1", "do 1")
    play(s, "explore ne", rng=stacked(s, hexes="5"))
    shown = seen(s)
    assert [(checklist.of, checklist.is_asked) for checklist in shown.checklists] == [
        ("cell", False),
        ("exploration", True),
    ]
    assert (shown.checklists[1].hex, shown.flight is not None) == (5, True)


def test_placing_shows_what_a_cell_could_do_now() -> None:
    s = position(f"{CELL}; reserve 0: orange-straight; room 0: 5; fuel 0: 0")
    assert previewed(s).moves[0].counts == [0, 0, 2, 0]


def test_placing_shows_how_many_cells_are_open_then() -> None:
    s = position("reserve 0: purple")
    assert {move.move: move.open_cells for move in previewed(s).moves}["place purple-nsw c1"] == 6
    assert {move.move: move.open_cells for move in previewed(s).moves}["place purple-esw c1"] == 5


def reach(text: str, *moves: str) -> dict[tuple[int, int], tuple[int, list[str]]]:
    s = position(f"cells: a1 = flight, fuel 1; reserve 0: orange-straight; {text}")
    play(s, "place orange-ns a1", *moves)
    return {(there.q, there.r): (there.fuel, there.moves) for there in previewed(s).reach}


def test_a_flight_shows_the_places_in_reach_and_what_they_cost() -> None:
    found = reach("fuel 0: 3; stack: 5")
    assert found[1, 0] == (1, ["fly e"])
    assert found[0, 1] == (3, ["explore se"])
    assert (2, 0) not in found


def test_a_way_goes_through_wormholes() -> None:
    found = reach("fuel 0: 4; space: 9 @ 5 0, 14 @ 6 0; stack: 5")
    assert found[6, 0] == (1, ["jump 9", "fly e"])
    assert found[4, 0] == (3, ["jump 9", "explore w"])
    assert found[7, 0] == (4, ["jump 9", "fly e", "explore e"])


def test_sb_f1_after_a_jump_other_wormholes_cost_nothing_either_neighbours_too() -> None:
    found = reach("fuel 0: 1; space: 9 @ 5 0, 13 @ 6 0, 14 @ 7 0; stack: ", "do 1", "jump 9")
    assert found == {
        (0, 0): (0, ["jump 1"]),
        (6, 0): (0, ["jump 13"]),
        (1, 0): (1, ["jump 1", "fly e"]),
        (-1, 0): (1, ["jump 1", "fly w"]),
        (7, 0): (1, ["jump 13", "fly e"]),
    }


def test_sb_f1_two_crossings_may_be_the_cheapest_way_to_where_one_has_jumped_before() -> None:
    text = "fuel 0: 2; space: 9 @ 5 0, 13 @ 6 0, 14 @ 7 0, 15 @ -6 0; stack: "
    found = reach(text, "do 1", "jump 9", "jump 1", "jump 13")
    assert found == {
        (7, 0): (1, ["fly e"]),
        (0, 0): (2, ["fly e", "fly w", "jump 1"]),
        (5, 0): (2, ["fly e", "fly w", "jump 9"]),
    }


def test_sb_f1_those_crossings_may_begin_at_another_wormhole() -> None:
    text = "fuel 0: 3; space: 9 @ 5 0, 13 @ 8 0; stack: "
    found = reach(text, "do 1", "jump 9", "jump 13")
    assert found == {
        (0, 0): (0, ["jump 1"]),
        (1, 0): (1, ["jump 1", "fly e"]),
        (-1, 0): (1, ["jump 1", "fly w"]),
        (5, 0): (2, ["jump 1", "fly e", "fly w", "jump 9"]),
    }


def test_every_way_that_is_shown_can_be_flown() -> None:
    text = "fuel 0: 6; space: 9 @ 5 0, 14 @ 6 0, 13 @ 2 -1, 15 @ -2 0"
    for (q, r), (fuel, moves) in reach(text).items():
        s = position(f"cells: a1 = flight, fuel 1; reserve 0: orange-straight; {text}")
        play(s, "place orange-ns a1", "do 1")
        play(s, *moves, rng=stacked(s, hexes="16"))
        space = seen(s).spaces[int(s.players[0].place)]
        assert (space.q, space.r) == (q, r)
        assert s.players[0].fuel == 6 - fuel + (1 if moves[-1].startswith("explore") else 0)


def test_what_a_landing_and_an_office_would_bring_is_shown_for_each_place() -> None:
    s = position("cells: a1 = flight; reserve 0: orange-straight; fuel 0: 2; samples 0: orange; at 0: 1")
    play(s, "place orange-ns a1")
    there = next(place for place in previewed(s).reach if place.hex == 2)
    assert (there.landing, [(office.office, office.value) for office in there.offices]) == (
        3,
        [("orange", 5), ("any", 4)],
    )
    assert (previewed(s).begins, previewed(s).landing) == ("do 1", 0)


def test_a_price_in_fuel_shortens_the_reach() -> None:
    s = position("cells: a1 = fuel 2 -> flight; reserve 0: orange-straight; fuel 0: 3; stack: ; space: 14 @ 2 0")
    play(s, "place orange-ns a1")
    assert [place.hex for place in previewed(s).reach] == [2, 3]
