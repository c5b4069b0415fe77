"""A recruit that is being paid for is looked at as if the card lay in its division: what it brings shows at once."""

from typing import final

from mypy_extensions import i64, u8

from kosmodrom.games.space_explorers.parts.counts import of_colour
from kosmodrom.games.space_explorers.rules.cards import count_skills, drop_from_hand, lay_card
from kosmodrom.games.space_explorers.state import STACK, ExplorersState


@final
class Pending:
    """Lays the card and lifts it again: in between a position is not what it is."""

    def __init__(self) -> None:
        self.hand: i64 = 0
        """What the payer held before; so below."""
        self.hand_leaders: i64 = 0
        self.seen: i64 = 0
        self.seen_leaders: i64 = 0

    def lay(self, s: ExplorersState) -> None:
        if s.payment.card == 0:
            return
        player = s.players[s.turn]
        self.hand = player.hand
        self.hand_leaders = player.hand_leaders
        self.seen = player.seen
        self.seen_leaders = player.seen_leaders
        drop_from_hand(player, s.payment.card)
        lay_card(s.box, player, s.payment.card, s.payment.division)

    def lift(self, s: ExplorersState) -> None:
        """Undo `lay`."""
        if s.payment.card == 0:
            return
        player = s.players[s.turn]
        division = s.payment.division
        count_skills(s.box, player, s.payment.card, division, -1)
        player.hub[division * STACK + of_colour(player.heights, division)] = u8(0)
        player.look_at_tops()
        player.hand = self.hand
        player.hand_leaders = self.hand_leaders
        player.seen = self.seen
        player.seen_leaders = self.seen_leaders
