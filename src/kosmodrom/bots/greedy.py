"""The bot that takes what looks best at once."""

from typing import final

from mypy_extensions import i64

from kosmodrom.bots.bot import Bot, Choice
from kosmodrom.core.game import Game
from kosmodrom.core.rng import Rng
from kosmodrom.core.state import State


@final
class GreedyBot(Bot):
    """The legal move of the highest visible gain by the game's policy; among equals any."""

    def choose(self, game: Game, world: State, seat: i64, rng: Rng) -> Choice:
        policy = game.policy()
        best: list[int] = []
        highest = 0.0
        for move in game.legal_moves(world, seat):
            gain = policy.gain(world, seat, move)
            if not best or gain > highest:
                best = [move]
                highest = gain
            elif gain == highest:
                best.append(move)
        return Choice(best[rng.below(len(best), 0)])
