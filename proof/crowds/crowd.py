"""Many tables that make so many moves a second in all, whatever the server does: moves are due at fixed moments."""

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from random import Random
from typing import Final

from proof.crowds.circle import Beat, Circle
from proof.crowds.estate import Holding
from proof.doors import Doors
from proof.journal import Journal

REST_SECONDS: Final = 15.0
"""How long moves that are out may take once no more are due."""
AT_ONCE: Final = 50
"""So many come at a time, so that coming is no storm of its own."""


class Crowd:
    """Plays an open loop: a move that can't be made when it is due, waits, and its waiting counts."""

    def __init__(self, holdings: Sequence[Holding], port: int, doors: Doors, seed: int) -> None:
        self.circles = [Circle(holding, port, str(seed)) for holding in holdings]
        self.beats: list[Beat] = []
        """All moves that were due."""
        self.held = 0
        """Moves that had to wait for a table where one could be made."""
        self._doors = doors
        self._free: deque[Circle] = deque(Random(f"crowd {seed}").sample(self.circles, len(self.circles)))
        self._due: deque[Beat] = deque()
        self._renewing: set[asyncio.Task[None]] = set()
        self._failures: list[BaseException] = []
        for circle in self.circles:
            circle.on_free = self._release

    async def come(self) -> None:
        """Let everybody open his socket."""
        sitters = [sitter for circle in self.circles for sitter in circle.sitters]
        for start in range(0, len(sitters), AT_ONCE):
            await asyncio.gather(*(sitter.come() for sitter in sitters[start : start + AT_ONCE]))

    def go(self) -> None:
        """Let everybody leave."""
        for circle in self.circles:
            for sitter in circle.sitters:
                sitter.go()

    async def play(self, rate: float, seconds: float, rest: float = REST_SECONDS) -> None:
        """Make so many moves a second; come back when all are answered, or have had their time (`rest`)."""
        start = time.monotonic() + 0.1
        for number in range(int(rate * seconds)):
            due = start + number / rate
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            beat = Beat(due, begun=time.monotonic())
            self.beats.append(beat)
            self._due.append(beat)
            self.held += not self._serve()
        deadline = time.monotonic() + rest
        while self._is_busy and time.monotonic() < deadline:
            await asyncio.sleep(0.02)
        if self._failures:
            raise self._failures[0]

    @property
    def _is_busy(self) -> bool:
        return bool(self._due or self._renewing or any(circle.is_waiting for circle in self.circles))

    def _serve(self) -> bool:
        """Make the moves that are due; false if one has to wait."""
        while self._due and self._free:
            circle = self._free.popleft()
            if circle.is_free:
                circle.move(self._due.popleft())
            else:
                self._renew(circle)
        return not self._due

    def _release(self, circle: Circle) -> None:
        if circle.is_over:
            self._renew(circle)
        else:
            self._free.append(circle)
            self._serve()

    def _renew(self, circle: Circle) -> None:
        renewing = asyncio.create_task(circle.renew(self._doors))
        self._renewing.add(renewing)

        def finish(task: asyncio.Task[None]) -> None:
            self._renewing.discard(task)
            if not task.cancelled() and (error := task.exception()) is not None:
                self._failures.append(error)
            elif not task.cancelled():
                self._release(circle)

        renewing.add_done_callback(finish)

    # What came of it

    @property
    def acknowledgements(self) -> list[float]:
        """Seconds from the moment each move was due until it was acknowledged."""
        return [beat.acknowledged - beat.due for beat in self.beats if beat.acknowledged]

    @property
    def showings(self) -> list[float]:
        """Seconds from the moment each move was due until everybody at the table saw it."""
        return [beat.shown - beat.due for beat in self.beats if beat.shown]

    @property
    def lags(self) -> list[float]:
        """Seconds by which this process was late to notice that a move was due: they are in all other figures."""
        return [beat.begun - beat.due for beat in self.beats]

    @property
    def count_unanswered(self) -> int:
        """Moves that were due and not acknowledged."""
        return sum(not beat.acknowledged for beat in self.beats)

    @property
    def games(self) -> int:
        """Games that were begun because others had ended."""
        return sum(circle.games for circle in self.circles)

    @property
    def journals(self) -> list[Journal]:
        """Everybody's."""
        return [journal for circle in self.circles for sitter in circle.sitters for journal in sitter.journals]

    @property
    def complaints(self) -> list[str]:
        """Lost sockets and answers that nobody should get."""
        sitters = [sitter for circle in self.circles for sitter in circle.sitters]
        return [what for sitter in sitters for what in (*sitter.lost, *sitter.trouble)]
