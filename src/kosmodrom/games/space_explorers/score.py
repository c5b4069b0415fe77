"""SX-E2 Points, ties, the result; SX-Z5 the lead of one who plays alone, and ranks."""

from typing import Final

from mypy_extensions import i64

from kosmodrom.core.outcome import Outcome, ScoreLine, rank
from kosmodrom.core.solo import Feat, Solo, Trait
from kosmodrom.games.space_explorers.options import ALL_MODULES, DAILY, GOALS, level_of
from kosmodrom.games.space_explorers.parts.counts import count, of_colour
from kosmodrom.games.space_explorers.parts.names import COLOURS, POWERS
from kosmodrom.games.space_explorers.parts.sets import lowest, size
from kosmodrom.games.space_explorers.parts.words import (
    END_ABOVE,
    END_DIVISION,
    END_PROJECT,
    END_ROW,
    END_SKILL,
    END_TWO,
    amount_of,
    colour_of,
    kind_of_words,
    more_of,
)
from kosmodrom.games.space_explorers.rules.cards import division_with, has_module, height, place_in_stack
from kosmodrom.games.space_explorers.rules.conditions import (
    count_divisions,
    count_projects,
    count_two_skilled,
    lowest_count,
)
from kosmodrom.games.space_explorers.rules.goals import goal_points
from kosmodrom.games.space_explorers.rules.leaders import obligation_points, researcher_points
from kosmodrom.games.space_explorers.rules.powers import power_points
from kosmodrom.games.space_explorers.rules.projects import new_project_points, project_points
from kosmodrom.games.space_explorers.rules.rival import RIVAL_SEAT, has_bonus
from kosmodrom.games.space_explorers.state import ExplorersState, Player

BELOW_ZERO: Final = 512
"""Added to scores in a standing, so that it is above 0."""
LEVEL_NAMES: Final = ("1", "2", "3")


def printed_points(s: ExplorersState, player: Player) -> i64:
    """SX-E2 Printed points of the hub, covered cards too."""
    points: i64 = 0
    rest = player.placed
    while rest != 0:
        points += s.box.points[lowest(rest) + 1]
        rest &= rest - 1
    return points


def asterisk_points(s: ExplorersState, player: Player) -> i64:
    """SX-A13 What asterisk cards score, covered or not."""
    points: i64 = 0
    rest = player.placed & s.box.asterisks
    while rest != 0:
        ability = lowest(rest)
        rest &= rest - 1
        words = s.box.abilities[ability]
        points += amount_of(words) * count_at_end(s, player, words, ability + 1)
    return points


def count_at_end(s: ExplorersState, player: Player, words: i64, card: i64) -> i64:
    """SX-A13 Skills of a colour, cards above, two-skilled cards, projects, divisions of a height, full rows of five."""
    kind = kind_of_words(words)
    if kind == END_SKILL:
        return of_colour(player.skills, colour_of(words))
    if kind == END_ABOVE:
        division = division_with(player, card)
        return height(player, division) - 1 - place_in_stack(player, division, card)
    if kind == END_TWO:
        return count_two_skilled(s, player)
    if kind == END_PROJECT:
        return count_projects(player)
    if kind == END_DIVISION:
        return count_divisions(player, more_of(words))
    assert kind == END_ROW
    return lowest_count(player.heights)


def rival_points(s: ExplorersState) -> i64:
    """SX-Z5, SX-Z7 What the Rival scores."""
    rival = s.players[RIVAL_SEAT]
    level = level_of(s.settings)
    box = s.box
    points = printed_points(s, rival)
    points += box.asterisk_points[level] * size(rival.placed & box.asterisks)
    points += box.leader_points[level] * size(rival.placed_leaders)
    rest = rival.done
    while rest != 0:
        points += box.project_points[lowest(rest)]
        rest &= rest - 1
    if has_bonus(s):
        points += box.bonus[level]
    power: i64 = 0
    while power < POWERS:
        points += box.token_points[level] * count(rival.international, power)
        power += 1
    if has_module(s, GOALS):
        points += box.goal_points[level] * (COLOURS - size(s.players[0].met))
    return points


def score(s: ExplorersState, seat: i64) -> i64:
    """SX-E2 All points of a seat; SX-Z5 alone they are less the Rival's."""
    player = s.players[seat]
    points = printed_points(s, player) + asterisk_points(s, player)
    points += project_points(s, seat) + new_project_points(s, seat)
    points += obligation_points(s, seat) + researcher_points(s, seat)
    points += goal_points(s, seat) + power_points(s, seat)
    if s.seats == 1:
        points -= rival_points(s)
    return points


def standing(s: ExplorersState, seat: i64) -> i64:
    """SX-E2 Most points win; tied: more projects, then more cards in the hub, then shared."""
    player = s.players[seat]
    return ((score(s, seat) + BELOW_ZERO) * 64 + count_projects(player)) * 64 + player.cards


def lines_of(s: ExplorersState, seat: int) -> tuple[ScoreLine, ...]:
    """Points by source."""
    player = s.players[seat]
    lines = [
        ScoreLine("score-specialists", printed_points(s, player)),
        ScoreLine("score-asterisks", asterisk_points(s, player)),
        ScoreLine("score-projects", project_points(s, seat)),
        ScoreLine("score-new-projects", new_project_points(s, seat)),
        ScoreLine("score-obligations", obligation_points(s, seat)),
        ScoreLine("score-researchers", researcher_points(s, seat)),
        ScoreLine("score-goals", goal_points(s, seat)),
        ScoreLine("score-powers", power_points(s, seat)),
    ]
    if s.seats == 1:
        lines.append(ScoreLine("score-rival", -rival_points(s)))
    return tuple(lines)


def outcome(s: ExplorersState) -> Outcome:
    """SX-E2 Points by source, places, winners; SX-Z5 alone a lead of more than 0 wins."""
    scores: list[tuple[tuple[ScoreLine, ...], tuple[int, ...]]] = [
        (lines_of(s, seat), (int(count_projects(s.players[seat])), int(s.players[seat].cards)))
        for seat in range(s.seats)
    ]
    return rank(scores, is_lost=s.seats == 1 and score(s, 0) <= 0)


# Alone


def solo_of(ranks: tuple[tuple[str, int], ...]) -> Solo:
    """SX-Z5 Ranks by the lead; results are compared by level and by modules."""
    return Solo(
        ranks=tuple(name for name, _ in ranks),
        least=tuple(least for _, least in ranks[1:]),
        traits=(Trait("level", LEVEL_NAMES), Trait("modules", ("none", "some"))),
        daily=DAILY,
    )


def rank_of(s: ExplorersState, solo: Solo) -> int:
    """SX-Z5 The highest rank that the lead is enough for."""
    lead = score(s, 0)
    return sum([lead >= least for least in solo.least])


def feat(s: ExplorersState, solo: Solo) -> Feat | None:
    """SX-Z5 The rank of one who plays alone, and what is missing to the next."""
    if s.seats != 1:
        return None
    traits = {
        "level": LEVEL_NAMES[int(level_of(s.settings)) - 1],
        "modules": "some" if s.settings & ALL_MODULES else "none",
    }
    found = rank_of(s, solo)
    if found == len(solo.ranks) - 1:
        return Feat(solo.ranks[found], traits)
    return Feat(solo.ranks[found], traits, solo.ranks[found + 1], solo.least[found] - int(score(s, 0)))
