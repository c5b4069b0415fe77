"""SX-Z Alone: the Rival's turn, decided by open cards and the decks. It plays inside the player's last move."""

from typing import Final

from mypy_extensions import i64, u8

from kosmodrom.core.frames import push, replace_top, top
from kosmodrom.core.rng import Rng
from kosmodrom.core.state import EVERYONE
from kosmodrom.games.space_explorers import events
from kosmodrom.games.space_explorers.options import CRISES, TALENTS, level_of
from kosmodrom.games.space_explorers.parts.box import BONUS, CHEAPEST_PROJECT, FROM_DECK, MOST_DROPPED
from kosmodrom.games.space_explorers.parts.counts import count, of_colour, one
from kosmodrom.games.space_explorers.parts.names import COLOURS, DIRECTIVE, SPECIALISTS
from kosmodrom.games.space_explorers.parts.sets import bit
from kosmodrom.games.space_explorers.rules.cards import (
    can_draw,
    division_for,
    draw_top,
    has_module,
    height,
    lay_card,
    leave_center,
)
from kosmodrom.games.space_explorers.rules.crises import move_marker
from kosmodrom.games.space_explorers.rules.ending import look_at_end
from kosmodrom.games.space_explorers.rules.frames import RIVAL, frame, number_of, with_number
from kosmodrom.games.space_explorers.rules.leaders import fill_for_rival
from kosmodrom.games.space_explorers.rules.powers import draw_face
from kosmodrom.games.space_explorers.rules.projects import OPEN_PLACES, open_side, take_from_row
from kosmodrom.games.space_explorers.rules.take import NOBODY, reserved_by
from kosmodrom.games.space_explorers.state import ExplorersState, Player

RIVAL_SEAT: Final = 1
THIRD: Final = 3

TRACKING: Final = 0
"""Stages of its turn: the track for your take; its recruit; after the refill march, track and project; the end."""
RECRUITING: Final = 1
MARCHING: Final = 2
ENDING: Final = 3


def begin_rival(s: ExplorersState) -> None:
    """SX-Z1 You and the Rival alternate."""
    push(s, frame(RIVAL, RIVAL_SEAT))


def level(s: ExplorersState) -> i64:
    return level_of(s.settings)


def head_start(s: ExplorersState, rng: Rng) -> None:
    """SX-Z6 Cards in its hub at the start, from the top of the deck, placed, nothing else."""
    number = s.box.head_start[level(s)]
    while number > 0:
        add_from_deck(s, rng)
        number -= 1
    if has_module(s, TALENTS):
        s.track = s.box.talent_steps[level(s)]


def add_from_deck(s: ExplorersState, rng: Rng) -> None:
    """SX-Z3 The top card of the deck into its hub."""
    if can_draw(s):
        card = draw_top(s, rng)
        division = division_for(s.box, s.players[RIVAL_SEAT], card)
        lay_card(s.box, s.players[RIVAL_SEAT], card, division)
        s.tell(events.RIVAL, RIVAL_SEAT, EVERYONE, card, division)


# Its turn


def go_on_rival(s: ExplorersState, rng: Rng) -> bool:
    """The next stage of its turn; whether that was the last."""
    found = top(s)
    stage = number_of(found, 0)
    replace_top(s, with_number(found, 0, stage + 1))
    if stage == TRACKING:
        if s.took != 0:
            advance_track(s, rng)
    elif stage == RECRUITING:
        recruit(s, rng)
    elif stage == MARCHING:
        go_on_after_refill(s, rng)
    else:
        return True
    return False


def chosen_place(s: ExplorersState) -> i64:
    """SX-Z2 Of the first cards from the marker to the right the one of the highest printed cost, the nearest of equals.

    SX-Z7 It passes over T7's card unless there is no other.
    """
    look = s.box.look[level(s)]
    best: i64 = -1
    place = s.marker % s.center_size
    passed: i64 = 0
    while passed < s.center_size and look > 0:
        card = i64(s.center[place])
        if reserved_by(s, card) == NOBODY or s.center_size == 1:
            if best < 0 or s.box.cost[card] > s.box.cost[i64(s.center[best])]:
                best = place
            look -= 1
        place += 1
        if place == s.center_size:
            place = 0
        passed += 1
    return best


def recruit(s: ExplorersState, rng: Rng) -> None:
    """SX-Z2 Recruit without paying, place, supply; SX-Z7 it takes the card's power token; the place is filled up."""
    if s.center_size == 0:
        return
    place = chosen_place(s)
    card = i64(s.center[place])
    mark = i64(s.marks[place])
    rival = s.players[RIVAL_SEAT]
    if reserved_by(s, card) == 0:
        s.players[0].pawn = 0
    leave_center(s, place)
    division = division_for(s.box, rival, card)
    lay_card(s.box, rival, card, division)
    s.tell(events.RIVAL, RIVAL_SEAT, EVERYONE, card, division)
    s.passes = 0
    third: i64 = 0
    if height(rival, division) == THIRD:
        third = 1
    supply(s, rival, card)
    if mark > 0:
        rival.international += one(mark // 8)
        s.tell(events.RIVAL_POWER, RIVAL_SEAT, EVERYONE, mark // 8, (mark & 7) - 1)
    found = with_number(with_number(top(s), 1, card), 2, place + 1)
    found = with_number(with_number(found, 3, mark), 4, third)
    replace_top(s, found)
    fill_for_rival(s, place)


def supply(s: ExplorersState, rival: Player, card: i64) -> None:
    """SX-Z2 For each icon of the column it passes you a token of that colour, if it has one."""
    column = s.box.columns[card * MOST_DROPPED]
    colour: i64 = 0
    while colour < COLOURS:
        number = of_colour(column, colour)
        if number > count(rival.tokens, colour):
            number = count(rival.tokens, colour)
        while number > 0:
            pass_to_player(s, rival, colour)
            number -= 1
        colour += 1


def pass_to_player(s: ExplorersState, rival: Player, token: i64) -> None:
    rival.tokens -= one(token)
    s.players[0].tokens += one(token)
    s.tell(events.RIVAL_TOKEN, RIVAL_SEAT, EVERYONE, token)


def go_on_after_refill(s: ExplorersState, rng: Rng) -> None:
    """SX-Z2 March, track, project; SX-Z7 the next power token before, the crisis' marker after."""
    found = top(s)
    card = number_of(found, 1)
    if card != 0:
        place = number_of(found, 2) - 1
        if number_of(found, 3) > 0:
            lay_next_token(s, number_of(found, 3) // 8, place, rng)
        march(s, place, s.box.cost[card])
        if is_step(s, card):
            advance_track(s, rng)
    has_project = complete_best(s)
    if has_module(s, CRISES) and s.crisis != 0 and (has_project or number_of(found, 4) != 0):
        move_marker(s, RIVAL_SEAT)


def lay_next_token(s: ExplorersState, power: i64, place: i64, rng: Rng) -> None:
    """SX-Z7 The next token of that power goes on the first bare card from the freed place on."""
    if s.piles[power] == 0 or s.center_size == 0:
        return
    passed: i64 = 0
    place %= s.center_size
    while passed < s.center_size:
        if s.marks[place] == 0:
            face = draw_face(s, power, rng)
            s.marks[place] = u8(power * 8 + face + 1)
            s.tell(events.MARKED, RIVAL_SEAT, EVERYONE, power, face, i64(s.center[place]))
            return
        place = (place + 1) % s.center_size
        passed += 1


def march(s: ExplorersState, place: i64, cost: i64) -> None:
    """SX-Z1, SX-Z2 The marker goes right from there by the printed cost; past the end it goes on from the start."""
    if s.center_size > 0:
        s.marker = (place + cost) % s.center_size
        s.tell(events.RIVAL_MARCH, RIVAL_SEAT, EVERYONE, s.marker + 1)


def is_step(s: ExplorersState, card: i64) -> bool:
    """SX-Z2 A two-skilled or asterisk card is a step on the track."""
    if s.box.skill_count[card] > 1:
        return True
    return card <= SPECIALISTS and s.box.asterisks & bit(card - 1) != 0


def advance_track(s: ExplorersState, rng: Rng) -> None:
    """SX-Z3 A step on the track, and what happens there; at its end it stands still."""
    if s.track >= s.box.track_length:
        return
    s.track += 1
    s.tell(events.RIVAL_TRACK, RIVAL_SEAT, EVERYONE, s.track)
    event = s.box.track[s.track]
    if event == FROM_DECK:
        add_from_deck(s, rng)
    elif event == CHEAPEST_PROJECT:
        take_cheapest(s)
    elif event == BONUS:
        s.tell(events.RIVAL_BONUS, RIVAL_SEAT, EVERYONE, s.box.bonus[level(s)])


def take_cheapest(s: ExplorersState) -> None:
    """SX-Z3 The open project of fewest points, of equals the leftmost, whatever it asks for."""
    best: i64 = -1
    place: i64 = 0
    while place < OPEN_PLACES:
        side = open_side(s, place)
        if side >= 0 and (best < 0 or s.box.project_points[side] < s.box.project_points[best]):
            best = side
        place += 1
    if best >= 0:
        take_project(s, best)


def complete_best(s: ExplorersState) -> bool:
    """SX-Z2 The open project of most points that its skills allow, of equals the leftmost; SX-Z7 a directive."""
    rival = s.players[RIVAL_SEAT]
    best: i64 = -1
    place: i64 = 0
    while place < OPEN_PLACES:
        side = open_side(s, place)
        is_possible = side >= 0 and can_rival_complete(s, rival, side)
        if is_possible and (best < 0 or s.box.project_points[side] > s.box.project_points[best]):
            best = side
        place += 1
    if best < 0:
        return False
    s.passes = 0
    take_project(s, best)
    if count(rival.tokens, DIRECTIVE) > 0:
        pass_to_player(s, rival, DIRECTIVE)
    return True


def can_rival_complete(s: ExplorersState, rival: Player, side: i64) -> bool:
    """SX-T5, SX-Z7 Its skills reach what the project asks for; crises bind the player alone."""
    colour: i64 = 0
    while colour < COLOURS:
        if of_colour(rival.skills, colour) < of_colour(s.box.needs[side], colour):
            return False
        colour += 1
    return True


def take_project(s: ExplorersState, side: i64) -> None:
    take_from_row(s, side)
    s.players[RIVAL_SEAT].done |= bit(side)
    s.tell(events.RIVAL_PROJECT, RIVAL_SEAT, EVERYONE, side)
    look_at_end(s)


def has_bonus(s: ExplorersState) -> bool:
    """SX-Z3 Whether the track has reached its bonus."""
    step: i64 = 1
    while step <= s.track:
        if s.box.track[step] == BONUS:
            return True
        step += 1
    return False
