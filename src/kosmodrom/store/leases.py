"""Which server attends to a table's bots and clocks, if several share a database."""

from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, bindparam, delete, exists, or_, select, text, update

from kosmodrom.store.database import Database
from kosmodrom.store.schema import servers, tables
from kosmodrom.store.tables import OPEN, has_status

CLAIM_LOCK: Final = 0x6B6F736E


class Leases:
    """A server holds a table while it is the holder in the table's row and its heartbeat has not expired.

    Times are those of the database. A SQLite file has one server, so another holder is gone, and there are no
    heartbeats.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def beat(self, server: str, seconds: float) -> None:
        """Renew a server's heartbeat for so many seconds from now."""
        if not self._database.is_shared:
            return
        row = {"id": server, "until": self._database.clock + round(seconds * 1000)}
        await self._database.execute(self._database.upsert(servers).values(row))

    async def claim(self, server: str, table: str | None = None) -> list[str]:
        """Take every open table with a wake (or only this one) that no live server holds, and return those taken.

        A server whose own heartbeat has expired gets none.
        """
        wanted = select(tables.c.id).where(has_status(OPEN), tables.c.wake.is_not(None), self._is_free(server))
        if table is not None:
            wanted = wanted.where(tables.c.id == table)
        # A table that is being written is skipped until the next time.
        taking = wanted.order_by(tables.c.id).with_for_update(skip_locked=True)

        def work(connection: Connection) -> list[str]:
            if self._database.is_shared:
                # One claim at a time, so that each sees the holders and heartbeats of the one before.
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": CLAIM_LOCK})
            taken = list(connection.execute(taking).scalars())
            if taken:
                take = update(tables).where(tables.c.id == bindparam("taken")).values(holder=server)
                connection.execute(take, [{"taken": table} for table in taken])
            return taken

        return await self._database.write(work)

    async def holds(self, server: str, table: str) -> bool:
        """Whether a server may attend to a table now."""
        if not self._database.is_shared:
            return True
        query = select(exists().where(tables.c.id == table, tables.c.holder == server, self._is_alive(server)))
        async with self._database.read() as connection:
            return (await connection.execute(query)).scalar_one()

    async def release(self, server: str) -> None:
        """Give up all tables and the heartbeat."""
        mine = select(tables.c.id).where(tables.c.holder == server).order_by(tables.c.id).with_for_update()
        leave = update(tables).where(tables.c.holder == server).values(holder=None)
        await self._database.execute(mine, leave, delete(servers).where(servers.c.id == server))

    def _is_free(self, server: str) -> ColumnElement[bool]:
        """Whether a server may take the table of a row."""
        if not self._database.is_shared:
            return or_(tables.c.holder.is_(None), tables.c.holder != server)
        held = exists().where(servers.c.id == tables.c.holder, servers.c.until > self._database.clock)
        return and_(~held.correlate(tables), self._is_alive(server))

    def _is_alive(self, server: str) -> ColumnElement[bool]:
        """Whether a server's heartbeat has not expired."""
        return exists().where(servers.c.id == server, servers.c.until > self._database.clock).correlate(None)
