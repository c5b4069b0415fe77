"""One look ahead with a net: every move is made in some sampled worlds, and what comes of it is judged.

A net that sees all judges each world, one that doesn't what the seat knows in it. Where a move leaves its seat with
another decision, the best answer to that is looked for too, so that a question is not judged before it is answered.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.bots.bot import Bot, Choice, Considered
from kosmodrom.core.features import Features, new_indices
from kosmodrom.core.game import Game, new_buffer
from kosmodrom.core.net import PackedNet
from kosmodrom.core.rng import FastRng, Rng
from kosmodrom.core.state import State

MOST_ANSWERS: Final = 4
"""A question with more answers is judged as it stands: another turn of one's own, not the rest of this one."""
_HALF: Final = 2**30


@final
class Glance:
    """Weighs the moves of positions by a net: fills `moves` and `values`, a share of the win each.

    Alone a value is the points expected, in the unit of the features.
    """

    def __init__(self, game: Game, features: Features, net: PackedNet, worlds: i64) -> None:
        """`worlds` is how many are sampled for a choice; all moves are made in the same ones, with the same chance."""
        self.features: Features = features
        self.net = net
        self.worlds: i64 = worlds
        self.indices: vec[i64] = new_indices()
        self.moves: vec[i64] = new_buffer(game.move_count)
        self.values: vec[float] = vec[float]([0.0] * game.move_count)
        self.answers: vec[i64] = new_buffer(game.move_count)
        self.answered: State | None = None
        """Where answers are tried."""
        self.judged: vec[float] = vec[float]([0.0] * features.seats)
        self.chance = FastRng(0)

    def weigh(self, game: Game, state: State, seat: i64, rng: Rng) -> i64:
        """Weigh the moves of a seat that is to act; answers how many there are. What it can't see makes no difference.

        A single move is not weighed.
        """
        moves = self.moves
        values = self.values
        n = game.fill_legal(state, seat, moves)
        i: i64 = 0
        while i < n:
            values[i] = 0.0
            i += 1
        if n == 1:
            return n
        sampler = game.sampler(state, seat)
        world = state.copy()
        scratch = state.copy()
        done: i64 = 0
        while done < self.worlds:
            sampler.sample(world, rng)
            chance = 1 + rng.below(_HALF, 0) * _HALF + rng.below(_HALF, 0)
            i = 0
            while i < n:
                scratch.load(world)
                self.chance.x = chance
                game.apply(scratch, seat, moves[i], self.chance)
                values[i] += self._worth(game, scratch, seat) / float(self.worlds)
                i += 1
            done += 1
        return n

    def _worth(self, game: Game, state: State, seat: i64) -> float:
        """What a position is worth to the seat that moved; if it is to act again, with the best answer."""
        if game.next_seat(state) != seat:
            return self.judge(game, state, seat)
        n = game.fill_legal(state, seat, self.answers)
        if n > MOST_ANSWERS:
            return self.judge(game, state, seat)
        tried = self.answered
        if tried is None:
            tried = state.copy()
            self.answered = tried
        chance = self.chance.x
        best = 0.0
        i: i64 = 0
        while i < n:
            tried.load(state)
            self.chance.x = chance
            game.apply(tried, seat, self.answers[i], self.chance)
            found = self.judge(game, tried, seat)
            if i == 0 or found > best:
                best = found
            i += 1
        return best

    def judge(self, game: Game, state: State, seat: i64) -> float:
        """What a position is worth to a seat, by what the net sees; `judged` has what it is worth to all, by place."""
        judged = self.judged
        if game.next_seat(state) < 0:
            self._read_result(game, state, seat)
        else:
            self.net.judge(self.indices, self.fill(state, seat), judged)
        return judged[0]

    def fill(self, state: State, seat: i64) -> i64:
        """Write what the net sees of a position from a seat into `indices`; answers how many they are."""
        if self.net.sees_all:
            return self.features.fill_world(state, seat, self.indices)
        return self.features.fill_observation(state, seat, self.indices)

    def _read_result(self, game: Game, state: State, seat: i64) -> None:
        """The values of a game that is over, by place."""
        seats = state.seats
        if seats == 1:
            self.judged[0] = float(game.scores(state)[0]) / self.features.points_unit
            return
        shares = game.returns(state)
        place: i64 = 0
        while place < seats:
            self.judged[place] = shares[(seat + place) % seats]
            place += 1

    def best(self, n: i64) -> i64:
        """The place among the first n moves of the one that looks best; of equal ones the first."""
        values = self.values
        best: i64 = 0
        i: i64 = 1
        while i < n:
            if values[i] > values[best]:
                best = i
            i += 1
        return best


@final
class NetBot(Bot):
    """Takes the move that looks best to a net at a glance."""

    def __init__(self, game: Game, features: Features, net: PackedNet, worlds: i64) -> None:
        self.glance = Glance(game, features, net, worlds)

    def choose(self, game: Game, world: State, seat: i64, rng: Rng) -> Choice:
        glance = self.glance
        n = glance.weigh(game, world, seat, rng)
        if n == 1:
            return Choice(glance.moves[0])
        considered = [Considered(glance.moves[i], glance.worlds, glance.values[i]) for i in range(n)]
        considered.sort(key=by_value, reverse=True)
        best = glance.best(n)
        value = glance.values[best] if world.seats > 1 else None
        return Choice(glance.moves[best], glance.worlds, n * glance.worlds, value, considered)


def by_value(considered: Considered) -> float:
    return considered.value
