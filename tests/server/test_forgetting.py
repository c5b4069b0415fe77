"""A player deletes his data, and the others play on."""

import asyncio

import pytest

from kosmodrom.server.routes.blocks import Block
from kosmodrom.server.routes.invites import Invitation
from kosmodrom.server.routes.me import PersonalLink
from kosmodrom.server.routes.records import Rematch
from kosmodrom.server.routes.tables import TableRow
from kosmodrom.table.board import Board
from kosmodrom.table.commands import Close, Play, Say
from kosmodrom.table.status import Status
from tests.server.guests import Guest, GuestServer, finished_pair, playing_pair, problem, read, seated_pair

GONE = "a player who left"


def forget(guest: Guest) -> None:
    response = guest.send("DELETE", "/api/me")
    assert response.status_code == 204, response.text


def test_nobody_is_he_any_more(server: GuestServer) -> None:
    bo = server.guest("Bo")
    program, key = bo.program(), read(bo.post("/api/me/link"), PersonalLink).key
    thief = server.nobody()
    thief.browser.cookies.update(dict(bo.browser.cookies))
    forget(bo)
    assert not bo.browser.cookies
    for guest in (bo, thief):
        assert guest.get("/api/me").status_code == 204
    assert problem(program.get("/api/me")) == "401 who-are-you"
    assert problem(server.nobody().post("/api/me/claim", {"key": key})) == "404 not-found"


def test_his_name_and_words_are_gone_and_a_bot_plays_on(server: GuestServer) -> None:
    host, other, table = playing_pair(server)
    other.do(table, Say("my secret"))
    with host.socket(table) as socket, other.socket(table) as his:
        socket.greet()
        his.greet()
        forget(other)
        while (board := socket.next(Board)).seats[1].name != GONE or board.lines_after != 0:
            pass
        with pytest.raises(Exception, match="4401"):
            while True:
                his.receive()
    whole = host.get(f"/api/tables/{table}").text
    assert "Bo" not in whole and "my secret" not in whole
    assert host.board(table).seats[1].is_stood_in
    for _ in range(6):
        board = host.board(table)
        while not board.question:
            board = host.board(table, after=board.seq, wait=20)
        host.do(table, Play(board.question, (board.moves[0].move,)))
    assert host.board(table).step >= 6
    assert problem(other.get(f"/api/tables/{table}")) == "404 not-found"


def test_what_is_stored_has_neither_name_nor_words(server: GuestServer) -> None:
    host, other, table = playing_pair(server)
    other.do(table, Say("my secret"))
    forget(other)
    found = asyncio.run_coroutine_threadsafe(server.services.store.log.entries(table), server.loop).result()
    assert not any(b"my secret" in entry.body or b"Bo" in entry.body for entry in found)
    assert host.board(table).status == Status.PLAYING


def test_another_is_host_of_his_game_and_he_leaves_tables_that_gather(server: GuestServer) -> None:
    host, other, table = playing_pair(server)
    gathering = host.open("me", "open", is_public=True)
    _, third, shared = seated_pair(server)
    assert third.browser is not host.browser
    code = host.invite(host.open())
    forget(host)
    assert other.board(table).is_host
    other.do(table, Close())
    assert server.nobody().board(gathering).status == Status.CLOSED
    assert read(server.nobody().get(f"/api/invites/{code}"), Invitation).status == Status.CLOSED
    assert third.board(shared).status == Status.GATHERING
    assert gathering not in [row.table for row in read(other.get("/api/tables"), list[TableRow])]


def test_a_host_who_goes_before_the_game_leaves_the_table_to_the_others(server: GuestServer) -> None:
    host, other, table = seated_pair(server)
    forget(host)
    board = other.board(table)
    assert board.is_host and [seat.kind for seat in board.seats] == ["open", "person"]


def test_finished_games_stay_without_his_name(server: GuestServer) -> None:
    host, other, table = finished_pair(server)
    host.post("/api/me/blocks", {"table": table, "seat": 1})
    forget(other)
    assert [seat.name for seat in host.board(table).seats] == ["Ada", GONE]
    assert read(host.get("/api/me/tables", state="finished"), list[TableRow])[0].names == ["Ada"]
    assert '"Bo"' not in host.get(f"/api/tables/{table}/record").text
    assert read(host.get("/api/me/blocks"), list[Block]) == []
    again = read(host.post(f"/api/tables/{table}/rematch"), Rematch).table
    assert [seat.is_kept for seat in host.board(again).seats] == [False, False], "nobody can come for it"
