"""Tables of Galaktiko in every state that a page can find one in."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from tests.browser.company import Company, Friend, Json, wanting

GAME: Final = "galaktiko"
ATTEMPTS: Final = 20
Moment = Callable[[Json], bool]


@dataclass(frozen=True)
class Depot:
    """Ids of tables at which the same person sits on the first seat."""

    start: str
    fly: str
    off: str
    load: str
    """With the choice of how many board."""
    last: str
    """The last round, before a flight."""
    crowd: str
    """Six at a table, with three stations a sector; the shift is ending."""
    waiting: str
    over: str


def is_at(question: str, least_round: int = 1) -> Moment:
    """The first driver is asked something."""
    return lambda board: bool(
        board["question"] and board["view"]["question"] == question and board["view"]["round"] >= least_round
    )


def is_ending(question: str, rounds_left: int | None = None) -> Moment:
    """The first driver is asked something after the end of the shift was drawn."""

    def look(board: Json) -> bool:
        view = board["view"]
        return is_at(question)(board) and view["end_of_shift"] and rounds_left in (None, view["rounds_left"])

    return look


def pays(board: Json) -> bool:
    """Somebody pays, and somebody may leave without."""
    points = [each.get("points", 0) for each in board["preview"] or [] if each["move"].startswith("off")]
    return is_at("off")(board) and 0 in points and any(points)


def is_waiting(board: Json) -> bool:
    return bool(board["question"] == 0 and board["status"] == "playing" and board["view"]["question"] == "fly")


def reach(moment: Moment, *friends: Friend, **settings: object) -> str:
    """A table at which it has come to this."""
    for attempt in range(ATTEMPTS):
        company = Company(*friends, game=GAME, **settings)
        if company.play(wanting(Random(attempt), *((("off",),) * len(friends))), moment):
            return company.table
    raise AssertionError(f"it never came to this in {ATTEMPTS} games")


def furnish(*friends: Friend) -> Depot:
    """Bring each table to its state."""
    two = friends[:2]
    over = Company(*two, game=GAME, options={"they_walk": "on"})
    over.play(wanting(Random(1)))
    return Depot(
        start=reach(is_at("start"), *two),
        fly=reach(is_at("fly", 2), *two, hints=True),
        off=reach(pays, *friends[:3]),
        load=reach(is_at("load", 2), *two, options={"optional_loading": "on"}),
        last=reach(is_ending("fly", 0), *two),
        crowd=reach(is_ending("fly"), *friends, options={"they_walk": "on", "rich_first": "on"}),
        waiting=reach(is_waiting, *two),
        over=over.table,
    )
