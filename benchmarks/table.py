"""A run for people, and for programs."""

from collections.abc import Sequence
from dataclasses import asdict
from statistics import median
from typing import Final

from rich.console import Console
from rich.table import Table

from benchmarks.goals import Result, Rounds
from benchmarks.machine import Machine

WIDTH: Final = 120
"""Of what is printed into a file."""


def show(machine: Machine, rounds: Rounds, results: Sequence[Result]) -> None:
    """Print where it ran, the goals and the figures behind them."""
    console = Console()
    if not console.is_terminal:
        console.width = WIDTH
    console.print(f"{machine}; Kosmodrom compiled", highlight=False)
    console.print(_goals(results))
    console.print(_figures(rounds))


def _goals(results: Sequence[Result]) -> Table:
    table = Table("what")
    for heading in ("median", "lowest", "highest", "required"):
        table.add_column(heading, justify="right")
    table.add_column("")
    for result in results:
        spread = (f"{figure:.3g} {result.unit}" for figure in (result.median, result.lowest, result.highest))
        table.add_row(result.what, *spread, result.required, _verdict(result))
    return table


def _verdict(result: Result) -> str:
    if result.is_met is None:
        return ""
    return "[green]met[/]" if result.is_met else "[red]missed[/]"


def _figures(rounds: Rounds) -> Table:
    table = Table("figure")
    for heading in ("median", "lowest", "highest"):
        table.add_column(heading, justify="right")
    for name, figures in rounds.items():
        table.add_row(name, *(_number(figure) for figure in (median(figures), min(figures), max(figures))))
    return table


def _number(figure: float) -> str:
    return f"{figure:,.0f}" if figure >= 100 else f"{figure:.3f}"


def as_data(machine: Machine, seconds: float, rounds: Rounds, results: Sequence[Result]) -> dict[str, object]:
    """The same, ready for JSON, with every round."""
    return {
        "machine": asdict(machine),
        "seconds": seconds,
        "goals": [asdict(result) for result in results],
        "figures": {name: {"median": median(figures), "rounds": figures} for name, figures in rounds.items()},
    }
