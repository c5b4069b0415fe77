"""The people of one table together: one move at a time, and a new game when the old one is over."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from kosmodrom.table import commands
from proof.crowds.estate import Holding
from proof.crowds.sitter import Sitter
from proof.doors import Doors
from proof.guest import Guest
from proof.journal import Asked


@dataclass
class Beat:
    """A move that is due at a moment; all moments by the monotonic clock."""

    due: float
    begun: float = 0.0
    """When it was noticed that it is due."""
    sent: float = 0.0
    acknowledged: float = 0.0
    shown: float = 0.0
    """When everybody at the table had the new board."""


class Circle:
    """People at a table with nobody else. `on_free` is told whenever they could make the next move."""

    def __init__(self, holding: Holding, port: int, seed: str) -> None:
        self.sitters: Sequence[Sitter] = [Sitter(person, port, holding.table, seed) for person in holding.people]
        self.on_free: Callable[[Circle], None] | None = None
        self.games = 0
        """Games that came after the first."""
        self._rng = Random(f"circle {seed} {holding.table}")
        self._beat: Beat | None = None
        self._next = 0
        """The number that the move which is out will be stored under."""
        for sitter in self.sitters:
            sitter.on_board = self._look

    def __str__(self) -> str:
        seen = [board and (board.seq, board.status, board.question) for board in (s.board for s in self.sitters)]
        return f"table {self.sitters[0].journal.table}, number, status and question as each sees them {seen}"

    @property
    def is_free(self) -> bool:
        """Whether all see the same, no move is out, and somebody is asked."""
        boards = [sitter.board for sitter in self.sitters]
        numbers = {board.seq if board is not None else 0 for board in boards}
        is_asked = any(board is not None and board.question for board in boards)
        return self._beat is None and len(numbers) == 1 and is_asked

    @property
    def is_over(self) -> bool:
        """Whether all see that the game has ended."""
        boards = [sitter.board for sitter in self.sitters]
        return self._beat is None and all(board is not None and board.status == "over" for board in boards)

    @property
    def is_waiting(self) -> bool:
        """Whether a move is out."""
        return self._beat is not None

    def move(self, beat: Beat) -> None:
        """Make a legal move, any one, of anybody who is asked."""
        asked = [(sitter, board) for sitter in self.sitters if (board := sitter.board) is not None and board.question]
        sitter, board = self._rng.choice(asked)
        self._beat, self._next = beat, board.seq + 1
        command = commands.Play(board.question, (self._rng.choice(board.moves).move,))
        beat.sent = time.monotonic()
        sitter.ask(command, self._hear)

    def _hear(self, asked: Asked) -> None:
        if self._beat is not None and asked.seq is not None and asked.answered is not None:
            self._beat.acknowledged = asked.answered
            self._look()

    def _look(self) -> None:
        """Somebody was told something: is the move that is out with everybody?"""
        if self._beat is None:
            return
        is_shown = all(sitter.board is not None and sitter.board.seq >= self._next for sitter in self.sitters)
        if is_shown and self._beat.acknowledged:
            self._beat.shown = time.monotonic()
            self._beat = None
            if self.on_free is not None:
                self.on_free(self)

    async def renew(self, doors: Doors) -> None:
        """Another game of the same people, as they would begin it."""
        assert self.is_over, f"nobody can move at a table whose game is not over: {self}"
        host, *others = self.sitters
        table = await Guest(doors, host.person.name, host.person.token).rematch(host.journal.table)
        for sitter in self.sitters:
            sitter.change(table)
            await sitter.come()
        for other in others:
            await other.done(commands.Sit(nonce=f"n{self._rng.getrandbits(60):015x}"))
        await host.until(lambda board: board.is_full)
        await host.done(commands.Start(nonce=f"n{self._rng.getrandbits(60):015x}"))
        for sitter in self.sitters:
            await sitter.until(lambda board: board.status == "playing")
        self.games += 1
