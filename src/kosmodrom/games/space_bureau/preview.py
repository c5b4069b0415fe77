"""What the moves of a seat would bring, up to the first draw, and where a flight could lead."""

from msgspec import Struct

from kosmodrom.games.space_bureau.ability import count_triggers
from kosmodrom.games.space_bureau.actions import (
    BUREAU,
    CREDITS,
    FILL,
    FLIGHT,
    FUEL,
    PAY_FUEL,
    amount_of,
    cost_of,
    effect_of,
    pay_of,
    what_of,
)
from kosmodrom.games.space_bureau.bureau import FLIPPING, room_after
from kosmodrom.games.space_bureau.checklist import action_at, allowed, why_not_slot
from kosmodrom.games.space_bureau.course import Course
from kosmodrom.games.space_bureau.flight import (
    landing_credits,
    neighbour,
    step_q,
    step_r,
    why_not_land_at,
)
from kosmodrom.games.space_bureau.frames import CELL as CELL_FRAME
from kosmodrom.games.space_bureau.frames import FLIGHT as FLIGHT_FRAME
from kosmodrom.games.space_bureau.frames import checklist, jumped, kind_of_frame, top
from kosmodrom.games.space_bureau.moves import (
    DO,
    EXPLORE,
    FLIP,
    FLY,
    LAND,
    MOVES,
    OFFICE,
    PAY,
    PLACE,
    SAMPLE,
    cell_of,
    choice_of,
    kind_of_move,
    slot_of,
    turned_of,
)
from kosmodrom.games.space_bureau.names import DIRECTION_NAMES, OFFICE_NAMES
from kosmodrom.games.space_bureau.office import has_office, planet_at
from kosmodrom.games.space_bureau.parts import (
    ANY,
    CELLS,
    CROSSING,
    DIRECTIONS,
    EXPLORING,
    NO_ABILITY,
    NO_COLOUR,
    bit,
    kind_of,
    sides_of,
    size,
    type_of,
)
from kosmodrom.games.space_bureau.placement import cells_to_enter, lay_tile
from kosmodrom.games.space_bureau.printed import Office
from kosmodrom.games.space_bureau.routine import routine
from kosmodrom.games.space_bureau.state import ACTING, MIDDLE, NOWHERE, Player, SpaceBureauState
from kosmodrom.games.space_bureau.storage import free_slots


class MovePreview(Struct, frozen=True, omit_defaults=True):
    """What a move would bring at once."""

    move: str
    fuel: int = 0
    """By how much the fuel changes."""
    credits: int = 0
    lost: int = 0
    """Fuel that would find no room."""
    counts: list[int] = []
    """Placing: for each action of the cell how often it could be done as things stand; 0 if it can't be."""
    triggers: int = 0
    """Placing: how often the captain's ability would be triggered."""
    open_cells: int = 0
    """Placing: empty cells that some tile could enter afterwards."""
    rooms: list[int] = []
    """Bureau steps: the rooms on the way."""
    level: int | None = None
    """Bureau steps: the level reached."""


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


class SpaceBureauPreview(Struct, frozen=True):
    """What a seat's moves would bring, and where its ship could go."""

    moves: list[MovePreview]
    """One for each legal move, in order."""
    reach: list[Reach]
    """Where a flight could lead: while flying, or while one can be begun."""
    begins: str | None
    """The move that has to begin the flight of `reach`."""
    landing: int
    """Credits that a landing would bring where the ship is; 0 if none is possible."""
    offices: list[Office]
    """Offices that could be opened where the ship is."""
    routine: list[str]
    """Moves that carry out, in this order, all of the list that is asked and needs no decision."""


def preview(s: SpaceBureauState, seat: int, moves: list[int]) -> SpaceBureauPreview:
    """Everything from the position as it stands: nothing looks behind a draw."""
    player = s.players[seat]
    fuel = int(player.fuel)
    begins = next((move for move in moves if _begins_flight(s, move)), None)
    is_flying = s.phase == ACTING and kind_of_frame(top(s)) == FLIGHT_FRAME
    if begins is not None:
        fuel -= _fuel_price(s, int(slot_of(kind_of_move(begins), begins)))
    return SpaceBureauPreview(
        moves=_previews(s, seat, moves),
        reach=reach(s, seat, fuel) if is_flying or begins is not None else [],
        begins=None if begins is None else MOVES.notation(begins),
        landing=_landing(s, player, int(player.place)),
        offices=_offices(s, player, int(player.place)),
        routine=routine(s, seat),
    )


def _begins_flight(s: SpaceBureauState, move: int) -> bool:
    kind = kind_of_move(move)
    if kind not in (DO, PAY):
        return False
    slot = slot_of(kind, move)
    return bool(what_of(effect_of(action_at(s, top(s), slot >> 1), slot)) == FLIGHT)


def _landing(s: SpaceBureauState, player: Player, place: int) -> int:
    if why_not_land_at(s, player, place) is not None:
        return 0
    return int(landing_credits(player, planet_at(s, place)))


def _offices(s: SpaceBureauState, player: Player, place: int) -> list[Office]:
    colour = int(planet_at(s, place))
    if colour == NO_COLOUR or int(s.owners[place]) != 0:
        return []
    return [Office(OFFICE_NAMES[kind], s.box.office_values[kind]) for kind in (colour, ANY) if has_office(player, kind)]


# Moves


def _previews(s: SpaceBureauState, seat: int, moves: list[int]) -> list[MovePreview]:
    counts: dict[int, list[int]] = {}
    return [_preview(s, seat, move, counts) for move in moves]


def _preview(s: SpaceBureauState, seat: int, move: int, counts: dict[int, list[int]]) -> MovePreview:
    notation = MOVES.notation(move)
    player = s.players[seat]
    kind = kind_of_move(move)
    if kind == PLACE:
        turned, cell = int(turned_of(move)), int(cell_of(move))
        if cell not in counts:
            counts[cell] = _counts(s, seat, cell)
        return _placing(s, player, turned, cell, notation, counts[cell])
    if kind in (DO, SAMPLE, PAY, OFFICE):
        return _action(s, player, int(kind), move, notation)
    if kind == FLY:
        return MovePreview(notation, fuel=-CROSSING)
    if kind == EXPLORE:
        return MovePreview(notation, fuel=-EXPLORING)
    if kind == LAND:
        return MovePreview(notation, credits=_landing(s, player, int(player.place)))
    if kind == FLIP:
        return MovePreview(notation, credits=FLIPPING)
    return MovePreview(notation)


def _counts(s: SpaceBureauState, seat: int, cell: int) -> list[int]:
    """How often each action of a cell could be done as things stand."""
    player = s.players[seat]
    frame = checklist(CELL_FRAME, player.side * CELLS + cell, 1)
    found: list[int] = []
    for number in range(4):
        action = action_at(s, frame, number)
        if action == 0:
            break
        is_possible = any(why_not_slot(s, seat, frame, 2 * number + place) is None for place in range(2))
        found.append(int(allowed(player, frame, action)) if is_possible else 0)
    return found


def _placing(
    s: SpaceBureauState, player: Player, turned: int, cell: int, notation: str, counts: list[int]
) -> MovePreview:
    """SB-T1, SB-T2 The tile laid on a ship that is only thought of."""
    thought = Player()
    thought.load(player)
    agent = type_of(kind_of(turned))
    lay_tile(thought, agent, sides_of(turned), bit(cell))
    return MovePreview(
        notation,
        counts=counts,
        triggers=int(count_triggers(thought, agent, cell)) if player.ability != NO_ABILITY else 0,
        open_cells=int(size(cells_to_enter(s.box, thought, 15))),
    )


def _fuel_price(s: SpaceBureauState, slot: int) -> int:
    action = action_at(s, top(s), slot >> 1)
    return int(cost_of(action)) if pay_of(action) == PAY_FUEL else 0


def _action(s: SpaceBureauState, player: Player, kind: int, move: int, notation: str) -> MovePreview:
    slot = int(slot_of(kind, move))
    cost = _fuel_price(s, slot)
    if kind == OFFICE:
        return MovePreview(notation, fuel=-cost, credits=s.box.office_values[choice_of(kind, move)])
    free = int(free_slots(player)) + cost
    if kind == SAMPLE:
        return MovePreview(notation, fuel=-cost - int(free == 0))
    effect = int(effect_of(action_at(s, top(s), slot >> 1), slot))
    return _effect(s, player, effect, notation, -cost, free + int(kind == PAY))


def _effect(s: SpaceBureauState, player: Player, effect: int, notation: str, fuel: int, free: int) -> MovePreview:
    what, amount = int(what_of(effect)), int(amount_of(effect))
    if what == FUEL:
        gained = min(amount, free)
        return MovePreview(notation, fuel=fuel + gained, lost=amount - gained)
    if what == FILL:
        return MovePreview(notation, fuel=fuel + free)
    if what == CREDITS:
        return MovePreview(notation, fuel=fuel, credits=amount)
    if what == BUREAU:
        rooms: list[int] = []
        room, level = int(player.room), None
        for _ in range(amount):
            room = int(room_after(s, room))
            rooms.append(room)
            level = int(s.box.levels[room]) or level
        return MovePreview(notation, fuel=fuel, rooms=rooms, level=level)
    return MovePreview(notation, fuel=fuel)


# Flights


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
            landing, offices = _landing(s, player, place), _offices(s, player, place)
            found.append(Reach(q, r, spent, moves, int(s.hexes[place]) + 1, landing, offices))
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
                new[q, r] = Reach(q, r, spent + EXPLORING, [*moves, f"explore {DIRECTION_NAMES[direction]}"])
