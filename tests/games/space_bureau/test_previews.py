"""Previews say the truth: in random games what a move was said to bring is what it brings."""

from collections.abc import Iterator
from itertools import takewhile

import pytest
from msgspec.structs import replace

from kosmodrom.core.rng import FastRng
from kosmodrom.core.state import SPECTATOR, Witness
from kosmodrom.games import find
from kosmodrom.games.space_bureau.moves import MOVES
from kosmodrom.games.space_bureau.preview.moves import MovePreview, SpaceBureauPreview
from kosmodrom.games.space_bureau.preview.reach import Reach
from kosmodrom.games.space_bureau.state import SpaceBureauState
from kosmodrom.games.space_bureau.view.events import EventView, event_view
from kosmodrom.games.space_bureau.view.table import Seat, SpaceBureauView
from tests.games.space_bureau.judge import Judge, open_cells

GAME = find("space_bureau")
SETTINGS = [
    (1, {"ships": "00", "captains": "off"}),
    (1, {"ships": "reverse", "captains": "dealt"}),
    (2, {"ships": "chosen", "captains": "chosen"}),
    (3, {"ships": "reverse", "captains": "dealt"}),
    (4, {"ships": "reverse", "captains": "off"}),
]
UNLIKELY = ("done", "end")
"""Moves that random players make only now and then, so that much is done."""


class Moment:
    """A position of a random game, the move made there, and what came of it."""

    def __init__(self, s: SpaceBureauState, seat: int) -> None:
        self.seat = seat
        self.state = s.copy()
        self.before = seen(s)
        found = GAME.preview(s, seat)
        assert isinstance(found, SpaceBureauPreview)
        self.preview = found
        self.legal = [MOVES.notation(move) for move in GAME.legal_moves(s, seat)]

    def pick(self, dice: FastRng) -> str:
        """One of the legal moves."""
        likely = [move for move in self.legal if not move.startswith(UNLIKELY)]
        among = likely if likely and dice.below(8, 0) else self.legal
        return among[dice.below(len(among), 0)]

    def play(self, s: SpaceBureauState, move: str, rng: FastRng) -> None:
        witness = Witness()
        s.witness = witness
        GAME.play(s, self.seat, MOVES.parse(move), rng)
        s.witness = None
        self.move = move
        self.events = [event_view(event, SPECTATOR) for event in witness.events]
        self.after = seen(s)

    @property
    def said(self) -> MovePreview:
        """What was said of the move that was made."""
        return next(said for said in self.preview.moves if said.move == self.move)

    @property
    def at_once(self) -> list[EventView]:
        """What happened before a room was entered, a hex opened, an ability used or another list gone on with."""
        asked = next((checklist.of for checklist in self.before.checklists if checklist.is_asked), None)
        further = ("room", "level", "explored", "triggered")
        return list(takewhile(lambda told: told.kind not in further and told.source in (None, asked), self.events))

    def captain(self, view: SpaceBureauView) -> Seat:
        return view.seats[self.seat]


def seen(s: SpaceBureauState) -> SpaceBureauView:
    view = GAME.view(s, SPECTATOR)
    assert isinstance(view, SpaceBureauView)
    return view


def moments(seats: int, options: dict[str, str], seed: int) -> Iterator[Moment]:
    """A random game, position by position."""
    rng, dice = FastRng(seed), FastRng(seed + 1000)
    s = GAME.new(seats, options, rng)
    assert isinstance(s, SpaceBureauState)
    while not GAME.is_over(s):
        moment = Moment(s, int(GAME.next_seat(s)))
        moment.play(s, moment.pick(dice), rng)
        yield moment


def fuel_of(events: list[EventView]) -> int:
    """By how much fuel changed."""
    spent = sum(event.fuel or 0 for event in events if event.kind in ("sample", "paid_fuel", "flew", "explored"))
    return sum(event.fuel or 0 for event in events if event.kind == "fuel") - spent


def credits_of(events: list[EventView]) -> int:
    return sum(event.credits or 0 for event in events)


games = pytest.mark.parametrize(("seats", "options"), SETTINGS, ids=[f"{seats}-{o}" for seats, o in SETTINGS])


@games
def test_a_move_brings_what_its_preview_says(seats: int, options: dict[str, str]) -> None:
    checked: set[str] = set()
    for moment in moments(seats, options, seats):
        said = moment.said
        assert [move.move for move in moment.preview.moves] == moment.legal
        expected = (-3, 0, 0) if moment.move.startswith("explore") else brought(moment)
        assert (said.fuel, said.credits, said.lost) == expected, moment.move
        checked.add(moment.move.split()[0])
    assert checked >= {"place", "do", "sample", "fly", "explore", "take"}


def brought(moment: Moment) -> tuple[int, int, int]:
    """The fuel and the credits of a move, and the fuel that found no room."""
    told = moment.at_once
    return fuel_of(told), credits_of(told), sum(event.lost or 0 for event in told)


@games
def test_what_is_told_of_a_move_is_what_has_changed(seats: int, options: dict[str, str]) -> None:
    for moment in moments(seats, options, seats + 10):
        before, after = moment.captain(moment.before), moment.captain(moment.after)
        assert after.fuel - before.fuel == fuel_of(moment.events), moment.move
        assert after.credits - before.credits == credits_of(moment.events), moment.move
        for seat, captain in enumerate(moment.after.seats):
            if seat != moment.seat:
                assert replace(captain, turns=moment.before.seats[seat].turns) == moment.before.seats[seat]


@games
def test_what_could_be_done_where_the_ship_is_can_be_done(seats: int, options: dict[str, str]) -> None:
    for moment in moments(seats, options, seats + 60):
        preview, flight = moment.preview, moment.before.flight
        if moment.before.question == "fly" and flight is not None and flight.has_left:
            assert (preview.landing > 0) == ("land" in moment.legal)
        offices = {move.split()[2] for move in moment.legal if move.startswith("office")}
        assert offices in (set(), {office.office for office in preview.offices})


@games
def test_placing_triggers_and_opens_what_its_preview_says(seats: int, options: dict[str, str]) -> None:
    for moment in moments(seats, options, seats + 20):
        if moment.before.question != "place":
            continue
        said = moment.said
        assert said.triggers == sum(event.times or 0 for event in moment.events if event.kind == "triggered")
        assert said.open_cells == len(open_cells(moment.after, moment.seat))
        if said.triggers == 0:
            lists = [checklist for checklist in moment.after.checklists if checklist.of == "cell"]
            shown = [item.allowed if item.standing == "open" else 0 for found in lists for item in found.items]
            assert shown == said.counts if shown else not any(said.counts)


@games
def test_steps_in_the_bureau_lead_through_the_rooms_of_their_preview(seats: int, options: dict[str, str]) -> None:
    walked = 0
    for moment in moments(seats, options, seats + 30):
        rooms = [event.room for event in moment.events if event.kind in ("room", "level")]
        said = moment.said
        if said.rooms:
            walked += 1
            assert rooms == said.rooms[: len(rooms)]
            assert len(rooms) + moment.after.steps == len(said.rooms)
            if moment.after.steps == 0:
                captain = moment.captain(moment.after)
                assert captain.level == (said.level or moment.captain(moment.before).level)
                assert captain.room == said.rooms[-1]
    assert walked > 0


@games
def test_everything_within_reach_is_shown_with_its_cheapest_way(seats: int, options: dict[str, str]) -> None:
    shown = 0
    for moment in moments(seats, options, seats + 40):
        preview, view = moment.preview, moment.before
        if preview.reach:
            shown += 1
            fuel = moment.captain(view).fuel + begun(moment)
            jumped = frozenset(view.flight.jumped if view.flight else ())
            found = Judge(view, moment.seat).reach(fuel, jumped)
            assert {(there.q, there.r): there.fuel for there in preview.reach} == found
    assert shown > 5


def begun(moment: Moment) -> int:
    """The fuel that the move which begins the flight costs, as a negative number."""
    begins = moment.preview.begins
    return next((said.fuel for said in moment.preview.moves if said.move == begins), 0)


@games
def test_a_way_that_is_shown_leads_there_and_to_the_landing_shown(seats: int, options: dict[str, str]) -> None:
    landings = 0
    for number, moment in enumerate(moments(seats, options, seats + 50)):
        for there in moment.preview.reach if number % 5 == 0 else []:
            landings += follow(moment, there)
    assert landings > 0


def follow(moment: Moment, there: Reach) -> bool:
    """Fly a way up to a place; answers whether an agent could be landed."""
    s = moment.state.copy()
    begins = [moment.preview.begins] if moment.preview.begins else []
    for text in [*begins, *there.moves]:
        assert not text.startswith("explore") or text == there.moves[-1]
        GAME.play(s, moment.seat, MOVES.parse(text), FastRng(1))
    view = seen(s)
    captain = moment.captain(view)
    space = next(space for space in view.spaces if space.hex == captain.hex)
    assert (space.q, space.r) == (there.q, there.r)
    if there.hex is None:
        return False
    assert (captain.hex, captain.fuel) == (there.hex, moment.captain(moment.before).fuel + begun(moment) - there.fuel)
    landing = next((said for said in preview_of(s, moment.seat).moves if said.move == "land"), None)
    assert (landing.credits if landing else 0) == there.landing
    free = [office for office in captain.offices if office.hex is None and space.planet in (office.office, None)]
    any_office = [office for office in captain.offices if office.hex is None and office.office == "any"]
    expected = [*free, *any_office[:1]] if space.planet and space.office is None else []
    assert [(office.office, office.value) for office in there.offices] == [(o.office, o.value) for o in expected]
    return landing is not None


def preview_of(s: SpaceBureauState, seat: int) -> SpaceBureauPreview:
    found = GAME.preview(s, seat)
    assert isinstance(found, SpaceBureauPreview)
    return found
