"""What an attack is aimed at, from an address of its own, and a tally of what came of it."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from proof.crowds.light_socket import END, HOST, OPENED, handshake

SOURCE: Final = "127.0.0.2"
"""The attacker's address. All others come from 127.0.0.1."""
PAUSE: Final = 0.5
"""Seconds before a connection that was closed is opened again."""
MOST_TRIES: Final = 10_000
"""Connections that are opened in all."""


@dataclass
class Target:
    """A server on this machine, and a table that the attacker has a seat at."""

    port: int
    table: str
    token: str
    until: float
    """When the attack ends, by the monotonic clock."""
    record: bytes = b""
    """A record of a whole game."""
    tally: Counter[str] = field(default_factory=Counter)

    @property
    def goes_on(self) -> bool:
        """Whether the attack has not ended."""
        return time.monotonic() < self.until and self.tally["connections"] < MOST_TRIES

    @property
    def left(self) -> float:
        """Seconds until it ends."""
        return max(0.0, self.until - time.monotonic())

    async def connections(self) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """A connection, and another one whenever the caller is done with it."""
        while self.goes_on:
            self.tally["connections"] += 1
            with suppress(OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
                reader, writer = await asyncio.open_connection(HOST, self.port, local_addr=(SOURCE, 0))
                try:
                    yield reader, writer
                finally:
                    writer.transport.abort()
            await asyncio.sleep(PAUSE)

    async def sockets(self) -> AsyncIterator[asyncio.StreamWriter]:
        """A socket of the table, and another one when it is closed. What it is sent is read and forgotten."""
        async for reader, writer in self.connections():
            writer.write(handshake(self.port, self.table, self.token))
            with suppress(OSError, asyncio.IncompleteReadError):
                head = await reader.readuntil(END)
                self.tally["sockets" if head.startswith(OPENED) else "sockets refused"] += 1
                if head.startswith(OPENED):
                    reading = asyncio.create_task(forget(reader, writer))
                    yield writer
                    reading.cancel()

    async def send(self, writer: asyncio.StreamWriter, data: bytes) -> bool:
        """Send something; false if the connection is closed or the attack has ended."""
        if writer.transport.is_closing():
            return False
        try:
            writer.write(data)
            await asyncio.wait_for(writer.drain(), self.left)
        except (OSError, TimeoutError):
            return False
        self.tally["bytes"] += len(data)
        return self.goes_on and not writer.transport.is_closing()


async def forget(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Read until the other side closes, then close."""
    with suppress(OSError):
        while await reader.read(1 << 16):
            pass
    writer.transport.abort()
