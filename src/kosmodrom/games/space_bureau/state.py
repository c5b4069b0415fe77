"""The table of Space Bureau."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from kosmodrom.core.fields import Fields, Lists, Numbers, Rows
from kosmodrom.core.frames import FramedState, frames_of, put_frames
from kosmodrom.core.state import State
from kosmodrom.games.space_bureau.parts.box import Box
from kosmodrom.games.space_bureau.parts.sets import bit, size
from kosmodrom.games.space_bureau.parts.ship import CELLS, FIRST_CAPACITY, FIRST_FUEL, OFFICES
from kosmodrom.games.space_bureau.parts.tiles import EAST, KINDS, SOUTH, TYPES, WEST, count, queue_tiles, type_of
from kosmodrom.games.space_bureau.parts.universe import DIRECTIONS, HEXES, WORMHOLE

CHOOSING_SIDE: Final = 0
"""The captain `turn` chooses a side of the ship (SB-S3)."""
CHOOSING_ABILITY: Final = 1
PLACING: Final = 2
"""The captain places a tile (SB-T1)."""
ACTING: Final = 3
"""The topmost frame asks (SB-T2, SB-T3)."""
REFILLING: Final = 4
"""The captain takes a tile of the queue (SB-T4)."""
OVER: Final = 5

NOWHERE: Final = 255
"""The neighbour that an unexplored place is."""
MIDDLE: Final = 64
"""Added to coordinates, so that they are above 0: no hex lies further from the centre than 27."""
NO_CELL: Final = -1
NO_SIDE: Final = -1

_DIRECTIONS: Final = vec[i64]([-1, 3, 4, 2, -1, 5, 1, 0, -1])
"""For each step (q, r) from (-1, -1) to (1, 1) its direction."""
MOST_FRAMES: Final = 8
_NO_FRAMES: Final = vec[i64]([0] * MOST_FRAMES)
_NO_PLACES: Final = vec[u8]([0] * HEXES)
_NO_NEIGHBOURS: Final = vec[u8]([NOWHERE] * (HEXES * DIRECTIONS))


@final
@mypyc_attr(acyclic=True)
class Player:
    """A captain's things; sets of cells, counts of tiles and of samples are packed (see `parts`)."""

    def __init__(self) -> None:
        self.side: i64 = NO_SIDE
        self.ability: i64 = 0
        self.fuel: i64 = FIRST_FUEL
        self.samples: i64 = 0
        self.capacity: i64 = FIRST_CAPACITY
        self.place: i64 = 0
        """Where the ship is, counted in the order in which hexes were laid."""
        self.room: i64 = 0
        self.level: i64 = 0
        self.offices: i64 = 0
        """Offices placed, a bit each: orange, blue, purple, any, the second any."""
        self.office_count: i64 = 0
        self.reserve: i64 = 0
        self.filled: i64 = 0
        """Cells with a tile."""
        self.north: i64 = 0
        """Cells whose tile has a connector to the north; so for the other sides."""
        self.east: i64 = 0
        self.south: i64 = 0
        self.west: i64 = 0
        self.orange: i64 = 0
        """Cells with an orange agent; so for the other types."""
        self.blue: i64 = 0
        self.purple: i64 = 0
        self.inspectors: i64 = 0
        self.flipped: i64 = 0
        """Cells with a landed agent or a flipped inspector."""
        self.lines: i64 = 0
        """SB-K1 Lines used up: four rows, then six columns, a bit each."""
        self.from_cells: i64 = 0
        """Credits from cells; all credits are the sum of these seven."""
        self.from_exploring: i64 = 0
        self.from_rooms: i64 = 0
        self.from_ability: i64 = 0
        self.from_landings: i64 = 0
        self.from_offices: i64 = 0
        self.from_inspectors: i64 = 0

    def load(self, other: "Player") -> None:
        self.side = other.side
        self.ability = other.ability
        self.fuel = other.fuel
        self.samples = other.samples
        self.capacity = other.capacity
        self.place = other.place
        self.room = other.room
        self.level = other.level
        self.offices = other.offices
        self.office_count = other.office_count
        self.reserve = other.reserve
        self.filled = other.filled
        self.north = other.north
        self.east = other.east
        self.south = other.south
        self.west = other.west
        self.orange = other.orange
        self.blue = other.blue
        self.purple = other.purple
        self.inspectors = other.inspectors
        self.flipped = other.flipped
        self.lines = other.lines
        self.from_cells = other.from_cells
        self.from_exploring = other.from_exploring
        self.from_rooms = other.from_rooms
        self.from_ability = other.from_ability
        self.from_landings = other.from_landings
        self.from_offices = other.from_offices
        self.from_inspectors = other.from_inspectors


@final
class SpaceBureauState(FramedState):
    """Everything on the table, and what is asked of whom."""

    def __init__(self, seats: i64, box: Box) -> None:
        super().__init__()
        self.seats: i64 = seats
        self.box: Box = box
        self.settings: i64 = 0
        """How sides, abilities and the first captain are found."""
        self.phase: i64 = OVER
        self.turn: i64 = 0
        self.first: i64 = 0
        self.turns: i64 = 0
        """Turns that are over, of all captains."""
        self.cell: i64 = NO_CELL
        """Where this turn's tile lies."""
        self.landed: i64 = 0
        """Places where an agent was landed this turn, a bit each."""
        self.is_exchanged: i64 = 0
        """Whether the queue was exchanged this turn."""
        self.frames = _NO_FRAMES[:]
        """Open questions (see `rules.frames`)."""
        self.depth = 0
        self.pool: i64 = 0
        """Agents that nobody has seen, in the bag or left in the box: which are where is decided when one is drawn."""
        self.bag: i64 = 0
        """How many of those are in the bag."""
        self.returned: i64 = 0
        """Agents in the bag that everybody has seen."""
        self.queue: i64 = 0
        """Kinds in the three places of the queue, four bits each: the kind plus 1, or 0."""
        self.stack: i64 = 0
        """Hexes still to be explored, a bit each."""
        self.places: i64 = 0
        """How many hexes are open."""
        self.wormholes: i64 = 0
        """Places with a wormhole, a bit each."""
        self.hexes: vec[u8] = _NO_PLACES[:]
        """The hex at each place, in the order in which they were laid."""
        self.qs: vec[u8] = _NO_PLACES[:]
        """The coordinates of each place, MIDDLE added."""
        self.rs: vec[u8] = _NO_PLACES[:]
        self.neighbours: vec[u8] = _NO_NEIGHBOURS[:]
        """For each place the place in each direction, or NOWHERE."""
        self.owners: vec[u8] = _NO_PLACES[:]
        """The office at each place: 0 for none, or its kind * 8 + its captain + 1."""
        self.players: vec[Player] = vec[Player]()
        for _ in range(seats):
            self.players = append(self.players, Player())

    def load(self, other: State) -> None:
        assert isinstance(other, SpaceBureauState)
        self.box = other.box
        self.settings = other.settings
        self.phase = other.phase
        self.turn = other.turn
        self.first = other.first
        self.turns = other.turns
        self.cell = other.cell
        self.landed = other.landed
        self.is_exchanged = other.is_exchanged
        self.frames = other.frames[:]
        self.depth = other.depth
        self.pool = other.pool
        self.bag = other.bag
        self.returned = other.returned
        self.queue = other.queue
        self.stack = other.stack
        self.places = other.places
        self.wormholes = other.wormholes
        self.hexes = other.hexes[:]
        self.qs = other.qs[:]
        self.rs = other.rs[:]
        self.neighbours = other.neighbours[:]
        self.owners = other.owners[:]
        for seat in range(self.seats):
            self.players[seat].load(other.players[seat])

    def copy(self) -> "SpaceBureauState":
        other = SpaceBureauState(self.seats, self.box)
        other.load(self)
        return other

    def to_json(self) -> dict[str, object]:
        return FIELDS.write(self)

    def components(self) -> list[int]:
        """SB-C1, SB-C3, SB-C5 Tiles of each type, hexes and offices, wherever they lie."""
        tiles = self.pool + self.returned + queue_tiles(self.queue)
        types = [0] * TYPES
        offices = sum(int(self.owners[place]) > 0 for place in range(self.places))
        for player in self.players:
            tiles += player.reserve
            for kind in range(TYPES):
                types[kind] += int(size(tiles_of(player, kind)))
            offices += OFFICES - int(size(player.offices))
        for kind in range(KINDS):
            types[int(type_of(kind))] += int(count(tiles, kind))
        return [*types, int(size(self.stack)) + int(self.places), offices]


def lay_hex(s: SpaceBureauState, found: i64, q: i64, r: i64) -> i64:
    """SB-S1, SB-F1 A hex comes into the universe; answers its place."""
    place = s.places
    s.hexes[place] = u8(found)
    s.qs[place] = u8(q)
    s.rs[place] = u8(r)
    if s.box.features[found] & WORMHOLE != 0:
        s.wormholes |= bit(place)
    other: i64 = 0
    while other < place:
        direction = direction_to(i64(s.qs[other]) - q, i64(s.rs[other]) - r)
        if direction >= 0:
            s.neighbours[place * DIRECTIONS + direction] = u8(other)
            s.neighbours[other * DIRECTIONS + (direction + 3) % DIRECTIONS] = u8(place)
        other += 1
    s.places = place + 1
    return place


def direction_to(q: i64, r: i64) -> i64:
    """The direction of a neighbour that lies so far off, or -1 if that is no neighbour."""
    if q < -1 or q > 1 or r < -1 or r > 1:
        return -1
    return _DIRECTIONS[q * 3 + r + 4]


def hexes_of(s: SpaceBureauState) -> list[list[int]]:
    """For each place its hex, its coordinates and its office."""
    return [
        [int(s.hexes[place]), int(s.qs[place]) - MIDDLE, int(s.rs[place]) - MIDDLE, int(s.owners[place])]
        for place in range(s.places)
    ]


def put_hexes(s: SpaceBureauState, hexes: list[list[int]]) -> None:
    if len(hexes) > HEXES:
        raise ValueError(f"a universe of Space Bureau has at most {HEXES} hexes, not {len(hexes)}")
    for number, q, r, owner in hexes:
        if not 0 <= number < HEXES:
            raise ValueError(f"a hex of Space Bureau is a number below {HEXES}, not {number}")
        s.owners[lay_hex(s, number, q + MIDDLE, r + MIDDLE)] = u8(owner)


FIELDS: Final = Fields(
    "a position of Space Bureau",
    Lists("universe", 4, hexes_of, put_hexes, keeps=("hexes", "qs", "rs", "neighbours", "owners")),
    "settings",
    "phase",
    "turn",
    "first",
    "turns",
    "cell",
    "landed",
    "is_exchanged",
    "depth",
    "pool",
    "bag",
    "returned",
    "queue",
    "stack",
    "places",
    "wormholes",
    Numbers("frames", frames_of, put_frames, most=MOST_FRAMES),
    Rows(
        "players",
        "side",
        "ability",
        "fuel",
        "samples",
        "capacity",
        "place",
        "room",
        "level",
        "offices",
        "office_count",
        "reserve",
        "filled",
        "north",
        "east",
        "south",
        "west",
        "orange",
        "blue",
        "purple",
        "inspectors",
        "flipped",
        "lines",
        "from_cells",
        "from_exploring",
        "from_rooms",
        "from_ability",
        "from_landings",
        "from_offices",
        "from_inspectors",
    ),
)


def from_json(data: dict[str, object], box: Box) -> SpaceBureauState:
    """The position that `to_json` wrote; ValueError if it isn't one."""
    s = SpaceBureauState(FIELDS.count(data, "players"), box)
    FIELDS.read(s, data)
    if s.depth != data["depth"]:
        raise ValueError(f"a position of Space Bureau has as many frames as its depth {data['depth']} says")
    return s


def tiles_of(player: Player, kind: i64) -> i64:
    """The cells with tiles of a type."""
    if kind == 0:
        return player.orange
    if kind == 1:
        return player.blue
    if kind == 2:
        return player.purple
    return player.inspectors


def tile_numbers(player: Player) -> list[int]:
    """The tiles of a ship from a1 on, each ((cell * 4 + type) * 16 + sides) * 2 + 1 if it is flipped."""
    numbers: list[int] = []
    cell: i64 = 0
    while cell < CELLS:
        if player.filled >> cell & 1 != 0:
            kind: i64 = 0
            while tiles_of(player, kind) >> cell & 1 == 0:
                kind += 1
            sides = player.north >> cell & 1
            sides += (player.east >> cell & 1) * EAST
            sides += (player.south >> cell & 1) * SOUTH
            sides += (player.west >> cell & 1) * WEST
            numbers.append(((cell * TYPES + kind) * 16 + sides) * 2 + (player.flipped >> cell & 1))
        cell += 1
    return numbers


def next_seat_of(s: SpaceBureauState, seat: i64) -> i64:
    """Play goes clockwise."""
    seat += 1
    if seat == s.seats:
        return 0
    return seat


def seats_after(s: SpaceBureauState, seat: i64, other: i64) -> i64:
    """How many seats after one another sits, clockwise."""
    if other < seat:
        return other - seat + s.seats
    return other - seat
