"""Two servers on one PostgreSQL: one is killed, then PostgreSQL itself, again and again, while people play.

    python -m proof.failover [--seed 1] [--tables 4] [--outages 3]

The people of a table sit at different servers. When one is killed, they go to the other, which takes over the bots and
clocks within 5 s; when the connections for notices are stuck, everybody sees new entries within 5 s; while PostgreSQL
is away, commands are answered with "busy" and sent again. Everything that `soak` checks is checked here too. Ends with
0 if all of it held, 1 if not.
"""

import asyncio
import shutil
import sys
import tempfile
import time
from argparse import ArgumentParser
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table as Grid

from kosmodrom.server.lifecycle import PATIENCE
from kosmodrom.store.store import Store
from kosmodrom.table import facts
from proof.client import Client
from proof.guest import Guest
from proof.harness.process import KillableServer
from proof.invariants import Findings, begin
from proof.kills.group import GAME
from proof.kills.groups import Groups, Totals
from proof.kills.player import STEADY, Player
from proof.probe import Durations, probe, spread
from tests.postgres import Postgres, frozen_notices, throwaway_postgres

TAKE_OVER: Final = 5.0
"""Seconds after a server's death in which another sees to its bots and clocks."""
FOLLOWED: Final = 5.0
"""Seconds after which everybody sees what another server has stored, also if its notice doesn't come."""
SLACK: Final = 2.0
"""Seconds for two busy cores on top of what is promised."""
TOGETHER: Final = 2.0
WATCHED: Final = TAKE_OVER + SLACK + 1.0
UNHEARD: Final = FOLLOWED + SLACK + 1.0
OUTAGE: Final = 1.0
BACK: Final = 20.0
"""Seconds after PostgreSQL's return in which every table goes on."""
CLOCK: Final = 10


@dataclass
class Passage:
    """What came of it."""

    seed: int
    fdatasync: Durations
    silences: list[float] = field(default_factory=list)
    """By table: the longest silence after a server was killed."""
    unheard: list[float] = field(default_factory=list)
    """By table: the longest silence while servers heard no notices."""
    outages: list[float] = field(default_factory=list)
    """Seconds from PostgreSQL's return until all tables had gone on."""
    clock: float | None = None
    """How many seconds late the clock rang that another server had set."""
    starts: list[float] = field(default_factory=list)
    findings: Findings = field(default_factory=Findings)
    stuck: int = 0
    totals: Totals | None = None
    seconds: float = 0.0

    @property
    def holds(self) -> bool:
        """Whether everything held, and really happened."""
        return not self.findings.violations and not self.stuck and self.totals is not None

    def expect(self, holds: bool, otherwise: str) -> None:
        """Note what doesn't hold."""
        if not holds:
            self.findings.violations.append(otherwise)


class ClockTable:
    """Two people who are asked and never answer: after ten seconds a bot takes the seat, whoever set the clock."""

    def __init__(self, client: Client, database: str) -> None:
        self.client = client
        self.database = database
        self.table = ""
        self.players: list[Player] = []
        self._playing: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """Set the clock."""
        guests = [await Guest.arrive(self.client, name) for name in ("Slow", "Slower")]
        pace = {"kind": "live", "seconds": CLOCK, "increment": 0}
        self.table = await guests[0].set_up(GAME, ("me", "open"), {"pace": pace})
        self.players = [Player(guest, self.table, f"slow {guest.name}", STEADY) for guest in guests]
        for player in self.players:
            player.on_board = lambda board: self._hush(board.status)
        self._playing = [asyncio.create_task(player.play()) for player in self.players]

    def _hush(self, status: str) -> None:
        for player in self.players:
            player.is_quiet = player.is_quiet or status == "playing"

    async def leave(self) -> None:
        """Go home."""
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)

    async def lateness(self, patient_until: int) -> float | None:
        """How many seconds after it was due a bot took the seat; None if none has."""
        store = await Store.open(self.database, writer=False)
        try:
            entries = await store.log.entries(self.table)
        finally:
            await store.close()
        table = begin(entries[0])
        for entry in entries:
            fact = facts.decode(entry.body)
            if isinstance(fact, facts.StoodIn):
                # The server that rings is patient for a while after its start: people are only just coming back.
                return (entry.at - max(table.deadline(fact.seat) or 0, patient_until)) / 1000
            table.apply(entry.seq, entry.command, entry.at, fact)
        return None


async def fail_over(postgres: Postgres, folder: Path, seed: int = 1, tables: int = 4, outages: int = 3) -> Passage:
    """Play while things die."""
    passage = Passage(seed, probe(folder))
    start = time.monotonic()
    database = postgres.create(f"failover{seed}")
    logs = [folder / f"server-{name}.log" for name in "ab"]
    async with (
        KillableServer(database, logs[0], seed=2 * seed) as first,
        KillableServer(database, logs[1], seed=2 * seed + 1) as second,
        Client([first.address, second.address]) as client,
    ):
        groups, slow = Groups(client, database, seed, tables), ClockTable(client, database)
        try:
            await first.start()
            await slow.begin()
            await groups.begin()
            await groups.all_go_on()
            await second.start()
            patient_until = int(time.time() * 1000) + PATIENCE
            await spread_out(groups, slow)
            await lose_server(first, groups, passage)
            await ring(slow, patient_until, passage)
            await first.start()
            await spread_out(groups, slow)
            await lose_notices(database, groups, passage)
            for _ in range(outages):
                await lose_postgres(postgres, groups, passage)
            await finish(groups)
        finally:
            await slow.leave()
            await groups.leave()
        for server in (first, second):
            server.stop()
            await server.ended()
        await groups.check_all()
    passage.starts = first.starts + second.starts
    passage.findings.add(groups.findings)
    passage.stuck, passage.totals = groups.stuck, groups.totals
    passage.seconds = time.monotonic() - start
    return passage


async def spread_out(groups: Groups, slow: ClockTable) -> None:
    """Let the people of each table sit at different servers, and play like that for a while."""
    for number, player in enumerate([*groups.players, *slow.players]):
        player.door = number
        player.drop()
    await asyncio.sleep(TOGETHER)
    await groups.all_go_on()


async def lose_server(server: KillableServer, groups: Groups, passage: Passage) -> None:
    """Kill a server, and watch how long each table is silent."""
    killed = time.monotonic()
    server.kill()
    await server.ended()
    await asyncio.sleep(WATCHED)
    passage.silences = [group.longest_silence(killed) for group in groups.all]
    for group, silence in zip(groups.all, passage.silences, strict=True):
        passage.expect(
            silence < TAKE_OVER + SLACK, f"table {group.table} was silent for {silence:.1f} s after the kill"
        )


async def lose_notices(database: str, groups: Groups, passage: Passage) -> None:
    """Let servers hear nothing of each other for a while, and watch how long each table is silent."""
    store = await Store.open(database, writer=False)
    try:
        async with frozen_notices(store) as count:
            passage.expect(count == 2, f"{count} servers listened for notices")
            start = time.monotonic()
            await asyncio.sleep(UNHEARD)
            passage.unheard = [group.longest_silence(start) for group in groups.all]
    finally:
        await store.close()
    for group, silence in zip(groups.all, passage.unheard, strict=True):
        passage.expect(
            silence < FOLLOWED + SLACK, f"table {group.table} was silent for {silence:.1f} s without notices"
        )


async def lose_postgres(postgres: Postgres, groups: Groups, passage: Passage) -> None:
    """Kill PostgreSQL, let everybody try for a while, start it again."""
    await asyncio.to_thread(postgres.kill)
    await asyncio.sleep(OUTAGE)
    await asyncio.to_thread(postgres.start)
    back = time.monotonic()
    await groups.all_go_on(BACK)
    passage.outages.append(time.monotonic() - back)
    await groups.check()


async def ring(slow: ClockTable, patient_until: int, passage: Passage) -> None:
    """Wait for the clock that the dead server set: the other one rings it, once its own patience is over."""
    deadline = time.monotonic() + patient_until / 1000 - time.time() + TAKE_OVER + SLACK
    while (late := await slow.lateness(patient_until)) is None and time.monotonic() < deadline:
        await asyncio.sleep(0.5)
    passage.clock = late
    passage.expect(late is not None, f"the clock of table {slow.table} did not ring in time")


async def finish(groups: Groups) -> None:
    """Let all come to rest, and ask about old commands again."""
    await groups.all_go_on()
    await groups.settle()
    await groups.ask_again()
    await groups.check()


def show(passage: Passage) -> None:
    """Print everything for people."""
    grid = Grid("what", "figure", title="Two servers, one PostgreSQL")
    totals = passage.totals
    for name, figure in (
        ("longest silence of each table after a server's death", seconds(passage.silences)),
        ("longest silence of each table without notices", seconds(passage.unheard)),
        ("all tables went on after PostgreSQL's return in", seconds(passage.outages)),
        ("a clock of the dead server rang late by", seconds([passage.clock] if passage.clock is not None else [])),
        ("start to first answer", str(spread(passage.starts))),
        ("entries in the logs", str(passage.findings.entries)),
        ("boards compared", str(passage.findings.boards)),
        ("lost", str(passage.findings.lost)),
        ("doubled", str(passage.findings.doubled)),
        ("stuck", str(passage.stuck)),
        ("violations", str(len(passage.findings.violations))),
        ("fdatasync (PostgreSQL here runs without)", str(passage.fdatasync)),
        ("seed", str(passage.seed)),
        ("seconds", f"{passage.seconds:.0f}"),
    ):
        grid.add_row(name, figure)
    if totals is not None:
        grid.add_row("acknowledged", str(totals.acknowledged))
        grid.add_row("refused", str(totals.refused))
        grid.add_row("told to come back later", str(totals.busy))
        grid.add_row("sent again", str(totals.repeated))
        grid.add_row("reconnects", str(totals.reconnects))
        grid.add_row("acknowledgement", str(spread(totals.latencies)))
    console = Console(width=None if sys.stdout.isatty() else 110)
    console.print(grid)
    for violation in passage.findings.violations[:20]:
        console.print(violation, style="red", markup=False, highlight=False)


def seconds(figures: list[float]) -> str:
    """Durations in a row."""
    return ", ".join(f"{figure:.1f} s" for figure in figures) or "-"


def main() -> None:
    """Read the command line, play, print."""
    parser = ArgumentParser(
        prog="python -m proof.failover", description="Two servers on one PostgreSQL, killed in turn."
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--outages", type=int, default=3)
    arguments = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="failover-"))
    with throwaway_postgres() as postgres:
        passage = asyncio.run(fail_over(postgres, folder, arguments.seed, arguments.tables, arguments.outages))
    show(passage)
    if passage.holds:
        shutil.rmtree(folder)
    else:
        print(f"Logs are kept in {folder}. Again: python -m proof.failover --seed {passage.seed}")
    sys.exit(not passage.holds)


if __name__ == "__main__":
    main()
