"""Who is connected: to this server, or to another one on the same store."""

from typing import Final

HERE: Final = 12_000
"""Milliseconds for which a person seen at another server counts as connected. Servers report every five seconds."""


class Presence:
    """When people were last seen at a table, in milliseconds since 1970."""

    def __init__(self) -> None:
        self._here: dict[str, int] = {}
        self._anywhere: dict[str, int] = {}
        self._formerly: dict[str, int] = {}

    def see(self, player: str, at: int) -> None:
        """Note that a person came, left or asked for something here."""
        self._here[player] = at

    def hear(self, seen: dict[str, int]) -> None:
        """Replace what is known of other servers: when people were last connected, as stored."""
        self._anywhere = seen

    def recall(self, seen: dict[str, int]) -> None:
        """Replace what is known from before: when people were last connected, if there is no other server."""
        self._formerly = seen

    def is_elsewhere(self, player: str, now: int) -> bool:
        """Whether a person seems to be connected to another server."""
        seen = self._anywhere.get(player, 0)
        return now - seen <= HERE and seen > self._here.get(player, 0)

    def last_seen(self, player: str) -> int:
        """When a person was last seen anywhere; 0 if unknown."""
        return max(self._here.get(player, 0), self._anywhere.get(player, 0), self._formerly.get(player, 0))

    @property
    def here(self) -> dict[str, int]:
        """When people were last seen at this server, by player id."""
        return dict(self._here)

    def seen_since(self, at: int) -> set[str]:
        """The people seen here since a time."""
        return {player for player, seen in self._here.items() if seen >= at}
