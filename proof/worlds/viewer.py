"""Somebody who looks at a game on both servers at once, and remembers what they were told."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec
from msgspec import Struct

from proof.worlds.wire import TableSocket, body_of, status_of

FINGERPRINT: Final = re.compile(rb"[0-9a-f]{16,}")
"""What a hash, a secret or a mark of a position looks like."""
REFUSED: Final = 409


class LogLine(Struct, frozen=True):
    """A line of the log."""

    seq: int
    at: int
    kind: str
    text: str
    seat: int = -1
    step: int = -1


class Shown(Struct, tag_field="type", tag="board"):
    """A board, as far as it is remembered."""

    step: int
    view: msgspec.Raw
    lines: list[LogLine]


class Moment(Struct):
    """A position that is shown again."""

    step: int
    view: msgspec.Raw


_SHOWN: msgspec.json.Decoder[Shown] = msgspec.json.Decoder(Shown)
_MOMENT: msgspec.json.Decoder[Moment] = msgspec.json.Decoder(Moment)
BOARD: Final = b'{"type":"board"'


@dataclass(frozen=True)
class Secrets:
    """What no byte may contain as long as a game goes on, and what looks like a hash but may be known."""

    never: dict[str, bytes]
    """By what it is."""
    while_playing: dict[str, bytes]
    known: frozenset[bytes]

    def why_not(self, data: bytes, is_playing: bool, allowed: Iterable[bytes] = ()) -> str | None:
        """What is in some bytes that may not be, or nothing."""
        for what, needle in (*self.never.items(), *(self.while_playing.items() if is_playing else ())):
            if needle in data and needle not in allowed:
                return f"  {what} is sent: …{_around(data, data.index(needle))!r}…"
        if is_playing:
            for match in FINGERPRINT.finditer(data):
                if match.group() not in self.known:
                    return f"  what looks like a mark of the position is sent: …{_around(data, match.start())!r}…"
        return None


def _around(data: bytes, at: int) -> bytes:
    return data[max(0, at - 60) : at + 80]


@dataclass
class Viewer:
    """A seat's person, or a spectator whom nobody knows (-1); first on the true server, then on its twin."""

    seat: int
    language: str
    tokens: tuple[str, str]
    sockets: tuple[TableSocket, TableSocket]
    _told: dict[int, set[LogLine]] = field(default_factory=dict)
    _views: dict[int, bytes] = field(default_factory=dict)

    def see(self, frames: Sequence[bytes]) -> str | None:
        """Remember the boards in what the true server sent; says where a line is told otherwise than it once was."""
        for frame in frames:
            if not frame.startswith(BOARD):
                continue
            board = _SHOWN.decode(frame)
            self._views = {step: view for step, view in self._views.items() if step <= board.step}
            self._views[board.step] = bytes(board.view)
            fresh = {line.seq for line in board.lines} - self._told.keys()
            for line in board.lines:
                if line.seq in fresh:
                    self._told.setdefault(line.seq, set()).add(line)
                elif line not in self._told[line.seq]:
                    return f"  number {line.seq} was told otherwise before; now: {line.text!r}"
        return None

    def check_replay(self, answer: bytes, is_foreign: bool) -> str | None:
        """What is wrong with a replay that the seat gets in mid-game: another sight than it had, or another's."""
        if is_foreign:
            return None if status_of(answer) == REFUSED else "  another's sight is shown while the game goes on"
        moment = _MOMENT.decode(body_of(answer))
        live = self._views.get(moment.step)
        if live is None or bytes(moment.view) == live:
            return None
        return f"  after {moment.step} moves the seat saw otherwise:\n  then: {live!r}\n  now: {bytes(moment.view)!r}"
