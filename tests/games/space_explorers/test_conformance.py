"""Space Explorers conforms, whatever the modules: any two choices that count meet in three random games.

On the sources, which are slower, a few of them are played.
"""

from collections import Counter
from functools import cache
from itertools import combinations, product

import pytest

from kosmodrom.bots.levels import is_compiled
from kosmodrom.core.testing import check_game
from kosmodrom.games.space_explorers.parts.names import MODULE_NAMES
from tests.games.space_explorers.tables import EVERY, GAME, SEATS, SETS, Table, cover_pairs, table

TIMES = 3
MOST = 1000 if is_compiled() else 2
"""Games for each number of seats."""


@cache
def tables() -> list[Table]:
    return cover_pairs(TIMES)


@pytest.mark.parametrize("seats", SEATS)
def test_every_table_conforms(seats: int) -> None:
    settings = [found.setting(seed) for seed, found in enumerate(tables()) if found.seats == seats][:MOST]
    report = check_game(GAME, settings=settings, every=EVERY)
    assert report.ok, report.text()
    assert (report.games, report.notes) == (len(settings), ())


def test_any_two_choices_meet_as_often_as_asked_for() -> None:
    met = Counter(pair for found in tables() for pair in found.pairs)
    for one, other in combinations(MODULE_NAMES, 2):
        for here, there in product(("on", "off"), repeat=2):
            pair = frozenset({(f"with-{one}", here), (f"with-{other}", there)})
            assert met[pair] >= TIMES
    for seats, name, choice in product(SEATS, MODULE_NAMES, ("on", "off")):
        assert met[frozenset({("players", str(seats)), (f"with-{name}", choice)})] >= TIMES
    singles = {(option.name, choice) for option in GAME.about.options for choice in option.choices}
    assert singles <= {fact for pair in met for fact in pair}
    assert min(met.values()) >= TIMES and len(tables()) < 80


def test_all_sets_of_modules_are_there_for_a_full_check() -> None:
    assert len({table(2, modules).chosen for modules in SETS}) == 128
