"""Two people at one device: the curtain falls between their turns, and neither sees what is the other's."""

from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.kosmopolis.player import KosmopolisPlayer
from tests.browser.player import LONGEST
from tests.browser.test_two_browsers import MARKED, assert_hidden, cards_in, secrets_of
from tests.browser.visitor import as_object

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
LONGER_THAN_A_LAST_LOOK: Final = 10_000
"""In ms of the page's clock."""


def boards_of(player: KosmopolisPlayer) -> list[dict[str, object]]:
    """The table as each of the two sees it."""
    return [as_object(player.visitor.api("GET", f"/tables/{player.table}{who}")) for who in ("", "?as=1")]


def test_a_whole_round_with_a_curtain_between_turns(visit: Visit) -> None:
    player = KosmopolisPlayer(visit(), seed=11, speed="off")
    player.page.clock.install()
    page = player.visitor.open("/new/kosmopolis?with=device")
    names = page.get_by_role("textbox")
    names.nth(0).fill("Robin")
    names.nth(1).fill("Alex")
    page.get_by_role("button", name="Let’s go!").click()
    page.wait_for_url("**/t/*")
    player.table = page.url.rpartition("/")[2]
    curtain = page.locator("[data-curtain]")
    seat, curtains, hidden, checks = -1, 0, 0, 0
    holders = set()
    for _ in range(LONGEST):
        met = page.wait_for_function(NEXT).json_value()
        boards = boards_of(player)
        if as_object(boards[0]["view"])["round"] == 2 and met != "check":
            break
        if met == "curtain":
            seat = int(curtain.get_attribute("data-curtain") or -1)
            assert page.evaluate(MARKED) == [], "behind the curtain there is nothing"
            for each in range(2):
                assert_hidden(cards_in(as_object(as_object(boards[each]["view"])["own"])["hand"]), page)
            page.get_by_role("button", name=f"I am {('Robin', 'Alex')[seat]}").click()
            expect(curtain).to_have_count(0)
            curtains += 1
            holders.add(seat)
        elif met == "check":
            # However long it is read, no curtain falls over it.
            page.clock.run_for(LONGER_THAN_A_LAST_LOOK)
            expect(curtain).to_have_count(0)
            checks += 1
            player.skip_check()
        else:
            secrets = secrets_of(boards[1 - seat], boards[seat])
            assert_hidden(secrets, page)
            hidden += len(secrets)
            sight = player.glance()
            player.answer_by_mouse(sight)
            page.wait_for_function(MOVED_ON, arg=sight.step)
            page.clock.fast_forward(LONGER_THAN_A_LAST_LOOK)
    assert holders == {0, 1} and curtains >= 12 and checks > 0
    assert hidden > 5, "there was something to hide"
    assert {"keep", "city", "capital"} <= set(player.kinds)
