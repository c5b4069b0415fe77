"""Tables from their stored logs: one when it is needed, or all of them to check that they still replay."""

import logging
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields
from itertools import pairwise
from typing import Final, Literal, Protocol

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from kosmodrom.core.game import Game
from kosmodrom.core.match import resume
from kosmodrom.core.record import BadRecord, fingerprint, read_record, write_record
from kosmodrom.games.library import Library
from kosmodrom.server.breath import Breath
from kosmodrom.server.errors import NotFound
from kosmodrom.server.summary import summarize
from kosmodrom.store.errors import Damaged
from kosmodrom.store.rows import Entry, Summary
from kosmodrom.store.store import Store
from kosmodrom.table import facts
from kosmodrom.table.diverged import Diverged
from kosmodrom.table.facts import Created
from kosmodrom.table.seat import Seat
from kosmodrom.table.status import Status
from kosmodrom.table.table import Table


class Lookup(Protocol):
    """The game of a name, if it is here: with the content of a hash, or else with what it comes with."""

    def __call__(self, name: str, content: str = "", /) -> Game | None: ...


BROKEN: Final = (
    Diverged,
    msgspec.MsgspecError,
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    TypeError,
    ValueError,
)
"""What replaying a changed or damaged log may raise."""

EMPTY: Final = "its log is empty"
BY_UPGRADE: Final = "by an upgrade: "
"""Begins the stored reason of a table that was set aside with `--set-aside`: its host knows of it."""
STARTED: Final = facts.kind_of(facts.Started("", None, (), ""))

logger = logging.getLogger(__name__)


class Unreadable(Exception):
    """A log without a usable first fact: says why."""


@dataclass(frozen=True)
class Fault:
    """Where a log stops replaying as it was played, and why."""

    number: int
    what: str
    is_foreign: bool = False
    """Nothing is wrong with the log: it was played with other rules or components than those here."""
    is_lacking: bool = False
    """All that is missing is the content pack it was played with."""


@dataclass(frozen=True)
class LoadedTable:
    """A table as far as its log plays, and what stopped it, if anything did."""

    table: Table
    fault: Fault | None = None


class LogReplay:
    """A log that is played again entry by entry. `beginning` is its first entries, or all."""

    def __init__(self, table_id: str, beginning: Sequence[Entry], lookup: Lookup) -> None:
        created = first_fact(beginning)
        game = lookup(created.game, created.content)
        if game is None:
            raise Unreadable(f"this server has no game {created.game}")
        self.table = Table(table_id, game)
        self._fault: Fault | None = None
        self._foreign: Fault | None = None
        foreign = why_foreign(created, game)
        if foreign is not None:
            is_lacking = created.version == game.about.version and created.pack != ""
            self._foreign = Fault(1, foreign, is_foreign=True, is_lacking=is_lacking)

    def take(self, entry: Entry) -> bool:
        """Play the next entry. Returns whether the table can go on from there."""
        if self._foreign is not None and entry.kind == STARTED:
            return False
        self._fault = _play(self.table, entry)
        return self._fault is None

    @property
    def loaded(self) -> LoadedTable:
        """The table as far as it was played."""
        return LoadedTable(self.table, self._fault or self._foreign)


game_of: Final[Lookup] = Library().find
"""Games with the content they come with."""


async def load(store: Store, table_id: str, lookup: Lookup = game_of) -> LoadedTable:
    """The table that is stored under an id; Unreadable if there is none, or nothing of it can be read."""
    replaying: LogReplay | None = None
    breath = Breath()
    try:
        async for page in store.log.pages(table_id):
            replaying = replaying or LogReplay(table_id, page, lookup)
            for entry in page:
                if not replaying.take(entry):
                    return replaying.loaded
                await breath.take()
    except Damaged as damage:
        raise Unreadable(str(damage)) from damage
    if replaying is None:
        raise Unreadable(EMPTY)
    return replaying.loaded


async def empty_table(store: Store, table_id: str, fault: Fault, lookup: Lookup = game_of) -> Table:
    """A table of whose log nothing can be read. NotFound if it doesn't exist, or its game is not here."""
    row = await _mark_aside(store, table_id, fault)
    game = None if row is None else lookup(row.game, row.content)
    if game is None:
        raise NotFound
    return Table(table_id, game)


async def set_aside(store: Store, table: Table, fault: Fault) -> None:
    """Make a table that was loaded up to a fault readable but not playable.

    Who sits there is taken from its row, as the log may not tell it: they all may see what has happened.
    """
    row = await _mark_aside(store, table.id, fault)
    assert row is not None, "a table without a row was loaded"
    if len(table.seats) != row.seats:
        table.seats = [Seat(number) for number in range(row.seats)]
    players = {place.seat: place.player for place in row.places}
    for number, seat in enumerate(table.seats):
        seat.player = players.get(number)
    table.host = row.host
    table.settings = replace(table.settings, seats=row.seats, title=row.title, is_public=row.is_public)
    table.status = Status.ASIDE
    table.questions = [0] * row.seats
    table.match = None
    if fault.is_lacking:
        table.why_aside = "lacks-pack"
    elif fault.is_foreign or row.reason.startswith(BY_UPGRADE):
        table.why_aside = "aside"
    else:
        table.why_aside = "damaged"


async def _mark_aside(store: Store, table_id: str, fault: Fault) -> Summary | None:
    """Store that a table's log doesn't replay, so that no server attends to it, and return its row as it was.

    A finished game keeps its status. So does a table that only lacks its content pack: it goes on with the pack.
    """
    row = await store.tables.summary(table_id)
    if row is not None and row.status in (Status.GATHERING, Status.PLAYING) and not fault.is_lacking:
        logger.error("table %s is set aside: %s", table_id, fault.what)
        await store.tables.set_aside(table_id, fault.what)
    return row


def replay(table_id: str, entries: Sequence[Entry], lookup: Lookup = game_of) -> LoadedTable:
    """Play a whole log again. One that was begun with other rules or components stops before the game starts.

    Raises Unreadable if there is no first fact, or no such game here.
    """
    replaying = LogReplay(table_id, entries, lookup)
    for entry in entries:
        if not replaying.take(entry):
            break
    return replaying.loaded


def follow(table: Table, entries: Sequence[Entry]) -> Fault | None:
    """Take further entries, each compared with the position it once led to; the first that doesn't play ends it."""
    return next((fault for entry in entries if (fault := _play(table, entry)) is not None), None)


def _play(table: Table, entry: Entry) -> Fault | None:
    try:
        table.apply(entry.seq, entry.command, entry.at, facts.decode(entry.body))
    except Diverged as diverged:
        return Fault(entry.seq, str(diverged))
    except BROKEN as error:
        return Fault(entry.seq, f"number {entry.seq}: {type(error).__name__} {error}")
    return None


def first_fact(entries: Sequence[Entry]) -> Created:
    """How a table was set up."""
    if not entries:
        raise Unreadable(EMPTY)
    if entries[0].seq != 1:
        raise Unreadable(f"its log begins with number {entries[0].seq}")
    try:
        created = facts.decode(entries[0].body)
    except BROKEN as error:
        raise Unreadable(f"number 1: {type(error).__name__} {error}") from error
    if not isinstance(created, Created):
        raise Unreadable(f"number 1 is {facts.kind_of(created)}, not created")
    return created


def why_foreign(created: Created, game: Game) -> str | None:
    """Why a table can't be played with the rules of this server, or nothing."""
    about = game.about
    if created.version != about.version:
        return f"begun with version {created.version} of the rules; here is {about.version}"
    if created.content != about.content and created.pack:
        return f"begun with the content pack “{created.pack}” ({created.content[:12]}), which is not here"
    if created.content != about.content:
        return f"begun with content {created.content[:12]}; here is {about.content[:12]}"
    return None


Kind = Literal["broken", "changed", "foreign", "lacking", "aside"]
"""`broken`: it doesn't play as it did, or its row or record disagrees with its log. `changed`: a running game that this
release can't go on with. `foreign`: nobody plays it now, and playing it again takes another release. `lacking`: its
content pack is not here. `aside`: it was set aside by an upgrade, for another release, or before its log was mended."""
Progress = Callable[[int, int], None]
"""Told how many tables are done, and of how many."""

COMPARED: Final = [field.name for field in fields(Summary) if field.name != "reason"]


class Finding(Struct, frozen=True):
    """What was found at a table, and at which number of its log; 0: at none in particular."""

    kind: Kind
    table: str
    game: str
    number: int
    what: str


class GamesReport(Struct, frozen=True):
    """What a check of all games came to."""

    tables: int
    entries: int
    """How many lines of logs there are."""
    findings: tuple[Finding, ...]

    @property
    def is_clean(self) -> bool:
        """Whether every game is as it should be; what is of another release, or was set aside for that, may be."""
        return not any(finding.kind in ("broken", "changed") for finding in self.findings)


async def check_games(store: Store, progress: Progress, lookup: Lookup = game_of) -> GamesReport:
    """Play every stored game again and compare; servers may go on with them meanwhile."""
    ids = await store.tables.all_ids()
    findings: list[Finding] = []
    count = 0
    for done, table_id in enumerate(ids, 1):
        try:
            summary, entries = await _stored(store, table_id)
            count += len(entries)
            findings += _check_table(summary, entries, lookup)
        except (Damaged, *BROKEN) as error:
            findings.append(Finding("broken", table_id, "", 0, str(error)))
        progress(done, len(ids))
    return GamesReport(len(ids), count, tuple(findings))


async def _stored(store: Store, table_id: str) -> tuple[Summary, list[Entry]]:
    """A table's row, and its log up to the same moment."""
    summary = await store.tables.summary(table_id)
    assert summary is not None, "its row is gone"
    return summary, [entry for entry in await store.log.entries(table_id) if entry.seq <= summary.seq]


def _check_table(summary: Summary, entries: list[Entry], lookup: Lookup) -> Iterator[Finding]:
    def finding(kind: Kind, number: int, what: str) -> Finding:
        return Finding(kind, summary.table, summary.game, number, what)

    is_aside = summary.status == Status.ASIDE
    if is_aside and summary.reason.startswith(BY_UPGRADE):
        yield finding("aside", 0, summary.reason)
        return
    try:
        found = replay(summary.table, entries, lookup)
    except Unreadable as error:
        yield finding("broken", 1, str(error))
        return
    fault = found.fault
    if fault is not None and fault.is_lacking:
        yield finding("lacking", fault.number, fault.what)
    elif fault is None and is_aside:
        yield finding("aside", 0, "its log plays again: the game goes on when somebody opens it")
    elif fault is not None and fault.is_foreign and is_aside:
        yield finding("aside", 0, summary.reason)
    elif fault is not None and fault.is_foreign:
        yield finding("changed" if summary.status == Status.PLAYING else "foreign", fault.number, fault.what)
    elif fault is not None:
        yield finding("broken", fault.number, fault.what)
    else:
        for number, what in (*_odd_entries(entries), *_odd_row(summary, found.table), *_odd_record(found.table)):
            yield finding("broken", number, what)


def _odd_entries(entries: Sequence[Entry]) -> Iterator[tuple[int, str]]:
    """Lines whose columns don't fit their fact or the line before."""
    for entry in entries:
        kind = facts.kind_of(facts.decode(entry.body))
        if entry.kind != kind:
            yield entry.seq, f"number {entry.seq} is called {entry.kind}, but is {kind}"
    for before, after in pairwise(entries):
        if after.at < before.at:
            yield after.seq, f"number {after.seq} is older than the one before"


def _odd_row(stored: Summary, table: Table) -> Iterator[tuple[int, str]]:
    """What the stored row says otherwise than the log."""
    made = summarize(table)
    for name in COMPARED:
        if (here := getattr(stored, name)) != (there := getattr(made, name)):
            yield stored.seq, f"its row says {name} {here!r}, its log {there!r}"


def _odd_record(table: Table) -> Iterator[tuple[int, str]]:
    """Whether the record of a finished game, written and read back, leads to the same last position."""
    if table.status != Status.OVER or table.match is None:
        return
    try:
        record = read_record(write_record(table.record(table.match.names)))
        last = resume(table.game, record).state
    except BadRecord as error:
        yield table.seq, f"its record does not hold: {error}"
        return
    if fingerprint(last) != fingerprint(table.match.state):
        yield table.seq, "its record leads to another last position"
