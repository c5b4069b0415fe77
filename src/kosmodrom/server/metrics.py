"""What can be measured of a running server."""

import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from kosmodrom.server.errors import TooBusy
from kosmodrom.table.refused import Refused

if TYPE_CHECKING:
    from kosmodrom.server.services import Services

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
OUTCOMES: Final = ("done", "refused", "busy", "failed")


class Metrics:
    """Counts of what happens. Nothing in them tells of a person or a table."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._commands = Counter(
            "kosmodrom_commands", "People's commands by outcome", ["outcome"], registry=self._registry
        )
        for outcome in OUTCOMES:
            self._commands.labels(outcome)
        self._latency = Histogram(
            "kosmodrom_acknowledge_seconds",
            "From a command's arrival to its answer, if it was carried out",
            buckets=BUCKETS,
            registry=self._registry,
        )
        self._slow = Counter(
            "kosmodrom_slow_readers", "Sockets closed because their readers didn't keep up", registry=self._registry
        )

    def attach(self, services: "Services") -> None:
        """Measure what a server has at hand whenever somebody asks."""
        self._registry.register(Gauges(services))

    @contextmanager
    def command(self) -> Iterator[None]:
        """Count a command, and how long it took if it was carried out."""
        start = time.perf_counter()
        outcome = "failed"
        try:
            yield
            outcome = "done"
            self._latency.observe(time.perf_counter() - start)
        except Refused:
            outcome = "refused"
            raise
        except TooBusy:
            outcome = "busy"
            raise
        finally:
            self._commands.labels(outcome).inc()

    def count_slow(self) -> None:
        """A reader didn't keep up."""
        self._slow.inc()

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self._registry)


class Gauges(Collector):
    """What there is at the moment, and what the thinkers count themselves."""

    def __init__(self, services: "Services") -> None:
        self._services = services

    def describe(self) -> Iterable[Metric]:
        """Nothing is asked before the server runs."""
        return ()

    def collect(self) -> Iterable[Metric]:
        """Ask everybody."""
        hub, pool = self._services.hub, self._services.hub.pool
        sockets = sum(self._services.sockets.values())
        yield GaugeMetricFamily("kosmodrom_sockets", "Open sockets", sockets)
        yield GaugeMetricFamily("kosmodrom_rooms", "Tables in memory", len(hub.rooms))
        yield GaugeMetricFamily("kosmodrom_waiting_commands", "Commands that wait for the store", hub.waiting)
        yield GaugeMetricFamily("kosmodrom_thinkers", "Processes that can think for bots", len(pool.pids))
        yield GaugeMetricFamily("kosmodrom_thinkers_busy", "Questions that keep a process busy", pool.busy)
        yield GaugeMetricFamily("kosmodrom_thinkers_waiting", "Questions that wait for a process", pool.waiting)
        yield CounterMetricFamily("kosmodrom_thinker_questions", "Questions asked", value=pool.asked)
        yield CounterMetricFamily("kosmodrom_thinker_answers", "Questions that a process answered", value=pool.answered)
        yield CounterMetricFamily(
            "kosmodrom_thinker_fallbacks", "Questions answered by a simple move instead", value=pool.fallbacks
        )
        yield CounterMetricFamily("kosmodrom_thinker_restarts", "Processes that were replaced", value=pool.restarts)
