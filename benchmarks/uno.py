"""RLCard's uno, measured: run as a process of its own in the peers' environment."""

from importlib import import_module
from random import Random
from time import process_time
from typing import Final

from benchmarks.measure import Figures, rate
from benchmarks.worker import serve

# It comes without types.
rlcard = import_module("rlcard")

GAMES_A_BATCH: Final = 5


def drive(seed: int) -> tuple[Figures, float]:
    """Whole random games in the environment, with its raw actions, which are quicker than numbered ones."""
    environment = rlcard.make("uno", config={"seed": seed % 2**32})
    random = Random(seed).random
    start = process_time()
    for _ in range(GAMES_A_BATCH):
        state, _ = environment.reset()
        while not environment.is_over():
            legal = state["raw_legal_actions"]
            state, _ = environment.step(legal[int(random() * len(legal))], True)
    return {"decisions": environment.timestep}, process_time() - start


if __name__ == "__main__":
    serve({"build": "Python"}, {"drive": rate(drive)})
