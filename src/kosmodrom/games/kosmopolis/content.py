"""KP-C The components, loaded from `content/` and checked."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kosmodrom.core.content import BadContent, check_total, content_hash, read_rows
from kosmodrom.games.kosmopolis.parts import COLOURS, KINDS, LOWEST_VALUE, MODIFIERS, VALUES

FOLDER: Final = Path(__file__).with_name("content")
FORMER: Final = {"2d20bb6c2ce62585": "81e4d85dfc337909"}
"""What records call the content that the game comes with: a hash of its files as they first were."""
CARDS_OF_A_COLOUR: Final = 18
GOLD: Final = 8


@dataclass(frozen=True)
class Content:
    """What is in the box: cards by kind, modifiers with the highest first, gold; and a hash of the files."""

    cards: tuple[int, ...]
    modifiers: tuple[int, ...]
    gold: int
    hash: str


def load(folder: Path = FOLDER) -> Content:
    """KP-C1, KP-C2 The box; BadContent names file, row and what was expected."""
    counts = [0] * VALUES
    for row in read_rows(folder, "cards.toml", "card"):
        value = row.number("value", LOWEST_VALUE, LOWEST_VALUE + VALUES - 1)
        if counts[value - LOWEST_VALUE] > 0:
            raise BadContent(f"{row.where}: value {value} was given before, each is expected once")
        counts[value - LOWEST_VALUE] = row.number("count", 1, 7)
        row.done()
    check_total("cards.toml", "cards a colour", sum(counts), CARDS_OF_A_COLOUR)
    modifiers = []
    for row in read_rows(folder, "modifiers.toml", "modifier"):
        modifiers.append(row.number("value", -9, 9))
        row.done()
    check_total("modifiers.toml", "different modifiers", len(set(modifiers)), MODIFIERS)
    check_total("modifiers.toml", "modifiers", len(modifiers), MODIFIERS)
    gold = 0
    for row in read_rows(folder, "supply.toml", "supply"):
        gold += row.number("gold", 0, 99)
        row.done()
    check_total("supply.toml", "gold", gold, GOLD)
    cards = tuple(counts[kind % VALUES] for kind in range(KINDS))
    assert sum(cards) == COLOURS * CARDS_OF_A_COLOUR
    return Content(cards, tuple(sorted(modifiers, reverse=True)), gold, content_hash(folder, FORMER))
