"""Everything that is kept as one portable SQLite file, made while people play, and back into a database of any kind."""

import asyncio
import os
import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import delete, exists, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from kosmodrom.store import engines, revision
from kosmodrom.store.database import Database
from kosmodrom.store.errors import StoreError, Unavailable
from kosmodrom.store.integrity import faults_on
from kosmodrom.store.schema import meta, metadata, servers

AT_ONCE: Final = 500
MAGIC: Final = b"SQLite format 3\0"
WRITE_VERSION: Final = 18
WITH_WAL: Final = 2
COPIED: Final = [table for table in metadata.sorted_tables if table is not servers]
"""Servers that were alive when a backup was made are nobody's business later."""


async def backup(url: str, target: Path) -> int:
    """Copy a database, as it stands at one moment, to a new file; answer the number of rows.

    The file gets its name only when it is complete, checked and on the disk. Raises StoreError if it can't be made.
    """
    if target.exists():
        raise StoreError(f"{target} already exists: name a new file for the backup.")
    if not target.parent.is_dir():
        raise StoreError(f"There is no folder {target.parent} for the backup: make it first.")
    partial = target.with_name(f"{target.name}.partial")
    source = await Database.open(url, writer=False)
    try:
        with clean_away(partial):
            partial.touch(mode=0o600)
            rows = await write_copy(source, partial)
            publish(partial, target)
    except OSError as error:
        raise StoreError(f"The backup {target} can't be written: {error.strerror}.") from error
    finally:
        await source.close()
    return rows


async def restore(source: Path, url: str) -> int:
    """Fill an empty database from a backup; answer the number of rows. All or nothing.

    Raises StoreError if the file is no backup, damaged or newer than this release, or the database is not empty.
    """
    check_header(source)
    with tempfile.TemporaryDirectory(prefix="kosmodrom-") as folder:
        # A copy, because a backup of an older release is brought up to date first.
        copy = Path(folder) / "restored.sqlite"
        await asyncio.to_thread(shutil.copyfile, source, copy)
        try:
            async with portable(copy) as connection:
                await check_backup(connection, source)
                return await fill(url, connection)
        except Unavailable as error:
            raise StoreError(str(error).replace(str(copy), str(source))) from error


async def write_copy(source: Database, file: Path) -> int:
    """Make a file with the schema and all rows of a database, and check it."""
    async with source.read() as reading, portable(file) as writing:
        await writing.run_sync(revision.upgrade)
        rows = await copy_rows(reading, writing)
        found = await faults_on(writing)
    if found:
        raise StoreError(f"The database {source.place} has faults, so no backup was made: {' '.join(found)}")
    return rows


async def fill(url: str, reading: AsyncConnection) -> int:
    """Copy all rows into an empty database."""
    target = await Database.open(url, writer=True)
    try:
        async with target.write() as writing:
            for table in COPIED:
                if table is not meta and (await writing.execute(select(exists(select(table))))).scalar_one():
                    raise StoreError(f"The database {target.place} is not empty: restore into a new one.")
            await writing.execute(delete(meta))
            return await copy_rows(reading, writing)
    finally:
        await target.close()


async def copy_rows(reading: AsyncConnection, writing: AsyncConnection) -> int:
    """Copy every row that lasts, table by table."""
    count = 0
    for table in COPIED:
        rows = await reading.stream(select(table).order_by(*table.primary_key))
        async for part in rows.mappings().partitions(AT_ONCE):
            await writing.execute(insert(table), [dict(row) for row in part])
            count += len(part)
    return count


async def check_backup(connection: AsyncConnection, source: Path) -> None:
    """Refuse a file that can't be restored, and bring an older one up to date."""
    if await connection.run_sync(revision.is_fresh):
        raise StoreError(f"{source} is not a backup of Kosmodrom.")
    await connection.run_sync(revision.upgrade)
    found = await faults_on(connection)
    if found:
        raise StoreError(f"The backup {source} is damaged, use another one: {' '.join(found)}")


def check_header(source: Path) -> None:
    """Refuse what is no SQLite file, and a server's own file, whose last moves may lie beside it."""
    try:
        with source.open("rb") as file:
            header = file.read(WRITE_VERSION + 1)
    except OSError as error:
        raise StoreError(f"The backup {source} can't be read: {error.strerror}.") from error
    if not header.startswith(MAGIC):
        raise StoreError(f"{source} is not a backup of Kosmodrom.")
    if header[WRITE_VERSION:] == bytes([WITH_WAL]):
        raise StoreError(f"{source} is a server's own database: make a backup of it first with `kosmodrom backup`.")


@asynccontextmanager
async def portable(file: Path) -> AsyncIterator[AsyncConnection]:
    """One transaction on a portable file, committed at the end."""
    engine = engines.sqlite_portable(file)
    database = Database(engine.url, engine, engine, None)
    try:
        async with database.write() as connection:
            yield connection
    finally:
        await database.close()


@contextmanager
def clean_away(partial: Path) -> Iterator[None]:
    """Leave nothing half-made behind, from this time or one before."""
    leftovers = [partial, partial.with_name(f"{partial.name}-journal")]
    try:
        for file in leftovers:
            file.unlink(missing_ok=True)
        yield
    finally:
        for file in leftovers:
            file.unlink(missing_ok=True)


def publish(partial: Path, target: Path) -> None:
    """Put a complete file on the disk under its name."""
    sync(partial)
    partial.rename(target)
    sync(target.parent)


def sync(path: Path) -> None:
    """Wait until a file or folder is on the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
