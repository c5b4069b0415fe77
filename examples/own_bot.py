"""Write a bot, and let it play a tournament: `python examples/own_bot.py [games]`.

The bot is an ordinary Python class; the engine under it may be compiled.
"""

import sys

from kosmodrom.bots.bot import Bot, Choice
from kosmodrom.bots.levels import make_bot
from kosmodrom.core.game import Game, new_buffer, play_out
from kosmodrom.core.match import Match
from kosmodrom.core.record import Chance
from kosmodrom.core.rng import FastRng, Rng
from kosmodrom.core.state import State
from kosmodrom.games import find


class DayDreamer(Bot):
    """Tries each move in a few worlds that it can't tell apart, plays on at random, and takes what won most often."""

    worlds = 20

    def choose(self, game: Game, world: State, seat: int, rng: Rng) -> Choice:
        sampler = game.sampler(world, seat)
        imagined = world.copy()
        buffer = new_buffer(game.move_count)
        wins = dict.fromkeys(game.legal_moves(world, seat), 0.0)
        for move in wins:
            for _ in range(self.worlds):
                sampler.sample(imagined, rng)
                game.apply(imagined, seat, move, rng)
                play_out(game, imagined, rng, buffer)
                wins[move] += game.returns(imagined)[seat]
        return Choice(max(wins, key=lambda move: wins[move]))


def play(game: Game, bots: list[Bot], seed: int) -> list[float]:
    """One game; each seat's share of the win."""
    match = Match(game, len(bots), Chance("fast", seed=seed))
    rng = FastRng(seed + 1)
    while not match.is_over:
        seat = game.next_seat(match.state)
        world = game.determinize(match.state, seat, rng)
        match.play(seat, bots[seat].choose(game, world, seat, rng).move)
    return game.returns(match.state)


def tournament(games: int) -> dict[str, float]:
    """Everybody against everybody at two seats, seats swapped; wins by name."""
    game = find("kosmopolis")
    players: dict[str, Bot] = {"random": make_bot("random"), "dreamer": DayDreamer(), "easy": make_bot("easy")}
    wins = dict.fromkeys(players, 0.0)
    for number in range(games):
        for first in players:
            for second in players:
                if first != second:
                    shares = play(game, [players[first], players[second]], number)
                    wins[first] += shares[0]
                    wins[second] += shares[1]
    return wins


if __name__ == "__main__":
    for name, won in tournament(int(sys.argv[1]) if len(sys.argv) > 1 else 20).items():
        print(f"{name:10}{won:6.1f}")
