"""SB-K Captain abilities. In the box of the tests they bring what `boxes.ABILITIES` says."""

import pytest

from tests.games.space_bureau.positions import (
    at,
    credits,
    legal,
    play,
    position,
    previewed,
    question,
    seen,
    stacked,
    store,
)

BLUE_ROW = "tiles 0: blue-es a1, blue-sw b1"


def test_sb_k1_a_first_run_of_three_in_a_row_brings_the_bonus() -> None:
    s = position(f"captains: 1; ability 0: 1; {BLUE_ROW}; reserve 0: blue-corner")
    play(s, "place blue-es c1")
    assert (credits(s), seen(s).seats[0].lines) == (5, ["1"])


def test_sb_k1_each_line_counts_once() -> None:
    s = position(f"captains: 1; ability 0: 1; {BLUE_ROW}, blue-sw c1; lines 0: 1; reserve 0: blue-corner")
    play(s, "place blue-es d1")
    assert credits(s) == 0


def test_sb_k1_row_and_column_together_give_two() -> None:
    s = position(
        "captains: 1; ability 0: 1; tiles 0: blue-es b1, blue-sw c1, blue-ne* a2, blue-ne a3; reserve 0: blue-corner"
    )
    play(s, "place blue-es a1")
    assert (credits(s), seen(s).seats[0].lines) == (10, ["1", "a"])


def test_sb_k1_grey_is_a_colour_and_connectors_do_not_matter() -> None:
    s = position("captains: 1; ability 0: 1; tiles 0: inspector-s a1, inspector-nesw* b1; reserve 0: inspector")
    play(s, "place inspector-s c1")
    assert credits(s) == 5


def test_sb_k1_a_gap_or_another_colour_breaks_the_run() -> None:
    s = position("captains: 1; ability 0: 1; tiles 0: blue-es a1, blue-es b1, orange-ns c1; reserve 0: blue-corner")
    play(s, "place blue-es d1")
    assert (credits(s), seen(s).seats[0].lines) == (0, [])


def test_sb_k1_a_run_does_not_go_on_in_the_next_row() -> None:
    s = position("captains: 1; ability 0: 1; tiles 0: blue-es f1, blue-ns a2, blue-ns b2; reserve 0: blue-corner")
    play(s, "place blue-es e1")
    assert (credits(s), seen(s).seats[0].lines) == (0, [])


@pytest.mark.parametrize(("cell", "found"), [("a1", 2), ("f1", 2), ("b1", 0)])
def test_sb_k2_a_tile_in_the_leftmost_or_rightmost_column_brings_the_bonus(cell: str, found: int) -> None:
    s = position("captains: 1; ability 0: 2; reserve 0: orange-straight")
    play(s, f"place orange-ns {cell}")
    assert credits(s) == found


def test_sb_k3_each_square_completed_brings_both_kinds() -> None:
    s = position(
        "captains: 1; ability 0: 3; reserve 0: orange-straight;"
        "tiles 0: orange-ns a1, orange-ns b1, orange-ns c1, orange-ns a2, orange-ns* c2"
    )
    play(s, "place orange-ns b2")
    assert credits(s) == 2
    play(s, "do 1", "do 1")
    assert (seen(s).seats[0].room, question(s)) == (2, "act 0")


def test_sb_k3_a_square_counts_when_it_is_completed_and_not_again() -> None:
    s = position(
        "captains: 1; ability 0: 3; reserve 0: orange-straight;"
        "tiles 0: orange-ns a1, orange-ns b1, orange-ns a2, orange-ns b2"
    )
    play(s, "place orange-ns c1")
    assert (credits(s), question(s)) == (0, "act 0")


@pytest.mark.parametrize(
    ("tiles", "cell", "found"), [("", "c1", 1), ("orange-ns a1", "b1", 1), ("orange-ns a1, orange-ns c1", "b1", 0)]
)
def test_sb_k4_at_most_one_neighbour_brings_the_bonus(tiles: str, cell: str, found: int) -> None:
    s = position(f"captains: 1; ability 0: 4; reserve 0: orange-straight; tiles 0: {tiles}")
    play(s, f"place orange-ns {cell}")
    assert question(s) == ("gain 0" if found else "act 0")


def test_sb_k4_neighbours_on_a_diagonal_do_not_count() -> None:
    s = position("captains: 1; ability 0: 4; reserve 0: purple; tiles 0: orange-ns a1, purple-new b2, orange-ns c1")
    play(s, "place purple-new c2")
    assert question(s) == "act 0"


def test_sb_k5_a_surrounded_tile_brings_2_and_2_and_any_sample() -> None:
    s = position(
        "captains: 1; ability 0: 5; reserve 0: orange-straight;"
        "tiles 0: orange-ns c1, orange-ns b1, orange-ns b2, orange-ew a2, orange-ns b3"
    )
    play(s, "place orange-ns c2")
    assert (store(s), credits(s)) == ((4, ""), 2)
    play(s, "sample 3 blue")
    assert (store(s), question(s)) == ((4, "b"), "act 0")


def test_sb_k5_several_tiles_surrounded_at_once_add_up() -> None:
    s = position(
        "captains: 1; ability 0: 5; reserve 0: orange-straight; capacity 0: 15;"
        "tiles 0: orange-ns b1, orange-ns c1, orange-ns a2, orange-ns d2, orange-ns b3, orange-ns c3, orange-ns* b2"
    )
    play(s, "place orange-ns c2")
    assert (store(s), credits(s)) == ((6, ""), 4)
    play(s, "sample 3 blue", "sample 3 blue")
    assert store(s) == (6, "bb")


def test_sb_k5_a_tile_counts_when_it_is_surrounded_and_not_again() -> None:
    s = position(
        "captains: 1; ability 0: 5; reserve 0: orange-straight;"
        "tiles 0: orange-ns c1, orange-ns b1, orange-ns b2, orange-ew a2, orange-ns b3, orange-ns c2"
    )
    play(s, "place orange-ns d1")
    assert (credits(s), question(s)) == (0, "act 0")


def test_sb_k5_tiles_at_the_edge_never_qualify() -> None:
    s = position(
        "captains: 1; ability 0: 5; reserve 0: orange-straight; tiles 0: orange-ns a1, orange-ns c1, orange-ns b2"
    )
    play(s, "place orange-ns b1")
    assert (credits(s), question(s)) == (0, "act 0")


@pytest.mark.parametrize(("cell", "found"), [("c2", 0), ("c3", 1), ("c4", 0)])
def test_sb_k6_the_third_row_from_the_bottom_brings_a_flight(cell: str, found: int) -> None:
    s = position(
        "captains: 1; ability 0: 6; reserve 0: orange-straight; tiles 0: orange-ns c1"
        + (", orange-ns c2" if cell > "c2" else "")
        + (", orange-ns c3" if cell > "c3" else "")
    )
    play(s, f"place orange-ns {cell}")
    if found:
        play(s, "do 1", "fly e", "land")
        assert (at(s), credits(s)) == (2, 2)
    assert question(s) == "act 0"


def test_sb_k7_two_abilities_are_harder() -> None:
    s = position("captains: 1; ability 0: 6")
    assert [ability.number for ability in seen(s).abilities if ability.is_hard] == [1, 5]


def test_an_ability_is_announced_before_a_tile_is_placed() -> None:
    s = position("captains: 1; ability 0: 2; reserve 0: orange-straight")
    assert [move.triggers for move in previewed(s).moves] == [1, 0, 0, 0, 0, 1]


def test_without_an_ability_nothing_is_triggered() -> None:
    s = position("reserve 0: orange-straight")
    assert [move.triggers for move in previewed(s).moves] == [0] * 6
    play(s, "place orange-ns a1", "do 1", "take purple", rng=stacked(s, agents="purple"))
    assert (credits(s), legal(s)[:1]) == (1, ["place orange-ns a1"])
