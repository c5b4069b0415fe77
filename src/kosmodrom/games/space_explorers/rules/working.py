"""SX-A1, SX-A2, SX-K15 Which abilities work. Nothing else asks: what is silenced, lent or raised is settled here."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from kosmodrom.games.space_explorers.parts.counts import of_colour
from kosmodrom.games.space_explorers.parts.names import COLOURS, SPECIALISTS, TALENT_ABILITY
from kosmodrom.games.space_explorers.parts.sets import bit, lowest
from kosmodrom.games.space_explorers.parts.words import (
    ANY_FOR_TWO,
    ANY_FROM_CENTER,
    ANY_FROM_HAND,
    BORROW,
    DROP_FOR_DEAR,
    DROP_INTO_EMPTY,
    DROP_INTO_FILLED,
    ICONS,
    KEEP_TOKEN,
    NO_ICONS,
    NO_WORDS,
    PAWN_COLOUR,
    PAWN_COVERED,
    RETURN_FOR,
    SILENCE_TALLEST,
    SILENCE_UNDER,
    TOKEN_ANY,
    amount_of,
    kind_of_words,
    more_of,
)
from kosmodrom.games.space_explorers.rules.cards import NOWHERE, division_with, top_card
from kosmodrom.games.space_explorers.state import ExplorersState, Player


def crisis_effect(s: ExplorersState) -> i64:
    """SX-K2 What the current crisis does, packed; nothing while there is none."""
    if s.crisis == 0:
        return NO_WORDS
    return s.box.effects[s.crisis]


def silent_divisions(s: ExplorersState, player: Player) -> i64:
    """SX-K5, SX-K14 Divisions of a hub whose abilities do not work, a bit each."""
    kind = kind_of_words(crisis_effect(s))
    if kind == NO_WORDS:
        return 0
    if kind == SILENCE_UNDER:
        if s.card_under == 0 or s.card_under > SPECIALISTS:
            return 0
        return s.box.fits[s.card_under]
    if kind != SILENCE_TALLEST:
        return 0
    tallest: i64 = 1
    silent: i64 = 0
    division: i64 = 0
    while division < COLOURS:
        cards = of_colour(player.heights, division)
        if cards > tallest:
            tallest = cards
            silent = 0
        if cards == tallest:
            silent |= bit(division)
        division += 1
    return silent


def working_tops(s: ExplorersState, player: Player) -> i64:
    """SX-A1 Top specialists of a hub in divisions that are not silent, a bit each."""
    found = player.tops
    silent = silent_divisions(s, player)
    while silent != 0:
        card = top_card(player, lowest(silent))
        if card != 0 and card <= SPECIALISTS:
            found &= ~bit(card - 1)
        silent &= silent - 1
    return found


def working(s: ExplorersState, seat: i64) -> i64:
    """SX-A1 The abilities that work for a seat: specialists, a bit each, and bit 60 for the talent; used ones too.

    Top cards, a covered one with T6's pawn, those lent by France 1; none that was recruited this turn.
    """
    player = s.players[seat]
    found = working_tops(s, player)
    if player.talent != 0:
        found |= bit(TALENT_ABILITY)
        if player.pawn != 0 and kind_of_words(s.box.talents[player.talent]) == PAWN_COVERED:
            division = division_with(player, player.pawn)
            if division != NOWHERE and silent_divisions(s, player) & bit(division) == 0:
                found |= bit(player.pawn - 1)
    if seat == s.turn:
        found |= s.lent
        if s.recruited != 0 and s.recruited <= SPECIALISTS:
            found &= ~bit(s.recruited - 1)
    return found


def ability_of(s: ExplorersState, player: Player, ability: i64) -> i64:
    """The words of an ability: a specialist's, or the talent's."""
    if ability == TALENT_ABILITY:
        return s.box.talents[player.talent]
    return s.box.abilities[ability]


def borrowable(s: ExplorersState, seat: i64) -> i64:
    """SX-A8 Top givers of other hubs, whoever recruited them when; SX-K15 silenced by the division they lie in."""
    found: i64 = 0
    other: i64 = 0
    while other < len(s.players):
        if other != seat:
            found |= working_tops(s, s.players[other])
        other += 1
    return found & s.box.givers


def lendable(s: ExplorersState, seat: i64) -> i64:
    """SX-W13 Top specialists of other hubs with an ability: not asterisks, not cards without one, none twice."""
    found: i64 = 0
    other: i64 = 0
    while other < len(s.players):
        if other != seat:
            found |= working_tops(s, s.players[other])
        other += 1
    found &= ~(s.box.asterisks | s.lent)
    rest = found
    while rest != 0:
        ability = lowest(rest)
        if s.box.abilities[ability] == NO_WORDS:
            found &= ~bit(ability)
        rest &= rest - 1
    return found


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Help:
    """SX-P3 What the working abilities of a seat add to its recruits, from the Center or from hand."""

    def __init__(self) -> None:
        self.icons: i64 = 0
        """By colour, a byte each."""
        self.any: i64 = 0
        """Icons of any colour, for whatever is recruited from there."""
        self.any_for_two: i64 = 0
        self.drop_into_empty: i64 = 0
        self.drop_into_filled: i64 = 0
        self.drop_for_dear: i64 = 0
        self.changes: i64 = 0
        self.keeps: i64 = 0
        self.threes: i64 = 0
        self.fours: i64 = 0
        self.borrows: i64 = 0
        self.pawn_icons: i64 = 0
        self.is_for_place = False
        """Whether recruits from elsewhere are helped otherwise."""


def able(s: ExplorersState, seat: i64, among: i64) -> i64:
    """SX-A2 Working abilities that were not used this turn: of some specialists, and always the talent's."""
    player = s.players[seat]
    if player.talent == 0 and (player.tops | s.lent) & among == 0:
        return 0
    return working(s, seat) & ~s.used & (among | bit(TALENT_ABILITY))


def gather_help(s: ExplorersState, seat: i64, from_hand: bool) -> Help:
    """SX-A3 to SX-A8, SX-X9 Each ability once; SX-K13 icons of specialists may help recruits from hand alone."""
    found = Help()
    player = s.players[seat]
    is_barred = False
    if kind_of_words(crisis_effect(s)) == NO_ICONS:
        found.is_for_place = True
        is_barred = not from_hand
    rest = able(s, seat, s.box.helpful)
    while rest != 0:
        ability = lowest(rest)
        rest &= rest - 1
        add_help(found, s, player, ability, from_hand, is_barred and ability != TALENT_ABILITY)
    return found


def add_help(found: Help, s: ExplorersState, player: Player, ability: i64, from_hand: bool, is_barred: bool) -> None:
    """SX-A4, SX-H5 What one ability adds; `is_barred`: its icons don't help (SX-X13: never a talent's)."""
    words = ability_of(s, player, ability)
    kind = kind_of_words(words)
    amount = amount_of(words)
    if is_barred and kind in (ICONS, BORROW, ANY_FROM_HAND, ANY_FROM_CENTER, ANY_FOR_TWO):
        return
    if kind == ICONS:
        if ability != TALENT_ABILITY:
            found.icons += s.box.icons[ability]
        else:
            found.icons += s.box.talent_icons[player.talent]
    elif kind in (ANY_FROM_HAND, ANY_FROM_CENTER):
        found.is_for_place = True
        if from_hand == (kind == ANY_FROM_HAND):
            found.any += amount
    elif kind == ANY_FOR_TWO:
        found.any_for_two += amount
    elif kind == BORROW:
        found.borrows += 1
    elif kind == DROP_INTO_EMPTY:
        found.drop_into_empty += amount
    elif kind == DROP_INTO_FILLED:
        found.drop_into_filled += amount
    elif kind == DROP_FOR_DEAR:
        found.drop_for_dear += amount
    elif kind == TOKEN_ANY:
        found.changes += amount
    elif kind == KEEP_TOKEN:
        found.keeps += amount
    elif kind == RETURN_FOR:
        if more_of(words) > 3:
            found.fours += amount
        else:
            found.threes += amount
    elif kind == PAWN_COLOUR and player.pawn != 0:
        found.pawn_icons += amount
