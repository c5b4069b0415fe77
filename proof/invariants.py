"""What must hold whatever was killed: checked from the database and from what the players were told.

I1 every acknowledged command is stored exactly once, under the acknowledged number. I2 a refused one is absent. I3
an unknown one is there at most once. I4 numbers 1..n without a gap, each command once. I5 the database checks clean.
I6, I7 every board that a person was ever shown is, byte for byte, what the log up to its number amounts to for them.
"""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

from kosmodrom.games import find
from kosmodrom.server.identity import hash_of
from kosmodrom.server.messages import write
from kosmodrom.store.integrity import faults
from kosmodrom.store.rows import Entry
from kosmodrom.store.store import Store
from kosmodrom.table import facts
from kosmodrom.table.board import Board, Reader, Surroundings, make_board
from kosmodrom.table.diverged import Diverged
from kosmodrom.table.status import Status
from kosmodrom.table.table import Table
from proof.messages import read_glimpse
from proof.transcript import Answer, Transcript

MOST_TOLD: Final = 20
EXCERPT: Final = 120


@dataclass
class Findings:
    """What a check came to; it holds if there are no violations."""

    violations: list[str] = field(default_factory=list)
    entries: int = 0
    boards: int = 0
    """Boards compared."""
    lost: int = 0
    doubled: int = 0

    def add(self, other: "Findings") -> None:
        """Take another check's findings in; what was found before is told once."""
        self.violations += [violation for violation in other.violations if violation not in self.violations]
        self.entries = other.entries
        self.boards += other.boards
        self.lost = max(self.lost, other.lost)
        self.doubled = max(self.doubled, other.doubled)

    def told(self) -> str:
        """The first violations, a line each."""
        return "\n".join(self.violations[:MOST_TOLD])


@dataclass(frozen=True)
class Told:
    """What one person had been told by some moment."""

    transcript: Transcript
    answers: dict[str, Answer]
    boards: list[bytes]


class Checker:
    """Compares transcripts with a database, beside the server or without it."""

    def __init__(self, database: str) -> None:
        self._database = database
        self._players: dict[str, str | None] = {"": None}
        self._logs: dict[str, list[bytes]] = {}
        """By table: a digest of every entry seen so far. A log only ever grows."""

    async def check(self, transcripts: Iterable[Transcript]) -> Findings:
        """Check everything that these transcripts tell; the boards in them are taken out."""
        # What was shown or acknowledged was stored before: so the log is read after all this was taken.
        by_table: dict[str, list[Told]] = defaultdict(list)
        for transcript in transcripts:
            by_table[transcript.table].append(Told(transcript, transcript.answers, transcript.take_boards()))
        findings = Findings()
        store = await Store.open(self._database, writer=False)
        try:
            findings.violations += [f"I5 {fault}" for fault in await faults(store)]
            for table, told in by_table.items():
                await self._check_table(store, table, told, findings)
                await asyncio.sleep(0)
        finally:
            await store.close()
        return findings

    async def _check_table(self, store: Store, table: str, told: Sequence[Told], findings: Findings) -> None:
        entries = await store.log.entries(table)
        findings.entries += len(entries)
        players = {each.transcript.token: await self._player(store, each.transcript.token) for each in told}
        people = await store.people.players([player for player in players.values() if player is not None])
        names = {player.id: player.name for player in people.values()}
        self._check_numbers(table, entries, findings)
        for each in told:
            findings.violations += [f"I3 table {table}: {what}" for what in each.transcript.contradictions]
            check_commands(each, players[each.transcript.token], entries, findings)
        known = {f"{players[each.transcript.token]}:{command}" for each in told for command in each.transcript.asked}
        check_origin(table, entries, known, findings)
        readers = [(Reader(players[each.transcript.token], each.transcript.language), each.boards) for each in told]
        check_boards(table, entries, readers, names, findings)

    async def _player(self, store: Store, token: str) -> str | None:
        if token not in self._players:
            key = await store.people.find_key(hash_of(token))
            assert key is not None, "a token that a player was given is not known"
            self._players[token] = key.player
        return self._players[token]

    def _check_numbers(self, table: str, entries: Sequence[Entry], findings: Findings) -> None:
        numbers = [entry.seq for entry in entries]
        if numbers != list(range(1, len(entries) + 1)):
            findings.violations.append(f"I4 table {table}: the numbers are {numbers}")
        for command, count in Counter(entry.command for entry in entries).items():
            if count > 1:
                findings.doubled += 1
                findings.violations.append(f"I4 table {table}: {command} is stored {count} times")
        digests = [sha256(repr(entry).encode()).digest() for entry in entries]
        before = self._logs.get(table, [])
        if digests[: len(before)] != before:
            findings.violations.append(f"I4 table {table}: entries that were there have changed or gone")
        self._logs[table] = digests


def check_commands(told: Told, player: str | None, entries: Sequence[Entry], findings: Findings) -> None:
    """I1, I2: what the server said about each command is so."""
    stored = {entry.command: entry for entry in entries}
    table = told.transcript.table
    for command, answer in told.answers.items():
        entry = stored.get(f"{player}:{command}")
        if answer.seq is not None and (entry is None or entry.seq != answer.seq or entry.player != player):
            findings.lost += entry is None
            where = "absent" if entry is None else f"number {entry.seq} of {entry.player}"
            findings.violations.append(f"I1 table {table}: {command} was acknowledged as {answer.seq} but is {where}")
        if answer.refused is not None and entry is not None:
            findings.violations.append(
                f"I2 table {table}: {command} was refused ({answer.refused}) but is number {entry.seq}"
            )


def check_origin(table: str, entries: Sequence[Entry], known: Set[str], findings: Findings) -> None:
    """I1, the other way round: nothing is stored in a person's name that they didn't ask for."""
    for entry in entries:
        if ":" in entry.command and entry.command not in known:
            findings.violations.append(f"I1 table {table}: number {entry.seq}, {entry.command}, was never asked for")


def check_boards(
    table_id: str,
    entries: Sequence[Entry],
    readers: Sequence[tuple[Reader, list[bytes]]],
    names: Mapping[str, str],
    findings: Findings,
) -> None:
    """I6, I7: play the log from its beginning, and compare every board with what it amounts to at its number."""
    waiting: dict[int, set[tuple[Reader, bytes]]] = defaultdict(set)
    for reader, boards in readers:
        findings.boards += len(boards)
        for data in boards:
            waiting[read_glimpse(data).seq].add((reader, data))
    last = entries[-1].seq if entries else 0
    for seq in sorted(waiting):
        if seq > last:
            findings.violations.append(f"I7 table {table_id}: a board showed number {seq}; the log ends with {last}")
    table: Table | None = None
    try:
        for entry in entries:
            table = table or begin(entry)
            table.apply(entry.seq, entry.command, entry.at, facts.decode(entry.body))
            for reader, data in waiting.get(entry.seq, ()):
                difference = differs(table, reader, names, data)
                if difference is not None:
                    findings.violations.append(f"I6 table {table_id}, number {entry.seq}: {difference}")
    except Diverged as error:
        findings.violations.append(f"I6 table {table_id}: its log doesn't replay: {error}")


def ended_at(entries: Sequence[Entry]) -> int:
    """The number at which a table's game ended, or the last one if it hasn't: who sees it may go home."""
    table = begin(entries[0])
    for entry in entries:
        table.apply(entry.seq, entry.command, entry.at, facts.decode(entry.body))
        if table.status not in (Status.GATHERING, Status.PLAYING):
            break
    return table.seq


def begin(entry: Entry) -> Table:
    """The table that a log begins."""
    created = facts.decode(entry.body)
    assert isinstance(created, facts.Created), "a log begins with its table's making"
    return Table(entry.table, find(created.game))


def differs(table: Table, reader: Reader, names: Mapping[str, str], data: bytes) -> str | None:
    """Where a board isn't what the table amounts to for a reader; who is connected is taken from the board itself."""
    glimpse = read_glimpse(data)
    present = {number for number, seat in enumerate(glimpse.seats) if seat.is_present}
    around = Surroundings(names, present, watchers=glimpse.watchers)
    expected = encode(make_board(table, reader, around, glimpse.lines_after))
    if expected == data:
        return None
    at = next((at for at, (a, b) in enumerate(zip(expected, data, strict=False)) if a != b), len(data))
    start = max(0, at - EXCERPT // 2)
    shown, due = (text[start : start + EXCERPT].decode(errors="replace") for text in (data, expected))
    return f"{reader.player or 'a spectator'} was shown …{shown}… where the log says …{due}…"


def encode(board: Board) -> bytes:
    """A board as it goes out."""
    return write(board)
