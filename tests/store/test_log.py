"""The log keeps every entry once, in order, without a gap, and writes many at a time."""

import asyncio
import threading
from collections import Counter

import pytest

from kosmodrom.store.errors import Conflict, StoreError, Unavailable, Unstorable
from kosmodrom.store.store import Store
from tests.store.samples import awaited, entry, is_refused, opened, summary, write


@awaited
async def test_what_goes_in_comes_out(url: str) -> None:
    async with opened(url) as store:
        await write(store, "t", 3)
        assert await store.log.entries("t") == [entry("t", seq) for seq in (1, 2, 3)]
        assert await store.log.entries("t", after=2) == [entry("t", 3)]
        assert await store.log.entries("unknown") == []


@awaited
async def test_a_long_log_is_read_in_parts(url: str) -> None:
    async with opened(url) as store:
        await write(store, "t", 5)
        assert [len(page) async for page in store.log.pages("t", 2)] == [2, 2, 1]
        assert [len(page) async for page in store.log.pages("t", 5)] == [5]
        assert [line async for page in store.log.pages("t", 2) for line in page] == await store.log.entries("t")
        assert [page async for page in store.log.pages("unknown")] == []


@awaited
async def test_the_summary_is_the_one_of_the_last_entry(url: str) -> None:
    async with opened(url) as store:
        await write(store, "t", 2)
        assert await store.tables.summary("t") == summary("t", 2)
        smaller = summary("t", 3, players=("ben",))
        await store.log.append(entry("t", 3), smaller)
        assert await store.tables.summary("t") == smaller
        assert await store.tables.summary("unknown") is None


@awaited
async def test_everything_is_there_after_reopening(url: str) -> None:
    async with opened(url) as store:
        await write(store, "t", 5)
    async with opened(url) as store:
        assert [line.seq for line in await store.log.entries("t")] == [1, 2, 3, 4, 5]
        assert await store.tables.summary("t") == summary("t", 5)


@pytest.mark.parametrize(
    ("seq", "command"),
    [(2, "fresh"), (1, "fresh"), (4, "fresh"), (3, "command 1"), (0, "fresh"), (-1, "fresh")],
    ids=["taken", "taken long ago", "leaves one out", "command known", "zero", "negative"],
)
@awaited
async def test_a_conflicting_entry_changes_nothing(url: str, seq: int, command: str) -> None:
    async with opened(url) as store:
        await write(store, "t", 2)
        assert await is_refused(store, entry("t", seq, command))
        assert await store.log.entries("t") == [entry("t", 1), entry("t", 2)]
        assert await store.tables.summary("t") == summary("t", 2)


@awaited
async def test_a_table_begins_with_number_one(url: str) -> None:
    async with opened(url) as store:
        assert await is_refused(store, entry("t", 2))
        assert await store.tables.summary("t") is None


@awaited
async def test_of_fifty_for_one_number_one_gets_it(url: str) -> None:
    async with opened(url) as store:
        wanted = [entry("t", 1, f"command {n}") for n in range(50)]
        refused = await asyncio.gather(*(is_refused(store, line) for line in wanted))
        assert refused.count(False) == 1
        assert await store.log.entries("t") == [wanted[refused.index(False)]]


@awaited
async def test_in_a_batch_of_fifty_only_the_conflicting_fail(url: str) -> None:
    async with opened(url) as store:
        await asyncio.gather(*(write(store, f"t{n}", 1) for n in range(50)))
        known = {n for n in range(50) if n % 5 == 0}
        taken = {n for n in range(50) if n % 7 == 0}
        wanted = [entry(f"t{n}", 1 if n in taken else 2, "command 1" if n in known else "command 2") for n in range(50)]
        refused = await asyncio.gather(*(is_refused(store, line) for line in wanted))
        assert {n for n in range(50) if refused[n]} == known | taken
        for n in range(50):
            assert len(await store.log.entries(f"t{n}")) == (1 if refused[n] else 2)


@awaited
async def test_concurrent_entries_share_transactions(url: str) -> None:
    points: Counter[str] = Counter()
    async with opened(url, lambda point: points.update([point])) as store:
        await asyncio.gather(*(write(store, f"t{n}", 4) for n in range(50)))
    assert points["after-transaction"] == points["before-transaction"] == points["in-transaction"]
    assert 4 <= points["after-transaction"] <= 20, "200 entries"


@awaited
async def test_points_come_in_order(url: str) -> None:
    points: list[str] = []
    async with opened(url, points.append) as store:
        await write(store, "t", 2)
    assert points == ["before-transaction", "in-transaction", "after-transaction"] * 2


@awaited
async def test_a_failing_point_does_not_end_the_log(url: str) -> None:
    def fail_once(point: str) -> None:
        if point == "in-transaction" and not failures:
            failures.append(point)
            raise ValueError("a fault of our own")

    failures: list[str] = []
    async with opened(url, fail_once) as store:
        with pytest.raises(Unavailable, match="a fault of our own"):
            await write(store, "t", 1)
        assert await store.log.entries("t") == []
        await write(store, "t", 1)


@awaited
async def test_a_value_that_no_column_holds_fails_alone(url: str) -> None:
    async with opened(url) as store:
        wanted = [entry("good", 1), entry("bad \ud800", 1), entry("fine", 1)]
        results = await asyncio.gather(
            *(store.log.append(line, summary(line.table)) for line in wanted), return_exceptions=True
        )
        assert [type(result) for result in results] == [type(None), Unstorable, type(None)]


@awaited
async def test_closing_writes_what_was_handed_in(url: str) -> None:
    store = await Store.open(url)
    waiting = [asyncio.create_task(write(store, f"t{n}", 1)) for n in range(20)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    with pytest.raises(Unavailable, match="closed"):
        await write(store, "late", 1)
    async with opened(url) as store:
        assert len(await store.tables.running()) == 20


@awaited
async def test_whoever_stops_waiting_disturbs_nobody(url: str) -> None:
    async with opened(url) as store:
        impatient = asyncio.create_task(write(store, "a", 1))
        patient = asyncio.create_task(write(store, "b", 1))
        await asyncio.sleep(0)
        impatient.cancel()
        await patient
        await write(store, "c", 1)
        assert {table.table for table in await store.tables.running()} >= {"b", "c"}


@awaited
async def test_two_stores_race_for_each_number(postgres_url: str) -> None:
    async with opened(postgres_url) as one, opened(postgres_url) as two:
        for seq in range(1, 21):
            wanted = [entry(f"t{n}", seq, f"{seq} by {who}") for n in range(5) for who in ("one", "two")]
            stores = [one, two] * 5
            refused = await asyncio.gather(*(is_refused(s, line) for s, line in zip(stores, wanted, strict=True)))
            assert refused.count(True) == 5
        for n in range(5):
            assert [line.seq for line in await one.log.entries(f"t{n}")] == list(range(1, 21))


@awaited
async def test_a_store_for_reading_writes_nothing(url: str) -> None:
    async with opened(url) as store:
        await write(store, "t", 2)
        async with opened(url, writer=False) as reader:
            assert len(await reader.log.entries("t")) == 2
            await write(store, "u", 1)
            assert len(await reader.log.entries("u")) == 1
            with pytest.raises(StoreError, match="reading only"):
                await reader.tables.set_aside("t", "why")
            with pytest.raises(StoreError, match="reading only"):
                await reader.log.append(entry("t", 3), summary("t", 3))


@awaited
async def test_reads_do_not_wait_for_a_write(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        await write(store, "t", 1)
        is_begun, is_read = threading.Event(), threading.Event()

        def write_slowly(_: object) -> bool:
            is_begun.set()
            return is_read.wait(30)

        writing = asyncio.create_task(store.database.write(write_slowly))
        assert await asyncio.to_thread(is_begun.wait, 30)
        assert len(await store.log.entries("t")) == 1
        is_read.set()
        assert await writing, "the reading was done first"


def test_a_conflict_is_no_failure_of_the_database() -> None:
    assert not issubclass(Conflict, Unavailable)
