"""What all tests share."""

import os
from itertools import groupby

import pytest

from kosmodrom.core.game import Game
from kosmodrom.games import find


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--sample", type=int, metavar="N", help="run at most N cases of each test, evenly chosen")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    most = config.getoption("--sample")
    if most is not None:
        chosen = sample(items, most)
        config.hook.pytest_deselected(items=list(set(items) - set(chosen)))
        items[:] = chosen
    items[:] = spread(items)


def sample(items: list[pytest.Item], most: int) -> list[pytest.Item]:
    """At most so many cases of each test: the first, the last and some between, the same ones every time."""
    chosen: list[pytest.Item] = []
    for _, group in groupby(items, key=lambda item: item.nodeid.partition("[")[0]):
        cases = list(group)
        picked = range(most) if len(cases) > most else range(len(cases))
        chosen += [cases[number * (len(cases) - 1) // max(1, len(picked) - 1)] for number in picked]
    return chosen


def spread(items: list[pytest.Item]) -> list[pytest.Item]:
    """Each worker begins with some of the tests that may take long, or all would wait for the last of them."""
    long = [item for item in items if item.get_closest_marker("timeout")]
    others = [item for item in items if not item.get_closest_marker("timeout")]
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    share = -(-len(others) // workers)
    return [
        item
        for worker in range(workers)
        for item in (*long[worker::workers], *others[worker * share : (worker + 1) * share])
    ]


@pytest.fixture(scope="session")
def kosmopolis() -> Game:
    """The game with the content it comes with."""
    return find("kosmopolis")
