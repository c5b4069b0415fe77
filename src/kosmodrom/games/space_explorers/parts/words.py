"""Words of content files packed into one number: a kind, two numbers and two colours."""

from typing import Final

from mypy_extensions import i64

NO_WORDS: Final = 0

# Abilities of specialists and talents (SX-A, SX-H)
ICONS: Final = 1
ANY_FROM_HAND: Final = 2
ANY_FROM_CENTER: Final = 3
ANY_FOR_TWO: Final = 4
DROP_INTO_EMPTY: Final = 5
DROP_INTO_FILLED: Final = 6
DROP_FOR_DEAR: Final = 7
TOKEN_ANY: Final = 8
KEEP_TOKEN: Final = 9
SWAP_TOKEN: Final = 10
RETURN_FOR: Final = 11
BORROW: Final = 12
DRAW_AFTER_DEAR: Final = 13
DRAW_AFTER_CHEAP: Final = 14
DRAW_AFTER_CENTER: Final = 15
DRAW_AFTER_PROJECT: Final = 16
RAISE: Final = 17
BUY_TAKE: Final = 18
BUY_SKILL: Final = 19
FREE: Final = 20
BUY_RECRUIT: Final = 21
REVEAL: Final = 22
END_SKILL: Final = 23
END_ABOVE: Final = 24
END_TWO: Final = 25
END_PROJECT: Final = 26
END_DIVISION: Final = 27
END_ROW: Final = 28
DRAW_AFTER_TAKE: Final = 29
PAWN_COVERED: Final = 30
PAWN_RESERVE: Final = 31
PAWN_COLOUR: Final = 32
USABLE: Final = (SWAP_TOKEN, BUY_TAKE, BUY_SKILL, FREE, BUY_RECRUIT, REVEAL)
"""Abilities with a move of their own."""
HELPFUL: Final = (
    *(ICONS, ANY_FROM_HAND, ANY_FROM_CENTER, ANY_FOR_TWO, DROP_INTO_EMPTY, DROP_INTO_FILLED, DROP_FOR_DEAR),
    *(TOKEN_ANY, KEEP_TOKEN, RETURN_FOR, BORROW),
)
"""Abilities that add to the payment of a recruit."""
DRAWING: Final = (DRAW_AFTER_DEAR, DRAW_AFTER_CHEAP, DRAW_AFTER_CENTER, DRAW_AFTER_PROJECT, DRAW_AFTER_TAKE)
"""Abilities that let draw after something."""

# Sections and cooperations of power boards (SX-W11 to SX-W14)
SECTION_DRAW: Final = 1
SECTION_TOKENS: Final = 2
SECTION_ENDLESS: Final = 3
SECTION_REORDER: Final = 4
SECTION_ANY_COLOURS: Final = 5
SECTION_DIG: Final = 6
SECTION_LEND: Final = 7
SECTION_RENEW: Final = 8
SECTION_EXCHANGE: Final = 9
SECTION_ANY: Final = 10
SECTION_REARRANGE: Final = 11
SECTION_PROJECT: Final = 12
PER_SET: Final = 1
FOREIGN_TOKEN: Final = 2
PRODUCT: Final = 3
JOIN_SETS: Final = 4

# Conditions of goals and obligations (SX-L5, SX-G2)
PROJECTS: Final = 1
TOKENS: Final = 2
HAND: Final = 3
HUB_CARDS: Final = 4
ASTERISKS: Final = 5
DEAR: Final = 6
TWO: Final = 7
GIVERS: Final = 8
SKILLS: Final = 9
SKILLS_OF_ONE: Final = 10
DIVISIONS: Final = 11
MOST_PROJECTS: Final = 12

# Scores of new projects (SX-J2)
PER_ZERO: Final = 1
PER_TWO: Final = 2
PER_GIVER: Final = 3
PER_DIVISION: Final = 4
PER_DEAR: Final = 5
PER_TALLEST: Final = 6
PER_OTHER: Final = 7
PER_PROJECT_OF_ALL: Final = 8

# Effects of crises (SX-K5 to SX-K14)
CENTER_FEWER: Final = 1
ICONS_MORE: Final = 2
SILENCE_UNDER: Final = 3
SILENCE_TALLEST: Final = 4
NO_DECK: Final = 5
FROZEN_TOKENS: Final = 6
PROJECT_MORE: Final = 7
TOLL: Final = 8
RETURNED_CARDS: Final = 9
NO_ICONS: Final = 10


def pack_words(kind: i64, amount: i64, more: i64, colour: i64) -> i64:
    """Words as one number; `more` is the second number, or the first again if there is one only."""
    return kind + (amount << 8) + (more << 16) + (colour << 24)


def kind_of_words(words: i64) -> i64:
    return words & 255


def amount_of(words: i64) -> i64:
    return words >> 8 & 255


def more_of(words: i64) -> i64:
    return words >> 16 & 255


def colour_of(words: i64) -> i64:
    return words >> 24 & 255
