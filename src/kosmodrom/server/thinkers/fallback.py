"""The move that stands in when no thinker has answered in time."""

import logging
from typing import Final

from kosmodrom.bots.greedy import GreedyBot
from kosmodrom.bots.levels import is_compiled
from kosmodrom.core.rng import FastRng
from kosmodrom.server.thinkers.errand import Errand
from kosmodrom.server.thinkers.thought import Thought

log: Final = logging.getLogger(__name__)


def fall_back(errand: Errand, seed: int) -> Thought:
    """A legal move found here and now, in a few milliseconds: what gains most at once, or uncompiled any."""
    rng = FastRng(seed)
    move = errand.legal[rng.below(len(errand.legal), 0)]
    if is_compiled():
        try:
            move = GreedyBot().choose(errand.game, errand.world, errand.seat, rng).move
        except Exception:
            log.exception("the greedy bot failed at %s; the move is a random one", errand.game.about.name)
    return Thought(move, None, (), "fallback")
