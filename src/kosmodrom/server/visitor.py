"""The person behind a request or a socket: origin, address, key."""

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.types import Scope

from kosmodrom.server.services import Services
from kosmodrom.store.rows import Holder, KeyKind

FURTHER: Final = tuple("1234567")
"""Values of `?as=`: further people in one browser, each with a cookie. A table has at most eight seats."""

AnyConnection = ASGIConnection[Any, Any, Any, Any]
"""A request or a socket with any handler, user, authentication and state."""


def is_foreign(connection: AnyConnection, services: Services) -> bool:
    """Whether a page of another origin sent this. Programs send no origin."""
    origin = connection.headers.get("origin")
    return origin is not None and origin not in services.config.allowed_origins


def address_of(scope: Scope) -> str:
    """The address that a request or a socket comes from. A trusted proxy in front has put the client's there."""
    client = scope["client"]
    return client[0] if client is not None else ""


class NoSuchCookie(ValueError):
    """The `as` of a request is not one valid number."""


def further_of(connection: AnyConnection) -> int:
    """Which of the people on one device asks: 0, or the number in `?as=2`. NoSuchCookie if it is invalid."""
    asked = connection.query_params.getall("as", [])
    if not asked:
        return 0
    if len(asked) > 1 or asked[0] not in FURTHER:
        raise NoSuchCookie(f"as is one number from {FURTHER[0]} to {FURTHER[-1]}")
    return int(asked[0])


def key_of(connection: AnyConnection, services: Services) -> tuple[str, KeyKind] | None:
    """The token of a request, or else its cookie, which `?as=` selects. NoSuchCookie if that is invalid."""
    further = further_of(connection)
    authorization = connection.headers.get("authorization")
    if authorization is not None:
        scheme, _, token = authorization.partition(" ")
        return (token.strip(), KeyKind.TOKEN) if scheme.lower() == "bearer" else None
    cookie = connection.cookies.get(services.cookie_of(further))
    return None if cookie is None else (cookie, KeyKind.COOKIE)


async def visitor_of(connection: AnyConnection, services: Services) -> Holder | None:
    """The person whose token or cookie a request has. NoSuchCookie if `?as=` is invalid."""
    found = key_of(connection, services)
    return None if found is None else await services.identities.holder(found[0], (found[1],))
