"""The table of a calibration: what was measured for each line, how sure it is, and whether it passes."""

from statistics import median
from typing import assert_never

from msgspec import Struct

from kosmodrom.lab.calibration import Calibrated, Measured
from kosmodrom.lab.criteria import Calibration, Criterion
from kosmodrom.lab.figures import TOLERANCE, Exempt, Found, Unit, column, figures_of, worst
from kosmodrom.lab.measures import (
    SCORE,
    Apart,
    FirstSeat,
    Gain,
    Happens,
    HappensIn,
    LeastUsed,
    Mean,
    Measure,
    Median,
    MostUsed,
    Quartiles,
    Reaching,
    Swept,
    Wins,
)
from kosmodrom.lab.statistics import Estimate, Share, mean_of, resampled, share_of


class Verdict(Struct, frozen=True):
    """A line of the table. It passes on its value; the interval tells how sure that is."""

    text: str
    argument: str
    unit: Unit
    value: float
    low: float
    high: float
    least: float | None
    most: float | None
    below: float | None
    passes: bool
    games: int
    places: tuple[str, ...] = ()
    """What it is about: the place of a board, or which condition and value came out worst."""
    exempt: tuple[Exempt, ...] = ()


def judge(calibration: Calibration, found: Calibrated) -> list[Verdict]:
    """All lines of the table; all conditions have been played."""
    return [_verdict(line, _measure(line.measure, calibration, found)) for line in calibration.criteria]


def _verdict(line: Criterion, found: Found) -> Verdict:
    return Verdict(
        text=line.text,
        argument=line.value,
        unit=found.unit,
        value=found.value,
        low=found.estimate.low,
        high=found.estimate.high,
        least=found.least,
        most=found.most,
        below=found.below,
        passes=found.passes,
        games=found.games,
        places=found.places,
        exempt=found.exempt,
    )


def _measure(measure: Measure, calibration: Calibration, found: Calibrated) -> Found:
    match measure:
        case Median() | Mean() | Quartiles() | HappensIn() | Wins():
            return _swept(measure, calibration, found)
        case Reaching():
            games = found.find(measure.condition)
            reached = sum(score >= measure.score for score in games.column())
            return Found("share", share_of(reached, games.games), games.games, measure.least)
        case Gain():
            games = found.find(measure.condition)
            estimate = gain(games, found.find(measure.base), measure.value)
            return Found("points", estimate, games.games, measure.least, measure.most)
        case Apart():
            columns = [found.find(condition).column() for condition in measure.conditions]
            return Found("points", resampled(columns, distance), len(columns[0]), most=measure.most)
        case FirstSeat():
            games = found.find(measure.condition)
            fair = 1 / len(games.plan.bots)
            wins = seat_share(games, 0)
            return Found("share", wins, games.games, fair - measure.within, fair + measure.within)
        case Happens():
            games = found.find(measure.condition)
            seats = len(games.plan.bots)
            return Found("mean", mean_of([count / seats for count in games.counts]), games.games, measure.least)
        case LeastUsed():
            return _least_used(measure, calibration, found)
        case MostUsed():
            return _most_used(measure, calibration, found)
        case _:
            assert_never(measure)


def gain(measured: Measured, base: Measured, value: str = SCORE) -> Estimate:
    """How much higher one median is than another, over the seeds that both were played with."""
    common = slice(min(base.games, measured.games))
    columns = [column(base, value)[common], column(measured, value)[common]]
    return resampled(columns, lambda columns: median(columns[1]) - median(columns[0]))


def distance(columns: list[list[float]]) -> float:
    """The highest median less the lowest."""
    medians = [median(column) for column in columns]
    return max(medians) - min(medians)


def seat_share(measured: Measured, seat: int) -> Share:
    """The wins of a seat, shared ones in part."""
    return share_of(sum(shares[seat] for shares in measured.shares), measured.games)


def _swept(measure: Swept, calibration: Calibration, found: Calibrated) -> Found:
    """The worst of all conditions and values that a line holds for."""
    figures: list[Found] = []
    for condition in calibration.named(measure.condition):
        label = condition.value if condition.sweep else ""
        figures += figures_of(measure, found.find(condition.name), label)
    return worst(figures)


def _least_used(measure: LeastUsed, calibration: Calibration, found: Calibrated) -> Found:
    board = calibration.board(measure.board)
    games = found.find(board.condition)
    place = min(calibration.places, key=lambda place: games.used.get(place, 0))
    share = share_of(games.used.get(place, 0), games.games)
    return Found("share", share, games.games, least=measure.least, places=(place,))


def _most_used(measure: MostUsed, calibration: Calibration, found: Calibrated) -> Found:
    board = calibration.board(measure.board)
    games = found.find(board.condition)
    places = [place for place in calibration.places if place not in board.openings]
    place = max(places, key=lambda place: games.used.get(place, 0))
    limit = measure.most * games.games
    exempt = tuple(
        Exempt(opening, games.used[opening] / games.games, games.opened.get(opening, 0) / games.games)
        for opening in board.openings
        if games.used.get(opening, 0) > limit + TOLERANCE
    )
    share = share_of(games.used.get(place, 0), games.games)
    return Found("share", share, games.games, most=measure.most, places=(place,), exempt=exempt)
