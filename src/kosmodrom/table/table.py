"""A table: the state that its facts add up to. `decisions` decides; the table only follows."""

from collections.abc import Callable
from functools import cached_property
from typing import Final, TypeVar

from msgspec.structs import replace

from kosmodrom.core.game import Game
from kosmodrom.core.illegal import Illegal
from kosmodrom.core.match import Match
from kosmodrom.core.record import BadRecord, Chance, Record, commitment, fingerprint
from kosmodrom.core.state import SPECTATOR
from kosmodrom.table import facts
from kosmodrom.table.deal import Dealt, close_of
from kosmodrom.table.diverged import Diverged
from kosmodrom.table.ending import Ending, EndReason, ending
from kosmodrom.table.facts import Fact
from kosmodrom.table.outlook import Outlook
from kosmodrom.table.proposal import Proposal
from kosmodrom.table.seat import BACK_AGAIN, SECOND, Seat
from kosmodrom.table.settings import Settings
from kosmodrom.table.status import Aside, Status
from kosmodrom.table.story import Item, items_of
from kosmodrom.table.timeline import Timeline
from kosmodrom.table.trial import Decision, Trial, make_moves, mark_of


class Table:
    """A table from its first fact on. Only `apply` and `adopt` change it; both lead to the same table."""

    def __init__(self, table_id: str, game: Game) -> None:
        self.id = table_id
        self.game = game
        self.seq = 0
        self.answered: dict[str, int] = {}
        """The number of the fact that each command led to."""
        self.status = Status.GATHERING
        self.settings = Settings(seats=game.about.min_seats)
        self.host = ""
        self.secret = ""
        self.pack = ""
        """What the content pack is called that is played with; empty: the game is as it comes."""
        self.why_aside: Aside = "aside"
        """Why it is set aside, if it is."""
        self.previous: str | None = None
        self.rematch: str | None = None
        self.deal: Dealt | None = None
        self.cast = table_id
        """The id that the bots of this table are chosen by: a rematch keeps that of the game before."""
        self.is_advised = False
        """A lone player has asked for a hint."""
        self.seats: list[Seat] = []
        self.match: Match | None = None
        self.questions: list[int] = []
        """By seat: the number of the fact that asked it what it is asked now; 0: nothing."""
        self.removed: set[str] = set()
        """People whom the host has removed: they may not sit down here again."""
        self.lost: dict[str, int] = {}
        """People whose seat somebody else has taken over, with the number of the seat: they may watch."""
        self.proposal: Proposal | None = None
        self.is_paused = False
        self.story: list[Item] = []
        self.cut = 0
        """The number of the last fact that took lines of the story back."""
        self.ending: Ending | None = None
        self.created = 0
        self.touched = 0
        self.timeline = Timeline()
        self._outlook: Outlook | None = None
        self.by_person: list[bool] = []
        """By step of the match: whether a person decided it."""
        self._asked: list[list[int]] = []
        self._gains: list[tuple[int, int]] = []
        """After how many steps which seat had time added to its clock."""

    # Who is who

    @cached_property
    def commitment(self) -> str:
        """What is shown of the secret before the deal."""
        return commitment(self.secret)

    def seat_of(self, player: str) -> int:
        """The seat of a person, or SPECTATOR."""
        return next((number for number, seat in enumerate(self.seats) if seat.player == player), SPECTATOR)

    @property
    def people(self) -> list[int]:
        """The seats that people decide for now."""
        return [number for number, seat in enumerate(self.seats) if seat.is_person]

    def others(self, player: str) -> list[int]:
        """The seats of other people whose game this is, here or away: all but those who gave up or won't be back."""
        return [number for number, seat in enumerate(self.seats) if seat.is_players and seat.player != player]

    def bot_of(self, seat: int) -> str | None:
        """The level of the bot that decides for a seat now; None if a person does."""
        found = self.seats[seat]
        if found.level is not None:
            return found.level
        return None if found.is_person else self.settings.stand_in

    @property
    def is_deserted(self) -> bool:
        """Whether bots stand in for all people. They don't finish the game among themselves."""
        return self.status == Status.PLAYING and not any(seat.is_person for seat in self.seats)

    @property
    def bots_to_move(self) -> list[int]:
        """The seats whose decision a bot owes; none while the game waits for its people."""
        if self.status != Status.PLAYING or self.is_paused or self.match is None or self.is_deserted:
            return []
        return [seat for seat in self.game.to_act(self.match.state) if self.bot_of(seat) is not None]

    @property
    def outlook(self) -> Outlook:
        """What the seats may do now; made anew after each move and undo."""
        if self._outlook is None or not self._outlook.is_of(self._match):
            self._outlook = Outlook(self._match)
        return self._outlook

    @property
    def is_finished(self) -> bool:
        """Whether a game was begun and nobody plays it any more: it is over, or was closed."""
        return self.match is not None and self.status in (Status.OVER, Status.CLOSED)

    def deadline(self, seat: int) -> int | None:
        """When the time of a person who is asked is up; None: never, or nobody is asked."""
        return self.seats[seat].clock.deadline(self.settings.pace)

    @property
    def wake(self) -> int | None:
        """When the server has to act by itself: at once (0) for a bot, or when a clock ends; None: never."""
        if self.bots_to_move:
            return 0
        if self.status != Status.PLAYING:
            return None
        return min((at for seat in range(len(self.seats)) if (at := self.deadline(seat)) is not None), default=None)

    # Facts

    def apply(self, seq: int, command: str, at: int, fact: Fact) -> None:
        """Take the next fact of the log and play its moves again; Diverged if it no longer plays as it did."""
        if seq != self.seq + 1:
            raise Diverged(f"number {seq} follows {self.seq}")
        try:
            self._take(command, at, fact, None)
        except (Illegal, BadRecord, ValueError, IndexError, AssertionError) as error:
            raise Diverged(f"number {seq}, {facts.kind_of(fact)}: {type(error).__name__} {error}") from error

    def adopt(self, command: str, at: int, decision: Decision) -> None:
        """Take what was decided for the table as it stands now, with the moves that the trial has made."""
        self._take(command, at, decision.fact, decision.trial)

    def _take(self, command: str, at: int, fact: Fact, trial: Trial | None) -> None:
        self.seq += 1
        self.answered[command] = self.seq
        self.touched = at
        if isinstance(fact, facts.Said):
            # It moves nothing: a long chat is read again quickly.
            self._said(at, fact)
            return
        if trial is None:
            self._play_again(fact)
        else:
            assert trial.base is self.match, "the table has gone on since this was decided"
            self.match = trial.match
        _TAKE[type(fact)](self, at, fact)
        if self.match is not None:
            self._set_clocks(at, fact.seat if isinstance(fact, facts.Played) else SPECTATOR)

    def _play_again(self, fact: Fact) -> None:
        """Change the match as a fact says; Diverged if the position is not the one it once led to."""
        match fact:
            case facts.Started(nonce=nonce):
                self.match = self.new_match(nonce)
            case facts.Played(seat=seat, moves=moves):
                for _ in make_moves(self._match, seat, map(self.game.about.moves.parse, moves)):
                    pass
            case facts.Undone(seat=seat, count=count):
                self._match.take_back(seat, count)
            case facts.Voted(carried=True) if self.proposal is not None and self.proposal.what == "undo":
                self._match.take_back(self.proposal.seat, self.proposal.count)
            case _:
                return
        for forced in fact.forced:
            self._match.play(forced.seat, self.game.about.moves.parse(forced.move), is_forced=True)
        found = mark_of(self._match.state)
        if found != fact.mark:
            raise Diverged(f"number {self.seq}: the position hashes to {found}, not to {fact.mark}")

    def _tell(self, at: int, text: str, seat: int = -1, player: str | None = None, number: int = 0) -> None:
        self.story.append(Item(self.seq, at, "table", seat, player, text=text, number=number))

    # Before the game

    def _created(self, at: int, fact: facts.Created) -> None:
        self.created = at
        self.settings, self.host, self.secret, self.previous = fact.settings, fact.host, fact.secret, fact.previous
        self.pack, self.deal, self.cast = fact.pack, fact.deal, fact.cast or self.id
        self.seats = [Seat.of(chair, number) for number, chair in enumerate(fact.chairs)]
        self._tell(at, "created", player=fact.host)

    def _sat(self, at: int, fact: facts.Sat) -> None:
        for kept in self.seats:
            if kept.kept_for == fact.player:
                kept.kept_for = None
        seat = self.seats[fact.seat]
        seat.clear()
        seat.player, seat.nonce = fact.player, fact.nonce
        self._tell(at, "sat", fact.seat, fact.player, fact.seat + 1)

    def _mixed(self, at: int, fact: facts.Mixed) -> None:
        self.seats[fact.seat].nonce = fact.nonce

    def _left(self, at: int, fact: facts.Left) -> None:
        self.seats[fact.seat].clear()
        if fact.player is not None:
            self._tell(at, "removed" if fact.removed else "left", fact.seat, fact.player)
            if fact.removed:
                self.removed.add(fact.player)
        if fact.host is not None:
            self._make_host(at, fact.host)
        if not self.people:
            self.status = Status.CLOSED

    def _botsat(self, at: int, fact: facts.BotSat) -> None:
        self.seats[fact.seat].clear()
        self.seats[fact.seat].level = fact.level

    def _configured(self, at: int, fact: facts.Configured) -> None:
        self.settings = fact.settings
        while len(self.seats) > fact.settings.seats:
            open_seats = [number for number, seat in enumerate(self.seats) if seat.is_open]
            del self.seats[open_seats[-1]]
        while len(self.seats) < fact.settings.seats:
            worn = {seat.patch for seat in self.seats}
            self.seats.append(Seat(next(patch for patch in range(len(self.seats) + 1) if patch not in worn)))
        self._tell(at, "configured", player=self.host)

    def _handedover(self, at: int, fact: facts.HandedOver) -> None:
        self._make_host(at, fact.player)

    def _make_host(self, at: int, player: str) -> None:
        self.host = player
        self._tell(at, "host", self.seat_of(player), player)

    def new_match(self, nonce: str) -> Match:
        """The match that a start would begin, with the host's nonce mixed in last; a daily deal is dealt as it is."""
        nonces = [seat.nonce if self.deal is None else "" for seat in self.seats]
        at = self.seat_of(self.host)
        if nonce and at >= 0 and self.deal is None:
            nonces[at] = nonce
        chance = Chance("hmac", secret=self.secret, nonces=tuple(nonces))
        return Match(self.game, len(self.seats), chance, self.settings.options)

    def _started(self, at: int, fact: facts.Started) -> None:
        for seat in self.seats:
            if seat.is_open:
                seat.clear()
                seat.level = fact.filled
            seat.clock.left = self.settings.pace.seconds * SECOND
        self.status = Status.PLAYING
        self._tell(at, "started")
        self.story += items_of(self._match.opening, self.seq, at, 0)
        self._go_on(at)
        self._ask(set(range(len(self.seats))))

    # The game

    @property
    def _match(self) -> Match:
        assert self.match is not None, "the game has not begun"
        return self.match

    def _go_on(self, at: int, is_person: bool = False) -> None:
        """Tell of the steps that are new in the match; the game may be over."""
        match = self._match
        for number, step in enumerate(match.steps[len(self.by_person) :], len(self.by_person) + 1):
            self.by_person.append(is_person and not step.is_forced)
            self.story += items_of(step.events, self.seq, at, number)
        if match.is_over:
            self._end("played")

    def _played(self, at: int, fact: facts.Played) -> None:
        self._go_on(at, is_person=not fact.is_bot)
        if self.proposal is not None and self.proposal.what == "undo":
            self.proposal = None
        self._ask({fact.seat, *(step.seat for step in fact.forced)})

    def _ask(self, moved: set[int]) -> None:
        """Number the questions anew: for seats that moved, and those that are asked something else than before."""
        state, is_on = self._match.state, self.status == Status.PLAYING
        asked = [self.game.legal_moves(state, seat) if is_on else [] for seat in range(len(self.seats))]
        old = self._asked or [[] for _ in asked]
        numbers = self.questions or [0] * len(asked)
        self.questions = [
            0 if not moves else self.seq if seat in moved or moves != old[seat] else numbers[seat]
            for seat, moves in enumerate(asked)
        ]
        self._asked = asked

    def _take_back(self, at: int, seat: int, count: int) -> None:
        left = len(self.by_person) - count
        self.story = [item for item in self.story if item.step <= left]
        self.cut = self.seq
        del self.by_person[left:]
        for steps, number in self._gains:
            if steps > left:
                self.seats[number].clock.give_back(self.settings.pace)
        self._gains = [gain for gain in self._gains if gain[0] <= left]
        self._tell(at, "undone", seat, self.seats[seat].player, count)
        self._go_on(at)
        self.proposal = None
        self._ask(set(range(len(self.seats))))

    def _undone(self, at: int, fact: facts.Undone) -> None:
        self._take_back(at, fact.seat, fact.count)

    def _proposed(self, at: int, fact: facts.Proposed) -> None:
        self.proposal = Proposal(fact.seat, fact.what, fact.count, {fact.seat})
        self._tell(at, f"proposed-{fact.what}", fact.seat, self.seats[fact.seat].player, fact.count)

    def _voted(self, at: int, fact: facts.Voted) -> None:
        proposal = self.proposal
        assert proposal is not None, "nothing is proposed"
        self._tell(at, "agreed" if fact.agrees else "declined", fact.seat, self.seats[fact.seat].player)
        if not fact.agrees:
            self.proposal = None
            return
        proposal.agreed.add(fact.seat)
        if not fact.carried:
            return
        self.proposal = None
        match proposal.what:
            case "undo":
                self._take_back(at, proposal.seat, proposal.count)
            case "pause":
                self.is_paused = True
                self._tell(at, "paused")
            case "close":
                self._close(at, "agreed")

    def _resumed(self, at: int, fact: facts.Resumed) -> None:
        self.is_paused = False
        self._tell(at, "resumed", fact.seat, self.seats[fact.seat].player)

    def _resigned(self, at: int, fact: facts.Resigned) -> None:
        seat = self.seats[fact.seat]
        seat.is_resigned = True
        self._tell(at, "resigned", fact.seat, seat.player)
        self.drop_voter(fact.seat)
        standing = [number for number, other in enumerate(self.seats) if not other.is_resigned]
        has_person = any(self.seats[number].player is not None for number in standing)
        if len(standing) < 2 or not has_person:
            self._end("resigned")
            self._ask(set())

    def drop_voter(self, seat: int) -> None:
        """Drop the proposal if a seat that no person decides for any more made it or owes an answer."""
        if self.proposal is not None and self.proposal.depends_on(seat):
            self.proposal = None

    def _end(self, why: EndReason) -> None:
        resigned = [number for number, seat in enumerate(self.seats) if seat.is_resigned]
        outcome = self.game.outcome(self._match.state)
        stood_in = [number for number, seat in enumerate(self.seats) if seat.is_stood_in]
        self.ending = ending(why, outcome, resigned, stood_in)
        self.status = Status.OVER
        self.is_paused = False
        self.proposal = None

    def _stoodin(self, at: int, fact: facts.StoodIn) -> None:
        seat = self.seats[fact.seat]
        seat.is_stood_in, seat.is_gone = True, fact.why == "gone"
        self._tell(at, f"stood-in-{fact.why}", fact.seat, seat.player)
        self.drop_voter(fact.seat)

    def _cameback(self, at: int, fact: facts.CameBack) -> None:
        self._give_back(fact.seat)
        self._tell(at, "came-back", fact.seat, self.seats[fact.seat].player)

    def _give_back(self, number: int) -> None:
        """A person decides for a seat again, and has a moment to think."""
        seat = self.seats[number]
        seat.is_stood_in = seat.is_gone = False
        seat.clock.left = max(seat.clock.left, self.settings.pace.increment * SECOND, BACK_AGAIN)
        if self.questions and self.questions[number]:
            self.questions[number] = self.seq

    def _reseated(self, at: int, fact: facts.Reseated) -> None:
        seat = self.seats[fact.seat]
        seat.player = fact.player
        seat.is_muted = False
        self.lost[fact.former] = fact.seat
        self.lost.pop(fact.player, None)
        self._give_back(fact.seat)
        self._tell(at, "seat-lost", fact.seat, fact.former)
        self._tell(at, "reseated", fact.seat, fact.player, fact.seat + 1)
        if self.host == fact.former:
            self._make_host(at, fact.player)

    def _set_clocks(self, at: int, moved: int) -> None:
        """Stop the clocks of seats that owe no decision any more, start those of seats that owe one now.

        A seat that moved and owes nothing more has ended its turn.
        """
        pace = self.settings.pace
        for number, seat in enumerate(self.seats):
            question = self.questions[number]
            runs = self.status == Status.PLAYING and not self.is_paused and seat.is_person and question != 0
            if seat.clock.since is not None and (not runs or question == self.seq):
                seat.clock.stop(pace, at)
                if question == 0 and number == moved and pace.kind == "live":
                    seat.clock.gain(pace)
                    self._gains.append((len(self._match.steps), number))
            if runs and seat.clock.since is None:
                seat.clock.since = at

    # People

    def _advised(self, at: int, fact: facts.Advised) -> None:
        self.is_advised = True
        self._tell(at, "advised", fact.seat, self.seats[fact.seat].player)

    def _said(self, at: int, fact: facts.Said) -> None:
        if fact.text:
            self.story.append(Item(self.seq, at, "chat", fact.seat, self.seats[fact.seat].player, text=fact.text))

    def _muted(self, at: int, fact: facts.Muted) -> None:
        self.seats[fact.seat].is_muted = fact.is_muted
        self._tell(at, "muted" if fact.is_muted else "unmuted", fact.seat, self.seats[fact.seat].player)

    def _closed(self, at: int, fact: facts.Closed) -> None:
        self._close(at, fact.why)

    def _close(self, at: int, why: str) -> None:
        self.status = Status.CLOSED
        self.proposal = None
        self._tell(at, f"closed-{why}")
        if self.match is not None:
            self._ask(set())

    def _rematched(self, at: int, fact: facts.Rematched) -> None:
        self.rematch = fact.table
        self._tell(at, "rematched")

    # What comes of it

    def keeps_secret(self, now: int) -> bool:
        """Whether the secret isn't shown yet though this game may be over: others still play the same deal."""
        return self.deal is not None and now < close_of(self.deal.day)

    def record(self, names: tuple[str, ...]) -> Record:
        """The game so far, with its secret: only for after the end."""
        record = self._match.record()
        return replace(record, names=names, final=record.final or fingerprint(self._match.state))


_F = TypeVar("_F", bound=facts.Fact)


def _handler(kind: type[_F], take: Callable[[Table, int, _F], None]) -> Callable[[Table, int, facts.Fact], None]:
    def checked(table: Table, at: int, fact: facts.Fact) -> None:
        assert isinstance(fact, kind)
        take(table, at, fact)

    return checked


_TAKE: Final[dict[type[facts.Fact], Callable[[Table, int, facts.Fact], None]]] = {
    facts.Created: _handler(facts.Created, Table._created),
    facts.Sat: _handler(facts.Sat, Table._sat),
    facts.Mixed: _handler(facts.Mixed, Table._mixed),
    facts.Left: _handler(facts.Left, Table._left),
    facts.BotSat: _handler(facts.BotSat, Table._botsat),
    facts.Configured: _handler(facts.Configured, Table._configured),
    facts.HandedOver: _handler(facts.HandedOver, Table._handedover),
    facts.Started: _handler(facts.Started, Table._started),
    facts.Played: _handler(facts.Played, Table._played),
    facts.Undone: _handler(facts.Undone, Table._undone),
    facts.Proposed: _handler(facts.Proposed, Table._proposed),
    facts.Voted: _handler(facts.Voted, Table._voted),
    facts.Resumed: _handler(facts.Resumed, Table._resumed),
    facts.Resigned: _handler(facts.Resigned, Table._resigned),
    facts.StoodIn: _handler(facts.StoodIn, Table._stoodin),
    facts.CameBack: _handler(facts.CameBack, Table._cameback),
    facts.Reseated: _handler(facts.Reseated, Table._reseated),
    facts.Advised: _handler(facts.Advised, Table._advised),
    facts.Muted: _handler(facts.Muted, Table._muted),
    facts.Closed: _handler(facts.Closed, Table._closed),
    facts.Rematched: _handler(facts.Rematched, Table._rematched),
}
