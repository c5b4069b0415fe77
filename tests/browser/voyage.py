"""A walk through everything that Galaktiko shows; it stops where there is something to look at."""

from collections.abc import Iterator
from typing import Final

from tests.browser.club import Club
from tests.browser.greyed import press_greyed
from tests.browser.tour import Walker, lesson
from tests.browser.visitor import Visitor

LEGAL: Final = '.legal[data-place^="station-"]'


def voyage(visitor: Visitor, club: Club) -> Iterator[str]:
    """The board of Galaktiko in every state, what opens over it, the result, the replay and the lesson."""
    walker = Walker(visitor, club)
    yield from lesson(walker, "galaktiko")
    walker.become(club.admit)
    yield from _flights(walker)
    yield from _stops(walker)
    yield from _sheets(walker)
    yield from _ending(walker)


def _point(walker: Walker, thing: str) -> None:
    """Look at something as the device does: by pointing at it, or with a first tap."""
    found = walker.page.locator(thing).first
    found.tap() if walker.visitor.device.has_touch else found.hover()


def _flights(walker: Walker) -> Iterator[str]:
    depot, page = walker.club.depot, walker.page
    walker.to_table(depot.start)
    yield "where to start"
    _point(walker, LEGAL)
    walker.see(".trip .brings")
    yield "a start looked at"
    walker.to_table(depot.fly)
    yield "asked to fly, with news"
    walker.dismiss_news()
    _point(walker, LEGAL)
    walker.see(".trip .brings")
    yield "a flight looked at"
    page.locator(LEGAL).last.click()
    walker.see(".trip .btn--go")
    yield "a flight chosen"
    page.keyboard.press("Escape")
    page.locator(".bus [data-place^=hand-]").first.click()
    yield "a passenger's stations"
    press_greyed(page.locator("[data-place^=station-][aria-disabled=true]").first)
    walker.see("[data-why]")
    yield "why not"
    walker.leave()
    page.locator("[data-tool=hint]").click()
    walker.see("[data-hint]")
    yield "a hint"


def _stops(walker: Walker) -> Iterator[str]:
    depot, page = walker.club.depot, walker.page
    walker.to_table(depot.off)
    yield "asked who gets off"
    _point(walker, ".bus .can")
    yield "asked who gets off, somebody looked at"
    walker.to_table(depot.load)
    yield "asked how many board"
    page.locator(".loading .stepper button").first.click()
    yield "one fewer boards"
    walker.to_table(depot.waiting)
    yield "another flies"


def _sheets(walker: Walker) -> Iterator[str]:
    page = walker.page
    walker.to_table(walker.club.depot.crowd)
    yield "six at a table"
    walker.dismiss_news()
    _point(walker, LEGAL)
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
        for summary in page.locator("dialog[open] summary").all():
            summary.click()
        yield f"{name} opened"
        is_sheet = page.locator("dialog[open]").count() > 0
        card = page.locator("dialog[open] .cards button" if is_sheet else ".sector .cards button").first
        if card.count():
            card.click()
            yield f"{name} opened, a card looked at"
        if is_sheet:
            walker.leave()


def _ending(walker: Walker) -> Iterator[str]:
    depot, page = walker.club.depot, walker.page
    walker.to_table(depot.last)
    yield "the last round"
    walker.dismiss_news()
    _point(walker, LEGAL)
    walker.see(".trip .score")
    yield "the last flight looked at"
    walker.to(f"/t/{depot.over}", ".result #fairness")
    for summary in page.locator(".result summary").all():
        summary.click()
    yield "the result with its figures"
    page.locator("[data-result-toggle]").click()
    walker.see("[data-board]")
    yield "the last board"
    walker.to(f"/t/{depot.over}/replay?step=14&seat=1", ".board .table")
    yield "a replay"
