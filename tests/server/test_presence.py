"""Who is there, and whose seat a bot takes when he isn't: with one server and with two on one PostgreSQL."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from kosmodrom.server import hub
from kosmodrom.server.presence import HERE, Presence
from kosmodrom.server.world import World
from kosmodrom.store.errors import Unavailable
from kosmodrom.store.rows import Entry, Result, Summary
from tests.server.clock import Clock
from tests.server.live import Live, live, new_table

PATIENCE = 40.0
"""Seconds that a test waits for what a busy machine is slow to do."""


def test_who_is_seen_later_elsewhere_is_elsewhere_for_a_while() -> None:
    presence = Presence()
    presence.see("ann", 1_000)
    presence.hear({"ann": 500, "bob": 2_000})
    assert not presence.is_elsewhere("ann", 2_000)
    assert presence.is_elsewhere("bob", 2_000 + HERE)
    assert not presence.is_elsewhere("bob", 2_001 + HERE)
    assert not presence.is_elsewhere("eve", 2_000)
    assert (presence.last_seen("ann"), presence.last_seen("bob")) == (1_000, 2_000)
    assert presence.seen_since(1_000) == {"ann"}
    assert presence.seen_since(1_001) == set()


async def command(client: httpx.AsyncClient, table: str, number: int, **what: Any) -> None:
    body = {"type": "do", "id": f"command-{number:04}", "command": what}
    answer = await client.post(f"/api/tables/{table}/commands", json=body)
    assert answer.status_code == 200, answer.text


async def seat(client: httpx.AsyncClient, table: str, number: int) -> dict[str, Any]:
    found = (await client.get(f"/api/tables/{table}")).json()["seats"][number]
    assert isinstance(found, dict)
    return found


async def wait_for(client: httpx.AsyncClient, table: str, number: int, what: str) -> None:
    """Until a seat is what is asked for."""
    async with asyncio.timeout(PATIENCE):
        while not (await seat(client, table, number)).get(what):
            await asyncio.sleep(0.1)


async def wait_until_told(server: Live, table: str, now: int, *seats: int) -> None:
    """Until servers have told that people are there at this time: a busy machine's heartbeats may be slow."""
    async with server.services.hub.room(table).lock:
        found = await server.services.hub.room(table).ready()
    people = {player for seat in seats if (player := found.seats[seat].player) is not None}
    async with asyncio.timeout(PATIENCE):
        while any(player.seen < now for player in (await server.services.store.people.players(people)).values()):
            await asyncio.sleep(0.1)


async def sit_down(host: httpx.AsyncClient, *guests: httpx.AsyncClient) -> str:
    """People at a table that gives the seat of whoever leaves the page to a bot."""
    seats = ["me", *("open" for _ in guests)]
    table = await new_table(host, seats=seats, pace={"kind": "away", "seconds": 10}, is_public=True)
    for guest in guests:
        await command(guest, table, 1, type="sit")
    await command(host, table, 2, type="start")
    return table


def be_impatient(*servers: Live) -> None:
    for server in servers:
        server.services.hub.lifecycle.patient_until = 0


def test_a_bot_takes_the_seat_of_whoever_leaves_the_page_until_he_is_back(tmp_path: Path) -> None:
    async def happen() -> None:
        clock = Clock()
        async with (
            live(tmp_path, World(now=clock)) as server,
            server.visitor("Ann") as ann,
            server.visitor("Bob") as bob,
            server.visitor("Eve") as eve,
        ):
            be_impatient(server)
            table = await sit_down(ann, bob, eve)
            async with server.socket(table, ann), server.socket(table, bob):
                clock.now += 3_600_000
                await wait_for(ann, table, 2, "is_stood_in")
                assert not (await seat(ann, table, 0)).get("is_stood_in")
                assert not (await seat(ann, table, 1)).get("is_stood_in")
            async with server.socket(table, ann):
                clock.now += 60_000
                await wait_for(ann, table, 1, "is_stood_in")
                async with server.socket(table, bob) as back:
                    async with asyncio.timeout(PATIENCE):
                        while True:
                            message = json.loads(await back.recv())
                            if message["type"] == "board" and not message["seats"][1].get("is_stood_in"):
                                return

    asyncio.run(happen())


def test_whoever_cannot_be_given_his_seat_again_is_not_taken_for_present(tmp_path: Path) -> None:
    async def happen() -> None:
        clock = Clock()
        async with (
            live(tmp_path, World(now=clock)) as server,
            server.visitor("Ann") as ann,
            server.visitor("Bob") as bob,
        ):
            be_impatient(server)
            table = await sit_down(ann, bob)
            store, append = server.services.hub.store, server.services.hub.store.log.append

            async def fail(entry: Entry, summary: Summary, result: Result | None = None) -> None:
                if entry.command.startswith("back-"):
                    raise Unavailable("planted")
                await append(entry, summary, result)

            async with server.socket(table, ann):
                clock.now += 60_000
                await wait_for(ann, table, 1, "is_stood_in")
                store.log.append = fail  # type: ignore[method-assign]
                async with server.socket(table, bob) as turned_away:
                    with pytest.raises(ConnectionClosed):
                        async with asyncio.timeout(PATIENCE):
                            while True:
                                await turned_away.recv()
                assert len(server.services.hub.rooms[table].audience.connections) == 1
                store.log.append = append  # type: ignore[method-assign]
                async with server.socket(table, bob) as back:
                    async with asyncio.timeout(PATIENCE):
                        while (message := json.loads(await back.recv()))["type"] != "board":
                            pass
                    assert not message["seats"][1].get("is_stood_in"), "the first board shows him his seat"

    asyncio.run(happen())


def test_people_at_another_server_are_not_away(
    tmp_path: Path, new_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "PRESENCE", 1)

    async def happen() -> None:
        clock = Clock()
        async with (
            live(tmp_path, World(now=clock), database=new_postgres) as here,
            live(tmp_path, World(now=clock), database=new_postgres) as there,
            here.visitor("Ann") as ann,
            there.visitor("Bob") as bob,
        ):
            be_impatient(here, there)
            table = await sit_down(ann, bob)
            async with here.socket(table, ann):
                async with there.socket(table, bob):
                    await wait_for(ann, table, 1, "is_present")
                    await wait_for(bob, table, 0, "is_present")
                    for _ in range(4):
                        clock.now += 4_000
                        await wait_until_told(here, table, clock.now, 0, 1)
                    assert not (await seat(ann, table, 0)).get("is_stood_in")
                    assert not (await seat(ann, table, 1)).get("is_stood_in")
                # In steps after which a server still takes for present whom the other one has told of.
                for _ in range(6):
                    clock.now += 10_000
                    await wait_until_told(here, table, clock.now, 0)
                await wait_for(ann, table, 1, "is_stood_in")
                assert not (await seat(ann, table, 0)).get("is_stood_in")

    asyncio.run(happen())
