"""The rules of Space Bureau: who may do what, and what a move does. Each part of a turn has a file of its own."""

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.illegal import OTHER_QUESTION
from kosmodrom.core.rng import Rng
from kosmodrom.core.state import only
from kosmodrom.games.space_bureau import numbers
from kosmodrom.games.space_bureau.ability import trigger
from kosmodrom.games.space_bureau.bureau import flip, unflipped_inspectors, walk_on, why_not_flip
from kosmodrom.games.space_bureau.checklist import (
    can_do_something,
    do_action,
    do_office,
    do_paid,
    do_sample,
    fill_checklist,
    take_harmless,
    why_not_do,
)
from kosmodrom.games.space_bureau.flight import (
    end_flight,
    explore,
    fill_flight,
    fly,
    jump,
    land,
    why_not_end,
    why_not_explore,
    why_not_fly,
    why_not_jump,
    why_not_land,
)
from kosmodrom.games.space_bureau.frames import (
    BONUS,
    FLIGHT,
    FLIP,
    STEPS,
    kind_of_frame,
    paid_slot_of,
    pop,
    top,
)
from kosmodrom.games.space_bureau.parts import CELLS, COLOURS, kind_of, lowest, type_of
from kosmodrom.games.space_bureau.placement import fill_placements, place, why_not_place
from kosmodrom.games.space_bureau.refill import (
    begin_refill,
    exchange,
    fill_refill,
    take,
    why_not_exchange,
    why_not_take,
)
from kosmodrom.games.space_bureau.setup import (
    choose_ability,
    choose_side,
    fill_abilities,
    fill_sides,
    why_not_ability,
    why_not_side,
)
from kosmodrom.games.space_bureau.state import (
    ACTING,
    CHOOSING_ABILITY,
    CHOOSING_SIDE,
    OVER,
    PLACING,
    REFILLING,
    SpaceBureauState,
)

# Who acts, what is legal


def acting(s: SpaceBureauState) -> i64:
    """The seats that owe a decision, as a set of bits."""
    if s.phase == OVER:
        return 0
    return only(s.turn)


def next_seat(s: SpaceBureauState) -> i64:
    if s.phase == OVER:
        return -1
    return s.turn


def fill_legal(s: SpaceBureauState, seat: i64, moves: vec[i64]) -> i64:
    """Every move that `why_not` does not refuse to a seat that is to act."""
    phase = s.phase
    if phase == ACTING:
        kind = kind_of_frame(top(s))
        if kind == FLIGHT:
            return fill_flight(s, s.players[seat], moves)
        if kind == FLIP:
            return fill_flips(s, seat, moves)
        return fill_checklist(s, seat, moves)
    if phase == PLACING:
        return fill_placements(s, s.players[seat], moves)
    if phase == REFILLING:
        return fill_refill(s, moves)
    if phase == CHOOSING_SIDE:
        return fill_sides(s, moves)
    return fill_abilities(s, moves)


def fill_flips(s: SpaceBureauState, seat: i64, moves: vec[i64]) -> i64:
    """SB-A9 Any inspector that is not yet turned over."""
    n: i64 = 0
    cells = unflipped_inspectors(s.players[seat])
    while cells != 0:
        moves[n] = numbers.FLIP + lowest(cells)
        n += 1
        cells &= cells - 1
    return n


def only_move(s: SpaceBureauState, seat: i64, moves: vec[i64]) -> i64:
    """The single move of a seat: everything lies open, so all see that there is no other."""
    return moves[0] if fill_legal(s, seat, moves) == 1 else -1


def why_not(s: SpaceBureauState, seat: i64, move: i64) -> str | None:
    """The rule that refuses a move to a seat that is to act, or nothing."""
    asked = question_of(s)
    answered = question_for(move)
    if asked != answered:
        if asked == numbers.FLY and answered == numbers.DO:
            return "SB-A12"
        return OTHER_QUESTION
    player = s.players[seat]
    if move < numbers.ABILITY:
        return why_not_side(s, move)
    if move < numbers.PLACE:
        return why_not_ability(s, move - numbers.ABILITY + 1)
    if move < numbers.DO:
        return why_not_place(s, player, (move - numbers.PLACE) // CELLS, (move - numbers.PLACE) % CELLS)
    if move <= numbers.DONE:
        return why_not_do(s, seat, move)
    if move < numbers.JUMP:
        return why_not_fly(s, player, move - numbers.FLY)
    if move < numbers.EXPLORE:
        return why_not_jump(s, player, move - numbers.JUMP)
    if move < numbers.LAND:
        return why_not_explore(s, player, move - numbers.EXPLORE)
    if move == numbers.LAND:
        return why_not_land(s, player)
    if move == numbers.END:
        return why_not_end(s)
    if move < numbers.TAKE:
        return why_not_flip(player, move - numbers.FLIP)
    if move < numbers.EXCHANGE:
        return why_not_take(s, move - numbers.TAKE)
    return why_not_exchange(s)


def question_of(s: SpaceBureauState) -> i64:
    """The first move of the kinds that answer what is asked."""
    phase = s.phase
    if phase == CHOOSING_SIDE:
        return numbers.SIDE
    if phase == CHOOSING_ABILITY:
        return numbers.ABILITY
    if phase == PLACING:
        return numbers.PLACE
    if phase == REFILLING:
        return numbers.TAKE
    kind = kind_of_frame(top(s))
    if kind == FLIGHT:
        return numbers.FLY
    if kind == FLIP:
        return numbers.FLIP
    return numbers.DO


def question_for(move: i64) -> i64:
    """The question that a move answers, named by the first move that does."""
    if move < numbers.ABILITY:
        return numbers.SIDE
    if move < numbers.PLACE:
        return numbers.ABILITY
    if move < numbers.DO:
        return numbers.PLACE
    if move < numbers.FLY:
        return numbers.DO
    if move < numbers.FLIP:
        return numbers.FLY
    if move < numbers.TAKE:
        return numbers.FLIP
    return numbers.TAKE


# What a move does


def apply(s: SpaceBureauState, seat: i64, move: i64, rng: Rng) -> None:
    """Carry out a legal move, and all that follows from it without a decision."""
    if move < numbers.PLACE:
        if move < numbers.ABILITY:
            choose_side(s, seat, move)
        else:
            choose_ability(s, seat, move - numbers.ABILITY + 1)
        return
    if move >= numbers.TAKE:
        if move == numbers.EXCHANGE:
            exchange(s, seat, rng)
        else:
            take(s, seat, move - numbers.TAKE, rng)
        return
    if move < numbers.DO:
        place_tile(s, seat, (move - numbers.PLACE) // CELLS, (move - numbers.PLACE) % CELLS)
    elif move < numbers.FLY:
        apply_to_checklist(s, seat, move)
    elif move < numbers.FLIP:
        apply_to_flight(s, seat, move, rng)
    else:
        pop(s)
        flip(s, seat, move - numbers.FLIP)
    settle(s, seat)


def place_tile(s: SpaceBureauState, seat: i64, turned: i64, cell: i64) -> None:
    """SB-T1, SB-T2 The tile is laid; the ability comes before the cell's actions, so it lies on top of them."""
    s.phase = ACTING
    place(s, seat, turned, cell)
    trigger(s, seat, type_of(kind_of(turned)), cell)


def apply_to_checklist(s: SpaceBureauState, seat: i64, move: i64) -> None:
    """SB-T3 An action of the list that is asked, or no more of it."""
    if move < numbers.SAMPLE:
        do_action(s, seat, move - numbers.DO)
    elif move < numbers.PAY:
        do_sample(s, seat, (move - numbers.SAMPLE) // COLOURS, (move - numbers.SAMPLE) % COLOURS)
    elif move < numbers.OFFICE:
        do_paid(s, seat, (move - numbers.PAY) // COLOURS, (move - numbers.PAY) % COLOURS)
    elif move < numbers.DONE:
        do_office(s, seat, (move - numbers.OFFICE) >> 2, (move - numbers.OFFICE) & 3)
    else:
        pop(s)


def apply_to_flight(s: SpaceBureauState, seat: i64, move: i64, rng: Rng) -> None:
    """SB-F1 to SB-F5 A step of a flight, or its end."""
    if move < numbers.JUMP:
        fly(s, seat, move - numbers.FLY)
    elif move < numbers.EXPLORE:
        jump(s, seat, move - numbers.JUMP)
    elif move < numbers.LAND:
        explore(s, seat, move - numbers.EXPLORE, rng)
    elif move == numbers.LAND:
        land(s, seat)
    else:
        end_flight(s, seat)


def settle(s: SpaceBureauState, seat: i64) -> None:
    """Go on until something has to be decided: rooms are entered, harmless bonuses gained, finished lists closed."""
    while s.depth > 0:
        kind = kind_of_frame(top(s))
        if kind in (FLIGHT, FLIP):
            return
        if kind == STEPS:
            walk_on(s, seat)
        else:
            if paid_slot_of(top(s)) >= 0:
                return
            if kind == BONUS:
                take_harmless(s, seat)
            if can_do_something(s, seat, top(s)):
                return
            pop(s)
    begin_refill(s)
