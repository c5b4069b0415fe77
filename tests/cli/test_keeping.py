"""Backup, restore and check as commands, beside a server that plays and without one."""

import asyncio
import json
import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from kosmodrom.cli import main
from kosmodrom.cli.kit.database import database_url
from kosmodrom.core.game import Game
from kosmodrom.store.rows import Entry
from kosmodrom.table import facts
from kosmodrom.table.status import Status
from tests.cli.command import start
from tests.postgres import Postgres
from tests.server.stored_games import (
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


@dataclass(frozen=True)
class Answer:
    """What a command says, and its code."""

    code: int
    out: str
    err: str


class Shell:
    """Commands in this process, in a folder."""

    def __init__(self, capsys: pytest.CaptureFixture[str], folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        for name in ("LC_ALL", "LC_MESSAGES", "LANG", "KOSMODROM_DATABASE", "KOSMODROM_DATA"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.chdir(folder)

    def __call__(self, *words: str) -> Answer:
        code = main(words)
        said = self._capsys.readouterr()
        return Answer(code, said.out, said.err)


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shell:
    return Shell(capsys, tmp_path, monkeypatch)


TABLES = [f"table-{number}" for number in range(6)]
PLAYER = Path(__file__).parent.parent.parent / "examples" / "own_player.py"
ALWAYS = 2**62
"""A time that every table was last touched before."""


async def fill(url: str, game: Game) -> None:
    """Tables that wait for their people."""
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
        ids = await store.tables.untouched_since(ALWAYS, Status)
        return {table_id: await store.log.entries(table_id) for table_id in ids}


def count_entries(url: str) -> int:
    return sum(len(entries) for entries in asyncio.run(logs(url)).values())


@contextmanager
def serving(folder: Path, url: str) -> Iterator[str]:
    """A server in a process of its own, from its first line to its end in order; gives its address."""
    expiry = ["--expire-playing-days", "36500"]
    process = start(folder, "serve", "--port", "0", "--thinkers", "1", "--database", url, *expiry)
    assert process.stdout is not None
    address = ""
    try:
        for line in process.stdout:
            if line.startswith("Kosmodrom is ready. Open "):
                address = line.split()[-1]
            if line.startswith("Everything is kept in"):
                break
        assert process.poll() is None, process.communicate()
        yield address.rstrip("/")
    finally:
        process.terminate()
        process.communicate(timeout=30)


@contextmanager
def somebody_playing(address: str) -> Iterator[None]:
    """A person who plays one game after another against a bot, as long as this lasts."""
    loop = f"while {shlex.join([sys.executable, str(PLAYER), address, 'easy'])}; do :; done"
    person = subprocess.Popen(["sh", "-c", loop], stdout=subprocess.DEVNULL, start_new_session=True)
    try:
        yield
        assert person.poll() is None, "the person could not play on"
    finally:
        os.killpg(person.pid, signal.SIGKILL)
        person.wait()


def wait_for_moves(url: str, more_than: int) -> int:
    """Come back when there are more entries."""
    for _ in range(200):
        if (count := count_entries(url)) > more_than:
            return count
    raise AssertionError("nobody moves")


def test_a_backup_made_while_people_play_is_whole_in_the_other_kind_of_database(
    database: str, kosmopolis: Game, tmp_path: Path, shell: Shell, postgres: Postgres
) -> None:
    asyncio.run(fill(database, kosmopolis))
    elsewhere = postgres.create("elsewhere") if database.startswith("sqlite") else "elsewhere.db"
    with serving(tmp_path, database) as address, somebody_playing(address):
        before = wait_for_moves(database, count_entries(database) + 1)
        saved = shell("backup", "saved", "--database", database)
        assert saved.code == 0, saved.err
        assert "complete and checked" in saved.out
        live = shell("check", "--database", database)
        assert live.code == 0, live.out + live.err
        wait_for_moves(database, count_entries(database) + 1)
    assert shell("restore", "saved", "--database", elsewhere).code == 0
    checked = shell("check", "--database", elsewhere, "--json")
    assert checked.code == 0, checked.out
    verdict = json.loads(checked.out)
    there, here = asyncio.run(logs(database)), asyncio.run(logs(database_url(elsewhere)))
    assert verdict["is_clean"] and verdict["faults"] == [] and verdict["findings"] == []
    assert verdict["tables"] == len(here) > len(TABLES)
    assert verdict["entries"] == sum(len(entries) for entries in here.values()) >= before
    assert all(there[table_id][: len(here[table_id])] == here[table_id] for table_id in here)
    assert sum(len(entries) for entries in there.values()) > verdict["entries"]


def test_a_restored_database_says_the_same_as_its_source(
    database: str, kosmopolis: Game, tmp_path: Path, shell: Shell
) -> None:
    asyncio.run(fill(database, kosmopolis))
    assert shell("backup", "one", "--database", database).code == 0
    assert shell("restore", "one", "--database", "copy.db").code == 0
    verdicts = [json.loads(shell("check", "--json", "--database", url).out) for url in (database, "copy.db")]
    assert [verdict.pop("place") for verdict in verdicts][1] == str(tmp_path / "copy.db")
    assert verdicts[0] == verdicts[1]
    assert asyncio.run(logs(database)) == asyncio.run(logs(f"sqlite+aiosqlite:///{tmp_path / 'copy.db'}"))


def test_what_was_tampered_with_is_named_and_the_code_is_1(
    database: str, kosmopolis: Game, tmp_path: Path, shell: Shell
) -> None:
    party = played(kosmopolis, 30)
    number = number_of(party, facts.Played, 7)

    async def prepare() -> None:
        async with opened(database) as store:
            for table_id in ("sound", "marked", "torn", "older"):
                await keep(store, table_id, party)

    asyncio.run(prepare())
    asyncio.run(tamper(database, number))
    found = shell("check", "--database", database)
    assert found.code == 1
    assert f"Broken: marked (kosmopolis): number {number}: the position hashes to" in found.out
    assert f"Broken: torn (kosmopolis): number {number + 1} follows {number - 1}" in found.out
    assert "The database: Table torn has" in found.out
    assert "Begun with another release, and not over: older (kosmopolis): begun with version 0." in found.out
    assert "sound" not in found.out
    verdict = json.loads(shell("check", "--database", database, "--json").out)
    assert {finding["table"]: finding["kind"] for finding in verdict["findings"]} == {
        "marked": "broken",
        "torn": "broken",
        "older": "changed",
    }
    assert "Испорчено: marked" in shell("check", "--database", database, "--lang", "ru").out


def test_what_cannot_be_used_is_said_in_one_sentence(kosmopolis: Game, tmp_path: Path, shell: Shell) -> None:
    asyncio.run(fill(f"sqlite+aiosqlite:///{tmp_path / 'live.db'}", kosmopolis))
    (tmp_path / "there").write_text("something else")
    (tmp_path / "page.db").write_bytes(b"<html>" * 1000)
    assert shell("backup", "good", "--database", "live.db").code == 0
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
        refused = shell(*words)
        assert refused.code == 2, words
        assert sentence in refused.err and len(refused.err.splitlines()) == 1, (words, refused.err)
        assert refused.out == ""
    assert shell("check", "--database", "live.db").code == 0


def test_a_truncated_database_is_noticed(kosmopolis: Game, tmp_path: Path, shell: Shell) -> None:
    file = tmp_path / "live.db"
    asyncio.run(fill(f"sqlite+aiosqlite:///{file}", kosmopolis))
    whole = file.read_bytes()
    for part in (0, 1, 100, len(whole) // 2, len(whole) - 4096):
        file.write_bytes(whole[:part])
        noticed = shell("check", "--database", "live.db")
        assert noticed.code in (1, 2), part
        assert "Traceback" not in noticed.err
    file.write_bytes(whole)
    assert shell("check", "--database", "live.db").code == 0


def test_the_database_is_the_one_of_the_environment(
    kosmopolis: Game, tmp_path: Path, shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    asyncio.run(fill(f"sqlite+aiosqlite:///{folder / 'kosmodrom.db'}", kosmopolis))
    for name, value in (
        ("KOSMODROM_DATA", str(folder)),
        ("KOSMODROM_DATABASE", str(folder / "kosmodrom.db")),
        ("KOSMODROM_DATABASE", f"sqlite:///{folder / 'kosmodrom.db'}"),
    ):
        with monkeypatch.context() as environment:
            environment.setenv(name, value)
            assert json.loads(shell("check", "--json").out)["place"] == str(folder / "kosmodrom.db")
    assert shell("backup", "one", "--database", "data/kosmodrom.db").code == 0
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "shared"))
    assert shell("restore", "one").code == 0
    assert (tmp_path / "shared" / "kosmodrom" / "kosmodrom.db").exists()
