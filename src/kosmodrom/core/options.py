"""What a table can choose about a game before it starts."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Option:
    """A choice that holds for the whole table; the first choice is the default."""

    name: str
    choices: tuple[str, ...]

    @property
    def default(self) -> str:
        return self.choices[0]
