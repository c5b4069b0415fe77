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
from kosmodrom.server.thinkers.fallback import fall_back
from kosmodrom.server.thinkers.job import SHORTEST_SECONDS, Job, seconds_of
from kosmodrom.server.thinkers.process import Misbehaved, Thinker, start
from kosmodrom.server.thinkers.question import Failure, Message, Ready
from kosmodrom.server.thinkers.queue import JobQueue
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
        self._queue = JobQueue()
        self._keepers: list[asyncio.Task[None]] = []
        self._thinkers: set[Thinker] = set()
        """Every process there is."""
        self._ready: set[Thinker] = set()
        """Those that take questions."""

    @property
    def waiting(self) -> int:
        return len(self._queue)

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
        while job := self._queue.next():
            job.finish(None)
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
            Job(
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

    async def _think(self, job: Job) -> Thought:
        self.asked += 1
        thought = await self._wait(job) if self._keepers else None
        if thought is None:
            self.fallbacks += 1
            return fall_back(job, self._seed())
        self.answered += 1
        return thought

    async def _wait(self, job: Job) -> Thought | None:
        """Stand in line till a process takes the job, and wait for what comes of it."""
        timer = asyncio.get_running_loop().call_at(job.last_start, self._give_up, job)
        self._queue.add(job)
        for thinker in self._ready:
            thinker.wake.set()
        try:
            return await job.done
        finally:
            timer.cancel()
            self._queue.remove(job)

    def _give_up(self, job: Job) -> None:
        if job in self._queue:
            job.finish(None)

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
        """Give a process one job after another; Misbehaved in the end."""
        self._ready.add(thinker)
        while thinker.trouble is None:
            job = self._queue.next()
            if job is not None:
                await self._hand_over(job, thinker)
            else:
                thinker.wake.clear()
                await thinker.wake.wait()
        raise Misbehaved(thinker.trouble)

    async def _hand_over(self, job: Job, thinker: Thinker) -> None:
        seconds = self._share_of(job)
        self.busy += 1
        try:
            message = await thinker.ask(job.question(seconds), seconds + self._grace)
            job.finish(_understand(job, message))
            thinker.answers += 1
        finally:
            self.busy -= 1
            job.finish(None)

    def _share_of(self, job: Job) -> float:
        """The seconds for an job: all that its level wants, or so much that those waiting get as much in time."""
        left = job.due - asyncio.get_running_loop().time()
        crowd = max(1.0, (1 + self._queue.count_rivals(job)) / len(self._ready))
        return min(job.budget, max(left / crowd, SHORTEST_SECONDS))


def _understand(job: Job, message: Message) -> Thought | None:
    """The thought in what a process said, if there is one; Misbehaved if it makes no sense."""
    if isinstance(message, Ready):
        raise Misbehaved("said again that it is ready")
    if isinstance(message, Failure):
        if message.id != job.id:
            raise Misbehaved(f"failed at question {message.id} when asked {job.id}")
        log.error("%s at %s could not be thought about: %s", job.level, job.game.about.name, message.text)
        return None
    wrong = job.why_not(message)
    if wrong is not None:
        raise Misbehaved(wrong)
    return Thought(message.move, message.value, tuple(message.considered), "thinker")
