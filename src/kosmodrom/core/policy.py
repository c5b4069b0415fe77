"""What a game tells the bots about playing it well. Written in each game's `bot.py`, used by `bots`."""

from typing import Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kosmodrom.core.rng import Rng
from kosmodrom.core.state import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(Generic[S]):
    """Guidance for search. It may look at the whole state: it is given a sampled world, never the true one."""

    def begin(self, state: S) -> None:
        """A search begins at a position: what comes next is asked about positions that may follow from it."""

    def gain(self, state: S, seat: i64, move: i64) -> float:
        """How good a move looks at once, in points, from what the seat can see; higher is better."""
        return 0.0

    def weigh(self, state: S, seat: i64, moves: vec[i64], n: i64, gains: vec[float]) -> None:
        """How good each of the first n of `moves` looks to a search, which may know better; by default its `gain`."""
        for i in range(n):
            gains[i] = self.gain(state, seat, moves[i])

    def pick(self, state: S, seat: i64, moves: vec[i64], n: i64, rng: Rng) -> i64:
        """A move for a playout, one of the first n of `moves`; by default any, all equally likely."""
        return moves[rng.below(n, 0)]

    def horizon(self, state: S) -> i64:
        """The part of the game this is: a playout that comes into another part is cut off there and judged by `value`.

        Parts are numbered from 1; 0, the default, is a game all of one part, which is played to its end.
        """
        return 0

    def value(self, state: S, values: vec[float]) -> None:
        """Judge a position that is not over: a share of the win from 0 to 1 for each seat."""
        raise NotImplementedError

    def most_simulations(self) -> i64:
        """So many simulations of a choice still make a search stronger; 0: its level knows best.

        A bot with time to spare goes beyond its level's number as far as this, where nothing has to be repeated.
        """
        return 0

    def judges_end(self, state: S) -> bool:
        """Whether `value` judges finished games too, as it must where all are won: by one who plays alone."""
        return False
