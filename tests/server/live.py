"""A real server in this process, reached over real sockets."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx
from litestar import Litestar
from websockets.asyncio.client import connect

from kosmodrom.server.app import make_app
from kosmodrom.server.config import Config
from kosmodrom.server.services import Services, services_of
from kosmodrom.server.serving import Server, bind, make_server, port_of, running
from kosmodrom.server.world import World


@dataclass
class Live:
    """A server that answers, and a client without a name."""

    app: Litestar
    config: Config
    server: Server
    client: httpx.AsyncClient

    @property
    def services(self) -> Services:
        return services_of(self.app.state)

    @property
    def address(self) -> str:
        return self.config.address

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
    bound = bind("127.0.0.1", 0)
    with bound:
        config = Config(**{"database": f"sqlite+aiosqlite:///{folder}/k.db", "thinkers": 0, **settings})
        config = replace(config, port=port_of(bound))
        app = make_app(config, world)
        server = make_server(app, config)
        async with (
            running(server, bound),
            httpx.AsyncClient(base_url=config.address, verify=False, trust_env=False, timeout=20) as client,
        ):
            yield Live(app, config, server, client)


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
