"""The log is the table: read back, it gives the same boards; what was refused has left no trace."""

from collections import Counter

import msgspec
import pytest

from examples.comet.game import Comet
from kosmodrom.core.game import Game
from kosmodrom.core.rng import FastRng
from kosmodrom.table import commands, facts
from kosmodrom.table.commands import Command
from kosmodrom.table.diverged import Diverged
from kosmodrom.table.refused import Refused
from kosmodrom.table.settings import Pace, Settings
from kosmodrom.table.status import Status
from kosmodrom.table.trial import Decision
from tests.table.party import IDS, SECOND, Entry, Party, started

STEPS = 120
PACES = (Pace(), Pace(kind="live", seconds=60), Pace(kind="days"), Pace(kind="away"))
WHYS: tuple[facts.StandInReason, ...] = ("clock", "away", "gone")
PEOPLE = tuple(IDS)


class Walk:
    """People who do this and that at one table, sensible or not, all of it from one seed.

    If it is watched, every refusal is seen to change nothing.
    """

    def __init__(self, game: Game, seed: int, is_watched: bool = True) -> None:
        self.is_watched = is_watched
        self.rng = FastRng(seed)
        self.party = Party(game, Settings(seats=3, pace=PACES[seed % len(PACES)]), seed=seed)
        self.party.do("Bo", commands.Sit())
        self.done: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()

    def below(self, n: int) -> int:
        return int(self.rng.below(n, 0))

    def go(self) -> None:
        """One thing is tried; if it is refused, nothing has changed."""
        party = self.party
        is_voting = party.table.proposal is not None and self.below(2) == 0
        if party.table.status == Status.PLAYING and not is_voting and self.below(10) < 6:
            self.play()
            return
        who, command = PEOPLE[self.below(5)], self.command()
        if is_voting:
            who, command = PEOPLE[self.below(2)], commands.Vote(self.below(5) > 0)
        before = party.boards() if self.is_watched else []
        try:
            decision = party.decide(who, command)
        except Refused as refused:
            self.refused[refused.reason] += 1
            assert not self.is_watched or party.boards() == before, f"{command} of {who}: {refused.reason}"
            return
        self.happen(decision)

    def happen(self, what: Decision | facts.Fact) -> None:
        fact = self.party.happen(what, self.below(20) * SECOND)
        self.done[facts.kind_of(fact)] += 1

    def play(self) -> None:
        """A move of whoever is asked, or a bot for whoever is slow."""
        party = self.party
        asked = party.asked()
        seat = asked[self.below(len(asked))]
        person = party.table.bot_of(seat) is None
        if party.table.is_paused:
            self.happen(facts.Resumed(0))
        elif person and self.below(12) == 0:
            self.happen(facts.StoodIn(seat, WHYS[self.below(3)]))
        elif person:
            moves = party.moves(seat)
            self.happen(party.decide(party.who(seat), party.answer(party.who(seat), moves[self.below(len(moves))])))
        else:
            self.done["bot"] += 1
            party.bot_plays(seat, party.moves(seat)[self.below(len(party.moves(seat)))])

    def command(self) -> Command:
        """Any command; those that end things are rare."""
        below, seat = self.below, self.below(4)
        nonce = "abc"[below(3)]
        common: list[Command] = [
            commands.Sit(None if seat == 3 else seat, nonce),
            commands.Sit(),
            commands.Start("easy" if below(2) else None, nonce),
            commands.Play(self.party.table.seq - below(3), ("keep b2", "send 3")[: 1 + below(2)]),
            commands.Undo(),
            commands.Propose("undo" if below(3) else "pause"),
            commands.Vote(below(4) > 0),
            commands.Vote(True),
            commands.ComeBack(),
            commands.Say(f"{below(9)} \u202e"),
        ]
        rare: list[Command] = [
            commands.Mix(nonce),
            commands.Leave() if below(3) == 0 else commands.Undo(),
            commands.Remove(seat),
            commands.SeatBot(seat, "hard"),
            commands.Configure(Settings(seats=2 + below(3), pace=self.party.table.settings.pace)),
            commands.HandOver(seat),
            commands.Resume(),
            commands.Mute(seat, below(2) == 0),
            commands.Resign() if below(4) == 0 else commands.Undo(),
            commands.Close() if below(20) == 0 else commands.Undo(),
        ]
        return rare[below(len(rare))] if below(4) == 0 else common[below(len(common))]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", ["kosmopolis", "comet"])
def test_a_log_read_back_gives_everybody_the_same_board(kosmopolis: Game, name: str, seed: int) -> None:
    walk = Walk(kosmopolis if name == "kosmopolis" else Comet(), seed)
    shown = {}
    for _ in range(STEPS):
        walk.go()
        if walk.below(10) == 0:
            shown[len(walk.party.log)] = walk.party.boards()
    assert walk.refused.total() > 10 and walk.done.total() > 10
    party = walk.party
    again = party.replayed()
    assert again.boards() == party.boards()
    assert (again.table.wake, again.table.answered) == (party.table.wake, party.table.answered)
    for count, boards in shown.items():
        assert party.replayed(party.log[:count]).boards() == boards


def test_walks_lead_everywhere(kosmopolis: Game) -> None:
    """What the walks above try is what people do: nearly every fact, and most refusals."""
    done: Counter[str] = Counter()
    refused: Counter[str] = Counter()
    for seed in range(12):
        walk = Walk(kosmopolis, seed, is_watched=False)
        for _ in range(STEPS):
            walk.go()
        done += walk.done
        refused += walk.refused
    assert {"sat", "left", "started", "played", "bot", "undone", "proposed", "voted", "said"} <= set(done)
    assert {"stood_in", "came_back", "resigned", "handed_over", "muted", "configured"} <= set(done)
    assert {"no-seat", "host-only", "KD-5", "stale", "seated-already", "no-proposal"} <= set(refused)


def change(party: Party, number: int, **fields: object) -> list[Entry]:
    """The log with another fact at a number."""
    log = party.log[:]
    seq, command, at, body = log[number - 1]
    fact = msgspec.structs.replace(facts.decode(body), **fields)
    log[number - 1] = (seq, command, at, facts.encode(fact))
    return log


def played(game: Game) -> Party:
    """Numbers 1 to 3 set the table up, 4 is a move of Ada's, 5 its undo."""
    party = started(game, "Ada", "Bo")
    party.play("Ada", party.moves(0)[0])
    party.do("Ada", commands.Undo())
    return party


def test_a_log_with_a_gap_is_noticed(kosmopolis: Game) -> None:
    party = played(kosmopolis)
    with pytest.raises(Diverged, match="number 4 follows 2"):
        party.replayed([*party.log[:2], *party.log[3:]])
    with pytest.raises(Diverged, match="number 3 follows 3"):
        party.replayed([*party.log[:3], *party.log[2:]])


@pytest.mark.parametrize("number", [3, 4, 5])
def test_a_position_other_than_it_was_is_noticed(kosmopolis: Game, number: int) -> None:
    party = played(kosmopolis)
    with pytest.raises(Diverged, match=rf"number {number}: the position hashes to \w{{16}}, not to {'0' * 16}"):
        party.replayed(change(party, number, mark="0" * 16))


def test_another_secret_is_noticed(kosmopolis: Game) -> None:
    party = played(kosmopolis)
    with pytest.raises(Diverged, match="number 3: the position hashes to"):
        party.replayed(change(party, 1, secret="ab" * 32))
    with pytest.raises(Diverged, match="number 3, started: BadRecord the secret of a record has at least 16 bytes"):
        party.replayed(change(party, 1, secret="abcd"))


@pytest.mark.parametrize(
    ("number", "fields", "complaint"),
    [
        (4, {"moves": ("city b2",)}, "number 4, played: Illegal KD-3"),
        (4, {"moves": ("dance",)}, "number 4, played: ValueError no move is written 'dance'"),
        (4, {"seat": 7}, "number 4, played: I"),
        (4, {"forced": (facts.Forced(1, "take blue"),)}, "number 4, played: Illegal KD-3"),
        (5, {"count": 2}, "number 5, undone: ValueError there are 1 moves to take back, not 2"),
        (2, {"seat": 5}, "number 2, sat: IndexError"),
    ],
)
def test_what_the_rules_do_not_allow_is_noticed(
    kosmopolis: Game, number: int, fields: dict[str, object], complaint: str
) -> None:
    party = played(kosmopolis)
    with pytest.raises(Diverged, match=complaint):
        party.replayed(change(party, number, **fields))


@pytest.mark.parametrize(
    ("fact", "complaint"),
    [
        (facts.Voted(0, True), "nothing is proposed"),
        (facts.Configured(Settings(seats=1)), "IndexError"),
    ],
)
def test_a_fact_that_cannot_have_been_is_noticed(kosmopolis: Game, fact: facts.AnyFact, complaint: str) -> None:
    party = played(kosmopolis)
    with pytest.raises(Diverged, match=complaint):
        party.table.apply(6, "forged", party.now, fact)


def test_moves_before_the_game_are_noticed(kosmopolis: Game) -> None:
    party = Party(kosmopolis, Settings(seats=2))
    with pytest.raises(Diverged, match="the game has not begun"):
        party.table.apply(2, "forged", party.now, facts.Played(0, ("keep b2",), ""))


def test_a_table_knows_which_command_led_to_which_fact(kosmopolis: Game) -> None:
    party = played(kosmopolis)
    assert party.table.answered == {f"command-{number}": number for number in range(1, 6)}
    assert (party.table.created, party.table.touched) == (party.log[0][2], party.now)
