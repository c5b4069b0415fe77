"""One who chooses moves, and what it has to say about a choice."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from kosmodrom.core.game import Game
from kosmodrom.core.rng import Rng
from kosmodrom.core.state import State


@final
class Considered:
    """A move that was looked at: how often it was tried, and the share of the win it brought on average."""

    def __init__(self, move: i64, visits: i64, value: float) -> None:
        self.move = move
        self.visits = visits
        self.value = value


@final
class Choice:
    """A move, and the thinking behind it.

    `considered` lists all legal moves if the bot compared them, the best first; `value` is the share of the win that
    the bot expects, if it has an opinion; alone there is none. `decisions` counts the moves made in simulations.
    """

    def __init__(
        self,
        move: i64,
        simulations: i64 = 0,
        decisions: i64 = 0,
        value: float | None = None,
        considered: list[Considered] | None = None,
    ) -> None:
        self.move = move
        self.simulations = simulations
        self.decisions = decisions
        self.value = value
        self.considered: list[Considered] = considered or []


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses from what a seat knows. It may keep scratch memory: one bot isn't to be asked twice at a time."""

    def choose(self, game: Game, world: State, seat: i64, rng: Rng) -> Choice:
        """A legal move for a seat that is to act.

        `world` is one that the seat can't tell apart from the true position (see `Game.determinize`), and is left as
        it was. All chance of the thinking comes from `rng`.
        """
        raise NotImplementedError
