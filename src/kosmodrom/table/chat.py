"""How much people may say at a table."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from kosmodrom.table.refused import Refused
from kosmodrom.table.story import Item
from kosmodrom.table.table import Table

REPEATED: Final = 60
"""Seconds for which a person may not say the same again right after it."""


@dataclass(frozen=True)
class ChatPace:
    """How many lines a person, and all people at a table, may say within so many seconds."""

    lines: int
    table_lines: int
    seconds: float

    def check(self, table: Table, player: str, text: str, now: int) -> None:
        """Refused if a person or the table has just said too much, or the person has just said the same."""
        own = next((item for item in _said_since(table, now - REPEATED * 1_000) if item.player == player), None)
        if own is not None and own.text == text:
            raise Refused("chat-repeated")
        lately = list(_said_since(table, now - int(self.seconds * 1_000)))
        if sum(item.player == player for item in lately) >= self.lines:
            raise Refused("chat-too-fast", lines=self.lines, seconds=round(self.seconds))
        if len(lately) >= self.table_lines:
            raise Refused("chat-crowded", lines=self.table_lines, seconds=round(self.seconds))


def _said_since(table: Table, at: int) -> Iterator[Item]:
    """The lines of chat after a moment, the newest first."""
    for item in reversed(table.story):
        if item.at <= at:
            return
        if item.kind == "chat":
            yield item
