"""The access matrix, tried out over real sockets."""

import asyncio
from dataclasses import dataclass
from typing import get_args

import msgspec
import pytest
from litestar.routes import HTTPRoute, WebSocketRoute
from websockets.exceptions import InvalidStatus

from kosmodrom.server.app import make_app
from kosmodrom.server.config import Config
from kosmodrom.server.messages import AnyMessage, AskHint, AskWhy, Done, Hint, Look, Ping, Pong, Refusal, Why
from kosmodrom.server.problem import Problem
from kosmodrom.server.routes.blocks import Block
from kosmodrom.server.routes.devices import Device
from kosmodrom.server.routes.me import PersonalLink
from kosmodrom.server.routes.seats import label_of
from kosmodrom.server.routes.tokens import Token
from kosmodrom.store.rows import KeyKind
from kosmodrom.table.board import Board
from kosmodrom.table.commands import AnyCommand, Leave, Resign, Start
from tests.server.access_matrix import DEEDS, ROLES, ROWS, Deed, Row, Stage
from tests.server.guests import PATIENCE, Guest, GuestServer, fresh_id, read

Cast = dict[str, Guest]
PUBLICITY = pytest.mark.parametrize("is_public", [False, True], ids=["private", "public"])


@dataclass
class Scene:
    """A table and everybody around it."""

    people: Cast
    values: dict[str, str]


def new_cast(server: GuestServer) -> Cast:
    return {role: server.guest(role) for role in ROLES[1:]} | {"nobody": server.nobody()}


@pytest.fixture(scope="module")
def cast(server: GuestServer) -> Cast:
    """People who stay who they are, whatever they do at tables."""
    return new_cast(server)


def scene(people: Cast, stage: Stage, is_public: bool, seats: int = 4) -> Scene:
    """A table at some stage; a game is played by two people, while gathering there are seats to spare."""
    host, seated, former = people["host"], people["seated"], people["former"]
    count = seats if stage == "gathering" else 2
    table = host.open("me", *["open"] * (count - 1), is_public=is_public)
    code = host.invite(table)
    assert former.join(code).status_code == 200
    former.do(table, Leave())
    assert seated.join(code).status_code == 200
    if stage != "gathering":
        host.do(table, Start())
    if stage == "over":
        seated.do(table, Resign())
    return Scene(people, {"table_id": table, "code": code, "game": "kosmopolis", "step": "0", "seat": "1"})


def prepare(found: Scene, row: Row) -> None:
    """What some routes need that only the host has, and a game that is played alone."""
    host = found.people["host"]
    if "/solo/" in row.route:
        found.values |= {"game": "space_bureau", "day": "today"}
    if "token_id" in row.route:
        found.values["token_id"] = read(host.post("/api/me/tokens", {"label": "x"}), Token).id
    if "block_id" in row.route:
        body = {"table": found.values["table_id"], "seat": 1}
        found.values["block_id"] = read(host.post("/api/me/blocks", body), Block).id
    if "device_id" in row.route:
        found.values["device_id"] = read(host.get("/api/me/devices"), list[Device])[0].id
    if "claim" in row.route or "look" in row.route:
        found.values["key"] = read(host.post("/api/me/link"), PersonalLink).key
    if "/seats/" in row.route and isinstance(row.body, dict):
        # The server makes none for a seat whose person was there a moment ago; somebody may have one from before.
        server, table = host.server, found.values["table_id"]
        known = server.services.hub.rooms[table].table
        assert known is not None
        player = known.seats[1].player or ""
        making = server.services.identities.give_key(player, KeyKind.SEAT, label_of(table, 1))
        found.values["seat_key"] = asyncio.run_coroutine_threadsafe(making, server.loop).result(PATIENCE)


def filled(text: str, values: dict[str, str]) -> str:
    for name, value in values.items():
        text = text.replace("{" + name + "}", value)
    return text


def outcome(guest: Guest, row: Row, values: dict[str, str]) -> str:
    """Status, and the reason if it is a problem."""
    method, path = row.route.split()
    body = None if row.body is None else msgspec.json.decode(filled(msgspec.json.encode(row.body).decode(), values))
    response = guest.send(method, filled(path, values) + row.query, body)
    if response.status_code < 400:
        return str(response.status_code)
    return f"{response.status_code}:{msgspec.json.decode(response.content, type=Problem).reason}"


@PUBLICITY
@pytest.mark.parametrize("row", ROWS, ids=[f"{row.route}{row.query} {row.stage}" for row in ROWS])
def test_every_route_is_open_to_whom_it_should_be(server: GuestServer, cast: Cast, row: Row, is_public: bool) -> None:
    found = scene(new_cast(server) if "/me" in row.route else cast, row.stage, is_public)
    prepare(found, row)
    outcomes = [outcome(found.people[role], row, found.values) for role in ROLES]
    assert dict(zip(ROLES, outcomes, strict=True)) == dict(
        zip(ROLES, (row.public if is_public else row.private).split(), strict=True)
    )


def expected(deed: Deed, role: str, is_public: bool) -> str:
    """What somebody is told about a command that he sends over HTTP."""
    if role == "nobody":
        return "who-are-you"
    if role in ("seated", "host"):
        return deed.host if role == "host" else deed.seated
    return deed.watcher if is_public else "not-found"


@PUBLICITY
@pytest.mark.parametrize("deed", DEEDS, ids=[f"{type(deed.command).__name__} {deed.stage}" for deed in DEEDS])
def test_every_command_by_http_is_for_whom_it_should_be(cast: Cast, deed: Deed, is_public: bool) -> None:
    found = scene(cast, deed.stage, is_public)
    told: dict[str, str] = {}
    for role in ROLES:
        response = found.people[role].ask(found.values["table_id"], deed.command)
        if response.status_code == 200:
            told[role] = "done"
        else:
            told[role] = msgspec.json.decode(response.content, type=Problem).reason
    assert told == {role: expected(deed, role, is_public) for role in ROLES}


@PUBLICITY
@pytest.mark.parametrize("deed", DEEDS, ids=[f"{type(deed.command).__name__} {deed.stage}" for deed in DEEDS])
def test_every_command_by_socket_is_for_whom_it_should_be(cast: Cast, deed: Deed, is_public: bool) -> None:
    found = scene(cast, deed.stage, is_public)
    told: dict[str, str] = {}
    for role in ROLES:
        try:
            with found.people[role].socket(found.values["table_id"]) as socket:
                reply = socket.ask(deed.command)
            told[role] = "done" if isinstance(reply, Done) else reply.reason
        except InvalidStatus:
            told[role] = "not-found"
    hidden = {role: expected(deed, role, is_public) for role in ROLES}
    assert told == {**hidden, "nobody": "no-seat" if is_public else "not-found"}


@PUBLICITY
def test_every_other_message_is_for_whom_it_should_be(cast: Cast, is_public: bool) -> None:
    found = scene(cast, "playing", is_public)
    for role in ROLES:
        guest, is_seated = found.people[role], role in ("seated", "host")
        if not is_public and not is_seated:
            with pytest.raises(InvalidStatus), guest.socket(found.values["table_id"]):
                pass
            continue
        with guest.socket(found.values["table_id"]) as socket:
            assert (socket.greet().you >= 0) == is_seated
            socket.send(Look(0))
            assert (socket.next(Board).you >= 0) == is_seated
            socket.send(Ping())
            socket.next(Pong)
            socket.send(AskHint(fresh_id()))
            assert socket.next(Refusal).reason == ("hints-off" if is_seated else "no-seat")
            socket.send(AskWhy(fresh_id(), "no such move"))
            assert socket.next(Why).rule == ("KD-4" if is_seated else "no-seat")


def test_the_matrix_has_every_route_of_the_application() -> None:
    app = make_app(Config("sqlite+aiosqlite:///unused.db"))
    http = {
        f"{method} {route.path_format}"
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for handler in route.route_handlers
        for method in handler.http_methods
        if method not in ("OPTIONS", "HEAD") and not route.path_format.startswith("/schema")
    }
    assert http == {row.route for row in ROWS} - {"GET /schema/openapi.json"}
    sockets = [route.path_format for route in app.routes if isinstance(route, WebSocketRoute)]
    assert sockets == ["/ws/tables/{table_id}"]


def test_the_matrix_has_every_command_and_message() -> None:
    assert {type(deed.command) for deed in DEEDS} == set(get_args(AnyCommand))
    assert {kind.__name__ for kind in get_args(AnyMessage)} == {"Do", "Look", "AskHint", "AskWhy", "Ping"}


def test_a_hint_is_for_whom_it_is_allowed(server: GuestServer) -> None:
    host = server.guest()
    table = host.open("me", "random")
    host.do(table, Start())
    hint = read(host.post(f"/api/tables/{table}/hint", {"id": fresh_id()}), Hint)
    assert hint.move in [move.move for move in host.board(table).moves]
