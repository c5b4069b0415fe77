"""Why a request can't be answered as asked."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from kosmodrom.server.words import say
from kosmodrom.store.errors import Unavailable
from kosmodrom.table.refused import Refused

if TYPE_CHECKING:
    from kosmodrom.core.rules import Rulebook


class NotFound(Exception):
    """There is no such thing, or it is not this person's to see: which of the two isn't told.

    `text` is the id of what he reads, the same in both cases.
    """

    def __init__(self, text: str = "not-found") -> None:
        super().__init__(text)
        self.text = text


class WhoAreYou(Exception):
    """That is for people with a name, and no valid cookie or token came along."""


class Declined(Refused):
    """The server, not the table, doesn't do it: the words are the server's. `detail` is for programmers, in English."""

    def __init__(self, reason: str, detail: str = "", **arguments: str | int) -> None:
        super().__init__(reason, **arguments)
        self.detail = detail

    def words(self, rules: "Rulebook | None", language: str) -> str:
        """What was wrong and what to do."""
        return say(f"declined-{self.reason}", language, **self.arguments)


class TooBusy(Exception):
    """The server can't take more just now, or its store doesn't answer: `after` so many seconds it is worth a try.

    Whether the command was carried out is not known; sent again with the same id it is carried out once.
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
