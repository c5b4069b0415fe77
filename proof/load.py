"""How quickly moves are acknowledged under load, how quickly sockets come back, how quickly a server starts.

    python -m proof.load [--seed S] [--scenario small|large|reconnects|start|busy|all] [--seconds N]

The server is a process of its own on a SQLite file; this process is the people. Moves are due at fixed moments, and
every duration is counted from there, so that a stall is not hidden by those who wait for it. Every board and every
acknowledgement is compared with the log afterwards. Ends with 0 if all bounds are met, 1 if not.
"""

import os
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Final

import uvloop
from rich.console import Console
from rich.table import Table as Grid

from kosmodrom.bots.levels import is_compiled
from proof.crowds import scenarios
from proof.crowds.scenarios import Result, Setup
from proof.probe import probe

SCENARIOS: Final[dict[str, Callable[[Setup], Awaitable[Result]]]] = {
    "small": scenarios.small,
    "large": scenarios.large,
    "reconnects": scenarios.broken_sockets,
    "start": scenarios.start,
    "busy": scenarios.busy,
}
ALL: Final = "all"


async def run(name: str, seed: int, seconds: float) -> Result:
    """Play one scenario on a database of its own."""
    with tempfile.TemporaryDirectory(prefix="load-") as folder:
        setup = Setup(Path(folder), seed, seconds)
        before = probe(setup.folder)
        result = await SCENARIOS[name](setup)
        result.add("fdatasync before", str(before))
        result.add("fdatasync after", str(probe(setup.folder)))
    result.add("seed", str(seed))
    result.add("engine", "compiled" if is_compiled() else "interpreted")
    result.add("load of the machine, 1 minute", f"{os.getloadavg()[0]:.1f}")
    return result


def show(result: Result) -> None:
    """Print everything for people."""
    grid = Grid("what", "figure", "bound", "", title=result.title)
    for figure in result.figures:
        grid.add_row(figure.name, figure.value, figure.bound, figure.verdict)
    console = Console(width=None if sys.stdout.isatty() else 120)
    console.print(grid)
    for violation in result.violations[:20]:
        console.print(violation, style="red", markup=False, highlight=False)
    console.print("PASS" if result.holds else "FAIL", highlight=False)


def play(names: Sequence[str], seed: int, seconds: float) -> bool:
    """Play scenarios one after the other; whether all held."""
    results = []
    for name in names:
        results.append(uvloop.run(run(name, seed, seconds)))
        show(results[-1])
    return all(result.holds for result in results)


def main() -> None:
    """Read the command line, play, print."""
    parser = ArgumentParser(prog="python -m proof.load", description="Measure the server under load.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scenario", choices=[*SCENARIOS, ALL], default=ALL)
    parser.add_argument("--seconds", type=float, default=60.0, help="how long people play")
    arguments = parser.parse_args()
    names = list(SCENARIOS) if arguments.scenario == ALL else [arguments.scenario]
    sys.exit(not play(names, arguments.seed, arguments.seconds))


if __name__ == "__main__":
    main()
