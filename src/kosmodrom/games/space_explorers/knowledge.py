"""SX-I What a seat knows: worlds it can't tell apart, and a key that is equal in all of them.

The only lasting secret is which unseen cards lie in others' hands: one pool of specialists, and one of leaders once
the specialists have run out. Before talents are shown the pairs of others are secret too. All else lies open, or is
not decided before it is drawn: decks, piles, crises and the box have no order.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from kosmodrom.core.rng import Rng, mix
from kosmodrom.core.sampler import Sampler
from kosmodrom.games.space_explorers.parts.counts import count
from kosmodrom.games.space_explorers.parts.names import COLOURS, FROM_DECK, FROM_LEADERS, FROM_TALENTS, POWERS, TALENTS
from kosmodrom.games.space_explorers.parts.sets import bit, member, size
from kosmodrom.games.space_explorers.rules.talents import offer
from kosmodrom.games.space_explorers.state import CHOOSING, STACK, ExplorersState, Player


@final
class ExplorersSampler(Sampler[ExplorersState]):
    """SX-I1 Deals of what a seat hasn't seen: to each other hand as many cards as are hidden in it."""

    def __init__(self, s: ExplorersState, seat: i64) -> None:
        self.base = s.copy()
        self.seat: i64 = seat
        self.hidden: vec[i64] = vec[i64]()
        """How many specialists are hidden in each hand."""
        self.hidden_leaders: vec[i64] = vec[i64]()
        base = self.base
        for other in range(base.seats):
            player = base.players[other]
            unseen: i64 = 0
            leaders: i64 = 0
            if other != seat:
                unseen = player.hand & ~player.seen
                leaders = player.hand_leaders & ~player.seen_leaders
            player.hand &= ~unseen
            player.hand_leaders &= ~leaders
            base.deck |= unseen
            base.leaders |= leaders
            self.hidden = append(self.hidden, size(unseen))
            self.hidden_leaders = append(self.hidden_leaders, size(leaders))

    def sample(self, world: ExplorersState, rng: Rng) -> None:
        world.load(self.base)
        for other in range(world.seats):
            player = world.players[other]
            left = self.hidden[other]
            while left > 0:
                card = bit(member(world.deck, rng.below(size(world.deck), FROM_DECK)))
                world.deck &= ~card
                player.hand |= card
                left -= 1
            left = self.hidden_leaders[other]
            while left > 0:
                card = bit(member(world.leaders, rng.below(size(world.leaders), FROM_LEADERS)))
                world.leaders &= ~card
                player.hand_leaders |= card
                left -= 1
        if world.phase == CHOOSING:
            self._deal_talents(world, rng)

    def _deal_talents(self, world: ExplorersState, rng: Rng) -> None:
        """SX-H1 Others' pairs are any two of the rest, and what they kept is either."""
        left: i64 = 2 * bit(TALENTS) - 2
        if self.seat >= 0:
            own = world.players[self.seat].offered
            left &= ~(bit(count(own, 0)) | bit(count(own, 1)))
        for other in range(world.seats):
            if other != self.seat:
                player = world.players[other]
                first = member(left, rng.below(size(left), FROM_TALENTS))
                left &= ~bit(first)
                second = member(left, rng.below(size(left), FROM_TALENTS))
                left &= ~bit(second)
                player.offered = offer(first, second)
                if player.talent != 0:
                    player.talent = first if rng.below(2, FROM_TALENTS) == 0 else second


def info_key(s: ExplorersState, seat: i64) -> i64:
    """SX-I1, SX-I2 Everything the seat may know, stirred into one number; steps of a payment in any order are equal."""
    key = mix(s.settings * 4 + s.phase, ((s.turn * 8 + s.first) * 1024 + s.round) * 16 + s.ending)
    flags = ((((s.acted * 2 + s.took) * 2 + s.third) * 2 + s.completed) * 128 + s.recruited) * 8 + s.passes
    key = mix(mix(key, flags * 256 + s.wild * 16 + s.extra), s.used)
    key = mix(mix(key, s.lent), s.open)
    key = mix(mix(key, s.tiles), s.limbo)
    for place in range(s.center_size):
        key = mix(key, i64(s.center[place]) * 64 + i64(s.marks[place]))
    key = mix(key, (size(s.deck) * 128 + len(s.under)) * 128 + size(s.leaders))
    for under in s.under:
        key = mix(key, i64(under))
    for under in s.under_leaders:
        key = mix(key, i64(under))
    for power in range(POWERS):
        key = mix(key, s.piles[power])
    crisis = ((s.early * 32 + s.late) * 16 + s.crisis) * 16 + s.coming
    key = mix(key, (crisis * 16 + s.step) * 128 + s.card_under)
    key = mix(key, (s.frozen * 128 + s.coming_under) * 16 + s.opened)
    key = mix(key, s.marker * 64 + s.track)
    key = mix_payment(key, s)
    for number in range(s.depth):
        key = mix(key, s.frames[number])
    for other in range(len(s.players)):
        key = mix_player(key, s, s.players[other], other == seat)
    return key


def mix_payment(key: i64, s: ExplorersState) -> i64:
    """A payment under way."""
    p = s.payment
    if p.card == 0:
        for card in s.put_down:
            key = mix(key, i64(card))
        return key
    key = mix(key, ((p.card * 8 + p.division) * 64 + p.any) * 64 + p.wild)
    key = mix(mix(key, p.needs), p.spent)
    key = mix(key, ((p.changes * 16 + p.keeps) * 16 + p.threes) * 16 + p.fours)
    key = mix(key, ((p.borrows * 16 + p.icons) * 16 + p.worth) * 2 + p.loose)
    for card in s.put_down:
        key = mix(key, i64(card))
    return key


def mix_player(key: i64, s: ExplorersState, player: Player, is_own: bool) -> i64:
    """A player's things: of hands their size and what was seen of them, the own hand whole."""
    key = mix(mix(key, player.seen), player.seen_leaders)
    key = mix(key, size(player.hand) * 64 + size(player.hand_leaders))
    if is_own:
        key = mix(mix(key, player.hand), player.hand_leaders)
        key = mix(key, player.offered * 16 + player.talent)
    elif s.phase != CHOOSING:
        key = mix(key, player.talent)
    elif player.talent != 0:
        key = mix(key, 9)
    for division in range(COLOURS):
        for place in range(player.heights >> (8 * division) & 255):
            key = mix(key, i64(player.hub[division * STACK + place]))
        key = mix(key, 100 + division)
    key = mix(mix(key, player.tokens * 32 + player.endless), player.done)
    key = mix(mix(key, player.own), player.goals * 32 + player.met)
    board = ((player.power + 1) * 4096 + player.sections) * 8 + player.gained
    return mix(mix(key, board), (player.cooperation * 65536 + player.international) * 128 + player.pawn)
