"""A net that learns from games it plays against itself and against others: TD(lambda).

After each move the position is noted as every seat that learns sees it. When the game is over it is settled how each of
these should have been judged: as the result was, mixed with the judgements of later positions. Positions of many games
are learnt together and in any order: those of one game are alike, and a net that learns them in a row learns that game.

It plays by the mean of what the net was lately. The net itself jumps about as it learns, by more than moves differ.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.bots.bot import Bot
from kosmodrom.bots.glance import Glance
from kosmodrom.core.features import MOST_WRITTEN, Features, new_indices
from kosmodrom.core.game import Game
from kosmodrom.core.net import Net, PackedNet
from kosmodrom.core.rng import Rng
from kosmodrom.core.state import State, only


@final
class Learner:
    """Plays games, and learns from all that were played since it last did."""

    def __init__(self, game: Game, features: Features, net: Net, mean: Net, worlds: i64) -> None:
        self.features: Features = features
        self.net = net
        self.mean = mean
        self.packed = PackedNet(mean)
        """What it plays with: the mean as it was when it had learnt last."""
        self.glance = Glance(game, features, self.packed, worlds)
        self.seats: i64 = features.seats
        self.noted: i64 = 0
        """How many positions are to be learnt."""
        self.indices: vec[i64] = vec[i64]([0] * (64 * MOST_WRITTEN))
        """Their features, one position after another."""
        self.ends: vec[i64] = vec[i64]([0] * 64)
        """Where those of each position end."""
        self.shares: vec[float] = vec[float]([0.0] * (64 * self.seats))
        """How each was judged, by place; once its game is over, how it should have been."""
        self.points: vec[float] = vec[float]([0.0] * (64 * self.seats))
        """The points in which it ended."""
        self.row: vec[i64] = new_indices()
        self.row_shares: vec[float] = vec[float]([0.0] * self.seats)
        self.row_points: vec[float] = vec[float]([0.0] * self.seats)

    def play(
        self, game: Game, state: State, guests: i64, guest: Bot, noise_percent: i64, trace: float, rng: Rng
    ) -> i64:
        """Play a game that is set up to its end and note its positions; answers how many moves it took.

        `guests` is a set of seats, a bit each, for which `guest` plays; from their positions nothing is learnt.
        `noise_percent` is how often any move is made instead of the best. `trace` is lambda, from 0 to 1: how much of
        a position's target comes from later than the next position; 1 is the result alone.
        """
        glance = self.glance
        first = self.noted
        moves: i64 = 0
        seat = game.next_seat(state)
        while seat >= 0:
            if guests & only(seat) != 0:
                move = guest.choose(game, game.determinize(state, seat, rng), seat, rng).move
            elif rng.below(100, 0) < noise_percent:
                n = game.fill_legal(state, seat, glance.moves)
                move = glance.moves[rng.below(n, 0)]
            else:
                n = glance.weigh(game, state, seat, rng)
                move = glance.moves[glance.best(n)]
            game.apply(state, seat, move, rng)
            moves += 1
            seat = game.next_seat(state)
            if seat >= 0:
                self._note(game, state, guests)
        self._settle(game, state, guests, first, trace)
        return moves

    def _note(self, game: Game, state: State, guests: i64) -> None:
        """Note a position as each seat that learns sees it."""
        seat: i64 = 0
        while seat < self.seats:
            if guests & only(seat) == 0:
                self._make_room()
                start = self._start(self.noted)
                self.glance.judge(game, state, seat)
                n = self.glance.fill(state, seat)
                i: i64 = 0
                while i < n:
                    self.indices[start + i] = self.glance.indices[i]
                    i += 1
                self.ends[self.noted] = start + n
                place: i64 = 0
                while place < self.seats:
                    self.shares[self.noted * self.seats + place] = self.glance.judged[place]
                    place += 1
                self.noted += 1
            seat += 1

    def _start(self, at: i64) -> i64:
        """Where the features of a noted position begin."""
        if at == 0:
            return 0
        return self.ends[at - 1]

    def _make_room(self) -> None:
        if self.noted == len(self.ends):
            self.ends = doubled(self.ends)
            self.shares = doubled_floats(self.shares)
            self.points = doubled_floats(self.points)
        if self._start(self.noted) + MOST_WRITTEN > len(self.indices):
            self.indices = doubled(self.indices)

    def _settle(self, game: Game, state: State, guests: i64, first: i64, trace: float) -> None:
        """How the positions noted from `first` on should have been judged, the last first.

        Alone there are no shares: the points stand for them.
        """
        results = game.outcome(state).results
        returns = game.returns(state)
        learners: list[int] = [seat for seat in range(self.seats) if guests & only(seat) == 0]
        for row in range(len(learners)):
            for place in range(self.seats):
                seat = (learners[row] + place) % int(self.seats)
                points = float(results[seat].score) / self.features.points_unit
                target = points if self.seats == 1 else returns[seat]
                at = self.noted - len(learners) + row
                while at >= first:
                    here = at * self.seats + place
                    judged = self.shares[here]
                    self.shares[here] = target
                    self.points[here] = target if self.seats == 1 else points
                    target = trace * target + (1.0 - trace) * judged
                    at -= len(learners)

    def learn(self, rate: float, share: float, rng: Rng) -> float:
        """Learn all positions noted, in any order, and forget them; answers the mean loss before each step.

        Then the mean moves a share of the way to the net.
        """
        order = vec[i64](range(self.noted))
        left = self.noted
        loss = 0.0
        while left > 0:
            drawn = rng.below(left, 0)
            at = order[drawn]
            left -= 1
            order[drawn] = order[left]
            loss += self._learn_row(at, rate)
        loss = loss / float(self.noted) if self.noted > 0 else 0.0
        self.noted = 0
        self.mean.approach(self.net, share)
        self.packed.load(self.mean)
        return loss

    def _learn_row(self, at: i64, rate: float) -> float:
        start = self._start(at)
        n = self.ends[at] - start
        i: i64 = 0
        while i < n:
            self.row[i] = self.indices[start + i]
            i += 1
        place: i64 = 0
        while place < self.seats:
            self.row_shares[place] = self.shares[at * self.seats + place]
            self.row_points[place] = self.points[at * self.seats + place]
            place += 1
        return self.net.learn(self.row, n, self.row_shares, self.row_points, rate)


def doubled(numbers: vec[i64]) -> vec[i64]:
    """The same numbers and as much room again."""
    more = vec[i64]([0] * (2 * len(numbers)))
    for i in range(len(numbers)):
        more[i] = numbers[i]
    return more


def doubled_floats(numbers: vec[float]) -> vec[float]:
    more = vec[float]([0.0] * (2 * len(numbers)))
    for i in range(len(numbers)):
        more[i] = numbers[i]
    return more
