"""SB-C The components, loaded from `content/` and checked."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.content import BadContent, Row, check_total, content_hash, read_rows
from kosmodrom.games.space_bureau.parts.actions import ACTIONS_OF_A_LIST
from kosmodrom.games.space_bureau.parts.box import (
    ABILITY_LISTS,
    CELL_LISTS,
    HEX_LISTS,
    HIGHEST_LEVEL,
    MOST_ROOMS,
    NO_LEVEL,
    ROOM_LISTS,
    Box,
)
from kosmodrom.games.space_bureau.parts.constraints import Origins, check_box, list_actions, worth
from kosmodrom.games.space_bureau.parts.ship import ABILITIES, CELL_NAMES, CELLS, OFFICE_NAMES, SHIP_SIDE_NAMES
from kosmodrom.games.space_bureau.parts.tiles import (
    AGENT_NAMES,
    COLOUR_NAMES,
    SHAPES,
    SIDE_LETTERS,
    count,
    one,
    type_of,
)
from kosmodrom.games.space_bureau.parts.universe import (
    DIRECTION_NAMES,
    HEXES,
    MEGAMALL,
    NO_COLOUR,
    START_HEXES,
    WORMHOLE,
    step_q,
    step_r,
)
from kosmodrom.games.space_bureau.parts.vocabulary import read_actions

FOLDER: Final = Path(__file__).with_name("content")
FORMER: Final = {"0e019e2190edfa57": "5991829fe82e28e0"}
"""What records call the content that the game comes with: a hash of its files as they first were."""
GROUPS: Final = {"start": range(1, 5), "all": range(5, 17), "3+": range(17, 23), "4": range(23, 29)}
"""The numbers of the hexes of each mark."""
BAG_AGENTS: Final = {"orange": 16, "blue": 13, "purple": 10, "inspector": 11}
HARD_ABILITIES: Final = 2


@dataclass(frozen=True)
class Content:
    """What is in the box, which abilities are harder, and a hash of the files."""

    box: Box
    hard: tuple[bool, ...]
    hash: str
    is_ours: bool
    """Whether the game comes with it: the lesson is played with no other."""


def load(folder: Path = FOLDER) -> Content:
    """SB-C1 to SB-C8 The box; BadContent names file, row and what was expected."""
    box = Box()
    origins = Origins()
    load_agents(folder, box)
    load_offices(folder, box)
    load_hexes(folder, box, origins)
    load_rooms(folder, box, origins)
    hard = load_abilities(folder, box)
    load_ships(folder, box, origins)
    check_box(box, origins)
    for number in range(len(box.worths)):
        box.worths[number] = sum(worth(action) for action in list_actions(box, number))
    return Content(box, hard, content_hash(folder, FORMER), folder == FOLDER)


def put_actions(box: Box, row: Row, field: str, number: int) -> None:
    """The actions of a row into the list of a number."""
    for place, action in enumerate(read_actions(row.where, row.texts(field))):
        box.actions[number * ACTIONS_OF_A_LIST + place] = action


def load_agents(folder: Path, box: Box) -> None:
    """SB-C1, SB-C2 62 agents: three starting ones for each of four captains, and 50 for the bag."""
    for row in read_rows(folder, "agents.toml", "agent"):
        agent = row.word("agent", AGENT_NAMES)
        shape = row.word("shape", tuple(shape for name, shape in SHAPES if name == agent))
        kind = SHAPES[agent, shape]
        if count(box.bag_tiles + box.start_tiles, kind) > 0:
            raise BadContent(f"{row.where}: {agent} {shape} was given before, each is expected once")
        box.bag_tiles += row.number("count", 0, 50) * one(kind)
        box.start_tiles += row.number("starting", 0, 1) * one(kind)
        row.done()
    for number, agent in enumerate(AGENT_NAMES):
        kinds = [kind for kind in SHAPES.values() if type_of(kind) == number]
        bag = sum(int(count(box.bag_tiles, kind)) for kind in kinds)
        starting = sum(int(count(box.start_tiles, kind)) for kind in kinds)
        check_total("agents.toml", f"{agent} agents for the bag", bag, BAG_AGENTS[agent])
        check_total("agents.toml", f"{agent} agents for a captain's start", starting, int(agent != "inspector"))


def load_offices(folder: Path, box: Box) -> None:
    """SB-C5 One office of each colour and two for any: 8 for purple, 4 for any, orange and blue from 4 to 8."""
    for row in read_rows(folder, "offices.toml", "office"):
        office = row.word("office", OFFICE_NAMES)
        number = OFFICE_NAMES.index(office)
        if box.office_values[number] > 0:
            raise BadContent(f"{row.where}: office {office} was given before, each is expected once")
        amount = 2 if office == "any" else 1
        row.number("count", amount, amount)
        low, high = {"purple": (8, 8), "any": (4, 4)}.get(office, (4, 8))
        box.office_values[number] = row.number("value", low, high)
        row.done()
    check_total("offices.toml", "kinds of offices", sum(value > 0 for value in box.office_values), len(OFFICE_NAMES))
    if box.office_values[0] > box.office_values[1]:
        raise BadContent("offices.toml: the orange office must not be worth more than the blue one")


def load_hexes(folder: Path, box: Box, origins: Origins) -> None:
    """SB-C3, SB-C4 28 hexes: 4 to start with, 12 for all, 6 from three captains on, 6 for four."""
    seen: set[int] = set()
    for row in read_rows(folder, "hexes.toml", "hex"):
        group = row.word("group", tuple(GROUPS))
        number = row.number("hex", GROUPS[group].start, GROUPS[group].stop - 1)
        if number in seen:
            raise BadContent(f"{row.where}: hex {number} was given before, each is expected once")
        seen.add(number)
        box.features[number - 1] = read_features(row)
        if group == "start":
            read_start(row, box, number - 1)
        else:
            put_actions(box, row, "bonus", HEX_LISTS + number - 1)
        origins.note("hexes", row.origin)
        row.done()
    check_total("hexes.toml", "hexes", len(seen), HEXES)


def read_features(row: Row) -> int:
    """SB-C4 A planet, a megamall, both, a wormhole, or open space."""
    words = row.texts("holds")
    planets = [COLOUR_NAMES.index(word) for word in words if word in COLOUR_NAMES]
    others = [word for word in words if word not in COLOUR_NAMES]
    if len(planets) > 1 or others not in ([], ["megamall"], ["wormhole"]) or (planets and others == ["wormhole"]):
        raise BadContent(
            f"{row.where}: holds must be a planet's colour, megamall, both, wormhole or nothing, not {words!r}"
        )
    features = planets[0] if planets else NO_COLOUR
    return features + MEGAMALL * ("megamall" in others) + WORMHOLE * ("wormhole" in others)


def read_start(row: Row, box: Box, number: int) -> None:
    """SB-S1 Where a starting hex lies: so many steps from the centre, and whether it lies there for a lone captain."""
    expected = (NO_COLOUR + WORMHOLE, 0, 1, 2)[number]
    if box.features[number] != expected:
        raise BadContent(f"{row.where}: the starting hexes hold a wormhole, orange, blue and purple, in this order")
    for place, field in ((number, "at"), (number + START_HEXES, "alone")):
        if field == "at" or number in (0, START_HEXES - 1):
            steps = row.text(field).split()
            for step in steps:
                if step not in DIRECTION_NAMES:
                    raise BadContent(f"{row.where}: a step is one of {', '.join(DIRECTION_NAMES)}, not {step!r}")
                box.start_q[place] += step_q(DIRECTION_NAMES.index(step))
                box.start_r[place] += step_r(DIRECTION_NAMES.index(step))
            far = (0, 1, 1, 2, 0, 0, 0, 3)[place]
            if len(steps) != far or len(set(steps)) > 1:
                raise BadContent(f"{row.where}: {field} must be {far} steps in a straight line, not {steps!r}")


def load_rooms(folder: Path, box: Box, origins: Origins) -> None:
    """SB-C7 A start room, bonus rooms, rooms of level 1 to 4 in order, and three rooms that lead back to level 4."""
    levels: list[int] = []
    words = ("start", "bonus", *(f"level {level}" for level in range(1, HIGHEST_LEVEL + 1)))
    for number, row in enumerate(read_rows(folder, "bureau.toml", "room")):
        if number == MOST_ROOMS:
            raise BadContent(f"{row.where}: at most {MOST_ROOMS} rooms")
        room = row.word("room", words)
        if (room == "start") != (number == 0):
            raise BadContent(f"{row.where}: the first room, and no other, is the start")
        if room == "bonus":
            put_actions(box, row, "bonus", ROOM_LISTS + number)
        levels.append(int(room[-1]) if room.startswith("level") else NO_LEVEL)
        origins.note("rooms", row.origin)
        row.done()
    found = [level for level in levels if level != NO_LEVEL]
    if found != list(range(1, HIGHEST_LEVEL + 1)):
        raise BadContent(f"bureau.toml: rooms of level 1 to {HIGHEST_LEVEL} in order expected, {found} found")
    box.levels = vec[i64](levels)
    box.loop = levels.index(HIGHEST_LEVEL)
    check_total("bureau.toml", "rooms after level 4", len(levels) - 1 - box.loop, 3)


def load_abilities(folder: Path, box: Box) -> tuple[bool, ...]:
    """SB-C8, SB-K7 Six abilities, two of them harder."""
    hard: dict[int, bool] = {}
    for row in read_rows(folder, "abilities.toml", "ability"):
        number = row.number("ability", 1, ABILITIES)
        if number in hard:
            raise BadContent(f"{row.where}: ability {number} was given before, each is expected once")
        hard[number] = row.word("kind", ("usual", "hard")) == "hard"
        put_actions(box, row, "bonus", ABILITY_LISTS + number)
        row.done()
    check_total("abilities.toml", "abilities", len(hard), ABILITIES)
    check_total("abilities.toml", "hard abilities", sum(hard.values()), HARD_ABILITIES)
    return tuple(hard[number] for number in sorted(hard))


def load_ships(folder: Path, box: Box, origins: Origins) -> None:
    """SB-C6 Five sides of 24 cells."""
    seen: set[tuple[int, int]] = set()
    for row in read_rows(folder, "ships.toml", "cell"):
        side = SHIP_SIDE_NAMES.index(row.word("side", SHIP_SIDE_NAMES))
        cell = CELL_NAMES.index(row.word("cell", CELL_NAMES))
        if (side, cell) in seen:
            raise BadContent(f"{row.where}: cell {CELL_NAMES[cell]} of this side was given before")
        seen.add((side, cell))
        put_actions(box, row, "actions", CELL_LISTS + side * CELLS + cell)
        for letter in row.text("enters") if row.has("enters") else "":
            if letter not in SIDE_LETTERS:
                raise BadContent(f"{row.where}: enters has the letters {SIDE_LETTERS}, not {letter!r}")
            box.entries[side * 4 + SIDE_LETTERS.index(letter)] |= 2**cell
        origins.note(f"side {SHIP_SIDE_NAMES[side]}", row.origin)
        row.done()
    check_total("ships.toml", "cells", len(seen), len(SHIP_SIDE_NAMES) * CELLS)
