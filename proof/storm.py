"""One address attacks a server while others play: whether they notice.

    python -m proof.storm [--attack NAME|all] [--seconds N] [--seed S] [--tables N] [--rate MOVES]

The server is a process with its usual limits and 1,024 files; the attacker is another, at 127.0.0.2; this one is the
people, at 127.0.0.1. Moves are due at fixed moments, as in proof.load. Ends with 0 if all bounds are met, 1 if not.
"""

import os
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import uvloop

from kosmodrom.bots.levels import is_compiled
from proof.crowds.scenarios import Result
from proof.load import show
from proof.probe import probe
from proof.storms.attacks import ATTACKS
from proof.storms.scene import Scene, storm

ALL: Final = "all"
BOUND: Final = 0.250


async def run(name: str, seed: int, tables: int, rate: float, seconds: float, bound: float = BOUND) -> Result:
    """One attack, on a database of its own."""
    with tempfile.TemporaryDirectory(prefix="storm-") as folder:
        result = await storm(name, Scene(Path(folder), seed, seconds, tables, rate, bound))
        result.add("fdatasync", str(probe(Path(folder))))
    result.add("seed", str(seed))
    result.add("engine", "compiled" if is_compiled() else "interpreted")
    result.add("load of the machine, 1 minute", f"{os.getloadavg()[0]:.1f}")
    return result


def play(names: Sequence[str], seed: int, tables: int, rate: float, seconds: float) -> bool:
    """One attack after the other; whether all bounds were met."""
    results = []
    for name in names:
        results.append(uvloop.run(run(name, seed, tables, rate, seconds)))
        show(results[-1])
    missed = [name for name, result in zip(names, results, strict=True) if not result.holds]
    if missed:
        print(f"missed: {' '.join(missed)}; again: python -m proof.storm --seed {seed} --attack {missed[0]}")
    return not missed


def main() -> None:
    """Read the command line, attack, print."""
    parser = ArgumentParser(prog="python -m proof.storm", description="Attack a server while people play.")
    parser.add_argument("--attack", choices=[*ATTACKS, ALL], default=ALL)
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each attack lasts")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--rate", type=float, default=15.0, help="moves a second, of all tables together")
    arguments = parser.parse_args()
    names = list(ATTACKS) if arguments.attack == ALL else [arguments.attack]
    sys.exit(not play(names, arguments.seed, arguments.tables, arguments.rate, arguments.seconds))


if __name__ == "__main__":
    main()
