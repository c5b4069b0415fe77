"""Several people at one device: a cookie of his own for each, chosen by `?as=`."""

from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from kosmodrom.server.config import Limits
from kosmodrom.server.routes.me import Me, PersonalLink
from kosmodrom.table.commands import Start
from tests.server.guests import Guest, GuestServer, fresh_id, open_server, problem, read

TABLE = {"game": "kosmopolis", "seats": ["me", "open"]}


def device(server: GuestServer) -> Guest:
    """A browser at which Ada sits, and Bo beside her."""
    browser = server.guest("Ada")
    assert read(browser.post("/api/me?as=1", {"name": "Bo"}), Me, 201).name == "Bo"
    return browser


def test_each_has_a_cookie_of_his_own(server: GuestServer) -> None:
    browser = server.guest("Ada")
    response = browser.post("/api/me?as=2", {"name": "Cy"})
    assert response.headers["set-cookie"].startswith("kosmodrom-2=kc_")
    assert {"httponly", "samesite=lax"} <= set(response.headers["set-cookie"].lower().split("; "))
    assert read(browser.get("/api/me"), Me).name == "Ada"
    assert read(browser.get("/api/me", **{"as": 2}), Me).name == "Cy"
    assert browser.get("/api/me", **{"as": 1}).status_code == 204
    assert read(browser.post("/api/me?as=2", {"name": "Di"}), Me, 200).name == "Cy", "who has a name keeps it"


def test_under_tls_further_cookies_are_bound_to_the_host_too(tmp_path: Path) -> None:
    with open_server(tmp_path, public_url="https://play.example.org") as server:
        cookie = server.nobody().post("/api/me?as=7", {"name": "Ada"}).headers["set-cookie"]
    assert cookie.startswith("__Host-kosmodrom-7=kc_")
    assert "secure" in cookie.lower().split("; ")


def test_they_play_at_one_table_and_see_each_his_own(server: GuestServer) -> None:
    browser = device(server)
    table = browser.open("me", "open")
    joined = browser.post(f"/api/invites/{browser.invite(table)}?as=1", {"id": fresh_id()})
    assert joined.status_code == 200
    browser.do(table, Start())
    ada, bo = browser.board(table), browser.board(table, **{"as": 1})
    assert (ada.you, bo.you) == (0, 1)
    assert ada.view != bo.view and ada.moves != bo.moves
    with browser.socket(table, **{"as": 1}) as socket:
        board = socket.greet()
        assert (board.you, board.moves) == (1, bo.moves)
    move = {
        "type": "do",
        "id": fresh_id(),
        "command": {"type": "play", "question": bo.question, "moves": [bo.moves[0].move]},
    }
    assert browser.post(f"/api/tables/{table}/commands?as=1", move).status_code == 200
    assert browser.board(table, **{"as": 1}).since == 1
    assert browser.board(table).since == 0


def test_signing_out_and_forgetting_end_one_of_them(server: GuestServer) -> None:
    browser = device(server)
    gone = browser.post("/api/me/sign-out?as=1")
    assert gone.status_code == 204 and gone.headers["set-cookie"].startswith("kosmodrom-1=")
    assert browser.get("/api/me", **{"as": 1}).status_code == 204
    assert read(browser.get("/api/me"), Me).name == "Ada"
    browser.post("/api/me?as=1", {"name": "Cy"})
    assert browser.send("DELETE", "/api/me?as=1").status_code == 204
    assert browser.get("/api/me", **{"as": 1}).status_code == 204
    assert read(browser.get("/api/me"), Me).name == "Ada"


def test_a_personal_link_is_claimed_by_the_one_who_asks(server: GuestServer) -> None:
    key = read(server.guest("Cy").post("/api/me/link"), PersonalLink).key
    browser = server.guest("Ada")
    assert read(browser.post("/api/me/claim?as=3", {"key": key}), Me).name == "Cy"
    assert read(browser.get("/api/me", **{"as": 3}), Me).name == "Cy"
    assert read(browser.get("/api/me"), Me).name == "Ada"


@pytest.mark.parametrize("query", ["as=0", "as=8", "as=-1", "as=", "as=one", "as=1&as=2", "as=01", "as=1.0", "as=²"])
def test_other_numbers_are_refused(server: GuestServer, query: str) -> None:
    browser = device(server)
    assert problem(browser.get(f"/api/me?{query}")) == "400 bad-request"
    assert problem(browser.post(f"/api/me?{query}", {"name": "Cy"})) == "400 bad-request"
    assert problem(browser.get(f"/api/games?{query}")) == "400 bad-request"


def test_a_socket_takes_another_number_for_nobody(server: GuestServer) -> None:
    browser = device(server)
    private, public = browser.open("me", "open"), browser.open("me", "open", is_public=True)
    with pytest.raises(InvalidStatus), browser.socket(private, **{"as": 8}):
        pass
    with browser.socket(public, **{"as": 8}) as socket:
        assert socket.greet().you == -1


def test_a_token_is_who_it_is(server: GuestServer) -> None:
    browser = device(server)
    program = browser.program()
    program.browser.cookies.update(browser.browser.cookies)
    assert read(program.get("/api/me", **{"as": 1}), Me).name == "Ada"


def test_further_people_are_new_guests_of_their_address(tmp_path: Path) -> None:
    with open_server(tmp_path, limits=Limits(new_guests=2)) as server:
        browser = device(server)
        assert problem(browser.post("/api/me?as=2", {"name": "Cy"})) == "429 too-fast"
