"""The parts of a running server, which all requests share."""

from dataclasses import dataclass

from litestar.datastructures import State as AppState

from kosmodrom.core.rules import LANGUAGES
from kosmodrom.server.config import Config
from kosmodrom.server.daily import Daily
from kosmodrom.server.gate import Gate
from kosmodrom.server.household import Households
from kosmodrom.server.hub import Hub
from kosmodrom.server.identity import Identities
from kosmodrom.server.long_work import LongWork
from kosmodrom.server.metrics import Metrics
from kosmodrom.server.site import Site
from kosmodrom.server.verification import Verifier
from kosmodrom.server.world import World
from kosmodrom.store.store import Store


@dataclass
class Services:
    """The parts of a running server."""

    config: Config
    world: World
    store: Store
    hub: Hub
    daily: Daily
    metrics: Metrics
    identities: Identities
    site: Site
    gate: Gate
    households: Households
    work: LongWork
    verifier: Verifier

    def cookie_of(self, further: int) -> str:
        """The name of the cookie that identifies a browser. Above 0: that of a further person on the device."""
        name = "__Host-kosmodrom" if self.config.is_secure else "kosmodrom"
        return f"{name}-{further}" if further else name


def services_of(state: AppState) -> Services:
    """The services of an application."""
    found = state["services"]
    assert isinstance(found, Services)
    return found


def language_or_default(language: str | None, fallback: str = LANGUAGES[0]) -> str:
    """The language if there are texts in it, else the fallback."""
    return language if language in LANGUAGES else fallback
