"""A backup is one consistent moment in one checked file, and fills either kind of database."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import select, text

from kosmodrom.store.backup import COPIED, backup, restore
from kosmodrom.store.errors import StoreError
from kosmodrom.store.integrity import faults
from kosmodrom.store.rows import Invite, Key, KeyKind, Player
from kosmodrom.store.schema import meta
from kosmodrom.store.store import Store
from tests.store.samples import awaited, entry, opened, summary, write


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """Where a backup may be made."""
    return tmp_path / "backup.sqlite"


@pytest.fixture(params=["sqlite", "postgresql"])
def other_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database to restore into."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'other.sqlite'}"
    found = request.getfixturevalue("other_postgres_url")
    assert isinstance(found, str)
    return found


async def fill(store: Store) -> None:
    """Something of everything."""
    await asyncio.gather(*(write(store, f"t{n}", 30) for n in range(40)))
    await store.people.add_player(Player("ann", "Анна", "ru", 1, 2, "https://example.org"))
    await store.people.add_key(Key("hash", "ann", KeyKind.LINK, "", 1, 2))
    await store.people.add_invite(Invite("code", "t1", 5, is_revoked=True))
    await store.people.set_note("t1", "ann", "note\nwith ünïcode")
    await store.people.block("ann", "ben")
    await store.leases.beat("server", 60)
    await store.meta.set("release", "0.1")


async def contents(url: str) -> dict[str, list[tuple[object, ...]]]:
    """Every row that a backup keeps, but for when a server last opened the database."""
    found = {}
    async with opened(url, writer=False) as store, store.database.read() as connection:
        for table in COPIED:
            rows = (await connection.execute(select(table).order_by(*table.primary_key))).all()
            found[table.name] = [tuple(row) for row in rows if not (table is meta and row.name == "opened")]
    return found


@awaited
async def test_a_restored_database_holds_the_same(url: str, other_url: str, saved: Path) -> None:
    async with opened(url) as store:
        await fill(store)
    rows = await backup(url, saved)
    assert rows > 40 * 30
    assert await restore(saved, other_url) == rows
    assert await contents(other_url) == await contents(url)
    async with opened(other_url) as store:
        assert await faults(store) == []
        await store.log.append(entry("t0", 31), summary("t0", 31))


@awaited
async def test_a_backup_while_people_play_is_one_moment(url: str, other_url: str, saved: Path) -> None:
    done = asyncio.Event()

    async def play(store: Store, table: str) -> int:
        seq = 0
        while not done.is_set():
            seq += 1
            await store.log.append(entry(table, seq), summary(table, seq))
        return seq

    async with opened(url) as store:
        await fill(store)
        playing = [asyncio.create_task(play(store, f"p{n}")) for n in range(8)]
        while not all(before := [len(await store.log.entries(f"p{n}")) for n in range(8)]):
            await asyncio.sleep(0)
        await backup(url, saved)
        done.set()
        after = await asyncio.gather(*playing)
        assert min(after) > 0
    await restore(saved, other_url)
    async with opened(other_url) as store:
        assert await faults(store) == []
        kept = [len(await store.log.entries(f"p{n}")) for n in range(8)]
    assert all(b <= k <= a for b, k, a in zip(before, kept, after, strict=True))


@awaited
async def test_a_backup_is_one_file_that_any_sqlite_reads(url: str, saved: Path) -> None:
    async with opened(url) as store:
        await write(store, "t", 3)
    await backup(url, saved)
    assert [file.name for file in saved.parent.iterdir() if file.name.startswith("backup")] == [saved.name]
    assert saved.stat().st_mode & 0o077 == 0, "others may not read it"
    with closing(sqlite3.connect(f"file:{saved}?mode=ro&immutable=1", uri=True)) as connection:
        assert connection.execute("SELECT COUNT(*) FROM log").fetchone() == (3,)
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


@awaited
async def test_an_existing_file_is_not_replaced(sqlite_url: str, file: Path) -> None:
    async with opened(sqlite_url):
        pass
    with pytest.raises(StoreError, match="already exists"):
        await backup(sqlite_url, file)


@awaited
async def test_a_backup_needs_a_database_and_a_folder(sqlite_url: str, saved: Path) -> None:
    with pytest.raises(StoreError, match="There is no database"):
        await backup(sqlite_url, saved)
    async with opened(sqlite_url):
        pass
    with pytest.raises(StoreError, match="There is no folder"):
        await backup(sqlite_url, saved.parent / "missing" / "x")


@awaited
async def test_a_database_with_faults_gives_no_backup(url: str, saved: Path) -> None:
    async with opened(url) as store:
        await write(store, "t", 3)
        await store.database.execute(text("DELETE FROM log WHERE seq = 2"))
    with pytest.raises(StoreError, match="has faults, so no backup was made: Table t has 2 lines"):
        await backup(url, saved)
    assert [file for file in saved.parent.iterdir() if file.name.startswith("backup")] == []


@awaited
async def test_a_database_in_use_is_not_restored_into(url: str, other_url: str, saved: Path) -> None:
    async with opened(url) as store:
        await write(store, "t", 3)
    await backup(url, saved)
    async with opened(other_url) as store:
        await store.people.add_player(Player("ann", "Ann", "en", 1, 1))
    with pytest.raises(StoreError, match="not empty"):
        await restore(saved, other_url)
    assert (await contents(other_url))["log"] == []


async def make_backup(sqlite_url: str, saved: Path, *changes: str) -> None:
    """A backup, changed by somebody."""
    async with opened(sqlite_url) as store:
        await write(store, "t", 30)
    await backup(sqlite_url, saved)
    with closing(sqlite3.connect(saved)) as connection:
        for change in changes:
            connection.execute(change)
        connection.commit()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", "newer release"),
        ("DELETE FROM log WHERE seq = 7", "is damaged, use another one: Table t has 29 lines"),
        ("DROP TABLE alembic_version", "is not a backup of Kosmodrom"),
        ("PRAGMA journal_mode = WAL", "a server's own database"),
    ],
)
@awaited
async def test_a_backup_that_can_t_be_used_is_refused(
    sqlite_url: str, other_url: str, saved: Path, change: str, said: str
) -> None:
    await make_backup(sqlite_url, saved, change)
    with pytest.raises(StoreError, match=said):
        await restore(saved, other_url)


@pytest.mark.parametrize("left", [0, 10, 0.4, 0.9])
@awaited
async def test_a_truncated_backup_is_refused(sqlite_url: str, other_url: str, saved: Path, left: float) -> None:
    await make_backup(sqlite_url, saved)
    content = saved.read_bytes()
    saved.write_bytes(content[: int(left * len(content)) if left < 1 else int(left)])
    with pytest.raises(StoreError, match=r"not a backup|damaged") as refusal:
        await restore(saved, other_url)
    assert str(saved) in str(refusal.value)


@pytest.mark.parametrize("place", [0.2, 0.5, 0.8])
@awaited
async def test_a_spoilt_backup_is_refused(sqlite_url: str, other_url: str, saved: Path, place: float) -> None:
    await make_backup(sqlite_url, saved)
    content = bytearray(saved.read_bytes())
    start = int(place * len(content)) // 4096 * 4096
    content[start : start + 64] = b"\xff" * 64
    saved.write_bytes(content)
    with pytest.raises(StoreError, match="damaged"):
        await restore(saved, other_url)


@awaited
async def test_what_is_no_file_is_refused(other_url: str, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="can't be read"):
        await restore(tmp_path / "missing.sqlite", other_url)
    with pytest.raises(StoreError, match="can't be read"):
        await restore(tmp_path, other_url)
