"""What is worked out of a position for all seats at once: points by source, and how far each seat is from projects."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.games.space_explorers.features.groups import LACKS, OPEN_PROJECTS
from kosmodrom.games.space_explorers.options import GOALS, LEADERS, POWERS, PROJECTS
from kosmodrom.games.space_explorers.parts.counts import colour_total, less_each, of_colour
from kosmodrom.games.space_explorers.parts.names import COLOURS
from kosmodrom.games.space_explorers.parts.sets import bit, lowest
from kosmodrom.games.space_explorers.rules.cards import has_module
from kosmodrom.games.space_explorers.rules.goals import goal_points
from kosmodrom.games.space_explorers.rules.leaders import obligation_points, researcher_points
from kosmodrom.games.space_explorers.rules.powers import power_points
from kosmodrom.games.space_explorers.rules.projects import missing_skills, new_project_points, open_side, project_points
from kosmodrom.games.space_explorers.score import asterisk_points, printed_points, rival_points
from kosmodrom.games.space_explorers.state import ExplorersState

PRINTED: Final = 0
"""Sources of points."""
ASTERISKS: Final = 1
BASE_PROJECTS: Final = 2
FRESH_PROJECTS: Final = 3
FROM_LEADERS: Final = 4
FROM_GOALS: Final = 5
FROM_POWERS: Final = 6
SOURCES: Final = 7
FAR: Final = 9
"""Nobody lacks more than this."""


@final
class Reckoning:
    """Of the position that was reckoned last."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.players: i64 = seats + 1 if seats == 1 else seats
        """The Rival too."""
        self.points: vec[i64] = vec[i64]([0] * (SOURCES * seats))
        """Of each seat, by source."""
        self.sums: vec[i64] = vec[i64]([0] * self.players)
        self.open: i64 = 0
        """How many projects lie open."""
        self.sides: vec[i64] = vec[i64]([0] * OPEN_PROJECTS)
        self.lacks: vec[i64] = vec[i64]([0] * (OPEN_PROJECTS * self.players))
        """How many skills each player lacks for each open project: those of a project stand together."""
        self.wanted: vec[i64] = vec[i64]([0] * self.players)
        """Colours that a seat lacks for a project that is in reach, a bit each."""
        self.farthest: i64 = 0
        """How many skills whoever is nearest lacks for the project that is furthest away, at least 1."""

    def reckon(self, s: ExplorersState) -> None:
        seat: i64 = 0
        while seat < s.seats:
            self._count_points(s, seat)
            seat += 1
        if s.seats == 1:
            self.sums[1] = rival_points(s)
        self._see_projects(s)

    def _count_points(self, s: ExplorersState, seat: i64) -> None:
        player = s.players[seat]
        points = self.points
        row = seat * SOURCES
        points[row + PRINTED] = printed_points(s, player)
        points[row + ASTERISKS] = asterisk_points(s, player)
        points[row + BASE_PROJECTS] = project_points(s, seat)
        together = points[row + PRINTED] + points[row + ASTERISKS] + points[row + BASE_PROJECTS]
        if has_module(s, PROJECTS):
            points[row + FRESH_PROJECTS] = new_project_points(s, seat)
            together += points[row + FRESH_PROJECTS]
        if has_module(s, LEADERS):
            points[row + FROM_LEADERS] = 0
            if player.placed_leaders != 0:
                points[row + FROM_LEADERS] = obligation_points(s, seat) + researcher_points(s, seat)
            together += points[row + FROM_LEADERS]
        if has_module(s, GOALS):
            points[row + FROM_GOALS] = goal_points(s, seat)
            together += points[row + FROM_GOALS]
        if has_module(s, POWERS):
            points[row + FROM_POWERS] = power_points(s, seat)
            together += points[row + FROM_POWERS]
        self.sums[seat] = together

    def _see_projects(self, s: ExplorersState) -> None:
        number: i64 = 0
        while number < self.players:
            self.wanted[number] = 0
            number += 1
        self.farthest = 1
        place: i64 = 0
        while place < OPEN_PROJECTS:
            side = open_side(s, place)
            if side < 0:
                break
            self.sides[place] = side
            least: i64 = FAR
            number = 0
            while number < self.players:
                lack = self._lack(s, number, side)
                self.lacks[place * self.players + number] = lack
                if lack < least:
                    least = lack
                if 0 < lack < LACKS:
                    self.wanted[number] |= colours_of(less_each(s.box.needs[side], s.players[number].skills))
                number += 1
            if least > self.farthest:
                self.farthest = least
            place += 1
        self.open = place
        number = 0
        while number < s.seats:
            rest = s.players[number].own
            while rest != 0:
                side = lowest(rest)
                rest &= rest - 1
                lack = missing_skills(s, s.players[number], side)
                if 0 < lack < LACKS:
                    self.wanted[number] |= colours_of(less_each(s.box.needs[side], s.players[number].skills))
            number += 1

    def _lack(self, s: ExplorersState, number: i64, side: i64) -> i64:
        """SX-Z7 Crises bind nobody but the player."""
        if number == s.seats:
            return colour_total(less_each(s.box.needs[side], s.players[number].skills))
        return missing_skills(s, s.players[number], side)

    def lead(self, seat: i64) -> i64:
        """How far a seat is ahead of the best other one, or of the Rival."""
        best: i64 = -1000
        other: i64 = 0
        while other < self.players:
            if other != seat and self.sums[other] > best:
                best = self.sums[other]
            other += 1
        return self.sums[seat] - best

    def others_lack(self, place: i64, seat: i64) -> i64:
        """How many skills the nearest of the others lacks for an open project."""
        least: i64 = FAR
        other: i64 = 0
        while other < self.players:
            if other != seat and self.lacks[place * self.players + other] < least:
                least = self.lacks[place * self.players + other]
            other += 1
        return least


def colours_of(counts: i64) -> i64:
    """The colours that are counted, a bit each."""
    found: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        if of_colour(counts, colour) > 0:
            found |= bit(colour)
        colour += 1
    return found
