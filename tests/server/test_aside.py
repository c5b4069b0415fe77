"""A table that can't be played on tells its people why, on the page and to programs; strangers are told nothing."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from kosmodrom.core.game import Game
from kosmodrom.server.messages import Refusal
from kosmodrom.server.replaying import check_games
from kosmodrom.server.routes.invites import Invitation
from kosmodrom.server.upgrade import RELEASE, check_upgrade
from kosmodrom.store.store import Store
from kosmodrom.table.commands import Resign, Start
from kosmodrom.table.status import Status
from tests.server.guests import Guest, GuestServer, open_server, playing_pair, problem, read, seated_pair
from tests.server.stored_games import awaited, keep, opened, other_mark, other_version, played, remove_line, rewrite

DAMAGED = {
    "en": "What is stored of this game is damaged, so it can't go on. Other games are not affected.",
    "ru": "Сохранённая запись этой партии повреждена, поэтому продолжить её нельзя. Других партий это не касается.",
}
OTHER_RULES = "This game was begun under another version of the rules than this server has."


def tamper(folder: Path, change: Callable[[Store], Awaitable[object]]) -> None:
    """Do something to the stored games while no server runs."""

    async def run() -> None:
        async with opened(f"sqlite+aiosqlite:///{folder / 'server.db'}") as store:
            await change(store)

    asyncio.run(run())


@contextmanager
def reopened(folder: Path, *people: Guest) -> Iterator[tuple[GuestServer, list[Guest]]]:
    """Another server on the same file, with the same people."""
    with open_server(folder) as server:
        again = [server.nobody() for _ in people]
        for guest, before in zip(again, people, strict=True):
            guest.browser.cookies = before.browser.cookies
        yield server, again


@pytest.mark.parametrize("number", [1, 2, 4])
def test_all_at_a_damaged_table_read_what_has_happened_however_often_they_come(tmp_path: Path, number: int) -> None:
    """Number 1 sets the table up, at 2 the other person sits down, at 4 the first move is made."""
    with open_server(tmp_path) as server:
        ada, bo, table = seated_pair(server)
        link = ada.invite(table)
        ada.do(table, Start())
        for person in (ada, bo):
            person.play(table)
    tamper(tmp_path, lambda store: remove_line(store, table, number))
    for _ in ("first", "again"):
        with reopened(tmp_path, ada, bo) as (server, (host, other)):
            for person in (host, other):
                for language, words in DAMAGED.items():
                    board = person.board(table, language=language)
                    assert (board.status, board.view, board.question) == (Status.ASIDE, None, 0)
                    assert board.ask.startswith(words)
                with person.socket(table) as socket:
                    assert socket.greet().ask.startswith(DAMAGED["en"])
                refusal = msgspec.json.decode(person.ask(table, Resign()).content, type=Refusal)
                assert refusal.reason == "damaged" and refusal.words.startswith("What is stored of this game")
            assert problem(server.guest("Eve").get(f"/api/tables/{table}")) == "404 not-found"
            invitation = read(server.nobody().get(f"/api/invites/{link}"), Invitation)
            assert invitation.status == Status.ASIDE and invitation.why_aside.startswith(DAMAGED["en"])


def test_a_table_of_another_release_says_so_also_to_who_took_a_seat_late(tmp_path: Path) -> None:
    with open_server(tmp_path) as server:
        ada, bo, table = playing_pair(server)
    tamper(tmp_path, lambda store: rewrite(store, table, 1, other_version))
    tamper(tmp_path, lambda store: remove_line(store, table, 2))
    tamper(tmp_path, lambda store: store.meta.set(RELEASE, "another"))
    tamper(tmp_path, lambda store: check_upgrade(store, set_aside=True))
    with reopened(tmp_path, ada, bo) as (_, people):
        for person in people:
            assert person.board(table).ask.startswith(OTHER_RULES)
            assert problem(person.ask(table, Resign())) == "409 aside"


@awaited
async def test_damage_is_reported_however_often_it_was_opened_and_an_upgrade_is_not(
    database: str, kosmopolis: Game
) -> None:
    async with opened(database) as store:
        for table_id in ("sound", "moved", "marked", "torn"):
            await keep(store, table_id, played(kosmopolis, 10))
        await rewrite(store, "moved", 12, other_mark)
        await store.meta.set(RELEASE, "another")
        await check_upgrade(store, set_aside=True)
        await rewrite(store, "marked", 12, other_mark)
        await remove_line(store, "torn", 1)
        for table_id in ("marked", "torn"):
            await store.tables.set_aside(table_id, "as a server does that opens it")
        report = await check_games(store, lambda done, total: None)
    assert {finding.table: finding.kind for finding in report.findings} == {
        "moved": "aside",
        "marked": "broken",
        "torn": "broken",
    }
    assert not report.is_clean
