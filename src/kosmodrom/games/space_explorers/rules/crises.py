"""SX-K Module Crises: one binds all, one is coming, and a marker tells when the first is over."""

from typing import Final

from mypy_extensions import i64

from kosmodrom.core.frames import pop, push, replace_top, top
from kosmodrom.core.rng import Rng
from kosmodrom.core.state import EVERYONE
from kosmodrom.games.space_explorers import events
from kosmodrom.games.space_explorers.options import CRISES
from kosmodrom.games.space_explorers.parts.counts import count, one
from kosmodrom.games.space_explorers.parts.names import FROM_CRISES
from kosmodrom.games.space_explorers.parts.sets import bit, member, size
from kosmodrom.games.space_explorers.parts.words import (
    CENTER_FEWER,
    FROZEN_TOKENS,
    SILENCE_UNDER,
    kind_of_words,
)
from kosmodrom.games.space_explorers.rules.cards import (
    can_draw,
    division_for,
    draw_top,
    has_module,
    lay_card,
    left_of,
    take_into_hand,
)
from kosmodrom.games.space_explorers.rules.ending import SIX_CRISES, set_off_end
from kosmodrom.games.space_explorers.rules.frames import CLAIM, frame, seat_of
from kosmodrom.games.space_explorers.rules.leaders import fill_center, fill_for_rival
from kosmodrom.games.space_explorers.state import ExplorersState

EARLY: Final = 3
"""Early crises in a game, and as many late ones after them."""
IN_A_GAME: Final = 6
FIRST_LATE: Final = 5
ALL_FIVE: Final = 31


def deal_crises(s: ExplorersState, rng: Rng) -> None:
    """SX-K1 The top one is opened and is the current crisis, the next one is opened beside it."""
    if not has_module(s, CRISES):
        return
    s.early = ALL_FIVE
    s.late = ALL_FIVE
    open_crisis(s, rng)
    change_crisis(s, rng)


def open_crisis(s: ExplorersState, rng: Rng) -> None:
    """SX-K1 Three random early ones, then three random late ones; SX-K5 a specialist may go under it, open."""
    if s.opened == IN_A_GAME:
        return
    if s.opened < EARLY:
        found = member(s.early, rng.below(size(s.early), FROM_CRISES))
        s.early &= ~bit(found)
    else:
        found = member(s.late, rng.below(size(s.late), FROM_CRISES))
        s.late &= ~bit(found)
        found += FIRST_LATE
    s.opened += 1
    s.coming = found + 1
    s.tell(events.COMING, -1, EVERYONE, found)
    if kind_of_words(s.box.effects[s.coming]) == SILENCE_UNDER and can_draw(s):
        s.coming_under = draw_top(s, rng)
        s.tell(events.UNDER_CRISIS, -1, EVERYONE, s.coming_under, found)


def change_crisis(s: ExplorersState, rng: Rng) -> None:
    """SX-K3 The coming one is current, the marker goes to its top step, the next is opened."""
    s.crisis = s.coming
    s.card_under = s.coming_under
    s.coming = 0
    s.coming_under = 0
    s.step = 0
    s.tell(events.CRISIS, -1, EVERYONE, s.crisis - 1)
    open_crisis(s, rng)


def count_steps(s: ExplorersState, crisis: i64) -> i64:
    """SX-K3 How often the marker moves until a crisis is over; SX-Z7 alone as for two."""
    players = len(s.players)
    return s.box.steps[crisis * 3 + players - 2]


def count_over(s: ExplorersState) -> i64:
    """SX-K4 Crises that were discarded."""
    over = s.opened
    if s.crisis != 0:
        over -= 1
    if s.coming != 0:
        over -= 1
    return over


def move_marker(s: ExplorersState, seat: i64) -> None:
    """SX-K3 One step, once; when it leaves the last one the crisis is over."""
    s.step += 1
    left = count_steps(s, s.crisis) - s.step
    s.tell(events.STEP, seat, EVERYONE, s.crisis - 1, left)
    if left == 0:
        end_crisis(s, seat)


def end_crisis(s: ExplorersState, seat: i64) -> None:
    """SX-K3 to SX-K6, SX-K9 The crisis is discarded, what it held back comes; the sixth sets off the end."""
    kind = kind_of_words(s.box.effects[s.crisis])
    s.tell(events.CRISIS_OVER, seat, EVERYONE, s.crisis - 1)
    s.crisis = 0
    s.step = 0
    if count_over(s) == IN_A_GAME:
        set_off_end(s, SIX_CRISES)
    if s.card_under != 0:
        take_card_under(s, seat)
    if kind == CENTER_FEWER and seat < s.seats:
        fill_center(s, -1)
    elif kind == CENTER_FEWER:
        fill_for_rival(s, -1)
    if kind == FROZEN_TOKENS and s.frozen != 0:
        push(s, frame(CLAIM, left_of(s, seat)))


def take_card_under(s: ExplorersState, seat: i64) -> None:
    """SX-K5 Whoever ends it takes the card, after the marker moved: no further step of it; SX-Z7 the Rival: hub."""
    card = s.card_under
    s.card_under = 0
    if seat >= s.seats:
        division = division_for(s.box, s.players[seat], card)
        lay_card(s.box, s.players[seat], card, division)
        s.tell(events.RIVAL, seat, EVERYONE, card, division)
        return
    take_into_hand(s, seat, card, True)
    s.tell(events.PICKED, seat, EVERYONE, card)


def why_not_claim(s: ExplorersState, token: i64) -> str | None:
    """SX-K9 One of the frozen tokens."""
    return None if count(s.frozen, token) > 0 else "SX-K9"


def claim(s: ExplorersState, seat: i64, token: i64) -> None:
    """SX-K9 Players take one each in turn, of their choice, beginning left of the one who ended it."""
    s.frozen -= one(token)
    s.players[seat].tokens += one(token)
    s.tell(events.CLAIMED, seat, EVERYONE, token)
    if s.frozen == 0:
        pop(s)
    else:
        replace_top(s, frame(CLAIM, left_of(s, seat)))


def claim_for_rival(s: ExplorersState) -> None:
    """SX-Z7 The Rival takes the colour it has fewest of."""
    rival = seat_of(top(s))
    best: i64 = -1
    token: i64 = 0
    while token < 6:
        held = count(s.players[rival].tokens, token)
        if count(s.frozen, token) > 0 and (best < 0 or held < count(s.players[rival].tokens, best)):
            best = token
        token += 1
    claim(s, rival, best)
