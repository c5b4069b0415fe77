"""SB-F Flights: step by step through the universe, exploration, wormholes, landings."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.frames import pop, push, replace_top, top
from kosmodrom.core.rng import Rng
from kosmodrom.core.state import EVERYONE
from kosmodrom.games.space_bureau.events import ENDED, EXPLORED, FLEW, JUMPED, LANDED, TOOK_OFF
from kosmodrom.games.space_bureau.moves import END, EXPLORE, FLY, JUMP, LAND
from kosmodrom.games.space_bureau.parts.box import HEX_LISTS, HEX_STACK
from kosmodrom.games.space_bureau.parts.sets import bit, lowest, member, size
from kosmodrom.games.space_bureau.parts.ship import samples_of
from kosmodrom.games.space_bureau.parts.universe import CROSSING, DIRECTIONS, EXPLORING, NO_COLOUR, step_q, step_r
from kosmodrom.games.space_bureau.rules.frames import (
    BONUS,
    FLIGHT,
    after_crossing,
    after_jump,
    checklist,
    has_left,
    jumped,
)
from kosmodrom.games.space_bureau.rules.office import planet_at
from kosmodrom.games.space_bureau.state import MIDDLE, NOWHERE, Player, SpaceBureauState, lay_hex, tiles_of

LANDING: Final = 2
"""Credits for landing an agent, before those for samples."""


def neighbour(s: SpaceBureauState, place: i64, direction: i64) -> i64:
    """The open hex next to a place, or NOWHERE."""
    return i64(s.neighbours[place * DIRECTIONS + direction])


def unexplored(s: SpaceBureauState) -> list[tuple[int, int]]:
    """The coordinates of unexplored places beside open hexes, once each."""
    found: list[tuple[int, int]] = []
    seen: set[int] = set()
    place: i64 = 0
    while place < s.places:
        direction: i64 = 0
        while direction < DIRECTIONS:
            if neighbour(s, place, direction) == NOWHERE:
                q = i64(s.qs[place]) + step_q(direction)
                r = i64(s.rs[place]) + step_r(direction)
                if q * 2 * MIDDLE + r not in seen:
                    seen.add(q * 2 * MIDDLE + r)
                    found.append((q - MIDDLE, r - MIDDLE))
            direction += 1
        place += 1
    return found


# SB-F1, SB-F3, SB-F6 What steps are possible


def why_not_take_off(s: SpaceBureauState, player: Player, fuel: i64) -> str | None:
    """SB-F3 A flight has to leave its hex: it begins only where a first step can be made with the fuel there is."""
    place = player.place
    if s.wormholes & bit(place) != 0 and s.wormholes != bit(place):
        return None
    if fuel < CROSSING:
        return "SB-F3"
    can_explore = fuel >= EXPLORING and s.stack != 0
    direction: i64 = 0
    while direction < DIRECTIONS:
        if can_explore or neighbour(s, place, direction) != NOWHERE:
            return None
        direction += 1
    return "SB-F3"


def why_not_fly(s: SpaceBureauState, player: Player, direction: i64) -> str | None:
    """SB-F1 Crossing to a neighbouring open hex costs 1 fuel; from wormhole to wormhole one jumps, which is free."""
    there = neighbour(s, player.place, direction)
    if there == NOWHERE or player.fuel < CROSSING or gates(s, player.place) & bit(there) != 0:
        return "SB-F1"
    return None


def gates(s: SpaceBureauState, place: i64) -> i64:
    """SB-F1 The open wormholes if a place is one of them, else none: all ways from it that cost nothing."""
    return s.wormholes if s.wormholes & bit(place) != 0 else 0


def why_not_jump(s: SpaceBureauState, player: Player, to: i64) -> str | None:
    """SB-F1 From one open wormhole to another; not to one again before fuel is spent, or a flight might never end."""
    others = gates(s, player.place) & ~bit(player.place) & ~jumped(top(s))
    while others != 0:
        if i64(s.hexes[lowest(others)]) == to:
            return None
        others &= others - 1
    return "SB-F1"


def why_not_explore(s: SpaceBureauState, player: Player, direction: i64) -> str | None:
    """SB-F1, SB-F6 An empty neighbouring place costs 3 fuel, as long as there are hexes in the stack."""
    if s.stack == 0:
        return "SB-F6"
    if neighbour(s, player.place, direction) != NOWHERE or player.fuel < EXPLORING:
        return "SB-F1"
    return None


def why_not_end(s: SpaceBureauState) -> str | None:
    """SB-F3 Not before it has left its hex."""
    if has_left(top(s)):
        return None
    return "SB-F3"


def why_not_land(s: SpaceBureauState, player: Player) -> str | None:
    """SB-F3, SB-F4, SB-F5 After a flight, on a planet, an agent of its colour, and not where one landed this turn."""
    if not has_left(top(s)):
        return "SB-F3"
    return why_not_land_at(s, player, player.place)


def why_not_land_at(s: SpaceBureauState, player: Player, place: i64) -> str | None:
    """SB-F4, SB-F5 Whether a flight that ended at a place could land an agent there."""
    colour = planet_at(s, place)
    if colour == NO_COLOUR or tiles_of(player, colour) & ~player.flipped == 0:
        return "SB-F4"
    if s.landed & bit(place) != 0:
        return "SB-F5"
    return None


def fill_flight(s: SpaceBureauState, player: Player, moves: vec[i64]) -> i64:
    """All steps of a flight that nothing refuses, then its end."""
    n: i64 = 0
    frame = top(s)
    fuel = player.fuel
    place = player.place
    free = gates(s, place)
    if fuel >= CROSSING:
        can_explore = fuel >= EXPLORING and s.stack != 0
        direction: i64 = 0
        while direction < DIRECTIONS:
            there = neighbour(s, place, direction)
            if there != NOWHERE:
                if free & bit(there) == 0:
                    moves[n] = FLY + direction
                    n += 1
            elif can_explore:
                moves[n] = EXPLORE + direction
                n += 1
            direction += 1
    others = free & ~bit(place) & ~jumped(frame)
    while others != 0:
        moves[n] = JUMP + i64(s.hexes[lowest(others)])
        n += 1
        others &= others - 1
    if has_left(frame):
        moves[n] = END
        n += 1
        if why_not_land_at(s, player, place) is None:
            moves[n] = LAND
            n += 1
    return n


# SB-F1 to SB-F5 What steps do


def take_off(s: SpaceBureauState, seat: i64) -> None:
    """SB-F1, SB-A12 A flight begins; it is flown to its end before anything else is done."""
    push(s, FLIGHT)
    s.tell(TOOK_OFF, seat, EVERYONE, i64(s.hexes[s.players[seat].place]))


def fly(s: SpaceBureauState, seat: i64, direction: i64) -> None:
    """SB-F1, SB-F7 Over the border, for 1 fuel."""
    player = s.players[seat]
    start = player.place
    player.place = neighbour(s, start, direction)
    player.fuel -= CROSSING
    replace_top(s, after_crossing())
    s.tell(FLEW, seat, EVERYONE, i64(s.hexes[start]), i64(s.hexes[player.place]), CROSSING)


def jump(s: SpaceBureauState, seat: i64, to: i64) -> None:
    """SB-F1 Between wormholes, for nothing."""
    player = s.players[seat]
    start = player.place
    place: i64 = 0
    while i64(s.hexes[place]) != to:
        place += 1
    player.place = place
    replace_top(s, after_jump(top(s), place))
    s.tell(JUMPED, seat, EVERYONE, i64(s.hexes[start]), to)


def explore(s: SpaceBureauState, seat: i64, direction: i64, rng: Rng) -> None:
    """SB-F1, SB-F2 The top hex is laid, the ship moves onto it, and its bonus is gained at once."""
    player = s.players[seat]
    start = player.place
    found = member(s.stack, rng.below(size(s.stack), HEX_STACK))
    s.stack -= bit(found)
    q = i64(s.qs[start]) + step_q(direction)
    r = i64(s.rs[start]) + step_r(direction)
    player.place = lay_hex(s, found, q, r)
    player.fuel -= EXPLORING
    replace_top(s, after_crossing())
    s.tell(EXPLORED, seat, EVERYONE, i64(s.hexes[start]), found, q * 2 * MIDDLE + r)
    push(s, checklist(BONUS, HEX_LISTS + found, 1))


def landing_credits(player: Player, colour: i64) -> i64:
    """SB-F4 2 credits, and 1 for each stored sample of the colour."""
    return LANDING + samples_of(player.samples, colour)


def land(s: SpaceBureauState, seat: i64) -> None:
    """SB-F4, SB-F5 An agent of the planet's colour is turned over; which one makes no difference, so the first."""
    player = s.players[seat]
    place = player.place
    colour = planet_at(s, place)
    cell = lowest(tiles_of(player, colour) & ~player.flipped)
    credits = landing_credits(player, colour)
    player.flipped |= bit(cell)
    player.from_landings += credits
    s.landed |= bit(place)
    pop(s)
    s.tell(LANDED, seat, EVERYONE, cell, i64(s.hexes[place]), credits)


def end_flight(s: SpaceBureauState, seat: i64) -> None:
    """SB-F3 The flight ends where the ship is, and nobody leaves it."""
    pop(s)
    s.tell(ENDED, seat, EVERYONE, i64(s.hexes[s.players[seat].place]))
