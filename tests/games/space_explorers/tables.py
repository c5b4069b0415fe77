"""Which tables the conformance suite plays at: few games in which any two choices meet, or all sets of modules.

Options count only at some tables: the Rival's level alone, who lays leaders with leaders. `cover_pairs` looks for
tables where the most pairs meet that are still missing, and prefers those whose games are short.
`python -m tests.games.space_explorers.tables` plays 20 games with each of the 128 sets of modules at each number of
seats.
"""

import argparse
import os
import sys
from collections import Counter
from dataclasses import dataclass
from itertools import combinations, product

from kosmodrom.core.testing import check_game
from kosmodrom.core.testing.walk import Setting
from kosmodrom.games import find
from kosmodrom.games.space_explorers.parts.names import MODULE_NAMES

GAME = find("space_explorers")
SEATS = (1, 2, 3, 4)
COSTS = {1: 2, 2: 4, 3: 7, 4: 10}
"""About how long a game takes to check, in tenths of a second."""
EVERY = 120
"""The costly checks at every so many-th position."""
DRAWN = ("three", "three-and-directives", "first")
SETS = tuple(
    tuple(name for place, name in enumerate(MODULE_NAMES) if bits >> place & 1)
    for bits in range(2 ** len(MODULE_NAMES))
)

Fact = tuple[str, str]


@dataclass(frozen=True)
class Table:
    """Seats, and those options that count."""

    seats: int
    chosen: tuple[Fact, ...]

    @property
    def facts(self) -> frozenset[Fact]:
        return frozenset((("players", str(self.seats)), *self.chosen))

    @property
    def pairs(self) -> set[frozenset[Fact]]:
        """Any two choices that meet here; how modules were drawn is forgotten once they are, and stands alone."""
        source, others = self.chosen[0], self.facts - {self.chosen[0]}
        return {frozenset({source}), *(frozenset(pair) for pair in combinations(others, 2))}

    def setting(self, seed: int) -> Setting:
        return Setting(self.seats, GAME.about.complete(dict(self.chosen)), seed)


def table(seats: int, modules: tuple[str, ...], seed: int = 0) -> Table:
    """A table with such modules; the other options that count change with the seed."""
    chosen = [("modules", "chosen" if modules else "none")]
    if modules:
        chosen += [(f"with-{name}", "on" if name in modules else "off") for name in MODULE_NAMES]
        chosen.append(("prices", ("with-modules", "base")[seed % 2]))
    if "leaders" in modules:
        chosen.append(("leaders", ("asked", "by-themselves")[seed // 2 % 2]))
    if seats == 1:
        chosen.append(("level", str(1 + seed % 3)))
    return Table(seats, tuple(chosen))


def drawn_table(seats: int, source: str, level: int) -> Table:
    """A table whose modules are drawn."""
    return Table(seats, (("modules", source), *([("level", str(level))] if seats == 1 else [])))


def all_tables() -> list[Table]:
    """Every set of modules and every way to draw some, at every number of seats, with every other choice."""
    found = [table(seats, modules, seed) for seats, modules, seed in product(SEATS, SETS, range(12))]
    found += [drawn_table(seats, source, level) for seats, source, level in product(SEATS, DRAWN, (1, 2, 3))]
    return list(dict.fromkeys(found))


def cover_pairs(times: int) -> list[Table]:
    """Few tables, and short games, at which each pair meets so often."""
    tables = [(found, found.pairs) for found in all_tables()]
    missing = Counter({pair: times for _, pairs in tables for pair in pairs})
    chosen: list[Table] = []
    while missing:
        best, pairs = max(tables, key=lambda each: len(each[1] & missing.keys()) / COSTS[each[0].seats])
        chosen.append(best)
        missing -= Counter(pairs)
    return chosen


def tell(done: int, total: int) -> None:
    if done % 400 < 8 or done == total:
        print(f"{done} of {total} games", file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser("python -m tests.games.space_explorers.tables", description="Check all modules.")
    parser.add_argument("--games", type=int, default=20, help="games for each set of modules and number of seats (20)")
    parser.add_argument("--first", type=int, default=0, help="the first seed (0)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (one for each core)")
    asked = parser.parse_args()
    seeds = range(asked.first, asked.first + asked.games)
    settings = [table(seats, modules, seed).setting(seed) for seed, seats, modules in product(seeds, SEATS, SETS)]
    report = check_game(GAME, settings=settings, every=EVERY, jobs=asked.jobs, progress=tell)
    print(report.text())
    return 0 if report.ok else 1


if __name__ == "__main__":
    sys.exit(main())
