"""A server on a temporary SQLite file, and the guests who come to it by HTTP and sockets."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Final, TypeVar

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from kosmodrom.server.config import Config, Limits
from kosmodrom.server.messages import AnyReply, Do, Done, Refusal, Welcome
from kosmodrom.server.problem import Problem
from kosmodrom.server.routes.invites import InviteRow
from kosmodrom.server.routes.tables import OpenedTable
from kosmodrom.server.routes.tokens import Token
from kosmodrom.server.world import World
from kosmodrom.table.board import Board
from kosmodrom.table.commands import AnyCommand, Play, Resign, Start
from proof.harness import limits
from proof.harness.local import LocalServer, serve_in_thread

ROOMY: Final = Limits(**limits.ROOMY)
"""Limits that tests of other things don't meet."""
PATIENCE: Final = 20.0
"""Seconds a test waits for anything before it fails."""

T = TypeVar("T")
_numbers = count(1)
_REPLIES: "msgspec.json.Decoder[AnyReply]" = msgspec.json.Decoder(AnyReply)


def fresh_id() -> str:
    """A command id that nobody has used."""
    return f"command-{next(_numbers):06}"


def read(response: httpx.Response, kind: type[T], status: int | None = None) -> T:
    """The body of an answer, of a kind, with the status it should have."""
    expected = {status} if status is not None else {200, 201}
    assert response.status_code in expected, f"{response.status_code}: {response.text}"
    return msgspec.json.decode(response.content, type=kind)


def problem(response: httpx.Response) -> str:
    """Status and reason of an answer that is a problem: `404 not-found`."""
    return f"{response.status_code} {msgspec.json.decode(response.content, type=Problem).reason}"


@dataclass(frozen=True)
class GuestServer(LocalServer):
    """A running server, and the guests who come to it over connections that they share."""

    wire: httpx.HTTPTransport

    def nobody(self) -> "Guest":
        """Somebody without a name."""
        return Guest(self)

    def guest(self, name: str = "Ada", language: str = "en") -> "Guest":
        """Somebody new with a name."""
        person = Guest(self)
        response = person.post("/api/me", {"name": name, "language": language})
        assert response.status_code == 201, response.text
        return person


class Guest:
    """A person with a browser of his own, or a program with a token."""

    def __init__(self, server: GuestServer, token: str | None = None) -> None:
        self.server = server
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        self.browser = httpx.Client(
            base_url=server.address, transport=server.wire, headers=headers, timeout=PATIENCE + 10, trust_env=False
        )

    def get(self, path: str, **query: str | int) -> httpx.Response:
        return self.browser.get(path, params=query or None)

    def post(self, path: str, body: object = None) -> httpx.Response:
        return self.send("POST", path, body)

    def send(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Any request, with a body of JSON if there is one."""
        content = None if body is None else msgspec.json.encode(body)
        headers = {} if body is None else {"Content-Type": "application/json"}
        return self.browser.request(method, path, content=content, headers=headers)

    def program(self) -> "Guest":
        """A program of this person's, with a token."""
        return Guest(self.server, read(self.post("/api/me/tokens", {"label": "program"}), Token).token)

    # Tables

    def open(self, *seats: str, **more: object) -> str:
        """A new table of this person's; by default for two."""
        body = {"game": "kosmopolis", "seats": seats or ("me", "open"), **more}
        return read(self.post("/api/tables", body), OpenedTable).table

    def invite(self, table: str) -> str:
        """The code of a new link to a table."""
        return read(self.post(f"/api/tables/{table}/invites"), InviteRow).code

    def join(self, code: str) -> httpx.Response:
        """Take a seat by a link."""
        return self.post(f"/api/invites/{code}", {"id": fresh_id()})

    def board(self, table: str, **query: str | int) -> Board:
        return read(self.get(f"/api/tables/{table}", **query), Board)

    def ask(self, table: str, command: AnyCommand, command_id: str = "") -> httpx.Response:
        """Send a command, whatever comes of it."""
        return self.post(f"/api/tables/{table}/commands", Do(command_id or fresh_id(), command))

    def do(self, table: str, command: AnyCommand, command_id: str = "") -> int:
        """Carry out a command; answers its number."""
        return read(self.ask(table, command, command_id), Done, 200).seq

    def play(self, table: str) -> int:
        """Make the first legal move."""
        board = self.board(table)
        return self.do(table, Play(board.question, (board.moves[0].move,)))

    @contextmanager
    def socket(self, table: str, **query: str | int) -> Iterator["Socket"]:
        """The live table."""
        address = self.server.address.replace("http", "ws", 1)
        parameters = "&".join(f"{name}={value}" for name, value in query.items())
        headers = {name: value for name in ("Authorization",) if (value := self.browser.headers.get(name))}
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.browser.cookies.jar)
        if cookies:
            headers["Cookie"] = cookies
        uri = f"{address}/ws/tables/{table}?{parameters}"
        with connect(uri, additional_headers=headers, open_timeout=PATIENCE, proxy=None) as connection:
            yield Socket(connection)


class Socket:
    """An open socket of a table."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def send(self, message: object) -> None:
        self.connection.send(msgspec.json.encode(message), text=True)

    def receive(self) -> AnyReply:
        return _REPLIES.decode(self.connection.recv(timeout=PATIENCE))

    def next(self, kind: type[T]) -> T:
        """The next message of a kind; others before it are passed over."""
        while True:
            reply = self.receive()
            if isinstance(reply, kind):
                return reply

    def greet(self) -> Board:
        """The first board."""
        self.next(Welcome)
        return self.next(Board)

    def ask(self, command: AnyCommand) -> Done | Refusal:
        """Send a command; answers what comes of it."""
        self.send(Do(fresh_id(), command))
        while True:
            reply = self.receive()
            if isinstance(reply, Done | Refusal):
                return reply


@contextmanager
def open_server(
    folder: Path,
    *,
    thinkers: int = 0,
    limits: Limits = ROOMY,
    world: World | None = None,
    public_url: str = "",
    packs: tuple[str, ...] = (),
) -> Iterator[GuestServer]:
    """A server that answers while the block runs."""
    database = f"sqlite+aiosqlite:///{folder / 'server.db'}"
    config = Config(database, public_url=public_url, thinkers=thinkers, limits=limits, packs=packs)
    with serve_in_thread(config, world) as server:
        wire = httpx.HTTPTransport(verify=False, limits=httpx.Limits(max_keepalive_connections=50))
        try:
            yield GuestServer(server.app, server.config, server.http, server.loop, wire)
        finally:
            wire.close()


def seated_pair(server: GuestServer, **more: object) -> tuple[Guest, Guest, str]:
    """A host, another person, and a table that both sit at."""
    host, other = server.guest("Ada"), server.guest("Bo")
    table = host.open("me", "open", **more)
    assert other.join(host.invite(table)).status_code == 200
    return host, other, table


def playing_pair(server: GuestServer, **more: object) -> tuple[Guest, Guest, str]:
    """The same, with the game begun."""
    host, other, table = seated_pair(server, **more)
    host.do(table, Start())
    return host, other, table


def finished_pair(server: GuestServer, **more: object) -> tuple[Guest, Guest, str]:
    """The same, with the game over: the other has given up after a move of the host's."""
    host, other, table = playing_pair(server, **more)
    host.play(table)
    other.do(table, Resign())
    return host, other, table
