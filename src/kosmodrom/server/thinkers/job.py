"""A question on its way to a thinker process."""

import asyncio
from dataclasses import dataclass
from math import inf
from typing import Final

import msgspec

from kosmodrom.bots.levels import parse_level
from kosmodrom.core.game import Game
from kosmodrom.core.state import State
from kosmodrom.server.thinkers.question import Answer, Question
from kosmodrom.server.thinkers.thought import Thought

LONGEST_SECONDS: Final = 10.0
"""No bot thinks longer than this at a table, whatever its level says."""
PATIENCE_SECONDS: Final = 0.75
"""So much later than on an idle pool may the thinking about a question end."""
SHORTEST_SECONDS: Final = 0.05
"""A question for which less is left is not thought about any more."""


@dataclass(frozen=True, eq=False)
class Job:
    """A sampled world and all that is needed to ask about it; it holds nothing of the true position.

    `done` gets the thought, or None if there will be none; `most` cuts the level's seconds short; `is_timed` as in
    `Question`. Times are those of the event loop.
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

    @property
    def budget(self) -> float:
        """How many seconds the bot may think at a table."""
        return min(seconds_of(self.level), self.most)

    @property
    def due(self) -> float:
        """When the thinking has to be over."""
        return self.asked + self.budget + PATIENCE_SECONDS

    @property
    def last_start(self) -> float:
        """When it is too late to begin."""
        return self.due - SHORTEST_SECONDS

    @property
    def place(self) -> tuple[bool, float, int]:
        """What is smaller is thought about first."""
        return (not self.urgent, self.due, self.id)

    def question(self, seconds: float) -> Question:
        """What a process is asked, to be thought about no longer than that."""
        world = msgspec.Raw(msgspec.json.encode(self.world.to_json()))
        about = self.game.about
        return Question(
            self.id, about.name, about.content, self.seat, self.level, self.seed, world, seconds, self.is_timed
        )

    def why_not(self, answer: Answer) -> str | None:
        """What is wrong with an answer, or nothing."""
        if answer.id != self.id:
            return f"answered question {answer.id} when asked {self.id}"
        for move in (answer.move, *(each.move for each in answer.considered)):
            if move not in self.legal:
                return f"spoke of move {move}, which is not legal"
        return None

    def finish(self, thought: Thought | None) -> None:
        """Tell whoever asked, unless he was told already or waits no more."""
        if not self.done.done():
            self.done.set_result(thought)


def seconds_of(level: str) -> float:
    """How long the bot of a level may think at a table; 0 if it answers at once. ValueError for an unknown level."""
    budget = parse_level(level).budget
    return 0.0 if budget is None else min(budget.seconds, LONGEST_SECONDS)
