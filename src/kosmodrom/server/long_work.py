"""Requests that take long, such as playing a game again: an address has them done one after the other."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from kosmodrom.server.errors import TooBusy
from kosmodrom.server.rate import network_of
from kosmodrom.server.refusals import Refusals

MOST_WAITING: Final = 32
"""Requests of an address that may wait for their turn."""


class Line:
    """The requests of one address, in the order they came."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()
        self.length = 0


class LongWork:
    """Lets each address have one piece of long work done at a time.

    Such work takes breaths, but many pieces at once leave little time between two breaths of each.
    """

    def __init__(self, refusals: Refusals) -> None:
        self._refusals = refusals
        self._lines: dict[str, Line] = {}

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait until it is an address's turn, which lasts for the block. TooBusy if too many of its requests wait."""
        network = network_of(address)
        line = self._lines.setdefault(network, Line())
        if line.length > MOST_WAITING:
            self._refusals.count("records", address)
            raise TooBusy(2.0)
        line.length += 1
        try:
            async with line.turn:
                yield
        finally:
            line.length -= 1
            if not line.length:
                del self._lines[network]
