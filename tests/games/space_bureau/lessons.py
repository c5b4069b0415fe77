"""The guided first game, found anew: `python -m tests.games.space_bureau.lessons` writes `lesson.toml`.

What the learner does is fixed here in the words of the rules, and so is what has to come up for it: the finder looks
for a seed with which all of it is possible and writes down the moves. It is run when other content makes the lesson
play otherwise; the cells are found by what is printed in them, so amounts may change.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from kosmodrom.core.game import Game
from kosmodrom.core.match import Match
from kosmodrom.core.record import Chance
from kosmodrom.core.state import SPECTATOR
from kosmodrom.games import with_content
from kosmodrom.games.space_bureau import game
from kosmodrom.games.space_bureau.content import FOLDER
from kosmodrom.games.space_bureau.parts.ship import CELL_NAMES
from kosmodrom.games.space_bureau.view.printed import Action
from kosmodrom.games.space_bureau.view.table import SpaceBureauView

FILE = game.FOLDER / "lesson.toml"
LEARNER = 0
MOST_SEEDS = 20_000
SIDE = "00"

Pick = Callable[[SpaceBureauView], str]
"""The move to make; empty if what the lesson wants isn't there."""
Proof = Callable[[SpaceBureauView], bool]


@dataclass(frozen=True)
class Scene:
    """What the coach says, the move that follows, and what has to be seen after it."""

    text: str
    pick: Pick
    proof: Proof = lambda view: True


def cells_with(view: SpaceBureauView, row: str, *actions: str) -> set[str]:
    """Cells of a row where just these actions are printed, written as what is paid and what comes of it."""
    return {
        cell
        for cell, printed in zip(CELL_NAMES, view.sides[SIDE], strict=True)
        if cell[1] == row and [written_as(action) for action in printed] == list(actions)
    }


def written_as(action: Action) -> str:
    """An action without its amounts: `fuel`, `sample -> office`, `per level: flight or fuel`."""
    price = f"{action.pay} -> " if action.pay else ""
    special = f"per {action.per}: " if action.per else ""
    return special + price + " or ".join(effect.kind for effect in action.effects)


def place_in_column(tile: str, row: int) -> Pick:
    """The column of the lesson: fuel and a bureau step, above it a flight and a sample of the place."""

    def pick(view: SpaceBureauView) -> str:
        columns = {cell[0] for cell in cells_with(view, "1", "fuel", "bureau")}
        columns &= {cell[0] for cell in cells_with(view, "2", "flight", "sample_here")}
        return f"place {tile} {min(columns)}{row}"

    return pick


def place_for_office(tile: str) -> Pick:
    """In the bottom row, where an office costs a sample."""
    return lambda view: f"place {tile} {min(cells_with(view, '1', 'sample -> office'))}"


def do(kind: str, colour: str = "") -> Pick:
    """The action of a kind in the list that is asked."""

    def pick(view: SpaceBureauView) -> str:
        asked = [item for listed in view.checklists if listed.is_asked for item in listed.items]
        moves = [move for item in asked if item.action.effects[0].kind == kind for move in item.choices[0].moves]
        return next((move for move in moves if move.endswith(colour)), "")

    return pick


def always(move: str) -> Pick:
    return lambda view: move


def take(kind: str) -> Pick:
    return lambda view: f"take {kind}" if kind in view.queue else ""


def explored(planet: str | None, *kinds: str) -> Proof:
    """The new hex has such a planet and no more, and just such bonuses that have to be chosen."""

    def proof(view: SpaceBureauView) -> bool:
        new = view.spaces[-1]
        found = [action.effects[0].kind for action in new.bonus]
        return (
            new.planet == planet
            and not (new.has_megamall or new.has_wormhole)
            and [kind for kind in found if kind in ("sample_any", "sample_here", "bureau")] == list(kinds)
        )

    return proof


def is_promoted(view: SpaceBureauView) -> bool:
    """Level 1 with an inspector turned over, and a room that offers a sample."""
    captain = view.seats[LEARNER]
    offers = [listed for listed in view.checklists if listed.of == "room"]
    return (
        captain.level == 1
        and any(tile.agent == "inspector" and tile.is_flipped for tile in captain.tiles)
        and bool(offers)
        and offers[-1].items[0].action.effects[0].kind == "sample_any"
    )


TURNS = (
    (
        Scene("welcome", place_in_column("orange-ns", 1)),
        Scene("fuel", do("fuel")),
        Scene("bureau", do("bureau")),
        Scene("queue", take("inspector")),
    ),
    (
        Scene("inspector", place_in_column("inspector-s", 2)),
        Scene("flight", do("flight")),
        Scene("explore", always("explore ne"), explored(None, "sample_any", "bureau")),
        Scene("bonus", do("bureau"), is_promoted),
        Scene("level", do("sample_any", "blue")),
        Scene("set", do("sample_any", "purple")),
        Scene("further", always("explore ne"), explored("orange", "sample_here")),
        Scene("planet", do("sample_here")),
        Scene("land", always("land")),
        Scene("order", do("sample_here")),
        Scene("refill", take("purple")),
    ),
    (
        Scene("bottom", place_for_office("purple-nes")),
        Scene("price", do("office", "orange")),
        Scene("office", do("office", "orange")),
        Scene("last-agent", take("orange-straight")),
    ),
)
LEARNT = ("place", "order", "flight", "landing", "bureau")
"""What the learner knows at the end."""
HEADINGS = ("Turn 1: an agent, fuel, the bureau.", "Turn 2: a flight.", "Turn 3: an office.")


def found_with(played: Game, seed: int) -> Iterator[str]:
    """The moves of the lesson in a game from a seed, as far as it goes."""
    match = Match(played, 1, Chance("fast", seed=seed))
    for scene in (scene for turn in TURNS for scene in turn):
        move = scene.pick(seen(match))
        moves = [played.about.moves.notation(each) for each in played.legal_moves(match.state, LEARNER)]
        if move not in moves or len(moves) < 2:
            return
        match.play(LEARNER, played.about.moves.parse(move))
        match.play_only_moves()
        if not scene.proof(seen(match)):
            return
        yield move


def seen(match: Match) -> SpaceBureauView:
    view = match.game.view(match.state, SPECTATOR)
    assert isinstance(view, SpaceBureauView)
    return view


def find_lesson() -> tuple[int, list[str]]:
    """The first seed that will do, and the moves."""
    played = with_content("space_bureau", FOLDER)
    length = sum(len(turn) for turn in TURNS)
    for seed in range(1, MOST_SEEDS):
        moves = list(found_with(played, seed))
        if len(moves) == length:
            return seed, moves
    raise AssertionError(f"none of {MOST_SEEDS} seeds will do for the lesson")


def written(seed: int, moves: list[str]) -> str:
    """The lesson as its file has it."""
    lines = ["# A guided first game, alone: the first three of 14 turns.", ""]
    lines += [f"seed = {seed}", f"seat = {LEARNER}", 'names = ["lesson-name-learner"]']
    lines.append("learnt = [" + ", ".join(f'"lesson-learnt-{what}"' for what in LEARNT) + "]")
    left = iter(moves)
    for heading, turn in zip(HEADINGS, TURNS, strict=True):
        lines += ["", f"# {heading}"]
        for scene in turn:
            lines += ["[[step]]", f"seat = {LEARNER}", f'move = "{next(left)}"']
            lines += [f'coach = "lesson-{scene.text}"', f'nudge = "lesson-{scene.text}-nudge"']
    return "\n".join([*lines, "[[step]]", 'coach = "lesson-end"']) + "\n"


def write(path: Path = FILE) -> None:
    path.write_text(written(*find_lesson()), encoding="utf-8")


if __name__ == "__main__":
    write()
