"""What a game tells the bots about playing it well. Written in each game's `bot.py`, used by `bots`."""

from math import exp
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
        """Whether `value` judges finished games too; by default `Game.fill_returns` does.

        It has to where a lone player wins every game, since all returns are 1 there. Where a lone player can lose,
        returns tell winning from losing, and `value` may tell by how much.
        """
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Outlook(Generic[S]):
    """Weighs the moves of one position after another: `begin` at each, then ask for moves."""

    def begin(self, state: S, seat: i64) -> None:
        """Turn to a position in which a seat is to move."""
        raise NotImplementedError

    def gain(self, state: S, seat: i64, move: i64) -> float:
        """How good a legal move looks, in points; higher is better."""
        raise NotImplementedError

    def best(self, state: S, seat: i64, moves: vec[i64], n: i64) -> i64:
        """The first of those of the first n of `moves` that look best."""
        best = moves[0]
        highest = self.gain(state, seat, best)
        i: i64 = 1
        while i < n:
            found = self.gain(state, seat, moves[i])
            if found > highest:
                highest = found
                best = moves[i]
            i += 1
        return best


@mypyc_attr(allow_interpreted_subclasses=True)
class OutlookPolicy(Policy[S]):
    """A move is judged by one outlook, `near`; playouts take what is best in sight of another, `far`, or the same."""

    def __init__(self, near: Outlook[S], far: Outlook[S], blind_percent: i64) -> None:
        """`blind_percent` is how often a playout takes any move instead."""
        self.near: Outlook[S] = near
        self.far: Outlook[S] = far
        self.blind_percent: i64 = blind_percent

    def gain(self, state: S, seat: i64, move: i64) -> float:
        self.near.begin(state, seat)
        return self.near.gain(state, seat, move)

    def pick(self, state: S, seat: i64, moves: vec[i64], n: i64, rng: Rng) -> i64:
        """The best in sight, and now and then any."""
        if n == 1:
            return moves[0]
        if rng.below(100, 0) < self.blind_percent:
            return moves[rng.below(n, 0)]
        self.far.begin(state, seat)
        return self.far.best(state, seat, moves, n)


def share_by_lead(values: vec[float], seats: i64, lead: float) -> None:
    """Turn the points in sight of each seat into shares of the win: `lead` points more make it e times as likely.

    The shares add up to 1, so it says nothing about a lone player.
    """
    first = values[0]
    together = 0.0
    seat: i64 = 0
    while seat < seats:
        values[seat] = exp((values[seat] - first) / lead)
        together += values[seat]
        seat += 1
    seat = 0
    while seat < seats:
        values[seat] /= together
        seat += 1
