"""Everything that is kept, behind one door."""

from collections.abc import Awaitable, Callable
from typing import Self

from kosmodrom.store.database import Database
from kosmodrom.store.leases import Leases
from kosmodrom.store.listening import Listening
from kosmodrom.store.log import Log
from kosmodrom.store.people import People
from kosmodrom.store.settings import Settings
from kosmodrom.store.solo import Solo
from kosmodrom.store.tables import Tables


def nothing(_: str) -> None:
    """What happens at a named point unless somebody wants to know."""


class Store:
    """An open database; each call below is explained where the part it belongs to defines it.

    Every call may raise Unavailable, and keeps working once the database is back.
    """

    def __init__(self, database: Database, at_point: Callable[[str], None]) -> None:
        self.database = database
        self.is_shared = database.is_shared
        self.place = database.place

        self._log = log = Log(database, at_point)
        self.append = log.append
        self.entries = log.entries
        self.entry_of = log.entry_of

        tables = Tables(database)
        self.summary = tables.summary
        self.public_tables = tables.public_tables
        self.tables_of = tables.tables_of
        self.running = tables.running
        self.due = tables.due
        self.untouched_since = tables.untouched_since
        self.count_open = tables.count_open
        self.set_aside = tables.set_aside
        self.set_wake = tables.set_wake

        leases = Leases(database)
        self.beat = leases.beat
        self.claim = leases.claim
        self.holds = leases.holds
        self.release = leases.release

        people = People(database)
        self.add_player = people.add_player
        self.player = people.player
        self.players = people.players
        self.update_player = people.update_player
        self.see = people.see
        self.forget_player = people.forget_player
        self.add_key = people.add_key
        self.find_key = people.find_key
        self.keys_of = people.keys_of
        self.remove_key = people.remove_key
        self.remove_keys = people.remove_keys
        self.set_note = people.set_note
        self.note = people.note
        self.block = people.block
        self.unblock = people.unblock
        self.blocks = people.blocks
        self.is_blocked_by_any = people.is_blocked_by_any
        self.add_invite = people.add_invite
        self.invite = people.invite
        self.revoke_invite = people.revoke_invite
        self.invites_of = people.invites_of

        solo = Solo(database)
        self.deal = solo.deal
        self.keep_deal = solo.keep_deal
        self.days_around = solo.days_around
        self.results_of = solo.results_of
        self.count_results = solo.count_results
        self.result_of = solo.result_of
        self.best = solo.best
        self.best_of = solo.best_of

        settings = Settings(database)
        self.get_meta = settings.get_meta
        self.set_meta = settings.set_meta

        self._listening = listening = Listening(database)
        self.listen = listening.listen

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
        await self._listening.close()
        await self._log.close()
        await self.database.close()
