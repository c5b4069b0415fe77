"""Frames by the thousand at several running tables, and a look at everything after each batch."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from kosmodrom.server.identity import hash_of
from kosmodrom.store.store import Store
from proof.doors import Doors
from proof.invariants import Checker
from proof.noise.gallery import Gallery
from proof.noise.heckler import Tally
from proof.noise.ledger import Ledger, Receipts
from proof.noise.watch import Watch

GALLERIES: Final = 4
BATCH: Final = 1_000
"""Frames between looks."""
STOPPED: Final = (OSError, TimeoutError, ConnectionClosed, InvalidHandshake, AssertionError)


@dataclass
class Hits:
    """What came of the frames."""

    tally: Tally = field(default_factory=Tally)
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


class Barrage:
    """Sends frames at a server until there were enough, or something is wrong."""

    def __init__(self, doors: Doors, database: str, watch: Watch, seed: int) -> None:
        self.hits = Hits()
        self._doors = doors
        self._database = database
        self._watch = watch
        self._galleries = [Gallery(number, seed) for number in range(GALLERIES)]
        self._ledger = Ledger(database)
        self._checker = Checker(database)
        self._players: Mapping[str, str] = {}

    async def run(self, frames: int, progress: Callable[[Hits], None]) -> None:
        """Send so many frames, a batch after the other."""
        await self._begin()
        while self.hits.count < frames and not self.hits.violations:
            await self._send(min(BATCH, frames - self.hits.count))
            await self._look()
            progress(self.hits)
        for gallery in self._galleries:
            await gallery.leave()

    async def _begin(self) -> None:
        # One after the other: the ids that the server gives come from a seed, too.
        for gallery in self._galleries:
            await gallery.arrive(self._doors)
            await gallery.begin()
        store = await Store.open(self._database, writer=False)
        try:
            keys = {
                token: await store.people.find_key(hash_of(token))
                for gallery in self._galleries
                for token in gallery.tokens
            }
        finally:
            await store.close()
        self._players = {"": "", **{token: key.player for token, key in keys.items() if key is not None}}

    async def _send(self, frames: int) -> None:
        shares = [(frames + number) // GALLERIES for number in range(GALLERIES)]
        done = await asyncio.gather(
            *(gallery.heckle(share) for gallery, share in zip(self._galleries, shares, strict=True)),
            return_exceptions=True,
        )
        for gallery, error in zip(self._galleries, done, strict=True):
            if isinstance(error, STOPPED):
                self.hits.violations.append(f"{gallery.about}: the server doesn't answer: {error!r}")
            elif isinstance(error, BaseException):
                raise error

    async def _look(self) -> None:
        """Everything that has to hold after a batch."""
        hits = self.hits
        hits.violations += await self._watch.complaints()
        try:
            for gallery in self._galleries:
                await gallery.look()
        except STOPPED as error:
            hits.violations.append(f"nobody can look at a table any more: {error!r}")
        for gallery in self._galleries:
            taken = gallery.take_tally()
            hits.violations += [*taken.violations, *gallery.late()]
            hits.tally.add(taken)
        await self._compare()
        hits.warm = hits.warm or self._watch.memory
        for gallery in self._galleries:
            if gallery.is_over and not hits.violations:
                await gallery.leave()
                await gallery.begin()
        hits.tables = sum(gallery.tables for gallery in self._galleries)

    async def _compare(self) -> None:
        """The logs hold what was acknowledged and nothing else; every board shown is what they amount to."""
        receipts = Receipts()
        for gallery in self._galleries:
            receipts.add(gallery.receipts(self._players))
        unaccounted = await self._ledger.unaccounted(receipts)
        found = await self._checker.check([journal for gallery in self._galleries for journal in gallery.journals])
        self.hits.boards += found.boards
        self.hits.entries = self._ledger.checked
        self.hits.unacknowledged += len(unaccounted)
        self.hits.violations += [*unaccounted, *found.violations]
