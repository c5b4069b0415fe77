"""Who one is on a device, seats that were lost, and looking on."""

from playwright.sync_api import ConsoleMessage, expect

from tests.browser.conftest import Visit
from tests.browser.kosmopolis.tables import KosmopolisTables
from tests.browser.lobby.tables import LobbyTables
from tests.browser.visitor import PHONE, Visitor
from tests.browser.words import words

say = words("en")


def table_of(host: Visitor, other: Visitor, **more: object) -> str:
    """A game of two people that has begun."""
    made = host.api("POST", "/tables", {"game": "kosmopolis", "seats": ["me", "open"], **more}, 201)
    assert isinstance(made, dict)
    table = str(made["table"])
    code = host.api("POST", f"/tables/{table}/invites", status=201)
    assert isinstance(code, dict)
    other.api("POST", f"/invites/{code['code']}", {"id": "a-seat-for-bo"}, 200)
    start = {"type": "do", "id": "start-the-game", "command": {"type": "start"}}
    host.api("POST", f"/tables/{table}/commands", start, 200)
    return table


def test_a_first_visit_writes_nothing_into_the_console(visit: Visit) -> None:
    visitor = visit()
    said: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            said.append(message.text)

    visitor.page.on("console", hear)
    for path in ("/", "/me", "/rules", "/new/kosmopolis"):
        with visitor.page.expect_response(lambda answer: "/api/me" in answer.url):
            visitor.open(path)
        visitor.page.wait_for_load_state("networkidle")
    assert said == []


def test_a_personal_link_asks_before_it_replaces_somebody_with_games(visit: Visit) -> None:
    ada, bo = visit(), visit(device=PHONE)
    ada.api("POST", "/me", {"name": "Ada"}, 201)
    bo.api("POST", "/me", {"name": "Bo"}, 201)
    bo.api("POST", "/tables", {"game": "kosmopolis", "seats": ["me", "open"]}, 201)
    link = ada.api("POST", "/me/link", status=200)
    assert isinstance(link, dict)
    page = bo.page
    page.goto(link["link"])
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text(say("home-switch-whose", name="Ada"))).to_be_visible()
    expect(sheet.get_by_text(say("home-switch-games", name="Bo", count=1))).to_be_visible()
    sheet.get_by_role("button", name=say("home-switch-stay", name="Bo")).click()
    expect(sheet).to_be_hidden()
    assert bo.api("GET", "/me", status=200) == {"name": "Bo", "language": "en", "has_webhook": False}
    page.goto("about:blank")
    page.goto(link["link"])
    sheet.get_by_role("button", name=say("home-switch-keep", name="Bo")).click()
    own = sheet.get_by_label(say("home-key"), exact=True).input_value()
    assert "#me=kl_" in own and own != link["link"]
    sheet.get_by_role("button", name=say("home-switch-go", name="Ada"), exact=True).click()
    expect(page.get_by_text(say("home-claimed", name="Ada"))).to_be_visible()
    page.goto("about:blank")
    page.goto(own)
    sheet.get_by_role("button", name=say("home-switch-go", name="Bo"), exact=True).click()
    expect(page.get_by_text(say("home-claimed", name="Bo"))).to_be_visible()


def test_who_is_not_known_any_more_is_told_how_to_get_a_seat_back(
    visit: Visit, kosmopolis_tables: KosmopolisTables, lobby: LobbyTables
) -> None:
    page = visit(device=PHONE).open(f"/t/{kosmopolis_tables.play}")
    expect(page.get_by_role("heading", name=say("home-before"))).to_be_visible()
    visitor = visit()
    page = visitor.open(f"/i/{lobby.started}")
    expect(page.get_by_role("heading", name=say("home-before"))).to_be_visible()
    page.get_by_label(say("home-before-paste")).fill(f"{visitor.address}/#me={lobby.key}")
    page.get_by_role("button", name=say("home-join-go")).click()
    page.get_by_role("button", name=say("home-switch-go", name="Ann")).click()
    expect(page.get_by_text(say("home-claimed", name="Ann"))).to_be_visible()


def test_a_private_game_is_watched_by_its_link_and_the_players_see_it(visit: Visit) -> None:
    ada, bo, eve = visit(), visit(), visit(device=PHONE)
    ada.api("POST", "/me", {"name": "Ada"}, 201)
    bo.api("POST", "/me", {"name": "Bo"}, 201)
    table = table_of(ada, bo)
    page = ada.open(f"/t/{table}")
    page.get_by_role("button", name=say("screen-menu"), exact=True).click()
    page.get_by_role("button", name=say("screen-watch-link")).click()
    link = page.get_by_label(say("screen-watch-link"), exact=True).and_(page.get_by_role("textbox")).input_value()
    page.keyboard.press("Escape")
    eve.page.goto(link)
    expect(eve.page.locator("[data-board]")).to_be_visible()
    expect(page.get_by_text(say("screen-watchers", count=1))).to_be_visible()
    eve.open(f"/t/{table}")
    expect(eve.page.locator("[data-board]")).to_be_visible()


def test_public_games_under_way_are_found_and_watched_from_home(visit: Visit) -> None:
    ada, bo, eve = visit(), visit(), visit(device=PHONE)
    ada.api("POST", "/me", {"name": "Ada"}, 201)
    bo.api("POST", "/me", {"name": "Bo"}, 201)
    table_of(ada, bo, is_public=True, title="An evening to watch")
    page = eve.open()
    card = page.locator("[data-under-way] li").filter(has_text="An evening to watch")
    card.get_by_role("link", name=say("home-watch"), exact=True).tap()
    expect(page.locator("[data-board]")).to_be_visible()
    page = ada.open()
    expect(page.locator("#tables").get_by_text("An evening to watch")).to_be_visible()
    expect(page.locator("[data-under-way]").get_by_text("An evening to watch")).to_have_count(0)
