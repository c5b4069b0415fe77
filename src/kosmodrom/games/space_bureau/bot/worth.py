"""What things are worth to a captain who has so many turns left after this one, in credits."""

from typing import Final

from mypy_extensions import i64

from kosmodrom.games.space_bureau.parts.box import NO_LEVEL, ROOM_LISTS
from kosmodrom.games.space_bureau.parts.sets import size
from kosmodrom.games.space_bureau.parts.ship import ANY, samples_of
from kosmodrom.games.space_bureau.parts.tiles import COLOURS
from kosmodrom.games.space_bureau.parts.universe import NO_COLOUR
from kosmodrom.games.space_bureau.rules.bureau import room_after, unflipped_inspectors
from kosmodrom.games.space_bureau.rules.office import has_office, planet_at
from kosmodrom.games.space_bureau.rules.storage import free_slots
from kosmodrom.games.space_bureau.state import Player, SpaceBureauState, tiles_of

FUEL_WORTH: Final = 0.5
SAMPLE_WORTH: Final = 1.4
MISSING_SAMPLE_WORTH: Final = 1.2
"""More for a sample of a colour that the fewest are stored of: it completes sets."""
LEVEL_WORTH: Final = 0.25
"""For each turn that is left."""


def fuel_worth(player: Player, left: float, fuel: i64, room: i64) -> float:
    """What so much fuel is worth: less the more there is, and nothing in the end."""
    if fuel > room:
        fuel = room
    if left <= 0.0:
        return 0.01 * float(fuel)
    worth = FUEL_WORTH
    if player.fuel > 8:
        worth *= 0.6
    return worth * float(fuel)


def sample_worth(player: Player, left: float, colour: i64) -> float:
    """A sample counts in a set, and at each landing of its colour that is still to come."""
    mine = samples_of(player.samples, colour)
    worth = SAMPLE_WORTH
    other: i64 = 0
    while other < COLOURS:
        if samples_of(player.samples, other) < mine:
            worth -= 0.5 * MISSING_SAMPLE_WORTH
        elif other != colour and samples_of(player.samples, other) > mine:
            worth += 0.5 * MISSING_SAMPLE_WORTH
        other += 1
    if tiles_of(player, colour) & ~player.flipped != 0 and left > 0.0:
        worth += 0.4
    if free_slots(player) == 0:
        worth -= FUEL_WORTH
    return worth


def any_sample_worth(player: Player, left: float) -> float:
    best = sample_worth(player, left, 0)
    colour: i64 = 1
    while colour < COLOURS:
        found = sample_worth(player, left, colour)
        if found > best:
            best = found
        colour += 1
    return best


def bureau_worth(s: SpaceBureauState, player: Player, left: float, steps: i64) -> float:
    """The rooms on the way: their bonuses, levels, and inspectors who turn over."""
    worth = 0.0
    room = player.room
    inspectors = size(unflipped_inspectors(player))
    while steps > 0:
        room = room_after(s, room)
        level = s.box.levels[room]
        if level == NO_LEVEL:
            worth += 0.8 * s.box.worths[ROOM_LISTS + room]
        else:
            if level > player.level:
                worth += 0.5 + LEVEL_WORTH * left
            if inspectors > 0:
                worth += 2.0
                inspectors -= 1
        steps -= 1
    return worth + 0.1


def office_worth(s: SpaceBureauState, player: Player, place: i64) -> float:
    """The best office that could be opened at a place."""
    colour = planet_at(s, place)
    if colour == NO_COLOUR or i64(s.owners[place]) != 0:
        return 0.0
    return float(office_value(s, player, colour))


def office_value(s: SpaceBureauState, player: Player, colour: i64) -> i64:
    """SB-A7 What the best office that is left for a planet of a colour brings."""
    if has_office(player, colour):
        return s.box.office_values[colour]
    if has_office(player, ANY):
        return s.box.office_values[ANY]
    return 0
