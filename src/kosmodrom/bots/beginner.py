"""The bot that errs as people do who are new to a game."""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from kosmodrom.bots.bot import Bot, Choice
from kosmodrom.core.game import Game
from kosmodrom.core.rng import Rng
from kosmodrom.core.state import State

MOST_SEEN: Final = 8
"""It looks at so many of the legal moves, any of them."""
POINTS_AN_E: Final = 2.0
"""By how many points a move has to look better to be taken e times as often."""
_PARTS: Final = 2**30


@final
class BeginnerBot(Bot):
    """Looks at a few of the legal moves, and takes one the likelier, the more it gains at once by the game's policy."""

    def choose(self, game: Game, world: State, seat: i64, rng: Rng) -> Choice:
        moves = game.legal_moves(world, seat)
        if len(moves) == 1:
            return Choice(moves[0])
        seen = see(moves, rng)
        policy = game.policy()
        gains = [policy.gain(world, seat, move) for move in seen]
        highest = max(gains)
        weights = [exp((gain - highest) / POINTS_AN_E) for gain in gains]
        left = 0.0
        for weight in weights:
            left += weight
        left *= float(rng.below(_PARTS, 0)) / float(_PARTS)
        for place, weight in enumerate(weights):
            left -= weight
            if left < 0.0:
                return Choice(seen[place])
        return Choice(seen[-1])


def see(moves: list[int], rng: Rng) -> list[int]:
    """Some of the moves, each as likely to be among them; all if they are few."""
    for place in range(min(MOST_SEEN, len(moves) - 1)):
        other = place + rng.below(len(moves) - place, 0)
        moves[place], moves[other] = moves[other], moves[place]
    return moves[:MOST_SEEN]
