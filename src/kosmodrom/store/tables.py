"""The rows of tables: lists for people, alarms for servers."""

from collections.abc import Iterable, Sequence
from typing import Final

from sqlalchemy import ColumnElement, Row, Select, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kosmodrom.store.database import Database
from kosmodrom.store.errors import Damaged
from kosmodrom.store.rows import Place, Status, Summary
from kosmodrom.store.schema import places, tables

OPEN: Final = (Status.GATHERING, Status.PLAYING)
AT_ONCE: Final = 500

_summaries = select(*(column for column in tables.c if column.name != "holder"))
_newest_first = _summaries.order_by(tables.c.touched.desc(), tables.c.id)


class Tables:
    """All tables of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def summary(self, table: str) -> Summary | None:
        """The row of a table, None if there is none."""
        found = await self._list(_summaries.where(tables.c.id == table))
        return found[0] if found else None

    async def last_numbers(self, ids: Iterable[str]) -> dict[str, int]:
        """The last number of each of these tables, as far as they exist."""
        query = select(tables.c.id, tables.c.seq).where(tables.c.id.in_(list(ids)))
        async with self._database.read() as connection:
            return {row.id: row.seq for row in await connection.execute(query)}

    async def public_tables(self, limit: int = 100) -> list[Summary]:
        """Public tables that gather or play, the last touched first."""
        query = _newest_first.where(has_status(OPEN), tables.c.is_public.is_(True))
        return await self._list(query.limit(limit))

    async def tables_of(
        self, player: str, statuses: Iterable[Status], limit: int = 100, before: int | None = None
    ) -> list[Summary]:
        """Tables where a player has a place, the last touched first; `before` goes on after a list's last `touched`."""
        mine = select(places.c.table).where(places.c.player == player)
        query = _newest_first.where(has_status(statuses), tables.c.id.in_(mine))
        if before is not None:
            query = query.where(tables.c.touched < before)
        return await self._list(query.limit(limit))

    async def running(self) -> list[Summary]:
        """Tables with a game under way, the last touched first."""
        return await self._list(_newest_first.where(has_status([Status.PLAYING])))

    async def due(self, now_ms: int, holder: str, limit: int = 100) -> list[str]:
        """Open tables held by a server whose bot or clock is due, the longest waiting first.

        A database that is not shared has one server, which holds all tables.
        """
        query = select(tables.c.id).where(has_status(OPEN), tables.c.wake <= now_ms)
        if self._database.is_shared:
            query = query.where(tables.c.holder == holder)
        return await self._ids(query.order_by(tables.c.wake, tables.c.id).limit(limit))

    async def all_ids(self) -> list[str]:
        """The ids of all tables, whatever their status, in order."""
        return await self._ids(select(tables.c.id).order_by(tables.c.id))

    async def untouched_since(self, at: int, statuses: Iterable[Status]) -> list[str]:
        """Tables whose last entry is older than `at`, the oldest first."""
        query = select(tables.c.id).where(has_status(statuses), tables.c.touched < at)
        return await self._ids(query.order_by(tables.c.touched, tables.c.id))

    async def count_open(self, player: str) -> int:
        """How many tables that gather or play a player is host of."""
        query = select(func.count()).select_from(tables).where(tables.c.host == player, has_status(OPEN))
        async with self._database.read() as connection:
            return (await connection.execute(query)).scalar_one()

    async def set_aside(self, table: str, reason: str) -> None:
        """Mark a table as readable but not playable; its log stays as it is."""
        change = update(tables).where(tables.c.id == table)
        await self._database.execute(change.values(status=Status.ASIDE.value, reason=reason, wake=None))

    async def _ids(self, query: Select[str]) -> list[str]:
        async with self._database.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def _list(self, query: Select[*tuple[object, ...]]) -> list[Summary]:
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
            seated = await read_places(connection, [row.id for row in rows])
        return [read_summary(row, seated.get(row.id, ())) for row in rows]


def has_status(statuses: Iterable[Status]) -> ColumnElement[bool]:
    """Whether a table has one of these statuses."""
    return tables.c.status.in_([status.value for status in statuses])


async def read_places(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, tuple[Place, ...]]:
    """The places at these tables, by table, in the order of seats."""
    found: dict[str, tuple[Place, ...]] = {}
    for start in range(0, len(ids), AT_ONCE):
        query = select(places).where(places.c.table.in_(ids[start : start + AT_ONCE]))
        for row in await connection.execute(query.order_by(places.c.table, places.c.seat)):
            place = Place(row.seat, row.player, row.is_turn)
            found[row.table] = (*found.get(row.table, ()), place)
    return found


def read_summary(row: Row[*tuple[object, ...]], seated: tuple[Place, ...]) -> Summary:
    """A summary from a row."""
    try:
        status = Status(row.status)
    except ValueError:
        raise Damaged(
            f"The row of table {row.id} is damaged (status {row.status!r}): restore the last backup."
        ) from None
    return Summary(
        table=row.id,
        seq=row.seq,
        status=status,
        game=row.game,
        version=row.version,
        content=row.content,
        title=row.title,
        is_public=row.is_public,
        host=row.host,
        seats=row.seats,
        open_seats=row.open_seats,
        places=seated,
        created=row.created,
        touched=row.touched,
        wake=row.wake,
        reason=row.reason,
    )
