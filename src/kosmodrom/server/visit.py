"""Who asks, and in which language he reads: found once a request, before anything else is looked at."""

from dataclasses import dataclass

from litestar.exceptions import ClientException, MethodNotAllowedException
from litestar.handlers.base import BaseRouteHandler

from kosmodrom.core.rules import LANGUAGES
from kosmodrom.server.errors import WhoAreYou
from kosmodrom.server.room import Room
from kosmodrom.server.services import Services, language_or_default, services_of
from kosmodrom.server.visitor import AnyConnection, NoSuchCookie, further_of, visitor_of
from kosmodrom.store.rows import Player
from kosmodrom.table.board import Reader


@dataclass(frozen=True)
class Visit:
    """A request's person, if he is known, and language."""

    services: Services
    player: Player | None
    language: str
    further: int = 0
    """Which of the people at one device he is."""
    watch: str = ""
    """The code of a watch link, if one came along."""

    @property
    def me(self) -> Player:
        """The person; WhoAreYou if he isn't known."""
        if self.player is None:
            raise WhoAreYou
        return self.player

    @property
    def player_id(self) -> str | None:
        """The person's id, for those who may also be nobody."""
        return None if self.player is None else self.player.id

    async def reader(self) -> Reader:
        """The person as a reader of boards, with those whose chat he doesn't want to see."""
        if self.player is None:
            return Reader(None, self.language, watch=self.watch)
        hidden = frozenset(await self.services.store.people.blocks(self.player.id))
        return Reader(self.player.id, self.language, hidden, self.watch)

    async def look(self, table_id: str) -> Room:
        """The room of a table that the person may look at; NotFound if there is none such."""
        return await self.services.hub.open(table_id, self.player_id, self.watch)


async def identify(connection: AnyConnection, services: Services) -> Visit:
    """Who is behind a request or a socket, and the language they read. NoSuchCookie as in `further_of`."""
    player = await visitor_of(connection, services)
    query = connection.query_params
    language = language_or_default(query.get("language"), player.language if player else LANGUAGES[0])
    return Visit(services, player, language, further_of(connection), query.get("watch", ""))


async def load_visit(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Find out who asks.

    What it answers to OPTIONS by itself names the methods of one handler of several: better none than that.
    """
    if connection.scope.get("method") == "OPTIONS":
        raise MethodNotAllowedException
    try:
        connection.state["visit"] = await identify(connection, services_of(connection.app.state))
    except NoSuchCookie as error:
        raise ClientException(str(error)) from None


def known(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Let only people with a name in."""
    if visit_of(connection).player is None:
        raise WhoAreYou


def visit_of(connection: AnyConnection) -> Visit:
    """What `load_visit` found."""
    found = connection.state["visit"]
    assert isinstance(found, Visit)
    return found


def language_of(connection: AnyConnection) -> str:
    """The language to say in what is wrong, even if nobody was greeted."""
    found = connection.state.get("visit")
    return found.language if isinstance(found, Visit) else language_or_default(connection.query_params.get("language"))
