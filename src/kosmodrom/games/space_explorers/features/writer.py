"""Writes the features of positions of Space Explorers."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.features import Features, Layout
from kosmodrom.games.space_explorers.features.cards import write_center, write_hand
from kosmodrom.games.space_explorers.features.course import write_course, write_rival
from kosmodrom.games.space_explorers.features.groups import Groups
from kosmodrom.games.space_explorers.features.kinds import ABILITY_GROUP
from kosmodrom.games.space_explorers.features.pending import Pending
from kosmodrom.games.space_explorers.features.reckoning import Reckoning
from kosmodrom.games.space_explorers.features.seat import write_seat
from kosmodrom.games.space_explorers.parts.words import kind_of_words
from kosmodrom.games.space_explorers.state import CHOOSING, ExplorersState

POINTS_UNIT: Final = 12.0


@final
class ExplorersFeatures(Features[ExplorersState]):
    """The same layout for all sets of modules: what a module adds is 0 without it."""

    def __init__(self, seats: i64) -> None:
        layout = Layout("space_explorers", seats)
        self.groups = Groups(layout)
        self.reckoning = Reckoning(seats)
        self.pending = Pending()
        super().__init__(layout, POINTS_UNIT)

    def fill_seen(self, s: ExplorersState, seat: i64, indices: vec[i64]) -> i64:
        groups = self.groups
        reckoning = self.reckoning
        self.pending.lay(s)
        reckoning.reckon(s)
        n = write_course(groups, reckoning, s, seat, indices)
        n = write_center(groups, s, seat, reckoning.wanted[seat], indices, n)
        if s.seats == 1:
            n = write_rival(groups, reckoning, s, indices, n)
        place: i64 = 0
        owner = seat
        while place < s.seats:
            n = write_seat(groups, reckoning, s, owner, place * self.seat_size, indices, n)
            place += 1
            owner += 1
            if owner == s.seats:
                owner = 0
        self.pending.lift(s)
        return n

    def fill_own(self, s: ExplorersState, seat: i64, place: i64, indices: vec[i64], n: i64) -> i64:
        owner = seat + place
        if owner >= s.seats:
            owner -= s.seats
        block = place * self.own_size
        if s.phase != CHOOSING:
            self.pending.lay(s)
            n = write_hand(self.groups, s, owner, self.reckoning.wanted[owner], block, indices, n)
            self.pending.lift(s)
            return n
        player = s.players[owner]
        offered = player.offered
        while offered != 0:
            indices[n] = block + self.groups.offered + self._talent_group(s, offered & 15)
            n += 1
            offered >>= 4
        if player.talent != 0:
            indices[n] = block + self.groups.kept + self._talent_group(s, player.talent)
            n += 1
        return n

    def _talent_group(self, s: ExplorersState, talent: i64) -> i64:
        """The place in TALENTS of what a talent is good for."""
        return ABILITY_GROUP[kind_of_words(s.box.talents[talent])]
