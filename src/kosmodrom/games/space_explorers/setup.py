"""SX-S Set-up, in the order of SX-S1; SX-M which modules are in play."""

from typing import Final

from mypy_extensions import i64

from kosmodrom.core.rng import Rng
from kosmodrom.core.state import EVERYONE, only
from kosmodrom.games.space_explorers import events
from kosmodrom.games.space_explorers.options import (
    ALL_MODULES,
    DIRECTIVES,
    FIRST_GAME,
    LEADERS,
    NEVER_ALL_THREE,
    THREE_DRAWN,
    WITH_DIRECTIVES,
)
from kosmodrom.games.space_explorers.parts.box import Box
from kosmodrom.games.space_explorers.parts.counts import one
from kosmodrom.games.space_explorers.parts.names import (
    COLOURS,
    DIRECTIVE,
    FROM_CENTER,
    FROM_FIRST,
    FROM_MODULES,
    POWERS,
    SPECIALISTS,
    TILES,
)
from kosmodrom.games.space_explorers.parts.names import LEADERS as ALL_LEADERS
from kosmodrom.games.space_explorers.parts.sets import bit, member, size
from kosmodrom.games.space_explorers.rules.cards import (
    draw_leader,
    draw_specialist,
    has_module,
    join_center,
    lay_into_center,
    put_into_hand,
)
from kosmodrom.games.space_explorers.rules.course import begin_turn, settle
from kosmodrom.games.space_explorers.rules.crises import deal_crises
from kosmodrom.games.space_explorers.rules.directives import deal_directives
from kosmodrom.games.space_explorers.rules.goals import deal_goals
from kosmodrom.games.space_explorers.rules.leaders import CENTER, OPEN_LEADERS
from kosmodrom.games.space_explorers.rules.powers import deal_powers
from kosmodrom.games.space_explorers.rules.projects import lay_projects
from kosmodrom.games.space_explorers.rules.rival import head_start
from kosmodrom.games.space_explorers.rules.talents import deal_talents
from kosmodrom.games.space_explorers.state import PLAYING, ExplorersState

OF_EACH_COLOUR: Final = 4
"""SX-C5 Tokens of a colour; as many directives (SX-C6)."""
DRAWN: Final = 3
"""SX-M1 Modules drawn."""


def lay_out(box: Box, seats: i64, settings: i64) -> ExplorersState:
    """SX-C The box on the table, before chance has its say."""
    s = ExplorersState(seats, box)
    s.settings = settings
    s.deck = bit(SPECIALISTS) - 1
    s.leaders = bit(ALL_LEADERS) - 1
    s.tiles = bit(TILES) - 1
    kind: i64 = 0
    while kind <= DIRECTIVE:
        s.supply += OF_EACH_COLOUR * one(kind)
        kind += 1
    power: i64 = 0
    while power < POWERS:
        s.piles[power] = box.faces
        power += 1
    return s


def set_up(s: ExplorersState, rng: Rng) -> None:
    """SX-S1, SX-M4 In this order: projects, the Center, the rest, directives, powers, crises, goals, talents."""
    draw_modules(s, rng)
    s.tell(events.MODULES, -1, EVERYONE, s.settings & ALL_MODULES)
    s.phase = PLAYING
    lay_projects(s, rng)
    lay_center(s, rng)
    if s.seats == 1:
        head_start(s, rng)
    deal_players(s, rng)
    deal_directives(s)
    deal_powers(s, rng)
    deal_crises(s, rng)
    deal_goals(s, rng)
    deal_talents(s, rng)
    s.turn = s.first
    if s.phase == PLAYING:
        begin_turn(s, s.first)
    settle(s, rng)


def draw_modules(s: ExplorersState, rng: Rng) -> None:
    """SX-M1 Three of the seven; SX-M2 in a first game one of Powers, Leaders and Crises gives way to a fourth card."""
    if s.settings & THREE_DRAWN == 0:
        return
    left: i64 = ALL_MODULES
    if s.settings & WITH_DIRECTIVES != 0:
        left &= ~DIRECTIVES
        s.settings |= DIRECTIVES
    drawn: i64 = 0
    while drawn < DRAWN:
        left = draw_module(s, left, rng)
        drawn += 1
    if s.settings & FIRST_GAME != 0 and s.settings & NEVER_ALL_THREE == NEVER_ALL_THREE:
        s.settings &= ~bit(rng.below(DRAWN, FROM_MODULES))
        draw_module(s, left, rng)


def draw_module(s: ExplorersState, left: i64, rng: Rng) -> i64:
    """A selection card; those that are left are returned."""
    module = member(left, rng.below(size(left), FROM_MODULES))
    s.settings |= bit(module)
    return left & ~bit(module)


def lay_center(s: ExplorersState, rng: Rng) -> None:
    """SX-S3 Six specialists open in a row; SX-L1 with Leaders five specialists and two leaders in random order."""
    leaders: i64 = 0
    if has_module(s, LEADERS):
        leaders = OPEN_LEADERS
    specialists = CENTER + leaders // 2 - leaders
    laid: i64 = 0
    while laid < specialists:
        join_center(s, draw_specialist(s, rng))
        laid += 1
    laid = 0
    while laid < leaders:
        lay_into_center(s, rng.below(s.center_size + 1, FROM_CENTER), draw_leader(s, rng))
        laid += 1


def deal_players(s: ExplorersState, rng: Rng) -> None:
    """SX-S4 One token of each colour, one card drawn, kept secret; SX-S5 the first player; SX-Z4 the Rival's tokens."""
    seat: i64 = 0
    while seat < len(s.players):
        colour: i64 = 0
        while colour < COLOURS:
            s.supply -= one(colour)
            s.players[seat].tokens += one(colour)
            colour += 1
        seat += 1
    seat = 0
    while seat < s.seats:
        card = draw_specialist(s, rng)
        put_into_hand(s.players[seat], card, False)
        s.tell(events.DREW, seat, only(seat), card)
        seat += 1
    if s.seats > 1:
        s.first = rng.below(s.seats, FROM_FIRST)
    s.tell(events.FIRST, s.first, EVERYONE)
