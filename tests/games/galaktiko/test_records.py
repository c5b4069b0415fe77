"""Whole games, replayed: they end as they once did, on every build, and show what they are kept for."""

import pytest

from kosmodrom.core.match import retrace
from kosmodrom.core.record import fingerprint, write_record
from kosmodrom.games.galaktiko.options import OPTIONS
from tests.games.galaktiko.positions import GAME
from tests.games.galaktiko.records import KEPT, SHELF
from tests.games.kept import Kept

NAMES = [kept.name for kept in KEPT]


def test_every_record_in_the_folder_is_kept_for_something() -> None:
    assert sorted(path.stem for path in SHELF.folder.glob("*.json")) == sorted(NAMES)


def test_every_number_of_players_and_every_option_has_a_record() -> None:
    assert {kept.seats for kept in KEPT if not kept.options} == {2, 3, 4, 5, 6}
    assert {kept.options[0] for kept in KEPT if len(kept.options) == 1} == {option.name for option in OPTIONS}


@pytest.mark.parametrize("name", NAMES)
def test_a_record_ends_in_the_position_and_with_the_scores_it_names(name: str) -> None:
    record = SHELF.load(name)
    match = SHELF.replay(name)
    assert match.is_over
    assert fingerprint(match.state) == record.final
    assert tuple(result.score for result in GAME.outcome(match.state).results) == record.scores
    assert write_record(match.record()) == (SHELF.folder / f"{name}.json").read_bytes()


@pytest.mark.parametrize("name", NAMES)
def test_components_are_conserved_all_through_a_record(name: str) -> None:
    for match in retrace(SHELF.replay(name)):
        assert GAME.components(match.state) == GAME.components(GAME.lay_out(match.seats, match.options))


@pytest.mark.parametrize("kept", KEPT, ids=[f"{kept.rule}-{kept.name}" for kept in KEPT])
def test_a_record_shows_what_it_is_kept_for(kept: Kept) -> None:
    match = SHELF.replay(kept.name)
    assert match.seats == kept.seats
    assert match.options == GAME.about.complete(SHELF.options_of(kept))
    assert kept.shows(match)


def test_gk_e3_decided_a_shared_win_is_worth_half_to_each_of_two() -> None:
    assert GAME.returns(SHELF.replay("shared-win").state) == [0.5, 0.5]


def test_a_game_with_moves_taken_back_has_as_many_steps_as_were_left() -> None:
    record = SHELF.load("taken-back")
    taken_back = [int(text.split()[1]) for _, text in record.steps if text.startswith("undo")]
    assert sum(taken_back) > 10
    assert len(SHELF.replay("taken-back").steps) == len(record.steps) - len(taken_back) - sum(taken_back)
