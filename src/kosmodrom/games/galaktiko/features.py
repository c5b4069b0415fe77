"""What a learning program sees of Galaktiko: who is ahead, who is on board, and what each sector offers to whom.

Sectors are relative to the ship of the one who looks: `+1` is the next one clockwise. All seats know the same.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.features import (
    AT_LEAST,
    COUNT,
    ONE_OF,
    Features,
    Layout,
    numbers,
    place_name,
    within,
    write_at_least,
)
from kosmodrom.games.galaktiko.moves import HAND_LIMIT
from kosmodrom.games.galaktiko.options import NAMES
from kosmodrom.games.galaktiko.parts.kinds import (
    ICONS,
    RICH,
    SECTORS,
    SLOTS,
    STOWAWAY,
    VORTAN,
    sector_of,
    station_at,
)
from kosmodrom.games.galaktiko.parts.pile import (
    count_ordinary,
    count_ordinary_cards,
    count_rich,
    count_stowaways,
    count_vortans,
)
from kosmodrom.games.galaktiko.rules.flight import occupied, route, station_bit
from kosmodrom.games.galaktiko.score import penalty, points
from kosmodrom.games.galaktiko.state import DROPPING_OFF, OVER, STARTING, GalaktikoState, icon_at, is_shift_over

POINTS_UNIT: Final = 6.0
QUESTIONS: Final = ("start", "fly", "off", "load", "over")
"""By the numbers of `state`."""
GROUPS: Final = ("ordinary", "rich", "stowaway", "vortan")
ROUND_STEPS: Final = 14
DECK_STEP: Final = 5
DECK_STEPS: Final = 12
LOOKED_AT: Final = 6
"""Cards of a queue beyond these board only after others have."""
INSPECTOR_STEPS: Final = 2
MOST_OFFER: Final = 6
"""Points that a landing brings are told up to these."""
MOST_DUE: Final = 8
BEST: Final = ("best", "second", "third")
"""The sectors that offer most to a seat."""
AHEAD_LOWEST: Final = -12
AHEAD_STEPS: Final = 25
SECTOR_NAMES: Final = tuple([place_name(sector).replace("me", "+0") for sector in range(SECTORS)])


@final
class GalaktikoFeatures(Features[GalaktikoState]):
    """Where each group begins, and how it is written."""

    def __init__(self, seats: i64) -> None:
        layout = Layout("galaktiko", seats)
        self.question: i64 = layout.table("question", ONE_OF, QUESTIONS)
        self.turn: i64 = layout.table("turn", ONE_OF, layout.places())
        self.first: i64 = layout.table("first", ONE_OF, layout.places())
        self.round: i64 = layout.table("round", AT_LEAST, numbers(1, ROUND_STEPS))
        self.rounds_left: i64 = layout.table("rounds left", ONE_OF, numbers(0, 1))
        self.deck: i64 = layout.table("deck", AT_LEAST, numbers(DECK_STEP, DECK_STEP * DECK_STEPS, DECK_STEP))
        self.lower: i64 = layout.table("lower part", ONE_OF, ("yes",))
        self.hidden: i64 = layout.table("hidden inspectors", COUNT, ("each",))
        self.options: i64 = layout.table("option", COUNT, NAMES)
        self.queue: i64 = layout.table("longer queue", ONE_OF, SECTOR_NAMES, ("yes",))
        self.waiting: i64 = layout.table("waiting", COUNT, SECTOR_NAMES, GROUPS)
        self.inspectors: i64 = layout.table("inspectors", AT_LEAST, SECTOR_NAMES, numbers(1, INSPECTOR_STEPS))
        offers = numbers(0, MOST_OFFER)
        self.offer: i64 = layout.table("offer", ONE_OF, SECTOR_NAMES, offers)
        self.next_offer: i64 = layout.table("offer to next", ONE_OF, SECTOR_NAMES, offers)
        self.on_board: i64 = layout.seat("on board", AT_LEAST, GROUPS, numbers(1, HAND_LIMIT))
        self.room: i64 = layout.seat("room", ONE_OF, numbers(0, HAND_LIMIT))
        self.chance: i64 = layout.seat("offers", ONE_OF, BEST, offers)
        self.due: i64 = layout.seat("due", ONE_OF, numbers(0, MOST_DUE))
        steps = numbers(AHEAD_LOWEST, AHEAD_LOWEST + AHEAD_STEPS - 1)
        self.ahead: i64 = layout.seat("ahead", AT_LEAST, steps)
        self.ashore: i64 = layout.seat("ahead without those on board", AT_LEAST, steps)
        super().__init__(layout, POINTS_UNIT)
        self.wanted: vec[i64] = vec[i64]([0] * ICONS)
        """The points that those on board bring at a station of each icon."""
        self.offered: vec[i64] = vec[i64]([0] * SECTORS)
        """The points that a landing brings in each sector, at its best station that is free."""
        self.scored: vec[i64] = vec[i64]([0] * seats)
        self.sums: vec[i64] = vec[i64]([0] * seats)
        """Scores, without and with those on board."""

    def fill_seen(self, s: GalaktikoState, seat: i64, indices: vec[i64]) -> i64:
        n = self._write_course(s, seat, indices)
        here: i64 = 0
        if s.players[seat].station >= 0:
            here = sector_of(s.players[seat].station)
        n = self._write_sectors(s, here, indices, n)
        free = route(s) & ~occupied(s)
        owner: i64 = 0
        while owner < s.seats:
            self.scored[owner] = points(s.players[owner].scored)
            self.sums[owner] = self.scored[owner] + penalty(s.players[owner].hand)
            owner += 1
        place: i64 = 0
        owner = seat
        while place < s.seats:
            self._look_for_offers(s, owner, free)
            if place == 0:
                n = self._write_offers(self.offer, here, indices, n)
            elif place == 1:
                n = self._write_offers(self.next_offer, here, indices, n)
            n = self._write_seat(s, owner, place * self.seat_size, indices, n)
            place += 1
            owner += 1
            if owner == s.seats:
                owner = 0
        return n

    def _write_course(self, s: GalaktikoState, seat: i64, indices: vec[i64]) -> i64:
        """How far the game is, whose turn it is, what is left."""
        indices[0] = self.question + s.question
        indices[1] = self.first + relative(s, seat, s.first)
        n: i64 = 2
        if s.question != OVER:
            indices[n] = self.turn + relative(s, seat, s.turn)
            n += 1
        n = write_at_least(indices, n, self.round, ROUND_STEPS, s.round)
        if is_shift_over(s):
            indices[n] = self.rounds_left + within(s.last_round - s.round, 0, 1)
            n += 1
        n = write_at_least(indices, n, self.deck, DECK_STEPS, s.deck.size // DECK_STEP)
        if s.deck.upper == 0:
            indices[n] = self.lower
            n += 1
        hidden = s.deck.hidden_inspectors
        while hidden > 0:
            indices[n] = self.hidden
            n += 1
            hidden -= 1
        bits = s.options
        option = self.options
        while bits != 0:
            if bits & 1 != 0:
                indices[n] = option
                n += 1
            bits >>= 1
            option += 1
        return n

    def _write_sectors(self, s: GalaktikoState, here: i64, indices: vec[i64], n: i64) -> i64:
        """Who waits in each sector: as many as can board, by groups; and inspectors."""
        step: i64 = 0
        while step < SECTORS:
            sector = s.sectors[(here + step) & 7]
            length = sector.length
            if length > LOOKED_AT:
                length = LOOKED_AT
                indices[n] = self.queue + step
                n += 1
            row = self.waiting + 4 * step
            place: i64 = 0
            while place < length:
                kind = sector.waiting(place)
                group: i64 = 3
                if kind < RICH:
                    group = 0
                elif kind < STOWAWAY:
                    group = 1
                elif kind < VORTAN:
                    group = 2
                indices[n] = row + group
                n += 1
                place += 1
            start = self.inspectors + step * INSPECTOR_STEPS
            n = write_at_least(indices, n, start, INSPECTOR_STEPS, sector.inspectors)
            step += 1
        return n

    def _look_for_offers(self, s: GalaktikoState, owner: i64, free: i64) -> None:
        """The points that a landing would bring a seat in each sector, its own aside; -1 where no station is free."""
        player = s.players[owner]
        hand = player.hand
        icon: i64 = 0
        while icon < ICONS:
            self.wanted[icon] = count_ordinary_cards(hand.ordinary_of(icon)) + 2 * hand.count(RICH + icon)
            icon += 1
        caught = 2 * count_stowaways(hand)
        own: i64 = -1
        if player.station >= 0:
            own = sector_of(player.station)
        where: i64 = 0
        while where < SECTORS:
            best: i64 = -1
            if where != own:
                sector = s.sectors[where]
                slot: i64 = 0
                while slot < SLOTS:
                    if free & station_bit(station_at(where, slot)) != 0:
                        found = self.wanted[sector.icon(slot)]
                        if found > best:
                            best = found
                    slot += 1
                if best >= 0 and sector.inspectors > 0:
                    best += caught
            self.offered[where] = best
            where += 1

    def _write_offers(self, start: i64, here: i64, indices: vec[i64], n: i64) -> i64:
        """What each sector offers to a seat."""
        step: i64 = 0
        while step < SECTORS:
            offer = self.offered[(here + step) & 7]
            if offer >= 0:
                indices[n] = start + step * (MOST_OFFER + 1) + within(offer, 0, MOST_OFFER)
                n += 1
            step += 1
        return n

    def _write_seat(self, s: GalaktikoState, owner: i64, block: i64, indices: vec[i64], n: i64) -> i64:
        """Who is on board, the best that three sectors offer, and how far the seat is ahead of the best other one."""
        hand = s.players[owner].hand
        start = block + self.on_board
        n = write_at_least(indices, n, start, HAND_LIMIT, count_ordinary(hand))
        n = write_at_least(indices, n, start + HAND_LIMIT, HAND_LIMIT, count_rich(hand))
        n = write_at_least(indices, n, start + 2 * HAND_LIMIT, HAND_LIMIT, count_stowaways(hand))
        n = write_at_least(indices, n, start + 3 * HAND_LIMIT, HAND_LIMIT, count_vortans(hand))
        indices[n] = block + self.room + within(HAND_LIMIT - hand.size, 0, HAND_LIMIT)
        n += 1
        if s.question != STARTING:
            n = self._write_best(block + self.chance, indices, n)
        if s.question == DROPPING_OFF and s.turn == owner:
            due = self.wanted[icon_at(s, s.players[owner].station)]
            indices[n] = block + self.due + within(due, 0, MOST_DUE)
            n += 1
        n = write_at_least(indices, n, block + self.ahead, AHEAD_STEPS, self._lead(self.sums, owner) - AHEAD_LOWEST + 1)
        lead = self._lead(self.scored, owner)
        return write_at_least(indices, n, block + self.ashore, AHEAD_STEPS, lead - AHEAD_LOWEST + 1)

    def _write_best(self, start: i64, indices: vec[i64], n: i64) -> i64:
        """The three best offers."""
        first: i64 = 0
        second: i64 = 0
        third: i64 = 0
        where: i64 = 0
        while where < SECTORS:
            offer = within(self.offered[where], 0, MOST_OFFER)
            if offer > first:
                third = second
                second = first
                first = offer
            elif offer > second:
                third = second
                second = offer
            elif offer > third:
                third = offer
            where += 1
        indices[n] = start + first
        indices[n + 1] = start + MOST_OFFER + 1 + second
        indices[n + 2] = start + 2 * (MOST_OFFER + 1) + third
        return n + 3

    def _lead(self, sums: vec[i64], owner: i64) -> i64:
        """How far a seat is ahead of the best other one."""
        best: i64 = -1000
        other: i64 = 0
        while other < self.seats:
            if other != owner and sums[other] > best:
                best = sums[other]
            other += 1
        return sums[owner] - best


def relative(s: GalaktikoState, seat: i64, other: i64) -> i64:
    """How many seats after the one who looks another sits."""
    if other < seat:
        return other - seat + s.seats
    return other - seat
