"""What the games of a condition show for a line, once for each value of a field that the line leaves open."""

from collections.abc import Callable
from math import inf
from statistics import fmean, quantiles
from typing import Final, Literal, assert_never

from msgspec import Struct

from kosmodrom.lab.arena import Told
from kosmodrom.lab.calibration import Measured
from kosmodrom.lab.measures import (
    POINTS,
    SCORE,
    WINNER,
    HappensIn,
    Mean,
    Median,
    Per,
    Quartiles,
    Reference,
    Swept,
    Wins,
    parse_reference,
)
from kosmodrom.lab.statistics import Estimate, Share, mean_of, median_of, resampled, share_of

Unit = Literal["points", "share", "mean"]
TOLERANCE: Final = 1e-9
"""Shares such as 0.05 are not exact."""
NOTHING: Final = Estimate(0.0, 0.0, 0.0)


class Exempt(Struct, frozen=True):
    """A place to open with that is used more often than a line allows, and how often games begin there."""

    place: str
    used: float
    opened: float


class Found(Struct, frozen=True):
    """What was measured for a line, and its bounds. Without a single case nothing was measured, and it fails."""

    unit: Unit
    estimate: Estimate | Share
    games: int
    """How many cases there were: games, or seats of games."""
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
            self.games > 0
            and (self.least is None or self.value >= self.least - TOLERANCE)
            and (self.most is None or self.value <= self.most + TOLERANCE)
            and (self.below is None or self.value < self.below)
        )

    @property
    def margin(self) -> float:
        """How far the value is from the nearest bound; below zero if it is beyond it."""
        if self.games == 0:
            return -inf
        lower = [self.value - self.least] if self.least is not None else []
        upper = [bound - self.value for bound in (self.most, self.below) if bound is not None]
        return min([*lower, *upper], default=inf)


def worst(found: list[Found]) -> Found:
    """The one to show for all of them: one that fails if any does, else the one nearest to a bound."""
    return min(found, key=lambda each: (each.passes, each.margin))


def figures_of(measure: Swept, games: Measured, label: str) -> list[Found]:
    """What a condition shows: once, or for each value of the field that is left open. `label` names it in a sweep."""
    values = measure.values if isinstance(measure, Mean | HappensIn | Wins) else ()
    found = []
    for value in values or ("",):
        place = ": ".join(part for part in (label, value) if part)
        found.append(_figure(measure, games, value, (place,) if place else ()))
    return found


def _figure(measure: Swept, games: Measured, value: str, places: tuple[str, ...]) -> Found:
    """The figure of one value of the open field."""
    match measure:
        case Median():
            cases = _pooled(numbers(games, measure.value, measure.per))
            found = _if_any(cases, median_of)
            return Found("points", found, len(cases), measure.least, measure.most, measure.below, places)
        case Mean():
            cases = _pooled(numbers(games, measure.value, measure.per, measure.number, value))
            return Found("mean", _if_any(cases, mean_of), len(cases), measure.least, measure.most, places=places)
        case Quartiles():
            cases = _pooled(numbers(games, measure.value, measure.per))
            found = _if_any(cases, lambda values: resampled([values], lambda columns: middle_half(columns[0])))
            return Found("points", found, len(cases), measure.least, measure.most, places=places)
        case HappensIn():
            hits, total = count_cases(games, measure, value)
            return Found("share", share_of(hits, total), total, measure.least, measure.most, places=places)
        case Wins():
            shares = _shares(games, measure, value)
            least, most = measure.least, measure.most
            if measure.within is not None:
                fair = 1 / len(games.plan.bots)
                least, most = fair - measure.within, fair + measure.within
            return Found("share", share_of(sum(shares), len(shares)), len(shares), least, most, places=places)
        case _:
            assert_never(measure)


def numbers(games: Measured, value: str, per: Per, number: str = "", of: str = "") -> list[list[float]]:
    """A value game by game: of each seat, of the game, or of each event whose `number` is asked for."""
    if value == SCORE:
        return [[*scores] for scores in games.scores]
    if value == WINNER:
        return [_winning(scores, shares) for scores, shares in zip(games.scores, games.shares, strict=True)]
    reference = parse_reference(value)
    if reference.kind == POINTS:
        return [[_number(event, reference.field) for event in told if event.kind == POINTS] for told in games.told]
    wanted = reference.of(of)
    if number:
        return [[_number(event, number) for event in told if is_meant(wanted, event)] for told in games.told]
    return [[_count(wanted, told, seat) for seat in _units(games, per)] for told in games.told]


def column(games: Measured, value: str) -> list[float]:
    """A value game by game, as one number: of several seats their mean."""
    return [found[0] if len(found) == 1 else fmean(found) for found in numbers(games, value, "seat")]


def count_cases(games: Measured, measure: HappensIn, value: str) -> tuple[int, int]:
    """In how many cases an event happened, and how many cases there are."""
    event = parse_reference(measure.event).of(value)
    among = parse_reference(measure.among).of(value) if measure.among else None
    cases = [
        _count(event, told, seat) > 0
        for told in games.told
        for seat in _units(games, measure.per)
        if among is None or _count(among, told, seat) > 0
    ]
    return sum(cases), len(cases)


def middle_half(values: list[float]) -> float:
    """The upper quartile less the lower one."""
    if len(values) == 1:
        return 0.0
    lower, _, upper = quantiles(values, n=4, method="inclusive")
    return upper - lower


def is_meant(reference: Reference, event: Told) -> bool:
    """Whether an event is one of those referred to."""
    is_kind = event.kind == reference.kind
    return is_kind and (not reference.value or str(event.fields[reference.field]) == reference.value)


def _shares(games: Measured, measure: Wins, value: str) -> list[float]:
    """The shares of the win of a seat, or of whoever an event happened to."""
    if measure.seat:
        return [shares[measure.seat - 1] for shares in games.shares]
    event = parse_reference(measure.event).of(value)
    return [
        share
        for shares, told in zip(games.shares, games.told, strict=True)
        for seat, share in enumerate(shares)
        if _count(event, told, seat) > 0
    ]


def _units(games: Measured, per: Per) -> list[int | None]:
    """The seats of a game, or the game as a whole."""
    return [None] if per == "game" else [*range(len(games.plan.bots))]


def _count(reference: Reference, told: tuple[Told, ...], seat: int | None) -> int:
    """How many of the events referred to there are, of a seat or of all."""
    return sum(is_meant(reference, event) for event in told if seat is None or event.seat == seat)


def _winning(scores: tuple[int, ...], shares: tuple[float, ...]) -> list[float]:
    """The points of whoever won, once if several share them; none if nobody did."""
    won: list[float] = [score for score, share in zip(scores, shares, strict=True) if share > 0]
    return won[:1]


def _number(event: Told, field: str) -> float:
    found = event.fields[field]
    assert isinstance(found, int), f"{event.kind}.{field} is no number but {found!r}"
    return found


def _pooled(by_game: list[list[float]]) -> list[float]:
    return [number for numbers in by_game for number in numbers]


def _if_any(cases: list[float], figure: Callable[[list[float]], Estimate]) -> Estimate:
    return figure(cases) if cases else NOTHING
