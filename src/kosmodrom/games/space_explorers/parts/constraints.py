"""SX-C What content has to keep to: always, where a rulebook or public fact says so; or where it is reconstructed.

Whoever owns the box and enters what is printed there (origin `rulebook` or `public`) is held to the facts only.
"""

from collections import Counter
from typing import Final

from kosmodrom.core.content import RECONSTRUCTED, BadContent
from kosmodrom.games.space_explorers.parts import words
from kosmodrom.games.space_explorers.parts.entries import Entries, ProjectEntry, SpecialistEntry
from kosmodrom.games.space_explorers.parts.names import (
    COLOUR_NAMES,
    DIVISION_NAMES,
    POWER_NAMES,
    PROJECT_NAMES,
)

BLOCK: Final = 12
KNOWN_ABILITIES: Final = {
    7: "any 1 from hand",
    8: "instead: free 3",
    9: "draw 1 after dear",
    10: "instead: tokens 2 -> recruit from hand",
    11: "end: 1 per purple skill",
    12: "end: 2 per card above",
    19: "tokens 2 or 3 -> skill",
}
"""SX-C3 Abilities that are public."""
KNOWN_BOARDS: Final = (
    (("draw 1", "take tokens 2", "endless tokens 3"), words.PER_SET),
    (("reorder", "instead: any colours", "dig"), words.FOREIGN_TOKEN),
    (("lend", "renew hand 1", "instead: exchange"), words.PRODUCT),
    (("any 2", "rearrange", "own project 1"), words.JOIN_SETS),
)
"""SX-W11 to SX-W14 Sections and the kind of cooperation of each power."""
LEADER_NUMBERS: Final = {"military": range(61, 68), "politician": range(68, 74), "researcher": range(74, 79)}
POINTS_BY_NEEDS: Final = {5: 6, 6: 7, 7: 9, 8: 11}
"""SX-C4 Points of a base project by the skills that it asks for."""
SPECIALS: Final = 20


def require(is_kept: bool, sentence: str) -> None:
    if not is_kept:
        raise BadContent(sentence)


def check_facts(entries: Entries) -> None:
    """What a rulebook or public fact says; BadContent names the file and the fact."""
    check_known_specialists(entries)
    for number, leader in entries.leaders.items():
        require(
            number in LEADER_NUMBERS[leader.kind],
            f"leaders.toml: military are 61-67, politicians 68-73, researchers 74-78, but {number} is {leader.kind}",
        )
    politician = entries.leaders[68]
    text = "" if politician.obligation is None else politician.obligation.text
    found = (text, politician.met, politician.missed)
    require(found == ("hand 2", 3, 2), f"leaders.toml: 68 has the obligation hand 2, +3 and -2, not {found}")
    require(entries.research[1] == 2 and entries.research[3] == 9, "researchers.toml: 2 points for one, 9 for three")
    for side, project in entries.projects.items():
        if project.en == "Zond 3" and project.score is not None:
            kept = project.score.text == "2 per zero-point"
            require(kept, f"projects.toml: {PROJECT_NAMES[side]}, Zond 3, brings 2 per zero-point")
    for power, (sections, cooperation) in enumerate(KNOWN_BOARDS):
        board = entries.powers[power]
        kept = tuple(said.text for said in board.sections) == sections and board.cooperation.pattern.kind == cooperation
        require(kept, f"powers.toml: {POWER_NAMES[power]} has other sections or another cooperation: {sections}")
    require(entries.powers[0].sets[:3] == (0, 2, 4), "powers.toml: ussr's sets bring 0, 2 and 4")
    require(entries.powers[3].sets[3] == 8, "powers.toml: japan's set of four brings 8")
    require(entries.goals[3].text == "two-skilled 3", "goals.toml: goal 3 is two-skilled 3")
    require(entries.talents[4].text == "any 2 from hand", "talents.toml: talent 4 is any 2 from hand")


def check_known_specialists(entries: Entries) -> None:
    """SX-C1, SX-C3 Twelve a division, Engineering first; what is public of single cards."""
    counts = Counter(card.division for card in entries.specialists.values())
    for division, name in enumerate(DIVISION_NAMES):
        require(counts[division] == BLOCK, f"specialists.toml: {BLOCK} of {name} expected, {counts[division]} found")
    first = [entries.specialists[number].division for number in range(1, BLOCK + 1)]
    require(first == [0] * BLOCK, "specialists.toml: 1 to 12 are of engineering")
    for number, text in KNOWN_ABILITIES.items():
        found = entries.specialists[number].ability.text
        require(found == text, f"specialists.toml: {number} has the ability {text!r}, not {found!r}")
    require(len(entries.specialists[18].skills) == 2, "specialists.toml: 18 has two skills")
    price = entries.specialists[56].ability
    kept = price.pattern.kind == words.BUY_TAKE and (price.amount, price.more) == (1, 2)
    require(kept, "specialists.toml: 56 costs 1 token, 2 with modules")


def check_plausible(entries: Entries) -> None:
    """What reconstructed entries keep to; BadContent names the file and the constraint.

    What is said of many entries together holds while all of them are reconstructed: an owner enters card by card.
    """
    check_columns(entries)
    for division, name in enumerate(DIVISION_NAMES):
        block = [card for card in entries.specialists.values() if card.division == division]
        if are_reconstructed(block):
            check_block(division, name, block)
    if are_reconstructed(list(entries.specialists.values())):
        check_balance(entries)
    for number, leader in entries.leaders.items():
        if leader.origin == RECONSTRUCTED and leader.obligation is not None:
            kept = 1 <= leader.met <= 5 and 1 <= leader.missed <= 4
            require(kept, f"leaders.toml: {number} must bring 1 to 5 points and cost 1 to 4")
    check_projects(entries)
    for power, board in entries.powers.items():
        if board.origin == RECONSTRUCTED:
            one, two, three, _ = board.sets
            kept = two >= 2 * one and three >= one + two
            require(kept, f"powers.toml: {POWER_NAMES[power]}: a set has to be worth at least its parts")


def is_special(card: SpecialistEntry) -> bool:
    """SX-C3 An ability that is neither none, icons nor an asterisk."""
    kind = card.ability.pattern.kind
    return kind not in (words.NO_WORDS, words.ICONS) and not card.ability.text.startswith("end:")


def are_reconstructed(found: list[SpecialistEntry] | list[ProjectEntry]) -> bool:
    """Whether nothing of some entries was read off a box."""
    return all(entry.origin == RECONSTRUCTED for entry in found)


def check_columns(entries: Entries) -> None:
    """SX-C2 Columns of two colours, none of them the own."""
    for number, card in entries.specialists.items():
        colours = set(card.cost)
        kept = card.origin != RECONSTRUCTED or (len(colours) == 2 and card.division not in colours)
        require(kept, f"specialists.toml: {number} must cost two colours, not its own division's")


def check_block(division: int, name: str, block: list[SpecialistEntry]) -> None:
    """SX-C3 Four givers, two pairs, four specials, two asterisks."""
    given = {card.ability.colours[0] for card in block if card.ability.pattern.kind == words.ICONS}
    givers = sum(card.ability.pattern.kind == words.ICONS for card in block)
    others = set(range(len(COLOUR_NAMES))) - {division}
    require(givers == 4 and given == others, f"specialists.toml: {name} has four givers, of the four other colours")
    pairs = sum(len(card.skills) == 2 for card in block)
    require(pairs == 2, f"specialists.toml: {name} has two two-skilled cards, not {pairs}")
    costs = sorted(len(card.cost) for card in block if is_special(card))
    require(costs == [3, 4, 5, 6], f"specialists.toml: specials of {name} cost 3, 4, 5 and 6, not {costs}")
    ends = [card.ability for card in block if card.ability.text.startswith("end:")]
    coloured = [said.colours[0] for said in ends if said.pattern.kind == words.END_SKILL]
    kept = len(ends) == 2 and len(coloured) == 1 and coloured[0] != division
    require(kept, f"specialists.toml: {name} has two asterisk cards, one of which scores another colour")


def check_balance(entries: Entries) -> None:
    """SX-C3 Pairs and specials all different; colours asked for, given and scored alike; points rise with cost."""
    cards = list(entries.specialists.values())
    pairs = {frozenset(card.skills) for card in cards if len(card.skills) == 2}
    require(len(pairs) == 10, f"specialists.toml: ten different pairs of skills expected, {len(pairs)} found")
    specials = {card.ability.text for card in cards if is_special(card)}
    require(
        len(specials) == SPECIALS, f"specialists.toml: {SPECIALS} special abilities expected, {len(specials)} found"
    )
    ends = [card.ability for card in cards if card.ability.text.startswith("end:")]
    scored = sorted(said.colours[0] for said in ends if said.pattern.kind == words.END_SKILL)
    require(scored == [0, 1, 2, 3, 4], "specialists.toml: each colour is scored once")
    structural = {said.text for said in ends if said.pattern.kind != words.END_SKILL}
    require(len(structural) == 5, "specialists.toml: five different structural scores expected")
    asked = Counter(colour for card in cards for colour in card.cost)
    given = Counter(
        colour for card in cards for colour in card.ability.colours if card.ability.text.startswith("icons")
    )
    for what, counts in (("asked for", asked), ("given", given)):
        spread = max(counts.values()) - min(counts.values())
        require(spread <= 1, f"specialists.toml: colours are {what} within 1 of each other, not {spread}")
    means = []
    for cost in range(2, 7):
        points = [card.points for card in cards if len(card.cost) == cost and not card.ability.text.startswith("end:")]
        require(points != [], f"specialists.toml: no card costs {cost}")
        means.append(sum(points) / len(points))
    require(means == sorted(means), "specialists.toml: mean points rise with cost")


def check_projects(entries: Entries) -> None:
    """SX-C4 Points by the skills asked for, above any specialist's; colours asked for within 3 of each other."""
    ours = [card.points for card in entries.specialists.values() if card.origin == RECONSTRUCTED]
    highest = max(ours, default=0)
    asked = [0] * len(COLOUR_NAMES)
    for side, project in entries.projects.items():
        asked = [before + more for before, more in zip(asked, project.needs, strict=True)]
        if project.score is None and project.origin == RECONSTRUCTED:
            expected = POINTS_BY_NEEDS[sum(project.needs)]
            kept = project.points == expected and project.points > highest
            require(kept, f"projects.toml: {PROJECT_NAMES[side]} brings {expected} points, above any specialist")
    kept = max(asked) - min(asked) <= 3 or not are_reconstructed(list(entries.projects.values()))
    require(kept, f"projects.toml: colours are asked for within 3 of each other, not {asked}")
