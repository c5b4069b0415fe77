"""A walk through the pages around the games."""

import json
from collections.abc import Iterator

from tests.browser.http_player import Json
from tests.browser.kosmopolis.tables import KosmopolisTables
from tests.browser.lobby.tables import LobbyTables
from tests.browser.tables import MadeTables
from tests.browser.visitor import Visitor
from tests.browser.walk import Walker


def walk(visitor: Visitor, tables: MadeTables) -> Iterator[str]:
    """Everywhere but at a board, as a stranger and as somebody with tables."""
    walker, lobby = Walker(visitor), tables.read(LobbyTables)
    yield from _as_stranger(walker, lobby)
    yield from _records(walker, tables.read(KosmopolisTables).record)
    # Whoever has had a record played again has a name.
    walker.to("/me", "main h2")
    walker.press("button", "home-key-make")
    walker.see("main input[readonly]")
    yield "me with a personal link"
    walker.to(f"/#me={lobby.key}", "dialog[open]")
    yield "a personal link that would replace somebody"
    walker.become(lobby.sign_in)
    yield from _as_member(walker, lobby)


def _as_stranger(walker: Walker, lobby: LobbyTables) -> Iterator[str]:
    page = walker.page
    walker.to("/nowhere", "main h1")
    yield "an address that leads nowhere"
    walker.to("/", "main section article")
    walker.see("a[href^='/t/']")
    yield "home of a stranger"
    page.get_by_label(walker.say("home-join")).fill("?")
    walker.press("button", "home-join-go")
    yield "home with a wrong code"
    walker.to("/rules", "main ul li")
    yield "the games' rules"
    walker.to("/rules/kosmopolis", "article h3")
    yield "rules"
    page.get_by_role("searchbox").fill(page.locator("article h3").nth(3).inner_text().split()[0])
    walker.see("mark")
    yield "rules looked through"
    page.get_by_role("searchbox").fill("xyzzy")
    walker.see(".none")
    yield "rules with nothing found"
    walker.to("/rules/kosmopolis#KP-P6", ".aimed")
    yield "a rule"
    walker.to("/rules/nothing", "main h1")
    yield "rules of no game"
    for company in ("friends", "bots", "device"):
        walker.to(f"/new/kosmopolis?with={company}", "main form")
        yield f"a new table with {company}"
    page.locator("summary").click()
    page.locator("input[type=radio][value=live]").check()
    yield "a new table with all settings"
    walker.to("/new/galaktiko?with=bots", "main form")
    walker.open_all("summary")
    yield "a new table with options"
    walker.to("/rules/galaktiko", "article h3")
    yield "rules of another game"
    walker.to(f"/i/{lobby.free}", "main form")
    yield "an invitation"
    page.get_by_label(walker.say("home-my-name")).fill("A")
    walker.press("button", "home-sit-down")
    walker.see("[aria-invalid=true]")
    yield "an invitation with a name refused"
    for name, code in (("full", lobby.full), ("started", lobby.started), ("stale", "aaaabbbbcccc")):
        walker.to(f"/i/{code}", "main h1")
        yield f"an invitation: {name}"
    walker.to(f"/t/{lobby.public}", "main form")
    yield "a gathering table of others"
    walker.to("/t/aaaabbbbcccc", ".problem")
    yield "a table that is gone"
    walker.to("/me", "main form")
    yield "me, nobody yet"
    walker.to(f"/#me={lobby.key}", "dialog[open]")
    yield "a personal link, before anybody has said so"
    walker.page.keyboard.press("Escape")


def _records(walker: Walker, record: Json) -> Iterator[str]:
    page = walker.page
    walker.to("/record", "input[type=file]")
    yield "a record to open"
    files = page.locator("input[type=file]")
    files.set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": b"{"})
    walker.see("main [role=alert]")
    yield "a broken record"
    files.set_input_files({"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()})
    walker.see(".board .table")
    page.keyboard.press("ArrowRight")
    yield "a record opened"


def _as_member(walker: Walker, lobby: LobbyTables) -> Iterator[str]:
    page = walker.page
    walker.to("/", "#tables li")
    walker.see("#tables h3")
    yield "home with tables"
    walker.to("/me", "main ul li")
    yield "me with games played"
    page.get_by_role("button", name=walker.say("home-forget")).click()
    yield "me, asked whether to delete"
    walker.to(f"/t/{lobby.gathering}", "input[readonly]")
    yield "a gathering table of mine"
    walker.press("button", "home-add-here")
    walker.see("main ol form")
    yield "somebody sits down at this device"
    walker.press("button", "home-settings")
    walker.see("dialog[open]")
    yield "the settings of a table"
    walker.leave()
