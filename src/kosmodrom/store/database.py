"""A database of either kind: transactions to read and write, and errors in plain sentences."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Final, Self, TypeVar

from sqlalchemy import URL, BigInteger, Connection, Executable, Insert, Table, Text, cast, literal_column
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql.elements import ColumnElement

from kosmodrom.store import engines, revision
from kosmodrom.store.errors import Conflict, Damaged, StoreError, Unavailable
from kosmodrom.store.failures import is_damage, is_forbidden, is_missing, is_unstorable, reason, unstorable
from kosmodrom.store.lock import FileLock
from kosmodrom.store.outage import Outage
from kosmodrom.store.schema import meta
from kosmodrom.store.writer import FileWriter, PostgresWriter, Writer

T = TypeVar("T")

SQLITE_CLOCK: Final = "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"
TRIAL: Final = "opened"
"""The name of the text that is stored only to see whether anything can be."""
FRESH: Final = 5.0
"""Seconds for which a write shows that others will succeed too."""
POSTGRES_CLOCK: Final = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"


class Database:
    """A database that is open from `open` to `close`."""

    def __init__(self, address: URL, writer: Writer | None, reader: AsyncEngine, lock: FileLock | None) -> None:
        self.address = address
        self.is_shared = is_shared(address)
        self._writer = writer
        self._reader = reader
        self._lock = lock
        self.outage = Outage(self.place)
        self._written = 0.0
        self._trial: asyncio.Task[bool] | None = None

    @classmethod
    async def open(
        cls, url: str, *, writer: bool, older: bool = False, before: Callable[[Self], Awaitable[object]] | None = None
    ) -> Self:
        """Open a database that has this release's schema. A writer upgrades it, and is alone on a SQLite file.

        `older` lets a reader accept an older schema. `before` is called before an older schema is upgraded; if it
        raises, nothing is changed.
        """
        address = engines.read_url(url)
        database = cls._on_postgres(address, writer) if is_shared(address) else cls._on_file(address, writer)
        try:
            if writer and before is not None and await database._is_older():
                await before(database)
            await database._prepare(older)
        except BaseException:
            await database.close()
            raise
        return database

    @classmethod
    def _on_postgres(cls, address: URL, writer: bool) -> Self:
        engine = engines.postgres(address)
        reader = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        return cls(address, PostgresWriter(engine) if writer else None, reader, None)

    @classmethod
    def _on_file(cls, address: URL, writer: bool) -> Self:
        file = Path(address.database or "")
        if file.is_dir():
            raise StoreError(f"{file} is a folder: name a file for the database.")
        if not file.parent.is_dir():
            raise StoreError(f"There is no folder {file.parent} for the database {file.name}: make it first.")
        if not writer and not file.exists():
            raise StoreError(f"There is no database {file}.")
        if not writer:
            return cls(address, None, engines.sqlite_readers(file), None)
        try:
            # It holds the secrets of running games. SQLite gives its companion files the same mode.
            file.touch(mode=0o600)
            lock = FileLock(file)
        except OSError as error:
            raise StoreError(f"{file} can't be used: {error.strerror}. Check who may write in its folder.") from error
        return cls(address, FileWriter(file), engines.sqlite_readers(file), lock)

    async def _is_older(self) -> bool:
        try:
            return await self.write(revision.is_older)
        except Unavailable as error:
            raise StoreError(str(error)) from error

    async def _prepare(self, older: bool) -> None:
        try:
            if self._writer is None:
                async with self.read() as connection:
                    await connection.run_sync(revision.require_ours if older else revision.require_current)
            else:
                await self.write(revision.upgrade)
                # A read-only file fails here and not at the first move.
                await self._write_trial()
        except Unavailable as error:
            raise StoreError(str(error)) from error

    @property
    def place(self) -> str:
        """Where the data is, without a password."""
        if not self.is_shared:
            return str(self.address.database)
        return self.address.set(query={}).render_as_string(hide_password=True)

    @property
    def is_read_only(self) -> bool:
        """Whether it was opened for reading only."""
        return self._writer is None

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """One consistent snapshot."""
        with self.outage.watch("reading"), self.translated_errors():
            async with self._reader.connect() as connection, connection.begin():
                yield connection

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a function in one transaction, perhaps in another thread."""
        if self._writer is None:
            raise StoreError(f"{self.place} was opened for reading only.")
        with self.outage.watch("writing"), self.translated_errors():
            result = await self._writer.run(work)
        self._written = time.monotonic()
        return result

    async def execute(self, *statements: Executable) -> None:
        """Run statements in one transaction."""

        def run(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        await self.write(run)

    async def is_writable(self) -> bool:
        """Whether anything can be stored: tried out, unless something was within the last seconds.

        All who ask meanwhile wait for the same trial.
        """
        if not self.outage.is_on and time.monotonic() - self._written < FRESH:
            return True
        if self._trial is None or self._trial.done():
            self._trial = asyncio.create_task(self._try_out())
        return await asyncio.shield(self._trial)

    async def _try_out(self) -> bool:
        try:
            await self._write_trial()
        except StoreError:
            return False
        return True

    async def _write_trial(self) -> None:
        await self.execute(self.upsert(meta).values(name=TRIAL, value=cast(self.clock, Text)))

    @contextmanager
    def translated_errors(self) -> Iterator[None]:
        """Raise errors of drivers and the system as StoreError."""
        try:
            yield
        except IntegrityError as error:
            raise Conflict(f"It is already there: {reason(error.orig)}.") from error
        except (UnicodeEncodeError, OverflowError) as error:
            raise unstorable(error) from error
        except DBAPIError as error:
            raise (unstorable(error.orig) if is_unstorable(error) else self._failure(error.orig)) from error
        except PoolTimeout as error:
            raise Unavailable(f"The database {self.place} is too busy: try again in a moment.") from error
        except (OSError, UnicodeDecodeError) as error:
            raise self._failure(error) from error

    def _failure(self, error: BaseException | None) -> Unavailable:
        what = reason(error)
        if is_damage(error):
            return Damaged(
                f"The database {self.place} is damaged ({what}): restore the last backup with `kosmodrom restore`."
            )
        user, name = self.address.username or "USER", self.address.database
        if is_forbidden(error):
            return Unavailable(
                f"PostgreSQL does not allow this user to work in the database {self.place} ({what}): make the user its "
                f'owner (ALTER DATABASE "{name}" OWNER TO "{user}") or, as its owner, grant the rights in it '
                f'(GRANT ALL ON SCHEMA public TO "{user}").'
            )
        if is_missing(error):
            return Unavailable(
                f"PostgreSQL has no database {self.place} ({what}): make it with `createdb -O {user} {name}`."
            )
        if self.is_shared:
            return Unavailable(
                f"The database {self.place} can't be reached ({what}): "
                "check that PostgreSQL runs and lets this user in."
            )
        return Unavailable(
            f"The database {self.place} can't be read or written ({what}): "
            "check the disk's space and who may write there."
        )

    def upsert(self, table: Table) -> Insert:
        """An insert that replaces the row with the same key."""
        keys = [column.name for column in table.primary_key]
        if self.is_shared:
            shared = postgresql.insert(table)
            rest = {name: value for name, value in shared.excluded.items() if name not in keys}
            return shared.on_conflict_do_update(index_elements=keys, set_=rest)
        single = sqlite.insert(table)
        rest = {name: value for name, value in single.excluded.items() if name not in keys}
        return single.on_conflict_do_update(index_elements=keys, set_=rest)

    def add_once(self, table: Table) -> Insert:
        """An insert that keeps an existing row."""
        if self.is_shared:
            return postgresql.insert(table).on_conflict_do_nothing()
        return sqlite.insert(table).on_conflict_do_nothing()

    @property
    def clock(self) -> ColumnElement[int]:
        """The database's own time, in milliseconds since 1970."""
        return literal_column(POSTGRES_CLOCK if self.is_shared else SQLITE_CLOCK, BigInteger)

    async def close(self) -> None:
        """Close it. A SQLite file is then complete without companion files."""
        if self._trial is not None:
            await self._trial
        await self._reader.dispose()
        if self._writer is not None:
            await self._writer.close()
        if self._lock is not None:
            self._lock.release()


def is_shared(address: URL) -> bool:
    """Whether several servers may use it at once."""
    return address.get_backend_name() == "postgresql"
