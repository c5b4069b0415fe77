"""The rules of Space Explorers: who acts, what is legal, what a move does. Each part of the rules has its own file."""

from mypy_extensions import i64

from kosmodrom.core.frames import pop, replace_top, top
from kosmodrom.core.illegal import OTHER_QUESTION
from kosmodrom.core.rng import Rng
from kosmodrom.core.state import EVERYONE, only
from kosmodrom.games.space_explorers import events, moves
from kosmodrom.games.space_explorers.moves import card_of, kind_of_move
from kosmodrom.games.space_explorers.options import POWERS
from kosmodrom.games.space_explorers.parts.sets import lowest
from kosmodrom.games.space_explorers.parts.words import (
    BUY_RECRUIT,
    FREE,
    REVEAL,
    SECTION_ANY_COLOURS,
    SECTION_EXCHANGE,
    kind_of_words,
    more_of,
)
from kosmodrom.games.space_explorers.rules import (
    abilities,
    crises,
    frames,
    leaders,
    payment,
    powers,
    projects,
    recruit,
    sections,
    take,
    talents,
    tokens,
)
from kosmodrom.games.space_explorers.rules.cards import drop_from_hand, has_module, holds, join_center
from kosmodrom.games.space_explorers.rules.course import begin_turn, end_turn, settle
from kosmodrom.games.space_explorers.rules.frames import PLAIN, frame, kind_of_frame, number_of, seat_of
from kosmodrom.games.space_explorers.rules.rest import pay_rest
from kosmodrom.games.space_explorers.rules.working import ability_of, crisis_effect, working
from kosmodrom.games.space_explorers.state import CHOOSING, OVER, ExplorersState

# Who acts


def asked_seat(s: ExplorersState) -> i64:
    """The seat that the topmost question is for."""
    if s.depth == 0 or kind_of_frame(top(s)) == frames.END:
        return s.turn
    return seat_of(top(s))


def acting(s: ExplorersState) -> i64:
    """The seats that owe a decision, as a set of bits; SX-H1 all choose talents at once."""
    if s.phase == OVER:
        return 0
    if s.phase != CHOOSING:
        return only(asked_seat(s))
    bits: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        if s.players[seat].talent == 0:
            bits |= only(seat)
        seat += 1
    return bits


def next_seat(s: ExplorersState) -> i64:
    if s.phase == OVER:
        return -1
    if s.phase != CHOOSING:
        return asked_seat(s)
    seat: i64 = 0
    while s.players[seat].talent != 0:
        seat += 1
    return seat


def question(s: ExplorersState) -> i64:
    """The kind of the frame that asks; 0 for the turn itself, END while a power token is to be laid (SX-W2)."""
    kind = kind_of_frame(top(s))
    if s.limbo != 0 and kind in (0, frames.SHIFT):
        return frames.END
    return kind


# What is legal


def why_not(s: ExplorersState, seat: i64, move: i64) -> str | None:
    """The rule that refuses a move to a seat that is to act, or nothing."""
    kind = kind_of_move(move)
    if s.phase == CHOOSING:
        if kind != moves.TALENT:
            return OTHER_QUESTION
        return talents.why_not_talent(s, seat, move - moves.TALENT + 1)
    return why_not_asked(s, seat, question(s), kind, move)


def why_not_asked(s: ExplorersState, seat: i64, asked: i64, kind: i64, move: i64) -> str | None:
    """The rule that refuses a move of a kind as the answer to what is asked, or nothing."""
    if asked == 0:
        return why_not_in_turn(s, seat, kind, move)
    if asked == frames.PAY:
        return why_not_pay(s, seat, kind, move)
    return why_not_answer(s, seat, asked, kind, move)


def why_not_in_turn(s: ExplorersState, seat: i64, kind: i64, move: i64) -> str | None:
    """SX-T1 One action, then at most one project; what may be done at any time before or after it."""
    if kind in (moves.TAKE, moves.DRAW, moves.RECRUIT, moves.PASS) and s.acted != 0:
        return "SX-T1"
    if kind == moves.TAKE:
        return take.why_not_take(s, seat, card_of(kind, move))
    if kind == moves.DRAW:
        return take.why_not_draw(s, True)
    if kind == moves.RECRUIT:
        return recruit.why_not_recruit(s, seat, moves.recruited_of(move), moves.division_of(move), PLAIN, 0)
    if kind == moves.USE:
        return abilities.why_not_use(s, seat, move - kind)
    if kind == moves.RAISE:
        return abilities.why_not_raise(s, seat, card_of(kind, move))
    if kind == moves.PAWN:
        return talents.why_not_cover(s, seat, card_of(kind, move))
    if kind == moves.PROJECT:
        return projects.why_not_complete(s, seat, move - kind)
    if kind == moves.SECTION:
        return sections.why_not_section(s, seat, move - kind)
    if kind == moves.REFRESH:
        return powers.why_not_refresh(s, seat)
    if kind == moves.DONE:
        return None if s.acted != 0 else "SX-T1"
    if kind == moves.PASS:
        return "SX-T7" if has_action(s, seat) else None
    return OTHER_QUESTION


def has_action(s: ExplorersState, seat: i64) -> bool:
    """SX-T7 Whether a player has any action: take, recruit, or an effect that stands for it."""
    if take.why_not_draw(s, True) is None:
        return True
    place: i64 = 0
    while place < s.center_size:
        if take.why_not_take(s, seat, i64(s.center[place])) is None:
            return True
        place += 1
    if recruit.has_recruit(s, seat, PLAIN, 0):
        return True
    rest = working(s, seat)
    while rest != 0:
        kind = kind_of_words(ability_of(s, s.players[seat], lowest(rest)))
        if kind in (FREE, BUY_RECRUIT, REVEAL) and abilities.why_not_use(s, seat, lowest(rest)) is None:
            return True
        rest &= rest - 1
    if has_module(s, POWERS):
        section: i64 = 0
        while section < 3:
            kind = kind_of_words(sections.words_of_section(s, seat, section))
            is_action = kind in (SECTION_ANY_COLOURS, SECTION_EXCHANGE)
            if is_action and sections.why_not_section(s, seat, section) is None:
                return True
            section += 1
    return False


def why_not_pay(s: ExplorersState, seat: i64, kind: i64, move: i64) -> str | None:
    """SX-P A step of the payment."""
    if kind == moves.TOKEN:
        return payment.why_not_token(s, seat, move - kind)
    if kind == moves.DOUBLE:
        return payment.why_not_double(s, seat, moves.doubled_of(move), moves.counted_of(move))
    if kind == moves.RETURN:
        return payment.why_not_return(s, seat, card_of(kind, move))
    if kind == moves.BORROW:
        return payment.why_not_borrow(s, seat, move - kind)
    if kind == moves.ICON:
        return payment.why_not_icon(s, seat)
    return None if kind == moves.REST else OTHER_QUESTION


def why_not_answer(s: ExplorersState, seat: i64, asked: i64, kind: i64, move: i64) -> str | None:
    """Answers to all other questions."""
    if kind == moves.RECRUIT and asked == frames.NAME:
        mode = number_of(top(s), 0)
        cost = number_of(top(s), 1)
        return recruit.why_not_recruit(s, seat, moves.recruited_of(move), moves.division_of(move), mode, cost)
    if kind == moves.LAY and asked in (frames.END, frames.SHIFT):
        return powers.why_not_lay(s, card_of(kind, move))
    if kind == moves.STAY and asked in (frames.SHIFT, frames.DRAWS, frames.PAWN):
        return None
    if kind == moves.DECK and asked == frames.FILL:
        return None
    if kind == moves.TAKE and asked == frames.FREE_TAKE:
        return take.why_not_take(s, seat, card_of(kind, move))
    if kind == moves.DRAW and asked == frames.FREE_TAKE:
        return take.why_not_draw(s, False)
    if kind == moves.DRAW and asked == frames.DRAWS:
        return None
    if kind == moves.KEEP and asked == frames.KEEP:
        return recruit.why_not_keep(s, move - kind)
    if kind in (moves.GIVE, moves.GET):
        return why_not_tokens(s, seat, asked, kind, move)
    if kind == moves.RETURN and asked == frames.TOLL:
        return None if holds(s.players[seat], card_of(kind, move)) else "SX-K11"
    if kind == moves.CLAIM and asked == frames.CLAIM:
        return crises.why_not_claim(s, move - kind)
    if kind == moves.PAWN and asked == frames.PAWN:
        return talents.why_not_reserve(s, seat, card_of(kind, move))
    if kind == moves.STAND and asked == frames.STAND:
        return None
    if kind == moves.PICK:
        return why_not_pick(s, seat, asked, card_of(kind, move))
    return why_not_on_board(s, seat, asked, kind, move)


def why_not_tokens(s: ExplorersState, seat: i64, asked: i64, kind: i64, move: i64) -> str | None:
    """SX-P10, SX-K11, SX-A6, SX-W11 Tokens given and got."""
    if kind == moves.GET:
        if asked == frames.GET:
            return sections.why_not_get(s, seat, moves.neighbour_of(move), moves.got_of(move))
        if asked == frames.SWAP and number_of(top(s), 1) == 0:
            return abilities.why_not_swap(s, seat, moves.neighbour_of(move), moves.got_of(move))
        return OTHER_QUESTION
    if asked == frames.GIVE:
        return tokens.why_not_give(s, seat, move - kind)
    if asked == frames.SWAP and number_of(top(s), 1) != 0:
        return abilities.why_not_swap_for(s, seat, move - kind)
    if asked == frames.TOLL:
        if tokens.count_tokens(s.players[seat]) < more_of(crisis_effect(s)):
            return "SX-K11"
        return tokens.why_not_give(s, seat, move - kind)
    return OTHER_QUESTION


def why_not_pick(s: ExplorersState, seat: i64, asked: i64, card: i64) -> str | None:
    """SX-A11, SX-W12, SX-W13 A card picked; the question says what for."""
    if asked == frames.REVEALED:
        return abilities.why_not_pick_revealed(s, card)
    if asked == frames.ORDER:
        return sections.why_not_order(s, seat, card)
    if asked == frames.LEND:
        return sections.why_not_lend(s, seat, card)
    if asked == frames.RENEW:
        return sections.why_not_renew(s, seat, card)
    if asked == frames.EXCHANGE:
        return sections.why_not_exchange(s, seat, card)
    return OTHER_QUESTION


def why_not_on_board(s: ExplorersState, seat: i64, asked: i64, kind: i64, move: i64) -> str | None:
    """SX-W7, SX-W11 to SX-W14 The questions of power boards."""
    if kind == moves.NICHE and asked == frames.PLACE:
        return powers.why_not_niche(s, seat, move - kind)
    if kind == moves.COOPERATE and asked == frames.PLACE:
        return None
    if kind == moves.PILE and asked == frames.PILE:
        return powers.why_not_pile(s, seat, move - kind)
    if kind == moves.NAME and asked == frames.DIG:
        return None
    if kind == moves.ENDLESS and asked == frames.ENDLESS:
        return sections.why_not_endless(s, seat, move - kind)
    if kind == moves.SIDE and asked == frames.SIDE:
        return None
    if kind == moves.DONE and asked == frames.RENEW:
        return None
    if kind == moves.DONE and asked == frames.ENDLESS:
        return None if number_of(top(s), 1) != 0 else "SX-W11"
    return OTHER_QUESTION


# What a move does


def apply(s: ExplorersState, seat: i64, move: i64, rng: Rng) -> None:
    """Carry out a legal move, and all that follows from it without a decision."""
    kind = kind_of_move(move)
    asked = question(s)
    if s.phase == CHOOSING:
        talents.keep_talent(s, seat, move - moves.TALENT + 1)
        if s.phase != CHOOSING:
            begin_turn(s, s.first)
    elif asked == 0:
        apply_in_turn(s, seat, kind, move, rng)
    elif asked == frames.PAY:
        apply_payment(s, seat, kind, move)
    else:
        apply_answer(s, seat, asked, kind, move, rng)
    settle(s, rng)


def apply_in_turn(s: ExplorersState, seat: i64, kind: i64, move: i64, rng: Rng) -> None:
    """SX-T1 The action, the project, and what may be done at any time."""
    if kind in (moves.TAKE, moves.DRAW, moves.RECRUIT):
        s.acted = 1
        s.passes = 0
    if kind == moves.TAKE:
        take.take(s, seat, card_of(kind, move), True)
    elif kind == moves.DRAW:
        take.draw_as_action(s, seat, rng)
    elif kind == moves.RECRUIT:
        recruit.begin_recruit(s, seat, moves.recruited_of(move), moves.division_of(move), PLAIN)
    elif kind == moves.USE:
        abilities.use(s, seat, move - kind, rng)
    elif kind == moves.RAISE:
        abilities.raise_card(s, seat, card_of(kind, move))
    elif kind == moves.PAWN:
        talents.cover(s, seat, card_of(kind, move))
    elif kind == moves.PROJECT:
        projects.begin_project(s, seat, move - kind)
    elif kind == moves.SECTION:
        sections.use_section(s, seat, move - kind, rng)
    elif kind == moves.REFRESH:
        powers.refresh(s, seat)
    elif kind == moves.DONE:
        end_turn(s)
    else:
        pass_action(s, seat)


def pass_action(s: ExplorersState, seat: i64) -> None:
    """SX-T7 The rest of the turn is as usual."""
    s.acted = 1
    s.passes += 1
    s.tell(events.PASSED, seat, EVERYONE)


def apply_payment(s: ExplorersState, seat: i64, kind: i64, move: i64) -> None:
    """SX-P A step of the payment; SX-P7 the last one ends it."""
    if kind == moves.TOKEN:
        payment.pay_token(s, seat, move - kind)
    elif kind == moves.DOUBLE:
        payment.pay_double(s, seat, moves.doubled_of(move), moves.counted_of(move))
    elif kind == moves.RETURN:
        payment.pay_card(s, seat, card_of(kind, move))
    elif kind == moves.BORROW:
        payment.pay_borrowed(s, seat, move - kind)
    elif kind == moves.ICON:
        payment.pay_icon(s, seat)
    else:
        pay_rest(s, seat)
    recruit.finish_payment(s)
    while kind == moves.REST and kind_of_frame(top(s)) == frames.KEEP:
        recruit.keep_least(s, seat)


def apply_answer(s: ExplorersState, seat: i64, asked: i64, kind: i64, move: i64, rng: Rng) -> None:
    """Answers to all other questions."""
    if kind == moves.RECRUIT:
        mode = number_of(top(s), 0)
        pop(s)
        recruit.begin_recruit(s, seat, moves.recruited_of(move), moves.division_of(move), mode)
    elif kind == moves.LAY:
        if asked == frames.SHIFT:
            powers.shift_token(s, seat, card_of(kind, move))
        else:
            powers.lay_token(s, seat, card_of(kind, move))
    elif kind == moves.STAY:
        pop(s)
    elif kind == moves.DECK:
        leaders.lay_next(s, move - kind, rng)
    elif kind == moves.TAKE:
        pop(s)
        take.take(s, seat, card_of(kind, move), False)
    elif kind == moves.DRAW:
        if asked == frames.FREE_TAKE:
            replace_top(s, frame(frames.DRAWS, seat, 1))
        take.draw_due(s, rng)
    elif kind == moves.KEEP:
        recruit.keep(s, seat, move - kind)
    elif kind in (moves.GIVE, moves.GET):
        apply_tokens(s, seat, asked, kind, move)
    elif kind == moves.RETURN:
        pay_toll_in_cards(s, seat, card_of(kind, move))
    elif kind == moves.CLAIM:
        crises.claim(s, seat, move - kind)
    elif kind == moves.PAWN:
        talents.reserve(s, seat, card_of(kind, move))
    elif kind == moves.STAND:
        talents.stand(s, seat, move - kind)
    elif kind == moves.PICK:
        apply_pick(s, seat, asked, card_of(kind, move))
    else:
        apply_on_board(s, seat, asked, kind, move, rng)


def apply_tokens(s: ExplorersState, seat: i64, asked: i64, kind: i64, move: i64) -> None:
    if kind == moves.GET:
        if asked == frames.GET:
            sections.get(s, seat, moves.neighbour_of(move), moves.got_of(move))
        else:
            abilities.swap_from(s, seat, moves.neighbour_of(move), moves.got_of(move))
    elif asked == frames.SWAP:
        abilities.swap_for(s, seat, move - kind)
    elif asked == frames.TOLL:
        abilities.pay_toll_in_tokens(s, seat, move - kind, more_of(crisis_effect(s)))
    else:
        abilities.give_token(s, seat, move - kind)


def pay_toll_in_cards(s: ExplorersState, seat: i64, card: i64) -> None:
    """SX-K11 A hand card put into the Center."""
    pop(s)
    drop_from_hand(s.players[seat], card)
    join_center(s, card)
    s.show()
    s.tell(events.RETURNED, seat, EVERYONE, card)
    s.tell(events.JOINED, seat, EVERYONE, card)


def apply_pick(s: ExplorersState, seat: i64, asked: i64, card: i64) -> None:
    if asked == frames.REVEALED:
        abilities.pick_revealed(s, seat, card)
    elif asked == frames.ORDER:
        sections.order(s, seat, card)
    elif asked == frames.LEND:
        sections.lend(s, seat, card)
    elif asked == frames.RENEW:
        sections.renew(s, seat, card)
    else:
        sections.exchange(s, seat, card)


def apply_on_board(s: ExplorersState, seat: i64, asked: i64, kind: i64, move: i64, rng: Rng) -> None:
    if kind == moves.NICHE:
        powers.place_token(s, seat, move - kind)
    elif kind == moves.COOPERATE:
        powers.place_token(s, seat, powers.SECTIONS)
    elif kind == moves.PILE:
        powers.take_foreign(s, seat, move - kind, rng)
    elif kind == moves.NAME:
        sections.dig(s, seat, move - kind, rng)
    elif kind == moves.ENDLESS:
        sections.lay_endless(s, seat, move - kind)
    elif kind == moves.SIDE:
        sections.choose_side(s, move - kind)
    elif asked == frames.RENEW:
        sections.finish_renewing(s, seat, rng)
    else:
        pop(s)
