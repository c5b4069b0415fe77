"""Positions of Space Bureau written as text, and moves played on them, so that a test reads like a sentence.

    position("cells: c1 = flight, fuel 2; fuel 0: 7; samples 0: orange orange; at 0: 2; tiles 0: blue-ne* a1")

A tile with an asterisk is turned over. Hexes are `9 @ 1 -1`, by their coordinates. All fields:
for the table seats, turn, first, turns, captains (1 if abilities are in play), question, queue, bag, returned, stack,
space (hexes laid beside the starting ones); and for a seat side, ability, fuel, samples, capacity, at, room, level,
offices (`purple @ 4`), credits, reserve, tiles, lines. What isn't mentioned is as at the start, on side 00.
"""

from mypy_extensions import u8

from kosmodrom.core.rng import Rng
from kosmodrom.core.state import SPECTATOR, Event
from kosmodrom.games.space_bureau.game import SpaceBureau
from kosmodrom.games.space_bureau.parts.box import BAG, HEX_STACK
from kosmodrom.games.space_bureau.parts.sets import bit
from kosmodrom.games.space_bureau.parts.ship import (
    CELL_NAMES,
    LINE_NAMES,
    OFFICE_NAMES,
    SHIP_SIDE_NAMES,
    one_sample,
    samples_of,
)
from kosmodrom.games.space_bureau.parts.tiles import (
    AGENT_NAMES,
    COLOUR_NAMES,
    KIND_NAMES,
    SIDE_LETTERS,
    kind_list,
    one,
    total,
)
from kosmodrom.games.space_bureau.preview.moves import SpaceBureauPreview
from kosmodrom.games.space_bureau.rules.placement import lay_tile
from kosmodrom.games.space_bureau.rules.refill import begin_turn
from kosmodrom.games.space_bureau.score import credits_of
from kosmodrom.games.space_bureau.state import MIDDLE, PLACING, REFILLING, SpaceBureauState, lay_hex
from kosmodrom.games.space_bureau.view.table import SpaceBureauView, question_of, tiles
from tests.chance import Stacked
from tests.games.notation import fields_of, legal_moves, play_moves, refusal_of, take_seats
from tests.games.space_bureau.boxes import MADE, ROOMS, game_of

SEAT_FIELDS = ("fuel", "capacity", "level", "ability")


def position(text: str) -> SpaceBureauState:
    """The position that a text describes (see above)."""
    fields = fields_of(text)
    game = game_of(fields.pop("cells", ""))
    seats = take_seats(fields)
    options = {"first": "first-seat"} | ({"captains": "chosen"} if fields.pop("captains", "") else {})
    s = game.lay_out(seats, game.about.complete(options))
    assert isinstance(s, SpaceBureauState)
    s.turn, s.first = int(fields.pop("turn", "0")), int(fields.pop("first", "0"))
    s.turns = int(fields.pop("turns", str(s.turn)))
    for entry in filter(None, fields.pop("space", "").split(",")):
        number, _, where = entry.partition("@")
        q, r = (int(coordinate) for coordinate in where.split())
        lay_hex(s, int(number) - 1, q + MIDDLE, r + MIDDLE)
        s.stack &= ~bit(int(number) - 1)
    if "stack" in fields:
        s.stack = sum(int(bit(int(number) - 1)) for number in fields.pop("stack").split())
    _fill_bag(s, fields)
    for seat in range(seats):
        _fill_seat(s, seat, fields)
    question_asked = fields.pop("question", "place")
    assert not fields, f"nobody reads {', '.join(fields)}"
    s.phase = {"place": PLACING, "take": REFILLING}[question_asked]
    if s.phase == PLACING:
        begin_turn(s)
    return s


def _fill_bag(s: SpaceBureauState, fields: dict[str, str]) -> None:
    """The queue, and how many tiles the bag holds; what is returned to it was taken out of the unseen ones."""
    queue = fields.pop("queue", "orange-straight blue-corner purple").split()
    returned = fields.pop("returned", "").split()
    s.queue = sum((KIND_NAMES.index(kind) + 1) << (4 * place) for place, kind in enumerate(queue))
    s.returned = sum(int(one(KIND_NAMES.index(kind))) for kind in returned)
    s.pool -= s.returned + sum(int(one(KIND_NAMES.index(kind))) for kind in queue)
    s.bag = int(fields.pop("bag", str(s.bag - len(queue)))) - len(returned)


def _fill_seat(s: SpaceBureauState, seat: int, fields: dict[str, str]) -> None:
    player = s.players[seat]
    player.side = SHIP_SIDE_NAMES.index(fields.pop(f"side {seat}", "00"))
    for name in SEAT_FIELDS:
        if f"{name} {seat}" in fields:
            setattr(player, name, int(fields.pop(f"{name} {seat}")))
    for colour in fields.pop(f"samples {seat}", "").split():
        player.samples += one_sample(COLOUR_NAMES.index(colour))
    if f"room {seat}" in fields:
        player.room = int(fields.pop(f"room {seat}"))
        passed = [int(room[-1]) for room in ROOMS[: player.room + 1] if room.startswith("level")]
        player.level = max([int(player.level), *passed])
    player.place = place_of(s, int(fields.pop(f"at {seat}", "1")))
    player.from_cells = int(fields.pop(f"credits {seat}", "0"))
    if f"reserve {seat}" in fields:
        player.reserve = sum(int(one(KIND_NAMES.index(kind))) for kind in fields.pop(f"reserve {seat}").split())
    for tile in filter(None, fields.pop(f"tiles {seat}", "").split(",")):
        _lay(s, seat, *tile.split())
    for office in filter(None, fields.pop(f"offices {seat}", "").split(",")):
        _open(s, seat, office)
    for line in fields.pop(f"lines {seat}", "").split():
        player.lines |= bit(LINE_NAMES.index(line))


def _lay(s: SpaceBureauState, seat: int, tile: str, cell: str) -> None:
    player = s.players[seat]
    agent, _, letters = tile.rstrip("*").partition("-")
    sides = sum(2 ** SIDE_LETTERS.index(letter) for letter in letters)
    here = bit(CELL_NAMES.index(cell))
    lay_tile(player, AGENT_NAMES.index(agent), sides, here)
    if tile.endswith("*"):
        player.flipped |= here


def _open(s: SpaceBureauState, seat: int, text: str) -> None:
    """An office that was opened before, without its credits."""
    office, _, number = text.partition("@")
    kind = OFFICE_NAMES.index(office.strip())
    player = s.players[seat]
    player.offices |= bit(kind) if not player.offices & bit(kind) else bit(4)
    player.office_count += 1
    s.owners[place_of(s, int(number))] = u8(kind * 8 + seat + 1)


def place_of(s: SpaceBureauState, number: int) -> int:
    """The place of a hex, by its number from 1."""
    return [int(found) for found in s.hexes][: s.places].index(number - 1)


# Chance


def stacked(s: SpaceBureauState, hexes: str = "", agents: str = "") -> Stacked:
    """Chance that draws these hexes and unseen agents, in this order, and nothing more."""
    outcomes: dict[int, list[int]] = {BAG: [], HEX_STACK: []}
    stack = [number for number in range(28) if s.stack >> number & 1]
    for number in hexes.split():
        outcomes[HEX_STACK].append(stack.index(int(number) - 1))
        stack.remove(int(number) - 1)
    pool = kind_list(s.pool)
    returned = int(total(s.returned))
    for kind in agents.split():
        if returned:
            outcomes[BAG].append(0)
        outcomes[BAG].append(pool.index(KIND_NAMES.index(kind)))
        pool.remove(KIND_NAMES.index(kind))
    return Stacked(outcomes)


# Moves


def game_for(s: SpaceBureauState) -> SpaceBureau:
    """The game whose box a position was made from."""
    return next(game for game in MADE if game.box is s.box)


def play(s: SpaceBureauState, *moves: str, rng: Rng | None = None) -> list[Event]:
    """Play moves of whoever is asked; answers what happened. Without a generator, chance must not be met."""
    return play_moves(game_for(s), s, moves, rng)


def refusal(s: SpaceBureauState, text: str) -> str | None:
    """The rule that refuses a move, made sure that it changes nothing; nothing if the move is legal."""
    return refusal_of(game_for(s), s, text)


def legal(s: SpaceBureauState, *verbs: str) -> list[str]:
    """The legal moves of whoever is asked, those of some verbs or all, in the order of their numbers."""
    return [move for move in legal_moves(game_for(s), s) if not verbs or move.split()[0] in verbs]


# What is to be seen


def question(s: SpaceBureauState) -> str:
    """What is asked and of whom: `place 0`, `over`."""
    asked = question_of(s)
    return asked if asked == "over" else f"{asked} {s.turn}"


def seen(s: SpaceBureauState, seat: int = SPECTATOR) -> SpaceBureauView:
    view = game_for(s).view(s, seat)
    assert isinstance(view, SpaceBureauView)
    return view


def previewed(s: SpaceBureauState) -> SpaceBureauPreview:
    """What whoever is asked is shown of the moves."""
    preview = game_for(s).preview(s, s.turn)
    assert isinstance(preview, SpaceBureauPreview)
    return preview


def store(s: SpaceBureauState, seat: int = 0) -> tuple[int, str]:
    """Fuel, and samples by the first letters of their colours: `(7, "oob")`."""
    player = s.players[seat]
    letters = "".join(name[0] * samples_of(player.samples, colour) for colour, name in enumerate(COLOUR_NAMES))
    return int(player.fuel), letters


def credits(s: SpaceBureauState, seat: int = 0) -> int:
    return int(credits_of(s.players[seat]))


def at(s: SpaceBureauState, seat: int = 0) -> int:
    """The hex where a ship is."""
    return int(s.hexes[s.players[seat].place]) + 1


def ship(s: SpaceBureauState, seat: int = 0) -> str:
    """The tiles of a ship, as positions write them."""
    found = [
        f"{tile.agent}-{tile.sides}{'*' if tile.is_flipped else ''} {tile.cell}" for tile in tiles(s.players[seat])
    ]
    return ", ".join(found)


def reserve(s: SpaceBureauState, seat: int = 0) -> str:
    return " ".join(KIND_NAMES[kind] for kind in kind_list(s.players[seat].reserve))


def kinds(events: list[Event]) -> list[int]:
    """What happened, by the numbers of `events`."""
    return [event.kind for event in events]
