"""What a server has under way between its start and its stop: commands and background tasks."""

import asyncio
import logging
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Final

from kosmodrom.server.errors import NotFound, TooBusy
from kosmodrom.store.errors import Unavailable
from kosmodrom.table.refused import Refused

PATIENCE: Final = 30_000
"""Milliseconds after a start during which nobody's time runs out: people are only just coming back."""
EXPECTED: Final = (Refused, TooBusy, NotFound, Unavailable)
"""How a command may fail: its sender is told, and nothing is logged."""

logger = logging.getLogger(__name__)


class Lifecycle:
    """When the server started, whether it is closing, and everything that has to end before it stops."""

    def __init__(self, started: int, most_waiting: int) -> None:
        self.started = started
        self.patient_until = started + PATIENCE
        self.is_closing = False
        self.waiting = 0
        """Commands that have arrived and are not stored yet."""
        self._most_waiting = most_waiting
        self._background: set[asyncio.Task[None]] = set()
        self._commands: set[asyncio.Task[int]] = set()

    def spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Run a task in the background until the server stops. An exception is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background_ended)
        return task

    async def complete(self, command: Coroutine[None, None, int]) -> int:
        """Run a command to its end, even if the caller is cancelled meanwhile, and return its result."""
        task = asyncio.get_running_loop().create_task(command)
        self._commands.add(task)
        task.add_done_callback(self._command_ended)
        return await asyncio.shield(task)

    @contextmanager
    def admit(self) -> Iterator[None]:
        """Count a command as waiting for the block. TooBusy if too many wait or the server is closing."""
        if self.is_closing or self.waiting >= self._most_waiting:
            raise TooBusy(2.0)
        self.waiting += 1
        try:
            yield
        finally:
            self.waiting -= 1

    async def wait_for_commands(self, seconds: float) -> None:
        """Wait until all commands that were begun have ended, or for so many seconds."""
        if self._commands:
            await asyncio.wait(self._commands, timeout=seconds)

    async def cancel_background(self) -> None:
        """Cancel all background tasks and wait until they have ended."""
        tasks = list(self._background)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _background_ended(self, task: asyncio.Task[None]) -> None:
        self._background.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("a background task failed", exc_info=error)

    def _command_ended(self, task: asyncio.Task[int]) -> None:
        self._commands.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, EXPECTED):
            logger.error("a command failed unexpectedly", exc_info=error)
