"""How to play Galaktiko well: what the bots are told: points at once, and what those on board are worth then.

After the last turn whoever is on board costs what the rules say. Before it a passenger is worth the points it will
bring on average, less what it will cost, and that depends on how often the driver still flies. In games between bots
that search, a stowaway taken early brought more than anybody else, as an inspector comes in time; one taken before the
last flight cost a point on average. A driver who doesn't look so far reckons with the same worth at all times.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.policy import Outlook, OutlookPolicy
from kosmodrom.games.galaktiko.moves import FLY, HAND_LIMIT, LOAD, OFF, START, kind_of_move
from kosmodrom.games.galaktiko.options import CHEEKY_STOWAWAYS, OPTIONAL_LOADING, RICH_FIRST, THEY_WALK
from kosmodrom.games.galaktiko.parts.kinds import (
    RICH,
    SLOTS,
    STOWAWAY,
    VORTAN,
    is_ordinary,
    is_rich,
    points_of,
    sector_of,
    slot_of,
)
from kosmodrom.games.galaktiko.parts.pile import (
    Pile,
    count_ordinary,
    count_ordinary_cards,
    count_rich,
    count_stowaways,
    count_vortans,
)
from kosmodrom.games.galaktiko.parts.sector import Sector
from kosmodrom.games.galaktiko.state import FLYING, STARTING, GalaktikoState, has_option, is_shift_over

CARDS_A_FLIGHT: Final = 5
BLIND_PERCENT: Final = 10
"""How often a playout takes any move instead of the best in sight."""
_GROUPS: Final = 4
_ROWS: Final = 4
Worths = list[list[float]]
NEAR: Final[Worths] = [
    [-1.0, -1.0, -2.0, -2.0],
    [0.2, 0.2, -0.2, -0.8],
    [0.2, 0.2, -0.2, -0.8],
    [0.2, 0.2, -0.2, -0.8],
]
"""Ordinary and rich passengers, stowaways, vortans on board, with 0, 1, 2, 3 and more flights to come: at a glance."""
FAR: Final[Worths] = [
    [-1.0, -1.0, -2.0, -2.0],
    [-0.1, -0.2, -1.1, -1.0],
    [0.3, 0.5, 0.3, -0.3],
    [0.4, 0.6, 0.9, -0.2],
]
"""The same by experience."""


def count_flights_to_come(s: GalaktikoState) -> i64:
    """How often the seat asked will fly after this turn, if the end of the shift comes when it is likeliest to."""
    if is_shift_over(s):
        return s.last_round - s.round
    cards = s.deck.upper + s.deck.lower
    if s.deck.end_cards > 0:
        cards = s.deck.upper + (s.deck.lower + 1) // 2
    flights = (cards + CARDS_A_FLIGHT - 1) // CARDS_A_FLIGHT
    if s.question == STARTING:
        return (flights - 1) // s.seats + 2
    before = s.turn - s.first
    if before < 0:
        before += s.seats
    if s.question == FLYING:
        before -= 1
    return (before + flights) // s.seats + 1


@final
class GalaktikoOutlook(Outlook[GalaktikoState]):
    """Reckons with the worths of a table."""

    def __init__(self, worths: Worths) -> None:
        table: list[float] = []
        for row in worths:
            table += row
        self.worths: vec[float] = vec[float](table)
        self.row: i64 = 0
        """Where in the table the worths of the position begin."""
        self.hand: Pile = Pile()
        """Those on board after the move that is looked at."""
        self.staying: Pile = Pile()

    def begin(self, s: GalaktikoState, seat: i64) -> None:
        flights = count_flights_to_come(s)
        if flights >= _ROWS:
            flights = _ROWS - 1
        self.row = flights * _GROUPS

    def gain(self, s: GalaktikoState, seat: i64, move: i64) -> float:
        """The points that a legal move brings at once, and what those on board are worth then."""
        hand = self.hand
        player = s.players[seat]
        hand.load(player.hand)
        move_kind = kind_of_move(move)
        if move_kind == FLY:
            return self._land(s, move - FLY)
        points: i64 = 0
        station = player.station
        boarding: i64 = HAND_LIMIT
        pairs: i64 = 0
        if move_kind == START:
            station = move - START
        elif move_kind == OFF:
            kind = move - OFF
            hand.remove(kind)
            if is_ordinary(kind) or is_rich(kind):
                points = points_of(kind)
            elif kind == VORTAN:
                pairs = 1
        elif move_kind == LOAD:
            boarding = move - LOAD
        return float(points) + self._board(s, sector_of(station), boarding, pairs)

    def _land(self, s: GalaktikoState, station: i64) -> float:
        """GK-T6 to GK-T9 The inspector acts, all who bring points or are unwelcome get off, the queue boards."""
        hand = self.hand
        here = sector_of(station)
        sector = s.sectors[here]
        icon = sector.icon(slot_of(station))
        points: i64 = 0
        if sector.inspectors > 0:
            caught = count_stowaways(hand)
            points += 2 * caught
            hand.others -= hand.stowaways()
            hand.size -= caught
        rich = hand.count(RICH + icon)
        if rich > 0 or not has_option(s, RICH_FIRST):
            ordinary = hand.ordinary_of(icon)
            leaving = count_ordinary_cards(ordinary)
            points += leaving + 2 * rich
            hand.ordinary -= ordinary
            hand.others -= hand.rich_of(icon)
            hand.size -= leaving + rich
            if self.worths[self.row + 2] < 0.0:
                self._let_stowaways_off(icon)
        if has_option(s, CHEEKY_STOWAWAYS):
            self._let_stowaways_off(icon)
        pairs: i64 = 0
        vortans = count_vortans(hand)
        if vortans > 0:
            pairs = count_waiting_vortans(sector)
            if pairs > vortans:
                pairs = vortans
            left = pairs
            while left > 0:
                hand.remove(VORTAN)
                left -= 1
        return float(points) + self._board(s, here, HAND_LIMIT, pairs)

    def _let_stowaways_off(self, icon: i64) -> None:
        hand = self.hand
        hand.size -= hand.count(STOWAWAY + icon)
        hand.others -= hand.stowaways_of(icon)

    def _board(self, s: GalaktikoState, here: i64, boarding: i64, pairs: i64) -> float:
        """GK-T9 So many board at most, without the lowest vortans, which leave in pairs; what all on board are worth.

        Where boarding is optional and the driver hasn't been asked yet, as many board as is best.
        """
        hand = self.hand
        sector = s.sectors[here]
        is_free = boarding == HAND_LIMIT and has_option(s, OPTIONAL_LOADING)
        best = 0.0
        if is_free:
            best = self._worth_on_board(s, here)
        place: i64 = 0
        while place < sector.length and hand.size < HAND_LIMIT and boarding > 0:
            kind = sector.waiting(place)
            place += 1
            if kind == VORTAN and pairs > 0:
                pairs -= 1
                continue
            hand.add(kind)
            boarding -= 1
            if is_free:
                found = self._worth_on_board(s, here)
                if found > best:
                    best = found
        if is_free:
            return best
        return self._worth_on_board(s, here)

    def _worth_on_board(self, s: GalaktikoState, here: i64) -> float:
        """GK-E2, GK-O2 What all on board are worth, without those who walk from the last sector."""
        if self.row > 0 or not has_option(s, THEY_WALK):
            return self._worth(self.hand)
        staying = self.staying
        staying.load(self.hand)
        slot: i64 = 0
        while slot < SLOTS:
            icon = s.sectors[here].icon(slot)
            staying.ordinary -= staying.ordinary_of(icon)
            staying.others -= staying.rich_of(icon) + staying.stowaways_of(icon)
            slot += 1
        return self._worth(staying)

    def _worth(self, pile: Pile) -> float:
        worths = self.worths
        row = self.row
        return (
            worths[row] * float(count_ordinary(pile))
            + worths[row + 1] * float(count_rich(pile))
            + worths[row + 2] * float(count_stowaways(pile))
            + worths[row + 3] * float(count_vortans(pile))
        )


def count_waiting_vortans(sector: Sector) -> i64:
    found: i64 = 0
    place: i64 = 0
    while place < sector.length:
        if sector.waiting(place) == VORTAN:
            found += 1
        place += 1
    return found


@final
class GalaktikoPolicy(OutlookPolicy[GalaktikoState]):
    """Moves are judged at a glance; playouts know by experience who is welcome on board and when.

    Playouts go to the end. Five cards turned up a turn bring no position twice, so before the end of the shift nearly
    all of a game is played by them; after it there is no chance left, and the tree goes through the last two rounds.
    """

    def __init__(self) -> None:
        super().__init__(GalaktikoOutlook(NEAR), GalaktikoOutlook(FAR), BLIND_PERCENT)
