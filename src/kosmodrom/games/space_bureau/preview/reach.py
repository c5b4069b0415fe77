"""Where a flight could lead, and what could be done there."""

from msgspec import Struct

from kosmodrom.core.frames import top
from kosmodrom.games.space_bureau.moves import EXPLORE, MOVES
from kosmodrom.games.space_bureau.parts.ship import ANY, OFFICE_NAMES
from kosmodrom.games.space_bureau.parts.universe import (
    DIRECTIONS,
    EXPLORING,
    NO_COLOUR,
    step_q,
    step_r,
)
from kosmodrom.games.space_bureau.rules.course import Course
from kosmodrom.games.space_bureau.rules.flight import landing_credits, neighbour, why_not_land_at
from kosmodrom.games.space_bureau.rules.frames import FLIGHT as FLIGHT_FRAME
from kosmodrom.games.space_bureau.rules.frames import jumped, kind_of_frame
from kosmodrom.games.space_bureau.rules.office import has_office, planet_at
from kosmodrom.games.space_bureau.state import MIDDLE, NOWHERE, Player, SpaceBureauState
from kosmodrom.games.space_bureau.view.printed import Office


class Reach(Struct, frozen=True, omit_defaults=True):
    """A place that a flight could reach."""

    q: int
    r: int
    fuel: int
    """All the fuel that it takes."""
    moves: list[str]
    """The steps, without the move that begins the flight."""
    hex: int | None = None
    """Unexplored if it is left out."""
    landing: int = 0
    """Credits that a landing there would bring; 0 if none is possible."""
    offices: list[Office] = []
    """Offices that could be opened there."""


def landing(s: SpaceBureauState, player: Player, place: int) -> int:
    """SB-F4 The credits that a landing at a place would bring; 0 if none is possible."""
    if why_not_land_at(s, player, place) is not None:
        return 0
    return int(landing_credits(player, planet_at(s, place)))


def offices(s: SpaceBureauState, player: Player, place: int) -> list[Office]:
    """SB-A7 The offices that could be opened at a place."""
    colour = int(planet_at(s, place))
    if colour == NO_COLOUR or int(s.owners[place]) != 0:
        return []
    return [Office(OFFICE_NAMES[kind], s.box.office_values[kind]) for kind in (colour, ANY) if has_office(player, kind)]


def reach(s: SpaceBureauState, seat: int, fuel: int) -> list[Reach]:
    """SB-F1 Every open hex and unexplored place within reach of so much fuel, with the cheapest way there."""
    player = s.players[seat]
    is_flying = kind_of_frame(top(s)) == FLIGHT_FRAME
    found: list[Reach] = []
    new: dict[tuple[int, int], Reach] = {}
    course = Course()
    course.chart(s, player.place, fuel, jumped(top(s)) if is_flying else 0)
    for number in range(course.found):
        place = int(course.order[number])
        spent, moves = int(course.fuel[place]), [MOVES.notation(move) for move in course.way(s, place)]
        if place != player.place:
            q, r = int(s.qs[place]) - MIDDLE, int(s.rs[place]) - MIDDLE
            there = int(s.hexes[place]) + 1
            found.append(Reach(q, r, spent, moves, there, landing(s, player, place), offices(s, player, place)))
        if s.stack and spent + EXPLORING <= fuel:
            _reach_unexplored(s, place, spent, moves, new)
    return found + list(new.values())


def _reach_unexplored(
    s: SpaceBureauState, place: int, spent: int, moves: list[str], new: dict[tuple[int, int], Reach]
) -> None:
    """Unexplored places beside one; those already there were nearer."""
    for direction in range(DIRECTIONS):
        if neighbour(s, place, direction) == NOWHERE:
            q = int(s.qs[place]) - MIDDLE + int(step_q(direction))
            r = int(s.rs[place]) - MIDDLE + int(step_r(direction))
            if (q, r) not in new:
                new[q, r] = Reach(q, r, spent + EXPLORING, [*moves, MOVES.notation(EXPLORE + direction)])
