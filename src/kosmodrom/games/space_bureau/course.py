"""Where a flight may lead: the cheapest way to each open hex within reach, step by step."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.games.space_bureau import numbers
from kosmodrom.games.space_bureau.flight import neighbour
from kosmodrom.games.space_bureau.parts import DIRECTIONS, HEXES, bit, lowest
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

    def chart(self, s: SpaceBureauState, start: i64, fuel: i64, can_jump: bool) -> None:
        """Find every open hex that so much fuel leads to; not by a jump at once if the last step was one."""
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
            if not is_linked:
                is_linked = self._jump(s, ring, start, can_jump)
            if spent == fuel:
                return
            end = self.found
            spent += 1
            while ring < end:
                self._cross(s, self.order[ring], spent)
                ring += 1

    def _jump(self, s: SpaceBureauState, ring: i64, start: i64, can_jump: bool) -> bool:
        """From the first wormhole of a ring to all others; answers whether there was one."""
        while ring < self.found:
            place = self.order[ring]
            if s.wormholes & bit(place) != 0 and (place != start or can_jump):
                others = s.wormholes
                while others != 0:
                    there = lowest(others)
                    if self.fuel[there] == FAR:
                        self._add(there, self.fuel[place], place, numbers.JUMP + i64(s.hexes[there]))
                    others &= others - 1
                return True
            ring += 1
        return False

    def _cross(self, s: SpaceBureauState, place: i64, spent: i64) -> None:
        """To all neighbours that were not found before."""
        direction: i64 = 0
        while direction < DIRECTIONS:
            there = neighbour(s, place, direction)
            if there != NOWHERE and self.fuel[there] == FAR:
                self._add(there, spent, place, numbers.FLY + direction)
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

    def way(self, place: i64) -> list[int]:
        """The steps to a place that was found."""
        steps: list[int] = []
        while self.step[place] != HERE:
            steps.append(self.step[place])
            place = self.before[place]
        steps.reverse()
        return steps
