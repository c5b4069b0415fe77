"""Quick figures of how fast this machine plays a game."""

import time
from math import ceil
from typing import Final

import msgspec
from msgspec import Struct

from kosmodrom.bots.levels import is_compiled
from kosmodrom.bots.search import SearchBot
from kosmodrom.core.game import Game, new_buffer, play_out
from kosmodrom.core.rng import FastRng
from kosmodrom.core.state import SPECTATOR

SECONDS: Final = 0.5
"""About how long each figure is measured, by the CPU's clock."""
GAMES_A_LOOK: Final = 10
"""So many games are played between two looks at the clock: one look takes as long as some ten moves."""
MOST_SIMULATIONS: Final = 50_000


class Speed(Struct, frozen=True):
    """The figures of one game, with the most seats it has."""

    game: str
    seats: int
    compiled: bool
    loop_moves_per_second: float
    """Random games in the engine's own loop."""
    python_moves_per_second: float
    """Random games driven from Python: list the moves, pick one, apply it."""
    shown_move_p50_ms: float
    """A move with everything a server does for it: apply, all views, JSON."""
    shown_move_p95_ms: float
    simulations_per_second: float
    """Simulations of the search, at the first decision."""


def measure(game: Game, seconds: float = SECONDS) -> Speed:
    """Measure one game; takes about four times `seconds`."""
    seats = game.about.max_seats
    shown = sorted(_shown_moves(game, seats, seconds))
    return Speed(
        game=game.about.name,
        seats=seats,
        compiled=is_compiled(),
        loop_moves_per_second=_loop(game, seats, seconds),
        python_moves_per_second=_driven(game, seats, seconds),
        shown_move_p50_ms=1000 * shown[len(shown) // 2],
        shown_move_p95_ms=1000 * shown[ceil(len(shown) * 0.95) - 1],
        simulations_per_second=_search(game, seats, seconds),
    )


def _loop(game: Game, seats: int, seconds: float) -> float:
    rng = FastRng(1)
    moves = new_buffer(game.about.moves.count)
    options = game.about.complete({})
    count = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for _ in range(GAMES_A_LOOK):
            state = game.lay_out(seats, options)
            game.set_up(state, rng)
            count += play_out(game, state, rng, moves)
    return count / spent


def _driven(game: Game, seats: int, seconds: float) -> float:
    rng = FastRng(2)
    count = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        state = game.new(seats, {}, rng)
        while (seat := game.next_seat(state)) >= 0:
            moves = game.legal_moves(state, seat)
            game.apply(state, seat, moves[rng.below(len(moves), 0)], rng)
            count += 1
    return count / spent


def _shown_moves(game: Game, seats: int, seconds: float) -> list[float]:
    """How long each move took with all views as JSON."""
    rng = FastRng(3)
    times: list[float] = []
    viewers = [*range(seats), SPECTATOR]
    while not times or sum(times) < seconds:
        state = game.new(seats, {}, rng)
        while (seat := game.next_seat(state)) >= 0:
            moves = game.legal_moves(state, seat)
            move = moves[rng.below(len(moves), 0)]
            start = time.process_time()
            game.apply(state, seat, move, rng)
            for viewer in viewers:
                msgspec.json.encode(game.view(state, viewer))
            times.append(time.process_time() - start)
    return times


def _search(game: Game, seats: int, seconds: float) -> float:
    rng = FastRng(4)
    state = game.new(seats, {}, rng)
    seat = game.next_seat(state)
    world = game.determinize(state, seat, rng)
    bot = SearchBot(MOST_SIMULATIONS, seconds)
    start = time.process_time()
    choice = bot.choose(game, world, seat, rng)
    return int(choice.simulations) / max(time.process_time() - start, 1e-9)
