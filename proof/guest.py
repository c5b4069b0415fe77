"""A person known to the server by a token, who makes tables."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import httpx
import msgspec
from msgspec import Struct

from proof.client import Client

COOKIE: Final = "kosmodrom"


class _Token(Struct):
    token: str


class _Table(Struct):
    table: str


@dataclass(frozen=True)
class Guest:
    """A person with a token; an empty one is somebody whom the server doesn't know."""

    client: Client
    name: str
    token: str = ""
    language: str = "en"

    @staticmethod
    async def arrive(client: Client, name: str, language: str = "en") -> "Guest":
        """A new guest, known to the server."""
        came = await client.ask("POST", "/api/me", {"name": name, "language": language})
        cookie = f"{COOKIE}={came.cookies[COOKIE]}"
        given = await client.ask("POST", "/api/me/tokens", {"label": "proof"}, cookie=cookie)
        return Guest(client, name, msgspec.json.decode(given.content, type=_Token).token, language)

    async def set_up(self, game: str, seats: Sequence[str], settings: Mapping[str, object] | None = None) -> str:
        """A new table, which all may see and sit down at; its id."""
        body = {"game": game, "seats": list(seats), "is_public": True, **(settings or {})}
        made = await self.client.ask("POST", "/api/tables", body, token=self.token)
        return msgspec.json.decode(made.content, type=_Table).table

    async def rematch(self, table: str) -> str:
        """The table for another game with the same people."""
        made = await self.client.ask("POST", f"/api/tables/{table}/rematch", token=self.token)
        return msgspec.json.decode(made.content, type=_Table).table

    async def look(self, table: str) -> bytes:
        """The board of a table as it is now."""
        path = f"/api/tables/{table}?language={self.language}"
        return (await self.client.ask("GET", path, token=self.token)).content

    async def command(self, table: str, body: object) -> httpx.Response:
        """Give a command without a socket; RequestFailed if it is refused."""
        return await self.client.ask("POST", f"/api/tables/{table}/commands", body, token=self.token)
