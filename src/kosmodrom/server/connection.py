"""One open socket: a bounded queue of what is to go out, and who reads it."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from kosmodrom.server.config import Limits
from kosmodrom.table.board import Reader

SLOW: Final = 1013
"""The code a socket is closed with when its reader doesn't keep up: come back later, and get a whole board."""


class Connection:
    """Takes what is to be sent without ever waiting; a reader that doesn't keep up is let go."""

    def __init__(self, reader: Reader, limits: Limits) -> None:
        self.reader = reader
        self.limits = limits
        self.seen = 0
        """The number up to which the reader has the log."""
        self.is_dropped = False
        self.is_slow = False
        """Whether it was dropped because its reader didn't keep up."""
        self.is_ending = False
        """Whether its reader may look no longer."""
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._news = asyncio.Event()
        self._end = asyncio.Event()

    @property
    def is_waiting(self) -> bool:
        """Whether something is queued."""
        return bool(self._waiting)

    def push(self, data: bytes) -> None:
        """Queue a message."""
        if self.is_dropped or self.is_ending:
            return
        self._waiting.append(data)
        self._bytes += len(data)
        if len(self._waiting) > self.limits.out_messages or self._bytes > self.limits.out_bytes:
            self.is_slow = True
            self.drop()
        self._news.set()

    def drop(self) -> None:
        """Send nothing more and close: what is missed is made up for by the board at the next connect."""
        self.is_dropped = True
        self._waiting.clear()
        self._bytes = 0
        self._news.set()
        self._end.set()

    def close_when_sent(self) -> None:
        """Take nothing more, and close once all that is queued is sent: its reader may look no longer."""
        self.is_ending = True
        self._news.set()

    async def until_dropped(self) -> None:
        """Come back when it is dropped, even if sending is stuck with a reader who takes nothing."""
        await self._end.wait()

    async def pump(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Send what is queued until the connection is dropped."""
        while not self.is_dropped:
            await self._news.wait()
            self._news.clear()
            while self._waiting:
                data = self._waiting.popleft()
                await send(data)
                self._bytes -= len(data)
            if self.is_ending:
                self.drop()
