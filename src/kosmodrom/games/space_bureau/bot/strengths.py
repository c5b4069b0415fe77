"""What lists of actions are good for: a set of steps, so that the best of several lists is the union of their sets."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.games.space_bureau.parts.actions import (
    ACTIONS_OF_A_LIST,
    BUREAU,
    CREDITS,
    FILL,
    FLIGHT,
    FUEL,
    NO_ACTION,
    NO_EFFECT,
    PER_LEVEL,
    PER_OFFICE,
    amount_of,
    effect_of,
    per_of,
    times_of,
    what_of,
)
from kosmodrom.games.space_bureau.parts.box import HEX_LISTS, HIGHEST_LEVEL, NO_LEVEL, ROOM_LISTS, Box
from kosmodrom.games.space_bureau.parts.ship import CELLS, OFFICES, SHIP_SIDES
from kosmodrom.games.space_bureau.rules.checklist import action_at, allowed
from kosmodrom.games.space_bureau.rules.frames import used_of
from kosmodrom.games.space_bureau.state import Player, SpaceBureauState

EFFECTS: Final = ("fuel", "flight", "office", "storage", "sample here", "sample", "bureau", "credits")
"""Kinds of effects, apart by what they are good for. A sample of a given colour is one of any."""
EFFECT_STEPS: Final = 3
"""Of each kind so many steps are told: two fuel each, one of everything else."""
ONE_FLIGHT: Final = 0o10
"""The first step of flights; so for offices."""
ONE_OFFICE: Final = 0o100
ROOMS_AHEAD: Final = 4
ROOM_KINDS: Final = ("level", "fuel", "sample", "storage", "credits")

_FUEL_STEP: Final = 2
_KIND_OF: Final = vec[i64]([0, 0, 0, 4, 5, 5, 3, 7, 2, 6, 1])
"""The place in EFFECTS of each effect of an action, from FUEL, which is 1, to FLIGHT."""
_FIRST_STEP: Final = vec[i64]([2 ** (EFFECT_STEPS * kind) for kind in range(len(EFFECTS))])
_REACHED: Final = vec[i64]([2**steps - 1 for steps in range(EFFECT_STEPS + 1)])
assert len(_KIND_OF) == FLIGHT + 1, "each effect of an action has its place"


def strength(effect: i64, times: i64) -> i64:
    """The steps that an effect reaches when it is had so often: three bits for each of EFFECTS."""
    if times <= 0:
        return 0
    what = what_of(effect)
    steps = times
    if what == FUEL:
        steps = (times * amount_of(effect) + 1) // _FUEL_STEP
    elif what == FILL:
        steps = EFFECT_STEPS
    elif what in (BUREAU, CREDITS):
        steps = times * amount_of(effect)
    if steps > EFFECT_STEPS:
        steps = EFFECT_STEPS
    return _REACHED[steps] * _FIRST_STEP[_KIND_OF[what]]


def action_strength(action: i64, times: i64) -> i64:
    """The steps of an action; of two effects joined by "or" those of both."""
    found = strength(effect_of(action, 0), times)
    if effect_of(action, 1) != NO_EFFECT:
        found |= strength(effect_of(action, 1), times)
    return found


def list_strength(box: Box, actions: i64, level: i64, offices: i64) -> i64:
    """The steps of a list of actions for a captain with such a level and so many offices."""
    found: i64 = 0
    number: i64 = 0
    while number < ACTIONS_OF_A_LIST:
        action = box.actions[actions * ACTIONS_OF_A_LIST + number]
        if action == NO_ACTION:
            break
        times = times_of(action)
        if per_of(action) == PER_LEVEL:
            times *= level
        elif per_of(action) == PER_OFFICE:
            times *= offices
        found |= action_strength(action, times)
        number += 1
    return found


def strength_left(s: SpaceBureauState, player: Player, frame: i64) -> i64:
    """The steps of what is not yet done of the list of a frame."""
    found: i64 = 0
    number: i64 = 0
    while number < ACTIONS_OF_A_LIST:
        action = action_at(s, frame, number)
        if action == NO_ACTION:
            break
        found |= action_strength(action, allowed(player, frame, action) - used_of(frame, number))
        number += 1
    return found


def cell_strengths(box: Box) -> vec[i64]:
    """The steps of all cells of all sides, for each number of offices at each level (see `cell_row`)."""
    found: list[int] = []
    for level in range(HIGHEST_LEVEL + 1):
        for offices in range(OFFICES + 1):
            found += [list_strength(box, cell, level, offices) for cell in range(HEX_LISTS)]
    return vec[i64](found)


def cell_row(level: i64, offices: i64) -> i64:
    """Where the cells begin in `cell_strengths`."""
    return (level * (OFFICES + 1) + offices) * HEX_LISTS


def cells_with(box: Box, what: i64) -> vec[i64]:
    """For each side of a ship its cells with an action that has some effect, a bit each."""
    found: list[int] = []
    for side in range(SHIP_SIDES):
        cells = 0
        for cell in range(CELLS):
            first = (side * CELLS + cell) * ACTIONS_OF_A_LIST
            actions = [box.actions[first + number] for number in range(ACTIONS_OF_A_LIST)]
            if any(what in (what_of(effect_of(action, 0)), what_of(effect_of(action, 1))) for action in actions):
                cells += 2**cell
        found.append(cells)
    return vec[i64](found)


def rooms_ahead(box: Box) -> vec[i64]:
    """For each room what the next four are: a bit for each of ROOM_KINDS, room after room."""
    kinds: list[int] = []
    for room in range(len(box.levels)):
        strengths = list_strength(box, ROOM_LISTS + room, 0, 0)
        has = [int(strengths) >> (EFFECT_STEPS * EFFECTS.index(name)) & 1 for name in ROOM_KINDS[1:]]
        kinds.append(int(box.levels[room] != NO_LEVEL) + sum([yes * 2**i for i, yes in enumerate(has, 1)]))
    ahead: list[int] = []
    for room in range(len(kinds)):
        found, there = 0, room
        for step in range(ROOMS_AHEAD):
            there = there + 1 if there + 1 < len(kinds) else int(box.loop)
            found += kinds[there] * 2 ** (len(ROOM_KINDS) * step)
        ahead.append(found)
    return vec[i64](ahead)


def rooms_to_level(box: Box) -> vec[i64]:
    """For each room how many steps it is to the next level room."""
    found: list[int] = []
    for room in range(len(box.levels)):
        steps, there = 0, room
        while steps == 0 or box.levels[there] == NO_LEVEL:
            there = there + 1 if there + 1 < len(box.levels) else int(box.loop)
            steps += 1
        found.append(steps)
    return vec[i64](found)
