"""The server is killed over and over while people play: nothing acknowledged is lost, nothing is done twice."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from kosmodrom.games import NAMES
from kosmodrom.store.schema import log
from kosmodrom.store.store import Store
from proof.client import Client
from proof.guest import Guest
from proof.harness.process import KillableServer
from proof.harness.program import Kill
from proof.invariants import Checker
from proof.kills.group import GAME
from proof.kills.player import STEADY, Player
from proof.kills.schedule import KINDS, schedule
from proof.soak import Plan, soak

KILLS = 5 * len(KINDS)
"""`make soak` has a thousand."""


@pytest.mark.timeout(300)
def test_kills_lose_and_double_nothing(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'kosmodrom.db'}"
    run = asyncio.run(soak(Plan(KILLS, seed=1, tables=4, database=database, folder=tmp_path, every=KILLS // 2)))
    assert run.findings.violations == []
    assert (run.findings.lost, run.findings.doubled, run.stuck) == (0, 0, 0)
    assert {kind: run.kills[kind] for kind in KINDS} == dict.fromkeys(KINDS, KILLS // len(KINDS))
    assert run.totals is not None
    assert run.totals.acknowledged > 10 * KILLS
    assert run.totals.repeated > 0, "no command was ever in doubt: the kills came at the wrong moments"
    assert run.totals.unknown == 0
    assert run.findings.boards == run.totals.boards > run.totals.acknowledged
    with closing(sqlite3.connect(tmp_path / "kosmodrom.db")) as kept:
        assert {game for (game,) in kept.execute("SELECT DISTINCT game FROM tables")} == set(NAMES)


def test_a_schedule_is_its_seeds() -> None:
    assert schedule(7, 60) == schedule(7, 60)
    assert schedule(7, 60) != schedule(8, 60)
    assert schedule(7, 60)[:20] == schedule(7, 20)


@pytest.mark.parametrize("text", ["nowhere:1", "in-transaction", "in-transaction:", "in-transaction:x"])
def test_a_point_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="expected POINT:N"):
        Kill.read(text)


def test_a_forged_journal_or_log_is_noticed(tmp_path: Path) -> None:
    """The checks themselves: each violation, made on purpose, is found."""
    asyncio.run(_forge(tmp_path))


async def _forge(folder: Path) -> None:
    database = f"sqlite+aiosqlite:///{folder / 'kosmodrom.db'}"
    async with (
        KillableServer(database, folder / "server.log", thinkers=0) as server,
        Client([server.address]) as client,
    ):
        await server.start()
        guest = await Guest.arrive(client, "Anna")
        table = await guest.set_up(GAME, ("me", "easy"))
        player = Player(guest, table, "forge", STEADY)
        await asyncio.wait_for(player.play(), 60)
        server.stop()
        await server.ended()
    transcript = player.transcript
    boards = transcript.take_boards()

    async def violations() -> list[str]:
        return (await Checker(database).check([transcript])).violations

    transcript.boards = list(boards)
    assert await violations() == []

    first, second, *_ = transcript.acknowledged
    first.seq, second.seq = second.seq, first.seq
    assert [violation[:2] for violation in await violations()] == ["I1", "I1"]
    first.seq, second.seq = second.seq, first.seq

    transcript.asked["lost"] = replace(first, id="lost", seq=9)
    assert "I1" in (await violations())[0] and "absent" in (await violations())[0]
    del transcript.asked["lost"]

    kept, first.seq, first.refused = first.seq, None, "KD-2"
    assert [violation[:2] for violation in await violations()] == ["I2"]
    first.seq, first.refused = kept, None

    del transcript.asked[second.id]
    assert ["was never asked for" in violation for violation in await violations()] == [True]
    transcript.asked[second.id] = second

    transcript.answer(first.id, 0.0, seq=10_000)
    assert [violation[:2] for violation in await violations()] == ["I3"]
    transcript.contradictions.clear()

    transcript.boards = [boards[-1].replace(b'"seq":', b'"seq":9', 1)]
    assert [violation[:2] for violation in await violations()] == ["I7"]

    transcript.boards = [boards[-2].replace(b'"is_paused":false', b'"is_paused":true', 1)]
    assert [violation[:2] for violation in await violations()] == ["I6"]

    checker = Checker(database)
    assert (await checker.check([transcript])).violations == []
    await _forget_last(database, table)
    found = (await checker.check([transcript])).violations
    assert {violation[:2] for violation in found} >= {"I4", "I5"}


async def _forget_last(database: str, table: str) -> None:
    store = await Store.open(database)
    try:
        last = (await store.log.entries(table))[-1].seq
        await store.database.execute(log.delete().where(log.c.table == table, log.c.seq == last))
    finally:
        await store.close()
