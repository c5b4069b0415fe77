"""All clubs together: they begin, are watched for progress, are hushed, and everything they saw is checked."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Final

import msgspec

from kosmodrom.store.store import Store
from proof.doors import Doors, Unfriendly
from proof.guest import Guest
from proof.invariants import Checker, Findings
from proof.journal import Asked, Journal
from proof.kills.club import Club
from proof.kills.player import LIVELY, Habits, Player
from proof.messages import Done

LONGEST_CLUB: Final = 3
BOUND: Final = 10.0
"""Seconds within which every table has to go on once the server answers: a bot's time, a reconnect, two busy cores."""
LOOK: Final = 0.05
REPEATED: Final = 5
"""How many of a player's commands are asked about again at the end."""


@dataclass
class Totals:
    """What all journals come to."""

    games: int
    commands: int
    acknowledged: int
    refused: int
    repeated: int
    unknown: int
    busy: int
    boards: int
    reconnects: int
    latencies: list[float]
    """Seconds from sending to acknowledgement, of commands that were sent once."""


class Company:
    """So many clubs behind the same doors. `findings` gather what every check came to."""

    def __init__(self, doors: Doors, database: str, seed: int, tables: int, habits: Habits = LIVELY) -> None:
        self.doors = doors
        self.database = database
        self.seed = seed
        self.clubs: list[Club] = []
        self.findings = Findings()
        self.stuck = 0
        self.waits: list[float] = []
        """Seconds until a table went on, each time it was watched."""
        self._tables = tables
        self._habits = habits
        self._checker = Checker(database)
        self._checked: set[int] = set()
        """Journals of tables that are left, checked for the last time but one."""
        self._playing: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """Let everybody arrive and play."""
        for number in range(self._tables):
            names = [f"Club {number + 1} {letter}" for letter in "ABC"[:LONGEST_CLUB]]
            guests = [
                await Guest.arrive(self.doors, name, "ru" if turn % 2 else "en") for turn, name in enumerate(names)
            ]
            self.clubs.append(Club(number, guests, str(self.seed), self._habits))
        self._playing = [asyncio.create_task(club.play()) for club in self.clubs]

    @property
    def journals(self) -> list[Journal]:
        """Everybody's."""
        return [journal for club in self.clubs for journal in club.journals]

    @property
    def players(self) -> list[Player]:
        """Everybody who is at a table now, or watches one."""
        return [player for club in self.clubs for player in club.players]

    # Watching

    def notice_failures(self) -> None:
        """A club that has stopped was met with something that nobody should meet."""
        for club, task in zip(self.clubs, self._playing, strict=True):
            if task.done() and not task.cancelled() and (error := task.exception()) is not None:
                self._violation(f"table {club.table} of club {club.number + 1}: {type(error).__name__}: {error}")

    def _violation(self, text: str) -> None:
        if text not in self.findings.violations:
            self.findings.violations.append(text)

    async def all_go_on(self, bound: float = BOUND) -> None:
        """I8: wait until every table has gone on, in so many seconds at most."""
        start = time.monotonic()
        waiting = {club: club.progress for club in self.clubs}
        while waiting and time.monotonic() - start < bound:
            await asyncio.sleep(LOOK)
            for club in [club for club, before in waiting.items() if club.progress > before]:
                del waiting[club]
                self.waits.append(time.monotonic() - start)
        for club in waiting:
            self.stuck += 1
            self._violation(f"I8 table {club.table} of club {club.number + 1} did not go on within {bound} s")

    async def check(self) -> None:
        """I1 to I7 for every table that was played at since the last check."""
        self.notice_failures()
        current = {id(player.journal) for player in self.players}
        journals = [journal for journal in self.journals if id(journal) not in self._checked]
        self.findings.add(await self._checker.check(journals))
        self._checked |= {id(journal) for journal in journals} - current

    # The end

    async def settle(self, bound: float = BOUND) -> None:
        """Hush everybody; wait until all is answered and all connected see the last entry of their table."""
        for club in self.clubs:
            club.hush()
        if not await until(lambda: not any(player.journal.open for player in self.players), bound):
            for player in self.players:
                if player.journal.open:
                    self.stuck += 1
                    self._violation(f"I8 table {player.table}: {list(player.journal.open)} was never answered")
        deadline = time.monotonic() + bound
        while (late := await self._late()) and time.monotonic() < deadline:
            await asyncio.sleep(10 * LOOK)
        for player in late:
            seen = player.board.seq if player.board else 0
            where = "connected" if player.is_connected else "gone home" if player.has_left else "not connected"
            self._violation(f"I6 table {player.table}: {player.guest.name}, {where}, still sees number {seen}")

    async def _late(self) -> list[Player]:
        store = await Store.open(self.database, writer=False)
        try:
            rows = {player.table: await store.tables.summary(player.table) for player in self.players}
        finally:
            await store.close()
        return [
            player
            for player in self.players
            if (row := rows[player.table]) is None or player.board is None or player.board.seq != row.seq
        ]

    async def ask_again(self) -> None:
        """I3: what was acknowledged is acknowledged alike when asked again, by socket and without; boards are, too."""
        rng = Random(f"again {self.seed}")
        for player in [player for player in self.players if player.is_connected]:
            known = player.journal.acknowledged
            for asked in rng.sample(known, min(REPEATED, len(known))):
                wanted = asked.answers + 1
                await player.repeat(asked)
                if not await until(partial(asked.has_answers, wanted), BOUND):
                    self._violation(f"I3 table {player.table}: {asked.id} was asked again and not answered")
            player.journal.show(await player.guest.look(player.table))
        by_token = {guest.token: guest for club in self.clubs for guest in club.guests}
        told = [(journal, asked) for journal in self.journals for asked in journal.acknowledged]
        for journal, asked in rng.sample(told, min(20 * REPEATED, len(told))):
            await self._ask_again(by_token[journal.token], journal, asked)

    async def _ask_again(self, guest: Guest, journal: Journal, asked: Asked) -> None:
        try:
            response = await guest.command(journal.table, msgspec.Raw(asked.message))
        except Unfriendly as error:
            self._violation(f"I3 table {journal.table}: {asked.id}, acknowledged as {asked.seq}, was met with {error}")
            return
        seq = msgspec.json.decode(response.content, type=Done).seq
        if seq != asked.seq:
            self._violation(f"I3 table {journal.table}: {asked.id} was acknowledged as {asked.seq}, then as {seq}")

    async def leave(self) -> None:
        """Everybody goes home."""
        for task in self._playing:
            task.cancel()
        for task in self._playing:
            with suppress(asyncio.CancelledError):
                await asyncio.gather(task, return_exceptions=True)

    async def check_all(self) -> None:
        """Check everything once more from the beginning."""
        self._checked.clear()
        await self.check()

    @property
    def totals(self) -> Totals:
        """What it all comes to."""
        journals = self.journals
        acknowledged = [asked for journal in journals for asked in journal.acknowledged]
        return Totals(
            games=sum(club.games for club in self.clubs),
            commands=sum(len(journal.asked) for journal in journals),
            acknowledged=len(acknowledged),
            refused=sum(len(journal.refused) for journal in journals),
            repeated=sum(journal.count_repeated for journal in journals),
            unknown=sum(len(journal.open) for journal in journals),
            busy=sum(journal.busy for journal in journals),
            boards=sum(journal.count_boards for journal in journals),
            reconnects=sum(journal.reconnects for journal in journals),
            latencies=[
                asked.answered - asked.sent for asked in acknowledged if asked.times == 1 and asked.answered is not None
            ],
        )


async def until(holds: Callable[[], bool], seconds: float) -> bool:
    """Wait until something holds; false if it doesn't in so many seconds."""
    deadline = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > deadline:
            return False
        await asyncio.sleep(LOOK)
    return True
