"""The first page: one click to a game, the shelf, tables that wait, theme and language."""

import re
from typing import Literal

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.http_player import HttpPlayer, Json
from tests.browser.lobby.tables import LobbyTables
from tests.browser.server import PageServer
from tests.browser.visitor import DESKTOP, PHONE, Device, Language
from tests.browser.words import words

TABLE = re.compile(r"/t/\w+$")


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
def test_play_now_is_one_press_from_home_to_a_game_against_bots(
    visit: Visit, device: Device, language: Language
) -> None:
    say = words(language)
    page = visit(device=device, language=language).open()
    page.get_by_role("button", name=say("home-play-now")).click()
    expect(page).to_have_url(TABLE)
    expect(page.locator("[data-prompt=you]")).to_be_visible()
    expect(page.locator("[data-place^=pack-]")).not_to_have_count(0)


def test_whoever_is_new_is_offered_a_guided_game_and_plays_against_easy_bots(visit: Visit) -> None:
    say, visitor = words("en"), visit()
    page = visitor.open()
    offer = page.get_by_role("link", name=say("home-newcomer"))
    expect(offer).to_have_attribute("href", "/learn/kosmopolis")
    page.get_by_role("button", name=say("home-play-now")).click()
    page.locator("[data-board]").wait_for()
    board: Json = visitor.api("GET", f"/tables/{page.url.rpartition('/')[2]}", status=200)
    assert {seat["level"] for seat in board["seats"] if seat["kind"] == "bot"} == {"easy"}
    visitor.open()
    page.locator(".ticket-back").wait_for()
    expect(offer).to_have_count(0)


@pytest.mark.parametrize(("role", "name"), [("link", "home-play-friends"), ("button", "home-play-now")])
def test_a_press_before_the_games_are_known_is_not_lost(
    visit: Visit, role: Literal["link", "button"], name: str
) -> None:
    visitor = visit()
    held: list[Route] = []
    visitor.page.route("**/api/games*", lambda route: held.append(route), times=2)
    page = visitor.open()
    page.get_by_role(role, name=words("en")(name)).click()
    assert page.url == f"{visitor.address}/"
    for route in held:
        route.continue_()
    expect(page).not_to_have_url(f"{visitor.address}/")
    expect(page).to_have_url(re.compile(r"/new/\w+\?with=friends$" if role == "link" else TABLE.pattern))


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
def test_a_wish_narrows_the_shelf(visit: Visit, device: Device) -> None:
    say = words("en")
    page = visit(device=device).open()
    games = page.get_by_role("article").get_by_role("heading")
    expect(games).to_have_count(4)
    page.locator("summary").filter(has_text=say("home-wish")).click()
    players = page.get_by_role("group", name=say("home-wish-players-title"))
    players.get_by_role("radio", name=say("home-wish-alone")).check()
    expect(games).to_have_text(["Space Bureau", "Space Explorers"])
    expect(page.get_by_role("status").filter(has_text=say("home-wish-found", count=2))).to_be_visible()
    minutes = page.get_by_role("group", name=say("home-wish-minutes-title"))
    minutes.get_by_role("radio", name=say("home-wish-minutes", minutes=20)).check()
    expect(games).to_have_count(0)
    page.get_by_role("button", name=say("home-wish-clear")).click()
    expect(games).to_have_count(4)


@pytest.mark.parametrize(
    ("game", "title", "players", "minutes"),
    [("kosmopolis", "Kosmopolis", (2, 4), (20, 30)), ("galaktiko", "Galaktiko", (2, 6), (15, 20))],
    ids=lambda value: value if isinstance(value, str) and value.islower() else "",
)
def test_the_shelf_tells_what_a_game_is_and_leads_every_way_into_it(
    visit: Visit, game: str, title: str, players: tuple[int, int], minutes: tuple[int, int]
) -> None:
    say, visitor = words("en"), visit()
    page = visitor.open()
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name=title))
    expect(card).to_be_visible()
    expect(card.locator("img")).to_have_js_property("complete", True)
    expect(card).to_contain_text(say("home-players", least=players[0], most=players[1], isOne=0))
    expect(card).to_contain_text(say("home-minutes", least=minutes[0], most=minutes[1], isOne=0))
    for name, address in (
        ("home-with-friends", f"/new/{game}?with=friends"),
        ("home-at-device", f"/new/{game}?with=device"),
        ("home-set-up", f"/new/{game}?with=bots"),
        ("home-learn", f"/learn/{game}"),
        ("home-rules", f"/rules/{game}"),
    ):
        card.get_by_role("link", name=say(name)).click()
        expect(page).to_have_url(visitor.address + address)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.go_back()
    card.get_by_role("button", name=title).click()
    expect(page.locator("[data-board]")).to_be_visible()
    expect(page).to_have_title(re.compile(title))


def test_the_tables_of_mine_tell_whose_turn_it_is_and_lead_back(visit: Visit, lobby: LobbyTables) -> None:
    say, visitor = words("en"), visit()
    lobby.sign_in(visitor)
    page = visitor.open()
    mine = page.locator("#tables > ul").first.get_by_role("listitem")
    expect(mine.first).to_contain_text(say("home-your-turn"))
    waiting = mine.filter(has=page.locator(f"a[href='/t/{lobby.waiting}']"))
    expect(waiting).to_contain_text("Boris")
    expect(waiting).not_to_contain_text(say("home-your-turn"))
    page.locator(".ticket-back").click()
    expect(page.locator("[data-prompt=you]")).to_be_visible()


def test_a_game_against_bots_is_put_away_where_the_tables_are(visit: Visit) -> None:
    say, visitor = words("en"), visit()
    page = visitor.open()
    page.get_by_role("button", name=say("home-play-now")).click()
    page.locator("[data-board]").wait_for()
    visitor.open()
    page.get_by_role("button", name=say("home-close-table")).click()
    page.get_by_role("button", name=say("home-close-sure")).click()
    expect(page.get_by_text(say("home-no-tables"))).to_be_visible()


def test_a_public_table_is_seen_by_others_who_sit_down_at_it(visit: Visit, server: PageServer) -> None:
    say = words("ru")
    with HttpPlayer(server.address, "Grigori") as host:
        table = host.open("me", "open", is_public=True, title="Open to all comers")
        visitor = visit(language="ru", device=PHONE)
        page = visitor.open()
        page.get_by_role("listitem").filter(has_text="Open to all comers").get_by_role(
            "link", name=say("home-sit"), exact=True
        ).tap()
        page.get_by_label(say("home-my-name")).fill("Зоя")
        page.get_by_role("button", name=say("home-sit-down")).tap()
        expect(page.get_by_text(say("home-wait-host", host="Grigori"))).to_be_visible()
        assert [seat["name"] for seat in host.board(table)["seats"]] == ["Grigori", "Зоя"]
        host.do(table, type="start")
        expect(page.locator("[data-prompt=you]")).to_be_visible()


def test_a_pasted_link_and_a_code_lead_to_the_table(visit: Visit, lobby: LobbyTables) -> None:
    say, visitor = words("en"), visit()
    for pasted in (f" {visitor.address}/i/{lobby.free} ", lobby.free.upper()):
        page = visitor.open()
        page.get_by_label(say("home-join"), exact=True).fill(pasted)
        page.get_by_role("button", name=say("home-join-go")).click()
        expect(page).to_have_url(f"{visitor.address}/i/{lobby.free}")
        expect(page.get_by_text(say("home-invited", host="Ann"))).to_be_visible()


def test_a_theme_is_kept_when_the_page_is_loaded_again(visit: Visit) -> None:
    say, visitor = words("en"), visit(theme="light")
    page = visitor.open()
    background = "getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(background)
    page.get_by_role("button", name=say("theme-change")).click()
    dark = page.evaluate(background)
    assert dark != light
    page.reload()
    page.get_by_role("heading", level=1).wait_for()
    assert page.evaluate(background) == dark
    page.get_by_role("button", name=say("theme-change")).click()
    assert page.evaluate(background) == light


def test_a_page_is_dark_where_the_device_is(visit: Visit) -> None:
    page = visit(theme="dark").open()
    page.get_by_role("heading", level=1).wait_for()
    assert page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"
