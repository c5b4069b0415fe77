"""What a learning program sees of Kosmopolis: limits and cities colour by colour, who is ahead, the cards of a seat."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.features import AT_LEAST, COUNT, ONE_OF, Features, Layout, numbers, within, write_at_least
from kosmodrom.games.kosmopolis.bot import chance_of_lead, chance_of_safety, count_left
from kosmodrom.games.kosmopolis.knowledge import is_modifier_known, passed_last, passed_on
from kosmodrom.games.kosmopolis.moves import CARD_NAMES, COLOUR_NAMES
from kosmodrom.games.kosmopolis.parts import (
    COLOURS,
    LOWEST_VALUE,
    MODIFIERS,
    NO_CARDS,
    VALUES,
    count,
    grand_total,
    highest_of_colour,
    lowest,
    lowest_of_colour,
    of_colour,
    present,
    size,
    total,
    value_of,
    without_lowest,
)
from kosmodrom.games.kosmopolis.rules.round_end import ROUNDS
from kosmodrom.games.kosmopolis.state import HELD, IN_DECK, KEEPING, PAYING, SEAT_BITS, SEAT_MASK, KosmopolisState

POINTS_UNIT: Final = 20.0
QUESTIONS: Final = ("keep", "play", "lay", "take", "pay", "over")
"""By the numbers of `state`."""
TO_PLAY_STEP: Final = 2
TO_PLAY_STEPS: Final = 8
DECK_STEP: Final = 6
DECK_STEPS: Final = 8
STOCK_STEPS: Final = 4
POINTS_STEP: Final = 4
"""Points of a colour are looked at in steps of so many."""
CAPITAL_STEPS: Final = 10
CITY_STEPS: Final = 8
ROOM_NAMES: Final = ("-10", "-8", "-6", "-5", "-4", "-3", "-2", "-1", "0", "1", "2", "3", "4", "6", "8", "10")
"""How far a city is below a limit: this much, up to the next number."""
ROOMS: Final = len(ROOM_NAMES)
LEAD_NAMES: Final = ("-4", "-2", "-1", "0", "1", "2", "4")
"""How far a city is above the best other one in a colour."""
LEADS: Final = len(LEAD_NAMES)
GOLD_STEPS: Final = 6
MOST_CARDS: Final = 9
HAND_STEP: Final = 3
HAND_STEPS: Final = 5
AHEAD_STEP: Final = 3
AHEAD_LOWEST: Final = -21
AHEAD_STEPS: Final = 15
HOPES_STEP: Final = 2
HOPES_LOWEST: Final = -16
HOPES_STEPS: Final = 17
HALVES: Final = 2
"""Hopes are told to half a point."""
HALF_POINTS: Final = ("half",)

_EVEN: Final = 16
"""Where a difference of 0 is found in a table of differences."""


def _by_difference(names: tuple[str, ...]) -> vec[i64]:
    """For each difference from -16 to 16 the last of the ascending bounds that it reaches, or the first."""
    bounds = [int(name) for name in names]
    return vec[i64]([max(0, sum([bound <= d for bound in bounds]) - 1) for d in range(-_EVEN, _EVEN + 1)])


_ROOM: Final = _by_difference(ROOM_NAMES)
_LEAD: Final = _by_difference(LEAD_NAMES)


@final
class KosmopolisFeatures(Features[KosmopolisState]):
    """Where each group begins, and how it is written."""

    def __init__(self, seats: i64) -> None:
        layout = Layout("kosmopolis", seats)
        places = layout.places()
        self.round: i64 = layout.table("round", ONE_OF, numbers(1, ROUNDS))
        self.question: i64 = layout.table("question", ONE_OF, QUESTIONS)
        self.step: i64 = layout.table("step", ONE_OF, numbers(1, 2))
        self.turn: i64 = layout.table("turn", ONE_OF, places)
        self.first: i64 = layout.table("first", ONE_OF, places)
        self.last_turns: i64 = layout.table("last turns", ONE_OF, numbers(0, int(seats) - 1))
        steps = numbers(TO_PLAY_STEP, TO_PLAY_STEP * TO_PLAY_STEPS, TO_PLAY_STEP)
        self.to_play: i64 = layout.table("to play", AT_LEAST, steps)
        self.deck: i64 = layout.table("deck", AT_LEAST, numbers(DECK_STEP, DECK_STEP * DECK_STEPS, DECK_STEP))
        self.stock: i64 = layout.table("stock", AT_LEAST, numbers(1, STOCK_STEPS))
        self.modifiers: i64 = layout.table("modifiers", AT_LEAST, numbers(1, MODIFIERS))
        steps = numbers(POINTS_STEP, POINTS_STEP * CAPITAL_STEPS, POINTS_STEP)
        self.capital: i64 = layout.table("capital", AT_LEAST, COLOUR_NAMES, steps)
        values = numbers(LOWEST_VALUE, LOWEST_VALUE + VALUES - 1)
        self.capital_rest: i64 = layout.table("capital rest", COUNT, COLOUR_NAMES)
        self.lowest: i64 = layout.table("lowest", ONE_OF, COLOUR_NAMES, values)
        self.highest: i64 = layout.table("highest", ONE_OF, COLOUR_NAMES, values)
        self.laid: i64 = layout.table("laid", COUNT, COLOUR_NAMES, places)
        steps = numbers(POINTS_STEP, POINTS_STEP * CITY_STEPS, POINTS_STEP)
        self.city: i64 = layout.seat("city", AT_LEAST, COLOUR_NAMES, steps)
        self.city_rest: i64 = layout.seat("city rest", COUNT, COLOUR_NAMES)
        self.room: i64 = layout.seat("room", ONE_OF, COLOUR_NAMES, ROOM_NAMES)
        self.lead: i64 = layout.seat("lead", ONE_OF, COLOUR_NAMES, LEAD_NAMES)
        self.gold: i64 = layout.seat("gold", AT_LEAST, numbers(1, GOLD_STEPS))
        self.cards: i64 = layout.seat("cards", ONE_OF, numbers(0, MOST_CARDS))
        self.owes: i64 = layout.seat("owes", AT_LEAST, numbers(1, 2))
        steps = numbers(AHEAD_LOWEST, AHEAD_LOWEST + AHEAD_STEP * (AHEAD_STEPS - 1), AHEAD_STEP)
        self.ahead: i64 = layout.seat("ahead", AT_LEAST, steps)
        steps = numbers(HOPES_LOWEST, HOPES_LOWEST + HOPES_STEP * (HOPES_STEPS - 1), HOPES_STEP)
        self.hopes: i64 = layout.seat("hopes", AT_LEAST, steps)
        self.hopes_rest: i64 = layout.seat("hopes rest", COUNT, HALF_POINTS)
        self.hand: i64 = layout.own("hand", COUNT, CARD_NAMES)
        self.pack: i64 = layout.own("pack", COUNT, CARD_NAMES)
        self.passed: i64 = layout.own("passed", COUNT, CARD_NAMES)
        self.known: i64 = layout.own("known", COUNT, numbers(1, MODIFIERS), COLOUR_NAMES)
        self.held: i64 = layout.own("held", ONE_OF, numbers(1, MODIFIERS))
        self.known_room: i64 = layout.own("known room", ONE_OF, COLOUR_NAMES, ROOM_NAMES)
        self.raised_room: i64 = layout.own("raised room", ONE_OF, COLOUR_NAMES, ROOM_NAMES)
        steps = numbers(HAND_STEP, HAND_STEP * HAND_STEPS, HAND_STEP)
        self.in_hand: i64 = layout.own("in hand", AT_LEAST, COLOUR_NAMES, steps)
        steps = numbers(HOPES_LOWEST, HOPES_LOWEST + HOPES_STEP * (HOPES_STEPS - 1), HOPES_STEP)
        self.known_hopes: i64 = layout.own("known hopes", AT_LEAST, steps)
        self.known_hopes_rest: i64 = layout.own("known hopes rest", COUNT, HALF_POINTS)
        super().__init__(layout, POINTS_UNIT)
        self.left: i64 = 0
        """What follows is of the position that is written: cards still to be played in the round."""
        self.limits: vec[i64] = vec[i64]([0] * COLOURS)
        """As all know them, then as a seat does."""
        self.bonus: vec[i64] = vec[i64]([0] * COLOURS)
        """The value of the bonus card of each colour."""
        self.totals: vec[i64] = vec[i64]([0] * (COLOURS * seats))
        """Points of each city in each colour, and of the best other city."""
        self.rivals: vec[i64] = vec[i64]([0] * (COLOURS * seats))
        self.sums: vec[i64] = vec[i64]([0] * seats)
        """What each seat would have if the round ended now."""
        self.hoped: vec[float] = vec[float]([0.0] * seats)
        """What it may hope to have at the end of the round."""

    def fill_seen(self, s: KosmopolisState, seat: i64, indices: vec[i64]) -> i64:
        n = self._write_course(s, seat, indices)
        n = self._write_capital(s, seat, indices, n)
        self._reckon(s)
        place: i64 = 0
        owner = seat
        while place < s.seats:
            n = self._write_seat(s, owner, place * self.seat_size, indices, n)
            place += 1
            owner += 1
            if owner == s.seats:
                owner = 0
        return n

    def _write_course(self, s: KosmopolisState, seat: i64, indices: vec[i64]) -> i64:
        """How far the game is, whose turn it is, what is left."""
        indices[0] = self.round + s.round - 1
        indices[1] = self.question + s.question
        indices[2] = self.first + relative(s, seat, s.first)
        n: i64 = 3
        if s.question == KEEPING:
            indices[n] = self.step + s.step - 1
            n += 1
        else:
            indices[n] = self.turn + relative(s, seat, s.turn)
            n += 1
            if s.last_turns >= 0:
                indices[n] = self.last_turns + s.last_turns
                n += 1
        left: i64 = 0
        owner: i64 = 0
        while owner < s.seats:
            player = s.players[owner]
            left += size(player.hand) + size(player.pack)
            owner += 1
        n = write_at_least(indices, n, self.to_play, TO_PLAY_STEPS, left // TO_PLAY_STEP)
        n = write_at_least(indices, n, self.deck, DECK_STEPS, s.deck.size // DECK_STEP)
        return write_at_least(indices, n, self.stock, STOCK_STEPS, s.stock)

    def _write_capital(self, s: KosmopolisState, seat: i64, indices: vec[i64], n: i64) -> i64:
        """The capital by colours, and the modifiers; the limits, as far as all know them, are kept."""
        colour: i64 = 0
        while colour < COLOURS:
            points = total(s.capital, colour)
            self.limits[colour] = points
            if points > 0:
                n = write_points(
                    indices, n, self.capital + colour * CAPITAL_STEPS, CAPITAL_STEPS, self.capital_rest + colour, points
                )
                row = colour * VALUES - LOWEST_VALUE
                indices[n] = self.lowest + row + value_of(lowest_of_colour(s.capital, colour))
                indices[n + 1] = self.highest + row + value_of(highest_of_colour(s.capital, colour))
                n += 2
            colour += 1
        in_deck: i64 = 0
        modifier: i64 = 0
        while modifier < MODIFIERS:
            place = s.modifiers[modifier]
            if place == IN_DECK:
                in_deck += 1
            elif place >= 0:
                colour = place >> SEAT_BITS
                if s.question >= PAYING:
                    self.limits[colour] += s.values[modifier]
                indices[n] = self.laid + colour * s.seats + relative(s, seat, place & SEAT_MASK)
                n += 1
            modifier += 1
        return write_at_least(indices, n, self.modifiers, MODIFIERS, in_deck)

    def _reckon(self, s: KosmopolisState) -> None:
        """City totals and the best other ones; what each seat has if the round ends now, and may hope for."""
        self.left = count_left(s)
        colour: i64 = 0
        while colour < COLOURS:
            owner: i64 = 0
            while owner < s.seats:
                self.totals[owner * COLOURS + colour] = total(s.players[owner].city, colour)
                owner += 1
            owner = 0
            while owner < s.seats:
                best: i64 = 0
                other: i64 = 0
                while other < s.seats:
                    if other != owner and self.totals[other * COLOURS + colour] > best:
                        best = self.totals[other * COLOURS + colour]
                    other += 1
                self.rivals[owner * COLOURS + colour] = best
                owner += 1
            self.bonus[colour] = 0
            if of_colour(s.capital, colour) != NO_CARDS:
                self.bonus[colour] = value_of(highest_of_colour(s.capital, colour))
            colour += 1
        seat: i64 = 0
        while seat < s.seats:
            player = s.players[seat]
            points = player.gold + grand_total(player.bonus)
            colour = 0
            while colour < COLOURS:
                mine = self.totals[seat * COLOURS + colour]
                if mine <= self.limits[colour]:
                    points += mine
                colour += 1
            self.sums[seat] = points
            self.hoped[seat] = self._hope(s, seat)
            seat += 1

    def _hope(self, s: KosmopolisState, seat: i64) -> float:
        """The points that a seat may hope to have at the end of the round, by the limits as they are kept."""
        player = s.players[seat]
        hoped = float(player.gold + grand_total(player.bonus))
        colour: i64 = 0
        while colour < COLOURS:
            mine = self.totals[seat * COLOURS + colour]
            if mine > 0:
                safe = chance_of_safety(self.left, self.limits[colour] - mine + player.gold)
                ahead = chance_of_lead(self.left, mine - self.rivals[seat * COLOURS + colour])
                hoped += safe * (float(mine) + ahead * float(self.bonus[colour]))
            colour += 1
        return hoped

    def _write_seat(self, s: KosmopolisState, owner: i64, block: i64, indices: vec[i64], n: i64) -> i64:
        """A city colour by colour, gold, how many cards, and how far the seat is ahead of the best other one."""
        player = s.players[owner]
        colour: i64 = 0
        while colour < COLOURS:
            mine = self.totals[owner * COLOURS + colour]
            best = self.rivals[owner * COLOURS + colour]
            if mine > 0:
                n = write_points(
                    indices,
                    n,
                    block + self.city + colour * CITY_STEPS,
                    CITY_STEPS,
                    block + self.city_rest + colour,
                    mine,
                )
                room = within(self.limits[colour] - mine, -_EVEN, _EVEN)
                indices[n] = block + self.room + colour * ROOMS + _ROOM[_EVEN + room]
                n += 1
            if mine + best > 0:
                indices[n] = block + self.lead + colour * LEADS + _LEAD[_EVEN + within(mine - best, -_EVEN, _EVEN)]
                n += 1
            colour += 1
        n = write_at_least(indices, n, block + self.gold, GOLD_STEPS, player.gold)
        n = write_at_least(indices, n, block + self.owes, 2, player.owes)
        indices[n] = block + self.cards + within(size(player.hand) + size(player.pack), 0, MOST_CARDS)
        n += 1
        most: i64 = -1000
        other: i64 = 0
        while other < s.seats:
            if other != owner and self.sums[other] > most:
                most = self.sums[other]
            other += 1
        reached = (self.sums[owner] - most - AHEAD_LOWEST) // AHEAD_STEP + 1
        n = write_at_least(indices, n, block + self.ahead, AHEAD_STEPS, reached)
        return self._write_hopes(s, owner, self.hoped[owner], block + self.hopes, block + self.hopes_rest, indices, n)

    def _write_hopes(
        self, s: KosmopolisState, owner: i64, hoped: float, start: i64, rest: i64, indices: vec[i64], n: i64
    ) -> i64:
        """How far a seat with such hopes is ahead of the best other one's; the rest above the last step, too."""
        best = -1000.0
        other: i64 = 0
        while other < s.seats:
            if other != owner and self.hoped[other] > best:
                best = self.hoped[other]
            other += 1
        lead = hoped - best
        if lead < float(HOPES_LOWEST):
            return n
        halves = i64(int((lead - float(HOPES_LOWEST)) * float(HALVES)))
        steps = halves // (HOPES_STEP * HALVES)
        n = write_at_least(indices, n, start, HOPES_STEPS, steps + 1)
        halves -= steps * HOPES_STEP * HALVES
        while halves > 0 and steps < HOPES_STEPS:
            indices[n] = rest
            n += 1
            halves -= 1
        return n

    def fill_own(self, s: KosmopolisState, seat: i64, place: i64, indices: vec[i64], n: i64) -> i64:
        block = place * self.own_size
        player = s.players[seat]
        n = write_cards(player.hand, block + self.hand, indices, n)
        if player.pack != NO_CARDS:
            n = write_cards(player.pack, block + self.pack, indices, n)
        first = passed_on(s, seat)
        last = passed_last(s, seat)
        n = write_cards(first, block + self.passed, indices, n)
        n = write_cards(last, block + self.passed, indices, n)
        limits = self.limits
        colour: i64 = 0
        while colour < COLOURS:
            limits[colour] = total(s.capital, colour)
            colour += 1
        modifier: i64 = 0
        while modifier < MODIFIERS:
            where = s.modifiers[modifier]
            if where != IN_DECK and is_modifier_known(s, seat, modifier):
                if where == HELD:
                    indices[n] = block + self.held + modifier
                else:
                    colour = where >> SEAT_BITS
                    indices[n] = block + self.known + modifier * COLOURS + colour
                    limits[colour] += s.values[modifier]
                n += 1
            modifier += 1
        colour = 0
        while colour < COLOURS:
            mine = self.totals[seat * COLOURS + colour]
            raising = total(player.hand, colour)
            if mine > 0:
                room = limits[colour] - mine
                row = block + colour * ROOMS
                indices[n] = row + self.known_room + _ROOM[_EVEN + within(room, -_EVEN, _EVEN)]
                room += raising + total(first, colour) + total(last, colour)
                indices[n + 1] = row + self.raised_room + _ROOM[_EVEN + within(room, -_EVEN, _EVEN)]
                n += 2
            start = block + self.in_hand + colour * HAND_STEPS
            n = write_at_least(indices, n, start, HAND_STEPS, raising // HAND_STEP)
            colour += 1
        hoped = self._hope(s, seat)
        return self._write_hopes(s, seat, hoped, block + self.known_hopes, block + self.known_hopes_rest, indices, n)


def write_points(indices: vec[i64], n: i64, start: i64, size: i64, rest: i64, points: i64) -> i64:
    """Write points in steps, and one by one those above the last step."""
    steps = points // POINTS_STEP
    n = write_at_least(indices, n, start, size, steps)
    left = points - steps * POINTS_STEP
    while left > 0:
        indices[n] = rest
        n += 1
        left -= 1
    return n


def relative(s: KosmopolisState, seat: i64, other: i64) -> i64:
    """How many seats after the one who looks another sits."""
    if other < seat:
        return other - seat + s.seats
    return other - seat


def write_cards(cards: i64, start: i64, indices: vec[i64], n: i64) -> i64:
    """Write each card of a set."""
    kinds = present(cards)
    while kinds != 0:
        kind = lowest(kinds)
        copies = count(cards, kind)
        while copies > 0:
            indices[n] = start + kind
            n += 1
            copies -= 1
        kinds = without_lowest(kinds)
    return n
