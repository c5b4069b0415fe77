"""SX-Z Alone against the Rival."""

import pytest

from kosmodrom.core.solo import Feat
from kosmodrom.games.space_explorers.options import DAILY
from kosmodrom.games.space_explorers.parts.names import MODULE_NAMES
from kosmodrom.games.space_explorers.state import OVER, ExplorersState
from kosmodrom.games.space_explorers.view.shapes import RivalView
from tests.games.space_explorers.positions import (
    GAME,
    asked,
    board,
    center,
    crisis,
    hand,
    hub,
    legal,
    marks,
    new,
    play,
    points,
    position,
    refusal,
    seen,
    stacked,
    tokens,
)

ALONE = "seats: 1; options: level=1; center: 2 3 5 6 7 8"


def rival(s: ExplorersState) -> RivalView:
    found = seen(s, 0).rival
    assert found is not None
    return found


def placed(s: ExplorersState) -> list[int]:
    """The cards of the Rival's hub."""
    return [card.card for division in seen(s).seats[1].hub for card in division]


def test_sx_z1_five_projects_a_row_with_a_marker_and_you_begin() -> None:
    s = new(1)
    view = seen(s, 0)
    assert (len(view.projects), len(view.center), rival(s).marker, rival(s).track) == (5, 6, 0, 0)
    assert asked(s) == "act 0" and view.seats[1].is_rival and view.seats[1].hand == 0


def test_sx_z1_a_place_past_the_end_is_counted_on_from_the_start() -> None:
    """The marker goes from place 4 by three steps: to the second place."""
    s = position("seats: 1; options: level=1; center: 2 5 6 8 7 10; marker: 4")
    play(s, "draw", rng=stacked(s, "60 59"))
    assert placed(s) == [7] and rival(s).marker == 1


@pytest.mark.parametrize(("level", "card"), [(1, 2), (2, 3), (3, 6)])
def test_sx_z2_of_the_first_cards_from_the_marker_the_dearest(level: int, card: int) -> None:
    """As many as its level says, the nearest of equals; it pays nothing, and the marker marches by the cost."""
    s = position(f"seats: 1; options: level={level}; center: 2 3 6 8 10 11")
    play(s, "draw", rng=stacked(s, "60 59"))
    cost = {2: 2, 3: 3, 6: 5}[card]
    place = [2, 3, 6].index(card)
    assert placed(s) == [card] and rival(s).marker == (place + cost) % 6


def test_sx_z2_after_the_last_comes_the_first_and_the_nearest_of_equals_wins() -> None:
    s = position("seats: 1; options: level=3; center: 8 2 5 6 7 10; marker: 5")
    play(s, "draw", rng=stacked(s, "60 59"))
    assert placed(s) == [8]
    s = position("seats: 1; options: level=2; center: 10 6 5 2 7 3")
    play(s, "draw", rng=stacked(s, "60 59"))
    assert placed(s) == [10]


@pytest.mark.parametrize(
    ("row", "division"),
    [("", "engineering"), ("hub 1: engineering 1", "testing"), ("hub 1: engineering 1, testing 13", "engineering")],
)
def test_sx_z2_into_the_lower_stack_of_equals_the_further_left(row: str, division: str) -> None:
    """5 shows blue and green."""
    s = position(f"seats: 1; options: level=1; center: 5 2 3 6 7 8; {row}")
    play(s, "draw", rng=stacked(s, "60 59"))
    assert hub(s, division, 1)[-1] == 5


def test_sx_z2_it_supplies_tokens_of_its_column() -> None:
    """For each icon one, if it has one; the place is filled up, and the marker goes on."""
    s = position("seats: 1; options: level=2; center: 2 3 5 6 7 8; tokens 1: green green green purple blue")
    play(s, "take 8", rng=stacked(s, "60 59"))
    assert hub(s, "engineering", 1) == [3] and tokens(s) == "ggp" and tokens(s, 1) == "bg"
    assert center(s) == [2, 59, 5, 6, 7, 60] and rival(s).marker == 4


def test_sx_z2_a_two_skilled_or_asterisk_card_is_a_step() -> None:
    for card, steps in ((5, 1), (11, 1), (10, 0)):
        s = position(f"seats: 1; options: level=1; center: {card} 2 3 6 7 8; hand 0: 1; tokens 0: yellow purple")
        play(s, "recruit 1-engineering", "rest", rng=stacked(s, "60"))
        assert rival(s).track == steps


def test_sx_z2_it_completes_the_project_of_most_points_that_its_skills_allow() -> None:
    s = position(
        "seats: 1; options: level=1; center: 2 3 5 6 7 8; projects: 3-soviet 5-american 3-american 9-soviet; "
        "hub 1: engineering 1 3, construction 37 38 39, flight 49 50 51"
    )
    play(s, "draw", rng=stacked(s, "60 59"))
    assert seen(s).seats[1].done == ["5-american"] and points(s, "rival") == -(1 + 1 + 1 + 7)


def test_sx_z2_without_a_card_in_the_center_there_is_only_the_project() -> None:
    s = position(
        "seats: 1; options: level=1; center: 2; deck:; projects: 3-soviet; hub 1: engineering 1 3, flight 49 50 51"
    )
    play(s, "take 2")
    assert placed(s) == [1, 3, 49, 50, 51] and seen(s).seats[1].done == ["3-soviet"] and s.phase == OVER


def test_sx_z3_the_track_advances_when_you_took_a_card() -> None:
    s = position(ALONE)
    play(s, "take 8", rng=stacked(s, "60 59"))
    assert rival(s).track == 1
    s = position(f"{ALONE}; hand 0: 1; tokens 0: yellow purple")
    play(s, "recruit 1-engineering", "rest", rng=stacked(s, "60"))
    assert rival(s).track == 0


def test_sx_z3_at_4_a_card_of_the_deck_at_8_the_cheapest_project_at_12_the_bonus() -> None:
    s = position(f"{ALONE}; track: 3")
    play(s, "draw", rng=stacked(s, "60 53 59"))
    assert placed(s) == [53, 2] and rival(s).track == 4, "your take comes before its recruit"
    s = position(f"{ALONE}; track: 7; projects: 9-soviet 3-soviet 3-american")
    play(s, "draw", rng=stacked(s, "60 59"))
    assert seen(s).seats[1].done == ["3-soviet"]
    s = position(f"{ALONE}; track: 11")
    before = points(s, "rival")
    play(s, "draw", rng=stacked(s, "60 59"))
    assert rival(s).has_bonus and points(s, "rival") == before - 5
    play(s, "draw", rng=stacked(s, "58 57"))
    assert rival(s).track == 12


def test_sx_z4_its_tokens_and_top_cards_are_those_of_another_player() -> None:
    """One token of each colour at the start; yours pass to it; they may be swapped, its givers borrowed."""
    assert seen(new(1)).seats[1].tokens == [1, 1, 1, 1, 1, 0]
    s = position(
        f"{ALONE}; hand 0: 1; tokens 0: yellow purple red; tokens 1: blue; hub 0: flight 57, science 34; "
        "hub 1: testing 15"
    )
    play(s, "use 57", "get left blue", "give red")
    play(s, "recruit 1-engineering")
    assert legal(s, "borrow") == ["borrow 15"]
    play(s, "borrow 15", "token yellow", rng=stacked(s, "60"))
    assert "y" in tokens(s, 1) and refusal(s, "get left blue") is not None


def test_sx_z4_it_has_the_last_turn_and_its_twelfth_card_ends_nothing() -> None:
    eleven = "engineering 3 4 5 6 7, testing 13 14 15 16 17 18"
    s = position(f"seats: 1; options: level=1; center: 2 8 9 10 11 12; hub 0: {eleven}; hand 0: 1")
    play(s, "recruit 1-engineering", rng=stacked(s, "60"))
    assert s.phase == OVER and placed(s) == [2]
    s = position(f"seats: 1; options: level=1; center: 2 8 9 10 11 12; hub 1: {eleven}")
    play(s, "draw", rng=stacked(s, "60 59"))
    assert len(placed(s)) == 12 and seen(s).ending == []


def test_sx_z5_the_lead_is_your_points_less_its_points() -> None:
    """Printed points, 4 for each asterisk card besides, projects."""
    s = position(f"{ALONE}; hub 0: engineering 8 10; hub 1: flight 59 60, testing 19; done 1: 3-soviet")
    assert rival(s).lead == 9 - (1 + 1 + 3 + 2 * 4 + 6) and points(s, "rival") == -19
    assert GAME.outcome(s).winners == () and GAME.returns(s) == [0.0]
    s = position(f"{ALONE}; hub 0: engineering 8 10; hub 1: testing 19")
    assert GAME.outcome(s).winners == (0,) and GAME.returns(s) == [1.0]
    assert GAME.outcome(position(ALONE)).winners == (), "a lead of 0 wins nothing"


HUBS = {
    -10: "done 1: 9-soviet; hub 0: engineering 3",
    -9: "done 1: 9-soviet; hub 0: engineering 4",
    0: "",
    1: "hub 0: engineering 3",
    10: "hub 0: engineering 8 10 3",
    20: "hub 0: engineering 8 4 5; done 0: 9-soviet",
}


@pytest.mark.parametrize(
    ("lead", "rank", "next_rank", "missing"),
    [
        (-10, "grounded", "suborbital", 1),
        (-9, "suborbital", "orbit", 10),
        (0, "suborbital", "orbit", 1),
        (1, "orbit", "moon", 9),
        (10, "moon", "planets", 10),
        (20, "planets", "stars", 10),
    ],
)
def test_sx_z5_ranks_by_the_lead(lead: int, rank: str, next_rank: str, missing: int) -> None:
    s = position(f"{ALONE}; {HUBS[lead]}")
    assert rival(s).lead == lead
    assert GAME.feat(s) == Feat(rank, {"level": "1", "modules": "none"}, next_rank, missing)


def test_sx_z5_above_the_highest_rank_nothing_is_missing() -> None:
    s = position(
        "seats: 1; options: level=3; modules: goals; center: 2 3; goals 0: 1* 2* 3* 4* 5*; "
        "done 0: 9-soviet 9-american 7-american"
    )
    assert rival(s).lead == 31 and GAME.feat(s) == Feat("stars", {"level": "3", "modules": "some"})
    assert GAME.feat(new(2)) is None


def test_sx_z5_the_page_finds_all_it_says_of_playing_alone() -> None:
    solo = GAME.about.solo
    assert solo is not None and [text for text in solo.texts if not GAME.about.texts.has(text)] == []
    for options in DAILY:
        assert GAME.about.complete(options).items() >= options.items()


@pytest.mark.parametrize(("level", "look", "cards"), [("1", 1, 2), ("2", 2, 1), ("3", 3, 1)])
def test_sx_z6_three_levels(level: str, look: int, cards: int) -> None:
    """How many cards it looks at, and cards in its hub at the start, from the deck."""
    s = new(1, level=level)
    assert (rival(s).level, rival(s).look, len(placed(s))) == (int(level), look, cards)
    assert seen(s).deck == 60 - 6 - 1 - cards


@pytest.mark.parametrize(("level", "bonus"), [(1, 5), (2, 5), (3, 6)])
def test_sx_z6_its_bonus_by_level(level: int, bonus: int) -> None:
    s = position(f"seats: 1; options: level={level}; center: 2 3 5 6 7 8; track: 12; hub 1: flight 60")
    assert points(s, "rival") == -(1 + 4 + bonus)


# Modules, each alone


def test_sx_z7_powers() -> None:
    """It takes the token of its card, a point each; the next of that power goes on the first bare card from there."""
    s = position(
        "seats: 1; modules: powers; options: level=1; center: 2=usa-red 3=ussr-red 5 6=france-red 7=japan-red 8; "
        "power 0: ussr"
    )
    play(s, "draw", rng=stacked(s, "60 59", usa=[0]))
    assert placed(s) == [2] and points(s, "rival") == -1 and board(s).power == "ussr"
    assert marks(s)[0] == "usa"


def test_sx_z7_japans_side_is_the_one_that_asks_for_more_skills() -> None:
    """Both sides of tile 1 ask for five skills and bring 6 points: the first. Of 4 the first asks for more; 8: not."""
    for tile, side in ((0, "1-soviet"), (3, "4-soviet"), (6, "8-american")):
        s = position(
            "seats: 1; modules: powers; piles: empty; options: level=1; center: 2 3 5 6 7 8; power 0: japan; "
            "sections 0: red red red"
        )
        play(s, "section 3", rng=stacked(s, tiles=[tile]))
        assert seen(s).seats[0].own == [side]


def test_sx_z7_leaders() -> None:
    """Your refills come by themselves; you choose the deck of its refills; a leader is 2 points for it."""
    s = position("seats: 1; modules: leaders; options: level=1; center: 61 2 3 6 7 8 10; tokens 0: red green")
    play(s, "recruit 2-engineering", "rest", rng=stacked(s, leaders="62"))
    assert asked(s) == "deck 0" and hub(s, "engineering", 1) == [61]
    play(s, "deck specialists", rng=stacked(s, "59"))
    assert center(s)[0] == 59 and points(s, "rival") == -2


def test_sx_z7_crises_bind_you_alone() -> None:
    """It moves the marker by a project or a third card; K5's card goes into its hub."""
    row = "seats: 1; modules: crises; options: level=1; center: 2 3 5 6 7 8; hand 0: 1; tokens 0: yellow purple"
    s = position(f"{row}; crisis: L5; coming: L1; hub 1: engineering 9 10")
    play(s, "recruit 1-engineering", "rest", rng=stacked(s, "60"))
    assert crisis(s).left == 2
    s = position(f"{row}; crisis: E3; coming: E2; beneath: 53; step: 2; hub 1: engineering 9 10")
    s.opened = 6
    play(s, "recruit 1-engineering", "rest", rng=stacked(s, "60"))
    assert 53 in placed(s) and crisis(s).crisis == "E2" and hand(s) == []
    s = position(f"{row}; crisis: L1; projects: 3-soviet 9-soviet; hub 1: engineering 9 , flight 49 50 51")
    play(s, "recruit 1-engineering", "rest", rng=stacked(s, "60"))
    assert seen(s).seats[1].done == ["3-soviet"]


def test_sx_z7_it_claims_the_colour_it_has_fewest_of() -> None:
    s = position(
        "seats: 1; modules: crises; options: level=1; center: 2 3 5 6 7 8; crisis: E5; coming: E4; step: 2; "
        "frozen: blue red green; tokens 1: blue green blue"
    )
    s.opened = 6
    play(s, "draw", rng=stacked(s, "60"))
    assert asked(s) == "claim 0" and tokens(s, 1) == "bbgr"


def test_sx_z7_goals() -> None:
    """2 points for it for each of yours not met."""
    s = position("seats: 1; modules: goals; options: level=1; center: 2 3 5 6 7 8; goals 0: 1* 2 3 4 5*")
    assert points(s, "rival") == -6 and not seen(s).seats[1].goals


def test_sx_z7_talents() -> None:
    """You keep one of two; the track begins at 3; it passes over T7's card unless there is no other."""
    s = new(1, "talents")
    own = seen(s, 0).own
    assert own is not None and len(own.offered) == 2 and rival(s).track == 3
    row = "seats: 1; modules: talents; options: level=1; talent 0: 7"
    s = position(f"{row}; center: 3 2 5 6 7 8; pawn 0: 3; tokens 0: red green; hand 0: 1")
    play(s, "draw", "pawn 3", rng=stacked(s, "60 59"))
    assert placed(s) == [2] and seen(s).seats[0].pawn == 3
    s = position(f"{row}; center: 3 2; deck:")
    play(s, "take 2", "pawn 3")
    assert placed(s) == [3] and seen(s).seats[0].pawn is None


def test_sx_z7_projects() -> None:
    """3 and 2 tiles; a new tile counts its expected value for it."""
    s = position("seats: 1; modules: projects; options: level=1; center: 2 3 5 6 7 8; done 1: 11-a 14-b")
    assert points(s, "rival") == -(5 + 9)


def test_sx_z7_directives() -> None:
    """One each; it passes you one whenever it completes a project in its turn."""
    assert seen(new(1, "directives")).seats[1].tokens == [1] * 6
    s = position(
        "seats: 1; modules: directives; options: level=1; center: 2 3 5 6 7 8; projects: 3-soviet 9-soviet; "
        "hub 1: engineering 9, flight 49 50 51; tokens 1: directive directive"
    )
    play(s, "draw", rng=stacked(s, "60 59"))
    assert tokens(s) == "d" and tokens(s, 1) == "d"


def test_sx_z7_all_modules_at_once() -> None:
    s = new(1, *MODULE_NAMES)
    assert list(seen(s).modules) == list(MODULE_NAMES) and seen(s).seats[1].board is None
