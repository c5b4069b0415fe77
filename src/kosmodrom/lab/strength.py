"""How strong a bot is beside another: the same deals with seats rotated."""

from kosmodrom.bots.bot import Bot
from kosmodrom.core.game import Game
from kosmodrom.core.rng import FastRng
from kosmodrom.lab.arena import seed_of
from kosmodrom.lab.statistics import Estimate, mean_of, share_of


def compare(game: Game, seats: int, options: dict[str, str], bot: Bot, other: Bot, games: int, seed: int) -> Estimate:
    """The bot's share of the wins against as many of the other as there are further seats, with its 95% interval.

    Each deal is played as often as there are seats, the bot in each of them once. Alone it is the bot's mean points.
    """
    values = [play_one(game, seats, options, bot, other, number, seed) for number in range(games)]
    if seats == 1:
        return mean_of(values)
    found = share_of(sum(values), games)
    return Estimate(found.share, found.low, found.high)


def play_one(game: Game, seats: int, options: dict[str, str], bot: Bot, other: Bot, number: int, seed: int) -> float:
    """The game of a number: the bot's share of the win, or its points alone."""
    rng = FastRng(seed_of(seed, number // seats, "chance"))
    thinking = FastRng(seed_of(seed, number, "bots"))
    state = game.new(seats, options, rng)
    own = number % seats
    while (seat := game.next_seat(state)) >= 0:
        world = game.determinize(state, seat, thinking)
        asked = bot if seat == own else other
        game.apply(state, seat, asked.choose(game, world, seat, thinking).move, rng)
    if seats == 1:
        return float(game.outcome(state).results[0].score)
    return game.returns(state)[own]
