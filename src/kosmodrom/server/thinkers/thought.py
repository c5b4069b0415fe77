"""The result of a job."""

from dataclasses import dataclass
from typing import Literal

from kosmodrom.bots.comparison import Comparison
from kosmodrom.server.thinkers.question import Considered


@dataclass(frozen=True)
class Thought:
    """A legal move, with its value, the moves that were considered, and the next best beside it if that was asked.

    `by` says whether a process chose it, or the fallback because none answered in time.
    """

    move: int
    value: float | None
    considered: tuple[Considered, ...]
    by: Literal["thinker", "fallback"]
    comparison: Comparison | None = None
