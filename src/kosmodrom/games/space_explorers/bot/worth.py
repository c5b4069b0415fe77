"""What things are worth, in points: abilities, talents, sections, and how many turns are left to use them.

All of it is read from the words of the box, so that it holds for any content.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kosmodrom.games.space_explorers.options import CRISES
from kosmodrom.games.space_explorers.parts.box import Box
from kosmodrom.games.space_explorers.parts.counts import colour_total
from kosmodrom.games.space_explorers.parts.names import SPECIALISTS, TALENTS
from kosmodrom.games.space_explorers.parts.words import (
    ANY_FOR_TWO,
    ANY_FROM_CENTER,
    ANY_FROM_HAND,
    BORROW,
    BUY_RECRUIT,
    BUY_SKILL,
    BUY_TAKE,
    DRAW_AFTER_CENTER,
    DRAW_AFTER_CHEAP,
    DRAW_AFTER_DEAR,
    DRAW_AFTER_PROJECT,
    DRAW_AFTER_TAKE,
    DROP_FOR_DEAR,
    DROP_INTO_EMPTY,
    DROP_INTO_FILLED,
    FREE,
    ICONS,
    KEEP_TOKEN,
    PAWN_COLOUR,
    PAWN_COVERED,
    PAWN_RESERVE,
    RAISE,
    RETURN_FOR,
    REVEAL,
    SWAP_TOKEN,
    TOKEN_ANY,
    amount_of,
    kind_of_words,
    more_of,
)
from kosmodrom.games.space_explorers.rules.cards import has_module
from kosmodrom.games.space_explorers.rules.crises import IN_A_GAME, count_over, count_steps
from kosmodrom.games.space_explorers.rules.ending import LAST_CARD
from kosmodrom.games.space_explorers.state import ExplorersState

RECRUITS_A_TURN: Final = 0.8
"""How many cards a hub gains a turn; the other turns take cards."""
TURNS_A_SKILL: Final = 1.5
"""How many turns it takes to gain a skill that the last project lacks."""
STEPS_A_TURN: Final = 0.55
"""How often a turn moves the marker of a crisis."""
MOST_MISSING: Final = 10


@final
@mypyc_attr(acyclic=True)
class Worths:
    """What is reckoned with, in points. Another set of numbers makes another player."""

    def __init__(self) -> None:
        self.token = 0.8
        self.card = 1.8
        """A hand card as a means to pay."""
        self.liking = 0.5
        """What a hand card is worth of what it would bring in the hub."""
        self.icon = 0.8
        """What an icon saved is worth."""
        self.discount = 0.14
        """A skill in a division, for each turn that is left."""
        self.lasting = 4.5
        """So many turns an ability lies on top."""
        self.ability = 1.0
        """All abilities, times this."""
        self.turn = 3.2
        """What a turn brings."""
        self.near_project = 0.62
        """What a project is worth that lacks one skill; with each further one it is worth so much less again."""
        self.sharpness = 2.0
        """How much more a search makes of what looks better."""
        self.lead = 7.0
        """Points ahead that make a seat e times as likely to win."""
        self.last_lead = 7.0
        """The same at the end of a game."""
        self.spread = 9.0
        """Points ahead of the Rival that make a win e times as likely as a defeat."""


def rate_of_words(words: i64) -> float:
    """What an ability is worth a turn, in icons; givers are weighed by their icons."""
    kind = kind_of_words(words)
    amount = float(amount_of(words))
    if kind == ANY_FROM_HAND:
        return 0.35 * amount
    if kind == ANY_FROM_CENTER:
        return 0.55 * amount
    if kind == ANY_FOR_TWO:
        return 0.15 * amount
    if kind == DROP_INTO_EMPTY:
        return 0.2 * amount
    if kind == DROP_INTO_FILLED:
        return 0.6 * amount
    if kind == DROP_FOR_DEAR:
        return 0.3 * amount
    if kind == TOKEN_ANY:
        return 0.3 * amount
    if kind == KEEP_TOKEN:
        return 0.5 * amount
    if kind == RETURN_FOR:
        return 0.2 * amount
    if kind == BORROW:
        return 0.5
    return rate_of_other_words(kind, amount, float(more_of(words)))


def rate_of_other_words(kind: i64, amount: float, more: float) -> float:
    """The same for abilities that draw, are used, or need a pawn."""
    if kind == DRAW_AFTER_DEAR:
        return 0.45 * amount
    if kind == DRAW_AFTER_CHEAP:
        return 0.4 * amount
    if kind in (DRAW_AFTER_CENTER, DRAW_AFTER_PROJECT):
        return 0.25 * amount
    if kind == DRAW_AFTER_TAKE:
        return 0.45 * amount
    if kind == BUY_TAKE:
        return 0.4
    if kind == BUY_SKILL:
        return 0.75 - 0.15 * more
    if kind in (FREE, REVEAL, PAWN_COVERED):
        return 0.4
    if kind in (BUY_RECRUIT, PAWN_RESERVE):
        return 0.5
    if kind == PAWN_COLOUR:
        return 0.2 * amount
    if kind in (RAISE, SWAP_TOKEN):
        return 0.15
    return 0.0


def rates_of(box: Box) -> vec[float]:
    """What the abilities of all specialists are worth a turn, in icons."""
    rates = vec[float]([0.0] * SPECIALISTS)
    for ability in range(SPECIALISTS):
        words = box.abilities[ability]
        if kind_of_words(words) == ICONS:
            icons = colour_total(box.icons[ability])
            rates[ability] = 0.45 * float(icons) - 0.1 * float(icons - 1)
        else:
            rates[ability] = rate_of_words(words)
    return rates


def talent_rates_of(box: Box) -> vec[float]:
    """What talents are worth a turn, in icons; the first place is for none."""
    rates = vec[float]([0.0] * (TALENTS + 1))
    for talent in range(1, TALENTS + 1):
        rates[talent] = rate_of_words(box.talents[talent])
        if kind_of_words(box.talents[talent]) == ICONS:
            rates[talent] = 0.45 * float(colour_total(box.talent_icons[talent]))
    return rates


def turns_left(s: ExplorersState, lacking: i64) -> float:
    """About how many turns each seat has after this one, by whichever end comes first (SX-E1).

    `lacking` is how many skills whoever is nearest lacks for the open project that is furthest away.
    """
    if s.ending != 0:
        return 0.0
    most: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        if s.players[seat].cards > most:
            most = s.players[seat].cards
        seat += 1
    left = float(LAST_CARD - most) / RECRUITS_A_TURN
    by_projects = TURNS_A_SKILL * float(lacking)
    if by_projects < left:
        left = by_projects
    if has_module(s, CRISES) and s.crisis != 0:
        steps = count_steps(s, s.crisis)
        together = float(steps * (IN_A_GAME - count_over(s)) - s.step)
        by_crises = together / (STEPS_A_TURN * float(len(s.players)))
        if by_crises < left:
            left = by_crises
    if left < 0.5:
        return 0.5
    return left


def is_to_move(s: ExplorersState, seat: i64) -> bool:
    """Whether a seat's turn of this round is still to come, or goes on before its action."""
    if seat == s.turn:
        return s.acted == 0 or s.completed == 0
    before = seat - s.first
    if before < 0:
        before += s.seats
    played = s.turn - s.first
    if played < 0:
        played += s.seats
    return before > played
