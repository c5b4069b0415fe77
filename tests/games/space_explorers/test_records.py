"""Whole games, replayed: they end as they once did, on every build, and show what they are kept for."""

from functools import cache

import pytest

from kosmodrom.core.match import Match, retrace
from kosmodrom.core.record import fingerprint, write_record
from kosmodrom.games.space_explorers.events import EVENTS
from kosmodrom.games.space_explorers.parts.names import MODULE_NAMES, POWER_NAMES, TALENT_NAMES
from tests.games.kept import Kept
from tests.games.space_explorers.records import KEPT, MODULES, MODULES_ALONE, PLAYERS, POWERS, SHELF, TALENTS
from tests.games.space_explorers.sights import GAME, happened

NAMES = [kept.name for kept in KEPT]
UNKNOWN = {"passed"}
"""SX-T7 No game is known in which a player has no action at all."""


@cache
def replay(name: str) -> Match:
    """The game of a record at its end, which no test changes."""
    return SHELF.replay(name)


def test_every_record_in_the_folder_is_kept_for_something() -> None:
    assert sorted(path.stem for path in SHELF.folder.glob("*.json")) == sorted(NAMES)
    assert len(set(NAMES)) == len(NAMES)


def test_every_number_of_players_module_power_and_talent_has_a_record() -> None:
    assert [kept.seats for kept in PLAYERS] == [1, 2, 3, 4]
    assert [kept.name for kept in MODULES] == [f"module-{name}" for name in MODULE_NAMES]
    assert [kept.name for kept in MODULES_ALONE] == [f"alone-{name}" for name in MODULE_NAMES]
    assert [kept.name for kept in POWERS] == [f"power-{name}" for name in POWER_NAMES]
    assert [kept.name for kept in TALENTS] == [f"talent-{name}" for name in TALENT_NAMES]
    assert all(GAME.about.rules.find(kept.rule) for kept in KEPT if kept.rule.startswith("SX"))


def test_every_choice_of_an_option_has_a_record() -> None:
    chosen = {choice for name in NAMES for choice in SHELF.load(name).options.items()}
    assert chosen == {(option.name, choice) for option in GAME.about.options for choice in option.choices}


def test_everything_that_can_be_told_is_told_in_a_record() -> None:
    told = {event.kind for name in NAMES for event in happened(replay(name))}
    assert told == set(EVENTS.names) - UNKNOWN


@pytest.mark.parametrize("kept", KEPT, ids=[f"{kept.rule}-{kept.name}" for kept in KEPT])
def test_a_record_plays_as_it_says_and_shows_what_it_is_kept_for(kept: Kept) -> None:
    record, match = SHELF.load(kept.name), replay(kept.name)
    assert match.is_over
    assert fingerprint(match.state) == record.final
    assert tuple(result.score for result in GAME.outcome(match.state).results) == record.scores
    assert write_record(match.record()) == (SHELF.folder / f"{kept.name}.json").read_bytes()
    assert match.seats == kept.seats
    assert match.options == GAME.about.complete(SHELF.options_of(kept))
    assert kept.shows(match)


@pytest.mark.parametrize("name", NAMES)
def test_components_are_conserved_all_through_a_record(name: str) -> None:
    played = replay(name)
    box = GAME.components(GAME.lay_out(played.seats, played.options))
    for match in retrace(played):
        assert GAME.components(match.state) == box


def test_sx_e2_a_shared_win_is_worth_half_to_each_of_two() -> None:
    assert GAME.returns(replay("shared-win").state) == [0.5, 0.5]


def test_a_game_with_moves_taken_back_has_as_many_steps_as_were_left() -> None:
    record = SHELF.load("taken-back")
    taken_back = [int(text.split()[1]) for _, text in record.steps if text.startswith("undo")]
    assert sum(taken_back) > 10
    assert len(replay("taken-back").steps) == len(record.steps) - len(taken_back) - sum(taken_back)
