"""What a learning program sees of Space Bureau: ships and what they can do next, hexes within reach, who is ahead.

What only the one who looks needs in detail is told of that seat alone, in the section of the table: the cells, the
fuel to each kind of hex, the rooms ahead. All seats know the same.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.features import AT_LEAST, COUNT, ONE_OF, Features, Layout, numbers, within, write_at_least
from kosmodrom.core.frames import top
from kosmodrom.games.space_bureau.bot.chances import cells_that_trigger
from kosmodrom.games.space_bureau.bot.reach import FARTHEST, FREE, HEX_KINDS, RIM, TARGETS, Reach, hexes_of_kinds
from kosmodrom.games.space_bureau.bot.strengths import (
    EFFECT_STEPS,
    EFFECTS,
    ONE_FLIGHT,
    ONE_OFFICE,
    ROOM_KINDS,
    ROOMS_AHEAD,
    cell_row,
    cell_strengths,
    cells_with,
    rooms_ahead,
    rooms_to_level,
    strength_left,
)
from kosmodrom.games.space_bureau.parts.actions import FLIGHT as FLIGHT_EFFECT
from kosmodrom.games.space_bureau.parts.actions import OFFICE as OFFICE_EFFECT
from kosmodrom.games.space_bureau.parts.box import HIGHEST_LEVEL, Box
from kosmodrom.games.space_bureau.parts.sets import bit, lowest, size
from kosmodrom.games.space_bureau.parts.ship import (
    ABILITY_NAMES,
    CELL_NAMES,
    CELLS,
    FIRST_CAPACITY,
    LAST_CAPACITY,
    LIMITER,
    NO_ABILITY,
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
    KINDS,
    TYPES,
    count,
)
from kosmodrom.games.space_bureau.parts.universe import EXPLORING, NO_COLOUR
from kosmodrom.games.space_bureau.rules.checklist import has_megamall
from kosmodrom.games.space_bureau.rules.flight import landing_credits, why_not_land_at
from kosmodrom.games.space_bureau.rules.frames import (
    BONUS,
    CELL,
    FLIGHT,
    STEPS,
    has_left,
    kind_of_frame,
    paid_slot_of,
    steps_of,
)
from kosmodrom.games.space_bureau.rules.office import planet_at
from kosmodrom.games.space_bureau.rules.placement import cells_to_enter
from kosmodrom.games.space_bureau.rules.refill import count_rounds
from kosmodrom.games.space_bureau.rules.storage import free_slots
from kosmodrom.games.space_bureau.score import HIGHEST_RANK, RANK_NAMES, least_of, rank_of, score
from kosmodrom.games.space_bureau.state import ACTING, NO_SIDE, OVER, Player, SpaceBureauState, seats_after, tiles_of

POINTS_UNIT: Final = 20.0
QUESTIONS: Final = ("side", "ability", "place", "act", "take", "over", "gain", "fly", "flip")
"""By the numbers of `state`; then what an open frame above the cell asks."""
_QUESTION_OF_FRAME: Final = vec[i64]([0, 3, 6, 7, 3, 8])
"""The place in QUESTIONS of what each kind of frame asks; the one of steps is never on top when somebody is asked."""
_ALL_SIDES: Final = 15
ROUNDS: Final = 14
"""No game has more (SB-T6)."""
BAG_STEP: Final = 3
BAG_STEPS: Final = 4
STACK_STEP: Final = 3
STACK_STEPS: Final = 8
HEX_STEPS: Final = 4
NEAR: Final = 4
"""Hexes that take more fuel are far."""
MOST_STEPS: Final = 3
MOST_LANDED: Final = 3
SOURCES: Final = ("cells", "exploration", "rooms", "ability", "landings", "offices", "inspectors")
SOURCE_STEP: Final = 6
SOURCE_STEPS: Final = 3
MISSING: Final = 12
SAMPLE_STEPS: Final = 5
SET_STEPS: Final = 4
AGENT_STEPS: Final = 3
ROOM_STEPS: Final = 6
"""Free slots are told up to these."""
ROOMS_TO_LEVEL: Final = 4
OPEN_STEP: Final = 2
OPEN_STEPS: Final = 4
TRIGGER_STEPS: Final = 3
OFFICE_CELL_STEPS: Final = 4
FLIGHT_CELL_STEP: Final = 3
FLIGHT_CELL_STEPS: Final = 4
LEAST_LANDING: Final = 2
LANDING_STEPS: Final = 5
LEAST_OFFICE: Final = 4
OFFICE_STEPS: Final = 5
HEXES_IN_REACH: Final = 4
SCORE_STEP: Final = 10
SCORE_STEPS: Final = 12
AHEAD_STEP: Final = 5
AHEAD_LOWEST: Final = -30
AHEAD_STEPS: Final = 13
PLACES: Final = ("office", "megamall", "wormhole")
"""What else may be where a ship is."""
YES: Final = ("yes",)


@final
class SpaceBureauFeatures(Features[SpaceBureauState]):
    """Where each group begins, and how it is written."""

    def __init__(self, box: Box, seats: i64) -> None:
        layout = Layout("space_bureau", seats)
        places = layout.places()
        self.question: i64 = layout.table("question", ONE_OF, QUESTIONS)
        self.turn: i64 = layout.table("turn", ONE_OF, places)
        self.first: i64 = layout.table("first", ONE_OF, places)
        self.rounds_left: i64 = layout.table("rounds left", ONE_OF, numbers(0, ROUNDS))
        self.queue: i64 = layout.table("queue", COUNT, KIND_NAMES)
        steps = numbers(BAG_STEP, BAG_STEP * BAG_STEPS, BAG_STEP)
        self.to_come: i64 = layout.table("agents to come", AT_LEAST, AGENT_NAMES, steps)
        self.stack: i64 = layout.table("stack", AT_LEAST, numbers(STACK_STEP, STACK_STEP * STACK_STEPS, STACK_STEP))
        self.in_stack: i64 = layout.table("in stack", AT_LEAST, HEX_KINDS, numbers(1, HEX_STEPS))
        self.free_planets: i64 = layout.table("free planets", AT_LEAST, COLOUR_NAMES, numbers(1, HEX_STEPS))
        steps = numbers(1, EFFECT_STEPS)
        self.to_do: i64 = layout.table("to do", AT_LEAST, EFFECTS, steps)
        self.to_gain: i64 = layout.table("to gain", AT_LEAST, EFFECTS, steps)
        self.paid: i64 = layout.table("paid", ONE_OF, YES)
        self.steps: i64 = layout.table("steps", AT_LEAST, numbers(1, MOST_STEPS))
        self.flown: i64 = layout.table("flown", ONE_OF, YES)
        landing = numbers(LEAST_LANDING, LEAST_LANDING + LANDING_STEPS - 1)
        self.landing: i64 = layout.table("landing", AT_LEAST, landing)
        self.due_landing: i64 = layout.table("due landing", AT_LEAST, landing)
        office = numbers(LEAST_OFFICE, LEAST_OFFICE + OFFICE_STEPS - 1)
        self.due_office: i64 = layout.table("due office", AT_LEAST, office)
        self.landed: i64 = layout.table("landed", AT_LEAST, numbers(1, MOST_LANDED))
        self.rank: i64 = -1
        self.missing: i64 = -1
        if seats == 1:
            self.rank = layout.table("rank", AT_LEAST, RANK_NAMES[1:])
            self.missing = layout.table("missing", ONE_OF, numbers(1, MISSING))
        self.filled: i64 = layout.table("filled", COUNT, CELL_NAMES)
        self.open: i64 = layout.table("open", COUNT, CELL_NAMES)
        self.ahead_rooms: i64 = layout.table("rooms ahead", COUNT, numbers(1, ROOMS_AHEAD), ROOM_KINDS)
        self.near: i64 = layout.table("near", ONE_OF, TARGETS, numbers(0, NEAR))
        sources = numbers(SOURCE_STEP, SOURCE_STEP * SOURCE_STEPS, SOURCE_STEP)
        self.sources: i64 = layout.table("credits", AT_LEAST, SOURCES, sources)

        self.side: i64 = layout.seat("side", ONE_OF, SHIP_SIDE_NAMES)
        self.ability: i64 = layout.seat("ability", ONE_OF, ABILITY_NAMES)
        self.fuel: i64 = layout.seat("fuel", AT_LEAST, numbers(1, LAST_CAPACITY))
        self.room: i64 = layout.seat("room", AT_LEAST, numbers(1, ROOM_STEPS))
        self.storage: i64 = layout.seat("storage", AT_LEAST, numbers(FIRST_CAPACITY + LIMITER, LAST_CAPACITY, LIMITER))
        self.samples: i64 = layout.seat("samples", AT_LEAST, COLOUR_NAMES, numbers(1, SAMPLE_STEPS))
        self.sets: i64 = layout.seat("sets", AT_LEAST, numbers(1, SET_STEPS))
        self.agents: i64 = layout.seat("agents", AT_LEAST, AGENT_NAMES, numbers(1, AGENT_STEPS))
        self.reserve: i64 = layout.seat("reserve", COUNT, KIND_NAMES)
        self.offices: i64 = layout.seat("offices", COUNT, (*OFFICE_NAMES, "second any"))
        self.level: i64 = layout.seat("level", AT_LEAST, numbers(1, HIGHEST_LEVEL))
        self.to_level: i64 = layout.seat("to level", ONE_OF, numbers(1, ROOMS_TO_LEVEL))
        self.count_open: i64 = layout.seat(
            "open cells", AT_LEAST, numbers(OPEN_STEP, OPEN_STEP * OPEN_STEPS, OPEN_STEP)
        )
        self.best_open: i64 = layout.seat("best of open cells", AT_LEAST, EFFECTS, steps)
        self.triggers: i64 = layout.seat("triggers", AT_LEAST, numbers(1, TRIGGER_STEPS))
        self.offices_left: i64 = layout.seat("office cells", AT_LEAST, numbers(1, OFFICE_CELL_STEPS))
        steps = numbers(FLIGHT_CELL_STEP, FLIGHT_CELL_STEP * FLIGHT_CELL_STEPS, FLIGHT_CELL_STEP)
        self.flights_left: i64 = layout.seat("flight cells", AT_LEAST, steps)
        self.planet: i64 = layout.seat("planet", ONE_OF, COLOUR_NAMES)
        self.place: i64 = layout.seat("place", COUNT, PLACES)
        self.landings: i64 = layout.seat("landings in reach", AT_LEAST, numbers(1, COLOURS))
        self.best_landing: i64 = layout.seat("best landing", AT_LEAST, landing)
        self.best_office: i64 = layout.seat("best office", AT_LEAST, office)
        self.hexes: i64 = layout.seat("hexes in reach", AT_LEAST, numbers(1, HEXES_IN_REACH))
        self.score: i64 = layout.seat("score", AT_LEAST, numbers(SCORE_STEP, SCORE_STEP * SCORE_STEPS, SCORE_STEP))
        self.score_rest: i64 = layout.seat("score rest", COUNT, ("each",))
        self.ahead: i64 = -1
        if seats > 1:
            ahead = numbers(AHEAD_LOWEST, AHEAD_LOWEST + AHEAD_STEP * (AHEAD_STEPS - 1), AHEAD_STEP)
            self.ahead = layout.seat("ahead", AT_LEAST, ahead)
        super().__init__(layout, POINTS_UNIT)
        self.reach = Reach()
        self.strengths: vec[i64] = cell_strengths(box)
        self.rooms_ahead: vec[i64] = rooms_ahead(box)
        self.rooms_to_level: vec[i64] = rooms_to_level(box)
        self.office_cells: vec[i64] = cells_with(box, OFFICE_EFFECT)
        self.flight_cells: vec[i64] = cells_with(box, FLIGHT_EFFECT)
        self.kinds: vec[i64] = hexes_of_kinds(box)
        self.scores: vec[i64] = vec[i64]([0] * seats)
        self.left: i64 = 0
        """The steps of all that the turn still allows."""
        self.is_flown = False
        """Whether a flight has left its hex."""

    def fill_seen(self, s: SpaceBureauState, seat: i64, indices: vec[i64]) -> i64:
        reach = self.reach
        reach.survey(s)
        owner: i64 = 0
        while owner < s.seats:
            self.scores[owner] = score(s, owner)
            owner += 1
        n = self._write_course(s, seat, indices)
        n = self._write_stock(s, indices, n)
        n = self._write_frames(s, indices, n)
        if s.seats == 1:
            n = self._write_rank(s, indices, n)
        n = self._write_cells(s, s.players[seat], indices, n)
        place: i64 = 0
        owner = seat
        while place < s.seats:
            player = s.players[owner]
            block = place * self.seat_size
            reach.chart(player.place)
            if place == 0:
                n = self._write_distances(indices, n)
            n = self._write_things(s, player, block, indices, n)
            n = self._write_bureau(player, block, indices, n)
            if player.side != NO_SIDE:
                n = self._write_ship(s, player, block, indices, n)
            n = self._write_place(s, owner, block, indices, n)
            n = self._write_score(owner, block, indices, n)
            place += 1
            owner += 1
            if owner == s.seats:
                owner = 0
        return n

    # The table

    def _write_course(self, s: SpaceBureauState, seat: i64, indices: vec[i64]) -> i64:
        """How far the game is, whose turn it is, what is asked."""
        question = s.phase
        if question == ACTING:
            frame = kind_of_frame(top(s))
            if frame > CELL:
                question = _QUESTION_OF_FRAME[frame]
        indices[0] = self.question + question
        indices[1] = self.first + seats_after(s, seat, s.first)
        indices[2] = self.rounds_left + count_rounds(s) - s.turns // s.seats
        n: i64 = 3
        if question != OVER:
            indices[n] = self.turn + seats_after(s, seat, s.turn)
            n += 1
        return n

    def _write_stock(self, s: SpaceBureauState, indices: vec[i64], n: i64) -> i64:
        """The queue, agents that may still come, hexes to be explored, planets without an office."""
        queue = s.queue
        while queue != 0:
            indices[n] = self.queue + (queue & 15) - 1
            n += 1
            queue >>= 4
        bag = s.pool + s.returned
        # By the kinds: two each of orange and blue.
        orange = count(bag, 0) + count(bag, 1)
        n = write_at_least(indices, n, self.to_come, BAG_STEPS, orange // BAG_STEP)
        blue = count(bag, 2) + count(bag, 3)
        n = write_at_least(indices, n, self.to_come + BAG_STEPS, BAG_STEPS, blue // BAG_STEP)
        n = write_at_least(indices, n, self.to_come + 2 * BAG_STEPS, BAG_STEPS, count(bag, 4) // BAG_STEP)
        n = write_at_least(indices, n, self.to_come + 3 * BAG_STEPS, BAG_STEPS, count(bag, 5) // BAG_STEP)
        n = write_at_least(indices, n, self.stack, STACK_STEPS, size(s.stack) // STACK_STEP)
        kind: i64 = 0
        start = self.in_stack
        while kind < len(self.kinds):
            n = write_at_least(indices, n, start, HEX_STEPS, size(s.stack & self.kinds[kind]))
            start += HEX_STEPS
            kind += 1
        colour: i64 = 0
        start = self.free_planets
        while colour < COLOURS:
            n = write_at_least(indices, n, start, HEX_STEPS, size(self.reach.targets[FREE + colour]))
            start += HEX_STEPS
            colour += 1
        return n

    def _write_frames(self, s: SpaceBureauState, indices: vec[i64], n: i64) -> i64:
        """What the turn still allows: actions of the cell, of a bonus, rooms to be entered, a landing."""
        self.left = 0
        self.is_flown = False
        if s.phase != ACTING:
            return n
        player = s.players[s.turn]
        depth: i64 = 0
        while depth < s.depth:
            frame = s.frames[depth]
            kind = kind_of_frame(frame)
            if kind == CELL:
                self.left |= strength_left(s, player, frame)
                n = write_members(indices, n, self.to_do, self.left)
            elif kind == BONUS:
                self.left |= strength_left(s, player, frame)
            elif kind == STEPS:
                n = write_at_least(indices, n, self.steps, MOST_STEPS, steps_of(frame))
            elif kind == FLIGHT:
                self.left |= ONE_FLIGHT
                if has_left(frame):
                    self.is_flown = True
            depth += 1
        if self.is_flown:
            indices[n] = self.flown
            n += 1
            if why_not_land_at(s, player, player.place) is None:
                credits = landing_credits(player, planet_at(s, player.place))
                n = write_at_least(indices, n, self.landing, LANDING_STEPS, credits - LEAST_LANDING + 1)
        frame = top(s)
        if kind_of_frame(frame) == BONUS:
            n = write_members(indices, n, self.to_gain, strength_left(s, player, frame))
        if kind_of_frame(frame) <= BONUS and paid_slot_of(frame) >= 0:
            indices[n] = self.paid
            n += 1
        return write_at_least(indices, n, self.landed, MOST_LANDED, size(s.landed))

    def _write_rank(self, s: SpaceBureauState, indices: vec[i64], n: i64) -> i64:
        """SB-E2 The rank of a lone captain, and what is missing to the next."""
        rank = rank_of(s)
        n = write_at_least(indices, n, self.rank, HIGHEST_RANK, rank)
        if rank < HIGHEST_RANK:
            indices[n] = self.missing + within(least_of(s, rank + 1) - self.scores[0], 1, MISSING) - 1
            n += 1
        return n

    # The one who looks

    def _write_cells(self, s: SpaceBureauState, player: Player, indices: vec[i64], n: i64) -> i64:
        """Cells that are filled, those where the next tile may lie, rooms ahead, where credits came from."""
        n = write_members(indices, n, self.filled, player.filled)
        if player.side != NO_SIDE:
            n = write_members(indices, n, self.open, cells_to_enter(s.box, player, _ALL_SIDES))
        n = write_members(indices, n, self.ahead_rooms, self.rooms_ahead[player.room])
        start = self.sources
        n = write_at_least(indices, n, start, SOURCE_STEPS, player.from_cells // SOURCE_STEP)
        n = write_at_least(indices, n, start + SOURCE_STEPS, SOURCE_STEPS, player.from_exploring // SOURCE_STEP)
        n = write_at_least(indices, n, start + 2 * SOURCE_STEPS, SOURCE_STEPS, player.from_rooms // SOURCE_STEP)
        n = write_at_least(indices, n, start + 3 * SOURCE_STEPS, SOURCE_STEPS, player.from_ability // SOURCE_STEP)
        n = write_at_least(indices, n, start + 4 * SOURCE_STEPS, SOURCE_STEPS, player.from_landings // SOURCE_STEP)
        n = write_at_least(indices, n, start + 5 * SOURCE_STEPS, SOURCE_STEPS, player.from_offices // SOURCE_STEP)
        return write_at_least(indices, n, start + 6 * SOURCE_STEPS, SOURCE_STEPS, player.from_inspectors // SOURCE_STEP)

    def _write_distances(self, indices: vec[i64], n: i64) -> i64:
        """The fuel to the nearest hex of each kind."""
        target: i64 = 0
        while target <= RIM:
            fuel = self.reach.fuel_to(target)
            if fuel <= NEAR:
                indices[n] = self.near + target * (NEAR + 1) + fuel
                n += 1
            target += 1
        return n

    # Each seat

    def _write_things(self, s: SpaceBureauState, player: Player, block: i64, indices: vec[i64], n: i64) -> i64:
        """Ship and captain, storage, agents on the ship and in the reserve."""
        if player.side != NO_SIDE:
            indices[n] = block + self.side + player.side
            n += 1
        if player.ability != NO_ABILITY:
            indices[n] = block + self.ability + player.ability - 1
            n += 1
        n = write_at_least(indices, n, block + self.fuel, LAST_CAPACITY, player.fuel)
        n = write_at_least(indices, n, block + self.room, ROOM_STEPS, free_slots(player))
        limiters = (player.capacity - FIRST_CAPACITY) // LIMITER
        n = write_at_least(indices, n, block + self.storage, 2, limiters)
        colour: i64 = 0
        while colour < COLOURS:
            start = block + self.samples + colour * SAMPLE_STEPS
            n = write_at_least(indices, n, start, SAMPLE_STEPS, samples_of(player.samples, colour))
            colour += 1
        n = write_at_least(indices, n, block + self.sets, SET_STEPS, sample_sets(player.samples))
        kind: i64 = 0
        while kind < TYPES:
            waiting = size(tiles_of(player, kind) & ~player.flipped)
            n = write_at_least(indices, n, block + self.agents + kind * AGENT_STEPS, AGENT_STEPS, waiting)
            kind += 1
        kind = 0
        while kind < KINDS:
            tiles = count(player.reserve, kind)
            while tiles > 0:
                indices[n] = block + self.reserve + kind
                n += 1
                tiles -= 1
            kind += 1
        return n

    def _write_bureau(self, player: Player, block: i64, indices: vec[i64], n: i64) -> i64:
        """The level, how far it is to the next level room, offices placed."""
        n = write_at_least(indices, n, block + self.level, HIGHEST_LEVEL, player.level)
        steps = within(self.rooms_to_level[player.room], 1, ROOMS_TO_LEVEL)
        indices[n] = block + self.to_level + steps - 1
        return write_members(indices, n + 1, block + self.offices, player.offices)

    def _write_ship(self, s: SpaceBureauState, player: Player, block: i64, indices: vec[i64], n: i64) -> i64:
        """What the next tile may do, and what the cells that are left allow."""
        cells = cells_to_enter(s.box, player, _ALL_SIDES)
        n = write_at_least(indices, n, block + self.count_open, OPEN_STEPS, size(cells) // OPEN_STEP)
        if player.ability != NO_ABILITY:
            triggers = size(cells & cells_that_trigger(player))
            n = write_at_least(indices, n, block + self.triggers, TRIGGER_STEPS, triggers)
        row = cell_row(player.level, player.office_count) + player.side * CELLS
        best: i64 = 0
        while cells != 0:
            best |= self.strengths[row + lowest(cells)]
            cells &= cells - 1
        n = write_members(indices, n, block + self.best_open, best)
        offices = size(self.office_cells[player.side] & ~player.filled)
        n = write_at_least(indices, n, block + self.offices_left, OFFICE_CELL_STEPS, offices)
        flights = size(self.flight_cells[player.side] & ~player.filled)
        return write_at_least(indices, n, block + self.flights_left, FLIGHT_CELL_STEPS, flights // FLIGHT_CELL_STEP)

    def _write_place(self, s: SpaceBureauState, owner: i64, block: i64, indices: vec[i64], n: i64) -> i64:
        """Where the ship is, and the best that its fuel leads to."""
        reach = self.reach
        player = s.players[owner]
        place = player.place
        colour = planet_at(s, place)
        if colour != NO_COLOUR:
            indices[n] = block + self.planet + colour
            n += 1
        if i64(s.owners[place]) != 0:
            indices[n] = block + self.place
            n += 1
        if has_megamall(s, place):
            indices[n] = block + self.place + 1
            n += 1
        if s.wormholes & bit(place) != 0:
            indices[n] = block + self.place + 2
            n += 1
        there = reach.within[within(player.fuel, 0, FARTHEST)]
        ends = reach.after_leaving(place, player.fuel)
        is_acting = owner == s.turn and s.phase == ACTING
        if is_acting:
            if self.is_flown:
                ends = there
            ends &= ~s.landed
        reach.weigh(s, player, ends, there)
        n = write_at_least(indices, n, block + self.landings, COLOURS, reach.landings)
        n = write_at_least(indices, n, block + self.best_landing, LANDING_STEPS, reach.landing - LEAST_LANDING + 1)
        n = write_at_least(indices, n, block + self.best_office, OFFICE_STEPS, reach.office - LEAST_OFFICE + 1)
        if is_acting:
            n = self._write_due(indices, n)
        hexes = within((player.fuel - reach.fuel_to(RIM)) // EXPLORING, 0, size(s.stack))
        return write_at_least(indices, n, block + self.hexes, HEXES_IN_REACH, hexes)

    def _write_due(self, indices: vec[i64], n: i64) -> i64:
        """What this turn may still bring: the best landing and the best office, if its actions allow them."""
        office = self.reach.office_here
        if self.left & ONE_FLIGHT != 0:
            office = self.reach.office
            steps = self.reach.landing - LEAST_LANDING + 1
            n = write_at_least(indices, n, self.due_landing, LANDING_STEPS, steps)
        if self.left & ONE_OFFICE != 0:
            n = write_at_least(indices, n, self.due_office, OFFICE_STEPS, office - LEAST_OFFICE + 1)
        return n

    def _write_score(self, owner: i64, block: i64, indices: vec[i64], n: i64) -> i64:
        """Credits with sets of samples, and how far the seat is ahead of the best other one."""
        mine = self.scores[owner]
        steps = mine // SCORE_STEP
        n = write_at_least(indices, n, block + self.score, SCORE_STEPS, steps)
        rest = mine - steps * SCORE_STEP
        while rest > 0:
            indices[n] = block + self.score_rest
            n += 1
            rest -= 1
        if self.seats == 1:
            return n
        best: i64 = 0
        other: i64 = 0
        while other < self.seats:
            if other != owner and self.scores[other] > best:
                best = self.scores[other]
            other += 1
        reached = (mine - best - AHEAD_LOWEST) // AHEAD_STEP + 1
        return write_at_least(indices, n, block + self.ahead, AHEAD_STEPS, reached)


def write_members(indices: vec[i64], n: i64, start: i64, members: i64) -> i64:
    """Write the feature of each member of a set."""
    while members != 0:
        indices[n] = start + lowest(members)
        n += 1
        members &= members - 1
    return n
