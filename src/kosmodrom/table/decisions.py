"""What a command leads to: a decision, or a refusal that says why. Nothing is changed here."""

from collections.abc import Callable
from typing import Final, TypeVar

from kosmodrom.core.illegal import GAME_OVER, NO_SUCH_MOVE, NO_UNDO, Illegal
from kosmodrom.core.match import Match
from kosmodrom.table import commands, facts
from kosmodrom.table.facts import StandInReason
from kosmodrom.table.refused import Refused
from kosmodrom.table.settings import Settings
from kosmodrom.table.status import Status
from kosmodrom.table.steps import steps_to_propose, steps_to_undo
from kosmodrom.table.table import Table
from kosmodrom.table.trial import Decision, Trial, make_moves
from kosmodrom.table.wording import clean_chat, clean_title

IsLevel = Callable[[str], bool]
"""Whether there is a bot of that name. The server knows; the table doesn't."""


class Decider:
    """One person's command at one table. `player` is taken from the session, never from the command."""

    def __init__(self, table: Table, player: str, is_level: IsLevel) -> None:
        self.table = table
        self.player = player
        self.seat = table.seat_of(player)
        self.is_level = is_level

    def decide(self, command: commands.Command) -> Decision:
        """What the command leads to; Refused says why it leads to nothing."""
        return _DECIDE[type(command)](self, command)

    # Who may

    def _at_table(self) -> int:
        if self.seat < 0:
            raise Refused("no-seat")
        return self.seat

    def _host(self) -> None:
        if self.table.host != self.player:
            raise Refused("host-only")

    def _open(self) -> None:
        check_aside(self.table)
        if self.table.status == Status.CLOSED:
            raise Refused("closed")

    def _gathering(self) -> None:
        self._open()
        if self.table.status != Status.GATHERING:
            raise Refused("already-started")

    def _free(self) -> None:
        if self.table.deal is not None:
            raise Refused("deal-fixed")

    def _playing(self) -> Match:
        self._open()
        match = self.table.match
        if match is None:
            raise Refused("not-started")
        if self.table.status == Status.OVER:
            raise Refused(GAME_OVER)
        return match

    def _deciding(self) -> Match:
        """The match, if the person decides for their seat now; Refused if not."""
        match = self._playing()
        seat = self.table.seats[self._at_table()]
        if seat.is_resigned:
            raise Refused("resigned")
        if self.table.is_paused:
            raise Refused("paused")
        if seat.is_stood_in:
            raise Refused("stood-in")
        return match

    def _level(self, level: str) -> str:
        if not self.is_level(level):
            raise Refused("no-such-bot", level=level)
        return level

    def _chair(self, number: int) -> int:
        if number >= len(self.table.seats):
            raise Refused("no-such-seat", seat=number + 1)
        return number

    def _other_person(self, number: int) -> str:
        player = self.table.seats[self._chair(number)].player
        if player is None or player == self.player:
            raise Refused("hand-over-person", seat=number + 1)
        return player

    # Before the game

    def sit(self, command: commands.Sit) -> Decision:
        self._gathering()
        if self.seat >= 0:
            raise Refused("seated-already")
        if self.player in self.table.removed:
            raise Refused("removed")
        seats = self.table.seats
        if command.seat is not None:
            found = seats[self._chair(command.seat)]
            if not found.is_open or found.kept_for not in (None, self.player):
                raise Refused("seat-taken", seat=command.seat + 1)
            return Decision(facts.Sat(command.seat, self.player, command.nonce))
        free = [number for number, seat in enumerate(seats) if seat.is_open and seat.kept_for in (None, self.player)]
        if not free:
            raise Refused("table-full")
        kept = [number for number in free if seats[number].kept_for == self.player]
        return Decision(facts.Sat((kept or free)[0], self.player, command.nonce))

    def mix(self, command: commands.Mix) -> Decision:
        self._gathering()
        self._free()
        return Decision(facts.Mixed(self._at_table(), command.nonce))

    def leave(self, command: commands.Leave) -> Decision:
        seat = self._at_table()
        self._gathering()
        others = [other for number in self.table.people if (other := self.table.seats[number].player) != self.player]
        new_host = others[0] if others and self.table.host == self.player else None
        return Decision(facts.Left(seat, self.player, host=new_host))

    def remove(self, command: commands.Remove) -> Decision:
        self._host()
        self._gathering()
        seat = self.table.seats[self._chair(command.seat)]
        if seat.player == self.player:
            raise Refused("remove-self")
        if seat.is_open and seat.kept_for is None:
            raise Refused("seat-open", seat=command.seat + 1)
        return Decision(facts.Left(command.seat, seat.player, removed=True))

    def seat_bot(self, command: commands.SeatBot) -> Decision:
        self._host()
        self._gathering()
        seat = self.table.seats[self._chair(command.seat)]
        if seat.player is not None:
            raise Refused("seat-taken", seat=command.seat + 1)
        return Decision(facts.BotSat(command.seat, self._level(command.level)))

    def configure(self, command: commands.Configure) -> Decision:
        self._host()
        self._gathering()
        self._free()
        settings = check_settings(self.table, command.settings, self.is_level)
        taken = sum(not seat.is_open for seat in self.table.seats)
        if taken > settings.seats:
            raise Refused("seats-taken", taken=taken, seats=settings.seats)
        return Decision(facts.Configured(settings))

    def hand_over(self, command: commands.HandOver) -> Decision:
        self._host()
        self._open()
        return Decision(facts.HandedOver(self._other_person(command.seat)))

    def start(self, command: commands.Start) -> Decision:
        self._host()
        self._gathering()
        if any(seat.is_open for seat in self.table.seats):
            if command.fill is None:
                raise Refused("seats-open", open=sum(seat.is_open for seat in self.table.seats))
            self._level(command.fill)
        trial = Trial.of(None, self.table.new_match(command.nonce))
        return Decision(facts.Started(command.nonce, command.fill, trial.forced, trial.mark), trial)

    # The game

    def play(self, command: commands.Play) -> Decision:
        self._deciding()
        return play(self.table, self.seat, command.question, command.moves)

    def check_move(self, notation: str) -> None:
        """Refused if a move can't be made now. The move is not made."""
        match = self._deciding()
        rule = match.game.refusal(match.state, self.seat, _parse(match, notation))
        if rule is not None:
            raise Refused(rule)

    def undo(self, command: commands.Undo) -> Decision:
        match = self._deciding()
        count = steps_to_undo(self.table, self.seat)
        if count == 0:
            raise Refused(NO_UNDO)
        trial = _take_back(match, self.seat, count)
        return Decision(facts.Undone(self.seat, count, forced=trial.forced, mark=trial.mark), trial)

    def propose(self, command: commands.Propose) -> Decision:
        self._deciding()
        if self.table.proposal is not None:
            raise Refused("proposal-open")
        if len(self.table.people) < 2:
            raise Refused(NO_UNDO if command.what == "undo" else f"{command.what}-alone")
        if command.what != "undo":
            return Decision(facts.Proposed(self.seat, command.what))
        count = steps_to_propose(self.table, self.seat)
        if count == 0:
            raise Refused("nothing-to-undo")
        return Decision(facts.Proposed(self.seat, "undo", count))

    def vote(self, command: commands.Vote) -> Decision:
        match = self._deciding()
        proposal = self.table.proposal
        if proposal is None:
            raise Refused("no-proposal")
        if self.seat in proposal.agreed:
            if command.agrees:
                raise Refused("voted-already")
            return Decision(facts.Voted(self.seat, agrees=False))
        if not command.agrees:
            return Decision(facts.Voted(self.seat, agrees=False))
        if not set(self.table.people) <= proposal.agreed | {self.seat}:
            return Decision(facts.Voted(self.seat, agrees=True))
        if proposal.what != "undo":
            return Decision(facts.Voted(self.seat, agrees=True, carried=True))
        trial = _take_back(match, proposal.seat, proposal.count)
        fact = facts.Voted(self.seat, agrees=True, carried=True, forced=trial.forced, mark=trial.mark)
        return Decision(fact, trial)

    def resume(self, command: commands.Resume) -> Decision:
        self._playing()
        seat = self.table.seats[self._at_table()]
        if not self.table.is_paused:
            raise Refused("not-paused")
        if seat.is_resigned:
            raise Refused("resigned")
        return Decision(facts.Resumed(self.seat))

    def resign(self, command: commands.Resign) -> Decision:
        self._playing()
        if self.table.seats[self._at_table()].is_resigned:
            raise Refused("resigned")
        return Decision(facts.Resigned(self.seat))

    def come_back(self, command: commands.ComeBack) -> Decision:
        self._playing()
        seat = self.table.seats[self._at_table()]
        if seat.is_resigned:
            raise Refused("resigned")
        if not seat.is_stood_in:
            raise Refused("not-stood-in")
        return Decision(facts.CameBack(self.seat))

    def stand_in(self, command: commands.StandIn) -> Decision:
        self._playing()
        check_keeper(self.table, self.player, self._chair(command.seat))
        self._other_person(command.seat)
        if not self.table.seats[command.seat].is_person:
            raise Refused("bot-sits", seat=command.seat + 1)
        return Decision(facts.StoodIn(command.seat, "host"))

    # People

    def say(self, command: commands.Say) -> Decision:
        seat = self.table.seats[self._at_table()]
        if seat.is_muted:
            raise Refused("muted")
        self._open()
        return Decision(facts.Said(self.seat, clean_chat(command.text)))

    def mute(self, command: commands.Mute) -> Decision:
        self._host()
        self._open()
        self._other_person(command.seat)
        return Decision(facts.Muted(command.seat, command.is_muted))

    def close(self, command: commands.Close) -> Decision:
        self._host()
        self._open()
        if self.table.status == Status.OVER:
            raise Refused(GAME_OVER)
        return Decision(facts.Closed("host"))


def check_aside(table: Table) -> None:
    """Refused if the table is set aside."""
    if table.status == Status.ASIDE:
        raise Refused(table.why_aside, pack=table.pack)


def check_settings(table: Table, settings: Settings, is_level: IsLevel) -> Settings:
    """The settings as the game takes them; Refused says what it doesn't."""
    about = table.game.about
    if not about.min_seats <= settings.seats <= about.max_seats:
        raise Refused("wrong-seats", low=about.min_seats, high=about.max_seats)
    try:
        options = about.complete(settings.options, settings.seats)
    except ValueError:
        raise Refused("wrong-options", game=about.name) from None
    if not is_level(settings.stand_in):
        raise Refused("no-such-bot", level=settings.stand_in)
    return Settings(
        seats=settings.seats,
        options=options,
        title=clean_title(settings.title),
        is_public=settings.is_public,
        hints=settings.hints,
        pace=settings.pace,
        stand_in=settings.stand_in,
    )


def play(table: Table, seat: int, question: int, moves: tuple[str, ...], is_bot: bool = False) -> Decision:
    """A seat's answer to a question, tried on a copy. All moves are made or none; none may follow a draw or reveal."""
    match = table.match
    assert match is not None, "the game has not begun"
    if table.is_paused:
        raise Refused("paused")
    if table.questions[seat] == 0:
        raise Refused(match.game.refusal(match.state, seat, 0) or GAME_OVER)
    if table.questions[seat] != question:
        raise Refused("stale")
    copy = match.fork()
    try:
        for number, step in enumerate(make_moves(copy, seat, (_parse(match, move) for move in moves)), 1):
            if step.is_final and number < len(moves):
                raise Refused("moves-after-chance")
    except Illegal as refused:
        raise Refused(refused.rule) from None
    trial = Trial.of(match, copy)
    return Decision(facts.Played(seat, moves, forced=trial.forced, mark=trial.mark, is_bot=is_bot), trial)


def stand_in(table: Table, seat: int, why: StandInReason) -> Decision:
    """A bot takes the seat of a person; Refused if none decides for it."""
    if table.status != Status.PLAYING or not table.seats[seat].is_person:
        raise Refused("not-stood-in")
    return Decision(facts.StoodIn(seat, why))


def check_keeper(table: Table, player: str, seat: int) -> None:
    """Refused unless a person may act for an absent one: the host may, and for the host anybody at the table."""
    is_hosts = table.seats[seat].player == table.host
    if table.host != player and not (is_hosts and table.seat_of(player) >= 0):
        raise Refused("host-only")


def reseat(table: Table, player: str, seat: int, former: str) -> Decision:
    """A person takes over the seat of another, `former`; Refused if it isn't theirs any more."""
    check_aside(table)
    found = table.seats[seat]
    if table.status != Status.PLAYING or found.player != former or found.is_resigned:
        raise Refused("seat-taken", seat=seat + 1)
    if table.seat_of(player) >= 0:
        raise Refused("seated-already")
    if player in table.removed:
        raise Refused("removed")
    return Decision(facts.Reseated(seat, player, former))


def can_hint(table: Table, seat: int) -> bool:
    """Whether a person may ask a bot for advice: if they play with bots alone, or the table allows it.

    The rated try of a daily deal allows no advice.
    """
    if table.deal is not None and table.deal.is_rated:
        return False
    others = [number for number, other in enumerate(table.seats) if number != seat and other.player is not None]
    return table.settings.hints or not others


def advise(table: Table, seat: int) -> Decision:
    """A lone player is advised; Refused if that is in the log already, or if others play."""
    if table.is_advised or len(table.seats) > 1 or table.status != Status.PLAYING:
        raise Refused("hints-off")
    return Decision(facts.Advised(seat))


def _parse(match: Match, notation: str) -> int:
    try:
        return match.game.about.moves.parse(notation)
    except ValueError:
        raise Refused(NO_SUCH_MOVE) from None


def _take_back(match: Match, seat: int, count: int) -> Trial:
    copy = match.fork()
    copy.take_back(seat, count)
    return Trial.of(match, copy)


_C = TypeVar("_C", bound=commands.Command)


def _handler(
    kind: type[_C], decide: Callable[[Decider, _C], Decision]
) -> Callable[[Decider, commands.Command], Decision]:
    def checked(decider: Decider, command: commands.Command) -> Decision:
        assert isinstance(command, kind)
        return decide(decider, command)

    return checked


_DECIDE: Final[dict[type[commands.Command], Callable[[Decider, commands.Command], Decision]]] = {
    commands.Sit: _handler(commands.Sit, Decider.sit),
    commands.Mix: _handler(commands.Mix, Decider.mix),
    commands.Leave: _handler(commands.Leave, Decider.leave),
    commands.Remove: _handler(commands.Remove, Decider.remove),
    commands.SeatBot: _handler(commands.SeatBot, Decider.seat_bot),
    commands.Configure: _handler(commands.Configure, Decider.configure),
    commands.HandOver: _handler(commands.HandOver, Decider.hand_over),
    commands.Start: _handler(commands.Start, Decider.start),
    commands.Play: _handler(commands.Play, Decider.play),
    commands.Undo: _handler(commands.Undo, Decider.undo),
    commands.Propose: _handler(commands.Propose, Decider.propose),
    commands.Vote: _handler(commands.Vote, Decider.vote),
    commands.Resume: _handler(commands.Resume, Decider.resume),
    commands.Resign: _handler(commands.Resign, Decider.resign),
    commands.ComeBack: _handler(commands.ComeBack, Decider.come_back),
    commands.StandIn: _handler(commands.StandIn, Decider.stand_in),
    commands.Say: _handler(commands.Say, Decider.say),
    commands.Mute: _handler(commands.Mute, Decider.mute),
    commands.Close: _handler(commands.Close, Decider.close),
}
