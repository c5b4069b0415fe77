"""Webhooks that tell people it is their turn, at tables where they have days for a move."""

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass
from types import TracebackType
from typing import Final, Self

import httpx
from msgspec import Struct

from kosmodrom.server import webhook
from kosmodrom.server.hub import Hub
from kosmodrom.server.messages import write
from kosmodrom.server.services import language_or_default
from kosmodrom.server.webhook import Unreachable
from kosmodrom.server.words import say
from kosmodrom.store.errors import StoreError
from kosmodrom.store.rows import Player
from kosmodrom.table.table import Table

SENDERS: Final = 4
MOST_WAITING: Final = 1_000
MOST_REMEMBERED: Final = 10_000
QUIET: Final = 600.0
"""Seconds between two alerts to one person about one table."""
PAUSES: Final = (0.0, 2.0, 10.0)
"""Seconds to wait before each try."""
TIMEOUT: Final = 5.0
PASSING: Final = (408, 425, 429)
"""Status codes below 500 after which a retry may succeed."""

logger = logging.getLogger(__name__)

Key = tuple[str, str]
"""A table id and a player id."""


@dataclass(frozen=True)
class Turn:
    """A person has to decide at a table."""

    table: str
    player: str
    game: str
    title: str
    deadline: int | None


class Mentions(Struct, frozen=True):
    """Whom a message may notify at Discord: nobody."""

    parse: tuple[str, ...] = ()


class Alert(Struct, frozen=True):
    """The body of a webhook: whose turn it is, where, until when, and a sentence to show.

    Slack shows `text`, Discord shows `content`. Without `allowed_mentions` a name could notify a whole channel there.
    """

    table: str
    game: str
    title: str
    name: str
    deadline: int | None
    text: str
    content: str
    allowed_mentions: Mentions = Mentions()


class Alerts:
    """Queues turns without waiting, and sends them as webhooks while the context is open.

    No alert is sent to a person who has the table open or has moved meanwhile. After an alert about a table the next
    one is delayed until ten minutes have passed. When the queue is full, the oldest alerts are dropped.
    """

    def __init__(self, hub: Hub, quiet: float = QUIET, pauses: tuple[float, ...] = PAUSES) -> None:
        self._hub = hub
        self._quiet = quiet
        self._pauses = pauses
        self._waiting: OrderedDict[Key, Turn] = OrderedDict()
        self._news = asyncio.Event()
        self._told: OrderedDict[Key, float] = OrderedDict()
        self._later: dict[Key, asyncio.TimerHandle] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._client: httpx.AsyncClient | None = None

    async def __aenter__(self) -> Self:
        self._tasks = [asyncio.create_task(self._send_all()) for _ in range(SENDERS)]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        for handle in self._later.values():
            handle.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._client is not None:
            await self._client.aclose()

    def tell(self, table: Table, seats: list[int]) -> None:
        """Queue alerts for the people on these seats, who have to decide now."""
        if table.settings.pace.kind != "days":
            return
        for seat in seats:
            player = table.seats[seat].player
            if player is not None and not self._is_here(table.id, player):
                about = table.game.about
                self.queue(Turn(table.id, player, about.name, table.settings.title, table.deadline(seat)))

    def _is_here(self, table: str, player: str) -> bool:
        room = self._hub.rooms.get(table)
        return room is not None and bool(room.audience.connections_of(player))

    @property
    def waiting(self) -> list[Turn]:
        """The queued turns, the oldest first."""
        return list(self._waiting.values())

    def queue(self, turn: Turn) -> None:
        """Queue a turn. It replaces one that waits for the same person and table."""
        key = (turn.table, turn.player)
        self._waiting[key] = turn
        if len(self._waiting) > MOST_WAITING:
            self._waiting.popitem(last=False)
        self._news.set()

    async def _send_all(self) -> None:
        while True:
            await self._news.wait()
            if not self._waiting:
                self._news.clear()
                continue
            _, turn = self._waiting.popitem(last=False)
            try:
                await self._send(turn)
            except StoreError as error:
                logger.warning("an alert was given up: %s", error)
            except Exception:
                logger.exception("an alert failed")

    async def _send(self, turn: Turn) -> None:
        player = await self._hub.store.people.player(turn.player)
        if player is None or not player.webhook or not await self._is_asked(turn):
            return
        if self._put_off(turn):
            return
        self._remember(turn)
        body = write(self._alert(turn, player))
        for pause in self._pauses:
            await asyncio.sleep(pause)
            if pause and not await self._is_asked(turn):
                return
            if await self._deliver(player.webhook, body):
                return
        logger.warning("an alert was given up after %s tries", len(self._pauses))

    async def _is_asked(self, turn: Turn) -> bool:
        """Whether the alert is still needed: the person has neither moved nor opened the table meanwhile."""
        if self._is_here(turn.table, turn.player):
            return False
        summary = await self._hub.store.tables.summary(turn.table)
        return summary is not None and any(place.player == turn.player and place.is_turn for place in summary.places)

    def _put_off(self, turn: Turn) -> bool:
        """Whether it is too early for another alert; if so, schedule it once for later."""
        key = (turn.table, turn.player)
        loop = asyncio.get_running_loop()
        left = self._told.get(key, -self._quiet) + self._quiet - loop.time()
        if left <= 0:
            return False
        if key in self._later:
            self._later[key].cancel()
        if key in self._later or len(self._later) < MOST_WAITING:
            self._later[key] = loop.call_later(left, self._tell_later, turn)
        return True

    def _tell_later(self, turn: Turn) -> None:
        self._later.pop((turn.table, turn.player), None)
        self.queue(turn)

    def _remember(self, turn: Turn) -> None:
        key = (turn.table, turn.player)
        self._told[key] = asyncio.get_running_loop().time()
        self._told.move_to_end(key)
        if len(self._told) > MOST_REMEMBERED:
            self._told.popitem(last=False)

    def _alert(self, turn: Turn, player: Player) -> Alert:
        language = language_or_default(player.language)
        game = self._hub.game_of(turn.game)
        assert game is not None, "there are turns at a table whose game is not here"
        words = game.about.texts.say("game-title", language)
        where = f"{words}: {turn.title}" if turn.title else words
        link = f"{self._hub.config.address}/t/{turn.table}"
        text = say("alert-turn", language, name=player.name, where=where, link=link)
        return Alert(link, turn.game, turn.title, player.name, turn.deadline, text, text)

    async def _deliver(self, address: str, body: bytes) -> bool:
        """Try once. Returns whether no further try is needed. The address is private and never logged."""
        if self._client is None:
            self._client = await asyncio.to_thread(webhook.client)
        allow_private = self._hub.config.allow_private_webhooks
        try:
            async with asyncio.timeout(TIMEOUT):
                status = await webhook.post(self._client, address, body, allow_private=allow_private)
        except Unreachable as error:
            logger.warning("an alert was not sent: %s", error)
            return True
        except (httpx.HTTPError, TimeoutError, OSError) as error:
            logger.info("an alert was not delivered: %s", type(error).__name__)
            return False
        is_passing = status >= 500 or status in PASSING
        if status >= 300 and not is_passing:
            logger.warning("an alert was refused by its receiver: HTTP %s", status)
        return not is_passing
