"""A running table, its people, a spectator and a stranger, all of whom heckle."""

from collections import deque
from collections.abc import Mapping
from random import Random
from typing import Final

import msgspec

from kosmodrom.games import NAMES, find
from kosmodrom.server.messages import Do
from kosmodrom.table import commands
from proof.doors import Doors
from proof.guest import Guest
from proof.journal import Asked, Journal
from proof.messages import Done
from proof.noise.frames import KEPT, Desk, Frames
from proof.noise.heckler import Heckler, Tally
from proof.noise.ledger import OURS, Receipts

SEATS: Final = 3
LONGEST_BURST: Final = 12


class Gallery:
    """Plays one table after another: a new one follows when the last is over or closed. All choices are from a seed."""

    def __init__(self, number: int, seed: int) -> None:
        self.number = number
        self.tally = Tally()
        self.tables = 0
        self._rng = Random(f"gallery {seed} {number}")
        self._frames = Frames(self._rng)
        self._people: list[Guest] = []
        self._hecklers: list[Heckler] = []
        self._count = 0

    async def arrive(self, doors: Doors) -> None:
        """Let everybody come to the server."""
        for name in (*(f"Seat {seat}" for seat in range(SEATS)), "Stranger"):
            self._people.append(await Guest.arrive(doors, name, self._rng.choice(("en", "ru"))))
        self._people.append(Guest(doors, "Spectator"))

    async def begin(self) -> None:
        """Set up a table, sit down, start."""
        host = self._people[0]
        game = NAMES[self.tables % len(NAMES)]
        seats = min(SEATS, find(game).about.max_seats)
        table = await host.set_up(game, ["me", *["open"] * (seats - 1)])
        self.tables += 1
        used: deque[str] = deque(maxlen=KEPT)
        for number, guest in enumerate(self._people):
            desk = Desk(f"f{self.number}-{self.tables}-{number}", used=used)
            self._hecklers.append(Heckler(guest, table, desk))
        for heckler in self._hecklers[1:seats]:
            await self._do(heckler, commands.Sit())
        await self._do(self._hecklers[0], commands.Start())

    async def _do(self, heckler: Heckler, command: commands.AnyCommand) -> None:
        """Carry out a command without a socket, and keep the answer with the others."""
        self._count += 1
        name = f"{OURS}{self.number}-{self._count}"
        response = await heckler.guest.command(heckler.table, msgspec.to_builtins(Do(name, command)))
        done = msgspec.json.decode(response.content, type=Done)
        heckler.journal.asked[name] = Asked(name, response.request.content, 0.0, answered=0.0, seq=done.seq)

    async def heckle(self, frames: int) -> None:
        """Send so many frames, in bursts of somebody or other."""
        while frames > 0:
            heckler = self._rng.choice(self._hecklers)
            await heckler.come()
            count = min(frames, self._rng.randrange(1, LONGEST_BURST + 1))
            await heckler.send([self._frames.make(heckler.desk) for _ in range(count)])
            frames -= count

    async def look(self) -> None:
        """Let everybody see the board as it is now."""
        for heckler in self._hecklers:
            await heckler.look()

    @property
    def journals(self) -> list[Journal]:
        """What everybody at the present table was told."""
        return [heckler.journal for heckler in self._hecklers]

    def receipts(self, players: Mapping[str, str]) -> Receipts:
        """What was acknowledged at the present table; people are known by their tokens."""
        acknowledged = {
            (journal.table, players[journal.token], asked.id)
            for journal in self.journals
            for asked in journal.acknowledged
        }
        return Receipts(acknowledged, {journal.table for journal in self.journals})

    def late(self) -> list[str]:
        """Who doesn't see what everybody else sees."""
        seen = {heckler.desk.name: heckler.desk.board.seq for heckler in self._hecklers if heckler.desk.board}
        return [f"a gallery sees different numbers: {seen}"] if len(set(seen.values())) > 1 else []

    @property
    def is_over(self) -> bool:
        """Whether nothing more will be played here."""
        return any(heckler.desk.board is not None and heckler.desk.board.is_ended for heckler in self._hecklers)

    def take_tally(self) -> Tally:
        """How frames were met with since last time."""
        taken = Tally()
        for heckler in self._hecklers:
            taken.add(heckler.tally)
            heckler.tally = Tally()
        return taken

    async def leave(self) -> None:
        """Close all sockets and forget the table."""
        for heckler in self._hecklers:
            await heckler.go()
        self._hecklers = []

    @property
    def about(self) -> str:
        """Which one it is, and at which table."""
        tables = {heckler.table for heckler in self._hecklers}
        return f"gallery {self.number} at table {', '.join(tables)}"

    @property
    def tokens(self) -> list[str]:
        """Of all who have one."""
        return [guest.token for guest in self._people if guest.token]
