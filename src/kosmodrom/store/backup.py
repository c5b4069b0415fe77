"""Backups: all data in one portable SQLite file, made while people play, and restored into any database."""

import asyncio
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Table, delete, exists, insert, select
from sqlalchemy.exc import DBAPIError

from kosmodrom.store import engines, revision
from kosmodrom.store.database import Database
from kosmodrom.store.errors import StoreError
from kosmodrom.store.failures import is_damage, reason
from kosmodrom.store.integrity import faults_on
from kosmodrom.store.schema import meta, metadata, servers

AT_ONCE: Final = 500
MAGIC: Final = b"SQLite format 3\0"
WRITE_VERSION: Final = 18
WITH_WAL: Final = 2
COPIED: Final = [table for table in metadata.sorted_tables if table is not servers]
"""All tables except the heartbeats of servers, which mean nothing later."""


async def backup(url: str, target: Path) -> int:
    """Copy one snapshot of a database to a new file and return the number of rows.

    The file gets its name only when it is complete, checked and on the disk. Raises StoreError if it can't be made.
    Run it in a separate process: it blocks the event loop.
    """
    if target.exists():
        raise StoreError(f"{target} already exists: name a new file for the backup.")
    if not target.parent.is_dir():
        raise StoreError(f"There is no folder {target.parent} for the backup: make it first.")
    partial = target.with_name(f"{target.name}.partial")
    source = await Database.open(url, writer=False)
    try:
        with without_leftovers(partial):
            partial.touch(mode=0o600)
            rows = await write_copy(source, partial)
            publish(partial, target)
    except OSError as error:
        raise StoreError(f"The backup {target} can't be written: {error.strerror}.") from error
    finally:
        await source.close()
    return rows


async def restore(source: Path, url: str) -> int:
    """Fill an empty database from a backup in one transaction and return the number of rows.

    Raises StoreError if the file is no backup, damaged or newer than this release, or the database is not empty.
    """
    check_header(source)
    with tempfile.TemporaryDirectory(prefix="kosmodrom-") as folder:
        # A copy, because a backup of an older release is brought up to date first.
        copy = Path(folder) / "restored.sqlite"
        await asyncio.to_thread(shutil.copyfile, source, copy)
        with portable(copy, source) as reading:
            check_backup(reading, source)
            return await fill(url, reading)


async def write_copy(source: Database, file: Path) -> int:
    """Make a file with the schema and all rows of a database, and check it."""
    with portable(file, file) as writing:
        revision.upgrade(writing)

        def keep(table: Table, rows: list[dict[str, object]]) -> None:
            with translated_errors(file):
                writing.execute(insert(table), rows)

        async with source.read() as connection:
            rows = await connection.run_sync(copy_rows, keep)
        found = faults_on(writing)
    if found:
        raise StoreError(f"The database {source.place} has faults, so no backup was made: {' '.join(found)}")
    return rows


async def fill(url: str, reading: Connection) -> int:
    """Copy all rows into an empty database."""
    target = await Database.open(url, writer=True)

    def work(writing: Connection) -> int:
        for table in COPIED:
            if table is not meta and writing.execute(select(exists(select(table)))).scalar_one():
                raise StoreError(f"The database {target.place} is not empty: restore into a new one.")
        writing.execute(delete(meta))
        return copy_rows(reading, lambda table, rows: writing.execute(insert(table), rows))

    try:
        return await target.write(work)
    finally:
        await target.close()


def copy_rows(reading: Connection, keep: Callable[[Table, list[dict[str, object]]], object]) -> int:
    """Pass all rows to `keep`, table by table in batches, and return their number."""
    count = 0
    for table in COPIED:
        rows = reading.execution_options(yield_per=AT_ONCE).execute(select(table).order_by(*table.primary_key))
        for part in rows.mappings().partitions():
            keep(table, [{column.name: row[column] for column in table.c} for row in part])
            count += len(part)
    return count


def check_backup(connection: Connection, source: Path) -> None:
    """Refuse a file that can't be restored, and upgrade the schema of an older one."""
    if revision.is_fresh(connection):
        raise StoreError(f"{source} is not a backup of Kosmodrom.")
    revision.upgrade(connection)
    found = faults_on(connection)
    if found:
        raise StoreError(f"The backup {source} is damaged, use another one: {' '.join(found)}")


def check_header(source: Path) -> None:
    """Refuse files that are not SQLite, and the database of a server, whose last moves may be in its WAL file."""
    try:
        with source.open("rb") as file:
            header = file.read(WRITE_VERSION + 1)
    except OSError as error:
        raise StoreError(f"The backup {source} can't be read: {error.strerror}.") from error
    if not header.startswith(MAGIC):
        raise StoreError(f"{source} is not a backup of Kosmodrom.")
    if header[WRITE_VERSION:] == bytes([WITH_WAL]):
        raise StoreError(f"{source} is a server's own database: make a backup of it first with `kosmodrom backup`.")


@contextmanager
def portable(file: Path, known_as: Path) -> Iterator[Connection]:
    """One transaction on a portable file, committed at the end of the block."""
    engine = engines.sqlite_portable(file)
    try:
        with translated_errors(known_as), engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


@contextmanager
def translated_errors(file: Path) -> Iterator[None]:
    """Raise StoreError for SQLite's errors on a portable file."""
    try:
        yield
    except DBAPIError as error:
        what = "is damaged" if is_damage(error.orig) else "can't be read or written"
        raise StoreError(f"The backup {file} {what}: {reason(error.orig)}.") from error


@contextmanager
def without_leftovers(partial: Path) -> Iterator[None]:
    """Delete partial files of this run, and of a run before."""
    leftovers = [partial, partial.with_name(f"{partial.name}-journal")]
    try:
        for file in leftovers:
            file.unlink(missing_ok=True)
        yield
    finally:
        for file in leftovers:
            file.unlink(missing_ok=True)


def publish(partial: Path, target: Path) -> None:
    """Flush a complete file to the disk and give it its name."""
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
