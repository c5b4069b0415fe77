"""Who looks at a table: open connections, people's names and presence, and the boards they are sent."""

import asyncio
from collections.abc import Callable, Mapping, Set
from typing import Final

from kosmodrom.server.access import may_see
from kosmodrom.server.connection import Connection
from kosmodrom.server.errors import busy_if_unavailable
from kosmodrom.server.messages import Trouble, write
from kosmodrom.server.presence import Presence
from kosmodrom.server.words import say
from kosmodrom.server.world import World
from kosmodrom.server.written_boards import WrittenBoards
from kosmodrom.store.rows import Player
from kosmodrom.store.store import Store
from kosmodrom.table.board import Board, Reader, Surroundings, make_board
from kosmodrom.table.refused import Refused
from kosmodrom.table.table import Table

DELAY: Final = 0.1
"""Seconds between an announcement and the board: many arrivals at once make one board."""
DELAY_EACH: Final = 0.005
"""How much longer it is for each connection: those who come and go cost little, however many look on."""
MINUTE: Final = 60_000


class Audience:
    """The connections to one table, and the people at it.

    `redraw` is called some time after `announce`. `started` is when the server began to notice who is connected.
    """

    def __init__(self, store: Store, world: World, started: int, redraw: Callable[[], None]) -> None:
        self.connections: set[Connection] = set()
        self.names: dict[str, str] = {}
        """Names by player id: of everybody who has or had a part in the table and was not deleted."""
        self.presence = Presence()
        self.shown = asyncio.Event()
        """Set when the next board is shown. Each board has an event of its own."""
        self._store = store
        self._world = world
        self._started = started
        self._redraw = redraw
        self._timer: asyncio.TimerHandle | None = None
        self._is_closed = False
        self._written = WrittenBoards()

    # People

    async def learn(self, table: Table) -> None:
        """Read people's names from the store, and when they were last connected."""
        ids = {item.player for item in table.story} | {table.host}
        ids |= {player for seat in table.seats for player in (seat.player, seat.kept_for)}
        wanted = [player for player in ids if player is not None]
        with busy_if_unavailable():
            found = await self._store.people.players(wanted)
        self.names = {player.id: player.name for player in found.values()}
        seen = {player.id: player.seen for player in found.values()}
        if self._store.is_shared:
            self.presence.hear(seen)
        else:
            self.presence.recall(seen)

    def hear(self, table: Table, found: Mapping[str, Player]) -> None:
        """Take in names and last connections that other servers have stored. A change is announced."""
        known = people_of(table) & found.keys()
        before = self.present(table), self.names
        self.presence.hear({player: found[player].seen for player in known})
        self.names = self.names | {player: found[player].name for player in known}
        if (self.present(table), self.names) != before:
            self.announce()

    def connections_of(self, player: str) -> list[Connection]:
        """The open connections of a person."""
        return [connection for connection in self.connections if connection.reader.player == player]

    def notice(self, player: str | None) -> None:
        """Note that a person came, left or asked for something."""
        if player is not None:
            self.presence.see(player, self._world.now())

    def notice_connected(self) -> None:
        """Note that everybody with an open connection is here."""
        for connection in self.connections:
            self.notice(connection.reader.player)

    def present(self, table: Table) -> Set[int]:
        """The seats whose people have a connection, to this server or another."""
        here = {connection.reader.player for connection in self.connections}
        now = self._world.now()
        return frozenset(
            number
            for number, seat in enumerate(table.seats)
            if seat.player is not None and (seat.player in here or self.presence.is_elsewhere(seat.player, now))
        )

    def is_away(self, table: Table, seat: int, minutes: int) -> bool:
        """Whether a seat's person has had no connection for so many minutes.

        Nobody counts as away for longer than this server has been running.
        """
        last_seen = max(self.presence.last_seen(table.seats[seat].player or ""), self._started)
        return seat not in self.present(table) and self._world.now() - last_seen >= minutes * MINUTE

    def check_away(self, table: Table, seat: int, minutes: int) -> None:
        """Refused if a seat's person is connected, or was within the last minutes."""
        if not self.is_away(table, seat, minutes):
            raise Refused("not-away", name=self.names.get(table.seats[seat].player or "", ""), minutes=minutes)

    # Boards

    def surroundings(self, table: Table) -> Surroundings:
        """What a board shows besides the table. Several connections of one person count as one watcher."""
        readers = {connection.reader.player or id(connection) for connection in self.connections}
        watchers = sum(isinstance(reader, int) or table.seat_of(reader) < 0 for reader in readers)
        return Surroundings(self.names, self.present(table), self._world.now(), watchers)

    def board(self, table: Table, reader: Reader, after: int = 0) -> Board:
        """What a reader may see now, with the log after a number."""
        return make_board(table, reader, self.surroundings(table), after, is_sent=True)

    def written_board(self, table: Table, reader: Reader, after: int = 0) -> bytes:
        """The same as it is sent. It is made anew only if something on it may have changed."""
        return self._written.get(table, reader, self.surroundings(table), after)

    def show(self, table: Table) -> None:
        """Send every connection a board, with the lines of the log that it doesn't have."""
        self.shown.set()
        self.shown = asyncio.Event()
        self._cancel_timer()
        written = WrittenBoards()
        around = self.surroundings(table)
        for connection in self.connections:
            reader = connection.reader
            if not may_see(table, reader.player, reader.watch):
                connection.close_when_sent()
                continue
            data = written.get(table, reader, around, connection.seen)
            connection.seen = table.seq
            connection.push(data)
        # What was kept for others is out of date.
        self._written.clear()

    def announce(self) -> None:
        """Show everybody a board soon: somebody came or left, or the table was read again."""
        if self._timer is None and self.connections and not self._is_closed:
            delay = DELAY + DELAY_EACH * len(self.connections)
            self._timer = asyncio.get_running_loop().call_later(delay, self._announce_now)

    def _announce_now(self) -> None:
        self._timer = None
        self._redraw()

    @property
    def is_announcing(self) -> bool:
        """Whether a board will be shown soon."""
        return self._timer is not None

    # Connections

    def enter(self, connection: Connection, table: Table, after: int) -> None:
        """Add a connection and send it a board with the log after a number. The others see who has come."""
        self.connections.add(connection)
        connection.push(self.written_board(table, connection.reader, after))
        connection.seen = table.seq
        self.announce()

    def exit(self, connection: Connection) -> None:
        """Remove a connection that is closed. The others see who has left."""
        self.connections.discard(connection)
        self.notice(connection.reader.player)
        self.announce()

    def forget_shown(self) -> None:
        """Send whole boards next, as if nobody had seen a line of the log."""
        for connection in self.connections:
            connection.seen = 0

    @property
    def is_sending(self) -> bool:
        """Whether messages are queued for a connection."""
        return any(connection.is_waiting for connection in self.connections)

    def say_closing(self) -> None:
        """Tell everybody that the server is stopping. Whoever waits for a board stops waiting."""
        self.shown.set()
        for connection in self.connections:
            connection.push(write(Trouble("closing", say("closing", connection.reader.language))))

    def close(self) -> None:
        """Close all connections, and announce nothing more."""
        self._is_closed = True
        self._cancel_timer()
        for connection in self.connections:
            connection.drop()

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def people_of(table: Table) -> set[str]:
    """The ids of the people who have a seat at a table."""
    return {seat.player for seat in table.seats if seat.player is not None}
