"""What these tests share."""

from collections.abc import Iterator

import pytest

from tests.databases import database as database
from tests.databases import new_postgres as new_postgres
from tests.databases import postgres as postgres
from tests.server.clock import Clock
from tests.server.guests import GuestServer, open_server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[GuestServer]:
    """A server that all tests share who bring their own people and tables."""
    with open_server(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture(scope="module")
def clock() -> Clock:
    """The time of a module's own server."""
    return Clock()
