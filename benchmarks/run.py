"""Kosmodrom's speed beside other engines: one interleaved run on one core, by CPU time.

    python benchmarks/run.py [--rounds 5] [--seconds 0.5] [--core N] [--json FILE]

Ends with 0 if all that is required was met, 1 if something was missed, 2 if it couldn't be measured.
"""

import json
import sys
from argparse import ArgumentParser
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parent.parent))

from benchmarks.environment import make_environment
from benchmarks.failure import Failure
from benchmarks.goals import Rounds, results
from benchmarks.machine import bind
from benchmarks.table import as_data, show
from benchmarks.worker import ROOT, Worker

FEWEST_ROUNDS: Final = 5
PLAN: Final = (
    ("ours", "play"),
    ("spiel", "bridge"),
    ("spiel", "hearts"),
    ("spiel", "euchre"),
    ("spiel", "oh_hell"),
    ("interpreted", "play"),
    ("ours", "drive"),
    ("spiel", "drive"),
    ("uno", "drive"),
    ("ours", "drive_own"),
    ("ours", "drive_buffer"),
    ("ours", "search"),
    ("spiel", "search"),
    ("ours", "copy"),
    ("spiel", "copy"),
    ("ours", "table"),
)
"""What is measured in each round, one after the other."""
ONCE: Final = (("ours", "bytes"), ("spiel", "bytes"))
"""What is measured before the first round: memory grows but once."""
WARM_UP: Final = 0.05


def start_workers(stack: ExitStack) -> dict[str, Worker]:
    """A process for each contestant, ours compiled and from the sources; Failure if they aren't what they should be."""
    peers, here = make_environment(), Path(sys.executable)
    workers: dict[str, Worker] = {}
    for name, python, module, path in (
        ("ours", here, "benchmarks.ours", None),
        ("interpreted", here, "benchmarks.ours", ROOT / "src"),
        ("spiel", peers, "benchmarks.spiel", None),
        ("uno", peers, "benchmarks.uno", None),
    ):
        workers[name] = stack.enter_context(closing(Worker(name, python, module, path)))
    _check_builds(workers["ours"].about, workers["interpreted"].about)
    return workers


def _check_builds(ours: dict[str, str], interpreted: dict[str, str]) -> None:
    if ours["build"] != "compiled":
        raise Failure(
            "kosmodrom is not compiled in this Python, so that there is nothing to compare: "
            "install a C compiler (gcc or clang) and run `make bench`"
        )
    if interpreted["build"] != "interpreted":
        raise Failure("the sources in src/ are compiled in place; remove the .so files there and run it again")
    if ours["games"] != interpreted["games"]:
        raise Failure(
            f"the installed package isn't made of the sources in src/: from one seed it plays {ours['games']}, "
            f"they play {interpreted['games']}; `make bench` installs it anew"
        )


def run(workers: dict[str, Worker], rounds: int, seconds: float) -> Rounds:
    """Measure everything in turn, round after round; only one process works at a time."""
    measured: Rounds = {}
    _take(workers, ONCE, measured, 0, 0.0)
    _take(workers, PLAN, {}, 0, WARM_UP)
    for number in range(1, rounds + 1):
        print(f"round {number} of {rounds}", file=sys.stderr)
        _take(workers, PLAN, measured, number, seconds)
    return measured


def _take(
    workers: dict[str, Worker], plan: tuple[tuple[str, str], ...], measured: Rounds, seed: int, seconds: float
) -> None:
    for worker, measure in plan:
        for counted, figure in workers[worker].measure(measure, seed, seconds).items():
            measured.setdefault(f"{worker}.{measure}.{counted}", []).append(figure)


def main() -> int:
    parser = ArgumentParser(description="Kosmodrom's speed beside other engines.")
    parser.add_argument("--rounds", type=int, default=FEWEST_ROUNDS, help="how often everything is measured")
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU seconds for each measurement")
    parser.add_argument("--core", type=int, help="the core to run on; the last one if none is named")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything measured to a file")
    options = parser.parse_args()
    if options.rounds < FEWEST_ROUNDS or options.seconds <= 0:
        parser.error(f"at least {FEWEST_ROUNDS} rounds of more than 0 seconds are needed")
    try:
        machine = bind(options.core)
        with ExitStack() as stack:
            measured = run(start_workers(stack), options.rounds, options.seconds)
    except Failure as failure:
        print(f"Not measured: {failure}.", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("Stopped; nothing was measured in full.", file=sys.stderr)
        return 130
    outcome = list(results(measured))
    show(machine, measured, outcome)
    if options.json is not None:
        options.json.write_text(json.dumps(as_data(machine, options.seconds, measured, outcome), indent=2) + "\n")
    return 0 if all(result.is_met is not False for result in outcome) else 1


if __name__ == "__main__":
    sys.exit(main())
