"""The processes that think for all tables of a server."""

import asyncio
import logging
import secrets
import sys
from collections.abc import Callable, Coroutine, Sequence
from itertools import count
from math import inf
from typing import Final

from kosmodrom.core.game import Game
from kosmodrom.core.rng import FastRng
from kosmodrom.core.state import State
from kosmodrom.server.thinkers.errand import SHORTEST_SECONDS, Errand, seconds_of
from kosmodrom.server.thinkers.fallback import fall_back
from kosmodrom.server.thinkers.line import Line
from kosmodrom.server.thinkers.process import Misbehaved, Thinker, start
from kosmodrom.server.thinkers.question import Failure, Message, Ready
from kosmodrom.server.thinkers.thought import Thought

MEMORY_BYTES: Final = 512 * 1024 * 1024
FIRST_PAUSE_SECONDS: Final = 0.1
LONGEST_PAUSE_SECONDS: Final = 5.0
"""Before a process that never answered is replaced: twice as long each time, between these."""
WORKER: Final = (sys.executable, "-P", "-m", "kosmodrom.server.thinkers.worker")

log: Final = logging.getLogger(__name__)


class ThinkerPool:
    """So many processes, each thinking about one question at a time; whatever they do, every question is answered.

    Of a question a process learns one sampled world of the seat. A process that doesn't answer as it should is killed,
    and another takes its place. `command` starts one; it is given the bytes of memory it may use as last argument.
    `grace` is how many seconds late an answer may be. `seed` makes the seeds for worlds and bots; where it is given
    answers can be repeated, so the levels' simulations hold and not their time alone.

    What there is to count: questions `asked`, those `answered` by thinkers, those answered by `fallbacks`, `restarts`
    of processes, and questions now `waiting` for a process or keeping one `busy`.
    """

    def __init__(
        self,
        size: int,
        memory_bytes: int = MEMORY_BYTES,
        grace: float = 1.0,
        command: Sequence[str] | None = None,
        seed: Callable[[], int] | None = None,
    ) -> None:
        if size < 0:
            raise ValueError(f"a pool has 0 thinkers or more, not {size}")
        self.size = size
        self.asked = 0
        self.answered = 0
        self.fallbacks = 0
        self.restarts = 0
        self.busy = 0
        self._command = (*(command or WORKER), str(memory_bytes))
        self._grace = grace
        self._seed = seed or (lambda: secrets.randbits(63))
        self._is_repeated = seed is not None
        self._ids = count(1)
        self._line = Line()
        self._keepers: list[asyncio.Task[None]] = []
        self._thinkers: set[Thinker] = set()
        """Every process there is."""
        self._ready: set[Thinker] = set()
        """Those that take questions."""

    @property
    def waiting(self) -> int:
        return len(self._line)

    @property
    def pids(self) -> list[int]:
        """The ids of the processes that take questions."""
        return sorted(thinker.pid for thinker in self._ready)

    async def start(self) -> None:
        """Start the processes; over when each is ready, or has failed for the first time and will be tried again."""
        assert not self._keepers, "the pool has been started already"
        tries = [asyncio.Event() for _ in range(self.size)]
        self._keepers = [asyncio.create_task(self._keep(tried)) for tried in tries]
        for tried in tries:
            await tried.wait()

    async def stop(self) -> None:
        """End all processes. Questions still open, and those asked from now on, are answered by the fallback."""
        keepers, self._keepers = self._keepers, []
        for keeper in keepers:
            keeper.cancel()
        while errand := self._line.next():
            errand.finish(None)
        await asyncio.gather(*keepers, return_exceptions=True)
        await asyncio.gather(*(thinker.end() for thinker in self._thinkers))
        self._thinkers.clear()

    def think(
        self, game: Game, state: State, seat: int, level: str, *, urgent: bool = True, most: float = inf
    ) -> Coroutine[None, None, Thought]:
        """What the bot of a level does in a seat's place; to be awaited.

        The answer comes within the level's seconds (10 at most, or `most`) + `grace` + 0.75 s; while more is asked than
        the processes can take, the seconds are shared out. `urgent` questions go first. The world is sampled before
        this returns: the state may change then. Cancelling it drops the question. ValueError for an unknown level, or a
        seat that is not to act.
        """
        seconds_of(level)
        world = game.determinize(state, seat, FastRng(self._seed()))
        legal = tuple(game.legal_moves(world, seat))
        if not legal:
            raise ValueError(f"seat {seat} is not to act: there is nothing to think about")
        loop = asyncio.get_running_loop()
        return self._think(
            Errand(
                id=next(self._ids),
                game=game,
                world=world,
                seat=seat,
                legal=legal,
                level=level,
                seed=self._seed(),
                urgent=urgent,
                asked=loop.time(),
                done=loop.create_future(),
                most=most,
                is_timed=urgent and not self._is_repeated,
            )
        )

    async def _think(self, errand: Errand) -> Thought:
        self.asked += 1
        thought = await self._wait(errand) if self._keepers else None
        if thought is None:
            self.fallbacks += 1
            return fall_back(errand, self._seed())
        self.answered += 1
        return thought

    async def _wait(self, errand: Errand) -> Thought | None:
        """Stand in line till a process takes the errand, and wait for what comes of it."""
        timer = asyncio.get_running_loop().call_at(errand.last_start, self._give_up, errand)
        self._line.join(errand)
        for thinker in self._ready:
            thinker.wake.set()
        try:
            return await errand.done
        finally:
            timer.cancel()
            self._line.leave(errand)

    def _give_up(self, errand: Errand) -> None:
        if errand in self._line:
            errand.finish(None)

    # One process after another

    async def _keep(self, tried: asyncio.Event) -> None:
        """Keep one process at work, replacing it as often as needed."""
        pause = 0.0
        while True:
            answered = await self._employ(tried)
            tried.set()
            pause = 0.0 if answered else min(max(2 * pause, FIRST_PAUSE_SECONDS), LONGEST_PAUSE_SECONDS)
            await asyncio.sleep(pause)
            self.restarts += 1

    async def _employ(self, tried: asyncio.Event) -> bool:
        """Start a process and let it think until it fails; answers whether it was of any use."""
        try:
            thinker = await start(self._command)
        except Exception as error:
            log.error("a thinker process can't be started: %r", error)
            return False
        self._thinkers.add(thinker)
        try:
            await thinker.ready()
            tried.set()
            await self._serve(thinker)
        except Misbehaved as error:
            log.warning("thinker process %d %s; another takes its place", thinker.pid, error)
        except Exception:
            log.exception("thinker process %d could not be asked; another takes its place", thinker.pid)
        finally:
            self._ready.discard(thinker)
            await thinker.end()
            self._thinkers.discard(thinker)
        return thinker.answers > 0

    async def _serve(self, thinker: Thinker) -> None:
        """Give a process one errand after another; Misbehaved in the end."""
        self._ready.add(thinker)
        while thinker.trouble is None:
            errand = self._line.next()
            if errand is not None:
                await self._hand_over(errand, thinker)
            else:
                thinker.wake.clear()
                await thinker.wake.wait()
        raise Misbehaved(thinker.trouble)

    async def _hand_over(self, errand: Errand, thinker: Thinker) -> None:
        seconds = self._share_of(errand)
        self.busy += 1
        try:
            message = await thinker.ask(errand.question(seconds), seconds + self._grace)
            errand.finish(_understand(errand, message))
            thinker.answers += 1
        finally:
            self.busy -= 1
            errand.finish(None)

    def _share_of(self, errand: Errand) -> float:
        """The seconds for an errand: all that its level wants, or so much that those waiting get as much in time."""
        left = errand.due - asyncio.get_running_loop().time()
        crowd = max(1.0, (1 + self._line.count_rivals(errand)) / len(self._ready))
        return min(errand.budget, max(left / crowd, SHORTEST_SECONDS))


def _understand(errand: Errand, message: Message) -> Thought | None:
    """The thought in what a process said, if there is one; Misbehaved if it makes no sense."""
    if isinstance(message, Ready):
        raise Misbehaved("said again that it is ready")
    if isinstance(message, Failure):
        if message.id != errand.id:
            raise Misbehaved(f"failed at question {message.id} when asked {errand.id}")
        log.error("%s at %s could not be thought about: %s", errand.level, errand.game.about.name, message.text)
        return None
    wrong = errand.why_not(message)
    if wrong is not None:
        raise Misbehaved(wrong)
    return Thought(message.move, message.value, tuple(message.considered), "thinker")
