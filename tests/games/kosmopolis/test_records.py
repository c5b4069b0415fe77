"""Whole games, replayed: what only this game's records show."""

import pytest

from kosmodrom.games.kosmopolis import events
from tests.games.kosmopolis.positions import GAME
from tests.games.kosmopolis.records import SHELF, happened


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
