"""What a seat or a spectator may know of the table: everything but what chance will bring."""

from typing import Annotated, Final, Literal

from librt.vecs import vec
from msgspec import Meta, Struct
from mypy_extensions import i64

from kosmodrom.core.events import ONE_OF
from kosmodrom.core.frames import top
from kosmodrom.games.space_bureau.moves import MOVES
from kosmodrom.games.space_bureau.options import ABILITIES_CHOSEN, ABILITIES_DEALT
from kosmodrom.games.space_bureau.parts.actions import SLOT_NAMES
from kosmodrom.games.space_bureau.parts.box import FROM_ABILITY, FROM_CELL, FROM_HEX, FROM_ROOM, SOURCE_NAMES, source_of
from kosmodrom.games.space_bureau.parts.sets import size
from kosmodrom.games.space_bureau.parts.ship import (
    CELL_NAMES,
    LINE_NAMES,
    OFFICE_NAMES,
    SHIP_SIDE_NAMES,
    sample_sets,
    samples_of,
)
from kosmodrom.games.space_bureau.parts.tiles import (
    AGENT_NAMES,
    COLOUR_NAMES,
    COLOURS,
    KIND_NAMES,
    kind_list,
    sides_name,
    total,
)
from kosmodrom.games.space_bureau.parts.universe import MEGAMALL, NO_COLOUR, PLANET, WORMHOLE
from kosmodrom.games.space_bureau.rules.checklist import action_at, allowed, why_not_slot
from kosmodrom.games.space_bureau.rules.flight import unexplored
from kosmodrom.games.space_bureau.rules.frames import (
    BONUS,
    CELL,
    FLIGHT,
    FLIP,
    STEPS,
    has_left,
    jumped,
    kind_of_frame,
    list_of,
    paid_slot_of,
    steps_of,
    used_of,
)
from kosmodrom.games.space_bureau.rules.refill import count_rounds, is_last_round
from kosmodrom.games.space_bureau.rules.storage import free_slots
from kosmodrom.games.space_bureau.rules.turn import fill_legal
from kosmodrom.games.space_bureau.score import RANK_NAMES, credits_of, rank_of, score
from kosmodrom.games.space_bureau.state import (
    ACTING,
    CHOOSING_ABILITY,
    CHOOSING_SIDE,
    MIDDLE,
    NO_CELL,
    NO_SIDE,
    OVER,
    PLACING,
    REFILLING,
    Player,
    SpaceBureauState,
    tile_numbers,
    tiles_of,
)
from kosmodrom.games.space_bureau.view.printed import Ability, Action, Office, Printed, Room

Question = Literal["side", "ability", "place", "act", "gain", "fly", "flip", "take", "over"]
_PHASES: Final[dict[int, Question]] = {
    CHOOSING_SIDE: "side",
    CHOOSING_ABILITY: "ability",
    PLACING: "place",
    REFILLING: "take",
    OVER: "over",
}
_FRAMES: Final[dict[int, Question]] = {CELL: "act", BONUS: "gain", FLIGHT: "fly", FLIP: "flip"}
Standing = Literal["open", "done", "impossible"]


class Tile(Struct, frozen=True, omit_defaults=True):
    """A tile on a ship."""

    cell: str
    agent: str
    sides: str
    """The sides with connectors, such as `ns`."""
    is_flipped: bool = False
    """A landed agent, or an inspector turned over."""


_TILES: Final = [
    Tile(cell, agent, sides_name(sides), is_flipped)
    for cell in CELL_NAMES
    for agent in AGENT_NAMES
    for sides in range(16)
    for is_flipped in (False, True)
]
"""Every tile that there can be on a ship, as `tile_numbers` numbers them."""


class Seat(Struct, frozen=True):
    """A captain's things."""

    side: str | None
    """Not yet chosen: none."""
    ability: int | None
    fuel: int
    samples: list[int]
    """Orange, blue, purple."""
    capacity: int
    free: int
    """Slots with neither fuel nor a sample."""
    credits: int
    sets: int
    """Sets of three differently coloured samples."""
    score: int
    """Credits, and 6 a set."""
    level: int
    room: int
    offices: list[Office]
    """All five, placed or not."""
    hex: int
    """Where the ship is."""
    reserve: list[str]
    tiles: list[Tile]
    landable: list[int]
    """Agents on the ship that could still be landed: orange, blue, purple."""
    turns: int
    """Turns that are over."""
    lines: list[str]
    """Ability 1: rows 1 to 4 and columns a to f that are used up."""


class Space(Struct, frozen=True, omit_defaults=True):
    """An open hex."""

    hex: int
    q: int
    r: int
    planet: str | None = None
    has_megamall: bool = False
    has_wormhole: bool = False
    bonus: list[Action] = []
    """What whoever explored it could gain."""
    office: str | None = None
    """The office that stands here, of the captain `office_of`."""
    office_of: int | None = None
    is_landed: bool = False
    """An agent was landed here this turn: no second one may be."""


class Choice(Struct, frozen=True, omit_defaults=True):
    """One effect of an action of an open list."""

    slot: str
    moves: list[str] = []
    """The legal moves that carry it out; none if it can't be done, or isn't asked now."""
    why: str | None = None
    """The rule against it now."""


class Item(Struct, frozen=True, omit_defaults=True):
    """A line of a checklist."""

    action: Action
    standing: Standing
    """Open: something of it can be done now. Impossible: left, but not now."""
    choices: list[Choice]
    done: int = 0
    """How often it was done."""
    allowed: int = 0
    """How often it may be done in all, by today's level or offices."""


class Checklist(Struct, frozen=True, omit_defaults=True):
    """A list of actions that is open."""

    of: Annotated[str, Meta(extra={ONE_OF: SOURCE_NAMES})]
    items: list[Item]
    cell: str | None = None
    hex: int | None = None
    room: int | None = None
    ability: int | None = None
    is_asked: bool = False
    """It is this one that the question is about."""
    is_paid: bool = False
    """A sample was paid: what it was paid for has to be chosen now."""


class Flight(Struct, frozen=True):
    """A flight under way."""

    has_left: bool
    """If not, the first step has to be made."""
    jumped: list[int]
    """The hexes that jumps have led to since it last spent fuel: no other jump leads there before it spends some."""


class SpaceBureauView(Struct, frozen=True):
    """The table of Space Bureau as one seat (or a spectator) sees it."""

    seat: int
    question: Question
    turn: int | None
    first: int
    round: int
    rounds: int
    is_last_round: bool
    seats: list[Seat]
    spaces: list[Space]
    """Open hexes, in the order in which they were laid."""
    stack: int
    """Hexes that can still be explored."""
    wormholes: list[int]
    """Open hexes with a wormhole, linked with each other."""
    places: list[tuple[int, int]]
    """Unexplored places beside open hexes, as [q, r]."""
    rooms: list[Room]
    loop: int
    """The room after the last one."""
    sides: dict[str, list[list[Action]]]
    """The cells of the ships' sides in play, or of all while one is chosen: a1 to f1, a2 to f2 and so on."""
    entries: dict[str, list[str]]
    """Ship connectors of these sides, each a cell and a side of it, such as `a1s`."""
    abilities: list[Ability]
    """None if the game is played without."""
    queue: list[str]
    bag: int
    """How many tiles the bag holds."""
    returned: list[str]
    """Tiles known to be in the bag, since they were exchanged."""
    cell: str | None
    """Where this turn's tile lies."""
    checklists: list[Checklist]
    """Lists of actions that are open; the cell's first, the one asked last."""
    flight: Flight | None
    steps: int
    """Rooms still to be entered on the bureau track, while something is asked on the way."""
    rank: str | None
    """The rank of a lone captain by today's score."""


def view(s: SpaceBureauState, seat: int, printed: Printed) -> SpaceBureauView:
    """All things lie open on the table."""
    frames = [int(s.frames[i]) for i in range(s.depth)]
    sides = sorted({int(player.side) for player in s.players})
    names = SHIP_SIDE_NAMES if NO_SIDE in sides else [SHIP_SIDE_NAMES[side] for side in sides]
    return SpaceBureauView(
        seat=seat,
        question=question_of(s),
        turn=None if s.phase == OVER else s.turn,
        first=s.first,
        round=min(s.turns // s.seats + 1, count_rounds(s)),
        rounds=count_rounds(s),
        is_last_round=is_last_round(s),
        seats=[_seat(s, other) for other in range(s.seats)],
        spaces=[space_at(s, place, printed) for place in range(s.places)],
        stack=size(s.stack),
        wormholes=_hexes(s, s.wormholes),
        places=unexplored(s),
        rooms=printed.rooms,
        loop=s.box.loop,
        sides={name: printed.sides[name] for name in names},
        entries={name: printed.entries[name] for name in names},
        abilities=printed.abilities if s.settings & (ABILITIES_CHOSEN | ABILITIES_DEALT) else [],
        queue=[KIND_NAMES[kind - 1] for place in range(3) if (kind := s.queue >> (4 * place) & 15)],
        bag=s.bag + total(s.returned),
        returned=[KIND_NAMES[kind] for kind in kind_list(s.returned)],
        cell=None if s.cell == NO_CELL else CELL_NAMES[s.cell],
        checklists=_checklists(s, frames, printed),
        flight=next((_flight(s, f) for f in frames if kind_of_frame(f) == FLIGHT), None),
        steps=next((int(steps_of(f)) for f in frames if kind_of_frame(f) == STEPS), 0),
        rank=RANK_NAMES[rank_of(s)] if s.seats == 1 else None,
    )


def _flight(s: SpaceBureauState, frame: i64) -> Flight:
    return Flight(has_left(frame), _hexes(s, jumped(frame)))


def _hexes(s: SpaceBureauState, places: i64) -> list[int]:
    """The hexes that lie at some places."""
    return [int(s.hexes[place]) + 1 for place in range(s.places) if places >> place & 1]


def question_of(s: SpaceBureauState) -> Question:
    """What is asked of the captain whose turn it is."""
    return _FRAMES[int(kind_of_frame(top(s)))] if s.phase == ACTING else _PHASES[int(s.phase)]


def _seat(s: SpaceBureauState, seat: int) -> Seat:
    player = s.players[seat]
    turns, more = divmod(int(s.turns), int(s.seats))
    return Seat(
        side=None if player.side == NO_SIDE else SHIP_SIDE_NAMES[player.side],
        ability=player.ability or None,
        fuel=player.fuel,
        samples=[samples_of(player.samples, colour) for colour in range(COLOURS)],
        capacity=player.capacity,
        free=free_slots(player),
        credits=credits_of(player),
        sets=sample_sets(player.samples),
        score=score(s, seat),
        level=player.level,
        room=player.room,
        offices=offices_of(s, seat),
        hex=int(s.hexes[player.place]) + 1,
        reserve=[KIND_NAMES[kind] for kind in kind_list(player.reserve)],
        tiles=tiles(player),
        landable=[size(tiles_of(player, colour) & ~player.flipped) for colour in range(COLOURS)],
        turns=turns + int((seat - s.first) % s.seats < more),
        lines=[name for line, name in enumerate(LINE_NAMES) if player.lines >> line & 1],
    )


def tiles(player: Player) -> list[Tile]:
    """The tiles of a ship, from a1 on."""
    return [_TILES[number] for number in tile_numbers(player)]


def offices_of(s: SpaceBureauState, seat: int) -> list[Office]:
    """SB-C5 One of each colour and two for any planet, with the hexes where they stand."""
    where: dict[int, list[int]] = {}
    for place in range(s.places):
        owner = int(s.owners[place])
        if owner and owner % 8 == seat + 1:
            where.setdefault(owner // 8, []).append(int(s.hexes[place]) + 1)
    found: list[Office] = []
    for kind in (0, 1, 2, 3, 3):
        standing = where.get(kind)
        found.append(Office(OFFICE_NAMES[kind], s.box.office_values[kind], standing.pop(0) if standing else None))
    return found


def space_at(s: SpaceBureauState, place: int, printed: Printed) -> Space:
    """An open hex."""
    number = int(s.hexes[place])
    features = int(s.box.features[number])
    owner = int(s.owners[place])
    return Space(
        hex=number + 1,
        q=int(s.qs[place]) - MIDDLE,
        r=int(s.rs[place]) - MIDDLE,
        planet=None if features & PLANET == NO_COLOUR else COLOUR_NAMES[features & PLANET],
        has_megamall=features & MEGAMALL != 0,
        has_wormhole=features & WORMHOLE != 0,
        bonus=printed.hexes[number],
        office=OFFICE_NAMES[owner // 8] if owner else None,
        office_of=owner % 8 - 1 if owner else None,
        is_landed=s.landed >> place & 1 == 1,
    )


# Checklists


def _checklists(s: SpaceBureauState, frames: list[int], printed: Printed) -> list[Checklist]:
    return [
        _checklist(s, frame, printed, number == len(frames) - 1)
        for number, frame in enumerate(frames)
        if kind_of_frame(frame) in (CELL, BONUS)
    ]


def _checklist(s: SpaceBureauState, frame: int, printed: Printed, is_asked: bool) -> Checklist:
    """SB-T3 What is done, what can be done now, and what can't and why."""
    seat = int(s.turn)
    player = s.players[seat]
    source = source_of(list_of(frame))
    moves = _moves_by_slot(s, seat) if is_asked else {}
    actions = printed.lists[list_of(frame)]
    return Checklist(
        of=SOURCE_NAMES[source],
        items=[_item(s, seat, frame, number, action, moves) for number, action in enumerate(actions)],
        cell=CELL_NAMES[s.cell] if source == FROM_CELL else None,
        hex=int(s.hexes[player.place]) + 1 if source == FROM_HEX else None,
        room=player.room if source == FROM_ROOM else None,
        ability=player.ability if source == FROM_ABILITY else None,
        is_asked=is_asked,
        is_paid=paid_slot_of(frame) >= 0,
    )


def _item(s: SpaceBureauState, seat: int, frame: int, number: int, action: Action, moves: dict[str, list[str]]) -> Item:
    done = int(used_of(frame, number))
    most = int(allowed(s.players[seat], frame, action_at(s, frame, number)))
    choices = []
    is_open = False
    for place in range(len(action.effects)):
        slot = SLOT_NAMES[2 * number + place]
        why = None if slot in moves else why_not_slot(s, seat, frame, 2 * number + place)
        is_open = is_open or why is None
        choices.append(Choice(slot, moves.get(slot, []), why))
    standing: Standing = "open" if is_open else "done" if done >= most > 0 else "impossible"
    return Item(action, standing, choices, done, most)


def _moves_by_slot(s: SpaceBureauState, seat: int) -> dict[str, list[str]]:
    """The legal moves of the list that is asked."""
    buffer = vec[i64]([0] * MOVES.count)
    found: dict[str, list[str]] = {}
    for i in range(fill_legal(s, seat, buffer)):
        move = MOVES.decode(buffer[i])
        if move.arguments:
            found.setdefault(SLOT_NAMES[move.arguments[0]], []).append(MOVES.notation(buffer[i]))
    return found
