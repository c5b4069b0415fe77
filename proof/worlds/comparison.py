"""What comparing twin worlds comes to: how much was compared, and where somebody could tell them apart."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

EXCERPT: Final = 160


@dataclass(frozen=True)
class Finding:
    """Somebody is sent what they may not know."""

    check: str
    """What noticed it."""
    game: int
    event: int
    """The number of the table's last fact."""
    seat: int
    request: str
    detail: str

    def __str__(self) -> str:
        who = f"seat {self.seat}" if self.seat >= 0 else "a spectator"
        return f"{self.check}: game {self.game}, event {self.event}, {who}, {self.request}\n{self.detail}"


@dataclass
class Comparison:
    """What was compared, and what was found."""

    games: int = 0
    events: int = 0
    pairs: int = 0
    """Positions x seats that were compared with a twin world."""
    transitions: int = 0
    """Moves and other facts x seats that were compared as they happened."""
    answers: int = 0
    """Frames and answers compared."""
    bytes: int = 0
    hidden: int = 0
    """Pairs whose worlds really differed."""
    found: list[Finding] = field(default_factory=list)
    asked: Counter[str] = field(default_factory=Counter)
    """How many answers each check compared."""

    def add(self, other: "Comparison") -> None:
        """Take in what was found elsewhere."""
        self.games += other.games
        self.events += other.events
        self.pairs += other.pairs
        self.transitions += other.transitions
        self.answers += other.answers
        self.bytes += other.bytes
        self.hidden += other.hidden
        self.found += other.found
        self.asked += other.asked

    @property
    def checks(self) -> set[str]:
        """The checks that noticed something."""
        return {finding.check for finding in self.found}


def first_difference(one: Sequence[object], other: Sequence[object]) -> int:
    """The first place where two series differ, or where one of them ends."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((number for number, (here, there) in pairs if here != there), min(len(one), len(other)))


def difference(true: Sequence[bytes], twin: Sequence[bytes]) -> str:
    """Where two series of answers part: which one, at which byte, and what stands there."""
    number = first_difference(true, twin)
    head = f"  {len(true)} answers of {sum(map(len, true))} bytes, in the twin {len(twin)} of {sum(map(len, twin))}"
    here, there = (side[number] if number < len(side) else b"" for side in (true, twin))
    at = first_difference(here, there)
    start = max(0, at - EXCERPT // 2)
    lines = (f"  {name}: …{text[start : start + EXCERPT]!r}…" for name, text in (("true", here), ("twin", there)))
    return "\n".join((f"{head}; answer {number + 1} differs at byte {at}", *lines))
