"""Who is there: at this server, or, when several share a store, at another."""

from typing import Final

HERE: Final = 12_000
"""Milliseconds for which somebody seen at another server is taken to be there; servers tell every five seconds."""


class Presence:
    """When people were last seen at a table, in milliseconds since 1970."""

    def __init__(self) -> None:
        self._here: dict[str, int] = {}
        self._anywhere: dict[str, int] = {}
        self._formerly: dict[str, int] = {}

    def see(self, player: str, at: int) -> None:
        """Somebody came, left or asked for something here."""
        self._here[player] = at

    def hear(self, seen: dict[str, int]) -> None:
        """When the store says that people were last connected to any server."""
        self._anywhere = seen

    def recall(self, seen: dict[str, int]) -> None:
        """When people were last connected as far as the store knows, with no other server to be at."""
        self._formerly = seen

    def is_elsewhere(self, player: str, now: int) -> bool:
        """Whether somebody is connected to another server, as far as known."""
        seen = self._anywhere.get(player, 0)
        return now - seen <= HERE and seen > self._here.get(player, 0)

    def last_seen(self, player: str) -> int:
        """When somebody was last seen at all; 0 if that is not known."""
        return max(self._here.get(player, 0), self._anywhere.get(player, 0), self._formerly.get(player, 0))

    def seen_since(self, at: int) -> set[str]:
        """The people seen here since a time."""
        return {player for player, seen in self._here.items() if seen >= at}
