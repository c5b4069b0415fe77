"""What a seat can't tell apart, counted by brute force, to compare sampled worlds with.

Nothing here asks the engine what a seat knows: a test says which cards may lie in which hidden places, and every deal
of those cards, each card taken for itself, counts once.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, product
from math import prod

import msgspec

from kosmodrom.core.rng import FastRng
from kosmodrom.games.kosmopolis.moves import CARD_NAMES
from kosmodrom.games.kosmopolis.state import KosmopolisState
from tests.games.kosmopolis.positions import GAME, named
from tests.spread import check_spread

World = tuple[str, ...]
"""The cards in each hidden place."""


@dataclass(frozen=True)
class Hidden:
    """Cards that a seat knows to lie in some places, so many in each, without knowing which where.

    `known` adds cards that it knows to lie in one of the places.
    """

    cards: str
    places: dict[str, int]
    known: dict[str, str] = field(default_factory=dict)

    def deals(self) -> Counter[World]:
        """How many deals of the single cards lead to each filling of the places."""
        cards = self.cards.split()
        assert len(cards) == sum(self.places.values()), f"{len(cards)} cards don't fill {self.places}"
        known = [self.known.get(place, "").split() for place in self.places]
        return Counter(_splits(cards, list(self.places.values()), known))


def _splits(cards: list[str], sizes: list[int], known: list[list[str]]) -> Iterator[World]:
    if not sizes:
        yield ()
        return
    for chosen in combinations(range(len(cards)), sizes[0]):
        here = sorted([*known[0], *(cards[i] for i in chosen)], key=CARD_NAMES.index)
        left = [card for i, card in enumerate(cards) if i not in chosen]
        for rest in _splits(left, sizes[1:], known[1:]):
            yield (" ".join(here), *rest)


def contents(s: KosmopolisState, place: str) -> str:
    """The cards of a place: the deck, or of a seat its pack, hand, first, second, third, or all it kept itself."""
    if place == "deck":
        return " ".join(CARD_NAMES[kind] for kind in sorted(s.deck.kinds()))
    name, seat = place.split()
    player = s.players[int(seat)]
    piles = {
        "pack": player.pack,
        "hand": player.hand,
        "first": player.hand - player.second - player.third,
        "second": player.second,
        "third": player.third,
        "kept": player.hand - player.third,
    }
    return named(piles[name])


def check_worlds(s: KosmopolisState, seat: int, *groups: Hidden, samples: int = 1200) -> None:
    """Worlds sampled for a seat, and worlds sampled from those, are spread evenly over the deals of the groups."""
    places = [place for group in groups for place in group.places]
    deals = [group.deals() for group in groups]
    expected = {
        tuple(filling for part in parts for filling in part): prod(
            ways[part] for ways, part in zip(deals, parts, strict=True)
        )
        for parts in product(*deals)
    }
    shown = msgspec.json.encode(GAME.view(s, seat))
    components = GAME.components(s)
    rng = FastRng(20)
    near: Counter[World] = Counter()
    far: Counter[World] = Counter()
    for _ in range(samples):
        world = GAME.determinize(s, seat, rng)
        again = GAME.determinize(world, seat, rng)
        assert isinstance(world, KosmopolisState) and isinstance(again, KosmopolisState)
        near[tuple(contents(world, place) for place in places)] += 1
        far[tuple(contents(again, place) for place in places)] += 1
    assert msgspec.json.encode(GAME.view(world, seat)) == msgspec.json.encode(GAME.view(again, seat)) == shown
    assert GAME.components(world) == GAME.components(again) == components
    check_spread(near, expected)
    check_spread(far, expected)
