"""A walk through everything that Galaktiko shows; it stops where there is something to look at."""

from collections.abc import Iterator
from typing import Final

from tests.browser.disabled import press_disabled
from tests.browser.galaktiko.tables import GalaktikoTables
from tests.browser.tables import MadeTables
from tests.browser.visitor import Visitor
from tests.browser.walk import Walker, lesson, replay, result

LEGAL: Final = '.legal[data-place^="station-"]'


def walk(visitor: Visitor, tables: MadeTables) -> Iterator[str]:
    """The board of Galaktiko in every state, what opens over it, the result, the replay and the lesson."""
    walker, made = Walker(visitor), tables.read(GalaktikoTables)
    yield from lesson(walker, "galaktiko")
    walker.become(made.sign_in)
    yield from _flights(walker, made)
    yield from _stops(walker, made)
    yield from _sheets(walker, made)
    yield from _ending(walker, made)


def _flights(walker: Walker, made: GalaktikoTables) -> Iterator[str]:
    page = walker.page
    walker.to_table(made.start)
    yield "where to start"
    walker.point(LEGAL)
    walker.see(".trip .brings")
    yield "a start looked at"
    walker.to_table(made.fly)
    yield "asked to fly, with news"
    walker.dismiss_news()
    walker.point(LEGAL)
    walker.see(".trip .brings")
    yield "a flight looked at"
    page.locator(LEGAL).last.click()
    walker.see(".trip .btn--go")
    yield "a flight chosen"
    page.keyboard.press("Escape")
    page.locator(".bus [data-place^=hand-]").first.click()
    yield "a passenger's stations"
    press_disabled(page.locator("[data-place^=station-][aria-disabled=true]").first)
    walker.see("[data-why]")
    yield "why not"
    walker.leave()
    page.locator("[data-tool=hint]").click()
    walker.see("[data-hint]")
    yield "a hint"


def _stops(walker: Walker, made: GalaktikoTables) -> Iterator[str]:
    page = walker.page
    walker.to_table(made.off)
    yield "asked who gets off"
    walker.point(".bus .can")
    yield "asked who gets off, somebody looked at"
    walker.to_table(made.load)
    yield "asked how many board"
    page.locator(".loading .stepper button").first.click()
    yield "one fewer boards"
    walker.to_table(made.waiting)
    yield "another flies"


def _sheets(walker: Walker, made: GalaktikoTables) -> Iterator[str]:
    page = walker.page
    walker.to_table(made.crowd)
    yield "six at a table"
    walker.dismiss_news()
    walker.point(LEGAL)
    walker.see(".trip .brings")
    yield "six at a table, a flight looked at"
    for name, thing in (
        ("what is left", ".centre"),
        ("my bus", ".bus .cab"),
        ("another bus", ".neighbours li button"),
        ("a queue", "[data-place=queue-5]"),
    ):
        page.locator(thing).first.click()
        if name != "a queue" or not page.locator("[aria-expanded][data-place^=queue-]").count():
            walker.see("dialog[open]")
        walker.open_all("dialog[open] summary")
        yield f"{name} opened"
        is_sheet = page.locator("dialog[open]").count() > 0
        card = page.locator("dialog[open] .cards button" if is_sheet else ".sector .cards button").first
        if card.count():
            card.click()
            yield f"{name} opened, a card looked at"
        if is_sheet:
            walker.leave()


def _ending(walker: Walker, made: GalaktikoTables) -> Iterator[str]:
    walker.to_table(made.last)
    yield "the last round"
    walker.dismiss_news()
    walker.point(LEGAL)
    walker.see(".trip .score")
    yield "the last flight looked at"
    yield from result(walker, made.over)
    yield from replay(walker, made.over, 14)
