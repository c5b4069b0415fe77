"""What the bots are told: obvious moves are found."""

from math import inf

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.bots.bot import Bot
from kosmodrom.bots.greedy import GreedyBot
from kosmodrom.bots.search import SearchBot
from kosmodrom.bots.uniform import UniformBot
from kosmodrom.core.rng import FastRng
from kosmodrom.games import find
from kosmodrom.games.space_bureau.bot.policy import PLAYOUT_TURNS, SpaceBureauPolicy
from kosmodrom.games.space_bureau.moves import MOVES
from kosmodrom.games.space_bureau.state import SpaceBureauState
from tests.games.space_bureau.positions import game_for, play, position

LANDING = "cells: a1 = flight; reserve 0: orange-straight; fuel 0: 3; samples 0: orange orange"


def after(text: str, *moves: str) -> SpaceBureauState:
    s = position(text)
    play(s, *moves)
    return s


def best(s: SpaceBureauState) -> str:
    """The move that looks best at once."""
    return MOVES.notation(GreedyBot().choose(game_for(s), s, s.turn, FastRng(1)).move)


def test_an_agent_is_landed() -> None:
    assert best(after(LANDING, "place orange-ns a1", "do 1")) == "fly e"
    assert best(after(LANDING, "place orange-ns a1", "do 1", "fly e")) == "land"


def test_the_dearer_office_is_opened() -> None:
    assert (
        best(after("cells: a1 = office; reserve 0: orange-straight; at 0: 4", "place orange-ns a1"))
        == "office 1 purple"
    )


def test_fuel_comes_before_a_flight_if_there_is_room() -> None:
    text = "cells: a1 = flight, fuel 3; reserve 0: orange-straight; fuel 0: "
    assert best(after(f"{text}2", "place orange-ns a1")) == "do 2"


def test_a_rich_cell_is_better_than_a_poor_one() -> None:
    s = position("cells: a1 = credits 9 | b1 = credits 1; reserve 0: orange-straight; tiles 0: orange-ns c1")
    assert best(s) == "place orange-ns a1"


def weights(s: SpaceBureauState, *moves: str) -> list[float]:
    """How good moves look to a search."""
    gains = vec[float]([0.0] * len(moves))
    SpaceBureauPolicy().weigh(s, 0, vec[i64]([MOVES.parse(move) for move in moves]), len(moves), gains)
    return list(gains)


def test_a_search_thinks_more_of_a_tile_that_opens_a_way() -> None:
    s = position("cells: b1 = credits 3 | b2 = credits 9; reserve 0: purple")
    closed, opening = weights(s, "place purple-esw b1", "place purple-nes b1")
    assert opening > closed + 0.5
    at_once = [SpaceBureauPolicy().gain(s, 0, MOVES.parse(f"place purple-{sides} b1")) for sides in ("esw", "nes")]
    assert 0 < at_once[1] - at_once[0] < 0.2, "a player who looks at once decides between equals by it"


def test_a_search_works_towards_a_surrounded_tile() -> None:
    text = "captains: 1; ability 0: 5; reserve 0: orange-straight; tiles 0: purple-nes b1, purple-nes b2, purple-nes a2"
    near, far = weights(position(text), "place orange-ew c2", "place orange-ew c1")
    assert near > far


@pytest.mark.parametrize(("seats", "is_cut_off"), [(1, False), (2, True), (4, True)])
def test_playouts_are_cut_off_among_several(seats: int, is_cut_off: bool) -> None:
    policy = SpaceBureauPolicy()
    s = position(f"seats: {seats}; turns: 3; turn: {3 % seats}")
    policy.begin(s)
    begun = policy.horizon(s)
    s.turns += PLAYOUT_TURNS - 1
    assert policy.horizon(s) == begun
    s.turns += 1
    assert (policy.horizon(s) != begun) == is_cut_off


@pytest.mark.parametrize("seats", [1, 2])
def test_the_search_finds_the_credits_of_the_last_turn(seats: int) -> None:
    s = position(
        f"seats: {seats}; turns: {14 * seats - 1}; turn: {seats - 1}; cells: d1 = credits 9;"
        f"reserve {seats - 1}: orange-straight; credits {seats - 1}: 3"
    )
    bot = SearchBot(300, inf)
    assert MOVES.notation(bot.choose(game_for(s), s, s.turn, FastRng(2)).move) == "place orange-ns d1"


def alone(bot: Bot, seed: int) -> int:
    """The credits of a whole game that a bot plays alone, with what is delivered."""
    game = find("space_bureau")
    rng = FastRng(seed)
    state = game.new(1, {}, rng)
    while not game.is_over(state):
        game.apply(state, 0, bot.choose(game, state, 0, rng).move, rng)
    return game.scores(state)[0]


def test_looking_at_visible_gain_is_far_better_than_playing_at_random() -> None:
    assert min(alone(GreedyBot(), seed) for seed in range(5)) > max(alone(UniformBot(), seed) for seed in range(5))
