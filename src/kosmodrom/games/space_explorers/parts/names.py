"""SX-C What there is in the box, and how it is written."""

from typing import Final

COLOURS: Final = 5
COLOUR_NAMES: Final = ("blue", "green", "yellow", "red", "purple")
DIVISION_NAMES: Final = ("engineering", "testing", "science", "construction", "flight")
"""Divisions, in the order of their colours."""
DIRECTIVE: Final = 5
"""SX-D1 The sixth kind of token."""
ANY: Final = 5
"""The sixth icon of a power token: of any colour."""
TOKEN_NAMES: Final = (*COLOUR_NAMES, "directive")
ICON_NAMES: Final = (*COLOUR_NAMES, "any")

SPECIALISTS: Final = 60
LEADERS: Final = 18
CARDS: Final = 78
TALENT_ABILITY: Final = 60
"""Among the abilities of specialists, 0 to 59, the one that a talent gives."""
NO_CARD: Final = 0
CARD_NAMES: Final = tuple([str(number) for number in range(1, CARDS + 1)])
SPECIALIST_NAMES: Final = CARD_NAMES[:60]
RECRUIT_NAMES: Final = tuple([f"{card}-{division}" for card in CARD_NAMES for division in DIVISION_NAMES])
LEADER_KINDS: Final = ("military", "politician", "researcher")

TILES: Final = 14
BASE_TILES: Final = 10
SIDES: Final = 28
"""Project sides: tile * 2 + side, tiles counted from 0."""
TILE_SIDE_NAMES: Final = (("soviet", "american"), ("a", "b"))
PROJECT_NAMES: Final = tuple(
    [f"{tile + 1}-{side}" for tile in range(TILES) for side in TILE_SIDE_NAMES[int(tile >= BASE_TILES)]]
)

POWERS: Final = 4
POWER_NAMES: Final = ("ussr", "usa", "france", "japan")
SECTION_NAMES: Final = ("1", "2", "3")
CRISES: Final = 10
CRISIS_NAMES: Final = ("E1", "E2", "E3", "E4", "E5", "L1", "L2", "L3", "L4", "L5")
GOALS: Final = 8
TALENTS: Final = 8
TALENT_NAMES: Final = tuple([str(number) for number in range(1, TALENTS + 1)])
NEIGHBOUR_NAMES: Final = ("left", "across", "right")
DECK_NAMES: Final = ("specialists", "leaders")
TILE_SIDE_WORDS: Final = ("first", "second")
MODULE_NAMES: Final = ("powers", "leaders", "crises", "goals", "talents", "projects", "directives")
END_NAMES: Final = ("projects", "cards", "crises", "passes")
"""What can set off the end (SX-E1, SX-E3)."""

FROM_DECK: Final = 0
"""Sources of chance, by their places in SOURCES."""
FROM_LEADERS: Final = 1
FROM_PILES: Final = 2
"""The pile of the first power; those of the others follow."""
FROM_CRISES: Final = 6
FROM_TILES: Final = 7
FROM_SIDES: Final = 8
FROM_GOALS: Final = 9
FROM_TALENTS: Final = 10
FROM_POWERS: Final = 11
FROM_MODULES: Final = 12
FROM_FIRST: Final = 13
FROM_CENTER: Final = 14
"""The order of the first cards of the Center, and of the first power tokens."""
SOURCES: Final = (
    *("deck", "leaders", "ussr", "usa", "france", "japan", "crises", "tiles", "sides"),
    *("goals", "talents", "powers", "modules", "first", "center"),
)
