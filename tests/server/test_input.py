"""Bad input: one clear answer, nothing lost, nothing shown that shouldn't be."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from kosmodrom.server.messages import Ping, Pong, Refusal, Trouble
from kosmodrom.server.problem import Problem
from tests.server.guests import ROOMY, GuestServer, fresh_id, open_server, playing_pair, problem


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("A", "name-length"),
        ("x" * 25, "name-length"),
        ("", "name-length"),
        ("   ", "name-length"),
        ("Ada\u0000", "name-hidden"),
        ("Ada\nBo", "name-hidden"),
        ("Ada\u202eoB", "name-hidden"),
        ("A\u200bda", "name-hidden"),
        ("...", "name-letters"),
    ],
)
def test_a_name_that_cannot_be(server: GuestServer, name: str, reason: str) -> None:
    nobody, ada = server.nobody(), server.guest("Ada")
    for language in ("en", "ru"):
        response = nobody.post(f"/api/me?language={language}", {"name": name})
        assert problem(response) == f"409 {reason}"
    assert "set-cookie" not in response.headers
    assert problem(ada.send("PATCH", "/api/me", {"name": name})) == f"409 {reason}"
    assert msgspec.json.decode(ada.get("/api/me").content, type=dict[str, object])["name"] == "Ada"


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"Ada"',
        b"{}",
        b'{"name": 7}',
        b'{"name": null}',
        b'{"name": ["Ada"]}',
        b'{"name": "Ada", "admin": true}',
        b'{"name": "Ada", "language": "tlh"}',
        b'{"name": "Ada"} {"name": "Bo"}',
        b'{"name": "\xff"}',
        b'{"name": "Ada", "x": ' + b"[" * 20_000 + b"]" * 20_000 + b"}",
        b"[" * 60_000,
        b'{"name": "' + b"x" * 201 + b'"}',
    ],
)
def test_a_body_that_is_not_what_is_described(server: GuestServer, body: bytes) -> None:
    response = server.nobody().browser.post("/api/me", content=body, headers={"Content-Type": "application/json"})
    assert problem(response) == "400 bad-request"
    assert "set-cookie" not in response.headers


@pytest.mark.parametrize(
    "command",
    [
        {"type": "play", "question": "3", "moves": ["keep b2"]},
        {"type": "play", "question": 3.5, "moves": ["keep b2"]},
        {"type": "play", "question": 3, "moves": []},
        {"type": "play", "question": 3, "moves": ["keep b2"] * 65},
        {"type": "play", "question": 3, "moves": ["x" * 65]},
        {"type": "play", "question": 3, "moves": "keep b2"},
        {"type": "vote", "agrees": "true"},
        {"type": "vote", "agrees": 1},
        {"type": "say", "text": "x" * 1_201},
        {"type": "say"},
        {"type": "mute", "seat": 8},
        {"type": "mute", "seat": True},
        {"type": "sit", "nonce": "two words"},
        {"type": "cheat"},
        {"type": ["say"]},
        {"text": "hello"},
        "resign",
        None,
    ],
)
def test_a_command_that_is_none_changes_nothing(server: GuestServer, command: object) -> None:
    host, _, table = playing_pair(server)
    before = host.board(table)
    body = {"type": "do", "id": fresh_id(), "command": command}
    assert problem(host.post(f"/api/tables/{table}/commands", body)) == "400 bad-request"
    assert host.board(table) == before


@pytest.mark.parametrize("command_id", ["", "short", "x" * 65, "with space", "ключ-ключ", 12345678, None])
def test_a_command_needs_an_id_of_its_own(server: GuestServer, command_id: object) -> None:
    host, _, table = playing_pair(server)
    body = {"type": "do", "id": command_id, "command": {"type": "resign"}}
    assert problem(host.post(f"/api/tables/{table}/commands", body)) == "400 bad-request"


def test_a_body_that_is_too_large(server: GuestServer) -> None:
    host, _, table = playing_pair(server)
    big = {"type": "do", "id": fresh_id(), "command": {"type": "say", "text": "x" * 70_000}}
    assert problem(host.post(f"/api/tables/{table}/commands", big)) == "413 too-large"
    assert problem(host.post("/api/verify", {"names": ["x" * 1_100_000]})) == "413 too-large"
    assert problem(host.post("/api/verify", {"names": ["x" * 900_000]})) == "400 bad-request"


def test_what_is_no_address_or_no_method_is_said_so(server: GuestServer) -> None:
    nobody = server.nobody()
    assert problem(nobody.get("/api/nothing")) == "404 not-found"
    assert problem(nobody.get("/nothing", language="ru")) == "404 not-found"
    assert "По этому адресу ничего нет" in nobody.get("/nothing", language="ru").text
    for method in ("PUT", "OPTIONS"):
        response = nobody.send(method, "/api/me")
        assert problem(response) == "405 wrong-method"
        assert response.headers["allow"] == "GET, POST, PATCH, DELETE"


def test_numbers_beyond_all_bounds(server: GuestServer) -> None:
    host, _, table = playing_pair(server)
    for path in (
        f"/api/tables/{table}?after={10**30}",
        f"/api/tables/{table}?wait=nan",
        f"/api/tables/{table}?wait=1e400",
        f"/api/tables/{table}?wait=-1",
        f"/api/tables/{table}/lines?before={10**30}",
        f"/api/tables/{table}/lines?before=x",
        f"/api/me/tables?before={10**30}",
        f"/api/tables/{table}/at/0?seat=99",
    ):
        assert problem(host.get(path)) == "400 bad-request", path


def test_a_detail_says_which_field_is_wrong(server: GuestServer) -> None:
    response = server.nobody().post("/api/me", {"name": "Ada", "language": 5})
    assert "$.language" in msgspec.json.decode(response.content, type=Problem).detail
    response = server.guest().get("/api/me/tables", before="x")
    assert "before" in msgspec.json.decode(response.content, type=Problem).detail


def test_our_own_mistakes_are_not_shown(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with open_server(tmp_path, limits=replace(ROOMY)) as server:
        ada = server.guest()
        table = ada.open()
        server.services.hub.open = None  # type: ignore[method-assign, assignment]
        response = ada.get(f"/api/tables/{table}")
    assert problem(response) == "500 failed"
    assert set(msgspec.json.decode(response.content, type=dict[str, str])) == {"reason", "words"}
    assert "TypeError" in caplog.text


@pytest.mark.parametrize(
    "frame", ['{"a":' * 1_300, "[" * 8_000, '{"x":' + "[" * 4_000 + "]" * 4_000 + ',"type":"ping"}']
)
def test_a_frame_nested_without_end_is_a_bad_message(server: GuestServer, frame: str) -> None:
    host, _, table = playing_pair(server)
    with host.socket(table) as socket:
        socket.greet()
        socket.connection.send(frame)
        assert socket.next(Trouble).reason == "bad-message"
        socket.send(Ping())
        socket.next(Pong)


@pytest.mark.parametrize(
    "command",
    [
        {"type": "mute", "seat": None, "is_muted": True},
        {"type": "hand_over", "seat": None},
        {"type": "no_such_command"},
        {"type": "play", "question": 1, "moves": "keep y3"},
    ],
)
def test_a_command_that_cant_be_read_is_refused_under_its_id(server: GuestServer, command: dict[str, object]) -> None:
    host, _, table = playing_pair(server)
    with host.socket(table) as socket:
        socket.greet()
        socket.connection.send(msgspec.json.encode({"type": "do", "id": "command-a", "command": command}).decode())
        refusal = socket.next(Refusal)
        assert (refusal.id, refusal.reason) == ("command-a", "bad-message")
        assert refusal.words


def test_a_text_that_is_none_ends_the_socket_and_troubles_nobody(
    server: GuestServer, caplog: pytest.LogCaptureFixture
) -> None:
    host, _, table = playing_pair(server)
    for _ in range(20):
        with host.socket(table) as socket, pytest.raises(ConnectionClosed) as closed:
            socket.greet()
            for frame in (b'{"type":"look"}', b'{"type":"look"}', b"\xff"):
                socket.connection.send(frame, text=True)
            socket.next(Trouble)
        assert closed.value.rcvd is None or closed.value.rcvd.code == 1007
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []
