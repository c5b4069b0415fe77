"""People play on a schedule and newcomers come by, while one attack goes on; what they notice of it."""

import asyncio
import json
import re
import sys
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import httpx

from proof.client import Client
from proof.crowds.crowd import Crowd
from proof.crowds.light_socket import HOST
from proof.crowds.scenarios import DEEPEST, MEGABYTE, PEOPLE, Result, Setup, check, shares, table_plans
from proof.crowds.stored_tables import StoredTable, TablePlan, store_tables
from proof.harness.process import ROOT, RunningServer, environment
from proof.probe import quantile
from proof.processes import memory_of

ATTACKER: Final = "proof.storms.attacker"
FILES: Final = 1_024
"""As many as a server may open on many systems, unless it is told otherwise."""
MEMORY_BOUND: Final = 300 * MEGABYTE
NEWCOMERS_EVERY: Final = 0.5
NEWCOMER_PATIENCE: Final = 5.0
SAMPLE: Final = 0.1
LINE_AFTER: Final = 8.0
"""Seconds after an attack until its line must be in the log."""
REFUSED: Final = re.compile(r'^kosmodrom_refused_total\{why="([^"]+)"\} ([0-9.e+]+)$', re.MULTILINE)


@dataclass(frozen=True)
class Scene(Setup):
    """So many tables, and so many moves a second in all; `bound` is how late the slowest hundredth may be answered."""

    tables: int = 20
    rate: float = 15.0
    bound: float = 0.25


class Newcomers:
    """People who come by during an attack: each opens a connection of its own and asks for something small."""

    def __init__(self, port: int) -> None:
        self.waits: list[float] = []
        self.locked_out = 0
        self._port = port
        self._coming: set[asyncio.Task[None]] = set()

    async def come(self) -> None:
        """Send one at a time until cancelled."""
        while True:
            task = asyncio.create_task(self._one())
            self._coming.add(task)
            task.add_done_callback(self._coming.discard)
            await asyncio.sleep(NEWCOMERS_EVERY)

    async def last(self) -> None:
        """Wait for those who are still on their way."""
        if self._coming:
            await asyncio.wait(self._coming)

    async def _one(self) -> None:
        began = time.monotonic()
        try:
            async with httpx.AsyncClient(timeout=NEWCOMER_PATIENCE, trust_env=False) as client:
                answer = await client.get(f"http://{HOST}:{self._port}/healthz")
            self.locked_out += answer.status_code != 200
        except httpx.TransportError:
            self.locked_out += 1
        self.waits.append(time.monotonic() - began)


class Memory:
    """The most memory that a process held."""

    def __init__(self, pid: int) -> None:
        self.most = 0
        self._pid = pid

    async def watch(self) -> None:
        """Look again and again until cancelled."""
        while True:
            self.most = max(self.most, memory_of(self._pid))
            await asyncio.sleep(SAMPLE)


async def storm(name: str, scene: Scene) -> Result:
    """One attack on a server of its own."""
    result = Result(f"{name}: {scene.tables} tables x {PEOPLE}, {scene.rate:g} moves/s for {scene.seconds:g} s")
    plans = [*table_plans(scene.tables, scene.seed), TablePlan(PEOPLE, facts=DEEPEST)]
    *stored_tables, own = await store_tables(scene.database, plans, scene.seed)
    async with (
        RunningServer(scene.folder, limits={}, files=FILES) as server,
        Client([server.address]) as client,
    ):
        crowd = Crowd(stored_tables, server.port, client, scene.seed)
        await crowd.come()
        newcomers, memory = Newcomers(server.port), Memory(server.pid)
        attacking = await begin(name, server.port, own, scene.seconds)
        tasks = [asyncio.create_task(newcomers.come()), asyncio.create_task(memory.watch())]
        await crowd.play(scene.rate, scene.seconds)
        said, _ = await attacking.communicate()
        for task in tasks:
            task.cancel()
        await newcomers.last()
        add_people(result, crowd, newcomers, scene.bound)
        result.at_most("server's memory at most", memory.most, MEMORY_BOUND, "MB", 1 / MEGABYTE)
        tally = json.loads(said)
        result.add("the attack", ", ".join(f"{what} {many}" for what, many in sorted(tally.items())))
        await add_signs(result, scene, server)
        crowd.go()
        await asyncio.to_thread(server.stop)
    await check(result, scene, crowd.transcripts)
    return result


async def begin(name: str, port: int, own: StoredTable, seconds: float) -> asyncio.subprocess.Process:
    """Start a process that attacks, and wait until it does."""
    options = ("--port", str(port), "--table", own.table, "--seconds", str(seconds))
    attacking = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", ATTACKER, name, *options),
        cwd=ROOT,
        env=environment(),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert attacking.stdin is not None and attacking.stdout is not None
    attacking.stdin.write(own.people[0].token.encode() + b"\n")
    assert await attacking.stdout.readline() == b"begun\n", "the attacker has begun"
    return attacking


def add_people(result: Result, crowd: Crowd, newcomers: Newcomers, bound: float) -> None:
    """How others fared meanwhile."""
    acknowledged = crowd.acknowledgements
    result.at_most("acknowledgement p99", quantile(acknowledged, 0.99), bound, "ms", 1_000)
    result.add("acknowledgement p50, p95, most", shares(acknowledged, 0.50, 0.95, 1.0))
    since_sent = [move.acknowledged - move.sent for move in crowd.due_moves if move.acknowledged]
    result.add("since they were sent p50, p99", shares(since_sent, 0.50, 0.99))
    result.add("this process was late p50, p99", shares(crowd.lags, 0.50, 0.99))
    result.none(f"moves not acknowledged, of {len(crowd.due_moves)}", crowd.count_unanswered)
    result.none("sockets lost, odd answers", len(crowd.complaints))
    result.violations += crowd.complaints[:5]
    result.none(f"newcomers locked out, of {len(newcomers.waits)}", newcomers.locked_out)
    result.add("newcomers' wait p50, p99", shares(newcomers.waits, 0.50, 0.99))


async def add_signs(result: Result, scene: Scene, server: RunningServer) -> None:
    """What whoever runs the server sees of it: the metrics, and one line a minute."""
    deadline = time.monotonic() + LINE_AFTER
    lines = refusals_in(scene.log)
    while not lines and time.monotonic() < deadline:
        await asyncio.sleep(SAMPLE)
        lines = refusals_in(scene.log)
    async with httpx.AsyncClient(timeout=NEWCOMER_PATIENCE, trust_env=False) as client:
        measured = (await client.get(f"{server.address}/metrics")).text
    refused = {why: int(float(count)) for why, count in REFUSED.findall(measured) if float(count)}
    result.add("refused, by the metrics", ", ".join(f"{why} {count}" for why, count in refused.items()) or "nothing")
    result.none("attacks that don't show in the metrics", int(not refused))
    result.add("lines of the log", "; ".join(lines) or "none")
    result.none("attacks without a line of the log", int(not lines))
    others = len(scene.log.read_text(errors="replace").splitlines()) - len(lines) - 1
    allowed = 1 + int(scene.seconds // 60)
    result.none(f"lines beyond {allowed} for the attack", max(0, len(lines) - allowed) + max(0, others))


def refusals_in(log: Path) -> list[str]:
    """The lines of a log about what was refused."""
    lines = log.read_text(errors="replace").splitlines()
    with suppress(ValueError):
        return [line[line.index("refused within") :] for line in lines if "refused within" in line]
    return []
