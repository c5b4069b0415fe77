"""Checks of the database itself. Whether its games replay is checked elsewhere."""

from typing import Final

from sqlalchemy import Connection, func, or_, select, text

from kosmodrom.store.errors import Damaged
from kosmodrom.store.schema import log, tables
from kosmodrom.store.store import Store

MOST_LINES: Final = 20

_lines = (
    select(
        log.c.table, func.min(log.c.seq).label("first"), func.max(log.c.seq).label("last"), func.count().label("lines")
    )
    .group_by(log.c.table)
    .subquery()
)
_gaps = select(_lines).where(or_(_lines.c.first != 1, _lines.c.last != _lines.c.lines)).order_by(_lines.c.table)
_differing = (
    select(tables.c.id, tables.c.seq, _lines.c.last)
    .outerjoin(_lines, _lines.c.table == tables.c.id)
    .where(or_(_lines.c.last.is_(None), _lines.c.last != tables.c.seq))
    .order_by(tables.c.id)
)
_without_row = (
    select(_lines.c.table)
    .outerjoin(tables, tables.c.id == _lines.c.table)
    .where(tables.c.id.is_(None))
    .order_by(_lines.c.table)
)


async def faults(store: Store) -> list[str]:
    """The faults of the database, one sentence each."""
    try:
        async with store.database.read() as connection:
            return await connection.run_sync(faults_on)
    except Damaged as damage:
        return [str(damage)]


def faults_on(connection: Connection) -> list[str]:
    """The same within a transaction of the caller."""
    damage = file_damage(connection)
    # A damaged file can't be queried.
    return damage or log_faults(connection)


def file_damage(connection: Connection) -> list[str]:
    """What SQLite finds wrong with its file. PostgreSQL checks its own."""
    if connection.dialect.name != "sqlite":
        return []
    found = connection.execute(text(f"PRAGMA integrity_check({MOST_LINES})")).scalars().all()
    return [] if found == ["ok"] else [f"The file is damaged: {line}." for line in found]


def log_faults(connection: Connection) -> list[str]:
    """Missing numbers, and rows of tables that disagree with their log."""
    gaps = [
        f"Table {row.table} has {row.lines} lines numbered from {row.first} to {row.last}: some are missing."
        for row in connection.execute(_gaps)
    ]
    differing = [
        f"Table {row.id} stands at number {row.seq}, but its log ends with {row.last or 'nothing'}."
        for row in connection.execute(_differing)
    ]
    lost = [f"Table {row.table} has a log but no row." for row in connection.execute(_without_row)]
    return gaps + differing + lost
