"""How a game at a table came to its end, resignations included."""

from collections.abc import Collection
from typing import Literal

from msgspec import Struct

from kosmodrom.core.outcome import Outcome, Result

EndReason = Literal["played", "resigned"]


class Ending(Struct, frozen=True):
    """Results by seat, places and the seats that won.

    Nobody wins if a lone player lost, or if a bot finished for every seat that could have won.

    Whose seat a bot finished (`stood_in`) comes after all who played to the end, and before those who resigned.
    """

    why: EndReason
    results: tuple[Result, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]
    resigned: tuple[int, ...]
    stood_in: tuple[int, ...] = ()


def ending(why: EndReason, outcome: Outcome, resigned: Collection[int], stood_in: Collection[int] = ()) -> Ending:
    """What the points come to: a person is credited only with what they played themselves to the end."""
    given_up = [2 if seat in resigned else int(seat in stood_in) for seat in range(len(outcome.results))]
    keys = [(given_up[seat], result.place) for seat, result in enumerate(outcome.results)]
    places = tuple(1 + sum(other < key for other in keys) for key in keys)
    first = tuple(seat for seat, place in enumerate(places) if place == 1 and not given_up[seat])
    finished = tuple(sorted(set(stood_in) - set(resigned)))
    winners = first if outcome.winners else ()
    return Ending(why, outcome.results, places, winners, tuple(sorted(resigned)), finished)
