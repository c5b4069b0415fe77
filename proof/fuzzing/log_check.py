"""Compares every line of every table's log with what the server said it has stored."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import func, select

from kosmodrom.server.daily import DEALING
from kosmodrom.store.rows import Entry
from kosmodrom.store.schema import log
from kosmodrom.store.store import Store

OURS: Final = "setting-up-"
"""How ids begin of commands that prepare something, and are only sent again until they succeed."""
OWN: Final = ("bot-", "clock-", "back-", "advised-")
"""How ids begin of what a server does without being asked, or notes beside a hint."""


@dataclass
class Receipts:
    """What the server has acknowledged."""

    commands: set[tuple[str, str, str]] = field(default_factory=set)
    """Table, person and id."""
    tables: set[str] = field(default_factory=set)
    """Made."""
    rematches: set[str] = field(default_factory=set)
    """Tables that another game follows."""
    gone: int = 0
    """People who wanted to be forgotten."""

    def add(self, other: "Receipts") -> None:
        """Take others in."""
        self.commands |= other.commands
        self.tables |= other.tables
        self.rematches |= other.rematches
        self.gone += other.gone


class LogCheck:
    """Reads, beside a server, what has come to the logs since last time."""

    def __init__(self, database: str) -> None:
        self._database = database
        self._known: dict[str, int] = {}
        self.own = 0
        """Entries that the server made by itself."""
        self.checked = 0

    async def news(self) -> list[Entry]:
        """What is new in the logs of all tables."""
        store = await Store.open(self._database, writer=False)
        try:
            async with store.database.read() as connection:
                rows = (await connection.execute(select(log.c.table, func.max(log.c.seq)).group_by(log.c.table))).all()
            last = {table: seq for table, seq in rows if seq is not None}
            grown = [table for table, seq in last.items() if seq != self._known.get(table, 0)]
            found = [entry for table in grown for entry in await store.log.entries(table, self._known.get(table, 0))]
        finally:
            await store.close()
        self._known |= {entry.table: entry.seq for entry in found}
        return found

    async def unaccounted(self, receipts: Receipts) -> list[str]:
        """What is stored, since last time, without having been acknowledged."""
        news = await self.news()
        self.checked += len(news)
        return [
            f"table {entry.table}: number {entry.seq}, {entry.kind} ({entry.command}), was never acknowledged"
            for entry in self._strange(news, receipts)
        ]

    def _strange(self, entries: Iterable[Entry], receipts: Receipts) -> list[Entry]:
        strange = []
        for entry in entries:
            player, colon, command = entry.command.partition(":")
            if colon:
                is_ours = command.startswith(OURS) or (entry.table, player, command) in receipts.commands
                # A table of the daily deal is told of when it is dealt.
                is_ours = is_ours or (command == DEALING and entry.table in receipts.tables)
                is_known = is_ours and entry.player == player
            elif entry.command.startswith(OWN):
                self.own += 1
                is_known = True
            elif entry.command.startswith("gone-"):
                is_known = receipts.gone > 0
            else:
                made = {"created": receipts.tables, "rematch": receipts.rematches}
                is_known = entry.table in made.get(entry.command, set())
            if not is_known:
                strange.append(entry)
        return strange
