"""How many games a command plays, and on how many processes."""

import os
from typing import Final

from kosmodrom.cli.kit.complaint import check_number

MOST_GAMES: Final = 100_000_000
MOST_JOBS: Final = 1024


def jobs_of(jobs: int | None) -> int:
    """The number of processes: by default one for each core; complains about a number out of bounds."""
    jobs = count_cores() if jobs is None else jobs
    check_number("--jobs", jobs, 1, MOST_JOBS)
    return jobs


def count_cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
