"""Tables of Space Bureau in every state that a page can find one in."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from tests.browser.http_player import (
    Choice,
    Condition,
    HttpPlayer,
    HttpTable,
    Json,
    claim,
    http_players,
    is_asked,
    reach,
)
from tests.browser.tables import PEOPLE, Tables
from tests.browser.visitor import Visitor

GAME: Final = "space_bureau"
CHOOSING: Final = {"ships": "chosen", "captains": "chosen", "first": "first-seat"}
VARIED: Final = {"ships": "reverse", "captains": "dealt"}


@dataclass(frozen=True)
class SpaceBureauTables(Tables):
    """By the question that Ann is asked, and others."""

    side: str
    ability: str
    place: str
    act: str
    """With something that can be done, and something that can't."""
    gain: str
    fly: str
    """Under way, above a planet where an agent can be landed."""
    flip: str
    exchange: str
    """Asked to take an agent, with three of one type in the queue."""
    waiting: str
    """Another ticks off actions."""
    crowd: str
    """Four captains with abilities and reverse sides, halfway."""
    over: str
    alone: str
    """A lone captain's game that is over."""


def may(move: str, question: str) -> Condition:
    """The first captain is asked something, and may do this among other things."""
    return lambda board: is_asked(question)(board) and move in [each["move"] for each in board["moves"]]


def is_above_planet(board: Json) -> bool:
    """The first captain may land an agent, or fly on."""
    return may("land", "fly")(board) and bool(board["preview"]["reach"])


def is_mixed(board: Json) -> bool:
    """Of the list that is asked something can be done and something can't."""
    if not is_asked("act")(board):
        return False
    [asked] = [each for each in board["view"]["checklists"] if each.get("is_asked")]
    return {"open", "impossible"} <= {item["standing"] for item in asked["items"]}


def is_waiting(board: Json) -> bool:
    return bool(board["question"] == 0 and board["status"] == "playing" and board["view"]["checklists"])


def keen(rng: Random, *wishes: str) -> Choice:
    """Flies whenever a flight can begin; else the first of the beginnings that some move has; else any move."""

    def choose(seat: int, board: Json) -> str:
        begins = board["preview"]["begins"]
        moves = [str(each["move"]) for each in board["moves"]]
        for wish in wishes:
            if found := [move for move in moves if move.startswith(wish)]:
                return rng.choice(found)
        return str(begins) if begins else rng.choice(moves)

    return choose


def reach_condition(
    condition: Condition, players: Sequence[HttpPlayer], seed: str, wishes: Sequence[str] = (), **settings: object
) -> str:
    """A table at which it has come to this."""
    return reach(condition, players, lambda rng: keen(rng, *wishes), seed, game=GAME, **settings).id


def sit_down(visitor: Visitor, condition: Condition, wishes: Sequence[str] = (), **settings: object) -> str:
    """A lone captain's table at which it has come to this; the browser is theirs from now on."""
    with http_players(visitor.address, "Robin", language=visitor.language) as [robin]:
        table = reach_condition(condition, [robin], "1 space_bureau", wishes, **settings)
        claim(visitor, robin)
    return table


def make(address: str, seed: str) -> SpaceBureauTables:
    """Bring each table to its state."""
    with http_players(address, *PEOPLE[:4]) as players:
        one, two = players[:1], players[:2]

        def at(name: str, condition: Condition, who: Sequence[HttpPlayer], *wishes: str, **settings: object) -> str:
            return reach_condition(condition, who, f"{seed} {name}", wishes, **settings)

        def over(name: str, who: Sequence[HttpPlayer], **settings: Json) -> str:
            table = HttpTable(*who, seed=f"{seed} {name}", game=GAME, **settings)
            table.play(keen(Random(1)))
            return table.id

        return SpaceBureauTables(
            key=players[0].key(),
            side=at("side", is_asked("side"), two, options=CHOOSING),
            ability=at("ability", is_asked("ability"), two, options=CHOOSING),
            place=at("place", is_asked("place", 4), two),
            act=at("act", is_mixed, two, "done"),
            gain=at("gain", is_asked("gain"), two, "explore"),
            fly=at("fly", is_above_planet, two, "explore"),
            flip=at("flip", is_asked("flip"), one, "take inspector", "place inspector"),
            exchange=at("exchange", may("exchange", "take"), two, "done"),
            waiting=at("waiting", is_waiting, two),
            crowd=at("crowd", is_asked("place", 7), players, options=VARIED),
            over=over("over", two, options=VARIED),
            alone=over("alone", one),
        )
