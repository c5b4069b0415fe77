"""The security headers of every response."""

from typing import Final
from urllib.parse import urlsplit

from litestar.types import Message, Send

from kosmodrom.server.config import Config

PLAIN: Final = {
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
}
ALONE: Final = b"same-origin"
"""No other page keeps a handle to ours. Over plain HTTP, browsers accept it only for the own machine."""
OWN_MACHINE: Final = ("127.0.0.1", "localhost", "::1")
LASTING: Final = b"max-age=31536000"
"""Browsers use only TLS for a year."""
UNKEPT: Final = (b"cache-control", b"no-store")
"""The default for responses without a cache header of their own."""


def content_policy(config: Config) -> bytes:
    """Everything is loaded from this server, and nothing is inline."""
    sockets = sorted("ws" + origin.removeprefix("http") for origin in config.allowed_origins)
    rules = (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        f"connect-src 'self' {' '.join(sockets)}",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
    return "; ".join(rules).encode()


def common_headers(config: Config) -> dict[bytes, bytes]:
    """The headers that all responses of a server have in common."""
    found = {**PLAIN, b"content-security-policy": content_policy(config)}
    if config.is_secure or urlsplit(config.address).hostname in OWN_MACHINE:
        found[b"cross-origin-opener-policy"] = ALONE
    if config.is_secure:
        found[b"strict-transport-security"] = LASTING
    return found


def with_headers(send: Send, common: dict[bytes, bytes]) -> Send:
    """Add the common headers to every response. One without a cache header is not cached."""

    async def extended(message: Message) -> None:
        if message["type"] == "http.response.start":
            own = [(name, value) for name, value in message["headers"] if name.lower() not in common]
            if all(name.lower() != UNKEPT[0] for name, _ in own):
                own.append(UNKEPT)
            message = {**message, "headers": [*own, *common.items()]}
        await send(message)

    return extended
