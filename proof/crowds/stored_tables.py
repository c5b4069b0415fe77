"""Puts many games under way into a database without a server, so that nobody has to play them first."""

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from random import Random
from typing import Final

from sqlalchemy import Connection, insert

from kosmodrom.core.game import Game
from kosmodrom.games import find
from kosmodrom.server.identity import PREFIX, hash_of
from kosmodrom.server.summary import summarize
from kosmodrom.server.world import ALPHABET
from kosmodrom.store.batch import log_row, write_summaries
from kosmodrom.store.rows import Entry, Key, KeyKind, Player, Summary
from kosmodrom.store.schema import keys, log, players
from kosmodrom.store.store import Store
from kosmodrom.table import commands, facts
from kosmodrom.table.decisions import Decider
from kosmodrom.table.facts import Chair, Created, Fact
from kosmodrom.table.settings import Settings
from kosmodrom.table.status import Status
from kosmodrom.table.table import Table

GAME: Final = "kosmopolis"
CHAT_EVERY: Final = 10
"""People say something at every so many facts: a game then lasts longer than a hundred of them."""
FIRST_FACTS: Final = 2
"""Made and started."""
LABEL: Final = "proof"


@dataclass(frozen=True)
class Person:
    """Somebody the server will know by a token."""

    id: str
    name: str
    token: str


@dataclass(frozen=True)
class TablePlan:
    """A table to be made: so many people, then bots of some levels, after so many facts."""

    people: int
    bots: tuple[str, ...] = ()
    facts: int = FIRST_FACTS


@dataclass(frozen=True)
class StoredTable:
    """A table that was made, with its people in the order of their seats; the first is its host."""

    table: str
    people: tuple[Person, ...]


@dataclass(frozen=True)
class _Played:
    stored: StoredTable
    summary: Summary
    entries: tuple[Entry, ...]


class TableMaker:
    """Makes people and plays tables; everything is from the seed but the time."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(f"estate {seed}")
        self._now = time.time_ns() // 1_000_000
        self._game: Game = find(GAME)
        self._people = 0

    def person(self) -> Person:
        """Somebody new."""
        self._people += 1
        token = PREFIX[KeyKind.TOKEN] + f"{self._rng.getrandbits(240):060x}"[:44]
        return Person(self._id(24), f"Guest {self._people}", token)

    def _id(self, length: int) -> str:
        return "".join(self._rng.choices(ALPHABET, k=length))

    def play(self, plan: TablePlan) -> _Played:
        """A table with people of its own, played as far as the plan says; one whose game ended before is not taken."""
        people = tuple(self.person() for _ in range(plan.people))
        while True:
            in_play = _TableInPlay(self._game, self._id(12), people, plan.bots, self._rng, self._now)
            while len(in_play.entries) < plan.facts and in_play.table.status == Status.PLAYING:
                in_play.go_on()
            if in_play.table.status == Status.PLAYING:
                stored = StoredTable(in_play.table.id, people)
                return _Played(stored, summarize(in_play.table), tuple(in_play.entries))


class _TableInPlay:
    """One table being played by random moves, and the log of it."""

    def __init__(
        self, game: Game, table_id: str, people: Sequence[Person], bots: Sequence[str], rng: Random, now: int
    ) -> None:
        self.table = Table(table_id, game)
        self.entries: list[Entry] = []
        self._people = people
        self._rng = rng
        self._now = now
        about = game.about
        chairs = (*(Chair(player=person.id) for person in people), *(Chair(level=level) for level in bots))
        settings = Settings(seats=len(chairs))
        host, secret = people[0].id, rng.randbytes(32).hex()
        self._take(host, Created(about.name, about.version, about.content, settings, host, secret, chairs))
        self._do(people[0], commands.Start())

    def go_on(self) -> None:
        """One more fact: a move of a person who is asked, or now and then a word."""
        asked = [seat for seat in range(len(self._people)) if self.table.questions[seat]]
        assert asked and self.table.match is not None, "bots' moves are left to the server"
        seat = self._rng.choice(asked)
        if len(self.entries) % CHAT_EVERY == 0:
            self._do(self._people[seat], commands.Say("Nice one"))
            return
        move = self._rng.choice(self.table.game.legal_moves(self.table.match.state, seat))
        notation = self.table.game.about.moves.notation(move)
        self._do(self._people[seat], commands.Play(self.table.questions[seat], (notation,)))

    def _do(self, person: Person, command: commands.Command) -> None:
        self._take(person.id, Decider(self.table, person.id, bool).decide(command).fact)

    def _take(self, player: str, fact: Fact) -> None:
        body, seq = facts.encode(fact), self.table.seq + 1
        self.table.apply(seq, f"made-{seq}", self._now, facts.decode(body))
        self.entries.append(Entry(self.table.id, seq, f"made-{seq}", facts.kind_of(fact), player, self._now, body))


async def store_tables(database: str, plans: Sequence[TablePlan], seed: int) -> list[StoredTable]:
    """Put tables into a database that no server uses; the tables in the order of the plans."""
    maker = TableMaker(seed)
    played = [maker.play(plan) for plan in plans]
    people = [person for one in played for person in one.stored.people]
    now = time.time_ns() // 1_000_000

    def work(connection: Connection) -> None:
        connection.execute(
            insert(players), [asdict(Player(person.id, person.name, "en", now, now)) for person in people]
        )
        given = [Key(hash_of(person.token), person.id, KeyKind.TOKEN, LABEL, now, now) for person in people]
        connection.execute(insert(keys), [{**asdict(key), "kind": key.kind.value} for key in given])
        connection.execute(insert(log), [log_row(entry) for one in played for entry in one.entries])
        write_summaries(connection, {one.stored.table: one.summary for one in played}, set())

    store = await Store.open(database)
    try:
        await store.database.write(work)
    finally:
        await store.close()
    return [one.stored for one in played]
