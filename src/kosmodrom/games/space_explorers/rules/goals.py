"""SX-G Module Goals: a goal over each division, met as soon as its condition is."""

from mypy_extensions import i64

from kosmodrom.core.rng import Rng
from kosmodrom.core.state import EVERYONE
from kosmodrom.games.space_explorers import events
from kosmodrom.games.space_explorers.options import GOALS
from kosmodrom.games.space_explorers.parts.counts import count, of_colour, one
from kosmodrom.games.space_explorers.parts.names import COLOURS, FROM_GOALS
from kosmodrom.games.space_explorers.parts.names import GOALS as ALL_GOALS
from kosmodrom.games.space_explorers.parts.sets import bit, member, size
from kosmodrom.games.space_explorers.rules.cards import has_module
from kosmodrom.games.space_explorers.rules.conditions import is_met
from kosmodrom.games.space_explorers.state import ExplorersState


def deal_goals(s: ExplorersState, rng: Rng) -> None:
    """SX-G1 Of the eight goals of a power five at random, one open over each division; the four sets are alike."""
    if not has_module(s, GOALS):
        return
    seat: i64 = 0
    while seat < s.seats:
        left: i64 = 2 * bit(ALL_GOALS) - 2
        division: i64 = 0
        while division < COLOURS:
            goal = member(left, rng.below(size(left), FROM_GOALS))
            left &= ~bit(goal)
            s.players[seat].goals += goal * one(division)
            s.tell(events.AIMS, seat, EVERYONE, goal, division)
            division += 1
        seat += 1


def look_at_goals(s: ExplorersState) -> None:
    """SX-G2 As soon as it is met, at any moment, others' turns too, a goal is turned over for good.

    SX-X3 A card taken back undoes none; SX-X12 a change of crisis may meet one.
    """
    if not has_module(s, GOALS):
        return
    seat: i64 = 0
    while seat < s.seats:
        player = s.players[seat]
        division: i64 = 0
        while division < COLOURS:
            goal = count(player.goals, division)
            if player.met & bit(division) == 0 and is_met(s, seat, s.box.conditions[goal]):
                player.met |= bit(division)
                s.tell(events.GOAL, seat, EVERYONE, goal, division)
            division += 1
        seat += 1


def goal_points(s: ExplorersState, seat: i64) -> i64:
    """SX-G2 A goal met brings 1 point for each card in its division."""
    player = s.players[seat]
    points: i64 = 0
    division: i64 = 0
    while division < COLOURS:
        if player.met & bit(division) != 0:
            points += of_colour(player.heights, division)
        division += 1
    return points
