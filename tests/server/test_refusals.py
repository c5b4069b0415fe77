"""What is refused is counted, and told in one line a minute."""

import logging
from pathlib import Path

import pytest

from kosmodrom.server.refusals import FIRST, KINDS, MOST_ADDRESSES, Refusals
from tests.server.live import Live, tell
from tests.server.test_guard import Clock


def test_an_attack_is_one_line_a_minute(tmp_path: Path) -> None:
    clock = Clock()
    refusals = Refusals(clock)
    lines = []
    for _ in range(1_300):
        refusals.count("frames", "203.0.113.9")
        refusals.count("connections", "198.51.100.1")
        refusals.count("frames", "203.0.113.9")
        lines.append(refusals.line())
        clock.now += 0.1
    told = [line for line in lines if line]
    assert len(told) == 3, "after five seconds, after a minute, after two"
    assert told[0] == "refused within 5 s: frames 102, connections 51; 102 of them from 203.0.113.9"
    assert refusals.totals["frames"] == 2_600
    clock.now += 60
    assert "frames" in refusals.line() and refusals.line() == ""


def test_a_single_refusal_is_told_after_some_seconds_and_silence_is_not() -> None:
    clock = Clock()
    refusals = Refusals(clock)
    assert refusals.line() == ""
    refusals.count("headers", "2001:db8::7")
    assert refusals.line() == ""
    clock.now += FIRST
    assert refusals.line().endswith("headers 1; 1 of them from 2001:db8::")
    clock.now += 3_600
    assert refusals.line() == ""


def test_an_attack_from_many_addresses_takes_little_memory() -> None:
    clock = Clock()
    refusals = Refusals(clock)
    refusals.count("requests", "192.0.2.1")
    for number in range(3 * MOST_ADDRESSES):
        refusals.count("requests", f"10.0.{number >> 8}.{number & 255}")
    refusals.count("requests", "192.0.2.1")
    clock.now += FIRST
    assert refusals.line().endswith(f"requests {3 * MOST_ADDRESSES + 2}; 2 of them from 192.0.2.1")
    assert len(refusals._addresses) == 0


def test_every_kind_is_measured_from_the_start_and_the_line_is_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kosmodrom.server.refusals.FIRST", 0.0)
    monkeypatch.setattr("kosmodrom.server.refusals.LOOK", 0.01)

    async def story(server: Live) -> None:
        told = (await server.client.get("/metrics")).text
        for kind in KINDS:
            assert f'kosmodrom_refused_total{{why="{kind}"}} 0.0' in told
        for _ in range(3):
            server.services.gate.refusals.count("headers", "203.0.113.9")
        for _ in range(500):
            if caplog.records:
                break
            await server.client.get("/healthz")

    with caplog.at_level(logging.WARNING, "kosmodrom.server.refusals"):
        tell(tmp_path, story)
    assert len(caplog.records) == 1 and "203.0.113.9" in caplog.text
