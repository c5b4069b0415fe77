"""The sockets of one address, which share a pace: one person with many sockets has no more than many people have."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final

from kosmodrom.server.config import Limits
from kosmodrom.server.rate import MessageRate, network_of
from kosmodrom.server.refusals import Refusals

AT_ONCE: Final = 4
"""Messages of one address that are worked on at a time. Others wait for their turn, and don't hold up other people."""
LONGEST_REST: Final = 0.2
"""Seconds that a turn goes on at most after a question was answered..."""
LONGEST_ARRIVAL: Final = 0.02
"""...or a socket was opened: after a restart a whole club comes back at once."""


class Household:
    """An address, or an IPv6 network, and what its open sockets share."""

    def __init__(self, address: str, limits: Limits) -> None:
        self.address = address
        self.sockets = 0
        self.rate = MessageRate(limits.address_messages, limits.address_seconds)
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._rest = max(0.0, AT_ONCE * 100 / max(limits.address_share, 1e-6) - 1)
        """How many times as long as a question took its turn goes on."""

    @asynccontextmanager
    async def turn(self, longest_rest: float = 0.0) -> AsyncIterator["Turn"]:
        """Wait for a turn, which lasts for the block and a rest after it."""
        async with self._turns:
            turn = Turn(longest_rest)
            yield turn
            if turn.longest_rest:
                await asyncio.sleep(min(turn.longest_rest, self._rest * (time.perf_counter() - turn.begun)))


class Turn:
    """Something being worked on. While it rests afterwards, its address can have one thing less done.

    Questions rest: they cost this process alone. What is stored doesn't: a club plays at its own pace.
    """

    def __init__(self, longest_rest: float) -> None:
        self.begun = time.perf_counter()
        self.longest_rest = longest_rest


class Households:
    """All households with open sockets."""

    def __init__(self, limits: Limits, refusals: Refusals) -> None:
        self._limits = limits
        self._refusals = refusals
        self._found: dict[str, Household] = {}
        self.sockets = 0
        """Open sockets of all."""

    @contextmanager
    def place(self, address: str) -> Iterator[Household | None]:
        """Count a socket during the block. None if there are too many of its household, or in all."""
        network = network_of(address)
        household = self._found.get(network) or Household(network, self._limits)
        if household.sockets >= self._limits.sockets_an_address or self.sockets >= self._limits.sockets:
            self._refusals.count("sockets", address)
            yield None
            return
        self._found[network] = household
        household.sockets += 1
        self.sockets += 1
        try:
            yield household
        finally:
            self.sockets -= 1
            household.sockets -= 1
            if not household.sockets:
                del self._found[network]
