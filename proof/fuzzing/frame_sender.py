"""Somebody at a table who sends the frames they are given, and checks that each answer is one that may be given."""

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kosmodrom.server.messages import AnyMessage, AskHint, AskWhy, Do, Look, Ping, read_message
from proof.fuzzing.frames import FRAME_BYTES, Frame, How, SenderView
from proof.guest import Guest
from proof.messages import (
    NOTHING,
    AnyWord,
    Busy,
    Done,
    Glimpse,
    Hint,
    Pong,
    Refusal,
    Trouble,
    Why,
    read_glimpse,
    read_word,
)
from proof.transcript import Asked, Transcript

SECONDS: Final = 10.0
"""How long an answer may take before the server counts as stuck."""
PING: Final = b'{"type":"ping"}'
TRIES: Final = 3
PART: Final = 50
NORMAL, PROTOCOL, UTF8, POLICY, TOO_BIG = 1000, 1002, 1007, 1008, 1009


@dataclass
class FrameCounts:
    """How frames were met with."""

    sent: Counter[str] = field(default_factory=Counter)
    """By kind, each frame once however often it had to be sent."""
    met: Counter[str] = field(default_factory=Counter)
    closed: Counter[str] = field(default_factory=Counter)
    """Sockets, by code and reason."""
    boards: int = 0
    violations: list[str] = field(default_factory=list)

    def add(self, other: "FrameCounts") -> None:
        """Take another's in."""
        self.sent += other.sent
        self.met += other.met
        self.closed += other.closed
        self.boards += other.boards
        self.violations += other.violations


def meant(frame: Frame) -> AnyMessage | None:
    """The message in a frame; None if there is none."""
    if frame.how not in (How.TEXT, How.PARTS) or len(frame.data) > FRAME_BYTES:
        return None
    try:
        return read_message(frame.data.decode())
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def may_close(frame: Frame) -> set[int]:
    """The codes that a socket may be closed with because of a frame."""
    if len(frame.data) > FRAME_BYTES:
        return {TOO_BIG}
    if frame.how is How.WIRE:
        return {NORMAL, PROTOCOL, UTF8, TOO_BIG, POLICY}
    codes = {POLICY} if meant(frame) is None and frame.how is not How.PING else set()
    if frame.how in (How.TEXT, How.PARTS):
        try:
            frame.data.decode()
        except UnicodeError:
            codes.add(UTF8)
    return codes


class FrameSender:
    """A person, or nobody the server knows, at a table. Every frame is followed by a ping, so its answers are known."""

    def __init__(self, guest: Guest, table: str, view: SenderView) -> None:
        self.guest = guest
        self.table = table
        self.view = view
        self.transcript = Transcript(table, guest.token, guest.language)
        self.tally = FrameCounts()
        self._socket: ClientConnection | None = None

    # Coming and going

    async def come(self) -> None:
        """Open the socket, if it isn't, and see the board."""
        if self._socket is not None:
            return
        headers = {"Authorization": f"Bearer {self.guest.token}"} if self.guest.token else {}
        self._socket = await connect(
            self.guest.client.socket(self.table, 0, f"language={self.guest.language}"),
            additional_headers=headers,
            compression=None,
            max_size=None,
            max_queue=None,
            ping_interval=None,
            open_timeout=SECONDS,
            close_timeout=1.0,
            proxy=None,
        )
        await self._next()
        word = await self._next()
        assert isinstance(word, Glimpse), f"the first word after the welcome is a board, not {word}"

    async def go(self) -> None:
        """Close the socket."""
        socket, self._socket = self._socket, None
        if socket is not None:
            await socket.close()

    async def look(self) -> None:
        """See the board as it is now."""
        await self.send([Frame("a look", b'{"type":"look"}')], count=False)

    # Sending

    async def send(self, frames: Sequence[Frame], *, count: bool = True) -> None:
        """Send frames at one go, and hear all answers. What is cut off by the end of a socket is sent again singly."""
        for frame in frames if count else ():
            self.tally.sent[frame.kind] += 1
        left = list(frames)
        with suppress(ConnectionClosed):
            await self.come()
            for frame in left:
                await self._put(frame)
            while left:
                await self._answers(left[0])
                left.pop(0)
            return
        self._note_end(left)
        for frame in left:
            await self._send_singly(frame)

    async def _send_singly(self, frame: Frame) -> None:
        for _ in range(TRIES):
            with suppress(ConnectionClosed):
                await self.come()
                await self._put(frame)
                await self._answers(frame)
                return
            self._note_end([frame])
            if not isinstance(meant(frame), Do):
                self.tally.met["closed"] += 1
                return
        self._violation(frame, f"the socket was closed {TRIES} times instead of an answer")

    async def _put(self, frame: Frame) -> None:
        socket = self._socket
        assert socket is not None
        message = meant(frame)
        if isinstance(message, Do) and message.id not in self.transcript.asked:
            self.transcript.asked[message.id] = Asked(message.id, frame.data, 0.0)
        if frame.how is How.PING:
            await socket.ping(frame.data)
        elif frame.how is How.WIRE:
            socket.transport.write(frame.data)
        elif frame.how is How.PARTS:
            await socket.send(self._parts(frame.data), text=True)
        else:
            await socket.send(frame.data, text=frame.how is How.TEXT)
        await socket.send(PING, text=True)

    @staticmethod
    def _parts(data: bytes) -> Iterator[bytes]:
        size = max(PART, len(data) // 5)
        return (data[start : start + size] for start in range(0, len(data), size))

    # Hearing

    async def _next(self) -> AnyWord:
        assert self._socket is not None
        async with asyncio.timeout(SECONDS):
            data = await self._socket.recv(decode=False)
        self.view.shown.append(data)
        word = read_word(data)
        if isinstance(word, Glimpse):
            self._see(data, word)
        return word

    def _see(self, data: bytes, board: Glimpse) -> None:
        self.tally.boards += 1
        self.transcript.show(data)
        self.view.board = board

    async def _answers(self, frame: Frame) -> None:
        """Hear all up to the ping's answer, and judge it."""
        message = meant(frame)
        pongs = 2 if isinstance(message, Ping) else 1
        words: list[AnyWord] = []
        while pongs:
            word = await self._next()
            if isinstance(word, Pong):
                pongs -= 1
            else:
                words.append(word)
        told = [word for word in words if not isinstance(word, Glimpse)]
        if isinstance(message, Do):
            self._judge_command(frame, message, told)
        elif isinstance(message, AskHint):
            self._judge(frame, "hint", all(isinstance(word, Hint | Refusal) and word.id == message.id for word in told))
            self._expect(frame, told, 1)
        elif isinstance(message, AskWhy):
            self._judge(frame, "why", all(isinstance(word, Why) and word.id == message.id for word in told))
            self._expect(frame, told, 1)
        elif message is None and frame.how is not How.PING:
            self._judge(frame, "not understood", _is_not_understood(told))
        else:
            board = not isinstance(message, Look) or any(isinstance(word, Glimpse) for word in words)
            self._judge(frame, "answered", not told and board)

    def _judge_command(self, frame: Frame, message: Do, told: Sequence[AnyWord]) -> None:
        asked = self.transcript.asked[message.id]
        for word in told:
            if isinstance(word, Done) and word.id == message.id:
                if asked.seq not in (None, word.seq):
                    self._violation(frame, f"acknowledged as {asked.seq}, then as {word.seq}")
                asked.seq, asked.refused, asked.answered = word.seq, None, 0.0
                self.tally.met["acknowledged"] += 1
            elif isinstance(word, Refusal) and word.id == message.id:
                if asked.seq is not None:
                    self._violation(frame, f"acknowledged as {asked.seq}, then refused")
                asked.refused, asked.answered = word.reason, 0.0
                self.tally.met["refused"] += 1
                if word.board != NOTHING:
                    self._see(bytes(word.board), read_glimpse(word.board))
            else:
                self._violation(frame, f"met with {word}")
        self._expect(frame, told, 1)

    def _judge(self, frame: Frame, how: str, holds: bool) -> None:
        self.tally.met[how] += 1
        if not holds:
            self._violation(frame, f"not {how} as it should be")

    def _expect(self, frame: Frame, told: Sequence[AnyWord], count: int) -> None:
        if len(told) != count or any(isinstance(word, Busy) for word in told):
            self._violation(frame, f"met with {list(told)}")

    # The end of a socket

    def _note_end(self, unanswered: Sequence[Frame]) -> None:
        """The socket is closed: by which code, and did one of the frames deserve it?"""
        socket, self._socket = self._socket, None
        close = socket.protocol.close_rcvd if socket is not None else None
        code, reason = (close.code, close.reason) if close is not None else (0, "without a word")
        self.tally.closed[f"{code} {reason}".strip()] += 1
        allowed = {each for frame in unanswered for each in may_close(frame)}
        # A server that closes with something of ours unread resets the connection, and its last word may be lost.
        is_cut = code == 0 and allowed & {PROTOCOL, UTF8, TOO_BIG}
        if code not in allowed and not is_cut:
            self._violation(unanswered[0], f"the socket was closed with {code} {reason}")

    def _violation(self, frame: Frame, what: str) -> None:
        self.tally.violations.append(f"table {self.table}, {self.view.name}: {what}; the frame: {frame}")


def _is_not_understood(told: Sequence[AnyWord]) -> bool:
    """Whether it was said that a frame can't be read: under its id, if it bears one."""
    word = told[0] if len(told) == 1 else None
    return isinstance(word, Trouble | Refusal) and word.reason == "bad-message"
