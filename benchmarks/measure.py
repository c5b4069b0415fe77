"""How something is measured: batches by the CPU clock until enough time was spent."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

Figures = dict[str, float]
"""Figures by name."""

Measure = Callable[[int, float], Figures]
"""Measures with a seed for about so many CPU seconds."""

Batch = Callable[[int], tuple[Figures, float]]
"""Does a small piece of work for a seed; answers what it counted and the CPU seconds it took."""

SEEDS_A_MEASURE: Final = 1_000_000
STATM: Final = Path("/proc/self/statm")
POINTER: Final = 8
"""What a list itself takes for each object in it."""


def rate(batch: Batch) -> Measure:
    """Each count of a batch, a CPU second. What a batch does outside its own clock isn't measured."""

    def measure(seed: int, seconds: float) -> Figures:
        totals: Figures = {}
        spent = 0.0
        next_seed = seed * SEEDS_A_MEASURE
        while spent < seconds:
            counts, took = batch(next_seed)
            for name, count in counts.items():
                totals[name] = totals.get(name, 0.0) + count
            spent += took
            next_seed += 1
        return {name: total / spent for name, total in totals.items()}

    return measure


def bytes_each(make: Callable[[], object], count: int) -> Figures:
    """What one of many objects takes, by how much this process grows when all are kept; nothing if it can't be told."""
    if not STATM.exists():
        return {}
    before = _resident_bytes()
    kept = [make() for _ in range(count)]
    return {"bytes": (_resident_bytes() - before) / len(kept) - POINTER}


def _resident_bytes() -> int:
    return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
