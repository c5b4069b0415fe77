"""The frame of every page: an address that leads nowhere, languages, themes."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.inspection import faults, violations
from tests.browser.visitor import PHONE, THEMES


def test_an_address_that_leads_nowhere_says_so_and_leads_home(visit: Visit) -> None:
    page = visit(language="ru", device=PHONE).open("/nowhere")
    expect(page.get_by_role("heading", level=1)).to_have_text("Здесь только космос")
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        assert violations(page, structure=theme == THEMES[0]) == []
    assert faults(page) == []
    page.get_by_role("link", name="К играм").click()
    expect(page).to_have_url(page.url.replace("/nowhere", "/"))
