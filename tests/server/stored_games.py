"""Games in a store: played out of hand, kept as a server keeps them, and tampered with by hand."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import wraps
from typing import ParamSpec

from sqlalchemy import delete, insert, update

from kosmodrom.core.game import Game
from kosmodrom.server.app import make_app
from kosmodrom.server.config import Config
from kosmodrom.server.hub import Hub
from kosmodrom.server.services import services_of
from kosmodrom.server.summary import summarize
from kosmodrom.store.rows import Entry
from kosmodrom.store.schema import log
from kosmodrom.store.store import Store
from kosmodrom.table import facts
from kosmodrom.table.commands import Sit, Start
from kosmodrom.table.facts import AnyFact
from kosmodrom.table.settings import Settings
from tests.table.party import Party, started

P = ParamSpec("P")


def awaited(test: Callable[P, Coroutine[None, None, None]]) -> Callable[P, None]:
    """A test in an event loop of its own."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(to_the_end(test(*args, **kwargs)))

    return run


async def to_the_end(test: Coroutine[None, None, None]) -> None:
    """Await a test, then the threads of connections that it gave up while they were opened: they answer its loop."""
    before = set(threading.enumerate())
    try:
        await test
    finally:
        for thread in set(threading.enumerate()) - before:
            if "_connection_worker_thread" in thread.name:
                await asyncio.to_thread(thread.join, 5.0)


@asynccontextmanager
async def opened(url: str, *, writer: bool = True) -> AsyncIterator[Store]:
    """A store, closed at the end."""
    store = await Store.open(url, writer=writer)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def served(url: str, *, set_aside: bool = False) -> AsyncIterator[Hub]:
    """The hub of a whole application between its start and its stop; no process thinks for its bots."""
    config = Config(database=url, thinkers=0, expire_gathering_days=36_500, expire_playing_days=36_500)
    app = make_app(config, set_aside=set_aside)
    async with app.lifespan():
        yield services_of(app.state).hub


async def keep(store: Store, table_id: str, party: Party) -> None:
    """Store all that has happened at a table."""
    last = replace(summarize(party.table), table=table_id)
    entries = [
        Entry(table_id, seq, command, facts.kind_of(facts.decode(body)), None, at, body)
        for seq, command, at, body in party.log
    ]
    await asyncio.gather(*(store.log.append(entry, replace(last, seq=entry.seq)) for entry in entries))


def _kind_of(line: tuple[int, str, int, bytes]) -> str:
    return facts.kind_of(facts.decode(line[-1]))


async def keep_long(store: Store, table_id: str, party: Party) -> None:
    """The same for a table at which a great deal has happened: all but its first fact is written at once."""
    seq, command, at, body = party.log[0]
    first = Entry(table_id, seq, command, facts.kind_of(facts.decode(body)), None, at, body)
    await store.log.append(first, replace(summarize(party.table), table=table_id, seq=seq))
    rows = [
        dict(zip(("table", "seq", "command", "at", "body", "kind"), (table_id, *line, _kind_of(line)), strict=True))
        for line in party.log[1:]
    ]
    await store.database.write(lambda connection: connection.execute(insert(log), rows).close())


def played(game: Game, moves: int, seed: int = 0) -> Party:
    """A game of three people after so many moves."""
    party = started(game, "Ada", "Bo", "Cy", seed=seed)
    for _ in range(moves):
        party.go_on()
    return party


def unattended(game: Game, level: str, seed: int = 0) -> Party:
    """A game whose people have both gone: bots stand in for them, and it waits."""
    party = Party(game, Settings(seats=2, title="Nobody here", stand_in=level), seed=seed)
    party.do("Bo", Sit())
    party.do("Ada", Start())
    party.stand_in("Ada")
    party.stand_in("Bo")
    return party


def number_of(party: Party, kind: type[AnyFact], nth: int = 0) -> int:
    """The number of the nth fact of a kind."""
    found = [seq for seq, _, _, body in party.log if isinstance(facts.decode(body), kind)]
    return found[nth]


async def rewrite(store: Store, table_id: str, number: int, change: Callable[[bytes], bytes]) -> None:
    """Change the fact of a line by hand."""
    body = next(entry.body for entry in await store.log.entries(table_id) if entry.seq == number)
    assert change(body) != body
    line = (log.c.table == table_id) & (log.c.seq == number)
    await store.database.execute(update(log).where(line).values(body=change(body)))


async def remove_line(store: Store, table_id: str, number: int) -> None:
    """Take a line out by hand."""
    await store.database.execute(delete(log).where((log.c.table == table_id) & (log.c.seq == number)))


def other_mark(body: bytes) -> bytes:
    """The same fact with a mark that one digit is wrong in."""
    at = body.index(b'"mark":"') + len(b'"mark":"')
    digit = b"1" if body[at : at + 1] != b"1" else b"2"
    return body[:at] + digit + body[at + 1 :]


def other_version(body: bytes) -> bytes:
    """The same first fact as if an older release had written it."""
    return body.replace(b'"version":"', b'"version":"0.')
