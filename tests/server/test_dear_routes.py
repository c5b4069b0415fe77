"""Requests that cost much: made once, or done one after the other for an address, and not too often."""

import asyncio
from pathlib import Path

import pytest

from kosmodrom.core.record import Record
from kosmodrom.server.config import Limits
from kosmodrom.server.description import DESCRIPTION
from kosmodrom.server.errors import TooBusy
from kosmodrom.server.long_work import MOST_WAITING, LongWork
from kosmodrom.server.refusals import Refusals
from kosmodrom.server.routes.playback import Playback
from proof.harness.program import HOST
from tests.server.guests import ROOMY, GuestServer, finished_pair, open_server, problem, read
from tests.server.stored_games import awaited


def test_the_description_is_made_once(server: GuestServer) -> None:
    sent = server.nobody().get("/schema/openapi.json").content
    (plugin,) = DESCRIPTION.render_plugins
    assert plugin.render(None, {}) == sent  # type: ignore[arg-type]


def test_a_replay_is_for_people_with_a_name_and_a_check_is_for_all(server: GuestServer) -> None:
    host, _, table = finished_pair(server)
    record = read(host.get(f"/api/tables/{table}/record"), Record)
    assert problem(server.nobody().post("/api/replay", {"record": record})) == "401 who-are-you"
    assert read(host.post("/api/replay", {"record": record}), Playback).verification.is_sound
    assert server.nobody().post("/api/verify", record).status_code == 200


def test_an_address_has_so_many_records_a_minute(tmp_path: Path) -> None:
    limits = Limits(record_rate=3)
    with open_server(tmp_path, limits=limits) as server:
        host, _, table = finished_pair(server)
        record = read(host.get(f"/api/tables/{table}/record"), Record)
        answers = [
            host.post("/api/replay", {"record": record}),
            host.get(f"/api/tables/{table}/chance"),
            host.post("/api/verify", record),
            host.post("/api/replay", {"record": record}),
            host.post("/api/verify", record),
            host.get(f"/api/tables/{table}/chance"),
        ]
        assert [answer.status_code for answer in answers] == [200] * 3 + [503] * 3
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 120
        assert server.services.gate.refusals.totals["records"] == 3


@pytest.mark.parametrize("path", ["at/3", "scores", "chance"])
def test_what_plays_a_game_again_waits_for_its_addresss_turn(tmp_path: Path, path: str) -> None:
    with open_server(tmp_path, limits=ROOMY) as server:
        host, _, table = finished_pair(server)
        work = server.services.work

        async def ask_twice() -> list[int]:
            """What an address is told while all places in its line are taken, and then when they aren't."""
            async with work.turn(HOST):
                waiting = [asyncio.create_task(_enter(work, HOST)) for _ in range(MOST_WAITING)]
                await asyncio.sleep(0)
                while_taken = await asyncio.to_thread(host.get, f"/api/tables/{table}/{path}", seat=-1)
            await asyncio.gather(*waiting)
            afterwards = await asyncio.to_thread(host.get, f"/api/tables/{table}/{path}", seat=-1)
            return [while_taken.status_code, afterwards.status_code]

        told = asyncio.run_coroutine_threadsafe(ask_twice(), server.loop).result(30)
        expected = [503, 200] if path != "at/3" else [503, 404]
        assert told == expected


@awaited
async def test_an_address_has_one_thing_done_at_a_time_and_others_dont_wait_for_it() -> None:
    work = LongWork(Refusals())
    at_work: dict[str, int] = {}
    most: dict[str, int] = {}

    async def ask(address: str) -> None:
        async with work.turn(address):
            at_work[address[:7]] = at_work.get(address[:7], 0) + 1
            most[address[:7]] = max(most.get(address[:7], 0), at_work[address[:7]])
            most["all"] = max(most.get("all", 0), sum(at_work.values()))
            await asyncio.sleep(0)
            at_work[address[:7]] -= 1

    await asyncio.gather(*(ask(address) for address in ("fd01::1", "fd02::1", "fd02::2", "fd01::1") * 5))
    assert most == {"fd01::1": 1, "fd02::1": 1, "fd02::2": 1, "all": 2}, "two addresses of a network take turns"
    assert not work._lines


@awaited
async def test_a_line_that_is_too_long_is_refused() -> None:
    refusals = Refusals()
    work = LongWork(refusals)
    async with work.turn("a"):
        waiting = [asyncio.create_task(_enter(work, "a")) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(TooBusy):
            await _enter(work, "a")
    await asyncio.gather(*waiting)
    assert refusals.totals["records"] == 1


async def _enter(work: LongWork, address: str) -> None:
    async with work.turn(address):
        pass
