"""What each legal move would bring, up to the first draw, from what the seat knows."""

from msgspec import Struct

from kosmodrom.core.frames import top
from kosmodrom.games.space_explorers import moves
from kosmodrom.games.space_explorers.moves import MOVES, kind_of_move
from kosmodrom.games.space_explorers.options import GOALS
from kosmodrom.games.space_explorers.parts.counts import count, count_list
from kosmodrom.games.space_explorers.parts.names import COLOURS, PROJECT_NAMES
from kosmodrom.games.space_explorers.parts.sets import bit, members_of
from kosmodrom.games.space_explorers.rules import frames
from kosmodrom.games.space_explorers.rules.cards import drop_from_hand, holds, lay_card
from kosmodrom.games.space_explorers.rules.conditions import is_met
from kosmodrom.games.space_explorers.rules.covering import open_icons
from kosmodrom.games.space_explorers.rules.frames import PLAIN, kind_of_frame, number_of
from kosmodrom.games.space_explorers.rules.payment import pay_borrowed, pay_card, pay_double, pay_icon, pay_token
from kosmodrom.games.space_explorers.rules.projects import count_open, missing_skills, open_side
from kosmodrom.games.space_explorers.rules.recruit import begin_recruit, finish_payment, keep_least
from kosmodrom.games.space_explorers.rules.rest import pay_rest
from kosmodrom.games.space_explorers.rules.turn import question
from kosmodrom.games.space_explorers.score import score
from kosmodrom.games.space_explorers.state import ExplorersState


class Price(Struct, frozen=True):
    """What paying the rest in the usual way would take (SX-P9)."""

    tokens: list[int]
    """By colour, then directives; those that 22 keeps are not among them."""
    cards: list[int]
    """Hand cards put into the Center."""


class MovePreview(Struct, frozen=True, omit_defaults=True):
    """What one move would bring."""

    move: str
    price: Price | None = None
    """Of a recruit that is named, or of the rest of a payment."""
    pays: bool = False
    """Of a recruit that is named: something is open yet, and paid for step by step."""
    points: int = 0
    """Points in sight that it adds, by today's count."""
    projects: list[str] = []
    """Projects that the hub could complete then."""
    goals: list[int] = []
    """Goals that it would meet."""
    covers: int = 0
    """Icons that a step of a payment covers."""


class ExplorersPreview(Struct, frozen=True):
    """All legal moves of a seat."""

    moves: list[MovePreview]


def preview(s: ExplorersState, seat: int, legal: list[int]) -> ExplorersPreview:
    """SX-I3 What the moves bring, from open things and the own hand alone."""
    return ExplorersPreview([preview_move(s, seat, move) for move in legal])


def preview_move(s: ExplorersState, seat: int, move: int) -> MovePreview:
    kind = int(kind_of_move(move))
    notation = MOVES.notation(move)
    if kind == moves.RECRUIT:
        after = s.copy()
        mode = int(number_of(top(s), 0)) if question(s) == frames.NAME else PLAIN
        begin_recruit(after, seat, int(moves.recruited_of(move)), int(moves.division_of(move)), mode)
        return preview_recruit(s, after, seat, notation)
    if kind == moves.REST:
        return preview_recruit(s, s.copy(), seat, notation)
    if kind == moves.PROJECT:
        after = s.copy()
        after.players[seat].done |= bit(move - kind)
        return MovePreview(notation, points=score(after, seat) - score(s, seat), goals=goals_met(s, after, seat))
    if kind in (moves.TOKEN, moves.DOUBLE, moves.RETURN, moves.BORROW, moves.ICON) and question(s) == frames.PAY:
        return MovePreview(notation, covers=icons_covered(s, seat, move))
    return MovePreview(notation)


def icons_covered(s: ExplorersState, seat: int, move: int) -> int:
    """SX-P3 How many of the icons that are open a step of a payment covers."""
    after = s.copy()
    kind = int(kind_of_move(move))
    if kind == moves.TOKEN:
        pay_token(after, seat, move - kind)
    elif kind == moves.DOUBLE:
        pay_double(after, seat, moves.doubled_of(move), moves.counted_of(move))
    elif kind == moves.RETURN:
        pay_card(after, seat, moves.card_of(kind, move))
    elif kind == moves.BORROW:
        pay_borrowed(after, seat, move - kind)
    else:
        pay_icon(after, seat)
    return int(open_icons(s.payment)) - max(0, int(open_icons(after.payment)))


def preview_recruit(s: ExplorersState, after: ExplorersState, seat: int, notation: str) -> MovePreview:
    """A recruit, paid for in the usual way and laid, without what follows."""
    before = s.payment.spent
    returned = len(s.put_down)
    pays = kind_of_frame(top(after)) == frames.PAY and question(s) != frames.PAY
    if kind_of_frame(top(after)) == frames.PAY:
        pay_rest(after, seat)
        finish_payment(after)
        while kind_of_frame(top(after)) == frames.KEEP:
            keep_least(after, seat)
    spent = [now - then for now, then in zip(count_list(after.payment.spent, 6), count_list(before, 6), strict=True)]
    cards = [int(card) for card in after.put_down][returned:]
    card, player = after.payment.card, after.players[seat]
    if holds(player, card):
        drop_from_hand(player, card)
    lay_card(after.box, player, card, after.payment.division)
    sides = [int(open_side(after, place)) for place in range(count_open(after))] + members_of(player.own)
    return MovePreview(
        notation,
        Price(spent, cards),
        pays,
        points=score(after, seat) - score(s, seat),
        projects=[PROJECT_NAMES[side] for side in sides if missing_skills(after, player, side) <= 0],
        goals=goals_met(s, after, seat),
    )


def goals_met(s: ExplorersState, after: ExplorersState, seat: int) -> list[int]:
    """SX-G2 Goals that are not met yet and would be."""
    if s.settings & GOALS == 0:
        return []
    player = s.players[seat]
    return [
        int(count(player.goals, division))
        for division in range(COLOURS)
        if player.met & bit(division) == 0 and is_met(after, seat, s.box.conditions[int(count(player.goals, division))])
    ]
