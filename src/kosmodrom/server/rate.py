"""Rate limits: sliding windows in bounded memory, by address or of one sender."""

import ipaddress
import math
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

MOST_ADDRESSES: Final = 20_000
PREFIX_BITS: Final = 64
"""Bits of an IPv6 address that identify the network of one customer."""


def network_of(address: str) -> str:
    """What is counted as one: an IPv4 address, or an IPv6 network, as its owner can use any address in it."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return address
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known.packed, PREFIX_BITS), strict=False).network_address)


@dataclass
class Count:
    """The number of actions in the window that began at `start`, and in the one before."""

    start: float
    before: int = 0
    now: int = 0


class Rate:
    """Allows `most` actions within `seconds` from one address. Those seen longest ago are forgotten first.

    The part of the window before that still counts is estimated as if its actions were spread evenly.
    """

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self.seconds = seconds
        self._clock = clock
        self._counts: OrderedDict[str, Count] = OrderedDict()

    def __len__(self) -> int:
        return len(self._counts)

    def take(self, address: str) -> int:
        """Count an action and return 0, or the seconds to wait if the limit is reached."""
        count = self._count(network_of(address))
        wait = self._wait(count)
        if wait <= 0:
            count.now += 1
            return 0
        return max(1, math.ceil(wait))

    def give_back(self, address: str) -> None:
        """Undo a count."""
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
        """Seconds until one more action is allowed; 0 or less if it is now."""
        if self.most <= 0:
            return self.seconds
        passed = self._clock() - count.start
        room = self.most - 1 - count.now
        if room >= 0:
            return 0.0 if count.before <= room else self.seconds * (1 - room / count.before) - passed
        return self.seconds - passed + self.seconds * (1 - (self.most - 1) / count.now)


class MessageRate:
    """Counts what one sender has sent within the last seconds."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self.seconds = seconds
        self._clock = clock
        self._times: deque[float] = deque(maxlen=most + 1)

    def is_too_fast(self, count: int = 1) -> bool:
        """Count so many more. Returns whether there were too many."""
        now = self._clock()
        while self._times and self._times[0] < now - self.seconds:
            self._times.popleft()
        self._times.extend([now] * min(count, self.most + 1))
        return len(self._times) > self.most
