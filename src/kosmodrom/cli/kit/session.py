"""A game in the terminal: people at one keyboard, and bots."""

from kosmodrom.bots.bot import Choice
from kosmodrom.bots.comparison import Comparison
from kosmodrom.bots.levels import LEVELS
from kosmodrom.bots.playouts import PAIRS, SECONDS, compare
from kosmodrom.cli.kit.participants import Participant
from kosmodrom.cli.kit.screen import Screen
from kosmodrom.cli.kit.words import say
from kosmodrom.core.match import Match, Step
from kosmodrom.core.rng import Rng
from kosmodrom.core.state import SPECTATOR, Event

NOBODY = -2
"""Nobody in particular is at the keyboard: no secret may be shown."""


class Session:
    """A match with its participants. `holder` is the seat of the person at the keyboard, whose secrets are shown."""

    def __init__(self, match: Match, seats: list[Participant], screen: Screen, rng: Rng) -> None:
        self.game = match.game
        self.match = match
        self.seats = seats
        self.screen = screen
        self.rng = rng
        self.names = [seat.name for seat in seats]
        self.people = [number for number, seat in enumerate(seats) if seat.level is None]
        self.bots = {number: seat.level.bot() for number, seat in enumerate(seats) if seat.level is not None}
        self.sit_down(match)

    def sit_down(self, match: Match) -> None:
        """Go on with a match of as many seats. Nothing of it has been shown yet, and nobody is at the keyboard."""
        assert match.seats == len(self.seats), "the match has another number of seats"
        self.match = match
        match.names = tuple(self.names)
        self.holder = NOBODY if len(self.people) > 1 else self.people[0] if self.people else SPECTATOR
        self.told = dict.fromkeys([*range(match.seats), SPECTATOR, NOBODY], 0)
        self.forced: dict[int, str] = {}
        """By the number of a step: the only move there was, in words."""
        self.wants_table = True

    # Who is next

    def next_seat(self) -> int:
        """The seat that decides next: the person at the keyboard if they are asked, else a bot, else the first."""
        acting = self.game.to_act(self.match.state)
        if self.holder in acting:
            return self.holder
        return next((seat for seat in acting if seat in self.bots), acting[0])

    def move_bot(self, seat: int) -> None:
        """Let a bot choose from what its seat knows."""
        world = self.game.determinize(self.match.state, seat, self.rng)
        self.match.play(seat, self.bots[seat].choose(self.game, world, seat, self.rng).move)
        self.tell()

    def move_forced(self, seat: int) -> bool:
        """Make a person's move if only one is possible; returns whether it was made."""
        moves = self.game.legal_moves(self.match.state, seat)
        if len(moves) > 1:
            return False
        words = self.game.move_words(self.match.state, seat, moves[0], self.screen.language)
        self.forced[len(self.match.steps)] = words
        self.match.play(seat, moves[0])
        self.tell()
        return True

    def move(self, seat: int, move: int) -> None:
        """Make a person's move; `Illegal` if a rule refuses it."""
        self.match.play(seat, move)
        self.tell()

    def hand_over(self, seat: int) -> bool:
        """See that the person of a seat is at the keyboard before any secret is shown; false at the end of input."""
        if self.holder == seat:
            return True
        self.holder = NOBODY
        self.screen.hide()
        if self.screen.ask(say("pass-keyboard", self.screen.language, name=self.names[seat])) is None:
            return False
        self.screen.hide()
        self.holder = seat
        self.wants_table = True
        return True

    def undo(self, seat: int) -> int:
        """Take back a person's last choice, with what followed by itself; `Illegal` if that may not be."""
        count = self.match.undo(seat, self.people)
        try:
            while len(self.match.steps) in self.forced:
                count += self.match.undo(seat, self.people)
        finally:
            self._forget_steps()
        return count

    def _forget_steps(self) -> None:
        """Steps that were taken back are shown again if they are made again."""
        left = len(self.match.steps)
        self.forced = {number: words for number, words in self.forced.items() if number < left}
        self.told = {viewer: min(told, left + 1) for viewer, told in self.told.items()}
        self.wants_table = True

    def hint(self, seat: int) -> tuple[Choice, Comparison | None]:
        """What the hard bot would do in a person's place, knowing what that person knows, beside the next best."""
        world = self.game.determinize(self.match.state, seat, self.rng)
        choice = LEVELS["hard"].bot().choose(self.game, world, seat, self.rng)
        return choice, compare(self.game, world, seat, choice, PAIRS, SECONDS, self.rng)

    # What is shown

    def tell(self) -> None:
        """Show what has happened since the person at the keyboard was told last."""
        if self.holder == NOBODY:
            return
        for line in self.log(self.told[self.holder]):
            self.screen.line(f"  {line}")
        self.told[self.holder] = len(self.match.steps) + 1

    def skip_log(self) -> None:
        """Mark everything so far as shown."""
        self.told = dict.fromkeys(self.told, len(self.match.steps) + 1)

    def finish(self) -> None:
        """Show the end, which has no secrets, to everybody."""
        if self.holder == NOBODY:
            self.holder = SPECTATOR
            self.told[SPECTATOR] = len(self.match.steps)
        self.tell()

    def log(self, told: int = 0) -> list[str]:
        """What has happened, as the holder may know it. `told` parts are left out: first the set-up, then each step."""
        lines = self._event_lines(self.match.opening) if told == 0 else []
        for number, step in enumerate(self.match.steps):
            if number + 1 >= told:
                lines += self._step_lines(number, step)
        return lines

    def _step_lines(self, number: int, step: Step) -> list[str]:
        lines = self._event_lines(step.events)
        if number in self.forced and step.seat == self.holder:
            lines.insert(0, say("only-move", self.screen.language, move=self.forced[number]))
        return lines

    def _event_lines(self, events: tuple[Event, ...]) -> list[str]:
        language = self.screen.language
        lines = [self.game.event_words(event, self.holder, language, self.names) for event in events]
        return [line for line in lines if line]

    def show_table(self) -> None:
        """The table as the holder sees it."""
        self.wants_table = False
        names = list(self.names)
        if self.holder >= 0:
            names[self.holder] = say("name-of-you", self.screen.language, name=names[self.holder])
        self.screen.line()
        for line in self.game.table_words(self.match.state, self.holder, self.screen.language, names):
            self.screen.line(line)

    def show_question(self, seat: int) -> None:
        """What a person is asked, and the legal moves by number."""
        state, language = self.match.state, self.screen.language
        self.screen.line()
        self.screen.line(self.game.question_words(state, seat, language, self.names), "bold")
        for number, move in enumerate(self.game.legal_moves(state, seat), 1):
            self.screen.line(f"{number:3}. {self.game.move_words(state, seat, move, language)}")
