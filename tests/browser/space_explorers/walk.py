"""A walk through everything that Space Explorers show; it stops where there is something to look at."""

from collections.abc import Iterator

from tests.browser.disabled import press_disabled
from tests.browser.space_explorers.tables import SpaceExplorersTables
from tests.browser.tables import MadeTables
from tests.browser.visitor import Visitor
from tests.browser.walk import Walker, end_lesson, lesson


def walk(visitor: Visitor, tables: MadeTables) -> Iterator[str]:
    """The board of Space Explorers in every state, what opens over it, the result, the replay and the lesson."""
    walker, made = Walker(visitor), tables.read(SpaceExplorersTables)
    yield from lesson(walker, "space_explorers")
    yield from _with_powers(walker)
    walker.become(made.sign_in)
    yield from _lobby(walker)
    yield from _acting(walker, made)
    yield from _paying(walker, made)
    yield from _answering(walker, made)
    yield from _sheets(walker, made)
    yield from _alone(walker, made)
    yield from _ending(walker, made)


def _with_powers(walker: Walker) -> Iterator[str]:
    """The second guided game, where a section is to be used, and its end."""
    for step in (5, 18):
        walker.page.evaluate("(step) => localStorage.setItem('kosmodrom.lesson.space_explorers.powers', step)", step)
        walker.to("/learn/space_explorers?lesson=powers", ".board .table")
        if step == 18:
            end_lesson(walker)
        yield f"the lesson with powers, step {step}"


def _turn_to(walker: Walker, page: str) -> bool:
    """Have a page of the board in sight, where it is turned; whether it had to be."""
    tab = walker.page.locator(f'.tabs [data-page="{page}"]')
    is_turned = tab.is_visible()
    if is_turned:
        tab.click()
    return is_turned


def _lobby(walker: Walker) -> Iterator[str]:
    walker.to("/new/space_explorers?with=bots", "main form")
    yield "a new table"


def _acting(walker: Walker, made: SpaceExplorersTables) -> Iterator[str]:
    page = walker.page
    walker.to_table(made.act)
    yield "asked to act, with news"
    walker.dismiss_news()
    for name in ("hub", "table"):
        if _turn_to(walker, name):
            yield f"asked to act, the page {name}"
    _turn_to(walker, "center")
    page.locator(".center .card").first.click()
    walker.see(".now .opened")
    yield "a card opened"
    page.keyboard.press("Escape")
    page.locator('[data-place="deck"]').click()
    walker.see(".now [data-confirm]")
    yield "a draw to be confirmed"
    page.keyboard.press("Escape")
    _turn_to(walker, "table")
    press_disabled(page.locator(".project[aria-disabled=true]").first)
    walker.see("[data-why]")
    yield "why not this project"
    walker.leave()
    walker.to_table(made.complete)
    walker.dismiss_news()
    yield "a project can be completed"
    walker.to_table(made.waiting)
    walker.dismiss_news()
    yield "another acts"


def _paying(walker: Walker, made: SpaceExplorersTables) -> Iterator[str]:
    walker.to_table(made.pay)
    walker.dismiss_news()
    walker.see(".now .pay")
    yield "asked to pay"


def _answering(walker: Walker, made: SpaceExplorersTables) -> Iterator[str]:
    walker.to_table(made.talent)
    walker.see('[data-move^="talent"]')
    yield "asked for a talent"
    walker.to_table(made.lay)
    walker.dismiss_news()
    yield "asked where a power token goes"
    walker.to_table(made.deck)
    walker.dismiss_news()
    walker.see('[data-move^="deck"]')
    yield "asked for a deck"


def _sheets(walker: Walker, made: SpaceExplorersTables) -> Iterator[str]:
    page = walker.page
    walker.to_table(made.crowd)
    yield "four at a table with all modules"
    walker.dismiss_news()
    page.locator(".crisis .now").click()
    yield "the crisis opened"
    for name in ("hub", "table"):
        if _turn_to(walker, name):
            yield f"four at a table, the page {name}"
    page.locator("[data-seat]").first.click()
    walker.see("dialog[open]")
    yield "another hub opened"
    walker.leave()
    page.locator("[data-legend]").click()
    walker.see("dialog[open] [data-legend-list]")
    yield "the legend opened"
    walker.leave()


def _alone(walker: Walker, made: SpaceExplorersTables) -> Iterator[str]:
    walker.to_table(made.solo)
    walker.dismiss_news()
    walker.see(".rival")
    yield "alone against the Rival"
    for name in ("hub", "table"):
        if _turn_to(walker, name):
            yield f"alone, the page {name}"


def _ending(walker: Walker, made: SpaceExplorersTables) -> Iterator[str]:
    page = walker.page
    for name, table in (("two", made.over), ("one", made.alone)):
        walker.to(f"/t/{table}", ".result #fairness")
        walker.open_all(".result summary")
        yield f"the result of {name} with its figures"
        page.locator("[data-result-toggle]").click()
        walker.see("[data-board]")
        yield f"the last board of {name}"
    walker.to(f"/t/{made.over}/replay?step=30&seat=1", ".board .table")
    yield "a replay"
