"""What a move is expected to bring beside another: the result of paired playouts."""

from typing import Final

from msgspec import Struct

CLEAR: Final = 2.0
"""A difference is told from chance if it is more than so many standard errors."""


RIVAL: Final = "compared-rival"
"""Stands for the id of a line: the score of whoever does best of the others. The less it is, the better."""


class LineDifference(Struct, frozen=True, forbid_unknown_fields=True):
    """The id of a score line's text, or RIVAL, how many points more it brings on average, and the standard error."""

    text: str
    points: float
    error: float


class Comparison(Struct, frozen=True, forbid_unknown_fields=True):
    """How much more a move brings than another, on average over pairs of games played on from both.

    `difference` is in shares of the win, for a lone player in points; `error` is its standard error. `lines` are those
    of the score that differ clearly, the largest difference first.
    """

    move: int
    other: int
    pairs: int
    difference: float
    error: float
    lines: tuple[LineDifference, ...]

    @property
    def is_clear(self) -> bool:
        return abs(self.difference) > CLEAR * self.error
