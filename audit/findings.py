"""What is known of locked packages, or why nothing is."""

from collections.abc import Sequence
from typing import NamedTuple


class Finding(NamedTuple):
    """A known vulnerability of a locked package."""

    package: str
    version: str
    advisory: str
    summary: str
    hint: str = ""
    """Which versions have it, or which don't."""

    def __str__(self) -> str:
        hint = f" ({self.hint})" if self.hint else ""
        return f"{self.package} {self.version}: {self.advisory}: {self.summary or 'no summary'}{hint}"


def fixed_in(versions: Sequence[str]) -> str:
    """A hint; empty if nobody fixed it."""
    return f"fixed in {', '.join(versions)}" if versions else ""


class Answer(NamedTuple):
    """What is known of all packages of an ecosystem."""

    findings: list[Finding]
    newest: str = ""
    """The day of the newest advisory of an offline copy."""


class NoData(Exception):
    """Nothing is known of an ecosystem's packages, which must not look like "nothing was found"."""
