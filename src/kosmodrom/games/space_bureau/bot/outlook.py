"""What moves of Space Bureau promise, from what everybody sees, in credits.

A cell is worth what its actions bring as things stand; a flight is worth its best end: landing, an office or a sample
that the cell still allows, or a new hex, less the fuel that it takes.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core import policy
from kosmodrom.core.frames import top
from kosmodrom.games.space_bureau.bot.worth import (
    FUEL_WORTH,
    SAMPLE_WORTH,
    any_sample_worth,
    bureau_worth,
    fuel_worth,
    office_worth,
    sample_worth,
)
from kosmodrom.games.space_bureau.moves import (
    DO,
    END,
    EXCHANGE,
    EXPLORE,
    FLIP,
    FLY,
    JUMP,
    LAND,
    MOVE_COUNT,
    PAY,
    PLACE,
    TAKE,
    cell_of,
    choice_of,
    kind_of_move,
    slot_of,
    turned_of,
)
from kosmodrom.games.space_bureau.moves import OFFICE as OFFICE_MOVE
from kosmodrom.games.space_bureau.moves import SAMPLE as SAMPLE_MOVE
from kosmodrom.games.space_bureau.parts.actions import (
    ACTIONS_OF_A_LIST,
    BUREAU,
    CREDITS,
    FILL,
    FLIGHT,
    FUEL,
    NO_ACTION,
    NO_EFFECT,
    OFFICE,
    PAY_FUEL,
    PAY_SAMPLE,
    SAMPLE_HERE,
    STORAGE,
    amount_of,
    cost_of,
    effect_of,
    pay_of,
    what_of,
)
from kosmodrom.games.space_bureau.parts.box import ABILITY_LISTS
from kosmodrom.games.space_bureau.parts.sets import bit, lowest, size
from kosmodrom.games.space_bureau.parts.ship import CELLS, NO_ABILITY, nearly_surrounded, sample_total
from kosmodrom.games.space_bureau.parts.tiles import INSPECTOR, count, first_turned, kind_of, sides_of, type_of
from kosmodrom.games.space_bureau.parts.universe import DIRECTIONS, EXPLORING
from kosmodrom.games.space_bureau.rules.ability import count_triggers
from kosmodrom.games.space_bureau.rules.checklist import action_at, allowed, is_place_with_samples
from kosmodrom.games.space_bureau.rules.course import HERE, Course
from kosmodrom.games.space_bureau.rules.flight import landing_credits, neighbour, why_not_land_at
from kosmodrom.games.space_bureau.rules.frames import CELL as CELL_FRAME
from kosmodrom.games.space_bureau.rules.frames import checklist, jumped, kind_of_frame, used_of
from kosmodrom.games.space_bureau.rules.office import planet_at
from kosmodrom.games.space_bureau.rules.placement import cells_to_enter, lay_tile
from kosmodrom.games.space_bureau.rules.refill import count_rounds
from kosmodrom.games.space_bureau.rules.storage import free_slots
from kosmodrom.games.space_bureau.state import ACTING, NOWHERE, Player, SpaceBureauState, tiles_of

STORAGE_WORTH: Final = 0.35
"""For each turn that is left."""
HEX_WORTH: Final = 4.2
"""What a new hex brings on average, its bonus and its place."""
LATER_OFFICE: Final = 0.2
"""What an office somewhere is worth while no action opens it."""
LATER_FLIGHT: Final = 0.6
"""What a further flight of the same turn is worth, beside the first."""
OPEN_CELL: Final = 0.12
"""What the worth of a cell counts that could be entered next."""
OPEN_CELL_AT_ONCE: Final = 0.01
"""The same for one who looks at what a move brings at once: no more than what decides between equals."""
OPEN_REACH: Final = 2.0
"""A playout asks what else a tile opens only where the cell itself is worth so much less than the best."""
NEARLY: Final = 0.2
"""What the bonus for a surrounded tile counts when one side is still open."""
AGENT_WORTH: Final = 0.8
"""An agent on the ship of a colour of which there is none to be landed."""
NOTHING: Final = -100.0
FLIGHTS: Final = 64


@final
class Outlook(policy.Outlook[SpaceBureauState]):
    """Looks far, or only at what a move brings at once."""

    def __init__(self, is_near: bool) -> None:
        self.course = Course()
        self.is_charted = False
        self.is_near = is_near
        """Whether only what a move brings at once is asked for."""
        self.left = 0.0
        """Turns that the captain has after this one."""
        self.offices: i64 = 0
        """Office actions that the cell still allows; so for samples of the place."""
        self.samples: i64 = 0
        self.cells: vec[float] = vec[float]([0.0] * CELLS)
        self.known: i64 = 0
        """The cells that were weighed."""
        self.steps: vec[float] = vec[float]([0.0] * MOVE_COUNT)
        """What a flight is worth that begins with a step, by the number of the move."""
        self.thought = Player()
        self.positions: i64 = 0
        """How many were turned to."""
        self.flown: vec[i64] = vec[i64]([0] * FLIGHTS)
        """The position at which a flight was weighed last, by fuel and what its cell allows (see `_flight`)."""
        self.flights: vec[float] = vec[float]([0.0] * FLIGHTS)
        self.weights: vec[float] = vec[float]([0.0] * MOVE_COUNT)

    def begin(self, s: SpaceBureauState, seat: i64) -> None:
        self.is_charted = False
        self.known = 0
        self.positions += 1
        self.left = float(count_rounds(s) - s.turns // s.seats - 1)
        self.offices = 0
        self.samples = 0
        if s.phase == ACTING:
            self._see_what_is_open(s, seat)

    def _see_what_is_open(self, s: SpaceBureauState, seat: i64) -> None:
        """Count the offices and samples that the cell of this turn still allows."""
        frame = s.frames[0]
        if kind_of_frame(frame) != CELL_FRAME:
            return
        number: i64 = 0
        while number < ACTIONS_OF_A_LIST:
            action = action_at(s, frame, number)
            if action == NO_ACTION:
                return
            left = allowed(s.players[seat], frame, action) - used_of(frame, number)
            what = what_of(effect_of(action, 0))
            if what == OFFICE:
                self.offices += left
            elif what == SAMPLE_HERE:
                self.samples += left
            number += 1

    def gain(self, s: SpaceBureauState, seat: i64, move: i64) -> float:
        """The credits that a legal move promises."""
        kind = kind_of_move(move)
        if kind == PLACE:
            return self._place(s, seat, turned_of(move), cell_of(move))
        if kind in (DO, SAMPLE_MOVE, PAY, OFFICE_MOVE):
            return self._act(s, seat, kind, move)
        if kind in (FLY, JUMP, EXPLORE):
            return self._fly(s, seat, move)
        if kind == LAND:
            return self._land(s, seat)
        if kind == END:
            return self._end(s, s.players[seat], s.players[seat].place)
        if kind == FLIP:
            return self._flip(s, seat, move - FLIP)
        if kind == TAKE:
            return self._take(s, seat, move - TAKE)
        if kind == EXCHANGE:
            return 0.5
        return 0.0

    def best(self, s: SpaceBureauState, seat: i64, moves: vec[i64], n: i64) -> i64:
        """The move that promises most; where a tile opens the way is asked of good cells alone."""
        best = moves[0]
        if kind_of_move(best) == PLACE:
            return self._best_place(s, seat, moves, n)
        return super().best(s, seat, moves, n)

    def _best_place(self, s: SpaceBureauState, seat: i64, moves: vec[i64], n: i64) -> i64:
        """The best of so many placements."""
        weights = self.weights
        highest = NOTHING
        for i in range(n):
            worth = self._lay(s, seat, turned_of(moves[i]), cell_of(moves[i]))
            weights[i] = worth
            if worth > highest:
                highest = worth
        least = highest - OPEN_REACH
        best = moves[0]
        highest = NOTHING
        for i in range(n):
            if weights[i] >= least:
                worth = weights[i]
                if self.left > 0.0:
                    worth += self._opened(s, seat, turned_of(moves[i]), cell_of(moves[i]))
                if worth > highest:
                    highest = worth
                    best = moves[i]
        return best

    # Flights

    def _end(self, s: SpaceBureauState, player: Player, place: i64) -> float:
        """What it is worth to be at a place when the flight is over, without a landing."""
        worth = 0.0
        office = office_worth(s, player, place)
        if self.offices > 0:
            worth += office
        elif self.left > 0.0:
            worth += LATER_OFFICE * office
        if self.samples > 0 and is_place_with_samples(s, place):
            worth += 1.5
        return worth

    def _landing(self, s: SpaceBureauState, player: Player, place: i64) -> float:
        if why_not_land_at(s, player, place) is not None:
            return 0.0
        return float(landing_credits(player, planet_at(s, place)))

    def _chart(self, s: SpaceBureauState, player: Player, fuel: i64, jumped_to: i64) -> float:
        """The worth of the best flight from here, and for each first step the best that begins with it."""
        course = self.course
        course.chart(s, player.place, fuel, jumped_to)
        move: i64 = FLY
        while move < LAND:
            self.steps[move] = NOTHING
            move += 1
        price = FUEL_WORTH
        if self.left <= 0.0:
            price = 0.02
        best = NOTHING
        i: i64 = 0
        while i < course.found:
            place = course.order[i]
            spent = course.fuel[place]
            if i > 0:
                worth = self._end(s, player, place) + self._landing(s, player, place) - price * float(spent)
                self._note(course.first[place], worth)
                if worth > best:
                    best = worth
            if s.stack != 0 and spent + EXPLORING <= fuel:
                worth = HEX_WORTH - price * float(spent + EXPLORING)
                if self.offices > 0:
                    worth += 2.0
                if self._explore_from(s, place, worth) and worth > best:
                    best = worth
            i += 1
        return best

    def _note(self, step: i64, worth: float) -> None:
        if worth > self.steps[step]:
            self.steps[step] = worth

    def _explore_from(self, s: SpaceBureauState, place: i64, worth: float) -> bool:
        """Note what exploring beside a place is worth, if there is anything to explore."""
        found = False
        direction: i64 = 0
        while direction < DIRECTIONS:
            if neighbour(s, place, direction) == NOWHERE:
                found = True
                if self.course.first[place] == HERE:
                    self._note(EXPLORE + direction, worth)
                else:
                    self._note(self.course.first[place], worth)
            direction += 1
        return found

    def _flight(self, s: SpaceBureauState, player: Player, fuel: i64) -> float:
        """What a flight from here is worth more than staying."""
        key = 4 * fuel
        if self.offices > 0:
            key += 2
        if self.samples > 0:
            key += 1
        if self.flown[key] == self.positions:
            return self.flights[key]
        worth = self._chart(s, player, fuel, 0) - self._end(s, player, player.place)
        if worth < 0.0:
            worth = 0.0
        self.flown[key] = self.positions
        self.flights[key] = worth
        return worth

    def _fly(self, s: SpaceBureauState, seat: i64, move: i64) -> float:
        """A step by the best flight that begins with it."""
        if not self.is_charted:
            player = s.players[seat]
            self.is_charted = True
            self._chart(s, player, player.fuel, jumped(top(s)))
        return self.steps[move]

    def _land(self, s: SpaceBureauState, seat: i64) -> float:
        """The end of a flight by what the place is worth, with a landing."""
        player = s.players[seat]
        return self._end(s, player, player.place) + self._landing(s, player, player.place) + 0.2

    # Actions

    def _effect(self, s: SpaceBureauState, player: Player, effect: i64, room: i64, fuel: i64) -> float:
        """What an effect is worth once, with so much room in the storage and so much fuel."""
        what = what_of(effect)
        if what == FUEL:
            return fuel_worth(player, self.left, amount_of(effect), room)
        if what == FILL:
            return fuel_worth(player, self.left, room, room)
        if what == CREDITS:
            return float(amount_of(effect))
        if what == BUREAU:
            return bureau_worth(s, player, self.left, amount_of(effect))
        if what == STORAGE:
            return STORAGE_WORTH * self.left
        if what == OFFICE:
            return office_worth(s, player, player.place)
        if what == FLIGHT:
            return self._flight(s, player, fuel)
        return any_sample_worth(player, self.left)

    def _act(self, s: SpaceBureauState, seat: i64, kind: i64, move: i64) -> float:
        """An action of the list that is asked."""
        choice = choice_of(kind, move)
        if kind == OFFICE_MOVE:
            return float(s.box.office_values[choice])
        player = s.players[seat]
        slot = slot_of(kind, move)
        action = action_at(s, top(s), slot >> 1)
        effect = effect_of(action, slot)
        room = free_slots(player)
        if kind == PAY:
            return self._effect(s, player, effect, room + 1, player.fuel) - sample_worth(player, self.left, choice)
        cost = 0.0
        fuel = player.fuel
        if pay_of(action) == PAY_FUEL:
            cost = FUEL_WORTH * float(cost_of(action))
            fuel -= cost_of(action)
        if kind == SAMPLE_MOVE:
            return sample_worth(player, self.left, choice) - cost
        worth = self._effect(s, player, effect, room, fuel) - cost
        if what_of(effect) == FUEL and amount_of(effect) <= room:
            worth += 3.0
        return worth

    # Placing, turning over, taking

    def _cell(self, s: SpaceBureauState, seat: i64, cell: i64) -> float:
        """What the actions of a cell promise as things stand: fuel first, then the rest."""
        player = s.players[seat]
        frame = checklist(CELL_FRAME, player.side * CELLS + cell, 1)
        fuel = player.fuel
        room = free_slots(player)
        worth = 0.0
        self.offices = 0
        self.samples = 0
        flights: i64 = 0
        number: i64 = 0
        while number < ACTIONS_OF_A_LIST:
            action = action_at(s, frame, number)
            if action == NO_ACTION:
                break
            times = allowed(player, frame, action)
            effect = effect_of(action, 0)
            what = what_of(effect)
            cost = 0.0
            if pay_of(action) == PAY_FUEL:
                cost = FUEL_WORTH * float(cost_of(action))
            elif pay_of(action) == PAY_SAMPLE:
                cost = SAMPLE_WORTH
                if sample_total(player.samples) == 0:
                    times = 0
            if times > 0:
                if what == FUEL:
                    worth += fuel_worth(player, self.left, times * amount_of(effect), room)
                    fuel += times * amount_of(effect)
                    if effect_of(action, 1) != NO_EFFECT:
                        flights += 1
                elif what == FLIGHT:
                    flights += times
                elif what == OFFICE:
                    self.offices += times
                    if office_worth(s, player, player.place) > cost:
                        worth += office_worth(s, player, player.place) - cost
                elif what == SAMPLE_HERE:
                    self.samples += times
                    if is_place_with_samples(s, player.place):
                        worth += float(times) * any_sample_worth(player, self.left)
                else:
                    once = self._effect(s, player, effect, room, fuel) - cost
                    if once > 0.0:
                        worth += float(times) * once
            number += 1
        if flights > 0 and fuel > 0:
            if fuel > player.fuel + room:
                fuel = player.fuel + room
            worth += self._flight(s, player, fuel) * (1.0 + LATER_FLIGHT * float(flights - 1))
        self.offices = 0
        self.samples = 0
        return worth

    def _place(self, s: SpaceBureauState, seat: i64, turned: i64, cell: i64) -> float:
        """The cell's actions, the captain's ability, the tile itself, and what may be entered next."""
        worth = self._lay(s, seat, turned, cell)
        if self.left > 0.0:
            worth += self._opened(s, seat, turned, cell)
        return worth

    def _lay(self, s: SpaceBureauState, seat: i64, turned: i64, cell: i64) -> float:
        """A placement without what may be entered next."""
        here = bit(cell)
        if self.known & here == 0:
            self.known |= here
            self.cells[cell] = self._cell(s, seat, cell)
        worth = self.cells[cell]
        player = s.players[seat]
        kind = type_of(kind_of(turned))
        if player.ability != NO_ABILITY:
            thought = self.thought
            thought.load(player)
            lay_tile(thought, kind, sides_of(turned), here)
            bonus = s.box.worths[ABILITY_LISTS + player.ability]
            worth += bonus * float(count_triggers(thought, kind, cell))
            if player.ability == 5 and self.left > 0.0:
                more = size(nearly_surrounded(thought.filled)) - size(nearly_surrounded(player.filled))
                worth += NEARLY * bonus * float(more)
        if tiles_of(player, kind) & ~player.flipped == 0 and not self.is_near:
            worth += AGENT_WORTH
        return worth

    def _opened(self, s: SpaceBureauState, seat: i64, turned: i64, cell: i64) -> float:
        """What may be entered next after a placement."""
        thought = self.thought
        thought.load(s.players[seat])
        lay_tile(thought, type_of(kind_of(turned)), sides_of(turned), bit(cell))
        return self._worth_of_open_cells(s, thought)

    def _worth_of_open_cells(self, s: SpaceBureauState, player: Player) -> float:
        """What it counts that a ship has cells to be entered next."""
        worth = 0.0
        cells = cells_to_enter(s.box, player, 15)
        while cells != 0:
            worth += s.box.worths[player.side * CELLS + lowest(cells)]
            cells &= cells - 1
        if self.is_near:
            return OPEN_CELL_AT_ONCE * worth
        return OPEN_CELL * worth

    def _flip(self, s: SpaceBureauState, seat: i64, cell: i64) -> float:
        """The inspector whose connectors open most."""
        thought = self.thought
        thought.load(s.players[seat])
        lay_tile(thought, INSPECTOR, 15, bit(cell))
        return self._worth_of_open_cells(s, thought)

    def _take(self, s: SpaceBureauState, seat: i64, kind: i64) -> float:
        """A colour that is missing on the ship and in the reserve, and many connectors."""
        player = s.players[seat]
        worth = 0.25 * float(size(sides_of(first_turned(kind))))
        if self.is_near:
            return worth
        mine = size(tiles_of(player, type_of(kind)) & ~player.flipped) + count(player.reserve, kind)
        return worth + 1.0 / float(1 + mine)
