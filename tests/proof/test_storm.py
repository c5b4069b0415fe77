"""The attacks in small: they are refused, and show in the metrics and in the log. No bound on time is asked for."""

import asyncio
from pathlib import Path
from typing import Final

import pytest

from proof.crowds.scenarios import Result
from proof.storms.scene import Scene, storm

ANY: Final = 1_000.0
"""A bound that is always kept."""
SEED: Final = 1
KINDS: Final = {"headers": "headers", "halves": "connections", "parts": "frames", "replays": "records"}
"""What each attack is refused as."""


def figure(result: Result, name: str) -> str:
    """A figure by the beginning of its name."""
    return next(figure.value for figure in result.figures if figure.name.startswith(name))


@pytest.mark.parametrize("attack", KINDS)
def test_an_attack_is_seen_and_others_play_on(tmp_path: Path, attack: str) -> None:
    result = asyncio.run(storm(attack, Scene(tmp_path, SEED, 2.0, tables=2, rate=5.0, bound=ANY)))
    assert result.holds, result
    assert KINDS[attack] in figure(result, "refused, by the metrics")
    assert figure(result, "newcomers locked out") == "0"
    assert "127.0.0.2" in figure(result, "lines of the log")
