"""CM-7 What a seat knows: worlds that it can't tell apart, and a key that is equal in all of them."""

from examples.comet.parts import FROM_PROBES
from examples.comet.state import NOT_SENT, CometState
from kosmodrom.core.bag import bag_of
from kosmodrom.core.rng import Rng, mix
from kosmodrom.core.sampler import Sampler


class CometSampler(Sampler[CometState]):
    """CM-7 Probes in the deck and in the hands of others may be any, but for those that were shown."""

    def __init__(self, s: CometState, seat: int) -> None:
        self.base = s.copy()
        self.others = [other for other in range(s.seats) if other != seat]
        pool = self.base.deck.kinds()
        for other in self.others:
            pool += hidden_part(s, other)
        self.base.deck = bag_of(sorted(pool), [])
        self.base.samples = bag_of(sorted(s.samples.kinds()), [])

    def sample(self, world: CometState, rng: Rng) -> None:
        world.load(self.base)
        for other in self.others:
            unknown = len(world.hands[other]) - len(world.shown[other])
            drawn = [world.deck.draw(rng, FROM_PROBES) for _ in range(unknown)]
            hand = world.hands[other] = sorted(world.shown[other] + drawn)
            if world.sent[other] != NOT_SENT:
                world.sent[other] = hand[rng.below(len(hand), FROM_PROBES)]


def hidden_part(s: CometState, seat: int) -> list[int]:
    """The probes of a hand that only its owner knows."""
    hidden = s.hands[seat][:]
    for probe in s.shown[seat]:
        hidden.remove(probe)
    return hidden


def info_key(s: CometState, seat: int) -> int:
    """CM-7 Everything the seat may know, stirred into one number."""
    key = mix(s.passes * 8 + s.question, s.turn * 8 + s.sample)
    for other in range(s.seats):
        key = mix(key, len(s.hands[other]) * 2 + (s.sent[other] != NOT_SENT))
        key = mix_list(mix_list(key, s.shown[other]), s.taken[other])
    key = mix_list(mix_list(key, s.spent), s.lost)
    if seat >= 0:
        key = mix(mix_list(key, s.hands[seat]), s.sent[seat])
    return key


def mix_list(key: int, values: list[int]) -> int:
    key = mix(key, len(values))
    for value in values:
        key = mix(key, value)
    return key
