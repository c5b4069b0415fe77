"""Each server hears what the others write, and knows when it may have missed something."""

import asyncio
import os
import signal

import pytest
from sqlalchemy import text

from kosmodrom.store.notices import Notices
from kosmodrom.store.rows import Notice
from tests.postgres import Postgres
from tests.store.samples import awaited, entry, is_refused, opened, summary, write


@awaited
async def test_entries_are_heard_by_the_other_server(postgres_url: str) -> None:
    heard: asyncio.Queue[Notice | None] = asyncio.Queue()
    async with opened(postgres_url) as one, opened(postgres_url) as two:
        await two.notices.listen(heard.put_nowait)
        await write(one, "a table", 3)
        assert [await asyncio.wait_for(heard.get(), 5) for _ in range(3)] == [Notice("a table", n) for n in (1, 2, 3)]
        assert await is_refused(one, entry("a table", 3, "other"))
        await asyncio.gather(*(write(one, f"t{n}", 1) for n in range(20)))
        found = [await asyncio.wait_for(heard.get(), 5) for _ in range(20)]
        assert set(found) == {Notice(f"t{n}", 1) for n in range(20)}
        assert heard.empty(), "what was refused is not told"


@pytest.mark.parametrize("how", ["restart", "kill"])
@awaited
async def test_a_lost_connection_comes_back_and_says_so(postgres: Postgres, postgres_url: str, how: str) -> None:
    heard: asyncio.Queue[Notice | None] = asyncio.Queue()
    async with opened(postgres_url) as one, opened(postgres_url) as two:
        await two.notices.listen(heard.put_nowait)
        for seq in (1, 2):
            if how == "restart":
                await asyncio.to_thread(postgres.restart)
            else:
                await asyncio.to_thread(postgres.kill)
                await asyncio.to_thread(postgres.start)
            assert await asyncio.wait_for(heard.get(), 15) is None
            await one.log.append(entry("t", seq), summary("t", seq))
            assert await asyncio.wait_for(heard.get(), 5) == Notice("t", seq)


@awaited
async def test_a_connection_that_no_longer_answers_is_replaced(postgres_url: str) -> None:
    heard: asyncio.Queue[Notice | None] = asyncio.Queue()
    async with opened(postgres_url) as store:
        listening = Notices(store.database, pulse=0.2)
        await listening.listen(heard.put_nowait)
        async with store.database.read() as connection:
            found = await connection.execute(
                text("SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()")
            )
            process = found.scalar_one()
        os.kill(process, signal.SIGSTOP)
        try:
            assert await asyncio.wait_for(heard.get(), 10) is None
            await write(store, "t", 1)
            assert await asyncio.wait_for(heard.get(), 5) == Notice("t", 1)
        finally:
            os.kill(process, signal.SIGCONT)
            await listening.close()


@awaited
async def test_on_a_file_there_is_nobody_to_listen_to(sqlite_url: str) -> None:
    heard: list[Notice | None] = []
    async with opened(sqlite_url) as store:
        await store.notices.listen(heard.append)
        await write(store, "t", 1)
    assert heard == []
