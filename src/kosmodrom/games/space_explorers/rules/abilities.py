"""SX-A6, SX-A10 to SX-A12 Abilities that are used by a move of their own: prices, swaps, what stands for the action."""

from librt.vecs import append, remove
from mypy_extensions import i64, u8

from kosmodrom.core.frames import pop, push, replace_top, top
from kosmodrom.core.rng import Rng
from kosmodrom.core.state import EVERYONE
from kosmodrom.games.space_explorers import events
from kosmodrom.games.space_explorers.options import ALL_MODULES, BASE_PRICES
from kosmodrom.games.space_explorers.parts.counts import count, one, total
from kosmodrom.games.space_explorers.parts.names import DIRECTIVE
from kosmodrom.games.space_explorers.parts.sets import bit, lowest
from kosmodrom.games.space_explorers.parts.words import (
    BUY_RECRUIT,
    BUY_SKILL,
    BUY_TAKE,
    FREE,
    RAISE,
    REVEAL,
    SWAP_TOKEN,
    amount_of,
    kind_of_words,
    more_of,
)
from kosmodrom.games.space_explorers.rules.cards import (
    NOWHERE,
    can_draw,
    division_with,
    draw_top,
    hand_size,
    height,
    join_center,
    move_card,
    place_in_stack,
    take_into_hand,
)
from kosmodrom.games.space_explorers.rules.frames import (
    FOR_RECRUIT,
    FOR_SKILL,
    FOR_TAKE,
    FOR_TOLL,
    FREE_FROM_HAND,
    FREE_TAKE,
    GIVE,
    NAME,
    REVEALED,
    SWAP,
    frame,
    number_of,
    seat_of,
    with_number,
)
from kosmodrom.games.space_explorers.rules.frames import FREE as FREE_MODE
from kosmodrom.games.space_explorers.rules.projects import can_complete_with
from kosmodrom.games.space_explorers.rules.recruit import has_recruit
from kosmodrom.games.space_explorers.rules.take import is_kept_from
from kosmodrom.games.space_explorers.rules.tokens import count_tokens, give, neighbour_seat
from kosmodrom.games.space_explorers.rules.working import ability_of, able, working
from kosmodrom.games.space_explorers.state import ExplorersState


def price_of(s: ExplorersState, words: i64) -> i64:
    """SX-A10 The price of an ability: dearer with modules, unless the table has chosen otherwise."""
    if s.settings & ALL_MODULES != 0 and s.settings & BASE_PRICES == 0:
        return more_of(words)
    return amount_of(words)


def can_take_besides(s: ExplorersState, seat: i64) -> bool:
    """SX-A14 Whether there is a card to take, from where SX-T2 allows."""
    if can_draw(s):
        return True
    place: i64 = 0
    while place < s.center_size:
        if not is_kept_from(s, seat, i64(s.center[place])):
            return True
        place += 1
    return False


def why_not_use(s: ExplorersState, seat: i64, ability: i64) -> str | None:
    """SX-A1 A working ability; SX-A2 once a turn; SX-T1 in its time; SX-A14 if it could do anything."""
    if working(s, seat) & bit(ability) == 0:
        return "SX-A1"
    if s.used & bit(ability) != 0:
        return "SX-A2"
    player = s.players[seat]
    words = ability_of(s, player, ability)
    kind = kind_of_words(words)
    if kind == SWAP_TOKEN:
        return None if can_swap(s, seat) else "SX-A14"
    if kind == BUY_TAKE:
        if count_tokens(player) < price_of(s, words):
            return "SX-A10"
        return None if can_take_besides(s, seat) else "SX-A14"
    if kind == BUY_SKILL:
        return why_not_buy_skill(s, seat, ability, price_of(s, words))
    if kind not in (FREE, BUY_RECRUIT, REVEAL):
        return "SX-A1"
    if s.acted != 0:
        return "SX-T1"
    if kind == FREE:
        return None if has_recruit(s, seat, FREE_MODE, amount_of(words)) else "SX-A14"
    if kind == REVEAL:
        return None if can_draw(s) else "SX-T6"
    if count_tokens(player) < amount_of(words):
        return "SX-A10"
    return None if hand_size(player) > 0 else "SX-A14"


def why_not_buy_skill(s: ExplorersState, seat: i64, ability: i64, price: i64) -> str | None:
    """SX-A10 At the end of the turn; offered only if a project can then be completed, by others bought too (SX-H6)."""
    if s.acted == 0 or s.completed != 0:
        return "SX-T1"
    left = count_tokens(s.players[seat]) - price
    if left < 0:
        return "SX-A10"
    bought: i64 = 1
    used = bit(ability)
    while left >= 0:
        if can_complete_with(s, seat, s.extra + bought, left):
            return None
        cheapest = cheapest_skill(s, seat, used)
        if cheapest < 0:
            break
        used |= bit(cheapest)
        left -= price_of(s, ability_of(s, s.players[seat], cheapest))
        bought += 1
    return "SX-A14"


def cheapest_skill(s: ExplorersState, seat: i64, used: i64) -> i64:
    """The cheapest ability that sells a skill and is not used yet, or -1."""
    best: i64 = -1
    rest = working(s, seat) & ~(s.used | used)
    while rest != 0:
        words = ability_of(s, s.players[seat], lowest(rest))
        is_cheaper = best < 0 or price_of(s, words) < price_of(s, ability_of(s, s.players[seat], best))
        if kind_of_words(words) == BUY_SKILL and is_cheaper:
            best = lowest(rest)
        rest &= rest - 1
    return best


def use(s: ExplorersState, seat: i64, ability: i64, rng: Rng) -> None:
    """SX-A2 The ability is used: what it asks comes next."""
    words = ability_of(s, s.players[seat], ability)
    kind = kind_of_words(words)
    s.used |= bit(ability)
    s.tell(events.USED, seat, EVERYONE, ability + 1)
    if kind == SWAP_TOKEN:
        push(s, frame(SWAP, seat, amount_of(words)))
    elif kind == BUY_TAKE:
        push(s, frame(GIVE, seat, price_of(s, words), FOR_TAKE, ability + 1))
    elif kind == BUY_SKILL:
        push(s, frame(GIVE, seat, price_of(s, words), FOR_SKILL, ability + 1))
    else:
        s.acted = 1
        s.passes = 0
        if kind == FREE:
            push(s, frame(NAME, seat, FREE_MODE, amount_of(words)))
        elif kind == BUY_RECRUIT:
            push(s, frame(GIVE, seat, amount_of(words), FOR_RECRUIT, ability + 1))
        else:
            turn_up(s, seat, words, rng)


# Prices


def give_token(s: ExplorersState, seat: i64, token: i64) -> None:
    """SX-P10 One token of a price; with the last one the effect comes."""
    found = top(s)
    give(s, seat, token)
    left = number_of(found, 0) - 1
    if left > 0:
        replace_top(s, with_number(found, 0, left))
        return
    pop(s)
    purpose = number_of(found, 1)
    if purpose == FOR_TAKE:
        push(s, frame(FREE_TAKE, seat))
    elif purpose == FOR_SKILL:
        s.extra += 1
        s.tell(events.BOUGHT, seat, EVERYONE)
    elif purpose == FOR_RECRUIT:
        push(s, frame(NAME, seat, FREE_FROM_HAND))


def pay_toll_in_tokens(s: ExplorersState, seat: i64, token: i64, tokens: i64) -> None:
    """SX-K11 The toll in tokens, one by one."""
    replace_top(s, frame(GIVE, seat, tokens, FOR_TOLL))
    give_token(s, seat, token)


# 57


def can_swap(s: ExplorersState, seat: i64) -> bool:
    """SX-A6 Another player has a token unlike one of yours."""
    token: i64 = 0
    while token <= DIRECTIVE:
        neighbour: i64 = 0
        while neighbour < 3:
            if why_not_swap(s, seat, neighbour, token) is None:
                return True
            neighbour += 1
        token += 1
    return False


def why_not_swap(s: ExplorersState, seat: i64, neighbour: i64, token: i64) -> str | None:
    """SX-A6 A token of another player, unlike one that you can give for it."""
    other = neighbour_seat(s, seat, neighbour)
    if other < 0 or count(s.players[other].tokens, token) == 0:
        return "SX-A6"
    own = s.players[seat].tokens
    return None if total(own) > count(own, token) else "SX-A6"


def swap_from(s: ExplorersState, seat: i64, neighbour: i64, token: i64) -> None:
    """SX-A6 The token to be got is named; one of yours is given for it next."""
    other = neighbour_seat(s, seat, neighbour)
    replace_top(s, frame(SWAP, seat, number_of(top(s), 0), other + 1, token + 1))


def why_not_swap_for(s: ExplorersState, seat: i64, token: i64) -> str | None:
    """SX-A6 One of your tokens, unlike the one that you get."""
    if count(s.players[seat].tokens, token) == 0 or number_of(top(s), 2) == token + 1:
        return "SX-A6"
    return None


def swap_for(s: ExplorersState, seat: i64, token: i64) -> None:
    """SX-A6 The two tokens change places."""
    found = top(s)
    other = number_of(found, 1) - 1
    got = number_of(found, 2) - 1
    s.players[seat].tokens += one(got) - one(token)
    s.players[other].tokens += one(token) - one(got)
    s.tell(events.SWAPPED, seat, EVERYONE, token, got, other)
    left = number_of(found, 0) - 1
    pop(s)
    if left > 0 and can_swap(s, seat):
        push(s, frame(SWAP, seat, left))


# 33


def turn_up(s: ExplorersState, seat: i64, words: i64, rng: Rng) -> None:
    """SX-A11 Turn up the top cards of the deck, and take some."""
    number = amount_of(words)
    while number > 0 and can_draw(s):
        card = draw_top(s, rng)
        s.put_down = append(s.put_down, u8(card))
        s.tell(events.TURNED_UP, seat, EVERYONE, card)
        number -= 1
    push(s, frame(REVEALED, seat, more_of(words)))


def why_not_pick_revealed(s: ExplorersState, card: i64) -> str | None:
    """SX-A11 One of the cards turned up."""
    for shown in s.put_down:
        if i64(shown) == card:
            return None
    return "SX-A11"


def pick_revealed(s: ExplorersState, seat: i64, card: i64) -> None:
    """SX-A11, SX-I1 Into hand, known to all; when enough are taken the others join the Center."""
    s.put_down = remove(s.put_down, u8(card))
    take_into_hand(s, seat, card, True)
    s.tell(events.PICKED, seat, EVERYONE, card)
    left = number_of(top(s), 0) - 1
    replace_top(s, with_number(top(s), 0, left))


def settle_revealed(s: ExplorersState) -> bool:
    """SX-A11 Whether there is still a choice; what is not taken joins the Center."""
    left = number_of(top(s), 0)
    seat = seat_of(top(s))
    if left > 0 and len(s.put_down) > left:
        return True
    while left > 0 and len(s.put_down) > 0:
        pick_revealed(s, seat, i64(s.put_down[0]))
        left -= 1
    for card in s.put_down:
        join_center(s, i64(card))
        s.tell(events.JOINED, seat, EVERYONE, i64(card))
    s.put_down = s.put_down[:0]
    pop(s)
    return False


# 44


def why_not_raise(s: ExplorersState, seat: i64, card: i64) -> str | None:
    """SX-A12 Before the action a covered card of yours comes to the top of its stack."""
    if s.acted != 0:
        return "SX-T1"
    if raising_ability(s, seat) < 0:
        return "SX-A12"
    player = s.players[seat]
    division = division_with(player, card)
    if division == NOWHERE or place_in_stack(player, division, card) == height(player, division) - 1:
        return "SX-A12"
    return None


def raising_ability(s: ExplorersState, seat: i64) -> i64:
    """The first working ability that raises and is not used, or -1."""
    rest = able(s, seat, s.box.raising)
    while rest != 0:
        if kind_of_words(ability_of(s, s.players[seat], lowest(rest))) == RAISE:
            return lowest(rest)
        rest &= rest - 1
    return -1


def raise_card(s: ExplorersState, seat: i64, card: i64) -> None:
    """SX-A12 To the top of its stack."""
    ability = raising_ability(s, seat)
    s.used |= bit(ability)
    s.tell(events.USED, seat, EVERYONE, ability + 1)
    player = s.players[seat]
    division = division_with(player, card)
    move_card(player, division, place_in_stack(player, division, card), height(player, division) - 1)
    s.tell(events.RAISED, seat, EVERYONE, card)
