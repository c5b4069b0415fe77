"""A table that adopts what was decided is the table that its log gives when it is played again."""

import pytest

from kosmodrom.core.match import Match
from kosmodrom.core.record import canonical
from kosmodrom.core.rng import FastRng, HmacRng
from kosmodrom.core.state import Event
from kosmodrom.games import NAMES, find
from kosmodrom.table import commands, facts
from kosmodrom.table.refused import Refused
from kosmodrom.table.settings import Pace, Settings
from kosmodrom.table.status import Status
from kosmodrom.table.table import Table
from tests.table.party import SECOND, Party, started

CACHES = {"match", "story", "commitment", "timeline", "_outlook"}
"""Parts of a table that are compared otherwise, or follow from the rest."""


def numbers(event: Event | None) -> tuple[int, ...]:
    return () if event is None else (event.kind, event.seat, event.seen_by, event.a, event.b, event.c)


def match_parts(match: Match) -> list[object]:
    assert isinstance(match.rng, HmacRng)
    steps = [(s.seat, s.move, s.is_final, s.is_forced, [numbers(event) for event in s.events]) for s in match.steps]
    return [canonical(match.state), match.rng.counts, match.rng.drawn, match.written, match.names, steps]


def parts(table: Table) -> list[object]:
    """Everything that a table is made of, to compare."""
    story = [(i.seq, i.at, i.kind, i.seat, i.player, i.step, i.text, i.number, numbers(i.event)) for i in table.story]
    rest = {name: part for name, part in vars(table).items() if name not in CACHES}
    return [rest, story, [] if table.match is None else match_parts(table.match)]


class Mirrored:
    """A game of two people and a bot at a table that adopts, and beside it the same table from its log."""

    def __init__(self, name: str, seed: int) -> None:
        self.rng = FastRng(seed)
        self.party = Party(find(name), Settings(seats=3, pace=Pace(kind="live", seconds=600)), seed=seed)
        self.table = Table(self.party.table.id, self.party.game)
        self.kinds: set[str] = set()
        self.party.do("Bo", commands.Sit())
        self.party.do("Ada", commands.Start(fill="easy"))
        self.compare()

    def below(self, n: int) -> int:
        return int(self.rng.below(n, 0))

    def compare(self) -> None:
        for seq, command, at, body in self.party.log[self.table.seq :]:
            self.kinds.add(facts.kind_of(facts.decode(body)))
            self.table.apply(seq, command, at, facts.decode(body))
        assert parts(self.table) == parts(self.party.table)

    def go_on(self) -> None:
        """Mostly a move, now and then something else; what is refused is left out."""
        try:
            self.party.do(("Ada", "Bo")[self.below(2)], self.command(), self.below(20) * SECOND)
        except Refused:
            seat = self.party.asked()[0]
            moves = self.party.moves(seat)
            self.party.go_on(seat, moves[self.below(len(moves))])
        self.compare()

    def command(self) -> commands.Command:
        party, chance = self.party, self.below(10)
        if party.table.is_paused:
            return commands.Resume()
        if party.table.proposal is not None:
            return commands.Vote(agrees=self.below(4) > 0)
        if len(party.match.steps) > 25 and "resigned" not in self.kinds:
            return commands.Resign()
        if chance < 2:
            return commands.Propose("undo" if chance else "pause")
        return commands.Undo()


@pytest.mark.parametrize("name", NAMES)
def test_adopting_and_playing_again_lead_to_the_same_table(name: str) -> None:
    mirrored = Mirrored(name, seed=5)
    for _ in range(2_000):
        if mirrored.party.table.status == Status.OVER:
            break
        mirrored.go_on()
    assert mirrored.party.table.status == Status.OVER
    assert {"started", "played", "undone", "proposed", "voted", "resumed", "resigned"} <= mirrored.kinds
    assert mirrored.party.replayed().boards() == mirrored.party.boards()


@pytest.mark.parametrize("name", NAMES)
def test_what_is_decided_but_not_stored_leaves_the_table_as_it_was(name: str) -> None:
    party = started(find(name), "Ada", "Bo")
    before = parts(party.table), party.table.match
    for seat in party.asked():
        for move in party.moves(seat):
            party.decide(party.who(seat), party.answer(party.who(seat), move))
    assert (parts(party.table), party.table.match) == before


def test_a_decision_for_a_position_that_is_gone_is_not_adopted() -> None:
    party = started(find("kosmopolis"), "Ada", "Bo")
    stale = party.decide("Ada", party.answer("Ada", party.moves(0)[0]))
    party.play("Bo", party.moves(1)[0])
    with pytest.raises(AssertionError, match="the table has gone on since this was decided"):
        party.table.adopt("late", party.now, stale)


def test_a_move_is_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    party = started(find("kosmopolis"), "Ada", "Bo")
    answer = party.answer("Ada", party.moves(0)[0])
    made: list[int] = []
    play = Match.play

    def counted(match: Match, seat: int, move: int, is_forced: bool = False) -> object:
        made.append(move)
        return play(match, seat, move, is_forced)

    monkeypatch.setattr(Match, "play", counted)
    decision = party.decide("Ada", answer)
    party.table.adopt("command", party.now, decision)
    assert len(made) == 1 and [step.move for step in party.match.steps] == made
