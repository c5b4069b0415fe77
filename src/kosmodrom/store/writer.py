"""Write transactions, each a function of a synchronous connection, for both kinds of database."""

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
    """Runs functions, each in a transaction that is committed when the function returns."""

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Run a function in a transaction. If it raises, nothing is written."""

    async def close(self) -> None:
        """Close all connections."""


class FileWriter:
    """The only thread and connection that write a SQLite file. A transaction costs one switch of threads."""

    def __init__(self, file: Path) -> None:
        self._engine = engines.sqlite_writer(file)
        self._thread = ThreadPoolExecutor(1, "kosmodrom-store")

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Run a function in a transaction. If it raises, nothing is written."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, commit, self._engine, work)

    async def close(self) -> None:
        """Close the connection, which completes the file, and end the thread."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()


class PostgresWriter:
    """Writes with connections of a pool, several at once."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Run a function in a transaction. If it raises, nothing is written."""
        async with self._engine.connect() as connection:
            try:
                async with connection.begin():
                    return await connection.run_sync(work)
            except DBAPIError as error:
                if is_fault_of_database(error):
                    await connection.invalidate()
                raise

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()


def commit(engine: Engine, work: Callable[[Connection], T]) -> T:
    """Run a function in a transaction."""
    with engine.connect() as connection:
        try:
            with connection.begin():
                return work(connection)
        except DBAPIError as error:
            if is_fault_of_database(error):
                connection.invalidate()
            raise


def is_fault_of_database(error: DBAPIError) -> bool:
    """Whether the connection may be broken, so that the next transaction needs a new one."""
    return not (isinstance(error, IntegrityError) or is_unstorable(error))
