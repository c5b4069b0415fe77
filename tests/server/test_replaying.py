"""Every stored game plays as it did, or is found and named; others go on."""

import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import pytest
from sqlalchemy import update

from kosmodrom.core.game import Game
from kosmodrom.server.errors import NotFound, TooBusy
from kosmodrom.server.replaying import Finding, GamesReport, check_games
from kosmodrom.server.upgrade import check_upgrade
from kosmodrom.store.errors import StoreError
from kosmodrom.store.integrity import faults
from kosmodrom.store.schema import metadata, places, tables
from kosmodrom.store.store import Store
from kosmodrom.table import facts
from kosmodrom.table.commands import Close, Propose, Resign, Say, Vote
from kosmodrom.table.refused import Refused
from kosmodrom.table.status import Status
from kosmodrom.table.table import Table
from kosmodrom.table.trial import mark_of
from tests.server.stored_games import (
    awaited,
    keep,
    number_of,
    opened,
    other_mark,
    other_version,
    played,
    remove_line,
    rewrite,
    served,
)
from tests.table.party import IDS, Party, gathering, started


def parties(game: Game) -> dict[str, Party]:
    """A table of every standing."""
    over_early = played(game, 20, seed=1)
    for who in ("Ada", "Bo"):
        over_early.do(who, Resign())
    undone = played(game, 12, seed=2)
    undone.do("Ada", Propose("undo"))
    for who in ("Bo", "Cy"):
        undone.do(who, Vote(agrees=True))
    closed = played(game, 3, seed=3)
    closed.do("Ada", Close())
    return {
        "gathering": gathering(game, 3, "Bo"),
        "running": played(game, 30),
        "undone": undone,
        "over": started(game, "Ada", "Bo", "Cy", seed=4).finish(),
        "over-early": over_early,
        "closed": closed,
    }


async def check(store: Store) -> GamesReport:
    seen: list[tuple[int, int]] = []
    report = await check_games(store, lambda done, total: seen.append((done, total)))
    assert seen == [(done, report.tables) for done in range(1, report.tables + 1)]
    return report


@awaited
async def test_games_of_every_standing_play_as_they_did(database: str, kosmopolis: Game) -> None:
    kept = parties(kosmopolis)
    async with opened(database) as store:
        for table_id, party in kept.items():
            await keep(store, table_id, party)
        report = await check(store)
    assert {party.table.status for party in kept.values()} == set(Status) - {Status.ASIDE}
    assert report == GamesReport(len(kept), sum(len(party.log) for party in kept.values()), ())
    assert report.is_clean


@awaited
async def test_what_was_set_aside_is_listed_as_such(database: str, kosmopolis: Game) -> None:
    async with opened(database) as store:
        for table_id in ("mended", "old"):
            await keep(store, table_id, played(kosmopolis, 5))
            await store.tables.set_aside(table_id, "begun with version 0.1")
        await rewrite(store, "old", 1, other_version)
        report = await check(store)
    mended = "its log plays again: the game goes on when somebody opens it"
    assert report.findings == (
        Finding("aside", "mended", "kosmopolis", 0, mended),
        Finding("aside", "old", "kosmopolis", 0, "begun with version 0.1"),
    )
    assert report.is_clean


@pytest.mark.parametrize(("table_id", "kind"), [("running", "changed"), ("over", "foreign"), ("gathering", "foreign")])
@awaited
async def test_a_game_of_another_release_is_no_broken_one(
    table_id: str, kind: str, database: str, kosmopolis: Game
) -> None:
    async with opened(database) as store:
        for kept_id, party in parties(kosmopolis).items():
            await keep(store, kept_id, party)
        await rewrite(store, table_id, 1, other_version)
        report = await check(store)
    assert [(finding.kind, finding.table) for finding in report.findings] == [(kind, table_id)]
    assert "version 0." in report.findings[0].what
    assert report.is_clean == (kind == "foreign")


@dataclass(frozen=True)
class Tampering:
    """Something done by hand to the line of a number, and what is found."""

    name: str
    change: Callable[[bytes], bytes]
    found: str


def other_move(body: bytes) -> bytes:
    """A move that is written as it should be, but can't be made."""
    fact = facts.decode(body)
    assert isinstance(fact, facts.Played)
    return facts.encode(facts.Played(fact.seat, (*fact.moves, *fact.moves), fact.mark, fact.forced, fact.is_bot))


TAMPERINGS = [
    Tampering("a mark", other_mark, "hashes to"),
    Tampering("a move", other_move, "played: Illegal"),
    Tampering("a seat", lambda body: body.replace(b'"seat":', b'"seat":1'), "number"),
    Tampering("garbage", lambda body: b"\xff" + body, "number"),
    Tampering("half a line", lambda body: body[: len(body) // 2], "number"),
    Tampering("another fact", lambda body: facts.encode(facts.Resumed(0)), "is called played, but is resumed"),
]


@pytest.mark.parametrize("tampering", TAMPERINGS, ids=lambda tampering: tampering.name)
@awaited
async def test_a_line_tampered_with_is_found_and_named(tampering: Tampering, database: str, kosmopolis: Game) -> None:
    party = played(kosmopolis, 30)
    number = number_of(party, facts.Played, -1)
    async with opened(database) as store:
        for table_id in ("before", "tampered", "then"):
            await keep(store, table_id, party)
        await rewrite(store, "tampered", number, tampering.change)
        report = await check(store)
    assert not report.is_clean
    assert {finding.table for finding in report.findings} == {"tampered"}
    assert report.findings[0].number == number
    assert tampering.found in report.findings[0].what


@pytest.mark.parametrize(("number", "found"), [(1, "begins with number 2"), (9, "number 10 follows 8")])
@awaited
async def test_a_missing_line_is_found_and_named(number: int, found: str, database: str, kosmopolis: Game) -> None:
    async with opened(database) as store:
        for table_id in ("sound", "torn"):
            await keep(store, table_id, played(kosmopolis, 30))
        await remove_line(store, "torn", number)
        report = await check(store)
        others = await faults(store)
    assert [(finding.kind, finding.table) for finding in report.findings] == [("broken", "torn")]
    assert found in report.findings[0].what
    assert [line for line in others if "Table torn has" in line]


@awaited
async def test_a_missing_last_line_is_found_and_named(database: str, kosmopolis: Game) -> None:
    party = played(kosmopolis, 30)
    async with opened(database) as store:
        await keep(store, "torn", party)
        await remove_line(store, "torn", len(party.log))
        report = await check(store)
    assert "its row says seq" in report.findings[0].what
    assert not report.is_clean


@awaited
async def test_a_row_that_disagrees_with_its_log_is_found(database: str, kosmopolis: Game) -> None:
    async with opened(database) as store:
        for table_id in ("status", "title", "place", "sound", "nonsense"):
            await keep(store, table_id, played(kosmopolis, 10))
        await store.database.execute(
            update(tables).where(tables.c.id == "status").values(status="over"),
            update(tables).where(tables.c.id == "title").values(title="Other"),
            update(tables).where(tables.c.id == "nonsense").values(status="ovfr"),
            update(places).where((places.c.table == "place") & (places.c.seat == 1)).values(player="somebody else"),
        )
        report = await check(store)
    what = {finding.table: finding.what for finding in report.findings}
    assert sorted(what) == ["nonsense", "place", "status", "title"]
    assert "status" in what["status"] and "'Other'" in what["title"] and "somebody else" in what["place"]
    assert "ovfr" in what["nonsense"]


@awaited
async def test_a_table_that_no_longer_plays_is_set_aside_and_others_go_on(database: str, kosmopolis: Game) -> None:
    party = played(kosmopolis, 30)
    number = number_of(party, facts.Played, 5)
    async with opened(database) as store:
        for table_id in ("sound", "broken", "headless"):
            await keep(store, table_id, party)
    async with served(database) as hub:
        # Behind the back of a server that has looked at nothing yet.
        await rewrite(hub.store, "broken", number, other_mark)
        await remove_line(hub.store, "headless", 1)
        broken = hub.room("broken")
        async with broken.lock:
            assert (await broken.ready()).status == Status.ASIDE
        for table_id in ("broken", "headless"):
            with pytest.raises(Refused, match="damaged"):
                await hub.room(table_id).submit(IDS["Ada"], "hello", Say("hello"), None)
        assert await hub.room("sound").submit(IDS["Ada"], "hello", Say("hello"), None) == len(party.log) + 1
        rows = {table_id: await hub.store.tables.summary(table_id) for table_id in ("sound", "broken", "headless")}
    statuses = {table_id: row.status for table_id, row in rows.items() if row is not None}
    assert statuses == {"sound": Status.PLAYING, "broken": Status.ASIDE, "headless": Status.ASIDE}
    assert rows["broken"] is not None and f"number {number}" in rows["broken"].reason
    async with opened(database, writer=False) as store:
        assert {finding.kind for finding in (await check(store)).findings} == {"broken"}


@awaited
async def test_a_finished_game_of_another_release_stays_finished_when_it_is_opened(
    database: str, kosmopolis: Game
) -> None:
    async with opened(database) as store:
        await keep(store, "over", started(kosmopolis, "Ada", "Bo").finish())
        await rewrite(store, "over", 1, other_version)
    async with served(database) as hub:
        async with hub.room("over").lock:
            assert (await hub.room("over").ready()).status == Status.ASIDE
        row = await hub.store.tables.summary("over")
    assert row is not None and row.status == Status.OVER


# Files that a disk has spoilt


def course(table: Table) -> tuple[str, list[tuple[int, str]], str]:
    """What must never change unnoticed: how a game stands, how it got there, and its position."""
    match = table.match
    return table.status, match.written if match else [], mark_of(match.state) if match else ""


def content(file: Path) -> dict[str, list[str]] | None:
    """Every row that can be read, to the byte; nothing if the file can't be read at all."""
    connection = sqlite3.connect(f"file:{file}?immutable=1", uri=True)
    connection.text_factory = bytes
    try:
        return {name: sorted(map(repr, connection.execute(f"SELECT * FROM {name}"))) for name in metadata.tables}
    except (sqlite3.Error, UnicodeError):
        return None
    finally:
        connection.close()


def spoil(file: Path, chance: random.Random) -> None:
    """Flip some bytes, blank a part, or cut the file."""
    data = bytearray(file.read_bytes())
    at = chance.randrange(len(data))
    kind = chance.randrange(4)
    if kind == 0:
        del data[at:]
    elif kind == 1:
        size = chance.choice([64, 512, 4096])
        data[at : at + size] = bytes(len(data[at : at + size]))
    else:
        for place in chance.choices(range(len(data)), k=chance.choice([1, 8, 64])):
            data[place] ^= 1 << chance.randrange(8)
    file.write_bytes(data)


async def is_shown_as_sound(url: str) -> bool:
    try:
        async with opened(url, writer=False) as store:
            return not await faults(store) and (await check_games(store, lambda done, total: None)).is_clean
    except StoreError:
        return False


async def load_all(url: str, ids: list[str]) -> dict[str, object]:
    """The games that a server lets be played on, however its file looks; none if it doesn't start."""
    found: dict[str, object] = {}
    try:
        async with served(url) as hub:
            for table_id in ids:
                with suppress(NotFound, TooBusy):
                    async with hub.room(table_id).lock:
                        table = await hub.room(table_id).ready()
                    if table.status != Status.ASIDE:
                        found[table_id] = course(table)
    except BaseExceptionGroup as group:
        if group.split(StoreError)[1] is not None:
            raise
        return {}
    return found


@awaited
async def test_spoilt_files_are_noticed_and_never_change_a_game(tmp_path: Path, kosmopolis: Game) -> None:
    clean = tmp_path / "clean.db"
    kept = {f"table-{number}": played(kosmopolis, 5 * number, seed=number) for number in range(8)}
    async with opened(f"sqlite+aiosqlite:///{clean}") as store:
        for table_id, party in kept.items():
            await keep(store, table_id, party)
        await check_upgrade(store, set_aside=False)
    before = content(clean)
    courses: dict[str, object] = {table_id: course(party.table) for table_id, party in kept.items()}
    spoilt = partly = 0
    seed = 20
    while spoilt < 20:
        seed += 1
        file = tmp_path / f"spoilt-{seed}.db"
        shutil.copyfile(clean, file)
        spoil(file, random.Random(seed))
        # Bytes that nothing lies in may be spoilt without harm.
        if content(file) != before:
            spoilt += 1
            assert not await is_shown_as_sound(f"sqlite+aiosqlite:///{file}"), f"seed {seed} was not noticed"
        found = await load_all(f"sqlite+aiosqlite:///{file}", list(kept))
        assert found == {table_id: courses[table_id] for table_id in found}, f"seed {seed} changed a game"
        partly += 0 < len(found) < len(kept)
    assert partly >= 3, "some tables were set aside while others could be played on"
