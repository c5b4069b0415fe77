"""SX-P Paying for a recruit, step by step; what can be paid at all is in `test_payment`."""

import pytest

from tests.games.space_explorers.positions import (
    asked,
    center,
    hand,
    hub,
    legal,
    payment,
    play,
    position,
    refusal,
    seen,
    stacked,
    tokens,
)

CENTER = "center: 2 3 5 6 7 8"
MARKED = "center: 1=ussr-red 2=usa-blue 3=france-red 6=japan-any 7 8"


def test_sx_p1_the_column_less_the_discount_a_foreign_icon_and_a_crisis() -> None:
    """3 costs two green and a purple; one skill drops the purple, France's token adds red, the crisis any."""
    s = position(
        f"{MARKED}; modules: powers crises; crisis: E2; power 0: ussr; power 1: usa; hub 0: engineering 9; "
        "tokens 0: green green red red"
    )
    play(s, "recruit 3-engineering")
    assert (payment(s).needs, payment(s).any) == ([0, 2, 0, 1, 0], 1)


@pytest.mark.parametrize(("lying", "needs"), [("", [0, 3, 0, 2, 0]), ("49", [0, 3, 0, 1, 0]), ("53", [0, 3, 0, 0, 0])])
def test_sx_p2_each_skill_in_the_division_drops_an_icon_from_the_bottom(lying: str, needs: list[int]) -> None:
    """60 costs three green and two red at the bottom; of a two-skilled card the other colour counts too."""
    s = position(f"center: 60 2 3 6 7 8; hub 0: flight {lying}; tokens 0: {'green ' * 3}{'red ' * 2}")
    play(s, "recruit 60-flight")
    assert payment(s).needs == needs


def test_sx_p2_below_nothing_there_is_nothing() -> None:
    s = position(f"{CENTER}; hub 0: engineering 5 6 9")
    play(s, "recruit 2-engineering", rng=stacked(s, "60"))
    assert hub(s, "engineering") == [5, 6, 9, 2]


def test_sx_p3_any_mix_of_icons_tokens_and_cards() -> None:
    """10 costs three green and two yellow: 50 gives a green, a card two icons, tokens pass to the left for the rest."""
    s = position("seats: 3; center: 10 2 3 6 7 8; hub 0: flight 50; hand 0: 13; tokens 0: green yellow blue")
    play(s, "recruit 10-engineering")
    assert payment(s).needs == [0, 2, 2, 0, 0] and refusal(s, "token red") == "SX-P3"
    assert refusal(s, "return 14") == "SX-P3"
    play(s, "return 13", "token green", "token yellow", rng=stacked(s))
    assert (tokens(s), tokens(s, 1), tokens(s, 2)) == ("b", "gy", "") and center(s) == [2, 3, 6, 7, 8, 13]


def test_sx_p4_icons_that_cost_nothing_are_used_by_themselves() -> None:
    s = position("center: 38 2 3 6 7 8; hub 0: engineering 1, testing 15")
    play(s, "recruit 38-construction", rng=stacked(s, "60"))
    assert hub(s, "construction") == [38]


def test_sx_p4_coloured_ones_for_their_colour_then_for_any_then_icons_of_any_colour() -> None:
    """2 asks for red, green and, in the crisis, any: 25 gives red; 49's blue covers the any, 58's icon the green."""
    s = position(f"{CENTER}; modules: crises; crisis: E2; hub 0: science 25, flight 49; tokens 0: green")
    play(s, "recruit 2-engineering")
    assert (payment(s).needs, payment(s).any, payment(s).wild) == ([0, 1, 0, 0, 0], 0, 0)
    s = position(f"{CENTER}; modules: crises; crisis: E2; hub 0: science 25, engineering 1, flight 58")
    play(s, "recruit 2-engineering", rng=stacked(s, "60"))
    assert hub(s, "engineering") == [1, 2]


def test_sx_p5_nothing_is_overpaid() -> None:
    s = position("center: 1 2 3 6 7 8; hand 0: 10; tokens 0: yellow purple red")
    play(s, "recruit 1-engineering", "token yellow")
    assert refusal(s, "token red") == "SX-P5" and legal(s) == ["token purple", "return 10", "rest"]


def test_sx_p5_a_directive_needs_two_open_icons_a_card_one() -> None:
    """The second icon of a returned card may be lost."""
    s = position("center: 3 2 5 6 7 8; modules: directives; hand 0: 10; tokens 0: green green purple directive")
    play(s, "recruit 3-engineering")
    assert "double green green" in legal(s) and refusal(s, "double purple purple") == "SX-P5"
    play(s, "token green", "token purple")
    assert refusal(s, "double green green") == "SX-P5"
    play(s, "return 10")
    assert center(s) == [2, 5, 6, 7, 8, 10] and tokens(s) == "gd"


def test_sx_p6_the_card_being_recruited_is_not_its_own_payment() -> None:
    s = position(f"{CENTER}; hand 0: 10 60; tokens 0: green green green yellow")
    play(s, "recruit 10-engineering")
    assert refusal(s, "return 10") == "SX-P6"


def test_sx_p6_a_returned_cards_icons_may_be_split() -> None:
    """Two icons of two colours are covered by one card."""
    s = position(f"{CENTER}; hand 0: 13")
    play(s, "recruit 2-engineering", "return 13", rng=stacked(s))
    assert hub(s, "engineering") == [2]


def test_sx_p7_tokens_pass_together_when_all_is_covered() -> None:
    """Returned cards join the Center in the order in which they were put down."""
    s = position("center: 10 2 5 6 7 8; hand 0: 14 13; tokens 0: green")
    play(s, "recruit 10-engineering", "token green", "return 14")
    assert (tokens(s, 1), seen(s).payment is None, center(s)) == ("", False, [10, 2, 5, 6, 7, 8])
    play(s, "return 13")
    assert (tokens(s, 1), center(s), hand(s)) == ("g", [2, 5, 6, 7, 8, 14, 13], [])


def test_sx_p8_what_cannot_be_paid_is_not_named() -> None:
    s = position("center: 3 2 5 6 7 8; tokens 0: green green")
    assert refusal(s, "recruit 3-engineering") == "SX-P8"


def test_sx_p8_a_step_after_which_the_rest_cannot_be_paid_is_refused() -> None:
    """20 changes one token, red: the others must be what is asked for. Green alone would leave the directive idle."""
    s = position("center: 3 2 5 6 7 8; hub 0: testing 20; tokens 0: green purple red")
    play(s, "recruit 3-engineering", "token red")
    assert legal(s) == ["token green", "token purple", "rest"]
    s = position("center: 3 2 5 6 7 8; modules: directives; tokens 0: green directive purple")
    play(s, "recruit 3-engineering")
    assert refusal(s, "token green") == "SX-P8" and legal(s) == ["token purple", "double green green", "rest"]


# Pay the rest


@pytest.mark.parametrize(
    ("row", "left", "returned"),
    [
        ("tokens 0: red green blue; hand 0: 13", "b", ""),
        ("tokens 0: red; hand 0: 26 13 3", "r", "13"),
        ("tokens 0: blue; hand 0: 4 3 22", "b", "3"),
    ],
    ids=["tokens before cards", "no token where a card is needed anyway", "cards of the fewest points first"],
)
def test_sx_p9_the_rest_is_paid_in_the_usual_way(row: str, left: str, returned: str) -> None:
    s = position(f"{CENTER}; {row}")
    play(s, "recruit 2-engineering", "rest", rng=stacked(s, "60"))
    assert tokens(s) == left and [str(card) for card in center(s)[5:] if card not in (8, 60)] == returned.split()


def test_sx_p9_the_giver_that_covers_most_comes_first() -> None:
    """34 borrows 16's two blue icons before a token or another giver."""
    s = position(
        "center: 55 2 3 6 7 8; hub 0: science 34; hub 1: testing 16, construction 38; tokens 0: blue blue green"
    )
    play(s, "recruit 55-flight", "rest", rng=stacked(s, "60"))
    assert tokens(s) == "b" and seen(s).seats[1].hub[1][0].card == 16


def test_sx_p9_tokens_held_most_go_first_for_icons_of_any_colour() -> None:
    """In the crisis an icon of any colour is open; 20 changes a token of those held most, too."""
    s = position(f"{CENTER}; modules: crises; crisis: E2; tokens 0: red green blue yellow yellow")
    play(s, "recruit 2-engineering", "rest", rng=stacked(s, "60"))
    assert tokens(s) == "by"
    s = position("center: 1 2 3 6 7 8; hub 0: testing 20; tokens 0: yellow red blue blue")
    play(s, "recruit 1-engineering", "rest", rng=stacked(s, "60"))
    assert tokens(s) == "br"


def test_sx_p9_a_directive_then_the_pawn_then_cards() -> None:
    s = position("center: 3 2 5 6 7 8; modules: directives; hand 0: 13 14; tokens 0: green purple directive")
    play(s, "recruit 3-engineering", "rest", rng=stacked(s, "60"))
    assert (tokens(s), hand(s)) == ("", [13, 14])
    s = position(f"{CENTER}; modules: talents; talent 0: 8; pawn 0: 4; talent 1: 1; tokens 0: green; hand 0: 13")
    play(s, "recruit 2-engineering", "rest", rng=stacked(s, "60"))
    assert hand(s) == [13] and seen(s).seats[0].pawn_division == "flight"


def test_sx_p9_with_22_the_token_of_the_colour_held_least_stays() -> None:
    s = position("center: 1 2 3 6 7 8; hub 0: testing 22; tokens 0: yellow purple purple")
    play(s, "recruit 1-engineering", "rest", rng=stacked(s, "60"))
    assert (tokens(s), tokens(s, 1)) == ("yp", "p")


# Prices and free recruits


def test_sx_p10_a_price_in_any_tokens_chosen_one_by_one() -> None:
    s = position(f"{CENTER}; modules: directives; hub 0: flight 56; tokens 0: red blue directive")
    play(s, "use 56")
    assert legal(s) == ["give blue", "give red", "give directive"] and refusal(s, "give green") == "SX-P10"
    play(s, "give directive")
    assert asked(s) == "give 0"
    play(s, "give blue", "take 3", rng=stacked(s, "60"))
    assert (hand(s), tokens(s), tokens(s, 1), asked(s)) == ([3], "r", "bd", "act 0")


def test_sx_p11_a_free_recruit_pays_a_foreign_icon_and_no_crisis() -> None:
    s = position(
        f"{MARKED}; modules: powers crises; crisis: E2; power 0: ussr; power 1: usa; hub 0: engineering 8; "
        "tokens 0: red"
    )
    play(s, "use 8", "recruit 3-engineering")
    assert (payment(s).needs, payment(s).any) == ([0, 0, 0, 1, 0], 0)
    s = position(f"{CENTER}; modules: crises; crisis: E2; hub 0: engineering 8; hand 0: 27")
    play(s, "use 8", "recruit 27-science")
    assert hub(s, "science") == [27]
