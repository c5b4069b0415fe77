"""Whole games, replayed: they end as they once did, on every build, and show what they are kept for."""

from functools import cache

import pytest

from kosmodrom.core.match import Match, retrace
from kosmodrom.core.record import fingerprint, write_record
from kosmodrom.games.space_bureau.events import EVENTS
from kosmodrom.games.space_bureau.parts.ship import SHIP_SIDE_NAMES
from kosmodrom.games.space_bureau.state import PLACING
from tests.games.kept import Kept
from tests.games.space_bureau.records import ABILITIES, CUT_SHORT, KEPT, PLAYERS, SHELF, SIDES
from tests.games.space_bureau.sights import GAME, happened, seen, state_of

NAMES = [kept.name for kept in KEPT]


@cache
def replay(name: str) -> Match:
    """The game of a record at its end, which no test changes."""
    return SHELF.replay(name)


def test_every_record_in_the_folder_is_kept_for_something() -> None:
    assert sorted(path.stem for path in SHELF.folder.glob("*.json")) == sorted(NAMES)
    assert len(set(NAMES)) == len(NAMES)


def test_every_number_of_players_every_side_and_every_ability_has_a_record() -> None:
    assert [kept.seats for kept in PLAYERS] == [1, 2, 3, 4]
    assert [kept.name for kept in SIDES] == [f"side-{side}" for side in SHIP_SIDE_NAMES]
    assert [kept.rule for kept in ABILITIES] == [f"SB-K{number}" for number in range(1, 7)]


def test_every_choice_of_an_option_has_a_record() -> None:
    chosen = {choice for name in NAMES for choice in SHELF.load(name).options.items()}
    assert chosen == {(option.name, choice) for option in GAME.about.options for choice in option.choices}


def test_every_way_to_cut_a_turn_short_has_a_record() -> None:
    assert {kept.rule for kept in CUT_SHORT} == {
        *("SB-T2", "SB-T3", "SB-T4", "SB-T5", "SB-T7", "SB-G2", "SB-G3", "SB-G4"),
        *("SB-A2", "SB-A7", "SB-A9", "SB-A10", "SB-A11", "SB-F1", "SB-F2", "SB-F3", "SB-F4", "SB-F5", "SB-F6"),
    }
    assert all(GAME.about.rules.find(kept.rule) for kept in CUT_SHORT)


def test_everything_that_can_be_told_is_told_in_a_record() -> None:
    told = {event.kind for name in NAMES for event in happened(replay(name))}
    assert told == set(EVENTS.names)


@pytest.mark.parametrize("name", NAMES)
def test_a_record_ends_in_the_position_and_with_the_scores_it_names(name: str) -> None:
    record = SHELF.load(name)
    match = replay(name)
    assert match.is_over
    assert fingerprint(match.state) == record.final
    assert tuple(result.score for result in GAME.outcome(match.state).results) == record.scores
    assert write_record(match.record()) == (SHELF.folder / f"{name}.json").read_bytes()


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_lost_and_no_reserve_is_empty_when_a_tile_is_placed(name: str) -> None:
    game = replay(name)
    box = GAME.components(GAME.lay_out(game.seats, game.options))
    for match in retrace(game):
        assert GAME.components(match.state) == box
        s = state_of(match)
        assert s.phase != PLACING or s.players[s.turn].reserve != 0


@pytest.mark.parametrize("kept", KEPT, ids=[f"{kept.rule}-{kept.name}" for kept in KEPT])
def test_a_record_shows_what_it_is_kept_for(kept: Kept) -> None:
    match = replay(kept.name)
    assert match.seats == kept.seats
    assert match.options == GAME.about.complete(SHELF.options_of(kept))
    assert kept.shows(match)


def test_sb_e1_a_shared_win_is_worth_half_to_each_of_two() -> None:
    assert GAME.returns(replay("shared-win").state) == [0.5, 0.5]


def test_a_game_with_moves_taken_back_has_as_many_steps_as_were_left() -> None:
    record = SHELF.load("taken-back")
    taken_back = [int(text.split()[1]) for _, text in record.steps if text.startswith("undo")]
    assert sum(taken_back) > 10
    assert len(replay("taken-back").steps) == len(record.steps) - len(taken_back) - sum(taken_back)


def test_captains_of_a_dealt_game_have_different_sides_and_abilities() -> None:
    captains = seen(replay("everything-dealt")).seats
    assert sorted(str(captain.side) for captain in captains) == ["01", "02", "03", "04"]
    assert len({captain.ability for captain in captains}) == 4
