"""SX-G Goals, SX-H Talents, SX-J Projects and SX-D Directives."""

import pytest

from tests.games.space_explorers.positions import (
    GAME,
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
    tokens,
    told,
)

CENTER = "center: 2 3 5 6 7 8"


def talent(number: int) -> str:
    """A game in which seat 0 has a talent."""
    return f"{CENTER}; modules: talents; talent 0: {number}; talent 1: {3 if number == 4 else 4}"


# Goals


def test_sx_g1_five_of_eight_goals_one_over_each_division() -> None:
    """Each has five different ones, in any order; which three leave the game changes."""
    found = {
        tuple(goal.goal for goal in seat.goals) for seed in range(20) for seat in seen(new(3, "goals", seed=seed)).seats
    }
    assert all(len(set(goals)) == 5 and set(goals) <= set(range(1, 9)) for goals in found)
    assert len(found) > 50 and {goals[0] for goals in found} == set(range(1, 9))


@pytest.mark.parametrize(
    ("goal", "met", "missed"),
    [
        (1, "done 0: 1-soviet 2-soviet", "done 0: 1-soviet"),
        (2, "hub 0: engineering 1 2, testing 13 14, science 25 26, flight 49 50", "hub 0: engineering 1 2, testing 13"),
        (3, "hub 0: engineering 5 6, flight 53", "hub 0: engineering 5 6, flight 49"),
        (4, "hub 0: engineering 1 2 3 4", "hub 0: engineering 1 2 3, testing 13 14 15"),
        (5, "hand 0: 10 11 12", "hand 0: 10"),
        (6, "hub 0: engineering 1, testing 13, science 25", "hub 0: engineering 1, testing 13 19, science 25"),
        (7, "hub 0: engineering 1 2 3 4 9", "hub 0: engineering 1 2 3 4, testing 13"),
        (8, "hub 0: engineering 6 8 10 11", "hub 0: engineering 6 8 10"),
    ],
)
def test_sx_g2_goals_are_met(goal: int, met: str, missed: str) -> None:
    others = [number for number in range(1, 9) if number != goal][:4]
    row = f"{CENTER}; modules: goals; goals 0: {goal} {' '.join(map(str, others))}; goals 1: 1 2 3 4 5; turn: 1"
    for text, expected in ((met, True), (missed, False)):
        s = position(f"{row}; {text}")
        play(s, "draw", rng=stacked(s, "60"))
        assert seen(s).seats[0].goals[0].is_met is expected


def test_sx_g2_once_met_for_good_even_if_the_moment_passes() -> None:
    """A third hand card pays afterwards; at the end the goal brings a point for each card of its division."""
    s = position(
        f"{CENTER}; modules: goals; goals 0: 5 1 2 3 4; goals 1: 1 2 3 4 5; hand 0: 10 11; hub 0: engineering 1 2"
    )
    play(s, "take 3", rng=stacked(s, "60"))
    play(s, "draw", rng=stacked(s, "59"))
    assert seen(s).seats[0].goals[0].is_met and points(s, "goals") == 2
    play(s, "recruit 7-engineering", "return 10")
    assert len(hand(s)) == 2 and seen(s).seats[0].goals[0].is_met and points(s, "goals") == 3


def test_sx_g2_in_others_turns_too() -> None:
    """All goals are looked at after every move, whoever made it."""
    s = position(
        f"{CENTER}; turn: 1; modules: goals; goals 0: 3 1 2 4 5; goals 1: 1 2 3 4 5; hub 0: engineering 5 6 , flight 53"
    )
    events = play(s, "draw", rng=stacked(s, "60"))
    assert "goal" in told(events) and seen(s).seats[0].goals[0].is_met


# Talents


def test_sx_h1_talents_are_chosen_at_once_and_in_secret() -> None:
    s = new(3, "talents")
    own = seen(s, 0).own
    assert GAME.to_act(s) == [0, 1, 2] and own is not None and len(own.offered) == 2
    other = next(number for number in range(1, 9) if number not in own.offered)
    assert refusal(s, f"0 talent {other}") == "SX-H1"
    play(s, f"0 talent {own.offered[0]}")
    after = seen(s, 0).own
    assert seen(s, 1).seats[0].talent is None and after is not None and after.talent == own.offered[0]
    assert seen(s, 1).seats[0].has_chosen and GAME.to_act(s) == [1, 2]


def test_sx_h1_then_all_are_shown_and_t8_names_its_division() -> None:
    s = new(2, "talents")
    s.players[0].offered, s.players[1].offered = 8 * 16 + 3, 2 * 16 + 1
    play(s, "1 talent 1", "0 talent 8")
    assert [seat.talent for seat in seen(s).seats] == [8, 1] and asked(s) == "stand 0"
    play(s, "stand science")
    assert seen(s).seats[0].pawn_division == "science" and seen(s).question == "act"


@pytest.mark.parametrize("move", ["take 2", "draw"])
def test_sx_h2_t1_draws_after_the_action_take_wherever_from(move: str) -> None:
    s = position(talent(1))
    play(s, move, "draw", rng=stacked(s, "60 59"))
    assert len(hand(s)) == 2 and asked(s) == "act 1"


def test_sx_h3_t2_two_tokens_count_as_any_colour() -> None:
    """With 20 a third one."""
    assert "recruit 2-engineering" in legal(position(f"{talent(2)}; tokens 0: blue blue"))
    row = f"{talent(2)}; tokens 0: blue blue blue"
    assert refusal(position(row), "recruit 3-engineering") == "SX-P8"
    assert "recruit 3-engineering" in legal(position(f"{row}; hub 0: testing 20"))


def test_sx_h4_t3_one_more_icon_dropped_into_a_division_that_has_a_card() -> None:
    s = position(f"{talent(3)}; hub 0: engineering 9; tokens 0: purple purple purple green green")
    play(s, "recruit 6-engineering")
    assert payment(s).needs == [0, 0, 0, 0, 3]
    s = position(f"{talent(3)}; tokens 0: purple purple purple green green")
    play(s, "recruit 6-engineering")
    assert payment(s).needs == [0, 2, 0, 0, 3]


def test_sx_h5_t4_two_icons_of_any_colour_from_hand_only() -> None:
    s = position(f"{talent(4)}; hand 0: 13")
    play(s, "recruit 13-testing")
    assert hub(s, "testing") == [13]
    assert refusal(position(talent(4)), "recruit 2-engineering") == "SX-P8"


def test_sx_h6_t5_a_skill_for_a_token_and_19_too() -> None:
    """One lacks two skills: both are bought."""
    s = position(
        f"{talent(5)}; acted: 1; tokens 0: red red red red; projects: 3-soviet 9-soviet; options: prices=base; "
        "hub 0: engineering 1, flight 49 50, testing 19"
    )
    play(s, "use talent", "give red")
    assert legal(s) == ["use 19", "done"]
    play(s, "use 19", "give red", "give red")
    assert legal(s) == ["project 3-soviet", "done"] and tokens(s) == "r"


def test_sx_h7_t6_the_pawn_wakes_a_covered_card() -> None:
    """Before the action; as if it lay on top, while it is covered and the pawn is there; once a turn holds."""
    s = position(f"{talent(6)}; hub 0: flight 57 49, testing 23 13; tokens 0: red; tokens 1: blue")
    assert legal(s, "pawn") == ["pawn 57"] and refusal(s, "pawn 49") == "SX-H7" == refusal(s, "pawn 23")
    play(s, "pawn 57")
    assert "use 57" in legal(s) and legal(s, "pawn") == []
    play(s, "use 57", "get left blue", "give red")
    assert refusal(s, "use 57") == "SX-A2"
    assert refusal(position(f"{talent(6)}; acted: 1; hub 0: flight 57 49"), "pawn 57") == "SX-T1"


def test_sx_h8_t7_a_card_is_reserved() -> None:
    """Nobody else may take or recruit it; the pawn comes back at the end of the next turn."""
    s = position(f"{talent(7)}; tokens 1: green green purple")
    play(s, "take 2", rng=stacked(s, "60"))
    assert asked(s) == "pawn 0"
    play(s, "pawn 3")
    assert refusal(s, "take 3") == "SX-H8" == refusal(s, "recruit 3-engineering") and seen(s).center[1].reserved == 0
    play(s, "draw", rng=stacked(s, "59"))
    assert refusal(s, "take 3") is None
    play(s, "draw", rng=stacked(s, "58"))
    assert seen(s).seats[0].pawn is None and asked(s) == "pawn 0"


def test_sx_h8_t7_only_cards_that_cost_enough_are_reserved() -> None:
    """Where no card does, nothing is asked."""
    s = position(talent(7))
    play(s, "take 8", rng=stacked(s, "60"))
    assert refusal(s, "pawn 2") == "SX-H8" == refusal(s, "pawn 8") and "pawn 3" in legal(s)
    cheap = position(talent(7).replace(CENTER, "center: 1 2 13 14 25 26"))
    play(cheap, "take 1", rng=stacked(cheap, "37"))
    assert asked(cheap) == "act 1"


def test_sx_h8_t7_the_pawn_comes_back_at_once_if_its_card_is_taken() -> None:
    s = position(f"{talent(7)}; pawn 0: 3; hub 0: flight 57; tokens 0: red; tokens 1: blue")
    play(s, "take 3", rng=stacked(s, "60"))
    assert seen(s).seats[0].pawn is None and asked(s) == "go_on 0" and center(s)[1] == 60


@pytest.mark.parametrize(("pawn", "colour", "then"), [(4, "red", "flight"), (2, "green", "science")])
def test_sx_h9_t8_an_icon_of_the_division_then_the_pawn_steps_on(pawn: int, colour: str, then: str) -> None:
    other = {"red": "green", "green": "red"}[colour]
    s = position(f"{talent(8)}; pawn 0: {pawn}; tokens 0: {other}")
    play(s, "recruit 2-engineering", "icon")
    assert refusal(s, "icon") == "SX-H9"
    play(s, f"token {other}", rng=stacked(s, "60"))
    assert hub(s, "engineering") == [2] and seen(s).seats[0].pawn_division == then


def test_sx_h9_t8_after_purple_comes_blue() -> None:
    s = position(f"center: 1 2 3 6 7 8; {talent(8).partition('; ')[2]}; pawn 0: 5; tokens 0: yellow")
    play(s, "recruit 1-engineering", "icon", "token yellow", rng=stacked(s, "60"))
    assert seen(s).seats[0].pawn_division == "engineering"


# Projects


@pytest.mark.parametrize(("seats", "base", "fresh"), [(1, 3, 2), (2, 2, 2), (3, 3, 2), (4, 3, 3)])
def test_sx_j1_new_tiles_are_laid_out(seats: int, base: int, fresh: int) -> None:
    for seed in range(10):
        tiles = [int(project.split("-")[0]) for project in seen(new(seats, "projects", seed=seed)).projects]
        assert (sum(tile <= 10 for tile in tiles), sum(tile > 10 for tile in tiles)) == (base, fresh)


@pytest.mark.parametrize(
    ("done", "row", "found"),
    [
        ("11-a", "hub 0: engineering 1 12, testing 13 14 24", 3 * 2),
        ("11-b", "hub 0: engineering 5 6, flight 49", 2 * 2),
        ("12-a", "hub 0: engineering 1, testing 13 19, flight 49", 2 * 3),
        ("12-b", "hub 0: engineering 1 2, testing 13, flight 49 50 51", 2 * 2),
        ("13-a", "hub 0: engineering 6 8 9, flight 60", 3 * 2),
        ("13-b", "hub 0: engineering 6 8 9, flight 60", 3 * 2),
        ("14-a 1-soviet 2-soviet", "done 1: 3-soviet", 2 * 4),
        ("14-b 1-soviet", "done 1: 3-soviet 4-soviet", 4 * 2),
    ],
)
def test_sx_j2_points_of_new_projects_are_reckoned_at_the_end(done: str, row: str, found: int) -> None:
    """Zond 3 counts specialists of printed 0 points without an asterisk."""
    assert points(position(f"{CENTER}; modules: projects; done 0: {done}; {row}"), "new-projects") == found


def test_sx_j2_a_new_project_is_completed_like_any_other() -> None:
    s = position(
        f"{CENTER}; acted: 1; modules: projects; projects: 11-a 9-soviet; hub 0: science 25 26 27, construction 37 38"
    )
    play(s, "project 11-a")
    assert points(s, "new-projects") == 2 * 4 and points(s, "projects") == 0


# Directives


def test_sx_d1_each_player_gets_one() -> None:
    assert [seat.tokens for seat in seen(new(3, "directives")).seats] == [[1] * 6] * 3


def test_sx_d1_it_adds_an_icon_of_the_token_it_is_spent_with() -> None:
    """Each needs a token of its own; alone it pays nothing."""
    s = position("center: 3 2 5 6 7 8; modules: directives; tokens 0: green purple directive directive; hand 0: 10")
    play(s, "recruit 3-engineering", "double green green")
    assert refusal(s, "double green green") == "SX-D1"
    play(s, "token purple", rng=stacked(s, "60"))
    assert tokens(s) == "d" and tokens(s, 1) == "gpd"


def test_sx_d1_with_20_it_doubles_what_the_token_counts_as() -> None:
    s = position("center: 3 2 5 6 7 8; modules: directives; hub 0: testing 20; tokens 0: red purple directive")
    play(s, "recruit 3-engineering")
    assert legal(s) == ["token purple", "double red green", "rest"]
    play(s, "double red green", "token purple", rng=stacked(s, "60"))
    assert hub(s, "engineering") == [3]
