"""All that is played with the content the game comes with, anew: `python -m tests.games.space_bureau.renew`.

The lesson, the records and the golden playthroughs are to be renewed when the content or the rules change on purpose.
"""

from kosmodrom.core.testing import playthrough
from tests.games.space_bureau import lessons
from tests.games.space_bureau.records import KEPT, SHELF
from tests.games.space_bureau.sights import GAME

PLAYTHROUGHS: dict[str, tuple[int, dict[str, str]]] = {
    **{f"playthrough-{seats}": (seats, {}) for seats in (1, 2, 3, 4)},
    "playthrough-dealt": (4, {"ships": "reverse", "captains": "dealt"}),
    "playthrough-chosen": (2, {"ships": "chosen", "captains": "chosen"}),
}
"""Seats, which are the seed too, and options of each."""


def played(name: str) -> str:
    """A golden playthrough as it goes now."""
    seats, options = PLAYTHROUGHS[name]
    return playthrough(GAME, seats, seats, options)


if __name__ == "__main__":
    lessons.write()
    for name in PLAYTHROUGHS:
        (SHELF.folder / f"{name}.txt").write_text(played(name), encoding="utf-8")
    SHELF.renew(KEPT)
