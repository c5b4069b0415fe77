"""Bots and clocks of a table belong to one living server."""

import asyncio

from kosmodrom.store.rows import Status
from kosmodrom.store.store import Store
from tests.store.samples import awaited, entry, opened, summary


async def keep(store: Store, *tables: str) -> None:
    """Tables that want attention at once."""
    for table in tables:
        await store.log.append(entry(table, 1), summary(table, wake=1))


async def until_lost(store: Store, server: str, table: str) -> None:
    """Until a server's time has run out, though nobody took over."""
    async with asyncio.timeout(30):
        while await store.leases.holds(server, table):
            await asyncio.sleep(0.02)


@awaited
async def test_a_free_table_is_claimed_once(url: str) -> None:
    async with opened(url) as store:
        await keep(store, "a", "b")
        await store.log.append(entry("sleeping", 1), summary("sleeping"))
        await store.log.append(entry("over", 1), summary("over", status=Status.OVER, wake=1))
        await store.leases.beat("one", 60)
        assert await store.leases.claim("one") == ["a", "b"]
        assert await store.leases.claim("one") == []
        assert await store.leases.holds("one", "a")


@awaited
async def test_one_table_may_be_claimed_by_name(url: str) -> None:
    async with opened(url) as store:
        await keep(store, "a", "b")
        await store.leases.beat("one", 60)
        assert await store.leases.claim("one", "b") == ["b"]
        assert await store.leases.claim("one", "unknown") == []


@awaited
async def test_an_entry_leaves_the_lease(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        await keep(store, "a")
        await store.leases.beat("one", 60)
        await store.leases.claim("one")
        await store.log.append(entry("a", 2), summary("a", 2, wake=5))
        assert await store.leases.holds("one", "a")
        assert await store.tables.due(5, "one", 9) == ["a"]
        assert await store.tables.due(5, "two", 9) == []


@awaited
async def test_a_dead_server_s_tables_are_taken_over(postgres_url: str) -> None:
    async with opened(postgres_url) as one, opened(postgres_url) as two:
        await keep(one, "a", "b")
        await one.leases.beat("one", 0.3)
        await two.leases.beat("two", 60)
        assert await one.leases.claim("one") == ["a", "b"]
        assert await two.leases.claim("two") == []
        await until_lost(one, "one", "a")
        assert await two.leases.claim("two") == ["a", "b"]
        assert await two.leases.holds("two", "a")
        await one.leases.beat("one", 60)
        assert await one.leases.claim("one") == []
        assert not await one.leases.holds("one", "a")


@awaited
async def test_a_server_that_keeps_beating_keeps_its_tables(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        await keep(store, "a")
        await store.leases.beat("one", 0.3)
        assert await store.leases.claim("one") == ["a"]
        await keep(store, "b")
        await store.leases.beat("silent", 0.3)
        assert await store.leases.claim("silent") == ["b"]
        await store.leases.beat("one", 60)
        await until_lost(store, "silent", "b")
        await store.leases.beat("two", 60)
        assert await store.leases.claim("two") == ["b"]
        assert await store.leases.holds("one", "a")


@awaited
async def test_a_server_without_a_heartbeat_gets_nothing(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        await keep(store, "a")
        assert await store.leases.claim("one") == []
        assert not await store.leases.holds("one", "a")


@awaited
async def test_a_server_that_stops_leaves_its_tables_at_once(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        await keep(store, "a")
        await store.leases.beat("one", 60)
        await store.leases.beat("two", 60)
        await store.leases.claim("one")
        await store.leases.release("one")
        assert not await store.leases.holds("one", "a")
        assert await store.leases.claim("two") == ["a"]


@awaited
async def test_servers_that_claim_at_once_never_share_a_table(postgres_url: str) -> None:
    tables = [f"t{n:02}" for n in range(30)]
    names = [f"server {n}" for n in range(4)]
    async with opened(postgres_url) as one, opened(postgres_url) as two:
        await keep(one, *tables)
        for name in names:
            await one.leases.beat(name, 60)
        stores = [one, two, one, two]
        taken: list[str] = []
        for _ in range(10):
            writing = [one.log.append(entry(table, 2), summary(table, 2, wake=1)) for table in tables[:5]]
            claims = asyncio.gather(*(store.leases.claim(name) for store, name in zip(stores, names, strict=True)))
            await asyncio.gather(*writing, return_exceptions=True)
            taken += [table for claim in await claims for table in claim]
        assert sorted(taken) == tables


@awaited
async def test_on_a_file_the_next_server_takes_over_without_waiting(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        await keep(store, "a")
        await store.leases.beat("one", 60)
        assert await store.leases.claim("one") == ["a"]
    async with opened(sqlite_url) as store:
        assert await store.leases.claim("two") == ["a"]
        assert await store.leases.holds("two", "a")
        await store.leases.release("two")
        assert await store.leases.claim("two") == ["a"]
