"""What bots' games have to show if the reconstructed components are good: the catalogue's calibration as data."""

from typing import Final

from kosmodrom.core.calibration import (
    Apart,
    Board,
    Calibration,
    Condition,
    FirstSeat,
    Gain,
    Happens,
    LeastUsed,
    Line,
    Median,
    MostUsed,
    Reaching,
)
from kosmodrom.core.game import Game
from kosmodrom.games.space_bureau.game import SpaceBureau
from kosmodrom.games.space_bureau.parts.ship import ABILITY_NAMES, CELL_NAMES, CELLS, COLUMNS, SHIP_SIDE_NAMES
from kosmodrom.games.space_bureau.words.components import action_words

SIMULATIONS: Final = 100
TABLE_SIMULATIONS: Final = 20
TABLES: Final = (2, 3, 4)
STRONG: Final = "strong"
SIDE_CHOSEN: Final = {"ships": "chosen"}
ABILITY_CHOSEN: Final = {"captains": "chosen"}
ROWS: Final = tuple(CELL_NAMES[first : first + COLUMNS] for first in range(CELLS - COLUMNS, -1, -COLUMNS))
"""Cells as they are seen, the highest row first."""


def calibration(game: Game) -> Calibration:
    """The calibration of the game with its content."""
    assert isinstance(game, SpaceBureau)
    return Calibration(
        simulations=SIMULATIONS,
        table_simulations=TABLE_SIMULATIONS,
        conditions=(*alone(), *with_others()),
        lines=(*lines_alone(), *lines_of_tables(), *lines_of_cells()),
        boards=tuple(board_of(game, side) for side in SHIP_SIDE_NAMES),
        detail="placed.cell",
        event="explored",
    )


def alone() -> tuple[Condition, ...]:
    """One captain: each kind of player on side 00, and a strong one on the other sides and with each ability."""
    return (
        Condition("random", "condition-random", "random"),
        Condition("greedy", "condition-greedy", "greedy"),
        Condition(STRONG, "condition-side", "strong", value=SHIP_SIDE_NAMES[0]),
        *(
            Condition(side_condition(side), "condition-side", "strong", 1, side, SIDE_CHOSEN, (f"side {side}",))
            for side in SHIP_SIDE_NAMES[1:]
        ),
        *(
            Condition(f"ability {name}", "condition-ability", "strong", 1, name, ABILITY_CHOSEN, (f"ability {name}",))
            for name in ABILITY_NAMES
        ),
    )


def with_others() -> tuple[Condition, ...]:
    """Two to four captains, the first seat first."""
    return tuple(
        Condition(f"{seats} players", "condition-table", "strong", seats, str(seats), {"first": "first-seat"})
        for seats in TABLES
    )


def side_condition(side: str) -> str:
    """The condition under which a side is flown."""
    return STRONG if side == SHIP_SIDE_NAMES[0] else f"side {side}"


def lines_alone() -> tuple[Line, ...]:
    return (
        Line("line-strong", Median(STRONG, least=75, most=95)),
        Line("line-millennium", Reaching(STRONG, score=100, least=0.05)),
        Line("line-greedy", Median("greedy", least=50, most=70)),
        Line("line-random", Median("random", below=50)),
        *(Line("line-ability", Gain(f"ability {name}", STRONG, 10, 20), name) for name in ABILITY_NAMES),
        Line("line-sides", Apart(tuple(side_condition(side) for side in SHIP_SIDE_NAMES), most=5)),
        Line("line-explored-alone", Happens(STRONG, "explored", least=5)),
    )


def lines_of_tables() -> tuple[Line, ...]:
    return (
        *(Line("line-first-seat", FirstSeat(f"{seats} players", within=0.05), str(seats)) for seats in TABLES),
        *(Line("line-explored", Happens(f"{seats} players", "explored", least=4), str(seats)) for seats in TABLES),
    )


def lines_of_cells() -> tuple[Line, ...]:
    return (
        *(Line("line-least-used", LeastUsed(side, 0.05), side) for side in SHIP_SIDE_NAMES),
        *(Line("line-most-used", MostUsed(side, 0.95), side) for side in SHIP_SIDE_NAMES),
    )


def board_of(game: SpaceBureau, side: str) -> Board:
    """A side of a ship."""
    cells = game.printed.sides[side]

    def words(cell: str, language: str) -> str:
        actions = cells[CELL_NAMES.index(cell)]
        return ", ".join(action_words(action, game.about.texts, language) for action in actions)

    return Board(side, "condition-side", side_condition(side), ROWS, openings_of(game, side), words, side)


def openings_of(game: SpaceBureau, side: str) -> tuple[str, ...]:
    """SB-T1 The cells where the first tile can lie: those that a connector of the ship itself enters."""
    entered = {entry[:-1] for entry in game.printed.entries[side]}
    return tuple(cell for cell in CELL_NAMES if cell in entered)
