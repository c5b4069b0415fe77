"""A walk through everything that Space Bureau shows; it stops where there is something to look at."""

from collections.abc import Iterator
from typing import Final

from tests.browser.disabled import press_disabled
from tests.browser.space_bureau.tables import SpaceBureauTables
from tests.browser.tables import MadeTables
from tests.browser.visitor import Visitor
from tests.browser.walk import Walker, lesson, new_table, replay, result

# Which of some things nothing lies on, in its middle; -1: none, or none in the window.
FREE: Final = """
(things) => things.findIndex((thing) => {
  const {x, y, width, height} = thing.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top !== null && thing.contains(top);
})
"""


def walk(visitor: Visitor, tables: MadeTables) -> Iterator[str]:
    """The board of Space Bureau in every state, what opens over it, the result, the replay and the lesson."""
    walker, made = Walker(visitor), tables.read(SpaceBureauTables)
    yield from lesson(walker, "space_bureau")
    walker.become(made.sign_in)
    yield from new_table(walker, "space_bureau")
    for part in (_choosing, _placing, _doing, _flying, _refilling, _sheets, _ending):
        yield from part(walker, made)


def _point_at_any(walker: Walker, things: str, within: str) -> None:
    """Look at the first of some things that lies free; if none does in a universe to be panned, all of it is shown."""
    walker.see(things)
    walker.see(within).scroll_into_view_if_needed()
    found = walker.page.locator(things)
    free = found.evaluate_all(FREE)
    if free < 0:
        walker.press("button", "space_bureau:zoom-whole")
        free = found.evaluate_all(FREE)
    assert free >= 0, f"nothing of {things} can be pointed at"
    walker.point(things, free)


def _choosing(walker: Walker, made: SpaceBureauTables) -> Iterator[str]:
    walker.to_table(made.side)
    walker.see('[data-move^="side"]')
    yield "asked for a side of the ship"
    walker.to_table(made.ability)
    walker.see('[data-move^="ability"]')
    yield "asked for an ability"


def _placing(walker: Walker, made: SpaceBureauTables) -> Iterator[str]:
    page = walker.page
    walker.to_table(made.place)
    yield "asked to place, with news"
    walker.dismiss_news()
    labels = page.locator("[data-labels]")
    if labels.is_visible():
        labels.click()
        walker.see(".labels")
        yield "cells in words"
        labels.click()
    walker.point(".ships .now, .ships .other")
    walker.see(".ships .ghost")
    yield "a cell looked at"
    press_disabled(page.locator(".ships .not:not(:has(.tile))").first)
    walker.see("[data-why]")
    yield "why not here"
    walker.leave()
    for name in ("universe", "bureau"):
        if walker.turn_to(name):
            yield f"asked to place, the {name} looked at"


def _doing(walker: Walker, made: SpaceBureauTables) -> Iterator[str]:
    page = walker.page
    walker.to_board(made.act)
    yield "asked to act"
    if not walker.visitor.device.has_touch:
        page.locator(".list.asked [data-move]").first.hover()
        yield "an action looked at"
    press_disabled(page.locator(".list.asked [aria-disabled=true]").first)
    walker.see("[data-why]")
    yield "why not this action"
    walker.leave()
    walker.turn_to("ship")
    walker.open(".ships [data-cell]:has(.tile)")
    yield "a cell opened"
    walker.leave()
    walker.to_board(made.gain)
    yield "asked what to gain"
    walker.to_board(made.waiting)
    yield "another acts"


def _flying(walker: Walker, made: SpaceBureauTables) -> Iterator[str]:
    walker.to_board(made.fly)
    yield "asked to fly or land"
    _point_at_any(walker, ".map .reach", ".map")
    walker.see(".flying h2")
    yield "a flight looked at"
    walker.press("button", "space_bureau:zoom-in")
    yield "the universe looked at from near"
    if walker.turn_to("ship"):
        yield "the ship looked at on a flight"


def _refilling(walker: Walker, made: SpaceBureauTables) -> Iterator[str]:
    page = walker.page
    walker.to_board(made.flip)
    yield "asked which inspector turns over"
    walker.to_board(made.exchange)
    yield "asked which agent to take"
    page.locator('.queue [data-move^="take"]').first.click()
    walker.see(".now .btn--go")
    yield "an agent chosen"


def _sheets(walker: Walker, made: SpaceBureauTables) -> Iterator[str]:
    page = walker.page
    walker.to_table(made.crowd)
    yield "four at a table"
    walker.dismiss_news()
    page.locator("[data-captain='1']").first.click()
    page.locator("dialog[open] [data-cell]:has(.tile)").first.click()
    yield "another captain opened, a cell looked at"
    walker.leave()
    walker.open("[data-captain='0']")
    yield "my captain opened"
    walker.leave()
    walker.open("[data-legend]")
    walker.see("dialog[open] [data-legend-list]")
    yield "the legend opened"
    walker.leave()
    if walker.turn_to("universe"):
        yield "four at a table, the universe"
    walker.open('.map [data-hex="1"]')
    yield "a hex opened"
    walker.leave()
    walker.turn_to("bureau")
    walker.point(".bureau [data-room]")
    yield "a room looked at"


def _ending(walker: Walker, made: SpaceBureauTables) -> Iterator[str]:
    yield from result(walker, made.over, " of two")
    yield from result(walker, made.alone, " of one")
    yield from replay(walker, made.over, 30)
