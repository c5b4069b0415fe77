"""A table's bots and clocks: what happens at it without anybody's command."""

import asyncio
import logging
import time
from functools import partial
from typing import TYPE_CHECKING, Final

from kosmodrom.server.errors import NotFound, TooBusy
from kosmodrom.server.thinkers.turn import Turn
from kosmodrom.store.errors import Unavailable
from kosmodrom.table import decisions, facts
from kosmodrom.table.refused import Refused
from kosmodrom.table.status import Status
from kosmodrom.table.table import Table

if TYPE_CHECKING:
    from kosmodrom.server.room import Room

PAUSE: Final = 0.5
"""Seconds until a bot or a clock tries again when the store doesn't answer."""
FARTHEST: Final = 86_400.0
"""Seconds ahead that an alarm is set for; what comes later the store's `wake` calls for."""

logger = logging.getLogger(__name__)


class Attendant:
    """Lets bots think and move, and gives the seats of people whose time is up to bots.

    With several servers on one store it does so only for the server that holds the table's lease.
    """

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.hub = room.hub
        self._is_resting = False
        self._thinking: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._turn = Turn()

    @property
    def is_busy(self) -> bool:
        """Whether a bot is at work."""
        return self._thinking is not None

    def stir(self, table: Table) -> None:
        """Something has changed: let bots think, set the alarm."""
        if self._is_resting:
            return
        if table.bots_to_move and self._thinking is None:
            self._thinking = self.hub.spawn(self._move_bots())
        self.set_alarm(table)

    def rest(self) -> None:
        """Do nothing more."""
        self._is_resting = True
        if self._alarm is not None:
            self._alarm.cancel()
        if self._thinking is not None:
            self._thinking.cancel()

    # Bots

    async def _move_bots(self) -> None:
        self._turn = Turn()
        try:
            while not self._is_resting:
                try:
                    if not await self.move_bot():
                        return
                except (TooBusy, Unavailable):
                    await asyncio.sleep(PAUSE)
                except NotFound:
                    return
                except Refused as refused:
                    logger.warning("table %s: a bot's move was refused: %s", self.room.id, refused.reason)
                    await asyncio.sleep(PAUSE)
        finally:
            self._thinking = None

    async def move_bot(self) -> bool:
        """Let the first bot that owes a decision think and move; false if none does, or another server sees to it."""
        room = self.room
        if not await self.hub.is_mine(room.id):
            return False
        async with room.lock:
            table = await room.ready()
            waiting = table.bots_to_move
            if not waiting or table.match is None:
                return False
            seat = waiting[0]
            question, level = table.questions[seat], table.bot_of(seat) or table.settings.stand_in
            most = self._turn.left(seat, level)
            thinking = self.hub.pool.think(table.game, table.match.state, seat, level, most=most)
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
            self.hub.world.at_point("before-broadcast")
            room.show()
        return True

    # Clocks

    def deadline(self, table: Table, seat: int) -> int | None:
        """When a bot takes a person's seat: at the end of his clock, or some time after he has gone.

        For some time after the server's start nobody's time ends: people are only just coming back.
        """
        at = table.deadline(seat)
        if at is None:
            return None
        pace, player = table.settings.pace, table.seats[seat].player
        if pace.kind == "away":
            if seat in self.room.present(table):
                return None
            at = max(at, self.room.presence.last_seen(player or "") + pace.seconds * 1_000)
        return max(at, self.hub.patient_until) if pace.kind != "days" else at

    def set_alarm(self, table: Table) -> None:
        """Wake up when the first person's time is up."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        times = [at for seat in table.people if (at := self.deadline(table, seat)) is not None]
        if not times or table.status != Status.PLAYING or self._is_resting:
            return
        seconds = max(0.0, (min(times) - self.hub.world.now()) / 1_000)
        if seconds < FARTHEST:
            self._alarm = asyncio.get_running_loop().call_later(seconds + 0.01, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        if not self._is_resting:
            self.hub.spawn(self._stand_in())

    async def _stand_in(self) -> None:
        """Give the seats of people whose time is up to bots, but not of those who are at another server."""
        try:
            if not await self.hub.is_mine(self.room.id):
                return
            if self.hub.store.is_shared:
                await self.room.look_around()
            async with self.room.lock:
                await self._stand_in_now(await self.room.ready())
        except (TooBusy, Unavailable):
            self._alarm = asyncio.get_running_loop().call_later(PAUSE, self._ring)
        except (Refused, NotFound):
            return

    async def _stand_in_now(self, table: Table) -> None:
        now = self.hub.world.now()
        late = [seat for seat in table.people if (at := self.deadline(table, seat)) is not None and at <= now]
        why: facts.StandInReason = "away" if table.settings.pace.kind == "away" else "clock"
        for seat in late:
            command_id = f"clock-{seat}-{table.questions[seat]}"
            await self.room.commit(command_id, None, partial(decisions.stand_in, seat=seat, why=why))
        if late:
            self.room.show()
        elif self.room.table is not None:
            self.set_alarm(self.room.table)
