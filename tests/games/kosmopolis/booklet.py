"""Kosmopolis once more, on plain lists and names: a second reading of the rules to compare the engine with.

Only what chance brought is handed in: the packs dealt, cards drawn and modifiers looked at.
"""

from collections import Counter
from itertools import chain

COLOURS = ("blue", "pink", "green", "yellow")
DEAL = {2: 6, 3: 6, 4: 5}
"""KP-D1"""
Cards = list[str]


def colour_of(card: str) -> str:
    return next(colour for colour in COLOURS if colour[0] == card[0])


def value_of(card: str) -> int:
    return int(card[1])


def total(cards: Cards, colour: str) -> int:
    return sum(value_of(card) for card in cards if card[0] == colour[0])


def in_order(cards: Cards) -> Cards:
    return sorted(cards, key=lambda card: (COLOURS.index(colour_of(card)), card[1]))


class Booklet:
    """A table that is played by the booklet."""

    def __init__(self, seats: int, first: int, seed: str) -> None:
        self.seats = seats
        self.first = first
        self.turn = first
        self.round = 0
        self.question = "over"
        self.step = 0
        self.capital = [seed]
        self.deck = 71
        self.discard: Cards = []
        self.stock = 8
        self.hands: list[Cards] = [[] for _ in range(seats)]
        self.packs: list[Cards] = [[] for _ in range(seats)]
        self.owes = [0] * seats
        self.cities: list[Cards] = [[] for _ in range(seats)]
        self.bonus: list[Cards] = [[] for _ in range(seats)]
        self.gold = [0] * seats
        self.modifiers = [4, 2, -1, -3]
        """Those nobody has looked at this round."""
        self.held: int | None = None
        self.laid: list[tuple[str, int, int]] = []
        """Colours, seats and values."""
        self.last_turns: int | None = None

    # What is asked

    def asked(self) -> list[int]:
        if self.question == "keep":
            return [seat for seat in range(self.seats) if self.owes[seat]]
        return [] if self.question == "over" else [self.turn]

    def limit(self, colour: str) -> int:
        """KP-R3"""
        return total(self.capital, colour) + sum(value for at, _, value in self.laid if at == colour)

    def missing(self, seat: int) -> dict[str, int]:
        """KP-R3 By how much colours of a city are above their limits."""
        found = {}
        for colour in COLOURS:
            points = total(self.cities[seat], colour)
            if points and points > self.limit(colour):
                found[colour] = points - self.limit(colour)
        return found

    def colours_to_take(self) -> list[str]:
        """KP-P6"""
        return [colour for colour in ("blue", "green", "yellow") if total(self.capital, colour)]

    def why_not(self, seat: int, move: str) -> str | None:
        """The rule that refuses a move to a seat that is asked."""
        verb, _, what = move.partition(" ")
        if {"city": "play", "capital": "play"}.get(verb, verb) != self.question:
            return "KD-3"
        if verb == "keep":
            return None if what in self.packs[seat] else "KP-D2"
        if verb in ("city", "capital"):
            return None if what in self.hands[seat] else "KP-P1"
        if verb == "take":
            return None if what in self.colours_to_take() else "KP-P6"
        if verb == "pay":
            chosen, missing = self.chosen(what), self.missing(seat)
            can = set(chosen) <= set(missing) and sum(missing[colour] for colour in chosen) <= self.gold[seat]
            return None if can else "KP-R4"
        return None

    @staticmethod
    def chosen(what: str) -> Cards:
        return [] if what == "nothing" else what.split("+")

    # The draft

    def deal(self, packs: list[Cards]) -> None:
        """KP-D1, KP-D3"""
        each = min(DEAL[self.seats], self.deck // self.seats)
        assert [len(pack) for pack in packs] == [each] * self.seats
        self.packs = [list(pack) for pack in packs]
        self.deck -= each * self.seats
        self.round += 1
        self.last_turns = None
        self._begin_step(1)

    def _begin_step(self, step: int) -> None:
        self.question, self.step = "keep", step
        self.owes = [min(2, len(pack)) for pack in self.packs]
        if not any(self.owes):
            self._pass_left()

    def _pass_left(self) -> None:
        """KP-D2"""
        self.packs = [self.packs[seat - 1] for seat in range(self.seats)]
        if self.step == 1:
            self._begin_step(2)
            return
        self.hands = [hand + pack for hand, pack in zip(self.hands, self.packs, strict=True)]
        self.packs = [[] for _ in range(self.seats)]
        self.question, self.step, self.turn = "play", 0, self.first

    # Moves

    def play(self, seat: int, move: str, drawn: str | None, looked_at: int | None) -> None:
        """A legal move, with the card drawn and the value of the modifier looked at, if any."""
        verb, _, what = move.partition(" ")
        if verb == "keep":
            self.packs[seat].remove(what)
            self.hands[seat].append(what)
            self.owes[seat] -= 1
            if not any(self.owes):
                self._pass_left()
        elif verb == "city":
            self.hands[seat].remove(what)
            self.cities[seat].append(what)
            self._end_turn()
        elif verb == "capital":
            self.hands[seat].remove(what)
            self.capital.append(what)
            self._act(seat, colour_of(what), drawn, looked_at)
        elif verb == "lay":
            assert self.held is not None
            self.laid.append((what, seat, self.held))
            self.held = None
            self._end_turn()
        elif verb == "take":
            card = min((card for card in self.capital if colour_of(card) == what), key=value_of)
            self.capital.remove(card)
            self.cities[seat].append(card)
            self._end_turn()
        else:
            self._check(seat, self.chosen(what))
            self._check_from((seat + 1) % self.seats, self.first)

    def _act(self, seat: int, colour: str, drawn: str | None, looked_at: int | None) -> None:
        """KP-P2 to KP-P6"""
        assert (drawn is not None) == (colour == "green" and self.deck > 0)
        assert (looked_at is not None) == (colour == "blue" and self.modifiers != [])
        if drawn is not None:
            self.hands[seat].append(drawn)
            self.deck -= 1
        if colour == "yellow" and self.stock:
            self.stock -= 1
            self.gold[seat] += 1
        if looked_at is not None:
            self.modifiers.remove(looked_at)
            self.held = looked_at
            self.question = "lay"
        elif colour == "pink" and self.colours_to_take():
            self.question = "take"
        else:
            self._end_turn()

    def _end_turn(self) -> None:
        """KP-R1"""
        if self.last_turns is not None:
            self.last_turns -= 1
        elif not self.hands[self.turn]:
            self.last_turns = self.seats - 1
        self.question = "play"
        if self.last_turns == 0:
            self._end_round()
        else:
            self.turn = (self.turn + 1) % self.seats

    # The end of a round

    def _end_round(self) -> None:
        """KP-R2"""
        for city, hand in zip(self.cities, self.hands, strict=True):
            city += hand
            hand.clear()
        self._check_from(self.first, None)

    def _check_from(self, seat: int, end: int | None) -> None:
        """KP-R4 Seat by seat, until one has something to choose or all are done."""
        while seat != end:
            if any(short <= self.gold[seat] for short in self.missing(seat).values()):
                self.question, self.turn = "pay", seat
                return
            self._check(seat, [])
            seat = (seat + 1) % self.seats
            end = self.first
        self._award()

    def _check(self, seat: int, saved: Cards) -> None:
        """KP-R3, KP-R4"""
        missing = self.missing(seat)
        spent = sum(missing[colour] for colour in saved)
        self.gold[seat] -= spent
        self.stock += spent
        lost = [card for card in self.cities[seat] if colour_of(card) in set(missing) - set(saved)]
        self.discard += lost
        for card in lost:
            self.cities[seat].remove(card)

    def _award(self) -> None:
        """KP-R5 to KP-R7"""
        order = [(self.first + steps) % self.seats for steps in range(self.seats)]
        for colour in COLOURS:
            best = max(total(city, colour) for city in self.cities)
            for seat in order if best else []:
                there = [card for card in self.capital if colour_of(card) == colour]
                if there and total(self.cities[seat], colour) == best:
                    card = max(there, key=value_of)
                    self.capital.remove(card)
                    self.bonus[seat].append(card)
        self.question = "over"
        if self.round < 3:
            self.modifiers, self.laid = [4, 2, -1, -3], []
            self.first = max(order, key=lambda seat: (sum(map(value_of, self.cities[seat])), -order.index(seat)))

    # What it is worth

    def score(self, seat: int) -> int:
        """KP-E1"""
        return sum(map(value_of, chain(self.cities[seat], self.bonus[seat]))) + self.gold[seat]

    def winners(self) -> list[int]:
        """KP-E1"""
        standings = []
        for seat in range(self.seats):
            values = Counter(map(value_of, chain(self.cities[seat], self.bonus[seat])))
            standings.append((self.score(seat), *(values[value] for value in (6, 5, 4, 3, 2))))
        return [seat for seat, standing in enumerate(standings) if standing == max(standings)]
