"""Middleware around the whole application: rates, origins, bodies, headers."""

import asyncio
from contextlib import suppress
from http import HTTPStatus
from typing import Final
from urllib.parse import parse_qs

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPReceiveMessage, HTTPScope, Message, Receive, Scope, Send

from kosmodrom.server.config import Config
from kosmodrom.server.headers import common_headers, with_headers
from kosmodrom.server.messages import write
from kosmodrom.server.problem import Problem
from kosmodrom.server.rate import Rate
from kosmodrom.server.refusals import Refusals
from kosmodrom.server.services import language_or_default
from kosmodrom.server.site import Site
from kosmodrom.server.visitor import address_of
from kosmodrom.server.words import say

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
OWN_SITE: Final = frozenset({"same-origin", "none"})
GUESTS: Final = ("POST", "/api/me")
RECORDS: Final = (("POST", "/api/verify"), ("POST", "/api/replay"))
"""Routes that accept a whole record as body."""
MINUTE: Final = 60.0
HOUR: Final = 3_600.0
BODY_SECONDS: Final = 20.0
"""How long a body may take to arrive."""
DISCARD_BYTES: Final = 1024 * 1024
DISCARD_SECONDS: Final = 1.0
"""How much of a body that is too large is read before it is refused."""
REFUSAL_SECONDS: Final = 0.5
"""How long whoever asks too often waits for the refusal. A client that asks at once again costs little so."""
POLICY: Final = 1008


class Denied(Exception):
    """The request is refused before it reaches a route."""

    def __init__(self, status: HTTPStatus, reason: str, text: str, after: int = 0) -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason
        self.text = text
        self.after = after


class Guard:
    """Checks every request, including those that no route matches, and adds headers to every response.

    The page's files are served here and not counted, so that many people behind one address can load it at once.
    """

    def __init__(self, app: ASGIApp, config: Config, site: Site, refusals: Refusals) -> None:
        self._app = app
        self._config = config
        self._site = site
        self._refusals = refusals
        self._common = common_headers(config)
        limits = config.limits
        self._requests = Rate(limits.request_rate, MINUTE)
        self._handshakes = Rate(limits.request_rate, MINUTE)
        self._guests = Rate(limits.new_guests, HOUR)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            send = with_headers(send, self._common)
            file = self._site.find(scope)
            if file is None:
                await self._request(scope, receive, send)
            else:
                await file.answer(scope, send)
        elif self._handshakes.take(address_of(scope)):
            self._refusals.count("handshakes", address_of(scope))
            await asyncio.sleep(REFUSAL_SECONDS)
            await receive()
            await send({"type": "websocket.close", "code": POLICY, "reason": "too-fast"})
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        try:
            await self._check_rate(scope)
            headers = Headers.from_scope(scope)
            if scope["method"] not in SAFE:
                self._check_origin(headers)
            body = await self._body(scope, headers, receive)
            if self._place(scope) == GUESTS:
                send = self._count_guest(scope, send)
        except Denied as denied:
            await refuse(scope, send, denied)
            return
        await self._app(scope, receive if body is None else BufferedBody(body, receive), send)

    @staticmethod
    def _place(scope: HTTPScope) -> tuple[str, str]:
        """Method and path. As in routing, extra slashes are ignored."""
        return scope["method"], "/" + "/".join(part for part in scope["path"].split("/") if part)

    async def _check_rate(self, scope: HTTPScope) -> None:
        after = self._requests.take(address_of(scope))
        if after:
            self._refusals.count("requests", address_of(scope))
            await asyncio.sleep(REFUSAL_SECONDS)
            raise Denied(HTTPStatus.TOO_MANY_REQUESTS, "too-fast", "too-fast", after)

    def _check_origin(self, headers: Headers) -> None:
        """Only our own pages and programs may change anything. Programs send no origin."""
        origins = headers.getall("origin", [])
        is_own = all(origin in self._config.allowed_origins for origin in origins)
        if not origins:
            is_own = headers.get("sec-fetch-site", "none") in OWN_SITE
        if not is_own:
            raise Denied(HTTPStatus.FORBIDDEN, "foreign-origin", "foreign-origin")

    async def _body(self, scope: HTTPScope, headers: Headers, receive: Receive) -> bytes | None:
        """The whole body of a request, None if its method has no body."""
        limits = self._config.limits
        most = limits.record_bytes if self._place(scope) in RECORDS else limits.body_bytes
        told = headers.get("content-length", "0")
        if not told.isdecimal() or int(told) > most:
            await discard(receive)
            raise Denied(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "too-large", "too-large")
        if scope["method"] in SAFE:
            return None
        try:
            async with asyncio.timeout(BODY_SECONDS):
                body = await read(receive, most)
        except TimeoutError:
            raise Denied(HTTPStatus.BAD_REQUEST, "bad-request", "slow-body") from None
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if body and kind != "application/json":
            raise Denied(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "bad-request", "not-json")
        return body

    def _count_guest(self, scope: HTTPScope, send: Send) -> Send:
        """Count a new guest. If the response creates none, it is not counted."""
        address = address_of(scope)
        after = self._guests.take(address)
        if after:
            self._refusals.count("guests", address)
            raise Denied(HTTPStatus.TOO_MANY_REQUESTS, "too-fast", "too-many-guests", after)

        async def counting(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] != HTTPStatus.CREATED:
                self._guests.give_back(address)
            await send(message)

        return counting


class BufferedBody:
    """A `receive` that returns a body which was read already."""

    def __init__(self, body: bytes, receive: Receive) -> None:
        self._body: bytes | None = body
        self._receive = receive

    async def __call__(self) -> HTTPReceiveMessage:
        if self._body is None:
            message = await self._receive()
            assert message["type"] in ("http.request", "http.disconnect")
            return message
        body, self._body = self._body, None
        return {"type": "http.request", "body": body, "more_body": False}


async def read(receive: Receive, most: int) -> bytes:
    """Read a whole body. Denied as soon as it is longer than allowed."""
    parts = bytearray()
    while True:
        message = await receive()
        if message["type"] != "http.request":
            raise Denied(HTTPStatus.BAD_REQUEST, "bad-request", "bad-request")
        parts += message["body"]
        if len(parts) > most:
            if message["more_body"]:
                await discard(receive)
            raise Denied(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "too-large", "too-large")
        if not message["more_body"]:
            return bytes(parts)


async def discard(receive: Receive) -> None:
    """Read some more of a body that is too large. A client that is cut off at once doesn't read the response."""
    size = 0
    with suppress(TimeoutError):
        async with asyncio.timeout(DISCARD_SECONDS):
            while size < DISCARD_BYTES:
                message = await receive()
                if message["type"] != "http.request" or not message["more_body"]:
                    return
                size += len(message["body"])


async def refuse(scope: HTTPScope, send: Send, denied: Denied) -> None:
    """Send the reason why a request is denied, without waiting for the rest of its body."""
    asked = parse_qs(scope["query_string"].decode("latin-1")).get("language", [None])
    body = write(Problem(denied.reason, say(denied.text, language_or_default(asked[0]))))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
    ]
    if denied.after:
        headers.append((b"retry-after", str(denied.after).encode()))
    await send({"type": "http.response.start", "status": denied.status, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body, "more_body": False})
