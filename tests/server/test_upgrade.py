"""A new release asks about the games under way before it touches them."""

import logging
import time
from pathlib import Path

import pytest
from sqlalchemy import text

from kosmodrom import __version__
from kosmodrom.core.game import Game
from kosmodrom.games import NAMES, find
from kosmodrom.server.replaying import game_of
from kosmodrom.server.upgrade import MOST_LISTED, RELEASE, UpgradeRefused, check_upgrade, release_here
from kosmodrom.store.revision import revision_of
from kosmodrom.store.store import Store
from kosmodrom.table import facts
from kosmodrom.table.commands import Say
from kosmodrom.table.status import Status
from tests.server.stored_games import (
    awaited,
    keep,
    number_of,
    opened,
    other_mark,
    other_version,
    played,
    rewrite,
    served,
    unattended,
)
from tests.store.samples import TO_FIRST_SCHEMA
from tests.table.party import IDS, started

OLDER = '{"games":{},"kosmodrom":"0.0.1"}'


async def statuses(store: Store, *table_ids: str) -> dict[str, Status]:
    rows = [await store.tables.summary(table_id) for table_id in table_ids]
    return {row.table: row.status for row in rows if row is not None}


async def prepare(store: Store, game: Game) -> int:
    """A database on which an older release ran: one table plays on, one has other rules, one another position."""
    party = played(game, 30)
    number = number_of(party, facts.Played, 3)
    for table_id in ("sound", "moved"):
        await keep(store, table_id, party)
    await keep(store, "outdated", unattended(game, "easy"))
    await keep(store, "over", started(game, "Ada", "Bo").finish())
    await rewrite(store, "over", 1, other_version)
    await rewrite(store, "outdated", 1, other_version)
    await rewrite(store, "moved", number, other_mark)
    await store.meta.set(RELEASE, OLDER)
    return number


def test_a_release_is_the_package_and_each_games_version_and_components() -> None:
    abouts = [find(name).about for name in sorted(NAMES)]
    games = ",".join(f'"{about.name}":["{about.version}","{about.content}"]' for about in abouts)
    assert release_here() == f'{{"games":{{{games}}},"kosmodrom":"{__version__}"}}'


@awaited
async def test_a_new_database_is_this_releases_own(database: str) -> None:
    async with opened(database) as store:
        assert await check_upgrade(store, set_aside=False) == []
        assert await store.meta.get(RELEASE) == release_here()


@awaited
async def test_a_release_that_changes_no_game_goes_on_with_all(database: str, kosmopolis: Game) -> None:
    async with opened(database) as store:
        await keep(store, "sound", played(kosmopolis, 30))
        await store.meta.set(RELEASE, OLDER)
        assert await check_upgrade(store, set_aside=False) == []
        assert await store.meta.get(RELEASE) == release_here()
        assert await statuses(store, "sound") == {"sound": Status.PLAYING}


@awaited
async def test_games_that_would_change_make_the_start_refuse_with_their_list(database: str, kosmopolis: Game) -> None:
    async with opened(database) as store:
        number = await prepare(store, kosmopolis)
        with pytest.raises(UpgradeRefused) as refused:
            await check_upgrade(store, set_aside=False)
        assert await store.meta.get(RELEASE) == OLDER
        assert set((await statuses(store, "sound", "outdated", "moved")).values()) == {Status.PLAYING}
    first, *lines, last = str(refused.value).splitlines()
    assert first == "This release can't go on with 2 of the games under way:"
    version = kosmopolis.about.version
    assert sorted(lines)[1] == (
        "  outdated: kosmopolis “Nobody here”, people 2: "
        f"begun with version 0.{version} of the rules; here is {version}"
    )
    assert sorted(lines)[0].startswith(f"  moved: kosmopolis, people 3: number {number}: the position hashes to ")
    assert "finish them with the release that ran here before" in last and "--set-aside" in last


@awaited
async def test_on_wish_they_are_set_aside_and_told(
    database: str, kosmopolis: Game, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(database) as store:
        await prepare(store, kosmopolis)
        with caplog.at_level(logging.WARNING):
            changed = await check_upgrade(store, set_aside=True)
        assert sorted(game.table for game in changed) == ["moved", "outdated"]
        assert all(str(game) in caplog.text for game in changed)
        assert await statuses(store, "sound", "outdated", "moved", "over") == {
            "sound": Status.PLAYING,
            "outdated": Status.ASIDE,
            "moved": Status.ASIDE,
            "over": Status.OVER,
        }
        assert await store.meta.get(RELEASE) == release_here()
        assert await check_upgrade(store, set_aside=False) == []


@awaited
async def test_a_long_list_is_cut(database: str, kosmopolis: Game) -> None:
    party = played(kosmopolis, 1)
    async with opened(database) as store:
        for number in range(MOST_LISTED + 3):
            await keep(store, f"table-{number}", party)
            await rewrite(store, f"table-{number}", 1, other_version)
        with pytest.raises(UpgradeRefused) as refused:
            await check_upgrade(store, set_aside=False)
    lines = str(refused.value).splitlines()
    assert len(lines) == MOST_LISTED + 3
    assert lines[-2] == "  and 3 more"
    assert len(refused.value.changed) == MOST_LISTED + 3


@awaited
async def test_a_release_without_the_game_is_refused(database: str, kosmopolis: Game) -> None:
    async with opened(database) as store:
        await keep(store, "sound", played(kosmopolis, 3))
        await check_upgrade(store, set_aside=False)
        with pytest.raises(UpgradeRefused, match="this server has no game kosmopolis"):
            await check_upgrade(store, set_aside=False, lookup=lambda name, content="": None)


@awaited
async def test_the_same_release_plays_nothing_again(database: str, kosmopolis: Game) -> None:
    async with opened(database) as store:
        await prepare(store, kosmopolis)
        await store.meta.set(RELEASE, release_here())
        asked: list[str] = []

        def lookup(name: str, content: str = "") -> Game | None:
            asked.append(name)
            return game_of(name, content)

        assert await check_upgrade(store, set_aside=False, lookup=lookup) == []
        assert asked == list(NAMES)


@awaited
async def test_a_server_does_not_start_on_games_it_would_change(database: str, kosmopolis: Game) -> None:
    async with opened(database) as store:
        await prepare(store, kosmopolis)
    with pytest.raises(BaseExceptionGroup) as refused:
        async with served(database):
            raise AssertionError("it started")
    assert refused.value.subgroup(UpgradeRefused) is not None
    async with served(database, set_aside=True) as hub:
        assert await statuses(hub.store, "sound", "moved") == {"sound": Status.PLAYING, "moved": Status.ASIDE}
        async with hub.room("moved").lock:
            assert (await hub.room("moved").ready()).status == Status.ASIDE
        await hub.room("sound").submit(IDS["Ada"], "hello", Say("hello"), None)
    async with served(database) as hub:
        assert await statuses(hub.store, "sound", "moved") == {"sound": Status.PLAYING, "moved": Status.ASIDE}


@awaited
async def test_a_start_that_is_refused_leaves_an_older_schema_as_it_is(database: str, kosmopolis: Game) -> None:
    async with opened(database) as store:
        await prepare(store, kosmopolis)
        for change in TO_FIRST_SCHEMA:
            await store.database.execute(text(change))
    with pytest.raises(BaseExceptionGroup) as refused:
        async with served(database):
            raise AssertionError("it started")
    assert refused.value.subgroup(UpgradeRefused) is not None
    older = await Store.open(database, writer=False, older=True)
    async with older.database.read() as connection:
        assert await connection.run_sync(revision_of) == "0001"
    assert await older.meta.get(RELEASE) == OLDER
    await older.close()
    async with served(database, set_aside=True) as hub:
        assert await statuses(hub.store, "sound", "moved") == {"sound": Status.PLAYING, "moved": Status.ASIDE}
        assert await hub.store.solo.best("kosmopolis", {}) == []


@awaited
async def test_300_live_tables_of_100_events_are_ready_in_5_seconds(tmp_path: Path, kosmopolis: Game) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'live.db'}"
    party = played(kosmopolis, 70)
    while len(party.log) < 100:
        party.do("Ada", Say("still here"))
    async with opened(url) as store:
        for number in range(300):
            await keep(store, f"table-{number}", party)
    seconds = []
    for _ in ("all are played again", "none is"):
        start = time.perf_counter()
        async with served(url) as hub:
            seconds.append(time.perf_counter() - start)
            assert len(await hub.store.tables.running()) == 300
    print(f"ready after {seconds[0]:.2f} s with all games played again, after {seconds[1]:.2f} s without")
    assert seconds[1] < 5
    assert seconds[1] < seconds[0]
