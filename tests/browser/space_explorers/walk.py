"""A walk through everything that Space Explorers show; it stops where there is something to look at."""

from collections.abc import Iterator

from tests.browser.disabled import press_disabled
from tests.browser.space_explorers.tables import SpaceExplorersTables
from tests.browser.tables import MadeTables
from tests.browser.visitor import Visitor
from tests.browser.walk import Walker, end_lesson, lesson, new_table, pages, replay, result


def walk(visitor: Visitor, tables: MadeTables) -> Iterator[str]:
    """The board of Space Explorers in every state, what opens over it, the result, the replay and the lesson."""
    walker, made = Walker(visitor), tables.read(SpaceExplorersTables)
    yield from lesson(walker, "space_explorers")
    yield from _with_powers(walker)
    walker.become(made.sign_in)
    yield from new_table(walker, "space_explorers")
    for part in (_acting, _paying, _answering, _sheets, _alone, _ending):
        yield from part(walker, made)


def _with_powers(walker: Walker) -> Iterator[str]:
    """The second guided game, where a section is to be used, and its end."""
    for step in (5, 18):
        walker.page.evaluate("(step) => localStorage.setItem('kosmodrom.lesson.space_explorers.powers', step)", step)
        walker.to("/learn/space_explorers?lesson=powers", ".board .table")
        if step == 18:
            end_lesson(walker)
        yield f"the lesson with powers, step {step}"


def _acting(walker: Walker, made: SpaceExplorersTables) -> Iterator[str]:
    page = walker.page
    walker.to_table(made.act)
    yield "asked to act, with news"
    walker.dismiss_news()
    yield from pages(walker, ("hub", "table"), "asked to act")
    walker.turn_to("center")
    page.locator(".center .card").first.click()
    walker.see(".now .opened")
    yield "a card opened"
    page.keyboard.press("Escape")
    page.locator('[data-place="deck"]').click()
    walker.see(".now [data-confirm]")
    yield "a draw to be confirmed"
    page.keyboard.press("Escape")
    walker.turn_to("table")
    press_disabled(page.locator(".project[aria-disabled=true]").first)
    walker.see("[data-why]")
    yield "why not this project"
    walker.leave()
    walker.to_board(made.complete)
    yield "a project can be completed"
    walker.to_board(made.waiting)
    yield "another acts"


def _paying(walker: Walker, made: SpaceExplorersTables) -> Iterator[str]:
    walker.to_board(made.pay)
    walker.see(".now .pay")
    yield "asked to pay"


def _answering(walker: Walker, made: SpaceExplorersTables) -> Iterator[str]:
    walker.to_table(made.talent)
    walker.see('[data-move^="talent"]')
    yield "asked for a talent"
    walker.to_board(made.lay)
    yield "asked where a power token goes"
    walker.to_board(made.deck)
    walker.see('[data-move^="deck"]')
    yield "asked for a deck"


def _sheets(walker: Walker, made: SpaceExplorersTables) -> Iterator[str]:
    page = walker.page
    walker.to_table(made.crowd)
    yield "four at a table with all modules"
    walker.dismiss_news()
    page.locator(".crisis .now").click()
    yield "the crisis opened"
    yield from pages(walker, ("hub", "table"), "four at a table")
    walker.open("[data-seat]")
    yield "another hub opened"
    walker.leave()
    walker.open("[data-legend]")
    walker.see("dialog[open] [data-legend-list]")
    yield "the legend opened"
    walker.leave()


def _alone(walker: Walker, made: SpaceExplorersTables) -> Iterator[str]:
    walker.to_board(made.solo)
    walker.see(".rival")
    yield "alone against the Rival"
    yield from pages(walker, ("hub", "table"), "alone")


def _ending(walker: Walker, made: SpaceExplorersTables) -> Iterator[str]:
    yield from result(walker, made.over, " of two")
    yield from result(walker, made.alone, " of one")
    yield from replay(walker, made.over, 30)
