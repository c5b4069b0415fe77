"""Whole games of Space Bureau by every way there is to play, and what its board tells on the way."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.disabled import press_disabled
from tests.browser.http_player import Json, is_asked
from tests.browser.result import LISTEN, assert_all_was_told, assert_result_is_true
from tests.browser.space_bureau.player import CELLS, NAMED, TURNS, SpaceBureauPlayer
from tests.browser.space_bureau.tables import VARIED, is_mixed, sit_down
from tests.browser.visitor import LAPTOP, PHONE, TWO_FRAMES, as_object
from tests.browser.words import words

BROADER: Final = "([thing, breadth]) => thing.getBoundingClientRect().width > breadth"
RULE: Final = re.compile(r"^/rules/space_bureau#SB-\w+")
KINDS: Final = {"place", "take"}
"""What every captain is asked in every game."""


@pytest.mark.timeout(300)
def test_from_the_home_page_to_the_result_with_the_mouse_and_options(visit: Visit) -> None:
    captain = SpaceBureauPlayer(visit(), seed=2, speed="off")
    page = captain.visitor.open("/")
    shelf = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Space Bureau"))
    shelf.get_by_role("link", name="Set up").click()
    page.locator("summary").filter(has_text="Special rules").click()
    page.get_by_role("group", name="Ships").get_by_label("Everybody chooses").check()
    page.get_by_role("group", name="Captain abilities").get_by_label("Everybody chooses").check()
    page.get_by_role("group", name="First captain").get_by_label("The first seat").check()
    page.get_by_label("Strength of the bot on seat 2").select_option("easy")
    page.get_by_role("button", name="Let’s go!").click()
    page.wait_for_url("**/t/*")
    captain.table = page.url.rpartition("/")[2]
    captain.see()
    assert as_object(captain.board()["view"])["first"] == 0
    captain.play_by_mouse()
    assert captain.kinds.keys() >= KINDS | {"side", "ability"}
    assert captain.named > 0, "an agent is drawn for the one that is taken: that can't be taken back"
    page.locator("[data-result-toggle]").click()
    assert_result_is_true(captain)


def test_alone_with_a_finger_on_a_phone_in_russian(visit: Visit) -> None:
    captain = SpaceBureauPlayer(visit(device=PHONE, language="ru"), seed=3, speed="off")
    captain.begin(["me"])
    captain.play_by_touch()
    assert captain.kinds.keys() >= KINDS
    assert_result_is_true(captain)
    rank = str(as_object(captain.board()["view"])["rank"])
    captain.page.locator("[data-result-toggle]").click()
    expect(captain.page.locator(".now .rank")).to_have_text(words("ru")("space_bureau:rank", rank=rank))


def test_against_a_bot_with_a_finger_on_a_phone(visit: Visit) -> None:
    captain = SpaceBureauPlayer(visit(device=PHONE), seed=4, speed="off")
    captain.begin(["me", "random"], options=VARIED)
    captain.play_by_touch()
    assert captain.kinds.keys() >= KINDS
    assert_result_is_true(captain)


@pytest.mark.timeout(300)
def test_against_a_bot_with_keys_alone(visit: Visit) -> None:
    captain = SpaceBureauPlayer(visit(), seed=5, speed="off")
    captain.begin(["me", "random"])
    captain.play_by_keyboard()
    assert captain.kinds.keys() >= KINDS
    assert_result_is_true(captain)


def test_alone_with_keys_alone_in_russian(visit: Visit) -> None:
    captain = SpaceBureauPlayer(visit(language="ru"), seed=6, speed="off")
    captain.begin(["me"], options=VARIED)
    captain.play_by_keyboard()
    assert captain.kinds.keys() >= KINDS
    assert_result_is_true(captain)


def test_with_the_list_in_words_alone_in_russian_everything_is_told(visit: Visit) -> None:
    captain = SpaceBureauPlayer(visit(language="ru"), seed=7, speed="off")
    captain.page.add_init_script(LISTEN)
    captain.begin(["me", "random"])
    captain.play_by_list()
    assert_all_was_told(captain)
    assert_result_is_true(captain)


def test_every_agent_in_every_cell_and_turn_is_shown_as_the_server_says(visit: Visit) -> None:
    captain, say = SpaceBureauPlayer(visit(), speed="off"), words("en")
    captain.sit_at(sit_down(captain.visitor, is_asked("place", 4)))
    captain.see()
    page = captain.page
    outcomes = {each["move"]: each for each in previews(captain)["moves"]}
    shown = set()
    for kind in captain.found(".reserve [data-tile]", "tile"):
        if captain.agent(kind).get_attribute("aria-pressed") == "false":
            captain.agent(kind).click()
            expect(captain.agent(kind)).to_have_attribute("aria-pressed", "true")
        for cell in captain.found(CELLS, "cell"):
            captain.cell(cell).hover()
            expect(captain.cell(cell).locator(".ghost")).to_be_visible()
            for _ in range(page.locator(TURNS).count()):
                move = captain.ghost(cell)
                outcome = outcomes[move]
                counts = [say("space_bureau:count-now", count=each) for each in outcome.get("counts", [])]
                assert page.locator(".placing li em").all_inner_texts() == counts
                opened = say("space_bureau:open-cells", count=outcome.get("open_cells", 0))
                expect(page.locator(".placing .after")).to_have_text(opened)
                shown.add(move)
                captain.turn(cell, lambda: page.keyboard.press("t"))
    assert shown == outcomes.keys()
    assert captain.plays == 0, "looking is not placing"


def test_an_agent_that_is_dragged_waits_in_its_cell_and_says_how_it_cannot_be_turned(visit: Visit) -> None:
    captain = SpaceBureauPlayer(visit(), speed="off")
    captain.begin(["me"])
    captain.see()
    page = captain.page
    kind, cell = captain.found(".reserve [data-tile]", "tile")[0], captain.found(CELLS, "cell")[0]
    captain.agent(kind).drag_to(captain.cell(cell))
    expect(captain.cell(cell)).to_have_attribute("aria-pressed", "true")
    press_disabled(page.locator(".turns [data-sides][aria-disabled=true]").first)
    assert_why(captain)
    assert captain.plays == 0
    move = captain.ghost(cell)
    page.locator(NAMED).click()
    expect(page.locator(f'[data-place="tile-0-{cell}"]')).to_be_visible()
    assert captain.played() == [move]


def test_before_a_flight_is_shown_what_the_server_says_of_it(visit: Visit) -> None:
    captain, say = SpaceBureauPlayer(visit(), speed="off"), words("en")
    captain.sit_at(sit_down(captain.visitor, is_asked("fly")))
    captain.see()
    page, preview = captain.page, previews(captain)
    fuel = as_object(captain.board()["view"])["seats"][0]["fuel"]  # type: ignore[index]
    reach = {f"{each['q']},{each['r']}": each for each in preview["reach"]}
    assert set(captain.found(".map .reach", "key")) == reach.keys()
    for key, each in reach.items():
        captain.in_window(key, captain.click).hover()
        flight = page.locator(".pointed .flying p").first
        expect(flight).to_contain_text(say("space_bureau:reach-fuel", fuel=each["fuel"]))
        expect(flight).to_contain_text(say("space_bureau:fuel-then", fuel=fuel - each["fuel"]))
        expect(page.locator(".signs.shown .cost b")).to_have_text(str(each["fuel"]))
        expect(page.locator(".way line")).to_have_count(len(each["moves"]))
        landing = each.get("landing", 0)
        expect(page.locator(".signs.shown .landing b")).to_have_text([f"+{landing}"] if landing else [])
    assert captain.plays == 0, "looking is not flying"


def test_the_list_of_a_cell_tells_what_can_be_done_and_why_the_rest_cannot(visit: Visit) -> None:
    captain = SpaceBureauPlayer(visit(), speed="off")
    captain.sit_at(sit_down(captain.visitor, is_mixed, ("done",)))
    captain.see()
    page = captain.page
    [asked] = [each for each in as_object(captain.board()["view"])["checklists"] if each.get("is_asked")]  # type: ignore[attr-defined]
    standings = [item["standing"] for item in asked["items"]]
    assert [li.get_attribute("data-standing") for li in page.locator(".list.asked li").all()] == standings
    choices = [choice for item in asked["items"] for choice in item["choices"]]
    moves = [move for choice in choices for move in choice.get("moves", [])]
    assert captain.found(".list.asked li [data-move]", "move") == moves
    refused = page.locator(".list.asked [data-standing=impossible] [aria-disabled=true]")
    rules = [choice["why"] for item in asked["items"] if item["standing"] == "impossible" for choice in item["choices"]]
    expect(refused).to_have_count(len(rules))
    for button, rule in zip(refused.all(), rules, strict=True):
        press_disabled(button)
        assert assert_why(captain).endswith(rule)
    assert captain.plays == 0


def test_the_universe_is_moved_and_brought_near_by_mouse_and_keys(visit: Visit) -> None:
    captain = SpaceBureauPlayer(visit(), speed="off")
    captain.sit_at(sit_down(captain.visitor, is_asked("fly")))
    captain.see()
    page, centre = captain.page, captain.page.locator('.map [data-hex="1"]')
    whole = breadth(centre)
    centre.hover()
    page.mouse.wheel(0, -300)
    wait_until_broader(centre, whole)
    near = breadth(centre)
    before = box(centre)
    page.mouse.down()
    page.mouse.move(before["x"] + before["width"] / 2 + 30, before["y"] + before["height"] / 2 + 20, steps=4)
    page.mouse.up()
    assert box(centre)["x"] > before["x"] and breadth(centre) == near
    assert captain.plays == 0, "a drag is not a flight"
    centre.focus()
    page.keyboard.press("-")
    assert breadth(centre) < near
    page.keyboard.press("+")
    page.keyboard.press("Shift+ArrowLeft")
    page.keyboard.press("0")
    assert breadth(centre) == whole


def test_a_word_in_the_chat_moves_neither_the_universe_nor_whoever_plays_by_keys(visit: Visit) -> None:
    captain = SpaceBureauPlayer(visit(), speed="off")
    captain.sit_at(sit_down(captain.visitor, is_asked("place")))
    captain.see()
    page, centre = captain.page, captain.page.locator('.map [data-hex="1"]')
    whole = breadth(centre)
    centre.hover()
    page.mouse.wheel(0, -600)
    wait_until_broader(centre, whole)
    centre.focus()
    for _ in range(6):
        page.keyboard.press("Shift+ArrowRight")
    captain.walk(".reserve [data-rove]")
    before = box(centre)
    captain.command({"type": "say", "text": "Anybody there?"})
    expect(page.locator("[data-log]")).to_contain_text("Anybody there?")
    page.evaluate(TWO_FRAMES)
    assert box(centre) == before
    assert page.evaluate("document.activeElement.closest('.reserve') !== null"), "the focus stays where it is"


def test_the_bureau_stays_in_sight_on_a_low_screen_while_a_hex_is_explored(visit: Visit) -> None:
    captain = SpaceBureauPlayer(visit(device=LAPTOP), speed="off")
    captain.sit_at(sit_down(captain.visitor, is_asked("gain"), ("explore",)))
    captain.see()
    bureau, ship = box(captain.page.locator(".bureau")), box(captain.page.locator(".ships"))
    assert bureau["y"] + bureau["height"] <= LAPTOP.height
    assert ship["y"] + ship["height"] <= bureau["y"], "the ship lies above it"


def test_on_a_phone_ship_universe_and_bureau_are_swiped_and_what_to_do_stays_in_sight(visit: Visit) -> None:
    captain = SpaceBureauPlayer(visit(device=PHONE), speed="off")
    # Before any flight: a universe that is larger than its window is not turned, but moved.
    captain.sit_at(sit_down(captain.visitor, is_asked("place")))
    captain.see()
    page = captain.page
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        touched = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    def swipe(start: float, end: float) -> None:
        touch("touchStart", (start, 330))
        for part in (1, 2, 3):
            touch("touchMove", (start + (end - start) * part / 3, 332))
        touch("touchEnd")

    onwards, back = (300, 80), (80, 300)
    for name, way in (
        ("universe", onwards),
        ("bureau", onwards),
        ("universe", back),
        ("ship", back),
        ("universe", onwards),
    ):
        swipe(*way)
        expect(page.locator(f".tabs [data-page={name}]")).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".now[data-sticks]")).to_be_in_viewport()
    centre = page.locator('.map [data-hex="1"]')
    expect(centre).to_be_visible()
    whole, at = breadth(centre), box(page.locator(".map"))
    x, y = at["x"] + at["width"] / 2, at["y"] + at["height"] / 2
    touch("touchStart", (x - 30, y), (x + 30, y))
    for apart in (45, 60, 75):
        touch("touchMove", (x - apart, y), (x + apart, y))
    touch("touchEnd")
    wait_until_broader(centre, 1.5 * whole)
    assert captain.plays == 0


def previews(captain: SpaceBureauPlayer) -> Json:
    """What the server says of the moves that can be made now."""
    return captain.board()["preview"]


def assert_why(captain: SpaceBureauPlayer) -> str:
    """The page says why not, and by which rule; answers where the rule stands."""
    why = captain.page.locator("[data-why]")
    expect(why).to_be_visible()
    rule = why.get_by_role("link", name=re.compile(r"SB-\w+"))
    expect(rule).to_have_attribute("href", RULE)
    address = rule.get_attribute("href") or ""
    captain.page.keyboard.press("Escape")
    expect(why).to_have_count(0)
    return address


def box(thing: Locator) -> Json:
    """Where a thing is drawn."""
    found = thing.bounding_box()
    assert found is not None
    return found


def breadth(thing: Locator) -> float:
    return round(float(box(thing)["width"]), 2)


def wait_until_broader(thing: Locator, breadth: float) -> None:
    thing.page.wait_for_function(BROADER, arg=[thing.element_handle(), breadth])
