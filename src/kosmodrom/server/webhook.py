"""Webhook addresses: which are allowed, and how to send to them without reaching a private network."""

import asyncio
import ipaddress
import socket
from typing import Final

import httpx

from kosmodrom.server.errors import Declined

LONGEST: Final = 300
SCHEMES: Final = ("http", "https")
GIVEN_OUT: Final = ipaddress.ip_network("2000::/3")
"""All public IPv6 addresses are in here. Outside are former private networks, and forms that wrap IPv4 addresses."""


class Unreachable(Exception):
    """Nothing can or may be sent to an address."""


def check_webhook(address: str, *, allow_private: bool = False) -> str:
    """Returns an address as it is stored. Declined if it is invalid. Its name is resolved again at each use."""
    if len(address) > LONGEST or not address.isascii() or not address.isprintable() or " " in address:
        raise Declined("bad-webhook")
    try:
        url = httpx.URL(address)
    except httpx.InvalidURL:
        raise Declined("bad-webhook") from None
    has_port = url.port is None or 0 < url.port < 65_536
    if url.scheme not in SCHEMES or not url.host or url.userinfo or url.fragment or not has_port:
        raise Declined("bad-webhook")
    if not allow_private and _is_private_name(url.host):
        raise Declined("private-webhook")
    return str(url)


def _is_private_name(host: str) -> bool:
    if host == "localhost" or host.endswith((".localhost", ".local", ".internal")):
        return True
    try:
        return not is_public(host)
    except ValueError:
        return False


def is_public(address: str) -> bool:
    """Whether an IP address is public. ValueError if it is no IP address."""
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if found not in GIVEN_OUT or found.sixtofour or found.teredo or found.scope_id:
            return False
    return found.is_global and not found.is_multicast


async def find(url: httpx.URL, *, allow_private: bool) -> str:
    """Resolve a name and check the result. Connecting to the returned IP address avoids a second lookup."""
    port = url.port or {"http": 80, "https": 443}[url.scheme]
    try:
        entries = await asyncio.get_running_loop().getaddrinfo(url.host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise Unreachable("no such name") from error
    found = [str(entry[4][0]) for entry in entries]
    if not found or not (allow_private or all(is_public(address) for address in found)):
        raise Unreachable("not a public address")
    return found[0]


def client() -> httpx.AsyncClient:
    """The client that sends alerts, without proxies of the environment and without redirects.

    Connections are not kept alive: one that was made for a name must not be used for another at the same address.
    """
    return httpx.AsyncClient(
        trust_env=False, follow_redirects=False, timeout=None, limits=httpx.Limits(max_keepalive_connections=0)
    )


async def post(sender: httpx.AsyncClient, address: str, body: bytes, *, allow_private: bool) -> int:
    """Send a body and return the status. The response body is not read."""
    url = httpx.URL(address)
    at = await find(url, allow_private=allow_private)
    request = sender.build_request(
        "POST",
        url.copy_with(host=at),
        content=body,
        headers={"Host": url.netloc.decode(), "Content-Type": "application/json", "User-Agent": "Kosmodrom"},
        extensions={"sni_hostname": url.host},
    )
    answer = await sender.send(request, stream=True)
    await answer.aclose()
    return answer.status_code
