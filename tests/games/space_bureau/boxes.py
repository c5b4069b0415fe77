"""Boxes for tests: content of our own, so that no test of a rule depends on what is reconstructed.

Hexes 5 to 8 are those that the rulebook states; the others, the rooms and the cells are made for tests.
"""

import shutil
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from kosmodrom.games.space_bureau.content import FOLDER, load
from kosmodrom.games.space_bureau.game import SpaceBureau
from kosmodrom.games.space_bureau.parts.ship import CELL_NAMES, SHIP_SIDE_NAMES

PLAIN_CELL = "credits 1"
"""What stands in a cell that a test doesn't mention."""
HEXES = {
    5: ("", "sample any, bureau 2"),
    6: ("", "sample any, sample any"),
    7: ("orange, megamall", "credits 3"),
    8: ("purple", "sample here, bureau 1"),
    9: ("wormhole", "fuel 2"),
    10: ("megamall", "sample here, credits 1"),
    11: ("blue", "bureau 1, fuel 3"),
    12: ("", "storage, fuel 4"),
    13: ("wormhole", "credits 2"),
    14: ("orange", "sample blue"),
    15: ("blue", "credits 2"),
    16: ("purple", "fuel 1"),
}
"""What each hex holds, and its bonus."""
ROOMS = (
    "start",
    "fuel 2",
    "level 1",
    "sample any",
    "credits 2",
    "level 2",
    "fuel 3 or sample any",
    "level 3",
    "credits 1",
    "level 4",
    "credits 1",
    "storage",
    "fuel 1",
)
ABILITIES = ("credits 5", "credits 2", "bureau 1, credits 1", "sample any", "fuel 2, credits 2, sample any", "flight")


def quoted(text: str) -> str:
    return "[" + ", ".join(f'"{word.strip()}"' for word in text.split(",") if word.strip()) + "]"


def hexes_file() -> str:
    rows = [
        'hex = 1, group = "start", holds = ["wormhole"], at = "", alone = ""',
        'hex = 2, group = "start", holds = ["orange"], at = "e"',
        'hex = 3, group = "start", holds = ["blue"], at = "w"',
        'hex = 4, group = "start", holds = ["purple"], at = "ne ne", alone = "ne ne ne"',
    ]
    for number in range(5, 29):
        holds, bonus = HEXES.get(number, ("", "credits 1"))
        group = "all" if number < 17 else "3+" if number < 23 else "4"
        rows.append(f'hex = {number}, group = "{group}", holds = {quoted(holds)}, bonus = {quoted(bonus)}')
    return as_table("hex", rows)


def as_table(name: str, rows: list[str]) -> str:
    """A content file of rows that were read off a box."""
    return f"{name} = [\n" + "".join(f'    {{ {row}, origin = "public" }},\n' for row in rows) + "]\n"


def rooms_file() -> str:
    rows = []
    for room in ROOMS:
        is_plain = room == "start" or room.startswith("level")
        rows.append(f'room = "{room}"' if is_plain else f'room = "bonus", bonus = {quoted(room)}')
    return as_table("room", rows)


def offices_file() -> str:
    values = {"orange": 5, "blue": 6, "purple": 8, "any": 4}
    rows = [
        f'office = "{name}", count = {2 if name == "any" else 1}, value = {value}' for name, value in values.items()
    ]
    return as_table("office", rows)


def abilities_file() -> str:
    rows = []
    for number, bonus in enumerate(ABILITIES, 1):
        kind = "hard" if number in (1, 5) else "usual"
        rows.append(f'ability = {number}, kind = "{kind}", bonus = {quoted(bonus)}')
    return as_table("ability", rows)


def ships_file(cells: dict[str, str]) -> str:
    rows = []
    for side in SHIP_SIDE_NAMES:
        for cell in CELL_NAMES:
            actions = quoted(cells.get(cell, PLAIN_CELL))
            enters = ', enters = "s"' if cell.endswith("1") else ""
            rows.append(f'side = "{side}", cell = "{cell}", actions = {actions}{enters}')
    return as_table("cell", rows)


def write_box(folder: Path, cells: dict[str, str]) -> None:
    """A whole content pack."""
    shutil.copy(FOLDER / "agents.toml", folder / "agents.toml")
    for file, text in (
        ("offices.toml", offices_file()),
        ("hexes.toml", hexes_file()),
        ("bureau.toml", rooms_file()),
        ("abilities.toml", abilities_file()),
        ("ships.toml", ships_file(cells)),
    ):
        (folder / file).write_text(text, encoding="utf-8")


@cache
def game_of(cells: str = "") -> SpaceBureau:
    """A game whose ships have some cells, written `c3 = flight, fuel 2 | d4 = office`."""
    given = dict(_cell(part) for part in cells.split("|") if part.strip())
    with TemporaryDirectory() as folder:
        write_box(Path(folder), given)
        game = SpaceBureau(load(Path(folder)))
    MADE.append(game)
    return game


MADE: list[SpaceBureau] = []
"""All games that tests have asked for."""


def _cell(part: str) -> tuple[str, str]:
    cell, equals, actions = part.partition("=")
    assert equals, f"a cell is written 'c3 = flight, fuel 2', not {part!r}"
    return cell.strip(), actions.strip()
