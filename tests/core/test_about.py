"""What is said about a game before it is played: seats and options."""

from dataclasses import replace

import pytest

from kosmodrom.core.game import Game
from kosmodrom.core.options import Needs, Option, counting
from kosmodrom.core.rng import FastRng

OPTIONS = (Option("map", ("small", "large")), Option("comets", ("no", "yes", "many")))
MODULES = (
    Option("modules", ("no", "drawn", "chosen")),
    Option("count", ("two", "three"), Needs("modules", ("drawn", "chosen"))),
    Option("goals", ("off", "on"), Needs("modules", ("chosen",))),
    Option("new_goals", ("off", "on"), Needs("goals", ("on",))),
)


def test_the_first_choice_of_an_option_is_its_default() -> None:
    assert [option.default for option in OPTIONS] == ["small", "no"]


def test_options_not_given_have_their_defaults(kosmopolis: Game) -> None:
    about = replace(kosmopolis.about, options=OPTIONS)
    assert about.complete({}) == {"map": "small", "comets": "no"}
    assert about.complete({"comets": "many"}) == {"map": "small", "comets": "many"}


def test_an_unknown_option_is_refused_with_those_there_are(kosmopolis: Game) -> None:
    about = replace(kosmopolis.about, options=OPTIONS)
    with pytest.raises(ValueError, match="kosmopolis has no option 'moons'; it has map, comets"):
        about.complete({"moons": "2"})
    with pytest.raises(ValueError, match="kosmopolis has no option 'moons'; it has none"):
        kosmopolis.about.complete({"moons": "2"})


def test_an_unknown_choice_is_refused_with_those_there_are(kosmopolis: Game) -> None:
    about = replace(kosmopolis.about, options=OPTIONS)
    with pytest.raises(ValueError, match="option 'comets' is one of no, yes, many, not 'few'"):
        about.complete({"comets": "few"})


@pytest.mark.parametrize(
    ("given", "counts"),
    [
        ({}, {"modules": "no"}),
        ({"modules": "drawn", "count": "three"}, {"modules": "drawn", "count": "three"}),
        ({"modules": "chosen"}, {"modules": "chosen", "count": "two", "goals": "off"}),
        (
            {"modules": "chosen", "goals": "on"},
            {"modules": "chosen", "count": "two", "goals": "on", "new_goals": "off"},
        ),
        ({"goals": "on", "new_goals": "on"}, {"modules": "no"}),
    ],
)
def test_an_option_counts_with_the_choices_it_needs(given: dict[str, str], counts: dict[str, str]) -> None:
    assert counting(MODULES, given) == counts


def test_an_option_that_does_not_count_has_its_default(kosmopolis: Game) -> None:
    about = replace(kosmopolis.about, options=MODULES)
    base = {"modules": "no", "count": "two", "goals": "off", "new_goals": "off"}
    assert about.complete({}) == about.complete(base) == base, "a complete set stays as it is"
    all_of_them = {"modules": "chosen", "count": "three", "goals": "on", "new_goals": "on"}
    assert about.complete(all_of_them) == all_of_them


def test_a_choice_without_an_effect_is_refused_with_what_it_needs(kosmopolis: Game) -> None:
    about = replace(kosmopolis.about, options=MODULES)
    with pytest.raises(
        ValueError, match="option 'goals' counts only with modules=chosen: choose that, or leave it out"
    ):
        about.complete({"modules": "drawn", "goals": "on"})
    with pytest.raises(ValueError, match="'count' counts only with modules=drawn / modules=chosen"):
        about.complete({"count": "three"})
    with pytest.raises(ValueError, match="'new_goals' counts only with goals=on"):
        about.complete({"modules": "chosen", "new_goals": "on"})


LEVEL = Option("level", ("1", "2"), is_for_one=True)


def test_an_option_for_a_lone_player_counts_where_one_plays_alone(kosmopolis: Game) -> None:
    options = (*MODULES, LEVEL, Option("rage", ("off", "on"), Needs("level", ("2",))))
    about = replace(kosmopolis.about, options=options)
    alone = {"modules": "no", "level": "2", "rage": "on"}
    assert counting(options, alone) == counting(options, alone, 1) == alone, "of so many seats nothing is said"
    assert counting(options, alone, 2) == {"modules": "no"}
    assert about.complete(alone, 1).items() >= alone.items()
    assert about.complete({"level": "1"}, 3)["level"] == "1", "a default may be given anywhere"
    with pytest.raises(ValueError, match="option 'level' counts only with seats=1: choose that, or leave it out"):
        about.complete(alone, 2)
    assert [option.needed for option in options[1:]] == [
        *("modules=drawn / modules=chosen", "modules=chosen", "goals=on", "seats=1", "level=2")
    ]


@pytest.mark.parametrize(
    "needs", [Needs("moons", ("many",)), Needs("comets", ("few",)), Needs("late", ("on",)), Needs("comets", ())]
)
def test_an_option_needs_one_that_stands_before_it(kosmopolis: Game, needs: Needs) -> None:
    options = (*OPTIONS, Option("tails", ("short", "long"), needs), Option("late", ("off", "on")))
    with pytest.raises(AssertionError, match="option tails needs"):
        replace(kosmopolis.about, options=options)


def test_seats_are_checked(kosmopolis: Game) -> None:
    for seats in (2, 3, 4):
        kosmopolis.about.check_seats(seats)
    for seats in (-1, 1, 5):
        with pytest.raises(ValueError, match=f"kosmopolis is for 2 to 4 players, not {seats}"):
            kosmopolis.about.check_seats(seats)


def test_a_new_game_checks_seats_and_options(kosmopolis: Game) -> None:
    with pytest.raises(ValueError, match="not 5"):
        kosmopolis.new(5, {}, FastRng(1))
    with pytest.raises(ValueError, match="no option 'moons'"):
        kosmopolis.new(2, {"moons": "2"}, FastRng(1))
