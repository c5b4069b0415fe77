"""Somebody who plays Kosmopolis in the browser."""

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.player import Player, Sight
from tests.browser.visitor import Visitor

ROUNDS: Final = 3
NAMED: Final = ".actions .btn--go.choice"
CHOSEN: Final = re.compile(r"\bchosen\b")
PAID: Final = ".pay .toggle[aria-pressed=true]"
MOST_STAGES: Final = 20
# The round of the check that is open, and the stage it shows; null: none is.
STAGE: Final = """
() => {
  const dialog = document.querySelector("dialog[data-check][open]");
  return dialog && [Number(dialog.dataset.check), dialog.querySelector("[data-stage]").dataset.stage];
}
"""
TURNED: Final = f"(before) => `${{({STAGE})()}}` !== `${{before}}`"


class KosmopolisPlayer(Player):
    """A player who reads the checks of the rounds, too; checks are explained as they come, earlier ones are not."""

    game = "kosmopolis"
    named_by = NAMED

    def __init__(self, visitor: Visitor, seed: int = 1, speed: str | None = None) -> None:
        super().__init__(visitor, seed, speed)
        self.stages: dict[int, list[str]] = {}
        """The stages of each round's check that were read."""
        self._known = 0
        """The last round whose check was over when the page was opened."""
        self._gold_explained = 0
        """The round of whose check was shown how far it had come when gold decides."""

    def sit_at(self, table: str) -> None:
        self.table = table
        view = self.board()["view"]
        if isinstance(view, dict):
            self._known = int(view["round"]) - 1
            self._gold_explained = self._known + 1 if view["question"] == "pay" else 0
        super().sit_at(table)

    # Looking

    def see(self, since: int | None = None, read: Callable[[], None] | None = None) -> Sight:
        """Wait until there is something to decide, other than a question answered; checks are read on the way."""
        sight = self._look(since)
        while sight.check or self._is_check_due(sight):
            sight = sight if sight.check else self._look(since, is_check_due=True)
            (read or self.read_check)()
            sight = self._look(since)
        return sight

    def _is_check_due(self, sight: Sight) -> bool:
        """Every round ends with its check, shown whole; if gold decides, as far as it has come."""
        over = sight.round if sight.is_over else sight.round - 1
        if over > self._known and not {"next", "end"} & set(self.stages.get(over, [])):
            return True
        return sight.asked == "pay" and self._gold_explained != sight.round

    def skip_check(self) -> None:
        """Close it unread."""
        dialog = self.page.locator("dialog[data-check][open]")
        self.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)

    def read_check(self, turn: Callable[[], None] | None = None) -> None:
        """Have it shown stage by stage, and close it. It may grow meanwhile: another pays while this one reads."""
        go = self.page.locator("dialog[data-check][open] footer .go")
        for _ in range(MOST_STAGES):
            at = self.page.evaluate(STAGE)
            if at is None:
                return
            number, stage = at
            self.stages.setdefault(number, []).append(stage)
            if stage == "waiting":
                self._gold_explained = number
            (turn or (lambda: self.click(go)))()
            self.page.wait_for_function(TURNED, arg=at)
        raise AssertionError("a check that has no end")

    # Deciding

    def weigh(self, move: str) -> int:
        """Rather gold to pay, modifiers to lay, cards to take."""
        verb, _, what = move.partition(" ")
        if verb == "capital":
            return {"y": 8, "b": 3, "p": 3}.get(what[0], 1)
        return 5 if verb == "pay" and what != "nothing" else 2

    def cityward(self) -> str:
        """A move of the list that sends a card to the city: it can be taken back."""
        self.open_list()
        return next(move for move in self.listed() if move.startswith("city"))

    # On the board

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

    def _put_back(self, press: Callable[[Locator], None]) -> None:
        """Pay for nobody: one after another, since who is let go is no longer to be found among those paid for."""
        paid = self.page.locator(PAID)
        for left in reversed(range(paid.count())):
            press(paid.first)
            expect(paid).to_have_count(left)

    def _press_space(self, _: Locator) -> None:
        self.walk(PAID)
        self.key("Space")

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
                self._put_back(self.click)
            self.click(self.page.locator(".pay .btn--go"))
        else:
            self.click(self.card(what))
            self.click(self.choice(verb))
        return move

    def answer_by_touch(self, sight: Sight) -> str:
        """Answer the question by touching things of the board: the first time they only show what they would bring."""
        move = self.choose(self.options(sight.asked))
        verb, _, what = move.partition(" ")
        before = self.plays
        if verb == "pay":
            if what == "nothing":
                self._put_back(self.tap)
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

    def answer_by_keyboard(self, sight: Sight) -> str:
        """Answer the question without a mouse."""
        move = self.choose(self.options(sight.asked))
        verb, _, what = move.partition(" ")
        if verb == "pay":
            if what == "nothing":
                self._put_back(self._press_space)
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

    def play_by_keyboard(self, read: Callable[[], None] | None = None) -> None:
        super().play_by_keyboard(read or (lambda: self.read_check(lambda: self.key("Enter"))))
