"""Everything on the table of Kosmopolis, counted."""

from kosmodrom.games.kosmopolis.parts import KINDS, count
from kosmodrom.games.kosmopolis.state import KosmopolisState


def components(s: KosmopolisState) -> list[int]:
    """KP-C1, KP-C2 Cards of each kind wherever they lie, then gold, then modifiers."""
    piles = [s.capital, s.discard]
    gold = s.stock
    for player in s.players:
        piles += [player.pack, player.hand, player.city, player.bonus]
        gold += player.gold
    deck = s.deck.kinds()
    cards = [deck.count(kind) + sum(count(pile, kind) for pile in piles) for kind in range(KINDS)]
    return [*cards, gold, len(s.modifiers)]
