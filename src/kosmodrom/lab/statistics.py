"""Figures drawn from samples, with how sure they are."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, quantiles
from typing import Final

from msgspec import Struct

SIGMAS: Final = 1.959963984540054
"""95% of a normal distribution lie within so many standard deviations of its mean."""


class Share(Struct, frozen=True):
    """A share of cases from 0 to 1, with its 95% interval."""

    share: float
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
    """Wilson's interval for a share of cases, in which a win may be shared; without cases anything is possible."""
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
