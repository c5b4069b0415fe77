"""Whole games, replayed: they end as they once did, on every build, and show what they are kept for."""

import pytest

from kosmodrom.core.match import Match
from kosmodrom.core.record import fingerprint, write_record
from kosmodrom.games.kosmopolis import events
from tests.games.kept import Kept
from tests.games.kosmopolis.positions import GAME
from tests.games.kosmopolis.records import KEPT, SHELF, happened

NAMES = [kept.name for kept in KEPT]


def test_every_record_in_the_folder_is_kept_for_something() -> None:
    assert sorted(path.stem for path in SHELF.folder.glob("*.json")) == sorted(NAMES)


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
    record = SHELF.load(name)
    match = Match(GAME, record.seats, record.chance)
    components = GAME.components(match.state)
    for step in SHELF.replay(name).steps:
        match.play(step.seat, step.move)
        assert GAME.components(match.state) == components


@pytest.mark.parametrize("kept", KEPT, ids=[f"{kept.rule}-{kept.name}" for kept in KEPT])
def test_a_record_shows_what_it_is_kept_for(kept: Kept) -> None:
    match = SHELF.replay(kept.name)
    assert match.seats == kept.seats
    assert kept.shows(match)


@pytest.mark.parametrize(
    ("name", "draws"),
    [
        ("short-deal-of-four", range(12, 16)),
        ("short-deal-of-three", range(16, 19)),
        ("short-deal-of-five", range(18, 19)),
    ],
)
def test_example_5_kp_d3_a_short_deal_comes_after_so_many_scholar_draws(name: str, draws: range) -> None:
    told = [event.kind for event in happened(SHELF.replay(name))]
    last_deal = max(number for number, kind in enumerate(told) if kind == events.DEAL)
    assert told[:last_deal].count(events.DRAWN) in draws


def test_kp_e1_decided_a_shared_win_is_worth_half_to_each_of_two() -> None:
    assert GAME.returns(SHELF.replay("shared-win").state) == [0.5, 0.5]


def test_a_game_with_moves_taken_back_has_as_many_steps_as_were_left() -> None:
    record = SHELF.load("taken-back")
    taken_back = [int(text.split()[1]) for _, text in record.steps if text.startswith("undo")]
    assert sum(taken_back) > 10
    assert len(SHELF.replay("taken-back").steps) == len(record.steps) - len(taken_back) - sum(taken_back)
