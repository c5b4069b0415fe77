"""Oneself: a name, a personal link to another browser, preferences, goodbye."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE
from tests.browser.words import words

say = words("en")
russian = words("ru")


def test_a_name_is_taken_changed_and_kept(visit: Visit) -> None:
    page = visit().open("/me")
    for name in ("Zoya", "Zoya of Baikonur"):
        page.get_by_label(say("home-my-name")).fill(name)
        page.get_by_role("button", name=say("home-save")).click()
        expect(page.get_by_text(say("home-name-saved", name=name))).to_be_visible()
        expect(page.get_by_role("navigation").get_by_role("link", name=name, exact=True)).to_be_visible()
    page.reload()
    expect(page.get_by_label(say("home-my-name"))).to_have_value("Zoya of Baikonur")


def test_a_personal_link_opens_the_same_identity_in_another_browser(visit: Visit) -> None:
    here, there = visit(), visit(device=PHONE)
    here.api("POST", "/me", {"name": "Zoya"}, 201)
    page = here.open()
    page.get_by_role("button", name=say("home-play-now")).click()
    page.locator("[data-board]").wait_for()
    table = page.url
    here.open("/me")
    page.get_by_role("button", name=say("home-key-make")).click()
    expect(page.get_by_text(say("home-key-warning"))).to_be_visible()
    link = page.get_by_label(say("home-key"), exact=True).input_value()
    there.page.goto(link)
    sheet = there.page.get_by_role("dialog")
    expect(sheet.get_by_text(say("home-switch-warning", name="Zoya"))).to_be_visible()
    expect(there.page).to_have_url(f"{there.address}/")
    there.api("GET", "/me", status=204)
    sheet.get_by_role("button", name=say("home-switch-go", name="Zoya")).tap()
    expect(there.page.get_by_text(say("home-claimed", name="Zoya"))).to_be_visible()
    there.page.locator("#tables a").first.tap()
    expect(there.page).to_have_url(table)
    expect(there.page.locator("[data-prompt=you]")).to_be_visible()


def test_a_personal_link_that_was_replaced_opens_nothing(visit: Visit) -> None:
    here, there = visit(), visit()
    here.api("POST", "/me", {"name": "Zoya"}, 201)
    first, second = (here.api("POST", "/me/link", status=200) for _ in range(2))
    assert isinstance(first, dict) and isinstance(second, dict)
    there.page.goto(first["link"])
    expect(there.page.locator(".toast")).to_be_visible()
    expect(there.page.get_by_role("navigation").get_by_role("link", name=say("nav-me"), exact=True)).to_be_visible()
    there.page.goto("about:blank")
    there.page.goto(second["link"])
    there.page.get_by_role("button", name=say("home-switch-go", name="Zoya")).click()
    expect(there.page.get_by_text(say("home-claimed", name="Zoya"))).to_be_visible()


def test_a_link_that_was_sent_signs_nobody_in_unless_they_say_so(visit: Visit) -> None:
    sender, victim = visit(), visit(device=PHONE, language="ru")
    sender.api("POST", "/me", {"name": "Eve"}, 201)
    link = sender.api("POST", "/me/link", status=200)
    assert isinstance(link, dict)
    page = victim.page
    page.goto(link["link"])
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text(russian("home-switch-warning", name="Eve"))).to_be_visible()
    sheet.get_by_role("button", name=russian("home-switch-not")).tap()
    expect(sheet).to_be_hidden()
    victim.api("GET", "/me", status=204)


def test_a_browser_that_is_signed_out_from_another_says_so_and_shows_no_hand(visit: Visit) -> None:
    here, there = visit(), visit(device=PHONE)
    here.api("POST", "/me", {"name": "Zoya"}, 201)
    link = here.api("POST", "/me/link", status=200)
    assert isinstance(link, dict)
    there.api("POST", "/me/claim", {"key": link["key"]}, 200)
    page = there.open()
    page.get_by_role("button", name=say("home-play-now")).tap()
    page.locator("[data-board]").wait_for()
    table = page.url
    own = here.open("/me")
    devices = own.locator("[data-device]")
    expect(devices).to_have_count(2)
    expect(devices.first).to_contain_text(say("home-device-this"))
    expect(devices.last).to_contain_text("Chrom")
    devices.last.get_by_role("button").click()
    devices.last.get_by_role("button", name=say("home-device-sure")).click()
    expect(page.get_by_role("heading", name=say("signed-out-title"))).to_be_visible()
    expect(page.locator("[data-board]")).to_have_count(0)
    assert page.url == table
    there.api("GET", "/me", status=204)
    expect(devices).to_have_count(1)
    expect(page.get_by_role("navigation").get_by_role("link", name=say("nav-me"), exact=True)).to_be_visible()


def test_signing_out_everywhere_leaves_this_browser_alone(visit: Visit) -> None:
    here, there = visit(device=PHONE, language="ru"), visit()
    here.api("POST", "/me", {"name": "Зоя", "language": "ru"}, 201)
    link = here.api("POST", "/me/link", status=200)
    assert isinstance(link, dict)
    there.api("POST", "/me/claim", {"key": link["key"]}, 200)
    page = here.open("/me")
    page.get_by_role("button", name=russian("home-everywhere")).tap()
    page.get_by_role("button", name=russian("home-everywhere-sure")).tap()
    expect(page.get_by_text(russian("home-everywhere-gone"))).to_be_visible()
    expect(page.locator("[data-device]")).to_have_count(1)
    here.api("GET", "/me", status=200)
    there.api("GET", "/me", status=204)
    there.api("POST", "/me/claim", {"key": link["key"]}, 404)


def test_preferences_are_kept_in_this_browser(visit: Visit) -> None:
    page = visit().open("/me")
    page.get_by_label(say("theme-dark"), exact=True).check()
    page.get_by_label(say("screen-speed-fast"), exact=True).check()
    page.get_by_label(say("screen-sound")).check()
    page.reload()
    expect(page.get_by_label(say("theme-dark"), exact=True)).to_be_checked()
    expect(page.get_by_label(say("screen-speed-fast"), exact=True)).to_be_checked()
    expect(page.get_by_label(say("screen-sound"))).to_be_checked()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_signing_out_asks_once_more_and_forgets_this_device(visit: Visit) -> None:
    visitor = visit()
    visitor.api("POST", "/me", {"name": "Zoya"}, 201)
    page = visitor.open("/me")
    page.get_by_role("button", name=say("home-sign-out"), exact=True).click()
    page.get_by_role("button", name=say("home-sign-out-sure")).click()
    expect(page.get_by_text(say("home-signed-out"))).to_be_visible()
    visitor.api("GET", "/me", status=204)


def test_deleting_my_data_asks_once_more_and_leaves_nothing(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open()
    page.get_by_role("button", name=say("home-play-now")).click()
    page.locator("[data-board]").wait_for()
    table = page.url.rpartition("/")[2]
    visitor.open("/me")
    page.get_by_role("button", name=say("home-forget")).click()
    page.get_by_role("button", name=say("home-forget-sure")).click()
    expect(page).to_have_url(f"{visitor.address}/")
    expect(page.get_by_text(say("home-forgotten"))).to_be_visible()
    expect(page.get_by_role("navigation").get_by_role("link", name=say("nav-me"), exact=True)).to_be_visible()
    visitor.api("GET", "/me", status=204)
    visitor.api("GET", f"/tables/{table}", status=404)
    kept = page.evaluate("Object.keys(localStorage)")
    assert [name for name in kept if not re.fullmatch(r"kosmodrom\.(language|preferences)", name)] == []
