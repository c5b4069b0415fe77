"""SX-L Module Leaders."""

import pytest

from tests.games.space_explorers.positions import (
    asked,
    center,
    hand,
    hub,
    legal,
    new,
    payment,
    play,
    points,
    position,
    refusal,
    seen,
    stacked,
)

CENTER = "center: 74 2 3 6 7 8 10; modules: leaders"


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_sx_l1_five_specialists_and_two_leaders_in_random_order(seats: int) -> None:
    places = set()
    for seed in range(60):
        view = seen(new(seats, "leaders", seed=seed))
        assert len(view.center) == view.least == 7 and view.leader_deck == 16
        places |= {place for place, card in enumerate(view.center) if card.card > 60}
        assert sum(card.card > 60 for card in view.center) == 2
    assert places == set(range(7))


def test_sx_l2_the_left_neighbour_lays_the_card_from_the_deck_of_his_choice() -> None:
    s = position(f"seats: 3; {CENTER}")
    play(s, "take 2")
    assert asked(s) == "deck 1" and legal(s) == ["deck specialists", "deck leaders"]
    play(s, "deck leaders", rng=stacked(s, leaders="61"))
    assert center(s) == [74, 61, 3, 6, 7, 8, 10] and asked(s) == "act 1"


def test_sx_l2_there_is_no_choice_if_one_deck_is_empty() -> None:
    s = position(f"{CENTER}; leaders:")
    play(s, "take 2", rng=stacked(s, "60"))
    assert center(s)[1] == 60
    s = position(f"{CENTER}; deck:")
    play(s, "take 2", rng=stacked(s, leaders="61"))
    assert center(s)[1] == 61


def test_sx_l2_leaders_are_drawn_only_when_the_specialists_have_run_out() -> None:
    s = position(f"{CENTER}; deck: 60")
    play(s, "draw", rng=stacked(s, "60"))
    play(s, "draw", rng=stacked(s, leaders="62"))
    assert hand(s) == [60] and hand(s, 1) == [62]


def test_sx_l2_leaders_may_come_by_themselves() -> None:
    """While fewer than two leaders lie open."""
    s = position(f"{CENTER}; options: leaders=by-themselves")
    play(s, "take 2", rng=stacked(s, leaders="61"))
    assert center(s)[1] == 61
    s = position("center: 74 61 3 6 7 8 10; modules: leaders; options: leaders=by-themselves")
    play(s, "take 3", rng=stacked(s, "60"))
    assert center(s)[2] == 60


def test_sx_l3_any_division_its_colour_and_every_icon_shown() -> None:
    """61 has two skills and costs five icons; discounts, 31, 43 and T3 leave them, icons gained help."""
    s = position(
        "center: 61 74 2 3 6 7 8 10; modules: leaders; hand 0: 13 16 17; tokens 0: red red; "
        "hub 0: testing 15 14, construction 43, science 31, flight 49"
    )
    assert [move for move in legal(s, "recruit") if move.startswith("recruit 61")] == [
        f"recruit 61-{division}" for division in ("engineering", "testing", "science", "construction", "flight")
    ]
    play(s, "recruit 61-testing")
    assert payment(s).needs == [2, 0, 0, 1, 0], "49 gives a blue, 14 a red"
    play(s, "rest")
    assert seen(s).seats[0].skills == [0, 4, 1, 1, 1] and seen(s).seats[0].discounts[1] == 4


def test_sx_l3_his_skills_lower_later_recruits_and_score() -> None:
    s = position("center: 10 2 3 6 7 8 9; modules: leaders; hub 0: engineering 61; tokens 0: green green green")
    play(s, "recruit 10-engineering", "token green", "token green", "token green")
    assert hub(s, "engineering") == [61, 10]
    s = position(f"{CENTER}; hub 0: flight 61, engineering 11")
    assert points(s, "asterisks") == 2


def test_sx_l4_leaders_count_as_cards_two_skilled_and_by_cost() -> None:
    """Printed cost 5 of 61: 9 draws after him; he has no points and no ability."""
    s = position(f"{CENTER}; hub 0: engineering 9; hand 0: 61 13 14 15")
    play(s, "recruit 61-flight", "rest")
    assert asked(s) == "draw 0" and points(s, "specialists") == 3
    s = position(f"{CENTER}; hub 0: flight 61, testing 24")
    assert points(s, "asterisks") == 2 and seen(s).this_turn.working == [24]


@pytest.mark.parametrize(
    ("leader", "row", "found"),
    [
        (68, "hand 0: 10 11", 3),
        (68, "hand 0: 10", -2),
        (61, "done 0: 1-soviet 2-soviet", 3),
        (61, "done 0: 1-soviet", -3),
        (62, "tokens 0: red red red blue", 3),
        (62, "tokens 0: red red red", -2),
        (63, "hub 0: flight 63 49 50 51", 2),
        (63, "hub 0: flight 63 49 50", -3),
        (64, "hub 0: flight 64 56 58 59 60", 4),
        (64, "hub 0: flight 64 56 58 59", -2),
        (65, "hub 0: flight 65 49, testing 13, science 25", 3),
        (65, "hub 0: flight 49 65, testing 13, science 25", -2),
        (66, "hub 0: construction 66 37 38 39", 3),
        (69, "done 0: 1-soviet; done 1: 2-soviet", 4),
        (69, "done 1: 2-soviet", -2),
        (70, "hub 0: flight 70, engineering 1, testing 13, science 25, construction 37", 2),
        (72, "hub 0: flight 72 49 50 51 52 53 54 55 56 57 58", 3),
        (73, "hub 0: flight 73 59 60", 4),
        (73, "hub 0: flight 73 59", -2),
    ],
)
def test_sx_l5_obligations_met_and_missed(leader: int, row: str, found: int) -> None:
    placed = "" if "hub 0" in row else f"hub 0: flight {leader};"
    assert points(position(f"center: 2 3 5 6; modules: leaders; {placed} {row}"), "obligations") == found


@pytest.mark.parametrize(
    ("researchers", "found"), [("74", 2), ("74 75", 5), ("74 75 76", 9), ("74 75 76 77", 14), ("74 75 76 77 78", 20)]
)
def test_sx_l6_researchers_together(researchers: str, found: int) -> None:
    s = position(f"center: 2 3 5 6; modules: leaders; hub 0: flight {researchers}")
    assert points(s, "researchers") == found and points(s, "obligations") == 0
    assert refusal(s, "recruit 74-flight") == "SX-T3"
