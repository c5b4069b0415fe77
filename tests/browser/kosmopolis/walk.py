"""A walk through everything that Kosmopolis shows; it stops where there is something to look at."""

from collections.abc import Iterator

from tests.browser.disabled import press_disabled
from tests.browser.kosmopolis.tables import KosmopolisTables
from tests.browser.tables import MadeTables
from tests.browser.visitor import Visitor
from tests.browser.walk import Walker, figures, lesson, replay


def walk(visitor: Visitor, tables: MadeTables) -> Iterator[str]:
    """The board of Kosmopolis in every state, what opens over it, the result, the replay and the lesson."""
    walker, made = Walker(visitor), tables.read(KosmopolisTables)
    yield from lesson(walker, "kosmopolis")
    walker.to(f"/t/{made.over}/replay?step=40", ".board .table")
    yield "a replay as a stranger"
    walker.become(made.sign_in)
    yield from _questions(walker, made)
    yield from _sheets(walker, made)
    yield from _crowd(walker, made)
    yield from _ending(walker, made)


def _questions(walker: Walker, made: KosmopolisTables) -> Iterator[str]:
    page = walker.page
    walker.to_table(made.keep)
    yield "asked to keep"
    page.locator("[data-place^=pack-]").first.focus()
    yield "asked to keep, a card looked at"
    walker.to_table(made.play)
    yield "asked to play"
    page.locator("[data-place^=hand-]").first.click()
    walker.see(".choice")
    yield "asked to play, a card lifted"
    walker.to_table(made.lay)
    yield "asked to lay"
    walker.to_table(made.take)
    yield "asked to take"
    press_disabled(page.locator(".pile .not-legal").first)
    walker.see("[data-why]")
    yield "why not"
    walker.leave()
    walker.to_table(made.pay)
    yield "asked to pay"
    walker.dismiss_news()
    page.locator("[data-board] .facts .check").click()
    walker.see("dialog[open]")
    yield from _check(walker, "the check waits for gold")
    walker.to_table(made.waiting)
    yield "another is asked"
    walker.to_table(made.asked_for_pause)
    walker.see("[data-proposal]")
    yield "asked for a pause"


def _check(walker: Walker, name: str) -> Iterator[str]:
    page = walker.page
    number = 0
    while page.locator("dialog[open]").count():
        number += 1
        yield f"{name}, stage {number}"
        page.locator("dialog[open] footer .go").click()


def _sheets(walker: Walker, made: KosmopolisTables) -> Iterator[str]:
    page = walker.page
    walker.to_table(made.play)
    page.locator("[data-menu]").click()
    walker.see("dialog[open]")
    yield "the menu"
    walker.press("button", "screen-preferences")
    walker.see("dialog[open] .preferences")
    yield "preferences"
    walker.leave()
    for key, name in (("?", "shortcuts"), ("n", "notes")):
        page.keyboard.press(key)
        walker.see("dialog[open]")
        yield name
        walker.leave()
    if not page.locator("[data-moves]").count():
        page.locator("[data-tool=moves]").click()
    walker.see("[data-moves] button")
    yield "moves in words"
    page.locator("[data-tool=moves]").click() if not walker.is_phone else walker.leave()
    page.locator("[data-tool=hint]").click()
    walker.see("[data-hint]")
    yield "a hint"
    if walker.is_phone:
        for name, thing in (("log", "[data-tool=log]"), ("people", "[data-people]")):
            page.locator(thing).click()
            walker.see("dialog[open]")
            yield f"the {name} on a phone"
            walker.leave()
    page.locator("[data-menu]").click()
    walker.press("button", "screen-resign")
    walker.see("dialog[open] [data-confirm]")
    yield "asked whether to resign"
    walker.leave()


def _crowd(walker: Walker, made: KosmopolisTables) -> Iterator[str]:
    page = walker.page
    walker.to_table(made.trio)
    yield "three at a table"
    walker.to_table(made.crowd)
    yield "four at a table"
    walker.dismiss_news()
    for name, thing in (
        ("the table", ".facts .numbers"),
        ("a pile", ".pile .limit"),
        ("my city", ".city .title"),
        ("what I passed", ".facts .btn--round"),
        ("a neighbour", ".around li button"),
    ):
        page.locator(thing).first.click()
        walker.see("dialog[open]")
        yield f"{name} explained"
        walker.leave()
    page.locator("[data-board] .facts .check").click()
    walker.see("dialog[open]")
    yield from _check(walker, "the check")
    page.locator("[data-tool=recap]").click()
    walker.see("[data-recap]")
    page.locator("[data-recap] button").nth(1).click()
    yield "looking back"


def _ending(walker: Walker, made: KosmopolisTables) -> Iterator[str]:
    walker.to(f"/t/{made.over}", ".result #fairness")
    yield "the result"
    yield from figures(walker)
    yield from replay(walker, made.over, 25)
