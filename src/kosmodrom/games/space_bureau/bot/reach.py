"""How far it is for a ship to each kind of hex: sets of places, a bit each, by the fuel that leads there."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.games.space_bureau.bot.worth import office_value
from kosmodrom.games.space_bureau.parts.box import Box
from kosmodrom.games.space_bureau.parts.sets import bit, lowest
from kosmodrom.games.space_bureau.parts.tiles import COLOUR_NAMES, COLOURS
from kosmodrom.games.space_bureau.parts.universe import DIRECTIONS, HEXES, MEGAMALL, NO_COLOUR, PLANET, WORMHOLE
from kosmodrom.games.space_bureau.rules.flight import landing_credits
from kosmodrom.games.space_bureau.state import NOWHERE, Player, SpaceBureauState, tiles_of

HEX_KINDS: Final = (*COLOUR_NAMES, "megamall", "wormhole")
_MEGAMALLS: Final = 3
_WORMHOLES: Final = 4
TARGETS: Final = (
    *[f"{colour} planet" for colour in COLOUR_NAMES],
    *[f"free {colour} planet" for colour in COLOUR_NAMES],
    "megamall",
    "unexplored",
)
"""What a ship may fly to: planets, those without an office, and hexes with an unexplored place beside them."""
FREE: Final = 3
_MALL: Final = 6
RIM: Final = 7
FARTHEST: Final = 6
"""Places that take more fuel are out of sight."""


@final
class Reach:
    """Survey a universe once, then chart it for each ship."""

    def __init__(self) -> None:
        self.beside: vec[i64] = vec[i64]([0] * HEXES)
        """The neighbours of each place."""
        self.targets: vec[i64] = vec[i64]([0] * len(TARGETS))
        """The places of each of TARGETS."""
        self.wormholes: i64 = 0
        self.within: vec[i64] = vec[i64]([0] * (FARTHEST + 1))
        """The places that so much fuel leads to, from the place charted last on."""
        self.landings: i64 = 0
        """The colours of planets among the ends weighed last where an agent could be landed."""
        self.landing: i64 = 0
        """The credits of the best of these, or 0; so for the best office, and the best where the ship is."""
        self.office: i64 = 0
        self.office_here: i64 = 0

    def survey(self, s: SpaceBureauState) -> None:
        """See what lies where."""
        targets = self.targets
        target: i64 = 0
        while target <= RIM:
            targets[target] = 0
            target += 1
        self.wormholes = s.wormholes
        neighbours = s.neighbours
        place: i64 = 0
        here: i64 = 1
        row: i64 = 0
        while place < s.places:
            features = s.box.features[i64(s.hexes[place])]
            colour = features & PLANET
            if colour != NO_COLOUR:
                targets[colour] |= here
                if i64(s.owners[place]) == 0:
                    targets[FREE + colour] |= here
            if features & MEGAMALL != 0:
                targets[_MALL] |= here
            around: i64 = 0
            end = row + DIRECTIONS
            while row < end:
                there = i64(neighbours[row])
                if there == NOWHERE:
                    targets[RIM] |= here
                else:
                    around |= bit(there)
                row += 1
            self.beside[place] = around
            place += 1
            here += here

    def chart(self, start: i64) -> None:
        """SB-F1 Find what each amount of fuel leads to: 1 a border, nothing between wormholes."""
        found = bit(start)
        if found & self.wormholes != 0:
            found |= self.wormholes
        self.within[0] = found
        edge = found
        fuel: i64 = 1
        while fuel <= FARTHEST:
            after = found
            while edge != 0:
                after |= self.beside[lowest(edge)]
                edge &= edge - 1
            if after & self.wormholes != 0:
                after |= self.wormholes
            edge = after & ~found
            found = after
            self.within[fuel] = found
            fuel += 1

    def fuel_to(self, target: i64) -> i64:
        """The fuel to the nearest of some targets, more than FARTHEST if none is in sight."""
        places = self.targets[target]
        fuel: i64 = 0
        while fuel <= FARTHEST and self.within[fuel] & places == 0:
            fuel += 1
        return fuel

    def after_leaving(self, start: i64, fuel: i64) -> i64:
        """SB-F3 The places where a flight may end with so much fuel: back where it began only from the next hex."""
        if fuel > FARTHEST:
            fuel = FARTHEST
        if fuel < 2:
            return self.within[fuel] & ~bit(start)
        return self.within[fuel]

    def weigh(self, s: SpaceBureauState, player: Player, ends: i64, within: i64) -> None:
        """Find the best landing at the ends of a flight, and the best office at any place within reach."""
        self.landings = 0
        self.landing = 0
        self.office = 0
        self.office_here = 0
        here = bit(player.place)
        colour: i64 = 0
        while colour < COLOURS:
            if ends & self.targets[colour] != 0 and tiles_of(player, colour) & ~player.flipped != 0:
                self.landings += 1
                if landing_credits(player, colour) > self.landing:
                    self.landing = landing_credits(player, colour)
            places = within & self.targets[FREE + colour]
            if places != 0:
                value = office_value(s, player, colour)
                if value > self.office:
                    self.office = value
                if places & here != 0:
                    self.office_here = value
            colour += 1


def hexes_of_kinds(box: Box) -> vec[i64]:
    """The hexes of each of HEX_KINDS."""
    found = [0] * len(HEX_KINDS)
    for number in range(HEXES):
        features = box.features[number]
        if features & PLANET != NO_COLOUR:
            found[features & PLANET] += 2**number
        if features & MEGAMALL != 0:
            found[_MEGAMALLS] += 2**number
        if features & WORMHOLE != 0:
            found[_WORMHOLES] += 2**number
    return vec[i64](found)
