"""A person at a table on a light socket: sends the commands they are given, and keeps a transcript."""

import asyncio
import time
from collections.abc import Callable
from random import Random
from typing import Final

import msgspec

from kosmodrom.server.messages import Do
from kosmodrom.table import commands
from proof.crowds.light_socket import LightSocket, handshake
from proof.crowds.stored_tables import Person
from proof.messages import Busy, Done, Glimpse, Refusal, Trouble, read_word
from proof.transcript import Asked, Transcript

FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 1.0
"""Seconds before somebody who was not let in tries again: twice as long each time, between these."""


class LightPlayer:
    """One of a table's people. `lost` says how sockets ended that were not closed by this person."""

    def __init__(self, person: Person, port: int, table: str, seed: str) -> None:
        self.person = person
        self.board: Glimpse | None = None
        """The last board of the socket that is open."""
        self.transcripts = [Transcript(table, person.token, "en")]
        self.lost: list[str] = []
        self.trouble: list[str] = []
        """What the server said that it never should to somebody who plays by the rules."""
        self.on_board: Callable[[], None] | None = None
        self._port = port
        self._rng = Random(f"sitter {seed} {person.id}")
        self._cable: LightSocket | None = None
        self._news = asyncio.Event()
        self._then: dict[str, Callable[[Asked], None]] = {}
        self._count = 0

    @property
    def transcript(self) -> Transcript:
        """The transcript of the table that the person sits at now."""
        return self.transcripts[-1]

    # Coming and going

    async def come(self) -> None:
        """Open a socket, however often it takes, and wait for the first board."""
        pause = FIRST_PAUSE
        while not await self._try():
            await asyncio.sleep(pause * self._rng.uniform(0.5, 1.0))
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _try(self) -> bool:
        self.board = None
        self._news.clear()
        opening = handshake(self._port, self.transcript.table, self.person.token)
        socket = self._cable = LightSocket(opening, self._hear, self._lose)
        try:
            await socket.dial(self._port)
        except OSError:
            self._cable = None
            return False
        # Losing the socket is news, too.
        await self._news.wait()
        return self.board is not None

    def go(self) -> None:
        """Leave without a word."""
        socket = self._cable
        self.let_go()
        if socket is not None:
            socket.drop()

    def let_go(self) -> None:
        """Care no more what becomes of the socket."""
        self._cable = None

    def change(self, table: str) -> None:
        """Leave, to come to another table."""
        self.go()
        self.board = None
        self.transcripts.append(Transcript(table, self.person.token, "en"))

    def _lose(self, socket: LightSocket, why: str) -> None:
        if socket is self._cable:
            self.lost.append(why)
            self._cable = None
            self._news.set()

    # Asking and hearing

    def ask(self, command: commands.AnyCommand, then: Callable[[Asked], None]) -> Asked:
        """Send a command; `then` is told when it is answered."""
        self._count += 1
        name = f"{self.person.id[:8]}-{self._count:06}"
        asked = Asked(name, msgspec.json.encode(Do(name, command)), time.monotonic(), times=1)
        self.transcript.ask(asked)
        self._then[name] = then
        if self._cable is not None:
            self._cable.send(asked.message)
        return asked

    async def done(self, command: commands.AnyCommand) -> None:
        """Send a command and wait until it is carried out."""
        answered: asyncio.Future[Asked] = asyncio.get_running_loop().create_future()
        self.ask(command, answered.set_result)
        asked = await answered
        assert asked.refused is None, f"{command} was refused: {asked.refused}"

    async def until(self, is_so: Callable[[Glimpse], bool]) -> None:
        """Wait for a board."""
        while self.board is None or not is_so(self.board):
            self._news.clear()
            await self._news.wait()

    def _hear(self, data: bytes) -> None:
        now = time.monotonic()
        word = read_word(data)
        if isinstance(word, Glimpse):
            self.board = word
            self.transcript.show(data)
            self._news.set()
            if self.on_board is not None:
                self.on_board()
        elif isinstance(word, Done):
            self._answer(word.id, now, seq=word.seq)
        elif isinstance(word, Refusal):
            self.trouble.append(f"a legal command was refused: {word.reason}")
            self._answer(word.id, now, refused=word.reason)
        elif isinstance(word, Busy):
            self.trouble.append("the server was too busy")
        elif isinstance(word, Trouble) and word.reason != "closing":
            self.trouble.append(f"a well-formed message was met with {word.reason}")

    def _answer(self, name: str, now: float, seq: int | None = None, refused: str | None = None) -> None:
        asked = self.transcript.answer(name, now, seq, refused)
        then = self._then.pop(name, None)
        if asked is not None and then is not None:
            then(asked)
