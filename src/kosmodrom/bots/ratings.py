"""How strong the levels are, as measured for this release: `ratings.json`, written by `kosmodrom tournament`."""

from functools import cache
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from kosmodrom.bots.levels import LEVELS

FILE: Final = Path(__file__).with_name("ratings.json")
FORMAT: Final = 1

Count = Annotated[int, Meta(ge=0)]
Some = Annotated[int, Meta(ge=1)]
Fraction = Annotated[float, Meta(ge=0, le=1)]


class BadRatings(Exception):
    """A file that doesn't hold ratings; says why."""


class RatedLevel(Struct, frozen=True):
    """A level's rating with its 95% interval, and how it was measured."""

    level: str
    simulations: Count
    """What it thought about a decision, at most; 0 if it answers at once."""
    seconds: float | None
    """The time it had for a decision, where a clock limited it."""
    rating: int
    low: int
    high: int
    games: Some
    wins: dict[str, Fraction]
    """Its share of the wins against each other level, of the games that one of both won."""


class Measurement(Struct, frozen=True):
    """A tournament between levels: one game, a number of seats, the usual options."""

    game: str
    version: str
    content: str
    seats: Some
    seed: Count
    games: Some
    """Each lineup played so many at least."""
    anchor: str
    """The level whose rating was set; the intervals are those of the distance from it."""
    levels: list[RatedLevel]
    """The weakest first, as they are listed."""

    def rival(self, level: str) -> str | None:
        """Whom a level is told beside: the one below it, the weakest the one above; None if these never played.

        One that plays at random tells nobody anything.
        """
        names = [rated.level for rated in self.levels if rated.level != "random"]
        if level not in names or len(names) < 2:
            return None
        place = names.index(level)
        rival = names[place - 1 if place else 1]
        (rated,) = [rated for rated in self.levels if rated.level == level]
        return rival if rival in rated.wins else None

    def check(self) -> None:
        """BadRatings unless the levels are known, each is there once and its figures fit."""
        names = [rated.level for rated in self.levels]
        if names != [name for name in LEVELS if name in names] or self.anchor not in names:
            raise BadRatings(f"{self.game}: {', '.join(names)} by {self.anchor} aren't levels in their order")
        for rated in self.levels:
            if not rated.low <= rated.rating <= rated.high:
                raise BadRatings(f"{self.game}, {rated.level}: {rated.rating} isn't between its bounds")
            if not set(rated.wins) <= set(names) - {rated.level}:
                raise BadRatings(f"{self.game}, {rated.level}: wins against others than those rated")


class Ratings(Struct, frozen=True):
    """The file: a measurement for each game and number of seats."""

    measured: list[Measurement] = []
    format: int = FORMAT

    def find(self, game: str, version: str, content: str, seats: int = 2) -> Measurement | None:
        """What was measured of a game as it is now; None if nothing, or if it was another version of it."""
        wanted = (game, version, content, seats)
        for each in self.measured:
            if (each.game, each.version, each.content, each.seats) == wanted:
                return each
        return None

    def replaced(self, measurement: Measurement) -> "Ratings":
        """With another measurement of the same game and number of seats; in the order of games and seats."""
        place = (measurement.game, measurement.seats)
        others = [each for each in self.measured if (each.game, each.seats) != place]
        return Ratings(sorted([*others, measurement], key=lambda each: (each.game, each.seats)))


def read_ratings(data: bytes) -> Ratings:
    """Ratings as they are written; BadRatings says what is wrong."""
    try:
        ratings = msgspec.json.decode(data, type=Ratings)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRatings(str(error)) from None
    if ratings.format != FORMAT:
        raise BadRatings(f"format {FORMAT} expected, not {ratings.format}")
    for measurement in ratings.measured:
        measurement.check()
    return ratings


def write_ratings(ratings: Ratings) -> bytes:
    return msgspec.json.format(msgspec.json.encode(ratings), indent=1) + b"\n"


@cache
def shipped() -> Ratings:
    """What comes with this release."""
    return read_ratings(FILE.read_bytes())
