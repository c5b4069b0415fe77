"""Backup, restore and check as commands, beside a server that plays and without one."""

import asyncio
import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kosmodrom.core.game import Game
from kosmodrom.store.rows import Entry
from kosmodrom.table import facts
from tests.cli.command import run, start
from tests.server.stored import (
    keep,
    number_of,
    opened,
    other_mark,
    other_version,
    played,
    remove_line,
    rewrite,
    unattended,
)

TABLES = [f"table-{number}" for number in range(6)]


async def fill(url: str, game: Game) -> None:
    """Tables that bots play on as soon as there is a server."""
    async with opened(url) as store:
        for seed, table_id in enumerate(TABLES):
            await keep(store, table_id, unattended(game, "medium", seed))


async def tamper(url: str, number: int) -> None:
    """Change things by hand that nobody may change."""
    async with opened(url) as store:
        await rewrite(store, "marked", number, other_mark)
        await remove_line(store, "torn", number)
        await rewrite(store, "older", 1, other_version)


async def logs(url: str) -> dict[str, list[Entry]]:
    async with opened(url, writer=False) as store:
        return {table_id: await store.entries(table_id) for table_id in TABLES}


@contextmanager
def serving(folder: Path, url: str) -> Iterator[subprocess.Popen[str]]:
    """A server in a process of its own, from its first line to its end in order."""
    expiry = ["--expire-playing-days", "36500"]
    process = start(folder, "serve", "--port", "0", "--thinkers", "1", "--database", url, *expiry)
    assert process.stdout is not None
    try:
        for line in process.stdout:
            if line.startswith("Everything is kept in"):
                break
        assert process.poll() is None, process.communicate()
        yield process
    finally:
        process.terminate()
        process.communicate(timeout=30)


def wait_for_moves(url: str, more_than: int) -> int:
    """Come back when the bots have moved on."""
    for _ in range(100):
        count = sum(len(entries) for entries in asyncio.run(logs(url)).values())
        if count > more_than:
            return count
    raise AssertionError("the bots don't move")


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_a_backup_made_while_people_play_is_whole_elsewhere(
    target: str, database: str, kosmopolis: Game, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    asyncio.run(fill(database, kosmopolis))
    elsewhere = f"sqlite+aiosqlite:///{tmp_path / 'elsewhere.db'}"
    if target == "postgresql":
        elsewhere = request.getfixturevalue("postgres").create(f"elsewhere{request.node.callspec.indices['database']}")
    with serving(tmp_path, database):
        before = wait_for_moves(database, sum(len(unattended(kosmopolis, "medium").log) for _ in TABLES))
        saved = run(tmp_path, "backup", "saved.kosmodrom", "--database", database)
        assert saved.returncode == 0, saved.stderr
        assert "complete and checked" in saved.stdout
        live = run(tmp_path, "check", "--database", database)
        assert live.returncode == 0, live.stdout + live.stderr
        wait_for_moves(database, before + 1)
    restored = run(tmp_path, "restore", "saved.kosmodrom", "--database", elsewhere)
    assert restored.returncode == 0, restored.stderr
    checked = run(tmp_path, "check", "--database", elsewhere, "--json")
    assert checked.returncode == 0, checked.stdout
    verdict = json.loads(checked.stdout)
    there, here = asyncio.run(logs(database)), asyncio.run(logs(elsewhere))
    assert verdict["is_clean"] and verdict["faults"] == [] and verdict["findings"] == []
    assert verdict["tables"] == len(TABLES)
    assert verdict["entries"] == sum(len(entries) for entries in here.values()) >= before
    assert all(there[table_id][: len(here[table_id])] == here[table_id] for table_id in TABLES)
    assert sum(len(entries) for entries in there.values()) > verdict["entries"]


def test_a_restored_database_says_the_same_as_its_source(database: str, kosmopolis: Game, tmp_path: Path) -> None:
    asyncio.run(fill(database, kosmopolis))
    assert run(tmp_path, "backup", "one", "--database", database).returncode == 0
    assert run(tmp_path, "restore", "one", "--database", "copy.db").returncode == 0
    verdicts = [json.loads(run(tmp_path, "check", "--json", "--database", url).stdout) for url in (database, "copy.db")]
    assert [verdict.pop("place") for verdict in verdicts][1] == str(tmp_path / "copy.db")
    assert verdicts[0] == verdicts[1]
    assert asyncio.run(logs(database)) == asyncio.run(logs(f"sqlite+aiosqlite:///{tmp_path / 'copy.db'}"))


def test_what_was_tampered_with_is_named_and_the_code_is_1(database: str, kosmopolis: Game, tmp_path: Path) -> None:
    party = played(kosmopolis, 30)
    number = number_of(party, facts.Played, 7)

    async def prepare() -> None:
        async with opened(database) as store:
            for table_id in ("sound", "marked", "torn", "older"):
                await keep(store, table_id, party)

    asyncio.run(prepare())
    asyncio.run(tamper(database, number))
    found = run(tmp_path, "check", "--database", database)
    assert found.returncode == 1
    assert f"Broken: marked (kosmopolis): number {number}: the position hashes to" in found.stdout
    assert f"Broken: torn (kosmopolis): number {number + 1} follows {number - 1}" in found.stdout
    assert "The database: Table torn has" in found.stdout
    assert "Begun with another release, and not over: older (kosmopolis): begun with version 0." in found.stdout
    assert "sound" not in found.stdout
    verdict = json.loads(run(tmp_path, "check", "--database", database, "--json").stdout)
    assert {finding["table"]: finding["kind"] for finding in verdict["findings"]} == {
        "marked": "broken",
        "torn": "broken",
        "older": "changed",
    }
    assert "Испорчено: marked" in run(tmp_path, "check", "--database", database, "--lang", "ru").stdout


def test_what_cannot_be_used_is_said_in_one_sentence(kosmopolis: Game, tmp_path: Path) -> None:
    asyncio.run(fill(f"sqlite+aiosqlite:///{tmp_path / 'live.db'}", kosmopolis))
    (tmp_path / "there").write_text("something else")
    (tmp_path / "page.db").write_bytes(b"<html>" * 1000)
    assert run(tmp_path, "backup", "good", "--database", "live.db").returncode == 0
    for words, sentence in (
        (("check", "--database", "missing.db"), "There is no database"),
        (("check", "--database", "page.db"), "is damaged"),
        (("check", "--database", "mysql://somewhere/x"), "must be given as"),
        (("check", "--database", "postgresql://nobody@127.0.0.1:1/none"), "can't be reached"),
        (("backup", "there", "--database", "live.db"), "already exists"),
        (("backup", "no/such/folder", "--database", "live.db"), "There is no folder"),
        (("backup", "new", "--database", "missing.db"), "There is no database"),
        (("restore", "there", "--database", "new.db"), "not a backup of Kosmodrom"),
        (("restore", "missing", "--database", "new.db"), "can't be read"),
        (("restore", "good", "--database", "live.db"), "is not empty"),
        (("backup",), "is missing"),
    ):
        refused = run(tmp_path, *words)
        assert refused.returncode == 2, words
        assert sentence in refused.stderr and len(refused.stderr.splitlines()) == 1, (words, refused.stderr)
        assert refused.stdout == ""
    assert run(tmp_path, "check", "--database", "live.db").returncode == 0


def test_a_truncated_database_is_noticed(kosmopolis: Game, tmp_path: Path) -> None:
    file = tmp_path / "live.db"
    asyncio.run(fill(f"sqlite+aiosqlite:///{file}", kosmopolis))
    whole = file.read_bytes()
    for part in (0, 1, 100, len(whole) // 2, len(whole) - 4096):
        file.write_bytes(whole[:part])
        noticed = run(tmp_path, "check", "--database", "live.db")
        assert noticed.returncode in (1, 2), part
        assert "Traceback" not in noticed.stderr
    file.write_bytes(whole)
    assert run(tmp_path, "check", "--database", "live.db").returncode == 0


def test_the_database_is_the_one_of_the_environment(kosmopolis: Game, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    asyncio.run(fill(f"sqlite+aiosqlite:///{folder / 'kosmodrom.db'}", kosmopolis))
    for variables in (
        {"KOSMODROM_DATA": str(folder)},
        {"KOSMODROM_DATABASE": str(folder / "kosmodrom.db")},
        {"KOSMODROM_DATABASE": f"sqlite:///{folder / 'kosmodrom.db'}"},
    ):
        checked = run(tmp_path, "check", "--json", **variables)
        assert json.loads(checked.stdout)["place"] == str(folder / "kosmodrom.db")
    shared = tmp_path / "shared"
    restored = run(tmp_path, "backup", "one", KOSMODROM_DATA=str(folder))
    assert restored.returncode == 0
    assert run(tmp_path, "restore", "one", XDG_DATA_HOME=str(shared)).returncode == 0
    assert (shared / "kosmodrom" / "kosmodrom.db").exists()
