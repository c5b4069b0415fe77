"""Random games under the eyes of a judge who works every rule out anew (see `judge`)."""

from itertools import combinations

import pytest

from tests.games.space_explorers.judge.box import MODULES
from tests.games.space_explorers.judge.games import Setting, Tally, spread, watch

TABLES = list(spread(128))
CASES = [TABLES[place : place + 2] for place in range(0, len(TABLES), 2)]


@pytest.mark.parametrize("tables", CASES, ids=[str(case[0].modules) for case in CASES])
def test_judge_and_engine_agree(tables: list[Setting]) -> None:
    """On every legal move, on refusals, on all that is in sight, and on the result."""
    tally = Tally()
    for table in tables:
        watch(table, tally)
    assert tally.games == len(tables)


def test_the_tables_have_every_two_modules_together_and_apart() -> None:
    for seats in (1, 2, 3, 4):
        sets = [table.modules for table in TABLES if table.seats == seats]
        for one, other in combinations(range(len(MODULES)), 2):
            assert {(found >> one & 1, found >> other & 1) for found in sets} == {(0, 0), (0, 1), (1, 0), (1, 1)}
