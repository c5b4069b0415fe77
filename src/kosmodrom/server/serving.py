"""Runs an application with uvicorn, and stops it without losing commands."""

import asyncio
import gc
import logging
import signal
import socket
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final

import uvicorn
from litestar import Litestar

from kosmodrom.server.config import Config
from kosmodrom.server.descriptors import make_room
from kosmodrom.server.gate import Gate
from kosmodrom.server.protocols.heads import NOT_WRITTEN
from kosmodrom.server.protocols.settings import Settings, gate_of
from kosmodrom.server.protocols.sockets import SocketProtocol
from kosmodrom.server.services import services_of

FINISH_SECONDS: Final = 2.0
"""How long running commands may take when the server stops."""
CLOSE_SECONDS: Final = 1
"""How long connections may then take to close."""
KEEP_ALIVE_SECONDS: Final = 20
COLLECT_AFTER: Final = 10_000
"""New objects between two searches for garbage. With Python's 700 they took a quarter of a rush of sockets."""
RARELY: Final = (20, 20)
"""How many searches among young objects there are for one among older ones, and how many of those for one among all."""
SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


def nothing() -> None:
    """The default for `when_ready`."""


def http_protocol() -> type[asyncio.Protocol]:
    """HTTP with limits, by the quicker library if it is installed."""
    try:
        from kosmodrom.server.protocols.quick import QuickProtocol
    except ImportError:
        from kosmodrom.server.protocols.plain import PlainProtocol

        return PlainProtocol
    return QuickProtocol


class Server(uvicorn.Server):
    """Serves an application. A signal or `should_exit` shuts it down gracefully.

    `when_ready` is called once it accepts connections. `serve` raises what keeps the application from starting.
    """

    def __init__(self, app: Litestar, settings: uvicorn.Config, when_ready: Callable[[], None]) -> None:
        super().__init__(settings)
        self._litestar = app
        self._when_ready = when_ready

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Let signals shut the server down gracefully; they are not raised again afterwards."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Run until stopped."""
        with self.capture_signals():
            try:
                async with self._litestar.lifespan():
                    await super().serve(sockets)
            except BaseExceptionGroup as group:
                # The framework wraps whatever happens between start and end.
                if len(group.exceptions) != 1:
                    raise
                raise group.exceptions[0] from None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start listening."""
        gate = gate_of(self.config)
        gate.most = make_room(gate.limits.connections)
        gc.set_threshold(COLLECT_AFTER, *RARELY)
        await super().startup(sockets)
        if not self.should_exit:
            self._when_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no more commands, complete the running ones, then close. Code 1012 tells clients to connect again."""
        await services_of(self._litestar.state).hub.finish(FINISH_SECONDS)
        await super().shutdown(sockets)


def make_server(
    app: Litestar, config: Config, when_ready: Callable[[], None] = nothing, *, verbose: bool = False
) -> Server:
    """The server of an application, to be run on a bound socket (see `bind`) or on the configured address."""
    limits = config.limits
    gate = app.state["gate"]
    assert isinstance(gate, Gate)
    logging.getLogger("uvicorn.error").addFilter(NOT_WRITTEN)
    settings = Settings(
        app,
        gate,
        host=config.host,
        port=config.port,
        lifespan="off",
        log_config=None,
        access_log=verbose,
        server_header=False,
        proxy_headers=bool(config.trusted_proxies),
        forwarded_allow_ips=list(config.trusted_proxies),
        http=http_protocol(),
        h11_max_incomplete_event_size=limits.header_bytes,
        ws=SocketProtocol,
        ws_max_size=limits.frame_bytes,
        ws_max_queue=limits.frames_waiting,
        ws_per_message_deflate=False,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=CLOSE_SECONDS,
    )
    return Server(app, settings, when_ready)


def bind(host: str, port: int) -> socket.socket:
    """Bind a socket to an address; port 0 is any free one. OSError if that is not possible."""
    found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, kind, protocol, _, address = min(found, key=lambda entry: entry[0] != socket.AF_INET)
    bound = socket.socket(family, kind, protocol)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(address)
    except OSError:
        bound.close()
        raise
    return bound


def port_of(bound: socket.socket) -> int:
    """The port that a socket is bound to."""
    port = bound.getsockname()[1]
    assert isinstance(port, int)
    return port


@asynccontextmanager
async def running(server: Server, bound: socket.socket) -> AsyncIterator[None]:
    """Run a server in this event loop during the block, and shut it down gracefully at its end."""
    serving = asyncio.create_task(server.serve([bound]))
    try:
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        if not serving.done():
            yield
    finally:
        server.should_exit = True
        await serving
