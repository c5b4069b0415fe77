"""What is measured, and what it has to come to."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from proof.client import Client
from proof.crowds import reconnects
from proof.crowds.crowd import Crowd
from proof.crowds.single_player import SinglePlayer
from proof.crowds.stored_tables import FIRST_FACTS, StoredTable, TablePlan, store_tables
from proof.guest import Guest
from proof.harness.process import PlainServer, RunningServer, sqlite_in
from proof.invariants import Checker
from proof.probe import quantile, spread
from proof.processes import Usage, children_of, usage_of
from proof.soak import complaints
from proof.transcript import Transcript

PEOPLE: Final = 3
MEGABYTE: Final = 1_000_000
SMALL_BOUND: Final = 0.060
LARGE_BOUND: Final = 0.100
BUSY_BOUND: Final = 2 * SMALL_BOUND
MEMORY_BOUND: Final = 400 * MEGABYTE
START_BOUND: Final = 5.0
DEEPEST: Final = 100
"""Games are found in all stages up to so many facts; those that end are followed by others."""
LONG_LOG: Final = 100
HARD: Final = ("hard", "hard")
SINGLES: Final = 30
WARM_UP: Final = 10.0
"""Seconds until all bots have something to think about."""


@dataclass(frozen=True)
class Setup:
    """The folder of a scenario, the seed of its choices, and how many seconds people play."""

    folder: Path
    seed: int
    seconds: float = 60.0

    @property
    def database(self) -> str:
        """A SQLite file, durable at each commit as the server has it."""
        return sqlite_in(self.folder)

    @property
    def log(self) -> Path:
        """What the server writes."""
        return self.folder / "server.log"


@dataclass(frozen=True)
class Figure:
    """Something measured, and the bound it has to keep, if it has one."""

    name: str
    value: str
    bound: str = ""
    holds: bool = True

    @property
    def verdict(self) -> str:
        """PASS or FAIL, for what has a bound."""
        return "" if not self.bound else "PASS" if self.holds else "FAIL"


@dataclass
class Result:
    """What a scenario came to."""

    title: str
    figures: list[Figure] = field(default_factory=list)
    violations: list[str] = field(default_factory=list)

    @property
    def holds(self) -> bool:
        """Whether every bound was kept and everything was right."""
        return not self.violations and all(figure.holds for figure in self.figures)

    def add(self, name: str, value: str) -> None:
        """A figure without a bound."""
        self.figures.append(Figure(name, value))

    def at_most(self, name: str, value: float, bound: float, unit: str, scale: float = 1.0) -> None:
        """A figure with a bound."""
        self.figures.append(
            Figure(name, f"{value * scale:.1f} {unit}", f"{bound * scale:g} {unit}", holds=value <= bound)
        )

    def none(self, name: str, count: int) -> None:
        """Something that must not happen."""
        self.figures.append(Figure(name, str(count), "0", holds=count == 0))


def table_plans(
    tables: int, seed: int, bots: tuple[str, ...] = (), people: int = PEOPLE, deepest: int = DEEPEST
) -> list[TablePlan]:
    """Tables in all stages of the game."""
    rng = Random(f"lots {seed}")
    return [TablePlan(people, bots, rng.randint(FIRST_FACTS, deepest)) for _ in range(tables)]


# Playing


async def small(setup: Setup) -> Result:
    """50 tables, 15 moves a second."""
    return await played(setup, 50, 15.0, SMALL_BOUND)


async def large(setup: Setup) -> Result:
    """300 tables, 60 moves a second."""
    return await played(setup, 300, 60.0, LARGE_BOUND)


async def played(setup: Setup, tables: int, rate: float, bound: float) -> Result:
    """People play, and nothing else happens."""
    result = Result(f"{tables} tables x {PEOPLE} people, {rate:g} moves/s for {setup.seconds:g} s")
    stored_tables = await store_tables(setup.database, table_plans(tables, setup.seed), setup.seed)
    async with RunningServer(setup.folder) as server, Client([server.address]) as client:
        crowd = Crowd(stored_tables, server.port, client, setup.seed)
        await crowd.come()
        before = usage_of(server.pid)
        await crowd.play(rate, setup.seconds)
        add_play(result, crowd, bound)
        add_usage(result, server, before, setup.seconds)
        crowd.go()
        await asyncio.to_thread(server.stop)
    await check(result, setup, crowd.transcripts)
    return result


async def busy(setup: Setup) -> Result:
    """50 tables, 15 moves a second, while hard bots at 30 other tables keep the thinkers busy."""
    result = Result(f"50 tables x {PEOPLE} people, 15 moves/s for {setup.seconds:g} s, beside {SINGLES} x 2 hard bots")
    made = [*table_plans(50, setup.seed), *table_plans(SINGLES, setup.seed, HARD, 1, FIRST_FACTS)]
    stored_tables = await store_tables(setup.database, made, setup.seed)
    async with RunningServer(setup.folder) as server, Client([server.address]) as client:
        crowd = Crowd(stored_tables[:50], server.port, client, setup.seed)
        singles = [SinglePlayer(stored, server.port, str(setup.seed)) for stored in stored_tables[50:]]
        await crowd.come()
        await asyncio.gather(*(single.player.come() for single in singles))
        await asyncio.sleep(min(WARM_UP, setup.seconds))
        before, thought, began = usage_of(server.pid), thinkers_of(server), time.monotonic()
        await crowd.play(15.0, setup.seconds)
        share = (thinkers_of(server).seconds - thought.seconds) / (time.monotonic() - began)
        add_play(result, crowd, BUSY_BOUND)
        add_usage(result, server, before, setup.seconds)
        result.add("thinkers' share of a core", f"{share:.0%}")
        result.add("facts at the bots' tables", str(sum(single.count_seen for single in singles)))
        players = [single.player for single in singles]
        result.violations += [what for player in players for what in (*player.lost, *player.trouble)]
        for player in players:
            player.go()
        crowd.go()
        await asyncio.to_thread(server.stop)
    await check(
        result, setup, [*crowd.transcripts, *(transcript for player in players for transcript in player.transcripts)]
    )
    return result


def add_play(result: Result, crowd: Crowd, bound: float) -> None:
    """How the moves of a crowd were answered."""
    acknowledged, shown = crowd.acknowledgements, crowd.showings
    result.at_most("acknowledgement p99", quantile(acknowledged, 0.99), bound, "ms", 1_000)
    result.add("acknowledgement p50, p95, most", shares(acknowledged, 0.50, 0.95, 1.0))
    result.add("until all at the table see it p50, p99", shares(shown, 0.50, 0.99))
    result.add("this process was late p50, p99, most", shares(crowd.lags, 0.50, 0.99, 1.0))
    result.add("moves; had to wait for a table; new games", f"{len(crowd.due_moves)}; {crowd.held}; {crowd.games}")
    result.none("moves not acknowledged", crowd.count_unanswered)
    result.none("sockets lost, odd answers", len(crowd.complaints))
    result.violations += crowd.complaints


def add_usage(result: Result, server: RunningServer, before: Usage, seconds: float) -> None:
    """What the server's processes have used."""
    own, thinkers = usage_of(server.pid), thinkers_of(server)
    used = own.seconds - before.seconds
    result.at_most("server's memory at most", own.bytes, MEMORY_BOUND, "MB", 1 / MEGABYTE)
    result.add("thinkers' memory at most", f"{thinkers.bytes / MEGABYTE:.1f} MB")
    result.add("server's processor time", f"{used:.1f} s, {used / seconds:.0%} of a core")


def thinkers_of(server: RunningServer) -> Usage:
    """What the processes that think for a server have used."""
    return sum((usage_of(pid) for pid in children_of(server.pid)), Usage())


def shares(durations: Sequence[float], *wanted: float) -> str:
    """Quantiles in milliseconds."""
    return ", ".join(f"{quantile(durations, share) * 1_000:.1f}" for share in wanted) + " ms"


async def check(result: Result, setup: Setup, transcripts: Sequence[Transcript]) -> None:
    """Compare all that anybody was told with the log; the server must not have complained of itself."""
    findings = await Checker(setup.database).check(transcripts)
    result.add("boards compared with the log", str(findings.boards))
    result.none("boards or acknowledgements that differ from it", len(findings.violations))
    result.violations += findings.violations + complaints(setup.log)


# Coming back


async def broken_sockets(setup: Setup) -> Result:
    """All sockets break at once: 150, then 900; by themselves, then because the server is killed."""
    result = Result("All sockets break at once, and come back at once")
    for tables, bound in ((50, 5.0), (300, 8.0)):
        folder = setup.folder / str(tables)
        folder.mkdir()
        await break_sockets(result, Setup(folder, setup.seed), tables, bound)
    return result


async def break_sockets(result: Result, setup: Setup, tables: int, bound: float) -> None:
    """Both ways of breaking all sockets, at so many tables."""
    sockets = tables * PEOPLE
    stored_tables = await store_tables(setup.database, table_plans(tables, setup.seed), setup.seed)
    async with RunningServer(setup.folder) as server, Client([server.address]) as client:
        crowd = Crowd(stored_tables, server.port, client, setup.seed)
        await crowd.come()
        await crowd.play(tables / 5, 5.0)
        before, mine = usage_of(server.pid), time.process_time()
        waits = await reconnects.break_all(crowd)
        add_waits(result, f"{sockets} sockets dropped", waits, bound)
        add_times(result, f"{sockets} sockets dropped", usage_of(server.pid).seconds - before.seconds, mine)
        mine = time.process_time()
        waits, ready = await reconnects.kill(crowd, server)
        add_waits(result, f"{sockets} sockets, server killed", waits, bound)
        own = usage_of(server.pid)
        add_times(result, f"{sockets} sockets, server killed", own.seconds, mine)
        result.add(f"{sockets} sockets, server killed: it was well again", f"{ready:.2f} s")
        await crowd.play(tables / 5, 2.0)
        result.at_most(f"{sockets} sockets: server's memory at most", own.bytes, MEMORY_BOUND, "MB", 1 / MEGABYTE)
        result.none(f"{sockets} sockets: moves not acknowledged", crowd.count_unanswered)
        result.violations += crowd.complaints
        crowd.go()
        await asyncio.to_thread(server.stop)
    await check(result, setup, crowd.transcripts)


def add_waits(result: Result, name: str, waits: Sequence[float], bound: float) -> None:
    """How long it took until everybody saw the right board again."""
    result.at_most(f"{name}: right board again p99", quantile(waits, 0.99), bound, "s")
    result.add(f"{name}: p50, most", f"{quantile(waits, 0.50):.2f}, {max(waits):.2f} s")


def add_times(result: Result, name: str, server: float, mine: float) -> None:
    """The processor time of the server, and of this process since a moment: they share the cores."""
    value = f"{server:.1f}, {time.process_time() - mine:.1f} s"
    result.add(f"{name}: processor time of the server, of this process", value)


# Starting


async def start(setup: Setup) -> Result:
    """A server on 300 games of 100 facts each."""
    return await started(setup, 300)


async def started(setup: Setup, tables: int) -> Result:
    """`kosmodrom serve` as everybody runs it: the first time every game is played again, the second it isn't."""
    result = Result(f"kosmodrom serve on {tables} games of {LONG_LOG} facts")
    stored_tables = await store_tables(setup.database, [TablePlan(PEOPLE, facts=LONG_LOG)] * tables, setup.seed)
    for name in ("first start (all games are played again)", "second start"):
        async with PlainServer(setup.folder) as server:
            result.at_most(f"{name}: well", server.starts[0], START_BOUND, "s")
            result.add(f"{name}: processor time, memory", figures_of(usage_of(server.pid)))
            if name.startswith("second"):
                await look_at_all(result, server, stored_tables)
            await asyncio.to_thread(server.stop)
    return result


def figures_of(usage: Usage) -> str:
    """Time and memory."""
    return f"{usage.seconds:.1f} s, {usage.bytes / MEGABYTE:.0f} MB"


async def look_at_all(result: Result, server: RunningServer, stored_tables: Sequence[StoredTable]) -> None:
    """The first board of each table: its log is read and played again for it."""
    waits: list[float] = []
    async with Client([server.address]) as client:
        for stored in stored_tables:
            began = time.monotonic()
            person = stored.people[0]
            await Guest(client, person.name, person.token).look(stored.table)
            waits.append(time.monotonic() - began)
    result.add("first board of each table", str(spread(waits)))
    result.at_most("server's memory, all tables open", usage_of(server.pid).bytes, MEMORY_BOUND, "MB", 1 / MEGABYTE)
