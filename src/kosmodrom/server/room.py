"""One table in memory: a lock, and the one way to change the table."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final

from kosmodrom.server.absence import check_absence
from kosmodrom.server.access import check_blocks, may_see
from kosmodrom.server.audience import Audience
from kosmodrom.server.autoplay import Autoplay
from kosmodrom.server.connection import Connection
from kosmodrom.server.errors import NotFound, TooBusy, busy_if_unavailable
from kosmodrom.server.levels import is_level
from kosmodrom.server.lifecycle import Lifecycle
from kosmodrom.server.messages import Done, write
from kosmodrom.server.metrics import Metrics
from kosmodrom.server.ownership import Ownership
from kosmodrom.server.replaying import Fault, LoadedTable, Lookup, Unreadable, empty_table, follow, load, set_aside
from kosmodrom.server.summary import result_of, summarize
from kosmodrom.server.thinkers.pool import ThinkerPool
from kosmodrom.server.world import World
from kosmodrom.store.errors import Conflict, Unavailable
from kosmodrom.store.rows import Entry
from kosmodrom.store.store import Store
from kosmodrom.table import commands, decisions, facts
from kosmodrom.table.board import Board, Reader
from kosmodrom.table.chat import ChatPace
from kosmodrom.table.decisions import Decider
from kosmodrom.table.refused import Refused
from kosmodrom.table.status import Status
from kosmodrom.table.table import Table
from kosmodrom.table.trial import Decision

MOST_RETRIES: Final = 20
"""How often a command is decided again because another server's entry came first."""
BACK: Final = commands.ComeBack()

logger = logging.getLogger(__name__)

Acknowledge = Callable[[bytes], None]
"""Sends the sender of a command the message that it is stored."""


class Room:
    """A table, its audience and its bots.

    Whoever reads or changes the table holds `lock`, so nobody sees what is not stored yet. If storing fails, or
    following what others stored, the table is forgotten and read again from the log.

    `tell_turns` is told which seats of people have to decide now and had not to before.
    """

    def __init__(
        self,
        table_id: str,
        *,
        store: Store,
        lookup: Lookup,
        world: World,
        metrics: Metrics,
        lifecycle: Lifecycle,
        ownership: Ownership,
        pool: ThinkerPool,
        chat_pace: ChatPace,
        tell_turns: Callable[[Table, list[int]], None],
    ) -> None:
        self.id = table_id
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        """The table as it is stored, or nothing while it is being changed or was not read yet."""
        self.used = world.now()
        self.is_closed = False
        self._store = store
        self._lookup = lookup
        self._world = world
        self._metrics = metrics
        self._lifecycle = lifecycle
        self._ownership = ownership
        self._chat_pace = chat_pace
        self._tell_turns = tell_turns
        self.audience = Audience(store, world, lifecycle.started, self._redraw)
        self.autoplay = Autoplay(self, self.audience, pool, ownership, lifecycle, world)

    # Reading

    async def ready(self) -> Table:
        """The table, up to the last entry that this server knows of. The caller holds the lock."""
        if self.table is None:
            self.table = await self._load()
            self.autoplay.update(self.table)
            self.audience.announce()
        return self.table

    async def read(self) -> Table:
        """The table as it is stored, for who doesn't hold the lock: they read what they need before they wait again."""
        if self.table is not None:
            return self.table
        async with self.lock:
            return await self.ready()

    async def _load(self) -> Table:
        with busy_if_unavailable():
            try:
                found = await load(self._store, self.id, self._lookup)
            except Unreadable as error:
                fault = Fault(1, str(error))
                found = LoadedTable(await empty_table(self._store, self.id, fault, self._lookup), fault)
        if found.fault is not None:
            await self._set_aside(found.table, found.fault)
        await self.audience.learn(found.table)
        return found.table

    async def _set_aside(self, table: Table, fault: Fault) -> None:
        """Make a table whose log doesn't replay readable but not playable. Other tables are not affected."""
        with busy_if_unavailable():
            await set_aside(self._store, table, fault)
        if fault.is_lacking:
            logger.warning("table %s waits: %s", self.id, fault.what)
            self._ownership.lacking.add(self.id)

    async def catch_up(self) -> None:
        """Take in what other servers have stored and show it, or read the table again if it was forgotten."""
        async with self.lock:
            if self.table is None:
                if self.audience.connections:
                    await self.ready()
                    self.show()
            elif await self._take_in(self.table):
                self.show()

    async def _take_in(self, table: Table) -> bool:
        if table.status == Status.ASIDE:
            return False
        with busy_if_unavailable():
            entries = await self._store.log.entries(self.id, table.seq)
        if not entries:
            return False
        with self._changing(table):
            fault = follow(table, entries)
            if fault is not None:
                await self._set_aside(table, fault)
            await self.audience.learn(table)
        self.autoplay.update(table)
        self.audience.announce()
        return True

    async def attend(self) -> None:
        """Play the bots and run the clocks of a table, perhaps one that another server has left."""
        async with self.lock:
            self.autoplay.update(await self.ready())

    async def board(self, reader: Reader, after: int = 0) -> Board:
        """What a reader may see now, with the log after a number."""
        async with self.lock:
            table = await self.ready()
            self.notice(reader.player)
            return self.audience.board(table, reader, after)

    async def written_board(self, reader: Reader, after: int = 0) -> bytes:
        """The same as it is sent."""
        async with self.lock:
            table = await self.ready()
            self.notice(reader.player)
            return self.audience.written_board(table, reader, after)

    async def wait_beyond(self, seq: int, seconds: float) -> None:
        """Return when the table has gone beyond a number, after some seconds, or when the server closes."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not self._lifecycle.is_closing:
                    async with self.lock:
                        if (await self.ready()).seq > seq:
                            return
                        shown = self.audience.shown
                    await shown.wait()

    @property
    def names(self) -> dict[str, str]:
        """People's names by player id."""
        return self.audience.names

    def notice(self, player: str | None) -> None:
        """Note that the room is used, and by whom."""
        self.used = self._world.now()
        self.audience.notice(player)

    # Changing

    async def submit(
        self, player: str, command_id: str, command: commands.AnyCommand, acknowledge: Acknowledge | None
    ) -> int:
        """Carry out a person's command and return the number it is stored under. Raises Refused or TooBusy.

        It is stored, then acknowledged, then shown to everybody, even if the sender has disconnected meanwhile.
        """
        with self._metrics.command():
            return await self._lifecycle.complete(self._submit(player, command_id, command, acknowledge))

    async def _submit(
        self, player: str, command_id: str, command: commands.AnyCommand, acknowledge: Acknowledge | None
    ) -> int:
        def decide(table: Table) -> Decision:
            decisions.check_aside(table)
            decision = Decider(table, player, is_level).decide(command)
            check_absence(self.audience, table, player, command)
            if isinstance(decision.fact, facts.Said):
                now = max(self._world.now(), table.touched)
                self._chat_pace.check(table, player, decision.fact.text, now)
            return decision

        async with self.lock:
            if isinstance(command, commands.Sit):
                await check_blocks(self._store, await self.ready(), player)
            seq = await self.commit(f"{player}:{command_id}", player, decide)
            self._world.at_point("before-acknowledge")
            if acknowledge is not None:
                acknowledge(write(Done(command_id, seq)))
                # Let it be sent before the boards are made, which takes longer than all the rest.
                await asyncio.sleep(0)
            self._world.at_point("before-broadcast")
            self.show()
            return seq

    async def reseat(self, player: str, command_id: str, seat: int, former: str, minutes: int) -> int:
        """Give an absent person's seat to another, who has a link for it, and return the number it is stored under.

        Refused unless the former person has been away for so many minutes. Completed even if the caller is cancelled.
        """
        return await self._lifecycle.complete(self._reseat(player, command_id, seat, former, minutes))

    async def _reseat(self, player: str, command_id: str, seat: int, former: str, minutes: int) -> int:
        def decide(table: Table) -> Decision:
            decision = decisions.reseat(table, player, seat, former)
            self.audience.check_away(table, seat, minutes)
            return decision

        async with self.lock:
            await check_blocks(self._store, await self.ready(), player)
            seq = await self.commit(f"{player}:{command_id}", player, decide)
            self.show()
            return seq

    async def commit(self, command_id: str, player: str | None, decide: Callable[[Table], Decision]) -> int:
        """Store the fact that a command leads to, exactly once. The caller holds the lock and shows it afterwards."""
        with self._lifecycle.admit():
            for _ in range(MOST_RETRIES):
                table = await self.ready()
                known = table.answered.get(command_id)
                if known is not None:
                    return known
                try:
                    decision = decide(table)
                except Refused:
                    # What another server has stored meanwhile may allow it.
                    if self._store.is_shared and await self._take_in(table):
                        continue
                    raise
                try:
                    return await self._save(table, command_id, player, decision)
                except Conflict:
                    continue
                except Unavailable:
                    raise TooBusy from None
            raise TooBusy

    async def _save(self, table: Table, command_id: str, player: str | None, decision: Decision) -> int:
        fact = decision.fact
        at = max(self._world.now(), table.touched)
        seq = table.seq + 1
        asked = list(table.questions)
        was_over = table.status == Status.OVER
        with self._changing(table):
            table.adopt(command_id, at, decision)
            entry = Entry(self.id, seq, command_id, facts.kind_of(fact), player, at, facts.encode(fact))
            await self._store.log.append(entry, summarize(table), None if was_over else result_of(table))
            if isinstance(fact, facts.Sat | facts.Reseated):
                await self.audience.learn(table)
        self.used = at
        self.autoplay.update(table)
        self._tell_turns(table, [seat for seat in table.people if _is_newly_asked(asked, table.questions, seat)])
        return seq

    @contextmanager
    def _changing(self, table: Table) -> Iterator[None]:
        """A transaction in memory: the room has no table until the block has succeeded.

        If it fails, the changed table is dropped, and the next reader gets it from the log again.
        """
        self.table = None
        yield
        self.table = table

    async def refresh(self, anew: bool = False) -> None:
        """Read people's names again (`anew`: the whole log) and show everybody a whole board."""
        async with self.lock:
            if anew:
                self.table = None
            await self.audience.learn(await self.ready())
            self.audience.forget_shown()
            self.show()

    # Connections

    async def enter(self, connection: Connection, after: int) -> None:
        """Add a connection and send it a board with the log after a number. NotFound if its reader may not look."""
        async with self.lock:
            table = await self.ready()
            reader = connection.reader
            if after > table.seq:
                # The reader comes from another server and must not be shown less than there.
                await self._take_in(table)
            if not may_see(table, reader.player, reader.watch):
                raise NotFound
            self.notice(reader.player)
            table = await self._return_seat(table, reader.player)
            self.audience.enter(connection, table, after)

    async def _return_seat(self, table: Table, player: str | None) -> Table:
        """Give a person who comes back their seat, if a bot plays it, and return the table after that."""
        seat = -1 if player is None else table.seat_of(player)
        if seat < 0 or not table.seats[seat].is_stood_in or table.status != Status.PLAYING:
            return table
        command_id = f"back-{seat}-{table.seq}"
        # Another server may have returned it already, or the game may be over there.
        with suppress(Refused):
            await self.commit(command_id, player, lambda now: Decider(now, player or "", is_level).come_back(BACK))
        self.show()
        return await self.ready()

    def exit(self, connection: Connection) -> None:
        """Remove a connection that is closed."""
        self.used = self._world.now()
        self.audience.exit(connection)
        if self.table is not None:
            self.autoplay.set_alarm(self.table)

    def show(self) -> None:
        """Send every connection a board. The caller holds the lock."""
        if self.table is not None:
            self.audience.show(self.table)

    def _redraw(self) -> None:
        """Show boards now, or soon if somebody is changing the table."""
        if self.lock.locked():
            self.audience.announce()
        else:
            self.show()

    def close(self) -> None:
        """Stop the bots and clocks and close all connections: the server stops, or nobody uses the room."""
        self.is_closed = True
        self.autoplay.stop()
        self.audience.close()

    @property
    def is_idle(self) -> bool:
        """Whether the room can leave memory: no connection, no bot at work, and nobody holds the lock."""
        return not self.audience.connections and not self.autoplay.is_busy and not self.lock.locked()


def _is_newly_asked(before: list[int], now: list[int], seat: int) -> bool:
    return now[seat] != 0 and (not before or before[seat] == 0) if now else False
