"""The migrations make what the code expects, on both databases, and nothing newer or foreign is touched."""

import asyncio
from pathlib import Path
from urllib.parse import quote

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, make_url, text

from kosmodrom.store import engines
from kosmodrom.store.database import Database
from kosmodrom.store.errors import StoreError
from kosmodrom.store.integrity import faults
from kosmodrom.store.revision import REVISIONS, SCRIPTS, revision_of
from kosmodrom.store.schema import metadata
from kosmodrom.store.store import Store
from tests.postgres import Postgres
from tests.store.samples import TO_FIRST_SCHEMA, awaited, opened, write


def differences(connection: Connection) -> list[object]:
    """What a new migration would have to change."""
    return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata))


async def run(url: str, *statements: str) -> None:
    """Change a database behind the store's back."""
    database = await Database.open(url, writer=True)
    await database.execute(*map(text, statements))
    await database.close()


def test_versions_are_called_by_their_files_in_one_line() -> None:
    scripts = ScriptDirectory(str(SCRIPTS))
    assert [script.revision for script in scripts.walk_revisions()][::-1] == list(REVISIONS)
    assert scripts.get_current_head() == REVISIONS[-1]


@awaited
async def test_models_and_migrations_agree(url: str) -> None:
    async with opened(url) as store, store.database.read() as connection:
        assert await connection.run_sync(differences) == []


@awaited
async def test_a_difference_is_noticed(url: str) -> None:
    await run(url, "ALTER TABLE players DROP COLUMN webhook", "DROP INDEX ix_tables_wake")
    async with opened(url) as store, store.database.read() as connection:
        assert len(await connection.run_sync(differences)) == 2


@awaited
async def test_a_newer_database_is_refused_and_left_alone(url: str) -> None:
    async with opened(url) as store:
        await write(store, "t", 1)
    await run(url, "UPDATE alembic_version SET version_num = '9999'")
    for writer in (True, False):
        with pytest.raises(StoreError, match=r"newer release .*schema 9999.*install that release"):
            async with opened(url, writer=writer):
                pass


async def revision_at(url: str) -> str | None:
    database = await Database.open(url, writer=False, older=True)
    async with database.read() as connection:
        found = await connection.run_sync(revision_of)
    await database.close()
    return found


@awaited
async def test_an_older_database_is_looked_at_before_it_is_changed(url: str) -> None:
    async with opened(url) as store:
        await write(store, "t", 3)
    await run(url, *TO_FIRST_SCHEMA)
    seen: list[object] = []

    async def refuse(store: Store) -> None:
        seen.append([summary.table for summary in await store.tables.running()])
        seen.append(len(await store.log.entries("t")))
        raise StoreError("not with these games")

    with pytest.raises(StoreError, match="not with these games"):
        await Store.open(url, check=refuse)
    assert seen == [["t"], 3] and await revision_at(url) == "0001", "the former release goes on with it"

    async def agree(store: Store) -> None:
        await store.meta.set("release", "this")

    store = await Store.open(url, check=agree)
    async with store.database.read() as connection:
        assert await connection.run_sync(differences) == []
    assert await store.meta.get("release") == "this" and len(await store.log.entries("t")) == 3
    await store.close()


@awaited
async def test_an_older_database_can_be_read_by_those_who_ask_for_it(url: str) -> None:
    async with opened(url) as store:
        await write(store, "t", 3)
    await run(url, *TO_FIRST_SCHEMA)
    with pytest.raises(StoreError, match="start the server on it once"):
        await Store.open(url, writer=False)
    store = await Store.open(url, writer=False, older=True)
    assert len(await store.log.entries("t")) == 3 and await faults(store) == []
    await store.close()
    assert await revision_at(url) == "0001"


@awaited
async def test_what_a_check_finds_in_a_current_database_closes_it(sqlite_url: str) -> None:
    async def refuse(store: Store) -> None:
        raise StoreError("no")

    with pytest.raises(StoreError, match=r"^no$"):
        await Store.open(sqlite_url, check=refuse)
    async with opened(sqlite_url) as store:
        await write(store, "t", 1)


@awaited
async def test_a_foreign_database_is_refused(url: str) -> None:
    await run(url, "CREATE TABLE recipes (name TEXT)", "DROP TABLE alembic_version")
    with pytest.raises(StoreError, match="not Kosmodrom's"):
        async with opened(url):
            pass


@awaited
async def test_a_database_that_no_server_prepared_is_not_read(postgres_url: str) -> None:
    with pytest.raises(StoreError, match="start the server on it once"):
        async with opened(postgres_url, writer=False):
            pass


@awaited
async def test_a_user_without_rights_is_told_so_and_what_to_do(postgres: Postgres, postgres_url: str) -> None:
    await run(postgres_url, "DROP ROLE IF EXISTS visitor", "CREATE ROLE visitor LOGIN")
    strangers = postgres_url.replace("postgres@", "visitor@")
    with pytest.raises(StoreError) as refused:
        await Store.open(strangers)
    words = str(refused.value)
    assert "does not allow this user" in words and "permission denied" in words
    assert 'GRANT ALL ON SCHEMA public TO "visitor"' in words and "OWNER TO" in words
    assert "check that PostgreSQL runs" not in words


@awaited
async def test_whoever_may_not_make_tables_is_told_how_to_be_allowed(postgres: Postgres) -> None:
    name = "rights"
    url = postgres.create(name)
    try:
        database = engines.postgres_single(make_url(postgres.url()))
        async with database.connect() as connection:
            await connection.execute(text("DROP ROLE IF EXISTS guest"))
            await connection.execute(text("CREATE ROLE guest LOGIN"))
            await connection.commit()
        await database.dispose()
        guests = url.replace("postgres@", "guest@")
        with pytest.raises(
            StoreError, match=r'permission denied for schema public.*GRANT ALL ON SCHEMA public TO "guest"'
        ):
            await Store.open(guests)
        database = engines.postgres_single(make_url(url))
        async with database.connect() as connection:
            await connection.execute(text('GRANT ALL ON SCHEMA public TO "guest"'))
            await connection.commit()
        await database.dispose()
        await (await Store.open(guests)).close()
    finally:
        postgres.drop(name)


@awaited
async def test_a_database_that_is_not_there_is_named(postgres: Postgres) -> None:
    with pytest.raises(StoreError, match=r"has no database .*createdb -O postgres nowhere"):
        await Store.open(postgres.url("nowhere"))


@awaited
async def test_several_servers_may_start_at_once_on_an_empty_database(postgres_url: str) -> None:
    async def start() -> None:
        async with opened(postgres_url) as store:
            await store.meta.set("release", "1")

    await asyncio.gather(*(start() for _ in range(4)))


@awaited
async def test_facts_about_the_database(url: str) -> None:
    async with opened(url) as store:
        assert await store.meta.get("release") is None
        await store.meta.set("release", "0.1")
        await store.meta.set("release", "0.2")
        assert await store.meta.get("release") == "0.2"


@pytest.mark.parametrize(
    ("url", "complaint"),
    [
        ("mysql://host/name", "must be given as"),
        ("nonsense", "must be given as"),
        ("sqlite+aiosqlite://", "must be a file"),
        ("sqlite+aiosqlite:///:memory:", "must be a file"),
        ("sqlite+aiosqlite:///missing/folder/x.sqlite", "no folder missing/folder"),
        ("sqlite+aiosqlite:///.", "is a folder"),
        ("postgresql+asyncpg://nobody:secret@127.0.0.1:1/name", r"nobody:\*\*\*@.* can't be reached"),
    ],
)
@awaited
async def test_a_wrong_address_is_explained(url: str, complaint: str) -> None:
    with pytest.raises(StoreError, match=complaint):
        async with opened(url):
            pass


@awaited
async def test_a_plain_address_will_do(file: Path) -> None:
    async with opened(f"sqlite:///{file}") as store:
        assert not store.is_shared


@awaited
async def test_odd_names_of_files_are_no_trouble(tmp_path: Path) -> None:
    file = tmp_path / "a b%20c#d?e'é.sqlite"
    async with opened(f"sqlite+aiosqlite:///{quote(str(file))}") as store:
        await write(store, "t", 1)
        assert len(await store.log.entries("t")) == 1
    assert file.exists()
