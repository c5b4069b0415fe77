"""What the log tells of a game for those who measure it: abilities that help, goals, projects, obligations, the end."""

import pytest

from kosmodrom.core.rng import FastRng
from kosmodrom.core.state import SPECTATOR, Event, Witness
from kosmodrom.games.space_explorers.events import EVENTS
from kosmodrom.games.space_explorers.state import ExplorersState
from tests.games.space_explorers.positions import GAME, play, position, seen

CENTER = "center: 2 3 5 6 14 18"


def fields(events: list[Event], kind: str) -> list[dict[str, int | str]]:
    """The fields of the events of a kind, with the seat they concern."""
    return [{"seat": event.seat, **EVENTS.fields(event, SPECTATOR)} for event in events if EVENTS.name(event) == kind]


def used(events: list[Event]) -> list[int | str]:
    return [each["card"] for each in fields(events, "used")]


@pytest.mark.parametrize(
    ("text", "move", "cards"),
    [
        ("hub 0: engineering 7; hand 0: 38 41; tokens 0: blue", "recruit 38-construction", [7]),
        ("hub 0: engineering 7; tokens 0: blue purple yellow", "recruit 14-testing", []),
        ("hub 0: flight 58; tokens 0: purple", "recruit 14-testing", [58]),
        ("hub 0: flight 58; hand 0: 38; tokens 0: green purple", "recruit 38-construction", []),
        ("hub 0: flight 55; tokens 0: yellow yellow red blue", "recruit 5-engineering", [55]),
        ("hub 0: flight 55; tokens 0: red green", "recruit 2-engineering", []),
        ("hub 0: science 31; tokens 0: green", "recruit 3-engineering", [31]),
        ("hub 0: science 31, engineering 1; tokens 0: green green purple", "recruit 3-engineering", []),
        ("hub 0: construction 43; tokens 0: purple purple purple green", "recruit 6-engineering", [43]),
        ("hub 0: construction 43; tokens 0: red green", "recruit 2-engineering", []),
        ("hub 0: testing 20; tokens 0: red blue", "recruit 2-engineering", [20]),
        ("hub 0: testing 22; tokens 0: red green", "recruit 2-engineering", [22]),
        ("hub 0: science 32; hand 0: 60 59; tokens 0: green", "recruit 5-engineering", [32]),
        ("hub 0: science 34; hub 1: testing 14; tokens 0: green", "recruit 2-engineering", [34]),
        ("hub 0: engineering 4 9; tokens 0: blue blue blue yellow yellow", "recruit 18-testing", []),
        ("modules: talents; talent 0: 3; hub 0: engineering 1; tokens 0: green", "recruit 2-engineering", [61]),
    ],
)
def test_sx_a2_abilities_that_help_a_payment_are_told(text: str, move: str, cards: list[int]) -> None:
    s = position(f"{CENTER}; {text}")
    events = play(s, move, rng=FastRng(1))
    if seen(s).question == "pay":
        events += play(s, "rest", rng=FastRng(1))
    assert used(events) == cards


def test_sx_a9_sx_a12_abilities_that_draw_and_raise_are_told() -> None:
    s = position(f"{CENTER}; hub 0: engineering 1 9, testing 13 21; hub 1: construction 39 44")
    assert used(play(s, "take 3", "draw", rng=FastRng(1))) == [21]
    events = play(s, "raise 39")
    assert (used(events), fields(events, "raised")) == ([44], [{"seat": 1, "card": 39}])
    s = position(f"{CENTER}; hub 0: engineering 9; tokens 0: blue blue blue yellow yellow")
    assert used(play(s, "recruit 18-testing", "rest", rng=FastRng(1))) == []
    assert used(play(s, "draw", rng=FastRng(1))) == [9]


def test_sx_s2_sx_g1_projects_and_goals_are_told_when_they_are_dealt() -> None:
    witness = Witness()
    options = GAME.about.complete({"modules": "chosen", "with-goals": "on", "with-projects": "on"})
    s = GAME.lay_out(3, options)
    s.witness = witness
    GAME.set_up(s, FastRng(3))
    assert isinstance(s, ExplorersState)
    assert [each["project"] for each in fields(witness.events, "lies")] == seen(s).projects
    for seat in range(3):
        told = [(each["goal"], each["division"]) for each in fields(witness.events, "aims") if each["seat"] == seat]
        assert told == [(goal.goal, goal.division) for goal in seen(s).seats[seat].goals]


def test_sx_t3_a_recruit_tells_which_deck_its_card_is_of() -> None:
    s = position(f"{CENTER} 62; modules: leaders; tokens 0: green green yellow; tokens 1: red green; leaders: 61")
    assert fields(play(s, "recruit 62-flight", "rest", "1 deck specialists", rng=FastRng(1)), "recruited") == [
        {"seat": 0, "card": 62, "division": "flight", "deck": "leaders"}
    ]
    s = position(f"{CENTER}; tokens 0: red green")
    (told,) = fields(play(s, "recruit 2-engineering", "rest", rng=FastRng(1)), "recruited")
    assert told["deck"] == "specialists"


LAST = "projects: ; done 0: 1-soviet 11-a; first: 0; turn: 1"
"""The last turn of a game whose row is empty."""


def test_sx_e2_what_is_reckoned_at_the_end_is_told() -> None:
    hubs = "hub 0: engineering 1 61, testing 13 68, flight 74; hub 1: flight 66"
    s = position(f"{CENTER}; modules: leaders projects; {LAST}; {hubs}; hand 0: 3 4; options: leaders=by-themselves")
    s.ending = 1
    events = play(s, "take 2", rng=FastRng(1))
    assert fields(events, "keeps_to") == [{"seat": 0, "card": 61, "points": 3}, {"seat": 0, "card": 68, "points": 3}]
    assert fields(events, "breaks") == [{"seat": 1, "card": 66, "points": 2}]
    assert fields(events, "brings") == [{"seat": 0, "project": "11-a", "points": 4}]
    assert EVENTS.name(events[-1]) == "over"


def test_sx_e1_the_first_thing_that_sets_off_the_end_is_told() -> None:
    eleven = "hub 0: engineering 1 3 4, testing 13 15 16, science 25 26 27, flight 49 50"
    s = position(f"{CENTER}; projects: 1-soviet; {eleven}; tokens 0: red green; hub 1: construction 37; turn: 0")
    s.players[0].skills += 2 * 256**3
    events = play(s, "recruit 2-engineering", rng=FastRng(1))
    assert [each["cause"] for each in fields(events, "ending")] == ["cards"]
    assert fields(play(s, "project 1-soviet"), "ending") == []
    assert sorted(seen(s).ending) == ["cards", "projects"]
