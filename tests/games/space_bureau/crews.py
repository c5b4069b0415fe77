"""Which captains play together: games for the conformance suite in which all abilities and sides are met.

Sides and abilities are dealt or chosen in a game, so no set of options says which they are; here random games are
looked through for those that have what is missing. `python -m tests.games.space_bureau.crews` plays games enough for
any number of players, ability and side to meet in 60 of them.
"""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, count, product

from kosmodrom.core.game import Game
from kosmodrom.core.testing import check_game
from kosmodrom.core.testing.cover import every_set
from kosmodrom.core.testing.walk import Setting, Walk
from kosmodrom.games import find
from kosmodrom.games.space_bureau.parts.ship import SHIP_SIDE_NAMES
from kosmodrom.games.space_bureau.state import CHOOSING_ABILITY, CHOOSING_SIDE, SpaceBureauState

SEATS = (1, 2, 3, 4)
ABILITIES = range(7)
"""0 is none."""
COSTS = {1: 2, 2: 4, 3: 7, 4: 12}
"""About how long a game takes, in tenths of a second."""
SEEDS = 12

Fact = tuple[str, ...]


@dataclass(frozen=True)
class Crew:
    """A game and its captains, each an ability and a side."""

    setting: Setting
    captains: frozenset[tuple[int, str]]

    @property
    def triples(self) -> set[Fact]:
        """Number of players, ability and side of each captain."""
        return {(str(self.setting.seats), str(ability), side) for ability, side in self.captains}

    @property
    def pairs(self) -> set[Fact]:
        """Any two of number of players, ability and side; any two choices of options."""
        found = {
            tuple(f"{name} {value}" for name, value in pair)
            for triple in self.triples
            for pair in combinations(zip(("players", "ability", "side"), triple, strict=True), 2)
        }
        options = self.setting.options.items()
        return found | {tuple(f"{name} {value}" for name, value in pair) for pair in combinations(options, 2)}


def crew_of(game: Game, setting: Setting) -> Crew:
    """The captains of a random game, known when all have chosen."""
    walk = Walk(game, setting)
    s = walk.state
    assert isinstance(s, SpaceBureauState)
    while s.phase in (CHOOSING_SIDE, CHOOSING_ABILITY):
        walk.step()
    captains = [(int(player.ability), SHIP_SIDE_NAMES[player.side]) for player in s.players]
    return Crew(setting, frozenset(captains))


def cover_pairs(game: Game, times: int) -> list[Crew]:
    """Few games, and cheap ones, in which each pair is met so often."""
    sets = every_set(game.about.options)
    crews = [crew_of(game, Setting(*given)) for given in product(SEATS, sets, range(SEEDS))]
    missing = Counter({pair: times for crew in crews for pair in crew.pairs})
    found: list[Crew] = []
    while missing:
        best = max(crews, key=lambda crew: len(crew.pairs & missing.keys()) / COSTS[crew.setting.seats])
        crews.remove(best)
        found.append(best)
        missing -= Counter(best.pairs)
    return found


def cover_triples(game: Game, times: int) -> Iterator[Crew]:
    """Games, one after another, in which each number of players, ability and side are met so often."""
    sets = every_set(game.about.options)
    for seats in SEATS:
        wanted: list[Fact] = [(str(seats), str(number), side) for number in ABILITIES for side in SHIP_SIDE_NAMES]
        missing = Counter(dict.fromkeys(wanted, times))
        for seed in count():
            if not missing:
                break
            crew = crew_of(game, Setting(seats, sets[seed // 2 % len(sets)], seed))
            if crew.triples & missing.keys():
                missing -= Counter(crew.triples)
                yield crew


def tell(done: int, total: int) -> None:
    if done % 400 < 8 or done == total:
        print(f"{done} of {total} games", file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser("python -m tests.games.space_bureau.crews", description="Check all captains.")
    parser.add_argument("--games", type=int, default=60, help="games for each of them (60)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (one for each core)")
    asked = parser.parse_args()
    game = find("space_bureau")
    crews = list(cover_triples(game, asked.games))
    settings = [crew.setting for crew in crews]
    report = check_game(game, settings=settings, every=30, jobs=asked.jobs, progress=tell)
    print(report.text())
    return 0 if report.ok else 1


if __name__ == "__main__":
    sys.exit(main())
