"""Whole games of Galaktiko by every way there is to play, and what its board tells on the way."""

import re
from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.disabled import press_disabled
from tests.browser.galaktiko.player import GalaktikoPlayer
from tests.browser.galaktiko.tables import GalaktikoTables
from tests.browser.result import LISTEN, assert_all_was_told, assert_result_is_true, number
from tests.browser.visitor import DESKTOP, PHONE, as_object
from tests.browser.words import words

BANNER: Final = ".centre .ends"
KINDS: Final = {"rich", "stowaway"}
LEAST_SIGN: Final = 9
"""How wide, in pixels, the sign of a destination is at least; what is drawn of it may be narrower than its square."""


def test_from_the_home_page_to_the_result_with_the_mouse_and_options(visit: Visit) -> None:
    driver = GalaktikoPlayer(visit(), seed=2, speed="off")
    page = driver.visitor.open("/")
    shelf = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Galaktiko"))
    shelf.get_by_role("link", name="Set up").click()
    page.locator("summary").filter(has_text="Special rules").click()
    for option in ("Cheeky stowaways", "They'll walk", "To the bitter end", "Full circle"):
        page.get_by_role("group", name=option).get_by_label("Yes").check()
    page.get_by_role("group", name="First driver").get_by_label("The first seat").check()
    page.get_by_role("button", name="Take seat 3 away").click()
    page.get_by_label("Strength of the bot on seat 2").select_option("easy")
    page.get_by_role("button", name="Let’s go!").click()
    page.wait_for_url("**/t/*")
    driver.table = page.url.rpartition("/")[2]
    driver.see()
    view = as_object(driver.board()["view"])
    chosen = {name for name, value in as_object(view["options"]).items() if value == "on"}
    assert chosen == {"cheeky_stowaways", "they_walk", "bitter_end", "full_circle"}
    assert view["first"] == 0
    driver.play_by_mouse()
    assert driver.kinds.keys() >= {"start", "fly", "off"}
    assert driver.named > 0, "a flight that deals cards can't be taken back"
    page.locator("[data-result-toggle]").click()
    assert_result_is_true(driver)


def test_five_at_a_table_with_a_finger_on_a_phone_in_russian(visit: Visit) -> None:
    driver = GalaktikoPlayer(visit(device=PHONE, language="ru"), seed=3, speed="off")
    driver.begin(["me", *["random"] * 4])
    driver.play_by_touch()
    assert driver.kinds.keys() >= {"start", "fly"}
    assert_result_is_true(driver)


def test_with_keys_alone_and_a_say_in_who_boards(visit: Visit) -> None:
    driver = GalaktikoPlayer(visit(), seed=4, speed="off")
    driver.begin(["me", "random"], options={"optional_loading": "on"})
    driver.play_by_keyboard()
    assert driver.kinds.keys() >= {"start", "fly", "off", "load"}
    assert_result_is_true(driver)


def test_with_the_list_in_words_alone_in_russian_everything_is_told(visit: Visit) -> None:
    driver = GalaktikoPlayer(visit(language="ru"), seed=5, speed="off")
    driver.page.add_init_script(LISTEN)
    driver.begin(["me", "random"], options={"rich_first": "on"})
    driver.play_by_list()
    assert_all_was_told(driver)
    assert_result_is_true(driver)


def test_before_a_flight_is_shown_what_the_server_says_of_it(visit: Visit) -> None:
    driver = GalaktikoPlayer(visit(), seed=6, speed="off")
    driver.begin(["me", "random"])
    driver.play_by_list(until=lambda sight: sight.asked == "fly")
    page = driver.page
    previews = driver.board()["preview"]
    assert isinstance(previews, list) and previews
    for preview in previews:
        driver.station(preview["move"].split()[1]).hover()
        expect(page.locator(".centre .points")).to_have_text(re.compile(rf"^\+?{preview.get('points', 0)}$"))
        expect(page.locator(".queues .grows")).to_have_count(len(preview.get("deals", [])))
        expect(page.locator(".queues .boards")).to_have_count(len(preview.get("boards", [])))
        stamped = preview.get("points", 0)
        assert sum(number(each) for each in page.locator(".bus .stamp").all_inner_texts() if each.strip()) == stamped
    assert driver.plays == 1, "looking is not flying"


def test_on_a_phone_queues_show_where_everybody_wants_to(visit: Visit, galaktiko_tables: GalaktikoTables) -> None:
    visitor = visit(device=PHONE)
    galaktiko_tables.sign_in(visitor)
    page = visitor.open(f"/t/{galaktiko_tables.crowd}")
    board = as_object(visitor.api("GET", f"/tables/{galaktiko_tables.crowd}", status=200))
    sectors = as_object(board["view"])["sectors"]
    assert isinstance(sectors, list)
    for place, sector in enumerate(sectors, start=1):
        cards = page.locator(f'[data-place="queue-{place}"] [data-card]')
        expect(cards).to_have_count(len(sector["queue"]))
        for card, name in zip(cards.all(), sector["queue"], strict=True):
            signs = card.locator("use[href*='#station-']")
            expect(signs).to_have_count(0 if name == "vortan" else len(set(name.split("-")) - KINDS))
            widths = signs.evaluate_all("(signs) => signs.map((sign) => sign.getBoundingClientRect().width)")
            assert all(width >= LEAST_SIGN for width in widths), f"{name}: {widths}"
    guarded = [place for place, sector in enumerate(sectors, start=1) if sector["inspectors"]]
    assert guarded
    expect(page.locator(".ring path.guarded")).to_have_count(len(guarded))
    expect(page.locator(".trip .inspector")).to_contain_text(", ".join(map(str, guarded)))


def test_a_station_that_cannot_be_flown_to_says_why(visit: Visit) -> None:
    driver = GalaktikoPlayer(visit(), seed=7, speed="off")
    driver.begin(["me", "random"])
    driver.play_by_list(until=lambda sight: sight.asked == "fly")
    before = driver.plays
    press_disabled(driver.page.locator("[data-place^=station-][aria-disabled=true]").first)
    why = driver.page.locator("[data-why]")
    expect(why).to_be_visible()
    rule = why.get_by_role("link", name=re.compile(r"GK-\w\d"))
    expect(rule).to_have_attribute("href", re.compile("^/rules/galaktiko#GK-"))
    assert driver.plays == before


def test_the_end_of_the_shift_is_announced_and_what_is_left_can_be_seen(visit: Visit) -> None:
    say = words("en")
    driver = GalaktikoPlayer(visit(device=DESKTOP), seed=8, speed="off")
    driver.begin(["me", "random"])
    page, shown = driver.page, set()

    def look(_: object) -> bool:
        view = as_object(driver.board()["view"])
        page.locator(".centre").click()
        sheet = page.locator("dialog[open]")
        left = view["left"]
        assert isinstance(left, list)
        total = sum(each["unseen"] for each in left)
        expect(sheet.locator(".alone li").last.locator("b")).to_have_text(str(total))
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
        if view["end_of_shift"]:
            shift = "last" if view["rounds_left"] == 0 else "ends"
            expect(page.locator(BANNER)).to_have_text(say("galaktiko:shift", shift=shift))
            shown.add(shift)
        else:
            expect(page.locator(BANNER)).to_have_count(0)
        return False

    driver.play_by_list(until=look)
    assert "last" in shown
