"""Sends nonsense and half-sense to a real server, over sockets and HTTP: nothing may break, nothing unsaid may change.

    python -m proof.fuzz --frames 20000 --cases 100 --seed 1

Frames go to running tables from people on their seats, a stranger and a spectator. `cases` requests an operation are
made from the server's own description, one half as described and one half almost, and each is sent by nobody, a guest,
a seated player and a host. Then come bytes that are no HTTP, and a second server's limits as they come by default.

After every batch: the process lives, has written of no failure and answers within a second; every line of every log
was acknowledged, every command is stored as was said; every board that anybody was shown is what the log amounts to.

From the seed come all frames, requests, ids and secrets; how fast answers come does not. Ends with 0 if everything
held, 1 if not: then it says what was sent, keeps the database and the server's log, and says where.
"""

import asyncio
import shutil
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table as Grid

from kosmodrom.bots.levels import is_compiled
from kosmodrom.store.integrity import faults
from kosmodrom.store.store import Store
from proof.client import Client
from proof.fuzzing import limits
from proof.fuzzing.bad_http import BadHttp, BadHttpResult
from proof.fuzzing.fixtures import Fixtures
from proof.fuzzing.frame_run import FrameResult, FrameRun
from proof.fuzzing.log_check import LogCheck
from proof.fuzzing.requests import RequestResult, RequestRun
from proof.fuzzing.watch import BOUND, Watch
from proof.harness.limits import UNLIMITED
from proof.harness.process import PROGRAM, RunningServer

MEGABYTE: Final = 1_000_000
MEMORY_BOUND: Final = 100 * MEGABYTE
"""By so much the server may have grown at the end: what it keeps of tables and people, not of what it refused."""
WIDE: Final[Mapping[str, int]] = {**UNLIMITED, "tokens": 1_000_000, "invites": 1_000_000}
"""Limits so wide that they are not all that is met."""
MOST_TOLD: Final = 10


@dataclass(frozen=True)
class Plan:
    """What is to be done. `module` is what is run as the server, with arguments of its own."""

    frames: int
    cases: int
    seed: int
    folder: Path
    module: tuple[str, ...] = (PROGRAM,)
    meets_limits: bool = True
    """Whether a second server's limits are gone to."""

    @property
    def again(self) -> str:
        """How to do it again."""
        return f"python -m proof.fuzz --frames {self.frames} --cases {self.cases} --seed {self.seed}"

    def serve(self, name: str, wide: Mapping[str, int]) -> RunningServer:
        """A server on a database of its own."""
        return RunningServer(self.folder / name, seed=self.seed, limits=wide, module=self.module)


@dataclass
class Run:
    """What came of it."""

    plan: Plan
    frame_result: FrameResult = field(default_factory=FrameResult)
    request_result: RequestResult = field(default_factory=RequestResult)
    bad_http_result: BadHttpResult = field(default_factory=BadHttpResult)
    limits: dict[str, int] = field(default_factory=dict)
    unacknowledged: int = 0
    crashes: int = 0
    slowest: float = 0.0
    before: int = 0
    """Bytes that the server held after the first batch of frames."""
    memory: int = 0
    """And at the end."""
    violations: list[str] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def growth(self) -> int:
        """Bytes that the server has grown by between the two."""
        return self.memory - self.before

    @property
    def holds(self) -> bool:
        """Whether everything held."""
        return not self.violations


class Progress:
    """Progress lines; on a terminal each replaces the last one."""

    def __init__(self, is_on: bool) -> None:
        self._is_on = is_on
        self._start = time.monotonic()

    def tell(self, line: str) -> None:
        """Say how far it is."""
        if self._is_on:
            text = f"{time.monotonic() - self._start:.0f} s: {line}"
            print(
                f"\r\x1b[2K{text}" if sys.stderr.isatty() else text,
                end="" if sys.stderr.isatty() else "\n",
                file=sys.stderr,
            )
            sys.stderr.flush()

    def frames(self, frame_result: FrameResult) -> None:
        """Say how many frames were sent."""
        met = ", ".join(f"{count} {how}" for how, count in frame_result.tally.met.most_common())
        self.tell(f"{frame_result.count} frames: {met}; {len(frame_result.violations)} violations")


async def fuzz(plan: Plan, progress: bool = False) -> Run:
    """Send everything, look at everything."""
    run, teller, start = Run(plan), Progress(progress), time.monotonic()
    await _bother(run, teller)
    if run.holds and plan.meets_limits:
        teller.tell("limits as they come")
        async with plan.serve("limits", {}) as server:
            run.limits, wrong = await limits.meet(server.address, plan.seed)
            run.violations += wrong
            run.violations += Watch(server).failures()
    run.seconds = time.monotonic() - start
    return run


async def _bother(run: Run, teller: Progress) -> None:
    plan = run.plan
    async with plan.serve("fuzz", WIDE) as server, Client([server.address]) as client:
        watch = Watch(server)
        frame_run = FrameRun(client, server.database, watch, plan.seed)
        run.frame_result = frame_run.frame_result
        if plan.frames:
            await frame_run.run(plan.frames, teller.frames)
            run.violations += run.frame_result.violations
            run.unacknowledged = run.frame_result.unacknowledged
        run.before = run.frame_result.warm or watch.memory
        if plan.cases and run.holds:
            await _request(run, server, watch, teller)
        run.memory, run.slowest = watch.memory, watch.slowest
        run.crashes = int(not run.memory)
        await asyncio.to_thread(server.stop)
        run.violations += watch.failures()
    if run.growth > MEMORY_BOUND:
        run.violations.append(f"the server has grown by {run.growth / MEGABYTE:.0f} MB")
    store = await Store.open(server.database, writer=False)
    try:
        run.violations += [f"the database: {fault}" for fault in await faults(store)]
    finally:
        await store.close()


async def _request(run: Run, server: RunningServer, watch: Watch, teller: Progress) -> None:
    """Requests of all kinds, about people and tables that exist."""
    plan = run.plan
    fixtures = Fixtures(server.address)
    try:
        await asyncio.to_thread(fixtures.arrive)
        await asyncio.to_thread(fixtures.renew)
        bad_http = BadHttp(server.port, fixtures.tables.playing, plan.seed)
        run.bad_http_result = bad_http.bad_http_result
        stalling = asyncio.create_task(bad_http.stall())
        teller.tell("what is no HTTP")
        await bad_http.run(plan.cases * 10)
        run.violations += await watch.complaints()
        await _cases(run, server, fixtures, watch, teller)
        if run.holds:
            await stalling
        stalling.cancel()
        run.violations += run.bad_http_result.violations
    finally:
        fixtures.close()


async def _cases(run: Run, server: RunningServer, fixtures: Fixtures, watch: Watch, teller: Progress) -> None:
    plan = run.plan
    log_check = LogCheck(server.database)
    await log_check.news()
    cases = await asyncio.to_thread(
        RequestRun, server.address, fixtures, await fixtures.players(server.database), plan.seed, plan.cases
    )
    run.request_result = cases.request_result
    for operation in cases.operations():
        await asyncio.to_thread(cases.run, operation)
        unaccounted = await log_check.unaccounted(cases.request_result.receipts)
        run.unacknowledged += len(unaccounted)
        run.violations += [f"after {operation.label}: {line}" for line in [*unaccounted, *await watch.complaints()]]
        teller.tell(
            f"{run.request_result.count} requests, {operation.label}; {len(run.request_result.violations)} violations"
        )
        if run.violations or run.request_result.violations:
            break
        if await asyncio.to_thread(fixtures.renew):
            await log_check.news()
    run.violations += run.request_result.violations


def show(run: Run) -> None:
    """Print everything for people."""
    console = Console(width=None if sys.stdout.isatty() else 120)
    requests = Grid("operation", "2xx", "4xx", "5xx", title="Requests by operation and answer")
    for label, counts in run.request_result.met.items():
        requests.add_row(label, *(str(counts[kind]) for kind in ("2xx", "4xx", "5xx")))
    grid = Grid("what", "figure", "bound", title="BadHttp and half-sense")
    for name, figure, bound in _figures(run):
        grid.add_row(name, figure, bound)
    console.print(requests)
    console.print(grid)
    for violation in run.violations[:MOST_TOLD]:
        console.print(violation, style="red", markup=False, highlight=False, soft_wrap=True)
    if not run.holds:
        again = f"Kept in {run.plan.folder}. Again: {run.plan.again}"
        console.print(again, markup=False, highlight=False, soft_wrap=True)
    console.print("PASS" if run.holds else "FAIL", highlight=False)


def _figures(run: Run) -> list[tuple[str, str, str]]:
    """Name, figure and bound of each line."""
    frame_result, bad_http_result = run.frame_result, run.bad_http_result
    return [
        *((f"frames: {kind}", str(count), "") for kind, count in frame_result.tally.sent.most_common()),
        ("frames in all", str(frame_result.count), ""),
        *((f"met with: {how}", str(count), "") for how, count in frame_result.tally.met.most_common()),
        *((f"sockets closed: {code}", str(count), "") for code, count in _closed(frame_result).items()),
        ("tables played", str(frame_result.tables), ""),
        ("boards compared with the log", str(frame_result.boards), ""),
        *((f"no HTTP, {kind}", str(count), "") for kind, count in sorted(bad_http_result.met.items())),
        ("requests that are no HTTP", str(bad_http_result.count), ""),
        ("requests from the description", str(run.request_result.count), ""),
        *((f"limit: {what}", str(count), "") for what, count in run.limits.items()),
        ("answers 5xx", str(run.request_result.failed + bad_http_result.failed), "0"),
        ("changes without acknowledgement", str(run.unacknowledged), "0"),
        ("crashes", str(run.crashes), "0"),
        ("slowest answer after a batch", f"{run.slowest:.2f} s", f"{BOUND:.0f} s"),
        ("memory", f"{run.memory / MEGABYTE:.0f} MB", ""),
        ("memory, growth", f"{run.growth / MEGABYTE:.0f} MB", f"{MEMORY_BOUND / MEGABYTE:.0f} MB"),
        ("violations", str(len(run.violations)), "0"),
        ("seed", str(run.plan.seed), ""),
        ("engine", "compiled" if is_compiled() else "interpreted", ""),
        ("seconds", f"{run.seconds:.0f}", ""),
    ]


def _closed(frame_result: FrameResult) -> dict[str, int]:
    """Sockets closed, by code alone where the reason has a number of its own."""
    found: dict[str, int] = {}
    for what, count in frame_result.tally.closed.most_common():
        code = "1009 too big" if what.startswith("1009") else what
        found[code] = found.get(code, 0) + count
    return found


def main() -> None:
    """Read the command line, fuzz, print."""
    parser = ArgumentParser(prog="python -m proof.fuzz", description="Nonsense and half-sense at a real server.")
    parser.add_argument("--frames", type=int, default=20_000)
    parser.add_argument("--cases", type=int, default=100, help="requests an operation, each sent by four people")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="fuzz-"))
    run = asyncio.run(fuzz(Plan(arguments.frames, arguments.cases, arguments.seed, folder), progress=True))
    show(run)
    if run.holds:
        shutil.rmtree(folder)
    sys.exit(not run.holds)


if __name__ == "__main__":
    main()
