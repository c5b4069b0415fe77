"""Kinds of words of the content put together: what an ability, a talent or a section is good for."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.games.space_explorers.parts.words import (
    DRAWING,
    HELPFUL,
    ICONS,
    NO_WORDS,
    PAWN_COLOUR,
    PAWN_COVERED,
    PAWN_RESERVE,
    RAISE,
    SECTION_DIG,
    SECTION_DRAW,
    SECTION_PROJECT,
    SECTION_REARRANGE,
    SECTION_RENEW,
    SECTION_REORDER,
    SECTION_TOKENS,
    USABLE,
)
from kosmodrom.games.space_explorers.rules import frames

ABILITIES: Final = ("icons", "help", "draw", "use", "end", "none")
"""What a specialist's ability does: gives icons, helps else to pay, draws, has a move of its own, scores at the end."""
TALENTS: Final = ("icons", "help", "draw", "use", "pawn")
SPECIAL: Final = 4
"""Abilities that score at the end, talents with a pawn."""
WITHOUT: Final = 5
"""No ability."""
WORKING: Final = ("help", "draw", "use")
"""What works for whoever has it on top, besides icons: the abilities from 1 on."""
SECTIONS: Final = ("cards", "tokens", "board", "recruit")
"""What a section brings: cards, tokens, order on the table or a project, help for a recruit or one in another way."""
QUESTIONS: Final = (
    *("talent", "action", "after action", "name", "pay", "give", "get", "draw", "place token", "deck", "other", "over"),
)
ACTION: Final = 1
"""The turn itself, before its action; then after it."""
OVER: Final = 11

_ABILITY_KINDS: Final = 33
_SECTION_KINDS: Final = 13
_FRAMES: Final = 29


def _abilities() -> vec[i64]:
    """For each kind of words of an ability its place in ABILITIES; those with a pawn have one in TALENTS."""
    groups = [SPECIAL] * _ABILITY_KINDS
    groups[NO_WORDS] = WITHOUT
    for kind in HELPFUL:
        groups[kind] = 1
    groups[ICONS] = 0
    for kind in DRAWING:
        groups[kind] = 2
    for kind in (*USABLE, RAISE):
        groups[kind] = 3
    for kind in (PAWN_COVERED, PAWN_RESERVE, PAWN_COLOUR):
        groups[kind] = SPECIAL
    return vec[i64](groups)


def _sections() -> vec[i64]:
    """For each kind of words of a section its place in SECTIONS."""
    groups = [3] * _SECTION_KINDS
    for kind in (SECTION_DRAW, SECTION_DIG, SECTION_RENEW):
        groups[kind] = 0
    groups[SECTION_TOKENS] = 1
    for kind in (SECTION_REORDER, SECTION_REARRANGE, SECTION_PROJECT):
        groups[kind] = 2
    return vec[i64](groups)


def _questions() -> vec[i64]:
    """For each kind of frame that asks its place in QUESTIONS."""
    groups = [10] * _FRAMES
    groups[0] = ACTION
    groups[frames.NAME] = 3
    groups[frames.PAY] = 4
    for kind in (frames.KEEP, frames.GIVE, frames.TOLL):
        groups[kind] = 5
    for kind in (frames.GET, frames.SWAP, frames.CLAIM):
        groups[kind] = 6
    for kind in (frames.FREE_TAKE, frames.DRAWS, frames.REVEALED, frames.DIG):
        groups[kind] = 7
    for kind in (frames.SHIFT, frames.PLACE, frames.PILE, frames.END):
        groups[kind] = 8
    groups[frames.FILL] = 9
    return vec[i64](groups)


ABILITY_GROUP: Final = _abilities()
SECTION_GROUP: Final = _sections()
QUESTION_GROUP: Final = _questions()
