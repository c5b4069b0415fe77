"""How a game at a table came to its end, resignations included."""

from collections.abc import Collection
from typing import Literal

from msgspec import Struct

from kosmodrom.core.outcome import Outcome, Result

Why = Literal["played", "resigned"]


class Ending(Struct, frozen=True):
    """Results by seat, places (resigned seats last) and the seats that won; nobody, if all gave up."""

    why: Why
    results: tuple[Result, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]
    resigned: tuple[int, ...]


def ending(why: Why, outcome: Outcome, resigned: Collection[int]) -> Ending:
    """Whoever resigned comes after all others, however the game went on."""
    given_up = [seat in resigned for seat in range(len(outcome.results))]
    keys = [(given_up[seat], result.place) for seat, result in enumerate(outcome.results)]
    places = tuple(1 + sum(other < key for other in keys) for key in keys)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1 and not given_up[seat])
    return Ending(why, outcome.results, places, winners, tuple(sorted(resigned)))
