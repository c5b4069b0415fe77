"""A running table, its people, a spectator and a stranger, all of whom heckle."""

from random import Random
from typing import Final

import msgspec

from kosmodrom.games import NAMES, find
from kosmodrom.server.messages import Do
from kosmodrom.table import commands
from proof.doors import Doors
from proof.frames import Desk, Frames
from proof.guest import Guest
from proof.heckler import Heckler, Tally
from proof.journal import Journal
from proof.ledger import OURS, Receipts

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
        for guest in self._people[1:seats]:
            await self._do(guest, table, commands.Sit())
        await self._do(host, table, commands.Start())
        for number, guest in enumerate(self._people):
            desk = Desk(f"f{self.number}-{self.tables}-{number}")
            self._hecklers.append(Heckler(guest, table, desk))
        used = self._hecklers[0].desk.used
        for heckler in self._hecklers:
            heckler.desk.used = used

    async def _do(self, guest: Guest, table: str, command: commands.AnyCommand) -> None:
        self._count += 1
        body: object = msgspec.to_builtins(Do(f"{OURS}{self.number}-{self._count}", command))
        await guest.command(table, body)

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

    def receipts(self, players: dict[str, str]) -> Receipts:
        """What was acknowledged at the present table; people are known by their tokens."""
        return Receipts(
            {
                (journal.table, players[journal.token], asked.id)
                for journal in self.journals
                for asked in journal.acknowledged
            }
        )

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
    def tokens(self) -> list[str]:
        """Of all who have one."""
        return [guest.token for guest in self._people if guest.token]
