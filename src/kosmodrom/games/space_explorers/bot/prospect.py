"""What a whole position promises a seat: the points it has, and what its hub, its hand and its turns will bring."""

from typing import Final

from mypy_extensions import i64

from kosmodrom.games.space_explorers.bot.plan import (
    CARDS_A_DIVISION,
    USEFUL_DISCOUNT,
    WAITING_SECTION,
    Plan,
)
from kosmodrom.games.space_explorers.bot.progress import growth_of, lack_of
from kosmodrom.games.space_explorers.bot.worth import is_to_move
from kosmodrom.games.space_explorers.options import GOALS, LEADERS, POWERS
from kosmodrom.games.space_explorers.parts.counts import count, of_colour, total
from kosmodrom.games.space_explorers.parts.names import COLOURS, SPECIALISTS
from kosmodrom.games.space_explorers.parts.sets import bit, lowest
from kosmodrom.games.space_explorers.parts.words import PAWN_COVERED, amount_of
from kosmodrom.games.space_explorers.rules.cards import has_module, height, top_card
from kosmodrom.games.space_explorers.rules.covering import smaller
from kosmodrom.games.space_explorers.rules.powers import IN_CELL, SECTIONS
from kosmodrom.games.space_explorers.rules.talents import talent_kind
from kosmodrom.games.space_explorers.score import score
from kosmodrom.games.space_explorers.state import OVER, ExplorersState, Player

MANY_TOKENS: Final = 8
"""More tokens than these are no use."""
RIVAL_TURN: Final = 3.2
"""What a turn brings the Rival."""
LAST_TURN: Final = 1.4
"""The last turn brings so many times as much as another: nothing is kept back."""


def prospect(plan: Plan, s: ExplorersState, seat: i64) -> float:
    """The points in sight of a seat; alone less the Rival's (SX-Z5)."""
    points = float(score(s, seat))
    if s.phase == OVER:
        return points
    plan.begin(s, seat)
    player = s.players[seat]
    number: i64 = 0
    while number < plan.projects:
        points += plan.now[number]
        number += 1
    points += plan.token_worth() * float(smaller(total(player.tokens), MANY_TOKENS))
    points += hand_worth(plan, s, seat, player) + hub_worth(plan, s, player)
    if has_module(s, GOALS):
        points += goals_worth(plan, s, seat, player)
    if has_module(s, LEADERS):
        points += obligations_worth(plan, s, seat, player)
    if has_module(s, POWERS):
        points += sections_worth(plan, player)
    turn = plan.worths.turn
    if s.ending == 0:
        points += turn * plan.left
        if is_to_move(s, seat):
            points += turn
    elif is_to_move(s, seat):
        points += LAST_TURN * turn
    if s.seats == 1:
        points -= RIVAL_TURN * plan.left
    return points


def hand_worth(plan: Plan, s: ExplorersState, seat: i64, player: Player) -> float:
    worth = 0.0
    rest = player.hand
    while rest != 0:
        worth += plan.held(s, seat, lowest(rest) + 1)
        rest &= rest - 1
    rest = player.hand_leaders
    while rest != 0:
        worth += plan.held(s, seat, lowest(rest) + SPECIALISTS + 1)
        rest &= rest - 1
    return worth


def hub_worth(plan: Plan, s: ExplorersState, player: Player) -> float:
    """Abilities on top and under the pawn, discounts, and what asterisk cards will count more."""
    worths = plan.worths
    worth = 0.0
    division: i64 = 0
    while division < COLOURS:
        worth += plan.ability_worth(top_card(player, division))
        lying = smaller(of_colour(player.lying, division), USEFUL_DISCOUNT)
        worth += worths.discount * plan.left * float(lying)
        division += 1
    if talent_kind(s, player) == PAWN_COVERED:
        worth += plan.ability_worth(player.pawn)
    rest = player.placed & s.box.asterisks
    while rest != 0:
        words = s.box.abilities[lowest(rest)]
        rest &= rest - 1
        worth += float(amount_of(words)) * growth_of(words, plan.left)
    return worth


def goals_worth(plan: Plan, s: ExplorersState, seat: i64, player: Player) -> float:
    """SX-G2 Cards to come in divisions whose goal is met, and goals that may still be."""
    worth = 0.0
    division: i64 = 0
    while division < COLOURS:
        coming = CARDS_A_DIVISION * plan.left
        if player.met & bit(division) != 0:
            worth += coming
        else:
            chance = plan.chance(lack_of(s, seat, s.box.conditions[count(player.goals, division)]))
            worth += chance * (float(height(player, division)) + coming)
        division += 1
    return worth


def obligations_worth(plan: Plan, s: ExplorersState, seat: i64, player: Player) -> float:
    """SX-L5 Obligations that are not met yet and may still be."""
    worth = 0.0
    rest = player.placed_leaders & ~s.box.researchers
    while rest != 0:
        leader = lowest(rest) + SPECIALISTS + 1
        rest &= rest - 1
        lack = lack_of(s, seat, s.box.obligations[leader])
        if lack > 0:
            worth += plan.chance(lack) * float(s.box.kept[leader] + s.box.broken[leader])
    return worth


def sections_worth(plan: Plan, player: Player) -> float:
    """SX-W8 Sections that wait to be used."""
    worth = 0.0
    section: i64 = 0
    while section < SECTIONS:
        if 0 < count(player.sections, section) < IN_CELL:
            worth += WAITING_SECTION * plan.fade
        section += 1
    return worth
