"""A player over a socket who knows no rules: picks one of the moves offered, and sends a command until it is answered.

If the connection breaks, the player reconnects and sends every unanswered command again, under the same id.
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from kosmodrom.server.messages import Do
from kosmodrom.table import commands
from proof.guest import Guest
from proof.messages import NOTHING, Busy, Done, Glimpse, Refusal, Trouble, read_glimpse, read_word
from proof.transcript import Asked, Transcript

FIRST_PAUSE: Final = 0.02
LONGEST_PAUSE: Final = 0.5
CONNECT_SECONDS: Final = 10.0
AFTER_REFUSAL: Final = 0.02
LOST: Final = (OSError, TimeoutError, EOFError, ConnectionClosed, InvalidHandshake, InvalidMessage)

WORDS: Final = ("Hello", "Your turn", "Nice one", "Удачи", "✦ " * 20, "?")


@dataclass(frozen=True)
class Habits:
    """How a player decides: each share is of all decisions, `think` the mean seconds before one."""

    think: float = 0.0
    chat: float = 0.04
    undo: float = 0.08
    propose: float = 0.02
    agree: float = 0.7
    bad: float = 0.03
    """A move that isn't there, or isn't allowed."""
    stale: float = 0.03
    """An answer to a question that isn't asked any more."""
    drop: float = 0.01
    """Breaks the connection right after sending."""


LIVELY: Final = Habits()
"""Does everything that a person might."""
STEADY: Final = Habits(chat=0, undo=0, propose=0, bad=0, stale=0, drop=0)
"""Just plays."""


class Player:
    """One person at one table, who sits down if there is a seat, starts the game if they are the host, and plays it.

    A guest whom the server doesn't know watches. All choices come from the seed and from what the player is shown.
    """

    def __init__(
        self,
        guest: Guest,
        table: str,
        seed: str,
        habits: Habits = LIVELY,
        *,
        door: int = 0,
        keeps_boards: bool = True,
    ) -> None:
        self.guest = guest
        self.table = table
        self.habits = habits
        self.door = door
        self.transcript = Transcript(table, guest.token, guest.language, keeps_boards)
        self.board: Glimpse | None = None
        self.is_quiet = False
        """Makes no new commands; finishes what is open."""
        self.on_board: Callable[[Glimpse], None] | None = None
        self._choices = Random(f"choices {seed}")
        self._jitter = Random(f"jitter {seed}")
        self._name = f"c{self._choices.getrandbits(40):010x}"
        self._socket: ClientConnection | None = None
        self._news = asyncio.Event()
        self._acted_on = 0
        self._sending: set[asyncio.Task[None]] = set()
        self._is_done = False

    # Coming and going

    async def play(self) -> None:
        """Play, or watch, until the table's game is over or this is cancelled."""
        acting = asyncio.create_task(self._act())
        pause = FIRST_PAUSE
        try:
            while not self._is_done:
                before = self.transcript.count_boards
                with suppress(*LOST):
                    await self._visit()
                if self.transcript.count_boards > before:
                    pause = FIRST_PAUSE
                elif not self._is_done:
                    self.door += 1
                    await asyncio.sleep(pause * self._jitter.uniform(0.5, 1.0))
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            acting.cancel()
            await asyncio.gather(acting, return_exceptions=True)
        if not acting.cancelled() and (error := acting.exception()) is not None:
            raise error

    @property
    def is_connected(self) -> bool:
        """Whether the socket is open, as far as has been noticed."""
        return self._socket is not None

    @property
    def has_left(self) -> bool:
        """Whether the player has seen the end of the game and has gone."""
        return self._is_done

    def drop(self) -> None:
        """Break the connection without a word."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def _visit(self) -> None:
        after = self.board.seq if self.board is not None and self._jitter.random() < 0.5 else 0
        query = f"language={self.guest.language}&after={after}"
        headers = {"Authorization": f"Bearer {self.guest.token}"} if self.guest.token else {}
        self.transcript.reconnects += 1
        async with connect(
            self.guest.client.socket(self.table, self.door, query),
            additional_headers=headers,
            compression=None,
            max_size=None,
            ping_interval=None,
            open_timeout=CONNECT_SECONDS,
            close_timeout=0.5,
            proxy=None,
        ) as socket:
            try:
                self._hear(await socket.recv(decode=False))
                self._hear(await socket.recv(decode=False))
                self._socket = socket
                for asked in list(self.transcript.open.values()):
                    await self._send(asked)
                self._news.set()
                while not self._is_done:
                    self._hear(await socket.recv(decode=False))
            finally:
                self._socket = None

    # Hearing

    def _hear(self, data: bytes) -> None:
        word = read_word(data)
        if isinstance(word, Glimpse):
            self._see(data, word)
        elif isinstance(word, Done):
            self.transcript.answer(word.id, time.monotonic(), seq=word.seq)
        elif isinstance(word, Refusal):
            self.transcript.answer(word.id, time.monotonic(), refused=word.reason)
            if word.board != NOTHING:
                self._see(bytes(word.board), read_glimpse(word.board))
        elif isinstance(word, Busy):
            self.transcript.busy += 1
            asyncio.get_running_loop().call_later(word.after, self._ask_again, word.id)
        elif isinstance(word, Trouble) and word.reason not in ("closing", "slow"):
            self.transcript.contradictions.append(f"a well-formed message was met with {word.reason}")
        self._news.set()

    def _see(self, data: bytes, board: Glimpse) -> None:
        self.transcript.show(data)
        self.board = board
        if board.is_ended and not self.transcript.open:
            self._is_done = not self.is_quiet
        if self.on_board is not None:
            self.on_board(board)

    def _ask_again(self, command: str) -> None:
        asked = self.transcript.asked[command]
        if asked.is_open and self._socket is not None:
            sending = asyncio.create_task(self._send(asked))
            self._sending.add(sending)
            sending.add_done_callback(self._sending.discard)

    # Asking

    async def ask(self, command: commands.AnyCommand) -> Asked:
        """Give a command; it is sent now if the socket is open, and again until it is answered."""
        number = len(self.transcript.asked) + 1
        name = f"{self._name}-{number:06}"
        asked = Asked(name, msgspec.json.encode(Do(name, command)), time.monotonic())
        self.transcript.ask(asked)
        await self._send(asked)
        return asked

    async def repeat(self, asked: Asked) -> None:
        """Send a command once more, answered or not: the transcript notices another answer."""
        await self._send(asked)

    async def _send(self, asked: Asked) -> None:
        socket = self._socket
        if socket is None:
            return
        asked.times += 1
        with suppress(ConnectionClosed, OSError):
            await socket.send(asked.message, text=True)

    async def _act(self) -> None:
        """Decide whenever there is something to decide and nothing is open."""
        while not self._is_done:
            await self._news.wait()
            self._news.clear()
            if self._may_act and self.habits.think:
                await asyncio.sleep(self._choices.expovariate(1 / self.habits.think))
            if not self._may_act or self.board is None:
                continue
            command = self._choose(self.board)
            if command is not None:
                asked = await self.ask(command)
                if self._choices.random() < self.habits.drop:
                    self.drop()
                await self._settled(asked)

    @property
    def _may_act(self) -> bool:
        """Whether all is answered, and the board shows what was acknowledged last."""
        if self.board is None or self._socket is None or self.is_quiet or not self.guest.token:
            return False
        return not self.transcript.open and self.board.seq >= self._acted_on

    async def _settled(self, asked: Asked) -> None:
        while asked.is_open:
            await self._news.wait()
            self._news.clear()
        self._acted_on = max(self._acted_on, asked.seq or 0)
        if asked.refused is not None:
            await asyncio.sleep(AFTER_REFUSAL)
        self._news.set()

    # Choosing

    def _choose(self, board: Glimpse) -> commands.AnyCommand | None:
        if board.is_ended:
            self._is_done = True
            self.drop()
            return None
        if board.status == "gathering":
            return self._gather(board)
        if board.you < 0:
            return None
        if board.seats[board.you].is_stood_in:
            return commands.ComeBack()
        if board.is_paused:
            return commands.Resume()
        if board.proposal is not None and board.proposal.you_owe:
            return commands.Vote(self._choices.random() < self.habits.agree)
        return self._whim(board) or self._move(board)

    def _gather(self, board: Glimpse) -> commands.AnyCommand | None:
        if board.you < 0:
            return None if board.is_full else commands.Sit(nonce=f"n{self._choices.getrandbits(60):015x}")
        if board.is_host and board.is_full:
            return commands.Start(nonce=f"n{self._choices.getrandbits(60):015x}")
        return None

    def _whim(self, board: Glimpse) -> commands.AnyCommand | None:
        """Something else than a move, now and then."""
        habits, mood = self.habits, self._choices.random()
        if mood < habits.chat:
            return commands.Say(self._choices.choice(WORDS))
        mood -= habits.chat
        if mood < habits.undo and board.undo:
            return commands.Undo()
        mood -= habits.undo
        if mood < habits.propose and board.proposal is None:
            return commands.Propose("undo" if board.can_propose_undo and self._choices.random() < 0.7 else "pause")
        mood -= habits.propose
        if mood < habits.bad:
            return commands.Play(
                board.question, (self._choices.choice(("take 99", "", "take 1 take 1", "\u0000", "pass")),)
            )
        mood -= habits.bad
        if mood < habits.stale and board.moves:
            return commands.Play(max(0, board.question - 1), (board.moves[0].move,))
        return None

    def _move(self, board: Glimpse) -> commands.AnyCommand | None:
        if not board.question:
            return None
        return commands.Play(board.question, (self._choices.choice(board.moves).move,))
