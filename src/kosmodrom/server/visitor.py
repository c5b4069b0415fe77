"""The person behind a request or a socket, and where he comes from."""

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.types import Scope

from kosmodrom.server.services import Services
from kosmodrom.store.rows import KeyKind, Player

FURTHER: Final = tuple("1234567")
"""The further people whom one browser may be, each by a cookie of his own: a table seats no more than eight."""

AnyConnection = ASGIConnection[Any, Any, Any, Any]
"""A request or a socket; the framework's parameters are of no concern here."""


def is_foreign(connection: AnyConnection, services: Services) -> bool:
    """Whether a page of somebody else's sent this. Programs send no origin."""
    origin = connection.headers.get("origin")
    return origin is not None and origin not in services.config.allowed_origins


def address_of(scope: Scope) -> str:
    """The address that a request or a socket comes from. A trusted proxy in front has put the client's there."""
    client = scope["client"]
    return client[0] if client is not None else ""


class NoSuchCookie(ValueError):
    """A request asks as a further person of its device, by a number that there is none of."""


def further_of(connection: AnyConnection) -> int:
    """Which of the people at one device asks: 0, or the number of a further cookie (`?as=2`); NoSuchCookie."""
    asked = connection.query_params.getall("as", [])
    if not asked:
        return 0
    if len(asked) > 1 or asked[0] not in FURTHER:
        raise NoSuchCookie(f"as is one number from {FURTHER[0]} to {FURTHER[-1]}")
    return int(asked[0])


def key_of(connection: AnyConnection, services: Services) -> tuple[str, KeyKind] | None:
    """The key that came along: a token, or else a cookie, of a further person if one is asked as; NoSuchCookie."""
    further = further_of(connection)
    authorization = connection.headers.get("authorization")
    if authorization is not None:
        scheme, _, token = authorization.partition(" ")
        return (token.strip(), KeyKind.TOKEN) if scheme.lower() == "bearer" else None
    cookie = connection.cookies.get(services.cookie_of(further))
    return None if cookie is None else (cookie, KeyKind.COOKIE)


async def visitor_of(connection: AnyConnection, services: Services) -> Player | None:
    """The person whose token or cookie came along; NoSuchCookie."""
    found = key_of(connection, services)
    return None if found is None else await services.identities.recognise(found[0], (found[1],))
