"""How to play Kosmopolis well: what the bots are told."""

from math import exp, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.policy import Policy
from kosmodrom.core.rng import Rng
from kosmodrom.core.state import State
from kosmodrom.games.kosmopolis.knowledge import is_modifier_known
from kosmodrom.games.kosmopolis.parts import (
    BLUE,
    COLOURS,
    GREEN,
    MODIFIERS,
    NO_CARDS,
    YELLOW,
    colour_of,
    highest_of_colour,
    lowest_of_colour,
    of_colour,
    size,
    total,
    value_of,
)
from kosmodrom.games.kosmopolis.round_end import missing
from kosmodrom.games.kosmopolis.rules import CAPITAL, CITY, LAY, PAY, TAKE, can_take, count_modifiers_in_deck
from kosmodrom.games.kosmopolis.state import HELD, SEAT_BITS, KosmopolisState

_ROOM: Final = 32
_ROOMS: Final = 64
_MOST_LEFT: Final = 24


def logistic(x: float) -> float:
    return 1.0 / (1.0 + exp(-x))


@final
class KosmopolisPolicy(Policy):
    """Guidance for search."""

    def __init__(self) -> None:
        self.drift = 0.35
        self.width = 1.0
        self.width0 = 0.3
        self.lead_width = 1.2
        self.bonus = 0.8
        self.rival = 0.7
        self.w_card = 3.0
        self.w_gold = 1.5
        self.w_mod = 1.5
        self.w_take = 2.0
        self.tries: i64 = 2
        self.eps: i64 = 10
        self.gold_room: i64 = 1
        self.cut_scale = 8.0
        self.margin = 0.0
        self.cut: i64 = 0
        self.safe = vec[float]()
        self.leads = vec[float]()
        self.build()

    def build(self) -> None:
        safe: list[float] = []
        leads: list[float] = []
        for left in range(_MOST_LEFT + 1):
            spread = self.width * sqrt(left) + self.width0
            lspread = self.lead_width * sqrt(left) + 0.3
            for room in range(-_ROOM, _ROOM):
                safe.append(logistic((room + 0.5 + self.drift * left) / spread))
                leads.append(logistic(room / lspread))
        self.safe = vec[float](safe)
        self.leads = vec[float](leads)

    def gain(self, state: State, seat: i64, move: i64) -> float:
        assert isinstance(state, KosmopolisState)
        return self.gain_of(state, seat, move, count_left(state))

    def pick(self, state: State, seat: i64, moves: vec[i64], n: i64, rng: Rng) -> i64:
        assert isinstance(state, KosmopolisState)
        move = moves[rng.below(n, 0)]
        if n == 1 or self.tries == 1 or rng.below(100, 0) < self.eps:
            return move
        left = count_left(state)
        best = self.gain_of(state, seat, move, left)
        if self.tries == 99:
            for j in range(n):
                other = moves[j]
                gain = self.gain_of(state, seat, other, left)
                if gain > best:
                    best = gain
                    move = other
            return move
        for _ in range(self.tries - 1):
            other = moves[rng.below(n, 0)]
            gain = self.gain_of(state, seat, other, left)
            if gain > best:
                best = gain
                move = other
        return move

    def gain_of(self, s: KosmopolisState, seat: i64, move: i64, left: i64) -> float:
        if move < CITY:
            kind = move
            city = self.swing(s, seat, colour_of(kind), value_of(kind), 0, left)
            capital = self.capital_gain(s, seat, kind, left)
            if capital > city:
                return capital
            return city
        if move < CAPITAL:
            return self.swing(s, seat, colour_of(move - CITY), value_of(move - CITY), 0, left)
        if move < LAY:
            return self.capital_gain(s, seat, move - CAPITAL, left)
        if move < TAKE:
            return self.swing(s, seat, move - LAY, 0, held_value(s), left)
        if move < PAY:
            return self.take_gain(s, seat, move - TAKE, left)
        return pay_gain(s, seat, move - PAY)

    def take_gain(self, s: KosmopolisState, seat: i64, colour: i64, left: i64) -> float:
        value = value_of(lowest_of_colour(s.capital, colour))
        return self.swing(s, seat, colour, value, -value, left)

    def capital_gain(self, s: KosmopolisState, seat: i64, kind: i64, left: i64) -> float:
        colour = colour_of(kind)
        gain = self.swing(s, seat, colour, 0, value_of(kind), left)
        if colour == GREEN:
            if s.deck.size > 0:
                gain += self.w_card
        elif colour == YELLOW:
            if s.stock > 0:
                gain += self.w_gold
        elif colour == BLUE:
            if count_modifiers_in_deck(s) > 0:
                gain += self.w_mod
        else:
            best = 0.0
            for other in range(COLOURS):
                if can_take(s, other):
                    take = self.take_gain(s, seat, other, left)
                    if best == 0.0 or take > best:
                        best = take
            gain += best
        return gain

    def swing(self, s: KosmopolisState, seat: i64, colour: i64, points: i64, limit: i64, left: i64) -> float:
        now = known_limit(s, seat, colour)
        return self.balance(s, seat, colour, points, now + limit, left) - self.balance(s, seat, colour, 0, now, left)

    def balance(self, s: KosmopolisState, seat: i64, colour: i64, points: i64, limit: i64, left: i64) -> float:
        mine = total(s.players[seat].city, colour) + points
        best: i64 = 0
        theirs = 0.0
        row = left * _ROOMS + _ROOM
        for other in range(s.seats):
            if other != seat:
                t = total(s.players[other].city, colour)
                if t > best:
                    best = t
                if t > 0:
                    theirs += float(t) * self.safe[row + bounded(limit - t + s.players[other].gold * self.gold_room)]
        own = 0.0
        safe = self.safe[row + bounded(limit - mine + s.players[seat].gold * self.gold_room)]
        if mine > 0:
            own = float(mine) * safe
        top = 0.0
        if of_colour(s.capital, colour) != NO_CARDS:
            top = float(value_of(highest_of_colour(s.capital, colour)))
        if mine > 0 or best > 0:
            own += self.bonus * top * self.leads[row + bounded(mine - best)] * safe
        return own - self.rival * theirs


def bounded(room: i64) -> i64:
    if room < -_ROOM:
        return -_ROOM
    if room >= _ROOM:
        return _ROOM - 1
    return room


def count_left(s: KosmopolisState) -> i64:
    """Cards still to be played this round."""
    left: i64 = 0
    for seat in range(s.seats):
        left += size(s.players[seat].hand) + size(s.players[seat].pack)
    if left > _MOST_LEFT:
        return _MOST_LEFT
    return left


def known_limit(s: KosmopolisState, seat: i64, colour: i64) -> i64:
    points = total(s.capital, colour)
    for modifier in range(MODIFIERS):
        place = s.modifiers[modifier]
        if place >= 0 and (place >> SEAT_BITS) == colour and is_modifier_known(s, seat, modifier):
            points += s.values[modifier]
    return points


def held_value(s: KosmopolisState) -> i64:
    for modifier in range(MODIFIERS):
        if s.modifiers[modifier] == HELD:
            return s.values[modifier]
    return 0


def pay_gain(s: KosmopolisState, seat: i64, chosen: i64) -> float:
    gain = 0.0
    for colour in range(COLOURS):
        if (chosen >> colour) & 1 != 0:
            gain += float(total(s.players[seat].city, colour)) - float(missing(s, seat, colour))
    return gain
