"""Who must have seen what when all has come to rest."""

import asyncio
from pathlib import Path

from proof.client import Client
from proof.guest import Guest
from proof.harness.process import KillableServer
from proof.kills.group import GAME, Group
from proof.kills.groups import Groups, until
from proof.kills.player import STEADY, Player


def test_who_went_home_at_the_end_need_not_see_what_is_said_afterwards(tmp_path: Path) -> None:
    asyncio.run(_talk_afterwards(tmp_path))


async def _talk_afterwards(folder: Path) -> None:
    database = f"sqlite+aiosqlite:///{folder / 'kosmodrom.db'}"
    async with (
        KillableServer(database, folder / "server.log", thinkers=0) as server,
        Client([server.address]) as client,
    ):
        await server.start()
        anna, ben = [await Guest.arrive(client, name) for name in ("Anna", "Ben")]
        player = Player(anna, await anna.set_up(GAME, ("me", "open")), "settling", STEADY)
        playing = asyncio.create_task(player.play())
        await _do(ben, player.table, "ben-sits-down", type="sit")
        assert await until(lambda: player.board is not None and player.board.status == "playing", 20.0)
        before = player.board
        await _do(ben, player.table, "ben-gives-up", type="resign")
        await asyncio.wait_for(playing, 20.0)
        assert player.has_left and player.board is not None
        await _do(ben, player.table, "ben-says-goodbye", type="say", text="Well played!")
        groups = Groups(client, database, seed=1, tables=0)
        groups.all.append(Group(0, [anna, ben], "settling"))
        groups.all[0].players.append(player)
        await groups.settle()
        assert groups.findings.violations == []
        player.board = before
        await groups.settle(bound=0.0)
        (missed,) = groups.findings.violations
        assert missed.startswith("I6") and "Anna, gone home, still sees number" in missed


async def _do(guest: Guest, table: str, command_id: str, **command: str) -> None:
    await guest.command(table, {"type": "do", "id": command_id, "command": command})
