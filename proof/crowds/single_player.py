"""One person against bots, who moves as soon as they are asked, so that the bots always think."""

import asyncio
from random import Random

from kosmodrom.table import commands
from proof.crowds.light_player import LightPlayer
from proof.crowds.stored_tables import StoredTable
from proof.transcript import Asked


class SinglePlayer:
    """Plays until the game is over or the person leaves."""

    def __init__(self, stored: StoredTable, port: int, seed: str) -> None:
        self.player = LightPlayer(stored.people[0], port, stored.table, seed)
        self.player.on_board = self._look
        self.count_seen = 0
        """How far the log has come since then."""
        self._rng = Random(f"loner {seed} {stored.table}")
        self._is_waiting = False
        self._first = 0

    def _look(self) -> None:
        board = self.player.board
        if board is None:
            return
        self._first = self._first or board.seq
        self.count_seen = board.seq - self._first
        if board.question and not self._is_waiting:
            self._is_waiting = True
            command = commands.Play(board.question, (self._rng.choice(board.moves).move,))
            # What is shown with this board is to be taken in first.
            asyncio.get_running_loop().call_soon(self.player.ask, command, self._hear)

    def _hear(self, asked: Asked) -> None:
        self._is_waiting = False
