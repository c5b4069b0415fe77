"""The log follows what happens, speaks to its reader, and keeps ids of rules out of sight until asked for them."""

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.http_player import HttpTable, http_players, prefer
from tests.browser.kosmopolis.player import KosmopolisPlayer
from tests.browser.server import PageServer
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
def pair(server: PageServer, seed: str) -> Iterator[HttpTable]:
    with http_players(server.address, "Ada", "Bo") as players:
        yield HttpTable(*players, seed=seed)


def watch(visitor: Visitor, pair: HttpTable) -> Page:
    """The table in Ada's browser; she plays elsewhere."""
    player = KosmopolisPlayer(visitor, speed="off")
    visitor.api("POST", "/me/claim", {"key": pair.players[0].key()}, 200)
    player.sit_at(pair.id)
    expect(player.page.locator("[data-board]")).to_be_visible()
    return player.page


def test_it_follows_a_whole_game_that_is_played_in_a_burst(visit: Visit, pair: HttpTable) -> None:
    page = watch(visit(device=LAPTOP), pair)
    pair.play(prefer(Random(2)))
    expect(page.locator("[data-result-toggle]")).to_be_visible()
    page.wait_for_function(IS_AT_END)


def test_it_speaks_to_its_reader_and_marks_what_others_did(visit: Visit, pair: HttpTable) -> None:
    ada, bo = pair.players
    page = watch(visit(device=LAPTOP), pair)
    log = page.locator("[data-log]")
    board = ada.board(pair.id)
    ada.do(pair.id, type="play", question=board["question"], moves=[board["moves"][0]["move"]])
    expect(log.locator("p").last).to_contain_text("You keep ")
    expect(log.locator(".news")).to_have_count(0)
    board = bo.board(pair.id)
    bo.do(pair.id, type="play", question=board["question"], moves=[board["moves"][0]["move"]])
    expect(log.locator(".news")).to_have_count(1)
    expect(log.locator(".news")).to_contain_text("Bo keeps a card")
    expect(log.locator("[data-since]")).to_have_count(1)


@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=lambda device: device.name)
def test_a_rule_is_brought_out_by_pointing_by_focus_and_by_a_tap(visit: Visit, pair: HttpTable, device: Device) -> None:
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
