"""The people of one table together: one move at a time, and a new game when the old one is over."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from kosmodrom.table import commands
from proof.client import Client
from proof.crowds.light_player import LightPlayer
from proof.crowds.stored_tables import StoredTable
from proof.guest import Guest
from proof.transcript import Asked


@dataclass
class DueMove:
    """A move that is due at a moment; all moments by the monotonic clock."""

    due: float
    begun: float = 0.0
    """When it was noticed that it is due."""
    sent: float = 0.0
    acknowledged: float = 0.0
    shown: float = 0.0
    """When everybody at the table had the new board."""


class LightGroup:
    """People at a table with nobody else. `on_free` is told whenever they could make the next move."""

    def __init__(self, stored: StoredTable, port: int, seed: str) -> None:
        self.players: Sequence[LightPlayer] = [
            LightPlayer(person, port, stored.table, seed) for person in stored.people
        ]
        self.on_free: Callable[[LightGroup], None] | None = None
        self.games = 0
        """Games that came after the first."""
        self._rng = Random(f"circle {seed} {stored.table}")
        self._due_move: DueMove | None = None
        self._next = 0
        """The number that the move which is out will be stored under."""
        for player in self.players:
            player.on_board = self._look

    def __str__(self) -> str:
        seen = [board and (board.seq, board.status, board.question) for board in (s.board for s in self.players)]
        return f"table {self.players[0].transcript.table}, number, status and question as each sees them {seen}"

    @property
    def is_free(self) -> bool:
        """Whether all see the same, no move is out, and somebody is asked."""
        boards = [player.board for player in self.players]
        numbers = {board.seq if board is not None else 0 for board in boards}
        is_asked = any(board is not None and board.question for board in boards)
        return self._due_move is None and len(numbers) == 1 and is_asked

    @property
    def is_over(self) -> bool:
        """Whether all see that the game has ended."""
        boards = [player.board for player in self.players]
        return self._due_move is None and all(board is not None and board.status == "over" for board in boards)

    @property
    def is_waiting(self) -> bool:
        """Whether a move is out."""
        return self._due_move is not None

    def move(self, due_move: DueMove) -> None:
        """Make a legal move, any one, of anybody who is asked."""
        asked = [(player, board) for player in self.players if (board := player.board) is not None and board.question]
        player, board = self._rng.choice(asked)
        self._due_move, self._next = due_move, board.seq + 1
        command = commands.Play(board.question, (self._rng.choice(board.moves).move,))
        due_move.sent = time.monotonic()
        player.ask(command, self._hear)

    def _hear(self, asked: Asked) -> None:
        if self._due_move is not None and asked.seq is not None and asked.answered is not None:
            self._due_move.acknowledged = asked.answered
            self._look()

    def _look(self) -> None:
        """Somebody was told something: is the move that is out with everybody?"""
        if self._due_move is None:
            return
        is_shown = all(player.board is not None and player.board.seq >= self._next for player in self.players)
        if is_shown and self._due_move.acknowledged:
            self._due_move.shown = time.monotonic()
            self._due_move = None
            if self.on_free is not None:
                self.on_free(self)

    async def renew(self, client: Client) -> None:
        """Another game of the same people, as they would begin it."""
        assert self.is_over, f"nobody can move at a table whose game is not over: {self}"
        host, *others = self.players
        table = await Guest(client, host.person.name, host.person.token).rematch(host.transcript.table)
        for player in self.players:
            player.change(table)
            await player.come()
        for other in others:
            await other.done(commands.Sit(nonce=f"n{self._rng.getrandbits(60):015x}"))
        await host.until(lambda board: board.is_full)
        await host.done(commands.Start(nonce=f"n{self._rng.getrandbits(60):015x}"))
        for player in self.players:
            await player.until(lambda board: board.status == "playing")
        self.games += 1
