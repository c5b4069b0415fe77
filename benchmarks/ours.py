"""Kosmodrom, measured: run as a process of its own, compiled or interpreted, whichever is found first."""

from random import Random
from statistics import quantiles
from time import perf_counter, process_time
from typing import Final

import msgspec

from benchmarks.measure import Figures, Measure, bytes_each, rate
from benchmarks.worker import serve
from kosmodrom.bots.search import SearchBot
from kosmodrom.core import game as core_game
from kosmodrom.core.game import Game, new_buffer, play_out
from kosmodrom.core.match import Match
from kosmodrom.core.policy import Policy
from kosmodrom.core.record import Chance
from kosmodrom.core.rng import FastRng
from kosmodrom.core.state import SPECTATOR, State
from kosmodrom.games import find

GAME: Final = "kosmopolis"
SEATS: Final = (2, 3, 4)
"""Every batch plays as many games at each of these."""
GAMES_A_BATCH: Final = 10
SIMULATIONS: Final = 1_000
"""As many as the peer's search makes for a decision."""
COPIES: Final = 2_000
KEPT: Final = 50_000
MIDDLE: Final = 60
"""The move of a four-player game at which positions are copied."""


class Ours:
    """What can be measured of a game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.moves = new_buffer(game.move_count)
        boxes = [game.lay_out(seats, {}) for seats in SEATS]
        self.pairs = [(box, box.copy()) for box in boxes]
        """A box for each number of seats, and a table to play on."""
        self.bot = SearchBot(SIMULATIONS, 60.0, Policy())

    def measures(self) -> dict[str, Measure]:
        return {
            "play": rate(self.play),
            "drive": rate(self.drive),
            "drive_own": rate(self.drive_own),
            "drive_buffer": rate(self.drive_buffer),
            "search": rate(self.search),
            "copy": rate(self.copy),
            "bytes": self.bytes,
            "table": self.table,
        }

    def play(self, seed: int) -> tuple[Figures, float]:
        """Whole random games in the loop of `core`, set-up included."""
        game, moves, rng = self.game, self.moves, FastRng(seed)
        made = 0
        start = process_time()
        for box, state in self.pairs * GAMES_A_BATCH:
            state.load(box)
            game.set_up(state, rng)
            made += play_out(game, state, rng, moves)
        return {"moves": made}, process_time() - start

    def drive(self, seed: int) -> tuple[Figures, float]:
        """Whole random games move by move from Python, set-up included; picks by Python's generator, as for peers."""
        game, rng, random = self.game, FastRng(seed), Random(seed).random
        next_seat, legal_moves, apply = game.next_seat, game.legal_moves, game.apply
        made = 0
        start = process_time()
        for seats in SEATS:
            state = game.new(seats, {}, rng)
            while (seat := next_seat(state)) >= 0:
                legal = legal_moves(state, seat)
                apply(state, seat, legal[int(random() * len(legal))], rng)
                made += 1
        return {"moves": made}, process_time() - start

    def drive_own(self, seed: int) -> tuple[Figures, float]:
        """The same, picking with the generator that `apply` is handed anyway instead of Python's."""
        game, rng = self.game, FastRng(seed)
        next_seat, legal_moves, apply, below = game.next_seat, game.legal_moves, game.apply, rng.below
        made = 0
        start = process_time()
        for seats in SEATS:
            state = game.new(seats, {}, rng)
            while (seat := next_seat(state)) >= 0:
                legal = legal_moves(state, seat)
                apply(state, seat, legal[below(len(legal), 0)], rng)
                made += 1
        return {"moves": made}, process_time() - start

    def drive_buffer(self, seed: int) -> tuple[Figures, float]:
        """The same with the calls meant for loops: a buffer for the moves, a box for all games."""
        game, moves, rng = self.game, self.moves, FastRng(seed)
        next_seat, fill_legal, apply, below = game.next_seat, game.fill_legal, game.apply, rng.below
        made = 0
        start = process_time()
        for box, state in self.pairs:
            state.load(box)
            game.set_up(state, rng)
            while (seat := next_seat(state)) >= 0:
                apply(state, seat, moves[below(fill_legal(state, seat, moves), 0)], rng)
                made += 1
        return {"moves": made}, process_time() - start

    def search(self, seed: int) -> tuple[Figures, float]:
        """A search with uniform playouts for the first decision of a game at each number of seats."""
        game, rng = self.game, FastRng(seed)
        counts = {"decisions": 0.0, "simulations": 0.0}
        spent = 0.0
        for seats in SEATS:
            state = game.new(seats, {}, rng)
            seat = game.next_seat(state)
            start = process_time()
            choice = self.bot.choose(game, state, seat, rng)
            spent += process_time() - start
            counts["decisions"] += float(choice.decisions)
            counts["simulations"] += float(choice.simulations)
        return counts, spent

    def middle(self, seed: int) -> State:
        """A position in the middle of a four-player game."""
        game, rng = self.game, FastRng(seed)
        state: State = game.new(4, {}, rng)
        for _ in range(MIDDLE):
            seat = game.next_seat(state)
            legal = game.legal_moves(state, seat)
            game.apply(state, seat, legal[rng.below(len(legal), 0)], rng)
        return state

    def copy(self, seed: int) -> tuple[Figures, float]:
        copy = self.middle(seed).copy
        start = process_time()
        for _ in range(COPIES):
            copy()
        return {"copies": COPIES}, process_time() - start

    def bytes(self, seed: int, seconds: float) -> Figures:
        return bytes_each(self.middle(seed).copy, KEPT)

    def table(self, seed: int, seconds: float) -> Figures:
        """What a move costs at a real table, in milliseconds, 19 of 20 moves being quicker.

        A move is checked, applied with the chance of a real table and noted; then every seat and a spectator is sent
        the whole view as JSON. `late` is the last quarter of four-player games.
        """
        everywhere: list[tuple[float, float]] = []
        late: list[tuple[float, float]] = []
        spent = 0.0
        while spent < seconds:
            for seats in SEATS:
                seed += 1
                times = self._play_at_table(seats, seed)
                spent += sum(cpu for cpu, _ in times)
                everywhere += times
                if seats == max(SEATS):
                    late += times[-len(times) // 4 :]
        return _p95("all", everywhere) | _p95("late", late)

    def _play_at_table(self, seats: int, seed: int) -> list[tuple[float, float]]:
        """The CPU and wall seconds of each move of a random game."""
        game, random = self.game, Random(seed)
        match = Match(game, seats, Chance("hmac", secret=random.randbytes(32).hex(), nonces=("",) * seats))
        times: list[tuple[float, float]] = []
        while not match.is_over:
            seat = random.choice(game.to_act(match.state))
            move = random.choice(game.legal_moves(match.state, seat))
            wall, cpu = perf_counter(), process_time()
            match.play(seat, move)
            for viewer in (SPECTATOR, *range(seats)):
                msgspec.json.encode(game.view(match.state, viewer))
            times.append((process_time() - cpu, perf_counter() - wall))
        return times


def _p95(name: str, times: list[tuple[float, float]]) -> Figures:
    cpu, wall = zip(*times, strict=True)
    return {f"{name}_cpu_ms": 1e3 * quantiles(cpu, n=20)[-1], f"{name}_wall_ms": 1e3 * quantiles(wall, n=20)[-1]}


def fingerprint(game: Game) -> str:
    """The same from any two builds of the same sources: how some games went."""
    rng, moves = FastRng(1), new_buffer(game.move_count)
    made = 0
    for seats in SEATS * 4:
        made += play_out(game, game.new(seats, {}, rng), rng, moves)
    return f"{made} moves to {rng.x}"


def main() -> None:
    game = find(GAME)
    build = "interpreted" if core_game.__file__.endswith(".py") else "compiled"
    serve({"build": build, "games": fingerprint(game)}, Ours(game).measures())


if __name__ == "__main__":
    main()
