"""SX-L5, SX-G2, SX-J2 What goals, obligations and new projects count in a hub."""

from mypy_extensions import i64

from kosmodrom.games.space_explorers.parts.counts import of_colour, total
from kosmodrom.games.space_explorers.parts.names import COLOURS
from kosmodrom.games.space_explorers.parts.sets import size
from kosmodrom.games.space_explorers.parts.words import (
    ASTERISKS,
    DEAR,
    DIVISIONS,
    GIVERS,
    HAND,
    HUB_CARDS,
    MOST_PROJECTS,
    PROJECTS,
    SKILLS,
    SKILLS_OF_ONE,
    TOKENS,
    TWO,
    amount_of,
    colour_of,
    kind_of_words,
    more_of,
)
from kosmodrom.games.space_explorers.rules.cards import hand_size
from kosmodrom.games.space_explorers.state import ExplorersState, Player


def count_projects(player: Player) -> i64:
    return size(player.done)


def count_two_skilled(s: ExplorersState, player: Player) -> i64:
    """SX-L4 Leaders count too."""
    return size(player.placed & s.box.two) + size(player.placed_leaders & s.box.two_leaders)


def count_dear(s: ExplorersState, player: Player) -> i64:
    """SX-L4 By printed cost, leaders too."""
    return size(player.placed & s.box.dear) + size(player.placed_leaders & s.box.dear_leaders)


def count_top_givers(s: ExplorersState, player: Player) -> i64:
    """SX-K15 A silenced giver still counts as a giver."""
    return size(player.tops & s.box.givers)


def count_divisions(player: Player, least: i64) -> i64:
    """Divisions with so many cards or more."""
    found: i64 = 0
    division: i64 = 0
    while division < COLOURS:
        if of_colour(player.heights, division) >= least:
            found += 1
        division += 1
    return found


def highest(counts: i64) -> i64:
    """The highest count of a colour or division."""
    most: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        if of_colour(counts, colour) > most:
            most = of_colour(counts, colour)
        colour += 1
    return most


def lowest_count(counts: i64) -> i64:
    """The lowest count of a colour or division."""
    least = of_colour(counts, 0)
    colour: i64 = 1
    while colour < COLOURS:
        if of_colour(counts, colour) < least:
            least = of_colour(counts, colour)
        colour += 1
    return least


def count_condition(s: ExplorersState, seat: i64, words: i64) -> i64:
    """SX-L5, SX-G2 How much of what a condition counts there is; SX-X8 leaders count, SX-X11 a directive is a token."""
    player = s.players[seat]
    kind = kind_of_words(words)
    if kind == PROJECTS:
        return count_projects(player)
    if kind == TOKENS:
        return total(player.tokens) + size(player.endless)
    if kind == HAND:
        return hand_size(player)
    if kind == HUB_CARDS:
        return player.cards
    if kind == ASTERISKS:
        return size(player.placed & s.box.asterisks)
    if kind == DEAR:
        return count_dear(s, player)
    if kind == TWO:
        return count_two_skilled(s, player)
    if kind == GIVERS:
        return count_top_givers(s, player)
    if kind == SKILLS:
        return of_colour(player.skills, colour_of(words))
    if kind == SKILLS_OF_ONE:
        return highest(player.skills)
    if kind == DIVISIONS:
        return count_divisions(player, more_of(words))
    return count_projects(player)


def condition_asks(s: ExplorersState, seat: i64, words: i64) -> i64:
    """How much a condition asks for: a number, or as many projects as another has."""
    if kind_of_words(words) != MOST_PROJECTS:
        return amount_of(words)
    most: i64 = 0
    other: i64 = 0
    while other < len(s.players):
        if other != seat and count_projects(s.players[other]) > most:
            most = count_projects(s.players[other])
        other += 1
    return most


def is_met(s: ExplorersState, seat: i64, words: i64) -> bool:
    """SX-L5, SX-G2 Whether a condition is met now."""
    return count_condition(s, seat, words) >= condition_asks(s, seat, words)
