"""Two people at one device: the curtain falls between their turns, and neither sees what is the other's."""

from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import LONGEST
from tests.browser.position import OTHER, dictionary
from tests.browser.pupil import Pupil
from tests.browser.test_two_browsers import MARKED, assert_hidden, cards_in, secrets_of

NEXT: Final = """
() => {
  if (document.querySelector("[data-curtain]")) return "curtain";
  if (document.querySelector("dialog[data-check][open]")) return "check";
  return document.querySelector("[data-asked]") ? "asked" : null;
}
"""
MOVED_ON: Final = """
(step) => document.querySelector("[data-curtain]") !== null
  || Number(document.querySelector("[data-layout]")?.dataset.step ?? step) !== step
"""
LONGER_THAN_A_LAST_LOOK: Final = 2_000


def boards_of(pupil: Pupil) -> list[dict[str, object]]:
    """The table as each of the two sees it."""
    return [dictionary(pupil.visitor.api("GET", f"/tables/{pupil.table}{who}")) for who in ("", OTHER)]


def test_a_whole_round_with_a_curtain_between_turns(visit: Visit) -> None:
    pupil = Pupil(visit(), seed=11, speed="off")
    page = pupil.visitor.open("/new/kosmopolis?with=device")
    names = page.get_by_role("textbox")
    names.nth(0).fill("Robin")
    names.nth(1).fill("Alex")
    page.get_by_role("button", name="Let’s go!").click()
    page.wait_for_url("**/t/*")
    pupil.table = page.url.rpartition("/")[2]
    curtain = page.locator("[data-curtain]")
    seat, curtains, hidden = -1, 0, 0
    holders = set()
    for _ in range(LONGEST):
        met = page.wait_for_function(NEXT).json_value()
        boards = boards_of(pupil)
        if dictionary(boards[0]["view"])["round"] == 2 and met != "check":
            break
        if met == "curtain":
            seat = int(curtain.get_attribute("data-curtain") or -1)
            assert page.evaluate(MARKED) == [], "behind the curtain there is nothing"
            for each in range(2):
                assert_hidden(cards_in(dictionary(dictionary(boards[each]["view"])["own"])["hand"]), page)
            page.get_by_role("button", name=f"I am {('Robin', 'Alex')[seat]}").click()
            expect(curtain).to_have_count(0)
            curtains += 1
            holders.add(seat)
        elif met == "check":
            # However long it is read, no curtain falls over it.
            page.wait_for_timeout(LONGER_THAN_A_LAST_LOOK)
            pupil.skip_check()
        else:
            secrets = secrets_of(boards[1 - seat], boards[seat])
            assert_hidden(secrets, page)
            hidden += len(secrets)
            sight = pupil.glance()
            pupil.answer_by_mouse(sight)
            page.wait_for_function(MOVED_ON, arg=sight.step)
    assert holders == {0, 1} and curtains >= 12
    assert hidden > 5, "there was something to hide"
    assert {"keep", "city", "capital"} <= set(pupil.kinds)
