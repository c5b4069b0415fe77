"""SX-C What is in the box, read from its files with the judge's own eyes: words are words, colours are numbers."""

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

COLOURS = ("blue", "green", "yellow", "red", "purple")
DIVISIONS = ("engineering", "testing", "science", "construction", "flight")
TOKENS = (*COLOURS, "directive")
COLOUR_WORD = r"\b(?:" + "|".join(COLOURS) + r")\b"
DIRECTIVE = 5
POWERS = ("ussr", "usa", "france", "japan")
MODULES = ("powers", "leaders", "crises", "goals", "talents", "projects", "directives")
TALENT = 61
"""The number under which a talent is listed among abilities."""


@dataclass(frozen=True)
class Phrase:
    """Words of the files: what kind of sentence it is, and the numbers and colours in it."""

    kind: str
    numbers: tuple[int, ...]
    colours: tuple[int, ...]

    @property
    def n(self) -> int:
        return self.numbers[0]


def phrase(words: str) -> Phrase:
    """`any 2 from hand` is the kind `any N from hand` with the number 2."""
    colours = tuple(COLOURS.index(word) for word in re.findall(COLOUR_WORD, words))
    is_giver = words.startswith("icons") and bool(colours)
    kind = "icons" if is_giver else re.sub(COLOUR_WORD, "COLOUR", words)
    numbers = tuple(int(number) for number in re.findall(r"\d+", words))
    return Phrase(re.sub(r"\d+", "N", kind), numbers, colours)


@dataclass(frozen=True)
class Card:
    """A specialist or a leader."""

    number: int
    kind: str
    points: int
    cost: tuple[int, ...]
    skills: tuple[int, ...]
    """Of a specialist."""
    skill_count: int
    ability: Phrase
    obligation: Phrase | None
    met: int
    missed: int

    @property
    def is_leader(self) -> bool:
        return self.kind != "specialist"

    @property
    def is_two_skilled(self) -> bool:
        return self.skill_count == 2

    @property
    def has_asterisk(self) -> bool:
        return self.ability.kind.startswith("end:")

    @property
    def has_ability(self) -> bool:
        """One that can work in a turn."""
        return self.ability.kind != "none" and not self.has_asterisk

    @property
    def is_giver(self) -> bool:
        return self.ability.kind == "icons"

    @property
    def is_dear(self) -> bool:
        return len(self.cost) in (5, 6)

    @property
    def is_cheap(self) -> bool:
        return len(self.cost) in (2, 3)

    def divisions(self) -> tuple[int, ...]:
        """SX-T3, SX-L3 Where it may be laid."""
        return (0, 1, 2, 3, 4) if self.is_leader else tuple(sorted(self.skills))

    def brings(self, division: int) -> tuple[int, ...]:
        """SX-L3 Its skills when it lies in a division."""
        return (division,) * self.skill_count if self.is_leader else self.skills


@dataclass(frozen=True)
class Project:
    """A side of a tile."""

    name: str
    tile: int
    needs: tuple[int, ...]
    points: int
    score: Phrase | None


@dataclass(frozen=True)
class Power:
    """A power board."""

    sections: tuple[Phrase, ...]
    cooperation: Phrase
    sets: tuple[int, ...]


@dataclass(frozen=True)
class Crisis:
    """A crisis."""

    name: str
    is_late: bool
    effect: Phrase
    steps: tuple[int, int, int]


@dataclass(frozen=True)
class Level:
    """SX-Z6"""

    look: int
    head_start: int
    asterisk: int
    bonus: int
    leader: int
    goal: int
    power_token: int
    talents: int


@dataclass(frozen=True)
class Box:
    """All of it."""

    cards: dict[int, Card]
    projects: dict[str, Project]
    powers: dict[str, Power]
    faces: dict[str, int]
    crises: dict[str, Crisis]
    goals: dict[int, Phrase]
    talents: dict[int, Phrase]
    researchers: tuple[int, ...]
    levels: dict[int, Level]
    track: dict[int, str]
    ranks: tuple[tuple[str, int], ...]

    def sides(self, tile: int) -> list[Project]:
        return [side for side in self.projects.values() if side.tile == tile]


def entries(name: str) -> list[dict[str, object]]:
    text = files("kosmodrom.games.space_explorers").joinpath(f"content/{name}.toml").read_text(encoding="utf-8")
    (found,) = tomllib.loads(text).values()
    assert isinstance(found, list)
    return found


def number(entry: dict[str, object], key: str) -> int:
    value = entry.get(key, 0)
    assert isinstance(value, int)
    return value


def word(entry: dict[str, object], key: str, default: str = "") -> str:
    value = entry.get(key, default)
    assert isinstance(value, str)
    return value


def words(entry: dict[str, object], key: str) -> list[str]:
    value = entry.get(key, [])
    assert isinstance(value, list)
    return value


def colours(entry: dict[str, object], key: str) -> tuple[int, ...]:
    return tuple(COLOURS.index(one) for one in words(entry, key))


def read_cards() -> dict[int, Card]:
    found: dict[int, Card] = {}
    for entry in [*entries("specialists"), *entries("leaders")]:
        is_leader = "kind" in entry
        skills = () if is_leader else colours(entry, "skills")
        obligation = word(entry, "obligation")
        found[number(entry, "number")] = Card(
            number=number(entry, "number"),
            kind=word(entry, "kind", "specialist"),
            points=number(entry, "points"),
            cost=colours(entry, "cost"),
            skills=skills,
            skill_count=number(entry, "skills") if is_leader else len(skills),
            ability=phrase(word(entry, "ability", "none")),
            obligation=phrase(obligation) if obligation else None,
            met=number(entry, "met"),
            missed=number(entry, "missed"),
        )
    return found


def read_project(entry: dict[str, object]) -> Project:
    needs = [0] * 5
    for need in words(entry, "needs"):
        colour, amount = need.split()
        needs[COLOURS.index(colour)] = int(amount)
    score = word(entry, "score")
    tile = number(entry, "tile")
    return Project(
        f"{tile}-{word(entry, 'side')}",
        tile,
        tuple(needs),
        number(entry, "points"),
        phrase(score) if score else None,
    )


def read_power(entry: dict[str, object]) -> Power:
    return Power(
        tuple(phrase(section) for section in words(entry, "development")),
        phrase(word(entry, "cooperation")),
        (0, *(number(entry, f"set_{size}") for size in (1, 2, 3, 4))),
    )


def read_crisis(entry: dict[str, object]) -> Crisis:
    steps = (number(entry, "steps_2"), number(entry, "steps_3"), number(entry, "steps_4"))
    return Crisis(word(entry, "crisis"), word(entry, "class") == "late", phrase(word(entry, "effect")), steps)


def read_level(entry: dict[str, object]) -> Level:
    keys = ("look", "head_start", "asterisk", "bonus", "leader", "goal", "power_token", "talents")
    return Level(*(number(entry, key) for key in keys))


@cache
def box() -> Box:
    """The box as it is sold."""
    projects = [read_project(entry) for entry in entries("projects")]
    crises = [read_crisis(entry) for entry in entries("crises")]
    return Box(
        cards=read_cards(),
        projects={project.name: project for project in projects},
        powers={word(entry, "power"): read_power(entry) for entry in entries("powers")},
        faces={word(entry, "icon"): number(entry, "count") for entry in entries("power_tokens")},
        crises={crisis.name: crisis for crisis in crises},
        goals={number(entry, "goal"): phrase(word(entry, "condition")) for entry in entries("goals")},
        talents={number(entry, "talent"): phrase(word(entry, "effect")) for entry in entries("talents")},
        researchers=(0, *(number(entry, "points") for entry in entries("researchers"))),
        levels={number(entry, "level"): read_level(entry) for entry in entries("levels")},
        track={number(entry, "step"): word(entry, "event") for entry in entries("track")},
        ranks=tuple((word(entry, "rank"), number(entry, "from")) for entry in entries("ranks")),
    )
