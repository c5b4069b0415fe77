"""What a line of a calibration measures, and how lines refer to what happened in a game."""

from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

Per = Literal["game", "seat"]
SCORE: Final = "score"
"""As a value: each seat's points."""
WINNER: Final = "winner"
"""As a value: the points of whoever won; a game that a lone player lost has none."""
POINTS: Final = "points"
"""`points.LINE` as a value: what each seat has from a line of the result's breakdown."""


class Reference(Struct, frozen=True):
    """Events of a kind: all of them, `recruited`; or those with a value in a field, `ended.cause=crises`.

    Without its value, as `recruited.card`, it stands for each value of the field, one after another.
    """

    kind: str
    field: str = ""
    value: str = ""

    @property
    def is_open(self) -> bool:
        """Whether it stands for each value of its field."""
        return bool(self.field) and not self.value

    def of(self, value: str) -> "Reference":
        """The reference to one value of its field; the same if it has one already, or no field."""
        return replace(self, value=value) if self.is_open else self


def parse_reference(text: str) -> Reference:
    """A reference as it is written."""
    kind, _, rest = text.partition(".")
    field, _, value = rest.partition("=")
    return Reference(kind, field, value)


class Median(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="median"):
    """The median of a value lies within bounds."""

    condition: str
    least: float | None = None
    most: float | None = None
    below: float | None = None
    value: str = SCORE
    per: Per = "seat"


class Mean(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="mean"):
    """The mean of a value lies within bounds; with `number`, the mean of that field over all events referred to."""

    condition: str
    value: str
    least: float | None = None
    most: float | None = None
    number: str = ""
    per: Per = "seat"
    values: tuple[str, ...] = ()


class Quartiles(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="quartiles"):
    """The middle half of a value's cases spans so much."""

    condition: str
    least: float | None = None
    most: float | None = None
    value: str = SCORE
    per: Per = "seat"


class HappensIn(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="share"):
    """An event happens in this share of the games, or to this share of the seats; `among` those that another one did.

    With `among`, a field without its value means the same value in both.
    """

    condition: str
    event: str
    least: float | None = None
    most: float | None = None
    among: str = ""
    per: Per = "game"
    values: tuple[str, ...] = ()


class Wins(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="wins"):
    """The share of wins of a seat, counted from 1, or of the seats that an event happened to.

    `within` stands for bounds around what is fair where several play: one part for each seat.
    """

    condition: str
    seat: int = 0
    event: str = ""
    least: float | None = None
    most: float | None = None
    within: float | None = None
    values: tuple[str, ...] = ()


class Reaching(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="reaching"):
    """At least this share of a condition's games reaches a score."""

    condition: str
    score: int
    least: float


class Gain(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="gain"):
    """The median of a condition is higher than that of another, by so much; a value of several seats is their mean."""

    condition: str
    base: str
    least: float | None = None
    most: float | None = None
    value: str = SCORE


class Apart(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="apart"):
    """The medians of some conditions are at most so far apart."""

    conditions: tuple[str, ...]
    most: float


class FirstSeat(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="first-seat"):
    """The first seat wins as often as is fair, give or take so much."""

    condition: str
    within: float


class Happens(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="happens"):
    """A kind of event happens at least so often for each player, on average."""

    condition: str
    event: str
    least: float


class LeastUsed(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="least-used"):
    """Every place of a board is used in at least this share of games."""

    board: str
    least: float


class MostUsed(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="most-used"):
    """No place of a board, but those to open with, is used in more than this share of games."""

    board: str
    most: float


Swept = Median | Mean | Quartiles | HappensIn | Wins
"""Those that hold for every condition of a sweep, and for every value of a field."""
Measure = Swept | Reaching | Gain | Apart | FirstSeat | Happens | LeastUsed | MostUsed


def conditions_of(measure: Measure) -> tuple[str, ...]:
    """The conditions and sweeps that a measure names; none if it is about a board."""
    match measure:
        case Apart():
            return measure.conditions
        case Gain():
            return (measure.condition, measure.base)
        case LeastUsed() | MostUsed():
            return ()
        case _:
            return (measure.condition,)


def references_of(measure: Measure) -> list[Reference]:
    """The events that a measure asks about, each with the fields it reads."""
    match measure:
        case Mean():
            first = parse_reference(measure.value)
            found = [first, Reference(first.kind, measure.number)] if measure.number else [first]
        case Median() | Quartiles() | Gain():
            found = [parse_reference(measure.value)]
        case HappensIn():
            found = [parse_reference(text) for text in (measure.event, measure.among) if text]
        case Wins():
            found = [parse_reference(measure.event)] if measure.event else []
        case _:
            found = []
    return [reference for reference in found if reference.kind not in (SCORE, WINNER)]


def has_bound(measure: Swept | Gain) -> bool:
    """Whether anything is asked of what is measured."""
    within = measure.within if isinstance(measure, Wins) else None
    below = measure.below if isinstance(measure, Median) else None
    return any(bound is not None for bound in (measure.least, measure.most, within, below))
