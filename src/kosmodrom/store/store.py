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
    """What happens at a named point unless somebody wants to know."""


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
        """Open `sqlite+aiosqlite:///FILE` or `postgresql+asyncpg://...` and bring its schema up to date.

        Without `writer` nothing is changed, and a SQLite file may be read beside the server that writes it; with
        `older` its schema may be an older one, in which the log and the rows of tables read alike. `check` looks at
        what is there before an older schema is changed: what it raises leaves the former release its database.
        Raises StoreError, with what to do, if the database can't be reached or used, is newer than this release, is
        damaged, or is a SQLite file that another server is using.
        """

        async def look(database: Database) -> None:
            if check is not None:
                await check(cls(database, at_point))

        store = cls(await Database.open(url, writer=writer, older=older, before=look), at_point)
        if check is not None:
            try:
                await check(store)
            except BaseException:
                await store.close()
                raise
        return store

    async def close(self) -> None:
        """Write what was handed in before, then leave."""
        await self.notices.close()
        await self.log.close()
        await self.database.close()
