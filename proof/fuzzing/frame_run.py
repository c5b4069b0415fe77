"""Frames by the thousand at several running tables, and a look at everything after each batch."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from kosmodrom.server.identity import hash_of
from kosmodrom.store.store import Store
from proof.client import Client
from proof.fuzzing.frame_sender import FrameCounts
from proof.fuzzing.fuzzed_table import FuzzedTable
from proof.fuzzing.log_check import LogCheck, Receipts
from proof.fuzzing.watch import Watch
from proof.invariants import Checker

GALLERIES: Final = 4
BATCH: Final = 1_000
"""Frames between looks."""
STOPPED: Final = (OSError, TimeoutError, ConnectionClosed, InvalidHandshake, AssertionError)


@dataclass
class FrameResult:
    """What came of the frames."""

    tally: FrameCounts = field(default_factory=FrameCounts)
    tables: int = 0
    boards: int = 0
    """Boards compared with what the log amounts to."""
    entries: int = 0
    """Lines of logs that were found acknowledged."""
    unacknowledged: int = 0
    warm: int = 0
    """Bytes of memory that the server held after the first batch."""
    violations: list[str] = field(default_factory=list)

    @property
    def count(self) -> int:
        """All frames."""
        return self.tally.sent.total()


class FrameRun:
    """Sends frames at a server until there were enough, or something is wrong."""

    def __init__(self, client: Client, database: str, watch: Watch, seed: int) -> None:
        self.frame_result = FrameResult()
        self._client = client
        self._database = database
        self._watch = watch
        self._galleries = [FuzzedTable(number, seed) for number in range(GALLERIES)]
        self._log_check = LogCheck(database)
        self._checker = Checker(database)
        self._players: Mapping[str, str] = {}

    async def run(self, frames: int, progress: Callable[[FrameResult], None]) -> None:
        """Send so many frames, a batch after the other."""
        await self._begin()
        while self.frame_result.count < frames and not self.frame_result.violations:
            await self._send(min(BATCH, frames - self.frame_result.count))
            await self._look()
            progress(self.frame_result)
        for table in self._galleries:
            await table.leave()

    async def _begin(self) -> None:
        # One after the other: the ids that the server gives come from a seed, too.
        for table in self._galleries:
            await table.arrive(self._client)
            await table.begin()
        store = await Store.open(self._database, writer=False)
        try:
            keys = {
                token: await store.people.find_key(hash_of(token))
                for table in self._galleries
                for token in table.tokens
            }
        finally:
            await store.close()
        self._players = {"": "", **{token: key.player for token, key in keys.items() if key is not None}}

    async def _send(self, frames: int) -> None:
        shares = [(frames + number) // GALLERIES for number in range(GALLERIES)]
        done = await asyncio.gather(
            *(table.heckle(share) for table, share in zip(self._galleries, shares, strict=True)),
            return_exceptions=True,
        )
        for table, error in zip(self._galleries, done, strict=True):
            if isinstance(error, STOPPED):
                self.frame_result.violations.append(f"{table.about}: the server doesn't answer: {error!r}")
            elif isinstance(error, BaseException):
                raise error

    async def _look(self) -> None:
        """Everything that has to hold after a batch."""
        frame_result = self.frame_result
        frame_result.violations += await self._watch.complaints()
        try:
            for table in self._galleries:
                await table.look()
        except STOPPED as error:
            frame_result.violations.append(f"nobody can look at a table any more: {error!r}")
        for table in self._galleries:
            taken = table.take_tally()
            frame_result.violations += [*taken.violations, *table.late()]
            frame_result.tally.add(taken)
        await self._compare()
        frame_result.warm = frame_result.warm or self._watch.memory
        for table in self._galleries:
            if table.is_over and not frame_result.violations:
                await table.leave()
                await table.begin()
        frame_result.tables = sum(table.tables for table in self._galleries)

    async def _compare(self) -> None:
        """The logs hold what was acknowledged and nothing else; every board shown is what they amount to."""
        receipts = Receipts()
        for table in self._galleries:
            receipts.add(table.receipts(self._players))
        unaccounted = await self._log_check.unaccounted(receipts)
        found = await self._checker.check([transcript for table in self._galleries for transcript in table.transcripts])
        self.frame_result.boards += found.boards
        self.frame_result.entries = self._log_check.checked
        self.frame_result.unacknowledged += len(unaccounted)
        self.frame_result.violations += [*unaccounted, *found.violations]
