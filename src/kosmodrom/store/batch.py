"""Entries of several tables, written together in one transaction."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import ARRAY, Connection, Text, bindparam, delete, insert, select, text, update

from kosmodrom.store.rows import Entry, Result, Summary
from kosmodrom.store.schema import log, places, results, tables
from kosmodrom.store.solo import result_row

CHANNEL: Final = "kosmodrom"
SUMMARY_COLUMNS: Final = [column.name for column in tables.c if column.name not in ("id", "holder")]

_numbers = select(tables.c.id, tables.c.seq).where(tables.c.id.in_(bindparam("ids", expanding=True)))
_lock_numbers = _numbers.order_by(tables.c.id).with_for_update()
_new_table = insert(tables)
_new_summary = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values({name: bindparam(f"new_{name}") for name in SUMMARY_COLUMNS})
)
_empty_places = delete(places).where(places.c.table.in_(bindparam("ids", expanding=True)))
_tell = text(f"SELECT pg_notify('{CHANNEL}', line) FROM unnest(:lines) AS line").bindparams(
    bindparam("lines", type_=ARRAY(Text))
)


@dataclass(frozen=True, eq=False)
class Request:
    """An entry to append, with the table's summary after it and the result of its game, if any."""

    entry: Entry
    summary: Summary
    result: Result | None = None


def write_batch(connection: Connection, batch: list[Request], is_shared: bool) -> dict[Request, str]:
    """Write the entries that follow their table's last number. Returns the others with the reason.

    It runs in a transaction of the caller. A duplicate command id, or a table that another server has made at the same
    moment, fails the whole transaction. Rows are locked in the order of table ids, so that two servers never deadlock.
    """
    # Stable: of two requests for one number the first to arrive gets it.
    ordered = sorted(batch, key=lambda request: (request.entry.table, request.entry.seq))
    ids = sorted({request.entry.table for request in ordered})
    known = {row.id: row.seq for row in connection.execute(_lock_numbers, {"ids": ids})}
    fitting, refused = choose(ordered, known)
    if fitting:
        connection.execute(insert(log), [log_row(request.entry) for request in fitting])
        write_summaries(connection, {request.entry.table: request.summary for request in fitting}, set(known))
        reached = [result_row(request.result) for request in fitting if request.result is not None]
        if reached:
            connection.execute(insert(results), reached)
        if is_shared:
            lines = [f"{request.entry.table} {request.entry.seq}" for request in fitting]
            connection.execute(_tell, {"lines": lines})
    return refused


def choose(ordered: list[Request], known: dict[str, int]) -> tuple[list[Request], dict[Request, str]]:
    """Split requests into those that follow their table's last number one by one, and the others."""
    last = dict(known)
    fitting: list[Request] = []
    refused: dict[Request, str] = {}
    for request in ordered:
        table, seq = request.entry.table, request.entry.seq
        if seq == last.get(table, 0) + 1:
            last[table] = seq
            fitting.append(request)
        else:
            refused[request] = f"Number {seq} of table {table} does not follow its last number {last.get(table, 0)}."
    return fitting, refused


def write_summaries(connection: Connection, summaries: dict[str, Summary], known: set[str]) -> None:
    """Replace the rows and places of these tables. Their leases stay as they are."""
    old = [summary for table, summary in summaries.items() if table in known]
    new = [summary for table, summary in summaries.items() if table not in known]
    if old:
        connection.execute(_new_summary, [changes(summary) for summary in old])
        connection.execute(_empty_places, {"ids": [summary.table for summary in old]})
    if new:
        connection.execute(_new_table, [{"id": summary.table, **summary_row(summary)} for summary in new])
    seated = [
        {"table": table, "seat": place.seat, "player": place.player, "is_turn": place.is_turn}
        for table, summary in summaries.items()
        for place in summary.places
    ]
    if seated:
        connection.execute(insert(places), seated)


def summary_row(summary: Summary) -> dict[str, object]:
    """A summary as columns, without the table's id."""
    return {
        "seq": summary.seq,
        "status": summary.status.value,
        "game": summary.game,
        "version": summary.version,
        "content": summary.content,
        "title": summary.title,
        "is_public": summary.is_public,
        "host": summary.host,
        "seats": summary.seats,
        "open_seats": summary.open_seats,
        "created": summary.created,
        "touched": summary.touched,
        "wake": summary.wake,
        "reason": summary.reason,
    }


def changes(summary: Summary) -> dict[str, object]:
    """A summary as the parameters of an update."""
    row = {f"new_{name}": value for name, value in summary_row(summary).items()}
    return {"table": summary.table, **row}


def log_row(entry: Entry) -> dict[str, object]:
    """An entry as columns."""
    return {
        "table": entry.table,
        "seq": entry.seq,
        "command": entry.command,
        "kind": entry.kind,
        "player": entry.player,
        "at": entry.at,
        "body": entry.body,
    }
