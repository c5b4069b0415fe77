"""The moves of Space Explorers: numbers, kind after kind, and a notation (`recruit 17-testing`, `double red blue`).

A kind of move is told by its first number. Cards go by their numbers, 1 to 78; what follows from where a card lies
(Center, hand, hub) is not said again.
"""

from typing import Final

from mypy_extensions import i64

from kosmodrom.core.moves import Kind, MoveSpace
from kosmodrom.games.space_explorers.parts.names import (
    CARD_NAMES,
    COLOUR_NAMES,
    DECK_NAMES,
    DIVISION_NAMES,
    NEIGHBOUR_NAMES,
    POWER_NAMES,
    PROJECT_NAMES,
    RECRUIT_NAMES,
    SECTION_NAMES,
    SPECIALIST_NAMES,
    TALENT_NAMES,
    TILE_SIDE_WORDS,
    TOKEN_NAMES,
)

_CARDS: Final = 78
_SPECIALISTS: Final = 60
_COLOURS: Final = 5
_TOKENS: Final = 6
_SIDES: Final = 28

TAKE: Final = 0
"""Take a card of the Center (the card's number, less 1, is added); so below."""
DRAW: Final = TAKE + _CARDS
"""Take the top card of the deck, as the action or by an effect."""
RECRUIT: Final = DRAW + 1
"""Name a card and a division: (card - 1) * 5 + division is added."""
TOKEN: Final = RECRUIT + _CARDS * _COLOURS
"""Pay with a token of a colour."""
DOUBLE: Final = TOKEN + _COLOURS
"""Pay with a token and a directive: the token's colour, and the colour that both count as."""
RETURN: Final = DOUBLE + _COLOURS * _COLOURS
"""Put a hand card into the Center, as payment or toll."""
BORROW: Final = RETURN + _CARDS
"""Use the icons of a top giver of another hub (34); the specialist's number, less 1, is added."""
ICON: Final = BORROW + _SPECIALISTS
"""Use the icons of the division where the pawn stands (T8)."""
REST: Final = ICON + 1
"""Pay the rest in the usual way."""
USE: Final = REST + 1
"""Use the ability of a specialist, or (60 added) of the talent."""
RAISE: Final = USE + _SPECIALISTS + 1
"""A covered card comes to the top of its stack (44)."""
PAWN: Final = RAISE + _CARDS
"""Set the pawn on a card (T6, T7)."""
PROJECT: Final = PAWN + _CARDS
"""Complete a project; its side is added."""
SECTION: Final = PROJECT + _SIDES
"""Use a section of the power board, 1 to 3."""
REFRESH: Final = SECTION + 3
DECK: Final = REFRESH + 1
"""Lay a card into the Center from the deck of specialists or of leaders."""
SIDE: Final = DECK + 2
"""Choose the side of a neighbour's tile."""
LAY: Final = SIDE + 2
"""Lay or move a power token on a card of the Center."""
STAY: Final = LAY + _CARDS
"""Do not: move the token, draw, set the pawn."""
NICHE: Final = STAY + 1
"""Lay the power token gained in a niche, 1 to 3."""
COOPERATE: Final = NICHE + 3
PILE: Final = COOPERATE + 1
"""Take a power token from a power's pile."""
NAME: Final = PILE + 4
"""Name a skill."""
GET: Final = NAME + _COLOURS
"""Get a token of another player: neighbour * 6 + token is added."""
GIVE: Final = GET + 3 * _TOKENS
"""Pay a price, or give in exchange, a token."""
KEEP: Final = GIVE + _TOKENS
"""Keep one of the tokens spent (22)."""
CLAIM: Final = KEEP + _TOKENS
"""Take a frozen token."""
ENDLESS: Final = CLAIM + _TOKENS
"""Lay a token by the board."""
PICK: Final = ENDLESS + _COLOURS
"""Pick a card; the question says what for."""
STAND: Final = PICK + _CARDS
"""Set the pawn by a division (T8)."""
TALENT: Final = STAND + _COLOURS
"""Keep a talent, 1 to 8."""
DONE: Final = TALENT + 8
"""No more; after the action, the end of the turn."""
PASS: Final = DONE + 1
MOVE_COUNT: Final = PASS + 1

MOVES: Final = MoveSpace(
    Kind("take", (CARD_NAMES,)),
    Kind("draw"),
    Kind("recruit", (RECRUIT_NAMES,)),
    Kind("token", (COLOUR_NAMES,)),
    Kind("double", (COLOUR_NAMES, COLOUR_NAMES)),
    Kind("return", (CARD_NAMES,)),
    Kind("borrow", (SPECIALIST_NAMES,)),
    Kind("icon"),
    Kind("rest"),
    Kind("use", ((*SPECIALIST_NAMES, "talent"),)),
    Kind("raise", (CARD_NAMES,)),
    Kind("pawn", (CARD_NAMES,)),
    Kind("project", (PROJECT_NAMES,)),
    Kind("section", (SECTION_NAMES,)),
    Kind("refresh"),
    Kind("deck", (DECK_NAMES,)),
    Kind("side", (TILE_SIDE_WORDS,)),
    Kind("lay", (CARD_NAMES,)),
    Kind("stay"),
    Kind("niche", (SECTION_NAMES,)),
    Kind("cooperate"),
    Kind("pile", (POWER_NAMES,)),
    Kind("name", (COLOUR_NAMES,)),
    Kind("get", (NEIGHBOUR_NAMES, TOKEN_NAMES)),
    Kind("give", (TOKEN_NAMES,)),
    Kind("keep", (TOKEN_NAMES,)),
    Kind("claim", (TOKEN_NAMES,)),
    Kind("endless", (COLOUR_NAMES,)),
    Kind("pick", (CARD_NAMES,)),
    Kind("stand", (DIVISION_NAMES,)),
    Kind("talent", (TALENT_NAMES,)),
    Kind("done"),
    Kind("pass"),
)


def kind_of_move(move: i64) -> i64:
    """TAKE, DRAW and so on; `move - kind` is what is added to it."""
    if move < REST:
        return kind_of_early_move(move)
    if move < LAY:
        return kind_of_middle_move(move)
    return kind_of_late_move(move)


def kind_of_early_move(move: i64) -> i64:
    """The kinds of the action and its payment."""
    if move < DRAW:
        return TAKE
    if move < RECRUIT:
        return DRAW
    if move < TOKEN:
        return RECRUIT
    if move < DOUBLE:
        return TOKEN
    if move < RETURN:
        return DOUBLE
    if move < BORROW:
        return RETURN
    if move < ICON:
        return BORROW
    return ICON


def kind_of_middle_move(move: i64) -> i64:
    """The kinds of the rest of the turn."""
    if move < USE:
        return REST
    if move < RAISE:
        return USE
    if move < PAWN:
        return RAISE
    if move < PROJECT:
        return PAWN
    if move < SECTION:
        return PROJECT
    if move < REFRESH:
        return SECTION
    if move < DECK:
        return REFRESH
    if move < SIDE:
        return DECK
    return SIDE


def kind_of_late_move(move: i64) -> i64:
    """The kinds that answer questions."""
    if move < GET:
        return kind_of_power_move(move)
    if move < GIVE:
        return GET
    if move < KEEP:
        return GIVE
    if move < CLAIM:
        return KEEP
    if move < ENDLESS:
        return CLAIM
    if move < PICK:
        return ENDLESS
    if move < STAND:
        return PICK
    if move < TALENT:
        return STAND
    if move < DONE:
        return TALENT
    if move < PASS:
        return DONE
    return PASS


def kind_of_power_move(move: i64) -> i64:
    """The kinds that deal with power tokens, or name a skill."""
    if move < STAY:
        return LAY
    if move < NICHE:
        return STAY
    if move < COOPERATE:
        return NICHE
    if move < PILE:
        return COOPERATE
    if move < NAME:
        return PILE
    return NAME


def card_of(kind: i64, move: i64) -> i64:
    """The card, from 1 on, of a move of the kinds TAKE, RETURN, BORROW, RAISE, PAWN, LAY and PICK."""
    return move - kind + 1


def card_move(kind: i64, card: i64) -> i64:
    return kind + card - 1


def recruit_move(card: i64, division: i64) -> i64:
    return RECRUIT + (card - 1) * _COLOURS + division


def recruited_of(move: i64) -> i64:
    """The card of a move of the kind RECRUIT."""
    return (move - RECRUIT) // _COLOURS + 1


def division_of(move: i64) -> i64:
    """The division of a move of the kind RECRUIT."""
    return (move - RECRUIT) % _COLOURS


def double_move(colour: i64, counted: i64) -> i64:
    return DOUBLE + colour * _COLOURS + counted


def doubled_of(move: i64) -> i64:
    """The token of a move of the kind DOUBLE."""
    return (move - DOUBLE) // _COLOURS


def counted_of(move: i64) -> i64:
    """The colour that the token of a move of the kind DOUBLE counts as."""
    return (move - DOUBLE) % _COLOURS


def neighbour_of(move: i64) -> i64:
    """Whom a move of the kind GET takes from: 0 left, 1 across, 2 right."""
    return (move - GET) // _TOKENS


def got_of(move: i64) -> i64:
    """The token of a move of the kind GET."""
    return (move - GET) % _TOKENS


assert [MOVES.first(kind.verb) for kind in MOVES.kinds] == [
    *(TAKE, DRAW, RECRUIT, TOKEN, DOUBLE, RETURN, BORROW, ICON, REST, USE, RAISE, PAWN, PROJECT, SECTION, REFRESH),
    *(DECK, SIDE, LAY, STAY, NICHE, COOPERATE, PILE, NAME, GET, GIVE, KEEP, CLAIM, ENDLESS, PICK, STAND, TALENT),
    *(DONE, PASS),
]
assert MOVES.count == MOVE_COUNT
