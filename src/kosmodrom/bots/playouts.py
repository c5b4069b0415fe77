"""Paired playouts: two moves played on in the same sampled worlds, with the same chance."""

from math import sqrt
from time import perf_counter
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.bots.bot import Choice
from kosmodrom.bots.comparison import CLEAR, RIVAL, Comparison, LineDifference
from kosmodrom.core.game import Game, new_buffer
from kosmodrom.core.outcome import Result
from kosmodrom.core.policy import Policy
from kosmodrom.core.rng import FastRng, Rng
from kosmodrom.core.state import State

PAIRS: Final = 2_000
SECONDS: Final = 0.4
"""How much a hint takes: whichever is reached first."""
FEWEST_PAIRS: Final = 16
"""Fewer say too little: their standard error is itself a guess."""
MOST_LINES: Final = 2
SMALLEST_LINE: Final = 0.25
"""Smaller differences of a line are not worth a word."""
SEEDS: Final = 2**31


@final
class Spread:
    """Numbers added up, for their mean and its standard error; what was never added is 0."""

    def __init__(self) -> None:
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        self.total += value
        self.squares += value * value

    def mean(self, count: i64) -> float:
        return self.total / float(count)

    def error(self, count: i64) -> float:
        n = float(count)
        variance = (self.squares - self.total * self.total / n) / (n - 1.0)
        return sqrt(variance / n) if variance > 0.0 else 0.0


@final
class Playouts:
    """Two moves of a seat, each played to the end by the game's policy, in one sampled world after another."""

    def __init__(self, game: Game, world: State, seat: i64) -> None:
        self.game = game
        self.seat = seat
        self.sampler = game.sampler(world, seat)
        self.policy: Policy = game.policy()
        self.policy.begin(world)
        self.first = world.copy()
        self.second = world.copy()
        self.moves = new_buffer(game.move_count)
        self.values = vec[float]([0.0] * game.about.max_seats)
        self.won = Spread()
        self.scored: dict[str, Spread] = {}

    def add_pair(self, move: i64, other: i64, rng: Rng) -> None:
        """Play both moves on in one more world."""
        self.sampler.sample(self.first, rng)
        self.second.load(self.first)
        chance = FastRng(rng.below(SEEDS, 0))
        again = chance.copy()
        share = self._play_on(self.first, move, chance)
        other_share = self._play_on(self.second, other, again)
        results = self.game.outcome(self.first).results
        others = self.game.outcome(self.second).results
        if len(results) == 1:
            self.won.add(float(results[0].score - others[0].score))
        else:
            self.won.add(share - other_share)
        more: dict[str, int] = {}
        add_points(more, results, self.seat, 1)
        add_points(more, others, self.seat, -1)
        for text, points in more.items():
            if text not in self.scored:
                self.scored[text] = Spread()
            self.scored[text].add(float(points))

    def _play_on(self, state: State, move: i64, rng: Rng) -> float:
        """Make a move and play to the end, whatever the policy's horizon; returns the seat's share of the win."""
        game = self.game
        policy = self.policy
        moves = self.moves
        game.apply(state, self.seat, move, rng)
        acting = game.next_seat(state)
        while acting >= 0:
            n = game.fill_legal(state, acting, moves)
            game.apply(state, acting, policy.pick(state, acting, moves, n, rng), rng)
            acting = game.next_seat(state)
        game.fill_returns(state, self.values)
        return self.values[self.seat]

    def clear_lines(self, pairs: i64) -> list[LineDifference]:
        """The lines of the score that differ clearly, the largest difference first."""
        found: list[LineDifference] = []
        for text, spread in self.scored.items():
            points = spread.mean(pairs)
            error = spread.error(pairs)
            if abs(points) >= SMALLEST_LINE and abs(points) > CLEAR * error:
                found.append(LineDifference(text, points, error))
        found.sort(key=by_size)
        return found[:MOST_LINES]


def compare(
    game: Game, world: State, seat: i64, choice: Choice, pairs: i64, seconds: float, rng: Rng
) -> Comparison | None:
    """The chosen move beside the next best, played on in up to so many worlds, or for so many seconds.

    `world` is as for `Bot.choose`, and is left as it was. None if the bot compared no moves, there was only one, or
    time for too few pairs. What no clock cut short depends on the world, the choice and the generator alone.
    """
    other = next_best(choice)
    if other < 0:
        return None
    start = perf_counter()
    playouts = Playouts(game, world, seat)
    done: i64 = 0
    while done < pairs:
        playouts.add_pair(choice.move, other, rng)
        done += 1
        if perf_counter() - start >= seconds:
            break
    if done < FEWEST_PAIRS:
        return None
    won = playouts.won
    lines = tuple(playouts.clear_lines(done))
    return Comparison(choice.move, other, done, won.mean(done), won.error(done), lines)


def next_best(choice: Choice) -> i64:
    """The best of the moves that were not chosen; -1 if there is none."""
    for considered in choice.considered:
        if considered.move != choice.move:
            return considered.move
    return -1


def add_points(points: dict[str, int], results: tuple[Result, ...], seat: i64, sign: int) -> None:
    """Add the lines of a seat's score, and the best score of the others, with a sign."""
    for line in results[seat].lines:
        points[line.text] = points.get(line.text, 0) + sign * line.points
    others = [result.score for number, result in enumerate(results) if number != seat]
    if others:
        points[RIVAL] = points.get(RIVAL, 0) + sign * max(others)


def by_size(line: LineDifference) -> float:
    return -abs(line.points)
