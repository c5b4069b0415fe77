"""All that is played with the content the game comes with, anew: `python -m tests.games.space_explorers.renew`.

The records and the golden playthroughs are to be renewed when the content or the rules change on purpose.
"""

from kosmodrom.core.testing import playthrough
from kosmodrom.games.space_explorers.parts.names import MODULE_NAMES
from tests.games.space_explorers.records import KEPT, SHELF
from tests.games.space_explorers.sights import GAME

CHOSEN = {"modules": "chosen"}
PLAYTHROUGHS: dict[str, tuple[int, dict[str, str]]] = {
    **{f"playthrough-{seats}": (seats, {}) for seats in (1, 2, 3, 4)},
    "playthrough-everything": (3, {**CHOSEN, **{f"with-{name}": "on" for name in MODULE_NAMES}}),
    "playthrough-everything-alone": (1, {**CHOSEN, **{f"with-{name}": "on" for name in MODULE_NAMES}, "level": "2"}),
}
"""Seats, which are the seed too, and options of each."""


def played(name: str) -> str:
    """A golden playthrough as it goes now."""
    seats, options = PLAYTHROUGHS[name]
    return playthrough(GAME, seats, seats, options)


if __name__ == "__main__":
    for name in PLAYTHROUGHS:
        (SHELF.folder / f"{name}.txt").write_text(played(name), encoding="utf-8")
    SHELF.renew(KEPT)
