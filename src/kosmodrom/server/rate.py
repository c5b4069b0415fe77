"""How often an address may do something: sliding windows in bounded memory."""

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

MOST_ADDRESSES: Final = 20_000
NEIGHBOURS: Final = 64
"""Bits of an IPv6 address that one network_of shares."""


def network_of(address: str) -> str:
    """What is counted as one: an IPv4 address, or an IPv6 network, in which anybody has addresses without number."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return address
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known.packed, NEIGHBOURS), strict=False).network_address)


@dataclass
class Count:
    """What an address did in the window that began at `start`, and in the one before."""

    start: float
    before: int = 0
    now: int = 0


class Rate:
    """At most so many in so many seconds from one address; those seen longest ago are forgotten first.

    Of the window before, the part that still counts is estimated as if it had been filled evenly.
    """

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self.seconds = seconds
        self._clock = clock
        self._counts: OrderedDict[str, Count] = OrderedDict()

    def __len__(self) -> int:
        return len(self._counts)

    def take(self, address: str) -> int:
        """Count one more; answers 0, or after how many seconds there is room again if there is none now."""
        count = self._count(network_of(address))
        wait = self._wait(count)
        if wait <= 0:
            count.now += 1
            return 0
        return max(1, math.ceil(wait))

    def give_back(self, address: str) -> None:
        """What was taken came to nothing."""
        count = self._counts.get(network_of(address))
        if count is not None and count.now > 0:
            count.now -= 1

    def _count(self, key: str) -> Count:
        now = self._clock()
        count = self._counts.get(key)
        if count is None:
            count = self._counts[key] = Count(now)
            if len(self._counts) > MOST_ADDRESSES:
                self._counts.popitem(last=False)
        self._counts.move_to_end(key)
        passed = now - count.start
        if passed >= self.seconds:
            count.before = count.now if passed < 2 * self.seconds else 0
            count.now = 0
            count.start = now - passed % self.seconds
        return count

    def _wait(self, count: Count) -> float:
        """Seconds until one more fits; 0 or less if it does now."""
        if self.most <= 0:
            return self.seconds
        passed = self._clock() - count.start
        room = self.most - 1 - count.now
        if room >= 0:
            return 0.0 if count.before <= room else self.seconds * (1 - room / count.before) - passed
        return self.seconds - passed + self.seconds * (1 - (self.most - 1) / count.now)
