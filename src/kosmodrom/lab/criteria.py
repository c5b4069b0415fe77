"""What play between bots has to show if a game's reconstructed components are good: its `calibration.toml`, read."""

from importlib.util import find_spec
from pathlib import Path
from typing import Final, Literal, Protocol, runtime_checkable

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from kosmodrom.core.game import Game

PlayerKind = Literal["strong", "greedy", "random"]
PLAYER_KINDS: Final[tuple[PlayerKind, ...]] = ("random", "greedy", "strong")


class Condition(Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of table, all of whose seats are of one kind: played over the same seeds as the others.

    `text` is the id of its name in the game's texts, with `value` as its argument.
    """

    name: str
    text: str
    player: PlayerKind
    seats: int = 1
    value: str = ""
    options: dict[str, str] = {}
    opening: tuple[str, ...] = ()
    """The first moves, in notation."""


class Median(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="median"):
    """The median score of a condition lies within bounds."""

    condition: str
    least: float | None = None
    most: float | None = None
    below: float | None = None


class Reaching(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="reaching"):
    """At least this share of a condition's games reaches a score."""

    condition: str
    score: int
    least: float


class Gain(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="gain"):
    """The median of a condition is higher than that of another, by so much."""

    condition: str
    base: str
    least: float
    most: float


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


Measure = Median | Reaching | Gain | Apart | FirstSeat | Happens | LeastUsed | MostUsed


class Criterion(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the table: the id of its name in the game's texts, the argument of that, and what is measured."""

    text: str
    measure: Measure
    value: str = ""


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    """A board of places that are used or not, and the condition that it is used under."""

    name: str
    text: str
    condition: str
    value: str = ""
    openings: tuple[str, ...] = ()
    """Places where a game can begin: everybody needs one of them, so they may be used in every game."""


class Calibration(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game is calibrated: what is played, and what has to come of it."""

    simulations: int
    """What a strong player thinks about a decision, alone."""
    table_simulations: int
    """The same where several play, which takes as many times longer."""
    detail: str
    """The event and its field that tell which place of a board is used."""
    event: str
    """An event whose number in a game is shown."""
    rows: tuple[tuple[str, ...], ...]
    """The places of every board as they are seen: the topmost row first."""
    conditions: tuple[Condition, ...]
    criteria: tuple[Criterion, ...]
    boards: tuple[Board, ...] = ()

    def condition(self, name: str) -> Condition:
        return next(condition for condition in self.conditions if condition.name == name)

    def board(self, name: str) -> Board:
        return next(board for board in self.boards if board.name == name)

    @property
    def places(self) -> list[str]:
        """The places of a board, one after another."""
        return [place for row in self.rows for place in row]


@runtime_checkable
class HasBoards(Protocol):
    """A game that knows what is printed on its boards, which is content."""

    def openings(self, board: str) -> list[str]:
        """The places of a board where a game can begin."""
        ...

    def place_words(self, board: str, place: str, language: str) -> str:
        """What is printed on a place."""
        ...


def find_calibration(game: Game) -> Calibration | None:
    """How a game is calibrated with its content, if it is."""
    spec = find_spec(f"kosmodrom.games.{game.about.name}")
    file = Path((spec.origin if spec else None) or "").with_name("calibration.toml")
    if not file.exists():
        return None
    found = msgspec.toml.decode(file.read_bytes(), type=Calibration)
    return replace(found, boards=tuple(replace(board, openings=openings(game, board)) for board in found.boards))


def openings(game: Game, board: Board) -> tuple[str, ...]:
    """The places of a board where a game can begin."""
    assert isinstance(game, HasBoards), f"{game.about.name} has no boards"
    return tuple(game.openings(board.name))
