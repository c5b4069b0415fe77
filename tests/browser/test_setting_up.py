"""Before the start: seats, bots and their levels, settings, the link and its QR code."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.chromium import LAN_NAME
from tests.browser.conftest import Visit
from tests.browser.http_player import HttpPlayer
from tests.browser.qr import modules_of, read
from tests.browser.server import PageServer
from tests.browser.visitor import DESKTOP, PHONE, Device, Visitor, visiting
from tests.browser.words import words

TABLE = re.compile(r"/t/(\w+)$")
say = words("en")


def board_of(visitor: Visitor) -> dict[str, list[dict[str, object]]]:
    """The table the browser is at, as the server sees it."""
    found = TABLE.search(visitor.page.url)
    assert found
    board = visitor.api("GET", f"/tables/{found[1]}", status=200)
    assert isinstance(board, dict)
    return board


@pytest.fixture
def network(tmp_path: Path) -> Iterator[PageServer]:
    """A server that others in the local network reach by its name: plain http, no privileges of one's own machine."""
    with PageServer(tmp_path, name=LAN_NAME) as server:
        yield server


def invite(page: Page) -> str:
    """Set up a table with friends; answers the link that is shown."""
    page.get_by_role("link", name=say("home-play-friends")).click()
    page.get_by_role("button", name=say("home-go-invite")).click()
    field = page.get_by_label(say("home-invite-link"))
    expect(field).to_have_value(re.compile(r"^http.*/i/\w{12}$"))
    return field.input_value()


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
def test_friends_come_by_link_and_qr_code_in_a_local_network(
    browser: Browser, network: PageServer, device: Device
) -> None:
    with visiting(browser, network.address, device=device) as host:
        page = host.open()
        assert page.evaluate("isSecureContext") is False
        link = invite(page)
        assert link.startswith(network.address)
        drawing = page.get_by_role("img", name=say("home-qr"))
        expect(drawing).to_be_visible()
        assert read(modules_of(drawing.locator("path").get_attribute("d") or "")) == link
        page.get_by_role("button", name=say("home-copy")).click()
        expect(page.get_by_text(say("home-copied"))).to_be_visible()
        with visiting(browser, network.address) as friend:
            friend.page.goto(link)
            friend.page.get_by_label(say("home-my-name")).fill("Zoya")
            friend.page.get_by_role("button", name=say("home-sit-down")).click()
            expect(friend.page).to_have_url(TABLE)
            expect(page.get_by_text("Zoya")).to_be_visible()
            page.get_by_role("button", name=say("home-fill")).click()
            expect(page.locator("[data-board]")).to_be_visible()
            expect(friend.page.locator("[data-board]")).to_be_visible()


def test_on_this_machine_alone_the_link_says_so_and_what_to_do(visit: Visit) -> None:
    page = visit().open()
    invite(page)
    expect(page.get_by_text(say("home-loopback"))).to_be_visible()
    expect(page.get_by_text("make play LAN=1")).to_be_visible()
    expect(page.get_by_role("img", name=say("home-qr"))).to_have_count(0)


def test_a_copied_link_is_in_the_clipboard(visit: Visit) -> None:
    visitor = visit()
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = visitor.open()
    link = invite(page)
    page.get_by_role("button", name=say("home-copy")).click()
    expect(page.get_by_text(say("home-copied"))).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == link


def test_a_link_is_withdrawn_and_another_one_made(visit: Visit) -> None:
    page = visit().open()
    link = invite(page)
    page.get_by_role("button", name=say("home-withdraw")).click()
    page.get_by_role("button", name=say("home-withdraw-sure")).click()
    expect(page.get_by_text(say("home-no-link"))).to_be_visible()
    page.get_by_role("button", name=say("home-make-link")).click()
    field = page.get_by_label(say("home-invite-link"))
    expect(field).to_have_value(re.compile(r"/i/\w{12}$"))
    assert field.input_value() != link


def test_seats_and_levels_are_what_was_set_up(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("/new/kosmopolis?with=bots")
    page.get_by_label(say("home-seat-me"), exact=True).fill("Captain")
    page.get_by_role("button", name=say("home-seat-add")).click()
    seats = page.locator("main ol > li")
    expect(seats).to_have_count(4)
    expect(page.get_by_role("button", name=say("home-seat-add"))).to_have_count(0)
    page.get_by_role("button", name=say("home-seat-remove", seat=3)).click()
    expect(seats).to_have_count(3)
    for seat, level in ((2, "hard"), (3, "medium")):
        page.get_by_label(say("home-seat-level", seat=seat)).select_option(say(f"level-{level}"))
    page.get_by_role("button", name=say("home-go"), exact=True).click()
    page.locator("[data-board]").wait_for()
    found = board_of(visitor)["seats"]
    assert [(seat["name"] if seat["kind"] == "person" else seat["level"]) for seat in found] == [
        "Captain",
        "hard",
        "medium",
    ]


def test_a_suggested_name_can_be_emptied_and_another_written(visit: Visit) -> None:
    page = visit().open("/new/kosmopolis?with=bots")
    field = page.get_by_label(say("home-seat-me"), exact=True)
    expect(field).to_have_value(re.compile(r"\w{2}"))
    field.press("ControlOrMeta+a")
    field.press("Backspace")
    field.press_sequentially("Lem")
    expect(field).to_have_value("Lem")


def test_settings_are_explained_and_kept(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("/new/kosmopolis?with=friends")
    page.get_by_text(say("home-more-settings")).click()
    for name in ("home-set-public-about", "home-set-hints-about", "home-pace-about-live"):
        expect(page.get_by_text(say(name))).to_be_visible()
    page.get_by_label(say("home-set-title")).fill("Friday flight")
    page.get_by_label(say("home-set-public")).check()
    page.get_by_label(say("home-pace-live"), exact=False).check()
    page.get_by_role("spinbutton", name=say("home-set-minutes")).fill("7")
    page.get_by_role("button", name=say("home-go-invite")).click()
    expect(page.get_by_text("Friday flight")).to_be_visible()
    settings = board_of(visitor)["settings"]
    assert isinstance(settings, dict)
    assert (settings["title"], settings["is_public"]) == ("Friday flight", True)
    assert (settings["pace"]["kind"], settings["pace"]["seconds"]) == ("live", 420)


def test_the_host_changes_everything_while_friends_gather(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open()
    invite(page)
    page.get_by_role("button", name=say("home-seat-add")).click()
    seats = page.locator("main ol > li")
    expect(seats).to_have_count(4)
    seats.nth(3).get_by_role("button", name=say("home-add-bot")).click()
    levels = page.get_by_label(say("home-seat-level", seat=4))
    levels.select_option(say("level-hard"))
    expect(levels).to_have_value("hard")
    page.get_by_role("button", name=say("home-free", seat=4)).click()
    seats.nth(3).get_by_role("button", name=say("home-shrink")).click()
    expect(seats).to_have_count(3)
    page.get_by_role("button", name=say("home-settings")).click()
    page.get_by_label(say("home-set-title")).fill("Renamed")
    page.get_by_label(say("home-set-hints")).check()
    page.get_by_role("button", name=say("home-save")).click()
    expect(page.get_by_text("Renamed")).to_be_visible()
    expect(page.get_by_text(say("home-agreed-hints"))).to_be_visible()
    page.get_by_role("button", name=say("home-fill")).click()
    expect(page.locator("[data-board]")).to_be_visible()


def test_the_host_removes_somebody_who_is_told_of_it(visit: Visit) -> None:
    host, guest = visit(), visit(language="ru")
    page = host.open()
    guest.page.goto(invite(page))
    guest.page.get_by_label(words("ru")("home-my-name")).fill("Зоя")
    guest.page.get_by_role("button", name=words("ru")("home-sit-down")).click()
    page.get_by_role("button", name=say("home-remove", name="Зоя")).click()
    page.get_by_role("button", name=say("home-remove-sure")).click()
    expect(page.get_by_text("Зоя")).to_have_count(0)
    expect(guest.page.get_by_role("heading", name=words("ru")("screen-gone-title"))).to_be_visible()


def test_the_host_leaves_and_closes_with_a_second_thought(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open()
    invite(page)
    page.get_by_role("button", name=say("home-close-room")).click()
    page.get_by_role("button", name=say("home-close-room-sure")).click()
    expect(page).to_have_url(f"{visitor.address}/")
    expect(page.get_by_text(say("home-no-tables"))).to_be_visible()


def test_what_to_press_is_in_reach_on_a_phone_from_set_up_to_the_invitation(visit: Visit, server: PageServer) -> None:
    page = visit(device=PHONE).open("/new/galaktiko?with=bots")
    expect(page.get_by_role("button", name=say("home-go"), exact=True)).to_be_in_viewport(ratio=1)
    page.locator("summary").filter(has_text=say("home-options")).click()
    page.get_by_text(say("home-more-settings")).click()
    expect(page.get_by_label(say("home-set-title"))).to_be_visible()
    expect(page.get_by_role("button", name=say("home-go"), exact=True)).to_be_in_viewport(ratio=1)
    with HttpPlayer(server.address, "Ann") as ann:
        code = ann.invite(ann.open("me", *["open"] * 5, game="galaktiko"))
        page.goto(f"{server.address}/i/{code}")
        expect(page.get_by_role("button", name=say("home-sit-down"))).to_be_in_viewport(ratio=1)


def test_special_rules_are_folded_and_say_what_is_not_as_usual(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("/new/galaktiko?with=friends")
    folded = page.locator("details").filter(has_text=say("home-options"))
    expect(folded.locator("summary")).to_contain_text(say("home-options-usual"))
    expect(folded.get_by_role("radio").first).to_be_hidden()
    folded.locator("summary").click()
    cheeky = folded.get_by_role("group").first
    title = cheeky.locator("legend").inner_text()
    cheeky.get_by_role("radio").last.check()
    folded.locator("summary").click()
    expect(folded.locator("summary")).to_contain_text(title)
    page.get_by_role("button", name=say("home-go-invite")).click()
    expect(page.get_by_role("listitem").filter(has_text=title)).to_have_count(1)


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
def test_modules_are_cards_and_those_chosen_are_agreed_on(visit: Visit, device: Device) -> None:
    page = visit(device=device).open("/new/space_explorers?with=friends")
    fold = page.locator("details[data-option=modules]")
    expect(fold.locator("summary")).to_contain_text("None: the base game")
    fold.locator("summary").click()
    usual = fold.get_by_role("radio", name="None: the base game")
    expect(usual).to_be_checked()
    expect(usual).to_have_accessible_name("None: the base game for a first game")
    expect(usual).to_have_accessible_description("Specialists and projects, nothing else.")
    fold.get_by_role("radio", name="Chosen one by one").check()
    for module in ("Leaders", "Goals"):
        fold.get_by_role("checkbox", name=module).check()
    expect(fold.locator("summary")).to_contain_text("Leaders, Goals")
    page.get_by_role("button", name=say("home-go-invite")).click()
    agreed = page.get_by_role("listitem").filter(has_text=re.compile("^(Leaders|Goals|Talents)$"))
    expect(agreed).to_have_text(["Leaders", "Goals"])


def test_people_talk_while_they_wait(visit: Visit, server: PageServer) -> None:
    with HttpPlayer(server.address, "Ann") as ann:
        table = ann.open("me", "open")
        visitor = visit(device=PHONE)
        page = visitor.open(f"/i/{ann.invite(table)}")
        page.get_by_role("button", name=say("home-sit-down")).click()
        ann.do(table, type="say", text="Tea first?")
        log = page.get_by_role("log")
        expect(log.get_by_text("Tea first?")).to_be_visible()
        page.get_by_label(words("en")("screen-chat-say")).fill("Of course!")
        page.keyboard.press("Enter")
        expect(log.get_by_text("Of course!")).to_be_visible()
        assert [line["text"] for line in ann.board(table)["lines"] if line["kind"] == "chat"] == [
            "Tea first?",
            "Of course!",
        ]
