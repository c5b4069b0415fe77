"""Everything that is stored: one open database, and a part for each kind of thing."""

from collections.abc import Awaitable, Callable
from typing import Self

from kosmodrom.store.database import Database
from kosmodrom.store.leases import Leases
from kosmodrom.store.log import Log
from kosmodrom.store.meta import Meta
from kosmodrom.store.notices import Notices
from kosmodrom.store.people import People
from kosmodrom.store.solo import Solo
from kosmodrom.store.tables import Tables


def nothing(_: str) -> None:
    """The default for `at_point`."""


class Store:
    """An open database and its parts.

    Every call of a part may raise Unavailable, and works again once the database is back.
    """

    def __init__(self, database: Database, at_point: Callable[[str], None]) -> None:
        self.database = database
        self.is_shared = database.is_shared
        self.place = database.place
        self.log = Log(database, at_point)
        self.tables = Tables(database)
        self.leases = Leases(database)
        self.people = People(database)
        self.solo = Solo(database)
        self.meta = Meta(database)
        self.notices = Notices(database)

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        at_point: Callable[[str], None] = nothing,
        writer: bool = True,
        older: bool = False,
        check: Callable[[Self], Awaitable[object]] | None = None,
    ) -> Self:
        """Open `sqlite+aiosqlite:///FILE` or `postgresql+asyncpg://...` and upgrade its schema.

        Without `writer` nothing is changed, and a SQLite file can be read while a server writes it. `older` allows an
        older schema, whose log and table rows are the same. `check` is called before an older schema is upgraded, and
        again when the store is open; if it raises, an older database stays as it was.
        Raises StoreError, with what to do, if the database can't be reached or used, is newer than this release, is
        damaged, or is a SQLite file that another server uses.
        """

        async def look(database: Database) -> None:
            if check is not None:
                await check(cls(database, at_point))

        store = cls(await Database.open(url, writer=writer, older=older, before=look), at_point)
        store.database.outage.is_reported = writer
        if check is not None:
            try:
                await check(store)
            except BaseException:
                await store.close()
                raise
        return store

    async def close(self) -> None:
        """Write what is queued, then close the database."""
        await self.notices.close()
        await self.log.close()
        await self.database.close()
