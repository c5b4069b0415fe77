"""The table of a calibration: what was measured for each line, how sure it is, and whether it passes."""

from statistics import median
from typing import Final, Literal, assert_never

from msgspec import Struct

from kosmodrom.lab.calibration import Calibrated, Measured
from kosmodrom.lab.criteria import (
    Apart,
    Calibration,
    Criterion,
    FirstSeat,
    Gain,
    Happens,
    LeastUsed,
    Measure,
    Median,
    MostUsed,
    Reaching,
)
from kosmodrom.lab.statistics import Estimate, Share, mean_of, median_of, resampled, share_of

Unit = Literal["points", "share", "mean"]
TOLERANCE: Final = 1e-9
"""Shares such as 0.05 are not exact."""


class Exempt(Struct, frozen=True):
    """A place to open with that is used more often than a line allows, and how often games begin there."""

    place: str
    used: float
    opened: float


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
    """The place of a board that it is about."""
    exempt: tuple[Exempt, ...] = ()


class _Found(Struct, frozen=True):
    """What was measured for a line, and its bounds."""

    unit: Unit
    estimate: Estimate | Share
    games: int
    least: float | None = None
    most: float | None = None
    below: float | None = None
    places: tuple[str, ...] = ()
    exempt: tuple[Exempt, ...] = ()

    @property
    def value(self) -> float:
        return self.estimate.share if isinstance(self.estimate, Share) else self.estimate.value

    @property
    def passes(self) -> bool:
        return (
            (self.least is None or self.value >= self.least - TOLERANCE)
            and (self.most is None or self.value <= self.most + TOLERANCE)
            and (self.below is None or self.value < self.below)
        )


def judge(calibration: Calibration, found: Calibrated) -> list[Verdict]:
    """All lines of the table; all conditions have been played."""
    return [_verdict(line, _measure(line.measure, calibration, found)) for line in calibration.criteria]


def _verdict(line: Criterion, found: _Found) -> Verdict:
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


def _measure(measure: Measure, calibration: Calibration, found: Calibrated) -> _Found:
    match measure:
        case Median():
            games = found.find(measure.condition)
            estimate = median_of(games.column())
            return _Found("points", estimate, games.games, measure.least, measure.most, measure.below)
        case Reaching():
            games = found.find(measure.condition)
            reached = sum(score >= measure.score for score in games.column())
            return _Found("share", share_of(reached, games.games), games.games, measure.least)
        case Gain():
            games = found.find(measure.condition)
            return _Found("points", gain(games, found.find(measure.base)), games.games, measure.least, measure.most)
        case Apart():
            columns = [found.find(condition).column() for condition in measure.conditions]
            return _Found("points", resampled(columns, distance), len(columns[0]), most=measure.most)
        case FirstSeat():
            games = found.find(measure.condition)
            fair = 1 / len(games.plan.bots)
            wins = seat_share(games, 0)
            return _Found("share", wins, games.games, fair - measure.within, fair + measure.within)
        case Happens():
            games = found.find(measure.condition)
            seats = len(games.plan.bots)
            return _Found("mean", mean_of([count / seats for count in games.counts]), games.games, measure.least)
        case LeastUsed():
            return _least_used(measure, calibration, found)
        case MostUsed():
            return _most_used(measure, calibration, found)
        case _:
            assert_never(measure)


def gain(measured: Measured, base: Measured) -> Estimate:
    """How much higher one median is than another, over the same seeds."""
    return resampled([base.column(), measured.column()], lambda columns: median(columns[1]) - median(columns[0]))


def distance(columns: list[list[float]]) -> float:
    """The highest median less the lowest."""
    medians = [median(column) for column in columns]
    return max(medians) - min(medians)


def seat_share(measured: Measured, seat: int) -> Share:
    """The wins of a seat, shared ones in part."""
    return share_of(sum(shares[seat] for shares in measured.shares), measured.games)


def _least_used(measure: LeastUsed, calibration: Calibration, found: Calibrated) -> _Found:
    board = calibration.board(measure.board)
    games = found.find(board.condition)
    place = min(calibration.places, key=lambda place: games.used.get(place, 0))
    share = share_of(games.used.get(place, 0), games.games)
    return _Found("share", share, games.games, least=measure.least, places=(place,))


def _most_used(measure: MostUsed, calibration: Calibration, found: Calibrated) -> _Found:
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
    return _Found("share", share, games.games, most=measure.most, places=(place,), exempt=exempt)
