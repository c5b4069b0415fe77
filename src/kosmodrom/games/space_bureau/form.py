"""Everything on the table of Space Bureau, counted."""

from kosmodrom.games.space_bureau.parts import KINDS, OFFICES, TYPES, count, size, type_of
from kosmodrom.games.space_bureau.refill import queue_tiles
from kosmodrom.games.space_bureau.state import SpaceBureauState, tiles_of


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
