"""The bot that looks ahead: information-set tree search over sampled worlds."""

from math import exp
from time import perf_counter
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.bots.bot import Bot, Choice, Considered
from kosmodrom.bots.tree import NOT_THERE, Tree
from kosmodrom.core.game import Game, new_buffer
from kosmodrom.core.policy import Policy
from kosmodrom.core.rng import Rng, mix
from kosmodrom.core.state import State

EXPLORATION: Final = 1.0
POINTS_AN_E: Final = 3.0
"""By how many points a move has to look better to be thought e times as likely."""
SIMULATIONS_A_LOOK: Final = 32
"""The clock is looked at after so many simulations."""
MOST_NODES: Final = 200_000
LONGEST_PATH: Final = 256


@final
class SearchBot(Bot):
    """Plays the game on in many sampled worlds, each seat striving for its own share of the win.

    `simulations` is the most it makes for a choice, `seconds` the time after which it makes no more. A choice that
    no clock cut short depends on the world and the generator alone. `policy` guides it: by default the game's own;
    a plain `Policy()` plays at random.
    """

    def __init__(self, simulations: i64, seconds: float, policy: Policy | None = None) -> None:
        self.simulations: i64 = simulations
        self.seconds = seconds
        self.policy = policy
        nodes = simulations + 1
        if nodes > MOST_NODES:
            nodes = MOST_NODES
        self.tree = Tree(nodes)
        self.moves = new_buffer(0)
        self.priors = vec[float]()
        self.values = vec[float]()
        self.path_nodes = new_buffer(LONGEST_PATH)
        self.path_edges = new_buffer(LONGEST_PATH)
        self.path_seats = new_buffer(LONGEST_PATH)
        self.path: i64 = 0
        self.decisions: i64 = 0

    def choose(self, game: Game, world: State, seat: i64, rng: Rng) -> Choice:
        self._make_room(game)
        if game.fill_legal(world, seat, self.moves) == 1:
            return Choice(self.moves[0])
        policy = self.policy
        if policy is None:
            policy = game.policy()
        return self._answer(self._simulate(game, policy, world, seat, rng), world.seats)

    def _make_room(self, game: Game) -> None:
        if len(self.moves) < game.move_count:
            self.moves = new_buffer(game.move_count)
            self.priors = vec[float]([0.0] * game.move_count)
        seats: i64 = game.about.max_seats
        if len(self.values) < seats:
            self.values = vec[float]([0.0] * seats)

    def _simulate(self, game: Game, policy: Policy, world: State, seat: i64, rng: Rng) -> i64:
        """Grow a tree until a limit is reached; answers how many simulations that took."""
        start = perf_counter()
        sampler = game.sampler(world, seat)
        scratch = world.copy()
        policy.begin(world)
        horizon = policy.horizon(world)
        self.decisions = 0
        self.tree.clear()
        self._add_node(game, policy, world, seat, mix(game.info_key(world, seat), seat))
        done: i64 = 0
        while done < self.simulations:
            sampler.sample(scratch, rng)
            acting = self._descend(game, policy, scratch, seat, horizon, rng)
            acting = self._play_on(game, policy, scratch, acting, horizon, rng)
            if acting < 0 and not policy.judges_end(scratch):
                game.fill_returns(scratch, self.values)
            else:
                policy.value(scratch, self.values)
            self._learn()
            done += 1
            if done % SIMULATIONS_A_LOOK == 0 and perf_counter() - start >= self.seconds:
                break
        return done

    def _descend(self, game: Game, policy: Policy, state: State, seat: i64, horizon: i64, rng: Rng) -> i64:
        """Play by the tree as far as it goes, and let it grow there; answers the seat that acts then, -1 at the end."""
        tree = self.tree
        node: i64 = 0
        self.path = 0
        while True:
            edge = tree.select(node, EXPLORATION)
            self._note(node, edge, seat)
            game.apply(state, seat, tree.moves[edge], rng)
            seat = game.next_seat(state)
            if seat < 0 or self.path == LONGEST_PATH or (horizon != 0 and policy.horizon(state) != horizon):
                return seat
            key = mix(game.info_key(state, seat), seat)
            node = tree.find(key)
            if node == NOT_THERE:
                self._add_node(game, policy, state, seat, key)
                return seat

    def _note(self, node: i64, edge: i64, seat: i64) -> None:
        self.path_nodes[self.path] = node
        self.path_edges[self.path] = edge
        self.path_seats[self.path] = seat
        self.path += 1
        self.decisions += 1

    def _add_node(self, game: Game, policy: Policy, state: State, seat: i64, key: i64) -> None:
        """A node for the moves of a seat; those that gain more at once are thought likelier to be good."""
        moves = self.moves
        priors = self.priors
        n = game.fill_legal(state, seat, moves)
        policy.weigh(state, seat, moves, n, priors)
        highest = priors[0]
        for i in range(1, n):
            if priors[i] > highest:
                highest = priors[i]
        total = 0.0
        for i in range(n):
            weight = exp((priors[i] - highest) / POINTS_AN_E)
            priors[i] = weight
            total += weight
        for i in range(n):
            priors[i] /= total
        self.tree.add(key, moves, priors, n)

    def _play_on(self, game: Game, policy: Policy, state: State, seat: i64, horizon: i64, rng: Rng) -> i64:
        """Play by the policy to the end or the horizon; answers the seat that acts then, -1 at the end."""
        moves = self.moves
        count: i64 = 0
        while seat >= 0 and (horizon == 0 or policy.horizon(state) == horizon):
            n = game.fill_legal(state, seat, moves)
            game.apply(state, seat, policy.pick(state, seat, moves, n, rng), rng)
            count += 1
            seat = game.next_seat(state)
        self.decisions += count
        return seat

    def _learn(self) -> None:
        """Tell every move on the path what its seat got."""
        for i in range(self.path):
            self.tree.update(self.path_nodes[i], self.path_edges[i], self.values[self.path_seats[i]])

    def _answer(self, done: i64, seats: i64) -> Choice:
        """The move tried most; of several the one that brought more."""
        tree = self.tree
        considered: list[Considered] = []
        for edge in range(tree.first[0], tree.first[1]):
            considered.append(Considered(tree.moves[edge], tree.visits[edge], tree.mean(edge)))
        considered.sort(key=by_visits, reverse=True)
        best = considered[0]
        value = best.value if seats > 1 else None
        return Choice(best.move, done, self.decisions, value, considered)


def by_visits(considered: Considered) -> tuple[int, float]:
    return considered.visits, considered.value
