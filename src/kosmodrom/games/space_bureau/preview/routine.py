"""The routine part of a list of actions: all that needs no decision, so that one press can do it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.frames import top
from kosmodrom.games.space_bureau.moves import MOVES
from kosmodrom.games.space_bureau.parts.actions import (
    ACTIONS_OF_A_LIST,
    BUREAU,
    CREDITS,
    FILL,
    FREE,
    FUEL,
    NO_ACTION,
    NO_EFFECT,
    SAMPLE,
    SAMPLE_ANY,
    SAMPLE_HERE,
    STORAGE,
    amount_of,
    effect_of,
    pay_of,
    what_of,
)
from kosmodrom.games.space_bureau.parts.tiles import COLOURS
from kosmodrom.games.space_bureau.rules.checklist import action_at, fill_choices, why_not_slot
from kosmodrom.games.space_bureau.rules.frames import BONUS, CELL, kind_of_frame, list_of, paid_slot_of
from kosmodrom.games.space_bureau.rules.storage import free_slots
from kosmodrom.games.space_bureau.rules.turn import apply_to_checklist, settle
from kosmodrom.games.space_bureau.state import ACTING, SpaceBureauState

ORDER: Final = (STORAGE, BUREAU, CREDITS, SAMPLE, FUEL, SAMPLE_HERE, FILL)
"""What is done first: what makes room and raises levels, last what depends on the place and on what is left."""
AT_ANY_TIME: Final = 5
"""The rest of the order is routine only once nothing else of the list is left to be decided."""


def routine(s: SpaceBureauState, seat: int) -> list[str]:
    """SB-T3 Moves of the list that is asked: no price, no "or", no colour to choose, no flight, no office."""
    if not _is_list(s):
        return []
    trial = s.copy()
    asked, depth = list_of(top(s)), s.depth
    found: list[str] = []
    while _is_list(trial) and trial.depth == depth and list_of(top(trial)) == asked:
        move = _next_move(trial, seat)
        if move < 0:
            break
        found.append(MOVES.notation(move))
        apply_to_checklist(trial, seat, move)
        settle(trial, seat)
    return found


def _is_list(s: SpaceBureauState) -> bool:
    """Whether a list of actions is asked, with nothing paid that has to be chosen first."""
    return bool(s.phase == ACTING and kind_of_frame(top(s)) in (CELL, BONUS) and paid_slot_of(top(s)) < 0)


def _next_move(s: SpaceBureauState, seat: int) -> int:
    """The routine move to be made next, or -1."""
    first, best = -1, len(ORDER)
    for number in range(ACTIONS_OF_A_LIST):
        action = action_at(s, top(s), number)
        if action == NO_ACTION:
            break
        move, rank = _routine_move(s, seat, action, number)
        if rank < best:
            first, best = move, rank
    if best >= AT_ANY_TIME and _has_decision(s, seat):
        return -1
    return first


def _has_decision(s: SpaceBureauState, seat: int) -> bool:
    """Whether something of the list can be done that is not routine."""
    for slot in range(2 * ACTIONS_OF_A_LIST):
        action = action_at(s, top(s), slot >> 1)
        if action == NO_ACTION:
            return False
        is_open = why_not_slot(s, seat, top(s), slot) is None
        if is_open and _routine_move(s, seat, action, slot >> 1)[1] == len(ORDER):
            return True
    return False


def _routine_move(s: SpaceBureauState, seat: int, action: i64, number: int) -> tuple[int, int]:
    """The single move of an action that is routine, with its place in the order; -1 and the end of it if it isn't."""
    none = -1, len(ORDER)
    effect = effect_of(action, 0)
    what = int(what_of(effect))
    if effect_of(action, 1) != NO_EFFECT or pay_of(action) != FREE or what not in ORDER:
        return none
    if why_not_slot(s, seat, top(s), 2 * number) is not None:
        return none
    free = free_slots(s.players[seat])
    if what in (SAMPLE, SAMPLE_HERE, SAMPLE_ANY) and free == 0:
        return none
    moves = vec[i64]([0] * COLOURS)
    if fill_choices(s, seat, 2 * number, effect, moves, 0) != 1:
        return none
    # Fuel that finds no room is better taken after what makes some.
    is_lossy = what == FUEL and amount_of(effect) > free
    return int(moves[0]), AT_ANY_TIME if is_lossy else ORDER.index(what)
