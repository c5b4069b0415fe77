"""The move that is played when no process has answered in time."""

import logging
from typing import Final

from kosmodrom.bots.greedy import GreedyBot
from kosmodrom.bots.levels import is_compiled
from kosmodrom.core.rng import FastRng
from kosmodrom.server.thinkers.job import Job
from kosmodrom.server.thinkers.thought import Thought

log: Final = logging.getLogger(__name__)


def fall_back(job: Job, seed: int) -> Thought:
    """A legal move, found in this process in a few milliseconds: the greedy one, or a random one if uncompiled."""
    rng = FastRng(seed)
    move = job.legal[rng.below(len(job.legal), 0)]
    if is_compiled():
        try:
            move = GreedyBot().choose(job.game, job.world, job.seat, rng).move
        except Exception:
            log.exception("the greedy bot failed at %s; the move is a random one", job.game.about.name)
    return Thought(move, None, (), "fallback")
