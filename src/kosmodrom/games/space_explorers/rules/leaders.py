"""SX-L Module Leaders: the deck that fills up the Center, obligations, researchers. SX-T4 The Center itself."""

from typing import Final

from mypy_extensions import i64

from kosmodrom.core.frames import pop, push, replace_top, top
from kosmodrom.core.rng import Rng
from kosmodrom.core.state import EVERYONE
from kosmodrom.games.space_explorers import events
from kosmodrom.games.space_explorers.options import BY_THEMSELVES, LEADERS
from kosmodrom.games.space_explorers.parts.names import LEADERS as ALL_LEADERS
from kosmodrom.games.space_explorers.parts.names import SPECIALISTS
from kosmodrom.games.space_explorers.parts.sets import bit, lowest, size
from kosmodrom.games.space_explorers.parts.words import CENTER_FEWER, NO_WORDS, amount_of, kind_of_words
from kosmodrom.games.space_explorers.rules.cards import (
    deck_size,
    draw_leader,
    draw_specialist,
    has_module,
    join_center,
    lay_into_center,
    leader_deck_size,
    left_of,
)
from kosmodrom.games.space_explorers.rules.conditions import is_met
from kosmodrom.games.space_explorers.rules.frames import FILL, frame, number_of, seat_of
from kosmodrom.games.space_explorers.rules.working import crisis_effect
from kosmodrom.games.space_explorers.state import ExplorersState

CENTER: Final = 6
OPEN_LEADERS: Final = 2
"""SX-L1 Leaders among the first cards of the Center, and one card more than usual."""
RIGHT_END: Final = 0
NOBODY: Final = 7
"""The seat of a FILL that nobody is asked about."""
FROM_SPECIALISTS: Final = 0


def least_cards(s: ExplorersState) -> i64:
    """SX-T4, SX-L1 The Center is filled up below 6 cards, 7 with leaders; SX-K6 in Staff shortage below 2 fewer."""
    least: i64 = CENTER
    if has_module(s, LEADERS):
        least += 1
    effect = crisis_effect(s)
    if kind_of_words(effect) == CENTER_FEWER:
        least -= amount_of(effect)
    return least


def fill_center(s: ExplorersState, place: i64) -> None:
    """SX-T4 Ask for cards: the first on a freed place (from 0), or all at the right end (-1)."""
    asked = left_of(s, s.turn)
    if s.seats == 1 or s.settings & BY_THEMSELVES != 0:
        asked = NOBODY
    push(s, frame(FILL, asked, place + 1))


def fill_for_rival(s: ExplorersState, place: i64) -> None:
    """SX-Z7 You choose the deck of the Rival's refills."""
    asked: i64 = 0
    if s.settings & BY_THEMSELVES != 0:
        asked = NOBODY
    push(s, frame(FILL, asked, place + 1))


def is_deck_asked(s: ExplorersState) -> bool:
    """SX-L2 Whether somebody has a choice of decks for the next card."""
    return seat_of(top(s)) != NOBODY and deck_size(s) > 0 and leader_deck_size(s) > 0


def go_on_filling(s: ExplorersState, rng: Rng) -> bool:
    """SX-T4, SX-L2 Lay cards while some are missing; whether somebody is asked for a deck first."""
    while s.center_size < least_cards(s) and deck_size(s) + leader_deck_size(s) > 0:
        if is_deck_asked(s):
            return True
        lay_next(s, deck_by_itself(s), rng)
    pop(s)
    return False


def deck_by_itself(s: ExplorersState) -> i64:
    """SX-L2 The leader deck while fewer than two leaders lie open, else the specialists; the other if it is empty."""
    if leader_deck_size(s) == 0:
        return 0
    if deck_size(s) == 0:
        return 1
    leaders: i64 = 0
    place: i64 = 0
    while place < s.center_size:
        if i64(s.center[place]) > SPECIALISTS:
            leaders += 1
        place += 1
    return 1 if leaders < OPEN_LEADERS else 0


def lay_next(s: ExplorersState, deck: i64, rng: Rng) -> None:
    """SX-T4, SX-L2 A card from a deck, unseen, on the freed place; several missing at once join at the right end."""
    card = draw_specialist(s, rng) if deck == FROM_SPECIALISTS else draw_leader(s, rng)
    place = number_of(top(s), 0)
    if place == RIGHT_END or place > s.center_size + 1:
        join_center(s, card)
    else:
        lay_into_center(s, place - 1, card)
    replace_top(s, frame(FILL, seat_of(top(s))))
    s.tell(events.CAME, -1, EVERYONE, card)


def obligation_points(s: ExplorersState, seat: i64) -> i64:
    """SX-L5 Met, the green flag's points; missed, the red flag's are lost."""
    points: i64 = 0
    player = s.players[seat]
    leader: i64 = 0
    while leader < ALL_LEADERS:
        words = s.box.obligations[SPECIALISTS + 1 + leader]
        if player.placed_leaders & bit(leader) != 0 and words != NO_WORDS:
            if is_met(s, seat, words):
                points += s.box.kept[SPECIALISTS + 1 + leader]
            else:
                points -= s.box.broken[SPECIALISTS + 1 + leader]
        leader += 1
    return points


def tell_obligations(s: ExplorersState, seat: i64) -> None:
    """SX-L5 Which obligations of a seat are met at the end."""
    rest = s.players[seat].placed_leaders
    while rest != 0:
        card = SPECIALISTS + 1 + lowest(rest)
        rest &= rest - 1
        if s.box.obligations[card] == NO_WORDS:
            continue
        if is_met(s, seat, s.box.obligations[card]):
            s.tell(events.KEEPS_TO, seat, EVERYONE, card, s.box.kept[card])
        else:
            s.tell(events.BREAKS, seat, EVERYONE, card, s.box.broken[card])


def researcher_points(s: ExplorersState, seat: i64) -> i64:
    """SX-L6 Researchers together bring 2 for one, 9 for three."""
    return s.box.research[size(s.players[seat].placed_leaders & s.box.researchers)]
