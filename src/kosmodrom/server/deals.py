"""Daily deals: the same for everybody who plays alone that day, and who may know them when."""

from dataclasses import dataclass
from typing import Final, Literal

from kosmodrom.core.game import Game
from kosmodrom.core.solo import Solo
from kosmodrom.server.errors import NotFound
from kosmodrom.server.replaying import Lookup
from kosmodrom.server.world import World, derived_id
from kosmodrom.store.rows import Deal, Status
from kosmodrom.store.store import Store
from kosmodrom.table.deal import close_of, day_at, end_of, is_day, number_of
from kosmodrom.table.table import Table

TODAY: Final = "today"
OPEN: Final = (Status.GATHERING, Status.PLAYING)

State = Literal["none", "playing", "over"]


@dataclass(frozen=True)
class Attempt:
    """The state of a person's one try that counts."""

    state: State
    table: str | None = None


def options_of(solo: Solo, day: str) -> dict[str, str]:
    """The options of a day's deal. The game's list of them is repeated from its start."""
    return solo.daily[number_of(day) % len(solo.daily)]


class Deals:
    """Makes the deals of days, and knows who may see what of them."""

    def __init__(self, store: Store, world: World, lookup: Lookup) -> None:
        self._store = store
        self._world = world
        self._lookup = lookup

    def solo_of(self, name: str) -> tuple[Game, Solo]:
        """A game that can be played alone, and its rules for that. NotFound if there is no such game."""
        game = self._lookup(name, "")
        if game is None:
            raise NotFound("not-found-game")
        if game.about.solo is None or game.about.min_seats > 1:
            raise NotFound("not-found-solo")
        return game, game.about.solo

    @property
    def today(self) -> str:
        """Today's date in UTC."""
        return day_at(self._world.now())

    async def deal(self, name: str, day: str) -> Deal:
        """The deal of a day. Today's is made on first use. NotFound if there is none."""
        game, solo = self.solo_of(name)
        today = self.today
        day = today if day == TODAY else day
        found = await self._store.solo.deal(name, day) if is_day(day) else None
        if found is not None:
            return found
        if day != today:
            raise NotFound("not-found-deal")
        about, world = game.about, self._world
        options = about.complete(options_of(solo, day), 1)
        fresh = Deal(name, day, world.new_secret(), options, about.version, about.content, world.now())
        return await self._store.solo.keep_deal(fresh)

    async def attempt(self, deal: Deal, player: str | None) -> Attempt:
        """The state of a person's try of a deal: their first table on it, even if it was closed."""
        if player is None:
            return Attempt("none")
        table = first_table(deal, player)
        row = await self._store.tables.summary(table)
        if row is None:
            return Attempt("none")
        return Attempt("playing" if row.status in OPEN else "over", table)

    def is_over(self, deal: Deal) -> bool:
        """Whether it is too late to begin a deal."""
        return self._world.now() >= end_of(deal.day)

    def is_closed(self, deal: Deal) -> bool:
        """Whether no try counts any more, so that everything about the deal is public."""
        return self._world.now() >= close_of(deal.day)

    async def may_know(self, deal: Deal, player: str | None) -> bool:
        """Whether a person may practise a deal and see how others played it: they can't try it any more."""
        if self.is_closed(deal):
            return True
        state = (await self.attempt(deal, player)).state
        return state == "over" or (state == "none" and self.is_over(deal))

    async def may_look_back(self, table: Table, player: str | None) -> bool:
        """Whether a person may see somebody else's finished game: it was a try of a deal that they may know."""
        if table.deal is None or not table.deal.is_rated or table.status != Status.OVER:
            return False
        deal = await self._store.solo.deal(table.game.about.name, table.deal.day)
        return deal is not None and await self.may_know(deal, player)


def first_table(deal: Deal, player: str) -> str:
    """The id of the table of a person's try that counts.

    It follows from the deal's secret, so a person has only one, and nobody else can guess it.
    """
    return derived_id(deal.secret, f"try {player}")
