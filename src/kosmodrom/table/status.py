"""How a table stands."""

from enum import StrEnum


class Status(StrEnum):
    """From the first seat taken to the last word."""

    GATHERING = "gathering"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"
    """Closed by its host or expired before its game was over."""
    ASIDE = "aside"
    """Its log no longer replays with the rules of this server: readable, not playable."""
