"""The worked examples of the rules, each a test."""

from tests.games.space_explorers.positions import (
    asked,
    board,
    center,
    crisis,
    hub,
    icons,
    legal,
    payment,
    play,
    points,
    position,
    refusal,
    seen,
    stacked,
    tokens,
)

CENTER = "center: 2 3 5 6 7 8"
POWERS = "modules: powers; power 0: ussr; power 1: usa"


def test_sx_p2_column_the_clock_at_the_bottom_is_dropped() -> None:
    """5 costs three yellow and a red at the bottom; one skill lies in the division."""
    s = position(f"{CENTER}; hub 0: engineering 1; tokens 0: yellow yellow yellow")
    play(s, "recruit 5-engineering")
    assert payment(s).needs == [0, 0, 3, 0, 0]
    play(s, "rest", rng=stacked(s, "60"))
    assert hub(s, "engineering") == [1, 5] and center(s) == [2, 3, 60, 6, 7, 8]
    assert (tokens(s), tokens(s, 1)) == ("", "yyy")


def test_sx_d1_directive_and_green_are_two_green_icons() -> None:
    s = position("center: 1 2 3 6 7 28; hub 0: testing 13; modules: directives; tokens 0: green directive purple blue")
    play(s, "recruit 3-engineering")
    assert refusal(s, "double purple purple") == "SX-P5" and refusal(s, "token green") == "SX-P8"
    play(s, "double green green", "token purple", rng=stacked(s, "60"))
    assert hub(s, "engineering") == [3] and tokens(s) == "b" and tokens(s, 1) == "gpd"


def test_sx_w7_sx_w9_development() -> None:
    """Own tokens 1, 2, 3 to sections, 4 and 5 to cooperation; refresh; 6 to section 3, 7 to cooperation, 8 to 1."""
    row = f"center: 1=ussr-red 2=usa-red 3=france-red 6=japan-red 7 8; {POWERS}; tokens 0: yellow purple"
    s = position(row)
    play(s, "recruit 1-engineering", "rest", rng=stacked(s, "60", ussr=[0]))
    assert icons(s)[0] == "red" and asked(s) == "lay 0"
    s = position(f"{row}; sections 0: red blue* any; gained 0: 3")
    play(s, "recruit 1-engineering", "rest", rng=stacked(s, "60", ussr=[0]))
    assert (board(s).cooperation, board(s).gained) == (1, 4)
    s = position(f"{row}; sections 0: red blue* any; gained 0: 4; cooperation 0: 1")
    play(s, "refresh", "recruit 1-engineering", "rest")
    assert legal(s) == ["niche 1", "niche 2", "niche 3", "cooperate"]
    play(s, "niche 3", rng=stacked(s, "60", ussr=[0]))
    assert icons(s) == [None, None, "red"]


def test_sx_w8_section_used() -> None:
    s = position(f"{CENTER}; modules: powers; power 0: ussr; power 1: usa; sections 0: red - -; gained 0: 1")
    s.limbo = 0
    for power in range(4):
        s.piles[power] = 0
    play(s, "section 1", rng=stacked(s, "60"))
    assert board(s).sections[0].is_used and refusal(s, "section 1") == "SX-W8"


def test_sx_w10_international_row_of_the_ussr() -> None:
    for international, found in (("0 1 0 0", 0), ("0 1 1 0", 2), ("0 1 1 1", 4), ("0 2 2 1", 6), ("0 2 2 2", 8)):
        s = position(f"{CENTER}; modules: powers; power 0: ussr; power 1: usa; international 0: {international}")
        assert points(s, "powers") == found
    s = position(f"{CENTER}; modules: powers; power 0: japan; power 1: usa; international 0: 1 1 1 0; cooperation 0: 1")
    assert points(s, "powers") == 8
    s = position(
        f"{CENTER}; modules: powers; power 0: france; power 1: usa; international 0: 0 0 0 3; cooperation 0: 2"
    )
    assert points(s, "powers") == 3 * 1 + 6


def test_sx_l3_a_researcher_of_cost_4_into_engineering() -> None:
    """3 icons of top cards, 1 token passed left; his skill is blue; skills don't lower his cost."""
    s = position(
        "center: 74 2 3 6 7 8 10; modules: leaders; hub 0: testing 13, flight 51, construction 38; tokens 0: blue"
    )
    play(s, "recruit 74-engineering", "token blue")
    assert tokens(s, 1) == "b" and asked(s) == "deck 1"
    play(s, "deck specialists", rng=stacked(s, "60"))
    assert seen(s).seats[0].skills == [1, 1, 0, 1, 1]


def test_sx_l5_politician_68() -> None:
    s = position(f"{CENTER}; modules: leaders; hub 0: flight 68; hand 0: 10 11")
    assert points(s, "obligations") == 3
    s = position(f"{CENTER}; modules: leaders; hub 0: flight 68; hand 0: 10")
    assert points(s, "obligations") == -2


def test_sx_l6_researchers() -> None:
    s = position(f"{CENTER}; modules: leaders; hub 0: flight 74; hub 1: flight 75 76, science 77")
    assert (points(s, "researchers"), points(s, "researchers", 1)) == (2, 9)


def test_sx_k3_sx_k5_a_crisis_ends() -> None:
    """3 players, the marker on their step, a card is taken: the next opened is Urgent refit, a card goes under it."""
    s = position(f"seats: 3; {CENTER}; modules: crises; crisis: E4; coming: E1; step: 2")
    s.early = 0b00100
    play(s, "take 2", rng=stacked(s, "60 59", crises=[0]))
    assert (crisis(s).crisis, crisis(s).left) == ("E1", 3)
    assert (crisis(s, is_coming=True).crisis, crisis(s, is_coming=True).card_under) == ("E3", 59)


def test_sx_g2_goal_3() -> None:
    """Over Science; card 18 is the third two-skilled one: met; 3 cards in Science: 3 points."""
    s = position(
        "center: 18 2 3 6 7 8; modules: goals; goals 0: 1 2 3 4 5; goals 1: 1 2 3 4 5; "
        "hub 0: science 25 29 30; tokens 0: blue blue blue yellow; hand 0: 5 10"
    )
    play(s, "recruit 18-testing", "rest", rng=stacked(s, "60"))
    assert seen(s).seats[0].goals[2].is_met and points(s, "goals") == 3


def test_sx_h5_talent_4_a_scientist_from_hand() -> None:
    """One scientist in place (-1), 1 blue icon of a flight card, T4's two: nothing to pay."""
    s = position(f"{CENTER}; modules: talents; talent 0: 4; talent 1: 1; hub 0: science 31, flight 49; hand 0: 28")
    play(s, "recruit 28-science", rng=stacked(s))
    assert hub(s, "science") == [31, 28]


def test_sx_j2_zond_3() -> None:
    s = position(f"{CENTER}; modules: projects; done 0: 11-a; hub 0: engineering 1, testing 13 14 24")
    assert points(s, "new-projects") == 6
