"""The log of every table: appended in batches, read in order."""

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, Row, Select, select

from kosmodrom.store.batch import Request, write_batch
from kosmodrom.store.database import Database
from kosmodrom.store.errors import Conflict, Unavailable, Unstorable
from kosmodrom.store.rows import Entry, Result, Summary
from kosmodrom.store.schema import log

LARGEST_BATCH: Final = 256
PAGE: Final = 2_000
"""How many entries of a long log are read at a time."""

logger = logging.getLogger(__name__)

_entries = select(log.c.table, log.c.seq, log.c.command, log.c.kind, log.c.player, log.c.at, log.c.body)


@dataclass(frozen=True, eq=False)
class Waiting:
    """A request, and the future of its outcome."""

    request: Request
    done: asyncio.Future[None]

    def succeed(self) -> None:
        """The request is committed."""
        if not self.done.done():
            self.done.set_result(None)

    def fail(self, error: Exception) -> None:
        """The request failed, or its outcome is unknown."""
        if not self.done.done():
            self.done.set_exception(error)


class Log:
    """One task writes all waiting requests in one transaction while the next ones are collected.

    `at_point` is called with "before-transaction", "in-transaction" (all written, nothing committed) and
    "after-transaction" (committed, nobody told), perhaps in another thread.
    """

    def __init__(self, database: Database, at_point: Callable[[str], None]) -> None:
        self._database = database
        self._at_point = at_point
        self._queue: deque[Waiting] = deque()
        self._ready = asyncio.Event()
        self._is_closed = False
        self._flusher: asyncio.Task[None] | None = None

    async def append(self, entry: Entry, summary: Summary, result: Result | None = None) -> None:
        """Store an entry and its table's summary after it. Returns once both are committed. Number 1 makes the table.

        The entry that ends a solo game comes with its `result`, stored in the same transaction.

        Raises Conflict if the number or the command id is taken or a number would be left out: then nothing is
        written. Raises Unavailable if the database fails: then it is unknown whether the entry was stored.
        """
        assert (summary.table, summary.seq) == (entry.table, entry.seq), "a summary of another entry"
        if self._is_closed:
            raise Unavailable("The database is being closed: try again when the server is back.")
        if self._flusher is None:
            self._flusher = asyncio.create_task(self._flush_all())
        waiting = Waiting(Request(entry, summary, result), asyncio.get_running_loop().create_future())
        self._queue.append(waiting)
        self._ready.set()
        await waiting.done

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table with numbers above `after`, in order."""
        query = _entries.where(log.c.table == table, log.c.seq > after).order_by(log.c.seq)
        return await self._read(query)

    async def pages(self, table: str, size: int = PAGE) -> AsyncIterator[list[Entry]]:
        """The entries of a table in order, some at a time: a long log doesn't hold up other tasks."""
        after = 0
        while page := await self._read(
            _entries.where(log.c.table == table, log.c.seq > after).order_by(log.c.seq).limit(size)
        ):
            yield page
            if len(page) < size:
                return
            after = page[-1].seq

    async def _read(self, query: Select[str, int, str, str, str | None, int, bytes]) -> list[Entry]:
        async with self._database.read() as connection:
            return [read_entry(row) for row in await connection.execute(query)]

    async def close(self) -> None:
        """Write what is queued, then accept nothing more."""
        self._is_closed = True
        self._ready.set()
        if self._flusher is not None:
            await self._flusher

    async def _flush_all(self) -> None:
        while self._queue or not self._is_closed:
            await self._ready.wait()
            self._ready.clear()
            while self._queue:
                batch = [self._queue.popleft() for _ in range(min(len(self._queue), LARGEST_BATCH))]
                await self._flush(batch)

    async def _flush(self, batch: list[Waiting]) -> None:
        """Write a batch. Every request in it gets an outcome, whatever happens."""
        try:
            await self._write(batch)
        except (Conflict, Unstorable) as refusal:
            if len(batch) == 1:
                batch[0].fail(refusal)
            else:
                await self._flush_singly(batch)
        except Unavailable as error:
            for waiting in batch:
                waiting.fail(type(error)(str(error)))
        except Exception as error:
            logger.exception("Writing %d entries failed unexpectedly", len(batch))
            for waiting in batch:
                waiting.fail(Unavailable(f"The entry could not be written: {error!r}."))
        except BaseException:
            for waiting in batch:
                waiting.done.cancel()
            raise

    async def _flush_singly(self, batch: list[Waiting]) -> None:
        """Write each request in its own transaction, so that only the faulty one fails."""
        for waiting in batch:
            await self._flush([waiting])

    async def _write(self, batch: list[Waiting]) -> None:
        def work(connection: Connection) -> dict[Request, str]:
            refused = write_batch(connection, [waiting.request for waiting in batch], self._database.is_shared)
            self._at_point("in-transaction")
            return refused

        self._at_point("before-transaction")
        refused = await self._database.write(work)
        self._at_point("after-transaction")
        for waiting in batch:
            if waiting.request in refused:
                waiting.fail(Conflict(refused[waiting.request]))
            else:
                waiting.succeed()


def read_entry(row: Row[str, int, str, str, str | None, int, bytes]) -> Entry:
    """An entry from a row."""
    table, seq, command, kind, player, at, body = row
    return Entry(table, seq, command, kind, player, at, body)
