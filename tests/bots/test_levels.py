"""The levels: their names and budgets, and that each plays whole games by the rules."""

from itertools import pairwise
from math import inf

import pytest

from kosmodrom.bots.beginner import BeginnerBot
from kosmodrom.bots.greedy import GreedyBot
from kosmodrom.bots.levels import LEVELS, Budget, Level, is_compiled, make_bot, parse_level, shortfall
from kosmodrom.bots.search import SearchBot
from kosmodrom.bots.uniform import UniformBot
from kosmodrom.core.game import Game
from kosmodrom.core.options import counting
from kosmodrom.core.rng import FastRng
from kosmodrom.games import NAMES, find

GAMES = [find(name) for name in NAMES]
ALL_TABLES = [(game, seats) for game in GAMES for seats in range(game.about.min_seats, game.about.max_seats + 1)]
TABLES = ALL_TABLES if is_compiled() else [(game, game.about.min_seats) for game in GAMES]
"""A search on the sources is some sixty times slower, so there each game is played by the fewest who can."""


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{game.about.name}-{seats}" for game, seats in TABLES])
@pytest.mark.parametrize("level", ["random", "beginner", "easy", "medium:2", "hard:4"])
def test_every_level_plays_whole_games_by_the_rules(game: Game, level: str, seats: int) -> None:
    bot, rng = make_bot(level), FastRng(seats)
    options = counting(
        game.about.options,
        {option.name: option.choices[seats % len(option.choices)] for option in game.about.options},
        seats,
    )
    state = game.new(seats, options, rng)
    moves = 0
    while acting := game.to_act(state):
        seat = acting[rng.below(len(acting), 0)]
        world = game.determinize(state, seat, rng)
        before = world.to_json()
        move = bot.choose(game, world, seat, rng).move
        assert world.to_json() == before, "the world handed in was changed"
        game.play(state, seat, move, rng)
        moves += 1
    assert moves <= game.about.longest


def test_levels_are_known_by_name() -> None:
    assert list(LEVELS) == ["random", "beginner", "easy", "medium", "hard", "expert"]
    assert isinstance(make_bot("random"), UniformBot)
    assert isinstance(make_bot("beginner"), BeginnerBot)
    assert isinstance(make_bot("easy"), GreedyBot)
    budgets = [level.budget for level in LEVELS.values() if level.budget is not None]
    for less, more in pairwise(budgets):
        assert less.seconds < more.seconds and less.simulations < more.simulations
        assert less.turn_seconds < more.turn_seconds
    bot, hard = make_bot("hard"), LEVELS["hard"].budget
    assert hard == Budget(2.0, 4_000, 10.0, is_open_ended=True), "in older records the name means this"
    assert isinstance(bot, SearchBot) and (bot.seconds, bot.simulations) == (hard.seconds, hard.simulations)


@pytest.mark.parametrize(
    ("game", "level", "simulations"),
    [
        ("space_bureau", "hard", 64_000),
        ("space_bureau", "hard:2000", 2_000),
        ("space_bureau", "hard:1s", 4_000),
        ("space_bureau", "medium", 400),
        ("kosmopolis", "hard", 4_000),
        ("galaktiko", "hard", 4_000),
        ("space_bureau", "expert", 64_000),
        ("kosmopolis", "expert", 16_000),
    ],
)
def test_with_time_to_spare_hard_goes_on_where_that_helps(game: str, level: str, simulations: int) -> None:
    found = parse_level(level).given_time(find(game).policy()).budget
    assert found is not None and found.simulations == simulations


@pytest.mark.parametrize(
    ("text", "seconds", "simulations"), [("hard:0.5s", 0.5, 4_000), ("medium:2s", 2.0, 400), ("hard:2000", inf, 2_000)]
)
def test_a_budget_may_be_given_in_seconds_or_in_simulations(text: str, seconds: float, simulations: int) -> None:
    assert parse_level(text).budget == Budget(seconds, simulations)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("genius", "there is no bot 'genius'; there are random, beginner, easy, medium, hard, expert"),
        ("easy:5", "takes no budget"),
        ("beginner:5", "takes no budget"),
        ("hard:", "simulations, not ''"),
        ("hard:0", "simulations, not '0'"),
        ("hard:-5", "simulations, not '-5'"),
        ("hard:٣", "simulations"),
        ("hard:9999999", "simulations, not '9999999'"),
        ("hard:s", "written like 0.5s, not 's'"),
        ("hard:0s", "written like 0.5s, not '0s'"),
        ("hard:nans", "written like 0.5s"),
        ("hard:infs", "written like 0.5s"),
        ("hard:1e9s", "written like 0.5s"),
    ],
)
def test_a_level_that_is_none_is_refused_with_what_was_expected(text: str, complaint: str) -> None:
    with pytest.raises(ValueError) as refused:
        parse_level(text)
    assert complaint in str(refused.value)


def test_a_time_limit_ends_the_thinking(kosmopolis: Game) -> None:
    rng = FastRng(1)
    state = kosmopolis.new(2, {}, rng)
    choice = SearchBot(1_000_000, 0.001).choose(kosmopolis, state, 0, rng)
    assert 0 < choice.simulations < 100_000


def test_an_uncompiled_engine_says_what_its_levels_can_do() -> None:
    hard = shortfall(LEVELS["hard"])
    assert shortfall(LEVELS["easy"]) is None
    assert shortfall(Level("hard", Budget(inf, 2_000))) is None
    if is_compiled():
        assert hard is None
    else:
        assert hard is not None and 0 < hard < 4_000
