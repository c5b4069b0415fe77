"""The sockets of one address, which share a pace: one person with many sockets has no more than many people have."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from kosmodrom.server.config import Limits
from kosmodrom.server.rate import MessageRate, network_of
from kosmodrom.server.refusals import Refusals

AT_ONCE: Final = 4
"""Messages of one address that are worked on at a time. Others wait for their turn, and don't hold up other people."""


class Household:
    """An address, or an IPv6 network, and what its open sockets share."""

    def __init__(self, address: str, limits: Limits) -> None:
        self.address = address
        self.sockets = 0
        self.rate = MessageRate(limits.address_messages, limits.address_seconds)
        self.turns = asyncio.Semaphore(AT_ONCE)


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
