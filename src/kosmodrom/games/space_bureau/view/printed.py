"""What is printed on cells, hexes, rooms and abilities, for whoever draws them."""

from typing import Final, Literal, get_args

from msgspec import Struct

from kosmodrom.games.space_bureau.content import Content
from kosmodrom.games.space_bureau.parts.actions import (
    NO_EFFECT,
    PAY_FUEL,
    SAMPLE,
    amount_of,
    cost_of,
    effect_of,
    pay_of,
    per_of,
    times_of,
    what_of,
)
from kosmodrom.games.space_bureau.parts.box import ABILITY_LISTS, HEX_LISTS, NO_LEVEL, ROOM_LISTS
from kosmodrom.games.space_bureau.parts.constraints import list_actions
from kosmodrom.games.space_bureau.parts.ship import ABILITIES, CELL_NAMES, CELLS, SHIP_SIDE_NAMES
from kosmodrom.games.space_bureau.parts.tiles import COLOUR_NAMES, SIDE_LETTERS
from kosmodrom.games.space_bureau.parts.universe import HEXES

EffectKind = Literal[
    "fuel",
    "fill",
    "sample_here",
    "sample_any",
    "sample",
    "storage",
    "credits",
    "office",
    "bureau",
    "flight",
]
EFFECT_KINDS: Final[tuple[EffectKind, ...]] = get_args(EffectKind)
"""By the numbers of `actions`, less 1."""
Per = Literal["level", "office"]
PER: Final[tuple[Per | None, ...]] = (None, "level", "office")
Pay = Literal["fuel", "sample"]
PAY: Final[tuple[Pay | None, ...]] = (None, "fuel", "sample")


class Effect(Struct, frozen=True, omit_defaults=True):
    """One pictogram."""

    kind: EffectKind
    amount: int = 1
    """Of fuel, bureau steps or credits."""
    colour: str | None = None
    """Of a given sample."""


class Action(Struct, frozen=True, omit_defaults=True):
    """One line of a cell, of an exploration bonus, of a room or of an ability."""

    effects: list[Effect]
    """One, or two joined by "or"."""
    times: int = 1
    """How often it is printed."""
    per: Per | None = None
    """A special action is repeated for each level or office."""
    pay: Pay | None = None
    cost: int = 0
    """Fuel or samples to pay each time."""


class Room(Struct, frozen=True, omit_defaults=True):
    """A room of the bureau track."""

    level: int | None = None
    bonus: list[Action] = []


class Ability(Struct, frozen=True, omit_defaults=True):
    """A captain ability."""

    number: int
    bonus: list[Action]
    is_hard: bool = False


class Office(Struct, frozen=True, omit_defaults=True):
    """One of a captain's five offices."""

    office: str
    """A colour, or any."""
    value: int
    """The credits that it brings."""
    hex: int | None = None
    """Where it stands; still on the ship if it is left out."""


def action_of(packed: int) -> Action:
    """A packed action with its parts named."""
    effects = [_effect(int(effect)) for slot in range(2) if (effect := effect_of(packed, slot)) != NO_EFFECT]
    pay = pay_of(packed)
    return Action(
        effects=effects,
        times=int(times_of(packed)),
        per=PER[int(per_of(packed))],
        pay=PAY[int(pay)],
        cost=int(cost_of(packed)) if pay == PAY_FUEL else int(PAY[int(pay)] is not None),
    )


def _effect(packed: int) -> Effect:
    what, amount = int(what_of(packed)), int(amount_of(packed))
    kind = EFFECT_KINDS[what - 1]
    if what == SAMPLE:
        return Effect(kind, colour=COLOUR_NAMES[amount])
    return Effect(kind, amount or 1)


class Printed:
    """All of it, made once for a box."""

    def __init__(self, content: Content) -> None:
        box = content.box
        self.lists = [[action_of(action) for action in list_actions(box, number)] for number in range(256)]
        """By the numbers of lists of actions."""
        self.sides = {name: self.lists[side * CELLS : (side + 1) * CELLS] for side, name in enumerate(SHIP_SIDE_NAMES)}
        self.entries = {
            name: [
                f"{CELL_NAMES[cell]}{letter}"
                for cell in range(CELLS)
                for place, letter in enumerate(SIDE_LETTERS)
                if int(box.entries[side * 4 + place]) >> cell & 1
            ]
            for side, name in enumerate(SHIP_SIDE_NAMES)
        }
        self.hexes = [self.lists[HEX_LISTS + number] for number in range(HEXES)]
        self.rooms = [
            Room(int(level) if level != NO_LEVEL else None, self.lists[ROOM_LISTS + number])
            for number, level in enumerate(box.levels)
        ]
        self.abilities = [
            Ability(number, self.lists[ABILITY_LISTS + number], content.hard[number - 1])
            for number in range(1, ABILITIES + 1)
        ]
