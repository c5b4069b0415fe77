"""Tables on daily deals: one try that counts, then practice."""

from contextlib import suppress
from typing import Final

from kosmodrom.server.deals import Deals, first_table
from kosmodrom.server.errors import Declined
from kosmodrom.server.hub import Hub
from kosmodrom.server.levels import is_level
from kosmodrom.server.world import World
from kosmodrom.store.errors import Conflict
from kosmodrom.store.rows import Deal, Status
from kosmodrom.store.store import Store
from kosmodrom.table import decisions
from kosmodrom.table.commands import Start
from kosmodrom.table.deal import Dealt
from kosmodrom.table.facts import Chair, Created
from kosmodrom.table.settings import Settings
from kosmodrom.table.table import Table

DEALING: Final = "start-of-the-deal"
"""The id of the command that starts a table of a deal, so that it is started once."""


class Daily:
    """Opens tables on daily deals."""

    def __init__(self, hub: Hub, deals: Deals, store: Store, world: World) -> None:
        self._hub = hub
        self._deals = deals
        self._store = store
        self._world = world

    async def begin(self, name: str, day: str, player: str) -> str:
        """The id of the table of a person's one try, opened and dealt if they have none. Declined if it is too late."""
        deal = await self._deals.deal(name, day)
        table = first_table(deal, player)
        row = await self._store.tables.summary(table)
        if row is None:
            if self._deals.is_over(deal):
                raise Declined("deal-past")
            await self._open(deal, table, player, is_rated=True)
        elif row.status == Status.GATHERING:
            await self._start(table, player)
        return table

    async def practise(self, name: str, day: str, player: str) -> str:
        """The id of a new table on a deal that doesn't count. Declined before the try that does."""
        deal = await self._deals.deal(name, day)
        if not await self._deals.may_know(deal, player):
            raise Declined("deal-first")
        table = self._world.new_id()
        await self._open(deal, table, player, is_rated=False)
        return table

    async def _open(self, deal: Deal, table_id: str, player: str, is_rated: bool) -> None:
        game, _ = self._deals.solo_of(deal.game)
        about = game.about
        if (deal.version, deal.content) != (about.version, about.content):
            raise Declined("deal-changed")
        await self._hub.check_open_tables(player)
        table = Table(table_id, game)
        settings = decisions.check_settings(table, Settings(seats=1, options=deal.options), is_level)
        chairs = (Chair(player=player),)
        dealt = Dealt(deal.day, is_rated)
        fact = Created(about.name, about.version, about.content, settings, player, deal.secret, chairs, deal=dealt)
        # If it is asked for twice at the same moment, there is one table.
        with suppress(Conflict):
            await self._hub.add_table(table, fact)
        await self._start(table_id, player)

    async def _start(self, table_id: str, player: str) -> None:
        await self._hub.room(table_id).submit(player, DEALING, Start(), None)
