"""The application: builds its parts, starts and stops them."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

from litestar import Litestar
from litestar.exceptions import NotFoundException
from litestar.types import ControllerRouterHandler

from kosmodrom.games.library import Library
from kosmodrom.server import problem
from kosmodrom.server.alerts import Alerts
from kosmodrom.server.config import Config
from kosmodrom.server.daily import Daily
from kosmodrom.server.description import DESCRIPTION
from kosmodrom.server.gate import Gate
from kosmodrom.server.gauges import Gauges
from kosmodrom.server.guard import Guard
from kosmodrom.server.household import Households
from kosmodrom.server.hub import Hub
from kosmodrom.server.identity import Identities
from kosmodrom.server.long_work import LongWork
from kosmodrom.server.metrics import Metrics
from kosmodrom.server.refusals import Refusals
from kosmodrom.server.request import ApiRequest
from kosmodrom.server.routes import pages, watch
from kosmodrom.server.routes.api import api
from kosmodrom.server.services import Services
from kosmodrom.server.site import Site, find_folder
from kosmodrom.server.sockets import table_socket
from kosmodrom.server.thinkers.pool import WORKER, ThinkerPool
from kosmodrom.server.upgrade import check_upgrade
from kosmodrom.server.verification import Verifier
from kosmodrom.server.world import World
from kosmodrom.store.store import Store

HANDLERS: Sequence[ControllerRouterHandler] = (table_socket, api, *watch.ROUTES, *pages.ROUTES)


def make_app(config: Config, world: World | None = None, *, set_aside: bool = False) -> Litestar:
    """Returns an application that opens its store when it starts and completes what was begun when it stops.

    Raises BadContent if a content pack can't be used. Its start raises UpgradeRefused if this release can't continue
    running games, unless `set_aside` is true.
    """
    world = world or World()
    library = Library.read(Path(folder) for folder in config.packs)
    site = Site.read(Path(config.page) if config.page else find_folder())
    refusals = Refusals()
    gate = Gate(config, refusals)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        check = partial(check_upgrade, set_aside=set_aside, lookup=library.find, packs=library.packs)
        store = await Store.open(config.database, at_point=world.at_point, check=check)
        try:
            command = (*WORKER, *(str(pack.folder.absolute()) for pack in library.packs))
            pool = ThinkerPool(config.thinkers, config.thinker_bytes, command=command)
            await pool.start()
            try:
                metrics, work = Metrics(), LongWork(refusals)
                hub = Hub(store, pool, config, world, library, metrics)
                services = app.state["services"] = Services(
                    config=config,
                    world=world,
                    store=store,
                    hub=hub,
                    daily=Daily(hub, hub.deals, store, world),
                    metrics=metrics,
                    identities=Identities(store, world),
                    site=site,
                    gate=gate,
                    households=Households(config.limits, refusals),
                    work=work,
                    verifier=Verifier(config.limits, refusals, work, library.find),
                )
                metrics.add(Gauges(services))
                await hub.start()
                hub.lifecycle.spawn(refusals.log())
                try:
                    async with Alerts(hub) as alerts:
                        hub.tell_turns = alerts.tell
                        yield
                finally:
                    await hub.stop()
            finally:
                await pool.stop()
        finally:
            await store.close()

    app = Litestar(
        route_handlers=HANDLERS,
        lifespan=[lifespan],
        logging_config=None,
        exception_handlers={**problem.HANDLERS, NotFoundException: pages.page_not_found},
        request_max_body_size=config.limits.body_bytes,
        openapi_config=DESCRIPTION,
        request_class=ApiRequest,
    )
    app.asgi_handler = Guard(app.asgi_handler, config, site, refusals)
    app.state["gate"] = gate
    return app
