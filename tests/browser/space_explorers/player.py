"""Somebody who plays Space Explorers in the browser: opens cards, recruits, pays, answers what is asked."""

import json
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator

from tests.browser.http_player import Json
from tests.browser.player import Player, Sight

NAMED: Final = ".now [data-confirm]"
BY_CARD: Final = ("take", "recruit", "raise", "pawn", "lay", "pick", "return", "use")
"""What is done with a card where it lies."""
OPENED: Final = ("act", "go_on", "recruit")
"""Questions in which a card is opened first, and then it is said what becomes of it."""
LIKED: Final = {"recruit": 12, "project": 30, "section": 8, "rest": 4, "token": 4, "take": 2, "done": 3}
ANSWERED: Final = "(since) => Number(document.querySelector('[data-layout]').dataset.question) !== since"


class SpaceExplorersPlayer(Player):
    """A player who recruits rather than takes, and pays in every way there is."""

    game = "space_explorers"
    named_by = NAMED

    def weigh(self, move: str) -> int:
        return LIKED.get(move.split()[0], 4)

    def shown(self) -> Json:
        """The board that the server sent last."""
        return self.boards()[-1]

    def options(self) -> list[str]:
        """What may be done now."""
        return [str(each["move"]) for each in self.shown()["moves"]]

    def pays(self, move: str) -> bool:
        """Whether a recruit, once named, is paid for step by step."""
        return any(each["move"] == move and each.get("pays") for each in self.shown()["preview"]["moves"])

    def card(self, number: str) -> str:
        return f'.table [data-card="{number}"]'

    def button(self, move: str) -> str:
        return f'.table [data-move="{move}"]'

    def plan(self, move: str) -> tuple[list[str], list[str]]:
        """The things that are pressed for a move, one after another, and what the page then asks of the server."""
        verb, _, about = move.partition(" ")
        card = self.card(about.partition("-")[0])
        if verb not in BY_CARD or not self.page.locator(card).count():
            return [self.button(move)], [move]
        if self.shown()["view"]["question"] not in OPENED:
            return [card], [move]
        if verb == "recruit" and (not self.pays(move) or self._rng.randrange(2)):
            return [card, f'.now [data-recruit="{move}"]'], [move, "rest"] if self.pays(move) else [move]
        return [card, f'.now [data-move="{move}"]'], [move]

    def played(self) -> list[str]:
        """The moves that the page asked for last."""
        self.page.evaluate("0")
        plays = [frame for frame in self.sent if '"type":"play"' in frame]
        moves = json.loads(plays[-1])["command"]["moves"]
        assert isinstance(moves, list)
        return moves

    def answer(self, sight: Sight, press: Callable[[str], None], confirm: Callable[[Locator], None]) -> str:
        """Press one thing after another; the last one plays, or asks once more."""
        move = self.choose(self.options())
        things, expected = self.plan(move)
        for thing in things:
            press(thing)
        self.finish(sight.question, confirm)
        self.page.wait_for_function(ANSWERED, arg=sight.question)
        assert self.played() == expected, "what was shown is what was played"
        return move

    def bring(self, thing: str) -> Locator:
        """Have a thing of the board in sight: on a phone its page is turned to."""
        found = self.page.locator(thing).first
        if not found.is_visible():
            for tab in self.page.locator(".tabs [data-page]").all():
                tab.click()
                if found.is_visible():
                    break
        return found

    def answer_by_mouse(self, sight: Sight) -> str:
        return self.answer(sight, lambda thing: self.click(self.bring(thing)), self.click)

    def answer_by_touch(self, sight: Sight) -> str:
        return self.answer(sight, lambda thing: self.tap(self.bring(thing)), self.tap)

    def answer_by_keyboard(self, sight: Sight) -> str:
        return self.answer(sight, self._press_by_keys, lambda _: self.enter(NAMED))

    def _press_by_keys(self, thing: str) -> None:
        """A card by Tab to its row and by arrows there, anything else by Tab."""
        if "data-card" in thing:
            self.walk(f"{self._row_of(thing)} [data-rove]")
            self.rove(thing)
        else:
            self.walk(thing)
        self.key("Enter")

    def _row_of(self, thing: str) -> str:
        """The row of cards that a card lies in."""
        for row in (".center", ".hand", ".hub"):
            if self.page.locator(f"{row} {thing.removeprefix('.table ')}").count():
                return row
        raise AssertionError(f"{thing} lies nowhere")
