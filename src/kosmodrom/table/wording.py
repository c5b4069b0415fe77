"""What people write: names, titles, chat, notes. Cleaned once, when it comes in."""

import unicodedata
from typing import Final

from kosmodrom.table.refused import Refused

SHORTEST_NAME: Final = 2
LONGEST_NAME: Final = 24
LONGEST_CHAT: Final = 300
LONGEST_TITLE: Final = 60
LONGEST_NOTE: Final = 4_000

_HIDDEN: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Control, format (bidirectional marks, zero width), surrogate, private, unassigned, separators of lines."""
_JOINER: Final = "\u200d"
"""Holds the parts of an emoji together; anywhere else it hides."""
_BLANKS: Final = {"\u115f", "\u1160", "\u3164", "\uffa0", "\u2800", "\u034f", "\u17b4", "\u17b5"}
"""Letters and marks by class that show nothing."""
_VARIANTS: Final = dict.fromkeys([*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0), 0x180B, 0x180C, 0x180D, 0x180F])
"""Marks that choose the look of a letter: in chat they may, names and titles do without them."""


def clean_name(text: str) -> str:
    """A name as all will see it; `Refused` if it is too short, too long or holds invisible characters."""
    name = _plain(text)
    if any(_is_hidden(letter) for letter in text + name):
        raise Refused("name-hidden")
    if not SHORTEST_NAME <= len(name) <= LONGEST_NAME:
        raise Refused("name-length", shortest=SHORTEST_NAME, longest=LONGEST_NAME)
    if not any(unicodedata.category(letter)[0] in "LN" for letter in name):
        raise Refused("name-letters")
    if sum(unicodedata.category(letter)[0] == "M" for letter in name) > len(name) // 3:
        raise Refused("name-hidden")
    return name


def tame_name(text: str, instead: str) -> str:
    """A name from a record that anybody may have written: invisible characters and excess length are cut off."""
    name = _plain("".join(letter for letter in text if letter.isspace() or not _is_hidden(letter)))
    return "".join(letter for letter in name if not _is_hidden(letter))[:LONGEST_NAME].strip() or instead


def clean_title(text: str) -> str:
    """A table's title, which may be empty."""
    title = _plain(text)
    if any(_is_hidden(letter) for letter in title):
        raise Refused("title-hidden")
    if len(title) > LONGEST_TITLE:
        raise Refused("title-long", longest=LONGEST_TITLE)
    return title


def clean_chat(text: str) -> str:
    """A line of chat: one line, nothing that hides or turns the direction of the text."""
    line = " ".join("".join(letter if _is_fit(text, at) else " " for at, letter in enumerate(text)).split())
    if not line.translate(_VARIANTS).strip():
        raise Refused("chat-empty")
    if len(line) > LONGEST_CHAT:
        raise Refused("chat-long", longest=LONGEST_CHAT)
    return line


def clean_note(text: str) -> str:
    """Private notes: any lines."""
    note = "".join(letter for at, letter in enumerate(text) if letter in "\n\t" or _is_fit(text, at))
    if len(note) > LONGEST_NOTE:
        raise Refused("note-long", longest=LONGEST_NOTE)
    return note


def _plain(text: str) -> str:
    """Letters that look alike made one, single spaces."""
    return " ".join(unicodedata.normalize("NFKC", text.translate(_VARIANTS)).split())


def _is_hidden(letter: str) -> bool:
    return unicodedata.category(letter) in _HIDDEN or letter in _BLANKS


def _is_fit(text: str, at: int) -> bool:
    if text[at] == _JOINER:
        return _is_picture(text[at - 1 : at]) and _is_picture(text[at + 1 : at + 2])
    return not _is_hidden(text[at])


def _is_picture(letter: str) -> bool:
    """Whether it is an emoji, or what gives one its colour or look."""
    return letter != "" and (unicodedata.category(letter) in ("So", "Sk") or ord(letter) in _VARIANTS)
