"""The SQLAlchemy engines of each kind of database."""

from pathlib import Path
from typing import Final
from urllib.parse import quote

import aiosqlite
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

from kosmodrom.store.errors import StoreError

READERS: Final = 4
POSTGRES_CONNECTIONS: Final = 8
CONNECT_SECONDS: Final = 5.0
STATEMENT_SECONDS: Final = 30.0
POOL_SECONDS: Final = 30.0
NOTICES: Final = "kosmodrom notices"
KINDS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}


def read_url(url: str) -> URL:
    """Parse the address of a database. StoreError if it is invalid."""
    try:
        address = make_url(url)
    except ArgumentError:
        address = None
    if address is None or address.drivername not in KINDS:
        raise StoreError(
            "The database must be given as sqlite+aiosqlite:///FILE or postgresql+asyncpg://USER@HOST/NAME."
        )
    if address.drivername.startswith("sqlite") and address.database in (None, "", ":memory:"):
        raise StoreError("The database must be a file: sqlite+aiosqlite:///FILE.")
    return address.set(drivername=KINDS[address.drivername])


def sqlite_writer(file: Path) -> Engine:
    """The only connection that writes. Commits are durable, and every transaction takes the write lock at its start."""
    engine = create_engine(
        URL.create("sqlite", database=str(file)), connect_args={"isolation_level": None}, pool_size=1, max_overflow=0
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        for setting in ("journal_mode = WAL", "synchronous = FULL", "secure_delete = FAST"):
            cursor.execute(f"PRAGMA {setting}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def sqlite_readers(file: Path) -> AsyncEngine:
    """Read-only connections, which never wait for the writer. Each transaction sees one snapshot."""
    engine = create_async_engine(
        URL.create(
            "sqlite+aiosqlite",
            database=f"file:{quote(str(file.absolute()))}",
            query={"mode": "ro", "uri": "true"},
        ),
        connect_args={"isolation_level": None},
        pool_size=READERS,
        max_overflow=0,
        pool_timeout=POOL_SECONDS,
    )

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(_: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
        driver = entry.driver_connection
        assert isinstance(driver, aiosqlite.Connection), "another driver than the one chosen"
        # Invalid bytes are replaced, so that one damaged row does not hide all others.
        driver.text_factory = decode

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def decode(content: bytes) -> str:
    """Decode a text, with a mark in place of invalid bytes."""
    return content.decode(errors="replace")


def sqlite_portable(file: Path) -> Engine:
    """A portable file, complete at every moment without companion files."""
    engine = create_engine(
        URL.create("sqlite", database=str(file)), connect_args={"isolation_level": None}, poolclass=NullPool
    )

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def postgres(address: URL) -> AsyncEngine:
    """Connections that are tested before each use, so that a restart of PostgreSQL goes unnoticed."""
    return create_async_engine(
        address,
        connect_args={"timeout": CONNECT_SECONDS, "command_timeout": STATEMENT_SECONDS},
        pool_pre_ping=True,
        pool_size=POSTGRES_CONNECTIONS,
        max_overflow=0,
        pool_timeout=POOL_SECONDS,
    )


def postgres_single(address: URL) -> AsyncEngine:
    """Connections outside a pool, for one that stays open. PostgreSQL lists it under a name of its own."""
    named = {"timeout": CONNECT_SECONDS, "server_settings": {"application_name": NOTICES}}
    return create_async_engine(address, connect_args=named, poolclass=NullPool)
