"""How somebody who looks elsewhere learns of his turn; notes; the clock."""

import re
from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.position import OTHER, answer, reach
from tests.browser.pupil import Pupil


def test_title_and_icon_tell_my_turn(visit: Visit) -> None:
    pupil = Pupil(visit(), speed="off")
    pupil.sit_at(reach(pupil.visitor, "play"))
    pupil.see()
    icon = pupil.page.locator("link[rel=icon]")
    expect(pupil.page).to_have_title("● Your turn — Kosmopolis")
    expect(icon).to_have_attribute("href", "/favicon-turn.svg")
    pupil.answer_by_list(pupil.cityward())
    expect(pupil.page).to_have_title("Kosmopolis — Kosmodrom")
    expect(icon).to_have_attribute("href", "/favicon.svg")
    rng = Random(1)
    while answer(pupil.visitor, pupil.table, rng, OTHER):
        pass
    expect(pupil.page).to_have_title("● Your turn — Kosmopolis")
    expect(icon).to_have_attribute("href", "/favicon-turn.svg")


def test_notes_are_kept_for_me_alone(visit: Visit) -> None:
    pupil = Pupil(visit(), speed="off")
    pupil.begin(["me", "easy"])
    pupil.see()
    pupil.page.keyboard.press("n")
    notes = pupil.page.get_by_role("dialog", name="Notes")
    notes.get_by_role("textbox").fill("Alex hopes for clerics")
    expect(notes.get_by_role("status")).to_contain_text("Saved")
    pupil.page.reload()
    pupil.see()
    pupil.page.keyboard.press("n")
    expect(notes.get_by_role("textbox")).to_have_value("Alex hopes for clerics")
    stranger = visit()
    stranger.api("POST", "/me", {"name": "Kim"})
    assert "clerics" not in str(stranger.api("GET", f"/tables/{pupil.table}/note"))


def test_the_clock_counts_down_while_i_think(visit: Visit) -> None:
    pupil = Pupil(visit(), speed="off")
    pupil.begin(["me", "easy"], pace={"kind": "live", "seconds": 600, "increment": 0, "days": 1})
    pupil.see()
    clock = pupil.page.locator('[data-seat="0"]').get_by_role("timer")
    expect(clock).to_have_text(re.compile(r"^\s*(10:00|9:5\d)\s*$"))
    read = """(before) => {
      const clock = document.querySelector("[data-seat='0'] [role=timer]");
      const [minutes, seconds] = clock.innerText.split(":").map(Number);
      const left = minutes * 60 + seconds;
      return before === null || left < before ? left : null;
    }"""
    first = pupil.page.wait_for_function(read, arg=None).json_value()
    second = pupil.page.wait_for_function(read, arg=first).json_value()
    assert pupil.page.wait_for_function(read, arg=second).json_value() < second < first <= 600
