"""What one server stores, another shows, though the database fails it half-way."""

import asyncio
import json
from collections.abc import Collection
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection

from kosmodrom.server.room import Room
from kosmodrom.store.errors import Unavailable
from kosmodrom.store.rows import Player
from tests.postgres import frozen_notices
from tests.server.live import Live, live, new_table
from tests.server.test_presence import PATIENCE, command

FOLLOWED = 5.0
"""Seconds within which a reader is shown what another server has stored, whatever becomes of the notices."""


class Failing:
    """A store that fails when it is asked for people's names, so many times."""

    def __init__(self, server: Live, times: int) -> None:
        self.left = times
        self._players = server.services.hub.store.people.players
        server.services.hub.store.people.players = self.players  # type: ignore[method-assign]

    async def players(self, ids: Collection[str]) -> dict[str, Player]:
        """As the store does, later."""
        if self.left > 0:
            self.left -= 1
            raise Unavailable("planted")
        return await self._players(ids)


@pytest.mark.timeout(240)
def test_what_was_taken_in_by_halves_is_shown_all_the_same(tmp_path: Path, new_postgres: str) -> None:
    async def happen() -> None:
        async with (
            live(tmp_path, database=new_postgres) as here,
            live(tmp_path, database=new_postgres) as there,
            here.visitor("Ann") as ann,
            there.visitor("Bob") as bob,
        ):
            table = await new_table(ann, is_public=True)
            async with there.socket(table, bob) as socket:
                room = there.services.hub.rooms[table]
                for number in range(1, 4):
                    before = _seq(room)
                    failing = Failing(there, 2)
                    await command(ann, table, number, type="say", text=f"Hello {number}")
                    async with asyncio.timeout(PATIENCE):
                        while (message := json.loads(await socket.recv())).get("seq", 0) <= before:
                            pass
                    assert message["type"] == "board"
                    assert failing.left == 0, "nothing failed"

    asyncio.run(happen())


async def _shown(socket: ClientConnection) -> str:
    """The last line of the next board that has new ones."""
    while (message := json.loads(await socket.recv()))["type"] != "board" or not message["lines"]:
        pass
    return str(message["lines"][-1]["text"])


@pytest.mark.timeout(240)
def test_who_reads_at_a_server_that_hears_no_notices_is_shown_everything_within_5_seconds(
    tmp_path: Path, new_postgres: str
) -> None:
    async def happen() -> None:
        async with (
            live(tmp_path, database=new_postgres) as here,
            live(tmp_path, database=new_postgres) as there,
            here.visitor("Ann") as ann,
            there.visitor("Bob") as bob,
        ):
            watched, polled = [await new_table(ann, is_public=True) for _ in ("by a socket", "by requests")]
            async with there.socket(watched, bob) as socket:
                await _shown(socket)
                before = (await bob.get(f"/api/tables/{polled}")).json()["seq"]
                async with frozen_notices(here.services.store) as count, asyncio.timeout(FOLLOWED):
                    assert count == 2, "both servers listen"
                    for table in (watched, polled):
                        await command(ann, table, 1, type="say", text="Hello")
                    answer = await bob.get(f"/api/tables/{polled}?after={before}&wait=25")
                    assert answer.json()["lines"][-1]["text"] == "Hello"
                    while await _shown(socket) != "Hello":
                        pass

    asyncio.run(happen())


def _seq(room: Room) -> int:
    assert room.table is not None
    return room.table.seq


@pytest.mark.timeout(240)
def test_who_sat_down_while_the_store_failed_sits_and_is_shown(tmp_path: Path) -> None:
    async def happen() -> None:
        async with live(tmp_path) as server, server.visitor("Ann") as ann, server.visitor("Bob") as bob:
            table = await new_table(ann, is_public=True)
            async with server.socket(table, ann) as socket:
                failing = Failing(server, 1)
                body = {"type": "do", "id": "command-0001", "command": {"type": "sit"}}
                busy = await bob.post(f"/api/tables/{table}/commands", json=body)
                assert (busy.status_code, failing.left) == (503, 0)
                again = await bob.post(f"/api/tables/{table}/commands", json=body)
                assert again.status_code == 200
                async with asyncio.timeout(PATIENCE):
                    while True:
                        message = json.loads(await socket.recv())
                        if message["type"] == "board" and message["seats"][1]["name"] == "Bob":
                            return

    asyncio.run(happen())
