"""SX-T8, SX-E The course of a turn: what goes on by itself until somebody has to decide, and how turns end."""

from typing import Final

from mypy_extensions import i64

from kosmodrom.core.frames import pop, push, replace_top, top
from kosmodrom.core.rng import Rng
from kosmodrom.core.state import EVERYONE
from kosmodrom.games.space_explorers import events
from kosmodrom.games.space_explorers.options import CRISES, POWERS
from kosmodrom.games.space_explorers.parts.counts import count, one
from kosmodrom.games.space_explorers.parts.names import COLOURS, DIRECTIVE
from kosmodrom.games.space_explorers.parts.sets import bit, lowest
from kosmodrom.games.space_explorers.parts.words import PAWN_RESERVE
from kosmodrom.games.space_explorers.rules.abilities import settle_revealed, why_not_use
from kosmodrom.games.space_explorers.rules.cards import can_draw, has_module, left_of
from kosmodrom.games.space_explorers.rules.crises import change_crisis, claim_for_rival, move_marker
from kosmodrom.games.space_explorers.rules.ending import ALL_PASSED, set_off_end
from kosmodrom.games.space_explorers.rules.frames import (
    CLAIM,
    DRAWS,
    END,
    FILL,
    KEEP,
    PLACE,
    PROJECT,
    RECRUIT,
    RENEW,
    REVEALED,
    RIVAL,
    SHIFT,
    SIDE,
    frame,
    kind_of_frame,
    number_of,
    seat_of,
    with_number,
)
from kosmodrom.games.space_explorers.rules.goals import look_at_goals
from kosmodrom.games.space_explorers.rules.leaders import go_on_filling, tell_obligations
from kosmodrom.games.space_explorers.rules.powers import (
    SECTIONS,
    can_shift,
    has_free_section,
    mend_center,
    place_token,
    why_not_refresh,
)
from kosmodrom.games.space_explorers.rules.projects import (
    complete_project,
    open_side,
    tell_new_projects,
    why_not_complete,
)
from kosmodrom.games.space_explorers.rules.recruit import keep, lay_recruit
from kosmodrom.games.space_explorers.rules.rival import begin_rival, go_on_rival
from kosmodrom.games.space_explorers.rules.sections import (
    can_renew,
    choose_side,
    finish_renewing,
    side_by_itself,
    why_not_section,
)
from kosmodrom.games.space_explorers.rules.talents import offer_reserve, talent_kind
from kosmodrom.games.space_explorers.rules.working import able
from kosmodrom.games.space_explorers.state import CHOOSING, OVER, ExplorersState

TOKENS_BACK: Final = 0
"""Stages of the end of a turn, in the order of SX-T8."""
MARKER: Final = 1
CHANGE: Final = 2
RESERVE: Final = 3
PASS_ON: Final = 4


def settle(s: ExplorersState, rng: Rng) -> None:
    """Go on until something has to be decided; SX-G2 goals are looked at after everything that happens."""
    while s.phase != OVER:
        look_at_goals(s)
        if s.phase == CHOOSING:
            return
        kind = kind_of_frame(top(s))
        if kind in (0, END, SHIFT) and has_module(s, POWERS) and mend_center(s, rng):
            return
        if kind == 0:
            if s.acted == 0 or can_go_on(s, s.turn):
                return
            end_turn(s)
            kind = END
        if kind == END:
            go_on_ending(s, rng)
        elif kind == RIVAL:
            if go_on_rival(s, rng):
                end_rival(s, rng)
        elif is_decided(s, kind, rng):
            return


def is_decided(s: ExplorersState, kind: i64, rng: Rng) -> bool:
    """Whether a frame waits for somebody's decision; if not, what it stands for was done."""
    seat = seat_of(top(s))
    if kind == RECRUIT:
        lay_recruit(s)
    elif kind == PROJECT:
        complete_project(s)
    elif kind == FILL:
        return go_on_filling(s, rng)
    elif kind == DRAWS:
        if can_draw(s):
            return True
        pop(s)
    elif kind == REVEALED:
        return settle_revealed(s)
    elif kind == KEEP:
        return not keep_only(s, seat)
    elif kind == SHIFT:
        if can_shift(s, seat):
            return True
        pop(s)
    elif kind == PLACE:
        if has_free_section(s.players[seat]):
            return True
        place_token(s, seat, SECTIONS)
    elif kind == RENEW:
        if can_renew(s, seat):
            return True
        finish_renewing(s, seat, rng)
    elif kind == SIDE and seat >= s.seats:
        choose_side(s, side_by_itself(s, number_of(top(s), 0)))
    elif kind == CLAIM and seat >= s.seats:
        claim_for_rival(s)
    else:
        return True
    return False


def keep_only(s: ExplorersState, seat: i64) -> bool:
    """SX-A6 If all tokens spent are alike, there is nothing to choose."""
    token: i64 = 0
    kinds: i64 = 0
    found: i64 = 0
    while token <= DIRECTIVE:
        if count(s.payment.spent, token) > 0:
            kinds += 1
            found = token
        token += 1
    if kinds > 1:
        return False
    keep(s, seat, found)
    return True


# The turn


def begin_turn(s: ExplorersState, seat: i64) -> None:
    """SX-T1 A turn begins; SX-S5 the first seat marks where a round begins."""
    s.turn = seat
    s.acted = 0
    s.took = 0
    s.third = 0
    s.completed = 0
    s.recruited = 0
    s.used = 0
    s.lent = 0
    s.wild = 0
    s.extra = 0
    if seat == s.first:
        s.round += 1
    s.tell(events.TURN, seat, EVERYONE, s.round)


def can_go_on(s: ExplorersState, seat: i64) -> bool:
    """SX-T1 Whether anything but the end of the turn is left after the action; it hangs on open things alone."""
    if s.completed == 0:
        place: i64 = 0
        while open_side(s, place) >= 0:
            if why_not_complete(s, seat, open_side(s, place)) is None:
                return True
            place += 1
        rest = s.players[seat].own
        while rest != 0:
            if why_not_complete(s, seat, lowest(rest)) is None:
                return True
            rest &= rest - 1
    if has_module(s, POWERS):
        if why_not_refresh(s, seat) is None:
            return True
        section: i64 = 0
        while section < SECTIONS:
            if why_not_section(s, seat, section) is None:
                return True
            section += 1
    rest = able(s, seat, s.box.usable)
    while rest != 0:
        if why_not_use(s, seat, lowest(rest)) is None:
            return True
        rest &= rest - 1
    return False


def end_turn(s: ExplorersState) -> None:
    """SX-T8 The end of a turn."""
    push(s, frame(END, s.turn))


def go_on_ending(s: ExplorersState, rng: Rng) -> None:
    """SX-T8 Tokens laid down come back, the crisis' marker moves, crises change, T7's pawn; then SX-E1."""
    found = top(s)
    seat = s.turn
    if number_of(found, 0) == TOKENS_BACK:
        take_endless_back(s, seat)
    stage = next_stage(s, seat, number_of(found, 0))
    replace_top(s, with_number(found, 0, stage + 1))
    if stage == MARKER:
        move_marker(s, seat)
    elif stage == CHANGE:
        change_if_over(s, rng)
    elif stage == RESERVE:
        offer_reserve(s, seat)
    else:
        pop(s)
        if s.seats == 1:
            begin_rival(s)
        else:
            pass_turn(s, left_of(s, seat))


def next_stage(s: ExplorersState, seat: i64, stage: i64) -> i64:
    """The next stage from one on in which anything happens; the last one in any case."""
    if stage <= MARKER:
        has_moved = s.completed != 0 or s.took != 0 or s.third != 0
        if has_module(s, CRISES) and s.crisis != 0 and has_moved:
            return MARKER
    if stage <= CHANGE and s.crisis == 0 and s.coming != 0:
        return CHANGE
    if stage <= RESERVE and talent_kind(s, s.players[seat]) == PAWN_RESERVE:
        return RESERVE
    return PASS_ON


def take_endless_back(s: ExplorersState, seat: i64) -> None:
    """SX-W11 Tokens laid by the board go back to their owner."""
    player = s.players[seat]
    if player.endless == 0:
        return
    colour: i64 = 0
    while colour < COLOURS:
        if player.endless & bit(colour) != 0:
            player.tokens += one(colour)
        colour += 1
    player.endless = 0


def change_if_over(s: ExplorersState, rng: Rng) -> None:
    """SX-K2, SX-K4 A new crisis begins at the end of the turn that ended the old one; after the sixth none binds."""
    if s.crisis == 0 and s.coming != 0:
        change_crisis(s, rng)


def end_rival(s: ExplorersState, rng: Rng) -> None:
    """SX-Z4 Its turn is the last of the round."""
    change_if_over(s, rng)
    pop(s)
    if s.passes > 0:
        s.passes += 1
    pass_turn(s, 0)


def pass_turn(s: ExplorersState, seat: i64) -> None:
    """SX-E1 Once the end is set off the round is finished; SX-E3 if all pass one after another, it ends there."""
    if s.passes >= len(s.players):
        set_off_end(s, ALL_PASSED)
    if s.passes >= len(s.players) or (s.ending != 0 and seat == s.first):
        s.phase = OVER
        tell_result(s)
        s.tell(events.OVER, -1, EVERYONE)
        return
    begin_turn(s, seat)


def tell_result(s: ExplorersState) -> None:
    """SX-E2 What is reckoned at the end, for whoever watches."""
    if s.witness is None:
        return
    seat: i64 = 0
    while seat < s.seats:
        tell_obligations(s, seat)
        tell_new_projects(s, seat)
        seat += 1
