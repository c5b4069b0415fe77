"""Who plays at a table in the terminal: people at this keyboard, and bots."""

from dataclasses import dataclass

from kosmodrom.bots.levels import LEVELS, Level, parse_level
from kosmodrom.cli.kit.complaint import Complaint
from kosmodrom.cli.kit.words import say
from kosmodrom.core.about import About
from kosmodrom.table.cast import bot_at, bot_name

LONGEST_NAME = 30
USUAL = ("you", "easy", "easy")
CAST = "terminal"
"""The bots at this keyboard are always the same."""


@dataclass(frozen=True)
class Participant:
    """A person at this keyboard, or a bot of some level."""

    name: str
    level: Level | None
    """None for a person."""


def usual_seats(about: About, count: int | None = None) -> str:
    """The seats of a table when none are named: one person and easy bots."""
    seats = count or max(about.min_seats, min(about.max_seats, len(USUAL)))
    return ",".join(["you", *["easy"] * (seats - 1)])


def parse_seats(text: str, about: About, language: str) -> list[Participant]:
    """The seats written as `you,easy,hard:2000` or `you:Anna,you:Boris`; complains about anything else."""
    words = [word.strip() for word in text.split(",")]
    check_count(len(words), about)
    labels = [_label(seat, word, language) for seat, word in enumerate(words)]
    levels = [None if _is_person(word) else read_level(word) for word in words]
    names: list[str] = []
    for seat, label in enumerate(labels):
        named = _is_person(words[seat]) and ":" in words[seat]
        if named and label in labels[:seat]:
            raise Complaint("bad-name-twice", name=label)
        numbered = labels.count(label) > 1 and not named
        names.append(f"{label} {labels[: seat + 1].count(label)}" if numbered else label)
    return [Participant(name, level) for name, level in zip(names, levels, strict=True)]


def check_count(count: int, about: About) -> None:
    """Complain unless a game is for this number of players."""
    if not about.min_seats <= count <= about.max_seats:
        raise Complaint("bad-seats", game=about.name, low=about.min_seats, high=about.max_seats, count=count)


def read_level(text: str) -> Level:
    """A bot's level; complains about an unknown level or a bad budget."""
    name, _, budget = text.strip().partition(":")
    if name not in LEVELS:
        raise Complaint("bad-bot", name=text, known=", ".join(LEVELS))
    try:
        return parse_level(text)
    except ValueError:
        if LEVELS[name].budget is None:
            raise Complaint("bad-budget-none", name=name) from None
        raise Complaint("bad-budget", name=name, budget=budget) from None


def _is_person(word: str) -> bool:
    return word.partition(":")[0].strip().lower() == "you"


def _label(seat: int, word: str, language: str) -> str:
    """The name shown for a seat, before equal names are numbered."""
    kind, colon, name = word.partition(":")
    if not _is_person(word):
        return say("bot-seat", language, name=bot_name(bot_at(CAST, seat), language), level=kind)
    if not colon:
        return say("person-name", language)
    name = name.strip()
    if not name or not name.isprintable() or len(name) > LONGEST_NAME:
        raise Complaint("bad-name", name=name, most=LONGEST_NAME)
    return name
