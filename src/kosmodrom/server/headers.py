"""The headers that every answer bears, so that browsers do nothing with it that was not meant."""

from typing import Final

from litestar.types import HTTPScope, Message, Send

from kosmodrom.server.config import Config

PLAIN: Final = {
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
}
LASTING: Final = b"max-age=31536000"
"""For a year browsers come by TLS only."""
CACHED: Final = ("/assets/",)
"""What may be kept by browsers as its own answer says."""


def content_policy(config: Config) -> bytes:
    """Everything comes from here, and nothing stands in the page itself."""
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
    """What all answers of a server have in common."""
    found = {**PLAIN, b"content-security-policy": content_policy(config)}
    if config.is_secure:
        found[b"strict-transport-security"] = LASTING
    return found


def dress(scope: HTTPScope, send: Send, common: dict[bytes, bytes]) -> Send:
    """Send answers with the common headers; nothing but what is the same for everybody is kept by browsers."""
    fixed = dict(common)
    if not scope["path"].startswith(CACHED):
        fixed[b"cache-control"] = b"no-store"

    async def dressed(message: Message) -> None:
        if message["type"] == "http.response.start":
            own = [(name, value) for name, value in message["headers"] if name.lower() not in fixed]
            message = {**message, "headers": [*own, *fixed.items()]}
        await send(message)

    return dressed
