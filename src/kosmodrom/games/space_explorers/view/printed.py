"""What is printed on cards, tiles, boards and tables, for whoever draws them; the same all through a game."""

from msgspec import Struct

from kosmodrom.games.space_explorers.content import Content
from kosmodrom.games.space_explorers.options import CRISES, GOALS, LEADERS, POWERS, PROJECTS, TALENTS
from kosmodrom.games.space_explorers.parts.box import TRACK_NAMES
from kosmodrom.games.space_explorers.parts.names import (
    BASE_TILES,
    COLOUR_NAMES,
    CRISIS_NAMES,
    DIVISION_NAMES,
    POWER_NAMES,
    PROJECT_NAMES,
    SPECIALISTS,
)
from kosmodrom.games.space_explorers.parts.vocabulary import Said
from kosmodrom.games.space_explorers.view.shapes import Colour, Crisis, Division, Power, Project


class Words(Struct, frozen=True, omit_defaults=True):
    """An ability, a condition, a score or an effect: its words in the content file, and the numbers and names in them.

    `icons green green` has the kind `icons` and two colours; `tokens 2 or 3 -> skill` the kind `buy skill`, amount 2,
    more 3. The kinds are those of `parts.vocabulary`.
    """

    words: str
    kind: str
    amount: int = 0
    more: int = 0
    colours: list[Colour] = []


class Card(Struct, frozen=True, omit_defaults=True):
    """A specialist or a leader."""

    number: int
    kind: str
    """specialist, military, politician or researcher."""
    cost: list[Colour]
    """From top to bottom: a discount drops the last ones first."""
    points: int = 0
    has_asterisk: bool = False
    division: Division | None = None
    skills: list[Colour] = []
    """Of a specialist."""
    skill_count: int = 1
    """A leader's skills take the colour of his division."""
    ability: Words | None = None
    obligation: Words | None = None
    met: int = 0
    """Points if the obligation is met."""
    missed: int = 0
    """Points lost if not."""


class ProjectSide(Struct, frozen=True, omit_defaults=True):
    """A side of a project tile."""

    project: Project
    tile: int
    en: str
    ru: str
    year: int
    needs: list[int]
    """By colour."""
    points: int
    """What it brings; of a new one, what the Rival counts."""
    score: Words | None = None
    """What a new one brings at the end."""


class PowerPrinted(Struct, frozen=True):
    """A power board."""

    power: Power
    sections: list[Words]
    cooperation: Words
    sets: list[int]
    """Points for sets of one to four."""


class CrisisPrinted(Struct, frozen=True):
    """A crisis."""

    crisis: Crisis
    is_late: bool
    effect: Words
    steps: list[int]
    """With 2, 3 and 4 players."""


class GoalPrinted(Struct, frozen=True):
    """A goal."""

    goal: int
    condition: Words


class TalentPrinted(Struct, frozen=True):
    """A talent."""

    talent: int
    effect: Words


class Level(Struct, frozen=True):
    """SX-Z6 A level of the Rival."""

    level: int
    look: int
    head_start: int
    asterisk: int
    bonus: int
    leader: int
    goal: int
    power_token: int
    talents: int


class Printed(Struct, frozen=True):
    """All that is printed; parts of modules that are not in play are left empty."""

    cards: list[Card]
    projects: list[ProjectSide]
    powers: list[PowerPrinted]
    faces: list[int]
    """How many power tokens of a pile show each icon: five colours, any."""
    crises: list[CrisisPrinted]
    goals: list[GoalPrinted]
    talents: list[TalentPrinted]
    researchers: list[int]
    """Points for one to five researchers together."""
    level: Level | None
    track: list[tuple[int, str]]
    """Steps of the Rival's track and what happens there."""
    ranks: list[tuple[str, int]]


def words_of(said: Said) -> Words:
    """Words with the numbers and names in them."""
    colours = [COLOUR_NAMES[colour] for colour in said.colours]
    more = said.more if said.more != said.amount or " M" in said.pattern.text else 0
    return Words(said.text, said.pattern.name, said.amount, more, colours)


def print_all(content: Content) -> Printed:
    """All that the box has printed on it, whatever is in play."""
    entries = content.entries
    specialists = [
        Card(
            number=number,
            kind="specialist",
            cost=[COLOUR_NAMES[colour] for colour in card.cost],
            points=card.points,
            has_asterisk=card.ability.text.startswith("end:"),
            division=DIVISION_NAMES[card.division],
            skills=[COLOUR_NAMES[colour] for colour in card.skills],
            skill_count=len(card.skills),
            ability=words_of(card.ability),
        )
        for number, card in sorted(entries.specialists.items())
    ]
    leaders = [
        Card(
            number=number,
            kind=leader.kind,
            cost=[COLOUR_NAMES[colour] for colour in leader.cost],
            skill_count=leader.skills,
            obligation=words_of(leader.obligation) if leader.obligation is not None else None,
            met=leader.met,
            missed=leader.missed,
        )
        for number, leader in sorted(entries.leaders.items())
    ]
    projects = [
        ProjectSide(
            project=PROJECT_NAMES[side],
            tile=side // 2 + 1,
            en=entry.en,
            ru=entry.ru,
            year=entry.year,
            needs=list(entry.needs),
            points=entry.points,
            score=words_of(entry.score) if entry.score is not None else None,
        )
        for side, entry in sorted(entries.projects.items())
    ]
    powers = [
        PowerPrinted(
            power=POWER_NAMES[power],
            sections=[words_of(said) for said in board.sections],
            cooperation=words_of(board.cooperation),
            sets=list(board.sets),
        )
        for power, board in sorted(entries.powers.items())
    ]
    crises = [
        CrisisPrinted(CRISIS_NAMES[number - 1], number > 5, words_of(entry.effect), list(entry.steps))
        for number, entry in sorted(entries.crises.items())
    ]
    return Printed(
        cards=specialists + leaders,
        projects=projects,
        powers=powers,
        faces=list(entries.faces),
        crises=crises,
        goals=[GoalPrinted(number, words_of(said)) for number, said in sorted(entries.goals.items())],
        talents=[TalentPrinted(number, words_of(said)) for number, said in sorted(entries.talents.items())],
        researchers=[entries.research[count] for count in sorted(entries.research)],
        level=None,
        track=[(step, TRACK_NAMES[event]) for step, event in sorted(entries.track.items())],
        ranks=list(content.ranks),
    )


class PrintedParts:
    """What is printed, by the modules in play and the level of the Rival: made once for each such set."""

    def __init__(self, content: Content) -> None:
        self.all = print_all(content)
        self.levels = {number: Level(number, *values) for number, values in sorted(content.entries.levels.items())}
        self._made: dict[tuple[int, int], Printed] = {}

    def of(self, modules: int, level: int) -> Printed:
        """SX-M3 Parts of modules that are not in play are left out; level 0: nobody plays alone."""
        if (modules, level) not in self._made:
            self._made[modules, level] = self._make(modules, level)
        return self._made[modules, level]

    def _make(self, modules: int, level: int) -> Printed:
        has_leaders = modules & LEADERS != 0
        projects = self.all.projects if modules & PROJECTS else self.all.projects[: 2 * BASE_TILES]
        return Printed(
            cards=self.all.cards if has_leaders else self.all.cards[:SPECIALISTS],
            projects=projects,
            powers=self.all.powers if modules & POWERS else [],
            faces=self.all.faces if modules & POWERS else [],
            crises=self.all.crises if modules & CRISES else [],
            goals=self.all.goals if modules & GOALS else [],
            talents=self.all.talents if modules & TALENTS else [],
            researchers=self.all.researchers if has_leaders else [],
            level=self.levels.get(level),
            track=self.all.track if level else [],
            ranks=self.all.ranks if level else [],
        )
