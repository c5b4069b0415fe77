"""Somebody who plays Space Bureau in the browser: turns and places agents, ticks off actions, flies from hex to hex."""

import json
import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.http_player import Json
from tests.browser.player import Player, Sight
from tests.browser.words import words

NAMED: Final = ".now .btn--go:not([data-move])"
CELLS: Final = ".ships .now[data-cell], .ships .other[data-cell]"
REACH: Final = ".map .reach[data-key]"
TURNS: Final = ".turns [data-sides][aria-disabled=false]"
BUTTONS: Final = {
    "side": ".choosing [data-move]",
    "ability": ".choosing [data-move]",
    "act": ".now [data-move]:not([aria-disabled=true])",
    "gain": ".now [data-move]:not([aria-disabled=true])",
    "fly": ".now [data-move]:not([aria-disabled=true])",
    "flip": ".ships .flip[data-move]",
    "take": ".queue [data-move], .now [data-move=exchange]",
}
ROUTINE: Final = "routine"
"""All moves of a list that need no decision."""
AT_ONCE: Final = "[data-routine]"
LIKED: Final = {"done": 3, "land": 40, "end": 15, "fly": 1, "jump": 1, "explore": 2}
"""Beside other moves, which are worth 6: turns come to an end, most flights, too."""
DATA: Final = "(things, name) => things.map((thing) => thing.dataset[name])"
IS_IN_WINDOW: Final = """
(hex) => {
  const {left, top, right, bottom} = hex.closest(".map").getBoundingClientRect();
  const box = hex.getBoundingClientRect();
  const x = (box.left + box.right) / 2;
  const y = (box.top + box.bottom) / 2;
  return left < x && x < right && top < y && y < bottom;
}
"""
ANSWERED: Final = "(since) => Number(document.querySelector('[data-layout]').dataset.question) !== since"
KEY: Final = "document.activeElement.dataset.key"
CELL: Final = "document.activeElement.dataset.cell"
FARTHEST: Final = 60


class SpaceBureauPlayer(Player):
    """A player who does most of what can be done, and flies rather little."""

    game = "space_bureau"
    named_by = NAMED

    def weigh(self, move: str) -> int:
        return LIKED.get(move.split()[0], 6)

    # On the board

    def found(self, selector: str, name: str) -> list[str]:
        """What things of the board stand for."""
        values = self.page.locator(selector).evaluate_all(DATA, name)
        assert isinstance(values, list)
        return list(dict.fromkeys(map(str, values)))

    def options(self, asked: str) -> list[str]:
        """What the board lets one do, as it can be seen there; agents are chosen before cells."""
        if asked == "place":
            return [f"place {kind}" for kind in self.found(".reserve [data-tile]", "tile")]
        routine = [ROUTINE] if self.page.locator(f".now {AT_ONCE}").count() else []
        return [*self.found(BUTTONS[asked], "move"), *routine, *(f"fly {key}" for key in self.found(REACH, "key"))]

    def cell(self, cell: str) -> Locator:
        return self.page.locator(f'.ships [data-cell="{cell}"]')

    def ghost(self, cell: str) -> str:
        """The move that is shown in a cell."""
        return self.cell(cell).locator(".ghost").get_attribute("data-move") or ""

    def agent(self, kind: str) -> Locator:
        """An agent of the reserve; of several alike the first."""
        return self.page.locator(f'.reserve [data-tile="{kind}"]').first

    def hex(self, key: str) -> Locator:
        return self.page.locator(f'.map [data-key="{key}"]')

    def button(self, move: str) -> Locator:
        """What is pressed for a move; of several agents alike the first."""
        return self.page.locator(_named(move)).first

    def played(self) -> list[str]:
        """The moves that the page asked for last."""
        self.page.evaluate("0")
        plays = [frame for frame in self.sent if '"type":"play"' in frame]
        moves = json.loads(plays[-1])["command"]["moves"]
        assert isinstance(moves, list)
        return moves

    def preview(self) -> Json:
        """What the server said last of the moves that can be made."""
        return self.boards()[-1]["preview"]

    def way(self, key: str) -> list[str]:
        """The moves that the server names for a flight to a hex."""
        preview = self.preview()
        [moves] = [each["moves"] for each in preview["reach"] if key == f"{each['q']},{each['r']}"]
        return [preview["begins"], *moves] if preview["begins"] else list(moves)

    def in_window(self, key: str, press: Callable[[Locator], None]) -> Locator:
        """A hex, in sight: all are shown if it was not."""
        hexagon = self.hex(key)
        if not hexagon.evaluate(IS_IN_WINDOW):
            press(self.page.get_by_role("button", name=words(self.visitor.language)("space_bureau:zoom-whole")))
            assert hexagon.evaluate(IS_IN_WINDOW), f"{key} is shown with everything"
        return hexagon

    def pick(self, press: Callable[[Locator], None]) -> str:
        """Pick an agent that fits somewhere, as the ship shows; answers one of the cells where it does."""
        kinds = [move.split()[1] for move in self.options("place")]
        self._rng.shuffle(kinds)
        for kind in kinds:
            press(self.agent(kind))
            expect(self.agent(kind)).to_have_attribute("aria-pressed", "true")
            if cells := self.found(CELLS, "cell"):
                self.kinds["place"] += 1
                return self._rng.choice(cells)
        raise AssertionError("no agent fits anywhere")

    def turn(self, cell: str, by: Callable[[], None]) -> None:
        """Turn the agent in a cell that is looked at, if it fits there in several ways."""
        if self.page.locator(TURNS).count() > 1:
            before = self.ghost(cell)
            by()
            expect(self.cell(cell).locator(".ghost")).not_to_have_attribute("data-move", before)

    def expected(self, move: str) -> list[str]:
        """What has to be asked of the server for something that the board offers."""
        verb, _, what = move.partition(" ")
        if move == ROUTINE:
            return list(self.preview()["routine"])
        return self.way(what) if verb == "fly" else [move]

    def answer_by_mouse(self, sight: Sight) -> str:
        if sight.asked == "place":
            cell = self.pick(self.click)
            self.cell(cell).hover()
            for _ in range(self._rng.randrange(3)):
                self.turn(cell, lambda: self.page.mouse.wheel(0, 100))
            move = self.ghost(cell)
            expected = [move]
            self.click(self.cell(cell))
        else:
            move = self.choose(self.options(sight.asked))
            expected = self.expected(move)
            verb, _, what = move.partition(" ")
            self.click(self.in_window(what, self.click) if verb == "fly" else self.button(move))
        self.finish(sight.question, self.click)
        self._assert_played(sight, expected)
        return move

    def _assert_played(self, sight: Sight, expected: list[str]) -> None:
        self.page.wait_for_function(ANSWERED, arg=sight.question)
        assert self.played() == expected, "what was shown is what was played"

    # By touch

    def answer_by_touch(self, sight: Sight) -> str:
        before = self.plays
        if sight.asked == "place":
            cell = self.pick(self.tap)
            self.tap(self.cell(cell))
            expect(self.cell(cell)).to_have_attribute("aria-pressed", "true")
            if self._rng.randrange(2):
                self.turn(cell, lambda: self.tap(self.cell(cell)))
            move = self.ghost(cell)
            expected = [move]
            assert self.plays == before, "taps of a cell only show and turn"
            self.tap(self.page.locator(NAMED))
        else:
            move = self.choose(self.options(sight.asked))
            expected = self.expected(move)
            verb, _, what = move.partition(" ")
            if verb == "fly":
                self._turn_to("universe")
                hexagon = self.in_window(what, self.tap)
                self.tap(hexagon)
                expect(hexagon).to_have_attribute("aria-pressed", "true")
                assert self.plays == before, "the first tap of a hex only shows the way"
                self.tap(self._rng.choice([hexagon, self.page.locator(NAMED)]))
            else:
                self.tap(self.button(move))
                self.finish(sight.question, self.tap)
        self._assert_played(sight, expected)
        return move

    def _turn_to(self, page: str) -> None:
        tab = self.page.locator(f'.tabs [data-page="{page}"]')
        if tab.is_visible() and tab.get_attribute("aria-pressed") == "false":
            self.tap(tab)

    # By keyboard

    def answer_by_keyboard(self, sight: Sight) -> str:
        if sight.asked == "place":
            cell = self.pick(self._press_agent)
            self.walk(".ships [data-cell]")
            self._go_to_cell(cell)
            for _ in range(self._rng.randrange(3)):
                self.turn(cell, lambda: self.key("t"))
            move = self.ghost(cell)
            expected = [move]
            self.key("Enter")
        else:
            move = self.choose(self.options(sight.asked))
            expected = self.expected(move)
            verb, _, what = move.partition(" ")
            if verb == "fly":
                self.walk(".map [data-key]")
                self._go_to_hex(what)
                self.key("Enter")
            elif verb == "take":
                self.walk(".queue [data-rove]")
                self.rove(f'.queue [data-move="{move}"]')
                self.key("Enter")
            elif verb == "flip":
                self.walk(".ships [data-cell]")
                self._go_to_cell(what)
                self.key("Enter")
            else:
                self.enter(_named(move))
        self.finish(sight.question, lambda _: self.enter(NAMED))
        self._assert_played(sight, expected)
        return move

    def _press_agent(self, agent: Locator) -> None:
        self.walk(".reserve [data-rove]")
        self.rove(f'.reserve [data-tile="{agent.get_attribute("data-tile")}"]')
        self.key("Enter")

    def _go_to_cell(self, cell: str) -> None:
        """By arrows over the ship."""
        now = str(self.page.evaluate(CELL))
        across, up = ord(cell[0]) - ord(now[0]), int(cell[1]) - int(now[1])
        for _ in range(abs(across)):
            self.key("ArrowRight" if across > 0 else "ArrowLeft")
        for _ in range(abs(up)):
            self.key("ArrowUp" if up > 0 else "ArrowDown")
        assert self.page.evaluate(CELL) == cell

    def _go_to_hex(self, key: str) -> None:
        """By arrows over the universe: towards it, and anywhere else where one has been before."""
        seen: set[str] = set()
        for _ in range(FARTHEST):
            now = str(self.page.evaluate(KEY))
            if now == key:
                return
            across, down = _between(now, key)
            towards = (
                ("ArrowRight", "ArrowLeft")[across < 0]
                if abs(across) > abs(down)
                else ("ArrowDown", "ArrowUp")[down < 0]
            )
            ways = ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"] if now in seen else [towards]
            seen.add(now)
            self.key(self._rng.choice(ways))
        raise AssertionError(f"the arrows never come to {key}")


def _named(move: str) -> str:
    """The button of a move, or of all that needs no decision."""
    return f".board {AT_ONCE}" if move == ROUTINE else f'.board [data-move="{move}"]'


def _between(start: str, goal: str) -> tuple[float, float]:
    """How far it is from hex to hex, to the right and down."""
    (q, r), (other_q, other_r) = (map(int, re.split(",", key)) for key in (start, goal))
    return (other_q - q) + (other_r - r) / 2, (other_r - r) * 0.87
