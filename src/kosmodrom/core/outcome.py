"""How a game ended."""

from msgspec import Struct


class ScoreLine(Struct, frozen=True):
    """A line of a score: the id of its text, and the points."""

    text: str
    points: int


class Result(Struct, frozen=True):
    """A seat's result: total, the lines it adds up from, the tie-breakers in order, its place (1 is first)."""

    score: int
    lines: tuple[ScoreLine, ...]
    tiebreak: tuple[int, ...]
    place: int


class Outcome(Struct, frozen=True):
    """All seats' results, and the seats that won. Several share the win; there is none only if a lone player lost."""

    results: tuple[Result, ...]
    winners: tuple[int, ...]


def rank(scores: list[tuple[tuple[ScoreLine, ...], tuple[int, ...]]], is_lost: bool = False) -> Outcome:
    """Places from each seat's lines and tie-breakers: more points first, then the tie-breakers in turn.

    Those in first place win, unless the game is lost, as only a lone player's can be.
    """
    assert not is_lost or len(scores) == 1, "where several play, somebody wins"
    totals = [(sum(line.points for line in lines), tiebreak) for lines, tiebreak in scores]
    results = tuple(
        Result(
            score=totals[seat][0],
            lines=lines,
            tiebreak=tiebreak,
            place=1 + sum(other > totals[seat] for other in totals),
        )
        for seat, (lines, tiebreak) in enumerate(scores)
    )
    first = tuple(seat for seat, result in enumerate(results) if result.place == 1)
    return Outcome(results, () if is_lost else first)
