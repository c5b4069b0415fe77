"""The deck in two parts, with the end-of-shift card somewhere in the lower one.

Nobody knows which passenger lies in which part, so it is settled when a card is drawn: all of them are in one bag. Only
inspectors are counted part by part, as one that is shuffled back is known to be in its part.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from kosmodrom.core.bag import Bag
from kosmodrom.core.fields import Bagged, Fields
from kosmodrom.core.rng import Rng
from kosmodrom.games.galaktiko.parts.kinds import DECK, END_OF_SHIFT, INSPECTOR, PASSENGERS

LOWER_PART: Final = 20
"""GK-S1 Cards in the lower part, the end-of-shift card aside."""
TURNED_UP_BITS: Final = 5


@final
@mypyc_attr(acyclic=True)
class Deck:
    """Draws take constant time; sizes are public, the inspectors of each part aren't, their sum is."""

    def __init__(self) -> None:
        self.passengers: Bag = Bag()
        self.inspectors: i64 = 0
        """Those of the whole game, wherever they are."""
        self.upper: i64 = 0
        """Cards in the upper part."""
        self.lower: i64 = 0
        """Cards in the lower part, with the end-of-shift card."""
        self.upper_inspectors: i64 = 0
        self.lower_inspectors: i64 = 0
        self.end_cards: i64 = 0
        """1 while the end-of-shift card is in the lower part."""
        self.turned_up: i64 = 0
        """How often an inspector came from the upper part while 0, 1, ... others were out of the deck, five bits each.

        That is all that the cards seen so far tell about the inspectors of each part; 0 once the upper is used up."""

    def load(self, other: "Deck") -> None:
        self.passengers.load(other.passengers)
        self.inspectors = other.inspectors
        self.upper = other.upper
        self.lower = other.lower
        self.upper_inspectors = other.upper_inspectors
        self.lower_inspectors = other.lower_inspectors
        self.end_cards = other.end_cards
        self.turned_up = other.turned_up

    @property
    def size(self) -> i64:
        return self.upper + self.lower

    @property
    def hidden_inspectors(self) -> i64:
        """The inspectors in the deck, in either part."""
        return self.upper_inspectors + self.lower_inspectors

    def fill(self, inspectors: i64) -> None:
        """GK-S1 Inspectors to the passengers, and the end-of-shift card beside them."""
        self.inspectors = inspectors
        self.upper_inspectors = inspectors
        self.upper = self.passengers.size + inspectors
        self.end_cards = 1
        self.lower = 1

    def remove_end_card(self) -> None:
        """GK-O3 The end-of-shift card stays in the box."""
        self.end_cards = 0
        self.lower = 0

    def split(self, rng: Rng) -> None:
        """GK-S1 Count off 20 cards for the lower part, and shuffle the end-of-shift card among them."""
        free: i64 = LOWER_PART
        left = self.upper
        last = self.upper - self.inspectors
        while left > last:
            if rng.below(left, DECK) < free:
                free -= 1
            left -= 1
        self.upper -= LOWER_PART
        self.lower += LOWER_PART
        self.lower_inspectors = LOWER_PART - free
        self.upper_inspectors -= self.lower_inspectors

    def draw(self, rng: Rng) -> i64:
        """The top card: a kind, or END_OF_SHIFT."""
        if self.upper > 0:
            return self._draw_upper(rng)
        place = rng.below(self.lower, DECK)
        self.lower -= 1
        if place < self.lower_inspectors:
            self.lower_inspectors -= 1
            return INSPECTOR
        if place < self.lower_inspectors + self.end_cards:
            self.end_cards = 0
            return END_OF_SHIFT
        return self.passengers.draw(rng, DECK)

    def _draw_upper(self, rng: Rng) -> i64:
        place = rng.below(self.upper, DECK)
        self.upper -= 1
        if place >= self.upper_inspectors:
            if self.upper == 0:
                self.turned_up = 0
            return self.passengers.draw(rng, DECK)
        out = self.inspectors - self.upper_inspectors - self.lower_inspectors
        self.turned_up += 2**40 >> (40 - TURNED_UP_BITS * out)
        self.upper_inspectors -= 1
        if self.upper == 0:
            self.turned_up = 0
        return INSPECTOR

    def put_back_inspector(self) -> bool:
        """GK-S3 Shuffle an inspector into the upper part, or the lower once that is used up; whether into the upper."""
        if self.upper > 0:
            self.upper += 1
            self.upper_inspectors += 1
            return True
        self.lower += 1
        self.lower_inspectors += 1
        return False


DECK_FIELDS: Final = Fields(
    "a deck of Galaktiko",
    Bagged("passengers", below=PASSENGERS),
    "inspectors",
    "upper",
    "lower",
    "upper_inspectors",
    "lower_inspectors",
    "end_cards",
    "turned_up",
)
