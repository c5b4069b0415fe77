"""One open socket: its reader, and a bounded queue of messages to send."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from kosmodrom.server.config import Limits
from kosmodrom.table.board import Reader

SLOW: Final = 1013
"""The code that closes the socket of a slow reader. They can connect again and get a whole board."""


class Connection:
    """Queues messages without waiting. A reader that doesn't keep up is disconnected."""

    def __init__(self, reader: Reader, limits: Limits) -> None:
        self.reader = reader
        self.limits = limits
        self.seen = 0
        """The number of the last log entry that the reader has."""
        self.is_dropped = False
        self.is_slow = False
        """Whether it was dropped because its reader didn't keep up."""
        self.is_ending = False
        """Whether it closes once the queue is sent, because its reader may no longer look."""
        self.is_signed_out = False
        """Whether it was dropped because the key it was opened with was removed."""
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._news = asyncio.Event()
        self._end = asyncio.Event()

    @property
    def is_waiting(self) -> bool:
        """Whether something is queued."""
        return bool(self._waiting)

    def push(self, data: bytes) -> None:
        """Queue a message. However large it is, only what waits before it makes a reader slow."""
        if self.is_dropped or self.is_ending:
            return
        if len(self._waiting) >= self.limits.out_messages or self._bytes > self.limits.out_bytes:
            self.is_slow = True
            self.drop()
            return
        self._waiting.append(data)
        self._bytes += len(data)
        self._news.set()

    def drop(self) -> None:
        """Close and send nothing more. The board of the next connection brings what was missed."""
        self.is_dropped = True
        self._waiting.clear()
        self._bytes = 0
        self._news.set()
        self._end.set()

    def sign_out(self) -> None:
        """Close and send nothing more: the key it was opened with was removed."""
        self.is_signed_out = True
        self.drop()

    def close_when_sent(self) -> None:
        """Queue nothing more, and close once the queue is sent: the reader may no longer look."""
        self.is_ending = True
        self._news.set()

    async def until_dropped(self) -> None:
        """Return when it is dropped, even if sending is stuck."""
        await self._end.wait()

    async def pump(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Send queued messages until the connection is dropped."""
        while not self.is_dropped:
            await self._news.wait()
            self._news.clear()
            while self._waiting:
                data = self._waiting.popleft()
                await send(data)
                self._bytes -= len(data)
            if self.is_ending:
                self.drop()
