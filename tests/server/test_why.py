"""Why a move can't be made now, asked over the socket."""

import pytest

from kosmodrom.server.messages import AskWhy, Why
from kosmodrom.table.commands import Propose, Resign, Vote
from tests.server.guests import Guest, GuestServer, fresh_id, playing_pair, seated_pair


def why(guest: Guest, table: str, move: str, language: str = "en") -> tuple[str, str]:
    """The rule and the words that somebody is answered with; it is seen to that nothing has changed."""
    with guest.socket(table, language=language) as socket:
        before = socket.greet()
        message = AskWhy(fresh_id(), move)
        socket.send(message)
        found = socket.next(Why)
        assert (found.id, found.move) == (message.id, move)
    assert guest.board(table).seq == before.seq
    return found.rule, found.words


def test_a_move_that_can_be_made_has_nothing_against_it(server: GuestServer) -> None:
    host, _, table = playing_pair(server)
    assert why(host, table, host.board(table).moves[0].move) == ("", "")


@pytest.mark.parametrize(("move", "rule"), [("city b2", "KD-3"), ("dance", "KD-4"), ("", "KD-4")])
def test_a_rule_is_named_in_the_readers_words(server: GuestServer, move: str, rule: str) -> None:
    host, _, table = playing_pair(server)
    (found, english), (_, russian) = why(host, table, move), why(host, table, move, "ru")
    assert found == rule
    assert english and russian and english != russian


def test_a_rule_of_the_game_is_named(server: GuestServer) -> None:
    host, other, table = playing_pair(server)
    mine = {found.move for found in host.board(table).moves}
    theirs = next(found.move for found in other.board(table).moves if found.move not in mine)
    assert why(host, table, theirs)[0] == "KP-D2"


def test_the_table_says_what_is_in_the_way(server: GuestServer) -> None:
    host, other, table = seated_pair(server, is_public=True)
    assert why(host, table, "keep b2")[0] == "not-started"
    host, other, table = playing_pair(server, is_public=True)
    move = host.board(table).moves[0].move
    for stranger in (server.guest("Cy"), server.nobody()):
        assert why(stranger, table, move)[0] == "no-seat"
    host.play(table)
    host.play(table)
    assert why(host, table, move)[0] == "KD-2"
    other.do(table, Propose("pause"))
    host.do(table, Vote(True))
    assert why(other, table, move)[0] == "paused"
    host, other, table = playing_pair(server)
    other.do(table, Resign())
    assert why(host, table, move)[0] == "KD-1"
