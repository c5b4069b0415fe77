"""SX-C The components, loaded from `content/` and checked."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from kosmodrom.core.content import BadContent, Row, check_total, content_hash, read_rows
from kosmodrom.games.space_explorers.parts.box import MOST_DROPPED, TRACK_NAMES, Box
from kosmodrom.games.space_explorers.parts.constraints import check_facts, check_plausible
from kosmodrom.games.space_explorers.parts.entries import (
    CrisisEntry,
    Entries,
    LeaderEntry,
    PowerEntry,
    ProjectEntry,
    SpecialistEntry,
)
from kosmodrom.games.space_explorers.parts.names import (
    BASE_TILES,
    CARDS,
    COLOUR_NAMES,
    CRISES,
    CRISIS_NAMES,
    DIVISION_NAMES,
    GOALS,
    ICON_NAMES,
    LEADER_KINDS,
    LEADERS,
    POWER_NAMES,
    SIDES,
    SPECIALISTS,
    TALENTS,
    TILE_SIDE_NAMES,
    TILES,
)
from kosmodrom.games.space_explorers.parts.vocabulary import (
    ABILITIES,
    CONDITIONS,
    COOPERATIONS,
    EFFECTS,
    SCORES,
    SECTIONS,
    read_words,
)
from kosmodrom.games.space_explorers.parts.vocabulary import TALENTS as TALENT_WORDS
from kosmodrom.games.space_explorers.parts.words import DRAWING, HELPFUL, ICONS, NO_WORDS, RAISE, USABLE

FOLDER: Final = Path(__file__).with_name("content")
PILE: Final = 12
"""Power tokens of a pile."""
SUPPLY: Final = {"token": (4, 1), "card": (60, 1), "directive": (4, 1), "pawn": (4, 1)}
"""SX-S4, SX-C5 How many there are, and how many each player gets."""
LEVEL_FIELDS: Final = ("look", "head_start", "asterisk", "bonus", "leader", "goal", "power_token", "talents")
LONGEST_TRACK: Final = 60


@dataclass(frozen=True)
class Content:
    """What is in the box as tables and as entries, and a hash of the files."""

    box: Box
    entries: Entries
    hash: str
    is_ours: bool
    """Whether the game comes with it."""
    ranks: tuple[tuple[str, int], ...] = field(default=())


def load(folder: Path = FOLDER) -> Content:
    """SX-C1 to SX-C6 The box; BadContent names file, row and what was expected."""
    entries = Entries()
    load_specialists(folder, entries)
    load_leaders(folder, entries)
    load_projects(folder, entries)
    load_powers(folder, entries)
    load_crises(folder, entries)
    load_goals(folder, entries)
    load_talents(folder, entries)
    load_rival(folder, entries)
    load_supply(folder)
    ranks = load_ranks(folder)
    check_facts(entries)
    check_plausible(entries)
    return Content(box_of(entries), entries, content_hash(folder), folder == FOLDER, ranks)


def once(row: Row, number: object, seen: set[object]) -> None:
    """BadContent if an entry was given before."""
    if number in seen:
        raise BadContent(f"{row.where}: {number} was given before, each is expected once")
    seen.add(number)


def read_column(row: Row) -> tuple[int, ...]:
    """SX-C2 A column of 2 to 6 icons."""
    column = row.texts("cost")
    if not 2 <= len(column) <= 6 or any(colour not in COLOUR_NAMES for colour in column):
        raise BadContent(f"{row.where}: cost must be 2 to 6 of {', '.join(COLOUR_NAMES)}, not {column!r}")
    return tuple(COLOUR_NAMES.index(colour) for colour in column)


def load_specialists(folder: Path, entries: Entries) -> None:
    """SX-C1, SX-C2, SX-C3 60 specialists, each number once; skills include the colour of the division."""
    seen: set[object] = set()
    for row in read_rows(folder, "specialists.toml", "specialist"):
        number = row.number("number", 1, SPECIALISTS)
        once(row, number, seen)
        division = DIVISION_NAMES.index(row.word("division", DIVISION_NAMES))
        names = row.texts("skills")
        if COLOUR_NAMES[division] not in names or len(names) not in (1, 2) or len(set(names) - set(COLOUR_NAMES)) > 0:
            raise BadContent(
                f"{row.where}: skills must be {COLOUR_NAMES[division]}, alone or with one of "
                f"{', '.join(COLOUR_NAMES)}, not {names!r}"
            )
        if len(set(names)) != len(names):
            raise BadContent(f"{row.where}: skills must be of different colours, not {names!r}")
        entries.specialists[number] = SpecialistEntry(
            division=division,
            points=row.number("points", 0, 9),
            skills=tuple(COLOUR_NAMES.index(name) for name in names),
            cost=read_column(row),
            ability=read_words(row.where, "ability", row.text("ability"), ABILITIES),
            origin=row.origin,
        )
        row.done()
    check_total("specialists.toml", "specialists", len(seen), SPECIALISTS)


def load_leaders(folder: Path, entries: Entries) -> None:
    """SX-L1, SX-L5, SX-L6 18 leaders: military 61-67, politicians 68-73, researchers 74-78; researchers' points."""
    seen: set[object] = set()
    for row in read_rows(folder, "leaders.toml", "leader"):
        number = row.number("number", SPECIALISTS + 1, CARDS)
        once(row, number, seen)
        kind = row.word("kind", LEADER_KINDS)
        is_bound = kind != "researcher"
        entries.leaders[number] = LeaderEntry(
            kind=kind,
            skills=row.number("skills", 1, 2),
            points=row.number("points", 0, 0),
            cost=read_column(row),
            obligation=read_words(row.where, "obligation", row.text("obligation"), CONDITIONS) if is_bound else None,
            met=row.number("met", 1, 9) if is_bound else 0,
            missed=row.number("missed", 1, 9) if is_bound else 0,
            origin=row.origin,
        )
        row.done()
    check_total("leaders.toml", "leaders", len(seen), LEADERS)
    counts: set[object] = set()
    for row in read_rows(folder, "researchers.toml", "researcher"):
        count = row.number("count", 1, 5)
        once(row, count, counts)
        entries.research[count] = row.number("points", 0, 40)
        row.done()
    check_total("researchers.toml", "numbers of researchers", len(counts), 5)


def load_projects(folder: Path, entries: Entries) -> None:
    """SX-C4, SX-J1 14 tiles of two sides, each of which asks for 5 to 8 skills."""
    seen: set[object] = set()
    for row in read_rows(folder, "projects.toml", "project"):
        tile = row.number("tile", 1, TILES)
        is_new = tile > BASE_TILES
        names = TILE_SIDE_NAMES[int(is_new)]
        side = names.index(row.word("side", names))
        row.word("group", ("new",) if is_new else ("base",))
        once(row, f"tile {tile} {names[side]}", seen)
        needs = [0] * len(COLOUR_NAMES)
        for text in row.texts("needs"):
            colour, _, number = text.partition(" ")
            if colour not in COLOUR_NAMES or not number.isdigit() or needs[COLOUR_NAMES.index(colour)]:
                raise BadContent(f"{row.where}: needs are each a colour and a number, such as 'blue 3', not {text!r}")
            needs[COLOUR_NAMES.index(colour)] = int(number)
        if not 5 <= sum(needs) <= 8:
            raise BadContent(f"{row.where}: needs must be 5 to 8 skills in all, not {sum(needs)}")
        entries.projects[2 * (tile - 1) + side] = ProjectEntry(
            en=row.text("en"),
            ru=row.text("ru"),
            year=row.number("year", 1900, 2100),
            needs=tuple(needs),
            points=row.number("points", 1, 20),
            score=read_words(row.where, "score", row.text("score"), SCORES) if is_new else None,
            origin=row.origin,
        )
        row.done()
    check_total("projects.toml", "sides of project tiles", len(seen), SIDES)


def load_powers(folder: Path, entries: Entries) -> None:
    """SX-C6, SX-W1, SX-W10 Four power boards, and twelve tokens of each."""
    seen: set[object] = set()
    for row in read_rows(folder, "powers.toml", "power"):
        power = POWER_NAMES.index(row.word("power", POWER_NAMES))
        once(row, POWER_NAMES[power], seen)
        texts = row.texts("development")
        if len(texts) != 3:
            raise BadContent(f"{row.where}: development must be three sections, not {len(texts)}")
        entries.powers[power] = PowerEntry(
            sections=tuple(read_words(row.where, "development", text, SECTIONS) for text in texts),
            cooperation=read_words(row.where, "cooperation", row.text("cooperation"), COOPERATIONS),
            sets=tuple(row.number(f"set_{number}", 0, 20) for number in range(1, 5)),
            origin=row.origin,
        )
        row.done()
    check_total("powers.toml", "powers", len(seen), len(POWER_NAMES))
    icons: set[object] = set()
    for row in read_rows(folder, "power_tokens.toml", "token"):
        icon = ICON_NAMES.index(row.word("icon", ICON_NAMES))
        once(row, ICON_NAMES[icon], icons)
        entries.faces[icon] = row.number("count", 0, PILE)
        row.done()
    check_total("power_tokens.toml", "tokens of a pile", sum(entries.faces), PILE)


def load_crises(folder: Path, entries: Entries) -> None:
    """SX-K1, SX-K3 Five early and five late crises, with 1 to 9 steps, no fewer with more players."""
    seen: set[object] = set()
    for row in read_rows(folder, "crises.toml", "crisis"):
        crisis = CRISIS_NAMES.index(row.word("crisis", CRISIS_NAMES)) + 1
        once(row, CRISIS_NAMES[crisis - 1], seen)
        row.word("class", ("early",) if crisis <= CRISES // 2 else ("late",))
        steps = tuple(row.number(f"steps_{players}", 1, 9) for players in (2, 3, 4))
        if list(steps) != sorted(steps):
            raise BadContent(f"{row.where}: steps must not be fewer with more players, {steps} found")
        entries.crises[crisis] = CrisisEntry(
            effect=read_words(row.where, "effect", row.text("effect"), EFFECTS), steps=steps, origin=row.origin
        )
        row.done()
    check_total("crises.toml", "crises", len(seen), CRISES)


def load_goals(folder: Path, entries: Entries) -> None:
    """SX-G1, SX-G2 Eight goals."""
    seen: set[object] = set()
    for row in read_rows(folder, "goals.toml", "goal"):
        goal = row.number("goal", 1, GOALS)
        once(row, goal, seen)
        entries.goals[goal] = read_words(row.where, "condition", row.text("condition"), CONDITIONS)
        row.done()
    check_total("goals.toml", "goals", len(seen), GOALS)


def load_talents(folder: Path, entries: Entries) -> None:
    """SX-H1 Eight talents, the last three of which have a pawn."""
    seen: set[object] = set()
    for row in read_rows(folder, "talents.toml", "talent"):
        talent = row.number("talent", 1, TALENTS)
        once(row, talent, seen)
        said = read_words(row.where, "effect", row.text("effect"), TALENT_WORDS)
        if said.text.startswith("pawn:") != (talent > 5):
            raise BadContent(f"{row.where}: talents 6 to 8, and no others, have a pawn, not {said.text!r}")
        entries.talents[talent] = said
        row.done()
    check_total("talents.toml", "talents", len(seen), TALENTS)


def load_rival(folder: Path, entries: Entries) -> None:
    """SX-Z3, SX-Z6 Three levels of the Rival, and its track."""
    seen: set[object] = set()
    for row in read_rows(folder, "levels.toml", "level"):
        level = row.number("level", 1, 3)
        once(row, level, seen)
        entries.levels[level] = tuple(row.number(name, 0 if name != "look" else 1, 20) for name in LEVEL_FIELDS)
        row.done()
    check_total("levels.toml", "levels", len(seen), 3)
    for row in read_rows(folder, "track.toml", "step"):
        before = max(entries.track, default=0)
        step = row.number("step", before + 1, LONGEST_TRACK)
        entries.track[step] = TRACK_NAMES.index(row.word("event", TRACK_NAMES[1:]))
        row.done()


def load_supply(folder: Path) -> None:
    """SX-S4, SX-D1, SX-H1 What a player begins with, and how many there are."""
    seen: set[object] = set()
    for row in read_rows(folder, "supply.toml", "supply"):
        supply = row.word("supply", tuple(SUPPLY))
        once(row, supply, seen)
        count, each = SUPPLY[supply]
        row.number("count", count, count)
        row.number("each", each, each)
        row.done()
    check_total("supply.toml", "kinds of supply", len(seen), len(SUPPLY))


def load_ranks(folder: Path) -> tuple[tuple[str, int], ...]:
    """SX-Z5 Ranks by the lead; the lowest comes first, and whatever it begins at, anybody has it."""
    ranks: list[tuple[str, int]] = []
    for row in read_rows(folder, "ranks.toml", "rank"):
        least = ranks[-1][1] + 1 if ranks else -999
        ranks.append((row.text("rank"), row.number("from", least, 999)))
        row.done()
    if not ranks:
        raise BadContent("ranks.toml: at least one rank expected")
    return tuple(ranks)


# Tables


def in_bytes(counts: list[int]) -> int:
    """Counts by colour in one number, a byte each."""
    return sum(count * 256**place for place, count in enumerate(counts))


def by_colour(colours: tuple[int, ...]) -> int:
    """How many of each colour, a byte each."""
    return in_bytes([colours.count(colour) for colour in range(len(COLOUR_NAMES))])


def box_of(entries: Entries) -> Box:
    """The entries as tables."""
    box = Box()
    for number, card in entries.specialists.items():
        member = 2 ** (number - 1)
        put_column(box, number, card.cost)
        box.points[number] = card.points
        box.skills[number] = by_colour(card.skills)
        box.skill_count[number] = len(card.skills)
        box.fits[number] = sum(2**colour for colour in card.skills)
        box.abilities[number - 1] = card.ability.packed
        if card.ability.pattern.kind == ICONS:
            box.icons[number - 1] = by_colour(card.ability.colours)
            box.givers |= member
        if card.ability.text.startswith("end:"):
            box.asterisks |= member
        elif card.points == 0:
            box.zero |= member
        box.usable |= member * (card.ability.pattern.kind in USABLE)
        box.helpful |= member * (card.ability.pattern.kind in HELPFUL)
        box.drawing |= member * (card.ability.pattern.kind in DRAWING)
        box.raising |= member * (card.ability.pattern.kind == RAISE)
        box.two |= member * (len(card.skills) == 2)
        box.cheap |= member * (len(card.cost) <= 3)
        box.dear |= member * (len(card.cost) >= 5)
    for number, leader in entries.leaders.items():
        member = 2 ** (number - SPECIALISTS - 1)
        put_column(box, number, leader.cost)
        box.skill_count[number] = leader.skills
        box.fits[number] = 31
        box.obligations[number] = leader.obligation.packed if leader.obligation is not None else NO_WORDS
        box.kept[number] = leader.met
        box.broken[number] = leader.missed
        box.two_leaders |= member * (leader.skills == 2)
        box.cheap_leaders |= member * (len(leader.cost) <= 3)
        box.dear_leaders |= member * (len(leader.cost) >= 5)
        box.researchers |= member * (leader.kind == "researcher")
    put_rest(box, entries)
    return box


def put_column(box: Box, number: int, cost: tuple[int, ...]) -> None:
    """SX-P2 The column with none, one, two and more icons dropped from the bottom."""
    box.cost[number] = len(cost)
    for dropped in range(MOST_DROPPED):
        box.columns[number * MOST_DROPPED + dropped] = by_colour(cost[: max(0, len(cost) - dropped)])


def put_rest(box: Box, entries: Entries) -> None:
    """Everything but the cards."""
    for count, points in entries.research.items():
        box.research[count] = points
    for side, project in entries.projects.items():
        box.needs[side] = in_bytes(list(project.needs))
        box.project_points[side] = project.points
        box.scores[side] = project.score.packed if project.score is not None else NO_WORDS
    for power, board in entries.powers.items():
        for section, said in enumerate(board.sections):
            box.sections[power * 3 + section] = said.packed
        box.cooperations[power] = board.cooperation.packed
        for size, points in enumerate(board.sets, 1):
            box.sets[power * 5 + size] = points
    box.faces = sum(count * 16**icon for icon, count in enumerate(entries.faces))
    for crisis, entry in entries.crises.items():
        box.effects[crisis] = entry.effect.packed
        for place, steps in enumerate(entry.steps):
            box.steps[crisis * 3 + place] = steps
    for goal, said in entries.goals.items():
        box.conditions[goal] = said.packed
    for talent, said in entries.talents.items():
        box.talents[talent] = said.packed
        box.talent_icons[talent] = by_colour(said.colours) if said.pattern.kind == ICONS else 0
    for level, values in entries.levels.items():
        box.look[level] = values[0]
        box.head_start[level] = values[1]
        box.asterisk_points[level] = values[2]
        box.bonus[level] = values[3]
        box.leader_points[level] = values[4]
        box.goal_points[level] = values[5]
        box.token_points[level] = values[6]
        box.talent_steps[level] = values[7]
    for step, event in entries.track.items():
        box.track[step] = event
    box.track_length = max(entries.track, default=0)
