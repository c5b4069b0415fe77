"""All groups together: they begin, are watched for progress and stopped, and everything they saw is checked."""

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
from proof.client import Client, RequestFailed
from proof.guest import Guest
from proof.invariants import Checker, Findings, ended_at
from proof.kills.group import Group
from proof.kills.player import LIVELY, Habits, Player
from proof.messages import Done
from proof.transcript import Asked, Transcript

MOST_PEOPLE: Final = 3
BOUND: Final = 10.0
"""Seconds within which every table has to go on once the server answers: a bot's time, a reconnect, two busy cores."""
LOOK: Final = 0.05
REPEATED: Final = 5
"""How many of a player's commands are asked about again at the end."""


@dataclass
class Totals:
    """What all transcripts come to."""

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


class Groups:
    """Several groups that share a client. `findings` are the results of every check."""

    def __init__(self, client: Client, database: str, seed: int, tables: int, habits: Habits = LIVELY) -> None:
        self.client = client
        self.database = database
        self.seed = seed
        self.all: list[Group] = []
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
            names = [f"Group {number + 1} {letter}" for letter in "ABC"[:MOST_PEOPLE]]
            guests = [
                await Guest.arrive(self.client, name, "ru" if turn % 2 else "en") for turn, name in enumerate(names)
            ]
            self.all.append(Group(number, guests, str(self.seed), self._habits))
        self._playing = [asyncio.create_task(group.play()) for group in self.all]

    @property
    def transcripts(self) -> list[Transcript]:
        """Everybody's."""
        return [transcript for group in self.all for transcript in group.transcripts]

    @property
    def players(self) -> list[Player]:
        """Everybody who is at a table now, or watches one."""
        return [player for group in self.all for player in group.players]

    # Watching

    def notice_failures(self) -> None:
        """A group that has stopped was met with something that nobody should meet."""
        for group, task in zip(self.all, self._playing, strict=True):
            if task.done() and not task.cancelled() and (error := task.exception()) is not None:
                self._violation(f"table {group.table} of group {group.number + 1}: {type(error).__name__}: {error}")

    def _violation(self, text: str) -> None:
        if text not in self.findings.violations:
            self.findings.violations.append(text)

    async def all_go_on(self, bound: float = BOUND) -> None:
        """I8: wait until every table has gone on, in so many seconds at most."""
        start = time.monotonic()
        waiting = {group: group.progress for group in self.all}
        while waiting and time.monotonic() - start < bound:
            await asyncio.sleep(LOOK)
            for group in [group for group, before in waiting.items() if group.progress > before]:
                del waiting[group]
                self.waits.append(time.monotonic() - start)
        for group in waiting:
            self.stuck += 1
            self._violation(f"I8 table {group.table} of group {group.number + 1} did not go on within {bound} s")

    async def check(self) -> None:
        """I1 to I7 for every table that was played at since the last check."""
        self.notice_failures()
        current = {id(player.transcript) for player in self.players}
        transcripts = [transcript for transcript in self.transcripts if id(transcript) not in self._checked]
        self.findings.add(await self._checker.check(transcripts))
        self._checked |= {id(transcript) for transcript in transcripts} - current

    # The end

    async def settle(self, bound: float = BOUND) -> None:
        """Hush everybody; wait until all is answered and all connected see the last entry of their table."""
        for group in self.all:
            group.stop()
        if not await until(lambda: not any(player.transcript.open for player in self.players), bound):
            for player in self.players:
                if player.transcript.open:
                    self.stuck += 1
                    self._violation(f"I8 table {player.table}: {list(player.transcript.open)} was never answered")
        deadline = time.monotonic() + bound
        while (late := await self._late()) and time.monotonic() < deadline:
            await asyncio.sleep(10 * LOOK)
        for player in late:
            seen = player.board.seq if player.board else 0
            where = "connected" if player.is_connected else "gone home" if player.has_left else "not connected"
            self._violation(f"I6 table {player.table}: {player.guest.name}, {where}, still sees number {seen}")

    async def _late(self) -> list[Player]:
        """Those who have not seen what they should: the last entry or, if they have gone home, the game's end."""
        store = await Store.open(self.database, writer=False)
        try:
            logs = {player.table: await store.log.entries(player.table) for player in self.players}
        finally:
            await store.close()
        return [
            player
            for player in self.players
            if player.board is None
            or player.board.seq < (ended_at(logs[player.table]) if player.has_left else len(logs[player.table]))
        ]

    async def ask_again(self) -> None:
        """I3: what was acknowledged is acknowledged alike when asked again, by socket and without; boards are, too."""
        rng = Random(f"again {self.seed}")
        for player in [player for player in self.players if player.is_connected]:
            known = player.transcript.acknowledged
            for asked in rng.sample(known, min(REPEATED, len(known))):
                wanted = asked.answers + 1
                await player.repeat(asked)
                if not await until(partial(asked.has_answers, wanted), BOUND):
                    self._violation(f"I3 table {player.table}: {asked.id} was asked again and not answered")
            player.transcript.show(await player.guest.look(player.table))
        by_token = {guest.token: guest for group in self.all for guest in group.guests}
        told = [(transcript, asked) for transcript in self.transcripts for asked in transcript.acknowledged]
        for transcript, asked in rng.sample(told, min(20 * REPEATED, len(told))):
            await self._ask_again(by_token[transcript.token], transcript, asked)

    async def _ask_again(self, guest: Guest, transcript: Transcript, asked: Asked) -> None:
        try:
            response = await guest.command(transcript.table, msgspec.Raw(asked.message))
        except RequestFailed as error:
            self._violation(
                f"I3 table {transcript.table}: {asked.id}, acknowledged as {asked.seq}, was met with {error}"
            )
            return
        seq = msgspec.json.decode(response.content, type=Done).seq
        if seq != asked.seq:
            self._violation(f"I3 table {transcript.table}: {asked.id} was acknowledged as {asked.seq}, then as {seq}")

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
        transcripts = self.transcripts
        acknowledged = [asked for transcript in transcripts for asked in transcript.acknowledged]
        return Totals(
            games=sum(group.games for group in self.all),
            commands=sum(len(transcript.asked) for transcript in transcripts),
            acknowledged=len(acknowledged),
            refused=sum(len(transcript.refused) for transcript in transcripts),
            repeated=sum(transcript.count_repeated for transcript in transcripts),
            unknown=sum(len(transcript.open) for transcript in transcripts),
            busy=sum(transcript.busy for transcript in transcripts),
            boards=sum(transcript.count_boards for transcript in transcripts),
            reconnects=sum(transcript.reconnects for transcript in transcripts),
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
