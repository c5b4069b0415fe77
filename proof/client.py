"""HTTP requests to a server, or to several on one database: if one doesn't answer, the next is tried."""

import asyncio
from collections.abc import Sequence
from http.cookiejar import CookieJar, DefaultCookiePolicy
from types import TracebackType
from typing import Final, Self

import httpx
import msgspec

PAUSE: Final = 0.1
PATIENCE: Final = 60.0
"""Seconds after which a server that doesn't answer is given up."""
ASK_AGAIN: Final = frozenset({429, 502, 503})


class RequestFailed(Exception):
    """A request was answered with an error."""

    def __init__(self, response: httpx.Response) -> None:
        super().__init__(f"{response.request.method} {response.request.url}: {response.status_code} {response.text}")
        self.status = response.status_code


class NoAnswer(Exception):
    """No server has answered for a long time."""


class Client:
    """One connection pool for all guests; who asks is told by a token or cookie with each request."""

    def __init__(self, addresses: Sequence[str]) -> None:
        self.addresses = list(addresses)
        no_cookies = CookieJar(policy=DefaultCookiePolicy(allowed_domains=[]))
        limits = httpx.Limits(max_connections=200)
        self._client = httpx.AsyncClient(cookies=no_cookies, limits=limits, timeout=30.0, trust_env=False, verify=False)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._client.aclose()

    def socket(self, table: str, turn: int, query: str) -> str:
        """Where to open a table's socket at the nth try."""
        address = self.addresses[turn % len(self.addresses)]
        return f"ws{address.removeprefix('http')}/ws/tables/{table}?{query}"

    async def ask(
        self, method: str, path: str, body: object = None, *, token: str = "", cookie: str = "", turn: int = 0
    ) -> httpx.Response:
        """Make a request until a server takes it; RequestFailed if it is answered with an error.

        What isn't known to be carried out is asked for again: a table may be made twice.
        """
        headers = {"Authorization": f"Bearer {token}"} if token else {"Cookie": cookie} if cookie else {}
        content = None if body is None else msgspec.json.encode(body)
        if content is not None:
            headers["Content-Type"] = "application/json"
        deadline = asyncio.get_running_loop().time() + PATIENCE
        while asyncio.get_running_loop().time() < deadline:
            address = self.addresses[turn % len(self.addresses)]
            turn += 1
            try:
                response = await self._client.request(method, address + path, content=content, headers=headers)
            except httpx.TransportError:
                await asyncio.sleep(PAUSE)
                continue
            if response.is_success:
                return response
            if response.status_code not in ASK_AGAIN:
                raise RequestFailed(response)
            await asyncio.sleep(PAUSE)
        raise NoAnswer(f"{method} {path} was not answered for {PATIENCE} s")
