"""How strong the bots are: one among others of a lower level, in each seat equally often, a shared win counted in part.

    python benchmarks/strength.py [--games N] [--seed 1] [--jobs N] [--only galaktiko/hard/easy] [--json FILE]

One who plays alone in a game that can be lost is measured against what the game does.

Budgets are the levels' caps in simulations, so that figures depend on the seed alone and not on the machine. Ends with
0 if all that is required was met, 1 if something was missed, 2 if it couldn't be measured.
"""

import json
import os
import sys
import time
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from kosmodrom.bots.levels import is_compiled
from kosmodrom.lab.arena import Plan, level_of
from kosmodrom.lab.simulate import WorkerLost, simulate
from kosmodrom.lab.statistics import Share, share_of

HEADING: Final = (
    f"{'game':<16}{'bot':<16}{'against':<24}{'games':>6}{'wins':>8}{'95% interval':>16}{'required':>9}  {'met':<4}"
    f"{'seconds':>7}"
)
PARTS: Final = 10


MODULES: Final = ("powers", "leaders", "crises", "goals", "talents", "projects", "directives")
VARIANTS: Final[dict[str, dict[str, str]]] = {
    "": {},
    "all-modules": {"modules": "chosen", **{f"with-{name}": "on" for name in MODULES}},
    "level-1": {"level": "1"},
    "level-2": {"level": "2"},
    "level-3": {"level": "3"},
}
"""Options of Space Explorers by a name; without one they are the game's defaults."""


class Pairing(NamedTuple):
    """A bot among others, the share of wins that it has to reach, and in how many games that is measured.

    With no others it plays alone, and `weaker` says against what.
    """

    game: str
    stronger: str
    weaker: str
    required: float
    games: int
    others: int = 1
    variant: str = ""
    most: float = 1.0
    """The share of wins above which what it plays against is too weak."""

    @property
    def name(self) -> str:
        return "/".join(filter(None, (self.game, self.stronger, self.against, self.variant)))

    @property
    def against(self) -> str:
        return self.weaker if self.others < 2 else f"{self.others}x{self.weaker}"


class Measured(NamedTuple):
    """What came of a pairing."""

    pairing: Pairing
    games: int
    wins: Share
    seconds: float

    @property
    def is_met(self) -> bool:
        return self.pairing.required <= self.wins.share <= self.pairing.most


PAIRINGS: Final = (
    Pairing("kosmopolis", "easy", "random", 0.95, 400),
    Pairing("kosmopolis", "medium", "easy", 0.70, 400),
    Pairing("kosmopolis", "hard", "easy", 0.80, 400),
    Pairing("kosmopolis", "hard", "medium", 0.55, 1000),
    Pairing("galaktiko", "easy", "random", 0.95, 400),
    Pairing("galaktiko", "medium", "easy", 0.70, 400),
    Pairing("galaktiko", "hard", "easy", 0.75, 400),
    Pairing("galaktiko", "hard", "medium", 0.55, 400),
    Pairing("galaktiko", "hard", "easy", 0.45, 400, others=3),
    Pairing("space_bureau", "easy", "random", 0.98, 400),
    Pairing("space_bureau", "hard", "easy", 0.75, 400),
    Pairing("space_explorers", "easy", "random", 0.95, 400),
    Pairing("space_explorers", "hard", "easy", 0.75, 400),
    Pairing("space_explorers", "hard", "easy", 0.45, 400, others=3),
    Pairing("space_explorers", "easy", "random", 0.95, 400, variant="all-modules"),
    Pairing("space_explorers", "hard:400", "easy", 0.75, 400, variant="all-modules"),
    Pairing("space_explorers", "hard:100", "rival", 0.70, 400, others=0, variant="level-1", most=0.90),
    Pairing("space_explorers", "hard:100", "rival", 0.45, 400, others=0, variant="level-2", most=0.65),
    Pairing("space_explorers", "hard:100", "rival", 0.20, 400, others=0, variant="level-3", most=0.40),
)


def measure(pairing: Pairing, games: int, seed: int, jobs: int) -> Measured:
    """Play a pairing, with progress on the error stream: one line on a terminal, elsewhere ten at most."""
    bots = (pairing.stronger, *[pairing.weaker] * pairing.others)
    plan = Plan(pairing.game, bots, games, seed, options=VARIANTS[pairing.variant])
    start = time.monotonic()
    wins = 0.0
    done = 0
    for played in simulate(plan, jobs):
        wins += played.shares[played.bots.index(0)]
        done += 1
        if sys.stderr.isatty() or done % max(1, games // PARTS) == 0:
            show_progress(f"{pairing.name}: {done} of {games} games, {wins / done:.1%}")
    if sys.stderr.isatty():
        show_progress("")
    return Measured(pairing, done, share_of(wins, done), time.monotonic() - start)


def show_progress(line: str) -> None:
    before, after = ("\r\x1b[K", "") if sys.stderr.isatty() else ("", "\n")
    print(f"{before}{line}", end=after, file=sys.stderr, flush=True)


def describe(name: str) -> str:
    """A level with its budget, as it is measured."""
    budget = level_of(name).budget
    return name if budget is None else f"{name} ({budget.simulations})"


def show(measured: Measured) -> str:
    pairing, wins = measured.pairing, measured.wins
    required = f"{pairing.required:.0%}" if pairing.most == 1 else f"{pairing.required:.0%}-{pairing.most:.0%}"
    return (
        f"{pairing.game:<16}{describe(pairing.stronger):<16}{_others(pairing):<24}{measured.games:>6}{wins.share:>8.1%}"
        f"{wins.low:>8.1%} -{wins.high:>6.1%}{required:>9}  {'yes' if measured.is_met else 'NO':<4}"
        f"{measured.seconds:>7.0f}"
    )


def _others(pairing: Pairing) -> str:
    against = pairing.weaker if pairing.others == 0 else describe(pairing.weaker)
    if pairing.others > 1:
        against = f"{pairing.others} x {against}"
    return ", ".join(filter(None, (against, pairing.variant)))


def as_data(measured: Measured) -> dict[str, object]:
    pairing = measured.pairing
    return {
        "game": pairing.game,
        "stronger": describe(pairing.stronger),
        "weaker": describe(pairing.weaker) if pairing.others else pairing.weaker,
        "others": pairing.others,
        "variant": pairing.variant,
        "games": measured.games,
        "share": round(measured.wins.share, 4),
        "low": round(measured.wins.low, 4),
        "high": round(measured.wins.high, 4),
        "required": pairing.required,
        "most": pairing.most,
        "met": measured.is_met,
        "seconds": round(measured.seconds, 1),
    }


def parser() -> ArgumentParser:
    names = [pairing.name for pairing in PAIRINGS]
    result = ArgumentParser(description="Matches between the bots' levels.")
    result.add_argument("--games", type=int, help="games of each pairing (by default as many as are required)")
    result.add_argument("--seed", type=int, default=1)
    result.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (by default one a core)")
    result.add_argument("--only", choices=names, metavar="NAME", help=f"one pairing alone: {'; '.join(names)}")
    result.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    return result


def main(arguments: Sequence[str] | None = None) -> int:
    asked = parser().parse_args(arguments)
    if asked.jobs < 1 or (asked.games is not None and asked.games < 1):
        parser().error("--games and --jobs are numbers from 1")
    if not is_compiled():
        print("The engine is not compiled: the same figures will come out, some sixty times slower.", file=sys.stderr)
    print(HEADING)
    found = []
    for pairing in PAIRINGS:
        if asked.only in (None, pairing.name):
            try:
                found.append(measure(pairing, asked.games or pairing.games, asked.seed, asked.jobs))
            except WorkerLost as lost:
                print(f"{pairing.name} couldn't be measured: {lost}", file=sys.stderr)
                return 2
            print(show(found[-1]), flush=True)
    data = {
        "seed": asked.seed,
        "compiled": is_compiled(),
        "pairings": list(map(as_data, found)),
    }
    print(json.dumps(data))
    if asked.json is not None:
        asked.json.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    return 0 if all(measured.is_met for measured in found) else 1


if __name__ == "__main__":
    sys.exit(main())
