"""What the system says about processes: their children, their time and their memory."""

import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

TICKS: Final = os.sysconf("SC_CLK_TCK")
PROC: Final = Path("/proc")


@dataclass(frozen=True)
class Usage:
    """What processes have used: seconds of processor time, and the sum of the most bytes of memory each had."""

    seconds: float = 0.0
    bytes: int = 0

    def __add__(self, other: "Usage") -> "Usage":
        return Usage(self.seconds + other.seconds, self.bytes + other.bytes)


def usage_of(pid: int) -> Usage:
    """What a process has used so far; nothing if it is gone."""
    with suppress(OSError):
        fields = (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
        return Usage((int(fields[11]) + int(fields[12])) / TICKS, _memory(pid, "VmHWM:"))
    return Usage()


def memory_of(pid: int) -> int:
    """Bytes of memory that a process holds now; 0 if it is gone."""
    with suppress(OSError):
        return _memory(pid, "VmRSS:")
    return 0


def _memory(pid: int, kind: str) -> int:
    lines = (PROC / str(pid) / "status").read_text().splitlines()
    return next((int(line.split()[1]) for line in lines if line.startswith(kind)), 0) * 1024


def children_of(pid: int) -> list[int]:
    """The processes that a process has started and that are still there."""
    found = []
    for file in PROC.glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = file.read_text().rpartition(")")[2].split()
            if int(fields[1]) == pid and fields[0] != "Z":
                found.append(int(file.parent.name))
    return sorted(found)


def command_of(pid: int) -> list[bytes]:
    """The arguments that a process was started with; none if it is gone."""
    with suppress(OSError):
        return (PROC / str(pid) / "cmdline").read_bytes().split(b"\0")
    return []
