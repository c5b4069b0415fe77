"""Tables that nobody comes to any more are closed, by a setting."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from kosmodrom.server.world import World
from tests.server.live import Live, live, new_table

DAY = 86_400_000


async def status(client: httpx.AsyncClient, table: str) -> Any:
    return (await client.get(f"/api/tables/{table}")).json()["status"]


async def expire(server: Live) -> None:
    """Let the server look for abandoned tables, and do what it found to do."""
    hub = server.services.hub
    before = set(hub.lifecycle._background)
    await hub._expire()
    await asyncio.gather(*(hub.lifecycle._background - before))


@pytest.mark.parametrize(("seats", "days"), [(["me", "open"], 2), (["me", "random"], 60)], ids=["gathering", "playing"])
def test_a_table_expires_after_the_days_set_for_it(tmp_path: Path, seats: list[str], days: int) -> None:
    async def happen() -> None:
        now = [1_700_000_000_000]
        async with live(tmp_path, World(now=lambda: now[0])) as server, server.visitor("Ann") as ann:
            old = await new_table(ann, seats=seats)
            if "open" not in seats:
                start = {"type": "do", "id": "start-0001", "command": {"type": "start"}}
                assert (await ann.post(f"/api/tables/{old}/commands", json=start)).status_code == 200
            was = await status(ann, old)
            now[0] += days * DAY - 60_000
            await expire(server)
            assert await status(ann, old) == was
            fresh = await new_table(ann)
            now[0] += 120_000
            await expire(server)
            board = (await ann.get(f"/api/tables/{old}")).json()
            assert (board["status"], board["lines"][-1]["text"]) == (
                "closed",
                "Nobody came for a long time: the table was closed.",
            )
            assert await status(ann, fresh) == "gathering"

    asyncio.run(happen())
