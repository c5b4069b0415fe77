"""GK-S4 Starting places; GK-T1, GK-T2 flights."""

from mypy_extensions import i64

from kosmodrom.core.illegal import OTHER_QUESTION
from kosmodrom.core.rng import Rng
from kosmodrom.core.state import EVERYONE, only
from kosmodrom.games.galaktiko import events
from kosmodrom.games.galaktiko.options import FULL_CIRCLE
from kosmodrom.games.galaktiko.parts.kinds import SECTORS, sector_of
from kosmodrom.games.galaktiko.rules.dealing import deal_new_passengers
from kosmodrom.games.galaktiko.rules.drop_off import begin_drop_off
from kosmodrom.games.galaktiko.rules.loading import board
from kosmodrom.games.galaktiko.state import (
    FLYING,
    STARTING,
    GalaktikoState,
    count_stations,
    has_option,
    icon_at,
    right_of,
)

# Sets of stations, a bit each


def station_bit(station: i64) -> i64:
    """The set of one station; empty for a ship that is not placed."""
    return only(station)


def route(s: GalaktikoState) -> i64:
    """GK-C3 The stations of the route in play."""
    return only(count_stations(s)) - 1


def sector_stations(sector: i64) -> i64:
    """GK-C2 The three stations of a sector."""
    return only(sector) * 0x10101


def occupied(s: GalaktikoState) -> i64:
    """The stations where ships stand."""
    ships: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        ships |= station_bit(s.players[seat].station)
        seat += 1
    return ships


# Starting places


def stations_to_start_from(s: GalaktikoState) -> i64:
    """GK-S4 Any station of the route in a sector with no other ship."""
    ships = occupied(s)
    ships = (ships | (ships >> SECTORS) | (ships >> (2 * SECTORS))) & 0xFF
    return route(s) & ~(ships * 0x10101)


def why_not_start(s: GalaktikoState, station: i64) -> str | None:
    """GK-S4, GK-C3 The rule that refuses a starting place, or nothing."""
    if s.question != STARTING:
        return OTHER_QUESTION
    if stations_to_start_from(s) & station_bit(station) != 0:
        return None
    return "GK-S4" if route(s) & station_bit(station) != 0 else "GK-C3"


def start(s: GalaktikoState, seat: i64, station: i64) -> None:
    """GK-S4 From the last driver to the first: a place, and all three cards of its queue; nobody gets off now."""
    s.players[seat].station = station
    here = sector_of(station)
    s.tell(events.START, seat, EVERYONE, station, here, icon_at(s, station))
    board(s, seat, s.sectors[here].length)
    if seat != s.first:
        s.turn = right_of(s, seat)
        return
    s.round = 1
    s.question = FLYING


# Flights


def stations_to_fly_to(s: GalaktikoState, seat: i64) -> i64:
    """GK-T1, GK-T2 Any free station of the route in another sector, however far; option: a full circle."""
    free = route(s) & ~occupied(s)
    if has_option(s, FULL_CIRCLE):
        return free
    return free & ~sector_stations(sector_of(s.players[seat].station))


def why_not_fly(s: GalaktikoState, seat: i64, station: i64) -> str | None:
    """GK-T1, GK-C3 The rule that refuses a flight, or nothing."""
    if s.question != FLYING:
        return OTHER_QUESTION
    if stations_to_fly_to(s, seat) & station_bit(station) != 0:
        return None
    return "GK-T1" if route(s) & station_bit(station) != 0 else "GK-C3"


def fly(s: GalaktikoState, seat: i64, station: i64, rng: Rng) -> None:
    """GK-T1 to GK-T9 A turn: the flight, new passengers, and then drop-off and loading."""
    player = s.players[seat]
    if s.witness is not None:
        s.tell(events.FLIES, seat, EVERYONE, station, sector_of(player.station), icon_at(s, station))
    player.station = station
    deal_new_passengers(s, sector_of(station), rng)
    begin_drop_off(s, seat, rng)
