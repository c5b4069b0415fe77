"""Figures of samples, with their confidence intervals."""

from collections.abc import Callable, Sequence
from math import comb, sqrt
from random import Random
from statistics import fmean, median, quantiles, stdev
from typing import Final

from msgspec import Struct

SIGMAS: Final = 1.959963984540054
"""95% of a normal distribution lie within so many standard deviations of its mean."""
RESAMPLES: Final = 2000
"""How often rows are drawn anew for an interval."""


class Share(Struct, frozen=True):
    """A share of cases from 0 to 1, with its 95% interval."""

    share: float
    low: float
    high: float


class Estimate(Struct, frozen=True):
    """A figure with its 95% interval."""

    value: float
    low: float
    high: float


class Spread(Struct, frozen=True):
    """How values are spread: mean, least, quartiles, greatest."""

    mean: float
    least: float
    lower: float
    median: float
    upper: float
    greatest: float


def share_of(wins: float, cases: int) -> Share:
    """Wilson's interval for a share of cases, in which a win may be shared; without cases it is 0 to 1."""
    if cases == 0:
        return Share(0.0, 0.0, 1.0)
    found = wins / cases
    squared = SIGMAS * SIGMAS / cases
    centre = (found + squared / 2) / (1 + squared)
    half = SIGMAS * sqrt(found * (1 - found) / cases + squared / cases / 4) / (1 + squared)
    return Share(found, min(found, max(0.0, centre - half)), max(found, min(1.0, centre + half)))


def spread_of(values: Sequence[int]) -> Spread | None:
    """The spread of some values; nothing if there are none."""
    if not values:
        return None
    if len(values) == 1:
        lower = median = upper = float(values[0])
    else:
        lower, median, upper = quantiles(values, n=4, method="inclusive")
    return Spread(fmean(values), min(values), lower, median, upper, max(values))


def mean_of(values: Sequence[float]) -> Estimate:
    """The mean, with the interval of many cases."""
    mean = fmean(values)
    half = SIGMAS * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Estimate(mean, mean - half, mean + half)


def median_of(values: Sequence[float]) -> Estimate:
    """The median, between two of the values in order.

    Whatever they are drawn from, so many lie below its median as heads fall when a coin is thrown for each. The
    interval leaves out as many values at both ends as it can for 95%; of five or fewer it leaves out none.
    """
    ordered = sorted(values)
    count = len(ordered)
    cut = 0
    outside = 1
    while 40 * outside <= 2**count and cut < (count - 1) // 2:
        cut += 1
        outside += comb(count, cut)
    cut = max(cut - 1, 0)
    return Estimate(median(ordered), ordered[cut], ordered[count - 1 - cut])


def resampled(columns: Sequence[Sequence[float]], figure: Callable[[list[list[float]]], float]) -> Estimate:
    """A figure of several columns whose rows belong together, with its interval: 95% of what it is for rows drawn anew.

    Always the same for the same columns.
    """
    rows = range(len(columns[0]))
    assert all(len(column) == len(rows) for column in columns), "columns of one length are needed"
    random = Random(0)
    found = []
    for _ in range(RESAMPLES):
        drawn = random.choices(rows, k=len(rows))
        found.append(figure([[column[row] for row in drawn] for column in columns]))
    found.sort()
    tail = RESAMPLES // 40
    return Estimate(figure([list(column) for column in columns]), found[tail], found[-1 - tail])
