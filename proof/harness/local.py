"""Servers in this process, on real sockets: on the running event loop, or in a thread with a loop of its own."""

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import Future
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, replace
from typing import Final

from litestar import Litestar

from kosmodrom.server.app import make_app
from kosmodrom.server.config import Config
from kosmodrom.server.services import Services, services_of
from kosmodrom.server.serving import Server, bind, make_server, port_of, running
from kosmodrom.server.world import World
from proof.harness.program import HOST

PATIENCE: Final = 20.0
"""Seconds after which a server that has not started is given up."""


@dataclass(frozen=True)
class LocalServer:
    """A server that answers. Its parts are at hand, for tests that look inside."""

    app: Litestar
    config: Config
    http: Server
    loop: asyncio.AbstractEventLoop

    @property
    def services(self) -> Services:
        """The parts of the application."""
        return services_of(self.app.state)

    @property
    def port(self) -> int:
        """Where it listens."""
        return self.config.port

    @property
    def address(self) -> str:
        """Where it answers, whatever address it is known by."""
        return f"http://{HOST}:{self.port}"


@asynccontextmanager
async def serve(config: Config, world: World | None = None) -> AsyncIterator[LocalServer]:
    """A server at a free port that answers on the running event loop while the block runs."""
    with bind(HOST, 0) as bound:
        config = replace(config, port=port_of(bound))
        app = make_app(config, world)
        http = make_server(app, config)
        async with running(http, bound):
            yield LocalServer(app, config, http, asyncio.get_running_loop())


@contextmanager
def serve_in_thread(config: Config, world: World | None = None) -> Iterator[LocalServer]:
    """A server at a free port that answers in a thread of its own while the block runs."""
    started: Future[LocalServer] = Future()
    stop = asyncio.Event()

    async def run() -> None:
        async with serve(config, world) as server:
            started.set_result(server)
            await stop.wait()

    def work() -> None:
        try:
            asyncio.run(run())
        except BaseException as error:
            if started.done():
                raise
            started.set_exception(error)

    thread = threading.Thread(target=work, name="server")
    thread.start()
    server = started.result(PATIENCE)
    try:
        yield server
    finally:
        server.loop.call_soon_threadsafe(stop.set)
        thread.join()
