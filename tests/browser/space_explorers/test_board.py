"""Whole games of Space Explorers by every way there is to play, and what its board tells on the way."""

import json
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Visit
from tests.browser.result import assert_result_is_true
from tests.browser.space_explorers.player import SpaceExplorersPlayer
from tests.browser.space_explorers.tables import ALL, SpaceExplorersTables
from tests.browser.tables import MadeTables
from tests.browser.visitor import LAPTOP, PHONE
from tests.browser.walk import Walker

# How many prices are in sight above what covers the board at the bottom of a phone.
PRICES: Final = """
() => {
  const covered = document.querySelector(".table > .now").getBoundingClientRect().top;
  const prices = [...document.querySelectorAll(".center .tag")];
  return prices.filter((each) => each.getBoundingClientRect().bottom < covered).length;
}
"""
RESTYLED: Final = "UpdateLayoutTree"
"""What a trace of Chromium calls it when things are styled anew."""


@pytest.mark.timeout(300)
def test_two_with_three_modules_drawn_with_the_mouse(visit: Visit) -> None:
    player = SpaceExplorersPlayer(visit(device=LAPTOP), seed=2, speed="off")
    player.begin(["me", "random"], options={"modules": "three"})
    player.play_by_mouse()
    assert player.kinds.keys() >= {"recruit", "take"}
    assert player.named > 0, "a card is laid for the one that is taken: that can't be taken back"
    assert_result_is_true(player)


@pytest.mark.timeout(300)
def test_four_with_powers_leaders_and_crises_with_a_finger_on_a_phone(visit: Visit) -> None:
    player = SpaceExplorersPlayer(visit(device=PHONE), seed=4, speed="off")
    modules = {"modules": "chosen", "with-powers": "on", "with-leaders": "on", "with-crises": "on"}
    player.begin(["me", "random", "random", "random"], options=modules)
    player.play_by_touch()
    assert player.kinds.keys() >= {"recruit", "deck", "lay"}
    assert_result_is_true(player)


@pytest.mark.timeout(300)
def test_alone_with_all_modules_by_keys_alone(visit: Visit) -> None:
    player = SpaceExplorersPlayer(visit(device=LAPTOP), seed=5, speed="off")
    player.begin(["me"], options=ALL)
    player.play_by_keyboard()
    assert player.kinds.keys() >= {"recruit", "talent"}
    assert_result_is_true(player)


def test_alone_with_words_alone_in_russian(visit: Visit) -> None:
    player = SpaceExplorersPlayer(visit(device=PHONE, language="ru"), seed=6, speed="off")
    player.begin(["me"])
    player.play_by_list()
    assert_result_is_true(player)


def test_a_recruit_takes_two_presses_with_the_rest_and_at_most_four_with_a_mixed_payment(visit: Visit) -> None:
    player = SpaceExplorersPlayer(visit(device=LAPTOP), seed=7, speed="off")
    player.begin(["me", "random"])
    page = player.page
    for is_mixed in (False, True):
        player.play_by_mouse(lambda sight: sight.asked == "act" and any(map(player.pays, player.options())))
        recruit = next(filter(player.pays, player.options()))
        sight, before = player.glance(), player.presses
        player.click(page.locator(player.card(recruit.split()[1].partition("-")[0])))
        if is_mixed:
            player.click(page.locator(f'.now [data-move="{recruit}"]'))
            paying = player.see(since=sight.question)
            player.click(page.locator(".pay .steps [data-move]").first)
            player.finish(paying.question, player.click)
            now = player.glance()
            if now.asked == "pay":
                player.click(page.locator('.pay [data-move="rest"]'))
            assert player.presses - before <= 4
        else:
            player.click(page.locator(f'.now [data-recruit="{recruit}"]'))
            assert player.presses - before == 2
            assert player.played() == [recruit, "rest"]
            player.see(since=sight.question)


def test_a_phone_shows_the_prices_of_the_center_whatever_modules_are_in_play(visit: Visit, tables: MadeTables) -> None:
    visitor, made = visit(device=PHONE, language="ru"), tables.read(SpaceExplorersTables)
    walker = Walker(visitor)
    walker.become(made.sign_in)
    for table, least in ((made.act, 6), (made.crowd, 6), (made.solo, 3)):
        walker.to_board(table)
        assert visitor.page.evaluate(PRICES) >= least


def test_a_move_has_only_what_it_changes_styled_anew(visit: Visit, browser: Browser) -> None:
    player = SpaceExplorersPlayer(visit(device=LAPTOP, motion=True), seed=8)
    player.begin(["me", "random"], options=ALL)
    player.play_by_list(lambda sight: sight.asked == "act" and sight.round > 1)
    page, sight = player.page, player.glance()
    browser.start_tracing(page=page, categories=["disabled-by-default-devtools.timeline", "devtools.timeline"])
    player.answer_by_list(next(move for move in player.options() if move.startswith(("take", "draw"))))
    player.see(since=sight.question)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    most = max(event["args"].get("elementCount", 0) for event in events if event["name"] == RESTYLED)
    assert 0 < most < page.locator("*").count() / 3, (
        "else a rule for all in a thing names a class that the thing changes"
    )
