"""Lists of legal moves: candidates that could be legal, each of which the rules of `turn` are asked about."""

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.frames import top
from kosmodrom.games.space_explorers import moves
from kosmodrom.games.space_explorers.moves import card_move, double_move
from kosmodrom.games.space_explorers.options import POWERS
from kosmodrom.games.space_explorers.parts.counts import count, of_colour
from kosmodrom.games.space_explorers.parts.names import COLOURS, DIRECTIVE, SPECIALISTS, TALENTS
from kosmodrom.games.space_explorers.parts.sets import lowest
from kosmodrom.games.space_explorers.parts.words import PAWN_COVERED
from kosmodrom.games.space_explorers.rules import frames, payment, powers, projects, recruit, sections, take
from kosmodrom.games.space_explorers.rules.abilities import raising_ability, why_not_use
from kosmodrom.games.space_explorers.rules.cards import has_module
from kosmodrom.games.space_explorers.rules.frames import PLAIN, number_of
from kosmodrom.games.space_explorers.rules.talents import talent_kind, why_not_talent
from kosmodrom.games.space_explorers.rules.turn import question, why_not_asked
from kosmodrom.games.space_explorers.rules.working import able, borrowable, lendable
from kosmodrom.games.space_explorers.state import CHOOSING, STACK, ExplorersState, Player


def add(s: ExplorersState, seat: i64, asked: i64, kind: i64, move: i64, found: vec[i64], n: i64) -> i64:
    """Add a move of a kind to the list if nothing refuses it as the answer to what is asked."""
    if why_not_asked(s, seat, asked, kind, move) is None:
        found[n] = move
        return n + 1
    return n


def add_first(s: ExplorersState, seat: i64, asked: i64, kind: i64, number: i64, found: vec[i64], n: i64) -> i64:
    """Add those of the first so many moves of a kind that nothing refuses."""
    move = kind
    while move < kind + number:
        n = add(s, seat, asked, kind, move, found, n)
        move += 1
    return n


def fill_legal(s: ExplorersState, seat: i64, found: vec[i64]) -> i64:
    """Every move that `why_not` does not refuse to a seat that is to act."""
    if s.phase == CHOOSING:
        return fill_talents(s, seat, found)
    asked = question(s)
    if asked == 0:
        return fill_turn(s, seat, found)
    if asked == frames.PAY:
        return fill_payment(s, seat, found)
    if asked == frames.NAME:
        return recruit.fill_recruits(s, seat, number_of(top(s), 0), number_of(top(s), 1), found, 0)
    if asked in (frames.KEEP, frames.GIVE, frames.GET, frames.SWAP, frames.TOLL, frames.CLAIM):
        return fill_tokens(s, seat, asked, found)
    if asked in (frames.FREE_TAKE, frames.END, frames.SHIFT, frames.PAWN, frames.DRAWS):
        return fill_center_choices(s, seat, asked, found)
    if asked in (frames.REVEALED, frames.ORDER, frames.LEND, frames.RENEW, frames.EXCHANGE):
        return fill_picks(s, seat, asked, found)
    return fill_answers(s, seat, asked, found)


def fill_talents(s: ExplorersState, seat: i64, found: vec[i64]) -> i64:
    """SX-H1 The two to choose from."""
    n: i64 = 0
    talent: i64 = 1
    while talent <= TALENTS:
        if why_not_talent(s, seat, talent) is None:
            found[n] = moves.TALENT + talent - 1
            n += 1
        talent += 1
    return n


def fill_turn(s: ExplorersState, seat: i64, found: vec[i64]) -> i64:
    """SX-T1 Before the action or after it."""
    n: i64 = 0
    n = fill_actions(s, seat, found) if s.acted == 0 else fill_projects(s, seat, found, n)
    rest = able(s, seat, s.box.usable)
    while rest != 0:
        if why_not_use(s, seat, lowest(rest)) is None:
            found[n] = moves.USE + lowest(rest)
            n += 1
        rest &= rest - 1
    if has_module(s, POWERS):
        n = fill_board(s, seat, found, n)
    if s.acted != 0:
        found[n] = moves.DONE
        return n + 1
    if n == 0 or found[0] >= moves.TOKEN:
        n = add_first(s, seat, 0, moves.PASS, 1, found, n)
    return n


def fill_board(s: ExplorersState, seat: i64, found: vec[i64], n: i64) -> i64:
    """SX-W8, SX-W9 Sections of the power board, and emptying them."""
    section: i64 = 0
    while section < powers.SECTIONS:
        if sections.why_not_section(s, seat, section) is None:
            found[n] = moves.SECTION + section
            n += 1
        section += 1
    if powers.why_not_refresh(s, seat) is None:
        found[n] = moves.REFRESH
        n += 1
    return n


def fill_actions(s: ExplorersState, seat: i64, found: vec[i64]) -> i64:
    """SX-T2, SX-T3 Takes and recruits; SX-A12, SX-H7 what may only come before them."""
    n: i64 = 0
    reserved = take.reserved_cards(s)
    place: i64 = 0
    while place < s.center_size:
        card = i64(s.center[place])
        if not (take.is_among(reserved, card) and take.is_kept_from(s, seat, card)):
            found[n] = card_move(moves.TAKE, card)
            n += 1
        place += 1
    if take.why_not_draw(s, True) is None:
        found[n] = moves.DRAW
        n += 1
    n = recruit.fill_recruits(s, seat, PLAIN, 0, found, n)
    player = s.players[seat]
    if raising_ability(s, seat) >= 0:
        n = add_hub(s, seat, player, 0, moves.RAISE, found, n)
    if talent_kind(s, player) == PAWN_COVERED:
        n = add_hub(s, seat, player, 0, moves.PAWN, found, n)
    return n


def add_hub(s: ExplorersState, seat: i64, player: Player, asked: i64, kind: i64, found: vec[i64], n: i64) -> i64:
    """Add the moves of a kind for cards of a hub."""
    division: i64 = 0
    while division < COLOURS:
        place: i64 = 0
        while place < of_colour(player.heights, division):
            n = add(s, seat, asked, kind, card_move(kind, i64(player.hub[division * STACK + place])), found, n)
            place += 1
        division += 1
    return n


def add_hand(s: ExplorersState, seat: i64, player: Player, asked: i64, kind: i64, found: vec[i64], n: i64) -> i64:
    """Add the moves of a kind for hand cards."""
    rest = player.hand
    while rest != 0:
        n = add(s, seat, asked, kind, card_move(kind, lowest(rest) + 1), found, n)
        rest &= rest - 1
    rest = player.hand_leaders
    while rest != 0:
        n = add(s, seat, asked, kind, card_move(kind, lowest(rest) + SPECIALISTS + 1), found, n)
        rest &= rest - 1
    return n


def add_center(s: ExplorersState, seat: i64, asked: i64, kind: i64, found: vec[i64], n: i64) -> i64:
    """Add the moves of a kind for cards of the Center."""
    place: i64 = 0
    while place < s.center_size:
        n = add(s, seat, asked, kind, card_move(kind, i64(s.center[place])), found, n)
        place += 1
    return n


def fill_projects(s: ExplorersState, seat: i64, found: vec[i64], n: i64) -> i64:
    """SX-T5 Open projects, and own ones."""
    if s.completed != 0:
        return n
    place: i64 = 0
    while projects.open_side(s, place) >= 0:
        side = projects.open_side(s, place)
        if projects.why_not_complete(s, seat, side) is None:
            found[n] = moves.PROJECT + side
            n += 1
        place += 1
    rest = s.players[seat].own
    while rest != 0:
        if projects.why_not_complete(s, seat, lowest(rest)) is None:
            found[n] = moves.PROJECT + lowest(rest)
            n += 1
        rest &= rest - 1
    return n


def fill_payment(s: ExplorersState, seat: i64, found: vec[i64]) -> i64:
    """SX-P Steps of a payment."""
    player = s.players[seat]
    n: i64 = 0
    token: i64 = 0
    while token < COLOURS:
        if payment.why_not_token(s, seat, token) is None:
            found[n] = moves.TOKEN + token
            n += 1
        token += 1
    if count(player.tokens, DIRECTIVE) > 0:
        n = fill_doubles(s, seat, player, found, n)
    if payment.count_returnable(player, s.payment.card) > 0 and payment.can_return(s, seat):
        n = list_returns(player, s.payment.card, found, n)
    if s.payment.borrows > 0:
        rest = borrowable(s, seat)
        while rest != 0:
            if payment.why_not_borrow(s, seat, lowest(rest)) is None:
                found[n] = moves.BORROW + lowest(rest)
                n += 1
            rest &= rest - 1
    if payment.why_not_icon(s, seat) is None:
        found[n] = moves.ICON
        n += 1
    found[n] = moves.REST
    return n + 1


def fill_doubles(s: ExplorersState, seat: i64, player: Player, found: vec[i64], n: i64) -> i64:
    """SX-D1 A directive with a token of each colour, which counts as its own, or as another while some may (20, T2)."""
    colour: i64 = 0
    while colour < COLOURS:
        if count(player.tokens, colour) > 0:
            counted: i64 = 0
            while counted < COLOURS:
                is_offered = counted == colour or s.payment.changes > 0
                if is_offered and payment.why_not_double(s, seat, colour, counted) is None:
                    found[n] = double_move(colour, counted)
                    n += 1
                counted += 1
        colour += 1
    return n


def list_returns(player: Player, recruited: i64, found: vec[i64], n: i64) -> i64:
    """SX-P6 Every hand card but the one being recruited: if one can be returned, all can."""
    rest = player.hand
    while rest != 0:
        card = lowest(rest) + 1
        if card != recruited:
            found[n] = card_move(moves.RETURN, card)
            n += 1
        rest &= rest - 1
    rest = player.hand_leaders
    while rest != 0:
        card = lowest(rest) + SPECIALISTS + 1
        if card != recruited:
            found[n] = card_move(moves.RETURN, card)
            n += 1
        rest &= rest - 1
    return n


def fill_tokens(s: ExplorersState, seat: i64, asked: i64, found: vec[i64]) -> i64:
    """Tokens kept, given, got, claimed."""
    if asked == frames.KEEP:
        return add_first(s, seat, asked, moves.KEEP, 6, found, 0)
    if asked == frames.CLAIM:
        return add_first(s, seat, asked, moves.CLAIM, 6, found, 0)
    if asked == frames.GET or (asked == frames.SWAP and number_of(top(s), 1) == 0):
        return add_first(s, seat, asked, moves.GET, 18, found, 0)
    n = add_first(s, seat, asked, moves.GIVE, 6, found, 0)
    if asked == frames.TOLL:
        n = add_hand(s, seat, s.players[seat], asked, moves.RETURN, found, n)
    return n


def fill_center_choices(s: ExplorersState, seat: i64, asked: i64, found: vec[i64]) -> i64:
    """Cards of the Center, or none: power tokens, T7's pawn, a card besides the action, a draw."""
    n: i64 = 0
    if asked == frames.FREE_TAKE:
        n = add_center(s, seat, asked, moves.TAKE, found, n)
    elif asked == frames.PAWN:
        n = add_center(s, seat, asked, moves.PAWN, found, n)
    elif asked != frames.DRAWS:
        n = add_center(s, seat, asked, moves.LAY, found, n)
    n = add_first(s, seat, asked, moves.DRAW, 1, found, n)
    return add_first(s, seat, asked, moves.STAY, 1, found, n)


def fill_picks(s: ExplorersState, seat: i64, asked: i64, found: vec[i64]) -> i64:
    """Cards picked from what was turned up, a hub or the hand."""
    n: i64 = 0
    player = s.players[seat]
    if asked == frames.REVEALED:
        for card in s.put_down:
            n = add(s, seat, asked, moves.PICK, card_move(moves.PICK, i64(card)), found, n)
        return n
    if asked == frames.RENEW:
        n = add_hand(s, seat, player, asked, moves.PICK, found, n)
        return add_first(s, seat, asked, moves.DONE, 1, found, n)
    if asked == frames.LEND:
        rest = lendable(s, seat)
        while rest != 0:
            n = add(s, seat, asked, moves.PICK, card_move(moves.PICK, lowest(rest) + 1), found, n)
            rest &= rest - 1
        return n
    return add_hub(s, seat, player, asked, moves.PICK, found, n)


def fill_answers(s: ExplorersState, seat: i64, asked: i64, found: vec[i64]) -> i64:
    """All other questions."""
    if asked == frames.FILL:
        return add_first(s, seat, asked, moves.DECK, 2, found, 0)
    if asked == frames.PLACE:
        n = add_first(s, seat, asked, moves.NICHE, 3, found, 0)
        return add_first(s, seat, asked, moves.COOPERATE, 1, found, n)
    if asked == frames.PILE:
        return add_first(s, seat, asked, moves.PILE, 4, found, 0)
    if asked == frames.DIG:
        return add_first(s, seat, asked, moves.NAME, COLOURS, found, 0)
    if asked == frames.ENDLESS:
        n = add_first(s, seat, asked, moves.ENDLESS, COLOURS, found, 0)
        return add_first(s, seat, asked, moves.DONE, 1, found, n)
    if asked == frames.SIDE:
        return add_first(s, seat, asked, moves.SIDE, 2, found, 0)
    return add_first(s, seat, asked, moves.STAND, COLOURS, found, 0)


def only_move(s: ExplorersState, seat: i64, found: vec[i64]) -> i64:
    """The single move of a seat, if all can see that there is no other: never where it hangs on a hidden hand."""
    if s.phase == CHOOSING:
        return -1
    asked = question(s)
    if (asked == 0 and s.acted == 0) or asked in (frames.PAY, frames.NAME, frames.TOLL, frames.RENEW):
        return -1
    return found[0] if fill_legal(s, seat, found) == 1 else -1
