"""Lists for people and alarms for servers."""

import pytest

from kosmodrom.store.batch import write_summaries
from kosmodrom.store.rows import Status, Summary
from kosmodrom.store.store import Store
from tests.store.samples import awaited, entry, opened, summary, write

ALL = list(Status)


async def keep(store: Store, *tables: Summary) -> None:
    """Tables of one line each."""
    for table in tables:
        await store.log.append(entry(table.table, 1), table)


def names(tables: list[Summary]) -> list[str]:
    """Their ids in order."""
    return [table.table for table in tables]


@awaited
async def test_public_tables_are_open_and_the_last_touched_comes_first(url: str) -> None:
    async with opened(url) as store:
        await keep(
            store,
            summary("old", touched=10),
            summary("new", touched=30, status=Status.GATHERING),
            summary("private", touched=20, is_public=False),
            *(summary(status.value, status=status) for status in (Status.OVER, Status.CLOSED, Status.ASIDE)),
        )
        assert names(await store.tables.public_tables()) == ["new", "old"]
        assert names(await store.tables.public_tables(limit=1)) == ["new"]
        assert (await store.tables.public_tables())[1] == summary("old", touched=10)


@awaited
async def test_a_player_s_tables_by_page(url: str) -> None:
    async with opened(url) as store:
        await keep(
            store,
            *(summary(f"t{n}", touched=n, status=Status.OVER) for n in range(5)),
            summary("others", players=("dan",), status=Status.OVER),
            summary("playing"),
            summary("twice", players=("eve", "eve"), status=Status.OVER),
        )
        assert names(await store.tables.tables_of("ben", [Status.OVER], limit=2)) == ["t4", "t3"]
        assert names(await store.tables.tables_of("ben", [Status.OVER], limit=2, before=3)) == ["t2", "t1"]
        assert names(await store.tables.tables_of("ben", [Status.PLAYING])) == ["playing"]
        assert names(await store.tables.tables_of("eve", ALL)) == ["twice"]
        assert await store.tables.tables_of("ben", []) == []


@awaited
async def test_many_running_tables_come_with_their_places(url: str) -> None:
    async with opened(url) as store:
        wanted = [summary(f"t{n:04}", touched=n) for n in range(620)]
        await keep(store, *wanted[:20])
        more = {table.table: table for table in wanted[20:]}
        await store.database.write(lambda connection: write_summaries(connection, more, set()))
        assert await store.tables.running() == wanted[::-1]


@awaited
async def test_due_tables_are_open_and_the_longest_waiting_come_first(url: str) -> None:
    async with opened(url) as store:
        await keep(
            store,
            summary("later", wake=101),
            summary("now", wake=100),
            summary("past", wake=7, status=Status.GATHERING),
            summary("over", wake=7, status=Status.OVER),
            summary("never"),
        )
        await store.leases.beat("server", 60)
        assert sorted(await store.leases.claim("server")) == ["later", "now", "past"]
        assert await store.tables.due(100, "server", 10) == ["past", "now"]
        assert await store.tables.due(100, "server", 1) == ["past"]
        await store.log.append(entry("past", 2), summary("past", 2, status=Status.GATHERING))
        await store.log.append(entry("never", 2), summary("never", 2, wake=50))
        await store.leases.claim("server")
        assert await store.tables.due(100, "server", 10) == ["never", "now"]


@awaited
async def test_abandoned_tables_are_found(url: str) -> None:
    async with opened(url) as store:
        await keep(store, summary("a", touched=5), summary("b", touched=4), summary("c", touched=6))
        await keep(store, summary("d", touched=1, status=Status.OVER))
        assert await store.tables.untouched_since(6, [Status.PLAYING]) == ["b", "a"]
        assert await store.tables.untouched_since(6, [Status.PLAYING, Status.OVER]) == ["d", "b", "a"]


@awaited
async def test_open_tables_of_a_host_are_counted(url: str) -> None:
    async with opened(url) as store:
        await keep(
            store,
            summary("a"),
            summary("b", status=Status.GATHERING),
            summary("c", status=Status.OVER),
            summary("d", host="ben"),
        )
        assert [await store.tables.count_open(player) for player in ("ann", "ben", "cat")] == [2, 1, 0]


@awaited
async def test_last_numbers_are_those_of_the_tables_that_exist(url: str) -> None:
    async with opened(url) as store:
        for table, count in (("a", 3), ("b", 1), ("c", 2)):
            await write(store, table, count)
        assert await store.tables.last_numbers(["a", "b", "none"]) == {"a": 3, "b": 1}
        assert await store.tables.last_numbers([]) == {}


@awaited
async def test_a_table_set_aside_keeps_its_log(url: str) -> None:
    async with opened(url) as store:
        await write(store, "t", 1)
        await store.log.append(entry("t", 2), summary("t", 2, wake=5))
        await store.tables.set_aside("t", "the rules have changed")
        found = await store.tables.summary("t")
        assert found is not None
        assert (found.status, found.reason, found.seq, found.wake) == (Status.ASIDE, "the rules have changed", 2, None)
        assert await store.log.entries("t") == [entry("t", 1), entry("t", 2)]
        assert await store.tables.running() == []


@pytest.mark.parametrize("status", Status)
@awaited
async def test_every_status_is_kept(sqlite_url: str, status: Status) -> None:
    async with opened(sqlite_url) as store:
        await keep(store, summary("t", status=status))
        assert await store.tables.summary("t") == summary("t", status=status)
