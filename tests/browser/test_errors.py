"""Whatever a person can run into: a friendly page or sentence in their language, and a way on."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.http_player import HttpPlayer, Json
from tests.browser.kosmopolis.tables import KosmopolisTables
from tests.browser.lobby.tables import LobbyTables
from tests.browser.server import PageServer
from tests.browser.visitor import Language, Visitor, visiting
from tests.browser.words import words

LANGUAGES = pytest.mark.parametrize("language", ["ru", "en"])
LETTERS: Final = {"ru": re.compile("[а-яё]{3}"), "en": re.compile("[a-z]{3}")}


def expect_trouble(visitor: Visitor, title: str, text: str = "", **values: str | int) -> None:
    """A page that says what is wrong and what to do, and leads home."""
    say = words(visitor.language)
    page = visitor.page
    expect(page.get_by_role("heading", level=1)).to_have_text(say(title))
    if text:
        expect(page.locator(".problem")).to_contain_text(say(text, **values))
    page.get_by_role("link", name=say("to-home"), exact=True).click()
    expect(page).to_have_url(f"{visitor.address}/")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("home-hero"))


def expect_sentence(page: Page, where: str, language: Language) -> str:
    """Something is told there, in the language of the page."""
    found = page.locator(where).filter(has_text=LETTERS[language])
    expect(found.first).to_be_visible()
    return found.first.inner_text()


@pytest.fixture
def host(server: PageServer) -> Iterator[HttpPlayer]:
    with HttpPlayer(server.address, "Boris") as friend:
        yield friend


# Addresses


@LANGUAGES
@pytest.mark.parametrize(
    ("path", "title", "text"),
    [
        ("/nowhere", "missing-title", "missing-text"),
        ("/t/aaaabbbbcccc", "screen-gone-title", "screen-gone-text"),
        ("/t/aaaabbbbcccc/replay", "after-gone-title", "after-gone-text"),
        ("/i/aaaabbbbcccc", "home-stale-title", "home-stale"),
        ("/new/checkers", "home-no-game-title", "home-no-game"),
        ("/learn/checkers", "learn-no-lesson-title", "learn-no-lesson-text"),
    ],
)
def test_an_address_of_nothing_says_so_and_leads_home(
    visit: Visit, language: Language, path: str, title: str, text: str
) -> None:
    visitor = visit(language=language)
    visitor.open(path)
    expect_trouble(visitor, title, text)


@LANGUAGES
def test_rules_of_a_game_that_is_not_here_lead_to_those_that_are(visit: Visit, language: Language) -> None:
    say, page = words(language), visit(language=language).open("/rules/checkers")
    expect(page.get_by_text(say("learn-no-game-title"))).to_be_visible()
    page.get_by_role("link", name=say("learn-all-games")).click()
    expect(page.get_by_role("link", name=say("learn-read")).first).to_be_visible()


@LANGUAGES
def test_a_private_table_is_gone_for_whoever_was_not_asked(
    visit: Visit, kosmopolis_tables: KosmopolisTables, language: Language
) -> None:
    visitor = visit(language=language)
    visitor.open(f"/t/{kosmopolis_tables.keep}")
    expect_trouble(visitor, "screen-gone-title", "screen-gone-text")


@LANGUAGES
def test_a_table_that_its_host_closes_says_so_to_those_at_it(
    visit: Visit, host: HttpPlayer, language: Language
) -> None:
    visitor = visit(language=language)
    visitor.api("POST", "/me", {"name": "Ann"}, 201)
    table = host.open("me", "open")
    visitor.api("POST", f"/invites/{host.invite(table)}", {"id": "sit-down-1"}, 200)
    visitor.open(f"/t/{table}")
    expect(visitor.page.get_by_text(words(language)("home-wait-host", host="Boris"))).to_be_visible()
    host.do(table, type="close")
    expect_trouble(visitor, "screen-closed-title", "screen-closed-text")


# Invitations


@LANGUAGES
def test_a_full_table_can_be_looked_at_again(visit: Visit, host: HttpPlayer, language: Language) -> None:
    say = words(language)
    table = host.open("me", "easy")
    page = visit(language=language).open(f"/i/{host.invite(table)}")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("home-obstacle-title-full"))
    expect(page.locator(".problem")).to_contain_text(say("home-obstacle-full", host="Boris"))
    host.do(table, type="remove", seat=1)
    page.get_by_role("button", name=say("home-look-again")).click()
    expect(page.get_by_role("button", name=say("home-sit-down"))).to_be_visible()


@LANGUAGES
def test_a_game_that_has_begun_can_be_watched_if_it_is_public(
    visit: Visit, lobby: LobbyTables, language: Language
) -> None:
    say = words(language)
    page = visit(language=language).open(f"/i/{lobby.started}")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("home-obstacle-title-playing"))
    expect(page.get_by_role("link", name=say("home-own-table"))).to_be_visible()
    page.get_by_role("link", name=say("home-watch")).click()
    expect(page.locator("[data-board]")).to_be_visible()


@LANGUAGES
def test_a_seat_that_another_took_a_moment_before_says_so(visit: Visit, host: HttpPlayer, language: Language) -> None:
    say = words(language)
    table = host.open("me", "open")
    code = host.invite(table)
    page = visit(language=language).open(f"/i/{code}")
    page.get_by_role("button", name=say("home-sit-down")).wait_for()
    with HttpPlayer(host.address, "Quick") as quick:
        quick.accept(code)
    page.get_by_role("button", name=say("home-sit-down")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("home-obstacle-title-full"))


@LANGUAGES
def test_a_link_withdrawn_opens_nothing_before_and_after(visit: Visit, host: HttpPlayer, language: Language) -> None:
    table = host.open("me", "open")
    code = host.invite(table)
    visitor = visit(language=language)
    page = visitor.open(f"/i/{code}")
    sit = page.get_by_role("button", name=words(language)("home-sit-down"))
    sit.wait_for()
    host.ask("DELETE", f"/tables/{table}/invites/{code}")
    sit.click()
    expect_trouble(visitor, "home-stale-title", "home-stale")
    visitor.open(f"/i/{code}")
    expect_trouble(visitor, "home-stale-title", "home-stale")


@LANGUAGES
def test_whoever_was_blocked_finds_no_table_behind_the_link(visit: Visit, host: HttpPlayer, language: Language) -> None:
    visitor = visit(language=language)
    visitor.api("POST", "/me", {"name": "Ann"}, 201)
    table = host.open("me", "open")
    visitor.api("POST", f"/invites/{host.invite(table)}", {"id": "sit-down-1"}, 200)
    host.ask("POST", "/me/blocks", {"table": table, "seat": 1})
    visitor.open(f"/i/{host.invite(host.open('me', 'open'))}")
    expect_trouble(visitor, "home-stale-title", "home-stale")


@LANGUAGES
def test_something_that_is_no_link_is_not_taken_for_one(visit: Visit, language: Language) -> None:
    say, page = words(language), visit(language=language).open()
    page.get_by_label(say("home-join"), exact=True).fill("hello")
    page.get_by_role("button", name=say("home-join-go")).click()
    expect(page.get_by_role("alert").filter(has_text=say("home-join-wrong"))).to_be_visible()


# Names


@LANGUAGES
@pytest.mark.parametrize("name", ["A", "An\u200bna", "..."], ids=["short", "invisible", "no letter"])
def test_a_name_refused_says_why_where_it_is_written(
    visit: Visit, host: HttpPlayer, language: Language, name: str
) -> None:
    say = words(language)
    page = visit(language=language).open(f"/i/{host.invite(host.open('me', 'open'))}")
    field = page.get_by_label(say("home-my-name"))
    field.fill(name)
    page.get_by_role("button", name=say("home-sit-down")).click()
    expect(field).to_have_attribute("aria-invalid", "true")
    expect_sentence(page, ".name [role=alert]", language)
    field.fill("Anna")
    page.get_by_role("button", name=say("home-sit-down")).click()
    expect(page).to_have_url(re.compile("/t/"))


@LANGUAGES
def test_a_name_refused_in_setting_up_and_in_ones_own_page(visit: Visit, language: Language) -> None:
    say, visitor = words(language), visit(language=language)
    page = visitor.open("/new/kosmopolis?with=bots")
    page.get_by_label(say("home-seat-me"), exact=True).fill("A")
    page.get_by_role("button", name=say("home-go")).click()
    expect_sentence(page, ".name [role=alert]", language)
    visitor.open("/me")
    page.get_by_label(say("home-my-name")).fill("A")
    page.get_by_role("button", name=say("home-save")).click()
    expect_sentence(page, ".name [role=alert]", language)


# The server


@LANGUAGES
def test_a_server_that_is_away_is_missed_at_home_and_met_again(
    browser: Browser, own_server: PageServer, language: Language
) -> None:
    say = words(language)
    with visiting(browser, own_server.address, language=language) as visitor:
        page = visitor.open()
        page.get_by_role("button", name=say("home-play-now")).wait_for()
        own_server.kill()
        page.get_by_role("button", name=say("home-play-now")).click()
        expect(page.get_by_role("alert").filter(has_text=say("trouble-away")).first).to_be_visible()
        page.get_by_role("navigation").get_by_role("link", name=say("nav-rules")).click()
        expect(page.get_by_text(say("trouble-away"))).to_be_visible()
        own_server.start()
        page.get_by_role("button", name=say("try-again")).click()
        expect(page.get_by_role("link", name=say("learn-read")).first).to_be_visible()


@LANGUAGES
def test_a_server_that_is_away_keeps_what_was_set_up(
    browser: Browser, own_server: PageServer, language: Language
) -> None:
    say = words(language)
    with visiting(browser, own_server.address, language=language) as visitor:
        page = visitor.open("/new/kosmopolis?with=bots")
        field = page.get_by_label(say("home-seat-me"), exact=True)
        field.fill("Zoya")
        own_server.kill()
        page.get_by_role("button", name=say("home-go")).click()
        expect(page.get_by_role("alert").filter(has_text=say("trouble-away"))).to_be_visible()
        expect(field).to_have_value("Zoya")
        own_server.start()
        page.get_by_role("button", name=say("home-go")).click()
        expect(page.locator("[data-board]")).to_be_visible()


@LANGUAGES
def test_too_many_tables_lead_to_those_that_are_open(browser: Browser, tmp_path: Path, language: Language) -> None:
    say = words(language)
    with PageServer(tmp_path, open_tables=1) as server, visiting(browser, server.address, language=language) as visitor:
        page = visitor.open()
        page.get_by_role("button", name=say("home-play-now")).click()
        page.locator("[data-board]").wait_for()
        visitor.open()
        page.get_by_role("button", name=say("home-play-now")).click()
        expect_sentence(page, ".refused", language)
        page.get_by_role("link", name=say("home-to-tables")).click()
        expect(page.locator("#tables li")).to_be_in_viewport()
        visitor.open("/new/kosmopolis?with=bots")
        page.get_by_role("button", name=say("home-go")).click()
        expect_sentence(page, ".refused", language)
        page.get_by_role("link", name=say("home-to-tables")).click()
        expect(page.locator("#tables li")).to_be_in_viewport()


def _of_another_release(route: WebSocketRoute) -> None:
    server = route.connect_to_server()

    def change(message: str | bytes) -> None:
        said = json.loads(message)
        route.send(json.dumps({**said, "protocol": 999} if said["type"] == "welcome" else said))

    server.on_message(change)


@LANGUAGES
def test_a_page_of_another_release_asks_to_be_loaded_again(
    visit: Visit, kosmopolis_tables: KosmopolisTables, language: Language
) -> None:
    say, visitor = words(language), visit(language=language)
    kosmopolis_tables.sign_in(visitor)
    visitor.page.route_web_socket("**/ws/tables/**", _of_another_release)
    page = visitor.open(f"/t/{kosmopolis_tables.play}")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("screen-old-title"))
    expect(page.get_by_role("button", name=say("screen-reload"))).to_be_visible()


@LANGUAGES
@pytest.mark.parametrize(("reason", "text"), [("too-many", "many"), ("foreign-origin", "foreign")])
def test_a_server_that_turns_somebody_away_is_tried_again(
    visit: Visit, kosmopolis_tables: KosmopolisTables, language: Language, reason: str, text: str
) -> None:
    say, visitor = words(language), visit(language=language)
    kosmopolis_tables.sign_in(visitor)
    doors = iter([True])

    def turn(route: WebSocketRoute) -> None:
        if next(doors, False):
            route.close(code=1008, reason=reason)
        else:
            route.connect_to_server()

    visitor.page.route_web_socket("**/ws/tables/**", turn)
    page = visitor.open(f"/t/{kosmopolis_tables.play}")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("screen-turned-title"))
    expect(page.locator(".problem")).to_contain_text(say(f"screen-turned-{text}"))
    page.get_by_role("button", name=say("try-again")).click()
    expect(page.locator("[data-board]")).to_be_visible()


# Records


def _changed(record: Json, **change: object) -> bytes:
    return json.dumps({**record, **change}).encode()


@LANGUAGES
def test_a_broken_record_is_told_apart_from_others(
    visit: Visit, kosmopolis_tables: KosmopolisTables, language: Language
) -> None:
    say = words(language)
    page = visit(language=language).open("/record")
    version = str(kosmopolis_tables.record["version"])
    files = {
        say("after-upload-not-json"): b"{",
        say("after-upload-empty"): b" ",
        say("after-upload-not-record"): b'{"game": "kosmopolis"}',
        say("after-upload-large"): b"[" + b"0," * 600_000 + b"0]",
        say("after-upload-other-game", game="checkers"): _changed(kosmopolis_tables.record, game="checkers"),
        say("after-upload-other-version", played="999", here=version): _changed(
            kosmopolis_tables.record, version="999"
        ),
    }
    for sentence, content in files.items():
        page.locator("input[type=file]").set_input_files(
            {"name": "game.json", "mimeType": "application/json", "buffer": content}
        )
        expect(page.get_by_role("alert").filter(has_text=sentence)).to_be_visible()
    steps = [*kosmopolis_tables.record["steps"][:-1], [0, "capital x9"]]
    page.locator("input[type=file]").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": _changed(kosmopolis_tables.record, steps=steps)}
    )
    expect_sentence(page, "main [role=alert] p", language)
    page.locator("input[type=file]").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(kosmopolis_tables.record).encode()}
    )
    expect(page.get_by_role("heading", name=say("after-fair-good"))).to_be_visible()


def test_a_record_whose_secret_was_swapped_is_not_called_fair(
    visit: Visit, kosmopolis_tables: KosmopolisTables
) -> None:
    page = visit().open("/record")
    page.locator("input[type=file]").set_input_files(
        {
            "name": "game.json",
            "mimeType": "application/json",
            "buffer": _changed(kosmopolis_tables.record, commitment="0" * 64),
        }
    )
    expect(page.locator("[role=alert] p, #fairness.bad").first).to_be_visible()
    expect(page.get_by_text(words("en")("after-fair-good"))).to_have_count(0)
