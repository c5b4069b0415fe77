"""SX-T The turn, and SX-E the end of the game."""

import pytest

from kosmodrom.core.illegal import OTHER_QUESTION
from kosmodrom.games.space_explorers.state import OVER
from tests.games.space_explorers.positions import (
    GAME,
    asked,
    center,
    crisis,
    hand,
    hub,
    legal,
    play,
    points,
    position,
    refusal,
    seen,
    stacked,
    tokens,
    told,
)

CENTER = "center: 2 3 5 6 7 8"
DONE = "hub 0: engineering 1 2, flight 49 50 51"
"""A hub that is enough for 3-soviet."""


def test_sx_t1_one_action_then_a_project() -> None:
    s = position(f"{CENTER}; projects: 1-soviet 9-soviet; hub 0: engineering 1 2 3, construction 37 38")
    assert refusal(s, "project 1-soviet") == "SX-T1" and refusal(s, "done") == "SX-T1"
    play(s, "take 2", rng=stacked(s, "60"))
    assert refusal(s, "take 3") == refusal(s, "draw") == refusal(s, "recruit 3-engineering") == "SX-T1"
    assert legal(s) == ["project 1-soviet", "done"]


def test_sx_t1_at_most_one_project_a_turn() -> None:
    s = position(f"{CENTER}; acted: 1; projects: 3-soviet 3-american; {DONE}, testing 13 14, science 33; deck: 60")
    play(s, "project 3-soviet")
    assert asked(s) == "act 1"


def test_sx_t1_an_effect_may_stand_for_the_action() -> None:
    s = position(f"{CENTER}; hub 0: science 33; projects: 9-soviet")
    play(s, "use 33", "pick 60", "pick 59", rng=stacked(s, "60 59 58"))
    assert asked(s) == "act 1" and refusal(position(f"{CENTER}; acted: 1; hub 0: science 33"), "use 33") == "SX-T1"


@pytest.mark.parametrize("acted", [0, 1])
def test_sx_t1_what_may_be_done_at_any_time_may_come_before_or_after_it(acted: int) -> None:
    s = position(f"{CENTER}; acted: {acted}; hub 0: flight 57; tokens 0: red; tokens 1: blue")
    assert "use 57" in legal(s)


def test_sx_t1_but_not_while_another_question_is_open() -> None:
    s = position(f"{CENTER}; hub 0: flight 57; tokens 0: red green green; tokens 1: blue")
    play(s, "recruit 2-engineering")
    assert refusal(s, "use 57") == OTHER_QUESTION


@pytest.mark.parametrize(
    ("power", "section", "rest"), [("ussr", 3, "tokens 0: red"), ("japan", 1, ""), ("usa", 2, "tokens 0: red red")]
)
def test_sx_t1_what_serves_only_a_recruit_is_offered_before_the_action(power: str, section: int, rest: str) -> None:
    row = f"{CENTER}; modules: powers; piles: empty; power 0: {power}; power 1: france; sections 0: red red red; {rest}"
    assert f"section {section}" in legal(position(row))
    assert refusal(position(f"{row}; acted: 1"), f"section {section}") == "SX-T1"


def test_sx_t2_a_card_taken_is_replaced_where_it_lay() -> None:
    s = position(CENTER)
    play(s, "take 5", rng=stacked(s, "60"))
    assert center(s) == [2, 3, 60, 6, 7, 8] and hand(s) == [5] and seen(s, 1).seats[0].known == [5]
    assert asked(s) == "act 1" and refusal(s, "take 5") == "SX-T2"
    play(s, "draw", rng=stacked(s, "59"))
    assert (seen(s, 0).seats[1].known, seen(s, 1).seats[1].hand) == ([], 1)


def test_sx_t2_there_is_no_limit_to_a_hand() -> None:
    s = position(f"{CENTER}; hand 0: {' '.join(map(str, range(11, 51)))}")
    play(s, "take 2", rng=stacked(s, "60"))
    assert len(hand(s)) == 41


def test_sx_t3_into_a_division_whose_skill_it_shows() -> None:
    s = position("center: 5 2 3 6 7 8; hand 0: 10 11; tokens 0: yellow yellow yellow red")
    assert {"recruit 5-engineering", "recruit 5-testing"} <= set(legal(s))
    assert refusal(s, "recruit 5-flight") == "SX-T3" and refusal(s, "recruit 60-flight") == "SX-T3"
    play(s, "recruit 5-testing", "rest", rng=stacked(s, "60"))
    assert hub(s, "testing") == [5]


def test_sx_t3_what_follows_a_recruit_comes_in_this_order() -> None:
    """Tokens pass, cards join the Center, the card is laid, the Center filled up, the draw, the power token."""
    s = position(
        "center: 10 2=ussr-red 3=usa-red 6=france-red 7=japan-red 8; modules: powers; power 0: ussr; power 1: usa; "
        "hub 0: engineering 9; tokens 0: green green; hand 0: 13"
    )
    events = play(s, "recruit 10-engineering", "token green", "token green", "return 13", rng=stacked(s, "60"))
    assert told(events)[-4:] == ["returned", "tokens", "joined", "recruited"] and asked(s) == "draw 0"
    assert center(s) == [2, 3, 6, 7, 8, 13]
    play(s, "draw", rng=stacked(s, "60"))
    assert asked(s) == "shift 0" and legal(s) == ["lay 8", "lay 13", "stay"]


def test_sx_t4_returned_cards_join_at_the_right_end_and_the_row_closes_up() -> None:
    """The Center may have more than six: then nothing is laid on the freed place."""
    s = position(f"{CENTER}; hand 0: 13 14; hub 0: engineering 1")
    play(s, "recruit 3-engineering", "return 14", rng=stacked(s))
    assert center(s) == [2, 5, 6, 7, 8, 14]
    s = position("center: 2 3 5 6 7 8 9")
    play(s, "take 3", rng=stacked(s))
    assert center(s) == [2, 5, 6, 7, 8, 9]


def test_sx_t5_covered_skills_count_and_nothing_is_spent() -> None:
    s = position(f"{CENTER}; acted: 1; projects: 3-soviet 9-soviet; {DONE}; tokens 0: red")
    assert legal(s) == ["project 3-soviet", "done"] and refusal(s, "project 9-soviet") == "SX-T5"
    play(s, "project 3-soviet")
    assert points(s, "projects") == 6 and seen(s).projects == ["9-soviet"]
    assert (hub(s, "flight"), tokens(s)) == ([49, 50, 51], "r")


def test_sx_t5_who_does_not_want_it_goes_on() -> None:
    s = position(f"{CENTER}; acted: 1; projects: 3-soviet 9-soviet; {DONE}")
    play(s, "done")
    assert asked(s) == "act 1" and seen(s).projects == ["3-soviet", "9-soviet"]


def test_sx_t6_deck_empty() -> None:
    s = position(f"{CENTER}; deck:")
    assert refusal(s, "draw") == "SX-T6"
    play(s, "take 2")
    assert center(s) == [3, 5, 6, 7, 8]


def test_sx_t6_a_draw_larger_than_the_deck_takes_what_is_there() -> None:
    s = position("center: 2 3 5 6 7 8 9; hub 0: construction 46; tokens 0: red green; deck: 60")
    play(s, "recruit 2-engineering", "rest", "draw", rng=stacked(s, "60"))
    assert hand(s) == [60]


def test_sx_t6_what_could_draw_nothing_is_not_offered() -> None:
    s = position(f"{CENTER}; hub 0: testing 21, science 33; deck:")
    assert refusal(s, "use 33") == "SX-T6"
    play(s, "take 2")
    assert asked(s) == "act 1"


def test_sx_t7_who_has_no_action_passes_and_may_complete_a_project() -> None:
    s = position(f"deck:; center: ; projects: 3-soviet 9-soviet; {DONE}")
    assert legal(s) == ["pass"] and refusal(position(CENTER), "pass") == "SX-T7"
    play(s, "pass")
    assert legal(s) == ["project 3-soviet", "done"]


def test_sx_t8_the_end_of_a_turn_in_its_order() -> None:
    """Tokens of USSR 3 come back, the marker moves and the crisis changes, then the pawn of T7 is set."""
    s = position(
        "center: 2 3 5 6 7 8 9 10; modules: powers crises talents; piles: empty; power 0: ussr; power 1: usa; "
        "crisis: E4; coming: E2; step: 1; talent 0: 7; talent 1: 1; sections 0: red red red; tokens 0: blue green"
    )
    s.opened = 6
    play(s, "section 3", "endless blue", "done", "take 2", "section 1", rng=stacked(s, "60"))
    assert asked(s) == "pawn 0" and tokens(s) == "bg" and crisis(s).crisis == "E2"
    play(s, "stay")
    assert asked(s) == "act 1"


# The end


def test_sx_e1_the_round_is_finished() -> None:
    s = position(f"{CENTER}; acted: 1; projects: 3-soviet; {DONE}")
    play(s, "project 3-soviet")
    assert asked(s) == "act 1" and seen(s).ending == ["projects"]
    play(s, "take 2", rng=stacked(s, "60"))
    assert s.phase == OVER


def test_sx_e1_the_last_seat_of_the_round_ends_it_at_once() -> None:
    s = position(f"seats: 3; {CENTER}; turn: 0; first: 1; acted: 1; projects: 3-soviet; {DONE}")
    play(s, "project 3-soviet")
    assert s.phase == OVER


def test_sx_e1_a_twelfth_card_is_an_end_and_stays_one() -> None:
    """France takes a card back in the same round: the trigger stays."""
    eleven = "engineering 3 4 5 6 7, testing 13 14 15 16 17 18"
    s = position(f"center: 1 2 8 9 10 11; hub 0: {eleven}; projects: 9-soviet")
    play(s, "recruit 2-engineering", rng=stacked(s, "60"))
    assert seen(s).ending == ["cards"] and asked(s) == "act 1"
    play(s, "take 1", rng=stacked(s, "59"))
    assert s.phase == OVER
    s = position(
        f"center: 1 2 8 9 10 11; modules: powers; power 0: france; power 1: ussr; hub 0: {eleven} 19; "
        "sections 0: - - red; hand 0: 20"
    )
    s.ending = 2
    play(s, "section 3", "pick 19")
    assert seen(s).ending == ["cards"]


def test_sx_e2_points_by_source() -> None:
    s = position(f"{CENTER}; hub 0: engineering 8 12 3; done 0: 1-soviet 9-soviet")
    assert (points(s, "specialists"), points(s, "asterisks"), points(s, "projects")) == (6, 2, 17)
    assert GAME.outcome(s).results[0].score == 25


@pytest.mark.parametrize(
    ("row", "winners"),
    [
        ("hub 0: engineering 8; hub 1: engineering 4", (0,)),
        ("hub 0: engineering 10 4; done 1: 1-soviet", (1,)),
        ("hub 0: engineering 4; hub 1: engineering 3 7", (1,)),
        ("hub 0: engineering 4; hub 1: testing 16", (0, 1)),
    ],
    ids=["points", "projects", "cards", "shared"],
)
def test_sx_e2_ties_are_broken_by_projects_then_cards_then_shared(row: str, winners: tuple[int, ...]) -> None:
    assert GAME.outcome(position(f"{CENTER}; {row}")).winners == winners


def test_sx_e3_if_all_pass_one_after_another_it_ends_there() -> None:
    s = position("seats: 3; first: 2; deck:; center: ")
    play(s, "pass", "pass")
    assert s.phase != OVER
    play(s, "pass")
    assert s.phase == OVER and seen(s).ending == ["passes"]
