"""What a server that runs for long writes to stderr."""

import logging
import re
import sys
from asyncio import CancelledError
from typing import Final

SECRET: Final = re.compile(r"(/i/|/invites/)[^/?\s]+")
"""Codes of invitations in paths: they open a table to everybody who knows them."""


class Discreet(logging.Filter):
    """Removes secrets from the lines about requests: codes in paths, and everything after a `?`.

    A request that was cancelled because the server stops is not logged.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        if record.exc_info and isinstance(record.exc_info[1], CancelledError):
            return False
        if isinstance(record.args, tuple):
            record.args = tuple(discreet(part) if isinstance(part, str) else part for part in record.args)
        return True


def discreet(path: str) -> str:
    """A path without secrets."""
    return SECRET.sub(r"\1...", path.partition("?")[0])


def set_up_logs(verbose: bool) -> None:
    """Warnings and errors go to stderr, a line each; with `verbose` requests too."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    for name in ("uvicorn.access", "uvicorn.error"):
        logging.getLogger(name).addFilter(Discreet())
    if verbose:
        logging.getLogger("uvicorn.access").setLevel(logging.INFO)
