"""Both languages, whole: nothing is left in the other one, wherever and whenever the language is changed."""

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.club import NAMES, Club, found
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.tour import Walk, boards, rooms
from tests.browser.visitor import DESKTOP, PHONE, Device, Language
from tests.browser.words import words

# All that is read or read aloud; what says that it is in another language, and the code of a table, is left out.
READ: Final = """
() => {
  const own = document.documentElement.lang;
  const isOwn = (thing) => (thing.closest("[lang]")?.lang ?? own) === own;
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const thing = node.nodeType === 3 ? node.parentElement : node;
    if (!isOwn(thing) || thing.closest("code, kbd, script, style, .code")) continue;
    if (node.nodeType === 3) texts.push(node.textContent);
    else for (const name of ["aria-label", "aria-valuetext", "title", "placeholder", "alt", "label"])
      texts.push(thing.getAttribute(name) ?? "");
  }
  return texts.filter((text) => text.trim());
}
"""
CYRILLIC: Final = re.compile("[А-Яа-яЁё]+")
LATIN: Final = re.compile(r"(?<![A-Za-z0-9])[A-Za-z]{3,}(?![A-Za-z0-9])")
FINGERPRINT: Final = re.compile("[0-9a-f]{4} [0-9a-f]{4}…")
GIVEN: Final = (
    *NAMES,
    "Zoya",
    "Friday flight",
    "The table of those who talk a lot before they play",
    "Good game!",
    "game.json",
)
"""What people have written, in whatever language."""
TERMS: Final = {"SHA", "Ctrl", "json", "https", "kosmodrom"}
"""What has no other name in Russian; the last one begins the names of files."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of its own: names of whoever comes by in other tests would be words of some language."""
    with House(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture(scope="module")
def club(house: House) -> Club:
    return found(house.address)


def foreign(page: Page, language: Language) -> set[str]:
    """Words of the other language on a page."""
    text = FINGERPRINT.sub("", "\n".join(page.evaluate(READ)))
    for given in GIVEN:
        text = text.replace(given, "")
    return set(CYRILLIC.findall(text)) if language == "en" else set(LATIN.findall(text)) - TERMS


@pytest.mark.parametrize("walk", [rooms, boards], ids=["rooms", "boards"])
@pytest.mark.parametrize(("language", "device"), [("ru", PHONE), ("en", DESKTOP)], ids=["ru", "en"])
def test_no_word_is_left_in_the_other_language(
    visit: Visit, club: Club, language: Language, device: Device, walk: Walk
) -> None:
    visitor = visit(language=language, device=device)
    left = {place: some for place in walk(visitor, club) if (some := foreign(visitor.page, language))}
    assert left == {}


@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_first_page_speaks_as_the_browser_does_and_changes_at_a_press(visit: Visit, language: Language) -> None:
    other: Language = "en" if language == "ru" else "ru"
    page = visit(language=language).open()
    for spoken in (language, other):
        expect(page.get_by_role("heading", level=1)).to_have_text(words(spoken)("home-hero"))
        expect(page.get_by_role("article")).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", spoken)
        expect(page.get_by_text(words(spoken)("home-minutes", least=20, most=30, isOne=0))).to_be_visible()
        if spoken == language:
            page.get_by_role("button", name=words(spoken)("language-change")).click()
    assert foreign(page, other) == set()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(words(other)("home-hero"))


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
def test_a_game_changes_its_language_at_any_time(visit: Visit, club: Club, device: Device) -> None:
    visitor = visit(language="en", device=device)
    club.admit(visitor)
    page = visitor.open(f"/t/{club.crowd}")
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
        assert foreign(page, "ru" if other == "ru" else "en") == set()
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
