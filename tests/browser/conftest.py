"""A real server and a real Chromium for the tests of the page."""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import launch
from tests.browser.club import Club, found
from tests.browser.hangar import furnish
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
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests that leave it running."""
    with House(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture(scope="session")
def club(house: House) -> Club:
    """Tables in every state, made once; nobody may change them."""
    return found(house.address)


@pytest.fixture(scope="session")
def quiet_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One where nobody comes by from other tests: their names would be words of some language.

    Its tables come first, so that their deals are the same whatever is tested in which order.
    """
    with House(tmp_path_factory.mktemp("quiet"), seed=DEALS) as house:
        found(house.address)
        furnish(house.address)
        yield house


@pytest.fixture(scope="session")
def quiet_club(quiet_house: House) -> Club:
    return found(quiet_house.address)


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
