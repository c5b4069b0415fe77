"""How long a bot may think in a turn of many small choices, while people wait."""

from math import inf
from typing import Final

from kosmodrom.bots.levels import parse_level
from kosmodrom.server.thinkers.job import SHORTEST_SECONDS

PARTS: Final = 2
"""A choice gets at most the time left divided by this, so that some is left for the next."""


class TurnBudget:
    """The time that the bot of a seat has used since another seat last moved."""

    def __init__(self) -> None:
        self._seat = -1
        self._spent = 0.0

    def left(self, seat: int, level: str) -> float:
        """The seconds for the next choice of a seat. Another seat starts a new turn."""
        if seat != self._seat:
            self._seat, self._spent = seat, 0.0
        budget = parse_level(level).budget
        most = inf if budget is None else budget.turn_seconds
        return max(SHORTEST_SECONDS, (most - self._spent) / PARTS)

    def spend(self, seconds: float) -> None:
        self._spent += seconds
