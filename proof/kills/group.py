"""A few people who play one game after another at tables of their own."""

import asyncio
import time
from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Final

from kosmodrom.games import NAMES
from proof.guest import Guest
from proof.kills.player import LIVELY, Habits, Player
from proof.messages import Glimpse
from proof.transcript import Transcript

GAME: Final = "kosmopolis"
"""For those who play one game alone; groups play all of them in turn."""
LINE_UPS: Final = (
    ("me", "open"),
    ("me", "open", "easy"),
    ("me", "easy"),
    ("open", "me", "random"),
    ("easy", "open", "me"),
    ("me", "open", "open"),
)
PACES: Final = (
    {"kind": "wait"},
    {"kind": "live", "seconds": 3600, "increment": 10},
    {"kind": "away", "seconds": 3600},
)


class Group:
    """Plays until it is stopped or cancelled; `transcripts` has the transcript of every person at every table."""

    def __init__(self, number: int, guests: Sequence[Guest], seed: str, habits: Habits = LIVELY) -> None:
        self.number = number
        self.guests = guests
        self.habits = habits
        self.transcripts: list[Transcript] = []
        self.players: list[Player] = []
        """Those at the table now, and who watches."""
        self.table = ""
        self.games = 0
        self.is_quiet = False
        self.progress = 0
        """Grows whenever the log of a table of this group is seen to grow."""
        self.moments: list[float] = []
        """When it did, by the monotonic clock."""
        self._seed = seed
        self._rng = Random(f"club {seed} {number}")
        self._highest = 0

    async def play(self) -> None:
        """One game after another."""
        while not self.is_quiet:
            line_up = self._rng.choice(LINE_UPS)
            game = NAMES[(self.number + self.games) % len(NAMES)]
            self.table = await self.guests[0].set_up(game, line_up, {"pace": self._rng.choice(PACES)})
            await self._play_out(1 + line_up.count("open"))
            if self._rng.random() < 0.3 and not self.is_quiet:
                self.table = await self.guests[0].rematch(self.table)
                await self._play_out(1 + line_up.count("open"))

    async def _play_out(self, people: int) -> None:
        guests = list(self.guests[:people])
        if self._rng.random() < 0.3:
            guests.append(Guest(self.guests[0].client, "watcher", language="ru"))
        self._highest = 0
        self._go_on()
        self.players = [
            Player(guest, self.table, f"{self._seed} {self.number} {self.games} {number}", self.habits, door=number)
            for number, guest in enumerate(guests)
        ]
        for player in self.players:
            player.on_board = self._see
            player.is_quiet = self.is_quiet
        self.transcripts += [player.transcript for player in self.players]
        await asyncio.gather(*(player.play() for player in self.players))
        self.games += 1

    def _see(self, board: Glimpse) -> None:
        if board.table == self.table and board.seq > self._highest:
            self._highest = board.seq
            self._go_on()

    def _go_on(self) -> None:
        self.progress += 1
        self.moments.append(time.monotonic())

    def longest_silence(self, since: float) -> float:
        """The longest time without anything new, from a moment until now."""
        moments = [since, *(moment for moment in self.moments if moment > since), time.monotonic()]
        return max(after - before for before, after in pairwise(moments))

    def stop(self) -> None:
        """Let nobody here begin anything new; who is at the table stays."""
        self.is_quiet = True
        for player in self.players:
            player.is_quiet = True
