"""The entries of content files, before they become the tables of `box`: what checks and views read."""

from dataclasses import dataclass

from kosmodrom.games.space_explorers.parts.vocabulary import Said


@dataclass(frozen=True)
class SpecialistEntry:
    """SX-C2 A specialist; colours by their numbers."""

    division: int
    points: int
    skills: tuple[int, ...]
    cost: tuple[int, ...]
    ability: Said
    origin: str


@dataclass(frozen=True)
class LeaderEntry:
    """SX-L3, SX-L5 A leader."""

    kind: str
    skills: int
    points: int
    cost: tuple[int, ...]
    obligation: Said | None
    met: int
    missed: int
    origin: str


@dataclass(frozen=True)
class ProjectEntry:
    """SX-C4 A side of a project tile."""

    en: str
    ru: str
    year: int
    needs: tuple[int, ...]
    points: int
    score: Said | None
    origin: str


@dataclass(frozen=True)
class PowerEntry:
    """SX-C6 A power board."""

    sections: tuple[Said, ...]
    cooperation: Said
    sets: tuple[int, ...]
    origin: str


@dataclass(frozen=True)
class CrisisEntry:
    """SX-K1 A crisis."""

    effect: Said
    steps: tuple[int, ...]
    origin: str


class Entries:
    """All entries, by their numbers."""

    def __init__(self) -> None:
        self.specialists: dict[int, SpecialistEntry] = {}
        self.leaders: dict[int, LeaderEntry] = {}
        self.research: dict[int, int] = {}
        self.projects: dict[int, ProjectEntry] = {}
        self.powers: dict[int, PowerEntry] = {}
        self.faces: list[int] = [0] * 6
        self.crises: dict[int, CrisisEntry] = {}
        self.goals: dict[int, Said] = {}
        self.talents: dict[int, Said] = {}
        self.levels: dict[int, tuple[int, ...]] = {}
        self.track: dict[int, int] = {}
