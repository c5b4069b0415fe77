"""KP-I What a seat knows: worlds it can't tell apart, and a key that is equal in all of them.

Beside its own cards a seat knows the cards it passed on. Those passed in the first step lie with the left neighbour
(kept in his second step) and the seat after him (arrived last); those passed in the second step all lie with the left
neighbour. Cards recognised so are followed one by one until they are played; of alike cards those go first, so a card
played that was not passed on tells that no alike one lies there.
"""

from typing import final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from kosmodrom.core.bag import Bag, bag_of
from kosmodrom.core.rng import Rng, mix
from kosmodrom.core.sampler import Sampler
from kosmodrom.games.kosmopolis.parts import (
    DECK,
    EVERY_KIND,
    MODIFIER_DECK,
    MODIFIERS,
    VALUES,
    card_list,
    count,
    present,
    single,
    size,
)
from kosmodrom.games.kosmopolis.state import (
    HELD,
    KEEPING,
    PAYING,
    SEAT_BITS,
    SEAT_MASK,
    KosmopolisState,
    left_of,
)


def is_modifier_known(s: KosmopolisState, seat: i64, modifier: i64) -> bool:
    """KP-I1 A modifier's value is known to the one who laid or holds it, and to all once they are revealed."""
    place = s.modifiers[modifier]
    if place == HELD:
        return seat == s.turn
    return place >= 0 and (s.question >= PAYING or (place & SEAT_MASK) == seat)


def passed_on(s: KosmopolisState, seat: i64) -> i64:
    """KP-I1 Cards the seat passed in the first step that lie with the left neighbour or the seat after him."""
    left = left_of(s, seat)
    if s.step == 1:
        return 0
    if s.question == KEEPING:
        return s.players[left].pack + s.players[left].second
    after = left_of(s, left)
    passed = s.players[left].second
    if after != seat:
        passed += s.players[after].third
    return passed


def passed_last(s: KosmopolisState, seat: i64) -> i64:
    """KP-I1 Cards the seat passed in the second step: the left neighbour has them."""
    return s.players[left_of(s, seat)].third


def passed_on_to_left(s: KosmopolisState, seat: i64) -> i64:
    """KP-I1 Those of `passed_on` that must lie with the left neighbour: the seat after him played others like them."""
    after = left_of(s, left_of(s, seat))
    if after == seat:
        return 0
    return passed_on(s, seat) & ((s.players[after].ruled_out & EVERY_KIND) * 7)


def passed_on_to_after(s: KosmopolisState, seat: i64) -> i64:
    """KP-I1 Those of `passed_on` that must lie with the seat after the left neighbour, who played others like them."""
    return passed_on(s, seat) & (((s.players[left_of(s, seat)].ruled_out >> 1) & EVERY_KIND) * 7)


def is_telling(s: KosmopolisState, seat: i64, kind: i64) -> bool:
    """KP-I1 Whether a card that a seat plays tells another where one like it lies that he passed in the first step."""
    if s.seats == 2:
        return False
    for other in range(s.seats):
        left = left_of(s, other)
        if other != seat and (left == seat or left_of(s, left) == seat):
            unsure = passed_on(s, other) - passed_on_to_left(s, other) - passed_on_to_after(s, other)
            if count(unsure, kind) > 0:
                return True
    return False


@final
class KosmopolisSampler(Sampler[KosmopolisState]):
    """KP-I1 Deals of what a seat hasn't seen: one pool for the deck and all hands, one for the cards it passed on."""

    def __init__(self, s: KosmopolisState, seat: i64) -> None:
        self.base = s.copy()
        self.seat: i64 = seat
        self.left: i64 = -1
        self.after: i64 = -1
        self.passed: Bag = Bag()
        self.to_left: i64 = 0
        self.to_after: i64 = 0
        self.unseen_hands: vec[i64] = vec[i64]()
        """How many cards of each seat's hand may be any unseen ones."""
        self.unseen_packs: vec[i64] = vec[i64]()
        self.unseen_modifiers: vec[i64] = vec[i64]()
        if seat >= 0 and s.step != 1:
            self.left = left_of(s, seat)
            self.after = left_of(s, self.left)
            self.to_left = passed_on_to_left(s, seat)
            self.to_after = passed_on_to_after(s, seat)
            for kind in card_list(passed_on(s, seat) - self.to_left - self.to_after):
                self.passed.put(kind)
        for other in range(s.seats):
            self._gather(other)
        self.base.deck = bag_of(sorted(self.base.deck.kinds()), [])
        if self.to_after != 0:
            self.base.players[self.left].ruled_out = 2 * present(self.to_after)
        if self.to_left != 0:
            self.base.players[self.after].ruled_out = present(self.to_left)
        places: list[int] = []
        for modifier in range(MODIFIERS):
            if not is_modifier_known(s, seat, modifier):
                self.unseen_modifiers = append(self.unseen_modifiers, modifier)
                places.append(s.modifiers[modifier])
        places.sort()
        for i in range(len(self.unseen_modifiers)):
            self.base.modifiers[self.unseen_modifiers[i]] = places[i]

    def _gather(self, other: i64) -> None:
        """Put what is not known to be a seat's into the pool, which is the base's deck, and forget what others know."""
        player = self.base.players[other]
        player.ruled_out = 0
        unseen: i64 = 0
        pack: i64 = 0
        if other != self.seat:
            if other != self.left:
                pack = player.pack
                player.second = 0
                player.pack = 0
                if other != self.after:
                    player.third = 0
            unseen = player.hand - player.second - player.third
            player.hand -= unseen
        self.unseen_hands = append(self.unseen_hands, size(unseen))
        self.unseen_packs = append(self.unseen_packs, size(pack))
        for kind in card_list(unseen) + card_list(pack):
            self.base.deck.put(kind)

    def sample(self, world: KosmopolisState, rng: Rng) -> None:
        world.load(self.base)
        self._deal_unseen(world, rng)
        if self.passed.size > 0:
            self._split_passed(world, rng)
        self._shuffle_modifiers(world, rng)

    def _deal_unseen(self, world: KosmopolisState, rng: Rng) -> None:
        """Every unseen card is as likely in any hidden place."""
        for other in range(world.seats):
            player = world.players[other]
            player.hand += draw_cards(world.deck, self.unseen_hands[other], rng)
            player.pack += draw_cards(world.deck, self.unseen_packs[other], rng)

    def _split_passed(self, world: KosmopolisState, rng: Rng) -> None:
        """The cards passed in the first step: some with the left neighbour, the rest with the seat after him."""
        if self.after == self.seat and world.question != KEEPING:
            return
        pool = self.passed.copy()
        base = self.base
        left = world.players[self.left]
        theirs = base.players[self.left]
        second = self.to_left + draw_cards(pool, size(theirs.second) - size(self.to_left), rng)
        left.hand += second - theirs.second
        left.second = second
        if world.question == KEEPING:
            left.pack = draw_cards(pool, size(theirs.pack), rng)
        else:
            after = world.players[self.after]
            third = self.to_after + draw_cards(pool, size(base.players[self.after].third) - size(self.to_after), rng)
            after.hand += third - after.third
            after.third = third

    def _shuffle_modifiers(self, world: KosmopolisState, rng: Rng) -> None:
        """Modifiers not known to the seat may lie in any order."""
        unseen = self.unseen_modifiers
        places = unseen[:]
        for i in range(len(unseen)):
            places[i] = world.modifiers[unseen[i]]
        for i in range(len(unseen)):
            places, place = pop(places, rng.below(len(places), MODIFIER_DECK))
            world.modifiers[unseen[i]] = place


def draw_cards(bag: Bag, n: i64, rng: Rng) -> i64:
    """A set of n cards out of a bag."""
    cards: i64 = 0
    while n > 0:
        cards += single(bag.draw(rng, DECK))
        n -= 1
    return cards


def info_key(s: KosmopolisState, seat: i64) -> i64:
    """KP-I1 Everything the seat may know, stirred into one number."""
    key = mix(s.round * 8 + s.question, s.turn * 64 + s.first * 8 + s.step)
    key = mix(key, (s.last_turns + 1) * 32 + s.stock)
    key = mix(mix(key, s.capital), s.discard)
    key = mix(key, s.deck.size)
    for other in range(s.seats):
        player = s.players[other]
        key = mix(mix(key, player.city), player.bonus)
        key = mix(key, player.gold * 1024 + size(player.hand) * 64 + size(player.pack) * 8 + player.owes)
    if seat >= 0:
        own = s.players[seat]
        key = mix(mix(key, own.hand), own.pack)
        key = mix(mix(key, own.second), own.third)
        left = s.players[left_of(s, seat)]
        key = mix(mix(key, passed_on(s, seat)), passed_last(s, seat))
        key = mix(mix(key, passed_on_to_left(s, seat)), passed_on_to_after(s, seat))
        key = mix(key, size(left.second))
    return mix(key, modifier_key(s, seat))


def modifier_key(s: KosmopolisState, seat: i64) -> i64:
    """KP-I1 The modifiers known to a seat, and how many lie unknown at each colour from each seat."""
    known: i64 = 0
    hidden: i64 = 0
    for modifier in range(MODIFIERS):
        place = s.modifiers[modifier]
        if is_modifier_known(s, seat, modifier):
            known = known * 64 + place + 3
        else:
            known = known * 64
            if place >= 0:
                hidden += single((place >> SEAT_BITS) * VALUES + (place & SEAT_MASK))
    return mix(known, hidden)
