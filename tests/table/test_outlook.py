"""What a seat may do is worked out once a position, not once a board."""

from collections import Counter

import msgspec
import pytest

from kosmodrom.core.game import Game
from kosmodrom.core.match import Match
from kosmodrom.core.rng import FastRng
from kosmodrom.games import NAMES, find
from kosmodrom.table import commands
from kosmodrom.table.board import Reader, Surroundings, make_board
from tests.table.party import IDS, started
from tests.table.party import NAMES as PEOPLE


@pytest.fixture
def tried(monkeypatch: pytest.MonkeyPatch) -> "Counter[str]":
    """Counts how often a match is copied, or a move is tried on a copy of its position."""
    counter: Counter[str] = Counter()
    fork, is_final = Match.fork, Match.is_final

    def counted_fork(match: Match) -> Match:
        counter["fork"] += 1
        return fork(match)

    def counted_is_final(match: Match, seat: int, move: int) -> bool:
        counter["is_final"] += 1
        return is_final(match, seat, move)

    monkeypatch.setattr(Match, "fork", counted_fork)
    monkeypatch.setattr(Match, "is_final", counted_is_final)
    return counter


@pytest.mark.parametrize("name", NAMES)
def test_talk_presence_and_a_proposed_pause_try_no_moves(name: str, tried: "Counter[str]") -> None:
    party = started(find(name), "Ada", "Bo")
    readers = [Reader(IDS["Ada"], "en"), Reader(IDS["Bo"], "ru"), Reader(None, "en")]
    first = [make_board(party.table, reader, Surroundings(PEOPLE)) for reader in readers]
    assert tried["is_final"] == sum(len(board.moves) for board in first) > 0
    tried.clear()
    party.do("Ada", commands.Say("Hello"))
    party.do("Bo", commands.Propose("pause"))
    for present in (frozenset({0}), frozenset({0, 1})):
        boards = [make_board(party.table, reader, Surroundings(PEOPLE, present)) for reader in readers]
        assert [(board.moves, board.preview) for board in boards] == [(board.moves, board.preview) for board in first]
    assert not tried


def test_after_a_move_and_after_an_undo_everything_is_worked_out_anew(kosmopolis: Game, tried: "Counter[str]") -> None:
    party = started(kosmopolis, "Ada", "Bo")
    before = party.board("Ada")
    party.play("Ada", party.moves(0)[0])
    tried.clear()
    party.do("Ada", commands.Undo())
    after = party.board("Ada")
    assert tried["is_final"] == len(after.moves) and after.moves == before.moves and after.preview == before.preview


@pytest.mark.parametrize("name", NAMES)
def test_a_move_is_final_if_a_step_is_that_follows_from_it(name: str) -> None:
    party = started(find(name), "Ada", "Bo", seed=3)
    kinds = set()
    while party.asked() and len(party.match.steps) < 60:
        seat = party.asked()[0]
        for move, is_final in party.table.outlook.moves(seat):
            trial = party.match.fork()
            steps = (trial.play(seat, move), *trial.play_only_moves())
            assert is_final == any(step.is_final for step in steps)
            kinds.add(is_final)
        party.go_on(seat, party.moves(seat)[-1])
    assert kinds == {True, False}


@pytest.mark.parametrize("name", [name for name in NAMES if find(name).about.is_open])
def test_in_an_open_game_all_are_sent_one_view_with_their_own_seat(name: str) -> None:
    party = started(find(name), "Ada", "Bo")
    outlook = party.table.outlook
    for seat in (-1, 0, 1):
        assert bytes(outlook.written_view(seat)) == msgspec.json.encode(party.table.game.view(party.match.state, seat))
        assert outlook.view(seat) == party.table.game.view(party.match.state, seat)


def test_another_position_put_into_a_match_is_seen(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    before = party.board("Ada")
    party.match.state = kosmopolis.determinize(party.match.state, 1, FastRng(1))
    assert party.board("Ada").view != before.view
