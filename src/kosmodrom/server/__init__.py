"""Tables over HTTP and sockets: the server that a host runs.

`Config`, `Limits` and `make_app` are for programs that run a server themselves. They are imported when they are first
used: parts of this package are used without the web framework, which is slow to import.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kosmodrom.server.app import make_app as make_app
    from kosmodrom.server.config import Config as Config
    from kosmodrom.server.config import Limits as Limits

__all__ = ["Config", "Limits", "make_app"]


def __getattr__(name: str) -> object:
    """Import one of the names above on its first use."""
    if name == "make_app":
        from kosmodrom.server.app import make_app

        return make_app
    if name in ("Config", "Limits"):
        from kosmodrom.server import config

        return getattr(config, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
