"""SX-P7, SX-P10 Research tokens that change hands: passed to the left, given for a price, frozen in a crisis."""

from mypy_extensions import i64

from kosmodrom.core.state import EVERYONE
from kosmodrom.games.space_explorers import events
from kosmodrom.games.space_explorers.parts.counts import count, one, total
from kosmodrom.games.space_explorers.parts.names import DIRECTIVE
from kosmodrom.games.space_explorers.parts.words import FROZEN_TOKENS, kind_of_words
from kosmodrom.games.space_explorers.rules.cards import left_of
from kosmodrom.games.space_explorers.rules.working import crisis_effect
from kosmodrom.games.space_explorers.state import ExplorersState, Player


def count_tokens(player: Player) -> i64:
    """SX-D1 A directive is a token like any other."""
    return total(player.tokens)


def are_frozen(s: ExplorersState) -> bool:
    """SX-K9 Whether tokens spent lie on the crisis."""
    return kind_of_words(crisis_effect(s)) == FROZEN_TOKENS


def pass_tokens(s: ExplorersState, seat: i64, tokens: i64) -> None:
    """SX-P7 Tokens spent pass to the left together; SX-K9, SX-X15 or lie on the crisis."""
    is_frozen = are_frozen(s)
    other = left_of(s, seat)
    if is_frozen:
        s.frozen += tokens
    else:
        s.players[other].tokens += tokens
    kind: i64 = 0
    while kind <= DIRECTIVE:
        number = count(tokens, kind)
        if number > 0 and is_frozen:
            s.tell(events.FROZE, seat, EVERYONE, kind, number)
        elif number > 0:
            s.tell(events.TOKENS, seat, EVERYONE, kind, number, other)
        kind += 1


def why_not_give(s: ExplorersState, seat: i64, token: i64) -> str | None:
    """SX-P10 Any token that you have."""
    return None if count(s.players[seat].tokens, token) > 0 else "SX-P10"


def give(s: ExplorersState, seat: i64, token: i64) -> None:
    """SX-P10 Chosen one by one, passed to the left."""
    s.players[seat].tokens -= one(token)
    s.tell(events.SPENT, seat, EVERYONE, token)
    pass_tokens(s, seat, one(token))


def neighbour_seat(s: ExplorersState, seat: i64, neighbour: i64) -> i64:
    """The seat on the left (0), across (1) or on the right (2); -1 if nobody sits there."""
    players = len(s.players)
    if neighbour == 0:
        return (seat + 1) % players
    if neighbour == 1:
        return (seat + 2) % players if players == 4 else -1
    return (seat + players - 1) % players if players > 2 else -1
