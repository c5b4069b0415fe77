"""What all tests share."""

import os

import pytest

from kosmodrom.core.game import Game
from kosmodrom.games import find


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each worker begins with some of the tests that may take long, or all would wait for the last of them."""
    long = [item for item in items if item.get_closest_marker("timeout")]
    others = [item for item in items if not item.get_closest_marker("timeout")]
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    share = -(-len(others) // workers)
    items[:] = [
        item
        for worker in range(workers)
        for item in (*long[worker::workers], *others[worker * share : (worker + 1) * share])
    ]


@pytest.fixture(scope="session")
def kosmopolis() -> Game:
    """The game with the content it comes with."""
    return find("kosmopolis")
