"""Giving up, and how a game is counted in which somebody did."""

import pytest

from kosmodrom.core.game import Game
from kosmodrom.core.outcome import ScoreLine, rank
from kosmodrom.table.commands import ComeBack, Play, Propose, Resign, Say, Undo, Vote
from kosmodrom.table.ending import ending
from kosmodrom.table.status import Status
from tests.table.party import started


def test_of_two_the_other_wins_at_once(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    party.do("Ada", Resign())
    board = party.board("Ada")
    assert board.status == Status.OVER
    assert board.ending is not None
    assert (board.ending.why, board.ending.places, board.ending.winners, board.ending.resigned) == (
        "resigned",
        (2, 1),
        (1,),
        (0,),
    )
    told = {who: party.board(who).ask for who in ("Ada", "Bo", None)}
    assert told == {
        "Ada": "You resigned; the game is over.",
        "Bo": "Ada resigned; the game is over.",
        None: "Ada resigned; the game is over.",
    }
    assert (board.lines[-1].text, party.asked(), party.table.wake) == ("You resigned.", [], None)
    assert board.chance.secret == party.table.secret
    assert party.refusal("Bo", Resign()) == "KD-1"


def test_of_three_a_bot_plays_on(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo", "Cy")
    question = party.board("Bo").question
    party.do("Bo", Resign())
    board = party.board("Bo")
    assert (board.status, board.seats[1].is_resigned, board.question) == (Status.PLAYING, True, 0)
    assert party.table.bots_to_move == [1]
    for command in (Play(question, (party.moves(1)[0],)), Undo(), Propose("pause"), Vote(True), Resign(), ComeBack()):
        assert party.refusal("Bo", command) == "resigned"
    party.do("Bo", Say("good luck"))
    party.finish()
    found = party.board().ending
    assert found is not None
    assert (found.why, found.places[1], found.resigned) == ("played", 3, (1,))
    assert 1 not in found.winners


def test_when_two_of_three_give_up_the_third_wins(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo", "Cy")
    party.do("Ada", Resign())
    party.do("Cy", Resign())
    found = party.board().ending
    assert found is not None
    assert (found.places[1], found.winners, found.resigned) == (1, (1,), (0, 2))


def test_bots_do_not_play_on_among_themselves(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo", bots=2)
    party.do("Ada", Resign())
    assert party.table.status == Status.PLAYING
    party.do("Bo", Resign())
    found = party.board().ending
    assert found is not None
    assert (party.table.status, found.why) == (Status.OVER, "resigned")
    assert set(found.winners) <= {2, 3} and found.winners


def test_who_is_stood_in_for_may_still_give_up(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo", "Cy")
    party.stand_in("Bo")
    party.do("Bo", Resign())
    assert party.refusal("Bo", ComeBack()) == "resigned"


POINTS = {"a lot": 50, "some": 20, "few": 3}


@pytest.mark.parametrize(
    ("points", "resigned", "places", "winners"),
    [
        (("a lot", "some", "few"), (), (1, 2, 3), (0,)),
        (("a lot", "some", "few"), (0,), (3, 1, 2), (1,)),
        (("a lot", "some", "some"), (0,), (3, 1, 1), (1, 2)),
        (("a lot", "some", "few"), (0, 1), (2, 3, 1), (2,)),
        (("a lot", "a lot", "few"), (0, 1), (2, 2, 1), (2,)),
        (("a lot", "some"), (0, 1), (1, 2), ()),
    ],
)
def test_who_gave_up_is_placed_last_and_never_wins(
    points: tuple[str, ...], resigned: tuple[int, ...], places: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    outcome = rank([((ScoreLine("score", POINTS[score]),), ()) for score in points])
    found = ending("played", outcome, resigned)
    assert (found.places, found.winners, found.results) == (places, winners, outcome.results)


@pytest.mark.parametrize(
    ("is_lost", "resigned", "stood_in", "winners"),
    [(False, (), (), (0,)), (True, (), (), ()), (False, (0,), (), ()), (True, (0,), (), ()), (False, (), (0,), ())],
)
def test_a_lone_player_wins_what_they_finished_and_did_not_lose(
    is_lost: bool, resigned: tuple[int, ...], stood_in: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    outcome = rank([((ScoreLine("score", -3),), ())], is_lost)
    found = ending("played", outcome, resigned, stood_in)
    assert (found.places, found.winners) == ((1,), winners)
