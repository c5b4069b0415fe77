"""SB-C What content has to keep to: always, where the rules rely on it; or where it is reconstructed, to be plausible.

Whoever owns the box and enters what is printed there (origin `rulebook` or `public` throughout) is held to the first
only.
"""

from typing import Final

from kosmodrom.core.content import BadContent
from kosmodrom.games.space_bureau.parts import actions
from kosmodrom.games.space_bureau.parts.actions import (
    ACTIONS_OF_A_LIST,
    BUREAU,
    FILL,
    FLIGHT,
    FREE,
    FUEL,
    NO_ACTION,
    NO_EFFECT,
    OFFICE,
    PAY_FUEL,
    PER_LEVEL,
    PER_OFFICE,
    PLAIN,
    SAMPLE_ANY,
    SAMPLE_HERE,
    STORAGE,
    amount_of,
    cost_of,
    effect_of,
    pay_of,
    per_of,
    times_of,
    what_of,
)
from kosmodrom.games.space_bureau.parts.box import ABILITY_LISTS, HEX_LISTS, ROOM_LISTS, Box
from kosmodrom.games.space_bureau.parts.ship import CELL_NAMES, CELLS, COLUMNS, ROWS, SHIP_SIDE_NAMES
from kosmodrom.games.space_bureau.parts.tiles import COLOUR_NAMES
from kosmodrom.games.space_bureau.parts.universe import HEXES, MEGAMALL, NO_COLOUR, PLANET, START_HEXES, WORMHOLE

GROUPS: Final = (("unmarked", 4, 16), ("3+", 16, 22), ("4", 22, 28))
LEAST_STORAGE_CELLS: Final = 2
LEAST_OFFICE_CELLS: Final = 5
STRONGER: Final = 1.1
"""By how much a row has to be worth more than the one below."""
UNEQUAL: Final = 1.1
"""By how much the reverse sides may differ in worth."""
WORTH: Final = {
    actions.FUEL: 0.6,
    actions.FILL: 4.0,
    actions.SAMPLE_HERE: 1.8,
    actions.SAMPLE_ANY: 2.2,
    actions.SAMPLE: 2.0,
    actions.STORAGE: 2.0,
    actions.CREDITS: 1.0,
    actions.OFFICE: 5.5,
    actions.BUREAU: 1.4,
    actions.FLIGHT: 3.2,
}
"""About how many credits an effect is worth, or one of what it brings."""
USUAL_COUNT: Final = {PLAIN: 1.0, PER_LEVEL: 2.2, PER_OFFICE: 2.0}


class Origins:
    """Which files or sides have reconstructed entries."""

    def __init__(self) -> None:
        self.reconstructed: set[str] = set()

    def note(self, what: str, origin: str) -> None:
        if origin == "reconstructed":
            self.reconstructed.add(what)


def list_actions(box: Box, number: int) -> list[int]:
    """The actions of a list."""
    first = number * ACTIONS_OF_A_LIST
    found = [int(box.actions[first + place]) for place in range(ACTIONS_OF_A_LIST)]
    return [action for action in found if action != NO_ACTION]


def effects_of(box: Box, number: int) -> list[int]:
    """All effects of a list, those after "or" too."""
    found = [int(effect_of(action, slot)) for action in list_actions(box, number) for slot in range(2)]
    return [effect for effect in found if effect != NO_EFFECT]


def kinds_of(box: Box, number: int) -> list[int]:
    return [int(what_of(effect)) for effect in effects_of(box, number)]


def worth(action: int) -> float:
    """About how many credits an action is worth in the middle of a game."""
    values = [_worth_of(int(effect_of(action, slot))) for slot in range(2) if effect_of(action, slot) != NO_EFFECT]
    value = max(values) + 0.3 * (len(values) - 1)
    if pay_of(action) != FREE:
        price = WORTH[actions.FUEL] * int(cost_of(action)) if pay_of(action) == PAY_FUEL else WORTH[actions.SAMPLE]
        value = max(0.3, value - price)
    return value * int(times_of(action)) * USUAL_COUNT[int(per_of(action))]


def _worth_of(effect: int) -> float:
    what = int(what_of(effect))
    return WORTH[what] * (int(amount_of(effect)) if what in (actions.FUEL, actions.BUREAU, actions.CREDITS) else 1)


def check_box(box: Box, origins: Origins) -> None:
    """BadContent names the file and the constraint."""
    check_bonuses(box)
    check_abilities(box)
    if "hexes" in origins.reconstructed:
        check_hexes(box)
    if "rooms" in origins.reconstructed:
        check_rooms(box)
    for side, name in enumerate(SHIP_SIDE_NAMES):
        check_side(box, side)
        if f"side {name}" in origins.reconstructed:
            check_plausible_side(box, side)
    if any(f"side {name}" in origins.reconstructed for name in SHIP_SIDE_NAMES):
        check_reverse_sides(box)


def require(is_kept: bool, complaint: str) -> None:
    if not is_kept:
        raise BadContent(complaint)


# Always: the rules rely on it


def check_bonuses(box: Box) -> None:
    """SB-C4, SB-C7 No flight and no office on a hex or in a room, no bureau steps in a room; level rooms are bare."""
    for number in range(START_HEXES, HEXES):
        kinds = kinds_of(box, HEX_LISTS + number)
        where = f"hexes.toml, hex {number + 1}"
        require(kinds != [], f"{where}: a hex to explore has at least one bonus")
        require(FLIGHT not in kinds and OFFICE not in kinds, f"{where}: a bonus is no flight and no office")
        is_bare = box.features[number] & PLANET == NO_COLOUR and box.features[number] & MEGAMALL == 0
        require(
            SAMPLE_HERE not in kinds or not is_bare,
            f"{where}: no sample of the place where there is neither planet nor megamall",
        )
    for number, level in enumerate(box.levels):
        kinds = kinds_of(box, ROOM_LISTS + number)
        where = f"bureau.toml, room {number + 1}"
        require((kinds == []) == (level > 0 or number == 0), f"{where}: a bonus room has a bonus, and no other room")
        nested = [kind for kind in kinds if kind in (FLIGHT, OFFICE, BUREAU)]
        require(nested == [], f"{where}: a room's bonus is no flight, no office and no bureau steps")


def check_abilities(box: Box) -> None:
    """SB-K1 to SB-K6 One bonus; 1 and 1 for ability 3, 1 for 4; 2, 2 and any sample for 5; a flight for 6."""
    for number in range(1, 7):
        found = list_actions(box, ABILITY_LISTS + number)
        where = f"abilities.toml, ability {number}"
        amounts = [int(amount_of(effect)) for effect in effects_of(box, ABILITY_LISTS + number)]
        size = {3: 2, 5: 3}.get(number, 1)
        require(len(found) == size, f"{where}: {size} bonuses expected, {len(found)} found")
        require(all(pay_of(action) == FREE for action in found), f"{where}: a bonus costs nothing")
        require(all(times_of(action) == 1 for action in found), f"{where}: a bonus stands there once")
        if number in (3, 4):
            require(max(amounts) <= 1, f"{where}: 1 of each kind")
        kinds = kinds_of(box, ABILITY_LISTS + number)
        require((FLIGHT in kinds) == (number == 6), f"{where}: a flight is the bonus of ability 6 and of no other")
        if number == 5:
            numbers = [amount for amount, kind in zip(amounts, kinds, strict=True) if kind != SAMPLE_ANY]
            require(numbers == [2, 2] and SAMPLE_ANY in kinds, f"{where}: 2 of one kind, 2 of another, any sample")


def check_side(box: Box, side: int) -> None:
    """SB-C6 Every cell has an action, and a ship connector comes in somewhere."""
    name = SHIP_SIDE_NAMES[side]
    for cell in range(CELLS):
        require(
            list_actions(box, side * CELLS + cell) != [],
            f"ships.toml, side {name}: cell {CELL_NAMES[cell]} needs at least one action",
        )
    entries = [int(box.entries[side * 4 + place]) for place in range(4)]
    require(any(entries), f"ships.toml, side {name}: some cell has to be entered by a ship connector")


# Where it is reconstructed: it has to be plausible


def check_hexes(box: Box) -> None:
    """SB-C4 Each kind of place among the unmarked, each colour in each group, richer bonuses on poorer places."""
    features = [int(box.features[number]) for number in range(HEXES)]
    worths = [sum(worth(action) for action in list_actions(box, HEX_LISTS + number)) for number in range(HEXES)]
    for name, first, last in GROUPS:
        found = {feature & PLANET for feature in features[first:last]}
        missing = [colour for number, colour in enumerate(COLOUR_NAMES) if number not in found]
        require(missing == [], f"hexes.toml: the {name} hexes need a planet of each colour, {missing} missing")
    unmarked = features[4:16]
    require(any(feature & WORMHOLE for feature in unmarked), "hexes.toml: the unmarked hexes need a wormhole")
    kinds = {(feature & PLANET != NO_COLOUR, feature & MEGAMALL != 0, feature & WORMHOLE != 0) for feature in unmarked}
    for kind, words in (
        ((False, True, False), "a megamall alone"),
        ((True, True, False), "a planet with a megamall"),
        ((False, False, False), "open space"),
    ):
        require(kind in kinds, f"hexes.toml: the unmarked hexes need {words}")
    poor = [worths[number] for number in range(4, HEXES) if features[number] & (PLANET | MEGAMALL) == NO_COLOUR]
    rich = [worths[number] for number in range(4, HEXES) if features[number] & (PLANET | MEGAMALL) != NO_COLOUR]
    require(
        sum(poor) / len(poor) > sum(rich) / len(rich),
        "hexes.toml: places with neither planet nor megamall need richer bonuses than others",
    )


def check_rooms(box: Box) -> None:
    """SB-C7 A room between level 3 and 4, and a room that offers a choice of two bonuses."""
    levels = list(box.levels)
    require(levels.index(4) - levels.index(3) > 1, "bureau.toml: a room is needed between level 3 and level 4")
    choices = [
        number
        for number in range(len(levels))
        for action in list_actions(box, ROOM_LISTS + number)
        if effect_of(action, 1) != NO_EFFECT
    ]
    require(choices != [], "bureau.toml: some room has to offer a choice of two bonuses")


def check_plausible_side(box: Box, side: int) -> None:
    """SB-C6 Higher rows stronger, fuel below, special cells high up, storage, offices, different cells, entries."""
    where = f"ships.toml, side {SHIP_SIDE_NAMES[side]}"
    lists = [list_actions(box, side * CELLS + cell) for cell in range(CELLS)]
    rows = [sum(worth(action) for found in lists[row * COLUMNS :][:COLUMNS] for action in found) for row in range(ROWS)]
    for row in range(1, ROWS):
        require(
            rows[row] > rows[row - 1] * STRONGER,
            f"{where}: row {row + 1} has to be clearly stronger than row {row}, "
            f"{rows[row]:.1f} against {rows[row - 1]:.1f}",
        )
    bottom = [action for found in lists[:COLUMNS] for action in found if pay_of(action) == FREE]
    require(any(what_of(action) in (FUEL, FILL) for action in bottom), f"{where}: the bottom row has to offer fuel")
    low = [action for found in lists[: 2 * COLUMNS] for action in found if per_of(action) != PLAIN]
    require(low == [], f"{where}: cells that count levels or offices lie in the two upper rows")
    storage = sum(STORAGE in kinds_of(box, side * CELLS + cell) for cell in range(CELLS))
    offices = sum(OFFICE in kinds_of(box, side * CELLS + cell) for cell in range(CELLS))
    require(storage >= LEAST_STORAGE_CELLS, f"{where}: {LEAST_STORAGE_CELLS} storage cells expected, {storage} found")
    require(offices >= LEAST_OFFICE_CELLS, f"{where}: {LEAST_OFFICE_CELLS} office cells expected, {offices} found")
    different = len({tuple(sorted(found)) for found in lists})
    require(different == CELLS, f"{where}: {CELLS} different cells expected, {different} found")
    require(int(box.entries[side * 4 + 2]) & 63 == 63, f"{where}: a connector enters every cell of the bottom row")


def check_reverse_sides(box: Box) -> None:
    """SB-C6 The four reverse sides differ, and are worth about the same."""
    sides = [
        [list_actions(box, side * CELLS + cell) for cell in range(CELLS)] for side in range(1, len(SHIP_SIDE_NAMES))
    ]
    different = len({str(side) for side in sides})
    require(different == len(sides), f"ships.toml: {len(sides)} different reverse sides expected, {different} found")
    worths = [sum(worth(action) for cell in side for action in cell) for side in sides]
    require(
        max(worths) < min(worths) * UNEQUAL,
        f"ships.toml: the reverse sides have to be of about equal worth, not {', '.join(f'{w:.0f}' for w in worths)}",
    )
