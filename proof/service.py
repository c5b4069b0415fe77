"""A server as a process of its own, started cold, and what the system says of its time and memory."""

import asyncio
import json
import os
import signal
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from proof.house import HOST, ROOT, children_of, free_port

CROWDED: Final[Mapping[str, int]] = {
    "sockets_an_address": 10_000,
    "request_rate": 1_000_000,
    "open_tables": 1_000_000,
}
"""Many people behind one address; how much one socket may send stays as it is."""
HEALTH: Final = b"GET /healthz HTTP/1.1\r\nHost: proof\r\nConnection: close\r\n\r\n"
WELL: Final = b"HTTP/1.1 200"
PAUSE: Final = 0.025
PATIENCE: Final = 60.0
TICKS: Final = os.sysconf("SC_CLK_TCK")
PROC: Final = Path("/proc")


class NotReady(Exception):
    """The server ended, or does not answer: says what it wrote last."""


@dataclass(frozen=True)
class Usage:
    """What processes have used: seconds of processor time, and the most bytes of memory each had at once, added up."""

    seconds: float = 0.0
    bytes: int = 0

    def __add__(self, other: "Usage") -> "Usage":
        return Usage(self.seconds + other.seconds, self.bytes + other.bytes)


def usage_of(pid: int) -> Usage:
    """What a process has used so far; nothing if it is gone."""
    with suppress(OSError):
        fields = (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
        lines = (PROC / str(pid) / "status").read_text().splitlines()
        peak = next((int(line.split()[1]) for line in lines if line.startswith("VmHWM:")), 0)
        return Usage((int(fields[11]) + int(fields[12])) / TICKS, peak * 1024)
    return Usage()


class Service:
    """One server at one port; killed and started again on the same data. Whatever runs is ended with the block."""

    def __init__(self, arguments: Sequence[str], log: Path) -> None:
        self.port = free_port()
        self._arguments = [*arguments, "--port", str(self.port)]
        self._log = log
        self._process: asyncio.subprocess.Process | None = None

    @classmethod
    def crowded(cls, database: str, log: Path, thinkers: int = 1) -> Self:
        """A server for many people behind one address."""
        limits = json.dumps(dict(CROWDED))
        return cls(["proof.house", "--database", database, "--limits", limits, "--thinkers", str(thinkers)], log)

    @classmethod
    def plain(cls, database: str, log: Path) -> Self:
        """A server as everybody starts it."""
        return cls(["kosmodrom", "serve", "--database", database], log)

    @property
    def address(self) -> str:
        """Where it answers."""
        return f"http://{HOST}:{self.port}"

    @property
    def pid(self) -> int:
        """Of the server's process."""
        assert self._process is not None, "the server was started"
        return self._process.pid

    @property
    def own(self) -> Usage:
        """What the server's process has used."""
        return usage_of(self.pid)

    @property
    def thinkers(self) -> Usage:
        """What the processes that think for it have used."""
        return sum((usage_of(pid) for pid in children_of(self.pid)), Usage())

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.kill()

    async def start(self) -> float:
        """Start a server and wait until it says that it is well; answers after how many seconds."""
        began = time.monotonic()
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                *self._arguments,
                cwd=ROOT,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        while not await self._is_well():
            if self._process.returncode is not None or time.monotonic() - began > PATIENCE:
                raise NotReady(f"The server does not answer:\n{self._log.read_text(errors='replace')[-4_000:]}")
            await asyncio.sleep(PAUSE)
        return time.monotonic() - began

    async def kill(self) -> None:
        """End it at once."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        """Ask it to end in order, and wait until it has."""
        await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> None:
        if self._process is not None and self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.send_signal(how)
            await self._process.wait()

    async def _is_well(self) -> bool:
        try:
            reader, writer = await asyncio.open_connection(HOST, self.port)
        except OSError:
            return False
        try:
            writer.write(HEALTH)
            return (await reader.read(len(WELL))) == WELL
        except OSError:
            return False
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()
