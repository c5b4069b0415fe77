"""How strong bots are beside each other: ratings that explain best who won their games.

The chance of a bot to win a game is its strength divided by the strengths of all at the table together: Bradley and
Terry's model for two, the winner's part of Plackett's and Luce's for more. A rating is 400 times the decimal logarithm
of a strength, as Elo's: 400 points more win ten times as often.

Ratings are those of maximum likelihood, a shared win counted in part. Intervals come from the information matrix, which
takes games to be independent. One shared game is added for each lineup, so that who won or lost all has a rating too.
"""

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple

from msgspec import Struct

from kosmodrom.lab.statistics import SIGMAS, Estimate, Share, share_of

POINTS: Final = 400 / log(10)
"""Points of a rating in which a bot gets e times as strong."""
STEPS: Final = 100
ENOUGH: Final = 1e-10


class Lineup(Struct):
    """Bots that have played together, and by the number of each game their shares of the win, in their order."""

    bots: tuple[str, ...]
    games: dict[int, tuple[float, ...]] = {}


class Rating(Struct, frozen=True):
    """How strong a bot is, with the 95% interval of its distance from the anchor; and its share of the wins."""

    bot: str
    rating: Estimate
    games: int
    wins: Share


class Meeting(Struct, frozen=True):
    """What a bot won of the games that it or the other won, both at the table."""

    bot: str
    other: str
    games: int
    wins: Share


class _Group(NamedTuple):
    """What the likelihood needs of a lineup: how often each bot sits in it, its wins, and the games won by anybody."""

    seats: dict[int, int]
    wins: dict[int, float]
    games: float


def rate(bots: Sequence[str], lineups: Sequence[Lineup], anchor: str, anchored: float = 0.0) -> list[Rating]:
    """The ratings of some bots by the games in which only these played, in their order; the anchor's is given."""
    known = {bot: place for place, bot in enumerate(bots)}
    counted = [lineup for lineup in lineups if set(lineup.bots) <= set(bots)]
    fixed = known[anchor]
    strengths, variances = _fit(len(bots), [_group(lineup, known) for lineup in counted], fixed)
    found = []
    for bot, place in known.items():
        rating = anchored + POINTS * (strengths[place] - strengths[fixed])
        half = SIGMAS * POINTS * sqrt(variances[place])
        games, wins = _record(bot, counted)
        found.append(Rating(bot, Estimate(rating, rating - half, rating + half), games, share_of(wins, games)))
    return found


def meetings_of(bots: Sequence[str], lineups: Sequence[Lineup]) -> list[Meeting]:
    """How each of some bots fared against each other, the other way round too; only those that have met."""
    found = []
    for bot in bots:
        for other in bots:
            games, won, decided = 0, 0.0, 0.0
            for lineup in lineups:
                if bot != other and {bot, other} <= set(lineup.bots) <= set(bots):
                    for shares in lineup.games.values():
                        own, others = _share(bot, lineup, shares), _share(other, lineup, shares)
                        games += 1
                        won += own
                        decided += own + others
            if games:
                # Wilson's interval of a share of games; those that a third bot won tell nothing about these two.
                found.append(Meeting(bot, other, games, share_of(min(won, decided), round(decided))))
    return found


def _share(bot: str, lineup: Lineup, shares: tuple[float, ...]) -> float:
    return sum(share for each, share in zip(lineup.bots, shares, strict=True) if each == bot)


def _record(bot: str, lineups: Sequence[Lineup]) -> tuple[int, float]:
    """A bot's games, a seat each, and its wins."""
    games, wins = 0, 0.0
    for lineup in lineups:
        games += lineup.bots.count(bot) * len(lineup.games)
        wins += sum(_share(bot, lineup, shares) for shares in lineup.games.values())
    return games, wins


def _group(lineup: Lineup, known: dict[str, int]) -> _Group:
    """The sums of a lineup's games, and of the one shared game that is added."""
    seats: dict[int, int] = {}
    wins: dict[int, float] = {}
    for bot in lineup.bots:
        seats[known[bot]] = lineup.bots.count(bot)
    for bot, place in known.items():
        if place in seats:
            won = sum(_share(bot, lineup, shares) for shares in lineup.games.values())
            wins[place] = won + seats[place] / len(lineup.bots)
    return _Group(seats, wins, sum(wins.values()))


def _fit(count: int, groups: list[_Group], fixed: int) -> tuple[list[float], list[float]]:
    """The logarithms of strengths that make the wins likeliest, one of them fixed at 0, and their variances.

    Newton's method; the likelihood has one maximum, and a step that would not come nearer to it is halved.
    """
    free = [bot for bot in range(count) if bot != fixed]
    strengths = [0.0] * count
    likelihood = _likelihood(groups, strengths)
    for _ in range(STEPS):
        slope, information = _derivatives(count, groups, strengths)
        step = solve([[information[row][column] for column in free] for row in free], [slope[row] for row in free])
        part = 1.0
        while part > ENOUGH:
            tried = list(strengths)
            for bot, change in zip(free, step, strict=True):
                tried[bot] += part * change
            better = _likelihood(groups, tried)
            if better >= likelihood:
                break
            part /= 2
        else:
            break
        strengths, likelihood = tried, better
        if max(map(abs, step), default=0.0) * part < ENOUGH:
            break
    _, information = _derivatives(count, groups, strengths)
    matrix = [[information[row][column] for column in free] for row in free]
    variances = [0.0] * count
    for place, bot in enumerate(free):
        unit = [1.0 if other == place else 0.0 for other in range(len(free))]
        variances[bot] = solve(matrix, unit)[place]
    return strengths, variances


def _chances(group: _Group, strengths: list[float]) -> dict[int, float]:
    """The chance of each bot of a lineup to win, all its seats together."""
    highest = max(strengths[bot] for bot in group.seats)
    weights = {bot: seats * exp(strengths[bot] - highest) for bot, seats in group.seats.items()}
    total = sum(weights.values())
    return {bot: weight / total for bot, weight in weights.items()}


def _likelihood(groups: list[_Group], strengths: list[float]) -> float:
    """The logarithm of the likelihood of the wins."""
    found = 0.0
    for group in groups:
        chances = _chances(group, strengths)
        found += sum(won * log(max(chances[bot], 1e-300)) for bot, won in group.wins.items())
    return found


def _derivatives(count: int, groups: list[_Group], strengths: list[float]) -> tuple[list[float], list[list[float]]]:
    """The slope of the likelihood, and the information: how steeply it falls."""
    slope = [0.0] * count
    information = [[0.0] * count for _ in range(count)]
    for group in groups:
        chances = _chances(group, strengths)
        for bot, chance in chances.items():
            slope[bot] += group.wins[bot] - group.games * chance
            information[bot][bot] += group.games * chance
            for other, its in chances.items():
                information[bot][other] -= group.games * chance * its
    return slope, information


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The vector that a matrix turns into another, by Gauss's elimination."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for below in range(at + 1, size):
            factor = rows[below][at] / rows[at][at]
            for column in range(at, size + 1):
                rows[below][column] -= factor * rows[at][column]
    found = [0.0] * size
    for at in reversed(range(size)):
        rest = sum(rows[at][column] * found[column] for column in range(at + 1, size))
        found[at] = (rows[at][size] - rest) / rows[at][at]
    return found
