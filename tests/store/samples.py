"""Entries and summaries to store, and what runs them."""

import asyncio
import functools
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Final, ParamSpec

from kosmodrom.store.errors import Conflict
from kosmodrom.store.rows import Entry, Place, Status, Summary
from kosmodrom.store.store import Store, nothing

TO_FIRST_SCHEMA: Final = (
    "ALTER TABLE keys DROP COLUMN origin",
    "DROP TABLE results",
    "DROP TABLE deals",
    "UPDATE alembic_version SET version_num = '0001'",
)
"""Takes a database back to the first schema."""

P = ParamSpec("P")


def awaited(test: Callable[P, Coroutine[None, None, None]]) -> Callable[P, None]:
    """A test in an event loop of its own."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


@asynccontextmanager
async def opened(url: str, at_point: Callable[[str], None] = nothing, *, writer: bool = True) -> AsyncIterator[Store]:
    """A store, closed at the end."""
    store = await Store.open(url, at_point=at_point, writer=writer)
    try:
        yield store
    finally:
        await store.close()


def entry(table: str, seq: int, command: str = "", *, kind: str = "played", player: str | None = "ann") -> Entry:
    """A line of a table's log."""
    body = f'{{"type":"{kind}","text":"line {seq}","seat":0}}'.encode()
    return Entry(table, seq, command or f"command {seq}", kind, player, 1_700_000_000_000 + seq, body)


def summary(
    table: str,
    seq: int = 1,
    *,
    status: Status = Status.PLAYING,
    is_public: bool = True,
    host: str = "ann",
    players: tuple[str, ...] = ("ann", "ben", "cat"),
    touched: int | None = None,
    wake: int | None = None,
) -> Summary:
    """A table after an entry: it is the next player's turn each time."""
    return Summary(
        table=table,
        seq=seq,
        status=status,
        game="kosmopolis",
        version="1",
        content="c0ffee",
        title=f"Table {table}",
        is_public=is_public,
        host=host,
        seats=len(players),
        open_seats=0,
        places=tuple(Place(seat, player, seat == seq % len(players)) for seat, player in enumerate(players)),
        created=1_700_000_000_000,
        touched=1_700_000_000_000 + seq if touched is None else touched,
        wake=wake,
    )


async def write(store: Store, table: str, lines: int) -> None:
    """A table with so many lines."""
    for seq in range(1, lines + 1):
        await store.log.append(entry(table, seq), summary(table, seq))


async def is_refused(store: Store, wanted: Entry) -> bool:
    """Whether an entry conflicts with what is there; it is stored otherwise."""
    try:
        await store.log.append(wanted, summary(wanted.table, wanted.seq))
    except Conflict:
        return True
    return False
