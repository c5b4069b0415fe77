"""SX-K Module Crises."""

import pytest

from kosmodrom.games.space_explorers.parts.names import CRISIS_NAMES
from kosmodrom.games.space_explorers.state import OVER
from tests.games.space_explorers.positions import (
    asked,
    center,
    crisis,
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
    tokens,
)

CENTER = "center: 2 3 5 6 7 8; modules: crises"
DONE = "hub 0: engineering 1 2, flight 49 50 51"
"""A hub that is just enough for 3-soviet."""


def test_sx_k1_early_ones_lie_on_late_ones() -> None:
    """Two are open at the start; in a game three early ones come, then three late ones, and four are never seen."""
    s = new(2, "crises")
    crises = seen(s).crises
    assert crises is not None and crises.discarded == 0 and crises.current is not None and crises.coming is not None
    opened = [crises.current.crisis, crises.coming.crisis]
    assert all(name.startswith("E") for name in opened) and crises.current.left == crises.current.steps
    assert sorted(crises.unseen) == sorted(set(CRISIS_NAMES) - set(opened))
    s = position(f"{CENTER}; crisis: E4; coming: E2; step: 1")
    s.opened, s.late = 3, 31
    play(s, "take 2", rng=stacked(s, "60", crises=[4]))
    assert (crisis(s).crisis, crisis(s, is_coming=True).crisis) == ("E2", "L5")


def test_sx_k2_the_new_one_binds_all_from_the_end_of_the_turn_on() -> None:
    """In the turn that ends Sealed archives a card can't be drawn as the action; in the next it can."""
    s = position(f"{CENTER}; crisis: E4; coming: E2; step: 1")
    s.opened = 6
    assert refusal(s, "draw") == "SX-K7"
    play(s, "take 2", rng=stacked(s, "60"))
    assert asked(s) == "act 1" and refusal(s, "draw") is None


@pytest.mark.parametrize(
    ("row", "moves", "moved"),
    [
        ("", ("take 2",), 1),
        ("", ("draw",), 1),
        (f"projects: 3-soviet 9-soviet; acted: 1; {DONE}", ("project 3-soviet",), 1),
        ("hub 0: engineering 9 1; tokens 0: red", ("recruit 2-engineering",), 1),
        ("hub 0: engineering 9; tokens 0: red", ("recruit 2-engineering", "token red"), 0),
        ("hub 0: engineering 9 10 12", ("recruit 2-engineering",), 0),
    ],
    ids=["a take", "a draw", "a project", "a third card", "a second card", "a fourth card"],
)
def test_sx_k3_what_moves_the_marker(row: str, moves: tuple[str, ...], moved: int) -> None:
    """One step, once, at the end of the turn."""
    s = position(f"{CENTER}; crisis: L5; coming: L1; {row}")
    s.opened = 6
    play(s, *moves, rng=stacked(s, "60"))
    assert asked(s) == "act 1" and crisis(s).left == 3 - moved


@pytest.mark.parametrize(("seats", "steps"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_sx_k3_the_step_marked_for_the_number_of_players(seats: int, steps: int) -> None:
    assert crisis(position(f"seats: {seats}; {CENTER}; crisis: E4")).steps == steps


def test_sx_k4_the_sixth_is_the_third_end_and_then_none_binds() -> None:
    s = position(f"{CENTER}; crisis: E4; step: 1")
    s.opened = 6
    play(s, "take 2", rng=stacked(s, "60"))
    crises = seen(s).crises
    assert seen(s).ending == ["crises"] and crises is not None and (crises.current, crises.discarded) == (None, 6)
    assert refusal(s, "draw") is None
    play(s, "draw", rng=stacked(s, "59"))
    assert s.phase == OVER


def test_sx_k5_urgent_refit_silences_the_divisions_of_the_card_under_it() -> None:
    """41 shows red and purple; whoever ends it takes the card, without a further step."""
    s = position(f"{CENTER}; crisis: E3; coming: E2; beneath: 41; hub 0: flight 57, testing 19; step: 2")
    s.opened = 6
    assert seen(s).this_turn.working == [19] and crisis(s).card_under == 41
    play(s, "take 2", rng=stacked(s, "60"))
    assert hand(s) == [2, 41] and crisis(s).left == 3 and seen(s, 1).seats[0].known == [2, 41]


@pytest.mark.parametrize(
    ("row", "deck", "leaders", "drawn"),
    [("leaders: 61", "60", "", 60), ("deck:; leaders: 61", "", "61", 61), ("deck:; leaders:", "", "", None)],
    ids=["the top specialist", "a leader", "no card"],
)
def test_sx_k5_when_it_is_opened_a_card_goes_under_it(row: str, deck: str, leaders: str, drawn: int | None) -> None:
    s = position(f"center: 2 3 5 6 7 8 9 10; modules: crises leaders; crisis: E4; coming: E2; step: 1; {row}")
    s.early = 0b00100
    play(s, "take 2", rng=stacked(s, deck, leaders, crises=[0]))
    assert crisis(s, is_coming=True).card_under == drawn


def test_sx_k5_a_leader_under_it_silences_nothing() -> None:
    s = position(f"{CENTER} leaders; crisis: E3; beneath: 61; hub 0: flight 57")
    assert seen(s).this_turn.working == [57]


def test_sx_k6_the_center_has_fewer_cards_till_the_crisis_ends() -> None:
    s = position("center: 2 3 5 6; modules: crises; crisis: E1; coming: E4")
    s.early = 0b01010
    play(s, "take 2", rng=stacked(s, "60"))
    assert seen(s).least == 4 and center(s) == [60, 3, 5, 6]
    play(s, "take 3", rng=stacked(s, "59 58 57", crises=[0]))
    assert crisis(s).crisis == "E4" and center(s) == [60, 59, 5, 6, 58, 57]


def test_sx_k7_no_deck_for_the_action_but_effects_draw() -> None:
    s = position(f"{CENTER}; crisis: E4; coming: E2; hub 0: testing 21")
    assert refusal(s, "draw") == "SX-K7"
    play(s, "take 2", "draw", rng=stacked(s, "60 59"))
    assert hand(s) == [2, 59]


def test_sx_k8_every_recruit_that_is_paid_needs_an_icon_more() -> None:
    """Untouched by discounts; of any colour."""
    s = position(f"{CENTER}; crisis: E2; coming: E4; hub 0: engineering 5 9; tokens 0: yellow")
    play(s, "recruit 2-engineering")
    assert (payment(s).needs, payment(s).any) == ([0] * 5, 1)
    play(s, "token yellow", rng=stacked(s, "60"))
    assert hub(s, "engineering") == [5, 9, 2]


def test_sx_k9_tokens_spent_lie_on_the_crisis_until_it_ends() -> None:
    """Then players take one each in turn, beginning left of the one who ended it."""
    s = position(f"{CENTER}; crisis: E5; coming: E2; tokens 0: red green; step: 1")
    play(s, "recruit 2-engineering", "rest", rng=stacked(s, "60"))
    assert crisis(s).frozen == [0, 1, 0, 1, 0, 0] and tokens(s, 1) == ""
    s = position(f"seats: 3; {CENTER}; crisis: E5; coming: E4; frozen: red blue blue red; step: 3")
    s.opened = 6
    play(s, "take 2", rng=stacked(s, "60"))
    assert asked(s) == "claim 1" and refusal(s, "claim green") == "SX-K9"
    play(s, "claim red", "claim blue", "claim blue", "claim red")
    assert [tokens(s, seat) for seat in (0, 1, 2)] == ["b", "rr", "b"] and asked(s) == "act 1"


def test_sx_k10_a_project_needs_one_more_of_a_colour_named() -> None:
    row = f"{CENTER}; acted: 1; crisis: L1; projects: 3-soviet 9-soviet"
    assert refusal(position(f"{row}; {DONE}"), "project 3-soviet") == "SX-T5"
    assert refusal(position(f"{row}; {DONE}, testing 13"), "project 3-soviet") == "SX-T5"
    for more in ("engineering 1 2 3, flight 49 50 51", "engineering 1 2, flight 49 50 51 52"):
        assert "project 3-soviet" in legal(position(f"{row}; hub 0: {more}"))


def test_sx_k11_a_toll_of_a_card_or_two_tokens() -> None:
    row = f"{CENTER}; acted: 1; crisis: L2; coming: L1; projects: 3-soviet 9-soviet; {DONE}"
    assert refusal(position(f"{row}; tokens 0: red"), "project 3-soviet") == "SX-K11"
    s = position(f"{row}; hand 0: 10; tokens 0: red blue")
    play(s, "project 3-soviet")
    assert legal(s) == ["return 10", "give blue", "give red"]
    play(s, "give red", "give blue")
    assert tokens(s, 1) == "br" and points(s, "projects") == 6
    s = position(f"{row}; hand 0: 10")
    play(s, "project 3-soviet", "return 10")
    assert center(s)[-1] == 10 and hand(s) == []


def test_sx_k12_returned_cards_give_one_icon() -> None:
    s = position(f"{CENTER}; crisis: L3; coming: L1; hand 0: 10 60")
    play(s, "recruit 2-engineering", "return 10", "return 60")
    assert hub(s, "engineering") == [2]


def test_sx_k13_icons_of_specialists_help_only_recruits_from_hand() -> None:
    row = "modules: crises; crisis: L4; coming: L1; hub 0: engineering 1, testing 15, flight 58"
    assert refusal(position(f"center: 38 2 3 6 7 8; {row}"), "recruit 38-construction") == "SX-P8"
    s = position(f"center: 37 2 3 6 7 8; {row}; hand 0: 38")
    play(s, "recruit 38-construction")
    assert hub(s, "construction") == [38]


def test_sx_k14_the_tallest_are_silent_all_of_the_equally_tall() -> None:
    s = position(f"{CENTER}; crisis: L5; hub 0: flight 49 57, testing 19; tokens 0: red; tokens 1: blue")
    assert refusal(s, "use 57") == "SX-A1" and seen(s).this_turn.working == [19]
    s = position(f"{CENTER}; crisis: L5; hub 0: flight 57, testing 19")
    assert seen(s).this_turn.working == []


def test_sx_k15_only_abilities_of_specialists_are_silenced() -> None:
    """Talents and asterisks are none; a silenced giver still counts as one."""
    s = position(
        f"{CENTER} talents leaders; crisis: L5; talent 0: 4; talent 1: 1; hub 0: flight 60, testing 13, science 25, "
        "engineering 1, construction 65"
    )
    assert seen(s).this_turn.working == [61]
    assert (points(s, "asterisks"), points(s, "obligations")) == (4, 3)


def test_sx_k15_a_lent_ability_is_silenced_by_the_division_it_lies_in() -> None:
    """34 borrows no giver of its owner's tallest division, whatever is the tallest of yours."""
    row = "center: 38 2 3 6 7 60; modules: crises; crisis: L5; tokens 0: purple green; hub 0: science 34, testing 23 24"
    s = position(f"{row}; hub 1: engineering 1, testing 19 15")
    play(s, "recruit 38-construction")
    assert legal(s, "borrow") == ["borrow 1"]
