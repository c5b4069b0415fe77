"""Open questions and what comes after them: what the frames of a stack mean that is core's, and taken from here.

A frame has a kind, a seat and six small numbers. At the bottom, without a frame, lies the turn itself.

| frame | numbers | waits for |
|---|---|---|
| STAND | | T8's first division |
| NAME | mode, printed cost | a recruit that an effect allows |
| PAY | mode | steps of the payment in `state.payment` |
| RECRUIT | mode | nothing: the card is laid |
| KEEP | left | tokens that stay |
| GIVE | left, purpose, number | tokens for a price |
| TOLL | side plus 1 | a card or tokens |
| PROJECT | side plus 1 | nothing: the project is completed |
| GET, SWAP | left, other plus 1, token plus 1 | tokens of others |
| FREE_TAKE | | a card besides the action |
| DRAWS | number, ability plus 1 | whether to draw |
| REVEALED | cards turned up, how many to take | which to take |
| FILL | place plus 1 | a deck for the Center |
| SHIFT, PLACE, PILE | the token | power tokens |
| ENDLESS, ORDER, DIG, LEND, RENEW, EXCHANGE, SIDE | see `sections` | the choices of sections |
| CLAIM | seats that took in a row | frozen tokens |
| PAWN | | T7's pawn |
| END | stage | nothing: the turn ends |
| RIVAL | stage | nothing: the Rival's turn goes on |
"""

from typing import Final

from mypy_extensions import i64

STAND: Final = 1
NAME: Final = 2
PAY: Final = 3
RECRUIT: Final = 4
KEEP: Final = 5
GIVE: Final = 6
TOLL: Final = 7
PROJECT: Final = 8
GET: Final = 9
SWAP: Final = 10
FREE_TAKE: Final = 11
DRAWS: Final = 12
REVEALED: Final = 13
FILL: Final = 14
SHIFT: Final = 15
PLACE: Final = 16
PILE: Final = 17
ENDLESS: Final = 18
ORDER: Final = 19
DIG: Final = 20
LEND: Final = 21
RENEW: Final = 22
EXCHANGE: Final = 23
SIDE: Final = 24
CLAIM: Final = 25
PAWN: Final = 26
END: Final = 27
RIVAL: Final = 28

PLAIN: Final = 0
"""Modes of a recruit: as usual; free of a printed cost (8); free from hand (10, France 3); any colours (USA 2)."""
FREE: Final = 1
FREE_FROM_HAND: Final = 2
ANY_COLOURS: Final = 3

FOR_TAKE: Final = 1
"""Purposes of tokens given: 56, 19, 10, the toll."""
FOR_SKILL: Final = 2
FOR_RECRUIT: Final = 3
FOR_TOLL: Final = 4

_SEAT: Final = 6
_FIRST: Final = 9


def frame(kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    return kind + (seat << _SEAT) + (a << _FIRST) + (b << (_FIRST + 8)) + (c << (_FIRST + 16))


def kind_of_frame(found: i64) -> i64:
    return found & 63


def seat_of(found: i64) -> i64:
    return found >> _SEAT & 7


def number_of(found: i64, place: i64) -> i64:
    """One of the six numbers of a frame, from 0 on."""
    return found >> (_FIRST + 8 * place) & 255


def with_number(found: i64, place: i64, number: i64) -> i64:
    """The frame with another number in a place."""
    return found + ((number - number_of(found, place)) << (_FIRST + 8 * place))
