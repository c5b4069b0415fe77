"""Tables of Galaktiko in every state that a page can find one in."""

from dataclasses import dataclass
from random import Random
from typing import Final

from tests.browser.http_player import (
    Choice,
    Condition,
    HttpPlayer,
    HttpTable,
    Json,
    http_players,
    is_asked,
    prefer,
    reach,
)
from tests.browser.tables import PEOPLE, Tables

GAME: Final = "galaktiko"


@dataclass(frozen=True)
class GalaktikoTables(Tables):
    """By the question that Ann is asked, and others."""

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


def is_ending(question: str, rounds_left: int | None = None) -> Condition:
    """The first driver is asked something after the end of the shift was drawn."""

    def look(board: Json) -> bool:
        view = board["view"]
        return is_asked(question)(board) and view["end_of_shift"] and rounds_left in (None, view["rounds_left"])

    return look


def pays(board: Json) -> bool:
    """Somebody pays, and somebody may leave without."""
    points = [each.get("points", 0) for each in board["preview"] or [] if each["move"].startswith("off")]
    return is_asked("off")(board) and 0 in points and any(points)


def is_waiting(board: Json) -> bool:
    return bool(board["question"] == 0 and board["status"] == "playing" and board["view"]["question"] == "fly")


def unload(rng: Random) -> Choice:
    """People are let off whenever they may get off."""
    return prefer(rng, *[("off",)] * len(PEOPLE))


def make(address: str, seed: str) -> GalaktikoTables:
    """Bring each table to its state."""
    with http_players(address, *PEOPLE) as players:
        two = players[:2]

        def at(name: str, condition: Condition, *who: HttpPlayer, **settings: object) -> str:
            return reach(condition, who, unload, f"{seed} {name}", game=GAME, **settings).id

        over = HttpTable(*two, seed=f"{seed} over", game=GAME, options={"they_walk": "on"})
        over.play(prefer(Random(1)))
        return GalaktikoTables(
            key=players[0].key(),
            start=at("start", is_asked("start"), *two),
            fly=at("fly", is_asked("fly", 2), *two, hints=True),
            off=at("off", pays, *players[:3]),
            load=at("load", is_asked("load", 2), *two, options={"optional_loading": "on"}),
            last=at("last", is_ending("fly", 0), *two),
            crowd=at("crowd", is_ending("fly"), *players, options={"they_walk": "on", "rich_first": "on"}),
            waiting=at("waiting", is_waiting, *two),
            over=over.id,
        )
