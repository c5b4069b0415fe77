"""All rooms of a server, and its regular work: heartbeat, expiry, presence."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from kosmodrom.games.library import Library
from kosmodrom.server.access import may_see
from kosmodrom.server.audience import people_of
from kosmodrom.server.autoplay import PAUSE
from kosmodrom.server.config import Config
from kosmodrom.server.deals import Deals
from kosmodrom.server.errors import Declined, NotFound, TooBusy
from kosmodrom.server.key_uses import KeyUses
from kosmodrom.server.levels import is_level
from kosmodrom.server.lifecycle import Lifecycle
from kosmodrom.server.metrics import Metrics
from kosmodrom.server.ownership import Ownership
from kosmodrom.server.replaying import Lookup
from kosmodrom.server.room import Room
from kosmodrom.server.summary import summarize
from kosmodrom.server.thinkers.pool import ThinkerPool
from kosmodrom.server.world import World, derived_id, is_id
from kosmodrom.store.errors import Conflict, Damaged, Unavailable
from kosmodrom.store.rows import Entry, Notice
from kosmodrom.store.store import Store
from kosmodrom.table import decisions, facts
from kosmodrom.table.chat import ChatPace
from kosmodrom.table.facts import Chair, Created
from kosmodrom.table.refused import Refused
from kosmodrom.table.settings import Settings
from kosmodrom.table.status import Status
from kosmodrom.table.table import Table
from kosmodrom.table.trial import Decision

BEAT: Final = 1.0
"""Seconds between heartbeats."""
IDLE: Final = 60_000
"""Milliseconds after which a room that nobody uses leaves memory."""
EXPIRY: Final = 60
"""Heartbeats between searches for abandoned tables."""
PRESENCE: Final = 5
"""Heartbeats between storing who is connected, if the store is shared: other servers read it."""
SEEN: Final = 60
"""The same if the store is not shared. A restart forgets no more than this."""
DAY: Final = 86_400_000
LAST_COMMANDS: Final = 5.0
"""Seconds that a stop waits for running commands if the store doesn't answer."""

logger = logging.getLogger(__name__)


class Hub:
    """Makes, finds and forgets rooms, keeps the heartbeat, and attends to tables whose bots or clocks are due."""

    def __init__(
        self,
        store: Store,
        pool: ThinkerPool,
        config: Config,
        world: World,
        library: Library,
        metrics: Metrics,
    ) -> None:
        self.store = store
        self.pool = pool
        self.world = world
        self.library = library
        self.game_of: Lookup = library.find
        self.deals = Deals(store, world, library.find)
        self.lifecycle = Lifecycle(world.now(), config.limits.waiting_commands)
        self.ownership = Ownership(store, world.new_id())
        self.key_uses = KeyUses()
        self.rooms: dict[str, Room] = {}
        self.tell_turns: Callable[[Table, list[int]], None] = _tell_nobody
        self.config = config
        limits = config.limits
        self._chat_pace = ChatPace(limits.chat_lines, limits.table_chat_lines, limits.chat_seconds)
        self._metrics = metrics
        self._beats = 0

    # Running

    async def start(self) -> None:
        """Listen to other servers, and begin to attend to tables."""
        await self.store.notices.listen(self._hear)
        await self.ownership.renew()
        self.lifecycle.spawn(self._run())

    async def finish(self, seconds: float) -> None:
        """Take no more commands, complete those begun and send what is queued, for so many seconds at most."""
        self.lifecycle.is_closing = True
        loop = asyncio.get_running_loop()
        deadline = loop.time() + seconds
        await self.lifecycle.wait_for_commands(seconds)
        for room in self.rooms.values():
            room.audience.say_closing()
        while loop.time() < deadline and any(room.audience.is_sending for room in self.rooms.values()):
            await asyncio.sleep(0.01)

    async def stop(self) -> None:
        """Complete the commands that were begun, then give up all tables: other servers can take them at once."""
        await self.lifecycle.wait_for_commands(LAST_COMMANDS)
        for room in self.rooms.values():
            room.close()
        await self.lifecycle.cancel_background()
        try:
            await self.ownership.release()
        except Unavailable as error:
            logger.warning("the tables of this server were not released: %s", error)

    async def _run(self) -> None:
        while True:
            try:
                await self._beat()
            except Damaged as error:
                logger.error("the heartbeat met damage: %s", error)
            except Unavailable:
                # The store has logged that it fails.
                pass
            except Exception:
                logger.exception("a heartbeat failed")
            await asyncio.sleep(BEAT)

    async def _beat(self) -> None:
        if self.store.database.outage.is_on and not await self.store.database.is_writable():
            return
        await self.ownership.renew()
        await self._end_removed()
        await self._follow()
        for table_id in await self.ownership.due(self.world.now()):
            self.lifecycle.spawn(self._attend(table_id))
        self._beats += 1
        if self._beats % EXPIRY == 1:
            await self._expire()
        if self._beats % (PRESENCE if self.store.is_shared else SEEN) == 0:
            await self._tell_presence()
        await self._forget_idle()

    async def _end_removed(self) -> None:
        """End what goes on with keys that are no more.

        Another server has removed them, or this one while a socket was being opened or its store failed.
        """
        keys = self.key_uses.keys
        if keys:
            self.key_uses.end(await self.store.people.missing_keys(keys))

    async def _follow(self) -> None:
        """Find entries of other servers that no notice has told of: the connection for notices may be stuck."""
        if not (self.store.is_shared and self.rooms):
            return
        for table_id, seq in (await self.store.tables.last_numbers(self.rooms)).items():
            room = self.rooms.get(table_id)
            # Whoever holds the lock may be taking it in. If not, the next heartbeat does.
            if room is not None and not room.lock.locked():
                self._hear(Notice(table_id, seq))

    async def _attend(self, table_id: str) -> None:
        """Load a table whose bot or clock is due. Its room does the rest."""
        try:
            await self.room(table_id).attend()
        except (NotFound, TooBusy):
            return

    async def _expire(self) -> None:
        now = self.world.now()
        for status, days in (
            (Status.GATHERING, self.config.expire_gathering_days),
            (Status.PLAYING, self.config.expire_playing_days),
        ):
            since = int(now - days * DAY)
            for table_id in await self.store.tables.untouched_since(since, [status]):
                self.lifecycle.spawn(self._close_expired(table_id, since))

    async def _close_expired(self, table_id: str, since: int) -> None:
        def decide(table: Table) -> Decision:
            if table.touched > since or table.status not in (Status.GATHERING, Status.PLAYING):
                raise Refused("closed")
            return Decision(facts.Closed("expired"))

        room = self.room(table_id)
        try:
            async with room.lock:
                await room.commit("expired", None, decide)
                room.show()
        except (NotFound, TooBusy, Refused):
            return

    async def _tell_presence(self) -> None:
        """Store who is connected to this server, and learn who is connected to others."""
        now = self.world.now()
        rooms = list(self.rooms.values())
        for room in rooms:
            room.audience.notice_connected()
        since = now - int(PRESENCE * BEAT * 1_000)
        await self.store.people.see(set().union(*(room.audience.presence.seen_since(since) for room in rooms)), now)
        if not self.store.is_shared:
            return
        watched = [(room, room.table) for room in rooms if room.audience.connections and room.table is not None]
        found = await self.store.people.players(set().union(*(people_of(table) for _, table in watched)))
        for room, _ in watched:
            if room.table is not None:
                room.audience.hear(room.table, found)

    async def _forget_idle(self) -> None:
        """Remove rooms that nobody uses from memory. When their people were last here is stored before."""
        for key, room in list(self.rooms.items()):
            if not self._is_unused(room):
                continue
            for player, at in room.audience.presence.here.items():
                await self.store.people.see([player], at)
            if self._is_unused(room) and self.rooms.get(key) is room:
                self.rooms.pop(key).close()

    def _is_unused(self, room: Room) -> bool:
        return room.is_idle and self.world.now() - room.used > IDLE

    def _hear(self, notice: Notice | None) -> None:
        """Another server (or this one) has stored an entry. None: entries may have been missed."""
        if notice is None:
            for room in self.rooms.values():
                self.lifecycle.spawn(self._catch_up(room))
            return
        known = self.rooms.get(notice.table)
        if known is not None and (known.table is None or known.table.seq < notice.seq):
            self.lifecycle.spawn(self._catch_up(known))

    @staticmethod
    async def _catch_up(room: Room) -> None:
        """Let a room take in what is stored. It is retried until it succeeds, as there may be no second notice."""
        while not room.is_closed:
            try:
                await room.catch_up()
            except NotFound:
                return
            except TooBusy:
                await asyncio.sleep(PAUSE)
            else:
                return

    # Tables

    def room(self, table_id: str) -> Room:
        """The room of a table. Whether the table exists is only known when it is loaded."""
        room = self.rooms.get(table_id)
        if room is None:
            room = self.rooms[table_id] = Room(
                table_id,
                store=self.store,
                lookup=self.game_of,
                world=self.world,
                metrics=self._metrics,
                lifecycle=self.lifecycle,
                ownership=self.ownership,
                pool=self.pool,
                chat_pace=self._chat_pace,
                tell_turns=lambda table, seats: self.tell_turns(table, seats),
            )
        room.used = self.world.now()
        return room

    async def open(self, table_id: str, player: str | None, watch: str = "") -> Room:
        """The room of a table that a person may see, perhaps by a watch code. NotFound if there is none."""
        if not is_id(table_id):
            raise NotFound
        room = self.room(table_id)
        try:
            table = await room.read()
            if not may_see(table, player, watch) and not await self.deals.may_look_back(table, player):
                raise NotFound
        except NotFound:
            self.drop_empty(table_id)
            raise
        return room

    def drop_empty(self, table_id: str) -> None:
        """Remove a room that turned out to have no table."""
        room = self.rooms.get(table_id)
        if room is not None and room.table is None and room.is_idle:
            del self.rooms[table_id]

    async def check_open_tables(self, player: str) -> None:
        """Declined if a person is host of as many open tables as they may have."""
        most = self.config.limits.open_tables
        if await self.store.tables.count_open(player) >= most:
            raise Declined("too-many-tables", most=most)

    async def create(
        self, host: str, game_name: str, settings: Settings, chairs: tuple[Chair, ...], content: str = ""
    ) -> Table:
        """Store a new table, with the content pack of a hash if one is given. Refused if the settings are invalid."""
        return await self._create(self.world.new_id(), host, game_name, settings, chairs, content)

    async def _create(
        self,
        table_id: str,
        host: str,
        game_name: str,
        settings: Settings,
        chairs: tuple[Chair, ...],
        content: str,
        previous: Table | None = None,
    ) -> Table:
        game = self.game_of(game_name, content)
        if game is None:
            raise NotFound("not-found-game")
        pack = self.library.pack(game_name, content)
        if content and pack is None:
            raise Declined("no-such-pack")
        table = Table(table_id, game)
        settings = decisions.check_settings(table, settings, is_level)
        about = game.about
        secret = self.world.new_secret()
        title = "" if pack is None else pack.title
        fact = Created(about.name, about.version, about.content, settings, host, secret, chairs, pack=title)
        if previous is not None:
            fact = replace(fact, previous=previous.id, cast=previous.cast)
        await self.add_table(table, fact)
        return table

    async def add_table(self, table: Table, fact: Created) -> None:
        """Store the first fact of a table. Conflict if its id is taken."""
        at = self.world.now()
        table.apply(1, "created", at, fact)
        entry = Entry(table.id, 1, "created", facts.kind_of(fact), fact.host, at, facts.encode(fact))
        try:
            await self.store.log.append(entry, summarize(table))
        except Unavailable:
            raise TooBusy from None

    async def rematch(self, table_id: str, player: str) -> str:
        """Returns the id of the table for another game with the same people and bots. The first request makes it.

        Everybody moves on by one seat and keeps their patch. Seats are kept for people, except for those who were
        deleted. The new id follows from the old table's secret, so asking twice makes one table.
        """
        room = self.room(table_id)
        async with room.lock:
            table = await room.ready()
            if table.seat_of(player) < 0:
                raise Refused("no-seat")
            if table.status != Status.OVER:
                raise Refused("not-over")
            if table.rematch is not None:
                return table.rematch
            chairs = [
                Chair(level=seat.level, patch=seat.patch)
                if seat.player is None
                else Chair(player=player, patch=seat.patch)
                if seat.player == player
                else Chair(kept_for=seat.player if seat.player in room.names else None, patch=seat.patch)
                for seat in table.seats
            ]
            rotated = (*chairs[1:], chairs[0])
            # The secret of a daily deal is that of many tables.
            fresh = derived_id(table.secret, "rematch" if table.deal is None else f"rematch {table_id}")
            try:
                about = table.game.about
                is_pack = table.pack != "" and self.library.pack(about.name, about.content) is not None
                content = about.content if is_pack else ""
                await self._create(fresh, player, about.name, table.settings, rotated, content, table)
            except Conflict:
                logger.info("the rematch of %s already exists", table_id)
            await room.commit("rematch", player, lambda now: Decision(facts.Rematched(fresh)))
            room.show()
            return fresh


def _tell_nobody(table: Table, seats: list[int]) -> None:
    """The default: turns are not reported."""
