"""SX-G Module Goals: a goal over each division, met as soon as its condition is."""

from typing import Final

from mypy_extensions import i64

from kosmodrom.core.rng import Rng
from kosmodrom.core.state import EVERYONE
from kosmodrom.games.space_explorers import events
from kosmodrom.games.space_explorers.options import GOALS
from kosmodrom.games.space_explorers.parts.counts import count, of_colour, one
from kosmodrom.games.space_explorers.parts.names import COLOURS, FROM_GOALS
from kosmodrom.games.space_explorers.parts.names import GOALS as ALL_GOALS
from kosmodrom.games.space_explorers.parts.sets import bit, lowest, member, size
from kosmodrom.games.space_explorers.rules.cards import has_module
from kosmodrom.games.space_explorers.rules.conditions import is_met
from kosmodrom.games.space_explorers.state import ExplorersState, Player

ALL_DIVISIONS: Final = 31
ENDLESS: Final = 24
"""Above six kinds of tokens; projects above them, hand leaders above the heights of five divisions."""
DONE: Final = 29
HAND_LEADERS: Final = 40


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
    seats = changed_seats(s)
    while seats != 0:
        look_at_goals_of(s, lowest(seats))
        seats &= seats - 1


def changed_seats(s: ExplorersState) -> i64:
    """SX-G2 Whose goals may have been met since this was asked last: a project may be compared by all."""
    changed: i64 = 0
    are_all = False
    seat: i64 = 0
    while seat < len(s.players):
        player = s.players[seat]
        are_all = are_all or has_new_project(player)
        if has_changed(player):
            changed |= bit(seat)
        seat += 1
    everybody = bit(s.seats) - 1
    return everybody if are_all else changed & everybody


def has_new_project(player: Player) -> bool:
    """SX-G2 Whether projects were completed since `has_changed` was asked last."""
    return player.last_means < 0 or player.done != player.last_means >> DONE


def has_changed(player: Player) -> bool:
    """SX-G2 Whether anything that goals count is otherwise than when this was asked last.

    Between two questions a division gains or loses cards, or they change places; never both.
    """
    means = player.tokens + (player.endless << ENDLESS) + (player.done << DONE)
    hub = player.heights + (player.hand_leaders << HAND_LEADERS)
    is_same = means == player.last_means and hub == player.last_hub
    if is_same and player.hand == player.last_hand and player.tops == player.last_tops:
        return False
    player.last_means = means
    player.last_hand = player.hand
    player.last_hub = hub
    player.last_tops = player.tops
    return True


def look_at_goals_of(s: ExplorersState, seat: i64) -> None:
    """SX-G2 Those of one seat."""
    player = s.players[seat]
    rest = ALL_DIVISIONS & ~player.met
    while rest != 0:
        division = lowest(rest)
        rest &= rest - 1
        goal = count(player.goals, division)
        if is_met(s, seat, s.box.conditions[goal]):
            player.met |= bit(division)
            s.tell(events.GOAL, seat, EVERYONE, goal, division)


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
