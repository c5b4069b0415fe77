"""Whole games of one person against a bot, by every way there is to play."""

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.ending import LISTEN, assert_result_is_true
from tests.browser.player import Sight
from tests.browser.position import reach
from tests.browser.pupil import ROUNDS, Pupil
from tests.browser.visitor import DESKTOP, PHONE

WAYS: Final = ("list", "mouse", "touch", "keyboard")
QUESTIONS: Final = ("keep", "play", "lay", "take", "pay")


def assert_checks_were_shown(pupil: Pupil) -> None:
    """After each round its check was shown, from the limits to who begins or to the end."""
    assert sorted(pupil.stages) == list(range(1, ROUNDS + 1))
    for number, stages in pupil.stages.items():
        assert {"limits", "bonuses", "end" if number == ROUNDS else "next"} <= set(stages)
        assert any(stage.startswith("seat-") for stage in stages)


def test_the_first_move_is_within_three_clicks_from_the_home_page(visit: Visit) -> None:
    pupil = Pupil(visit())
    pupil.begin_by_page()
    sight = pupil.see()
    assert sight.asked == "keep"
    pupil.answer_by_mouse(sight)
    pupil.page.wait_for_function(
        "(step) => Number(document.querySelector('[data-layout]').dataset.step) > step", arg=sight.step
    )
    assert pupil.presses <= 3, "Play now, a card, and its name if it can't be taken back"


def test_from_the_home_page_to_the_result_with_the_mouse(visit: Visit) -> None:
    pupil = Pupil(visit(), seed=2, speed="off")
    page = pupil.visitor.open("/")
    shelf = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Kosmopolis"))
    shelf.get_by_role("link", name="Set up").click()
    page.get_by_role("button", name="Take seat 3 away").click()
    page.get_by_role("group", name="Strength of the bot on seat 2").get_by_label("easy").check()
    page.get_by_role("button", name="Let’s go!").click()
    page.wait_for_url("**/t/*")
    pupil.table = page.url.rpartition("/")[2]
    pupil.play_by_mouse()
    assert_checks_were_shown(pupil)
    page.locator("[data-result-toggle]").click()
    assert_result_is_true(pupil)
    assert pupil.named > 0, "what can't be taken back was asked for by name"


def test_with_a_finger_on_a_phone_the_first_tap_shows_and_the_second_plays(visit: Visit) -> None:
    pupil = Pupil(visit(device=PHONE, language="ru"), seed=3, speed="off")
    pupil.begin(["me", "random"])
    pupil.play_by_touch()
    assert_checks_were_shown(pupil)
    assert_result_is_true(pupil)


def test_with_keys_alone_the_focus_is_always_in_sight(visit: Visit) -> None:
    pupil = Pupil(visit(), seed=4, speed="off")
    pupil.begin(["me", "random"])
    pupil.see()
    pupil.key("?")
    sheet = pupil.page.get_by_role("dialog", name="Keys and shortcuts")
    expect(sheet).to_be_visible()
    pupil.key("Escape")
    expect(sheet).to_have_count(0)
    pupil.play_by_keyboard()
    assert_checks_were_shown(pupil)
    assert_result_is_true(pupil)


def test_with_the_list_in_words_alone_in_russian_everything_is_told(visit: Visit) -> None:
    pupil = Pupil(visit(language="ru"), seed=5, speed="off")
    pupil.page.add_init_script(LISTEN)
    pupil.begin(["me", "random"])
    pupil.play_by_list()
    assert_checks_were_shown(pupil)
    told = " ".join(pupil.page.evaluate("window.told"))
    moves = pupil.told_of(1)
    assert len(moves) > 30
    assert [line for line in moves if line not in told] == [], "each move of the other is told"
    called = [each for each in pupil.page.evaluate("window.called") if each == "Ваш ход"]
    assert len(called) == pupil.turns(), "each turn of mine is told once"
    assert all(re.search("[а-яё]", words, re.I) for words in told.split(". "))
    assert_result_is_true(pupil)


@pytest.mark.parametrize("way", WAYS)
def test_every_kind_of_question_is_answered_by(way: str, visit: Visit) -> None:
    pupil = Pupil(visit(device=PHONE if way == "touch" else DESKTOP), speed="off")
    answers = {
        "list": lambda sight: pupil.answer_by_list(),
        "mouse": pupil.answer_by_mouse,
        "touch": pupil.answer_by_touch,
        "keyboard": pupil.answer_by_keyboard,
    }
    for question in QUESTIONS:
        pupil.sit_at(reach(pupil.visitor, question))
        sight: Sight = pupil.see()
        assert sight.asked == question
        answers[way](sight)
        expect(pupil.page.locator("[data-layout]")).not_to_have_attribute("data-step", str(sight.step))
    assert set(pupil.kinds) >= {"keep", "lay", "take", "pay"}
