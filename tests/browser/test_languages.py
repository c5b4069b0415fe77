"""Both languages: the page speaks as the browser does, and changes its language wherever and whenever one likes.

That nothing is left in the other one anywhere is looked at by test_walks.
"""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.games import GAMES
from tests.browser.kosmopolis.tables import KosmopolisTables
from tests.browser.language import foreign_words
from tests.browser.server import PageServer
from tests.browser.visitor import DESKTOP, PHONE, Device, Language
from tests.browser.words import words


@pytest.fixture
def server(quiet_server: PageServer) -> PageServer:
    return quiet_server


@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_first_page_speaks_as_the_browser_does_and_changes_at_a_press(visit: Visit, language: Language) -> None:
    other: Language = "en" if language == "ru" else "ru"
    page = visit(language=language).open()
    for spoken in (language, other):
        expect(page.get_by_role("heading", level=1)).to_have_text(words(spoken)("home-hero"))
        expect(page.get_by_role("article")).to_have_count(len(GAMES))
        expect(page.locator("html")).to_have_attribute("lang", spoken)
        expect(page.get_by_text(words(spoken)("home-minutes", least=20, most=30, isOne=0))).to_be_visible()
        if spoken == language:
            # The games' own words come from the server: a moment later.
            tagline = page.locator(".tagline").first
            told = tagline.inner_text()
            page.get_by_role("button", name=words(spoken)("language-change")).click()
    expect(tagline).not_to_have_text(told)
    assert foreign_words(page, other) == set()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(words(other)("home-hero"))


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
def test_a_game_changes_its_language_at_any_time(
    visit: Visit, kosmopolis_tables: KosmopolisTables, device: Device
) -> None:
    visitor = visit(language="en", device=device)
    kosmopolis_tables.sign_in(visitor)
    page = visitor.open(f"/t/{kosmopolis_tables.crowd}")
    page.locator("[data-board]").wait_for()
    expect(page.locator("[data-contact=open]")).to_be_attached()
    for spoken, other in (("en", "ru"), ("ru", "en")):
        page.locator("[data-menu]").click()
        page.get_by_role("button", name=words(spoken)("screen-preferences")).click()
        page.locator(f"dialog[open] input[type=radio][value={other}]").check()
        expect(page.get_by_role("heading", level=2, name=words(other)("screen-preferences"))).to_be_visible()
        page.keyboard.press("Escape")
        letters = re.compile("[а-яё]{3}" if other == "ru" else "[a-z]{3}", re.IGNORECASE)
        expect(page.locator("[data-prompt] p")).to_have_text(letters)
        page.locator("[data-tool=log]").click() if device is PHONE else None
        expect(page.locator("[data-log] p").last).to_have_text(re.compile(letters.pattern.replace("3", "4")))
        expect(page).to_have_title(letters)
        assert foreign_words(page, "ru" if other == "ru" else "en") == set()
        page.keyboard.press("Escape")


@pytest.mark.parametrize("path", ["/rules/kosmopolis", "/learn/kosmopolis", "/me", "/new/kosmopolis", "/record"])
def test_every_page_has_its_language_changed_where_it_stands(visit: Visit, path: str) -> None:
    visitor = visit(language="ru")
    page = visitor.open(path)
    page.get_by_role("heading", level=1).wait_for()
    page.get_by_role("button", name=words("ru")("language-change")).click()
    expect(page.get_by_role("button", name=words("en")("language-change"))).to_be_visible()
    expect(page).to_have_url(visitor.address + path)
    page.wait_for_load_state("networkidle")
    expect(page.get_by_text(re.compile("[А-Яа-яЁё]")).and_(page.locator(":not([lang=ru], [lang=ru] *)"))).to_have_count(
        0
    )
