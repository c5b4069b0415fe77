"""Space Bureau as plain data: positions read from JSON, and everything on the table counted."""

from mypy_extensions import u8

from kosmodrom.games.space_bureau.box import Box
from kosmodrom.games.space_bureau.flight import lay_hex
from kosmodrom.games.space_bureau.parts import HEXES, KINDS, OFFICES, TYPES, count, size, type_of
from kosmodrom.games.space_bureau.refill import queue_tiles
from kosmodrom.games.space_bureau.state import MIDDLE, PLAYER_FIELDS, STATE_FIELDS, SpaceBureauState, tiles_of


def from_json(data: dict[str, object], box: Box) -> SpaceBureauState:
    """The position that `SpaceBureauState.to_json` wrote; ValueError if it isn't one."""
    players = _lists(data, "players", len(PLAYER_FIELDS))
    s = SpaceBureauState(len(players), box)
    for place, (hex_number, q, r, owner) in enumerate(_lists(data, "universe", 4)):
        if place == HEXES or not 0 <= hex_number < HEXES:
            raise ValueError(f"a universe of Space Bureau has {HEXES} hexes")
        lay_hex(s, hex_number, q + MIDDLE, r + MIDDLE)
        s.owners[place] = u8(owner)
    for name in STATE_FIELDS:
        value = data.get(name)
        if not isinstance(value, int):
            raise ValueError(f"a position of Space Bureau has a number {name!r}, not {value!r}")
        setattr(s, name, value)
    frames = data.get("frames")
    if not isinstance(frames, list) or len(frames) != s.depth or s.depth > len(s.frames):
        raise ValueError(f"a position of Space Bureau has as many frames as its depth says, not {frames!r}")
    for number, frame in enumerate(frames):
        s.frames[number] = frame
    for seat, fields in enumerate(players):
        for name, value in zip(PLAYER_FIELDS, fields, strict=True):
            setattr(s.players[seat], name, value)
    return s


def _lists(data: dict[str, object], name: str, size_of_each: int) -> list[list[int]]:
    """A list of lists of so many numbers each."""
    value = data.get(name)
    if not isinstance(value, list):
        raise ValueError(f"a position of Space Bureau has a list {name!r}, not {value!r}")
    for entry in value:
        if not isinstance(entry, list) or len(entry) != size_of_each or not all(isinstance(n, int) for n in entry):
            raise ValueError(f"an entry of {name!r} in Space Bureau has {size_of_each} numbers, not {entry!r}")
    return value


def components(s: SpaceBureauState) -> list[int]:
    """SB-C1, SB-C3, SB-C5 Tiles of each type, hexes and offices, wherever they lie."""
    tiles = s.pool + s.returned + queue_tiles(s.queue)
    types = [0] * TYPES
    offices = sum(int(s.owners[place]) > 0 for place in range(s.places))
    for player in s.players:
        tiles += player.reserve
        for kind in range(TYPES):
            types[kind] += int(size(tiles_of(player, kind)))
        offices += OFFICES - int(size(player.offices))
    for kind in range(KINDS):
        types[int(type_of(kind))] += int(count(tiles, kind))
    return [*types, int(size(s.stack)) + int(s.places), offices]
