"""The pictures of the README: with KOSMODROM_SCREENS=1 they are taken anew (`make screens`), else they must be there.

The server's tables come out the same each time: unless the page changes, pictures differ by the odd pixel at an edge.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.http_player import HttpPlayer, HttpTable, Json, is_asked, prefer, reach
from tests.browser.server import PageServer
from tests.browser.space_explorers.tables import keen
from tests.browser.visitor import DESKTOP, PHONE, Device, Language, Visitor, visiting

SCREENS: Final = Path(__file__).parent.parent.parent / "docs/screens"
LARGEST: Final = 300_000
FAR: Final = {"explore": 30, "land": 20, "done": 1, "end": 1}
SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"


@pytest.fixture
def station(tmp_path: Path) -> Iterator[PageServer]:
    """One for each picture, whatever else is pictured."""
    with PageServer(tmp_path, seed=7) as server:
        yield server


def keep(page: Page, name: str) -> None:
    """Take the picture, if pictures are taken."""
    page.evaluate("document.fonts.ready")
    file = SCREENS / f"{name}.png"
    if os.environ.get("KOSMODROM_SCREENS"):
        SCREENS.mkdir(exist_ok=True)
        page.screenshot(path=file, animations="disabled", caret="hide")
    assert file.read_bytes()[:8] == SIGNATURE
    assert file.stat().st_size < LARGEST, f"{name} has {file.stat().st_size} bytes"


@pytest.fixture
def crew(station: PageServer, request: pytest.FixtureRequest) -> Iterator[list[HttpPlayer]]:
    friends = [HttpPlayer(station.address, name) for name in request.param]
    yield friends
    for friend in friends:
        friend.close()


def admit(visitor: Visitor, friend: HttpPlayer) -> None:
    visitor.api("POST", "/me/claim", {"key": friend.key()}, 200)


def in_flight(friends: list[HttpPlayer], least_round: int, least_turns: int, seed: int) -> str:
    """A table in mid-game, the first of them to play."""
    game = HttpTable(*friends)
    asked = is_asked("play", least_round)
    left = least_turns

    def is_far(board: dict[str, object]) -> bool:
        nonlocal left
        left -= asked(board)
        return asked(board) and left < 0

    assert game.play(prefer(Random(seed)), is_far)
    return game.id


CREW = pytest.mark.parametrize("crew", [["Valentina", "Boris", "Ada"]], indirect=True, ids=["crew"])


@CREW
def test_the_first_page(browser: Browser, station: PageServer, crew: list[HttpPlayer]) -> None:
    in_flight(crew, 1, 1, 1)
    with visiting(browser, station.address, device=DESKTOP) as visitor:
        admit(visitor, crew[0])
        page = visitor.open()
        page.locator("#tables li").first.wait_for()
        expect(page.locator(".ticket-back")).to_be_visible()
        keep(page, "home")


@CREW
def test_a_game(browser: Browser, station: PageServer, crew: list[HttpPlayer]) -> None:
    with visiting(browser, station.address, device=DESKTOP) as visitor:
        admit(visitor, crew[0])
        _lift(visitor, in_flight(crew, 2, 3, 1))
        keep(visitor.page, "game")


@pytest.mark.parametrize("crew", [["Белка", "Стрелка"]], indirect=True, ids=["crew"])
def test_a_game_on_a_phone(browser: Browser, station: PageServer, crew: list[HttpPlayer]) -> None:
    device: Device = PHONE
    language: Language = "ru"
    with visiting(browser, station.address, device=device, language=language) as visitor:
        admit(visitor, crew[0])
        _lift(visitor, in_flight(crew, 2, 2, 1))
        keep(visitor.page, "phone")


@CREW
def test_a_game_of_galaktiko(browser: Browser, station: PageServer, crew: list[HttpPlayer]) -> None:
    """A station is pointed at, so that what a flight there would bring is seen."""
    game = HttpTable(*crew, game="galaktiko")
    rng = Random(3)
    assert game.play(lambda _, board: str(rng.choice(board["moves"])["move"]), is_asked("fly", 3))
    with visiting(browser, station.address, device=DESKTOP) as visitor:
        admit(visitor, crew[0])
        page = _sit_down(visitor, game.id)
        page.locator("[data-place^=station-].legal").last.click()
        page.mouse.move(0, 0)
        keep(page, "galaktiko")


@CREW
def test_a_game_of_space_bureau(browser: Browser, station: PageServer, crew: list[HttpPlayer]) -> None:
    """In mid-flight, so that what can be reached is seen."""
    rng = Random(5)

    def choose(_: int, board: dict[str, object]) -> str:
        """Rather far away than home."""
        assert isinstance(board["moves"], list)
        moves = [str(each["move"]) for each in board["moves"]]
        return rng.choices(moves, [FAR.get(move.split()[0], 3) for move in moves])[0]

    games = (HttpTable(*crew, game="space_bureau", options={"captains": "dealt"}) for _ in range(12))
    game = next(game for game in games if game.play(choose, is_asked("fly", 5)))
    with visiting(browser, station.address, device=DESKTOP) as visitor:
        admit(visitor, crew[0])
        page = _sit_down(visitor, game.id)
        expect(page.locator(".map .reach").first).to_be_visible()
        page.mouse.move(0, 0)
        keep(page, "space-bureau")


@CREW
def test_a_game_of_space_explorers(browser: Browser, station: PageServer, crew: list[HttpPlayer]) -> None:
    """With powers and goals; a card is opened, so that its price is seen."""
    options = {"modules": "chosen", "with-powers": "on", "with-goals": "on"}
    asked = is_asked("act", 5)

    def may_recruit(board: Json) -> bool:
        return asked(board) and any(each.get("pays") for each in board["preview"]["moves"])

    game = reach(may_recruit, crew, keen, "screens", game="space_explorers", options=options)
    with visiting(browser, station.address, device=DESKTOP) as visitor:
        admit(visitor, crew[0])
        page = _sit_down(visitor, game.id)
        page.locator(".center .card.legal").first.click()
        page.locator(".now .opened").wait_for()
        page.mouse.move(0, 0)
        keep(page, "space-explorers")


@CREW
def test_a_result(browser: Browser, station: PageServer, crew: list[HttpPlayer]) -> None:
    game = HttpTable(*crew)
    game.play(prefer(Random(2)))
    with visiting(browser, station.address, device=DESKTOP) as visitor:
        admit(visitor, crew[0])
        page = visitor.open(f"/t/{game.id}")
        page.locator(".result #fairness").wait_for()
        keep(page, "result")


def _sit_down(visitor: Visitor, table: str) -> Page:
    """The page of a table; what happened before is not shown again."""
    page = visitor.open(f"/t/{table}")
    page.locator("[data-board]").wait_for()
    expect(page.locator("[data-contact=open]")).to_be_attached()
    if page.locator("[data-missed]").count():
        page.locator("[data-missed] button").last.click()
    return page


def _lift(visitor: Visitor, table: str) -> None:
    """A card is held up, so that what it would bring is seen."""
    page = _sit_down(visitor, table)
    card = page.locator("[data-place^=hand-]").last
    card.tap() if page.evaluate("navigator.maxTouchPoints") else card.click()
    page.locator(".choice").first.wait_for()
    page.mouse.move(0, 0)
    page.evaluate("scrollTo(0, 0)")
