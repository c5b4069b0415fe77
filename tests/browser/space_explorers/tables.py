"""Tables of Space Explorers in every state that a page can find one in."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from tests.browser.http_player import Choice, Condition, HttpPlayer, HttpTable, Json, http_players, is_asked, reach
from tests.browser.tables import PEOPLE, Tables

GAME: Final = "space_explorers"
MODULES: Final = ("powers", "leaders", "crises", "goals", "talents", "projects", "directives")
ALL: Final = {"modules": "chosen", **{f"with-{module}": "on" for module in MODULES}}
LIKED: Final = ("project", "section", "recruit", "rest", "refresh", "niche")


@dataclass(frozen=True)
class SpaceExplorersTables(Tables):
    """By the question that Ann is asked, and others."""

    act: str
    pay: str
    """In the middle of a payment, with tokens and cards to give."""
    complete: str
    """After the action, with a project that can be completed."""
    waiting: str
    talent: str
    lay: str
    """A power token is to be laid."""
    deck: str
    """Asked which deck fills up the Center in another's turn."""
    crowd: str
    """Four players with all modules, halfway."""
    solo: str
    """A lone player with all modules, halfway."""
    over: str
    alone: str
    """A lone player's game that is over."""


def may(verb: str, question: str, least_round: int = 1) -> Condition:
    """The first player is asked something, and may do this among other things."""
    asked = is_asked(question, least_round)
    return lambda board: asked(board) and any(each["move"].split()[0] == verb for each in board["moves"])


def is_paying(board: Json) -> bool:
    """A payment that can be made with tokens, and with cards."""
    return may("token", "pay", 3)(board) and may("return", "pay")(board)


def is_waiting(board: Json) -> bool:
    return bool(board["question"] == 0 and board["status"] == "playing" and board["view"]["round"] > 2)


def keen(rng: Random, *wishes: str) -> Choice:
    """Mostly what brings a game on; before that, the first of the beginnings that some move has."""

    def choose(seat: int, board: Json) -> str:
        moves = [str(each["move"]) for each in board["moves"]]
        for wish in wishes if rng.random() < 0.8 else ():
            if found := [move for move in moves if move.startswith(wish)]:
                return rng.choice(found)
        liked = [move for move in moves if move.split()[0] in LIKED]
        return rng.choice(liked if liked and rng.random() < 0.7 else moves)

    return choose


def make(address: str, seed: str) -> SpaceExplorersTables:
    """Bring each table to its state."""
    with http_players(address, *PEOPLE[:4]) as players:
        one, two = players[:1], players[:2]

        def at(name: str, condition: Condition, who: Sequence[HttpPlayer], *wishes: str, **settings: object) -> str:
            return reach(condition, who, lambda rng: keen(rng, *wishes), f"{seed} {name}", game=GAME, **settings).id

        def over(name: str, who: Sequence[HttpPlayer], **settings: Json) -> str:
            table = HttpTable(*who, seed=f"{seed} {name}", game=GAME, **settings)
            table.play(keen(Random(1)))
            return table.id

        return SpaceExplorersTables(
            key=players[0].key(),
            act=at("act", is_asked("act", 5), two),
            pay=at("pay", is_paying, two, "take", "token"),
            complete=at("complete", may("project", "go_on"), two),
            waiting=at("waiting", is_waiting, two),
            talent=at("talent", is_asked("talent", 0), two, options=ALL),
            lay=at("lay", is_asked("lay"), two, options=ALL),
            deck=at("deck", is_asked("deck"), two, options=ALL),
            crowd=at("crowd", is_asked("act", 5), players, options=ALL),
            solo=at("solo", is_asked("act", 6), one, options=ALL),
            over=over("over", two, options=ALL),
            alone=over("alone", one),
        )
