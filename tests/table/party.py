"""People at a table: `party.play("Ada", "keep b4")`. The table adopts what they decide, and the log is kept."""

import hashlib

import msgspec
import pytest

from kosmodrom.core.game import Game
from kosmodrom.core.match import Match
from kosmodrom.table import facts
from kosmodrom.table.board import Board, Reader, Surroundings, make_board
from kosmodrom.table.commands import Command, Play, Sit, Start
from kosmodrom.table.decisions import Decider, play, stand_in
from kosmodrom.table.facts import AnyFact, Chair, Created, StandInReason
from kosmodrom.table.refused import Refused
from kosmodrom.table.settings import Pace, Settings
from kosmodrom.table.table import Table
from kosmodrom.table.trial import Decision

IDS = {name: f"person-{name.lower()}-4f1c" for name in ("Ada", "Bo", "Cy", "Di", "Eve")}
NAMES = {player: name for name, player in IDS.items()}
LEVELS = ("random", "beginner", "easy", "medium", "hard", "expert")
SECOND = 1_000
START = 1_700_000_000_000

Entry = tuple[int, str, int, bytes]
"""A fact as it is kept: number, command, time, written form."""


def is_level(level: str) -> bool:
    return level in LEVELS


def secret_of(seed: int) -> str:
    return hashlib.sha256(b"table %d" % seed).hexdigest()


class Party:
    """A table with its log. The first person named is the host and has seat 0; a second passes with each thing done."""

    def __init__(self, game: Game, settings: Settings, chairs: tuple[Chair, ...] | None = None, seed: int = 0) -> None:
        self.game = game
        self.log: list[Entry] = []
        self.now = START
        self.table = Table("table-1", game)
        host = IDS["Ada"]
        about = game.about
        chairs = chairs or (Chair(player=host), *(Chair() for _ in range(settings.seats - 1)))
        self.happen(
            Created(about.name, about.version, about.content, settings, host, secret_of(seed), chairs, previous=None)
        )

    # What is done

    def happen(self, what: Decision | facts.Fact, after: int = SECOND) -> AnyFact:
        """Adopt a decision, or a fact that makes no move, some milliseconds after the one before."""
        decision = what if isinstance(what, Decision) else Decision(what)
        fact = decision.fact
        self.now += after if self.log else 0
        entry = (len(self.log) + 1, f"command-{len(self.log) + 1}", self.now, facts.encode(fact))
        self.log.append(entry)
        kept = facts.decode(entry[3])
        assert kept == fact, "a fact is the same when it is read back"
        self.table.adopt(entry[1], self.now, decision)
        return kept

    def decide(self, who: str, command: Command) -> Decision:
        return Decider(self.table, IDS[who], is_level).decide(command)

    def do(self, who: str, command: Command, after: int = SECOND) -> AnyFact:
        """A person's command is carried out."""
        return self.happen(self.decide(who, command), after)

    def refusal(self, who: str, command: Command) -> str:
        """Why a person's command is refused; it is seen to that nothing has changed."""
        before = self.boards()
        with pytest.raises(Refused) as refused:
            self.decide(who, command)
        assert self.boards() == before
        assert all(refused.value.words(self.game.about.rules, language) for language in ("en", "ru"))
        return refused.value.reason

    def answer(self, who: str, *moves: str) -> Play:
        """An answer to what a person is asked now."""
        return Play(self.board(who).question, moves)

    def play(self, who: str, *moves: str, after: int = SECOND) -> AnyFact:
        return self.do(who, self.answer(who, *moves), after)

    def bot_plays(self, seat: int, move: str | None = None, after: int = SECOND) -> AnyFact:
        """The bot that decides for a seat makes a move, its first if none is named."""
        assert self.table.bot_of(seat) is not None
        notation = move or self.moves(seat)[0]
        return self.happen(play(self.table, seat, self.table.questions[seat], (notation,), is_bot=True), after)

    def stand_in(self, who: str, why: StandInReason = "clock", after: int = SECOND) -> AnyFact:
        return self.happen(stand_in(self.table, self.seat(who), why), after)

    def draft(self) -> "Party":
        """All keep their first cards, until the first turn."""
        while len(asked := self.asked()) > 1 or self.moves(asked[0])[0].startswith("keep"):
            self.go_on(asked[0])
        return self

    def go_on(self, seat: int | None = None, prefix: str = "", after: int = SECOND) -> AnyFact:
        """A seat that is asked, by its person or its bot, makes its first move that begins so."""
        seat = self.asked()[0] if seat is None else seat
        move = next(move for move in self.moves(seat) if move.startswith(prefix))
        player = self.table.seats[seat].player
        if player is None or self.table.bot_of(seat) is not None:
            return self.bot_plays(seat, move, after)
        return self.play(NAMES[player], move, after=after)

    def finish(self) -> "Party":
        """Everybody plays on to the end, with the first move there is."""
        while self.asked():
            self.go_on()
        return self

    # What there is

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def seat(self, who: str) -> int:
        return self.table.seat_of(IDS[who])

    def who(self, seat: int) -> str:
        """The name of the person at a seat."""
        return NAMES[self.table.seats[seat].player or ""]

    def asked(self) -> list[int]:
        return [seat for seat, question in enumerate(self.table.questions) if question]

    def moves(self, seat: int, prefix: str = "") -> list[str]:
        """The legal moves of a seat that begin so, in notation."""
        notation = self.game.about.moves.notation
        legal = (notation(move) for move in self.game.legal_moves(self.match.state, seat))
        return [move for move in legal if move.startswith(prefix)]

    def board(self, who: str | None = None, language: str = "en", after: int = 0, hidden: str = "") -> Board:
        reader = Reader(IDS.get(who or ""), language, frozenset(IDS[name] for name in hidden.split()))
        return make_board(self.table, reader, Surroundings(NAMES), after)

    def lines(self, who: str | None = None, language: str = "en") -> list[str]:
        return [line.text for line in self.board(who, language).lines]

    def boards(self) -> list[bytes]:
        """What everybody is shown, in both languages, to the byte."""
        return [msgspec.json.encode(self.board(who, language)) for who in (*IDS, None) for language in ("en", "ru")]

    def replayed(self, log: list[Entry] | None = None) -> "Party":
        """The same table from its log."""
        other = Party.__new__(Party)
        other.game, other.now, other.log = self.game, self.now, list(log if log is not None else self.log)
        other.table = Table(self.table.id, self.game)
        for seq, command, at, body in other.log:
            other.table.apply(seq, command, at, facts.decode(body))
        return other


def gathering(game: Game, seats: int = 3, *others: str, seed: int = 0) -> Party:
    """A table before its game: Ada is the host, the others sit beside her."""
    party = Party(game, Settings(seats=seats), seed=seed)
    for name in others:
        party.do(name, Sit())
    return party


def started(
    game: Game,
    *people: str,
    bots: int = 0,
    pace: Pace | None = None,
    hints: bool = False,
    seed: int = 0,
    is_public: bool = False,
) -> Party:
    """A game that has just begun: the people (Ada first), then bots."""
    settings = Settings(seats=len(people) + bots, pace=pace or Pace(), hints=hints, is_public=is_public)
    party = Party(game, settings, seed=seed)
    for name in people[1:]:
        party.do(name, Sit())
    party.do("Ada", Start(fill="easy" if bots else None))
    return party


def at_turn(game: Game, prefix: str, *people: str, bots: int = 0, pace: Pace | None = None, forced: int = -1) -> Party:
    """A game at its first turn, which is Ada's, with a move that begins so, after which so many play themselves."""
    for seed in range(300):
        party = started(game, *people, bots=bots, pace=pace, seed=seed).draft()
        if party.asked() == [0] and party.moves(0, prefix) and forced in (-1, _following(party, prefix)):
            return party
    raise AssertionError(f"in no deal Ada begins with {prefix}")


def _following(party: Party, prefix: str) -> int:
    match = party.match.fork()
    match.play(0, match.game.about.moves.parse(party.moves(0, prefix)[0]))
    return len(match.play_only_moves())
