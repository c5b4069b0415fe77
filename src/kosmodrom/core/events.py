"""The kinds of event of a game in one table: number, name, rule, and what the three numbers of an event mean."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from msgspec import Meta, convert

from kosmodrom.core.state import Event

ONE_OF: Final = "one_of"
"""Under this name a type says which words a text can be: the client's types list them."""


V = TypeVar("V")


@dataclass(frozen=True)
class Reading:
    """How a field of a view is read from the numbers of an event."""

    number: str
    names: tuple[str, ...] = ()
    """What the number stands for, if it is an index."""
    plus: int = 0

    def of(self, names: Sequence[str]) -> "Reading":
        """The name that the number is the index of."""
        return Reading(self.number, tuple(names))

    def counted_from(self, first: int) -> "Reading":
        """The number as people count, from another number than 0."""
        return Reading(self.number, plus=first)

    def read(self, event: Event) -> int | str:
        number: int = getattr(event, self.number)
        return self.names[number] if self.names else number + self.plus


A: Final = Reading("a")
B: Final = Reading("b")
C: Final = Reading("c")


class EventKind:
    """A kind of event. `rule` is the id of the rule that it follows from; several, if that hangs on the number c."""

    def __init__(self, number: int, name: str, rule: str | Mapping[int, str], **fields: Reading | int) -> None:
        """`fields` are those of the game's view of an event: read from its numbers, or the same for all."""
        self.number: Final = number
        self.name: Final = name
        self.rule: Final = rule
        self.fields: Final = fields


class EventTable:
    """All kinds of event of a game. A rule module may number its own from a hundred of its own."""

    def __init__(self, *kinds: EventKind) -> None:
        self.kinds: Final = {kind.number: kind for kind in kinds}
        self.names: Final = tuple(kind.name for kind in kinds)
        assert len(self.kinds) == len(set(self.names)) == len(kinds), "two kinds of event share a number or a name"

    def name(self, event: Event) -> str:
        return self.kinds[event.kind].name

    def rule(self, event: Event) -> str:
        """The id of the rule that an event follows from."""
        rule = self.kinds[event.kind].rule
        return rule if isinstance(rule, str) else rule[event.c]

    def fields(self, event: Event, seat: int) -> dict[str, int | str]:
        """The fields of a view of an event; none for a seat (or SPECTATOR) that doesn't see its numbers."""
        if not event.is_seen_by(seat):
            return {}
        fields = self.kinds[event.kind].fields
        return {name: field.read(event) if isinstance(field, Reading) else field for name, field in fields.items()}

    def view(self, event: Event, seat: int, shape: type[V]) -> V:
        """An event as a seat (or SPECTATOR) knows it: its kind, whom it concerns, and its fields."""
        return convert({"kind": self.name(event), "seat": event.seat, **self.fields(event, seat)}, shape)

    def one_of_the_names(self) -> Meta:
        """Beside `str` in an annotation: the text is the name of a kind."""
        return Meta(extra={ONE_OF: self.names})
