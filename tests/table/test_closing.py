"""A game that was begun is closed by its people together; afterwards its secret is shown."""

import pytest

from kosmodrom.core.game import Game
from kosmodrom.table.commands import Close, ComeBack, Propose, Resign, Say, Vote
from kosmodrom.table.facts import Closed, Proposed, Voted
from kosmodrom.table.status import Status
from tests.table.party import Party, started


def test_all_people_agree_to_close_a_game(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo", "Cy", bots=1)
    assert party.do("Bo", Propose("close")) == Proposed(1, "close")
    proposal = party.board("Cy").proposal
    assert proposal is not None
    assert (proposal.what, proposal.you_owe) == ("close", True)
    party.do("Ada", Vote(True))
    assert party.table.status == Status.PLAYING
    assert party.do("Cy", Vote(True)) == Voted(2, True, carried=True)
    board = party.board("Ada")
    assert (board.status, board.question, board.proposal) == (Status.CLOSED, 0, None)
    assert party.lines()[-4:] == [
        "Bo asks to close the game.",
        "Ada agrees.",
        "Cy agrees.",
        "All agreed: the game is closed.",
    ]
    assert party.table.wake is None
    assert party.refusal("Ada", Say("bye")) == "closed"


def test_one_who_declines_keeps_the_game_open(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    party.do("Ada", Propose("close"))
    party.do("Bo", Vote(False))
    assert party.table.status == Status.PLAYING


def test_a_proposal_to_close_survives_a_move_and_asks_whoever_comes_back(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo", "Cy")
    party.stand_in("Cy")
    party.do("Ada", Propose("close"))
    party.play("Ada", party.moves(0)[0])
    party.do("Cy", ComeBack())
    party.do("Bo", Vote(True))
    assert party.board().status == Status.PLAYING
    party.do("Cy", Vote(True))
    assert party.board().status == Status.CLOSED


def test_nobody_proposes_to_close_a_game_if_nobody_can_answer(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    party.stand_in("Bo")
    assert party.refusal("Ada", Propose("close")) == "close-alone"


@pytest.mark.parametrize(("how", "others"), [("here", [1]), ("away", [1]), ("resigned", []), ("gone", [])])
def test_whose_game_it_is_beside_ones_own(kosmopolis: Game, how: str, others: list[int]) -> None:
    party = started(kosmopolis, "Ada", "Bo", bots=1)
    if how == "resigned":
        party.do("Bo", Resign())
    elif how != "here":
        party.stand_in("Bo", "gone" if how == "gone" else "away")
    assert party.table.others(party.table.host) == others


def closed(game: Game) -> Party:
    party = started(game, "Ada", "Bo")
    party.play("Ada", party.moves(0)[0])
    party.do("Ada", Propose("close"))
    party.do("Bo", Vote(True))
    return party


def test_the_secret_of_a_closed_game_is_shown(kosmopolis: Game) -> None:
    running = started(kosmopolis, "Ada", "Bo")
    assert running.board("Ada").chance.secret is None
    party = closed(kosmopolis)
    for again in (party, party.replayed()):
        assert again.table.is_finished
        assert again.board("Bo").chance.secret == party.table.secret
    expired = started(kosmopolis, "Ada", "Bo")
    expired.happen(Closed("expired"))
    assert expired.board("Bo").chance.secret == expired.table.secret


def test_of_a_table_that_is_closed_before_its_game_nothing_is_shown(kosmopolis: Game) -> None:
    party = Party(kosmopolis, started(kosmopolis, "Ada", "Bo").table.settings)
    party.do("Ada", Close())
    assert not party.table.is_finished
    assert party.board("Ada").chance.secret is None
