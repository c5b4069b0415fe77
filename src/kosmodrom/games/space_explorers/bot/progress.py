"""What a card in a division brings besides its printed points: asterisks, new projects, goals, obligations."""

from typing import Final

from mypy_extensions import i64

from kosmodrom.games.space_explorers.parts.counts import of_colour
from kosmodrom.games.space_explorers.parts.names import SPECIALISTS
from kosmodrom.games.space_explorers.parts.sets import bit, lowest
from kosmodrom.games.space_explorers.parts.words import (
    ASTERISKS,
    DEAR,
    DIVISIONS,
    END_ABOVE,
    END_DIVISION,
    END_PROJECT,
    END_ROW,
    END_SKILL,
    END_TWO,
    GIVERS,
    HUB_CARDS,
    MOST_PROJECTS,
    NO_WORDS,
    PER_DEAR,
    PER_DIVISION,
    PER_GIVER,
    PER_TALLEST,
    PER_TWO,
    PER_ZERO,
    PROJECTS,
    SKILLS,
    SKILLS_OF_ONE,
    TWO,
    amount_of,
    colour_of,
    kind_of_words,
    more_of,
)
from kosmodrom.games.space_explorers.rules.cards import division_with, height, top_card
from kosmodrom.games.space_explorers.rules.conditions import (
    condition_asks,
    count_condition,
    count_divisions,
    count_projects,
    count_two_skilled,
    highest,
    lowest_count,
)
from kosmodrom.games.space_explorers.state import ExplorersState, Player

SKILLS_A_TURN: Final = 0.25
"""Skills of each colour that a hub gains a turn; the counts below are by turn too."""
ABOVE_A_TURN: Final = 0.2
TWO_A_TURN: Final = 0.15
PROJECTS_A_TURN: Final = 0.15
DIVISIONS_A_TURN: Final = 0.15
ROWS_A_TURN: Final = 0.1


def growth_of(words: i64, left: float) -> float:
    """By how much the count of an asterisk card grows in the turns that are left."""
    kind = kind_of_words(words)
    if kind == END_SKILL:
        return SKILLS_A_TURN * left
    if kind == END_ABOVE:
        return ABOVE_A_TURN * left
    if kind == END_TWO:
        return TWO_A_TURN * left
    if kind == END_PROJECT:
        return PROJECTS_A_TURN * left
    if kind == END_DIVISION:
        return DIVISIONS_A_TURN * left
    return ROWS_A_TURN * left


def own_count(s: ExplorersState, player: Player, words: i64, card: i64, division: i64) -> i64:
    """SX-A13 What an asterisk card would count at once in a division, itself included."""
    kind = kind_of_words(words)
    if kind == END_SKILL:
        return of_colour(player.skills, colour_of(words)) + of_colour(s.box.skills[card], colour_of(words))
    if kind == END_TWO:
        return count_two_skilled(s, player) + s.box.skill_count[card] - 1
    if kind == END_PROJECT:
        return count_projects(player)
    if kind == END_DIVISION:
        return count_divisions(player, more_of(words)) + grows_division(player, division, more_of(words))
    if kind == END_ROW:
        return lowest_count(player.heights)
    return 0


def grows_division(player: Player, division: i64, least: i64) -> i64:
    """1 if one more card gives a division so many cards."""
    if height(player, division) == least - 1:
        return 1
    return 0


def fills_row(player: Player, division: i64) -> i64:
    """1 if one more card in a division makes a full row of five."""
    if lowest_count(player.heights + (2**32 >> (8 * (4 - division)))) > lowest_count(player.heights):
        return 1
    return 0


def asterisks_grow(s: ExplorersState, player: Player, card: i64, division: i64) -> float:
    """What a card in a division adds to the asterisk cards of the hub."""
    added: i64 = 0
    rest = player.placed & s.box.asterisks
    while rest != 0:
        ability = lowest(rest)
        rest &= rest - 1
        words = s.box.abilities[ability]
        kind = kind_of_words(words)
        amount = amount_of(words)
        if kind == END_SKILL:
            if card <= SPECIALISTS:
                added += amount * of_colour(s.box.skills[card], colour_of(words))
            elif colour_of(words) == division:
                added += amount * s.box.skill_count[card]
        elif kind == END_ABOVE:
            if division_with(player, ability + 1) == division:
                added += amount
        elif kind == END_TWO:
            added += amount * (s.box.skill_count[card] - 1)
        elif kind == END_DIVISION:
            added += amount * grows_division(player, division, more_of(words))
        elif kind == END_ROW:
            added += amount * fills_row(player, division)
    return float(added)


def is_giver(s: ExplorersState, card: i64) -> bool:
    return card != 0 and card <= SPECIALISTS and s.box.givers & bit(card - 1) != 0


def is_dear(s: ExplorersState, card: i64) -> bool:
    return s.box.cost[card] >= 5


def givers_grow(s: ExplorersState, player: Player, card: i64, division: i64) -> i64:
    """By how much top givers become more, or fewer, if a card covers what lies in a division."""
    found: i64 = 0
    if is_giver(s, card):
        found += 1
    if is_giver(s, top_card(player, division)):
        found -= 1
    return found


def new_projects_grow(s: ExplorersState, player: Player, card: i64, division: i64) -> float:
    """SX-J2 What a card in a division adds to the new projects that are completed."""
    added: i64 = 0
    rest = player.done
    while rest != 0:
        words = s.box.scores[lowest(rest)]
        rest &= rest - 1
        if words != NO_WORDS:
            added += amount_of(words) * counts_for(s, player, words, card, division)
    return float(added)


def counts_for(s: ExplorersState, player: Player, words: i64, card: i64, division: i64) -> i64:
    """SX-J2 By how much a card in a division raises what a new project counts."""
    kind = kind_of_words(words)
    if kind == PER_ZERO:
        if card <= SPECIALISTS and s.box.zero & bit(card - 1) != 0:
            return 1
    elif kind == PER_TWO:
        return s.box.skill_count[card] - 1
    elif kind == PER_GIVER:
        return givers_grow(s, player, card, division)
    elif kind == PER_DIVISION:
        return grows_division(player, division, more_of(words))
    elif kind == PER_DEAR:
        if is_dear(s, card):
            return 1
    elif kind == PER_TALLEST and height(player, division) == highest(player.heights):
        return 1
    return 0


# Conditions of goals and obligations


def lack_of(s: ExplorersState, seat: i64, words: i64) -> i64:
    """SX-L5, SX-G2 How much a condition lacks; 0 or less if it is met. Projects and asterisks take two cards each."""
    lack = condition_asks(s, seat, words) - count_condition(s, seat, words)
    if kind_of_words(words) in (PROJECTS, ASTERISKS, MOST_PROJECTS):
        lack *= 2
    return lack


def advance_of(s: ExplorersState, player: Player, words: i64, card: i64, division: i64) -> i64:
    """How much less a condition lacks with a card in a division."""
    kind = kind_of_words(words)
    if kind == HUB_CARDS:
        return 1
    if kind == ASTERISKS:
        if card <= SPECIALISTS and s.box.asterisks & bit(card - 1) != 0:
            return 2
    elif kind == DEAR:
        if is_dear(s, card):
            return 1
    elif kind == TWO:
        return s.box.skill_count[card] - 1
    elif kind == GIVERS:
        return givers_grow(s, player, card, division)
    elif kind == SKILLS:
        return of_colour(skills_in(s, card, division), colour_of(words))
    elif kind == SKILLS_OF_ONE:
        return highest(player.skills + skills_in(s, card, division)) - highest(player.skills)
    elif kind == DIVISIONS:
        return grows_division(player, division, more_of(words))
    return 0


def skills_in(s: ExplorersState, card: i64, division: i64) -> i64:
    """SX-L3 The skills of a card by colour, a byte each; a leader's take the colour of the division."""
    if card <= SPECIALISTS:
        return s.box.skills[card]
    return s.box.skill_count[card] * (2**32 >> (8 * (4 - division)))
