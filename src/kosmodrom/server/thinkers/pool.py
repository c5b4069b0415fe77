"""The pool of processes that choose moves for all tables of a server."""

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
"""The pause before a process that never answered is replaced doubles each time between these limits."""
WORKER: Final = (sys.executable, "-P", "-m", "kosmodrom.server.thinkers.worker")

log: Final = logging.getLogger(__name__)


class ThinkerPool:
    """A number of processes, each with one question at a time. Every question is answered, whatever they do.

    A process learns only one sampled position of the seat. A process that doesn't answer as it should is killed and
    replaced. `command` starts one; its last argument is the limit of memory in bytes. `grace` is how many seconds late
    an answer may be. `seed` makes the seeds of positions and bots. If it is given, answers are repeatable: the number
    of simulations limits them, not only the time.

    Counts: questions `asked`, `answered` by processes, answered by `fallbacks`, `restarts` of processes, and questions
    that are `waiting` for a process or keep one `busy`.
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
        """All processes."""
        self._ready: set[Thinker] = set()
        """The processes that are ready for questions."""

    @property
    def waiting(self) -> int:
        return len(self._queue)

    @property
    def pids(self) -> list[int]:
        """The ids of the processes that are ready."""
        return sorted(thinker.pid for thinker in self._ready)

    async def start(self) -> None:
        """Start the processes. Returns when each is ready or has failed once; those that failed are tried again."""
        assert not self._keepers, "the pool has been started already"
        tries = [asyncio.Event() for _ in range(self.size)]
        self._keepers = [asyncio.create_task(self._keep(tried)) for tried in tries]
        for tried in tries:
            await tried.wait()

    async def stop(self) -> None:
        """End all processes. Open and later questions are answered by the fallback."""
        keepers, self._keepers = self._keepers, []
        for keeper in keepers:
            keeper.cancel()
        while job := self._queue.next():
            job.finish(None)
        await asyncio.gather(*keepers, return_exceptions=True)
        await asyncio.gather(*(thinker.end() for thinker in self._thinkers))
        self._thinkers.clear()

    def think(
        self,
        game: Game,
        state: State,
        seat: int,
        level: str,
        *,
        urgent: bool = True,
        most: float = inf,
        compares: bool = False,
    ) -> Coroutine[None, None, Thought]:
        """Returns an awaitable of the move that the bot of a level chooses for a seat.

        It is done within the level's seconds (at most 10, or `most`) + `grace` + 0.75 s, or 0.4 s later if it also
        `compares` the move with the next best. While there are more questions
        than processes, the seconds are shared. `urgent` questions are first. The position is sampled before this
        returns, so the state may change afterwards. Cancelling the awaitable drops the question. ValueError for an
        unknown level, or a seat that has nothing to decide.
        """
        seconds_of(level)
        world = game.determinize(state, seat, FastRng(self._seed()))
        legal = tuple(game.legal_moves(world, seat))
        if not legal:
            raise ValueError(f"seat {seat} is not to act")
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
                compares=compares,
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
        """Queue a job and wait for its result."""
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

    # Processes

    async def _keep(self, tried: asyncio.Event) -> None:
        """Keep one process running, replacing it as often as needed."""
        pause = 0.0
        while True:
            answered = await self._employ(tried)
            tried.set()
            pause = 0.0 if answered else min(max(2 * pause, FIRST_PAUSE_SECONDS), LONGEST_PAUSE_SECONDS)
            await asyncio.sleep(pause)
            self.restarts += 1

    async def _employ(self, tried: asyncio.Event) -> bool:
        """Run a process until it fails. Returns whether it has answered anything."""
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
            log.warning("thinker process %d %s; it is replaced", thinker.pid, error)
        except Exception:
            log.exception("thinker process %d could not be asked; it is replaced", thinker.pid)
        finally:
            self._ready.discard(thinker)
            await thinker.end()
            self._thinkers.discard(thinker)
        return thinker.answers > 0

    async def _serve(self, thinker: Thinker) -> None:
        """Give a process one job after another until it fails, which raises Misbehaved."""
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
        """The seconds for a job: its budget, or less if the time left has to be shared with waiting jobs."""
        left = job.due - asyncio.get_running_loop().time()
        crowd = max(1.0, (1 + self._queue.count_rivals(job)) / len(self._ready))
        return min(job.budget, max(left / crowd, SHORTEST_SECONDS))


def _understand(job: Job, message: Message) -> Thought | None:
    """The result in a message, None if the question failed. Misbehaved if the message is not expected."""
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
    return Thought(message.move, message.value, tuple(message.considered), "thinker", message.comparison)
