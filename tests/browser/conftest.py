"""A real server and a real Chromium for the tests of the page."""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import launch
from tests.browser.galaktiko.tables import GalaktikoTables
from tests.browser.kosmopolis.tables import KosmopolisTables
from tests.browser.lobby.tables import LobbyTables
from tests.browser.server import PageServer
from tests.browser.tables import MadeTables
from tests.browser.visitor import PATIENCE, Visitor, visiting

Visit = Callable[..., Visitor]
expect.set_options(timeout=PATIENCE)
DEALS: Final = int(os.environ.get("KOSMODROM_DEALS", "1"))
"""Which deals are walked through and played: the same every time, and others when asked for."""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = launch(playwright)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def tables(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> MadeTables:
    """Tables in every state, made once for all processes that test, to be found in all servers of a session."""
    own = tmp_path_factory.getbasetemp()
    made = MadeTables((own if worker_id == "master" else own.parent) / "tables")
    made.make_once(DEALS)
    return made


@pytest.fixture(scope="session")
def lobby(tables: MadeTables) -> LobbyTables:
    return tables.read(LobbyTables)


@pytest.fixture(scope="session")
def kosmopolis_tables(tables: MadeTables) -> KosmopolisTables:
    return tables.read(KosmopolisTables)


@pytest.fixture(scope="session")
def galaktiko_tables(tables: MadeTables) -> GalaktikoTables:
    return tables.read(GalaktikoTables)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, tables: MadeTables) -> Iterator[PageServer]:
    """One server for all tests that leave it running."""
    with tables.server(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture(scope="session")
def quiet_server(tmp_path_factory: pytest.TempPathFactory, tables: MadeTables) -> Iterator[PageServer]:
    """One where nobody comes by from other tests: their names would be words of some language."""
    with tables.server(tmp_path_factory.mktemp("quiet")) as server:
        yield server


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[PageServer]:
    """A server that a test may stop and start as it likes."""
    with PageServer(tmp_path) as server:
        yield server


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> str:
    """From which all chance of a test follows, whatever was tested before it."""
    return f"{DEALS} {request.node.name}"


@pytest.fixture
def visit(browser: Browser, server: PageServer, seed: str) -> Iterator[Visit]:
    """Open a browser of another person; all are closed, and asked for complaints, at the end."""
    visits = count(1)
    with ExitStack() as stack:

        def come(address: str = server.address, **how: object) -> Visitor:
            own = f"{seed} {next(visits)}"
            return stack.enter_context(visiting(browser, address, seed=own, **how))  # type: ignore[arg-type]

        yield come
