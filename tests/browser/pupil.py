"""Somebody who plays Kosmopolis in the browser: by mouse, by touch, by keys, or with the list in words alone."""

import json
import re
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Final, NamedTuple
from uuid import uuid4

from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser.visitor import Visitor

ROUNDS: Final = 3
LONGEST: Final = 400
"""Nobody has more to do in a game: then something goes round in circles."""

# What there is to do: nothing yet (null), a check of a round to be read, a question to be answered, or the end.
LOOK: Final = """
([since, isCheckDue]) => {
  const screen = document.querySelector("[data-layout]");
  const board = document.querySelector("[data-round]");
  if (!screen || !board) return null;
  const check = Number(document.querySelector("dialog[data-check][open]")?.dataset.check ?? 0);
  const sight = {
    step: Number(screen.dataset.step),
    question: Number(screen.dataset.question),
    round: Number(board.dataset.round),
    asked: board.dataset.asked ?? "",
    check,
    is_over: document.querySelector("[data-result-toggle]") !== null,
  };
  if (check) return sight;
  if (isCheckDue || (sight.question && sight.question === since)) return null;
  return (sight.question && sight.asked) || sight.is_over ? sight : null;
}
"""
NAMED: Final = ".actions .btn--go.choice"
"""The button with the name of a move that can't be taken back."""
MADE: Final = """
([since, named]) => document.querySelector(named) ? "named"
  : Number(document.querySelector("[data-layout]").dataset.question) !== since ? "made" : null
"""
CHOSEN: Final = re.compile(r"\bchosen\b")
FARTHEST: Final = 60
LISTED: Final = "(buttons) => buttons.map((button) => [button.dataset.move, button.querySelector('.unseen') !== null])"
PLACES: Final = "(things) => things.map((thing) => thing.dataset.place)"
IS_AT: Final = "(what) => document.activeElement.matches(what)"
FOCUS: Final = """
() => {
  const thing = document.activeElement;
  const isSeen = thing.matches(":focus-visible") && getComputedStyle(thing).outlineStyle !== "none"
    && thing.checkVisibility({opacityProperty: true, visibilityProperty: true});
  return thing === document.body ? "nowhere" : isSeen ? "seen" : `unseen at ${thing.outerHTML.slice(0, 200)}`;
}
"""


def lines_of(board: dict[str, object]) -> list[dict[str, object]]:
    """The lines of the log that a board brings."""
    lines = board["lines"]
    assert isinstance(lines, list)
    return lines


class Sight(NamedTuple):
    """What the page shows that something has to be done about."""

    step: int
    question: int
    """The number that the answer goes to; each is answered once."""
    round: int
    asked: str
    """The kind of question put to me; empty: none."""
    check: int
    """The round whose check is explained just now; 0: none."""
    is_over: bool

    @property
    def position(self) -> tuple[int, int, str]:
        """Where the game stands, however often it came to stand there."""
        return self.step, self.round, self.asked


class Pupil:
    """One person at one table. Moves are chosen by a generator of his own, so that every kind of decision comes up."""

    def __init__(self, visitor: Visitor, seed: int = 1, speed: str | None = None) -> None:
        self.visitor = visitor
        self.table = ""
        self.kinds: Counter[str] = Counter()
        """How often each kind of question was answered."""
        self.pages: dict[int, list[str]] = {}
        """The pages of each round's check that were read."""
        self.named = 0
        """How many moves had to be confirmed by a button with their name."""
        self.presses = 0
        self.sent: list[str] = []
        self.heard: list[str] = []
        """What the page and the server said to each other over sockets."""
        self._rng = Random(seed)
        self._known = 0
        """The last round whose check was over when the page was opened."""
        self._gold_explained = 0
        """The round of whose check was shown how far it had come when gold decides."""
        visitor.context.on("page", self._opened)
        self._opened(visitor.page)
        if speed is not None:
            kept = f'localStorage.setItem("kosmodrom.preferences", JSON.stringify({{speed: "{speed}"}}))'
            visitor.context.add_init_script(f'if (!localStorage.getItem("kosmodrom.preferences")) {kept}')

    @property
    def page(self) -> Page:
        return self.visitor.page

    def _opened(self, page: Page) -> None:
        page.on("websocket", self._connected)

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    @property
    def plays(self) -> int:
        """How many times the page has asked the server to carry out a move."""
        self.page.evaluate("0")
        return sum('"type":"play"' in frame for frame in self.sent)

    # To the table

    def introduce(self, name: str) -> None:
        """Be somebody."""
        self.visitor.api("POST", "/me", {"name": name, "language": self.visitor.language})

    def begin(self, seats: list[str], game: str = "kosmopolis", **agreed: object) -> str:
        """Open a table in this browser, deal if all seats are taken, and go there."""
        self.introduce("Robin")
        opened = self.visitor.api("POST", "/tables", {"game": game, "seats": seats, **agreed}, status=201)
        assert isinstance(opened, dict)
        self.table = str(opened["table"])
        if "open" not in seats:
            self.command({"type": "start"})
        self.sit_at(self.table)
        return self.table

    def sit_at(self, table: str) -> None:
        """Go to a table. Checks of rounds are explained as they come; what was before is not."""
        self.table = table
        view = self.board()["view"]
        if isinstance(view, dict):
            self._known = int(view["round"]) - 1
            self._gold_explained = self._known + 1 if view["question"] == "pay" else 0
        self.visitor.open(f"/t/{table}")

    def begin_by_page(self) -> None:
        """From the home page to the first question, by the button there."""
        self.visitor.open("/")
        self.click(self.page.locator("[data-play-now]"))
        self.page.wait_for_url("**/t/*")
        self.table = self.page.url.rpartition("/")[2]

    def command(self, command: dict[str, object]) -> None:
        """Do something at the table without the page."""
        self.visitor.api(
            "POST", f"/tables/{self.table}/commands", {"type": "do", "id": uuid4().hex, "command": command}, status=200
        )

    def board(self) -> dict[str, object]:
        """The table as the server shows it to this person."""
        board = self.visitor.api("GET", f"/tables/{self.table}", status=200)
        assert isinstance(board, dict)
        return board

    # Looking

    @property
    def step(self) -> int:
        """How many moves have been made on the board that is shown."""
        return int(self.page.locator("[data-layout]").get_attribute("data-step") or -1)

    def see(self, since: int | None = None, read: Callable[[], None] | None = None) -> Sight:
        """Wait until there is something to decide, other than a question answered; checks are read on the way."""
        sight = self._look(since)
        while sight.check or self._is_check_due(sight):
            sight = sight if sight.check else self._look(since, is_check_due=True)
            (read or self.read_check)()
            sight = self._look(since)
        return sight

    def glance(self) -> Sight:
        """What is to be done just now, whatever came before."""
        return self._look(None)

    def _look(self, since: int | None, is_check_due: bool = False) -> Sight:
        return Sight(**self.page.wait_for_function(LOOK, arg=[since, is_check_due]).json_value())

    def _is_check_due(self, sight: Sight) -> bool:
        """Every round ends with its check, shown whole; if gold decides, as far as it has come."""
        over = sight.round if sight.is_over else sight.round - 1
        if over > self._known and not {"next", "end"} & set(self.pages.get(over, [])):
            return True
        return sight.asked == "pay" and self._gold_explained != sight.round

    def skip_check(self) -> None:
        """Close it unread."""
        dialog = self.page.locator("dialog[data-check][open]")
        self.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)

    def read_check(self, turn: Callable[[], None] | None = None) -> None:
        """Turn its pages to the last, and close it."""
        dialog = self.page.locator("dialog[data-check][open]")
        number = int(dialog.get_attribute("data-check") or 0)
        read = self.pages.setdefault(number, [])
        count = len(dialog.locator(".dots span").all())
        for _ in range(count + 1):
            page = dialog.locator("[data-page]").get_attribute("data-page") or ""
            read.append(page)
            if page == "waiting":
                self._gold_explained = number
            (turn or (lambda: self.click(dialog.locator("footer .go"))))()
            if page in ("waiting", "next", "end"):
                break
        expect(dialog).to_have_count(0)

    def boards(self) -> list[dict[str, object]]:
        """All boards that came over sockets, in their order."""
        return [frame for frame in map(json.loads, self.heard) if frame["type"] == "board"]

    def told_of(self, seat: int) -> list[str]:
        """What a seat did since the page was opened, in the words of the log."""
        return [
            str(line["text"])
            for board in self.boards()[1:]
            for line in lines_of(board)
            if line["kind"] == "event" and line.get("seat") == seat
        ]

    def turns(self) -> int:
        """How many times it became my turn."""
        asked = [board["question"] != 0 for board in self.boards()]
        return sum(now and not before for before, now in pairwise([False, *asked]))

    # Deciding

    def choose(self, moves: list[str]) -> str:
        """A move; rather one that leads to further decisions: gold to pay, modifiers to lay, cards to take."""
        weights = [self._weight(move) for move in moves]
        move = self._rng.choices(moves, weights)[0]
        self.kinds[move.split()[0]] += 1
        return move

    @staticmethod
    def _weight(move: str) -> int:
        verb, _, what = move.partition(" ")
        if verb == "capital":
            return {"y": 8, "b": 3, "p": 3}.get(what[0], 1)
        return 5 if verb == "pay" and what != "nothing" else 2

    def click(self, thing: Locator) -> None:
        """Press with the mouse."""
        self.presses += 1
        thing.click()

    # With the list in words

    def open_list(self) -> None:
        """Have the list of moves in sight."""
        if not self.page.locator("[data-moves]").is_visible():
            self.page.locator("[data-tool=moves]").click()

    def listed(self) -> dict[str, bool]:
        """The moves that the list offers, and whether each can't be taken back."""
        return dict(self.page.locator("[data-moves] [data-move]").evaluate_all(LISTED))

    def answer_by_list(self, move: str | None = None) -> str:
        """Answer the question with a move of the list."""
        self.open_list()
        moves = self.listed()
        chosen = move or self.choose(list(moves))
        self.click(self.page.locator(f'[data-move="{chosen}"]'))
        if moves[chosen]:
            self.named += 1
            self.click(self.page.locator("[data-confirm]"))
        return chosen

    def cityward(self) -> str:
        """A move of the list that sends a card to the city: it can be taken back."""
        self.open_list()
        return next(move for move in self.listed() if move.startswith("city"))

    def play_by_list(self, until: Callable[[Sight], bool] | None = None) -> None:
        """Play with the words alone, to the end."""
        self.play(lambda sight: self.answer_by_list(), until)

    def play(
        self,
        answer: Callable[[Sight], object],
        until: Callable[[Sight], bool] | None = None,
        read: Callable[[], None] | None = None,
    ) -> None:
        """Answer every question until the game is over, or until something is so."""
        sight = self.see(read=read)
        for _ in range(LONGEST):
            if sight.is_over or (until is not None and until(sight)):
                return
            answer(sight)
            sight = self.see(since=sight.question, read=read)
        raise AssertionError("the game has no end")

    # On the board

    def places(self, selector: str) -> list[str]:
        """What is held or stands at places of the board."""
        found = self.page.locator(selector).evaluate_all(PLACES)
        assert isinstance(found, list)
        return [str(each).partition("-")[2] for each in found]

    def options(self, asked: str) -> list[str]:
        """What the board lets one do, as it can be seen there."""
        if asked == "keep":
            return [f"keep {card}" for card in self.places('[data-place^="pack-"][aria-disabled=false]')]
        if asked == "play":
            cards = self.places('[data-place^="hand-"][aria-disabled=false]')
            return [f"{verb} {card}" for verb in ("city", "capital") for card in cards]
        if asked == "pay":
            return ["pay all", "pay nothing"]
        return [f"{asked} {colour}" for colour in self.places('.stack.legal[data-place^="pile-"]')]

    def card(self, card: str) -> Locator:
        """A card of the hand or of the pack."""
        return self.page.locator(f'[data-place="hand-{card}"], [data-place="pack-{card}"]').first

    def pile(self, colour: str) -> Locator:
        return self.page.locator(f'.stack[data-place="pile-{colour}"]')

    def choice(self, verb: str) -> Locator:
        """The button with the name of what happens to the card that is lifted."""
        return self.page.locator(".choice.city" if verb == "city" else ".choice:not(.city)")

    def finish(self, since: int, press: Callable[[Locator], None]) -> None:
        """After a press that was meant to play: if it can't be taken back, its name is asked for."""
        if self.page.wait_for_function(MADE, arg=[since, NAMED]).json_value() == "named":
            self.named += 1
            press(self.page.locator(NAMED))

    def answer_by_mouse(self, sight: Sight) -> str:
        """Answer the question by pressing things of the board."""
        move = self.choose(self.options(sight.asked))
        verb, _, what = move.partition(" ")
        if verb == "keep":
            self.click(self.card(what))
            self.finish(sight.question, self.click)
        elif verb in ("lay", "take"):
            self.click(self.pile(what))
            self.finish(sight.question, self.click)
        elif verb == "pay":
            if what == "nothing":
                for toggle in self.page.locator(".pay .toggle[aria-pressed=true]").all():
                    self.click(toggle)
            self.click(self.page.locator(".pay .btn--go"))
        else:
            self.click(self.card(what))
            self.click(self.choice(verb))
        return move

    def play_by_mouse(self, until: Callable[[Sight], bool] | None = None) -> None:
        """Play on the board with the mouse, to the end."""
        self.play(self.answer_by_mouse, until)

    # By touch

    def tap(self, thing: Locator) -> None:
        """Press with a finger."""
        self.presses += 1
        thing.tap()

    def answer_by_touch(self, sight: Sight) -> str:
        """Answer the question by touching things of the board: the first time they only show what they would bring."""
        move = self.choose(self.options(sight.asked))
        verb, _, what = move.partition(" ")
        before = self.plays
        if verb == "pay":
            if what == "nothing":
                for toggle in self.page.locator(".pay .toggle[aria-pressed=true]").all():
                    self.tap(toggle)
            assert self.plays == before
            self.tap(self.page.locator(".pay .btn--go"))
            return move
        thing = self.pile(what) if verb in ("lay", "take") else self.card(what)
        self.tap(thing)
        if verb in ("lay", "take"):
            expect(thing).to_have_class(CHOSEN)
        else:
            expect(thing).to_have_attribute("aria-pressed", "true")
        assert self.plays == before, f"the first tap of {move} only shows"
        if verb in ("city", "capital"):
            self.tap(self.choice(verb))
        else:
            self.tap(thing)
            self.finish(sight.question, self.tap)
        return move

    def answer_by_touch_to_city(self) -> None:
        """Send the first card of the hand to the city, with a finger."""
        self.tap(self.page.locator('[data-place^="hand-"]').first)
        self.tap(self.choice("city"))

    def play_by_touch(self, until: Callable[[Sight], bool] | None = None) -> None:
        """Play on the board with a finger, to the end."""
        self.play(self.answer_by_touch, until)

    # By keyboard

    def key(self, key: str) -> None:
        """Press a key, and nothing but a key."""
        self.presses += 1
        self.page.keyboard.press(key)

    def walk(self, selector: str) -> None:
        """Press Tab until the focus is there."""
        for _ in range(FARTHEST):
            if self.page.evaluate(IS_AT, selector):
                return
            self.key("Tab")
        raise AssertionError(f"Tab never comes to {selector}")

    def rove(self, selector: str) -> None:
        """Press an arrow key until the focus is there, among things of which Tab reaches one."""
        for _ in range(FARTHEST):
            if self.page.evaluate(IS_AT, selector):
                return
            self.key("ArrowRight")
        raise AssertionError(f"The arrows never come to {selector}")

    def enter(self, thing: str) -> None:
        """Go to something by Tab and press it."""
        self.walk(thing)
        self.key("Enter")

    def answer_by_keyboard(self, sight: Sight) -> str:
        """Answer the question without a mouse."""
        move = self.choose(self.options(sight.asked))
        verb, _, what = move.partition(" ")
        if verb == "pay":
            if what == "nothing":
                for _ in self.page.locator(".pay .toggle[aria-pressed=true]").all():
                    self.walk(".pay .toggle[aria-pressed=true]")
                    self.key("Space")
            self.enter(".pay .btn--go")
            return move
        group = {"keep": "pack", "lay": "pile", "take": "pile"}.get(verb, "hand")
        self.walk(f'[data-rove][data-place^="{group}-"]')
        self.rove(f'[data-place="{group}-{what}"]')
        self.key("Enter")
        if verb in ("city", "capital"):
            self.enter(".choice.city" if verb == "city" else ".choice:not(.city)")
        else:
            self.finish(sight.question, lambda _: self.enter(NAMED))
        return move

    def play_by_keyboard(self) -> None:
        """Play on the board with keys alone, to the end; the focus is never lost on the way."""

        def turn() -> None:
            self.key("Enter")

        def answer(sight: Sight) -> None:
            self.answer_by_keyboard(sight)
            after = self.see(since=sight.question, read=lambda: self.read_check(turn))
            assert after.is_over or self.page.evaluate(FOCUS) == "seen", f"after {sight.asked}, before {after.asked}"

        self.play(answer, read=lambda: self.read_check(turn))
