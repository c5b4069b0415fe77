"""The log follows what happens, speaks to its reader, and keeps ids of rules out of sight until asked for them."""

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.company import Company, Friend, wanting
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.pupil import Pupil
from tests.browser.visitor import PHONE, Device, Visitor

LAPTOP = Device("laptop", 1440, 900)
IS_AT_END = """
() => {
  const log = document.querySelector("[data-log]");
  return log.scrollHeight > 3 * log.clientHeight && log.scrollHeight - log.scrollTop - log.clientHeight < 2;
}
"""
SEEN = "(chip) => getComputedStyle(chip.parentElement).opacity === '1'"


@pytest.fixture
def pair(house: House) -> Iterator[Company]:
    with Friend(house.address, "Ada") as ada, Friend(house.address, "Bo") as bo:
        yield Company(ada, bo)


def watch(visitor: Visitor, pair: Company) -> Page:
    """The table in Ada's browser; she plays elsewhere."""
    pupil = Pupil(visitor, speed="off")
    visitor.api("POST", "/me/claim", {"key": pair.friends[0].key()}, 200)
    pupil.sit_at(pair.table)
    expect(pupil.page.locator("[data-board]")).to_be_visible()
    return pupil.page


def test_it_follows_a_whole_game_that_is_played_in_a_burst(visit: Visit, pair: Company) -> None:
    page = watch(visit(device=LAPTOP), pair)
    pair.play(wanting(Random(2)))
    expect(page.locator("[data-result-toggle]")).to_be_visible()
    page.wait_for_function(IS_AT_END)


def test_it_speaks_to_its_reader_and_marks_what_others_did(visit: Visit, pair: Company) -> None:
    ada, bo = pair.friends
    page = watch(visit(device=LAPTOP), pair)
    log = page.locator("[data-log]")
    board = ada.board(pair.table)
    ada.do(pair.table, type="play", question=board["question"], moves=[board["moves"][0]["move"]])
    expect(log.locator("p").last).to_contain_text("You keep ")
    expect(log.locator(".news")).to_have_count(0)
    board = bo.board(pair.table)
    bo.do(pair.table, type="play", question=board["question"], moves=[board["moves"][0]["move"]])
    expect(log.locator(".news")).to_have_count(1)
    expect(log.locator(".news")).to_contain_text("Bo keeps a card")
    expect(log.locator("[data-since]")).to_have_count(1)


@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=lambda device: device.name)
def test_a_rule_is_brought_out_by_pointing_by_focus_and_by_a_tap(visit: Visit, pair: Company, device: Device) -> None:
    page = watch(visit(device=device), pair)
    if device is PHONE:
        page.locator("[data-tool=log]").tap()
    chip = page.locator("[data-log] p a").last
    line = page.locator("[data-log] p:has(a)").last
    assert not chip.evaluate(SEEN)
    if device is PHONE:
        line.tap(position={"x": 5, "y": 5})
        assert chip.evaluate(SEEN)
        box = chip.bounding_box()
        assert box is not None and box["height"] >= 44
    else:
        line.hover(position={"x": 5, "y": 5})
        assert chip.evaluate(SEEN)
        page.mouse.move(0, 0)
        assert not chip.evaluate(SEEN)
        chip.focus()
        assert chip.evaluate(SEEN)
