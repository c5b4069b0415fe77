"""Errors that requests and commands end with."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from kosmodrom.server.words import say
from kosmodrom.store.errors import Unavailable
from kosmodrom.table.refused import Refused

if TYPE_CHECKING:
    from kosmodrom.core.rules import Rulebook


class NotFound(Exception):
    """There is no such thing, or this person may not see it. They are not told which.

    `text` is the id of the message they read, the same in both cases.
    """

    def __init__(self, text: str = "not-found") -> None:
        super().__init__(text)
        self.text = text


class WhoAreYou(Exception):
    """The request needs a known person, and has no valid cookie or token."""


class Declined(Refused):
    """Refused by the server rather than by a table, in the server's words. `detail` is for programmers, in English."""

    def __init__(self, reason: str, detail: str = "", **arguments: str | int) -> None:
        super().__init__(reason, **arguments)
        self.detail = detail

    def words(self, rules: "Rulebook | None", language: str) -> str:
        """What was wrong and what to do, in the server's words."""
        return say(f"declined-{self.reason}", language, **self.arguments)


class TooBusy(Exception):
    """The server is overloaded or its store is unavailable. Try again `after` seconds.

    It is unknown whether the command was carried out. Sent again with the same id, it is carried out once.
    """

    def __init__(self, after: float = 1.0) -> None:
        super().__init__(f"busy, try again after {after} s")
        self.after = after


@contextmanager
def busy_if_unavailable() -> Iterator[None]:
    """Raise TooBusy if the store is unavailable."""
    try:
        yield
    except Unavailable:
        raise TooBusy from None
