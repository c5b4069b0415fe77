"""What the conformance suite found."""

from dataclasses import dataclass

from msgspec import Struct


class Failure(Struct, frozen=True):
    """A property that does not hold: in which game, at which move, and the command that shows it again."""

    property: str
    seats: int
    options: dict[str, str]
    seed: int
    move: int
    """The number of moves made before the position in question."""
    sentence: str
    command: str

    def text(self) -> str:
        options = "".join(f", {name} {choice}" for name, choice in self.options.items())
        where = f"{self.seats} seats{options}, seed {self.seed}, move {self.move}"
        return f"FAILED {self.property} ({where}): {self.sentence}\n    {self.command}"


class Findings(Struct):
    """What some games showed: how many there were, their moves, how often each property was put to the test."""

    games: int = 0
    moves: int = 0
    checked: dict[str, int] = {}
    failures: list[Failure] = []
    notes: list[str] = []

    def count(self, name: str, checks: int) -> None:
        self.checked[name] = self.checked.get(name, 0) + checks

    def add(self, other: "Findings") -> None:
        self.games += other.games
        self.moves += other.moves
        for name, count in other.checked.items():
            self.count(name, count)
        self.failures += other.failures
        self.notes += [note for note in other.notes if note not in self.notes]


@dataclass(frozen=True)
class ConformanceReport:
    """The verdict on a game."""

    game: str
    games: int
    moves: int
    checked: dict[str, int]
    """How often each property was put to the test; at 0, nothing in these games could break it."""
    failures: tuple[Failure, ...]
    notes: tuple[str, ...] = ()
    """What could not be checked, and why."""

    @property
    def ok(self) -> bool:
        return not self.failures

    def text(self) -> str:
        """The report in plain lines."""
        verdict = "conforms" if self.ok else f"{len(self.failures)} of its games failed"
        lines = [f"{self.game}: {verdict} ({self.games} games, {self.moves} moves)"]
        lines += [f"  {name:<12}{count:>9} checks" for name, count in self.checked.items()]
        lines += [f"  not checked: {note}" for note in self.notes]
        lines += [failure.text() for failure in self.failures]
        return "\n".join(lines)
