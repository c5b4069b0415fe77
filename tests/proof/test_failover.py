"""Servers, PostgreSQL and thinkers die while people play; the games go on."""

import asyncio
import os
import signal
import time
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from kosmodrom.server.thinkers.job import PATIENCE_SECONDS, seconds_of
from proof.client import Client
from proof.failover import FOLLOWED, SLACK, TAKE_OVER, fail_over
from proof.guest import Guest
from proof.harness.process import KillableServer
from proof.invariants import Checker
from proof.kills.group import GAME
from proof.kills.groups import until
from proof.kills.player import STEADY, Player
from tests.postgres import throwaway_postgres

OUTAGES = 3
LOSSES = 6
BOT = "hard"
"""Compiled, the others move before it is seen that they are to."""
GRACE = 2.0
"""Seconds that a bot may be late when its process is gone."""


@pytest.mark.timeout(300)
def test_games_go_on_when_a_server_dies_and_when_postgresql_does(tmp_path: Path) -> None:
    with throwaway_postgres() as postgres:
        passage = asyncio.run(fail_over(postgres, tmp_path, seed=1, tables=3, outages=OUTAGES))
    assert passage.findings.violations == []
    assert (passage.findings.lost, passage.findings.doubled, passage.stuck) == (0, 0, 0)
    assert max(passage.silences) < TAKE_OVER + SLACK
    assert max(passage.unheard) < FOLLOWED + SLACK
    assert passage.clock is not None and passage.clock < TAKE_OVER + SLACK
    assert len(passage.outages) == OUTAGES
    assert passage.totals is not None
    assert passage.totals.busy > 0, "no command met the outage"
    assert passage.totals.repeated > 0


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP], ids=["killed", "frozen"])
def test_a_bot_moves_in_time_though_its_thinker_is_gone(how: signal.Signals, tmp_path: Path) -> None:
    asyncio.run(_lose_thinkers(tmp_path, how))


async def _lose_thinkers(folder: Path, how: signal.Signals) -> None:
    database = f"sqlite+aiosqlite:///{folder / 'kosmodrom.db'}"
    async with KillableServer(database, folder / "server.log") as server, Client([server.address]) as client:
        await server.start()
        guest = await Guest.arrive(client, "Anna")
        player = Player(guest, await guest.set_up(GAME, ("me", BOT)), "thinkers", STEADY)
        playing = asyncio.create_task(player.play())
        waits: list[float] = []
        hit: list[int] = []
        for _ in range(LOSSES):
            assert await until(partial(_is_bots_turn, player), 20.0), "it is never the bot's turn"
            before, start = _seq(player), time.monotonic()
            for pid in server.thinkers:
                os.kill(pid, how)
                hit.append(pid)
            assert await until(partial(_has_gone_on, player, before), 20.0), "the bot never moved"
            waits.append(time.monotonic() - start)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        # One that was frozen before it had begun would not notice that its server dies.
        for pid in server.thinkers:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        findings = await Checker(database).check([player.transcript])
    assert findings.violations == []
    assert len(hit) >= LOSSES // 2, "there were hardly any thinkers to lose"
    assert max(waits) < seconds_of(BOT) + PATIENCE_SECONDS + GRACE


def _seq(player: Player) -> int:
    return player.board.seq if player.board is not None else 0


def _has_gone_on(player: Player, before: int) -> bool:
    return _seq(player) > before


def _is_bots_turn(player: Player) -> bool:
    board = player.board
    return board is not None and board.status == "playing" and board.seats[1].is_turn
