"""Options that need a choice of another, on the command line."""

from dataclasses import replace

import pytest

from examples.comet.game import Comet
from kosmodrom.cli.commands.games import describe
from kosmodrom.cli.kit.complaint import Complaint
from kosmodrom.cli.kit.options import read_options
from kosmodrom.core.about import About
from kosmodrom.core.options import Needs, Option

OPTIONS = (
    Option("modules", ("no", "drawn", "chosen")),
    Option("goals", ("off", "on"), Needs("modules", ("chosen",))),
    Option("count", ("two", "three"), Needs("modules", ("drawn", "chosen"))),
    Option("level", ("1", "2"), is_for_one=True),
)


class Modular(Comet):
    """Comet that says it has modules."""

    def __init__(self) -> None:
        super().__init__()
        self.about = replace(self.about, options=OPTIONS)


@pytest.fixture(scope="module")
def about() -> About:
    return Modular().about


def test_options_are_read_in_any_order(about: About) -> None:
    assert read_options(("goals=on", "modules=chosen"), about, 2) == {"goals": "on", "modules": "chosen"}
    assert read_options(("goals=off",), about, 2) == {"goals": "off"}, "a default may be named anywhere"


@pytest.mark.parametrize(
    ("given", "needs"),
    [
        (("goals=on",), "--option modules=chosen"),
        (("modules=drawn", "goals=on"), "--option modules=chosen"),
        (("count=three",), "--option modules=drawn / modules=chosen"),
    ],
)
def test_a_choice_without_an_effect_is_refused_with_what_to_add(
    about: About, given: tuple[str, ...], needs: str
) -> None:
    with pytest.raises(Complaint) as complaint:
        read_options(given, about, 2)
    name = given[-1].partition("=")[0]
    words = complaint.value.words("en")
    assert words == f"--option {name} has an effect only with {needs}. Add that, or leave {name} out."
    assert needs in complaint.value.words("ru")


def test_a_choice_for_a_lone_player_is_refused_where_several_play(about: About) -> None:
    assert read_options(("level=2",), about, 1) == {"level": "2"}
    with pytest.raises(Complaint) as complaint:
        read_options(("level=2",), about, 3)
    assert complaint.value.words("en") == "--option level has an effect only for one who plays alone. Leave it out."
    assert "--option level" in complaint.value.words("ru")


def test_the_list_of_games_says_what_an_option_needs() -> None:
    needs = {"goals": "modules=chosen", "count": "modules=drawn / modules=chosen", "level": "seats=1"}
    assert describe(Modular()).needs == needs
