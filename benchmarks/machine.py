"""Where a run takes place."""

import os
import platform
from dataclasses import dataclass
from pathlib import Path

from benchmarks.failure import Failure


@dataclass(frozen=True)
class Machine:
    """The processor, the core that everything is bound to (or none), Python, and how busy the machine was."""

    processor: str
    core: int | None
    python: str
    load: float

    def __str__(self) -> str:
        bound = "on no core in particular" if self.core is None else f"core {self.core}"
        return f"{self.processor}, {bound}; Python {self.python}; load before the run {self.load:.1f}"


def bind(core: int | None) -> Machine:
    """Bind this process and those it starts to one core, if the system can: the one given, or the last."""
    if not hasattr(os, "sched_setaffinity"):
        return Machine(_processor(), None, platform.python_version(), os.getloadavg()[0])
    chosen = max(os.sched_getaffinity(0)) if core is None else core
    try:
        os.sched_setaffinity(0, {chosen})
    except OSError:
        cores = ", ".join(map(str, sorted(os.sched_getaffinity(0))))
        raise Failure(f"there is no core {chosen} to run on; there are {cores}") from None
    return Machine(_processor(), chosen, platform.python_version(), os.getloadavg()[0])


def _processor() -> str:
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()
