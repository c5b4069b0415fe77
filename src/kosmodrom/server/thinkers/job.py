"""A question to the thinker processes that is waiting or being answered."""

import asyncio
from dataclasses import dataclass
from math import inf
from typing import Final

import msgspec

from kosmodrom.bots.comparison import RIVAL, Comparison
from kosmodrom.bots.levels import parse_level
from kosmodrom.bots.playouts import SECONDS as COMPARING_SECONDS
from kosmodrom.core.game import Game
from kosmodrom.core.state import State
from kosmodrom.server.thinkers.question import Answer, Question
from kosmodrom.server.thinkers.thought import Thought

LONGEST_SECONDS: Final = 10.0
"""No bot thinks longer than this at a table, whatever its level allows."""
PATIENCE_SECONDS: Final = 0.75
"""How much later than on an idle pool an answer may come."""
SHORTEST_SECONDS: Final = 0.05
"""A job with less time left is not started any more."""


@dataclass(frozen=True, eq=False)
class Job:
    """A sampled position and everything needed to ask about it. It contains nothing of the true position.

    `done` gets the result, or None if there will be none. `most` limits the level's seconds. `is_timed` and `compares`
    are explained at `Question`. Times are those of the event loop.
    """

    id: int
    game: Game
    world: State
    seat: int
    legal: tuple[int, ...]
    level: str
    seed: int
    urgent: bool
    asked: float
    done: asyncio.Future[Thought | None]
    most: float = inf
    is_timed: bool = False
    compares: bool = False

    @property
    def budget(self) -> float:
        """How many seconds the bot may think and compare."""
        return min(seconds_of(self.level), self.most) + (COMPARING_SECONDS if self.compares else 0.0)

    @property
    def due(self) -> float:
        """When the answer has to be there."""
        return self.asked + self.budget + PATIENCE_SECONDS

    @property
    def last_start(self) -> float:
        """When it is too late to start."""
        return self.due - SHORTEST_SECONDS

    @property
    def place(self) -> tuple[bool, float, int]:
        """The sort key of the queue: smaller ones are first."""
        return (not self.urgent, self.due, self.id)

    def question(self, seconds: float) -> Question:
        """The question to a process, with a limit of seconds."""
        world = msgspec.Raw(msgspec.json.encode(self.world.to_json()))
        about = self.game.about
        return Question(
            self.id,
            about.name,
            about.content,
            self.seat,
            self.level,
            self.seed,
            world,
            seconds,
            self.is_timed,
            self.compares,
        )

    def why_not(self, answer: Answer) -> str | None:
        """What is wrong with an answer, None if it is valid."""
        if answer.id != self.id:
            return f"answered question {answer.id} when asked {self.id}"
        for move in (answer.move, *(each.move for each in answer.considered)):
            if move not in self.legal:
                return f"spoke of move {move}, which is not legal"
        return None if answer.comparison is None else self._why_not_compared(answer.move, answer.comparison)

    def _why_not_compared(self, move: int, comparison: Comparison) -> str | None:
        """What is wrong with the comparison of an answer's move, None if it is valid."""
        if not self.compares:
            return "compared moves without being asked"
        if comparison.move != move or comparison.other == move or comparison.other not in self.legal:
            return f"compared move {comparison.move} with {comparison.other}"
        for line in comparison.lines:
            if line.text != RIVAL and not self.game.about.texts.has(line.text):
                return f"spoke of the score's line {line.text!r}, which has no words"
        return None

    def finish(self, thought: Thought | None) -> None:
        """Set the result, unless it is set already or the caller has cancelled."""
        if not self.done.done():
            self.done.set_result(thought)


def seconds_of(level: str) -> float:
    """How long the bot of a level may think; 0 if it answers at once. ValueError for an unknown level."""
    budget = parse_level(level).budget
    return 0.0 if budget is None else min(budget.seconds, LONGEST_SECONDS)
