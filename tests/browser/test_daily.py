"""Playing alone: the deal of the day from the shelf to the table of results, practice, the best results."""

import re
import secrets
import time
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DEALS, Visit
from tests.browser.http_player import HttpPlayer, Json
from tests.browser.inspection import faults, inline, violations, watch_policy
from tests.browser.language import foreign_words
from tests.browser.server import PageServer
from tests.browser.visitor import DESKTOP, PHONE, THEMES, WALL, Device, Language, Visitor
from tests.browser.words import words

GAME: Final = "space_bureau"
ROOT: Final = f"/solo/{GAME}"
SOON: Final = ("done", "end", "land")
TABLE: Final = re.compile(r"/t/(\w+)$")
DAY: Final = 86_400
LONGEST: Final = 60
"""What a test here may take, in seconds."""

Ask = Callable[[str, str, object], Json]


def finish(ask: Ask, table: str) -> int:
    """Play a game of one to its end, turns as short as can be; answers its score."""
    while (board := ask("GET", f"/tables/{table}", None))["status"] == "playing":
        moves = [move["move"] for move in board["moves"]]
        move = next((move for move in moves if move in SOON), moves[0])
        command = {"type": "play", "question": board["question"], "moves": [move]}
        ask("POST", f"/tables/{table}/commands", {"type": "do", "id": secrets.token_hex(), "command": command})
    return int(board["ending"]["results"][0]["score"])


def table_of(page: Page) -> str:
    """The table that the page has gone to."""
    expect(page).to_have_url(TABLE)
    found = TABLE.search(page.url)
    assert found is not None
    return found[1]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PageServer]:
    """A server of their own: a day has one deal, and everybody here is called alike."""
    with PageServer(tmp_path_factory.mktemp("alone")) as found, HttpPlayer(found.address, "Yuri") as first:
        first.ask("GET", f"/solo/{GAME}/deals/today", seed=f"{DEALS} {GAME}")
        yield found


@pytest.fixture(autouse=True)
def day() -> int:
    """The number of the day, in UTC, that lasts at least as long as a test: shortly before midnight the next one."""
    left = DAY - time.time() % DAY
    if left < LONGEST:
        time.sleep(left + 1)
    return int(time.time() // DAY)


@pytest.fixture(scope="module")
def regular(server: PageServer) -> Iterator[HttpPlayer]:
    """Somebody who has played a game of her own, on the plain ship."""
    with HttpPlayer(server.address, "Zoya") as friend:
        table = friend.open("me", game=GAME, options={"ships": "00", "captains": "off"}, seed=f"{DEALS} Zoya")
        friend.do(table, type="start")
        finish(friend.ask, table)
        yield friend


@pytest.fixture(scope="module")
def played() -> set[int]:
    """The days whose deal she has played."""
    return set()


@pytest.fixture
def zoya(regular: HttpPlayer, played: set[int], day: int) -> HttpPlayer:
    """Somebody who has played today's deal, and a game of her own."""
    if day not in played:
        finish(regular.ask, regular.ask("POST", f"/solo/{GAME}/deals/today/try")["table"])
        played.add(day)
    return regular


def comer(visit: Visit, language: Language = "en", device: Device = DESKTOP) -> Visitor:
    """Somebody with a name, who has not played yet."""
    visitor = visit(language=language, device=device)
    visitor.api("POST", "/me", {"name": "Zoya 2", "language": language}, status=201)
    return visitor


def visitor_asks(visitor: Visitor) -> Ask:
    return lambda method, path, body: visitor.api(method, path, body, status=200)


@pytest.mark.parametrize(
    ("language", "device"), [("ru", PHONE), ("en", DESKTOP)], ids=lambda value: getattr(value, "name", value)
)
def test_from_the_shelf_to_the_table_of_results_and_practice(
    visit: Visit, zoya: HttpPlayer, language: Language, device: Device
) -> None:
    say, visitor = words(language), comer(visit, language, device)
    page = visitor.open()
    page.get_by_role("link", name=say("home-solo")).and_(page.locator(f"[href='{ROOT}']")).click()
    expect(page).to_have_url(visitor.address + ROOT)
    results = page.locator("[data-results] tbody tr")
    expect(results.first).to_contain_text("Zoya")
    before = results.count()
    expect(results.get_by_role("link")).to_have_count(0)
    expect(page.get_by_text(say("solo-look-later"))).to_be_visible()
    expect(page.get_by_role("button", name=say("solo-practise"))).to_have_count(0)

    page.get_by_role("button", name=say("solo-begin")).click()
    table = table_of(page)
    expect(page.locator("[data-prompt=you]")).to_be_visible()
    visitor.open(ROOT)
    page.get_by_role("link", name=say("solo-continue")).click()
    assert table_of(page) == table, "coming back goes on with the same table"

    score = finish(visitor_asks(visitor), table)
    page.reload()
    expect(page.locator(".result .window").first).to_contain_text(say("solo-cheer", points=score))
    expect(page.get_by_text(say("solo-sealed"), exact=True)).to_be_visible()
    expect(page.get_by_role("button", name=say("after-download"))).to_have_count(0)
    page.get_by_role("link", name=say("solo-to-results")).click()
    expect(results).to_have_count(before + 1)
    mine = page.locator("[data-results] [data-result=mine]")
    expect(mine).to_contain_text(str(score))
    expect(mine).to_contain_text(say("solo-you"))
    expect(page.get_by_text(say("solo-your-place", place=1, count=before + 1))).to_be_visible()

    page.get_by_role("link", name=say("solo-watch", name="Zoya"), exact=True).first.click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("link", name=say("solo-to-results")).click()
    page.get_by_role("button", name=say("solo-practise")).click()
    assert table_of(page) != table
    expect(page.locator("[data-prompt=you]")).to_be_visible()


def test_the_best_results_are_narrowed_by_ship_and_captain(visit: Visit, zoya: HttpPlayer) -> None:
    say, visitor = words("en"), visit()
    page = visitor.open(ROOT)
    best = page.locator("[data-best=all] tbody tr")
    expect(best.first).to_contain_text("Zoya")
    listed = " ".join(best.all_inner_texts())
    page.get_by_label("Ship").select_option("00")
    captain = page.get_by_label("Captain")
    captain.select_option("none")
    expect(best.filter(has_not_text="Side 00, No ability")).to_have_count(0)
    expect(best.first).to_contain_text("Zoya")
    # What is dealt differs from day to day.
    captain.select_option(
        label=next(name for name in captain.locator("option").all_inner_texts()[2:] if name not in listed)
    )
    expect(best).to_have_count(0)
    expect(page.get_by_text(say("solo-nobody-yet"))).to_be_visible()


def test_a_game_of_ones_own_by_keyboard_alone(visit: Visit) -> None:
    say, visitor = words("en"), comer(visit)
    page = visitor.open(ROOT)
    page.get_by_role("button", name=say("solo-play")).wait_for()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()") == say("solo-play"):
            break
    page.keyboard.press("Enter")
    score = finish(visitor_asks(visitor), table_of(page))
    page.reload()
    expect(page.locator(".result .window").first).to_contain_text(say("solo-cheer", points=score))
    page.get_by_role("link", name=say("solo-to-best")).click()
    expect(page.locator("[data-best=mine] tbody tr")).to_have_count(1)


def test_a_server_that_is_away_is_told_and_all_goes_on_when_it_is_back(visit: Visit, server: PageServer) -> None:
    say, visitor = words("ru"), comer(visit, "ru")
    page = visitor.open(ROOT)
    begin = page.get_by_role("button", name=say("solo-begin"))
    begin.wait_for()
    server.kill()
    begin.click()
    expect(page.locator("header [role=alert]")).to_contain_text(say("trouble-away"))
    server.start()
    begin.click()
    table_of(page)


@pytest.mark.parametrize("language", ["ru", "en"])
def test_days_and_games_that_there_are_not(visit: Visit, language: Language) -> None:
    say, visitor = words(language), visit(language=language)
    page = visitor.open(f"{ROOT}?day=2001-01-01")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("solo-no-day-title"))
    page.get_by_role("link", name=say("solo-to-today")).click()
    expect(page.get_by_role("heading", name=say("solo-today"))).to_be_visible()
    visitor.open("/solo/kosmopolis")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("solo-no-game-title"))


@pytest.mark.parametrize(
    ("language", "device", "is_large"),
    [("ru", PHONE, False), ("en", DESKTOP, False), ("ru", PHONE, True), ("ru", WALL, False)],
    ids=["ru-phone", "en-desktop", "ru-phone-large", "ru-wall"],
)
def test_no_fault_is_found(visit: Visit, zoya: HttpPlayer, language: Language, device: Device, is_large: bool) -> None:
    say, visitor = words(language), comer(visit, language, device)
    page = visitor.page
    watch_policy(visitor.context)
    if is_large:
        visitor.enlarge()
    found: list[str] = []

    def look(place: str) -> None:
        smallest = 44 if device.has_touch and not is_large else 24
        found.extend(f"{place}: {fault}" for fault in faults(page, smallest))
        found.extend(f"{place}: not {language}: {word}" for word in foreign_words(page, language))
        found.extend(f"{place}: {each}" for each in inline(page))
        if not is_large:
            for theme in THEMES:
                page.emulate_media(color_scheme=theme)
                seen = violations(page, structure=theme == THEMES[0])
                found.extend(f"{place}, {theme}: {fault}" for fault in seen)

    visitor.open(ROOT)
    page.locator("[data-best=all] tbody tr").first.wait_for()
    look("not begun")
    page.get_by_role("button", name=say("solo-begin")).click()
    table = table_of(page)
    visitor.open(ROOT)
    page.locator("[data-best=all] tbody tr").first.wait_for()
    look("under way")
    finish(visitor_asks(visitor), table)
    visitor.open(ROOT)
    expect(page.locator("[data-best=mine] tbody tr")).to_have_count(1)
    page.get_by_text(say("solo-fair")).click()
    look("over")
    assert found == [], "\n".join(found)
