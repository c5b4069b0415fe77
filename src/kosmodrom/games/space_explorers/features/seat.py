"""What all see of a seat: its hub, its points by source, its means, what is in its reach, what modules give it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.features import within, write_at_least
from kosmodrom.games.space_explorers.bot.progress import lack_of
from kosmodrom.games.space_explorers.features.cards import ability_group, write_colours
from kosmodrom.games.space_explorers.features.groups import (
    AHEAD_LOWEST,
    AHEAD_STEP,
    AHEAD_STEPS,
    ASTERISK_STEP,
    ASTERISK_STEPS,
    CARDS_LEFT,
    COOPERATION_STEPS,
    DIRECTIVE_STEPS,
    DONE,
    FOREIGN_STEPS,
    FRESH_STEP,
    FRESH_STEPS,
    GOAL_STATES,
    GOAL_STEP,
    GOAL_STEPS,
    HAND_STEPS,
    HEIGHTS,
    HIGH_VALUE,
    ICON_STEPS,
    LACKS,
    LEADER_LOWEST,
    LEADER_STEP,
    LEADER_STEPS,
    LOYALTY,
    MIDDLE_VALUE,
    POWER_STEP,
    POWER_STEPS,
    PRINTED_STEP,
    PRINTED_STEPS,
    PROJECT_STEP,
    PROJECT_STEPS,
    RESEARCHER_STEPS,
    SECTION_STEPS,
    SEEN_STEPS,
    SKILL_STEPS,
    TOKENS,
    VALUES,
    Groups,
)
from kosmodrom.games.space_explorers.features.kinds import (
    ABILITY_GROUP,
    SECTION_GROUP,
    SPECIAL,
    WORKING,
)
from kosmodrom.games.space_explorers.features.reckoning import (
    ASTERISKS,
    BASE_PROJECTS,
    FRESH_PROJECTS,
    FROM_GOALS,
    FROM_LEADERS,
    FROM_POWERS,
    PRINTED,
    SOURCES,
    Reckoning,
)
from kosmodrom.games.space_explorers.options import GOALS, POWERS, PROJECTS, TALENTS
from kosmodrom.games.space_explorers.parts.counts import count, of_colour, total
from kosmodrom.games.space_explorers.parts.names import COLOURS, DIRECTIVE, SPECIALISTS
from kosmodrom.games.space_explorers.parts.sets import bit, lowest, size
from kosmodrom.games.space_explorers.parts.words import kind_of_words
from kosmodrom.games.space_explorers.rules.cards import hand_size, has_module, top_card
from kosmodrom.games.space_explorers.rules.ending import LAST_CARD
from kosmodrom.games.space_explorers.rules.powers import IN_CELL
from kosmodrom.games.space_explorers.rules.projects import missing_skills
from kosmodrom.games.space_explorers.rules.working import working_tops
from kosmodrom.games.space_explorers.state import CHOOSING, ExplorersState, Player

HELP: Final = 1
"""The first of WORKING among the groups of abilities."""
OWN_LOOKED_AT: Final = 4
"""Of more projects of one's own the others are not told."""
KINDS: Final = len(WORKING)
WORTHS: Final = len(VALUES)
MOST_LOYALTY: Final = len(LOYALTY) - 1


def write_seat(g: Groups, r: Reckoning, s: ExplorersState, owner: i64, block: i64, indices: vec[i64], n: i64) -> i64:
    """All of a seat, into its block."""
    player = s.players[owner]
    n = write_hub(g, s, player, block, indices, n)
    n = write_points(g, r, s, owner, block, indices, n)
    n = write_means(g, player, block, indices, n)
    n = write_projects(g, r, s, owner, block, indices, n)
    if has_module(s, GOALS):
        n = write_goals(g, s, owner, block, indices, n)
    if has_module(s, TALENTS) and s.phase != CHOOSING:
        n = write_talent(g, s, player, block, indices, n)
    if has_module(s, POWERS):
        n = write_board(g, s, player, block, indices, n)
    if player.placed_leaders != 0:
        n = write_leaders(g, s, owner, block, indices, n)
    return n


def write_hub(g: Groups, s: ExplorersState, player: Player, block: i64, indices: vec[i64], n: i64) -> i64:
    """Skills, cards by division, what works on top."""
    icons: i64 = 0
    if player.talent != 0 and s.phase != CHOOSING:
        icons = s.box.talent_icons[player.talent]
    tops = working_tops(s, player)
    colour: i64 = 0
    while colour < COLOURS:
        skills = of_colour(player.skills, colour)
        n = write_at_least(indices, n, block + g.skills + colour * SKILL_STEPS, SKILL_STEPS, skills)
        cards = of_colour(player.heights, colour)
        if cards > 0:
            indices[n] = block + g.height + colour * HEIGHTS + within(cards, 1, HEIGHTS) - 1
            n += 1
            card = top_card(player, colour)
            if card <= SPECIALISTS and tops & bit(card - 1) != 0:
                group = ability_group(s, card)
                if group < HELP:
                    icons += s.box.icons[card - 1]
                elif group < SPECIAL:
                    indices[n] = block + g.top + colour * KINDS + group - HELP
                    n += 1
        colour += 1
    colour = 0
    while icons != 0:
        n = write_at_least(indices, n, block + g.icons + colour * ICON_STEPS, ICON_STEPS, icons & 255)
        icons >>= 8
        colour += 1
    return n


def write_points(g: Groups, r: Reckoning, s: ExplorersState, owner: i64, block: i64, indices: vec[i64], n: i64) -> i64:
    """Points by source, how far ahead they are, and how many cards the hub still takes."""
    points = r.points
    row = owner * SOURCES
    n = write_at_least(indices, n, block + g.printed, PRINTED_STEPS, points[row + PRINTED] // PRINTED_STEP)
    n = write_at_least(indices, n, block + g.asterisks, ASTERISK_STEPS, points[row + ASTERISKS] // ASTERISK_STEP)
    n = write_at_least(indices, n, block + g.projects, PROJECT_STEPS, points[row + BASE_PROJECTS] // PROJECT_STEP)
    if has_module(s, PROJECTS):
        n = write_at_least(indices, n, block + g.fresh, FRESH_STEPS, points[row + FRESH_PROJECTS] // FRESH_STEP)
    if s.players[owner].placed_leaders != 0:
        reached = (points[row + FROM_LEADERS] - LEADER_LOWEST) // LEADER_STEP + 1
        n = write_at_least(indices, n, block + g.leaders, LEADER_STEPS, reached)
    if has_module(s, GOALS):
        n = write_at_least(indices, n, block + g.goals, GOAL_STEPS, points[row + FROM_GOALS] // GOAL_STEP)
    if has_module(s, POWERS):
        n = write_at_least(indices, n, block + g.powers, POWER_STEPS, points[row + FROM_POWERS] // POWER_STEP)
    n = write_lead(block + g.ahead, block + g.ahead_rest, r.lead(owner) - AHEAD_LOWEST, indices, n)
    indices[n] = block + g.cards_left + within(LAST_CARD - s.players[owner].cards, 0, CARDS_LEFT)
    return n + 1


def write_lead(start: i64, rest: i64, above: i64, indices: vec[i64], n: i64) -> i64:
    """So many points above the lowest lead that is told: by steps, and what is above the last one reached."""
    if above < 0:
        return n
    reached = above // AHEAD_STEP
    n = write_at_least(indices, n, start, AHEAD_STEPS, reached + 1)
    if reached < AHEAD_STEPS:
        left = above - reached * AHEAD_STEP
        while left > 0:
            indices[n] = rest
            n += 1
            left -= 1
    return n


def write_means(g: Groups, player: Player, block: i64, indices: vec[i64], n: i64) -> i64:
    """Tokens, the size of the hand, projects completed."""
    colour: i64 = 0
    while colour < COLOURS:
        tokens = count(player.tokens, colour)
        if tokens > 0:
            indices[n] = block + g.tokens + colour * TOKENS + within(tokens, 1, TOKENS) - 1
            n += 1
        colour += 1
    n = write_at_least(indices, n, block + g.directives, DIRECTIVE_STEPS, count(player.tokens, DIRECTIVE))
    n = write_at_least(indices, n, block + g.hand, HAND_STEPS, hand_size(player))
    n = write_at_least(indices, n, block + g.seen, SEEN_STEPS, size(player.seen) + size(player.seen_leaders))
    if player.done != 0:
        indices[n] = block + g.done + within(size(player.done), 1, DONE) - 1
        n += 1
    return n


def write_projects(
    g: Groups, r: Reckoning, s: ExplorersState, owner: i64, block: i64, indices: vec[i64], n: i64
) -> i64:
    """The projects that a seat may complete soon: what it lacks and what they bring; where nobody else is as near."""
    place: i64 = 0
    while place < r.open:
        lack = r.lacks[place * r.players + owner]
        n = write_reach(block + g.reach, s, r.sides[place], lack, indices, n)
        if lack < LACKS and lack < r.others_lack(place, owner):
            indices[n] = block + g.nearest + within(lack, 0, LACKS - 1)
            n += 1
        place += 1
    rest = s.players[owner].own
    left: i64 = OWN_LOOKED_AT
    while rest != 0 and left > 0:
        side = lowest(rest)
        rest &= rest - 1
        left -= 1
        n = write_reach(block + g.reach, s, side, missing_skills(s, s.players[owner], side), indices, n)
    return write_colours(indices, n, block + g.wanted, r.wanted[owner])


def write_reach(start: i64, s: ExplorersState, side: i64, lack: i64, indices: vec[i64], n: i64) -> i64:
    """A project that lacks so many skills, if that is not too many."""
    if lack >= LACKS:
        return n
    worth: i64 = 0
    if s.box.project_points[side] >= HIGH_VALUE:
        worth = 2
    elif s.box.project_points[side] >= MIDDLE_VALUE:
        worth = 1
    indices[n] = start + within(lack, 0, LACKS - 1) * WORTHS + worth
    return n + 1


def write_goals(g: Groups, s: ExplorersState, owner: i64, block: i64, indices: vec[i64], n: i64) -> i64:
    """SX-G Goals by division: met, or nearly."""
    player = s.players[owner]
    division: i64 = 0
    while division < COLOURS:
        lack: i64 = 0
        if player.met & bit(division) == 0:
            lack = lack_of(s, owner, s.box.conditions[count(player.goals, division)])
            if lack < 1:
                lack = 1
        if lack < GOAL_STATES:
            indices[n] = block + g.goal + division * GOAL_STATES + lack
            n += 1
        division += 1
    return n


def write_talent(g: Groups, s: ExplorersState, player: Player, block: i64, indices: vec[i64], n: i64) -> i64:
    """SX-H What the talent is good for, and whether its pawn stands somewhere."""
    if player.talent != 0:
        indices[n] = block + g.talent + ABILITY_GROUP[kind_of_words(s.box.talents[player.talent])]
        n += 1
    if player.pawn != 0:
        indices[n] = block + g.pawn
        n += 1
    return n


def write_board(g: Groups, s: ExplorersState, player: Player, block: i64, indices: vec[i64], n: i64) -> i64:
    """SX-W Sections that wait to be used, those used, tokens in cooperation and of other powers."""
    used: i64 = 0
    section: i64 = 0
    while section < SECTION_STEPS:
        token = count(player.sections, section)
        if token >= IN_CELL:
            used += 1
        elif token > 0:
            words = s.box.sections[player.power * SECTION_STEPS + section]
            indices[n] = block + g.section + SECTION_GROUP[kind_of_words(words)]
            n += 1
        section += 1
    n = write_at_least(indices, n, block + g.used, SECTION_STEPS, used)
    n = write_at_least(indices, n, block + g.cooperation, COOPERATION_STEPS, player.cooperation)
    return write_at_least(indices, n, block + g.foreign, FOREIGN_STEPS, total(player.international))


def write_leaders(g: Groups, s: ExplorersState, owner: i64, block: i64, indices: vec[i64], n: i64) -> i64:
    """SX-L Obligations by how much they lack, and researchers."""
    player = s.players[owner]
    rest = player.placed_leaders & ~s.box.researchers
    while rest != 0:
        words = s.box.obligations[SPECIALISTS + 1 + lowest(rest)]
        rest &= rest - 1
        indices[n] = block + g.obligation + within(lack_of(s, owner, words), 0, MOST_LOYALTY)
        n += 1
    researchers = size(player.placed_leaders & s.box.researchers)
    return write_at_least(indices, n, block + g.researchers, RESEARCHER_STEPS, researchers)
