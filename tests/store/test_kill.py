"""A server killed at any point has stored exactly what it may have acknowledged."""

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kosmodrom.store.backup import backup
from kosmodrom.store.errors import StoreError
from kosmodrom.store.integrity import faults
from tests.store.samples import awaited, entry, opened, summary

ROOT = Path(__file__).parent.parent.parent
CHILD = [sys.executable, "-m", "tests.store.child"]


@pytest.mark.parametrize(
    ("point", "stored"), [("before-transaction", 2), ("in-transaction", 2), ("after-transaction", 3)]
)
@awaited
async def test_a_server_killed_at_a_named_point(url: str, point: str, stored: int) -> None:
    dead = subprocess.run([*CHILD, url, "t", "9", point, "3"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert dead.returncode == -9, dead.stderr
    assert dead.stdout.split() == ["ready", "1", "2"], "the third is never acknowledged"
    async with opened(url) as store:
        assert [line.seq for line in await store.log.entries("t")] == list(range(1, stored + 1))
        assert await store.tables.summary("t") == summary("t", stored)
        assert await faults(store) == []
        await store.log.append(entry("t", stored + 1), summary("t", stored + 1))


@awaited
async def test_a_server_killed_at_any_moment(url: str) -> None:
    chance = random.Random(1)
    for n in range(2):
        with subprocess.Popen([*CHILD, url, f"t{n}", "100000"], cwd=ROOT, stdout=subprocess.PIPE, text=True) as child:
            assert child.stdout is not None
            assert child.stdout.readline() == "ready\n"
            time.sleep(chance.uniform(0.05, 0.3))
            child.kill()
            acknowledged = [int(line) for line in child.stdout.read().split()]
        async with opened(url, writer=False) as reader:
            numbers = [line.seq for line in await reader.log.entries(f"t{n}")]
        async with opened(url) as store:
            assert numbers == [line.seq for line in await store.log.entries(f"t{n}")]
            assert len(numbers) - len(acknowledged) in (0, 1)
            assert numbers == list(range(1, len(numbers) + 1))
            assert await faults(store) == []


@awaited
async def test_a_second_server_on_a_file_is_refused(sqlite_url: str, tmp_path: Path) -> None:
    with subprocess.Popen([*CHILD, sqlite_url, "t", "100000"], cwd=ROOT, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "ready\n"
        try:
            with pytest.raises(StoreError, match=rf"in use by .*process {child.pid}\): stop that one first"):
                async with opened(sqlite_url):
                    pass
            assert await backup(sqlite_url, tmp_path / "backup.sqlite") > 0, "reading is welcome"
        finally:
            child.kill()
            child.stdout.read()
    async with opened(sqlite_url) as store:
        assert await faults(store) == []
