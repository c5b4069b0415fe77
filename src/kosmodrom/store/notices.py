"""Notices of entries that other servers write."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, Protocol

from kosmodrom.store import engines
from kosmodrom.store.batch import CHANNEL
from kosmodrom.store.database import Database
from kosmodrom.store.rows import Notice

FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 5.0
PULSE: Final = 15.0
"""Seconds between tests of a silent connection: one that was cut off would stay silent for ever."""

logger = logging.getLogger(__name__)


class Driver(Protocol):
    """The methods of the driver's connection that are used. The driver has no published types."""

    def add_listener(self, channel: str, callback: Callable[["Driver", int, str, str], None], /) -> Awaitable[None]: ...

    def add_termination_listener(self, callback: Callable[["Driver"], None], /) -> None: ...

    def execute(self, query: str, /, *, timeout: float) -> Awaitable[str]: ...

    def terminate(self) -> None: ...


class Notices:
    """A permanent connection to PostgreSQL, opened again when it is lost. With SQLite there is nothing to listen to."""

    def __init__(self, database: Database, pulse: float = PULSE) -> None:
        self._database = database
        self._pulse = pulse
        self._task: asyncio.Task[None] | None = None

    async def listen(self, heard: Callable[[Notice | None], None]) -> None:
        """Call `heard` for every entry committed from now on, by any server, until the store is closed.

        It is called with None after each loss of the connection: notices may have been missed.
        """
        if not self._database.is_shared:
            return
        if self._task is not None:
            raise RuntimeError("a store listens once")
        first = asyncio.get_running_loop().create_future()
        self._task = asyncio.create_task(self._stay(heard, first))
        await first

    async def close(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _stay(self, heard: Callable[[Notice | None], None], first: asyncio.Future[None]) -> None:
        pause = FIRST_PAUSE

        def connected() -> None:
            nonlocal pause
            pause = FIRST_PAUSE
            if first.done():
                heard(None)
            else:
                first.set_result(None)

        while True:
            try:
                await self._hear(heard, connected)
            except Exception as error:
                # Whatever the error is, a new connection is the remedy.
                logger.warning("The connection for notices was lost: %s", error)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _hear(self, heard: Callable[[Notice | None], None], connected: Callable[[], None]) -> None:
        """Listen until the connection is lost."""
        lost = asyncio.Event()

        def on_notice(_driver: Driver, _process: int, _channel: str, line: str) -> None:
            table, seq = line.rsplit(" ", 1)
            heard(Notice(table, int(seq)))

        def on_end(_driver: Driver) -> None:
            lost.set()

        engine = engines.postgres_single(self._database.address)
        with self._database.translated_errors():
            async with engine.connect() as connection:
                driver: Driver | None = (await connection.get_raw_connection()).driver_connection
                assert driver is not None, "an open connection has a driver connection"
                try:
                    driver.add_termination_listener(on_end)
                    await driver.add_listener(CHANNEL, on_notice)
                    connected()
                    await self._test_regularly(driver, lost)
                finally:
                    # Not closed gracefully: a server that doesn't respond would keep us waiting.
                    driver.terminate()

    async def _test_regularly(self, driver: Driver, lost: asyncio.Event) -> None:
        """Return when the connection is lost; raise when it doesn't respond any more."""
        while not lost.is_set():
            try:
                await asyncio.wait_for(lost.wait(), self._pulse)
            except TimeoutError:
                await driver.execute("SELECT 1", timeout=self._pulse)
