"""How many connections the system allows this process."""

import sys
from contextlib import suppress
from typing import Final

RESERVED: Final = 200
"""Descriptors for all but connections: the database, thinkers, files, and connections on their way to be closed."""
FEWEST: Final = 50
"""Connections there is always room for: below this, the limit of descriptors is a mistake of whoever set it."""


def make_room(connections: int) -> int:
    """Raise the limit of descriptors for so many connections, as far as the system allows; returns for how many."""
    if sys.platform == "win32":
        return connections
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + RESERVED
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return connections
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return max(FEWEST, min(connections, soft - RESERVED))
