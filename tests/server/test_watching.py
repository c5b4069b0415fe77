"""Looking on: at public games by anybody, at private ones by a link that people at the table hand out."""

import pytest
from websockets.exceptions import InvalidStatus

from kosmodrom.server.routes.watching import WatchLink
from kosmodrom.table.board import Board
from kosmodrom.table.commands import Resign, Say, Sit, Start
from tests.server.guests import GuestServer, fresh_id, playing_pair, problem, read, seated_pair


def code_of(link: str) -> str:
    return link.partition("?watch=")[2]


def test_a_private_game_is_watched_by_its_link_and_by_nothing_else(server: GuestServer) -> None:
    host, other, table = playing_pair(server)
    link = read(other.get(f"/api/tables/{table}/watch"), WatchLink).link
    assert link == read(host.get(f"/api/tables/{table}/watch"), WatchLink).link
    code = code_of(link)
    assert link.endswith(f"/t/{table}?watch={code}") and len(code) == 26
    for guest in (server.nobody(), server.guest("Cy")):
        board = guest.board(table, watch=code)
        assert (board.you, board.question, board.moves, board.preview) == (-1, 0, [], None)
        assert b'"own":null' in guest.get(f"/api/tables/{table}", watch=code).content
        for wrong in ("", code[:-1], code[:-1] + ("2" if code[-1] != "2" else "3"), "я" * 26):
            assert problem(guest.get(f"/api/tables/{table}", watch=wrong)) == "404 not-found"
        with pytest.raises(InvalidStatus), guest.socket(table):
            pass
        with guest.socket(table, watch=code) as socket:
            assert socket.greet().you == -1


def test_a_watch_link_is_of_one_table(server: GuestServer) -> None:
    host, _, table = playing_pair(server)
    _, _, another = playing_pair(server)
    code = code_of(read(host.get(f"/api/tables/{table}/watch"), WatchLink).link)
    assert problem(server.nobody().get(f"/api/tables/{another}", watch=code)) == "404 not-found"


def test_who_looks_on_can_do_nothing_and_reads_no_private_chat(server: GuestServer) -> None:
    host, _, table = playing_pair(server)
    host.do(table, Say("between us"))
    code = code_of(read(host.get(f"/api/tables/{table}/watch"), WatchLink).link)
    guest = server.guest("Cy")
    assert "between us" not in guest.get(f"/api/tables/{table}", watch=code).text
    assert "between us" not in guest.get(f"/api/tables/{table}/lines", watch=code).text
    assert problem(guest.send("POST", f"/api/tables/{table}/commands?watch={code}", _do())) == "404 not-found"
    with guest.socket(table, watch=code) as socket:
        socket.greet()
        assert socket.ask(Sit()) is not None
        reply = socket.ask(Say("hello"))
        assert getattr(reply, "reason", "") == "no-seat"
    assert problem(guest.get(f"/api/tables/{table}/watch")) == "404 not-found"


def _do() -> dict[str, object]:
    return {"type": "do", "id": fresh_id(), "command": {"type": "say", "text": "hello"}}


def test_people_at_the_table_see_that_somebody_looks_on(server: GuestServer) -> None:
    host, _, table = playing_pair(server)
    code = code_of(read(host.get(f"/api/tables/{table}/watch"), WatchLink).link)
    with host.socket(table) as socket:
        assert socket.greet().watchers == 0
        with server.nobody().socket(table, watch=code) as watcher:
            watcher.greet()
            while socket.next(Board).watchers != 1:
                pass
        while socket.next(Board).watchers != 0:
            pass


def test_whoever_has_several_pages_open_is_one_who_looks_on(server: GuestServer) -> None:
    _, _, table = playing_pair(server, is_public=True)
    guest = server.guest("Cy")
    with guest.socket(table) as one, guest.socket(table) as other, server.nobody().socket(table) as third:
        one.greet()
        other.greet()
        assert third.greet().watchers == 2


def test_a_watched_game_that_is_over_is_seen_to_its_end(server: GuestServer) -> None:
    host, _, table = playing_pair(server)
    code = code_of(read(host.get(f"/api/tables/{table}/watch"), WatchLink).link)
    host.do(table, Resign())
    guest = server.nobody()
    for path in ("", "/lines", "/scores", "/record", "/chance", "/at/0"):
        assert problem(guest.get(f"/api/tables/{table}{path}")) == "404 not-found"
        assert guest.get(f"/api/tables/{table}{path}", watch=code).status_code == 200


def test_a_table_that_gathers_has_no_watch_link(server: GuestServer) -> None:
    host, _, table = seated_pair(server)
    assert problem(host.get(f"/api/tables/{table}/watch")) == "409 not-started"


def test_a_public_table_is_watched_at_its_address(server: GuestServer) -> None:
    host, _, table = playing_pair(server, is_public=True)
    assert read(host.get(f"/api/tables/{table}/watch"), WatchLink).link.endswith(f"/t/{table}")


def test_nobody_looks_on_at_a_daily_deal(server: GuestServer) -> None:
    host = server.guest()
    table = host.post("/api/solo/space_bureau/deals/today/try").json()["table"]
    assert problem(host.get(f"/api/tables/{table}/watch")) == "409 deal-unwatched"


def test_a_lone_game_against_bots_can_be_watched(server: GuestServer) -> None:
    host = server.guest()
    table = host.open("me", "random")
    host.do(table, Start())
    code = code_of(read(host.get(f"/api/tables/{table}/watch"), WatchLink).link)
    assert server.nobody().board(table, watch=code).you == -1
