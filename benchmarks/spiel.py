"""OpenSpiel, measured: run as a process of its own in the peers' environment."""

from importlib import import_module
from random import Random
from time import process_time
from typing import Any, Final

from benchmarks.measure import Batch, Figures, Measure, bytes_each, rate
from benchmarks.worker import serve

# It comes without types.
pyspiel = import_module("pyspiel")

GAMES: Final[dict[str, dict[str, object]]] = {
    "bridge": {"use_double_dummy_result": False},
    "hearts": {},
    "euchre": {},
    "oh_hell": {"players": 3},
}
GAMES_A_BATCH: Final = 10
SIMULATIONS: Final = 1_000
EXPLORATION: Final = 2.0
PLAYOUTS: Final = 40
"""Random games from a position, to know how many decisions are left."""
COPIES: Final = 2_000
KEPT: Final = 20_000
MIDDLE: Final = 85
"""The event of a game of hearts at which positions are copied: all is dealt, about half is played."""


def measures() -> dict[str, Measure]:
    loops = {name: rate(loop(name)) for name in GAMES}
    return loops | {"drive": rate(drive), "search": rate(search), "copy": rate(copy), "bytes": bytes_kept}


def load(name: str) -> Any:
    return pyspiel.load_game(name, GAMES[name])


def count_decisions(states: list[Any]) -> Figures:
    """How often players chose on the way to these ends of games, and that with the chance events."""
    histories = [state.full_history() for state in states]
    return {
        "decisions": sum(event.player >= 0 for history in histories for event in history),
        "events": sum(map(len, histories)),
    }


def loop(name: str) -> Batch:
    """Whole random games by `evaluate_bots`, the one loop over whole games in C++ that it offers."""
    game = load(name)

    def batch(seed: int) -> tuple[Figures, float]:
        bots = [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in range(game.num_players())]
        states = []
        start = process_time()
        for i in range(GAMES_A_BATCH):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, seed + i)
            states.append(state)
        spent = process_time() - start
        return count_decisions(states), spent

    return batch


def drive(seed: int) -> tuple[Figures, float]:
    """Whole random games of hearts event by event from Python, in the quickest form known.

    A list of legal actions is empty exactly at the end, and hearts' chance is uniform.
    """
    game, random = load("hearts"), Random(seed).random
    states = []
    start = process_time()
    for _ in range(GAMES_A_BATCH):
        state = game.new_initial_state()
        legal_actions, apply_action = state.legal_actions, state.apply_action
        while legal := legal_actions():
            apply_action(legal[int(random() * len(legal))])
        states.append(state)
    spent = process_time() - start
    assert all(state.is_terminal() for state in states), "a game of hearts was not played to the end"
    return count_decisions(states), spent


def play_random(state: Any, random: Random, most: int | None = None) -> int:
    """Play on at random to the end, or so many events; answers how many it took."""
    made = 0
    while made != most and (legal := state.legal_actions()):
        state.apply_action(random.choice(legal))
        made += 1
    return made


def search(seed: int) -> tuple[Figures, float]:
    """Its C++ search with random rollouts for the first bid of bridge, where it makes the most decisions a second.

    It doesn't count them: they are its simulations times the decisions left in random games from there.
    """
    game, random = load("bridge"), Random(seed)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    bot = pyspiel.ISMCTSBot(seed, evaluator, EXPLORATION, SIMULATIONS)
    start = process_time()
    bot.step(state)
    spent = process_time() - start
    left = sum(play_random(state.clone(), random) for _ in range(PLAYOUTS)) / PLAYOUTS
    return {"decisions": SIMULATIONS * left, "simulations": SIMULATIONS}, spent


def middle(seed: int) -> Any:
    state = load("hearts").new_initial_state()
    play_random(state, Random(seed), MIDDLE)
    return state


def copy(seed: int) -> tuple[Figures, float]:
    clone = middle(seed).clone
    start = process_time()
    for _ in range(COPIES):
        clone()
    return {"copies": COPIES}, process_time() - start


def bytes_kept(seed: int, seconds: float) -> Figures:
    return bytes_each(middle(seed).clone, KEPT)


if __name__ == "__main__":
    serve({"build": "C++"}, measures())
