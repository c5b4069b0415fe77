"""What is refused, counted by kind, and told in at most one line of the log a minute."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

from kosmodrom.server.rate import network_of

KINDS: Final = (
    "headers",
    "slow-headers",
    "malformed",
    "connections",
    "requests",
    "guests",
    "handshakes",
    "sockets",
    "frames",
    "messages",
    "records",
    "chat",
)
"""What is refused: headers too large or too slow, requests that are no HTTP, connections, requests, new guests,
handshakes of sockets, sockets, frames, messages, records to replay or verify, lines of chat."""
FIRST: Final = 5.0
"""Seconds between the first refusal after a quiet time and its line."""
MINUTE: Final = 60.0
LOOK: Final = 1.0
"""Seconds between two looks whether a line is due."""
MOST_ADDRESSES: Final = 1_000
"""Addresses that are counted for a line. Further ones are counted only by kind."""

logger = logging.getLogger(__name__)


class Refusals:
    """Counts refusals. An attack makes thousands in a second, so nothing else may be logged for one."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.totals = Counter(dict.fromkeys(KINDS, 0))
        """By kind, since the server started."""
        self._clock = clock
        self._kinds: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()
        self._begun = 0.0
        self._told = -MINUTE

    def count(self, why: str, address: str) -> None:
        """Count something of a kind that an address was refused."""
        if not self._kinds:
            self._begun = self._clock()
        self.totals[why] += 1
        self._kinds[why] += 1
        network = network_of(address)
        if network in self._addresses or len(self._addresses) < MOST_ADDRESSES:
            self._addresses[network] += 1

    def line(self) -> str:
        """What was refused since the last line; empty if that was nothing, or less than a minute ago."""
        now = self._clock()
        if not self._kinds or now < max(self._begun + FIRST, self._told + MINUTE):
            return ""
        kinds = ", ".join(f"{why} {count}" for why, count in self._kinds.most_common())
        address, most = self._addresses.most_common(1)[0]
        told = f"refused within {now - self._begun:.0f} s: {kinds}; {most} of them from {address or 'no address'}"
        self._told = now
        self._kinds.clear()
        self._addresses.clear()
        return told

    async def log(self) -> None:
        """Write the lines until cancelled."""
        while True:
            line = self.line()
            if line:
                logger.warning("%s", line)
            await asyncio.sleep(LOOK)
