"""Walks through everything that the page can show; they stop where there is something to look at, and name the place.

The walk of each folder (the lobby and every game) stands in its `walk.py`. A walk loads the page once for everybody
whom it is; from place to place it goes as by the page's own links.
"""

from collections.abc import Callable, Iterator
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.tables import MadeTables
from tests.browser.visitor import Visitor
from tests.browser.words import words

Walk = Callable[[Visitor, MadeTables], Iterator[str]]

# By way of a page without anything, so that nothing of the place before is left, not even where both are alike.
GO: Final = """
async (path) => {
  for (const address of ["/nothing-here", path]) {
    const left = document.querySelector("main").firstElementChild;
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
    while (left?.isConnected) await new Promise(requestAnimationFrame);
  }
}
"""
# What is as large as something else is sized a frame after it, and letters come late.
SETTLE: Final = """
async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}
"""


class Walker:
    """Somebody on the way: goes to addresses and presses what has a name."""

    def __init__(self, visitor: Visitor) -> None:
        self.page: Page = visitor.page
        self.visitor = visitor
        self.say = words(visitor.language)
        self._is_known = False
        """Whether the page that is open knows who this is."""

    def become(self, sign_in: Callable[[Visitor], object]) -> None:
        """Be somebody else from now on: the page has to be loaded anew."""
        sign_in(self.visitor)
        self._is_known = False

    def to(self, path: str, sign: str) -> None:
        """Go to an address, and wait for what has to stand there."""
        if self._is_known:
            self.page.mouse.move(0, 0)
            self.page.evaluate(GO, path)
        else:
            self.visitor.open(path)
            self._is_known = True
        self.see(sign)

    def see(self, sign: str) -> Locator:
        """Wait until something is in sight."""
        found = self.page.locator(sign).first
        found.wait_for()
        return found

    def press(self, role: str, name: str) -> None:
        """Press a button, link or the like by its words."""
        found = self.page.get_by_role(role, name=self.say(name))  # type: ignore[arg-type]
        found.first.click()

    def to_table(self, table: str) -> None:
        self.to(f"/t/{table}", "[data-board]")
        expect(self.page.locator("[data-contact=open]")).to_be_attached()
        self.page.evaluate(SETTLE)

    def to_board(self, table: str) -> None:
        """Go to a table, and put away what was missed there."""
        self.to_table(table)
        self.dismiss_news()

    def dismiss_news(self) -> None:
        """Put away the bar over the board that tells what was missed."""
        if self.page.locator("[data-missed]").count():
            self.page.locator("[data-missed] button").last.click()
            self.page.evaluate(SETTLE)

    def turn_to(self, page: str) -> bool:
        """Have a page of the board in sight, where pages are turned; whether it had to be."""
        tab = self.page.locator(f'.tabs [data-page="{page}"]')
        is_turned = tab.is_visible()
        if is_turned:
            tab.click()
        return is_turned

    def open(self, thing: str) -> None:
        """Press something that opens a sheet over the board."""
        self.page.locator(thing).locator("visible=true").first.click()
        self.see("dialog[open]")

    def leave(self) -> None:
        """Close what is open over the page."""
        self.page.keyboard.press("Escape")
        # Not only closed: what it was opened by may open the next one.
        expect(self.page.locator("dialog, [data-why]")).to_have_count(0)

    def point(self, thing: str, number: int = 0) -> None:
        """Look at something as the device does: by pointing at it, or with a first tap."""
        found = self.page.locator(thing).nth(number)
        found.tap() if self.visitor.device.has_touch else found.hover()

    def open_all(self, summaries: str) -> None:
        """Unfold what is folded."""
        for summary in self.page.locator(summaries).all():
            summary.click()

    @property
    def is_phone(self) -> bool:
        return self.page.locator("[data-layout=phone]").count() > 0


def end_lesson(walker: Walker) -> None:
    """From the last move of a lesson, whosever it is, to its end."""
    bubble = walker.page.locator(".bubble")
    bubble.locator(".next").or_(bubble.get_by_role("button", name=walker.say("learn-skip"))).first.click()
    walker.see(".learnt")


def lesson(walker: Walker, game: str) -> Iterator[str]:
    """The guided first game, here and there."""
    page = walker.page
    walker.to(f"/learn/{game}", "[data-moves], details")
    yield "the lesson begins"
    page.locator("summary").last.click()
    other = page.locator("[data-moves] button").nth(1)
    other.click()
    yield "the lesson, another move tried"
    last = int(page.locator("progress").get_attribute("max") or 0)
    for step in (3, last // 3, last // 2, 2 * last // 3, last):
        kept = [f"kosmodrom.lesson.{game}", min(step, last - 1)]
        page.evaluate("([name, step]) => localStorage.setItem(name, step)", kept)
        walker.to(f"/learn/{game}", ".board .table")
        if step == last:
            end_lesson(walker)
        yield f"the lesson, step {step}"


def new_table(walker: Walker, game: str) -> Iterator[str]:
    walker.to(f"/new/{game}?with=bots", "main form")
    yield "a new table"


def pages(walker: Walker, names: tuple[str, ...], words: str) -> Iterator[str]:
    """Those pages of the board that have to be turned to; `words` say what there is to see."""
    for name in names:
        if walker.turn_to(name):
            yield f"{words}, the page {name}"


def result(walker: Walker, table: str, of: str = "") -> Iterator[str]:
    """The result of a game with all its figures, and the board as it was at the end."""
    walker.to(f"/t/{table}", ".result #fairness")
    yield from figures(walker, of)


def figures(walker: Walker, of: str = "") -> Iterator[str]:
    walker.open_all(".result summary")
    yield f"the result{of} with its figures"
    walker.page.locator("[data-result-toggle]").click()
    walker.see("[data-board]")
    yield f"the last board{of}"


def replay(walker: Walker, table: str, step: int) -> Iterator[str]:
    walker.to(f"/t/{table}/replay?step={step}&seat=1", ".board .table")
    yield "a replay"
