"""`kosmodrom check`: is everything that is kept whole, and does every game play as it did?"""

import asyncio
from contextlib import ExitStack

from msgspec import Struct

from kosmodrom.cli.database import Database, complaining, database_url
from kosmodrom.cli.language import Language, language_of_environment
from kosmodrom.cli.progress import Bar
from kosmodrom.cli.screen import Screen, print_json
from kosmodrom.cli.words import say
from kosmodrom.server.replaying import Finding, check_games
from kosmodrom.store.errors import Damaged
from kosmodrom.store.integrity import faults
from kosmodrom.store.store import Store


class Verdict(Struct, frozen=True):
    """What was checked and found, for programs."""

    is_clean: bool
    place: str
    faults: tuple[str, ...]
    """What is wrong with the database itself."""
    tables: int
    entries: int
    findings: tuple[Finding, ...]


def check(*, database: Database = None, json: bool = False, lang: Language = None) -> int:
    """Check a database, and play every game in it again; people may play meanwhile. Nothing is changed.

    Answers 0 if all is well, 1 if something was found, 2 if the database can't be used.

    Parameters
    ----------
    database
        A file, or an address such as postgresql+asyncpg://USER@HOST/NAME; by default what `kosmodrom serve` uses.
    json
        As JSON, for programs.
    lang
        en or ru; by default from LANG.
    """
    language = lang or language_of_environment()
    with complaining():
        verdict = asyncio.run(examine(database_url(database), language))
    if json:
        print_json(verdict)
    else:
        _show(verdict, Screen(language))
    return 0 if verdict.is_clean else 1


async def examine(url: str, language: str) -> Verdict:
    """Look at the database, then at its games, with a progress bar."""
    store = await Store.open(url, writer=False)
    try:
        found = await faults(store)
        with Counting(language) as counting:
            try:
                report = await check_games(store, counting.tell)
            except Damaged as damage:
                # Not even the list of tables can be read.
                return Verdict(False, store.place, (*found, str(damage)), 0, 0, ())
    finally:
        await store.close()
    is_clean = not found and report.is_clean
    return Verdict(is_clean, store.place, tuple(found), report.tables, report.entries, report.findings)


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


def _show(verdict: Verdict, screen: Screen) -> None:
    screen.say("check-done", place=verdict.place, tables=verdict.tables, entries=verdict.entries)
    for fault in verdict.faults:
        screen.say("check-fault", detail=fault)
    for finding in verdict.findings:
        screen.say(
            "check-finding", kind=finding.kind, table=finding.table, game=finding.game or "?", detail=finding.what
        )
    screen.say("check-clean" if verdict.is_clean else "check-not-clean", style="bold")
