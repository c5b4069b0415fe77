"""A real server in this process, reached over real sockets."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

from kosmodrom.server.config import Config
from kosmodrom.server.world import World
from proof.harness.local import LocalServer, serve


@dataclass(frozen=True)
class Live(LocalServer):
    """A server that answers, and a client without a name."""

    client: httpx.AsyncClient

    @asynccontextmanager
    async def visitor(self, name: str, **more: str) -> AsyncIterator[httpx.AsyncClient]:
        """A client with a cookie of its own."""
        async with httpx.AsyncClient(base_url=self.address, verify=False, trust_env=False, timeout=20) as client:
            answer = await client.post("/api/me", json={"name": name, **more})
            assert answer.status_code == 201, answer.text
            yield client

    def socket(self, table: str, client: httpx.AsyncClient | None = None, **options: Any) -> connect:
        """A socket of a table, as one's browser opens it; the options are those of `connect`."""
        jar = "; ".join(f"{cookie.name}={cookie.value}" for cookie in (client.cookies.jar if client else ()))
        headers = {"Origin": self.address, **({"Cookie": jar} if jar else {})}
        address = "ws" + self.address.removeprefix("http")
        return connect(f"{address}/ws/tables/{table}", additional_headers=headers, proxy=None, **options)


@asynccontextmanager
async def live(folder: Path, world: World | None = None, **settings: Any) -> AsyncIterator[Live]:
    """A server on a SQLite file of a folder; settings are those of Config."""
    config = Config(**{"database": f"sqlite+aiosqlite:///{folder}/k.db", "thinkers": 0, **settings})
    async with (
        serve(config, world) as server,
        httpx.AsyncClient(base_url=server.address, verify=False, trust_env=False, timeout=20) as client,
    ):
        yield Live(server.app, server.config, server.http, server.loop, client)


def tell(folder: Path, story: Callable[[Live], Coroutine[None, None, None]], **settings: Any) -> None:
    """Let something happen on a server of its own."""

    async def happen() -> None:
        async with live(folder, **settings) as server:
            await story(server)

    asyncio.run(happen())


async def new_table(client: httpx.AsyncClient, **settings: Any) -> str:
    """A table with two seats, one of them open, unless told otherwise."""
    answer = await client.post("/api/tables", json={"game": "kosmopolis", "seats": ["me", "open"], **settings})
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]
    assert isinstance(table, str)
    return table
