"""What forcing a small write to the disk costs here: every latency is read beside it.

python -m proof.probe FOLDER
"""

import os
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

WRITES: Final = 200
BYTES: Final = 512


@dataclass(frozen=True)
class Durations:
    """The middle and the upper end of some durations, in seconds."""

    p50: float
    p99: float

    def __str__(self) -> str:
        return f"p50 {_plainly(self.p50)}, p99 {_plainly(self.p99)}"


def spread(durations: Sequence[float]) -> Durations:
    """The spread of some durations; zeros if there are none."""
    return Durations(quantile(durations, 0.50), quantile(durations, 0.99))


def quantile(durations: Sequence[float], share: float) -> float:
    """The least duration that so large a share of all don't exceed; 0 if there are none."""
    ordered = sorted(durations)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def probe(folder: Path, writes: int = WRITES) -> Durations:
    """How long `fdatasync` takes after a small write to a file in a folder."""
    durations: list[float] = []
    with tempfile.TemporaryFile(dir=folder) as file:
        for _ in range(writes):
            os.write(file.fileno(), bytes(BYTES))
            start = time.perf_counter()
            os.fdatasync(file.fileno())
            durations.append(time.perf_counter() - start)
    return spread(durations)


def _plainly(seconds: float) -> str:
    return (
        f"{seconds:.2f} s"
        if seconds >= 1
        else f"{seconds * 1000:.2f} ms"
        if seconds < 0.01
        else f"{seconds * 1000:.0f} ms"
    )


def main() -> None:
    """Probe a folder, the current one if none is named."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    print(f"fdatasync in {folder}: {probe(folder)}")


if __name__ == "__main__":
    main()
