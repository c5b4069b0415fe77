"""Somebody who plays Galaktiko in the browser: flies by the stations of the ring, lets people off by their windows."""

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.player import Player, Sight

NAMED: Final = ".trip .btn--go"
OFF: Final = ".dropoff .btn--go"
STAY: Final = ".dropoff .btn--space"
LOAD: Final = ".loading .btn--go"
FEWER: Final = ".loading .stepper button:first-child"
CHOSEN: Final = re.compile(r"\bchosen\b")
PAYERS: Final = "off payers"
"""Everybody who pays, with one button: no move of the game, but several."""


class GalaktikoPlayer(Player):
    """A player who rather lets people off than keeps them."""

    game = "galaktiko"
    named_by = NAMED

    def weigh(self, move: str) -> int:
        return 1 if move == "stay" else 50 if move in self._unloading() else 3

    def _unloading(self) -> set[str]:
        """Flights to where somebody on board wants to go."""
        previews = self.boards()[-1]["preview"] or []
        assert isinstance(previews, list)
        return {preview["move"] for preview in previews if preview.get("off")}

    # On the board

    def options(self, asked: str) -> list[str]:
        """What the board lets one do, as it can be seen there."""
        if asked in ("start", "fly"):
            stations = self.places('.legal[data-place^="station-"][aria-disabled=false]')
            return [f"{asked} {station}" for station in stations]
        if asked == "off":
            leaving = {f"off {card}" for card in self.places('.can[data-place^="hand-"][aria-disabled=false]')}
            payers = [PAYERS] if self.page.locator(OFF).count() else []
            return [*sorted(leaving), *payers, "stay"]
        return ["load all", "load fewer"]

    def station(self, station: str) -> Locator:
        return self.page.locator(f'[data-place="station-{station}"]')

    def passenger(self, card: str) -> Locator:
        """Somebody in one's own bus; of several alike the first."""
        return self.page.locator(f'.bus [data-place="hand-{card}"]').first

    def answer_by_mouse(self, sight: Sight) -> str:
        return self._answer(sight, self.click)

    def _answer(self, sight: Sight, press: Callable[[Locator], None]) -> str:
        move = self.choose(self.options(sight.asked))
        verb, _, what = move.partition(" ")
        if verb in ("start", "fly"):
            press(self.station(what))
            self.finish(sight.question, press)
        elif verb == "load":
            if what == "fewer":
                press(self.page.locator(FEWER))
            press(self.page.locator(LOAD))
        elif move in (PAYERS, "stay"):
            press(self.page.locator(OFF if move == PAYERS else STAY))
        else:
            press(self.passenger(what))
        return move

    # By touch

    def answer_by_touch(self, sight: Sight) -> str:
        before = self.plays

        def touch(thing: Locator) -> None:
            """The first tap of a thing that has to be looked at only shows."""
            is_looked_at = thing.get_attribute("data-place") is not None
            self.tap(thing)
            if not is_looked_at:
                return
            expect(thing).to_have_class(CHOSEN)
            assert self.plays == before, "the first tap only shows"
            named = self.page.locator(OFF if sight.asked == "off" else NAMED)
            expect(named).to_be_visible()
            self.tap(self._rng.choice([thing, named]))

        return self._answer(sight, touch)

    # By keyboard

    def answer_by_keyboard(self, sight: Sight) -> str:
        move = self.choose(self.options(sight.asked))
        verb, _, what = move.partition(" ")
        if verb in ("start", "fly"):
            self._go_to("station", what)
            self.key("Enter")
            self.finish(sight.question, lambda _: self.enter(NAMED))
        elif verb == "load":
            if what == "fewer":
                self.enter(FEWER)
            self.enter(LOAD)
        elif move in (PAYERS, "stay"):
            self.enter(OFF if move == PAYERS else STAY)
        else:
            self._go_to("hand", what)
            self.key("Enter")
        return move

    def _go_to(self, group: str, what: str) -> None:
        self.walk(f'[data-rove][data-place^="{group}-"]')
        self.rove(f'[data-place="{group}-{what}"]')
