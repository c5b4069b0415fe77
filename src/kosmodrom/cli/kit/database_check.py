"""Checks a database and its games, and shows the result."""

from contextlib import ExitStack

from msgspec import Struct

from kosmodrom.cli.kit.progress import Bar
from kosmodrom.cli.kit.screen import Screen
from kosmodrom.cli.kit.words import say
from kosmodrom.games.library import Library
from kosmodrom.server.replaying import Finding, check_games
from kosmodrom.store.errors import Damaged
from kosmodrom.store.integrity import faults
from kosmodrom.store.store import Store


class DatabaseCheck(Struct, frozen=True):
    """What was checked and found, for programs."""

    is_clean: bool
    place: str
    faults: tuple[str, ...]
    """What is wrong with the database itself."""
    tables: int
    entries: int
    findings: tuple[Finding, ...]


async def examine(url: str, library: Library, language: str) -> DatabaseCheck:
    """Check the database, then its games, with a progress bar."""
    store = await Store.open(url, writer=False, older=True)
    try:
        found = await faults(store)
        with Counting(language) as counting:
            try:
                report = await check_games(store, counting.tell, library.find)
            except Damaged as damage:
                # Not even the list of tables can be read.
                return DatabaseCheck(False, store.place, (*found, str(damage)), 0, 0, ())
    finally:
        await store.close()
    is_clean = not found and report.is_clean
    return DatabaseCheck(is_clean, store.place, tuple(found), report.tables, report.entries, report.findings)


class Counting(ExitStack):
    """A bar that appears when it is known how many tables there are."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self._title = say("progress-tables", language)
        self._bar: Bar | None = None

    def tell(self, done: int, total: int) -> None:
        if self._bar is None:
            self._bar = self.enter_context(Bar(self._title, total))
        self._bar.advance()


def show(check: DatabaseCheck, screen: Screen) -> None:
    """Print the result."""
    screen.say("check-done", place=check.place, tables=check.tables, entries=check.entries)
    for fault in check.faults:
        screen.say("check-fault", detail=fault)
    for finding in check.findings:
        screen.say(
            "check-finding", kind=finding.kind, table=finding.table, game=finding.game or "?", detail=finding.what
        )
    screen.say("check-clean" if check.is_clean else "check-not-clean", style="bold")
