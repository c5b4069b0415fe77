"""One person against bots, who never lets them rest: as soon as he is asked, he moves."""

import asyncio
from random import Random

from kosmodrom.table import commands
from proof.crowds.estate import Holding
from proof.crowds.sitter import Sitter
from proof.journal import Asked


class Loner:
    """Plays until the game is over or he goes."""

    def __init__(self, holding: Holding, port: int, seed: str) -> None:
        self.sitter = Sitter(holding.people[0], port, holding.table, seed)
        self.sitter.on_board = self._look
        self.count_seen = 0
        """How far the log has come since he came."""
        self._rng = Random(f"loner {seed} {holding.table}")
        self._is_waiting = False
        self._first = 0

    def _look(self) -> None:
        board = self.sitter.board
        if board is None:
            return
        self._first = self._first or board.seq
        self.count_seen = board.seq - self._first
        if board.question and not self._is_waiting:
            self._is_waiting = True
            command = commands.Play(board.question, (self._rng.choice(board.moves).move,))
            # What is shown with this board is to be taken in first.
            asyncio.get_running_loop().call_soon(self.sitter.ask, command, self._hear)

    def _hear(self, asked: Asked) -> None:
        self._is_waiting = False
