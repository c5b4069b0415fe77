"""Whether the engine runs compiled, and what to do if it doesn't."""

from kosmodrom.bots.levels import is_compiled
from kosmodrom.cli.screen import warn


def warn_if_uncompiled(language: str) -> None:
    """One line on stderr when everything is far slower than it could be."""
    if not is_compiled():
        warn("uncompiled", language)
