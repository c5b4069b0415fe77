"""Counts of what happens on a running server."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.registry import Collector

from kosmodrom.server.errors import TooBusy
from kosmodrom.table.refused import Refused

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
OUTCOMES: Final = ("done", "refused", "busy", "failed")
CHAT_FLOODS: Final = ("chat-too-fast", "chat-crowded", "chat-repeated")
"""Why lines of chat are refused that would flood a table."""


class Metrics:
    """Counters and timings. They contain nothing about single people or tables."""

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
        self._chat = Counter(
            "kosmodrom_chat_refused",
            "Lines of chat that were refused because too much was said or the same again",
            registry=self._registry,
        )
        self._slow = Counter(
            "kosmodrom_slow_readers", "Sockets closed because their readers didn't keep up", registry=self._registry
        )

    def add(self, collector: Collector) -> None:
        """Include what a collector measures whenever somebody asks."""
        self._registry.register(collector)

    @contextmanager
    def command(self) -> Iterator[None]:
        """Count a command by outcome, and time it if it was carried out."""
        start = time.perf_counter()
        outcome = "failed"
        try:
            yield
            outcome = "done"
            self._latency.observe(time.perf_counter() - start)
        except Refused as refused:
            outcome = "refused"
            if refused.reason in CHAT_FLOODS:
                self._chat.inc()
            raise
        except TooBusy:
            outcome = "busy"
            raise
        finally:
            self._commands.labels(outcome).inc()

    def count_slow(self) -> None:
        """Count a reader that didn't keep up."""
        self._slow.inc()

    def text(self) -> bytes:
        """All metrics in the text format of Prometheus."""
        return generate_latest(self._registry)
