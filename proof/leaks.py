"""Twin worlds on the wire: everything sent to a seat is the same, byte for byte, in all worlds it can't tell apart.

    python -m proof.leaks --games 200 --seed 1

Seeded random games are played over sockets on a real server. A second one, with the same clock, ids and secrets and a
database of its own, takes what happens there in twin worlds: before every event, for every seat and for a spectator, a
world is sampled that they can't tell from the true one and put in the place of the twin's table. They look at both,
and get the same. Then the event happens in both: in the twin with other draws and, where they are hidden from the
viewer, with other moves. They are told the same of it whenever they can't tell the two positions apart, as key and
sampler have it (`twin_worlds.knowledge`), not the view that is compared.

At every event x seat the board asked for and, if there is a counterpart, the boards and acknowledgements sent unasked
are compared. At a sample of them (`twin_game.LIGHT`) also what wrong commands are refused with, all that HTTP has, with
its headers, and how sockets are closed. In all that the true server sends: no secret, mark, key or id; no line told
otherwise than before; no replay that shows more than the seat then saw.

What a bot is told of a position is compared where it is sent (tests/server/test_thinkers.py); what it answers depends
on its own dice. Then thirteen leaks are planted one by one, and each has to be found by the check that is meant for it.

Ends with 0 if there is no difference and all planted leaks are found, else with 1.
"""

import asyncio
import os
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table as Grid
from uvloop import new_event_loop

from kosmodrom.bots.levels import is_compiled
from kosmodrom.server.thinkers.limits import die_with_parent
from proof.worlds.comparison import Comparison
from proof.worlds.pair import Pair, pair
from proof.worlds.planted import LEAKS, Leak
from proof.worlds.started_game import setting_of
from proof.worlds.twin_game import DENSE, MOST_EVENTS, TwinGame

MEMORY: Final = Path("/dev/shm")
"""Nothing of this has to outlive the process: databases lie in memory where that is possible."""
PLANTED_GAMES: Final = 6
"""A planted leak has to be found in so many games."""
PLANTED_IN: Final = ("kosmopolis",)
"""They are planted where seats have secrets to tell."""
MOST_TOLD: Final = 5


def folder() -> "tempfile.TemporaryDirectory[str]":
    """Where the databases of one run lie."""
    return tempfile.TemporaryDirectory(prefix="leaks-", dir=MEMORY if MEMORY.is_dir() else None)


async def play(
    seed: int, numbers: Iterable[int], sink: Connection | None = None, most_events: int = MOST_EVENTS
) -> Comparison:
    """Play some games of a seed on servers of their own; `sink` is sent what each came to."""
    total = Comparison()
    with folder() as place:
        async with pair(Path(place)) as servers:
            for number in numbers:
                findings = Comparison()
                await TwinGame(servers, setting_of(seed, number), findings, most_events=most_events).play()
                total.add(findings)
                if sink is not None:
                    sink.send(findings)
    return total


async def find_planted(seed: int, leaks: Iterable[Leak] = LEAKS) -> dict[str, bool]:
    """Plant leaks one by one; by name, whether all checks meant for it have found it."""
    with folder() as place:
        async with pair(Path(place)) as servers:
            return {
                leak.name: await is_found(servers, leak, seed, number * PLANTED_GAMES)
                for number, leak in enumerate(leaks)
            }


async def is_found(servers: Pair, leak: Leak, seed: int, first: int) -> bool:
    """Whether a planted leak is found, in some games of a seed, by all checks that are meant for it."""
    findings = Comparison()
    with leak.plant(servers):
        for number in range(first, first + PLANTED_GAMES):
            await TwinGame(servers, setting_of(seed, number, PLANTED_IN), findings, DENSE, leak.checks).play()
            if leak.checks <= findings.checks:
                return True
    return False


# Several processes


def work(seed: int, numbers: list[int], sink: Connection) -> None:
    """What one process does."""
    die_with_parent()
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(play(seed, numbers, sink))


def play_all(seed: int, numbers: list[int], workers: int) -> Iterator[Comparison]:
    """What each game came to, in the order in which they end; the caller may stop early."""
    context = get_context("spawn")
    sources: dict[Connection, SpawnProcess] = {}
    for first in range(min(workers, len(numbers))):
        source, sink = context.Pipe(duplex=False)
        process = context.Process(target=work, args=(seed, numbers[first::workers], sink))
        process.start()
        sink.close()
        sources[source] = process
    processes = list(sources.values())
    try:
        while sources:
            for ready in wait(list(sources)):
                assert isinstance(ready, Connection)
                try:
                    yield ready.recv()
                except EOFError:
                    finished = sources.pop(ready)
                    finished.join()
                    if finished.exitcode:
                        raise RuntimeError("a process has failed: what it said stands above") from None
    finally:
        for process in processes:
            process.terminate()
            process.join()


# For people


@dataclass
class Run:
    """A whole run."""

    seed: int
    games: int
    total: Comparison = field(default_factory=Comparison)
    planted: dict[str, bool] = field(default_factory=dict)
    seconds: float = 0.0

    @property
    def holds(self) -> bool:
        """Whether no worlds could be told apart, and every planted leak was found."""
        return not self.total.found and all(self.planted.values()) and self.total.games == self.games

    def facts(self) -> list[tuple[str, str]]:
        """Name and figure of each line."""
        total = self.total
        caught = sum(self.planted.values())
        return [
            ("games", str(total.games)),
            ("events", str(total.events)),
            ("state x seat pairs compared", f"{total.pairs}, of which {total.hidden} had another world behind"),
            ("events x seats compared as they happened", str(total.transitions)),
            ("answers by check", ", ".join(f"{name} {count}" for name, count in sorted(total.asked.items()))),
            ("bytes compared", str(total.bytes)),
            ("differences", f"{len(total.found)} (bound 0)"),
            ("planted leaks caught", f"{caught} of {len(self.planted)}"),
            ("seed", str(self.seed)),
            ("engine", "compiled" if is_compiled() else "interpreted"),
            ("seconds", f"{self.seconds:.0f}"),
        ]


def report_progress(run: Run, seconds: float) -> None:
    """One line, on a terminal over the last one."""
    total = run.total
    line = (
        f"{total.games} of {run.games} games in {seconds:.0f} s, {total.events} events, {total.pairs} pairs, "
        f"{total.bytes / 1e6:.0f} MB compared, {len(total.found)} differences"
    )
    if sys.stderr.isatty():
        print(f"\r{line}", end="", file=sys.stderr, flush=True)
    elif total.games % 10 == 0:
        print(line, file=sys.stderr, flush=True)


def show(run: Run) -> None:
    """Print everything."""
    grid = Grid("what", "figure", title="Twin worlds on the wire")
    for name, figure in run.facts():
        grid.add_row(name, figure)
    console = Console(width=None if sys.stdout.isatty() else 120)
    console.print(grid)
    for finding in run.total.found[:MOST_TOLD]:
        again = f"python -m proof.leaks --seed {run.seed} --only {finding.game}"
        console.print(f"{finding}\n  again: {again}", style="red", markup=False, highlight=False)
    for name in (name for name, is_found in run.planted.items() if not is_found):
        console.print(f"not caught: {name} (seed {run.seed})", style="red", markup=False, highlight=False)


def main() -> None:
    """Read the command line, play, print."""
    parser = ArgumentParser(prog="python -m proof.leaks", description="Compare twin worlds on the wire.")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=int, help="play this game of the seed alone, and plant nothing")
    parser.add_argument("--all", action="store_true", help="go on with the other games after a difference")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    numbers = list(range(arguments.games)) if arguments.only is None else [arguments.only]
    run = Run(arguments.seed, len(numbers))
    began = time.monotonic()
    for findings in play_all(arguments.seed, numbers, arguments.workers):
        run.total.add(findings)
        report_progress(run, time.monotonic() - began)
        if findings.found and not arguments.all:
            break
    if arguments.only is None:
        with asyncio.Runner(loop_factory=new_event_loop) as runner:
            run.planted = runner.run(find_planted(arguments.seed))
    run.seconds = time.monotonic() - began
    show(run)
    sys.exit(not run.holds)


if __name__ == "__main__":
    main()
