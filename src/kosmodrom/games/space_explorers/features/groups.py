"""Which features there are, and where each group begins."""

from typing import Final, final

from mypy_extensions import i64

from kosmodrom.core.features import AT_LEAST, COUNT, ONE_OF, Layout, numbers
from kosmodrom.games.space_explorers.features.kinds import ABILITIES, QUESTIONS, SECTIONS, TALENTS, WORKING
from kosmodrom.games.space_explorers.parts.box import TRACK_NAMES
from kosmodrom.games.space_explorers.parts.names import (
    COLOUR_NAMES,
    DIVISION_NAMES,
    END_NAMES,
    MODULE_NAMES,
)
from kosmodrom.games.space_explorers.parts.vocabulary import EFFECTS
from kosmodrom.games.space_explorers.score import LEVEL_NAMES

ROUND_STEP: Final = 3
ROUND_STEPS: Final = 8
TURNS_STEPS: Final = 8
DECK_STEP: Final = 8
DECK_STEPS: Final = 6
OPEN_PROJECTS: Final = 6
TURN_FLAGS: Final = ("completed", "took", "third")
BOUGHT_STEPS: Final = 2
EFFECT_NAMES: Final = tuple([effect.name for effect in EFFECTS])
"""By the kinds of words, from 1 on."""
MARKER_STEPS: Final = 4
CRISES_OVER: Final = 6
FROZEN_STEP: Final = 2
FROZEN_STEPS: Final = 3

READY: Final = ("now", "soon", "later")
"""Whether a card can be paid for: now, with a card or two tokens more, or only with more than that."""
CARD_POINTS: Final = 6
"""Printed points of a card are told below these; so many or more are one."""
POINT_NAMES: Final = numbers(0, CARD_POINTS - 1)
BEST_STEPS: Final = 6
FIRST_ROOM: Final = 7
"""A Center of so many cards is told, and of more, up to ROOM_STEPS."""
ROOM_STEPS: Final = 6
LOYALTY: Final = ("met", "lacks 1", "lacks 2", "lacks more")
"""An obligation, or a goal."""
RESEARCHER: Final = 4
LEADER_NAMES: Final = (*LOYALTY, "researcher")
OPEN_ICONS: Final = 6
PUT_DOWN_STEPS: Final = 3

SKILL_STEPS: Final = 6
HEIGHTS: Final = 3
"""So many cards of a division or more are one."""
ICON_STEPS: Final = 2
PRINTED_STEP: Final = 3
PRINTED_STEPS: Final = 10
ASTERISK_STEP: Final = 3
ASTERISK_STEPS: Final = 5
PROJECT_STEP: Final = 5
PROJECT_STEPS: Final = 7
FRESH_STEP: Final = 3
FRESH_STEPS: Final = 4
LEADER_LOWEST: Final = -4
LEADER_STEP: Final = 3
LEADER_STEPS: Final = 6
GOAL_STEP: Final = 2
GOAL_STEPS: Final = 5
POWER_STEP: Final = 4
POWER_STEPS: Final = 5
AHEAD_LOWEST: Final = -20
AHEAD_STEP: Final = 4
AHEAD_STEPS: Final = 11
CARDS_LEFT: Final = 8
TOKENS: Final = 3
DIRECTIVE_STEPS: Final = 2
HAND_STEPS: Final = 6
SEEN_STEPS: Final = 3
DONE: Final = 5
LACKS: Final = 6
"""Projects that lack so many skills or more are out of reach."""
VALUES: Final = ("low", "middle", "high")
"""Points of a project: below 8, below 10, more."""
MIDDLE_VALUE: Final = 8
HIGH_VALUE: Final = 10
GOAL_STATES: Final = 3
SECTION_STEPS: Final = 3
COOPERATION_STEPS: Final = 3
FOREIGN_STEPS: Final = 5
RESEARCHER_STEPS: Final = 3
RIVAL_STEP: Final = 4
RIVAL_STEPS: Final = 16
TRACK_STEP: Final = 2
TRACK_STEPS: Final = 8


def steps(step: int, count: int, lowest: int | None = None) -> tuple[str, ...]:
    """An axis of so many thresholds, from a step on or from the lowest."""
    first = step if lowest is None else lowest
    return numbers(first, first + step * (count - 1), step)


@final
class Groups:
    """Where each group begins, in a game with so many seats."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        places = layout.places()
        self.question: i64 = layout.table("question", ONE_OF, QUESTIONS)
        self.turn: i64 = layout.table("turn", ONE_OF, places)
        self.asked: i64 = layout.table("asked", ONE_OF, places)
        self.first: i64 = layout.table("first", ONE_OF, places)
        self.round: i64 = layout.table("round", AT_LEAST, steps(ROUND_STEP, ROUND_STEPS))
        self.turns_left: i64 = layout.table("turns left", AT_LEAST, numbers(1, TURNS_STEPS))
        self.ending: i64 = layout.table("ending", COUNT, END_NAMES)
        self.to_play: i64 = layout.table("to play", ONE_OF, numbers(0, int(layout.seats) - 1))
        self.module: i64 = layout.table("module", COUNT, MODULE_NAMES)
        self.deck: i64 = layout.table("deck", AT_LEAST, steps(DECK_STEP, DECK_STEPS))
        self.open: i64 = layout.table("open projects", ONE_OF, numbers(1, OPEN_PROJECTS))
        self.flag: i64 = layout.table("turn has", COUNT, TURN_FLAGS)
        self.bought: i64 = layout.table("bought skills", AT_LEAST, numbers(1, BOUGHT_STEPS))
        self.gained: i64 = layout.table("gained icons", AT_LEAST, numbers(1, BOUGHT_STEPS))
        self.crisis: i64 = layout.table("crisis", ONE_OF, EFFECT_NAMES)
        self.coming: i64 = layout.table("coming crisis", ONE_OF, EFFECT_NAMES)
        self.marker: i64 = layout.table("steps of crisis", AT_LEAST, numbers(1, MARKER_STEPS))
        self.over: i64 = layout.table("crises over", ONE_OF, numbers(0, CRISES_OVER))
        self.frozen: i64 = layout.table("frozen tokens", AT_LEAST, steps(FROZEN_STEP, FROZEN_STEPS))
        self._declare_center(layout, places)
        self._declare_payment(layout)
        if layout.seats == 1:
            self._declare_rival(layout)
        else:
            self.level: i64 = -1
            self.rival: i64 = -1
            self.rival_tokens: i64 = -1
            self.rival_reach: i64 = -1
            self.track: i64 = -1
            self.event: i64 = -1
            self.pick: i64 = -1
        self._declare_hub(layout)
        self._declare_means(layout)
        self._declare_modules(layout)
        self._declare_own(layout)

    def _declare_center(self, layout: Layout, places: tuple[str, ...]) -> None:
        self.room: i64 = layout.table("cards of center", AT_LEAST, numbers(FIRST_ROOM, FIRST_ROOM + ROOM_STEPS - 1))
        self.card: i64 = layout.table("card", COUNT, READY, POINT_NAMES)
        self.skill: i64 = layout.table("skill of card", COUNT, READY, COLOUR_NAMES)
        self.ability: i64 = layout.table("ability of card", COUNT, ABILITIES)
        self.wanted_card: i64 = layout.table("wanted card", COUNT, READY)
        self.column: i64 = layout.table("column of card", COUNT, COLOUR_NAMES)
        self.leader: i64 = layout.table("leader", COUNT, LEADER_NAMES)
        self.own_token: i64 = layout.table("own power token", COUNT, READY)
        self.foreign_token: i64 = layout.table("foreign power token", COUNT, READY)
        self.reserved: i64 = layout.table("reserved", COUNT, places)
        self.best: i64 = layout.table("best card", AT_LEAST, numbers(1, BEST_STEPS))
        self.next_card: i64 = layout.table("card for next", COUNT, READY)
        self.next_best: i64 = layout.table("best card for next", AT_LEAST, numbers(1, BEST_STEPS))

    def _declare_payment(self, layout: Layout) -> None:
        self.to_pay: i64 = layout.table("icons to pay", AT_LEAST, numbers(1, OPEN_ICONS))
        self.put_down: i64 = layout.table("returned cards", AT_LEAST, numbers(1, PUT_DOWN_STEPS))

    def _declare_rival(self, layout: Layout) -> None:
        """SX-Z What the Rival of a lone player has."""
        self.level = layout.table("level", ONE_OF, LEVEL_NAMES)
        self.rival = layout.table("rival", AT_LEAST, steps(RIVAL_STEP, RIVAL_STEPS))
        self.rival_tokens = layout.table("tokens of rival", ONE_OF, COLOUR_NAMES, numbers(1, TOKENS))
        self.rival_reach = layout.table("projects of rival", COUNT, numbers(0, LACKS - 1), VALUES)
        self.track = layout.table("track", AT_LEAST, steps(TRACK_STEP, TRACK_STEPS))
        self.event = layout.table("next on track", ONE_OF, TRACK_NAMES[1:])
        self.pick = layout.table("pick of rival", ONE_OF, POINT_NAMES)

    def _declare_hub(self, layout: Layout) -> None:
        self.skills: i64 = layout.seat("skills", AT_LEAST, COLOUR_NAMES, numbers(1, SKILL_STEPS))
        self.height: i64 = layout.seat("cards of division", ONE_OF, DIVISION_NAMES, numbers(1, HEIGHTS))
        self.top: i64 = layout.seat("top", ONE_OF, DIVISION_NAMES, WORKING)
        self.icons: i64 = layout.seat("icons", AT_LEAST, COLOUR_NAMES, numbers(1, ICON_STEPS))
        self.printed: i64 = layout.seat("printed points", AT_LEAST, steps(PRINTED_STEP, PRINTED_STEPS))
        self.asterisks: i64 = layout.seat("asterisks", AT_LEAST, steps(ASTERISK_STEP, ASTERISK_STEPS))
        self.projects: i64 = layout.seat("projects", AT_LEAST, steps(PROJECT_STEP, PROJECT_STEPS))
        self.fresh: i64 = layout.seat("new projects", AT_LEAST, steps(FRESH_STEP, FRESH_STEPS))
        self.leaders: i64 = layout.seat("leaders", AT_LEAST, steps(LEADER_STEP, LEADER_STEPS, LEADER_LOWEST))
        self.goals: i64 = layout.seat("goals", AT_LEAST, steps(GOAL_STEP, GOAL_STEPS))
        self.powers: i64 = layout.seat("powers", AT_LEAST, steps(POWER_STEP, POWER_STEPS))
        self.ahead: i64 = layout.seat("ahead", AT_LEAST, steps(AHEAD_STEP, AHEAD_STEPS, AHEAD_LOWEST))
        self.ahead_rest: i64 = layout.seat("ahead rest", COUNT, ("points",))
        self.cards_left: i64 = layout.seat("cards left", ONE_OF, numbers(0, CARDS_LEFT))

    def _declare_means(self, layout: Layout) -> None:
        self.tokens: i64 = layout.seat("tokens", ONE_OF, COLOUR_NAMES, numbers(1, TOKENS))
        self.directives: i64 = layout.seat("directives", AT_LEAST, numbers(1, DIRECTIVE_STEPS))
        self.hand: i64 = layout.seat("hand", AT_LEAST, numbers(1, HAND_STEPS))
        self.seen: i64 = layout.seat("seen in hand", AT_LEAST, numbers(1, SEEN_STEPS))
        self.done: i64 = layout.seat("completed", ONE_OF, numbers(1, DONE))
        self.reach: i64 = layout.seat("project lacks", COUNT, numbers(0, LACKS - 1), VALUES)
        self.nearest: i64 = layout.seat("nearest to project", COUNT, numbers(0, LACKS - 1))
        self.wanted: i64 = layout.seat("wanted skill", COUNT, COLOUR_NAMES)

    def _declare_modules(self, layout: Layout) -> None:
        self.goal: i64 = layout.seat("goal", ONE_OF, DIVISION_NAMES, LOYALTY[:GOAL_STATES])
        self.talent: i64 = layout.seat("talent", ONE_OF, TALENTS)
        self.pawn: i64 = layout.seat("pawn", ONE_OF, ("set",))
        self.section: i64 = layout.seat("section", COUNT, SECTIONS)
        self.used: i64 = layout.seat("used sections", AT_LEAST, numbers(1, SECTION_STEPS))
        self.cooperation: i64 = layout.seat("cooperation", AT_LEAST, numbers(1, COOPERATION_STEPS))
        self.foreign: i64 = layout.seat("foreign tokens", AT_LEAST, numbers(1, FOREIGN_STEPS))
        self.obligation: i64 = layout.seat("obligation", COUNT, LOYALTY)
        self.researchers: i64 = layout.seat("researchers", AT_LEAST, numbers(1, RESEARCHER_STEPS))

    def _declare_own(self, layout: Layout) -> None:
        self.held: i64 = layout.own("held card", COUNT, READY, POINT_NAMES)
        self.held_skill: i64 = layout.own("skill of held card", COUNT, COLOUR_NAMES)
        self.held_ability: i64 = layout.own("ability of held card", COUNT, ABILITIES)
        self.held_wanted: i64 = layout.own("wanted held card", COUNT, READY)
        self.held_leader: i64 = layout.own("held leader", COUNT, LEADER_NAMES)
        self.offered: i64 = layout.own("offered talent", COUNT, TALENTS)
        self.kept: i64 = layout.own("kept talent", ONE_OF, TALENTS)
