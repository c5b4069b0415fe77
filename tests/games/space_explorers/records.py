"""Whole games kept as records in `tests/fixtures/space_explorers`, each for something that it shows.

When a change on purpose makes them play otherwise, such as other content, `python -m
tests.games.space_explorers.records` looks for such games anew: random play with a taste for some moves, until a game
shows what it should. No record ends because all have passed: no such game is known (SX-E3).
"""

from kosmodrom.games.space_explorers.parts.names import MODULE_NAMES, POWER_NAMES, TALENT_NAMES
from tests.games.kept import Kept, Shelf, Shows, all_of, breaks_a_tie, shares_the_win, takes_moves_back
from tests.games.space_explorers.sights import (
    GAME,
    buys_at_base_price,
    completes_a_new_project,
    develops,
    ends_by,
    fills_its_hub,
    helps,
    loses_alone,
    places_a_leader,
    plays,
    tells,
    tells_often,
    wins_alone,
)

SHELF = Shelf(GAME)


def on(*modules: str) -> tuple[str, ...]:
    """The options of a table with such modules."""
    return ("modules=chosen", *(f"with-{name}" for name in modules))


EAGER = ("project", "section", "cooperate", "refresh", "niche", "use", "talent", "pawn", "recruit", "rest", "take")
"""Nothing is left undone that could be done."""
BY_STEPS = ("project", "use", "double", "token", "return", "borrow", "icon", "recruit", "take")
"""Nobody lets the rest be paid."""
TAKING = ("take", "draw", "done")
DIGGING = ("section", "name", "draw", "take")
EVERYTHING = on(*MODULE_NAMES)

USUAL = all_of(
    plays("take", "draw", "recruit", "token", "return", "rest"),
    *(tells(kind) for kind in ("came", "joined", "tokens", "turn", "over")),
)
PLAYERS = (
    Kept("alone", "SX-Z1", 1, all_of(USUAL, tells("rival_project")), has_secret=True),
    Kept("two-players", "SX-S2", 2, all_of(USUAL, tells("project")), has_secret=True),
    Kept("three-players", "SX-S2", 3, all_of(USUAL, tells("project")), has_secret=True),
    Kept("four-players", "SX-S2", 4, all_of(USUAL, tells("project")), has_secret=True),
)
SHOWN: dict[str, tuple[str, Shows]] = {
    "powers": ("SX-W1", all_of(*(tells(kind) for kind in ("gained", "marked", "niche", "section")))),
    "leaders": ("SX-L1", places_a_leader),
    "crises": ("SX-K1", all_of(tells("step"), tells("crisis_over"))),
    "goals": ("SX-G1", tells("goal")),
    "talents": ("SX-H1", all_of(plays("talent"), tells("talent"))),
    "projects": ("SX-J1", completes_a_new_project),
    "directives": ("SX-D1", tells("doubled")),
}
"""For each module the rule it begins with, and what a game has to show of it."""
MODULES = tuple(
    Kept(f"module-{name}", SHOWN[name][0], 2 + place % 3, SHOWN[name][1], on(name), BY_STEPS)
    for place, name in enumerate(MODULE_NAMES)
)
MODULES_ALONE = tuple(
    Kept(f"alone-{name}", "SX-Z7", 1, SHOWN[name][1], on(name), EAGER if name == "powers" else BY_STEPS)
    for name in MODULE_NAMES
)
OPTIONS = (
    Kept("three-drawn", "SX-M1", 3, tells("modules"), ("modules=three",)),
    Kept("three-drawn-and-directives", "SX-M1", 2, tells("doubled"), ("modules=three-and-directives",), BY_STEPS),
    Kept("first-game", "SX-M2", 4, tells("modules"), ("modules=first",), has_secret=True),
    Kept("leaders-by-themselves", "SX-L2", 3, places_a_leader, (*on("leaders"), "leaders")),
    Kept("base-prices", "SX-A10", 2, buys_at_base_price, (*on("goals"), "prices"), EAGER),
    Kept("everything", "SX-X1", 4, tells_often("goal", 2), EVERYTHING, has_secret=True),
    Kept("everything-alone", "SX-Z7", 1, tells("rival_power"), EVERYTHING, has_secret=True),
)
ENDS = (
    Kept("ends-by-projects", "SX-E1", 2, ends_by("projects"), taste=EAGER),
    Kept("ends-by-a-full-hub", "SX-E1", 3, all_of(ends_by("cards"), fills_its_hub), taste=EAGER),
    Kept("ends-by-crises", "SX-E1", 2, ends_by("crises"), on("crises"), TAKING),
)
POWERS = tuple(
    Kept(f"power-{power}", f"SX-W{11 + place}", 2, develops(power), on("powers"), EAGER)
    for place, power in enumerate(POWER_NAMES)
)
TALENTS = tuple(
    Kept(
        f"talent-{name}",
        f"SX-H{int(name) + 1}",
        1 + int(name) % 4,
        helps(int(name)),
        on("talents"),
        (f"talent {name}", *(EAGER if name == "5" else BY_STEPS)),
    )
    for name in TALENT_NAMES
)
LEVELS = tuple(
    Kept(f"level-{level}-{result}", "SX-Z6", 1, shows, (f"level={level}",), EAGER)
    for level in (1, 2, 3)
    for result, shows in (("won", wins_alone), ("lost", loses_alone))
)
OTHERS = (
    Kept("frozen-tokens", "SX-K9", 3, tells("claimed"), on("crises", "directives"), BY_STEPS),
    Kept("frozen-tokens-alone", "SX-Z7", 1, tells("claimed"), on("crises", "directives"), BY_STEPS),
    Kept("urgent-refit", "SX-K5", 4, tells("under_crisis"), on("crises")),
    Kept("toll", "SX-K11", 2, plays("give", "project"), on("crises", "projects"), EAGER),
    Kept("no-bare-card", "SX-W2", 4, tells("shuffled"), on("powers"), TAKING),
    Kept("own-project", "SX-W14", 3, all_of(tells("own"), tells("project")), on("powers", "projects"), EAGER),
    Kept("drawn-from-under-the-deck", "SX-I2", 1, tells("drew_open"), on("powers"), DIGGING),
    Kept("track-to-its-end", "SX-Z3", 1, tells("rival_bonus"), taste=TAKING),
    Kept("tie-broken-by-projects", "SX-E2", 2, breaks_a_tie),
    Kept("shared-win", "SX-E2", 2, shares_the_win),
    Kept("taken-back", "KD-5", 2, takes_moves_back, on("powers"), has_secret=True, undo_every=19),
)
KEPT = PLAYERS + MODULES + MODULES_ALONE + OPTIONS + ENDS + POWERS + TALENTS + LEVELS + OTHERS


if __name__ == "__main__":
    SHELF.renew(KEPT)
