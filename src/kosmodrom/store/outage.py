"""Times when the database fails: one line in the log when such a time begins, one when it ends."""

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from kosmodrom.store.errors import Damaged, Unavailable

logger = logging.getLogger(__name__)


class Outage:
    """Whether reading or writing fails just now."""

    def __init__(self, place: str) -> None:
        self.is_reported = False
        """Whether it is logged. Commands that end with the first error report it themselves."""
        self._place = place
        self._failing: set[str] = set()
        self._began = 0.0

    @property
    def is_on(self) -> bool:
        """Whether the last attempt to read or to write has failed."""
        return bool(self._failing)

    @contextmanager
    def watch(self, what: Literal["reading", "writing"]) -> Iterator[None]:
        """Note whether the block can use the database. One damaged row is no outage."""
        try:
            yield
        except Damaged:
            raise
        except Unavailable as error:
            self._fail(what, error)
            raise
        else:
            self._work(what)

    def _fail(self, what: str, error: Unavailable) -> None:
        if not self._failing:
            self._began = time.monotonic()
            if self.is_reported:
                logger.error("%s Until it works, people are told to wait, and nothing counts as played.", error)
        self._failing.add(what)

    def _work(self, what: str) -> None:
        if what in self._failing:
            self._failing.remove(what)
            if not self._failing and self.is_reported:
                seconds = time.monotonic() - self._began
                logger.warning("The database %s works again, after %.0f s.", self._place, seconds)
