"""Which tables this server attends to when several servers share a store."""

from typing import Final

from kosmodrom.store.store import Store

LEASE: Final = 3.0
"""Seconds without a heartbeat after which another server takes over."""
AT_ONCE: Final = 100


class Ownership:
    """The server that owns a table plays its bots and runs its clocks.

    A store that is not shared has one server, which owns every table.
    """

    def __init__(self, store: Store, server: str) -> None:
        self.is_shared = store.is_shared
        self._store = store
        self._server = server
        self._owned: set[str] = set()
        self.lacking: set[str] = set()
        """Tables found to lack their content pack. They are left alone until the server starts again."""

    async def renew(self) -> None:
        """Send a heartbeat, and take over the tables of servers that no longer send theirs."""
        if self.is_shared:
            await self._store.leases.beat(self._server, LEASE)
            self._owned.update(await self._store.leases.claim(self._server))

    async def due(self, now: int) -> list[str]:
        """Own tables whose bot or clock is due."""
        found = await self._store.tables.due(now, self._server, AT_ONCE + len(self.lacking))
        return [table_id for table_id in found if table_id not in self.lacking]

    async def is_mine(self, table_id: str) -> bool:
        """Whether this server owns a table; it takes one that has no owner."""
        if not self.is_shared:
            return True
        leases = self._store.leases
        if table_id in self._owned and await leases.holds(self._server, table_id):
            return True
        self._owned.discard(table_id)
        if table_id in await leases.claim(self._server, table_id) or await leases.holds(self._server, table_id):
            self._owned.add(table_id)
        return table_id in self._owned

    async def release(self) -> None:
        """Give up all tables, so that other servers can take them at once."""
        if self.is_shared:
            await self._store.leases.release(self._server)
