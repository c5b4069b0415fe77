"""Both kinds of database, real and thrown away: fixtures for a folder's conftest."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.postgres import Postgres, throwaway_postgres

numbers = count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests of a worker."""
    with throwaway_postgres() as server:
        yield server


@pytest.fixture
def new_postgres(postgres: Postgres) -> Iterator[str]:
    """An empty database on PostgreSQL."""
    name = f"kept{next(numbers)}"
    yield postgres.create(name)
    postgres.drop(name)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'live.db'}"
    found = request.getfixturevalue("new_postgres")
    assert isinstance(found, str)
    return found
