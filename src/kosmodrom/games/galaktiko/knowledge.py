"""GK-S5 What everybody knows: all but the deck. Worlds that can't be told apart, and a key equal in all of them.

Which passengers lie in which part is settled when they are drawn, so worlds differ in one number only: how many of the
inspectors in the deck lie in the lower part. The lower part was counted off from the whole deck, and while the upper
one lasts nothing enters or leaves it. If it holds l of all I inspectors, there were C(I, l) ways to choose them and
C(m, n - l) ways for the other cards among the m passengers not seen yet, n cards in all; and an inspector turned up
while o were out of the deck was one of I - l - o in the upper part. One that is shuffled back raises that number again.
"""

from math import comb
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kosmodrom.core.bag import bag_of
from kosmodrom.core.rng import Rng, mix
from kosmodrom.core.sampler import Sampler
from kosmodrom.games.galaktiko.parts.deck import TURNED_UP_BITS, Deck
from kosmodrom.games.galaktiko.parts.kinds import DECK, SECTORS
from kosmodrom.games.galaktiko.state import GalaktikoState

_DIGIT: Final = 2**30


def ways(deck: Deck, lower_inspectors: int) -> int:
    """GK-S1, GK-S3 In how many ways the cards seen so far came about, if so many inspectors lie in the lower part."""
    hidden = int(deck.hidden_inspectors)
    if lower_inspectors > hidden:
        return 0
    if deck.upper == 0:
        return 1 if lower_inspectors == hidden else 0
    passengers = int(deck.lower - deck.end_cards) - lower_inspectors
    if passengers < 0:
        return 0
    inspectors = int(deck.inspectors)
    found = comb(inspectors, lower_inspectors) * comb(int(deck.passengers.size), passengers)
    for out in range(inspectors):
        times = int(deck.turned_up >> (TURNED_UP_BITS * out)) & 31
        found *= (inspectors - lower_inspectors - out) ** times
    return found


@final
class Odds:
    """Numbers from 0, each as likely as its whole-numbered weight says, exactly."""

    def __init__(self, weights: list[int]) -> None:
        self.limits: list[int] = [0]
        for weight in weights:
            self.limits.append(self.limits[-1] + weight)
        self.total = self.limits[-1]
        assert self.total > 0, "something must be possible"
        self.first: vec[i64] = vec[i64]()
        """The first digit (of base 2^30) that settles for each number, and the first that no longer does."""
        self.last: vec[i64] = vec[i64]()
        for i in range(len(weights)):
            self.first = append(self.first, -(-self.limits[i] * _DIGIT // self.total))
            self.last = append(self.last, self.limits[i + 1] * _DIGIT // self.total)

    def draw(self, rng: Rng) -> i64:
        """Digits of a number between 0 and 1 are drawn until it is clear in whose part it lies: nearly always one."""
        digit = rng.below(_DIGIT, DECK)
        for i in range(len(self.first)):
            if self.first[i] <= digit < self.last[i]:
                return i
        return self._draw_on(int(digit), rng)

    def _draw_on(self, number: int, rng: Rng) -> i64:
        scale = _DIGIT
        while True:
            number = number * _DIGIT + int(rng.below(_DIGIT, DECK))
            scale *= _DIGIT
            for i in range(len(self.first)):
                above = self.limits[i] * scale <= number * self.total
                if above and (number + 1) * self.total <= self.limits[i + 1] * scale:
                    return i


@final
class GalaktikoSampler(Sampler[GalaktikoState]):
    """GK-S5 Everybody knows the same; only the inspectors of each part are uncertain."""

    def __init__(self, s: GalaktikoState) -> None:
        self.base = s.copy()
        deck = self.base.deck
        deck.passengers = bag_of(sorted(deck.passengers.kinds()), [])
        self.odds = Odds([ways(deck, lower) for lower in range(deck.hidden_inspectors + 1)])

    def sample(self, world: GalaktikoState, rng: Rng) -> None:
        world.load(self.base)
        deck = world.deck
        hidden = deck.upper_inspectors + deck.lower_inspectors
        deck.lower_inspectors = self.odds.draw(rng)
        deck.upper_inspectors = hidden - deck.lower_inspectors


def info_key(s: GalaktikoState) -> i64:
    """GK-S5 Everything that all may know, stirred into one number; the passengers in the deck follow from the rest."""
    key = mix(s.options * 8 + s.question, ((s.turn * 8 + s.first) * 32 + s.round) * 32 + s.last_round * 2 + s.rich_left)
    deck = s.deck
    key = mix(key, (deck.upper * 64 + deck.lower) * 16 + deck.upper_inspectors + deck.lower_inspectors)
    key = mix(key, deck.turned_up)
    key = mix(mix(key, s.discard.ordinary), s.discard.others)
    i: i64 = 0
    while i < SECTORS:
        sector = s.sectors[i]
        key = mix(key, (sector.icons * 32 + sector.length) * 8 + sector.inspectors)
        key = mix(mix(key, sector.front), sector.back)
        i += 1
    i = 0
    while i < s.seats:
        player = s.players[i]
        key = mix(mix(key, player.hand.ordinary), player.hand.others)
        key = mix(mix(mix(key, player.scored.ordinary), player.scored.others), player.station + 1)
        i += 1
    return key
