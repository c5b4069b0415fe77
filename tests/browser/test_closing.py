"""A game of two is closed by both: one asks, the other agrees, and then both can look at it and keep its record."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.http_player import HttpPlayer
from tests.browser.server import PageServer
from tests.browser.visitor import Language
from tests.browser.words import words


@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_game_is_closed_when_the_other_agrees(
    visit: Visit, server: PageServer, language: Language, seed: str
) -> None:
    say = words(language)
    with HttpPlayer(server.address, "Boris") as other:
        visitor = visit(language=language)
        visitor.api("POST", "/me", {"name": "Ann"}, 201)
        table = other.open("me", "open", seed=seed)
        visitor.api("POST", f"/invites/{other.invite(table)}", {"id": "sit-down-1"}, 200)
        other.do(table, type="start")
        visitor.open(f"/t/{table}")
        page = visitor.page
        expect(page.locator("[data-board]")).to_be_visible()

        other.do(table, type="propose", what="close")
        expect(page.locator("[data-proposal]")).to_contain_text(say("screen-vote-close", name="Boris"))
        page.get_by_role("button", name=say("screen-vote-no")).click()
        expect(page.locator("[data-proposal]")).to_have_count(0)

        ask_to_close(page, language)
        expect(page.locator("[data-proposal]")).to_contain_text(say("screen-vote-waits"))
        other.do(table, type="vote", agrees=True)
        expect(page.get_by_role("heading", level=1)).to_have_text(say("screen-closed-title"))
        with page.expect_download() as kept:
            page.get_by_role("button", name=say("after-download")).click()
        assert json.loads(Path(kept.value.path()).read_text())["chance"]["secret"]
        page.get_by_role("link", name=say("screen-closed-replay")).click()
        expect(page.locator(".controls input[type=range]")).to_be_visible()


def ask_to_close(page: Page, language: Language) -> None:
    say = words(language)
    page.get_by_role("button", name=say("screen-menu"), exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name=say("screen-close"), exact=True)).to_have_count(0)
    dialog.get_by_role("button", name=say("screen-close-ask")).click()
    page.locator("[data-confirm]").click()
