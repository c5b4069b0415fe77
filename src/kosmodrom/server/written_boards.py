"""Boards as they are sent, kept for as long as nothing on them changes."""

from collections.abc import Set
from typing import Final

from kosmodrom.server.access import has_part
from kosmodrom.server.messages import write
from kosmodrom.table.board import Reader, Surroundings, make_board
from kosmodrom.table.table import Table

MOST_BYTES: Final = 512 * 1024
"""Boards of a table that are kept; beyond this, all are forgotten."""

Key = tuple[str | None, str, Set[str], int]
"""Who looks (None: somebody without a part in the table), their language, whom they blocked, after which number."""


class WrittenBoards:
    """The boards of one table: each is written once for all who see the same, however often they look."""

    def __init__(self) -> None:
        self._made: dict[Key, bytes] = {}
        self._bytes = 0
        self._table: Table | None = None
        self._state: tuple[object, ...] = ()

    def get(self, table: Table, reader: Reader, around: Surroundings, after: int) -> bytes:
        """A reader's board, with the log after a number."""
        is_secret = table.keeps_secret(around.now)
        state = (table.seq, table.status, around.names, around.present, around.watchers, is_secret)
        if table is not self._table or state != self._state:
            self.clear()
            self._table, self._state = table, state
        # All who have no part in the table see the same.
        key = (reader.player if has_part(table, reader.player) else None, reader.language, reader.hidden, after)
        found = self._made.get(key)
        if found is None:
            found = write(make_board(table, reader, around, after, is_sent=True))
            if self._bytes + len(found) > MOST_BYTES:
                self._made.clear()
                self._bytes = 0
            self._made[key] = found
            self._bytes += len(found)
        return found

    def clear(self) -> None:
        """Forget all."""
        self._made.clear()
        self._bytes = 0
        self._table = None
