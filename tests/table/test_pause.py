"""A pause: all agree on it, any one ends it, and nothing happens in between."""

import pytest

from kosmodrom.core.game import Game
from kosmodrom.table.commands import ComeBack, Play, Propose, Resign, Resume, Say, Undo, Vote
from kosmodrom.table.decisions import play
from kosmodrom.table.facts import Proposed, Voted
from kosmodrom.table.refused import Refused
from kosmodrom.table.settings import Pace, PaceKind
from kosmodrom.table.status import Status
from tests.table.party import SECOND, Party, started


def paused(game: Game, pace: Pace | None = None) -> Party:
    party = started(game, "Ada", "Bo", bots=1, pace=pace)
    party.do("Ada", Propose("pause"))
    party.do("Bo", Vote(True))
    return party


def test_a_pause_needs_all_people(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo", "Cy", bots=1)
    assert party.do("Ada", Propose("pause")) == Proposed(0, "pause")
    assert party.do("Bo", Vote(True)) == Voted(1, True)
    assert not party.board().is_paused
    assert party.do("Cy", Vote(True)) == Voted(2, True, carried=True)
    board = party.board("Ada")
    assert (board.is_paused, board.proposal, board.question, board.moves) == (True, None, 0, [])
    assert board.ask == "The game is paused. Anyone at the table can resume it."
    assert party.lines()[-4:] == ["Ada asks for a pause.", "Bo agrees.", "Cy agrees.", "The game is paused."]


def test_a_pause_may_be_declined(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    party.do("Ada", Propose("pause"))
    party.do("Bo", Vote(False))
    assert not party.board().is_paused


def test_a_proposed_pause_survives_a_move(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    party.do("Ada", Propose("pause"))
    party.play("Ada", party.moves(0)[0])
    party.do("Bo", Vote(True))
    assert party.board().is_paused


def test_nothing_is_played_meanwhile(kosmopolis: Game) -> None:
    party = paused(kosmopolis)
    table = party.table
    question = table.questions[0]
    assert party.refusal("Ada", Play(question, (party.moves(0)[0],))) == "paused"
    assert party.refusal("Ada", Undo()) == party.refusal("Ada", Propose("undo")) == "paused"
    assert party.refusal("Ada", Vote(False)) == "paused"
    assert (table.bots_to_move, table.wake) == ([], None)
    with pytest.raises(Refused, match="paused"):
        play(table, 2, table.questions[2], (party.moves(2)[0],), is_bot=True)
    party.do("Bo", Say("back at nine"))


@pytest.mark.parametrize("who", ["Ada", "Bo"])
def test_any_one_resumes_and_the_questions_stand_as_they_did(kosmopolis: Game, who: str) -> None:
    party = started(kosmopolis, "Ada", "Bo", bots=1)
    answer = party.answer("Ada", party.moves(0)[0])
    party.do("Ada", Propose("pause"))
    party.do("Bo", Vote(True))
    party.do(who, Resume())
    assert party.lines()[-1] == f"{who} resumed the game."
    assert party.table.bots_to_move == [2]
    party.do("Ada", answer)


def test_who_may_not_resume(kosmopolis: Game) -> None:
    party = paused(kosmopolis)
    assert party.refusal("Cy", Resume()) == "no-seat"
    party.do("Bo", Resign())
    assert party.refusal("Bo", Resume()) == "resigned"
    party.do("Ada", Resume())
    assert party.refusal("Ada", Resume()) == "not-paused"


def test_when_all_give_up_in_a_pause_the_game_is_over(kosmopolis: Game) -> None:
    party = paused(kosmopolis)
    party.do("Bo", Resign())
    party.do("Ada", Resign())
    assert (party.table.status, party.table.is_paused) == (Status.OVER, False)


@pytest.mark.parametrize("kind", ["live", "days", "away"])
def test_clocks_stand_in_a_pause(kosmopolis: Game, kind: PaceKind) -> None:
    party = paused(kosmopolis, Pace(kind=kind, seconds=100))
    assert [party.table.deadline(seat) for seat in range(3)] == [None, None, None]
    party.do("Ada", Resume(), after=1_000_000 * SECOND)
    deadline = party.table.deadline(0)
    assert deadline is not None
    spent = 2 * SECOND if kind == "live" else 0
    assert deadline - party.now == (2 * 86_400 if kind == "days" else 100) * SECOND - spent


def test_who_was_away_comes_back_into_the_pause(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo", "Cy")
    party.stand_in("Cy")
    party.do("Ada", Propose("pause"))
    party.do("Bo", Vote(True))
    party.do("Cy", ComeBack())
    assert party.table.deadline(2) is None
    party.do("Cy", Resume())
    assert not party.board().is_paused
