"""What the moves of a seat would bring, up to the first draw."""

from msgspec import Struct

from kosmodrom.core.frames import top
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
from kosmodrom.games.space_bureau.parts.actions import (
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
from kosmodrom.games.space_bureau.parts.sets import bit, size
from kosmodrom.games.space_bureau.parts.ship import CELLS, NO_ABILITY
from kosmodrom.games.space_bureau.parts.tiles import kind_of, sides_of, type_of
from kosmodrom.games.space_bureau.parts.universe import CROSSING, EXPLORING
from kosmodrom.games.space_bureau.preview.reach import Reach, landing, offices, reach
from kosmodrom.games.space_bureau.preview.routine import routine
from kosmodrom.games.space_bureau.rules.ability import count_triggers
from kosmodrom.games.space_bureau.rules.bureau import FLIPPING, room_after
from kosmodrom.games.space_bureau.rules.checklist import action_at, allowed, why_not_slot
from kosmodrom.games.space_bureau.rules.frames import CELL as CELL_FRAME
from kosmodrom.games.space_bureau.rules.frames import FLIGHT as FLIGHT_FRAME
from kosmodrom.games.space_bureau.rules.frames import checklist, kind_of_frame
from kosmodrom.games.space_bureau.rules.placement import cells_to_enter, lay_tile
from kosmodrom.games.space_bureau.rules.storage import free_slots
from kosmodrom.games.space_bureau.state import ACTING, Player, SpaceBureauState
from kosmodrom.games.space_bureau.view.printed import Office


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
        landing=landing(s, player, int(player.place)),
        offices=offices(s, player, int(player.place)),
        routine=routine(s, seat),
    )


def _begins_flight(s: SpaceBureauState, move: int) -> bool:
    kind = kind_of_move(move)
    if kind not in (DO, PAY):
        return False
    slot = slot_of(kind, move)
    return bool(what_of(effect_of(action_at(s, top(s), slot >> 1), slot)) == FLIGHT)


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
        return MovePreview(notation, credits=landing(s, player, int(player.place)))
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
