"""The rules of Space Bureau: who may do what, and what a move does. Each part of a turn has a file of its own."""

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.frames import pop, top
from kosmodrom.core.illegal import OTHER_QUESTION
from kosmodrom.core.rng import Rng
from kosmodrom.core.state import only
from kosmodrom.games.space_bureau.moves import (
    ABILITY,
    DO,
    DONE,
    END,
    EXCHANGE,
    EXPLORE,
    FLIP,
    FLY,
    JUMP,
    LAND,
    OFFICE,
    PAY,
    PLACE,
    SAMPLE,
    SIDE,
    TAKE,
    ability_of,
    cell_of,
    choice_of,
    kind_of_move,
    slot_of,
    turned_of,
)
from kosmodrom.games.space_bureau.parts.tiles import kind_of, type_of
from kosmodrom.games.space_bureau.rules.ability import trigger
from kosmodrom.games.space_bureau.rules.bureau import fill_flips, flip, walk_on, why_not_flip
from kosmodrom.games.space_bureau.rules.checklist import (
    can_do_something,
    do_action,
    do_office,
    do_paid,
    do_sample,
    fill_checklist,
    take_harmless,
    why_not_do,
)
from kosmodrom.games.space_bureau.rules.flight import (
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
from kosmodrom.games.space_bureau.rules.frames import BONUS, FLIGHT, STEPS, kind_of_frame, paid_slot_of
from kosmodrom.games.space_bureau.rules.frames import FLIP as FLIP_FRAME
from kosmodrom.games.space_bureau.rules.placement import fill_placements, place, why_not_place
from kosmodrom.games.space_bureau.rules.refill import (
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
        if kind == FLIP_FRAME:
            return fill_flips(s.players[seat], moves)
        return fill_checklist(s, seat, moves)
    if phase == PLACING:
        return fill_placements(s, s.players[seat], moves)
    if phase == REFILLING:
        return fill_refill(s, moves)
    if phase == CHOOSING_SIDE:
        return fill_sides(s, moves)
    return fill_abilities(s, moves)


def only_move(s: SpaceBureauState, seat: i64, moves: vec[i64]) -> i64:
    """The single move of a seat: everything lies open, so all see that there is no other."""
    return moves[0] if fill_legal(s, seat, moves) == 1 else -1


def why_not(s: SpaceBureauState, seat: i64, move: i64) -> str | None:
    """The rule that refuses a move to a seat that is to act, or nothing."""
    kind = kind_of_move(move)
    asked = question_of(s)
    answered = question_for(kind)
    if asked != answered:
        if asked == FLY and answered == DO:
            return "SB-A12"
        return OTHER_QUESTION
    player = s.players[seat]
    if kind == SIDE:
        return why_not_side(s, move - SIDE)
    if kind == ABILITY:
        return why_not_ability(s, ability_of(move))
    if kind == PLACE:
        return why_not_place(s, player, turned_of(move), cell_of(move))
    if kind == FLY:
        return why_not_fly(s, player, move - FLY)
    if kind == JUMP:
        return why_not_jump(s, player, move - JUMP)
    if kind == EXPLORE:
        return why_not_explore(s, player, move - EXPLORE)
    if kind == LAND:
        return why_not_land(s, player)
    if kind == END:
        return why_not_end(s)
    if kind == FLIP:
        return why_not_flip(player, move - FLIP)
    if kind == TAKE:
        return why_not_take(s, move - TAKE)
    if kind == EXCHANGE:
        return why_not_exchange(s)
    return why_not_do(s, seat, move)


def question_of(s: SpaceBureauState) -> i64:
    """What is asked, named by the first kind of move that answers it."""
    phase = s.phase
    if phase == CHOOSING_SIDE:
        return SIDE
    if phase == CHOOSING_ABILITY:
        return ABILITY
    if phase == PLACING:
        return PLACE
    if phase == REFILLING:
        return TAKE
    frame = kind_of_frame(top(s))
    if frame == FLIGHT:
        return FLY
    if frame == FLIP_FRAME:
        return FLIP
    return DO


def question_for(kind: i64) -> i64:
    """The question that a kind of move answers."""
    if kind in (DO, SAMPLE, PAY, OFFICE, DONE):
        return DO
    if kind in (FLY, JUMP, EXPLORE, LAND, END):
        return FLY
    if kind == EXCHANGE:
        return TAKE
    return kind


# What a move does


def apply(s: SpaceBureauState, seat: i64, move: i64, rng: Rng) -> None:
    """Carry out a legal move, and all that follows from it without a decision."""
    kind = kind_of_move(move)
    if kind == SIDE:
        choose_side(s, seat, move - SIDE)
    elif kind == ABILITY:
        choose_ability(s, seat, ability_of(move))
    elif kind == TAKE:
        take(s, seat, move - TAKE, rng)
    elif kind == EXCHANGE:
        exchange(s, seat, rng)
    else:
        if kind == PLACE:
            place_tile(s, seat, turned_of(move), cell_of(move))
        elif kind == FLIP:
            pop(s)
            flip(s, seat, move - FLIP)
        elif kind == FLY:
            fly(s, seat, move - FLY)
        elif kind == JUMP:
            jump(s, seat, move - JUMP)
        elif kind == EXPLORE:
            explore(s, seat, move - EXPLORE, rng)
        elif kind == LAND:
            land(s, seat)
        elif kind == END:
            end_flight(s, seat)
        else:
            apply_to_checklist(s, seat, move)
        settle(s, seat)


def place_tile(s: SpaceBureauState, seat: i64, turned: i64, cell: i64) -> None:
    """SB-T1, SB-T2 The tile is laid; the ability comes before the cell's actions, so it lies on top of them."""
    s.phase = ACTING
    place(s, seat, turned, cell)
    trigger(s, seat, type_of(kind_of(turned)), cell)


def apply_to_checklist(s: SpaceBureauState, seat: i64, move: i64) -> None:
    """SB-T3 An action of the list that is asked, or no more of it."""
    kind = kind_of_move(move)
    if kind == DO:
        do_action(s, seat, slot_of(kind, move))
    elif kind == SAMPLE:
        do_sample(s, seat, slot_of(kind, move), choice_of(kind, move))
    elif kind == PAY:
        do_paid(s, seat, slot_of(kind, move), choice_of(kind, move))
    elif kind == OFFICE:
        do_office(s, seat, slot_of(kind, move), choice_of(kind, move))
    else:
        pop(s)


def settle(s: SpaceBureauState, seat: i64) -> None:
    """Go on until something has to be decided: rooms are entered, harmless bonuses gained, finished lists closed."""
    while s.depth > 0:
        kind = kind_of_frame(top(s))
        if kind in (FLIGHT, FLIP_FRAME):
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
