"""Many people come back at once: what each of them costs."""

import asyncio
import gc
import json
from pathlib import Path

from sqlalchemy import event

from kosmodrom.server.serving import COLLECT_AFTER
from tests.server.live import Live, new_table, tell
from tests.server.test_presence import command


def test_who_comes_to_a_table_in_memory_costs_one_read(tmp_path: Path) -> None:
    async def story(server: Live) -> None:
        async with server.visitor("Ann") as ann, server.visitor("Bob") as bob:
            table = await new_table(ann, is_public=True)
            await command(bob, table, 1, type="sit")
            for number, person in enumerate((ann, bob), 2):
                await command(person, table, number, type="say", text="Hello")
            blocked = await bob.post("/api/me/blocks", json={"table": table, "seat": 0})
            assert blocked.is_success, blocked.text
            read: list[str] = []
            engine = server.services.store.database._reader.sync_engine
            event.listen(engine, "before_cursor_execute", lambda *found: read.append(found[2]))
            async with server.socket(table, bob) as socket:
                while (board := json.loads(await socket.recv()))["type"] != "board":
                    pass
            people = [query for query in read if "players" in query or "keys" in query or "blocks" in query]
            assert len(people) == 1, people
            told = [line["seat"] for line in board["lines"] if line.get("kind") == "chat"]
            assert told == [1], "their own line, and not that of the person they have blocked"

    tell(tmp_path, story)


def test_a_request_that_waits_knows_who_was_blocked_meanwhile(tmp_path: Path) -> None:
    async def story(server: Live) -> None:
        async with server.visitor("Ann") as ann, server.visitor("Bob") as bob:
            table = await new_table(ann, is_public=True)
            await command(ann, table, 1, type="say", text="Hello")
            waiting = asyncio.create_task(bob.get(f"/api/tables/{table}?after=2&wait=20"))
            room = server.services.hub.room(table)
            while not room.audience.shown._waiters:
                await asyncio.sleep(0)
            assert (await bob.post("/api/me/blocks", json={"table": table, "seat": 0})).is_success
            await command(ann, table, 2, type="say", text="Hello again")
            lines = (await waiting).json()["lines"]
            assert [line for line in lines if line.get("kind") == "chat"] == []

    tell(tmp_path, story)


def test_a_server_does_not_look_for_garbage_all_the_time(tmp_path: Path) -> None:
    async def story(_: Live) -> None:
        assert gc.get_threshold()[0] == COLLECT_AFTER

    tell(tmp_path, story)
