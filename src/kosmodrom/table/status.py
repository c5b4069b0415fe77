"""How a table stands."""

from enum import StrEnum
from typing import Literal


class Status(StrEnum):
    """From the first seat taken to the last word."""

    GATHERING = "gathering"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"
    """Closed by its host or expired before its game was over."""
    ASIDE = "aside"
    """Nothing can be played, for one of the reasons of `Aside`."""


Aside = Literal["aside", "lacks-pack", "damaged"]
"""Why a table is set aside. `aside`: it was played with other rules or components than those here. `lacks-pack`: its
content pack is not here; it goes on when it is. `damaged`: what is stored of it no longer replays."""
