"""Nets that learn a game by playing it: a course of games, each of which depends on its number and what was learnt."""

from typing import Final

import msgspec
from msgspec import Struct

from kosmodrom.bots.bot import Bot
from kosmodrom.bots.glance import NetBot
from kosmodrom.bots.learner import Learner
from kosmodrom.bots.levels import make_bot
from kosmodrom.core.features import Features
from kosmodrom.core.game import Game
from kosmodrom.core.net import Net, PackedNet, reach_of
from kosmodrom.core.net_file import BadNet, decode_nets, encode_nets
from kosmodrom.core.rng import FastRng, Rng
from kosmodrom.lab.arena import seed_of

BATCH: Final = 50
"""So many games are played with the same net, and then learnt together."""
GUESTS_EVERY: Final = 5
"""Every fifth game is played with guests: bots that look at once, and older nets, in turn."""
GUEST: Final = "easy"
FIRST_OLDER: Final = 1_000
"""A copy of the net is kept as an older one after so many games, after twice as many, and so on."""
MOST_OLDER: Final = 3
BATCHES_OF_MEAN: Final = 100
"""About so many batches go into the mean of the net by which it plays."""
ACTIVE: Final = 100.0
"""About so many features are not 0, which the first weights are fitted to."""


class NoFeatures(Exception):
    """The game doesn't say what a learning program sees of it."""


class Course(Struct, frozen=True):
    """What is trained, and how; the same course gives the same net, on the same kind of machine."""

    game: str
    seats: int
    seed: int = 0
    hidden: int = 33
    """Units of the hidden layer, a multiple of three."""
    rate: float = 0.001
    """How far the net moves at each position, at first."""
    halved_after: int = 100_000
    """After so many games it moves half as far, after three times as many a quarter."""
    trace: float = 0.8
    """Lambda: how much of a position's target comes from later than the next position."""
    noise_percent: int = 5
    """How often any move is made instead of the best."""
    worlds: int = 1
    """Sampled worlds in which moves are tried."""
    sees_all: bool = False
    """Whether the net judges worlds, with the secrets of all seats, rather than what one seat knows."""
    options: dict[str, str] = {}


USUAL: Final = Course("", 0)
"""How a net is trained where nothing else is asked for."""


class Training:
    """A net on its course."""

    def __init__(self, game: Game, course: Course) -> None:
        features = game.features(course.seats)
        if features is None:
            raise NoFeatures(game.about.name)
        self.game = game
        self.course = course
        self.features: Features = features
        self.options = game.about.complete(course.options, course.seats)
        self.net = Net(features.size, course.hidden, course.seats, course.sees_all)
        self.net.scatter(FastRng(seed_of(course.seed, 0, "weights")), reach_of(ACTIVE))
        self.mean = self.net.copy()
        self.older: list[Net] = []
        self.games = 0
        """How many were played and learnt."""
        self.moves = 0
        """How many moves were made in this process."""
        self._begin()

    def _begin(self) -> None:
        self.learner = Learner(self.game, self.features, self.net, self.mean, self.course.worlds)
        self.guest = make_bot(GUEST)

    @classmethod
    def read(cls, game: Game, seats: int, data: bytes) -> "Training":
        """Go on where `data` was written; BadNet if it is no training of this game with so many seats."""
        features = game.features(seats)
        if features is None:
            raise NoFeatures(game.about.name)
        nets, notes = decode_nets(data, features)
        try:
            course = msgspec.convert(notes.get("course"), Course)
            games = msgspec.convert(notes.get("games"), int)
        except msgspec.ValidationError:
            course, games = None, 0
        if course is None or len(nets) < 2:
            raise BadNet("it can be played with, but isn't all of a training")
        training = cls(game, course)
        training.net, training.mean, *training.older = nets
        training.games = games
        training._begin()
        return training

    def write(self) -> bytes:
        """All that `read` needs to go on as if nothing had happened; between batches only."""
        return encode_nets(self.features, [self.net, self.mean, *self.older], self._notes(), is_learning=True)

    def write_net(self) -> bytes:
        """The net to play with."""
        return encode_nets(self.features, [self.mean], self._notes(), is_learning=False)

    def _notes(self) -> dict[str, object]:
        return {"course": msgspec.to_builtins(self.course), "games": self.games}

    def bot(self, worlds: int) -> Bot:
        """One that plays by the net as far as it has come."""
        return NetBot(self.game, self.features, PackedNet(self.mean), worlds)

    def run_batch(self) -> float:
        """Play a batch of games and learn it; returns the mean loss."""
        course = self.course
        for number in range(self.games, self.games + BATCH):
            rng = FastRng(seed_of(course.seed, number, "training"))
            state = self.game.new(course.seats, self.options, rng)
            seats, guest = self._guests(number, rng)
            learner = self.learner
            self.moves += learner.play(self.game, state, seats, guest, course.noise_percent, course.trace, rng)
        self.games += BATCH
        rate = course.rate * course.halved_after / (course.halved_after + self.games)
        share = 1.0 / min(self.games // BATCH, BATCHES_OF_MEAN)
        loss = self.learner.learn(rate, share, FastRng(seed_of(course.seed, self.games, "order")))
        if is_doubled(self.games):
            self.older = [*self.older, self.mean.copy()][-MOST_OLDER:]
        return loss

    def _guests(self, number: int, rng: Rng) -> tuple[int, Bot]:
        """Who else plays the game of a number: some of the seats as a set of bits, or none, and their bot."""
        if number % GUESTS_EVERY or self.course.seats == 1:
            return 0, self.guest
        seats = 1 + rng.below(2**self.course.seats - 2, 0)
        if number // GUESTS_EVERY % 2 == 0 or not self.older:
            return seats, self.guest
        net = self.older[rng.below(len(self.older), 0)]
        return seats, NetBot(self.game, self.features, PackedNet(net), self.course.worlds)


def is_doubled(games: int) -> bool:
    """Whether so many games are FIRST_OLDER, or twice as many, and so on."""
    times, rest = divmod(games, FIRST_OLDER)
    return rest == 0 and times > 0 and times & (times - 1) == 0
