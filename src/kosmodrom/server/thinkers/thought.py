"""What comes of thinking."""

from dataclasses import dataclass
from typing import Literal

from kosmodrom.server.thinkers.question import Considered


@dataclass(frozen=True)
class Thought:
    """A legal move, with what the bot has to say for it.

    `by` tells whether it was thought out, or stands in because no thinker answered in time.
    """

    move: int
    value: float | None
    considered: tuple[Considered, ...]
    by: Literal["thinker", "fallback"]
