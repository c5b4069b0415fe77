"""Nonsense and half-sense for a table's socket: everything from a seed and from what its sender has been shown."""

import json
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from random import Random
from typing import Final

from proof.fuzzing.odd_values import (
    BROKEN_UTF8,
    COMMANDS,
    FIELDS,
    LETTERS,
    MORE_COMMANDS,
    NOTATIONS,
    NUMBERS,
    QUESTIONS,
    TAGS,
    VALUES,
    WIRES,
)
from proof.messages import Glimpse

FRAME_BYTES: Final = 8 * 1024
"""The longest frame that a server takes."""
KEPT: Final = 40
"""Messages that are remembered to be spoilt."""
RAW: Final = "@raw@"
"""Stands for something that no encoder would write, until the text is done."""

Json = Mapping[str, object]


class How(Enum):
    """In what way a frame goes out."""

    TEXT = "text"
    BINARY = "binary"
    PARTS = "parts"
    """As text, in several frames."""
    PING = "ping"
    WIRE = "wire"
    """Past the protocol: just bytes."""


@dataclass(frozen=True)
class Frame:
    """Something to be sent."""

    kind: str
    data: bytes
    how: How = How.TEXT

    def __str__(self) -> str:
        shown = self.data.hex() if len(self.data) <= 600 else f"{self.data[:300].hex()}… ({len(self.data)} bytes)"
        return f"{self.kind}, {self.how.value} frame, hex {shown}"


@dataclass
class SenderView:
    """What a sender knows: the last board, the ids that were used at the table, messages seen."""

    name: str
    board: Glimpse | None = None
    own: deque[str] = field(default_factory=lambda: deque(maxlen=KEPT))
    used: deque[str] = field(default_factory=lambda: deque(maxlen=KEPT))
    """By anybody at the table."""
    sent: deque[bytes] = field(default_factory=lambda: deque(maxlen=KEPT))
    shown: deque[bytes] = field(default_factory=lambda: deque(maxlen=KEPT))
    count: int = 0

    def fresh_id(self) -> str:
        """An id that nobody has used."""
        self.count += 1
        name = f"{self.name}-{self.count:06}"
        self.own.append(name)
        self.used.append(name)
        return name

    @property
    def question(self) -> int:
        """The open one; 0 if there is none."""
        return self.board.question if self.board is not None else 0

    @property
    def moves(self) -> list[str]:
        """What may be played now."""
        return [option.move for option in self.board.moves] if self.board is not None else []


def write(message: object, raw: str = "", *, is_ascii: bool = False) -> bytes:
    """A message as a text, with something in it that no encoder writes; `is_ascii`: odd letters by their numbers."""
    text = json.dumps(message, ensure_ascii=is_ascii, separators=(",", ":"))
    return text.replace(f'"{RAW}"', raw).encode("utf-8", "surrogatepass")


class Frames:
    """Makes frames for one sender after another."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._kinds: dict[str, tuple[int, Callable[[SenderView], Frame]]] = {
            "random bytes": (3, self._random),
            "binary": (3, self._binary),
            "truncated": (6, self._truncated),
            "wrong types": (8, self._types),
            "numbers": (7, self._numbers),
            "deep": (4, self._deep),
            "letters": (8, self._letters),
            "unknown tags": (4, self._tags),
            "unknown fields": (6, self._fields),
            "others' seats": (8, self._seats),
            "questions": (8, self._questions),
            "notations": (8, self._notations),
            "repeated ids": (5, self._repeated),
            "others' ids": (4, self._foreign),
            "oversized": (1, self._oversized),
            "pings": (3, self._ping),
            "in parts": (2, self._parts),
            "mutated": (10, self._mutated),
            "hints": (2, self._hint),
            "whys": (3, self._why),
            "looks": (3, self._look),
            "legal": (9, self._legal),
            "broken protocol": (1, self._wire),
        }

    def make(self, view: SenderView) -> Frame:
        """One more frame."""
        kinds = list(self._kinds)
        kind = self._rng.choices(kinds, [self._kinds[name][0] for name in kinds])[0]
        frame = self._kinds[kind][1](view)
        if frame.how is How.TEXT and len(frame.data) <= FRAME_BYTES:
            view.sent.append(frame.data)
        return frame

    def _pick(self, items: Sequence[str]) -> str:
        return self._rng.choice(items)

    # Half-sense

    def _command(self, view: SenderView) -> dict[str, object]:
        """A command of some kind, whose every field has the right form."""
        rng = self._rng
        seat = rng.randrange(8)
        forms: dict[str, dict[str, object]] = {
            "sit": {"seat": seat, "nonce": "abc"},
            "mix": {"nonce": "abc"},
            "leave": {},
            "remove": {"seat": seat},
            "seat_bot": {"seat": seat, "level": self._pick(("easy", "hard", "none", "easy:9"))},
            "configure": {"settings": {"seats": 1 + seat}},
            "hand_over": {"seat": seat},
            "start": {"fill": "easy"},
            "play": {"question": view.question, "moves": [self._pick(view.moves or NOTATIONS)]},
            "undo": {},
            "propose": {"what": self._pick(("undo", "pause"))},
            "vote": {"agrees": rng.random() < 0.5},
            "resume": {},
            "come_back": {},
            "say": {"text": self._pick(("Hello", "Удачи", "✦"))},
            "mute": {"seat": seat, "is_muted": rng.random() < 0.5},
        }
        kind = self._pick(list(forms))
        return {"type": kind, **forms[kind]}

    def _do(self, view: SenderView, command: object) -> dict[str, object]:
        return {"type": "do", "id": view.fresh_id(), "command": command}

    def _message(self, view: SenderView) -> dict[str, object]:
        """A well-formed message."""
        others: tuple[dict[str, object], ...] = (
            {"type": "look", "after": self._rng.randrange(50)},
            {"type": "ping"},
            {"type": "ask_hint", "id": view.fresh_id()},
            {"type": "ask_why", "id": view.fresh_id(), "move": self._pick(view.moves or NOTATIONS)},
        )
        return self._do(view, self._command(view)) if self._rng.random() < 0.8 else self._rng.choice(others)

    def _spoil(self, message: Json, value: object) -> Json:
        """A message with one value in it, at any depth, replaced."""
        key = self._pick(list(message))
        inner = message[key]
        if isinstance(inner, dict) and inner and self._rng.random() < 0.8:
            return {**message, key: self._spoil(inner, value)}
        if isinstance(inner, list) and inner and self._rng.random() < 0.5:
            return {**message, key: [*inner[:-1], value]}
        return {**message, key: value}

    def _types(self, view: SenderView) -> Frame:
        return Frame("wrong types", write(self._spoil(self._message(view), self._rng.choice(VALUES))))

    def _numbers(self, view: SenderView) -> Frame:
        number = self._pick(NUMBERS)
        if self._rng.random() < 0.5:
            return Frame("numbers", write(self._spoil(self._message(view), RAW), number))
        play = {"type": "play", "question": RAW, "moves": [self._pick(view.moves or NOTATIONS)]}
        seat = {"type": self._pick(("mute", "sit", "remove", "hand_over")), "seat": RAW}
        messages: tuple[object, ...] = (RAW, {"type": "look", "after": RAW}, self._do(view, play), self._do(view, seat))
        return Frame("numbers", write(self._rng.choice(messages), number))

    def _letters(self, view: SenderView) -> Frame:
        letters, is_ascii = self._pick(LETTERS), self._rng.random() < 0.5
        if self._rng.random() < 0.2:
            data = write(self._spoil(self._message(view), RAW))
            return Frame("letters", data.replace(RAW.encode(), self._rng.choice(BROKEN_UTF8)))
        if self._rng.random() < 0.5:
            texts: tuple[dict[str, object], ...] = (
                {"type": "say", "text": letters},
                {"type": "say", "text": f"a{letters}b"},
                {"type": "play", "question": view.question, "moves": [letters]},
                {"type": "seat_bot", "seat": 1, "level": letters},
                {"type": "configure", "settings": {"seats": 2, "title": letters, "options": {letters: letters}}},
            )
            return Frame("letters", write(self._do(view, self._rng.choice(texts)), is_ascii=is_ascii))
        return Frame("letters", write(self._spoil(self._message(view), letters), is_ascii=is_ascii))

    def _tags(self, view: SenderView) -> Frame:
        message = self._message(view)
        tag = self._pick((*TAGS, *COMMANDS, *MORE_COMMANDS))
        if self._rng.random() < 0.5:
            return Frame("unknown tags", write({**message, "type": tag}))
        return Frame("unknown tags", write(self._do(view, {**self._command(view), "type": tag})))

    def _fields(self, view: SenderView) -> Frame:
        name, value = self._pick(FIELDS), self._rng.choice(VALUES)
        if self._rng.random() < 0.3:
            data = write({**self._message(view), RAW: value})
            return Frame("unknown fields", data.replace(RAW.encode(), self._pick(("type", "id", "command")).encode()))
        if self._rng.random() < 0.5:
            return Frame("unknown fields", write({**self._message(view), name: value}))
        return Frame("unknown fields", write(self._do(view, {**self._command(view), name: value})))

    def _seats(self, view: SenderView) -> Frame:
        """What only the host may, or only another seat."""
        seat = self._rng.randrange(8)
        kind = self._pick(
            ("mute", "hand_over", "remove", "sit", "seat_bot", "vote", "resume", "come_back", "configure")
        )
        command: dict[str, object] = {"type": kind}
        if kind in ("mute", "hand_over", "remove", "sit", "seat_bot"):
            command["seat"] = seat
        extra: dict[str, dict[str, object]] = {
            "seat_bot": {"level": "easy"},
            "vote": {"agrees": True},
            "configure": {"settings": {"seats": 2 + seat % 4, "is_public": False}},
        }
        return Frame("others' seats", write(self._do(view, {**command, **extra.get(kind, {})})))

    def _questions(self, view: SenderView) -> Frame:
        near = view.question + self._rng.randrange(-3, 4)
        question = self._rng.choice((near, near, near, *QUESTIONS))
        play = {"type": "play", "question": question, "moves": [self._pick(view.moves or NOTATIONS)]}
        return Frame("questions", write(self._do(view, play)))

    def _notations(self, view: SenderView) -> Frame:
        rng = self._rng
        known = self._pick(view.moves or NOTATIONS)
        spoilt = "".join(rng.choices(known, k=len(known))) if known else "x"
        moves = rng.choice(
            (
                [spoilt],
                [f"{known} "],
                [known.upper()],
                [known, known],
                [known[:-1]],
                [self._pick(NOTATIONS)],
                [known] * 64,
            )
        )
        return Frame("notations", write(self._do(view, {"type": "play", "question": view.question, "moves": moves})))

    def _repeated(self, view: SenderView) -> Frame:
        if view.sent and self._rng.random() < 0.4:
            return Frame("repeated ids", self._rng.choice(view.sent))
        name = self._rng.choice(view.own) if view.own else view.fresh_id()
        return Frame("repeated ids", write({"type": "do", "id": name, "command": self._command(view)}))

    def _foreign(self, view: SenderView) -> Frame:
        others = [name for name in view.used if name not in view.own]
        name = self._pick(others) if others else view.fresh_id()
        view.own.append(name)
        return Frame("others' ids", write({"type": "do", "id": name, "command": self._command(view)}))

    def _hint(self, view: SenderView) -> Frame:
        return Frame("hints", write({"type": "ask_hint", "id": view.fresh_id()}))

    def _why(self, view: SenderView) -> Frame:
        move = self._pick((*view.moves, *NOTATIONS, *LETTERS))
        return Frame("whys", write({"type": "ask_why", "id": view.fresh_id(), "move": move}))

    def _look(self, view: SenderView) -> Frame:
        after = self._rng.choice((0, self._rng.randrange(100), 2**31, 2**63 - 1))
        return Frame("looks", write({"type": "look", "after": after}))

    def _legal(self, view: SenderView) -> Frame:
        """What somebody might really do; rarely what ends a game."""
        rng = self._rng
        if rng.random() < 0.01:
            return Frame("legal", write(self._do(view, {"type": self._pick(("resign", "close", "start", "leave"))})))
        if view.moves and rng.random() < 0.7:
            play = {"type": "play", "question": view.question, "moves": [self._pick(view.moves)]}
            return Frame("legal", write(self._do(view, play)))
        if view.board is not None and view.board.is_paused:
            return Frame("legal", write(self._do(view, {"type": "resume"})))
        return Frame("legal", write(self._do(view, self._command(view))))

    # Nonsense

    def _random(self, view: SenderView) -> Frame:
        size = self._rng.choice((0, 1, 2, 16, 200, 4_000))
        return Frame("random bytes", self._rng.randbytes(size))

    def _binary(self, view: SenderView) -> Frame:
        data = write(self._message(view)) if self._rng.random() < 0.7 else self._rng.randbytes(50)
        return Frame("binary", data, How.BINARY)

    def _truncated(self, view: SenderView) -> Frame:
        data = write(self._message(view))
        return Frame("truncated", data[: self._rng.randrange(len(data))])

    def _deep(self, view: SenderView) -> Frame:
        opening, closing = self._rng.choice(
            ((b"[", b"]"), (b'{"a":', b"}"), (b'{"type":', b"}"), (b'{"command":', b"}"))
        )
        room = FRAME_BYTES - 200
        depth = self._rng.choice((16, 100, 900, 1_100, room // (len(opening) + 1)))
        depth = min(depth, room // (len(opening) + 1))
        nested = opening * depth + (b"1" + closing * depth if self._rng.random() < 0.7 else b"")
        configure = {"type": "configure", "settings": RAW}
        messages: tuple[object, ...] = (
            RAW,
            {"x": RAW, "type": "ping"},
            {"type": "look", "after": RAW},
            self._do(view, configure),
        )
        return Frame("deep", write(self._rng.choice(messages), nested.decode()))

    def _oversized(self, view: SenderView) -> Frame:
        size = self._rng.choice((FRAME_BYTES + 1, 2 * FRAME_BYTES, 100_000))
        text = write(self._do(view, {"type": "say", "text": RAW}), '"' + "x" * size + '"')
        return Frame("oversized", text, self._rng.choice((How.TEXT, How.PARTS, How.BINARY)))

    def _ping(self, view: SenderView) -> Frame:
        if self._rng.random() < 0.5:
            return Frame("pings", write({"type": "ping"}))
        return Frame("pings", self._rng.randbytes(self._rng.randrange(126)), How.PING)

    def _parts(self, view: SenderView) -> Frame:
        return Frame("in parts", write(self._message(view)), How.PARTS)

    def _wire(self, view: SenderView) -> Frame:
        return Frame("broken protocol", self._rng.choice(WIRES), How.WIRE)

    def _mutated(self, view: SenderView) -> Frame:
        """A message that really was sent or shown, with some bytes of it changed."""
        rng = self._rng
        found = view.sent if rng.random() < 0.7 else view.shown
        data = bytearray((rng.choice(found) if found else b"{}")[:FRAME_BYTES])
        for _ in range(rng.choice((1, 1, 1, 2, 8))):
            start = rng.randrange(len(data) + 1)
            end = min(len(data), start + rng.choice((0, 1, 1, 4, 30)))
            copied = rng.randrange(len(data) + 1)
            data[start:end] = rng.choice(
                (
                    b"",
                    bytes([rng.randrange(32, 127)]),
                    b'"',
                    b"0",
                    b",",
                    bytes(data[copied : copied + 20]),
                    rng.randbytes(1),
                )
            )
        return Frame("mutated", bytes(data[:FRAME_BYTES]))
