"""One table in memory: a single writer, and the sockets that look at it."""

import asyncio
import logging
from collections.abc import Callable, Mapping, Set
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from kosmodrom.server.access import check_blocks, has_part, may_see
from kosmodrom.server.attendant import Attendant
from kosmodrom.server.connection import Connection
from kosmodrom.server.errors import NotFound, TooBusy, patiently
from kosmodrom.server.messages import Done, Hint, Refusal, Trouble, Why, write
from kosmodrom.server.presence import Presence
from kosmodrom.server.replaying import Fault, Unreadable, follow, load, mark_aside
from kosmodrom.server.summary import result_of, summarize
from kosmodrom.server.words import say
from kosmodrom.store.errors import Conflict, Unavailable
from kosmodrom.store.rows import Entry, Player
from kosmodrom.table import commands, decisions, facts
from kosmodrom.table.board import Board, Reader, Surroundings, make_board, make_lines
from kosmodrom.table.decisions import Decider
from kosmodrom.table.facts import Fact
from kosmodrom.table.refused import Refused
from kosmodrom.table.status import Status
from kosmodrom.table.story import Line
from kosmodrom.table.table import Table

if TYPE_CHECKING:
    from kosmodrom.server.hub import Hub

MOST_RETRIES: Final = 20
"""How often a command is decided anew because another server's entry came first."""
HINT_LEVEL: Final = "hard"
MINUTE: Final = 60_000
AWAY: Final = 3
"""Minutes without a socket after which the host may let a bot play a person's seat, until they are back."""

logger = logging.getLogger(__name__)


class Room:
    """A table and all that happens around it in this process.

    Whoever reads or changes the table holds `lock`; so nobody ever sees what is not stored yet. If storing or
    following what others stored fails, the table in memory is forgotten and read again from the log.
    """

    def __init__(self, hub: "Hub", table_id: str) -> None:
        self.hub = hub
        self.id = table_id
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.names: dict[str, str] = {}
        self.connections: set[Connection] = set()
        self.presence = Presence()
        self.attendant = Attendant(self)
        self.used = hub.world.now()
        self.is_doomed = False
        self._changed = asyncio.Event()
        self._announcing: asyncio.TimerHandle | None = None

    # Reading

    async def ready(self) -> Table:
        """The table, up to the last entry that this process has heard of. The caller holds the lock."""
        if self.table is None:
            self.table = await self._load()
            self.attendant.stir(self.table)
            self._announce()
        return self.table

    async def _load(self) -> Table:
        with patiently():
            try:
                found = await load(self.hub.store, self.id, self.hub.game_of)
            except Unreadable as error:
                await mark_aside(self.hub.store, self.id, str(error))
                raise NotFound from None
        if found.fault is not None:
            await self._set_aside(found.table, found.fault)
        await self._learn_names(found.table)
        return found.table

    async def _set_aside(self, table: Table, fault: Fault) -> None:
        """The log doesn't replay: nobody plays on here, everybody may read what there is; other tables go on.

        A table that only lacks its content pack is kept as it is: it goes on when a server has the pack again.
        """
        table.status = Status.ASIDE
        table.questions = [0] * len(table.seats)
        table.match = None
        table.lacks_pack = fault.is_lacking
        if fault.is_lacking:
            logger.warning("table %s waits: %s", self.id, fault.what)
            self.hub.lacking.add(self.id)
            return
        with patiently():
            await mark_aside(self.hub.store, self.id, fault.what)

    async def _learn_names(self, table: Table) -> None:
        ids = {item.player for item in table.story} | {table.host}
        ids |= {player for seat in table.seats for player in (seat.player, seat.kept_for)}
        wanted = [player for player in ids if player is not None]
        with patiently():
            found = await self.hub.store.people.players(wanted)
        self.names = {player.id: player.name for player in found.values()}
        seen = {player.id: player.seen for player in found.values()}
        if self.hub.store.is_shared:
            self.presence.hear(seen)
        else:
            self.presence.recall(seen)

    async def catch_up(self) -> None:
        """Take in what other servers have stored, and show it; also what was forgotten because the store was away."""
        async with self.lock:
            if self.table is None:
                if self.connections:
                    await self.ready()
                    self.show()
            elif await self._take_in(self.table):
                self.show()

    async def attend(self) -> None:
        """A bot or a clock is due, perhaps one that another server has left to this one: see to it."""
        async with self.lock:
            self.attendant.stir(await self.ready())

    async def _take_in(self, table: Table) -> bool:
        if table.status == Status.ASIDE:
            return False
        with patiently():
            entries = await self.hub.store.log.entries(self.id, table.seq)
        if not entries:
            return False
        # Taken in by halves it would count as known, and nobody would be shown it: until it is whole it is forgotten.
        self.table = None
        fault = follow(table, entries)
        if fault is not None:
            await self._set_aside(table, fault)
        await self._learn_names(table)
        self.table = table
        self.attendant.stir(table)
        self._announce()
        return True

    def around(self, table: Table) -> Surroundings:
        """What the board needs besides the table."""
        # Whoever has several pages open is one; of those who have no name every page is.
        readers = {connection.reader.player or id(connection) for connection in self.connections}
        watchers = sum(isinstance(reader, int) or table.seat_of(reader) < 0 for reader in readers)
        return Surroundings(self.names, self.present(table), self.hub.world.now(), watchers)

    def present(self, table: Table) -> Set[int]:
        """The seats whose people have a socket open, here or at another server."""
        here = {connection.reader.player for connection in self.connections}
        now = self.hub.world.now()
        return frozenset(
            number
            for number, seat in enumerate(table.seats)
            if seat.player is not None and (seat.player in here or self.presence.is_elsewhere(seat.player, now))
        )

    async def board(self, reader: Reader, after: int = 0) -> Board:
        """What a reader is shown now."""
        async with self.lock:
            table = await self.ready()
            self._notice(reader.player)
            return make_board(table, reader, self.around(table), after)

    async def refusal(self, reader: Reader, message_id: str, refused: Refused) -> Refusal:
        """What a person reads whose command is refused; a stale one comes with a fresh board."""
        async with self.lock:
            table = await self.ready()
            words = refused.words(table.game.about.rules, reader.language)
            board = make_board(table, reader, self.around(table)) if refused.reason == "stale" else None
            return Refusal(message_id, refused.reason, words, board)

    async def why(self, reader: Reader, message_id: str, move: str) -> Why:
        """Why a reader can't make a move now, which is no more than he would be told if he tried."""
        async with self.lock:
            table = await self.ready()
            self._notice(reader.player)
            try:
                self._check_open(table)
                Decider(table, reader.player or "", self.hub.is_level).check_move(move)
            except Refused as refused:
                return Why(message_id, move, refused.reason, refused.words(table.game.about.rules, reader.language))
            return Why(message_id, move, "", "")

    async def lines(self, reader: Reader, before: int, most: int) -> list[Line]:
        """Older lines of the log."""
        async with self.lock:
            table = await self.ready()
            return make_lines(table, reader, self.around(table), 0, most, before)

    def _notice(self, player: str | None) -> None:
        self.used = self.hub.world.now()
        if player is not None:
            self.presence.see(player, self.used)

    async def wait_beyond(self, seq: int, seconds: float) -> None:
        """Come back when the table has gone beyond a number, after some seconds, or when the server stops."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not self.hub.is_closing:
                    async with self.lock:
                        if (await self.ready()).seq > seq:
                            return
                        changed = self._changed
                    await changed.wait()

    # Writing

    async def submit(
        self, player: str, command_id: str, command: commands.AnyCommand, acknowledge: Callable[[bytes], None] | None
    ) -> int:
        """Carry out a person's command; answers the number it is stored under. Refused or TooBusy if it isn't.

        Stored first, then acknowledged, then shown to everybody; all of it even if the sender is gone meanwhile.
        """
        with self.hub.metrics.command():
            return await asyncio.shield(self.hub.keep(self._submit(player, command_id, command, acknowledge)))

    async def _submit(
        self, player: str, command_id: str, command: commands.AnyCommand, acknowledge: Callable[[bytes], None] | None
    ) -> int:
        def decide(table: Table) -> Fact:
            self._check_open(table)
            fact = Decider(table, player, self.hub.is_level).decide(command)
            if isinstance(command, commands.StandIn):
                self.check_away(table, command.seat, AWAY)
            return fact

        async with self.lock:
            if isinstance(command, commands.Sit):
                await check_blocks(self.hub.store, await self.ready(), player)
            seq = await self.commit(f"{player}:{command_id}", player, decide)
            self.hub.world.at_point("before-acknowledge")
            if acknowledge is not None:
                acknowledge(write(Done(command_id, seq)))
                # It is sent now: making everybody's boards takes longer than all the rest.
                await asyncio.sleep(0)
            self.hub.world.at_point("before-broadcast")
            self.show()
            return seq

    async def reseat(self, player: str, command_id: str, seat: int, former: str, minutes: int) -> int:
        """Give an absent person's seat to another, who has a link for it; Refused if they have not been away so long.

        Carried out to its end whoever waits for it, as a command is.
        """
        return await asyncio.shield(self.hub.keep(self._reseat(player, command_id, seat, former, minutes)))

    async def _reseat(self, player: str, command_id: str, seat: int, former: str, minutes: int) -> int:
        def decide(table: Table) -> Fact:
            self._check_open(table)
            fact = decisions.reseat(table, player, seat, former)
            self.check_away(table, seat, minutes)
            return fact

        async with self.lock:
            await check_blocks(self.hub.store, await self.ready(), player)
            seq = await self.commit(f"{player}:{command_id}", player, decide)
            self.show()
            return seq

    def last_seen(self, player: str) -> int:
        """When a person was last known to be connected; never before this server began, as far as it knows."""
        return max(self.presence.last_seen(player), self.hub.started)

    def check_away(self, table: Table, seat: int, minutes: int) -> None:
        """Refused if a seat's person is at the table, or was in the last minutes."""
        player = table.seats[seat].player or ""
        is_here = seat in self.present(table)
        if is_here or self.hub.world.now() - self.last_seen(player) < minutes * MINUTE:
            raise Refused("not-away", name=self.names.get(player, ""), minutes=minutes)

    @staticmethod
    def _check_open(table: Table) -> None:
        decisions.check_pack(table)
        if table.status == Status.ASIDE:
            raise Refused("aside")

    async def commit(self, command_id: str, player: str | None, decide: Callable[[Table], Fact]) -> int:
        """Store the fact that a command leads to, exactly once. The caller holds the lock and shows it afterwards."""
        self.hub.enter()
        try:
            for _ in range(MOST_RETRIES):
                table = await self.ready()
                known = table.answered.get(command_id)
                if known is not None:
                    return known
                try:
                    fact = decide(table)
                except Refused:
                    # Another server may know better: nothing that it has stored may be refused here.
                    if self.hub.store.is_shared and await self._take_in(table):
                        continue
                    raise
                try:
                    return await self._store(table, command_id, player, fact)
                except Conflict:
                    self.table = None
                except Unavailable:
                    self.table = None
                    raise TooBusy from None
            raise TooBusy
        finally:
            self.hub.leave()

    async def _store(self, table: Table, command_id: str, player: str | None, fact: Fact) -> int:
        body = facts.encode(fact)
        at = max(self.hub.world.now(), table.touched)
        seq = table.seq + 1
        asked = list(table.questions)
        was_over = table.status == Status.OVER
        self.table = None
        table.apply(seq, command_id, at, facts.decode(body))
        entry = Entry(self.id, seq, command_id, facts.kind_of(fact), player, at, body)
        await self.hub.store.log.append(entry, summarize(table), None if was_over else result_of(table))
        if isinstance(fact, facts.Sat | facts.Reseated):
            await self._learn_names(table)
        self.table = table
        self.used = at
        self.attendant.stir(table)
        self.hub.tell_turns(table, [seat for seat in table.people if _is_newly_asked(asked, table.questions, seat)])
        return seq

    # Showing

    def show(self) -> None:
        """Send every reader his own board, with the lines he doesn't have. The caller holds the lock."""
        table = self.table
        if table is None:
            return
        self._changed.set()
        self._changed = asyncio.Event()
        if self._announcing is not None:
            self._announcing.cancel()
            self._announcing = None
        made: dict[tuple[str | None, str, Set[str], int], bytes] = {}
        around = self.around(table)
        for connection in self.connections:
            reader = connection.reader
            if not may_see(table, reader.player, reader.watch):
                connection.let_go()
                continue
            # All who have no part in the table see the same.
            who = reader.player if has_part(table, reader.player) else None
            key = (who, reader.language, reader.hidden, connection.seen)
            if key not in made:
                made[key] = write(make_board(table, reader, around, connection.seen))
            connection.seen = table.seq
            connection.push(made[key])

    async def enter(self, connection: Connection, after: int) -> None:
        """A socket begins to look: it gets a whole board, others see that its person is there."""
        async with self.lock:
            table = await self.ready()
            if after > table.seq:
                # The reader comes from another server, and nobody is shown less than he has seen.
                await self._take_in(table)
            if not may_see(table, connection.reader.player, connection.reader.watch):
                raise NotFound
            self._notice(connection.reader.player)
            table = await self._welcome_back(table, connection.reader.player)
            self.connections.add(connection)
            connection.push(write(make_board(table, connection.reader, self.around(table), after)))
            connection.seen = table.seq
            self._announce()

    async def _welcome_back(self, table: Table, player: str | None) -> Table:
        """A person who opens his table again has his seat again; answers the table as it is then."""
        seat = -1 if player is None else table.seat_of(player)
        if seat < 0 or not table.seats[seat].is_stood_in or table.status != Status.PLAYING:
            return table
        command_id = f"back-{seat}-{table.seq}"
        # Another server may have given it back already, or the game may be over there.
        with suppress(Refused):
            await self.commit(
                command_id, player, lambda now: Decider(now, player or "", self.hub.is_level).come_back(BACK)
            )
        self.show()
        return await self.ready()

    def exit(self, connection: Connection) -> None:
        """A socket is gone."""
        self.connections.discard(connection)
        self._notice(connection.reader.player)
        self._announce()
        if self.table is not None:
            self.attendant.set_alarm(self.table)

    @property
    def people(self) -> set[str]:
        """The people at the table, as far as it is in memory just now."""
        return set() if self.table is None else {seat.player for seat in self.table.seats if seat.player is not None}

    def hear(self, found: Mapping[str, Player]) -> None:
        """Other servers tell who is connected to them, and people's names: show it if that has changed."""
        if self.table is None:
            return
        before = self.present(self.table), self.names
        self.presence.hear({player: found[player].seen for player in self.people & found.keys()})
        self.names = self.names | {player: found[player].name for player in self.people & found.keys()}
        if (self.present(self.table), self.names) != before:
            self._announce()

    async def look_around(self) -> None:
        """Learn who is connected to other servers."""
        async with self.lock:
            await self._learn_names(await self.ready())

    async def refresh(self, anew: bool = False) -> None:
        """Learn people's names again (`anew`: read the whole log again) and show everybody a whole board."""
        async with self.lock:
            if anew:
                self.table = None
            await self._learn_names(await self.ready())
            for connection in self.connections:
                connection.seen = 0
            self.show()

    def _announce(self) -> None:
        """Show soon who is there and what was read anew; many comings and goings at once make one board."""
        if self._announcing is None and self.connections and not self.is_doomed:
            self._announcing = asyncio.get_running_loop().call_later(0.1, self._announce_now)

    def _announce_now(self) -> None:
        self._announcing = None
        if not self.lock.locked():
            self.show()
        elif self.connections:
            self._announce()

    # Advice, and the end

    async def hint(self, player: str, command_id: str, language: str) -> Hint:
        """What a strong bot would do in a person's place; Refused if the table doesn't allow it."""
        async with self.lock:
            table = await self.ready()
            seat = table.seat_of(player)
            if seat < 0:
                raise Refused("no-seat")
            if not decisions.can_hint(table, seat):
                raise Refused("hints-off")
            if table.match is None or table.questions[seat] == 0 or table.is_paused or table.bot_of(seat) is not None:
                raise Refused("KD-2")
            if len(table.seats) == 1 and not table.is_advised:
                await self.commit(f"advised-{seat}", player, lambda now: decisions.advise(now, seat))
                self.show()
            game, state = table.game, table.match.state.copy()
            thinking = self.hub.pool.think(game, state, seat, HINT_LEVEL, urgent=False)
        thought = await thinking
        words = game.move_words(state, seat, thought.move, language)
        return Hint(command_id, game.about.moves.notation(thought.move), words, thought.value)

    def say_closing(self) -> None:
        """Tell everybody here that the server stops; those who wait for the table to go on are answered now."""
        self._changed.set()
        for connection in self.connections:
            connection.push(write(Trouble("closing", say("closing", connection.reader.language))))

    @property
    def is_sending(self) -> bool:
        """Whether something is queued for a reader."""
        return any(connection.is_waiting for connection in self.connections)

    def doom(self) -> None:
        """Stop the clock and the bots of this room: the server stops, or nobody needs it in memory."""
        self.is_doomed = True
        self.attendant.rest()
        if self._announcing is not None:
            self._announcing.cancel()
        for connection in self.connections:
            connection.drop()

    @property
    def is_idle(self) -> bool:
        """Whether nothing here needs memory: no socket, no bot at work, nobody in the middle of something."""
        return not self.connections and not self.attendant.is_busy and not self.lock.locked()


BACK: Final = commands.ComeBack()


def _is_newly_asked(before: list[int], now: list[int], seat: int) -> bool:
    return now[seat] != 0 and (not before or before[seat] == 0) if now else False
