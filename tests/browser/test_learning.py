"""Learning: the guided first game from its first step to its last, and rules that can be looked through."""

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.http_player import HttpPlayer, Json
from tests.browser.server import PageServer
from tests.browser.visitor import DESKTOP, PHONE, Device, Language, Visitor
from tests.browser.words import words

GAMES: Final = pytest.mark.parametrize("game", ["kosmopolis", "galaktiko"])
WINNING: Final = {"kosmopolis": "KP-E1", "galaktiko": "GK-E2", "space_bureau": "SB-E1"}
"""The rule that says who wins."""


def lesson_of(visitor: Visitor, game: str = "kosmopolis") -> Json:
    return visitor.api("GET", f"/games/{game}/lesson?language={visitor.language}", status=200)


CHECKED: Final = {"limit", "next_first"}
"""What tells that a round of Kosmopolis is checked, or the check goes on: it explains itself over the board."""


def read_check(page: Page) -> None:
    """Have it shown to the end."""
    check = page.locator("dialog[data-check][open]")
    check.wait_for()
    while check.count():
        check.locator("footer .go").click()


def open_list(page: Page) -> None:
    """Have the moves in words at hand."""
    details = page.locator("details:has([data-moves])")
    if details.get_attribute("open") is None:
        details.locator("summary").click()


@GAMES
@pytest.mark.parametrize(
    ("language", "device"), [("ru", PHONE), ("en", DESKTOP)], ids=lambda value: getattr(value, "name", value)
)
def test_the_lesson_is_played_from_the_first_step_to_a_real_game(
    visit: Visit, language: Language, device: Device, game: str
) -> None:
    say, visitor = words(language), visit(language=language, device=device)
    steps = lesson_of(visitor, game)["steps"]
    page = visitor.open(f"/learn/{game}")
    coach = page.locator(".bubble .text")
    for number, step in enumerate(steps, start=1):
        expect(page.get_by_text(say("learn-progress", step=number, steps=len(steps)))).to_be_visible()
        expect(coach).to_have_text(step["coach"] or step["ask"])
        if number == 1:
            expect(coach).to_contain_text("wins" if language == "en" else "обеждает")
        if CHECKED & {(line.get("event") or {}).get("kind") for line in step["lines"]}:
            read_check(page)
        if step["move"] is None:
            break
        if step["is_yours"]:
            open_list(page)
            page.locator(f"[data-move='{step['move']}']").click()
        else:
            page.get_by_role("button", name=say("learn-next"), exact=True).click()
    for line in lesson_of(visitor, game)["learnt"]:
        expect(page.locator(".learnt").get_by_text(line)).to_be_visible()
    if device is DESKTOP:
        expect(page.locator(".window .prompt")).to_have_text(say("learn-over"))
    page.get_by_role("button", name=say("learn-play-now")).click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    expect(page.locator("[data-prompt=you]")).to_be_visible()
    board: Json = visitor.api("GET", f"/tables/{page.url.rpartition('/')[2]}", status=200)
    assert {seat["level"] for seat in board["seats"] if seat["kind"] == "bot"} == {"easy"}


@GAMES
def test_another_legal_move_is_answered_kindly_and_changes_nothing(visit: Visit, game: str) -> None:
    visitor = visit()
    step = lesson_of(visitor, game)["steps"][0]
    other = next(each["move"] for each in step["moves"] if each["move"] != step["move"])
    page = visitor.open(f"/learn/{game}")
    open_list(page)
    board = page.locator(".space").inner_text()
    page.locator(f"[data-move='{other}']").click()
    page.mouse.move(0, 0)
    expect(page.locator(".bubble .text")).to_have_text(step["nudge"])
    expect(page.get_by_role("progressbar")).to_have_js_property("value", 0)
    assert page.locator(".space").inner_text() == board


def test_the_coach_shows_the_move_goes_back_and_starts_over(visit: Visit) -> None:
    say, visitor = words("en"), visit()
    steps = lesson_of(visitor)["steps"]
    page = visitor.open("/learn/kosmopolis")
    page.get_by_role("button", name=say("learn-show")).click()
    card = steps[0]["move"].split()[1]
    expect(page.locator(f"[data-place=pack-{card}][aria-pressed=true]")).to_have_count(1)
    page.get_by_role("button", name=say("learn-skip")).click()
    expect(page.get_by_role("progressbar")).to_have_js_property("value", 1)
    page.reload()
    expect(page.get_by_role("progressbar")).to_have_js_property("value", 1)
    page.get_by_role("button", name=say("learn-back"), exact=True).click()
    expect(page.get_by_role("progressbar")).to_have_js_property("value", 0)
    page.get_by_role("button", name=say("learn-skip")).click()
    page.get_by_role("button", name=say("learn-restart")).first.click()
    expect(page.get_by_role("progressbar")).to_have_js_property("value", 0)


def test_the_lesson_is_learnt_at_the_board_itself(visit: Visit) -> None:
    visitor = visit()
    steps = lesson_of(visitor)["steps"]
    page = visitor.open("/learn/kosmopolis")
    kept = 0
    while steps[kept]["is_yours"] and steps[kept]["move"].startswith("keep"):
        card = steps[kept]["move"].split()[1]
        page.locator(f"[data-place=pack-{card}]").first.click()
        named = page.locator(".actions .btn--go.choice")
        if named.count():
            named.click()
        kept += 1
        expect(page.get_by_role("progressbar")).to_have_js_property("value", kept)
    assert kept > 0


def test_the_lesson_of_galaktiko_is_flown_on_the_ring(visit: Visit) -> None:
    say, visitor = words("en"), visit()
    steps = lesson_of(visitor, "galaktiko")["steps"]
    page = visitor.open("/learn/galaktiko")
    pressed = set()
    for number, step in enumerate(steps):
        expect(page.get_by_role("progressbar")).to_have_js_property("value", number)
        verb, _, what = (step["move"] or "").partition(" ")
        if not step["is_yours"] and verb:
            page.get_by_role("button", name=say("learn-next"), exact=True).click()
        elif verb == "off":
            page.locator(f".bus .can[data-place='hand-{what}']").first.click()
        elif verb == "stay":
            page.locator(".dropoff .btn--space").click()
        elif verb:
            page.locator(f"[data-place=station-{what}]").click()
            named = page.locator(".trip .btn--go")
            if named.count():
                named.click()
        pressed.add(verb)
    assert pressed >= {"start", "fly", "off"}
    expect(page.get_by_role("button", name=say("learn-play-now"))).to_be_visible()


# Rules


@pytest.mark.parametrize(
    ("language", "query", "other"), [("ru", "учёный", "ученый"), ("en", "SCHOLAR", "scholar")], ids=["ru", "en"]
)
def test_rules_are_looked_through_whatever_the_letters(
    visit: Visit, language: Language, query: str, other: str
) -> None:
    page = visit(language=language).open("/rules/kosmopolis")
    everything = page.get_by_role("article")
    expect(everything).not_to_have_count(0)
    total = everything.count()
    found = []
    for text in (query, other):
        page.get_by_role("searchbox").fill(text)
        expect(page.locator("mark").first).to_be_visible()
        found.append(page.get_by_role("article").evaluate_all("all => all.map((each) => each.id)"))
        assert 0 < len(found[-1]) < total
    assert found[0] == found[1]
    count = re.compile(rf"\b{len(found[0])}\b")
    expect(page.locator(".search [role=status]")).to_have_text(count)
    page.get_by_role("searchbox").press("Escape")
    expect(everything).to_have_count(total)


@pytest.mark.parametrize("query", ["клириком", "жрец"], ids=["ours", "printed"])
def test_the_search_finds_the_cleric_by_any_of_his_names_and_marks_him(visit: Visit, query: str) -> None:
    page = visit(language="ru", device=PHONE).open("/rules/kosmopolis")
    page.get_by_role("searchbox").fill(query)
    expect(page.locator("#KP-P6")).to_be_visible()
    expect(page.get_by_role("article").first).to_have_id("KP-P6")
    marks = page.locator("article mark").all_inner_texts()
    assert marks and all(re.fullmatch("клирик[а-я]*", mark, re.IGNORECASE) for mark in marks)
    expect(page.locator("[data-term]").filter(has_text="жрец")).to_have_count(1)


@pytest.mark.parametrize(("language", "query"), [("ru", "как выиграть?"), ("en", "how do I win")], ids=["ru", "en"])
def test_rules_begin_with_how_one_wins_and_tell_it_when_asked(visit: Visit, language: Language, query: str) -> None:
    say, visitor = words(language), visit(language=language)
    for game, rule in WINNING.items():
        page = visitor.open(f"/rules/{game}")
        expect(page.locator(".rules li").first).to_contain_text(say("learn-aim"))
        expect(page.locator("figure").get_by_role("img")).to_be_visible()
        page.get_by_role("searchbox").fill(query)
        expect(page.get_by_role("article").first).to_have_id(rule)


def test_what_is_not_in_the_rules_is_said_kindly(visit: Visit) -> None:
    say = words("en")
    page = visit().open("/rules/kosmopolis")
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_text(say("learn-none"))).to_be_visible()
    expect(page.locator(".search [role=status]")).to_have_text(say("learn-found", count=0))
    page.get_by_role("button", name=say("learn-clear")).click()
    expect(page.get_by_role("article")).not_to_have_count(0)


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
def test_a_link_to_a_rule_scrolls_to_it_and_marks_it(visit: Visit, device: Device) -> None:
    page = visit(device=device).open("/rules/kosmopolis#KP-P6")
    rule = page.locator("article#KP-P6")
    expect(rule).to_have_class(re.compile("aimed"))
    expect(rule).to_be_in_viewport(ratio=0.5)
    top = rule.evaluate("thing => thing.getBoundingClientRect().top")
    assert 0 <= top < 200


def test_a_link_to_a_rule_is_copied(visit: Visit) -> None:
    say, visitor = words("en"), visit()
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = visitor.open("/rules/kosmopolis")
    page.get_by_role("button", name=say("learn-copy-link", rule="KP-D2")).click()
    expect(page.get_by_text(say("learn-link-copied", rule="KP-D2"))).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == f"{visitor.address}/rules/kosmopolis#KP-D2"


@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_rules_page_holds_every_rule_and_marks_our_rulings(
    visit: Visit, server: PageServer, language: Language
) -> None:
    say = words(language)
    with HttpPlayer(server.address, "Reader") as reader:
        rules = reader.ask("GET", f"/games/kosmopolis/rules?language={language}")
    sections = [*rules["sections"], {"rules": rules["common"]}]
    every = [rule for section in sections for rule in section["rules"]]
    page = visit(language=language).open("/rules/kosmopolis")
    for rule in every:
        card = page.locator(f"article[id='{rule['id']}']")
        expect(card.get_by_role("heading")).to_have_text(rule["title"])
        for clause in rule["clauses"]:
            item = card.get_by_role("listitem").filter(has_text=clause["text"])
            expect(item).to_have_count(1)
            marked = item.get_by_text(say("learn-kind-decided"), exact=True)
            expect(marked).to_have_count(1 if clause["kind"] == "decided" else 0)
            if clause.get("reason"):
                expect(item).to_contain_text(clause["reason"])
    assert any(clause["kind"] == "decided" for rule in every for clause in rule["clauses"])


def test_what_a_lesson_asks_is_in_sight_on_a_phone(visit: Visit) -> None:
    visitor = visit(device=PHONE)
    steps = lesson_of(visitor, "space_explorers")["steps"]
    paying = next(number for number, step in enumerate(steps) if (step["move"] or "").startswith("token"))
    page = visitor.open("/learn/space_explorers")
    page.evaluate("(step) => localStorage.setItem('kosmodrom.lesson.space_explorers', step)", paying)
    page.reload()
    expect(page.locator('.pay [data-move="rest"]')).to_be_in_viewport(ratio=1)
    page.evaluate("localStorage.setItem('kosmodrom.lesson.space_explorers', 0)")
    page.reload()
    page.locator(".bubble .btn").first.click()
    expect(page.locator(f".now [data-move='{steps[0]['move']}']")).to_be_in_viewport(ratio=1)
