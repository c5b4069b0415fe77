"""Watches a server from outside: it answers in time, logs no failure, and its memory doesn't grow."""

import time
from typing import Final

import httpx

from proof.harness.process import RunningServer
from proof.processes import memory_of

BOUND: Final = 1.0
"""Seconds within which a server that has been bothered has to answer."""
ALARMS: Final = ("Traceback (most recent call last)", " ERROR ", " CRITICAL ")
MOST_LINES: Final = 100


class Watch:
    """Watches one server process."""

    def __init__(self, server: RunningServer) -> None:
        self.pid = server.pid
        self.slowest = 0.0
        self._address = server.address
        self._log = server.log
        self._read = 0

    @property
    def memory(self) -> int:
        """Bytes it holds now."""
        return memory_of(self.pid)

    async def complaints(self) -> list[str]:
        """What is wrong with it since last time."""
        return [*await self._unanswered(), *self.failures()]

    async def _unanswered(self) -> list[str]:
        if not self.memory:
            return ["the server is gone"]
        start = time.monotonic()
        try:
            async with httpx.AsyncClient(timeout=10 * BOUND, verify=False, trust_env=False) as client:
                response = await client.get(f"{self._address}/healthz")
        except httpx.HTTPError as error:
            return [f"the server doesn't answer: {error!r}"]
        seconds = time.monotonic() - start
        self.slowest = max(self.slowest, seconds)
        if response.status_code != httpx.codes.OK:
            return [f"the server is not well: {response.status_code} {response.text}"]
        return [f"the server took {seconds:.2f} s to answer"] if seconds > BOUND else []

    def failures(self) -> list[str]:
        """What it wrote that it never should."""
        with self._log.open("rb") as file:
            file.seek(self._read)
            data = file.read()
        self._read += len(data)
        lines = data.decode(errors="replace").splitlines()
        first = next((number for number, line in enumerate(lines) if any(alarm in line for alarm in ALARMS)), None)
        if first is None:
            return []
        return ["the server's log: " + "\n".join(lines[max(0, first - 1) :][:MOST_LINES])]
