"""Positions of Space Explorers written as text, and moves played on them, so that a test reads like a sentence.

They are played with a box of their own (`box`), so that no test of a rule depends on what is reconstructed.

    position("hub 0: engineering 1 4, testing 13; tokens 0: red red; hand 0: 17; center: 2 3 5 6 7 8; modules: powers")

For the table: seats, turn, first, modules, options (`prices=base`), acted (1), center (`17=ussr-blue` has a power
token), deck (all other specialists unless said), under, leaders (those in the deck), projects, crisis, coming, step,
beneath (the card under the crisis), frozen, marker, track, piles (`empty`: no power token waits). For a seat: hub,
hand, seen, tokens, done, own, power, sections (`blue red* -`), gained, cooperation, international (four numbers), goals
(five numbers, * if met), talent, pawn. What isn't mentioned is empty.
"""

from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64, u8

from kosmodrom.core.rng import FastRng, Rng
from kosmodrom.core.state import SPECTATOR, Event
from kosmodrom.games.space_explorers import make
from kosmodrom.games.space_explorers.events import EVENTS
from kosmodrom.games.space_explorers.parts.counts import count_list, one
from kosmodrom.games.space_explorers.parts.names import (
    CRISIS_NAMES,
    DIVISION_NAMES,
    FROM_DECK,
    FROM_LEADERS,
    ICON_NAMES,
    POWER_NAMES,
    POWERS,
    PROJECT_NAMES,
    TOKEN_NAMES,
)
from kosmodrom.games.space_explorers.parts.sets import bit, members_of
from kosmodrom.games.space_explorers.rules.cards import join_center, lay_card, put_into_hand
from kosmodrom.games.space_explorers.state import PLAYING, ExplorersState, stack_of
from kosmodrom.games.space_explorers.view.shapes import CrisisView, PaymentView, PowerBoard
from kosmodrom.games.space_explorers.view.table import ExplorersView
from tests.chance import Stacked
from tests.games.notation import fields_of, legal_moves, play_moves, refusal_of

BOX = Path(__file__).with_name("box")
GAME = make(BOX)


def position(text: str) -> ExplorersState:
    """The position that a text describes (see above)."""
    fields = fields_of(text)
    seats = int(fields.pop("seats", "2"))
    options = chosen(*fields.pop("modules", "").split())
    options |= dict(option.split("=") for option in fields.pop("options", "").split())
    s = GAME.lay_out(seats, GAME.about.complete(options))
    assert isinstance(s, ExplorersState)
    s.phase, s.round = PLAYING, 1
    for name in ("turn", "first", "acted", "step", "marker", "track", "wild", "recruited"):
        setattr(s, name, int(fields.pop(name, "0")))
    for entry in fields.pop("center", "").split():
        card, _, mark = entry.partition("=")
        join_center(s, int(card))
        if mark:
            s.marks[s.center_size - 1] = u8(_mark(s, mark))
    for place, name in enumerate(fields.pop("projects", "9-soviet 7-soviet 9-american").split()):
        s.open += (PROJECT_NAMES.index(name) + 1) << (5 * place)
        s.tiles &= ~bit(PROJECT_NAMES.index(name) // 2)
    s.under = vec[u8]([int(card) for card in fields.pop("under", "").split()])
    for name in ("crisis", "coming"):
        if name in fields:
            crisis = CRISIS_NAMES.index(fields.pop(name))
            setattr(s, name, crisis + 1)
            s.opened += 1
    s.card_under = int(fields.pop("beneath", "0"))
    s.frozen = _tokens(s, fields.pop("frozen", ""))
    for seat in range(len(s.players)):
        _fill_seat(s, seat, fields)
    if fields.pop("piles", "") == "empty":
        s.piles = vec[i64]([0] * POWERS)
    used = [int(s.center[place]) for place in range(s.center_size)] + [int(card) for card in s.under]
    used += [s.card_under, *(card for player in s.players for card in held(player.hand, player.hand_leaders))]
    used += [card for player in s.players for card in held(player.placed, player.placed_leaders)]
    deck = fields.pop("deck", None)
    left = [int(card) for card in deck.split()] if deck is not None else [c for c in range(1, 61) if c not in used]
    s.deck = sum(int(bit(card - 1)) for card in left)
    leaders = fields.pop("leaders", None)
    rest = [int(card) for card in leaders.split()] if leaders is not None else list(range(61, 79))
    s.leaders = sum(int(bit(card - 61)) for card in rest if card not in used)
    assert not fields, f"nobody reads {', '.join(fields)}"
    return s


def chosen(*modules: str) -> dict[str, str]:
    """The options of a table with such modules."""
    return {"modules": "chosen", **{f"with-{name}": "on" for name in modules}}


def new(seats: int, *modules: str, seed: int = 1, **options: str) -> ExplorersState:
    """A new game with such modules."""
    s = GAME.new(seats, {**chosen(*modules), **options}, FastRng(seed))
    assert isinstance(s, ExplorersState)
    return s


def held(specialists: int, leaders: int) -> list[int]:
    return [card + 1 for card in members_of(specialists)] + [card + 61 for card in members_of(leaders)]


def _mark(s: ExplorersState, text: str) -> int:
    power, _, icon = text.partition("-")
    s.piles[POWER_NAMES.index(power)] -= one(ICON_NAMES.index(icon))
    return POWER_NAMES.index(power) * 8 + ICON_NAMES.index(icon) + 1


def _tokens(s: ExplorersState, text: str) -> int:
    tokens = sum(int(one(TOKEN_NAMES.index(name))) for name in text.split())
    s.supply -= tokens
    return tokens


def _fill_seat(s: ExplorersState, seat: int, fields: dict[str, str]) -> None:
    player = s.players[seat]
    for stack in filter(None, fields.pop(f"hub {seat}", "").split(",")):
        division, *cards = stack.split()
        for card in cards:
            lay_card(s.box, player, int(card), DIVISION_NAMES.index(division))
    for name, is_seen in (("hand", False), ("seen", True)):
        for card in fields.pop(f"{name} {seat}", "").split():
            put_into_hand(player, int(card), is_seen)
    player.tokens = _tokens(s, fields.pop(f"tokens {seat}", ""))
    for name in ("done", "own"):
        for project in fields.pop(f"{name} {seat}", "").split():
            setattr(player, name, getattr(player, name) | bit(PROJECT_NAMES.index(project)))
            s.tiles &= ~bit(PROJECT_NAMES.index(project) // 2)
    if f"power {seat}" in fields:
        player.power = POWER_NAMES.index(fields.pop(f"power {seat}"))
    for section, token in enumerate(fields.pop(f"sections {seat}", "").split()):
        if token != "-":
            face = ICON_NAMES.index(token.rstrip("*"))
            player.sections += (face + 1 + 8 * token.endswith("*")) * one(section)
            s.piles[player.power] -= one(face)
    for name in ("gained", "cooperation", "talent", "pawn"):
        setattr(player, name, int(fields.pop(f"{name} {seat}", "0")))
    for power, number in enumerate(fields.pop(f"international {seat}", "").split()):
        player.international += int(number) * one(power)
    for place, goal in enumerate(fields.pop(f"goals {seat}", "").split()):
        player.goals += int(goal.rstrip("*")) * one(place)
        player.met |= bit(place) if goal.endswith("*") else 0


def stacked(s: ExplorersState, deck: str = "", leaders: str = "", **others: list[int]) -> Stacked:
    """Chance that draws these specialists and leaders, in this order, and nothing more."""
    outcomes: dict[int, list[int]] = {FROM_DECK: [], FROM_LEADERS: []}
    for source, members, first, cards in ((FROM_DECK, s.deck, 1, deck), (FROM_LEADERS, s.leaders, 61, leaders)):
        left = members_of(members)
        for card in cards.split():
            outcomes[source].append(left.index(int(card) - first))
            left.remove(int(card) - first)
    outcomes |= {GAME.about.sources.index(name): numbers for name, numbers in others.items()}
    return Stacked(outcomes)


def play(s: ExplorersState, *moves: str, rng: Rng | None = None) -> list[Event]:
    """Play moves of whoever is asked; answers what happened. Without a generator, chance must not be met."""
    return play_moves(GAME, s, moves, rng)


def told(events: list[Event]) -> list[str]:
    """The kinds of what happened."""
    return [EVENTS.name(event) for event in events]


def refusal(s: ExplorersState, text: str) -> str | None:
    return refusal_of(GAME, s, text)


def legal(s: ExplorersState, *verbs: str) -> list[str]:
    """The legal moves of whoever is asked, those of some verbs or all."""
    return [move for move in legal_moves(GAME, s) if not verbs or move.split()[0] in verbs]


def seen(s: ExplorersState, seat: int = SPECTATOR) -> ExplorersView:
    view = GAME.view(s, seat)
    assert isinstance(view, ExplorersView)
    return view


def asked(s: ExplorersState) -> str:
    """What is asked and of whom: `pay 0`."""
    view = seen(s)
    return " ".join([view.question, *map(str, view.asked)])


def tokens(s: ExplorersState, seat: int = 0) -> str:
    """Tokens by the first letters of their names; yellow is y, a directive d."""
    held_by = count_list(s.players[seat].tokens, 6)
    return "".join(name[0] * number for name, number in zip(TOKEN_NAMES, held_by, strict=True))


def board(s: ExplorersState, seat: int = 0) -> PowerBoard:
    found = seen(s).seats[seat].board
    assert found is not None
    return found


def power_asked(s: ExplorersState) -> str:
    """The power of the token that is to be laid."""
    token = seen(s).details.token
    assert token is not None
    return token.power


def marks(s: ExplorersState) -> list[str | None]:
    """The powers whose tokens lie on the cards of the Center."""
    return [card.token.power if card.token is not None else None for card in seen(s).center]


def icons(s: ExplorersState, seat: int = 0) -> list[str | None]:
    """The faces of the tokens in the three sections."""
    return [section.icon for section in board(s, seat).sections]


def crisis(s: ExplorersState, *, is_coming: bool = False) -> CrisisView:
    crises = seen(s).crises
    found = None if crises is None else crises.coming if is_coming else crises.current
    assert found is not None
    return found


def payment(s: ExplorersState) -> PaymentView:
    found = seen(s).payment
    assert found is not None
    return found


def hub(s: ExplorersState, division: str, seat: int = 0) -> list[int]:
    return stack_of(s.players[seat], DIVISION_NAMES.index(division))


def center(s: ExplorersState) -> list[int]:
    return [int(s.center[place]) for place in range(s.center_size)]


def hand(s: ExplorersState, seat: int = 0) -> list[int]:
    return held(s.players[seat].hand, s.players[seat].hand_leaders)


def points(s: ExplorersState, line: str, seat: int = 0) -> int:
    """Points of one source, as a result lists them."""
    found = {each.text: each.points for each in GAME.outcome(s).results[seat].lines}
    return found[f"score-{line}"]
