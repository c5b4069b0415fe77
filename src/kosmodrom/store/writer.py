"""Transactions that write, each a function of a plain connection, whichever kind of database runs it."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from kosmodrom.store import engines
from kosmodrom.store.failures import is_unstorable

T = TypeVar("T")


class Writer(Protocol):
    """Runs work in one transaction each, committed when it returns."""

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do it, or nothing of it if it raises."""

    async def close(self) -> None:
        """Leave."""


class FileWriter:
    """The one thread and the one connection that write a SQLite file: a transaction costs one change of threads."""

    def __init__(self, file: Path) -> None:
        self._engine = engines.sqlite_writer(file)
        self._thread = ThreadPoolExecutor(1, "kosmodrom-store")

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do it, or nothing of it if it raises."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, commit, self._engine, work)

    async def close(self) -> None:
        """Let the connection bring the file into order, then leave."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()


class PostgresWriter:
    """Connections of a pool, several at once."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do it, or nothing of it if it raises."""
        async with self._engine.connect() as connection:
            try:
                async with connection.begin():
                    return await connection.run_sync(work)
            except DBAPIError as error:
                if is_fault_of_database(error):
                    await connection.invalidate()
                raise

    async def close(self) -> None:
        """Leave."""
        await self._engine.dispose()


def commit(engine: Engine, work: Callable[[Connection], T]) -> T:
    """Do work in a transaction."""
    with engine.connect() as connection:
        try:
            with connection.begin():
                return work(connection)
        except DBAPIError as error:
            if is_fault_of_database(error):
                connection.invalidate()
            raise


def is_fault_of_database(error: DBAPIError) -> bool:
    """Whether a connection may be left in any state, so that the next transaction had better have a fresh one."""
    return not (isinstance(error, IntegrityError) or is_unstorable(error))
