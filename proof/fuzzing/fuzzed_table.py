"""A running table whose people, spectator and stranger all send odd frames."""

from collections import deque
from collections.abc import Mapping
from random import Random
from typing import Final

import msgspec

from kosmodrom.games import NAMES, find
from kosmodrom.server.messages import Do
from kosmodrom.table import commands
from proof.client import Client
from proof.fuzzing.frame_sender import FrameCounts, FrameSender
from proof.fuzzing.frames import KEPT, Frames, SenderView
from proof.fuzzing.log_check import OURS, Receipts
from proof.guest import Guest
from proof.messages import Done
from proof.transcript import Asked, Transcript

SEATS: Final = 3
LONGEST_BURST: Final = 12


class FuzzedTable:
    """Plays one table after another: a new one follows when the last is over or closed. All choices are from a seed."""

    def __init__(self, number: int, seed: int) -> None:
        self.number = number
        self.tally = FrameCounts()
        self.tables = 0
        self._rng = Random(f"gallery {seed} {number}")
        self._frames = Frames(self._rng)
        self._people: list[Guest] = []
        self._hecklers: list[FrameSender] = []
        self._count = 0

    async def arrive(self, client: Client) -> None:
        """Let everybody come to the server."""
        for name in (*(f"Seat {seat}" for seat in range(SEATS)), "Stranger"):
            self._people.append(await Guest.arrive(client, name, self._rng.choice(("en", "ru"))))
        self._people.append(Guest(client, "Spectator"))

    async def begin(self) -> None:
        """Set up a table, sit down, start."""
        host = self._people[0]
        game = NAMES[self.tables % len(NAMES)]
        seats = min(SEATS, find(game).about.max_seats)
        table = await host.set_up(game, ["me", *["open"] * (seats - 1)])
        self.tables += 1
        used: deque[str] = deque(maxlen=KEPT)
        for number, guest in enumerate(self._people):
            view = SenderView(f"f{self.number}-{self.tables}-{number}", used=used)
            self._hecklers.append(FrameSender(guest, table, view))
        for sender in self._hecklers[1:seats]:
            await self._do(sender, commands.Sit())
        await self._do(self._hecklers[0], commands.Start())

    async def _do(self, sender: FrameSender, command: commands.AnyCommand) -> None:
        """Carry out a command without a socket, and keep the answer with the others."""
        self._count += 1
        name = f"{OURS}{self.number}-{self._count}"
        response = await sender.guest.command(sender.table, msgspec.to_builtins(Do(name, command)))
        done = msgspec.json.decode(response.content, type=Done)
        sender.transcript.asked[name] = Asked(name, response.request.content, 0.0, answered=0.0, seq=done.seq)

    async def heckle(self, frames: int) -> None:
        """Send so many frames, in bursts of somebody or other."""
        while frames > 0:
            sender = self._rng.choice(self._hecklers)
            await sender.come()
            count = min(frames, self._rng.randrange(1, LONGEST_BURST + 1))
            await sender.send([self._frames.make(sender.view) for _ in range(count)])
            frames -= count

    async def look(self) -> None:
        """Let everybody see the board as it is now."""
        for sender in self._hecklers:
            await sender.look()

    @property
    def transcripts(self) -> list[Transcript]:
        """What everybody at the present table was told."""
        return [sender.transcript for sender in self._hecklers]

    def receipts(self, players: Mapping[str, str]) -> Receipts:
        """What was acknowledged at the present table; people are known by their tokens."""
        acknowledged = {
            (transcript.table, players[transcript.token], asked.id)
            for transcript in self.transcripts
            for asked in transcript.acknowledged
        }
        return Receipts(acknowledged, {transcript.table for transcript in self.transcripts})

    def late(self) -> list[str]:
        """Who doesn't see what everybody else sees."""
        seen = {sender.view.name: sender.view.board.seq for sender in self._hecklers if sender.view.board}
        return [f"a table sees different numbers: {seen}"] if len(set(seen.values())) > 1 else []

    @property
    def is_over(self) -> bool:
        """Whether nothing more will be played here."""
        return any(sender.view.board is not None and sender.view.board.is_ended for sender in self._hecklers)

    def take_tally(self) -> FrameCounts:
        """How frames were met with since last time."""
        taken = FrameCounts()
        for sender in self._hecklers:
            taken.add(sender.tally)
            sender.tally = FrameCounts()
        return taken

    async def leave(self) -> None:
        """Close all sockets and forget the table."""
        for sender in self._hecklers:
            await sender.go()
        self._hecklers = []

    @property
    def about(self) -> str:
        """Which one it is, and at which table."""
        tables = {sender.table for sender in self._hecklers}
        return f"group {self.number} at table {', '.join(tables)}"

    @property
    def tokens(self) -> list[str]:
        """Of all who have one."""
        return [guest.token for guest in self._people if guest.token]
