"""Taking a move back, asking for advice, asking why not."""

import re

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.conftest import Visit
from tests.browser.disabled import press_disabled
from tests.browser.galaktiko.tables import GalaktikoTables
from tests.browser.kosmopolis.player import KosmopolisPlayer
from tests.browser.kosmopolis.tables import KosmopolisTables, sit_down
from tests.browser.visitor import PHONE, Device, Language

ROOMY = 1280
"""From this width on, what stands above the board for a while doesn't even move it."""


def box_of(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box is not None
    return box


def is_above(one: FloatRect, other: FloatRect) -> bool:
    """Whether one thing ends before another begins."""
    return one["y"] + one["height"] <= other["y"]


def test_a_card_sent_to_the_city_comes_back(visit: Visit) -> None:
    player = KosmopolisPlayer(visit(), speed="off")
    player.sit_at(sit_down(player.visitor, "play"))
    before = player.see()
    hand = player.places('[data-place^="hand-"]')
    move = player.cityward()
    player.answer_by_list(move)
    screen = player.page.locator("[data-layout]")
    expect(screen).to_have_attribute("data-step", str(before.step + 1))
    expect(player.page.locator('[data-place^="hand-"]')).to_have_count(len(hand) - 1)
    player.page.locator("[data-tool=undo]").click()
    expect(screen).to_have_attribute("data-step", str(before.step))
    assert player.see().position == before.position
    assert player.places('[data-place^="hand-"]') == hand
    assert move in player.listed()


def test_advice_is_given_in_words_and_can_be_played(visit: Visit) -> None:
    player = KosmopolisPlayer(visit(), speed="off")
    player.begin(["me", "easy"])
    sight = player.see()
    player.open_list()
    words = player.page.locator("[data-moves] [data-move] span:first-child").all_inner_texts()
    player.page.locator("[data-tool=hint]").click()
    hint = player.page.locator("[data-hint]")
    expect(hint).to_be_visible(timeout=30_000)
    said = hint.locator("p").inner_text()
    assert any(each in said for each in words)
    assert re.search(r"Chance of winning: \d+%", said)
    speaks_for_it = hint.locator("[data-comparison]")
    expect(speaks_for_it).to_have_text(re.compile(r"^Why:\s.*“.+”.*\.$"))
    assert sum(each in said for each in words) == 2, "the move, and the next best"
    expect(player.page.locator('.fan [aria-pressed="true"]')).to_have_count(1)
    hint.get_by_role("button", name="Play that").click()
    if player.page.locator("[data-confirm]").is_visible():
        player.page.locator("[data-confirm]").click()
    expect(player.page.locator("[data-layout]")).not_to_have_attribute("data-step", str(sight.step))
    expect(hint).to_have_count(0)


@pytest.mark.parametrize("width", [1024, 1280, 1920])
@pytest.mark.parametrize("language", ["ru", "en"])
def test_advice_neither_covers_the_board_nor_moves_it(
    visit: Visit, kosmopolis_tables: KosmopolisTables, galaktiko_tables: GalaktikoTables, language: Language, width: int
) -> None:
    visitor = visit(language=language, device=Device("desk", width, 720))
    for tables, table in ((kosmopolis_tables, kosmopolis_tables.play), (galaktiko_tables, galaktiko_tables.fly)):
        tables.sign_in(visitor)
        page = visitor.open(f"/t/{table}")
        board, hint, news = (page.locator(f"[data-{each}]") for each in ("board", "hint", "missed"))
        expect(page.locator("[data-contact=open]")).to_be_attached()
        page.evaluate("document.fonts.ready.then(() => 0)")
        before = box_of(board)
        if news.count():
            assert is_above(box_of(news), before)
        page.locator("[data-tool=hint]").click()
        expect(hint).to_be_visible(timeout=30_000)
        assert is_above(box_of(hint), box_of(board))
        assert box_of(board) == before or width < ROOMY


def test_whatever_is_greyed_says_why_and_leads_to_its_rule(visit: Visit) -> None:
    player = KosmopolisPlayer(visit(), speed="off")
    player.sit_at(sit_down(player.visitor, "take"))
    sight = player.see()
    press_disabled(player.pile("pink"))
    why = player.page.locator("[data-why]")
    expect(why).to_be_visible()
    link = why.get_by_role("link", name="KP-P6")
    expect(link).to_have_attribute("href", "/rules/kosmopolis#KP-P6")
    with player.visitor.context.expect_page() as opened:
        link.click()
    rules = opened.value
    expect(rules.locator("#KP-P6")).to_be_in_viewport()
    rules.close()
    player.page.keyboard.press("Escape")
    expect(why).to_have_count(0)
    assert player.plays == 0 and player.see() == sight, "asking changes nothing"


def test_a_hand_that_has_to_wait_says_so_on_a_phone(visit: Visit) -> None:
    player = KosmopolisPlayer(visit(device=PHONE, language="ru"), speed="off")
    player.sit_at(sit_down(player.visitor, "play"))
    player.see()
    player.answer_by_touch_to_city()
    expect(player.page.locator("[data-prompt=others]")).to_be_visible()
    press_disabled(player.page.locator('[data-place^="hand-"]').first)
    expect(player.page.locator("[data-why]")).to_contain_text(re.compile("[а-яё]{3}"))
    player.page.get_by_role("button", name="Понятно").tap()
    expect(player.page.locator("[data-why]")).to_have_count(0)
