"""What people write: names, titles, chat, notes. Cleaned once, at the door."""

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
"""Holds the parts of an emoji together; alone in a name it hides."""
_BLANKS: Final = {"\u115f", "\u1160", "\u3164", "\uffa0", "\u2800", "\u034f", "\u17b4", "\u17b5"}
"""Letters and marks by class that show nothing."""


def clean_name(text: str) -> str:
    """A name as all will see it; `Refused` if it is too short, too long or holds what can't be seen."""
    name = " ".join(unicodedata.normalize("NFKC", text).split(" ")).strip()
    name = " ".join(name.split())
    if any(unicodedata.category(letter) in _HIDDEN or letter in _BLANKS for letter in text + name):
        raise Refused("name-hidden")
    if not SHORTEST_NAME <= len(name) <= LONGEST_NAME:
        raise Refused("name-length", shortest=SHORTEST_NAME, longest=LONGEST_NAME)
    if not any(unicodedata.category(letter)[0] in "LN" for letter in name):
        raise Refused("name-letters")
    if sum(unicodedata.category(letter)[0] == "M" for letter in name) > len(name) // 3:
        raise Refused("name-hidden")
    return name


def clean_title(text: str) -> str:
    """A table's title, which may be empty."""
    title = " ".join(unicodedata.normalize("NFKC", text).split())
    if any(unicodedata.category(letter) in _HIDDEN or letter in _BLANKS for letter in title):
        raise Refused("title-hidden")
    if len(title) > LONGEST_TITLE:
        raise Refused("title-long", longest=LONGEST_TITLE)
    return title


def clean_chat(text: str) -> str:
    """A line of chat: one line, nothing that hides or turns the direction of the text."""
    line = " ".join("".join(letter if _is_fit(letter) else " " for letter in text).split())
    if not line:
        raise Refused("chat-empty")
    if len(line) > LONGEST_CHAT:
        raise Refused("chat-long", longest=LONGEST_CHAT)
    return line


def clean_note(text: str) -> str:
    """Private notes: any lines."""
    note = "".join(letter for letter in text if letter in "\n\t" or _is_fit(letter))
    if len(note) > LONGEST_NOTE:
        raise Refused("note-long", longest=LONGEST_NOTE)
    return note


def _is_fit(letter: str) -> bool:
    return letter == _JOINER or unicodedata.category(letter) not in _HIDDEN
