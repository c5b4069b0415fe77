"""SX-X Modules together."""

import pytest

from kosmodrom.games.space_explorers.parts.names import MODULE_NAMES
from tests.games.space_explorers.positions import (
    GAME,
    asked,
    board,
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

MARKED = "center: 1=ussr-red 2=usa-blue 3=france-red 6=japan-any 7 8"
THREE = "sections 0: red red red"
DONE = "projects: 3-soviet 9-soviet; acted: 1; hub 0: engineering 1 2, flight 49 50 51"


def powers(power: str, others: str) -> str:
    """Seat 0 has a power; some more modules."""
    other = "usa" if power == "ussr" else "ussr"
    return f"modules: powers {others}; power 0: {power}; power 1: {other}; {THREE}"


def test_sx_x1_a_leader_with_a_foreign_token_costs_all_his_icons_and_the_tokens() -> None:
    """The neighbour lays the card first, then the token is laid."""
    s = position(
        f"center: 74=usa-red 2 3 6=ussr-any 7=france-red 8=japan-red 9; {powers('ussr', 'leaders')}; "
        "tokens 0: blue blue yellow yellow red"
    )
    play(s, "recruit 74-flight")
    assert payment(s).needs == [2, 0, 2, 1, 0]
    play(s, "rest")
    assert asked(s) == "deck 1"
    play(s, "deck specialists", rng=stacked(s, "60", usa=[0]))
    assert asked(s) == "lay 0" and board(s).international == [0, 1, 0, 0]


def test_sx_x1_power_tokens_lie_on_leaders_from_the_set_up_on() -> None:
    marked = [
        card.card for seed in range(20) for card in seen(new(2, "powers", "leaders", seed=seed)).center if card.token
    ]
    assert len(marked) == 80 and any(card > 60 for card in marked)


def test_sx_x1_usa_digs_for_specialists_only_and_pays_a_leaders_full_number() -> None:
    s = position(f"{MARKED} 74; {powers('usa', 'leaders')}; deck: 10; tokens 0: {'red ' * 4}; hub 0: flight 55")
    play(s, "section 3", "name purple", rng=stacked(s, "10"))
    assert hand(s) == [] and seen(s).under == [10]
    s = position(
        f"center: 74 2 3 6 7 8 9; piles: empty; {powers('usa', 'leaders')}; tokens 0: {'red ' * 4}; hub 0: flight 55"
    )
    play(s, "section 2", "recruit 74-flight")
    assert (payment(s).any, payment(s).needs) == (4, [0] * 5)


def test_sx_x1_france_takes_a_leader_back_and_puts_leaders_under_their_deck() -> None:
    """Recruited again he takes the new division's colour."""
    s = position(f"center: 74 2 3 6 7 8 9; piles: empty; {powers('france', 'leaders')}; hub 0: flight 61; hand 0: 62")
    play(s, "section 2", "pick 62", rng=stacked(s, "60 59"))
    assert seen(s).under_leaders == [62]
    play(s, "section 3", "pick 61", "recruit 61-testing")
    assert seen(s).seats[0].skills == [0, 2, 0, 0, 0]


def test_sx_x2_a_crisis_adds_to_a_tokens_icon() -> None:
    s = position(f"{MARKED}; {powers('ussr', 'crises')}; crisis: E2; hand 0: 10 11")
    play(s, "recruit 2-engineering")
    assert (payment(s).needs, payment(s).any) == ([1, 1, 0, 1, 0], 1)


@pytest.mark.parametrize(("power", "section"), [("ussr", 1), ("usa", 3), ("france", 2)])
def test_sx_x2_sealed_archives_leave_sections_alone(power: str, section: int) -> None:
    s = position(f"{MARKED}; {powers(power, 'crises')}; crisis: E4")
    assert f"section {section}" in legal(s)


def test_sx_x2_frozen_are_tokens_spent_not_those_laid_for_ussr_3() -> None:
    """And USSR 2 can't take from a crisis."""
    s = position(
        f"center: 7 2 3 6 5 8; piles: empty; {powers('ussr', 'crises')}; crisis: E5; coming: E2; tokens 0: red green; "
        "frozen: blue"
    )
    assert refusal(s, "section 2") == "SX-W11"
    play(
        s,
        "section 3",
        "endless red",
        "done",
        "recruit 7-engineering",
        "token green",
        "section 1",
        rng=stacked(s, "60 59"),
    )
    assert crisis(s).frozen == [1, 1, 0, 0, 0, 0] and tokens(s) == "r"


@pytest.mark.parametrize(("effect", "rest"), [("", ""), ("modules", "crisis: L1")], ids=["alone", "with K10"])
def test_sx_x2_one_more_and_japans_one_less_cancel(effect: str, rest: str) -> None:
    row = f"{MARKED}; {powers('japan', 'crises')}; acted: 1; own 0: 1-soviet; projects: 9-soviet; {rest}"
    exact = position(f"{row}; hub 0: engineering 1 2 3, construction 37 38")
    less = position(f"{row}; hub 0: engineering 1 2 3, construction 37")
    assert "project 1-soviet" in legal(exact)
    assert refusal(less, "project 1-soviet") == ("SX-T5" if effect else None)


def test_sx_x2_a_toll_for_japans_own_tile_too() -> None:
    row = f"{MARKED}; {powers('japan', 'crises')}; acted: 1; own 0: 1-soviet; crisis: L2; coming: L1"
    s = position(f"{row}; hub 0: engineering 1 2 3, construction 37")
    assert refusal(s, "project 1-soviet") == "SX-K11"


def test_sx_x2_sections_move_the_marker() -> None:
    """A card drawn by USSR 1 and the third card by France 3."""
    s = position(
        f"center: 2 3 5 6 7 8; piles: empty; {powers('ussr', 'crises')}; crisis: L5; coming: L1; "
        "acted: 1; tokens 1: red"
    )
    s.opened = 6
    play(s, "section 1", rng=stacked(s, "60"))
    play(s, "done")
    assert crisis(s).left == 2
    s = position(
        f"center: 2 3 5 6 7 8; piles: empty; {powers('france', 'crises')}; crisis: L5; coming: L1; hand 0: 51; "
        "hub 0: flight 49 50, engineering 9"
    )
    play(s, "section 3", "pick 9", "recruit 51-flight")
    assert seen(s).this_turn.has_third and seen(s).this_turn.has_taken


def test_sx_x2_the_center_keeps_a_place_for_each_token() -> None:
    s = position(f"center: 1=ussr-red 2=usa-blue 3=france-red 6=japan-any; {powers('ussr', 'crises')}; crisis: E1")
    assert seen(s).least == 4


def test_sx_x3_a_card_taken_back_undoes_no_goal() -> None:
    s = position(
        f"center: 2 3 5 6 7 8; piles: empty; {powers('france', 'goals')}; goals 0: 4* 1 2 3 5; goals 1: 1 2 3 4 5; "
        "hub 0: engineering 1 3 4 9; hand 0: 13"
    )
    play(s, "section 3", "pick 9", "recruit 13-testing")
    assert seen(s).seats[0].goals[0].is_met and points(s, "goals") == 3


def test_sx_x3_each_has_goals_of_the_own_power() -> None:
    """The four sets are alike, so that goals are told by their numbers alone."""
    view = seen(new(4, "powers", "goals"))
    assert all(len(seat.goals) == 5 and seat.board is not None for seat in view.seats)


def test_sx_x4_icons_add_up_but_a_free_recruit_gains_nothing() -> None:
    row = f"center: 2 3 5 6 7 8; piles: empty; hand 0: 28; talent 0: 4; talent 1: 1; {powers('japan', 'talents')}"
    s = position(row)
    play(s, "section 1", "recruit 28-science")
    assert hub(s, "science") == [28]
    s = position(f"{row.replace('japan', 'france')}; hub 0: flight 49")
    play(s, "section 3", "pick 49", "recruit 28-science")
    assert hub(s, "science") == [28] and hand(s) == [49]


def test_sx_x4_a_reserved_card_gets_and_loses_power_tokens() -> None:
    s = position(f"{MARKED}; {powers('usa', 'talents')}; talent 0: 4; talent 1: 7; pawn 1: 7")
    play(s, "take 3", rng=stacked(s, "60"))
    assert legal(s) == ["lay 7", "lay 8", "lay 60"]
    play(s, "lay 7")
    assert seen(s).center[4].token is not None and seen(s).center[4].reserved == 1


@pytest.mark.parametrize(("modules", "found"), [("", 9), ("projects", 11)])
def test_sx_x5_the_box_has_tiles_of_both_kinds(modules: str, found: int) -> None:
    projects = "9-soviet 11-a 12-a" if modules else "9-soviet"
    s = position(f"{MARKED}; {powers('japan', modules)}; projects: {projects}")
    assert len(seen(s).box) == found


def test_sx_x6_ussr_takes_directives_but_lays_none() -> None:
    s = position(f"{MARKED}; {powers('ussr', 'directives')}; tokens 0: directive; tokens 1: directive")
    assert refusal(s, "section 3") == "SX-W11"
    play(s, "section 2", "get left directive")
    assert tokens(s) == "dd"


def test_sx_x6_with_usa_2_a_directive_adds_an_icon_of_any_colour() -> None:
    """France's token asks for red, the column for three of any colour: blue with a directive covers the red too."""
    s = position(f"{MARKED}; {powers('usa', 'directives')}; tokens 0: blue blue directive directive")
    play(
        s,
        "section 2",
        "recruit 3-engineering",
        "double blue blue",
        "double blue blue",
        rng=stacked(s, "60", france=[0]),
    )
    assert hub(s, "engineering") == [3] and tokens(s) == ""


def test_sx_x7_leaders_and_crises() -> None:
    """The Center is filled up below 5; the icon more is due for leaders, who count for height and as third card."""
    assert seen(position("center: 2 3 5 6 7 8; modules: crises leaders; crisis: E1")).least == 5
    s = position("center: 2 3 5 6 7 8 9; modules: crises leaders; crisis: E2; coming: E4; hand 0: 74 10 11 12")
    play(s, "recruit 74-flight")
    assert payment(s).any == 1
    s = position(
        "center: 2 3 5 6 7 8 9; modules: crises leaders; crisis: L5; hub 0: flight 57, testing 61 62 , science 34"
    )
    assert seen(s).this_turn.working == [34, 57]
    s = position(
        "center: 2 3 5 6 7 8 9; modules: crises leaders; crisis: L5; coming: L1; hand 0: 74 10 11; hub 0: flight 49 50"
    )
    play(s, "recruit 74-flight", "rest")
    assert crisis(s).left == 2


def test_sx_x8_leaders_count_for_goals_and_their_points() -> None:
    s = position(
        "center: 2 3 5 6 7 8 9 10; modules: leaders goals; hub 0: engineering 61 63 65; "
        "goals 0: 3 4 5 6 7; goals 1: 1 2 3 4 5"
    )
    play(s, "take 2")
    assert seen(s).seats[0].goals[0].is_met and points(s, "goals") == 3


def test_sx_x9_talents_and_leaders() -> None:
    """T3 drops none of his icons; T2, T4 and T8 help; T7 may reserve one; T1 draws specialists while there are any."""
    row = "center: 74 2 3 6 7 8 9; modules: leaders talents; talent 1: 5"
    s = position(f"{row}; talent 0: 3; hub 0: flight 57; tokens 0: yellow yellow blue blue")
    play(s, "recruit 74-flight")
    assert payment(s).needs == [2, 0, 2, 0, 0]
    assert "recruit 74-flight" in legal(position(f"{row}; talent 0: 2; tokens 0: yellow yellow red red"))
    assert "recruit 61-flight" in legal(position(f"{row}; talent 0: 4; tokens 0: blue blue blue; hand 0: 61"))
    s = position(f"{row}; talent 0: 8; pawn 0: 1; tokens 0: yellow yellow blue")
    play(s, "recruit 74-flight", "icon")
    assert payment(s).needs == [1, 0, 2, 0, 0]
    s = position(f"{row}; talent 0: 7; deck:; leaders:")
    play(s, "take 2", "pawn 74")
    assert refusal(s, "take 74") == "SX-H8"
    s = position(f"{row}; talent 0: 1; deck: 60 59")
    play(s, "draw", "draw", rng=stacked(s, "60 59"))
    assert hand(s) == [59, 60]


def test_sx_x10_leaders_count_for_new_projects_but_for_zond_3() -> None:
    s = position(
        "center: 2 3 5 6; modules: leaders projects; hub 0: flight 61 63, engineering 1; done 0: 11-a 11-b 13-b"
    )
    assert points(s, "new-projects") == 2 * 1 + 2 * 2 + 2 * 2


def test_sx_x11_a_directive_is_a_token_for_an_obligation() -> None:
    s = position("center: 2 3 5 6; modules: leaders directives; hub 0: flight 62; tokens 0: red red red directive")
    assert points(s, "obligations") == 3


def test_sx_x12_a_change_of_crisis_may_meet_a_goal() -> None:
    """The card under Urgent refit is the third of a hand."""
    s = position(
        "center: 2 3 5 6 7 8; modules: goals crises; goals 0: 5 1 2 4 6; goals 1: 1 2 3 4 6; crisis: E3; beneath: 60; "
        "hand 0: 10; step: 2; coming: E4"
    )
    s.opened = 6
    play(s, "take 2", rng=stacked(s, "59"))
    assert hand(s) == [2, 10, 60] and seen(s).seats[0].goals[0].is_met


def test_sx_x13_crises_and_talents() -> None:
    """K7: T1 draws after a take. T6's card is silenced by its division. K13 leaves T4 and T8. T5 may be K10's skill."""
    row = "center: 2 3 5 6 7 8; modules: crises talents; talent 1: 2"
    s = position(f"{row}; crisis: E4; coming: E2; talent 0: 1")
    assert refusal(s, "draw") == "SX-K7"
    play(s, "take 2", "draw", rng=stacked(s, "60 59"))
    assert hand(s) == [2, 59]
    s = position(
        f"{row}; crisis: E3; beneath: 60; talent 0: 6; pawn 0: 57; hub 0: flight 57 49; tokens 0: red; tokens 1: blue"
    )
    assert refusal(s, "use 57") == "SX-A1" and seen(s).this_turn.working == [61]
    s = position(f"{row}; crisis: L4; talent 0: 8; pawn 0: 4; tokens 0: green")
    assert "recruit 2-engineering" in legal(s)
    s = position(f"{row}; crisis: L1; talent 0: 5; tokens 0: red; {DONE}")
    play(s, "use talent", "give red")
    assert "project 3-soviet" in legal(s)


@pytest.mark.parametrize(("name", "why"), [("L1", "SX-T5"), ("L2", "SX-K11")])
def test_sx_x14_crises_hold_for_new_tiles(name: str, why: str) -> None:
    s = position(
        f"center: 2 3 5 6 7 8; modules: crises projects; crisis: {name}; acted: 1; projects: 11-a 9-soviet; "
        "hub 0: science 25 26 27, construction 37 38"
    )
    assert refusal(s, "project 11-a") == why


def test_sx_x15_a_directive_is_frozen_and_pays_a_toll() -> None:
    s = position("center: 2 3 5 6 7 8; modules: crises directives; crisis: E5; coming: E4; frozen: directive; step: 2")
    s.opened = 6
    play(s, "take 2", "claim directive", rng=stacked(s, "60"))
    assert tokens(s, 1) == "d"
    s = position(
        f"center: 2 3 5 6 7 8; modules: crises directives; crisis: L2; coming: L1; tokens 0: red directive; {DONE}"
    )
    play(s, "project 3-soviet", "give directive", "give red")
    assert tokens(s, 1) == "rd" and points(s, "projects") == 6


def test_sx_x16_directives_pay_prices_are_kept_and_swapped() -> None:
    row = "center: 1 2 3 6 7 8; modules: talents directives; talent 1: 1"
    s = position(
        f"{row}; talent 0: 5; tokens 0: directive; projects: 3-soviet 9-soviet; acted: 1; "
        "hub 0: engineering 1, flight 49 50 51"
    )
    play(s, "use talent", "give directive")
    assert legal(s) == ["project 3-soviet", "done"] and tokens(s, 1) == "d"
    s = position("center: 3 2 5 6 7 8; modules: directives; hub 0: testing 22; tokens 0: green purple directive")
    play(s, "recruit 3-engineering", "double green green", "token purple", "keep directive", rng=stacked(s, "60"))
    assert tokens(s) == "d"
    s = position("center: 3 2 5 6 7 8; modules: directives; hub 0: flight 57; tokens 0: directive; tokens 1: red")
    play(s, "use 57", "get left red", "give directive")
    assert (tokens(s), tokens(s, 1)) == ("r", "d")


def test_all_modules_at_once_have_all_their_things() -> None:
    s = new(4, *MODULE_NAMES)
    assert GAME.components(s) == GAME.components(GAME.lay_out(4, GAME.about.complete({})))
    assert list(seen(s).modules) == list(MODULE_NAMES)
