"""Tables over HTTP and sockets: what a host runs and players meet at.

`Config`, `Limits` and `make_app` are for servers of one's own. They are imported when they are asked for: parts of this
package are used without the web framework, which takes its time to import.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kosmodrom.server.app import make_app as make_app
    from kosmodrom.server.config import Config as Config
    from kosmodrom.server.config import Limits as Limits

__all__ = ["Config", "Limits", "make_app"]


def __getattr__(name: str) -> object:
    """One of the names above; the import system asks here for what it has not found."""
    if name == "make_app":
        from kosmodrom.server.app import make_app

        return make_app
    if name in ("Config", "Limits"):
        from kosmodrom.server import config

        return getattr(config, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
