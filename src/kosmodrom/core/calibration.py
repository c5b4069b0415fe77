"""What play between bots has to show if a game's reconstructed components are good; told by its `calibration.py`."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Literal

PlayerKind = Literal["strong", "greedy", "random"]
PLAYER_KINDS: Final[tuple[PlayerKind, ...]] = ("random", "greedy", "strong")


@dataclass(frozen=True)
class Condition:
    """One kind of table, all of whose seats are of one kind: played over the same seeds as the others.

    `text` is the id of its name in the game's texts, with `value` as its argument.
    """

    name: str
    text: str
    player: PlayerKind
    seats: int = 1
    value: str = ""
    options: dict[str, str] = field(default_factory=dict)
    opening: tuple[str, ...] = ()
    """The first moves, in notation."""


@dataclass(frozen=True)
class Median:
    """The median score of a condition lies within bounds."""

    condition: str
    least: float | None = None
    most: float | None = None
    below: float | None = None


@dataclass(frozen=True)
class Reaching:
    """At least this share of a condition's games reaches a score."""

    condition: str
    score: int
    least: float


@dataclass(frozen=True)
class Gain:
    """The median of a condition is higher than that of another, by so much."""

    condition: str
    base: str
    least: float
    most: float


@dataclass(frozen=True)
class Apart:
    """The medians of some conditions are at most so far apart."""

    conditions: tuple[str, ...]
    most: float


@dataclass(frozen=True)
class FirstSeat:
    """The first seat wins as often as is fair, give or take so much."""

    condition: str
    within: float


@dataclass(frozen=True)
class Happens:
    """A kind of event happens at least so often for each player, on average."""

    condition: str
    event: str
    least: float


@dataclass(frozen=True)
class LeastUsed:
    """Every place of a board is used in at least this share of games."""

    board: str
    least: float


@dataclass(frozen=True)
class MostUsed:
    """No place of a board, but those to open with, is used in more than this share of games."""

    board: str
    most: float


Measure = Median | Reaching | Gain | Apart | FirstSeat | Happens | LeastUsed | MostUsed


@dataclass(frozen=True)
class Line:
    """A line of the table: the id of its name in the game's texts, the argument of that, and what is measured."""

    text: str
    measure: Measure
    value: str = ""


@dataclass(frozen=True)
class Board:
    """A board of places that are used or not, as it is seen: the topmost row first."""

    name: str
    text: str
    condition: str
    rows: tuple[tuple[str, ...], ...]
    openings: tuple[str, ...]
    """Places where a game can begin: everybody needs one of them, so they may be used in every game."""
    words: Callable[[str, str], str]
    """What is printed on a place, in a language."""
    value: str = ""


@dataclass(frozen=True)
class Calibration:
    """How a game is calibrated: what is played, and what has to come of it."""

    simulations: int
    """What a strong player thinks about a decision, alone."""
    table_simulations: int
    """The same where several play, which takes as many times longer."""
    conditions: tuple[Condition, ...]
    lines: tuple[Line, ...]
    boards: tuple[Board, ...]
    detail: str
    """The event and its field that tell which place of a board is used."""
    event: str
    """An event whose number in a game is shown."""

    def condition(self, name: str) -> Condition:
        return next(condition for condition in self.conditions if condition.name == name)

    def board(self, name: str) -> Board:
        return next(board for board in self.boards if board.name == name)
