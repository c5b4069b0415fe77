"""A walk through everything that the page can show; it stops where there is something to look at.

`rooms` are the pages around the games, as a stranger and as somebody with tables finds them; `boards` are the game
screen in every state, what opens over it, the result, the replay and the lesson. Both name each place they stop at.
A walk loads the page once for everybody whom it is; from place to place it goes as by the page's own links.
"""

import json
from collections.abc import Callable, Iterator
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.club import Club
from tests.browser.greyed import press_greyed
from tests.browser.visitor import Visitor
from tests.browser.words import words

Walk = Callable[[Visitor, Club], Iterator[str]]

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

    def __init__(self, visitor: Visitor, club: Club) -> None:
        self.page: Page = visitor.page
        self.visitor = visitor
        self.club = club
        self.say = words(visitor.language)
        self._is_known = False
        """Whether the page that is open knows who he is."""

    def become(self, admit: Callable[[Visitor], object]) -> None:
        """Be somebody else from now on: the page has to be loaded anew."""
        admit(self.visitor)
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

    def dismiss_news(self) -> None:
        """Put away the bar over the board that tells what was missed."""
        if self.page.locator("[data-missed]").count():
            self.page.locator("[data-missed] button").last.click()

    def leave(self) -> None:
        """Close what is open over the page."""
        self.page.keyboard.press("Escape")
        # Not only closed: what it was opened by may open the next one.
        expect(self.page.locator("dialog, [data-why]")).to_have_count(0)

    @property
    def is_phone(self) -> bool:
        return self.page.locator("[data-layout=phone]").count() > 0


def rooms(visitor: Visitor, club: Club) -> Iterator[str]:
    """The pages around the games."""
    walker = Walker(visitor, club)
    yield from _as_stranger(walker)
    yield from _records(walker)
    walker.become(lambda visitor: visitor.api("POST", "/me", {"name": "Zoya"}, 201))
    walker.to("/me", "main h2")
    walker.press("button", "home-key-make")
    walker.see("main input[readonly]")
    yield "me with a personal link"
    walker.become(club.admit)
    yield from _as_member(walker)


def _as_stranger(walker: Walker) -> Iterator[str]:
    club, page = walker.club, walker.page
    walker.to("/nowhere", "main h1")
    yield "an address that leads nowhere"
    walker.to("/", "main section article")
    walker.see("a[href^='/t/']")
    yield "home of a stranger"
    page.get_by_label(walker.say("home-join")).fill("?")
    walker.press("button", "home-join-go")
    yield "home with a wrong code"
    walker.to("/rules", "main ul li")
    yield "the games' rules"
    walker.to("/rules/kosmopolis", "article h3")
    yield "rules"
    page.get_by_role("searchbox").fill(page.locator("article h3").nth(3).inner_text().split()[0])
    walker.see("mark")
    yield "rules looked through"
    page.get_by_role("searchbox").fill("xyzzy")
    walker.see(".none")
    yield "rules with nothing found"
    walker.to("/rules/kosmopolis#KP-P6", ".aimed")
    yield "a rule"
    walker.to("/rules/nothing", "main h1")
    yield "rules of no game"
    for company in ("friends", "bots", "device"):
        walker.to(f"/new/kosmopolis?with={company}", "main form")
        yield f"a new table with {company}"
    page.locator("summary").click()
    page.locator("input[type=radio][value=live]").check()
    yield "a new table with all settings"
    walker.to("/new/galaktiko?with=bots", "main form")
    for summary in page.locator("summary").all():
        summary.click()
    yield "a new table with options"
    walker.to("/rules/galaktiko", "article h3")
    yield "rules of another game"
    walker.to(f"/i/{club.free}", "main form")
    yield "an invitation"
    page.get_by_label(walker.say("home-my-name")).fill("A")
    walker.press("button", "home-sit-down")
    walker.see("[aria-invalid=true]")
    yield "an invitation with a name refused"
    for name, code in (("full", club.full), ("started", club.started), ("stale", "aaaabbbbcccc")):
        walker.to(f"/i/{code}", "main h1")
        yield f"an invitation: {name}"
    walker.to(f"/t/{club.public}", "main form")
    yield "a gathering table of others"
    walker.to("/t/aaaabbbbcccc", ".problem")
    yield "a table that is gone"
    walker.to("/me", "main form")
    yield "me, nobody yet"


def _records(walker: Walker) -> Iterator[str]:
    page, record = walker.page, walker.club.record
    walker.to("/record", "input[type=file]")
    yield "a record to open"
    files = page.locator("input[type=file]")
    files.set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": b"{"})
    walker.see("main [role=alert]")
    yield "a broken record"
    files.set_input_files({"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()})
    walker.see(".board .table")
    page.keyboard.press("ArrowRight")
    yield "a record opened"


def _as_member(walker: Walker) -> Iterator[str]:
    club, page = walker.club, walker.page
    walker.to("/", "#tables li")
    walker.see("#tables h3")
    yield "home with tables"
    walker.to("/me", "main ul li")
    yield "me with games played"
    page.get_by_role("button", name=walker.say("home-forget")).click()
    yield "me, asked whether to delete"
    walker.to(f"/t/{club.gathering}", "input[readonly]")
    yield "a gathering table of mine"
    walker.press("button", "home-add-here")
    walker.see("main ol form")
    yield "somebody sits down at this device"
    walker.press("button", "home-settings")
    walker.see("dialog[open]")
    yield "the settings of a table"
    walker.leave()


def boards(visitor: Visitor, club: Club) -> Iterator[str]:
    """The game screen, and the pages that are mostly a board."""
    walker = Walker(visitor, club)
    yield from lesson(walker, "kosmopolis")
    walker.to(f"/t/{club.over}/replay?step=40", ".board .table")
    yield "a replay as a stranger"
    walker.become(club.admit)
    yield from _questions(walker)
    yield from _sheets(walker)
    yield from _crowd(walker)
    yield from _ending(walker)


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
            page.locator(".bubble .next, .bubble .btn").last.click()
        yield f"the lesson, step {step}"


def _questions(walker: Walker) -> Iterator[str]:
    club, page = walker.club, walker.page
    walker.to_table(club.keep)
    yield "asked to keep"
    page.locator("[data-place^=pack-]").first.focus()
    yield "asked to keep, a card looked at"
    walker.to_table(club.play)
    yield "asked to play"
    page.locator("[data-place^=hand-]").first.click()
    walker.see(".choice")
    yield "asked to play, a card lifted"
    walker.to_table(club.lay)
    yield "asked to lay"
    walker.to_table(club.take)
    yield "asked to take"
    press_greyed(page.locator(".pile .not-legal").first)
    walker.see("[data-why]")
    yield "why not"
    walker.leave()
    walker.to_table(club.pay)
    yield "asked to pay"
    walker.dismiss_news()
    page.locator("[data-board] .facts .check").click()
    walker.see("dialog[open]")
    yield from _check(walker, "the check waits for gold")
    walker.to_table(club.waiting)
    yield "another is asked"
    walker.to_table(club.asked_for_pause)
    walker.see("[data-proposal]")
    yield "asked for a pause"


def _check(walker: Walker, name: str) -> Iterator[str]:
    page = walker.page
    number = 0
    while page.locator("dialog[open]").count():
        number += 1
        yield f"{name}, stage {number}"
        page.locator("dialog[open] footer .go").click()


def _sheets(walker: Walker) -> Iterator[str]:
    page = walker.page
    walker.to_table(walker.club.play)
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


def _crowd(walker: Walker) -> Iterator[str]:
    page = walker.page
    walker.to_table(walker.club.trio)
    yield "three at a table"
    walker.to_table(walker.club.crowd)
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


def _ending(walker: Walker) -> Iterator[str]:
    page, club = walker.page, walker.club
    walker.to(f"/t/{club.over}", ".result #fairness")
    yield "the result"
    for summary in page.locator(".result summary").all():
        summary.click()
    yield "the result with its figures"
    page.locator("[data-result-toggle]").click()
    walker.see("[data-board]")
    yield "the last board"
    walker.to(f"/t/{club.over}/replay?step=25&seat=1", ".board .table")
    yield "a replay"
