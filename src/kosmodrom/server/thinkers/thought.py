"""The result of a job."""

from dataclasses import dataclass
from typing import Literal

from kosmodrom.server.thinkers.question import Considered


@dataclass(frozen=True)
class Thought:
    """A legal move, with its value and the moves that were considered.

    `by` says whether a process chose it, or the fallback because none answered in time.
    """

    move: int
    value: float | None
    considered: tuple[Considered, ...]
    by: Literal["thinker", "fallback"]
