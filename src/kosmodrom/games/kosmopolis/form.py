"""Kosmopolis as plain data: positions read from JSON, and everything on the table counted."""

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.bag import bag_of
from kosmodrom.games.kosmopolis.parts import KINDS, count
from kosmodrom.games.kosmopolis.state import PLAYER_FIELDS, KosmopolisState

_NUMBERS = ("round", "question", "turn", "first", "step", "last_turns", "capital", "discard", "stock")


def from_json(data: dict[str, object]) -> KosmopolisState:
    """The position that `KosmopolisState.to_json` wrote; ValueError if it isn't one."""
    players = _list(data, "players")
    s = KosmopolisState(len(players))
    for name in _NUMBERS:
        value = data.get(name)
        if not isinstance(value, int):
            raise ValueError(f"a position of Kosmopolis has a number {name!r}, not {value!r}")
        setattr(s, name, value)
    s.deck = bag_of(_numbers(data, "deck"), [])
    s.modifiers = vec[i64](_numbers(data, "modifiers"))
    s.values = vec[i64](_numbers(data, "values"))
    for seat, fields in enumerate(players):
        if not isinstance(fields, list) or len(fields) != len(PLAYER_FIELDS):
            raise ValueError(f"a player of Kosmopolis has {len(PLAYER_FIELDS)} numbers")
        for name, value in zip(PLAYER_FIELDS, fields, strict=True):
            setattr(s.players[seat], name, value)
    return s


def _list(data: dict[str, object], name: str) -> list[object]:
    value = data.get(name)
    if not isinstance(value, list):
        raise ValueError(f"a position of Kosmopolis has a list {name!r}, not {value!r}")
    return value


def _numbers(data: dict[str, object], name: str) -> list[int]:
    return [int(str(value)) for value in _list(data, name)]


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
