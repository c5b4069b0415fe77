"""SX-A Abilities of specialists."""

import pytest

from tests.games.space_explorers.positions import (
    asked,
    center,
    hand,
    hub,
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
USA = "modules: powers; piles: empty; power 0: usa; power 1: ussr"


def test_sx_a1_only_the_top_card_works_but_all_keep_points_and_skills() -> None:
    s = position(f"{CENTER}; hub 0: flight 57 52 , testing 19; tokens 0: red; tokens 1: blue")
    assert refusal(s, "use 57") == "SX-A1" and seen(s).this_turn.working == [19, 52]
    assert points(s, "specialists") == 1 + 2 + 3 and seen(s).seats[0].skills == [0, 1, 0, 0, 2]


def test_sx_a1_a_new_card_waits_for_the_next_turn() -> None:
    s = position(f"{CENTER}; hub 0: flight 57; tokens 0: red; tokens 1: blue; recruited: 57")
    assert refusal(s, "use 57") == "SX-A1" and seen(s).seats[0].hub[4][0].is_new


def test_sx_a1_a_card_uncovered_in_the_turn_works_at_once() -> None:
    """USA 1 puts 57 on top."""
    s = position(f"{CENTER}; {USA}; hub 0: flight 57 49; sections 0: red - -; tokens 0: red; tokens 1: blue")
    play(s, "section 1", "pick 57")
    assert hub(s, "flight") == [49, 57] and "use 57" in legal(s)


def test_sx_a1_a_card_about_to_be_covered_still_helps_to_pay() -> None:
    s = position("center: 51 2 3 6 7 8; hub 0: flight 49; tokens 0: blue")
    play(s, "recruit 51-flight", "token blue", rng=stacked(s, "60"))
    assert hub(s, "flight") == [49, 51]


def test_sx_a2_each_ability_once_a_turn_counted_by_card() -> None:
    """57 is used, covered and uncovered again: it stays used."""
    s = position(f"{CENTER}; {USA}; hub 0: flight 49 57; sections 0: red - -; tokens 0: red; tokens 1: blue")
    play(s, "use 57", "get left blue", "give red", "section 1", "pick 49")
    assert refusal(s, "use 57") == "SX-A1" and tokens(s) == "b"
    s = position(f"{CENTER}; {USA}; hub 0: flight 49 57; sections 0: red - -; tokens 0: red; tokens 1: blue")
    play(s, "use 57", "get left blue", "give red", "section 1", "pick 57")
    assert refusal(s, "use 57") == "SX-A2"


def test_sx_a3_a_givers_icons_help_into_any_division() -> None:
    s = position("center: 14 40 3 6 7 8; hub 0: engineering 4, testing 13; tokens 0: purple")
    play(s, "recruit 14-testing", rng=stacked(s, "60"))
    assert hub(s, "testing") == [13, 14] and tokens(s) == "p"


@pytest.mark.parametrize(
    ("giver", "hand_card", "center_card"),
    [("engineering 7", 1, 0), ("flight 58", 0, 1)],
    ids=["7 from hand", "58 from the Center"],
)
def test_sx_a4_an_icon_of_any_colour_from_hand_or_from_the_center(giver: str, hand_card: int, center_card: int) -> None:
    row = f"hub 0: {giver}; tokens 0: blue"
    s = position(f"center: 2 3 5 6 9 8; {row}; hand 0: 13")
    assert ("recruit 13-testing" in legal(s)) == bool(hand_card)
    s = position(f"center: 13 3 5 6 9 8; {row}")
    assert ("recruit 13-testing" in legal(s)) == bool(center_card)


def test_sx_a4_two_icons_of_any_colour_for_a_two_skilled_card() -> None:
    s = position("center: 18 2 3 6 7 60; hub 0: flight 55; tokens 0: blue blue blue")
    play(s, "recruit 18-testing", "rest", rng=stacked(s, "59"))
    assert hub(s, "testing") == [18]
    s = position("center: 22 2 3 6 7 60; hub 0: flight 55; tokens 0: blue blue blue")
    assert refusal(s, "recruit 22-testing") == "SX-P8"


def test_sx_a5_drops_into_an_empty_division_or_for_a_dear_card() -> None:
    """31 drops two of 10's icons, 43 one; neither drops a leader's."""
    row = f"center: 10 2 3 6 7 8; tokens 0: {'green ' * 3}{'yellow ' * 2}"
    for helper, needs in (("science 31", [0, 3, 0, 0, 0]), ("construction 43", [0, 3, 1, 0, 0])):
        s = position(f"{row}; hub 0: {helper}")
        play(s, "recruit 10-engineering")
        assert payment(s).needs == needs
    s = position(f"{row}; hub 0: science 31, engineering 12")
    play(s, "recruit 10-engineering")
    assert payment(s).needs == [0, 3, 1, 0, 0]
    s = position(f"{CENTER} 10; modules: leaders; hub 0: science 31, construction 43; hand 0: 61 13 14 15")
    play(s, "recruit 61-flight")
    assert payment(s).open == 5


def test_sx_a6_one_token_counts_as_any_colour() -> None:
    s = position("center: 1 2 3 6 7 8; hub 0: testing 20, science 25; tokens 0: red red")
    assert "recruit 1-engineering" not in legal(s)
    s = position("center: 1 2 3 6 7 8; hub 0: testing 20; tokens 0: red purple")
    play(s, "recruit 1-engineering", "token red", "token purple", rng=stacked(s, "60"))
    assert hub(s, "engineering") == [1]


def test_sx_a6_of_two_tokens_spent_one_stays_of_one_none() -> None:
    s = position("center: 1 2 3 6 7 8; hub 0: testing 22; tokens 0: yellow purple")
    play(s, "recruit 1-engineering", "token yellow", "token purple")
    assert asked(s) == "keep 0" and refusal(s, "keep red") == "SX-A6"
    play(s, "keep purple", rng=stacked(s, "60"))
    assert (tokens(s), tokens(s, 1)) == ("p", "y")
    s = position("center: 1 2 3 6 7 8; hub 0: testing 22, science 26; tokens 0: yellow")
    play(s, "recruit 1-engineering", "token yellow", rng=stacked(s, "60"))
    assert (tokens(s), tokens(s, 1)) == ("", "y")


def test_sx_a6_a_token_is_swapped_for_another_players() -> None:
    s = position(f"seats: 3; {CENTER}; hub 0: flight 57; tokens 0: red; tokens 1: red; tokens 2: blue")
    play(s, "use 57")
    assert legal(s) == ["get right blue"] and refusal(s, "get left red") == "SX-A6"
    play(s, "get right blue", "give red")
    assert (tokens(s), tokens(s, 1), tokens(s, 2)) == ("b", "r", "r")


@pytest.mark.parametrize(("crisis", "icons"), [("", 3), ("modules: crises; crisis: L3", 2)])
def test_sx_a7_one_returned_card_gives_an_icon_more(crisis: str, icons: int) -> None:
    s = position(f"center: 8 2 3 6 7 60; {crisis}; hub 0: science 32; hand 0: 13 14 15 16 17 18")
    play(s, "recruit 8-engineering", "return 13")
    assert payment(s).open == 6 - icons
    play(s, "return 14")
    assert payment(s).open == 6 - icons - (icons - 1)


def test_sx_a8_the_icons_of_a_top_giver_of_another_hub() -> None:
    """Whoever recruited it when; its owner loses nothing; a covered giver and one's own are none."""
    s = position(
        "center: 38 2 3 6 7 60; hub 0: science 34; hub 1: engineering 1, testing 15 19; tokens 0: purple green"
    )
    play(s, "recruit 38-construction")
    assert legal(s, "borrow") == ["borrow 1"] and refusal(s, "borrow 15") == "SX-A8"
    play(s, "borrow 1", "token purple", rng=stacked(s, "59"))
    assert hub(s, "construction") == [38] and hub(s, "engineering", 1) == [1] and tokens(s) == "g"


def test_sx_a9_draws_the_card_just_covered_still_counts() -> None:
    s = position("center: 10 2 3 6 7 60; hub 0: engineering 9; tokens 0: green green green yellow")
    play(s, "recruit 10-engineering", "rest", "draw", rng=stacked(s, "59 58"))
    assert (hand(s), center(s)[0]) == ([58], 59)


@pytest.mark.parametrize(
    ("row", "moves", "drawn"),
    [
        ("hub 0: construction 46; tokens 0: red green", ("recruit 2-engineering", "rest"), 2),
        ("hub 0: testing 21", ("take 2",), 1),
        ("acted: 1; projects: 3-soviet 9-soviet; hub 0: engineering 1 2, flight 49 50 51, construction 45", (), 2),
    ],
    ids=["46 after a cheap one", "21 after a take from the Center", "45 after a project"],
)
def test_sx_a9_what_is_drawn_after_what(row: str, moves: tuple[str, ...], drawn: int) -> None:
    s = position(f"{CENTER}; {row}")
    before = s.copy()
    play(s, *(moves or ("project 3-soviet",)), rng=stacked(s, "60" if moves else ""))
    assert legal(s) == ["draw", "stay"]
    play(s, "draw", rng=stacked(s, "59 58"[: 3 * drawn]))
    assert len(hand(s)) - len(hand(before)) == drawn + sum(move == "take 2" for move in moves)


def test_sx_a9_nothing_is_drawn_after_another_card_and_a_draw_may_be_declined() -> None:
    """Printed costs count: 9 asks for a dear card, and 10 stays dear with a discount."""
    s = position("center: 2 3 5 6 7 8; hub 0: engineering 9; tokens 0: red")
    play(s, "recruit 2-engineering", "rest", rng=stacked(s, "60"))
    assert asked(s) == "act 1"
    s = position("center: 10 2 3 6 7 60; hub 0: engineering 8 9; tokens 0: green green green")
    play(s, "recruit 10-engineering", "rest", "stay", rng=stacked(s, "59"))
    assert hand(s) == [] and asked(s) == "act 1"


@pytest.mark.parametrize(
    ("modules", "prices", "dear"), [("", "with-modules", 0), ("goals", "with-modules", 1), ("goals", "base", 0)]
)
def test_sx_a10_prices_with_and_without_modules(modules: str, prices: str, dear: int) -> None:
    """19 costs 2 and 56 costs 1; with modules 3 and 2, unless the table has chosen otherwise."""
    options = f"options: prices={prices}" if modules else ""
    hub_row = "hub 0: testing 19, flight 49 50, engineering 1 2"
    row = f"{CENTER}; modules: {modules}; {options}; projects: 3-soviet; goals 0: 3 4 5 8 6; {hub_row}"
    s = position(f"{row}; acted: 1; tokens 0: red red")
    assert refusal(s, "use 19") == ("SX-A10" if dear else None)
    s = position(f"{CENTER}; modules: {modules}; {options}; hub 0: flight 56; tokens 0: red")
    assert refusal(s, "use 56") == ("SX-A10" if dear else None)


def test_sx_a10_a_skill_of_your_choice_serves_one_project_of_this_turn() -> None:
    s = position(
        f"{CENTER}; acted: 1; hub 0: testing 19, flight 49 50, engineering 1 3; tokens 0: red red; "
        "projects: 3-soviet 9-soviet"
    )
    play(s, "use 19", "give red", "give red")
    assert legal(s) == ["project 3-soviet", "done"] and seen(s).this_turn.extra == 1
    play(s, "project 3-soviet")
    assert seen(s).this_turn.extra == 0 and tokens(s, 1) == "rr"


def test_sx_a10_56_takes_besides_the_action_and_10_recruits_anyone_from_hand() -> None:
    """It is not the action take: 21 draws nothing after it."""
    s = position(f"{CENTER}; hub 0: flight 56, testing 21; tokens 0: red")
    play(s, "use 56", "give red", "take 3", rng=stacked(s, "60"))
    assert asked(s) == "act 0"
    s = position(f"{CENTER}; acted: 1; hub 0: flight 56; tokens 0: red")
    play(s, "use 56", "give red", "draw", rng=stacked(s, "60"))
    assert hand(s) == [60]
    s = position(f"{CENTER}; hub 0: engineering 10; hand 0: 58 13; tokens 0: red blue")
    play(s, "use 10", "give red", "give blue")
    assert legal(s) == ["recruit 13-testing", "recruit 58-flight"]
    play(s, "recruit 58-flight")
    assert hub(s, "flight") == [58] and asked(s) == "act 1"


def test_sx_a11_free_recruits_and_cards_turned_up() -> None:
    s = position("center: 3 2 5 6 7 10; hub 0: engineering 8; hand 0: 27")
    play(s, "use 8")
    assert legal(s) == ["recruit 3-engineering", "recruit 7-engineering", "recruit 27-science"]
    assert refusal(s, "recruit 5-testing") == "SX-A11"
    s = position(f"{CENTER}; hub 0: science 33")
    play(s, "use 33", rng=stacked(s, "60 59 58"))
    assert refusal(s, "pick 2") == "SX-A11"
    play(s, "pick 60", "pick 58")
    assert hand(s) == [58, 60] and center(s)[-1] == 59 and seen(s).seats[0].known == [58, 60]


def test_sx_a12_a_covered_card_comes_up_before_the_action() -> None:
    s = position(f"{CENTER}; hub 0: construction 37 38 44")
    assert legal(s, "raise") == ["raise 37", "raise 38"] and refusal(s, "raise 44") == "SX-A12"
    play(s, "raise 37")
    assert hub(s, "construction") == [38, 44, 37] and refusal(s, "raise 38") == "SX-A12"
    assert refusal(position(f"{CENTER}; acted: 1; hub 0: construction 37 44"), "raise 37") == "SX-T1"


@pytest.mark.parametrize(
    ("hub_row", "more", "found"),
    [
        ("flight 11 53 49", "", 2),
        ("engineering 12 1 2", "", 4),
        ("engineering 1 2 12", "", 0),
        ("testing 24 5, science 6 ", "", 4),
        ("science 36", "done 0: 1-soviet 9-soviet", 4),
        ("construction 48 37 38, testing 13 14", "", 2),
        ("engineering 1, testing 13, science 25, construction 37, flight 60", "", 4),
        ("engineering 1, testing 13, science 25, flight 60 49", "", 0),
    ],
    ids=["purple", "above", "none above", "two-skilled", "projects", "divisions of 3", "a row", "no row"],
)
def test_sx_a13_asterisk_cards_score_at_the_end(hub_row: str, more: str, found: int) -> None:
    """Covered or not; positions are those at the end; a card counts itself where its words include it."""
    assert points(position(f"{CENTER}; hub 0: {hub_row}; {more}"), "asterisks") == found


def test_sx_a14_a_price_for_nothing_is_refused() -> None:
    s = position(f"{CENTER}; acted: 1; hub 0: testing 19; tokens 0: red red red; projects: 9-soviet")
    assert refusal(s, "use 19") == "SX-A14"
    s = position("center: ; deck:; hub 0: flight 56, engineering 10; tokens 0: red red red")
    assert refusal(s, "use 56") == "SX-A14" and refusal(s, "use 10") == "SX-A14"
    s = position(f"{CENTER}; hub 0: flight 57; tokens 0: red; tokens 1: red")
    assert refusal(s, "use 57") == "SX-A14"
