"""The bot that plays at random."""

from typing import final

from mypy_extensions import i64

from kosmodrom.bots.bot import Bot, Choice
from kosmodrom.core.game import Game
from kosmodrom.core.rng import Rng
from kosmodrom.core.state import State


@final
class UniformBot(Bot):
    """Any legal move, all equally likely."""

    def choose(self, game: Game, world: State, seat: i64, rng: Rng) -> Choice:
        legal = game.legal_moves(world, seat)
        return Choice(legal[rng.below(len(legal), 0)])
