"""What goes on with each key: open sockets, and requests that wait. It ends when the key is removed."""

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager


class KeyUses:
    """All uses of keys that last, on this server. A key is named by its hash."""

    def __init__(self) -> None:
        self._ends: dict[str, set[Callable[[], None]]] = {}

    @property
    def keys(self) -> set[str]:
        """The keys that are in use."""
        return set(self._ends)

    @contextmanager
    def during(self, key: str, end: Callable[[], None]) -> Iterator[None]:
        """Call `end`, once, if the key is removed during the block. An empty key is nobody's and stays."""
        if not key:
            yield
            return
        ends = self._ends.setdefault(key, set())
        ends.add(end)
        try:
            yield
        finally:
            ends.discard(end)
            if not ends and self._ends.get(key) is ends:
                del self._ends[key]

    def end(self, keys: Collection[str]) -> None:
        """End all uses of keys that were removed."""
        for key in keys:
            for end in self._ends.pop(key, ()):
                end()
