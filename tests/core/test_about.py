"""What is said about a game before it is played: seats and options."""

from dataclasses import replace

import pytest

from kosmodrom.core.game import Game
from kosmodrom.core.options import Option
from kosmodrom.core.rng import FastRng

OPTIONS = (Option("map", ("small", "large")), Option("comets", ("no", "yes", "many")))


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
