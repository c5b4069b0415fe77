"""SB-S Set-up: the universe, the bag and the queue, the captains and what they choose."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.rng import Rng
from kosmodrom.core.state import EVERYONE
from kosmodrom.games.space_bureau import events
from kosmodrom.games.space_bureau.moves import SIDE, ability_move
from kosmodrom.games.space_bureau.options import (
    ABILITIES_CHOSEN,
    ABILITIES_DEALT,
    FIRST_SEAT,
    SIDES_CHOSEN,
    SIDES_DEALT,
)
from kosmodrom.games.space_bureau.parts.box import DEALING, FIRST_CAPTAIN, Box
from kosmodrom.games.space_bureau.parts.sets import bit, member, size
from kosmodrom.games.space_bureau.parts.ship import ABILITIES, NO_ABILITY, SHIP_SIDES
from kosmodrom.games.space_bureau.parts.tiles import PURPLE
from kosmodrom.games.space_bureau.parts.universe import CENTRE, HEXES, START_HEXES
from kosmodrom.games.space_bureau.rules.refill import QUEUE_PLACES, begin_turn, draw_into_queue
from kosmodrom.games.space_bureau.state import (
    CHOOSING_ABILITY,
    CHOOSING_SIDE,
    MIDDLE,
    NO_SIDE,
    SpaceBureauState,
    lay_hex,
    next_seat_of,
)

UNMARKED_HEXES: Final = 12
MARKED_HEXES: Final = 6
"""Hexes that a third captain brings, and as many for a fourth."""
ALL_ABILITIES: Final = 126
"""Abilities 1 to 6, a bit each."""
REVERSE_SIDES: Final = 30
FRONT: Final = 0
"""The side that is the same on all ships."""


def count_hexes(seats: i64) -> i64:
    """SB-C3 12 hexes to explore alone and at two, 18 at three, 24 at four."""
    if seats < 3:
        return UNMARKED_HEXES
    return UNMARKED_HEXES + MARKED_HEXES * (seats - 2)


def count_agents(seats: i64) -> i64:
    """SB-S2 Agents in the bag: 16 alone, 28 at two, 38 at three, all 50 at four."""
    if seats == 1:
        return 16
    if seats == 2:
        return 28
    if seats == 3:
        return 38
    return 50


def lay_out(box: Box, seats: i64) -> SpaceBureauState:
    """SB-S1, SB-S2, SB-S3 The box on the table, before chance or anybody has a say."""
    s = SpaceBureauState(seats, box)
    lay_universe(s)
    s.stack = 2 ** (START_HEXES + count_hexes(seats)) - 2**START_HEXES
    assert s.stack < 2**HEXES
    s.pool = box.bag_tiles
    s.bag = count_agents(seats)
    for seat in range(seats):
        s.players[seat].reserve = box.start_tiles
    return s


def agree(s: SpaceBureauState, settings: i64) -> None:
    """SB-S3, SB-S4 What the table has agreed on: how sides, abilities and the first captain are found."""
    s.settings = settings
    if settings & (SIDES_CHOSEN + SIDES_DEALT) == 0:
        for seat in range(s.seats):
            s.players[seat].side = FRONT


def lay_universe(s: SpaceBureauState) -> None:
    """SB-S1 The centre, orange and blue beside it, purple two places off; alone the centre and purple, three off."""
    number: i64 = 0
    while number < START_HEXES:
        place = number
        if s.seats == 1:
            place += START_HEXES
        if s.seats > 1 or number == CENTRE or number == PURPLE + 1:
            lay_hex(s, number, s.box.start_q[place] + MIDDLE, s.box.start_r[place] + MIDDLE)
        number += 1


def set_up(s: SpaceBureauState, rng: Rng) -> None:
    """SB-S2 to SB-S4 The queue, the first captain, what is dealt; then what is chosen, or the first turn."""
    for place in range(QUEUE_PLACES):
        draw_into_queue(s, place, rng)
    find_first_captain(s, rng)
    deal_sides(s, rng)
    deal_abilities(s, rng)
    s.turn = s.first
    ask_captain(s)


def find_first_captain(s: SpaceBureauState, rng: Rng) -> None:
    """SB-S4 At random, unless the table has chosen."""
    if s.settings & FIRST_SEAT == 0 and s.seats > 1:
        s.first = rng.below(s.seats, FIRST_CAPTAIN)
    s.tell(events.FIRST, s.first, EVERYONE)


def deal_sides(s: SpaceBureauState, rng: Rng) -> None:
    """SB-S3 If the table wishes, each captain is dealt one of the four reverse sides."""
    if s.settings & SIDES_DEALT == 0:
        return
    left: i64 = REVERSE_SIDES
    for seat in range(s.seats):
        side = member(left, rng.below(size(left), DEALING))
        left -= bit(side)
        s.players[seat].side = side
        s.tell(events.SIDE, seat, EVERYONE, side)


def deal_abilities(s: SpaceBureauState, rng: Rng) -> None:
    """SB-S3 If the table wishes, each captain is dealt one of the six abilities."""
    if s.settings & ABILITIES_DEALT == 0:
        return
    left: i64 = ALL_ABILITIES
    for seat in range(s.seats):
        ability = member(left, rng.below(size(left), DEALING))
        left -= bit(ability)
        s.players[seat].ability = ability
        s.tell(events.ABILITY, seat, EVERYONE, ability)


def ask_captain(s: SpaceBureauState) -> None:
    """SB-S3 What the captain whose turn it is has to choose; when all have chosen, the game begins."""
    player = s.players[s.turn]
    if player.side == NO_SIDE:
        s.phase = CHOOSING_SIDE
    elif s.settings & ABILITIES_CHOSEN != 0 and player.ability == NO_ABILITY:
        s.phase = CHOOSING_ABILITY
    else:
        begin_turn(s)


def why_not_side(s: SpaceBureauState, side: i64) -> str | None:
    """SB-S3 The front that all ships have, or a reverse side that nobody has: there is one of each."""
    if side != FRONT:
        for seat in range(s.seats):
            if s.players[seat].side == side:
                return "SB-S3"
    return None


def why_not_ability(s: SpaceBureauState, ability: i64) -> str | None:
    """SB-S3 An ability that nobody has."""
    for seat in range(s.seats):
        if s.players[seat].ability == ability:
            return "SB-S3"
    return None


def fill_sides(s: SpaceBureauState, moves: vec[i64]) -> i64:
    n: i64 = 0
    side: i64 = 0
    while side < SHIP_SIDES:
        if why_not_side(s, side) is None:
            moves[n] = SIDE + side
            n += 1
        side += 1
    return n


def fill_abilities(s: SpaceBureauState, moves: vec[i64]) -> i64:
    n: i64 = 0
    ability: i64 = 1
    while ability <= ABILITIES:
        if why_not_ability(s, ability) is None:
            moves[n] = ability_move(ability)
            n += 1
        ability += 1
    return n


def choose_side(s: SpaceBureauState, seat: i64, side: i64) -> None:
    """SB-S3 Clockwise from the first captain."""
    s.players[seat].side = side
    s.tell(events.SIDE, seat, EVERYONE, side)
    if s.settings & ABILITIES_CHOSEN == 0:
        s.turn = next_seat_of(s, seat)
    ask_captain(s)


def choose_ability(s: SpaceBureauState, seat: i64, ability: i64) -> None:
    """SB-S3 Each captain after choosing a side."""
    s.players[seat].ability = ability
    s.tell(events.ABILITY, seat, EVERYONE, ability)
    s.turn = next_seat_of(s, seat)
    ask_captain(s)
