"""How to play Kosmopolis well: what the bots are told, from what a seat can see.

Cards in a city are worth their points if the colour stays within its limit, and the highest total of a colour brings a
bonus card. A move is judged by how it changes both for the colour it touches: for the seat itself, and against rivals.
"""

from math import exp, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.policy import Outlook, OutlookPolicy, share_by_lead
from kosmodrom.games.kosmopolis.knowledge import is_modifier_known
from kosmodrom.games.kosmopolis.moves import CAPITAL, CITY, KEEP, LAY, PAY, TAKE, kind_of_move
from kosmodrom.games.kosmopolis.parts import (
    BLUE,
    COLOURS,
    GREEN,
    MODIFIERS,
    NO_CARDS,
    YELLOW,
    colour_of,
    grand_total,
    highest_of_colour,
    lowest_of_colour,
    of_colour,
    size,
    total,
    value_of,
)
from kosmodrom.games.kosmopolis.rules.play import can_take, count_modifiers_in_deck
from kosmodrom.games.kosmopolis.rules.round_end import ROUNDS, missing
from kosmodrom.games.kosmopolis.state import HELD, SEAT_BITS, KosmopolisState

CARD_WORTH: Final = 3.0
"""Points that a card drawn by a scholar is worth."""
GOLD_WORTH: Final = 1.5
"""Points that a gold is worth before the end: it may save a colour."""
MODIFIER_WORTH: Final = 1.5
RIVAL_WEIGHT: Final = 0.7
"""How much a rival's point counts beside an own one."""
BONUS_WEIGHT: Final = 0.8
RISE_A_CARD: Final = 0.35
"""By how much a limit rises on average with each card still to be played."""
CARDS_OF_A_ROUND: Final = 12
LEAD_OF_AN_E: Final = 8.0
"""Points ahead before the last round that make a seat e times as likely to win."""
BLIND_PERCENT: Final = 10
"""How often a playout takes any move instead of the best in sight."""

_MOST_CARDS: Final = 24
_EVEN: Final = 32
_ROW: Final = 64
"""A table has a row for each number of cards still to be played, and in it a place for each room or lead from -32."""
_NO_COLOUR: Final = -1


def _chances(rise: float, wide: float, even: float) -> vec[float]:
    """How likely a colour with some room ends safe, or a seat with some lead ahead."""
    table: list[float] = []
    for left in range(_MOST_CARDS + 1):
        spread = wide * sqrt(float(left)) + 0.3
        for place in range(_ROW):
            x = (float(place - _EVEN) + even + rise * float(left)) / spread
            table.append(1.0 / (1.0 + exp(-x)))
    return vec[float](table)


_SAFE: Final = _chances(RISE_A_CARD, 1.0, 0.5)
_AHEAD: Final = _chances(0.0, 1.2, 0.0)


def chance(table: vec[float], left: i64, difference: i64) -> float:
    """An entry of a table of chances, for so many cards still to be played."""
    if difference < -_EVEN:
        difference = -_EVEN
    elif difference >= _EVEN:
        difference = _EVEN - 1
    return table[left * _ROW + _EVEN + difference]


def chance_of_safety(left: i64, room: i64) -> float:
    """How likely a colour with so much room (below 0: too little) ends within its limit."""
    return chance(_SAFE, left, room)


def chance_of_lead(left: i64, lead: i64) -> float:
    """How likely a city with such a lead in a colour (below 0: behind) ends with the highest total."""
    return chance(_AHEAD, left, lead)


@final
class KosmopolisOutlook(Outlook[KosmopolisState]):
    """Looks at a position colour by colour: moves of the same colour are best asked for together."""

    def __init__(self) -> None:
        self.left: i64 = 0
        self.take = 0.0
        self.is_take_known = False
        self.colour: i64 = _NO_COLOUR
        """The colour looked at; what follows is of it."""
        self.limit: i64 = 0
        self.room: i64 = 0
        self.mine: i64 = 0
        self.rival: i64 = 0
        """The highest total of a rival."""
        self.bonus = 0.0
        self.now = 0.0

    def begin(self, s: KosmopolisState, seat: i64) -> None:
        self.left = count_left(s)
        self.colour = _NO_COLOUR
        self.is_take_known = False

    def gain(self, s: KosmopolisState, seat: i64, move: i64) -> float:
        """The points that a legal move brings in sight of its seat."""
        kind = kind_of_move(move)
        if kind == KEEP:
            return self._keep(s, seat, move - KEEP)
        if kind == CITY:
            return self._swing(s, seat, colour_of(move - CITY), value_of(move - CITY), 0)
        if kind == CAPITAL:
            return self._play_to_capital(s, seat, move - CAPITAL)
        if kind == LAY:
            return self._swing(s, seat, move - LAY, 0, held_value(s))
        if kind == TAKE:
            return self._take(s, seat, move - TAKE)
        return saved_by_paying(s, seat, move - PAY)

    def _keep(self, s: KosmopolisState, seat: i64, kind: i64) -> float:
        """A card is worth what it would bring where it is better."""
        city = self._swing(s, seat, colour_of(kind), value_of(kind), 0)
        capital = self._play_to_capital(s, seat, kind)
        if capital > city:
            return capital
        return city

    def _play_to_capital(self, s: KosmopolisState, seat: i64, kind: i64) -> float:
        """A higher limit, and the action."""
        colour = colour_of(kind)
        points = self._swing(s, seat, colour, 0, value_of(kind))
        if colour == GREEN:
            if s.deck.size > 0:
                points += CARD_WORTH
        elif colour == YELLOW:
            if s.stock > 0:
                points += GOLD_WORTH
        elif colour == BLUE:
            if count_modifiers_in_deck(s) > 0:
                points += MODIFIER_WORTH
        else:
            if not self.is_take_known:
                self._weigh_takes(s, seat)
            points += self.take
        return points

    def _weigh_takes(self, s: KosmopolisState, seat: i64) -> None:
        """What a cleric brings, good or bad: taking is compulsory."""
        self.is_take_known = True
        self.take = 0.0
        is_first = True
        for colour in range(COLOURS):
            if can_take(s, colour):
                found = self._take(s, seat, colour)
                if is_first or found > self.take:
                    self.take = found
                    is_first = False

    def _take(self, s: KosmopolisState, seat: i64, colour: i64) -> float:
        """What the city wins the limit loses."""
        value = value_of(lowest_of_colour(s.capital, colour))
        return self._swing(s, seat, colour, value, -value)

    def _swing(self, s: KosmopolisState, seat: i64, colour: i64, points: i64, rise: i64) -> float:
        """How a colour's outlook changes if the seat's city gets so many points and the limit rises by so much."""
        if colour != self.colour:
            self._look_at(s, seat, colour)
        result = self._worth(points, rise) - self.now
        if rise != 0 and self.rival > 0:
            result -= RIVAL_WEIGHT * self._help_to_rivals(s, seat, rise)
        return result

    def _look_at(self, s: KosmopolisState, seat: i64, colour: i64) -> None:
        player = s.players[seat]
        self.colour = colour
        self.limit = known_limit(s, seat, colour)
        self.mine = total(player.city, colour)
        self.room = self.limit - self.mine + player.gold
        self.rival = 0
        for other in range(s.seats):
            if other != seat:
                theirs = total(s.players[other].city, colour)
                if theirs > self.rival:
                    self.rival = theirs
        self.bonus = 0.0
        if of_colour(s.capital, colour) != NO_CARDS:
            self.bonus = BONUS_WEIGHT * float(value_of(highest_of_colour(s.capital, colour)))
        self.now = self._worth(0, 0)

    def _worth(self, points: i64, rise: i64) -> float:
        """City and bonus card of the colour, as far as they are likely."""
        mine = self.mine + points
        if mine == 0 and self.rival == 0:
            return 0.0
        safe = chance(_SAFE, self.left, self.room + rise - points)
        return safe * (float(mine) + self.bonus * chance(_AHEAD, self.left, mine - self.rival))

    def _help_to_rivals(self, s: KosmopolisState, seat: i64, rise: i64) -> float:
        """What a higher limit is worth to all others together."""
        points = 0.0
        for other in range(s.seats):
            theirs = total(s.players[other].city, self.colour)
            if other != seat and theirs > 0:
                room = self.limit - theirs + s.players[other].gold
                change = chance(_SAFE, self.left, room + rise) - chance(_SAFE, self.left, room)
                points += float(theirs) * change
        return points


def count_left(s: KosmopolisState) -> i64:
    """How many cards are still to be played in this round, those yet to be drawn aside."""
    left: i64 = 0
    for seat in range(s.seats):
        left += size(s.players[seat].hand) + size(s.players[seat].pack)
    if left > _MOST_CARDS:
        return _MOST_CARDS
    return left


def known_limit(s: KosmopolisState, seat: i64, colour: i64) -> i64:
    """The limit of a colour as far as the seat knows the modifiers there."""
    points = total(s.capital, colour)
    for modifier in range(MODIFIERS):
        place = s.modifiers[modifier]
        if place >= 0 and (place >> SEAT_BITS) == colour and is_modifier_known(s, seat, modifier):
            points += s.values[modifier]
    return points


def held_value(s: KosmopolisState) -> i64:
    """The modifier that is about to be laid."""
    modifier: i64 = 0
    while s.modifiers[modifier] != HELD:
        modifier += 1
    return s.values[modifier]


def saved_by_paying(s: KosmopolisState, seat: i64, chosen: i64) -> float:
    """The points of the colours saved, less the gold."""
    points = 0.0
    for colour in range(COLOURS):
        if (chosen >> colour) & 1 != 0:
            points += float(total(s.players[seat].city, colour) - missing(s, seat, colour))
    return points


@final
class KosmopolisPolicy(OutlookPolicy[KosmopolisState]):
    """Looks at cities, limits as far as known, gold and bonus cards. Playouts end with the round."""

    def __init__(self) -> None:
        outlook = KosmopolisOutlook()
        super().__init__(outlook, outlook, BLIND_PERCENT)

    def horizon(self, state: KosmopolisState) -> i64:
        return state.round

    def value(self, state: KosmopolisState, values: vec[float]) -> None:
        """The more points in sight, the likelier the win; the earlier in the game, the less they decide."""
        for seat in range(state.seats):
            values[seat] = prospect(state, seat)
        share_by_lead(values, state.seats, LEAD_OF_AN_E * sqrt(float(ROUNDS + 1 - state.round)))


def prospect(s: KosmopolisState, seat: i64) -> float:
    """The points of a seat at the start of a round, those above the limits or near them not in full."""
    player = s.players[seat]
    points = float(grand_total(player.bonus)) + GOLD_WORTH * float(player.gold)
    for colour in range(COLOURS):
        mine = total(player.city, colour)
        points += float(mine) * chance_of_safety(CARDS_OF_A_ROUND, total(s.capital, colour) - mine)
    return points
