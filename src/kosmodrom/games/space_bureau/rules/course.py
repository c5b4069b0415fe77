"""Where a flight may lead: the cheapest way to each open hex within reach, step by step."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.games.space_bureau.moves import FLY, JUMP, kind_of_move
from kosmodrom.games.space_bureau.parts.sets import bit, lowest
from kosmodrom.games.space_bureau.parts.universe import CROSSING, DIRECTIONS, HEXES
from kosmodrom.games.space_bureau.rules.flight import gates, neighbour
from kosmodrom.games.space_bureau.state import NOWHERE, SpaceBureauState

FAR: Final = 99
"""The fuel to a place out of reach."""
HERE: Final = -1
"""The step to where one is."""


@final
class Course:
    """SB-F1 Ways from one place. Places are found ring by ring: what takes less fuel comes first."""

    def __init__(self) -> None:
        self.fuel: vec[i64] = vec[i64]([FAR] * HEXES)
        """The fuel to each place, or FAR."""
        self.step: vec[i64] = vec[i64]([HERE] * HEXES)
        """The last step to each place, a move."""
        self.first: vec[i64] = vec[i64]([HERE] * HEXES)
        """The first step to each place."""
        self.before: vec[i64] = vec[i64]([0] * HEXES)
        """The place before that last step."""
        self.order: vec[i64] = vec[i64]([0] * HEXES)
        """The places found, nearest first; the first is where one is."""
        self.found: i64 = 0

    def chart(self, s: SpaceBureauState, start: i64, fuel: i64, jumped: i64) -> None:
        """Find every open hex that so much fuel leads to; no jump leads to those `jumped` to before fuel is spent."""
        place: i64 = 0
        while place < s.places:
            self.fuel[place] = FAR
            place += 1
        self.found = 0
        self._add(start, 0, start, HERE)
        self.first[start] = HERE
        is_linked = False
        ring: i64 = 0
        spent: i64 = 0
        while ring < self.found:
            if jumped == 0 and not is_linked:
                is_linked = self._link(s, ring)
            elif spent == 0:
                self._jump(s, start, s.wormholes & ~jumped, 0)
            if spent == fuel:
                return
            end = self.found
            aside = self.order[ring]
            spent += 1
            while ring < end:
                self._cross(s, self.order[ring], spent)
                ring += 1
            if jumped != 0 and spent == 2 * CROSSING:
                self._jump(s, aside, s.wormholes, spent)

    def _link(self, s: SpaceBureauState, ring: i64) -> bool:
        """From the first wormhole of a ring to all others; answers whether there was one."""
        while ring < self.found:
            place = self.order[ring]
            if s.wormholes & bit(place) != 0:
                self._jump(s, place, s.wormholes, self.fuel[place])
                return True
            ring += 1
        return False

    def _jump(self, s: SpaceBureauState, place: i64, others: i64, spent: i64) -> None:
        """To wormholes that were not found before; from beside a wormhole by way of that (see `way`)."""
        while others != 0:
            there = lowest(others)
            if self.fuel[there] == FAR:
                self._add(there, spent, place, JUMP + i64(s.hexes[there]))
            others &= others - 1

    def _cross(self, s: SpaceBureauState, place: i64, spent: i64) -> None:
        """To all neighbours that were not found before; a wormhole beside a wormhole is jumped to."""
        free = gates(s, place)
        direction: i64 = 0
        while direction < DIRECTIONS:
            there = neighbour(s, place, direction)
            if there != NOWHERE and self.fuel[there] == FAR and free & bit(there) == 0:
                self._add(there, spent, place, FLY + direction)
            direction += 1

    def _add(self, there: i64, spent: i64, place: i64, step: i64) -> None:
        self.fuel[there] = spent
        self.step[there] = step
        self.before[there] = place
        self.first[there] = self.first[place]
        if self.first[place] == HERE:
            self.first[there] = step
        self.order[self.found] = there
        self.found += 1

    def way(self, s: SpaceBureauState, place: i64) -> list[int]:
        """The steps to a place that was found; a jump from beside a wormhole stands for going back to it first."""
        steps: list[int] = []
        while self.step[place] != HERE:
            step = self.step[place]
            steps.append(step)
            place = self.before[place]
            if kind_of_move(step) == JUMP and gates(s, place) == 0:
                steps.append(FLY + (self.step[place] - FLY + DIRECTIONS // 2) % DIRECTIONS)
        steps.reverse()
        return steps
