"""Random games under the judge's eyes."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from kosmodrom.core.rng import FastRng
from kosmodrom.core.state import SPECTATOR, State, Witness
from kosmodrom.games import find
from kosmodrom.games.space_explorers.view.events import EventView, event_view
from kosmodrom.games.space_explorers.view.table import ExplorersView
from tests.games.space_explorers.judge.box import DIVISIONS, MODULES
from tests.games.space_explorers.judge.court import Disagreement, number_of
from tests.games.space_explorers.judge.judge import Judge
from tests.games.space_explorers.judge.refusals import reasons

GAME = find("space_explorers")
MOVES = GAME.about.moves
SETS = 2 ** len(MODULES)
LIKELY = {"recruit": 6, "project": 6, "section": 4, "refresh": 2, "take": 3, "use": 3, "rest": 2, "return": 1}
"""How often random players choose a kind of move, if they may; else once. So games have much in them."""
DRAWN = ("three", "three-and-directives", "first")
LONGEST = 6000


@dataclass
class Tally:
    """What was compared."""

    games: int = 0
    moves: int = 0
    refused: int = 0
    questions: dict[str, int] = field(default_factory=dict)
    endings: dict[str, int] = field(default_factory=dict)
    sets: set[tuple[str, ...]] = field(default_factory=set)
    seats: dict[int, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Setting:
    """A table: seats, options, and the seed of its chance."""

    seats: int
    modules: int
    """A bit each."""
    options: dict[str, str]
    seed: int

    def __str__(self) -> str:
        named = [name for place, name in enumerate(MODULES) if self.modules >> place & 1]
        rest = {name: choice for name, choice in self.options.items() if not name.startswith(("with-", "modules"))}
        return f"seed {self.seed}, {self.seats} seats, {'+'.join(named) or 'base'}, {rest}"


def setting(seats: int, modules: int, seed: int) -> Setting:
    """A table with such modules; the other options change with the seed."""
    options = {"modules": "chosen" if modules else "none"}
    options |= {f"with-{name}": "on" for place, name in enumerate(MODULES) if modules >> place & 1}
    if modules:
        options["leaders"] = ("asked", "by-themselves")[seed % 5 == 0]
        options["prices"] = ("with-modules", "base")[seed % 3 == 0]
    if seats == 1:
        options["level"] = str(1 + seed // 4 % 3)
    return Setting(seats, modules, options, seed)


def spread(games: int, first: int = 0) -> Iterator[Setting]:
    """All sets of modules, all numbers of seats, by turns; one game in 23 draws its modules besides."""
    for place in range(first, first + games):
        if place % 23 == 22:
            yield Setting(1 + place % 4, 0, {"modules": DRAWN[place % 3]}, place)
        else:
            yield setting(1 + place % 4, place // 4 * 37 % SETS, place)


def view_of(state: State, seat: int) -> ExplorersView:
    view = GAME.view(state, seat)
    assert isinstance(view, ExplorersView)
    return view


def pick(judge: Judge, seat: int, legal: list[str], dice: FastRng, *, is_plain: bool) -> str:
    """A legal move: of any kind of move, then any of that kind, often a keen one; in plain games any at all."""
    if is_plain:
        return legal[dice.below(len(legal), 0)]
    verbs = sorted({move.split()[0] for move in legal})
    weighted = [verb for verb in verbs for _ in range(LIKELY.get(verb, 1))]
    verb = weighted[dice.below(len(weighted), 0)]
    among = [move for move in legal if move.split()[0] == verb]
    keen = [move for move in among if is_keen(judge, seat, move)]
    if keen and dice.below(3, 0):
        among = keen
    return among[dice.below(len(among), 0)]


def is_keen(judge: Judge, seat: int, move: str) -> bool:
    """A recruit that brings a token of the own power, or else a skill for the first project."""
    table = judge.table
    if not move.startswith("recruit"):
        return False
    card, power = number_of(move), table.players[seat].power
    if any(place.token and place.token[0] == power for place in table.center if place.card == card):
        return True
    wanted = table.box.projects[table.projects[0]].needs if table.projects else (0,) * 5
    skills = table.card(card).brings(DIVISIONS.index(move.partition("-")[2]))
    return any(wanted[skill] for skill in skills)


def refused(judge: Judge, state: State, seat: int, dice: FastRng, count: int) -> int:
    """Some moves that are not allowed: the engine names a rule that the judge can see."""
    legal, tried = judge.legal(seat), 0
    for _ in range(count):
        number = dice.below(MOVES.count, 0)
        move = MOVES.notation(number)
        if move not in legal:
            rule = GAME.refusal(state, seat, number)
            expected = reasons(judge.court, judge.ask, seat, move)
            if rule not in expected:
                raise Disagreement(f"{move} is refused by {rule}, not by {expected}")
            tried += 1
    return tried


def watch(table: Setting, tally: Tally, tries: int = 6) -> None:
    """One game; Disagreement says where and why judge and engine part."""
    rng, dice = FastRng(table.seed), FastRng(table.seed + 1_000_000)
    state = GAME.new(table.seats, table.options, rng)
    judge = Judge([view_of(state, seat) for seat in range(table.seats)], table.options)
    step, move = 0, "the set-up"
    try:
        while not GAME.is_over(state):
            acting = GAME.to_act(state)
            seat = acting[dice.below(len(acting), 0)]
            legal = [MOVES.notation(found) for found in GAME.legal_moves(state, seat)]
            check_legal(legal, judge.legal(seat))
            tally.refused += refused(judge, state, seat, dice, tries)
            tally.questions[judge.ask.question] = tally.questions.get(judge.ask.question, 0) + 1
            move = f"{seat}: {pick(judge, seat, sorted(legal), dice, is_plain=table.seed // 4 % 4 == 3)}"
            step += 1
            judge.follow(seat, move[3:], play(state, seat, move[3:], rng), [view_of(state, step % table.seats)])
            if step > LONGEST:
                raise Disagreement("the game doesn't end")
        check_end(judge, state)
    except AssertionError as wrong:
        raise Disagreement(f"{table}\nstep {step} (after {move}), {judge.ask.question}:\n{wrong}") from wrong
    tally.games += 1
    tally.moves += step
    tally.sets.add(tuple(sorted(judge.table.modules)))
    tally.seats[table.seats] = tally.seats.get(table.seats, 0) + 1
    for cause in judge.table.ending:
        tally.endings[cause] = tally.endings.get(cause, 0) + 1


def play(state: State, seat: int, move: str, rng: FastRng) -> list[EventView]:
    """Make a move; answers all that it brought, secrets too."""
    witness = Witness()
    state.witness = witness
    GAME.play(state, seat, MOVES.parse(move), rng)
    state.witness = None
    told = [event_view(event, int(event.seat)) for event in witness.events]
    for event, whole in zip(witness.events, told, strict=True):
        others = [seat for seat in (SPECTATOR, *range(int(state.seats))) if seat != whole.seat]
        seen = [event_view(event, other) for other in others]
        if whole.kind in ("drew", "chose") and any(found.card or found.talent for found in seen):
            raise Disagreement(f"SX-I1 all are told of {whole}")
    return told


def check_legal(theirs: list[str], mine: set[str]) -> None:
    if set(theirs) != mine or len(theirs) != len(mine):
        only_judge, only_engine = sorted(mine - set(theirs)), sorted(set(theirs) - mine)
        raise Disagreement(f"the judge alone allows {only_judge}, the engine alone {only_engine}, of {sorted(mine)}")


def check_end(judge: Judge, state: State) -> None:
    """SX-E2 The result."""
    outcome = GAME.outcome(state)
    if judge.ask.question != "over":
        raise Disagreement(f"the game is over, the judge would ask {judge.ask}")
    for seat, result in enumerate(outcome.results):
        if result.score != sum(line.points for line in result.lines) or result.score != judge.result(seat):
            raise Disagreement(f"seat {seat} has {judge.result(seat)} points, not {result}")
    if set(outcome.winners) != judge.winners():
        raise Disagreement(f"{outcome.winners} win, not {judge.winners()}")
    judge.compare([view_of(state, SPECTATOR)])
