"""The daily deal: the same for everybody who plays alone that day, one try that counts, then practice."""

from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from kosmodrom.core.game import Game
from kosmodrom.core.solo import Solo
from kosmodrom.server.errors import Declined, NotFound
from kosmodrom.server.world import derived_id
from kosmodrom.store.errors import Conflict
from kosmodrom.store.rows import Deal, Status
from kosmodrom.table import decisions
from kosmodrom.table.commands import Start
from kosmodrom.table.deal import Dealt, close_of, day_at, end_of, is_day, number_of
from kosmodrom.table.facts import Chair, Created
from kosmodrom.table.settings import Settings
from kosmodrom.table.table import Table

if TYPE_CHECKING:
    from kosmodrom.server.hub import Hub

TODAY: Final = "today"
OPEN: Final = (Status.GATHERING, Status.PLAYING)
DEALING: Final = "start-of-the-deal"
"""The id of the command that starts a table of a deal: once, however often it is asked for."""

State = Literal["none", "playing", "over"]


@dataclass(frozen=True)
class Attempt:
    """How a person's one try that counts stands."""

    state: State
    table: str | None = None


def solo_of(game: Game | None) -> tuple[Game, Solo]:
    """A game that can be played alone, and what it says of that; NotFound if it is none."""
    if game is None:
        raise NotFound("not-found-game")
    if game.about.solo is None or game.about.min_seats > 1:
        raise NotFound("not-found-solo")
    return game, game.about.solo


def options_of(solo: Solo, day: str) -> dict[str, str]:
    """What a day's deal is played with: each day's turn in a row that begins anew."""
    return solo.daily[number_of(day) % len(solo.daily)]


class Daily:
    """Makes deals, and opens tables on them."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub

    @property
    def today(self) -> str:
        """The day it is, in UTC."""
        return day_at(self._hub.world.now())

    async def deal(self, name: str, day: str) -> Deal:
        """The deal of a day. Today's is made when somebody first asks for it; NotFound if there is none."""
        game, solo = solo_of(self._hub.game_of(name, ""))
        today = self.today
        day = today if day == TODAY else day
        found = await self._hub.store.solo.deal(name, day) if is_day(day) else None
        if found is not None:
            return found
        if day != today:
            raise NotFound("not-found-deal")
        about, world = game.about, self._hub.world
        options = about.complete(options_of(solo, day))
        fresh = Deal(name, day, world.new_secret(), options, about.version, about.content, world.now())
        return await self._hub.store.solo.keep_deal(fresh)

    async def attempt(self, deal: Deal, player: str | None) -> Attempt:
        """How a person's try of a deal stands: the first table he opened on it, whatever became of it."""
        if player is None:
            return Attempt("none")
        table = _first_table(deal, player)
        row = await self._hub.store.tables.summary(table)
        if row is None:
            return Attempt("none")
        return Attempt("playing" if row.status in OPEN else "over", table)

    def is_over(self, deal: Deal) -> bool:
        """Whether nobody can begin it any more."""
        return self._hub.world.now() >= end_of(deal.day)

    def is_closed(self, deal: Deal) -> bool:
        """Whether nobody's try counts any more: everything about it is open."""
        return self._hub.world.now() >= close_of(deal.day)

    async def may_know(self, deal: Deal, player: str | None) -> bool:
        """Whether a person may practise a deal and see how others played it: nothing is left of it for him to try."""
        if self.is_closed(deal):
            return True
        state = (await self.attempt(deal, player)).state
        return state == "over" or (state == "none" and self.is_over(deal))

    async def may_look_back(self, table: Table, player: str | None) -> bool:
        """Whether a person may see another's game that is over, because it was a try of a deal he may know."""
        if table.deal is None or not table.deal.is_rated or table.status != Status.OVER:
            return False
        deal = await self._hub.store.solo.deal(table.game.about.name, table.deal.day)
        return deal is not None and await self.may_know(deal, player)

    async def begin(self, name: str, day: str, player: str) -> str:
        """The table of a person's one try: opened and dealt, or the one he has. Declined if it is too late."""
        deal = await self.deal(name, day)
        table = _first_table(deal, player)
        row = await self._hub.store.tables.summary(table)
        if row is None:
            if self.is_over(deal):
                raise Declined("deal-past")
            await self._open(deal, table, player, is_rated=True)
        elif row.status == Status.GATHERING:
            await self._start(table, player)
        return table

    async def practise(self, name: str, day: str, player: str) -> str:
        """A table on a deal that doesn't count. Declined before the try that does."""
        deal = await self.deal(name, day)
        if not await self.may_know(deal, player):
            raise Declined("deal-first")
        table = self._hub.world.new_id()
        await self._open(deal, table, player, is_rated=False)
        return table

    async def _open(self, deal: Deal, table_id: str, player: str, is_rated: bool) -> None:
        game, _ = solo_of(self._hub.game_of(deal.game, ""))
        about = game.about
        if (deal.version, deal.content) != (about.version, about.content):
            raise Declined("deal-changed")
        most = self._hub.config.limits.open_tables
        if await self._hub.store.tables.count_open(player) >= most:
            raise Declined("too-many-tables", most=most)
        table = Table(table_id, game)
        settings = decisions.check_settings(table, Settings(seats=1, options=deal.options), self._hub.is_level)
        chairs = (Chair(player=player),)
        dealt = Dealt(deal.day, is_rated)
        fact = Created(about.name, about.version, about.content, settings, player, deal.secret, chairs, deal=dealt)
        # Asked for twice at the same moment, there is one table.
        with suppress(Conflict):
            await self._hub.found(table, fact)
        await self._start(table_id, player)

    async def _start(self, table_id: str, player: str) -> None:
        await self._hub.room(table_id).submit(player, DEALING, Start(), None)


def _first_table(deal: Deal, player: str) -> str:
    """The id of a person's table that counts: nobody has two, and nobody guesses it who doesn't know the secret."""
    return derived_id(deal.secret, f"try {player}")
