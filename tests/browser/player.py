"""Somebody who plays in the browser: by mouse, by touch, by keys, or with the list in words alone.

What is common to all games; how a board is played on is said in the `player.py` of its game.
"""

import json
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Final, NamedTuple
from uuid import uuid4

from playwright.sync_api import Locator, Page, WebSocket

from tests.browser.visitor import Visitor

PATIENCE: Final = 30_000
"""How long, in ms, all others may take until it is one's turn: bots think, and each of their moves is shown."""
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
MADE: Final = """
([since, named]) => document.querySelector(named) ? "named"
  : Number(document.querySelector("[data-layout]").dataset.question) !== since ? "made" : null
"""
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


class Player:
    """One person at one table. Moves are chosen by a seeded generator, so that every kind of decision comes up."""

    game = ""
    named_by = ""
    """The button with the name of a move that can't be taken back."""

    def __init__(self, visitor: Visitor, seed: int = 1, speed: str | None = None) -> None:
        self.visitor = visitor
        self.table = ""
        self.kinds: Counter[str] = Counter()
        """How often each kind of question was answered."""
        self.named = 0
        """How many moves had to be confirmed by a button with their name."""
        self.presses = 0
        self.sent: list[str] = []
        self.heard: list[str] = []
        """What the page and the server said to each other over sockets."""
        self._boards: list[dict[str, object]] = []
        self._read = 0
        """How much of what was heard is among the boards."""
        self._rng = Random(seed)
        visitor.context.set_default_timeout(PATIENCE)
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

    def begin(self, seats: list[str], **agreed: object) -> str:
        """Open a table in this browser, deal if all seats are taken, and go there."""
        self.introduce("Robin")
        opened = self.visitor.api("POST", "/tables", {"game": self.game, "seats": seats, **agreed}, status=201)
        assert isinstance(opened, dict)
        self.table = str(opened["table"])
        if "open" not in seats:
            self.command({"type": "start"})
        self.sit_at(self.table)
        return self.table

    def sit_at(self, table: str) -> None:
        """Go to a table."""
        self.table = table
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
        """Wait until there is something to decide, other than a question answered."""
        return self._look(since)

    def glance(self) -> Sight:
        """What is to be done just now, whatever came before."""
        return self._look(None)

    def _look(self, since: int | None, is_check_due: bool = False) -> Sight:
        return Sight(**self.page.wait_for_function(LOOK, arg=[since, is_check_due]).json_value())

    def boards(self) -> list[dict[str, object]]:
        """All boards that came over sockets, in their order."""
        fresh, self._read = self.heard[self._read :], len(self.heard)
        self._boards += [frame for frame in map(json.loads, fresh) if frame["type"] == "board"]
        return self._boards

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
        """A move; rather one that leads to further decisions."""
        weights = [self.weigh(move) for move in moves]
        move = self._rng.choices(moves, weights)[0]
        self.kinds[move.split()[0]] += 1
        return move

    def weigh(self, move: str) -> int:
        """How much a move is liked, beside others."""
        return 1

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
        self.click(self.page.locator(f'[data-moves] [data-move="{chosen}"]'))
        if moves[chosen]:
            self.named += 1
            self.click(self.page.locator("[data-confirm]"))
        return chosen

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

    def answer_by_mouse(self, sight: Sight) -> str:
        """Answer the question by pressing things of the board."""
        raise NotImplementedError

    def answer_by_touch(self, sight: Sight) -> str:
        """Answer the question by touching things of the board: the first time they only show what they would bring."""
        raise NotImplementedError

    def answer_by_keyboard(self, sight: Sight) -> str:
        """Answer the question without a mouse."""
        raise NotImplementedError

    def finish(self, since: int, press: Callable[[Locator], None]) -> None:
        """After a press that was meant to play: if it can't be taken back, its name is asked for."""
        if self.page.wait_for_function(MADE, arg=[since, self.named_by]).json_value() == "named":
            self.named += 1
            press(self.page.locator(self.named_by))

    def play_by_mouse(self, until: Callable[[Sight], bool] | None = None) -> None:
        """Play on the board with the mouse, to the end."""
        self.play(self.answer_by_mouse, until)

    def play_by_touch(self, until: Callable[[Sight], bool] | None = None) -> None:
        """Play on the board with a finger, to the end."""
        self.play(self.answer_by_touch, until)

    # By touch

    def tap(self, thing: Locator) -> None:
        """Press with a finger."""
        self.presses += 1
        thing.tap()

    # By keyboard

    def key(self, key: str) -> None:
        """Press a key, and nothing but a key."""
        self.presses += 1
        self.page.keyboard.press(key)

    def walk(self, selector: str) -> None:
        """Press Tab until the focus is there."""
        self._press_until("Tab", selector)

    def rove(self, selector: str) -> None:
        """Press an arrow key until the focus is there, among things of which Tab reaches one."""
        self._press_until("ArrowRight", selector)

    def _press_until(self, key: str, selector: str) -> None:
        for _ in range(FARTHEST):
            if self.page.evaluate(IS_AT, selector):
                return
            self.key(key)
        raise AssertionError(f"{key} never comes to {selector}")

    def enter(self, thing: str) -> None:
        """Go to something by Tab and press it."""
        self.walk(thing)
        self.key("Enter")

    def play_by_keyboard(self, read: Callable[[], None] | None = None) -> None:
        """Play on the board with keys alone, to the end; the focus is never lost on the way."""

        def answer(sight: Sight) -> None:
            self.answer_by_keyboard(sight)
            after = self.see(since=sight.question, read=read)
            focus = "seen" if after.is_over else self.page.evaluate(FOCUS)
            assert focus == "seen", f"after {sight.asked}, before {after.asked}: {focus}"

        self.play(answer, read=read)
