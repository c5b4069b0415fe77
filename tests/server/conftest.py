"""What these tests share."""

from collections.abc import Iterator

import pytest

from tests.databases import database as database
from tests.databases import new_postgres as new_postgres
from tests.databases import postgres as postgres
from tests.server.house import House, open_house


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that all tests share who bring their own people and tables."""
    with open_house(tmp_path_factory.mktemp("house")) as found:
        yield found
