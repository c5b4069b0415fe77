"""People and tables for requests to name."""

from dataclasses import dataclass
from itertools import count
from typing import Final

import httpx
import msgspec
from msgspec import Struct

from kosmodrom.games import NAMES
from kosmodrom.server.deals import TODAY
from kosmodrom.server.identity import hash_of
from kosmodrom.server.messages import Do
from kosmodrom.store.store import Store
from kosmodrom.table import commands
from proof.fuzzing.log_check import OURS
from proof.guest import COOKIE
from proof.messages import Glimpse, read_glimpse

GAME: Final = NAMES[0]
SECONDS: Final = 30.0
NOBODY, GUEST, SEATED, HOST = "nobody", "guest", "seated", "host"
ROLES: Final = (NOBODY, GUEST, SEATED, HOST)

_numbers = count(1)


def own_id() -> str:
    """A fresh id of a command that prepares something."""
    return f"{OURS}{next(_numbers):06}"


class Named(Struct):
    """What many answers have some of."""

    id: str = ""
    token: str = ""
    table: str = ""
    code: str = ""
    key: str = ""


@dataclass
class Tables:
    """A table in each stage."""

    gathering: str = ""
    playing: str = ""
    private: str = ""
    over: str = ""

    @property
    def all(self) -> tuple[str, ...]:
        return self.gathering, self.playing, self.private, self.over


class Fixtures:
    """A guest, a seated player and a host with tables; whatever a request has spent is made anew."""

    def __init__(self, address: str) -> None:
        self.tables = Tables()
        self.code = ""
        """Opens the table that gathers."""
        self.record: dict[str, object] = {}
        self.tokens = {NOBODY: ""}
        self._client = httpx.Client(base_url=address, timeout=SECONDS, trust_env=False, verify=False)

    def close(self) -> None:
        """Hang up."""
        self._client.close()

    def ask(self, method: str, path: str, token: str, body: object = None) -> bytes:
        """The answer to a request that succeeds."""
        response = self._send(method, path, token, body)
        assert response.is_success, f"{method} {path}: {response.status_code} {response.text}"
        return response.content

    def _send(self, method: str, path: str, token: str, body: object = None) -> httpx.Response:
        headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
        content = None if body is None else msgspec.json.encode(body)
        self._client.cookies.clear()
        return self._client.request(method, path, content=content, headers=headers)

    def get(self, method: str, path: str, token: str, body: object = None) -> Named:
        """What is new after a request that succeeds."""
        return msgspec.json.decode(self.ask(method, path, token, body), type=Named)

    def do(self, who: str, table: str, command: commands.AnyCommand) -> None:
        """Carry out a command of somebody's."""
        self.ask("POST", f"/api/tables/{table}/commands", self.tokens[who], Do(own_id(), command))

    def board(self, token: str, table: str) -> Glimpse | None:
        """A board as somebody sees it; None if they may not see it."""
        response = self._send("GET", f"/api/tables/{table}", token)
        return read_glimpse(response.content) if response.is_success else None

    # People

    def newcomer(self, name: str) -> str:
        """Make a new guest; returns their token."""
        came = self._send("POST", "/api/me", "", {"name": name})
        headers = {"Cookie": f"{COOKIE}={came.cookies[COOKIE]}", "Content-Type": "application/json"}
        self._client.cookies.clear()
        given = self._client.post("/api/me/tokens", content=b'{"label":"proof"}', headers=headers)
        return msgspec.json.decode(given.content, type=Named).token

    def arrive(self) -> None:
        """Let everybody come."""
        for role in (GUEST, SEATED, HOST):
            self.tokens[role] = self.newcomer(f"The {role}")

    def link(self) -> str:
        """The key of a new personal link of the guest's."""
        return self.get("POST", "/api/me/link", self.tokens[GUEST]).key

    def device(self, token: str) -> str:
        """The id of a new device that whoever has the token is signed in on."""
        key = self.get("POST", "/api/me/link?keep=true", token).key
        self.ask("POST", "/api/me/claim", "", {"key": key})
        devices = msgspec.json.decode(self.ask("GET", "/api/me/devices", token), type=list[Named])
        return devices[-1].id

    def make_peace(self) -> None:
        """Nobody blocks anybody any more."""
        for role in (GUEST, SEATED, HOST):
            blocks = msgspec.json.decode(self.ask("GET", "/api/me/blocks", self.tokens[role]), type=list[Named])
            for block in blocks:
                self.ask("DELETE", f"/api/me/blocks/{block.id}", self.tokens[role])

    async def players(self, database: str) -> dict[str, str]:
        """Everybody's id, by role."""
        store = await Store.open(database, writer=False)
        try:
            found = {role: await store.people.find_key(hash_of(token)) for role, token in self.tokens.items() if token}
        finally:
            await store.close()
        return {role: key.player for role, key in found.items() if key is not None}

    def get_up(self) -> None:
        """The guest leaves the table that gathers, if they sit there."""
        board = self.board(self.tokens[GUEST], self.tables.gathering)
        if board is not None and board.status == "gathering" and board.you >= 0:
            self.do(GUEST, self.tables.gathering, commands.Leave())

    # Tables

    def renew(self) -> bool:
        """See that nobody blocks anybody and there is a table in each stage; whether any had to be made."""
        self.make_peace()
        before = (*self.tables.all, self.code)
        if not self._is("gathering", self.tables.gathering):
            self.tables.gathering = self._gather(is_public=True)
        if not self._is("playing", self.tables.playing):
            self.tables.playing = self._start(self._gather(is_public=True))
        if not self._is("playing", self.tables.private):
            self.tables.private = self._start(self._gather(is_public=False))
        if not self.tables.over:
            self.tables.over = self._finish(self._start(self._gather(is_public=True)))
            self.record = msgspec.json.decode(
                self.ask("GET", f"/api/tables/{self.tables.over}/record", ""), type=dict[str, object]
            )
        if (
            not self.code
            or not self._send("GET", f"/api/invites/{self.code}", "").is_success
            or before[0] != self.tables.gathering
        ):
            self.code = self.invite()
        return before != (*self.tables.all, self.code)

    def _is(self, status: str, table: str) -> bool:
        board = self.board(self.tokens[HOST], table) if table else None
        return board is not None and board.status == status and board.is_host

    def invite(self) -> str:
        """A new link to the table that gathers."""
        return self.get("POST", f"/api/tables/{self.tables.gathering}/invites", self.tokens[HOST]).code

    def _gather(self, *, is_public: bool) -> str:
        seats = ["me", "open", "open"] if is_public else ["me", "open"]
        body = {"game": GAME, "seats": seats, "is_public": is_public, "hints": not is_public}
        table = self.get("POST", "/api/tables", self.tokens[HOST], body).table
        code = self.get("POST", f"/api/tables/{table}/invites", self.tokens[HOST]).code
        self.ask("POST", f"/api/invites/{code}", self.tokens[SEATED], {"id": own_id()})
        return table

    def give_up_deal(self, game: str, token: str) -> str:
        """See that somebody's try of today's deal is over, so that they may practise; returns its table."""
        table = self.get("POST", f"/api/solo/{game}/deals/{TODAY}/try", token).table
        board = self.board(token, table)
        if board is not None and board.status == "playing":
            self.ask("POST", f"/api/tables/{table}/commands", token, Do(own_id(), commands.Resign()))
        return table

    def _start(self, table: str) -> str:
        board = self.board(self.tokens[HOST], table)
        assert board is not None
        for seat, chair in enumerate(board.seats):
            if chair.kind == "open":
                self.do(HOST, table, commands.SeatBot(seat, "random"))
        self.do(HOST, table, commands.Start())
        return table

    def _finish(self, table: str) -> str:
        """Play until the game is over: each seat that is asked makes its first legal move."""
        while True:
            for who in (HOST, SEATED):
                board = self.board(self.tokens[who], table)
                assert board is not None
                if board.status == "over":
                    return table
                if board.question:
                    self.do(who, table, commands.Play(board.question, (board.moves[0].move,)))
