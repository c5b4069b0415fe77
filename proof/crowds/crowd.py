"""Many tables that make so many moves a second in all, whatever the server does: moves are due at fixed moments."""

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from random import Random
from typing import Final

from proof.client import Client
from proof.crowds.light_group import DueMove, LightGroup
from proof.crowds.stored_tables import StoredTable
from proof.transcript import Transcript

REST_SECONDS: Final = 15.0
"""How long moves that are out may take once no more are due."""
AT_ONCE: Final = 50
"""How many connect at a time, so that they don't all connect at once."""


class Crowd:
    """Plays an open loop: a move that can't be made when it is due, waits, and its waiting counts."""

    def __init__(self, stored_tables: Sequence[StoredTable], port: int, client: Client, seed: int) -> None:
        self.groups = [LightGroup(stored, port, str(seed)) for stored in stored_tables]
        self.due_moves: list[DueMove] = []
        """All moves that were due."""
        self.held = 0
        """Moves that had to wait for a table where one could be made."""
        self._client = client
        self._free: deque[LightGroup] = deque(Random(f"crowd {seed}").sample(self.groups, len(self.groups)))
        self._due: deque[DueMove] = deque()
        self._renewing: set[asyncio.Task[None]] = set()
        self._failures: list[BaseException] = []
        for group in self.groups:
            group.on_free = self._release

    async def come(self) -> None:
        """Open everybody's socket."""
        players = [player for group in self.groups for player in group.players]
        for start in range(0, len(players), AT_ONCE):
            await asyncio.gather(*(player.come() for player in players[start : start + AT_ONCE]))

    def go(self) -> None:
        """Let everybody leave."""
        for group in self.groups:
            for player in group.players:
                player.go()

    async def play(self, rate: float, seconds: float, rest: float = REST_SECONDS) -> None:
        """Make so many moves a second; come back when all are answered, or have had their time (`rest`)."""
        start = time.monotonic() + 0.1
        for number in range(int(rate * seconds)):
            due = start + number / rate
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            due_move = DueMove(due, begun=time.monotonic())
            self.due_moves.append(due_move)
            self._due.append(due_move)
            self.held += not self._serve()
        deadline = time.monotonic() + rest
        while self._is_busy and time.monotonic() < deadline:
            await asyncio.sleep(0.02)
        if self._failures:
            raise self._failures[0]

    @property
    def _is_busy(self) -> bool:
        return bool(self._due or self._renewing or any(group.is_waiting for group in self.groups))

    def _serve(self) -> bool:
        """Make the moves that are due; false if one has to wait."""
        while self._due and self._free:
            group = self._free.popleft()
            if group.is_free:
                group.move(self._due.popleft())
            else:
                self._renew(group)
        return not self._due

    def _release(self, group: LightGroup) -> None:
        if group.is_over:
            self._renew(group)
        else:
            self._free.append(group)
            self._serve()

    def _renew(self, group: LightGroup) -> None:
        renewing = asyncio.create_task(group.renew(self._client))
        self._renewing.add(renewing)

        def finish(task: asyncio.Task[None]) -> None:
            self._renewing.discard(task)
            if not task.cancelled() and (error := task.exception()) is not None:
                self._failures.append(error)
            elif not task.cancelled():
                self._release(group)

        renewing.add_done_callback(finish)

    # What came of it

    @property
    def acknowledgements(self) -> list[float]:
        """Seconds from the moment each move was due until it was acknowledged."""
        return [due_move.acknowledged - due_move.due for due_move in self.due_moves if due_move.acknowledged]

    @property
    def showings(self) -> list[float]:
        """Seconds from the moment each move was due until everybody at the table saw it."""
        return [due_move.shown - due_move.due for due_move in self.due_moves if due_move.shown]

    @property
    def lags(self) -> list[float]:
        """Seconds by which this process was late to notice that a move was due: they are in all other figures."""
        return [due_move.begun - due_move.due for due_move in self.due_moves]

    @property
    def count_unanswered(self) -> int:
        """Moves that were due and not acknowledged."""
        return sum(not due_move.acknowledged for due_move in self.due_moves)

    @property
    def games(self) -> int:
        """Games that were begun because others had ended."""
        return sum(group.games for group in self.groups)

    @property
    def transcripts(self) -> list[Transcript]:
        """Everybody's."""
        return [transcript for group in self.groups for player in group.players for transcript in player.transcripts]

    @property
    def complaints(self) -> list[str]:
        """Lost sockets and answers that nobody should get."""
        players = [player for group in self.groups for player in group.players]
        return [what for player in players for what in (*player.lost, *player.trouble)]
