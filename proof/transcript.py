"""What one person at one table sent, was answered and was shown."""

from dataclasses import dataclass, field
from typing import NamedTuple


@dataclass
class Asked:
    """A command under its own id: sent once or more, answered once or not yet."""

    id: str
    message: bytes
    sent: float
    """When first, by the monotonic clock."""
    times: int = 0
    answers: int = 0
    answered: float | None = None
    seq: int | None = None
    """The number it was acknowledged with."""
    refused: str | None = None
    """Why it was refused."""

    @property
    def is_open(self) -> bool:
        """Whether it is unknown what came of it."""
        return self.answered is None

    def has_answers(self, wanted: int) -> bool:
        """Whether it was answered so many times."""
        return self.answers >= wanted


class Answer(NamedTuple):
    """What the server said about a command: its number, or why it is refused."""

    seq: int | None
    refused: str | None


@dataclass
class Transcript:
    """Everything between a person and the server about one table, in the order of arrival."""

    table: str
    token: str
    language: str
    keeps_boards: bool = True
    asked: dict[str, Asked] = field(default_factory=dict)
    open: dict[str, Asked] = field(default_factory=dict)
    """Commands that may or may not have been carried out."""
    boards: list[bytes] = field(default_factory=list)
    """Boards as they came, until somebody takes them to be checked."""
    count_boards: int = 0
    contradictions: list[str] = field(default_factory=list)
    """Commands that were answered twice, and differently."""
    reconnects: int = 0
    busy: int = 0

    def ask(self, asked: Asked) -> None:
        """A command is about to be sent for the first time."""
        self.asked[asked.id] = self.open[asked.id] = asked

    def show(self, data: bytes) -> None:
        """A board came."""
        self.count_boards += 1
        if self.keeps_boards:
            self.boards.append(data)

    def take_boards(self) -> list[bytes]:
        """The boards that nobody has taken yet."""
        taken, self.boards = self.boards, []
        return taken

    def answer(self, command: str, at: float, seq: int | None = None, refused: str | None = None) -> Asked | None:
        """An answer came; None if nobody asked."""
        asked = self.asked.get(command)
        if asked is None:
            self.contradictions.append(f"{command} was answered but never asked")
            return None
        asked.answers += 1
        if self.open.pop(command, None) is not None:
            asked.answered, asked.seq, asked.refused = at, seq, refused
        elif asked.seq != seq:
            answers = [f"acknowledged as {number}" if number else "refused" for number in (asked.seq, seq)]
            self.contradictions.append(f"{command} was {answers[0]}, then {answers[1]}")
        return asked

    @property
    def answers(self) -> dict[str, Answer]:
        """All answers so far, by command."""
        return {asked.id: Answer(asked.seq, asked.refused) for asked in self.asked.values() if not asked.is_open}

    @property
    def acknowledged(self) -> list[Asked]:
        """Commands that the server has said are stored."""
        return [asked for asked in self.asked.values() if asked.seq is not None]

    @property
    def refused(self) -> list[Asked]:
        """Commands that the server has said are not carried out."""
        return [asked for asked in self.asked.values() if asked.refused is not None]

    @property
    def count_repeated(self) -> int:
        """How often a command was sent again."""
        return sum(asked.times - 1 for asked in self.asked.values() if asked.times > 1)
