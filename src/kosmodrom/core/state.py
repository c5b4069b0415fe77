"""Everything on the table, and who is told of what happens to it."""

from typing import Any, Final, Self, final

from mypy_extensions import i64, mypyc_attr
from typing_extensions import TypeVar

EVERYONE: Final = -1
"""`seen_by` of an event that all seats and spectators see whole."""

SPECTATOR: Final = -1
"""The seat number of one who has none."""


def only(seat: i64) -> i64:
    """The set of seats that holds one seat; empty if no table has such a seat."""
    if seat < 0 or seat > 40:
        return 0
    return 2**40 >> (40 - seat)


@final
class Event:
    """Something that happened: a kind of the game's, whom it concerns, the seats that see the numbers, the numbers."""

    def __init__(self, kind: i64, seat: i64, seen_by: i64, a: i64, b: i64, c: i64) -> None:
        self.kind = kind
        self.seat = seat
        self.seen_by = seen_by
        self.a = a
        self.b = b
        self.c = c

    def is_seen_by(self, seat: i64) -> bool:
        return self.seen_by == EVERYONE or (seat >= 0 and self.seen_by & only(seat) != 0)


@final
class Witness:
    """Hears what a move brings about. It stands beside the position and is no part of it."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.reveals: i64 = 0
        self.shows: i64 = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. Mutable; holds no generator, no seed, no closure, and no order of cards that nobody knows."""

    witness: Witness | None = None
    seats: i64 = 0
    """How many play."""

    def copy(self) -> Self:
        """A position equal to this one and independent of it, without its witness."""
        raise NotImplementedError

    def load(self, other: "State") -> None:
        """Become equal to another position of the same game and number of seats, reusing this one's memory."""
        raise NotImplementedError

    def to_json(self) -> dict[str, object]:
        """The whole position in plain numbers, lists and dictionaries: read back, it plays on as this one would.

        The same moves and draws give the same JSON; bags that came about otherwise may list the same members otherwise.
        """
        raise NotImplementedError

    def components(self) -> list[int]:
        """How many of each component are on the table, wherever they lie: the same list all through a game."""
        raise NotImplementedError

    def tell(self, kind: i64, seat: i64, seen_by: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Something happened that a log may mention."""
        if self.witness is not None:
            self._write_down(kind, seat, seen_by, a, b, c)

    def _write_down(self, kind: i64, seat: i64, seen_by: i64, a: i64, b: i64, c: i64) -> None:
        witness = self.witness
        assert witness is not None
        witness.events.append(Event(kind, seat, seen_by, a, b, c))

    def reveal(self) -> None:
        """A seat has learnt what chance or another seat's secret held: what led here can't be taken back alone.

        Whether this is called must not depend on what any seat doesn't know: all see what can be taken back.
        """
        witness = self.witness
        if witness is not None:
            witness.reveals += 1

    def show(self) -> None:
        """A seat has shown something of its own from which another may learn: it can be taken back all the same."""
        witness = self.witness
        if witness is not None:
            witness.shows += 1


S = TypeVar("S", bound=State, default=Any)
"""The positions of a game. `Game` alone is a game of any positions: the registry returns one, loops are given one."""
