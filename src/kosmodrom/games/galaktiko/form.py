"""Galaktiko as plain data: positions read from JSON, and everything on the table counted."""

from kosmodrom.core.bag import bag_of
from kosmodrom.games.galaktiko.deck import Deck
from kosmodrom.games.galaktiko.options import BITTER_END
from kosmodrom.games.galaktiko.parts import ICONS, INSPECTOR, KINDS, PASSENGERS, SECTORS, SLOTS
from kosmodrom.games.galaktiko.pile import pile_of
from kosmodrom.games.galaktiko.sector import ROOM, Sector
from kosmodrom.games.galaktiko.state import GalaktikoState, Player, has_option, is_shift_over

_NUMBERS = ("options", "question", "turn", "first", "round", "last_round", "rich_left")
_DECK_NUMBERS = ("inspectors", "upper", "lower", "upper_inspectors", "lower_inspectors", "end_cards", "turned_up")

Fields = dict[str, object]


def from_json(data: Fields) -> GalaktikoState:
    """The position that `GalaktikoState.to_json` wrote; ValueError if it isn't one."""
    players = _groups(data, "players")
    sectors = _groups(data, "sectors")
    if len(sectors) != SECTORS:
        raise ValueError(f"a position of Galaktiko has {SECTORS} sectors, not {len(sectors)}")
    s = GalaktikoState(len(players))
    for name in _NUMBERS:
        setattr(s, name, _number(data, name))
    _fill_deck(s.deck, _group(data.get("deck"), "deck"))
    s.discard = pile_of(_cards(data, "discard", KINDS))
    for sector, fields in zip(s.sectors, sectors, strict=True):
        _fill_sector(sector, fields)
    for player, fields in zip(s.players, players, strict=True):
        _fill_player(player, fields)
    return s


def _fill_deck(deck: Deck, fields: Fields) -> None:
    for name in _DECK_NUMBERS:
        setattr(deck, name, _number(fields, name))
    deck.passengers = bag_of(_cards(fields, "passengers", PASSENGERS), [])


def _fill_sector(sector: Sector, fields: Fields) -> None:
    icons = _numbers(fields, "icons")
    if len(icons) != SLOTS or not all(0 <= icon < ICONS for icon in icons):
        raise ValueError(f"a sector of Galaktiko has {SLOTS} icons from 0 to {ICONS - 1}, not {icons}")
    sector.icons = sum(icon * ICONS**slot for slot, icon in enumerate(icons))
    sector.inspectors = _number(fields, "inspectors")
    queue = _cards(fields, "queue", PASSENGERS)
    if len(queue) > ROOM:
        raise ValueError(f"a queue of Galaktiko has at most {ROOM} cards, not {len(queue)}")
    for kind in queue:
        sector.join(kind)


def _fill_player(player: Player, fields: Fields) -> None:
    player.station = _number(fields, "station")
    player.hand = pile_of(_cards(fields, "hand", PASSENGERS))
    player.scored = pile_of(_cards(fields, "scored", PASSENGERS))


def _number(data: Fields, name: str) -> int:
    value = data.get(name)
    if not isinstance(value, int):
        raise ValueError(f"a position of Galaktiko has a number {name!r}, not {value!r}")
    return value


def _list(data: Fields, name: str) -> list[object]:
    value = data.get(name)
    if not isinstance(value, list):
        raise ValueError(f"a position of Galaktiko has a list {name!r}, not {value!r}")
    return value


def _numbers(data: Fields, name: str) -> list[int]:
    return [int(str(value)) for value in _list(data, name)]


def _cards(data: Fields, name: str, kinds: int) -> list[int]:
    cards = _numbers(data, name)
    for kind in cards:
        if not 0 <= kind < kinds:
            raise ValueError(f"a card in {name!r} of Galaktiko is a number below {kinds}, not {kind}")
    return cards


def _group(value: object, name: str) -> Fields:
    if not isinstance(value, dict):
        raise ValueError(f"a position of Galaktiko has fields in {name!r}, not {value!r}")
    return value


def _groups(data: Fields, name: str) -> list[Fields]:
    return [_group(value, name) for value in _list(data, name)]


def components(s: GalaktikoState) -> list[int]:
    """GK-C1, GK-C2 Cards of each kind wherever they lie, the end-of-shift card, cards by the deck's sizes, icons."""
    cards = s.deck.passengers.kinds() + s.discard.kinds()
    cards += [INSPECTOR] * s.deck.hidden_inspectors
    for sector in s.sectors:
        cards += sector.queue() + [INSPECTOR] * sector.inspectors
    for player in s.players:
        cards += player.hand.kinds() + player.scored.kinds()
    turned_up = 1 if is_shift_over(s) and not has_option(s, BITTER_END) else 0
    uncounted = s.deck.size - len(s.deck.passengers.kinds()) - s.deck.hidden_inspectors - s.deck.end_cards
    icons = [sector.icon(slot) for sector in s.sectors for slot in range(SLOTS)]
    return [
        *(cards.count(kind) for kind in range(KINDS)),
        s.deck.end_cards + turned_up,
        uncounted,
        *(icons.count(icon) for icon in range(ICONS)),
    ]
