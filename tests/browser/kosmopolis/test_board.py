"""Whole games of one person against a bot, by every way there is to play."""

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.kosmopolis.player import ROUNDS, KosmopolisPlayer
from tests.browser.kosmopolis.tables import sit_down
from tests.browser.player import Sight
from tests.browser.result import LISTEN, assert_all_was_told, assert_result_is_true
from tests.browser.visitor import DESKTOP, PHONE

WAYS: Final = ("list", "mouse", "touch", "keyboard")
QUESTIONS: Final = ("keep", "play", "lay", "take", "pay")


def assert_checks_were_shown(player: KosmopolisPlayer) -> None:
    """After each round its check was shown, from the limits to who begins or to the end."""
    assert sorted(player.stages) == list(range(1, ROUNDS + 1))
    for number, stages in player.stages.items():
        assert {"limits", "bonuses", "end" if number == ROUNDS else "next"} <= set(stages)
        assert any(stage.startswith("seat-") for stage in stages)


def test_the_first_move_is_within_three_clicks_from_the_home_page(visit: Visit) -> None:
    player = KosmopolisPlayer(visit())
    player.begin_by_page()
    sight = player.see()
    assert sight.asked == "keep"
    player.answer_by_mouse(sight)
    player.page.wait_for_function(
        "(step) => Number(document.querySelector('[data-layout]').dataset.step) > step", arg=sight.step
    )
    assert player.presses <= 3, "Play now, a card, and its name if it can't be taken back"


def test_from_the_home_page_to_the_result_with_the_mouse(visit: Visit) -> None:
    player = KosmopolisPlayer(visit(), seed=2, speed="off")
    page = player.visitor.open("/")
    shelf = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Kosmopolis"))
    shelf.get_by_role("link", name="Set up").click()
    page.get_by_role("button", name="Take seat 3 away").click()
    page.get_by_label("Strength of the bot on seat 2").select_option("easy")
    page.get_by_role("button", name="Let’s go!").click()
    page.wait_for_url("**/t/*")
    player.table = page.url.rpartition("/")[2]
    player.play_by_mouse()
    assert_checks_were_shown(player)
    page.locator("[data-result-toggle]").click()
    assert_result_is_true(player)
    assert player.named > 0, "what can't be taken back was asked for by name"


def test_with_a_finger_on_a_phone_the_first_tap_shows_and_the_second_plays(visit: Visit) -> None:
    player = KosmopolisPlayer(visit(device=PHONE, language="ru"), seed=3, speed="off")
    player.begin(["me", "random"])
    player.play_by_touch()
    assert_checks_were_shown(player)
    assert_result_is_true(player)


def test_with_keys_alone_the_focus_is_always_in_sight(visit: Visit) -> None:
    player = KosmopolisPlayer(visit(), seed=4, speed="off")
    player.begin(["me", "random"])
    player.see()
    player.key("?")
    sheet = player.page.get_by_role("dialog", name="Keys and shortcuts")
    expect(sheet).to_be_visible()
    player.key("Escape")
    expect(sheet).to_have_count(0)
    player.play_by_keyboard()
    assert_checks_were_shown(player)
    assert_result_is_true(player)


def test_with_the_list_in_words_alone_in_russian_everything_is_told(visit: Visit) -> None:
    player = KosmopolisPlayer(visit(language="ru"), seed=5, speed="off")
    player.page.add_init_script(LISTEN)
    player.begin(["me", "random"])
    player.play_by_list()
    assert_checks_were_shown(player)
    assert_all_was_told(player)
    told = " ".join(player.page.evaluate("window.told"))
    assert all(re.search("[а-яё]", words, re.I) for words in told.split(". "))
    assert_result_is_true(player)


@pytest.mark.parametrize("way", WAYS)
def test_every_kind_of_question_is_answered_by(way: str, visit: Visit) -> None:
    player = KosmopolisPlayer(visit(device=PHONE if way == "touch" else DESKTOP), speed="off")
    answers = {
        "list": lambda sight: player.answer_by_list(),
        "mouse": player.answer_by_mouse,
        "touch": player.answer_by_touch,
        "keyboard": player.answer_by_keyboard,
    }
    for question in QUESTIONS:
        player.sit_at(sit_down(player.visitor, question))
        sight: Sight = player.see()
        assert sight.asked == question
        answers[way](sight)
        expect(player.page.locator("[data-layout]")).not_to_have_attribute("data-step", str(sight.step))
    assert set(player.kinds) >= {"keep", "lay", "take", "pay"}
