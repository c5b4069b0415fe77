"""SB-S2 What a seat knows: everything but chance. So all its worlds are this one, and the key stirs the whole position.

Which agents are in the bag and which were left in the box is not decided before one is drawn, and the stack of hexes
has no order: neither is in the position. What went back into the bag in an exchange is known to all, and stays known.
"""

from typing import final

from mypy_extensions import i64

from kosmodrom.core.rng import Rng, mix
from kosmodrom.core.sampler import Sampler
from kosmodrom.games.space_bureau.parts.tiles import queue_tiles
from kosmodrom.games.space_bureau.state import Player, SpaceBureauState


@final
class SpaceBureauSampler(Sampler[SpaceBureauState]):
    """SB-S2 The one world that all seats see."""

    def __init__(self, s: SpaceBureauState) -> None:
        self.base = s.copy()

    def sample(self, world: SpaceBureauState, rng: Rng) -> None:
        world.load(self.base)


def info_key(s: SpaceBureauState) -> i64:
    """Everything that a seat may know, stirred into one number."""
    key = mix(s.settings * 8 + s.phase, (s.turns * 8 + s.turn) * 8 + s.first)
    key = mix(key, (s.cell + 1) * 2 + s.is_exchanged)
    key = mix(mix(key, s.landed), s.bag)
    key = mix(mix(key, s.pool), s.returned)
    key = mix(mix(key, queue_tiles(s.queue)), s.stack)
    for i in range(s.depth):
        key = mix(key, s.frames[i])
    for place in range(s.places):
        where = (i64(s.hexes[place]) * 128 + i64(s.qs[place])) * 128 + i64(s.rs[place])
        key = mix(key, where * 64 + i64(s.owners[place]))
    for seat in range(s.seats):
        key = mix_player(key, s.players[seat])
    return key


def mix_player(key: i64, player: Player) -> i64:
    """A captain's things; equal sums of credits stay apart, since a result lists them by source."""
    key = mix(key, ((player.side + 1) * 8 + player.ability) * 16 + player.fuel)
    key = mix(key, (player.samples * 16 + player.capacity) * 32 + player.place)
    key = mix(key, ((player.room * 8 + player.level) * 32 + player.offices) * 1024 + player.lines)
    key = mix(mix(key, player.reserve), player.flipped)
    key = mix(mix(key, player.north), player.east)
    key = mix(mix(key, player.south), player.west)
    key = mix(mix(key, player.orange), player.blue)
    key = mix(mix(key, player.purple), player.inspectors)
    key = mix(key, (player.from_cells * 1024 + player.from_exploring) * 1024 + player.from_rooms)
    key = mix(key, (player.from_ability * 1024 + player.from_landings) * 1024 + player.from_offices)
    return mix(key, player.from_inspectors)
