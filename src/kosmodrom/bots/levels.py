"""The bots by name, from random to expert, and how long they may think."""

from dataclasses import dataclass, replace
from math import inf, isfinite
from typing import Final

from kosmodrom.bots import tree
from kosmodrom.bots.beginner import BeginnerBot
from kosmodrom.bots.bot import Bot
from kosmodrom.bots.greedy import GreedyBot
from kosmodrom.bots.search import SearchBot
from kosmodrom.bots.uniform import UniformBot
from kosmodrom.core.policy import Policy

LONGEST_SECONDS: Final = 600.0
MOST_SIMULATIONS: Final = 1_000_000
UNCOMPILED_SPEED: Final = 500
"""About how many simulations a second an uncompiled engine makes; compiled it is 60,000 and more."""


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about a choice: it stops at whichever is reached first."""

    seconds: float
    simulations: int
    turn_seconds: float = inf
    """For all choices of a turn, at tables where people wait."""
    is_open_ended: bool = False
    """At tables the time decides, where the game says that more simulations help (see `Policy.most_simulations`)."""


@dataclass(frozen=True)
class Level:
    """A bot's name and, if it searches, its budget."""

    name: str
    budget: Budget | None = None

    def bot(self) -> Bot:
        """A new bot of this level."""
        if self.budget is not None:
            return SearchBot(self.budget.simulations, self.budget.seconds)
        return AT_ONCE[self.name]()

    def given_time(self, policy: Policy) -> "Level":
        """This level where nothing has to be repeated: its time ends a choice, if the game has a use for that."""
        most = int(policy.most_simulations())
        if self.budget is None or not self.budget.is_open_ended or most <= self.budget.simulations:
            return self
        return replace(self, budget=replace(self.budget, simulations=most))


AT_ONCE: Final[dict[str, type[Bot]]] = {"random": UniformBot, "beginner": BeginnerBot, "easy": GreedyBot}
"""The bots that don't search."""
LEVELS: Final = {
    level.name: level
    for level in (
        *map(Level, AT_ONCE),
        Level("medium", Budget(0.3, 400, 3.0)),
        Level("hard", Budget(2.0, 4_000, 10.0, is_open_ended=True)),
        Level("expert", Budget(5.0, 16_000, 20.0, is_open_ended=True)),
    )
}
"""The weakest first."""


def parse_level(text: str) -> Level:
    """A level by name, or with a budget of its own: `hard`, `hard:0.5s`, `hard:2000` (simulations, however long).

    ValueError says what was expected.
    """
    name, colon, limit = text.strip().partition(":")
    level = LEVELS.get(name)
    if level is None:
        raise ValueError(f"there is no bot {name!r}; there are {', '.join(LEVELS)}")
    if not colon:
        return level
    if level.budget is None:
        raise ValueError(f"the bot {name!r} answers at once and takes no budget")
    if limit.endswith("s"):
        return replace(level, budget=Budget(_seconds(limit), level.budget.simulations))
    return replace(level, budget=Budget(inf, _simulations(limit)))


def make_bot(text: str) -> Bot:
    """A new bot by its level's name, with or without a budget (see `parse_level`)."""
    return parse_level(text).bot()


def is_compiled() -> bool:
    """Whether the bots run compiled; if not they are some sixty times slower."""
    return not tree.__file__.endswith(".py")


def shortfall(level: Level) -> int | None:
    """About how many simulations a level makes when, uncompiled, its time is up before it has made them all."""
    budget = level.budget
    if is_compiled() or budget is None or budget.seconds * UNCOMPILED_SPEED >= budget.simulations:
        return None
    return int(budget.seconds * UNCOMPILED_SPEED)


def _seconds(limit: str) -> float:
    try:
        seconds = float(limit[:-1])
    except ValueError:
        seconds = inf
    if not isfinite(seconds) or not 0 < seconds <= LONGEST_SECONDS:
        raise ValueError(f"a bot thinks from 0 to {LONGEST_SECONDS:.0f} s, written like 0.5s, not {limit!r}")
    return seconds


def _simulations(limit: str) -> int:
    if not limit.isascii() or not limit.isdigit() or not 0 < int(limit) <= MOST_SIMULATIONS:
        raise ValueError(f"a bot makes from 1 to {MOST_SIMULATIONS} simulations, not {limit!r}; seconds end in an s")
    return int(limit)
