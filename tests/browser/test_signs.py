"""How somebody who looks elsewhere learns of their turn; notes; the clock."""

import re
from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.http_player import prefer
from tests.browser.kosmopolis.player import KosmopolisPlayer
from tests.browser.kosmopolis.tables import two_at_table


def test_title_and_icon_tell_my_turn(visit: Visit) -> None:
    player = KosmopolisPlayer(visit(), speed="off")
    with two_at_table(player.visitor, "play") as table:
        player.sit_at(table.id)
        player.see()
        icon = player.page.locator("link[rel=icon]")
        expect(player.page).to_have_title("● Your turn — Kosmopolis")
        expect(icon).to_have_attribute("href", "/favicon-turn.svg")
        player.answer_by_list(player.cityward())
        expect(player.page).to_have_title("Kosmopolis — Kosmodrom")
        expect(icon).to_have_attribute("href", "/favicon.svg")
        while table.move(1, prefer(Random(1))):
            pass
        expect(player.page).to_have_title("● Your turn — Kosmopolis")
        expect(icon).to_have_attribute("href", "/favicon-turn.svg")


def test_notes_are_kept_for_me_alone(visit: Visit) -> None:
    player = KosmopolisPlayer(visit(), speed="off")
    player.begin(["me", "easy"])
    player.see()
    player.page.keyboard.press("n")
    notes = player.page.get_by_role("dialog", name="Notes")
    notes.get_by_role("textbox").fill("Alex hopes for clerics")
    expect(notes.get_by_role("status")).to_contain_text("Saved")
    player.page.reload()
    player.see()
    player.page.keyboard.press("n")
    expect(notes.get_by_role("textbox")).to_have_value("Alex hopes for clerics")
    stranger = visit()
    stranger.api("POST", "/me", {"name": "Kim"})
    assert "clerics" not in str(stranger.api("GET", f"/tables/{player.table}/note"))


def test_the_clock_counts_down_while_i_think(visit: Visit) -> None:
    player = KosmopolisPlayer(visit(), speed="off")
    player.page.clock.install()
    player.begin(["me", "easy"], pace={"kind": "live", "seconds": 600, "increment": 0, "days": 1})
    player.see()
    clock = player.page.locator('[data-seat="0"]').get_by_role("timer")
    expect(clock).to_have_text(re.compile(r"^\s*(10:00|9:[45]\d)\s*$"))
    player.page.clock.fast_forward(60_000)
    expect(clock).to_have_text(re.compile(r"^\s*8:[45]\d\s*$"))
    player.page.clock.fast_forward(60_000)
    expect(clock).to_have_text(re.compile(r"^\s*7:[45]\d\s*$"))
