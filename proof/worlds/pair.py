"""Two real servers with the same outside: one on which a game is played, and its twin, on which worlds are tried.

Both run in this process, on sockets and SQLite files of their own. Their clock stands unless it is moved; ids and
secrets come from a seed, so that the same requests in the same order make the same tables on both.
"""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from kosmodrom.server.config import Config, Limits
from kosmodrom.server.hub import Hub
from kosmodrom.server.world import ALPHABET, World
from kosmodrom.store.store import Store
from proof.harness.limits import UNLIMITED
from proof.harness.local import serve
from proof.worlds.wire import HOST, HttpConnection

ADDRESS: Final = "http://kosmodrom.test"
"""What both are known as, whatever ports they have."""
BEGINNING: Final = 1_800_000_000_000


@dataclass
class Clock:
    """Stands until it is set."""

    at: int = BEGINNING

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self.at


@dataclass
class Outside:
    """What a server takes from outside itself: all of it can be had again."""

    clock: Clock
    dice: Random = field(default_factory=Random)

    def world(self) -> World:
        """As a server takes it."""
        return World(now=self.clock.now, new_id=self._id, new_secret=lambda: self.dice.randbytes(32).hex())

    def _id(self) -> str:
        return "".join(self.dice.choices(ALPHABET, k=12))


@dataclass(frozen=True)
class Side:
    """One of the two servers."""

    port: int
    hub: Hub
    store: Store
    outside: Outside
    line: HttpConnection


@dataclass(frozen=True)
class Pair:
    """Both servers."""

    clock: Clock
    true: Side
    twin: Side

    @property
    def sides(self) -> tuple[Side, Side]:
        """The one that is played on first."""
        return self.true, self.twin

    def begin(self, seed: str) -> None:
        """Let both have the same chance from here on."""
        for side in self.sides:
            side.outside.dice.seed(seed)
            side.hub.pool._seed = partial(Random(f"bots {seed}").getrandbits, 63)


@asynccontextmanager
async def pair(folder: Path) -> AsyncIterator[Pair]:
    """Both servers, started; bots think on the one that is played on."""
    clock = Clock()
    async with AsyncExitStack() as stack:
        sides = [
            await stack.enter_async_context(_side(folder / f"{name}.db", clock, thinkers))
            for name, thinkers in (("true", 1), ("twin", 0))
        ]
        yield Pair(clock, *sides)


@asynccontextmanager
async def _side(database: Path, clock: Clock, thinkers: int) -> AsyncIterator[Side]:
    outside = Outside(clock, Random(0))
    config = Config(f"sqlite+aiosqlite:///{database}", HOST, 0, ADDRESS, thinkers=thinkers, limits=Limits(**UNLIMITED))
    async with serve(config, outside.world()) as server, HttpConnection(server.port) as line:
        yield Side(server.port, server.services.hub, server.services.store, outside, line)
