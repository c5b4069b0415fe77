"""SX-D Module Directives: each player gets one. How they pay is in `payment`, since they do with other tokens."""

from mypy_extensions import i64

from kosmodrom.games.space_explorers.options import DIRECTIVES
from kosmodrom.games.space_explorers.parts.counts import one
from kosmodrom.games.space_explorers.parts.names import DIRECTIVE
from kosmodrom.games.space_explorers.rules.cards import has_module
from kosmodrom.games.space_explorers.state import ExplorersState


def deal_directives(s: ExplorersState) -> None:
    """SX-D1, SX-Z7 Each player gets one, the Rival too."""
    if not has_module(s, DIRECTIVES):
        return
    seat: i64 = 0
    while seat < len(s.players):
        s.supply -= one(DIRECTIVE)
        s.players[seat].tokens += one(DIRECTIVE)
        seat += 1
