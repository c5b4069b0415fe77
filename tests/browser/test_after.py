"""After the game: the result and its breakdown, the chart, the check of the shuffle, the replay, records, a rematch."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.http_player import HttpPlayer, HttpTable, Json, http_players, prefer
from tests.browser.kosmopolis.tables import KosmopolisTables
from tests.browser.server import PageServer
from tests.browser.visitor import DESKTOP, PHONE, Device, Visitor
from tests.browser.words import words

say = words("en")


@pytest.fixture
def winner(visit: Visit, kosmopolis_tables: KosmopolisTables) -> Visitor:
    """Ann, before the result of her game."""
    visitor = visit()
    kosmopolis_tables.sign_in(visitor)
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visitor.open(f"/t/{kosmopolis_tables.over}")
    visitor.page.locator(".result #fairness").wait_for()
    return visitor


@pytest.fixture
def friends(server: PageServer) -> Iterator[tuple[HttpPlayer, HttpPlayer]]:
    with http_players(server.address, "Ann", "Boris") as (ann, boris):
        yield ann, boris


def numbers(texts: list[str]) -> list[int]:
    return [int(text.replace("−", "-")) for text in texts]


def test_the_breakdown_adds_up_to_the_scores_of_the_record(
    winner: Visitor, kosmopolis_tables: KosmopolisTables
) -> None:
    table = winner.page.locator(".result table").first
    names = [name.strip() for name in table.locator("thead th").all_inner_texts()]
    assert sorted(names) == ["Ann", "Boris"]
    lines = [numbers(row.locator("td").all_inner_texts()) for row in table.locator("tbody tr").all()]
    totals = numbers(table.locator(".total").all_inner_texts())
    assert [sum(column) for column in zip(*lines, strict=True)] == totals
    scores = dict(zip(kosmopolis_tables.record["names"], kosmopolis_tables.record["scores"], strict=True))
    assert dict(zip(names, totals, strict=True)) == scores
    assert totals == sorted(totals, reverse=True), "the winner comes first"
    board: Json = winner.api("GET", f"/tables/{kosmopolis_tables.over}", status=200)
    best = [kosmopolis_tables.record["names"][seat] for seat in board["ending"]["winners"]]
    gap = scores["Boris"] - scores["Ann"]
    headline = {
        ("Ann",): say("after-you-won"),
        ("Boris",): say("after-you-behind" if gap else "after-you-level", place=2, gap=gap),
        ("Ann", "Boris"): say("after-shared", names="Ann and Boris"),
    }
    expect(winner.page.locator(".result h2").first).to_have_text(headline[tuple(best)])


def test_the_chart_has_a_line_a_seat_and_a_table_for_the_ear(
    winner: Visitor, kosmopolis_tables: KosmopolisTables
) -> None:
    chart = winner.page.locator("figure")
    expect(chart.locator("path.line")).to_have_count(2)
    dashes = {line.get_attribute("stroke-dasharray") for line in chart.locator("path.line").all()}
    assert len(dashes) == 2, "lines differ by more than colour"
    expect(chart.locator("text.total")).to_have_text([str(score) for score in kosmopolis_tables.record["scores"]])
    expect(chart.locator("line.round")).to_have_count(3)
    slider = chart.get_by_role("slider")
    slider.focus()
    slider.press("Home")
    steps = len(kosmopolis_tables.record["steps"])
    expect(chart.get_by_text(say("after-chart-at", step=0, steps=steps))).to_be_visible()
    chart.locator("summary").click()
    last = chart.locator("tbody tr").last.locator("td").all_inner_texts()
    assert numbers(last) == kosmopolis_tables.record["scores"]


def test_the_shuffle_is_verified_by_the_server_and_the_browser(
    winner: Visitor, kosmopolis_tables: KosmopolisTables
) -> None:
    page = winner.page
    expect(page.get_by_role("heading", name=say("after-fair-good"))).to_be_visible()
    expect(page.get_by_text(say("after-fair-browser"))).to_be_visible()
    expect(page.get_by_text(say("after-fair-unseen"))).to_be_visible()
    page.get_by_text(say("after-fair-figures")).click()
    for figure in (kosmopolis_tables.record["commitment"], kosmopolis_tables.record["chance"]["secret"]):
        expect(page.get_by_text(figure, exact=True)).to_be_visible()
    page.get_by_role("button", name=say("after-copy", what=say("after-fair-label-secret"))).click()
    expect(page.get_by_text(say("after-copied"))).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == kosmopolis_tables.record["chance"]["secret"]


def test_the_shuffle_is_compared_with_what_the_browser_saw_and_sent_before_the_deal(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open()
    page.get_by_role("button", name=say("home-play-now")).click()
    page.locator("[data-board]").wait_for()
    table = page.url.rpartition("/")[2]
    visitor.api(
        "POST", f"/tables/{table}/commands", {"type": "do", "id": "resign-0001", "command": {"type": "resign"}}, 200
    )
    for line in ("after-fair-seen", "after-fair-own", "after-fair-browser", "after-fair-last"):
        expect(page.get_by_text(say(line))).to_be_visible()
    page.evaluate(
        "localStorage['kosmodrom.chance'] = localStorage['kosmodrom.chance'].replace(/[0-9a-f]{64}/, 'c0ffee')"
    )
    page.reload()
    expect(page.get_by_role("heading", name=say("after-fair-bad"))).to_be_visible()
    expect(page.get_by_text(say("after-fair-other"), exact=True)).to_be_visible()


def test_a_downloaded_record_is_sound_and_plays_again(
    winner: Visitor, kosmopolis_tables: KosmopolisTables, tmp_path: Path
) -> None:
    page = winner.page
    with page.expect_download() as download:
        page.get_by_role("button", name=say("after-download")).click()
    assert download.value.suggested_filename == f"kosmodrom-kosmopolis-{kosmopolis_tables.over}.json"
    file = tmp_path / "game.json"
    download.value.save_as(file)
    record = json.loads(file.read_text(encoding="utf-8"))
    assert record == kosmopolis_tables.record
    verification = winner.api("POST", "/verify", record, 200)
    assert isinstance(verification, dict) and verification["is_sound"] and verification["is_over"]
    winner.open("/record")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("heading", name=say("after-fair-good"))).to_be_visible()
    steps = len(record["steps"])
    page.get_by_role("button", name=say("after-to-end")).click()
    expect(page.get_by_text(say("after-chart-at", step=steps, steps=steps)).first).to_be_visible()
    table = page.locator("table").filter(has=page.locator(".total"))
    assert sorted(numbers(table.locator(".total").all_inner_texts())) == sorted(record["scores"])


def test_the_result_is_told_to_others_by_a_copied_text(winner: Visitor, kosmopolis_tables: KosmopolisTables) -> None:
    page = winner.page
    page.evaluate("Object.defineProperty(navigator, 'share', {value: undefined})")
    page.get_by_role("button", name=say("after-share")).click()
    expect(page.get_by_text(say("after-share-copied"))).to_be_visible()
    told = str(page.evaluate("navigator.clipboard.readText()"))
    assert told.endswith(f"{winner.address}/t/{kosmopolis_tables.over}")
    assert all(str(score) in told for score in kosmopolis_tables.record["scores"])


# Replay


def at(page: Page, step: int, steps: int) -> None:
    """The replay stands there: on the slider, in the address, in words."""
    expect(page.locator(".controls input[type=range]")).to_have_value(str(step))
    expect(page).to_have_url(re.compile(rf"step={step}&"))
    expect(page.locator(".controls").get_by_text(say("after-chart-at", step=step, steps=steps))).to_be_visible()


def test_a_replay_is_walked_by_keys_slider_buttons_and_log(
    winner: Visitor, kosmopolis_tables: KosmopolisTables
) -> None:
    page, steps = winner.page, len(kosmopolis_tables.record["steps"])
    page.get_by_role("link", name=say("after-replay"), exact=True).click()
    at(page, 0, steps)
    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", steps), ("Home", 0)):
        page.keyboard.press(key)
        at(page, step, steps)
    slider = page.locator(".controls input[type=range]")
    slider.fill("20")
    at(page, 20, steps)
    page.get_by_role("button", name=say("after-step-forward")).click()
    at(page, 21, steps)
    page.get_by_role("button", name=say("after-jump", step=5), exact=True).click()
    at(page, 5, steps)
    page.reload()
    at(page, 5, steps)
    page.get_by_role("button", name=say("after-link")).click()
    expect(page.get_by_text(say("after-link-copied"))).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == page.url


def test_a_replay_plays_by_itself_and_stops_at_a_press(winner: Visitor, kosmopolis_tables: KosmopolisTables) -> None:
    winner.open(f"/t/{kosmopolis_tables.over}/replay?step=3&seat=0")
    page = winner.page
    speed = page.locator(".controls .speed")
    while "4" not in speed.inner_text():
        speed.click()
    page.get_by_role("button", name=say("after-play"), exact=True).click()
    page.wait_for_function("() => Number(document.querySelector('.controls input[type=range]').value) >= 5")
    page.get_by_role("button", name=say("after-pause")).click()
    expect(page.get_by_role("button", name=say("after-play"), exact=True)).to_be_visible()


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
def test_a_replay_is_seen_through_each_seats_eyes(
    visit: Visit, kosmopolis_tables: KosmopolisTables, device: Device
) -> None:
    visitor = visit(device=device)
    page = visitor.open(f"/t/{kosmopolis_tables.over}/replay?step=8&seat=0")
    for seat in (0, 1):
        page.locator("input[name=eyes]").nth(seat).check()
        expect(page).to_have_url(re.compile(f"seat={seat}$"))
        moment = visitor.api("GET", f"/tables/{kosmopolis_tables.over}/at/8?seat={seat}", status=200)
        assert isinstance(moment, dict)
        hand = moment["view"]["own"]["hand"]
        assert hand
        for card in set(hand):
            expect(page.locator(f'[data-place="hand-{card}"]')).to_have_count(hand.count(card))
        expect(page.locator("[data-place^=hand-]")).to_have_count(len(hand))
    page.locator("input[name=eyes]").nth(2).check()
    expect(page.locator("[data-place^=hand-]")).to_have_count(0)


# Rematch


def test_a_rematch_leads_both_to_one_table(visit: Visit, friends: tuple[HttpPlayer, HttpPlayer], seed: str) -> None:
    game = HttpTable(*friends, seed=seed)
    game.play(prefer(Random(9)))
    pages = []
    for friend, language in zip(friends, ("en", "ru"), strict=True):
        visitor = visit(language=language)
        visitor.api("POST", "/me/claim", {"key": friend.key()}, 200)
        pages.append(visitor.open(f"/t/{game.id}"))
    first, second = pages
    first.get_by_role("button", name=say("after-rematch"), exact=True).click()
    expect(first).not_to_have_url(re.compile(game.id))
    expect(first.get_by_text("Boris")).to_be_visible()
    expect(second.get_by_text(words("ru")("after-rematch-waiting"))).to_be_visible()
    second.get_by_role("button", name=words("ru")("after-rematch-join")).click()
    expect(second).to_have_url(first.url)
    kept = second.get_by_role("button", name=words("ru")("home-sit-down"))
    kept.click()
    expect(first.get_by_text("Boris")).to_be_visible()
    first.get_by_role("button", name=say("home-go"), exact=True).click()
    for page in pages:
        expect(page.locator("[data-board]")).to_be_visible()


def test_once_more_deals_at_once_against_the_same_bots(
    visit: Visit, friends: tuple[HttpPlayer, HttpPlayer], seed: str
) -> None:
    ann, _ = friends
    table = ann.open("me", "random", "easy", seed=seed)
    ann.do(table, type="start")
    ann.do(table, type="resign")
    visitor = visit()
    visitor.api("POST", "/me/claim", {"key": ann.key()}, 200)
    page = visitor.open(f"/t/{table}")
    before = patches(page)
    page.get_by_role("button", name=say("after-again")).click()
    expect(page).not_to_have_url(re.compile(table))
    expect(page.locator("[data-board]")).to_be_visible()
    again = patches(page)
    assert list(again) != list(before), "seats move on by one"
    assert again == before, "names, levels and faces stay"


def patches(page: Page) -> dict[str, str]:
    """The pictograms of the people at the table by name, in the order of the seats."""
    expect(page.locator("article[data-seat]")).to_have_count(3)
    panels = page.locator("article[data-seat]").all()
    pictograms = [panel.locator(".seat use").get_attribute("href") or "" for panel in panels]
    names = [panel.get_attribute("aria-label") or "" for panel in panels]
    return {name: pictogram.partition("#")[2] for name, pictogram in zip(names, pictograms, strict=True)}
