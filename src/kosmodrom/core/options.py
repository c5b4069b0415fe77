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
    is_for_one: bool = False
    """It counts only where one plays alone."""

    @property
    def default(self) -> str:
        return self.choices[0]

    @property
    def needed(self) -> str:
        """All that it needs, as options are written: `modules=chosen`, `seats=1`; empty if it always counts."""
        needs = [] if self.needs is None else [self.needs.words]
        return " ".join([*needs, *(["seats=1"] if self.is_for_one else [])])


def counting(options: tuple[Option, ...], chosen: Mapping[str, str], seats: int | None = None) -> dict[str, str]:
    """The options that count with these choices and so many seats, each with its choice or its default.

    Without a number of seats those are among them that count for some number.
    """
    found: dict[str, str] = {}
    for option in options:
        needs = option.needs
        if option.is_for_one and seats not in (None, 1):
            continue
        if needs is None or found.get(needs.option) in needs.choices:
            found[option.name] = chosen.get(option.name, option.default)
    return found


def idle(options: tuple[Option, ...], chosen: Mapping[str, str], seats: int | None = None) -> Option | None:
    """The first option whose choice has no effect beside the others, or with so many seats; a default needs none."""
    counts = counting(options, chosen, seats)
    for option in options:
        is_default = chosen.get(option.name, option.default) == option.default
        if option.name not in counts and not is_default:
            return option
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
