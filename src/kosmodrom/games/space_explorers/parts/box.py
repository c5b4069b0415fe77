"""What is printed on the components of a game, in tables that the rules look into; it never changes."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kosmodrom.games.space_explorers.parts.names import CARDS, SIDES, SPECIALISTS

MOST_DROPPED: Final = 8
"""More icons than a column has are never dropped."""
BY_CARD: Final = CARDS + 1

FROM_DECK: Final = 1
"""SX-Z3 What happens on the Rival's track."""
CHEAPEST_PROJECT: Final = 2
BONUS: Final = 3
TRACK_NAMES: Final = ("", "recruit from deck", "cheapest project", "bonus")


def numbers(count: int) -> vec[i64]:
    return vec[i64]([0] * count)


@final
@mypyc_attr(acyclic=True)
class Box:
    """The printed side of everything, as numbers. Cards go by their numbers, from 1 on; sets of cards as in `state`."""

    def __init__(self) -> None:
        self.points: vec[i64] = numbers(BY_CARD)
        """SX-C2 Printed points."""
        self.cost: vec[i64] = numbers(BY_CARD)
        """Printed cost: icons of the column."""
        self.columns: vec[i64] = numbers(BY_CARD * MOST_DROPPED)
        """Icons by colour, a byte each, of each card with so many dropped from the bottom."""
        self.skills: vec[i64] = numbers(BY_CARD)
        """Skills of a specialist by colour, a byte each."""
        self.skill_count: vec[i64] = numbers(BY_CARD)
        self.fits: vec[i64] = numbers(BY_CARD)
        """SX-T3 Divisions into which a card may go, a bit each."""
        self.abilities: vec[i64] = numbers(SPECIALISTS)
        """Abilities of specialists, from 0 on (see `words`)."""
        self.icons: vec[i64] = numbers(SPECIALISTS)
        """Icons that givers give, by colour, a byte each."""
        self.givers: i64 = 0
        """Sets of specialists: givers, asterisk cards, two-skilled, cheap, dear, of 0 points without an asterisk."""
        self.asterisks: i64 = 0
        self.two: i64 = 0
        self.cheap: i64 = 0
        self.dear: i64 = 0
        self.zero: i64 = 0
        self.usable: i64 = 0
        """Specialists whose ability has a move of its own."""
        self.helpful: i64 = 0
        """Those whose ability adds to the payment of a recruit, lets draw after something, raises a card."""
        self.drawing: i64 = 0
        self.raising: i64 = 0
        self.two_leaders: i64 = 0
        """The same of leaders."""
        self.cheap_leaders: i64 = 0
        self.dear_leaders: i64 = 0
        self.researchers: i64 = 0
        """Leaders who are researchers."""
        self.research: vec[i64] = numbers(6)
        """SX-L6 Points for so many researchers together."""
        self.obligations: vec[i64] = numbers(BY_CARD)
        self.kept: vec[i64] = numbers(BY_CARD)
        """SX-L5 Points for an obligation met."""
        self.broken: vec[i64] = numbers(BY_CARD)
        """Points lost for one missed."""
        self.needs: vec[i64] = numbers(SIDES)
        """SX-C4 Skills that a project asks for, by colour, a byte each."""
        self.project_points: vec[i64] = numbers(SIDES)
        self.scores: vec[i64] = numbers(SIDES)
        """SX-J2 What a new project brings at the end."""
        self.sections: vec[i64] = numbers(12)
        """Sections of the four powers, three each."""
        self.cooperations: vec[i64] = numbers(4)
        self.sets: vec[i64] = numbers(20)
        """SX-W10 For each power points for sets of none to four tokens, five each."""
        self.faces: i64 = 0
        """SX-W1 Icons on the tokens of a pile, four bits each."""
        self.effects: vec[i64] = numbers(11)
        """Crises, from 1 on."""
        self.steps: vec[i64] = numbers(33)
        """SX-K3 For each crisis how often the marker moves with 2, 3 and 4 players."""
        self.conditions: vec[i64] = numbers(9)
        """Goals, from 1 on."""
        self.talents: vec[i64] = numbers(9)
        """Talents, from 1 on."""
        self.talent_icons: vec[i64] = numbers(9)
        """Icons that a talent gives, by colour, a byte each."""
        self.look: vec[i64] = numbers(4)
        """SX-Z6 By the Rival's level, from 1 on; so below."""
        self.head_start: vec[i64] = numbers(4)
        self.asterisk_points: vec[i64] = numbers(4)
        self.bonus: vec[i64] = numbers(4)
        self.leader_points: vec[i64] = numbers(4)
        self.goal_points: vec[i64] = numbers(4)
        self.token_points: vec[i64] = numbers(4)
        self.talent_steps: vec[i64] = numbers(4)
        self.track: vec[i64] = numbers(64)
        """SX-Z3 What happens at each step of the track."""
        self.track_length: i64 = 0
