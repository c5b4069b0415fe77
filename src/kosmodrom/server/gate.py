"""Open connections by the address they come from: how many there may be, and which give way when there are too many."""

import asyncio
import heapq
import ipaddress
from collections.abc import Callable
from typing import Final

from kosmodrom.server.config import Config
from kosmodrom.server.rate import network_of
from kosmodrom.server.refusals import Refusals

LOOKED_AT: Final = 3
"""Addresses with the most connections that are searched for an idle one."""


class Entrant:
    """An open connection. `is_idle` says whether nothing would be lost if it were closed."""

    def __init__(self, transport: asyncio.Transport, address: str, is_idle: Callable[[], bool]) -> None:
        self.transport = transport
        self.address = address
        self.is_idle = is_idle


class Gate:
    """Counts connections from their first moment, before a byte of them is read.

    All people behind a trusted proxy come from its address, so it may have any number of connections.
    """

    def __init__(self, config: Config, refusals: Refusals) -> None:
        self.limits = config.limits
        self.refusals = refusals
        self.most = config.limits.connections
        """Connections there may be in all."""
        self._proxies = [ipaddress.ip_network(proxy) for proxy in config.trusted_proxies]
        self._entrants: dict[asyncio.BaseTransport, Entrant] = {}
        self._networks: dict[str, dict[Entrant, None]] = {}

    def __len__(self) -> int:
        return len(self._entrants)

    @property
    def entrants(self) -> list[Entrant]:
        """All that are open."""
        return list(self._entrants.values())

    def enter(self, transport: asyncio.Transport, address: str, is_idle: Callable[[], bool]) -> bool:
        """Count a connection and return true, or false if it has to be closed."""
        network = network_of(address)
        is_proxy = self._is_proxy(address)
        held = self._networks.get(network, {})
        is_full = not is_proxy and len(held) >= self.limits.connections_an_address
        if is_full or (len(self) >= self.most and not self._make_room("" if is_proxy else network)):
            self.refusals.count("connections", address)
            return False
        entrant = self._entrants[transport] = Entrant(transport, address, is_idle)
        self._networks.setdefault(network, {})[entrant] = None
        return True

    def keep(self, transport: asyncio.BaseTransport) -> None:
        """Note that a connection has become a WebSocket: it doesn't give way."""
        entrant = self._entrants.get(transport)
        if entrant is not None:
            entrant.is_idle = bool

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """Count a connection no more. Nothing happens if it isn't counted."""
        entrant = self._entrants.pop(transport, None)
        if entrant is None:
            return
        network = network_of(entrant.address)
        held = self._networks[network]
        del held[entrant]
        if not held:
            del self._networks[network]

    def _is_proxy(self, address: str) -> bool:
        if not self._proxies:
            return False
        try:
            known = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(known in proxy for proxy in self._proxies)

    def _make_room(self, network: str) -> bool:
        """Close the oldest idle connection of those who have most. False if there is none, or the newcomer has most."""
        largest = heapq.nlargest(LOOKED_AT, self._networks.items(), key=lambda item: len(item[1]))
        for name, held in largest:
            if name == network:
                return False
            idle = next((entrant for entrant in held if entrant.is_idle()), None)
            if idle is not None:
                self.refusals.count("connections", idle.address)
                self.leave(idle.transport)
                idle.transport.abort()
                return True
        return False
