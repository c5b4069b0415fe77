"""A real server and a real Chromium for the tests of the page."""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import launch
from tests.browser.club import Club, found_once, house_of
from tests.browser.house import House
from tests.browser.visitor import PATIENCE, Visitor, visiting

Visit = Callable[..., Visitor]
expect.set_options(timeout=PATIENCE)
DEALS: Final = int(os.environ.get("KOSMODROM_DEALS", "1"))
"""Which deals are walked through: the same every time, and others when asked for."""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = launch(playwright)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def founded(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """Where the club was founded, once for all processes that test; houses start with a copy of it."""
    own = tmp_path_factory.getbasetemp()
    return (own if worker_id == "master" else own.parent) / "club"


@pytest.fixture(scope="session")
def club(founded: Path) -> Club:
    """Tables in every state, to be found in all houses of a session; nobody may change them."""
    return found_once(founded, DEALS)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory, founded: Path, club: Club) -> Iterator[House]:
    """One server for all tests that leave it running."""
    with house_of(founded, tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture(scope="session")
def quiet_house(tmp_path_factory: pytest.TempPathFactory, founded: Path, club: Club) -> Iterator[House]:
    """One where nobody comes by from other tests: their names would be words of some language."""
    with house_of(founded, tmp_path_factory.mktemp("quiet")) as house:
        yield house


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server that a test may stop and start as it likes."""
    with House(tmp_path) as house:
        yield house


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Visit]:
    """Open a browser of another person; all are closed, and asked for complaints, at the end."""
    with ExitStack() as stack:

        def come(address: str = house.address, **how: object) -> Visitor:
            return stack.enter_context(visiting(browser, address, **how))  # type: ignore[arg-type]

        yield come
