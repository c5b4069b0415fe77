"""What play between bots has to show if a game's reconstructed components are good: its `calibration.toml`, read."""

from importlib.util import find_spec
from itertools import combinations, takewhile
from pathlib import Path
from typing import Final, Literal, Protocol, runtime_checkable

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from kosmodrom.core.events import EventTable, Reading
from kosmodrom.core.game import Game
from kosmodrom.lab.measures import (
    POINTS,
    Gain,
    HappensIn,
    Mean,
    Measure,
    Reference,
    Swept,
    Wins,
    conditions_of,
    has_bound,
    references_of,
)

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
    games: int | None = None
    """So many in a whole calibration, instead of as many as others; fewer in proportion if fewer are asked for."""
    sweep: str = ""
    """The sweep that it is one of."""


class Sweep(Struct, frozen=True, forbid_unknown_fields=True):
    """Conditions that differ in their options: a line that names the sweep holds for each of them.

    Their options are those of `sets`, one after another, or `take` of the `switches` at a time, set to `choice`: 3 of 7
    make 35 conditions, called by their switches without what all of these begin with. Each is played with each number
    of seats; `by_turns`, with one of them, the next with the next.
    """

    name: str
    text: str
    player: PlayerKind
    seats: tuple[int, ...] = (1,)
    by_turns: bool = False
    options: dict[str, str] = {}
    """What all have in common."""
    sets: tuple[dict[str, str], ...] = ()
    switches: tuple[str, ...] = ()
    take: int = 1
    choice: str = "on"
    games: int | None = None

    def conditions(self) -> list[Condition]:
        """All of them, named by what sets them apart."""
        found = []
        for number, (label, options) in enumerate(self._labelled()):
            turn = (self.seats[number % len(self.seats)],)
            for seats in turn if self.by_turns else self.seats:
                value = label if len(self.seats) == 1 else f"{label} ({seats})".strip()
                found.append(
                    Condition(
                        name=f"{self.name}: {value}" if value else self.name,
                        text=self.text,
                        player=self.player,
                        seats=seats,
                        value=value,
                        options={**self.options, **options},
                        games=self.games,
                        sweep=self.name,
                    )
                )
        return found

    def _labelled(self) -> list[tuple[str, dict[str, str]]]:
        sets = [(", ".join(f"{name}={choice}" for name, choice in options.items()), options) for options in self.sets]
        taken = combinations(self.switches, self.take) if self.switches else ()
        alike = len(_beginning(self.switches))
        return sets + [
            (", ".join(name[alike:] for name in names), dict.fromkeys(names, self.choice)) for names in taken
        ]


def _beginning(names: tuple[str, ...]) -> str:
    """What all names begin with."""
    pairs = takewhile(lambda pair: pair[0] == pair[1], zip(min(names), max(names), strict=False)) if names else ()
    return "".join(first for first, _ in pairs)


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
    conditions: tuple[Condition, ...]
    criteria: tuple[Criterion, ...]
    detail: str = ""
    """The event and its field that tell which place of a board is used."""
    event: str = ""
    """An event whose number in a game is shown."""
    rows: tuple[tuple[str, ...], ...] = ()
    """The places of every board as they are seen: the topmost row first."""
    boards: tuple[Board, ...] = ()
    sweeps: tuple[Sweep, ...] = ()

    def condition(self, name: str) -> Condition:
        return next(condition for condition in self.conditions if condition.name == name)

    def named(self, name: str) -> list[Condition]:
        """The condition of a name, or all those of a sweep."""
        return [condition for condition in self.conditions if name in (condition.name, condition.sweep)]

    def tracked(self, condition: Condition) -> dict[str, tuple[str, ...]]:
        """The kinds of event that lines about a condition ask for, and their fields."""
        found: dict[str, set[str]] = {}
        for line in self.criteria:
            if {condition.name, condition.sweep} & {*conditions_of(line.measure)}:
                for reference in references_of(line.measure):
                    found.setdefault(reference.kind, set()).update({reference.field} - {""})
        return {kind: tuple(sorted(fields)) for kind, fields in sorted(found.items())}

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
    """How a game is calibrated with its content, if it is; ValueError if its file asks for what there is not."""
    spec = find_spec(f"kosmodrom.games.{game.about.name}")
    file = Path((spec.origin if spec else None) or "").with_name("calibration.toml")
    return read_calibration(game, file.read_bytes()) if file.exists() else None


def read_calibration(game: Game, data: bytes) -> Calibration:
    """A calibration as it is written, its sweeps and values filled in; ValueError if it asks for what there is not."""
    found = msgspec.toml.decode(data, type=Calibration)
    swept = [condition for sweep in found.sweeps for condition in sweep.conditions()]
    found = replace(
        found,
        conditions=(*found.conditions, *swept),
        boards=tuple(replace(board, openings=openings(game, board)) for board in found.boards),
    )
    for condition in found.conditions:
        game.about.check_seats(condition.seats)
        game.about.complete(condition.options, condition.seats)
    return replace(found, criteria=tuple(_checked(game, found, line) for line in found.criteria))


def openings(game: Game, board: Board) -> tuple[str, ...]:
    """The places of a board where a game can begin."""
    assert isinstance(game, HasBoards), f"{game.about.name} has no boards"
    return tuple(game.openings(board.name))


def _checked(game: Game, calibration: Calibration, line: Criterion) -> Criterion:
    """A line with all values of the field that it leaves open; ValueError says what is wrong with it."""
    measure, where = line.measure, f"{line.text} {line.value}".strip()
    for name in conditions_of(measure):
        named = calibration.named(name)
        if not named:
            raise ValueError(f"{where}: there is no condition or sweep {name!r}")
        if named[0].sweep and not isinstance(measure, Swept):
            raise ValueError(f"{where}: {name!r} is a sweep, and a line of this kind is about one condition")
        if isinstance(measure, Wins) and not 0 <= measure.seat <= min(condition.seats for condition in named):
            raise ValueError(f"{where}: there is no seat {measure.seat} in {name!r}")
    if isinstance(measure, Swept | Gain) and not has_bound(measure):
        raise ValueError(f"{where}: a bound is needed, such as least or most")
    if isinstance(measure, Wins) and bool(measure.seat) == bool(measure.event):
        raise ValueError(f"{where}: wins are those of a seat or of whoever an event happened to: name one of them")
    given = measure.values if isinstance(measure, Mean | HappensIn | Wins) else ()
    opened: tuple[str, ...] | None = None
    for reference in references_of(measure):
        if reference.kind == POINTS and not game.about.texts.has(reference.field):
            raise ValueError(f"{where}: no line of a result is called {reference.field!r}")
        names = _values(game.about.events, reference, where)
        unknown = [value for value in (*given, reference.value) if value and names and value not in names]
        is_number = isinstance(measure, Mean) and reference.field == measure.number
        if reference.is_open and reference.kind != POINTS and not is_number:
            opened = given or opened or names
        if unknown and (reference.value or reference.is_open):
            raise ValueError(f"{where}: {reference.field} is never {unknown[0]}; it is one of {', '.join(names)}")
    if opened is None:
        return line
    if not isinstance(measure, Mean | HappensIn | Wins):
        raise ValueError(f"{where}: which value of the field is meant? Write it as EVENT.FIELD=VALUE")
    if not opened:
        raise ValueError(f"{where}: the field holds numbers; name those that are meant as `values`")
    return replace(line, measure=replace(measure, values=opened))


def _values(events: EventTable | None, reference: Reference, where: str) -> tuple[str, ...]:
    """All names that a field of an event can hold, none if it holds numbers; ValueError if there is no such field."""
    if reference.kind == POINTS:
        return ()
    kinds = {} if events is None else {kind.name: kind for kind in events.kinds.values()}
    if reference.kind not in kinds:
        raise ValueError(f"{where}: there is no event {reference.kind!r}; there are {', '.join(kinds) or 'none'}")
    fields = kinds[reference.kind].fields
    if not reference.field:
        return ()
    if reference.field not in fields:
        known = ", ".join(fields) or "none"
        raise ValueError(f"{where}: {reference.kind!r} has no field {reference.field!r}; it has {known}")
    field = fields[reference.field]
    return field.names if isinstance(field, Reading) else (str(field),)
