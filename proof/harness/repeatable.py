"""A server whose games can be had again, whatever else it does meanwhile.

The header of a request names the seed of the tables that it makes. Bots are limited by simulations and never by time;
they answer in the server's own process, and their choices follow from the position alone.
"""

import hashlib
from collections.abc import Callable, Coroutine
from contextvars import ContextVar
from dataclasses import replace
from math import inf
from random import Random
from typing import Final

import msgspec
from litestar import Litestar
from litestar.types import Receive, Scope, Send

import kosmodrom.server.app
from kosmodrom.bots.levels import parse_level
from kosmodrom.bots.playouts import compare
from kosmodrom.bots.search import SearchBot
from kosmodrom.core.game import Game
from kosmodrom.core.rng import FastRng
from kosmodrom.core.state import State
from kosmodrom.server.config import Config
from kosmodrom.server.thinkers.pool import ThinkerPool
from kosmodrom.server.thinkers.question import Considered
from kosmodrom.server.thinkers.thought import Thought
from kosmodrom.server.world import World

HEADER: Final = "kosmodrom-seed"
SIMULATIONS: Final = 100
"""For a choice of a bot that searches: the page shows what bots do, not how strong they are."""
PAIRS: Final = 60
"""For the comparison of a hint."""
_seed: ContextVar[str] = ContextVar("seed", default="")


class RepeatablePool(ThinkerPool):
    """Answers at once, the same in the same position."""

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
        seed = Random(msgspec.json.encode([state.to_json(), seat])).getrandbits(63)
        bot = SearchBot(SIMULATIONS, inf) if (known := parse_level(level)).budget else known.bot()
        world, rng = game.determinize(state, seat, FastRng(seed)), FastRng(seed)
        choice = bot.choose(game, world, seat, rng)
        considered = tuple(Considered(each.move, each.visits, each.value) for each in choice.considered)
        comparison = compare(game, world, seat, choice, PAIRS, inf, rng) if compares else None
        return _answer(Thought(choice.move, choice.value, considered, "thinker", comparison))


async def _answer(thought: Thought) -> Thought:
    return thought


def make_repeatable_app(config: Config, world: World) -> Litestar:
    """An application as `make_app` makes it, with repeatable tables and bots."""
    kosmodrom.server.app.ThinkerPool = RepeatablePool  # type: ignore[attr-defined]
    app = kosmodrom.server.app.make_app(
        replace(config, thinkers=0), replace(world, new_secret=lambda: _new_secret(world.new_secret))
    )
    inner = app.asgi_handler

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        _seed.set(dict(scope["headers"]).get(HEADER.encode(), b"").decode())
        await inner(scope, receive, send)

    app.asgi_handler = handle
    return app


def _new_secret(fresh: Callable[[], str]) -> str:
    """The secret that follows from the seed of the request; a fresh one where none was named."""
    name = _seed.get()
    return hashlib.sha256(name.encode()).hexdigest() if name else fresh()
