"""The application: its parts put together, started and stopped."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.types import ControllerRouterHandler

from kosmodrom.server.config import Config
from kosmodrom.server.hub import Hub
from kosmodrom.server.identity import Identities
from kosmodrom.server.services import Services
from kosmodrom.server.sockets import table_socket
from kosmodrom.server.thinkers.pool import ThinkerPool
from kosmodrom.server.world import World
from kosmodrom.store.store import Store

HANDLERS: Sequence[ControllerRouterHandler] = (table_socket,)


def make_app(config: Config, world: World | None = None) -> Litestar:
    """An application that opens its store when it starts, and leaves nothing undone when it stops."""
    world = world or World()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(config.database, at_point=world.at_point)
        try:
            pool = ThinkerPool(config.thinkers, config.thinker_bytes)
            await pool.start()
            try:
                hub = Hub(store, pool, config, world)
                app.state["services"] = Services(config, world, store, hub, Identities(store, world))
                await hub.start()
                try:
                    yield
                finally:
                    await hub.stop()
            finally:
                await pool.stop()
        finally:
            await store.close()

    return Litestar(route_handlers=HANDLERS, lifespan=[lifespan])
