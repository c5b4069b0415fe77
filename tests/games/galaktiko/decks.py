"""Every order in which a small deck may lie, drawn from card by card, to compare the engine's deck and worlds with.

Nothing here asks the engine: a deck is two lists of cards with the top first. Every shuffle of the single cards counts
once, so does every place where the end-of-shift card or an inspector shuffled back may come to lie.
"""

from collections import Counter
from dataclasses import dataclass
from itertools import permutations

END = "end"
INSPECTOR = "inspector"

Order = tuple[tuple[str, ...], tuple[str, ...]]
"""The upper part and the lower one."""
Sight = tuple[str, ...]
"""What everybody has seen: cards turned up, and inspectors shuffled back."""
Courses = dict[Sight, Counter[tuple[Order, int]]]
"""By what was seen: how the deck may lie now, and how many inspectors were counted off into the lower part at first."""


@dataclass(frozen=True)
class SmallDeck:
    """The cards, how many of them are counted off for the lower part, and whether an end-of-shift card is added."""

    cards: str
    lower: int
    has_end_card: bool = True

    @property
    def inspectors(self) -> int:
        return self.cards.split().count(INSPECTOR)

    def courses(self) -> Courses:
        """All orders of the deck, before anything was seen."""
        found: Counter[tuple[Order, int]] = Counter()
        for order in permutations(self.cards.split()):
            upper, lower = order[self.lower :], order[: self.lower]
            counted_off = lower.count(INSPECTOR)
            for place in range(self.lower + 1 if self.has_end_card else 1):
                ended = (*lower[:place], END, *lower[place:]) if self.has_end_card else lower
                found[(upper, ended), counted_off] += 1
        return {(): found}


def go_on(courses: Courses, step: str) -> Courses:
    """What may follow: `draw` turns up the top card, `back` shuffles one inspector back, `back all` all of them."""
    following: Courses = {}
    for sight, found in courses.items():
        for (order, counted_off), ways in found.items():
            for seen, after in _after(sight, order, step):
                following.setdefault((*sight, *seen), Counter())[after, counted_off] += ways
    return following


def _after(sight: Sight, order: Order, step: str) -> list[tuple[Sight, Order]]:
    upper, lower = order
    if step == "draw":
        if END in sight or not (upper or lower):
            return [((), order)]
        return [((upper[0],), (upper[1:], lower))] if upper else [((lower[0],), (upper, lower[1:]))]
    out = sight.count(INSPECTOR) - sight.count("back")
    orders = [order]
    times = out if step == "back all" else min(out, 1)
    for _ in range(times):
        orders = [after for before in orders for after in _shuffled_in(before)]
    return [(("back",) * times, after) for after in orders]


def _shuffled_in(order: Order) -> list[Order]:
    """GK-S3 An inspector at every place of the upper part, or of the lower once that is used up."""
    upper, lower = order
    if upper:
        return [((*upper[:place], INSPECTOR, *upper[place:]), lower) for place in range(len(upper) + 1)]
    return [(upper, (*lower[:place], INSPECTOR, *lower[place:])) for place in range(len(lower) + 1)]
