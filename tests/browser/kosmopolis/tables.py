"""Tables of Kosmopolis in every state that a page can find one in."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import Final

from tests.browser.http_player import (
    Choice,
    HttpPlayer,
    HttpTable,
    Json,
    claim,
    http_players,
    is_asked,
    prefer,
    reach,
)
from tests.browser.tables import PEOPLE, Tables
from tests.browser.visitor import Visitor

WISHES: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "keep": ((), ()),
    "play": ((), ()),
    "lay": (("keep b", "capital b"), ("city",)),
    # One card to take would be taken by itself: the capital needs two colours.
    "take": (("keep p", "capital y", "capital g", "capital p"), ("capital y", "capital g", "capital")),
    "pay": (("keep y", "capital y", "city"), ("city",)),
}
"""What the first player does to be asked each kind of question, and what the others do meanwhile."""


@dataclass(frozen=True)
class KosmopolisTables(Tables):
    """By the question that Ann is asked, and others."""

    keep: str
    play: str
    lay: str
    take: str
    pay: str
    waiting: str
    asked_for_pause: str
    crowd: str
    """Four people in the second round, with the first check behind them."""
    trio: str
    """Three people in the last round."""
    over: str
    record: Json


def is_waiting(board: Json) -> bool:
    """Whether another is to play a card."""
    return bool(board["question"] == 0 and board["status"] == "playing" and board["view"]["question"] == "play")


def reach_question(
    question: str, *players: HttpPlayer, seed: str, least_round: int = 1, **settings: object
) -> HttpTable:
    """A table at which the first of them is asked such a question."""
    own, others = WISHES[question]

    def choice(rng: Random) -> Choice:
        return prefer(rng, own, *(others for _ in players[1:]))

    return reach(is_asked(question, least_round), players, choice, f"{seed} {question}", **settings)


@contextmanager
def two_at_table(visitor: Visitor, question: str) -> Iterator[HttpTable]:
    """A table of two at which this browser's person is asked such a question; the same one in every test."""
    with http_players(visitor.address, "Robin", "Alex", language=visitor.language) as (robin, alex):
        table = reach_question(question, robin, alex, seed="1 kosmopolis")
        claim(visitor, robin)
        yield table


def sit_down(visitor: Visitor, question: str) -> str:
    """A table as above, where the other person does nothing more."""
    with two_at_table(visitor, question) as table:
        return table.id


def make(address: str, seed: str) -> KosmopolisTables:
    """Bring each table to its state."""
    with http_players(address, *PEOPLE[:4]) as players:
        ann, boris, *_ = players
        waiting = HttpTable(ann, boris, seed=f"{seed} waiting")
        waiting.play(prefer(Random(3)), is_waiting)
        asked = reach_question("play", ann, boris, seed=f"{seed} pause")
        boris.do(asked.id, type="propose", what="pause")
        over = HttpTable(ann, boris, seed=f"{seed} over", is_public=True)
        over.play(prefer(Random(5)))
        boris.do(over.id, type="say", text="Good game!")
        return KosmopolisTables(
            key=ann.key(),
            keep=reach_question("keep", ann, boris, seed=seed).id,
            play=reach_question("play", ann, boris, seed=seed, hints=True).id,
            lay=reach_question("lay", ann, boris, seed=seed).id,
            take=reach_question("take", ann, boris, seed=seed).id,
            pay=reach_question("pay", ann, boris, seed=seed).id,
            waiting=waiting.id,
            asked_for_pause=asked.id,
            crowd=reach_question("play", *players, seed=f"{seed} four", least_round=2).id,
            trio=reach_question("play", *players[:3], seed=f"{seed} three", least_round=3).id,
            over=over.id,
            record=ann.ask("GET", f"/tables/{over.id}/record"),
        )
