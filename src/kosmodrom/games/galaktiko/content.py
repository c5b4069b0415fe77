"""GK-C The components, loaded from `content/` and checked."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kosmodrom.core.content import BadContent, Row, check_total, content_hash, read_rows
from kosmodrom.games.galaktiko.moves import ICON_NAMES
from kosmodrom.games.galaktiko.parts.kinds import INSPECTOR, KINDS, PAIRS, PASSENGERS, RICH, SECTORS, STOWAWAY, VORTAN

FOLDER: Final = Path(__file__).with_name("content")
FORMER: Final = {"4aa68592b990951e": "1071e875ae81ceed"}
"""What records call the content that the game comes with: a hash of its files as they first were."""
ORDINARY_CARDS: Final = 36
RICH_CARDS: Final = 16
STOWAWAY_CARDS: Final = 16
VORTANS: Final = 7
INSPECTORS: Final = 7
MOST_ALIKE: Final = 3
"""More ordinary passengers with the same two icons don't fit into a pile."""
MOST_OF_OTHERS: Final = 7


@dataclass(frozen=True)
class Content:
    """What is in the box: passengers by kind, inspectors, route cards with their three icons; a hash of the files."""

    passengers: tuple[int, ...]
    inspectors: int
    route: tuple[tuple[int, int, int], ...]
    hash: str


def load(folder: Path = FOLDER) -> Content:
    """GK-C1 to GK-C5 The box; BadContent names file, row and what was expected."""
    counts = [0] * KINDS
    given: set[int] = set()
    for row in read_rows(folder, "ordinary.toml", "ordinary"):
        _count(row, _ordinary(row), MOST_ALIKE, counts, given)
    for row in read_rows(folder, "rich.toml", "rich"):
        _count(row, RICH + _icon(row, "icon"), MOST_OF_OTHERS, counts, given)
    for row in read_rows(folder, "stowaways.toml", "stowaway"):
        _count(row, STOWAWAY + _icon(row, "icon"), MOST_OF_OTHERS, counts, given)
    for row in read_rows(folder, "special.toml", "special"):
        kind = VORTAN if row.word("card", ("vortan", "inspector")) == "vortan" else INSPECTOR
        _count(row, kind, MOST_OF_OTHERS, counts, given)
    check_total("ordinary.toml", "ordinary passengers", sum(counts[:RICH]), ORDINARY_CARDS)
    check_total("rich.toml", "rich passengers", sum(counts[RICH:STOWAWAY]), RICH_CARDS)
    check_total("stowaways.toml", "stowaways", sum(counts[STOWAWAY:VORTAN]), STOWAWAY_CARDS)
    check_total("special.toml", "vortans", counts[VORTAN], VORTANS)
    check_total("special.toml", "inspectors", counts[INSPECTOR], INSPECTORS)
    return Content(tuple(counts[:PASSENGERS]), counts[INSPECTOR], _route(folder), content_hash(folder, FORMER))


def _count(row: Row, kind: int, most: int, counts: list[int], given: set[int]) -> None:
    if kind in given:
        raise BadContent(f"{row.where}: this card was given before, each is expected once")
    given.add(kind)
    counts[kind] = row.number("count", 1, most)
    row.done()


def _icon(row: Row, name: str) -> int:
    return ICON_NAMES.index(row.word(name, ICON_NAMES))


def _ordinary(row: Row) -> int:
    one, other = _icon(row, "one"), _icon(row, "other")
    if one == other:
        raise BadContent(f"{row.where}: two different icons expected, not {ICON_NAMES[one]} twice")
    return PAIRS.index((min(one, other), max(one, other)))


def _route(folder: Path) -> tuple[tuple[int, int, int], ...]:
    """GK-C2, GK-C4 The route cards: the icons of the green station, the second and the third."""
    cards = []
    for row in read_rows(folder, "route.toml", "route"):
        cards.append((_icon(row, "green"), _icon(row, "second"), _icon(row, "third")))
        row.done()
    check_total("route.toml", "route cards", len(cards), SECTORS)
    return tuple(cards)
