"""What a table can choose about a game before it starts."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Needs:
    """What an option depends on: another option, and those choices of it with which the first one counts."""

    option: str
    choices: tuple[str, ...]

    @property
    def words(self) -> str:
        """As options are written: `modules=chosen`."""
        return " / ".join(f"{self.option}={choice}" for choice in self.choices)


@dataclass(frozen=True)
class Option:
    """A choice that holds for the whole table; the first choice is the default.

    An option that needs another has its default wherever it doesn't count. It stands after the one it needs.
    """

    name: str
    choices: tuple[str, ...]
    needs: Needs | None = None

    @property
    def default(self) -> str:
        return self.choices[0]


def counting(options: tuple[Option, ...], chosen: Mapping[str, str]) -> dict[str, str]:
    """The options that count with these choices, each with its own; what is not chosen has its default."""
    found: dict[str, str] = {}
    for option in options:
        needs = option.needs
        if needs is None or found.get(needs.option) in needs.choices:
            found[option.name] = chosen.get(option.name, option.default)
    return found


def idle(options: tuple[Option, ...], chosen: Mapping[str, str]) -> tuple[str, Needs] | None:
    """The first option with a choice that has no effect beside the others, and what it needs; a default has none."""
    counts = counting(options, chosen)
    for option in options:
        is_default = chosen.get(option.name, option.default) == option.default
        if option.needs is not None and option.name not in counts and not is_default:
            return option.name, option.needs
    return None


def check_needs(options: tuple[Option, ...]) -> None:
    """AssertionError if an option needs one that doesn't stand before it, or a choice that doesn't exist."""
    before: dict[str, tuple[str, ...]] = {}
    for option in options:
        needs = option.needs
        if needs is not None:
            known = before.get(needs.option, ())
            assert needs.choices, f"option {option.name} needs no choice of {needs.option}"
            for choice in needs.choices:
                assert choice in known, (
                    f"option {option.name} needs {needs.option}={choice}, which is no option before it"
                )
        before[option.name] = option.choices
