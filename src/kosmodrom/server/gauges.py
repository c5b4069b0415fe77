"""What a server has at the moment, measured whenever somebody asks."""

from collections.abc import Iterable

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from kosmodrom.server.services import Services


class Gauges(Collector):
    """The current number of sockets, rooms, commands and processes, and the counts of the pool."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def describe(self) -> Iterable[Metric]:
        """Nothing is measured before the server runs."""
        return ()

    def collect(self) -> Iterable[Metric]:
        """Measure everything."""
        hub, pool = self._services.hub, self._services.hub.pool
        gate = self._services.gate
        yield GaugeMetricFamily("kosmodrom_connections", "Open connections, sockets among them", len(gate))
        yield GaugeMetricFamily("kosmodrom_sockets", "Open sockets", self._services.households.sockets)
        refused = CounterMetricFamily("kosmodrom_refused", "What was refused to keep others' way free", labels=["why"])
        for why, count in gate.refusals.totals.items():
            refused.add_metric([why], count)
        yield refused
        yield GaugeMetricFamily("kosmodrom_rooms", "Tables in memory", len(hub.rooms))
        yield GaugeMetricFamily("kosmodrom_waiting_commands", "Commands that wait for the store", hub.lifecycle.waiting)
        yield GaugeMetricFamily("kosmodrom_thinkers", "Processes that can think for bots", len(pool.pids))
        yield GaugeMetricFamily("kosmodrom_thinkers_busy", "Questions that keep a process busy", pool.busy)
        yield GaugeMetricFamily("kosmodrom_thinkers_waiting", "Questions that wait for a process", pool.waiting)
        yield CounterMetricFamily("kosmodrom_thinker_questions", "Questions asked", value=pool.asked)
        yield CounterMetricFamily("kosmodrom_thinker_answers", "Questions that a process answered", value=pool.answered)
        yield CounterMetricFamily(
            "kosmodrom_thinker_fallbacks", "Questions answered by a simple move instead", value=pool.fallbacks
        )
        yield CounterMetricFamily("kosmodrom_thinker_restarts", "Processes that were replaced", value=pool.restarts)
