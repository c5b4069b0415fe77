"""A database that fails is said to fail, nothing is acknowledged falsely, and work goes on when it is back."""

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from sqlalchemy import text

from kosmodrom.store.errors import Damaged, StoreError, Unavailable
from kosmodrom.store.integrity import faults
from kosmodrom.store.store import Store
from tests.postgres import NOBODY, Postgres
from tests.store.samples import awaited, entry, opened, summary, write

ROOT = Path(__file__).parent.parent.parent


def run_script(script: str, url: str) -> str:
    """What a process of its own says."""
    command = [sys.executable, "-c", script, url]
    child = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert child.returncode == 0, child.stderr
    return child.stdout


@pytest.mark.parametrize("how", ["stop", "kill"])
@awaited
async def test_postgres_goes_and_comes_back(postgres: Postgres, postgres_url: str, how: str) -> None:
    async with opened(postgres_url) as store:
        await write(store, "t", 2)
        await asyncio.to_thread(postgres.stop if how == "stop" else postgres.kill)
        with pytest.raises(Unavailable, match="check that PostgreSQL runs"):
            await store.log.append(entry("t", 3), summary("t", 3))
        with pytest.raises(Unavailable):
            await store.log.entries("t")
        await asyncio.to_thread(postgres.start)
        await store.log.append(entry("t", 3), summary("t", 3))
        assert [line.seq for line in await store.log.entries("t")] == [1, 2, 3]
        assert await faults(store) == []


@awaited
async def test_a_restart_between_two_entries_goes_unnoticed(postgres: Postgres, postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        await write(store, "t", 1)
        await asyncio.to_thread(postgres.restart)
        await store.log.append(entry("t", 2), summary("t", 2))


@awaited
async def test_postgres_killed_while_many_write(postgres: Postgres, postgres_url: str) -> None:
    async def play(store: Store, table: str) -> int:
        """Write 60 lines, asking after each failure whether the line is there; answer how often it failed."""
        seq, failures = 1, 0
        while seq <= 60:
            try:
                if not await store.log.entries(table, seq - 1):
                    await store.log.append(entry(table, seq), summary(table, seq))
                seq += 1
            except Unavailable:
                failures += 1
                await asyncio.sleep(0.05)
        return failures

    async with opened(postgres_url) as store:
        playing = [asyncio.create_task(play(store, f"t{n}")) for n in range(8)]
        while len(await store.log.entries("t0")) < 3:
            await asyncio.sleep(0)
        await asyncio.to_thread(postgres.kill)
        await asyncio.to_thread(postgres.start)
        assert sum(await asyncio.gather(*playing)) > 0, "somebody noticed"
        for n in range(8):
            assert [line.seq for line in await store.log.entries(f"t{n}")] == list(range(1, 61))
        assert await faults(store) == []


@pytest.mark.parametrize("sick", ["max_page_count = 1", "query_only = 1"])
@awaited
async def test_a_write_refused_by_sqlite_changes_nothing(sqlite_url: str, sick: str) -> None:
    async with opened(sqlite_url) as store:
        await write(store, "t", 1)
        await store.database.execute(text(f"PRAGMA {sick}"))
        with pytest.raises(Unavailable, match="check the disk's space and who may write there"):
            for seq in range(2, 200):
                await store.log.append(entry("t", seq, kind="x" * 4000), summary("t", seq))
        # The setting went with the connection that failed.
        seq = len(await store.log.entries("t")) + 1
        assert await store.tables.summary("t") == summary("t", seq - 1)
        await store.log.append(entry("t", seq), summary("t", seq))
        assert await faults(store) == []


FULL_DISK = """
import asyncio, resource, sys
from kosmodrom.store.errors import Unavailable
from tests.store.samples import entry, opened, summary

async def main(url):
    async with opened(url) as store:
        seq, failed = 0, 0
        resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, resource.RLIM_INFINITY))
        while failed < 5:
            try:
                await store.log.append(entry("t", seq + 1, kind="x" * 4000), summary("t", seq + 1))
                seq += 1
            except Unavailable as error:
                assert "check the disk's space" in str(error), error
                failed += 1
        assert len(await store.log.entries("t")) == seq, "nothing false was acknowledged"
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        await store.log.append(entry("t", seq + 1), summary("t", seq + 1))
        print(seq + 1)

asyncio.run(main(sys.argv[1]))
"""


@awaited
async def test_a_disk_that_fills_and_is_freed(sqlite_url: str) -> None:
    stored = int(run_script(FULL_DISK, sqlite_url))
    async with opened(sqlite_url) as store:
        assert len(await store.log.entries("t")) == stored > 5
        assert await faults(store) == []


TOLD = """
import asyncio, logging, os, resource, sys
from kosmodrom.store import database
from kosmodrom.store.errors import Unavailable
from tests.store.samples import entry, opened, summary, write

async def main(url):
    logging.basicConfig(stream=sys.stdout, format="%(message)s")
    async with opened(url) as store:
        await write(store, "t", 50)
        await store.log.entries("t")  # a second connection: the failing one, when it is closed, frees nothing
        print(await store.database.is_writable())
        full = os.stat(store.place + "-wal").st_size
        resource.setrlimit(resource.RLIMIT_FSIZE, (full, resource.RLIM_INFINITY))
        print(await store.database.is_writable(), "as something was written just now")
        database.FRESH = 0.0
        for _ in range(3):
            print(*await asyncio.gather(store.database.is_writable(), store.database.is_writable()))
            try:
                await store.log.append(entry("t", 51), summary("t", 51))
            except Unavailable:
                await store.log.entries("t")
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        for _ in range(3):
            print(await store.database.is_writable())

asyncio.run(main(sys.argv[1]))
"""


def test_a_full_disk_is_found_by_a_trial_and_told_in_one_line_when_it_begins_and_ends(sqlite_url: str) -> None:
    told = run_script(TOLD, sqlite_url).splitlines()
    assert told[:2] == ["True", "True as something was written just now"]
    assert re.match(r"The database .* can't be read or written .*check the disk's space", told[2])
    assert told[3:6] == ["False False"] * 3
    assert re.match(r"The database .* works again, after \d s\.", told[6])
    assert told[7:] == ["True"] * 3


@pytest.mark.parametrize("which", ["file", "folder"])
@awaited
async def test_a_file_in_use_is_refused_also_by_a_symbolic_link(file: Path, sqlite_url: str, which: str) -> None:
    link = file.parent.parent / f"{file.parent.name}-{which}"
    if which == "file":
        link.symlink_to(file)
        other = link
    else:
        link.symlink_to(file.parent)
        other = link / file.name
    for first, second in ((file, other), (other, file)):
        async with opened(f"sqlite+aiosqlite:///{first}"):
            with pytest.raises(StoreError, match="is in use by another Kosmodrom server"):
                async with opened(f"sqlite+aiosqlite:///{second}"):
                    pass


FULL_BACKUP = """
import asyncio, resource, sys
from pathlib import Path
from kosmodrom.store.backup import backup
from kosmodrom.store.errors import StoreError
from tests.store.samples import opened, write

async def main(url):
    async with opened(url) as store:
        await write(store, "t", 50)
    resource.setrlimit(resource.RLIMIT_FSIZE, (40_000, resource.RLIM_INFINITY))
    try:
        await backup(url, Path("backup.sqlite"))
    except StoreError as error:
        print(error)

asyncio.run(main(sys.argv[1]))
"""


def test_a_backup_without_room_is_explained_and_leaves_nothing(url: str) -> None:
    said = run_script(FULL_BACKUP, url)
    assert re.match(r"The backup backup.sqlite.partial can't be read or written: (disk|database)", said)
    assert list(ROOT.glob("backup.sqlite*")) == []


READ_ONLY = """
import asyncio, os, sys
from kosmodrom.store.errors import StoreError
from tests.store.samples import opened

async def main(url):
    async with opened(url + ".other"):
        pass  # everything is imported by now: nobody may not even read Python
    if os.geteuid() == 0:
        os.setegid({nobody})
        os.seteuid({nobody})
    try:
        async with opened(url):
            print("opened")
    except StoreError as error:
        print(error)

asyncio.run(main(sys.argv[1]))
"""


@pytest.mark.parametrize("what", ["file", "folder"])
@awaited
async def test_a_file_that_may_not_be_written_is_explained(what: str) -> None:
    with TemporaryDirectory() as name:
        folder = Path(name)
        file = folder / "kosmodrom.sqlite"
        async with opened(f"sqlite+aiosqlite:///{file}") as store:
            await write(store, "t", 1)
        file.chmod(0o444)
        (folder / "kosmodrom.sqlite.lock").chmod(0o666 if what == "file" else 0o444)
        folder.chmod(0o777 if what == "file" else 0o555)
        script = READ_ONLY.format(nobody=NOBODY)
        said = run_script(script, f"sqlite+aiosqlite:///{file}")
        folder.chmod(0o777)
    assert "who may write" in said


@pytest.mark.parametrize("left", [0.3, 0.6, 0.95])
@awaited
async def test_a_truncated_file_is_explained(file: Path, sqlite_url: str, left: float) -> None:
    async with opened(sqlite_url) as store:
        await write(store, "t", 60)
    os.truncate(file, int(file.stat().st_size * left))
    for writer in (True, False):
        with pytest.raises(StoreError, match=r"damaged .*restore the last backup"):
            async with opened(sqlite_url, writer=writer):
                pass


@pytest.mark.parametrize("content", [b"not a database at all " * 500, bytes(8192)])
@awaited
async def test_a_file_that_is_no_database_is_explained(file: Path, sqlite_url: str, content: bytes) -> None:
    file.write_bytes(content)
    with pytest.raises(StoreError, match="damaged"):
        async with opened(sqlite_url):
            pass
    assert file.read_bytes() == content


@awaited
async def test_a_damaged_page_is_met_in_use_and_other_tables_play_on(file: Path, sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        for table in ("a", "b", "c"):
            for seq in range(1, 40):
                await store.log.append(entry(table, seq, kind="x" * 1000), summary(table, seq))
    spoil(file, b'"text":"line 20"')
    async with opened(sqlite_url) as store:
        assert await faults(store) != []
        healthy = []
        for table in ("a", "b", "c"):
            try:
                healthy.append(len(await store.log.entries(table)) == 39)
            except Damaged:
                healthy.append(False)
        assert healthy.count(False) == 1
        await store.tables.set_aside("abc"[healthy.index(False)], "damaged")
        good = "abc"[healthy.index(True)]
        await store.log.append(entry(good, 40), summary(good, 40))


@awaited
async def test_a_text_with_a_broken_byte_hides_no_other(file: Path, sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        for table in ("a", "b", "c"):
            await write(store, table, 1)
    file.write_bytes(file.read_bytes().replace(b"Table b", b"Table \xff"))
    async with opened(sqlite_url) as store:
        assert sorted(table.title for table in await store.tables.running()) == [
            "Table a",
            "Table c",
            "Table \N{REPLACEMENT CHARACTER}",
        ]


@awaited
async def test_nobody_else_may_read_the_files(file: Path, sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        await write(store, "t", 1)
        files = [path for path in file.parent.iterdir() if not path.name.endswith(".lock")]
        assert len(files) == 3
        assert [path.name for path in files if path.stat().st_mode & 0o077] == []


def spoil(file: Path, mark: bytes) -> None:
    """Overwrite the head of the page where a line lies."""
    content = bytearray(file.read_bytes())
    page = content.index(mark) // 4096
    content[page * 4096 : page * 4096 + 12] = b"\xff" * 12
    file.write_bytes(content)
