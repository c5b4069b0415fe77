"""What happens at a table without a command: bots move, and bots take over seats whose time has run out."""

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

from kosmodrom.server.audience import Audience
from kosmodrom.server.errors import NotFound, TooBusy
from kosmodrom.server.lifecycle import Lifecycle
from kosmodrom.server.ownership import Ownership
from kosmodrom.server.thinkers.budget import TurnBudget
from kosmodrom.server.thinkers.pool import ThinkerPool
from kosmodrom.server.world import World
from kosmodrom.store.errors import Unavailable
from kosmodrom.table import decisions, facts
from kosmodrom.table.refused import Refused
from kosmodrom.table.status import Status
from kosmodrom.table.table import Table
from kosmodrom.table.trial import Decision

PAUSE: Final = 0.5
"""Seconds until a bot or a clock tries again when the store doesn't answer."""
FARTHEST: Final = 86_400.0
"""Seconds ahead that an alarm is set for. Later ones are found by the `wake` of the table's row."""

logger = logging.getLogger(__name__)


class TableAccess(Protocol):
    """What bots and clocks need of a room: the lock, the table, and the one way to change it."""

    id: str
    lock: asyncio.Lock

    async def ready(self) -> Table: ...

    async def commit(self, command_id: str, player: str | None, decide: Callable[[Table], Decision]) -> int: ...

    def show(self) -> None: ...


class Autoplay:
    """Plays the bots of one table, and gives the seats of people whose time has run out to bots.

    Of several servers on one store only the table's owner does so.
    """

    def __init__(
        self,
        room: TableAccess,
        audience: Audience,
        pool: ThinkerPool,
        ownership: Ownership,
        lifecycle: Lifecycle,
        world: World,
    ) -> None:
        self._room = room
        self._audience = audience
        self._pool = pool
        self._ownership = ownership
        self._lifecycle = lifecycle
        self._world = world
        self._is_stopped = False
        self._thinking: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._turn = TurnBudget()

    @property
    def is_busy(self) -> bool:
        """Whether a bot is at work."""
        return self._thinking is not None

    def update(self, table: Table) -> None:
        """The table has changed: let bots think, and set the alarm."""
        if self._is_stopped:
            return
        if table.bots_to_move and self._thinking is None:
            self._thinking = self._lifecycle.spawn(self._move_bots())
        self.set_alarm(table)

    def stop(self) -> None:
        """Do nothing more."""
        self._is_stopped = True
        if self._alarm is not None:
            self._alarm.cancel()
        if self._thinking is not None:
            self._thinking.cancel()

    # Bots

    async def _move_bots(self) -> None:
        self._turn = TurnBudget()
        try:
            while not self._is_stopped:
                try:
                    if not await self.move_bot():
                        return
                except (TooBusy, Unavailable):
                    await asyncio.sleep(PAUSE)
                except NotFound:
                    return
                except Refused as refused:
                    logger.warning("table %s: a bot's move was refused: %s", self._room.id, refused.reason)
                    await asyncio.sleep(PAUSE)
        finally:
            self._thinking = None

    async def move_bot(self) -> bool:
        """Let the first bot that has to decide think and move. False if there is none, or another server owns it."""
        room = self._room
        if not await self._ownership.is_mine(room.id):
            return False
        async with room.lock:
            table = await room.ready()
            waiting = table.bots_to_move
            if not waiting or table.match is None:
                return False
            seat = waiting[0]
            question, level = table.questions[seat], table.bot_of(seat) or table.settings.stand_in
            most = self._turn.left(seat, level)
            thinking = self._pool.think(table.game, table.match.state, seat, level, most=most)
        began = time.monotonic()
        thought = await thinking
        self._turn.spend(time.monotonic() - began)
        async with room.lock:
            table = await room.ready()
            if table.questions[seat] != question or table.bot_of(seat) is None or table.is_paused:
                return True
            notation = table.game.about.moves.notation(thought.move)
            await room.commit(
                f"bot-{seat}-{question}",
                None,
                lambda now: decisions.play(now, seat, question, (notation,), is_bot=True),
            )
            self._world.at_point("before-broadcast")
            room.show()
        return True

    # Clocks

    def deadline(self, table: Table, seat: int) -> int | None:
        """When a bot takes over a person's seat: when their clock runs out, or some time after they have left.

        Shortly after the server's start no clock runs out, as people are only just coming back. Clocks of days do.
        """
        at = table.deadline(seat)
        if at is None:
            return None
        pace, player = table.settings.pace, table.seats[seat].player
        if pace.kind == "away":
            if seat in self._audience.present(table):
                return None
            at = max(at, self._audience.presence.last_seen(player or "") + pace.seconds * 1_000)
        return max(at, self._lifecycle.patient_until) if pace.kind != "days" else at

    def set_alarm(self, table: Table) -> None:
        """Wake up when the first clock runs out."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        times = [at for seat in table.people if (at := self.deadline(table, seat)) is not None]
        if not times or table.status != Status.PLAYING or self._is_stopped:
            return
        seconds = max(0.0, (min(times) - self._world.now()) / 1_000)
        if seconds < FARTHEST:
            self._alarm = asyncio.get_running_loop().call_later(seconds + 0.01, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        if not self._is_stopped:
            self._lifecycle.spawn(self._stand_in())

    async def _stand_in(self) -> None:
        """Give the seats whose time has run out to bots, after asking the store who is connected elsewhere."""
        try:
            if not await self._ownership.is_mine(self._room.id):
                return
            async with self._room.lock:
                table = await self._room.ready()
                if self._ownership.is_shared:
                    await self._audience.learn(table)
                await self._stand_in_now(table)
        except (TooBusy, Unavailable):
            self._alarm = asyncio.get_running_loop().call_later(PAUSE, self._ring)
        except (Refused, NotFound):
            return

    async def _stand_in_now(self, table: Table) -> None:
        now = self._world.now()
        late = [seat for seat in table.people if (at := self.deadline(table, seat)) is not None and at <= now]
        why: facts.StandInReason = "away" if table.settings.pace.kind == "away" else "clock"
        for seat in late:
            command_id = f"clock-{seat}-{table.questions[seat]}"
            await self._room.commit(command_id, None, partial(decisions.stand_in, seat=seat, why=why))
        if late:
            self._room.show()
        else:
            self.set_alarm(table)
