"""Stepping through a game: the positions it went through, at little cost."""

from collections import Counter, deque
from functools import partial

import pytest

from kosmodrom.core.match import Match, retrace
from kosmodrom.core.record import canonical
from kosmodrom.games import NAMES, find
from kosmodrom.table import commands
from kosmodrom.table.steps import steps_to_undo
from kosmodrom.table.timeline import EVERY, MOST, Timeline
from tests.table.party import Party, started


def can_be_taken_back(party: Party, seat: int, move: str) -> bool:
    return not party.match.is_final(seat, party.match.game.about.moves.parse(move))


def played(name: str) -> Party:
    """A game with a move taken back early and another one late."""
    party = started(find(name), "Ada", bots=1) if name == "galaktiko" else started(find(name), "Ada", "Bo")
    undone = 0
    while party.asked() and len(party.match.steps) < 3 * EVERY:
        seat = party.asked()[0]
        due = undone == 0 or (undone == 1 and len(party.match.steps) > 2 * EVERY)
        party.go_on(seat, next(filter(partial(can_be_taken_back, party, seat), party.moves(seat)), "") if due else "")
        if due and party.table.bot_of(seat) is None and steps_to_undo(party.table, seat):
            party.do(party.who(seat), commands.Undo())
            undone += 1
    assert undone and len(party.match.steps) > EVERY
    return party


def at(timeline: Timeline, match: Match, count: int) -> Match:
    return deque(timeline.walk(match, count), maxlen=1)[0]


@pytest.mark.parametrize("name", NAMES)
def test_every_position_is_the_one_that_the_game_went_through(name: str) -> None:
    party = played(name)
    timeline, match = party.table.timeline, party.match
    expected = [canonical(again.state) for again in retrace(match)]
    for order in (range(len(expected)), reversed(range(len(expected)))):
        for count in order:
            found = at(timeline, match, count)
            assert len(found.steps) == count and canonical(found.state) == expected[count]


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> "Counter[str]":
    """Counts moves made."""
    counter: Counter[str] = Counter()
    play = Match.play

    def counted_play(match: Match, seat: int, move: int, is_forced: bool = False) -> object:
        counter["play"] += 1
        return play(match, seat, move, is_forced)

    monkeypatch.setattr(Match, "play", counted_play)
    return counter


def test_a_step_costs_few_moves_once_the_game_was_walked_through(counted: "Counter[str]") -> None:
    party = played("kosmopolis")
    timeline, last = party.table.timeline, len(party.match.steps)
    at(timeline, party.match, last)
    for count in range(last + 1):
        counted.clear()
        at(timeline, party.match, count)
        assert counted["play"] < EVERY


def test_after_an_undo_and_other_moves_the_new_positions_are_found() -> None:
    party = started(find("kosmopolis"), "Ada", "Bo")
    while len(party.match.steps) < EVERY:
        party.go_on()
    at(party.table.timeline, party.match, EVERY)
    party.match.take_back(0, EVERY)
    for _ in range(EVERY):
        seat = party.game.to_act(party.match.state)[-1]
        party.match.play(seat, party.game.legal_moves(party.match.state, seat)[-1])
    expected = [canonical(again.state) for again in retrace(party.match)][EVERY]
    assert canonical(at(party.table.timeline, party.match, EVERY).state) == expected


def test_a_walk_keeps_to_the_moves_made_when_it_began() -> None:
    party = started(find("kosmopolis"), "Ada", "Bo")
    for _ in range(4):
        party.go_on()
    expected = [canonical(again.state) for again in retrace(party.match)][4]
    walk = party.table.timeline.walk(party.match, 4)
    found = next(walk)
    party.match.take_back(0, 3)
    assert len(deque(walk)) == 4 and canonical(found.state) == expected


def test_only_so_many_positions_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    assert EVERY * MOST > 1_000, "longer games are rare"
    monkeypatch.setattr("kosmodrom.table.timeline.MOST", 2)
    party = played("space_bureau")
    at(party.table.timeline, party.match, len(party.match.steps))
    assert len(party.table.timeline._kept) == 2
