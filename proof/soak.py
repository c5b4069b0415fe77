"""Kills the server over and over while people play, and checks that nothing acknowledged is ever lost or doubled.

    python -m proof.soak --kills 1000 --seed 1 --tables 6 [--database URL]

From the seed come: where, at which passing and after which delay each server dies; the ids and secrets of tables; what
players choose among what they are shown. Not from the seed, as the processes and the clock are real: how far a server
gets before a delay is over, which of several players' commands comes first, what bots think, and so what is shown. A
run with the same seed meets the same kinds of deaths in the same order, not the same games.

Ends with 0 if everything held, 1 if not: then the database and the server's log are kept, and it says where.
"""

import asyncio
import shutil
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table as Grid

from kosmodrom.bots.levels import is_compiled
from proof.client import Client
from proof.harness.process import KillableServer
from proof.invariants import Findings
from proof.kills.groups import BOUND, Groups, Totals
from proof.kills.schedule import KINDS, RANDOM, PlannedKill, schedule
from proof.probe import Durations, probe, spread

EVERY: Final = 25
"""Kills between checks."""
NOT_REACHED: Final = 20.0
"""Seconds after which a server that has not passed its point is killed where it is."""


@dataclass(frozen=True)
class Plan:
    """What is to be done."""

    kills: int
    seed: int
    tables: int
    database: str
    folder: Path
    every: int = EVERY

    @property
    def again(self) -> str:
        """How to do it again."""
        return f"python -m proof.soak --kills {self.kills} --seed {self.seed} --tables {self.tables}"


@dataclass
class Run:
    """What came of it."""

    plan: Plan
    fdatasync: Durations
    kills: Counter[str] = field(default_factory=Counter)
    unready: int = 0
    """Of those, killed before they answered."""
    starts: list[float] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    findings: Findings = field(default_factory=Findings)
    stuck: int = 0
    totals: Totals | None = None
    seconds: float = 0.0

    @property
    def holds(self) -> bool:
        """Whether everything held, and really happened."""
        return not self.findings.violations and not self.stuck and self.totals is not None


async def soak(plan: Plan, progress: bool = False) -> Run:
    """Kill, restart, check."""
    run = Run(plan, probe(plan.folder))
    start = time.monotonic()
    log = plan.folder / "server.log"
    async with KillableServer(plan.database, log, seed=plan.seed) as server, Client([server.address]) as client:
        groups = Groups(client, plan.database, plan.seed, plan.tables)
        await server.start()
        try:
            await groups.begin()
            await groups.all_go_on()
            for number, planned in enumerate(schedule(plan.seed, plan.kills), 1):
                await strike(server, planned, run)
                if number % plan.every == 0 or number == plan.kills:
                    await server.start()
                    await groups.all_go_on()
                    await groups.check()
                if progress:
                    report_progress(run, groups, time.monotonic() - start)
                if groups.findings.violations:
                    break
            await finish(server, groups)
        finally:
            await groups.leave()
    run.starts, run.waits = server.starts, groups.waits
    run.findings, run.stuck, run.totals = groups.findings, groups.stuck, groups.totals
    run.findings.violations += complaints(log)
    run.seconds = time.monotonic() - start
    return run


async def strike(server: KillableServer, planned: PlannedKill, run: Run) -> None:
    """Let the server die as planned, starting it first if it isn't there."""
    if server.is_up:
        server.kill()
        await server.ended()
        run.kills["after a check"] += 1
    loop = asyncio.get_running_loop()
    await server.launch(planned.kill)
    if planned.kind == RANDOM and not planned.waits:
        deadly = loop.call_later(planned.delay, server.kill)
        ready = await server.ready()
    else:
        ready = await server.ready()
        deadly = loop.call_later(planned.delay if planned.kind == RANDOM else NOT_REACHED, server.kill)
    began = time.monotonic()
    if ready:
        await server.ended()
    deadly.cancel()
    run.unready += not ready
    run.kills[planned.kind if time.monotonic() - began < NOT_REACHED else f"{planned.kind} not reached"] += 1


async def finish(server: KillableServer, groups: Groups) -> None:
    """Let all come to rest, ask about old commands again, stop the server in order, and check everything."""
    if not server.is_up:
        await server.start()
    await groups.settle()
    await groups.ask_again()
    await groups.check()
    await groups.leave()
    server.stop()
    await server.ended()
    await groups.check_all()


def complaints(log: Path) -> list[str]:
    """What servers wrote that they never should."""
    lines = log.read_text(errors="replace").splitlines() if log.exists() else []
    return [f"the server's log: {line}" for line in lines if " ERROR " in line]


def report_progress(run: Run, groups: Groups, seconds: float) -> None:
    """One line, on a terminal over the last one."""
    done, totals = sum(run.kills[kind] for kind in KINDS), groups.totals
    line = (
        f"{done} of {run.plan.kills} kills in {seconds:.0f} s, {totals.acknowledged} acknowledged, "
        f"{totals.repeated} sent again, {totals.games} games over, {len(groups.findings.violations)} violations"
    )
    if sys.stderr.isatty():
        print(f"\r{line}", end="", file=sys.stderr, flush=True)
    elif done % 10 == 0:
        print(line, file=sys.stderr, flush=True)


def show(run: Run) -> None:
    """Print everything for people."""
    grid = Grid("what", "figure", title="Killed over and over")
    for kind in [*KINDS, *(kind for kind in run.kills if kind not in KINDS)]:
        grid.add_row(f"kills: {kind}", str(run.kills[kind]))
    grid.add_row("of all kills, before the server answered", str(run.unready))
    if run.totals is not None:
        for name, figure in facts_of(run, run.totals):
            grid.add_row(name, figure)
    console = Console(width=None if sys.stdout.isatty() else 110)
    console.print(grid)
    for violation in run.findings.violations[:20]:
        console.print(violation, style="red", markup=False, highlight=False)
    if not run.holds:
        console.print(f"Kept in {run.plan.folder}. Again: {run.plan.again}", markup=False, highlight=False)


def facts_of(run: Run, totals: Totals) -> list[tuple[str, str]]:
    """Name and figure of each line."""
    return [
        ("games over", str(totals.games)),
        ("entries in the logs", str(run.findings.entries)),
        ("commands", str(totals.commands)),
        ("acknowledged", str(totals.acknowledged)),
        ("refused", str(totals.refused)),
        ("sent again", str(totals.repeated)),
        ("still unknown", str(totals.unknown)),
        ("lost", str(run.findings.lost)),
        ("doubled", str(run.findings.doubled)),
        ("stuck", str(run.stuck)),
        ("boards compared", f"{run.findings.boards} of {totals.boards}"),
        ("violations", str(len(run.findings.violations))),
        ("start to first answer", str(spread(run.starts))),
        ("acknowledgement", str(spread(totals.latencies))),
        ("until each table went on", f"{spread(run.waits)}; bound {BOUND:.0f} s"),
        ("fdatasync", str(run.fdatasync)),
        ("seed, tables", f"{run.plan.seed}, {run.plan.tables}"),
        ("engine", "compiled" if is_compiled() else "interpreted"),
        ("seconds", f"{run.seconds:.0f}"),
    ]


def main() -> None:
    """Read the command line, soak, print."""
    parser = ArgumentParser(prog="python -m proof.soak", description="Kill the server over and over while people play.")
    parser.add_argument("--kills", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--every", type=int, default=EVERY)
    parser.add_argument("--database", help="a SQLite file or PostgreSQL of its own; a temporary file if none is given")
    arguments = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="soak-"))
    database = arguments.database or f"sqlite+aiosqlite:///{folder / 'kosmodrom.db'}"
    plan = Plan(arguments.kills, arguments.seed, arguments.tables, database, folder, arguments.every)
    run = asyncio.run(soak(plan, progress=True))
    show(run)
    if run.holds:
        shutil.rmtree(folder)
    sys.exit(not run.holds)


if __name__ == "__main__":
    main()
