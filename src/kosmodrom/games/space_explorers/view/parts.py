"""The parts of a view, each made of what lies open."""

from typing import Final, Literal

from kosmodrom.core.frames import top
from kosmodrom.games.space_explorers.options import level_of
from kosmodrom.games.space_explorers.parts.counts import colour_list, count, count_list
from kosmodrom.games.space_explorers.parts.names import (
    COLOUR_NAMES,
    COLOURS,
    CRISIS_NAMES,
    DIVISION_NAMES,
    ICON_NAMES,
    POWER_NAMES,
    PROJECT_NAMES,
    SPECIALISTS,
    TOKEN_NAMES,
)
from kosmodrom.games.space_explorers.parts.sets import bit, members_of
from kosmodrom.games.space_explorers.parts.words import NO_WORDS, PAWN_COLOUR, PAWN_COVERED
from kosmodrom.games.space_explorers.rules import frames
from kosmodrom.games.space_explorers.rules.cards import hand_size, left_of, top_card
from kosmodrom.games.space_explorers.rules.conditions import condition_asks, count_condition
from kosmodrom.games.space_explorers.rules.covering import open_icons
from kosmodrom.games.space_explorers.rules.crises import count_over, count_steps
from kosmodrom.games.space_explorers.rules.frames import kind_of_frame, number_of
from kosmodrom.games.space_explorers.rules.rival import RIVAL_SEAT, has_bonus
from kosmodrom.games.space_explorers.rules.take import reserved_by
from kosmodrom.games.space_explorers.rules.talents import talent_kind
from kosmodrom.games.space_explorers.rules.tokens import are_frozen
from kosmodrom.games.space_explorers.rules.working import working
from kosmodrom.games.space_explorers.score import lines_of, rival_points, score
from kosmodrom.games.space_explorers.state import CHOOSING, NO_POWER, PLAYING, ExplorersState, Player, stack_of
from kosmodrom.games.space_explorers.view.outlook import dropped_of, helpers_of, obligations_of, progress_of
from kosmodrom.games.space_explorers.view.printed import PrintedParts
from kosmodrom.games.space_explorers.view.shapes import (
    Asked,
    CenterCard,
    Crises,
    CrisisView,
    Goal,
    HubCard,
    PaymentView,
    Points,
    PowerBoard,
    PowerToken,
    Question,
    RivalView,
    Seat,
    Section,
    Turn,
)

QUESTIONS: Final[dict[int, Question]] = {
    frames.STAND: "stand",
    frames.NAME: "recruit",
    frames.PAY: "pay",
    frames.KEEP: "keep",
    frames.GIVE: "give",
    frames.TOLL: "toll",
    frames.GET: "get",
    frames.SWAP: "swap",
    frames.FREE_TAKE: "take",
    frames.DRAWS: "draw",
    frames.REVEALED: "reveal",
    frames.FILL: "deck",
    frames.SHIFT: "shift",
    frames.PLACE: "place",
    frames.PILE: "pile",
    frames.ENDLESS: "endless",
    frames.ORDER: "order",
    frames.DIG: "dig",
    frames.LEND: "lend",
    frames.RENEW: "renew",
    frames.EXCHANGE: "exchange",
    frames.SIDE: "side",
    frames.CLAIM: "claim",
    frames.PAWN: "pawn",
    frames.END: "lay",
}
Mode = Literal["free", "free_from_hand", "any_colours"]
MODES: Final[dict[int, Mode]] = {
    frames.FREE: "free",
    frames.FREE_FROM_HAND: "free_from_hand",
    frames.ANY_COLOURS: "any_colours",
}


def cards_of(specialists: int, leaders: int) -> list[int]:
    """The numbers of cards of two sets."""
    return [card + 1 for card in members_of(specialists)] + [card + SPECIALISTS + 1 for card in members_of(leaders)]


def token_of(mark: int) -> PowerToken:
    """A power token by its number in the Center."""
    return PowerToken(POWER_NAMES[mark // 8], ICON_NAMES[mark % 8 - 1])


def center_card(s: ExplorersState, place: int) -> CenterCard:
    card, mark = int(s.center[place]), int(s.marks[place])
    owner = int(reserved_by(s, card))
    return CenterCard(card, token_of(mark) if mark > 0 else None, owner if owner >= 0 else None)


def asked_of(s: ExplorersState) -> Asked:
    """The details of the question that is asked, as far as everybody may know them: all of them."""
    found = top(s)
    kind = int(kind_of_frame(found))
    numbers = [int(number_of(found, place)) for place in range(3)]
    if s.phase != PLAYING:
        return Asked()
    if kind == frames.NAME:
        return Asked(mode=MODES[numbers[0]], cost=numbers[1] or None)
    if kind == frames.REVEALED:
        return Asked(left=numbers[0], cards=[int(card) for card in s.put_down])
    if kind == frames.SWAP and numbers[1]:
        return Asked(left=numbers[0], other=numbers[1] - 1, got=TOKEN_NAMES[numbers[2] - 1])
    if kind == frames.GIVE:
        return Asked(left=numbers[0], source=numbers[2] or None)
    if kind == frames.DRAWS:
        return Asked(left=numbers[0], source=numbers[1])
    if kind in (frames.KEEP, frames.GET, frames.SWAP, frames.ENDLESS):
        return Asked(left=numbers[0])
    if kind == frames.TOLL:
        return Asked(project=PROJECT_NAMES[numbers[0] - 1])
    if kind == frames.PLACE:
        return Asked(token=token_of(numbers[0]))
    if kind == frames.SIDE:
        return Asked(tile=numbers[0] + 1, other=numbers[1])
    if kind == frames.ORDER and numbers[0]:
        return Asked(division=DIVISION_NAMES[numbers[0] - 1], left=numbers[1])
    if kind == frames.RENEW:
        return Asked(left=numbers[1])
    if s.limbo != 0 and kind in (0, frames.END, frames.SHIFT):
        power = next(power for power, face in enumerate(count_list(s.limbo, 4)) if face > 0)
        return Asked(token=PowerToken(POWER_NAMES[power], ICON_NAMES[count(s.limbo, power) - 1]))
    return Asked()


def payment_of(s: ExplorersState) -> PaymentView:
    """SX-P The payment under way."""
    p = s.payment
    mode = int(number_of(top(s), 0)) if kind_of_frame(top(s)) == frames.PAY else frames.PLAIN
    return PaymentView(
        card=p.card,
        division=DIVISION_NAMES[p.division],
        needs=colour_list(p.needs),
        any=p.any,
        wild=p.wild,
        open=max(0, int(open_icons(p))),
        spent=count_list(p.spent, 6),
        changes=p.changes,
        keeps=p.keeps,
        worth=p.worth,
        threes=p.threes,
        fours=p.fours,
        borrows=p.borrows,
        icons=p.icons,
        put_down=[int(card) for card in s.put_down],
        is_any_colours=p.loose != 0,
        dropped=dropped_of(s, s.turn),
        tokens_to=None if are_frozen(s) else int(left_of(s, s.turn)),
        helpers=helpers_of(s, s.turn, mode),
    )


def turn_of(s: ExplorersState) -> Turn:
    """What has happened this turn."""
    return Turn(
        has_acted=s.acted != 0,
        has_taken=s.took != 0,
        has_third=s.third != 0,
        has_project=s.completed != 0,
        recruited=int(s.recruited) or None,
        used=[ability + 1 for ability in members_of(s.used)],
        working=[ability + 1 for ability in members_of(working(s, s.turn))] if s.phase == PLAYING else [],
        lent=[ability + 1 for ability in members_of(s.lent)],
        wild=s.wild,
        extra=s.extra,
    )


def seat_view(s: ExplorersState, seat: int, has_outlook: bool) -> Seat:
    """What everybody sees of a player."""
    player = s.players[seat]
    has_talent = s.phase != CHOOSING and player.talent != 0
    stands = talent_kind(s, player) == PAWN_COLOUR if has_talent else False
    is_rival = seat >= s.seats
    return Seat(
        is_rival=is_rival,
        hub=[[hub_card(s, seat, card, division) for card in stack_of(player, division)] for division in range(COLOURS)],
        skills=colour_list(player.skills),
        discounts=colour_list(player.lying),
        hand=hand_size(player),
        known=cards_of(player.seen, player.seen_leaders),
        tokens=count_list(player.tokens, 6),
        endless=[COLOUR_NAMES[colour] for colour in members_of(player.endless)],
        done=[PROJECT_NAMES[side] for side in members_of(player.done)],
        own=[PROJECT_NAMES[side] for side in members_of(player.own)],
        board=board_of(player) if player.power != NO_POWER else None,
        goals=[
            goal_view(s, seat, goal, division)
            for division, goal in enumerate(count_list(player.goals, COLOURS))
            if goal > 0
        ],
        talent=int(player.talent) if has_talent else None,
        has_chosen=player.talent != 0,
        pawn=int(player.pawn) if player.pawn != 0 and not stands else None,
        pawn_division=DIVISION_NAMES[player.pawn - 1] if player.pawn != 0 and stands else None,
        points=rival_view_points(s) if is_rival else points_of(s, seat),
        obligations=obligations_of(s, seat) if has_outlook and not is_rival else [],
        progress=progress_of(s, seat) if has_outlook else [],
    )


def goal_view(s: ExplorersState, seat: int, goal: int, division: int) -> Goal:
    """SX-G2 A goal, and how far a seat is with it."""
    words = s.box.conditions[goal]
    have, of = int(count_condition(s, seat, words)), int(condition_asks(s, seat, words))
    return Goal(goal, DIVISION_NAMES[division], s.players[seat].met >> division & 1 != 0, have, of)


def hub_card(s: ExplorersState, seat: int, card: int, division: int) -> HubCard:
    """A card of a hub, and whether its ability works for the active seat and for the one who has it."""
    player = s.players[seat]
    is_specialist = card <= SPECIALISTS
    return HubCard(
        card=card,
        is_new=card == s.recruited,
        is_working=is_specialist and s.phase == PLAYING and int(working(s, s.turn)) >> (card - 1) & 1 != 0,
        is_used=is_specialist and int(s.used) >> (card - 1) & 1 != 0,
        has_pawn=player.pawn == card and talent_kind(s, player) == PAWN_COVERED,
        silent=silence_of(s, seat, card, division),
    )


def silence_of(s: ExplorersState, seat: int, card: int, division: int) -> Literal["covered", "new", "crisis"] | None:
    """SX-A1 Why an ability does not work; none if it does, and of cards that have none to use."""
    has_ability = card <= SPECIALISTS and s.box.abilities[card - 1] != NO_WORDS
    if not has_ability or s.box.asterisks & bit(card - 1) != 0 or working(s, seat) & bit(card - 1) != 0:
        return None
    if card == s.recruited:
        return "new"
    player = s.players[seat]
    return "crisis" if card in (top_card(player, division), player.pawn) else "covered"


def board_of(player: Player) -> PowerBoard:
    """SX-W7 A power board."""
    return PowerBoard(
        power=POWER_NAMES[player.power],
        sections=[
            Section(ICON_NAMES[(token & 7) - 1] if token > 0 else None, token >= 8)
            for token in count_list(player.sections, 3)
        ],
        gained=player.gained,
        cooperation=player.cooperation,
        international=count_list(player.international, 4),
    )


def points_of(s: ExplorersState, seat: int) -> Points:
    """SX-E2 Points as they would be counted now."""
    points = [line.points for line in lines_of(s, seat)[:8]]
    specialists, asterisks, projects, new_projects, obligations, researchers, goals, powers = points
    return Points(
        specialists=specialists,
        asterisks=asterisks,
        projects=projects,
        new_projects=new_projects,
        obligations=obligations,
        researchers=researchers,
        goals=goals,
        powers=powers,
        total=sum(points),
    )


def rival_view_points(s: ExplorersState) -> Points:
    """SX-Z5 The Rival's points, all together."""
    return Points(0, 0, 0, 0, 0, 0, 0, 0, total=rival_points(s))


def crises_of(s: ExplorersState) -> Crises:
    """SX-K The crises."""
    current = coming = None
    if s.crisis != 0:
        steps = int(count_steps(s, s.crisis))
        under = int(s.card_under) or None
        frozen = count_list(s.frozen, 6) if s.frozen != 0 else []
        current = CrisisView(CRISIS_NAMES[s.crisis - 1], steps, steps - s.step, under, frozen)
    if s.coming != 0:
        steps = int(count_steps(s, s.coming))
        coming = CrisisView(CRISIS_NAMES[s.coming - 1], steps, steps, int(s.coming_under) or None)
    unseen = members_of(s.early) + [crisis + 5 for crisis in members_of(s.late)]
    return Crises(current, coming, count_over(s), [CRISIS_NAMES[crisis] for crisis in unseen])


def rival_of(s: ExplorersState, printed: PrintedParts) -> RivalView:
    """SX-Z The Rival's row."""
    lead = int(score(s, 0))
    ranks = printed.all.ranks
    level = int(level_of(s.settings))
    return RivalView(
        level=level,
        look=printed.levels[level].look,
        marker=int(s.marker) % max(1, int(s.center_size)),
        track=s.track,
        steps=[step for step, _ in printed.all.track],
        has_bonus=has_bonus(s),
        lead=lead,
        rank=[ranks[0][0], *(name for name, least in ranks if lead >= least)][-1],
    )


assert RIVAL_SEAT == 1
