"""The person behind a request or a socket, and where he comes from."""

from typing import Any, Final

from litestar.connection import ASGIConnection

from kosmodrom.server.services import Services
from kosmodrom.store.rows import KeyKind, Player

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})

Connection = ASGIConnection[Any, Any, Any, Any]
"""A request or a socket; the framework's parameters are of no concern here."""


def is_foreign(connection: Connection, services: Services) -> bool:
    """Whether a page of somebody else's sent this. Programs send no origin."""
    origin = connection.headers.get("origin")
    return origin is not None and origin not in services.config.allowed_origins


def address_of(connection: Connection) -> str:
    """The address a connection comes from, as the server in front tells if it is trusted."""
    return connection.client.host if connection.client is not None else ""


def key_of(connection: Connection, services: Services) -> tuple[str, KeyKind] | None:
    """The key that came along: a token, or else a cookie."""
    authorization = connection.headers.get("authorization")
    if authorization is not None:
        scheme, _, token = authorization.partition(" ")
        return (token.strip(), KeyKind.TOKEN) if scheme.lower() == "bearer" else None
    cookie = connection.cookies.get(services.cookie)
    return None if cookie is None else (cookie, KeyKind.COOKIE)


async def visitor_of(connection: Connection, services: Services) -> Player | None:
    """The person whose token or cookie came along."""
    found = key_of(connection, services)
    return None if found is None else await services.identities.recognise(found[0], (found[1],))
