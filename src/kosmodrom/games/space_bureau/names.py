"""How components are written: in notation, in content files, in views."""

from typing import Final

from kosmodrom.games.space_bureau.parts import CELLS, COLUMNS, TURNED, kind_of, sides_of, type_of

COLOUR_NAMES: Final = ("orange", "blue", "purple")
AGENT_NAMES: Final = (*COLOUR_NAMES, "inspector")
OFFICE_NAMES: Final = (*COLOUR_NAMES, "any")
KIND_NAMES: Final = ("orange-straight", "orange-corner", "blue-straight", "blue-corner", "purple", "inspector")
SHAPES: Final = {
    ("orange", "straight"): 0,
    ("orange", "corner"): 1,
    ("blue", "straight"): 2,
    ("blue", "corner"): 3,
    ("purple", "tee"): 4,
    ("inspector", "single"): 5,
}
"""The kind of a tile by its type and the shape of its connectors."""
SIDE_LETTERS: Final = "nesw"
CELL_NAMES: Final = tuple(f"{'abcdef'[cell % COLUMNS]}{cell // COLUMNS + 1}" for cell in range(CELLS))
SHIP_SIDE_NAMES: Final = ("00", "01", "02", "03", "04")
ABILITY_NAMES: Final = ("1", "2", "3", "4", "5", "6")
DIRECTION_NAMES: Final = ("e", "ne", "nw", "w", "sw", "se")
SLOT_NAMES: Final = ("1", "1b", "2", "2b", "3", "3b", "4", "4b")
HEX_NAMES: Final = tuple(str(number) for number in range(1, 29))
LINE_NAMES: Final = ("1", "2", "3", "4", *"abcdef")
SOURCE_NAMES: Final = ("cell", "exploration", "ability", "room")


def sides_name(sides: int) -> str:
    """The sides with connectors, such as `ns`."""
    return "".join(letter for place, letter in enumerate(SIDE_LETTERS) if sides >> place & 1)


TURNED_NAMES: Final = tuple(
    f"{AGENT_NAMES[type_of(kind_of(turned))]}-{sides_name(sides_of(turned))}" for turned in range(TURNED)
)
