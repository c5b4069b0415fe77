"""SX-W Module Space powers."""

import pytest

from tests.games.space_explorers.positions import (
    GAME,
    asked,
    board,
    hand,
    hub,
    icons,
    legal,
    marks,
    new,
    payment,
    play,
    points,
    position,
    power_asked,
    refusal,
    seen,
    stacked,
    tokens,
    told,
)

CENTER = "center: 2 3 5 6 7 8"
POWERS = "modules: powers; power 0: ussr; power 1: usa"
MARKED = "center: 1=ussr-red 2=usa-blue 3=france-red 6=japan-any 7 8"
THREE = "sections 0: red red red"


def of(power: str, other: str = "ussr") -> str:
    """A game in which seat 0 has a power."""
    return f"{MARKED}; modules: powers; power 0: {power}; power 1: {other}"


def test_sx_w1_one_token_of_each_power_on_the_first_four_cards() -> None:
    """A random board each, four piles of twelve tokens, all in play whatever the number of players."""
    for seats in (1, 2, 3, 4):
        s = new(seats, "powers", seed=seats)
        found = marks(s)
        assert sorted(map(str, found[:4])) == ["france", "japan", "usa", "ussr"] and found[4:] == [None, None]
        assert len({board(s, seat).power for seat in range(seats)}) == seats
        assert [sum(pile) for pile in seen(s).piles] == [11] * 4


def test_sx_w2_a_missing_token_is_laid_as_soon_as_a_card_is_bare() -> None:
    """USSR before France; the active player chooses the card, and none has two."""
    s = position(f"center: 1 2=usa-blue 3 6=japan-any 7 8; {POWERS}")
    play(s, "take 7", rng=stacked(s, "60", ussr=[0], france=[0]))
    assert asked(s) == "lay 0" and refusal(s, "lay 2") == "SX-W2"
    assert power_asked(s) == "ussr"
    play(s, "lay 60", rng=stacked(s, france=[0]))
    assert legal(s) == ["lay 1", "lay 3", "lay 8"]


def test_sx_w2_a_token_that_finds_no_bare_card_is_shuffled_into_its_pile() -> None:
    s = position(f"center: 1=ussr-red 2=usa-blue 3=france-red 6=japan-any; {POWERS}; deck:")
    before = sum(seen(s).piles[2])
    events = play(s, "take 3")
    assert "shuffled" in told(events) and sum(seen(s).piles[2]) == before + 1 and asked(s) == "act 1"


def test_sx_w3_a_foreign_icon_is_to_be_covered_and_is_no_part_of_the_cost() -> None:
    """No discount touches it; the token is gained, and the next of that power is laid after the refill."""
    s = position(f"{MARKED}; {POWERS}; hub 0: engineering 5 9; tokens 0: blue")
    play(s, "recruit 2-engineering")
    assert payment(s).needs == [1, 0, 0, 0, 0]
    play(s, "token blue", rng=stacked(s, "60", usa=[0]))
    assert board(s).international == [0, 1, 0, 0] and legal(s) == ["lay 7", "lay 8", "lay 60"]


def test_sx_w4_an_own_icon_is_ignored() -> None:
    s = position(f"{MARKED}; {POWERS}; tokens 0: yellow purple")
    play(s, "recruit 1-engineering", "rest", rng=stacked(s, "60", ussr=[0]))
    assert icons(s) == ["red", None, None] and asked(s) == "lay 0"
    play(s, "lay 60")
    assert seen(s).center[0].token is not None and asked(s) == "go_on 0"


def test_sx_w5_the_own_token_may_move_after_a_bare_card_or_one_from_hand() -> None:
    s = position(f"{MARKED}; {POWERS}; tokens 0: red red green")
    play(s, "recruit 7-engineering", "rest", rng=stacked(s, "60"))
    assert asked(s) == "shift 0" and legal(s) == ["lay 8", "lay 60", "stay"]
    play(s, "lay 8")
    assert [card.card for card in seen(s).center if card.token is None] == [1, 60]
    s = position(f"{MARKED}; {POWERS}; tokens 0: red blue; hand 0: 13")
    play(s, "recruit 13-testing", "rest", rng=stacked(s))
    assert asked(s) == "shift 0"


def test_sx_w6_the_token_of_a_card_taken_is_laid_on() -> None:
    s = position(f"{MARKED}; {POWERS}")
    play(s, "take 3", rng=stacked(s, "60"))
    assert asked(s) == "lay 0" and legal(s) == ["lay 7", "lay 8", "lay 60"]
    assert refusal(s, "lay 1") == "SX-W2" and board(s).international == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("before", "sections", "cooperation"),
    [
        ("", ["red", None, None], 0),
        ("sections 0: blue - -; gained 0: 1", ["blue", "red", None], 0),
        ("sections 0: blue blue* -; gained 0: 2", ["blue", "blue", "red"], 0),
        ("sections 0: blue blue blue; gained 0: 3", ["blue", "blue", "blue"], 1),
        ("sections 0: blue blue blue; gained 0: 4; cooperation 0: 1", ["blue", "blue", "blue"], 2),
    ],
)
def test_sx_w7_own_tokens_1_to_5(before: str, sections: list[str | None], cooperation: int) -> None:
    s = position(f"{MARKED}; {POWERS}; tokens 0: yellow purple; {before}")
    play(s, "recruit 1-engineering", "rest", rng=stacked(s, "60", ussr=[0]))
    assert (icons(s), board(s).cooperation) == (sections, cooperation)


def test_sx_w7_after_a_refresh_each_goes_where_you_choose() -> None:
    """6 to section 3, 7 to cooperation, 8 to section 1."""
    s = position(f"{MARKED}; {POWERS}; gained 0: 4; cooperation 0: 2; tokens 0: yellow purple")
    box = GAME.components(s)
    play(s, "recruit 1-engineering", "rest")
    assert legal(s) == ["niche 1", "niche 2", "niche 3", "cooperate"] and GAME.components(s) == box
    play(s, "niche 3", rng=stacked(s, "60", ussr=[0]))
    assert icons(s) == [None, None, "red"]
    s = position(f"{MARKED}; {POWERS}; gained 0: 4; cooperation 0: 2; sections 0: - - red*; tokens 0: yellow purple")
    play(s, "recruit 1-engineering", "rest")
    assert refusal(s, "niche 3") == "SX-W7"
    play(s, "cooperate", rng=stacked(s, "60", ussr=[0]))
    assert board(s).cooperation == 3


def test_sx_w8_sections_are_used_at_any_time_once_each() -> None:
    """Several in one turn, one filled this turn too; its token slides into the cell."""
    s = position(f"{CENTER}; {POWERS}; piles: empty; sections 0: red red -; tokens 1: blue blue blue")
    play(s, "section 1", "section 2", "get left blue", "get left blue", rng=stacked(s, "60"))
    assert board(s).sections[0].is_used and refusal(s, "section 1") == "SX-W8" == refusal(s, "section 3")
    s = position(f"{MARKED}; {POWERS}; tokens 0: yellow purple")
    play(s, "recruit 1-engineering", "rest", rng=stacked(s, "60", ussr=[0]))
    play(s, "lay 60", "section 1", rng=stacked(s, "59"))
    assert hand(s) == [59]


def test_sx_w9_a_refresh_empties_the_sections_used_or_not() -> None:
    s = position(f"{MARKED}; {POWERS}; sections 0: red blue* any; gained 0: 4")
    assert refusal(s, "refresh") == "SX-W9"
    s = position(f"{MARKED}; {POWERS}; sections 0: red blue* any; gained 0: 4; cooperation 0: 1")
    before = sum(seen(s).piles[0])
    play(s, "refresh")
    assert icons(s) == [None, None, None] and sum(seen(s).piles[0]) == before + 3
    assert board(s).cooperation == 1 and refusal(s, "refresh") == "SX-W9"


def test_sx_w9_an_effect_in_force_goes_on() -> None:
    s = position(f"{of('japan')}; {THREE}; gained 0: 4; cooperation 0: 1")
    play(s, "section 1", "refresh")
    assert seen(s).this_turn.wild == 2


@pytest.mark.parametrize(
    ("power", "international", "cooperation", "found"),
    [
        ("ussr", "0 1 0 0", 0, 0),
        ("ussr", "0 1 1 0", 0, 2),
        ("ussr", "0 2 2 2", 0, 8),
        ("ussr", "0 3 1 1", 0, 4),
        ("ussr", "0 2 2 2", 2, 2 * 6),
        ("ussr", "0 1 1 0", 2, 4),
        ("usa", "2 0 1 1", 0, 6 + 1),
        ("france", "1 1 0 3", 2, 5 + 1 + 1 + 6),
        ("japan", "1 1 1 0", 1, 8),
        ("japan", "2 1 0 0", 2, 5 + 2),
        ("japan", "0 0 0 0", 3, 0),
    ],
)
def test_sx_w10_the_best_partition_into_sets_is_reckoned(
    power: str, international: str, cooperation: int, found: int
) -> None:
    """SX-W11 to SX-W14 And what cooperation adds to it."""
    s = position(
        f"{CENTER}; modules: powers; power 0: {power}; power 1: usa; international 0: {international}; "
        f"cooperation 0: {cooperation}"
    )
    assert points(s, "powers") == found


# The sections


def test_sx_w11_ussr_draws_and_takes_any_two_tokens() -> None:
    s = position(f"seats: 3; {of('ussr', 'usa')}; power 2: japan; {THREE}; tokens 1: blue; tokens 2: red directive")
    play(s, "section 1", rng=stacked(s, "60"))
    assert hand(s) == [60]
    play(s, "section 2", "get left blue")
    assert legal(s) == ["get right red", "get right directive"] and refusal(s, "get left red") == "SX-W11"
    play(s, "get right directive")
    assert tokens(s) == "bd" and tokens(s, 2) == "r"


def test_sx_w11_if_there_is_only_one_token_that_one() -> None:
    s = position(f"{of('ussr', 'usa')}; {THREE}; tokens 1: blue")
    play(s, "section 2", "get left blue")
    assert asked(s) == "act 0" and tokens(s) == "b"


def test_sx_w11_ussr_lays_tokens_that_yield_any_number_of_icons() -> None:
    """Three different colours; they can't be spent meanwhile, cover a crisis' icons too, and come back."""
    s = position(
        "center: 8 2 3 6 7 9; modules: powers crises; piles: empty; power 0: ussr; power 1: usa; "
        f"crisis: E2; coming: E4; {THREE}; tokens 0: red red purple"
    )
    s.opened = 6
    play(s, "section 3", "endless red")
    assert refusal(s, "endless red") == "SX-W11" == refusal(s, "endless blue")
    play(s, "endless purple")
    assert tokens(s) == "r" and seen(s).seats[0].endless == ["red", "purple"]
    play(s, "recruit 8-engineering", rng=stacked(s, "60"))
    assert hub(s, "engineering") == [8]
    play(s, "section 1", rng=stacked(s, "59"))
    assert tokens(s) == "rrp" and tokens(s, 1) == ""


def test_sx_w12_usa_puts_a_division_in_any_order() -> None:
    """From the top down; the last one is where it must be."""
    s = position(f"{of('usa')}; {THREE}; hub 0: testing 13 14 15, flight 49")
    play(s, "section 1")
    assert refusal(s, "pick 49") == "SX-W12"
    play(s, "pick 13")
    assert refusal(s, "pick 13") == "SX-W12"
    play(s, "pick 15")
    assert hub(s, "testing") == [14, 15, 13]


def test_sx_w12_usa_recruits_with_as_many_icons_of_any_colours() -> None:
    """After the discount; a foreign token's icon as it is shown."""
    s = position(f"{of('usa')}; {THREE}; hub 0: engineering 9; tokens 0: blue red")
    play(s, "section 2", "recruit 1-engineering")
    assert (payment(s).needs, payment(s).any) == ([0, 0, 0, 1, 0], 1)
    play(s, "rest", rng=stacked(s, "60", ussr=[0]))
    assert hub(s, "engineering") == [9, 1]


def test_sx_w12_usa_digs_for_a_skill() -> None:
    """Cards turned up go under the deck in that order; if none shows it nothing is taken."""
    s = position(f"{of('usa')}; {THREE}; deck: 10 11 49 50")
    play(s, "section 3", "name purple", rng=stacked(s, "11 10 49"))
    assert hand(s) == [49] and seen(s).under == [11, 10] and seen(s).deck == 3
    s = position(f"{of('usa')}; {THREE}; deck: 10")
    play(s, "section 3", "name purple", rng=stacked(s, "10"))
    assert hand(s) == [] and seen(s).under == [10]
    assert refusal(position(f"{of('usa')}; {THREE}; deck:"), "section 3") == "SX-T6"


def test_sx_w12_usa_takes_a_foreign_token_for_each_in_cooperation() -> None:
    s = position(f"{of('usa')}; {THREE}; gained 0: 3; tokens 0: red green")
    play(s, "recruit 2-engineering", "rest")
    assert legal(s) == ["pile ussr", "pile france", "pile japan"] and refusal(s, "pile usa") == "SX-W12"
    play(s, "pile france", rng=stacked(s, "60", france=[0], usa=[0]))
    assert board(s).international == [0, 0, 1, 0] and board(s).cooperation == 1


def test_sx_w13_france_uses_an_ability_of_another_hub() -> None:
    """Not asterisks, not cards without one; its owner loses nothing; once."""
    s = position(f"{of('france')}; {THREE}; hub 1: flight 57, testing 23, engineering 6; tokens 0: red; tokens 1: blue")
    play(s, "section 1")
    assert legal(s) == ["pick 57"] and refusal(s, "pick 23") == "SX-W13" == refusal(s, "pick 6")
    play(s, "pick 57", "use 57", "get left blue", "give red")
    assert tokens(s) == "b" and refusal(s, "use 57") == "SX-A2" and hub(s, "flight", 1) == [57]


def test_sx_w13_france_pays_the_price_to_the_left_and_the_action_is_the_action() -> None:
    s = position(
        f"seats: 3; {of('france')}; power 2: usa; {THREE}; hub 2: engineering 10; hand 0: 13; tokens 0: red red"
    )
    play(s, "section 1", "pick 10", "use 10", "give red", "give red", "recruit 13-testing")
    assert tokens(s, 1) == "rr" and refusal(s, "take 7") is not None


def test_sx_w13_france_renews_its_hand() -> None:
    """Hand cards go under the deck, shown, in your order; as many are drawn, then one more."""
    s = position(f"{of('france')}; {THREE}; hand 0: 10 11 12")
    play(s, "section 2", "pick 12", "pick 10", "done", rng=stacked(s, "60 59 58"))
    assert hand(s) == [11, 58, 59, 60] and seen(s, 1).under == [12, 10]
    assert (
        seen(s, 1).seats[0].known == [] and refusal(position(f"{of('france')}; {THREE}; deck:"), "section 2") == "SX-T6"
    )


def test_sx_w13_france_takes_a_card_back_and_recruits_free() -> None:
    """A covered one, the same one too; it counts as taken and as recruited."""
    s = position(f"{of('france')}; {THREE}; hub 0: flight 49 50; hand 0: 11")
    play(s, "section 3", "pick 49")
    assert legal(s) == ["recruit 11-engineering", "recruit 49-flight"] and hub(s, "flight") == [50]
    play(s, "recruit 49-flight")
    assert hub(s, "flight") == [50, 49] and hand(s) == [11]
    assert seen(s).this_turn.has_taken and seen(s).this_turn.recruited == 49


def test_sx_w14_japan_has_two_icons_of_any_colour() -> None:
    s = position(f"{of('japan')}; {THREE}; tokens 0: red")
    play(s, "section 1", "recruit 1-engineering")
    assert payment(s).open == 1 and payment(s).wild == 2


def test_sx_w14_japan_lays_the_tokens_of_the_center_anew() -> None:
    """One after another, USSR first."""
    s = position(f"{of('japan')}; {THREE}")
    play(s, "section 2")
    assert power_asked(s) == "ussr"
    play(s, "lay 8", "lay 7", "lay 6", "lay 3")
    assert marks(s) == [None, None, "japan", "france", "usa", "ussr"]


def test_sx_w14_japan_has_a_project_of_its_own() -> None:
    """The left neighbour chooses the side; one skill less is enough; it does not count for the end."""
    s = position(
        f"seats: 3; {of('japan')}; power 2: usa; {THREE}; projects: 9-soviet; hub 0: engineering 1 2 3, construction 37"
    )
    play(s, "section 3", rng=stacked(s, tiles=[0]))
    assert asked(s) == "side 1"
    play(s, "side first")
    assert seen(s).seats[0].own == ["1-soviet"] and 1 not in seen(s).box and refusal(s, "project 1-soviet") == "SX-T1"
    play(s, "take 7", rng=stacked(s, "60"))
    play(s, "project 1-soviet")
    assert (seen(s).seats[0].done, seen(s).ending, points(s, "projects")) == (["1-soviet"], [], 6)
    s = position(f"{of('japan')}; {THREE}; own 1: 1-soviet; acted: 1; hub 0: engineering 1 2 3, construction 37 38")
    assert refusal(s, "project 1-soviet") == "SX-T5"


def test_sx_w14_not_offered_if_the_box_is_empty() -> None:
    s = position(f"{of('japan')}; {THREE}")
    s.tiles &= ~1023
    assert refusal(s, "section 3") == "SX-W14"
