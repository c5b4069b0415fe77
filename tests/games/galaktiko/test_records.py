"""Whole games, replayed: what only this game's records show."""

from kosmodrom.games.galaktiko.options import OPTIONS
from tests.games.galaktiko.positions import GAME
from tests.games.galaktiko.records import KEPT, SHELF


def test_every_number_of_players_and_every_option_has_a_record() -> None:
    assert {kept.seats for kept in KEPT if not kept.options} == {2, 3, 4, 5, 6}
    assert {kept.options[0] for kept in KEPT if len(kept.options) == 1} == {option.name for option in OPTIONS}


def test_gk_e3_decided_a_shared_win_is_worth_half_to_each_of_two() -> None:
    assert GAME.returns(SHELF.replay("shared-win").state) == [0.5, 0.5]


def test_a_game_with_moves_taken_back_has_as_many_steps_as_were_left() -> None:
    record = SHELF.load("taken-back")
    taken_back = [int(text.split()[1]) for _, text in record.steps if text.startswith("undo")]
    assert sum(taken_back) > 10
    assert len(SHELF.replay("taken-back").steps) == len(record.steps) - len(taken_back) - sum(taken_back)
