"""Galaktiko once more, on plain lists and names: a second reading of the rules to compare the engine with.

Nothing here asks the engine but what it shows when the queues lie; the cards turned up later are handed in.
"""

from collections import Counter
from collections.abc import Iterable

from kosmodrom.games.galaktiko.view import GalaktikoView

Place = tuple[int, int]
"""A sector from 0, and a slot."""
SLOTS = "abc"
ROUTE = {2: 1, 3: 2, 4: 2, 5: 3, 6: 3}
"""GK-C3 Stations a sector."""
SCORED = {"rich": 2, "stowaway": 2}
IN_HAND = {"vortan": 2, "stowaway": 2}
"""GK-E2 Everybody else counts 1."""


def sort_of(card: str) -> str:
    return card.partition("-")[0]


def icons_of(card: str) -> set[str]:
    first, _, second = card.partition("-")
    if first in ("vortan", "inspector"):
        return set()
    return {second} if first in ("rich", "stowaway") else {first, second}


def place_of(station: str) -> Place:
    return int(station[0]) - 1, SLOTS.index(station[1])


def move_cards(hand: Counter[str], pile: Counter[str], cards: Iterable[str]) -> None:
    for card in cards:
        hand[card] -= 1
        pile[card] += 1


class Booklet:
    """A table that is played by the booklet."""

    def __init__(self, view: GalaktikoView) -> None:
        self.seats = len(view.seats)
        self.chosen = {name for name, choice in view.options.items() if choice == "on"}
        self.icons = [[station.icon for station in sector.stations] for sector in view.sectors]
        self.queues = [list(sector.queue) for sector in view.sectors]
        self.inspectors = [0] * 8
        self.hands = [Counter[str]() for _ in range(self.seats)]
        self.scored = [Counter[str]() for _ in range(self.seats)]
        self.discard = Counter[str]()
        self.ships: list[Place | None] = [None] * self.seats
        self.upper, self.lower = view.upper, view.lower
        self.first = view.first
        self.turn = (view.first - 1) % self.seats
        self.question = "start"
        self.round = 1
        self.last_round: int | None = None
        self.rich_left = False

    # What is asked

    @property
    def here(self) -> Place:
        place = self.ships[self.turn]
        assert place is not None
        return place

    @property
    def icon(self) -> str:
        return self.icons[self.here[0]][self.here[1]]

    def who_can_leave(self) -> set[str]:
        """GK-T7, GK-T8, GK-O4"""
        found = set[str]()
        for card in +self.hands[self.turn]:
            if card == "vortan":
                can = "vortan" in self.queues[self.here[0]]
            else:
                can = self.icon in icons_of(card) and not self.is_held(card)
            found |= {card} if can else set()
        return found

    def is_held(self, card: str) -> bool:
        """GK-O4"""
        return "rich_first" in self.chosen and not self.rich_left and sort_of(card) != "rich"

    def room(self) -> int:
        """GK-T9"""
        return min(6 - self.hands[self.turn].total(), len(self.queues[self.here[0]]))

    def why_not(self, move: str) -> str | None:
        """The rule that refuses a move to the driver who is asked."""
        verb, _, what = move.partition(" ")
        if {"stay": "off"}.get(verb, verb) != self.question:
            return "KD-3"
        if verb in ("start", "fly"):
            return self._why_not_there(verb, place_of(what))
        if verb == "off" and what not in self.who_can_leave():
            if what == "vortan":
                return "GK-T8"
            is_right_here = self.hands[self.turn][what] > 0 and self.icon in icons_of(what)
            return "GK-O4" if is_right_here else "GK-T7"
        if verb == "load" and int(what) > self.room():
            return "GK-T9"
        return None

    def _why_not_there(self, verb: str, place: Place) -> str | None:
        if place[1] >= ROUTE[self.seats]:
            return "GK-C3"
        if verb == "start":
            return "GK-S4" if place[0] in [ship[0] for ship in self.ships if ship] else None
        stays = place[0] == self.here[0] and "full_circle" not in self.chosen
        return "GK-T1" if stays or place in self.ships else None

    # What happens

    def play(self, move: str, dealt: list[str]) -> None:
        """A legal move; `dealt` are the cards turned up, `end` among them."""
        verb, _, what = move.partition(" ")
        if verb == "start":
            self._start(place_of(what))
        elif verb == "fly":
            self._fly(place_of(what), dealt)
        elif verb == "off":
            self._let_off(what)
        elif verb == "stay":
            self._ask_how_many()
        else:
            self._load(int(what))

    def _start(self, place: Place) -> None:
        """GK-S4"""
        self.ships[self.turn] = place
        self.hands[self.turn].update(self.queues[place[0]])
        self.queues[place[0]].clear()
        if self.turn == self.first:
            self.question = "fly"
        else:
            self.turn = (self.turn - 1) % self.seats

    def _fly(self, place: Place, dealt: list[str]) -> None:
        """GK-T1, GK-T3 to GK-T6, GK-O1"""
        self.ships[self.turn] = place
        behind = [(place[0] - steps) % 8 for steps in (1, 2, 3, 4, 5)] if self.last_round is None else []
        for sector in behind:
            self._deal(dealt.pop(0), sector)
            if self.last_round is not None:
                break
        assert not dealt, "more were dealt than the booklet says"
        if self.inspectors[place[0]]:
            self.inspectors[place[0]] -= 1
            self._inspect()
        if "cheeky_stowaways" in self.chosen:
            self._move_to(self.discard, [card for card in self._stowaways() if self.icon in icons_of(card)])
        self.rich_left = False
        self._ask_who_leaves()

    def _deal(self, card: str, sector: int) -> None:
        """GK-T3 to GK-T5, GK-O3"""
        if self.upper:
            self.upper -= 1
        else:
            self.lower -= 1
        if card == "inspector":
            self.inspectors[sector] += 1
        elif card != "end":
            self.queues[sector].append(card)
        if card == "end" or ("bitter_end" in self.chosen and self.upper + self.lower == 0):
            self.last_round = self.round + 1

    def _stowaways(self) -> list[str]:
        return [card for card in self.hands[self.turn].elements() if sort_of(card) == "stowaway"]

    def _move_to(self, pile: Counter[str], cards: Iterable[str]) -> None:
        move_cards(self.hands[self.turn], pile, cards)

    def _inspect(self) -> None:
        """GK-T6, GK-S3, GK-O3"""
        caught = self._stowaways()
        self._move_to(self.scored[self.turn], caught)
        if caught or ("bitter_end" in self.chosen and self.last_round is not None):
            self.discard["inspector"] += 1
        elif self.upper:
            self.upper += 1
        else:
            self.lower += 1

    def _ask_who_leaves(self) -> None:
        if self.who_can_leave():
            self.question = "off"
        else:
            self._ask_how_many()

    def _let_off(self, card: str) -> None:
        """GK-T7, GK-T8"""
        if card == "vortan":
            self.queues[self.here[0]].remove(card)
            self.discard[card] += 1
        pays = sort_of(card) not in ("vortan", "stowaway")
        self._move_to(self.scored[self.turn] if pays else self.discard, [card])
        self.rich_left |= sort_of(card) == "rich"
        self._ask_who_leaves()

    def _ask_how_many(self) -> None:
        """GK-T9"""
        if "optional_loading" in self.chosen and self.room():
            self.question = "load"
        else:
            self._load(self.room())

    def _load(self, cards: int) -> None:
        """GK-T9, GK-E1"""
        queue = self.queues[self.here[0]]
        self.hands[self.turn].update(queue[:cards])
        del queue[:cards]
        self.question = "fly"
        self.turn = (self.turn + 1) % self.seats
        if self.turn != self.first:
            return
        if self.round == self.last_round:
            self._end()
        else:
            self.round += 1

    def _end(self) -> None:
        """GK-O2"""
        self.question = "over"
        if "they_walk" in self.chosen:
            for seat, hand in enumerate(self.hands):
                move_cards(hand, self.discard, self.who_would_walk(seat))

    # What it is worth

    def who_would_walk(self, seat: int) -> list[str]:
        """GK-O2"""
        ship = self.ships[seat]
        near = set(self.icons[ship[0]]) if ship is not None and "they_walk" in self.chosen else set()
        return [card for card in self.hands[seat].elements() if icons_of(card) & near]

    def score(self, seat: int) -> int:
        """GK-E2 If the game ended now."""
        staying = self.hands[seat] - Counter(self.who_would_walk(seat))
        points = sum(SCORED.get(sort_of(card), 1) for card in self.scored[seat].elements())
        return points - sum(IN_HAND.get(sort_of(card), 1) for card in staying.elements())

    def winners(self) -> list[int]:
        """GK-E2, GK-E3"""
        standings = [
            (self.score(seat), sum(sort_of(card) == "stowaway" for card in self.scored[seat].elements()))
            for seat in range(self.seats)
        ]
        return [seat for seat, standing in enumerate(standings) if standing == max(standings)]
