"""Both kinds of database, real and thrown away."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

from tests.postgres import Postgres, throwaway_postgres

numbers = count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests of a worker; a test that stops it starts it again."""
    with throwaway_postgres() as server:
        yield server


@contextmanager
def fresh_database(postgres: Postgres) -> Iterator[str]:
    """An empty database on PostgreSQL, dropped at the end."""
    name = f"test{next(numbers)}"
    yield postgres.create(name)
    if not postgres.is_running:
        postgres.start()
    postgres.drop(name)


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """An empty database on PostgreSQL."""
    with fresh_database(postgres) as url:
        yield url


@pytest.fixture
def other_postgres_url(postgres: Postgres) -> Iterator[str]:
    """Another one."""
    with fresh_database(postgres) as url:
        yield url


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where a SQLite database may be made."""
    return tmp_path / "kosmodrom.sqlite"


@pytest.fixture
def sqlite_url(file: Path) -> str:
    """A SQLite database that is not there yet."""
    return f"sqlite+aiosqlite:///{file}"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind in turn."""
    found = request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url")
    assert isinstance(found, str)
    return found
