"""How far the game is: whose turn it is, what sets off the end and when, crises, a payment under way, the Rival."""

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.features import within, write_at_least
from kosmodrom.games.space_explorers.bot.worth import turns_left
from kosmodrom.games.space_explorers.features.cards import relative, write_colours
from kosmodrom.games.space_explorers.features.groups import (
    BOUGHT_STEPS,
    CARD_POINTS,
    CRISES_OVER,
    DECK_STEP,
    DECK_STEPS,
    FROZEN_STEP,
    FROZEN_STEPS,
    MARKER_STEPS,
    OPEN_ICONS,
    PUT_DOWN_STEPS,
    RIVAL_STEP,
    RIVAL_STEPS,
    ROUND_STEP,
    ROUND_STEPS,
    TOKENS,
    TRACK_STEP,
    TRACK_STEPS,
    TURNS_STEPS,
    Groups,
)
from kosmodrom.games.space_explorers.features.kinds import ACTION, QUESTION_GROUP
from kosmodrom.games.space_explorers.features.kinds import OVER as OVER_GROUP
from kosmodrom.games.space_explorers.features.reckoning import Reckoning
from kosmodrom.games.space_explorers.features.seat import write_reach
from kosmodrom.games.space_explorers.options import ALL_MODULES, CRISES, level_of
from kosmodrom.games.space_explorers.parts.counts import count, total
from kosmodrom.games.space_explorers.parts.names import COLOURS
from kosmodrom.games.space_explorers.parts.words import kind_of_words
from kosmodrom.games.space_explorers.rules.cards import deck_size, has_module
from kosmodrom.games.space_explorers.rules.covering import open_icons
from kosmodrom.games.space_explorers.rules.crises import count_over, count_steps
from kosmodrom.games.space_explorers.rules.rival import RIVAL_SEAT, chosen_place
from kosmodrom.games.space_explorers.rules.turn import asked_seat, question
from kosmodrom.games.space_explorers.state import CHOOSING, OVER, ExplorersState


def write_course(g: Groups, r: Reckoning, s: ExplorersState, seat: i64, indices: vec[i64]) -> i64:
    """What is asked of whom, and what is left."""
    indices[0] = g.question + question_group(s)
    indices[1] = g.first + relative(s, seat, s.first)
    n: i64 = 2
    if s.phase != OVER:
        indices[n] = g.turn + relative(s, seat, s.turn)
        n += 1
        asked = asked_seat(s)
        if asked < s.seats and s.phase != CHOOSING:
            indices[n] = g.asked + relative(s, seat, asked)
            n += 1
    n = write_at_least(indices, n, g.round, ROUND_STEPS, s.round // ROUND_STEP)
    if s.ending == 0:
        n = write_turns_left(g, turns_left(s, r.farthest), indices, n)
    else:
        n = write_colours(indices, n, g.ending, s.ending)
        indices[n] = g.to_play + s.seats - 1 - relative(s, s.first, s.turn)
        n += 1
    n = write_colours(indices, n, g.module, s.settings & ALL_MODULES)
    n = write_at_least(indices, n, g.deck, DECK_STEPS, deck_size(s) // DECK_STEP)
    if r.open > 0:
        indices[n] = g.open + r.open - 1
        n += 1
    n = write_at_least(indices, n, g.bought, BOUGHT_STEPS, s.extra)
    n = write_at_least(indices, n, g.gained, BOUGHT_STEPS, s.wild)
    n = write_colours(indices, n, g.flag, flags_of(s))
    if has_module(s, CRISES):
        n = write_crises(g, s, indices, n)
    if s.payment.card != 0:
        n = write_payment(g, s, indices, n)
    return n


def question_group(s: ExplorersState) -> i64:
    """The place in QUESTIONS of what is asked."""
    if s.phase == OVER:
        return OVER_GROUP
    if s.phase == CHOOSING:
        return 0
    group = QUESTION_GROUP[question(s)]
    if group == ACTION:
        group += s.acted
    return group


def flags_of(s: ExplorersState) -> i64:
    """SX-K3 What this turn has brought, a bit each: a project, a card in hand, a third card."""
    return s.completed + 2 * s.took + 4 * s.third


def write_turns_left(g: Groups, left: float, indices: vec[i64], n: i64) -> i64:
    """So many whole turns are left, about."""
    turns: i64 = 0
    while turns < TURNS_STEPS and left >= float(turns + 1):
        turns += 1
    return write_at_least(indices, n, g.turns_left, TURNS_STEPS, turns)


def write_crises(g: Groups, s: ExplorersState, indices: vec[i64], n: i64) -> i64:
    """The current and the coming crisis, by what they do."""
    if s.crisis != 0:
        indices[n] = g.crisis + kind_of_words(s.box.effects[s.crisis]) - 1
        n = write_at_least(indices, n + 1, g.marker, MARKER_STEPS, count_steps(s, s.crisis) - s.step)
    if s.coming != 0:
        indices[n] = g.coming + kind_of_words(s.box.effects[s.coming]) - 1
        n += 1
    indices[n] = g.over + within(count_over(s), 0, CRISES_OVER)
    return write_at_least(indices, n + 1, g.frozen, FROZEN_STEPS, total(s.frozen) // FROZEN_STEP)


def write_payment(g: Groups, s: ExplorersState, indices: vec[i64], n: i64) -> i64:
    """SX-P What is still to be paid for a recruit."""
    n = write_at_least(indices, n, g.to_pay, OPEN_ICONS, open_icons(s.payment))
    return write_at_least(indices, n, g.put_down, PUT_DOWN_STEPS, len(s.put_down))


def write_rival(g: Groups, r: Reckoning, s: ExplorersState, indices: vec[i64], n: i64) -> i64:
    """SX-Z The Rival of a lone player: points, tokens, projects in its reach, its track, the card it would take."""
    rival = s.players[RIVAL_SEAT]
    indices[n] = g.level + level_of(s.settings) - 1
    n = write_at_least(indices, n + 1, g.rival, RIVAL_STEPS, r.sums[RIVAL_SEAT] // RIVAL_STEP)
    colour: i64 = 0
    while colour < COLOURS:
        tokens = count(rival.tokens, colour)
        if tokens > 0:
            indices[n] = g.rival_tokens + colour * TOKENS + within(tokens, 1, TOKENS) - 1
            n += 1
        colour += 1
    place: i64 = 0
    while place < r.open:
        n = write_reach(g.rival_reach, s, r.sides[place], r.lacks[place * r.players + RIVAL_SEAT], indices, n)
        place += 1
    n = write_at_least(indices, n, g.track, TRACK_STEPS, s.track // TRACK_STEP)
    if s.track < s.box.track_length and s.box.track[s.track + 1] > 0:
        indices[n] = g.event + s.box.track[s.track + 1] - 1
        n += 1
    if s.center_size > 0:
        card = i64(s.center[chosen_place(s)])
        indices[n] = g.pick + within(s.box.points[card], 0, CARD_POINTS - 1)
        n += 1
    return n
