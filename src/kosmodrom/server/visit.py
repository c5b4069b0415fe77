"""Who makes a request and the language they read: found once, before the route runs."""

from dataclasses import dataclass

from litestar.exceptions import ClientException, MethodNotAllowedException
from litestar.handlers.base import BaseRouteHandler

from kosmodrom.core.rules import LANGUAGES
from kosmodrom.server.errors import WhoAreYou
from kosmodrom.server.room import Room
from kosmodrom.server.services import Services, language_or_default, services_of
from kosmodrom.server.visitor import AnyConnection, NoSuchCookie, further_of, visitor_of
from kosmodrom.store.rows import KeyKind, Player
from kosmodrom.table.board import Reader


@dataclass(frozen=True)
class Visit:
    """The person behind a request, if known, and their language."""

    services: Services
    player: Player | None
    language: str
    further: int = 0
    """Which of the people on one device it is."""
    watch: str = ""
    """The code of a watch link, if the request has one."""
    blocks: frozenset[str] = frozenset()
    """The ids of the people whom the person had blocked when the request came."""
    key: str = ""
    """The hash of the token or cookie that the person is known by; empty if they are unknown."""
    is_program: bool = False
    """Whether they are known by a token."""

    @property
    def me(self) -> Player:
        """The person. WhoAreYou if they are unknown."""
        if self.player is None:
            raise WhoAreYou
        return self.player

    @property
    def player_id(self) -> str | None:
        """The person's id, None if they are unknown."""
        return None if self.player is None else self.player.id

    @property
    def reader(self) -> Reader:
        """The person as a reader of boards, without the chat of people whom they have blocked."""
        return Reader(self.player_id, self.language, self.blocks, self.watch)

    async def look(self, table_id: str) -> Room:
        """The room of a table that the person may see. NotFound if there is none."""
        return await self.services.hub.open(table_id, self.player_id, self.watch)


async def identify(connection: AnyConnection, services: Services) -> Visit:
    """Who is behind a request or a socket, and the language they read. NoSuchCookie as in `further_of`."""
    holder = await visitor_of(connection, services)
    player = None if holder is None else holder.player
    query = connection.query_params
    language = language_or_default(query.get("language"), player.language if player else LANGUAGES[0])
    watch, further = query.get("watch", ""), further_of(connection)
    if holder is None:
        return Visit(services, None, language, further, watch)
    is_program = holder.kind == KeyKind.TOKEN
    return Visit(services, player, language, further, watch, holder.blocks, holder.key, is_program)


async def load_visit(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """A guard that finds out who makes a request.

    OPTIONS is refused: the framework's own response names the methods of only one of several handlers.
    """
    if connection.scope.get("method") == "OPTIONS":
        raise MethodNotAllowedException
    try:
        connection.state["visit"] = await identify(connection, services_of(connection.app.state))
    except NoSuchCookie as error:
        raise ClientException(str(error)) from None


def known(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """A guard that refuses requests of unknown people."""
    if visit_of(connection).player is None:
        raise WhoAreYou


def visit_of(connection: AnyConnection) -> Visit:
    """The visit of a request, as found by `load_visit`."""
    found = connection.state["visit"]
    assert isinstance(found, Visit)
    return found


def language_of(connection: AnyConnection) -> str:
    """The language for error messages, even if the request failed before its visit was found."""
    found = connection.state.get("visit")
    return found.language if isinstance(found, Visit) else language_or_default(connection.query_params.get("language"))
