"""A game being played: the position, how it came about, and going back."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Final

from kosmodrom.core.game import Game
from kosmodrom.core.illegal import NO_UNDO, Illegal
from kosmodrom.core.lesson import BadLesson, Lesson, Scene
from kosmodrom.core.record import FORMAT, UNDO, BadRecord, Chance, Record, fingerprint
from kosmodrom.core.state import Event, State, Witness

BROKEN: Final = (ArithmeticError, LookupError, TypeError, ValueError)
"""What a record may end in that somebody has changed: numbers out of bounds, moves that are none."""


@dataclass(frozen=True)
class Step:
    """A move that was made and what it brought about."""

    seat: int
    move: int
    events: tuple[Event, ...]
    is_final: bool
    """It met chance or revealed a secret: nobody takes it back alone."""
    is_forced: bool = False
    """It was the only move there was, and played itself: it goes back with the decision before it."""


class Match:
    """One game from its set-up on. Every move goes through the rules; nothing is forgotten, undo included."""

    def __init__(
        self,
        game: Game,
        seats: int,
        chance: Chance,
        options: dict[str, str] | None = None,
        names: tuple[str, ...] = (),
    ) -> None:
        game.about.check_seats(seats)
        self.game = game
        self.seats = seats
        self.options = game.about.complete(options or {}, seats)
        self.chance = chance
        self.names = names or tuple(str(seat + 1) for seat in range(seats))
        if len(self.names) != seats:
            raise ValueError(f"{seats} names are needed, not {len(self.names)}")
        self.written: list[tuple[int, str]] = []
        self._begin()

    def _begin(self) -> None:
        """Set the game up anew."""
        self.rng = self.chance.generator(self.game.about.sources)
        self.steps: list[Step] = []
        self.state: State = self.game.lay_out(self.seats, self.options)
        witness = Witness()
        self.state.witness = witness
        self.game.set_up(self.state, self.rng)
        self.state.witness = None
        self.opening = tuple(witness.events)

    @property
    def is_over(self) -> bool:
        return self.game.is_over(self.state)

    def fork(self) -> "Match":
        """The same game once more, to try moves on: nothing of it touches this one."""
        other = Match.__new__(Match)
        other.game, other.seats, other.options, other.chance, other.names = (
            self.game,
            self.seats,
            self.options,
            self.chance,
            self.names,
        )
        other.written, other.steps, other.opening = self.written[:], self.steps[:], self.opening
        other.rng, other.state = self.rng.copy(), self.state.copy()
        return other

    def play(self, seat: int, move: int, is_forced: bool = False) -> Step:
        """Make a move; `Illegal` names the rule that refuses it, and nothing has changed."""
        rule = self.game.refusal(self.state, seat, move)
        if rule is not None:
            raise Illegal(rule)
        step = self._apply(seat, move, is_forced)
        self.written.append((seat, self.game.about.moves.notation(move)))
        return step

    def play_only_moves(self) -> tuple[Step, ...]:
        """Play the decisions that have one possibility in everybody's sight, until there is something to decide."""
        played: list[Step] = []
        while (found := only_move(self.game, self.state)) is not None:
            played.append(self.play(*found, is_forced=True))
        return tuple(played)

    def _apply(self, seat: int, move: int, is_forced: bool) -> Step:
        witness = Witness()
        drawn = self.rng.drawn
        self.state.witness = witness
        self.game.apply(self.state, seat, move, self.rng)
        self.state.witness = None
        step = Step(seat, move, tuple(witness.events), self.rng.drawn > drawn or witness.reveals > 0, is_forced)
        self.steps.append(step)
        return step

    def is_final(self, seat: int, move: int) -> bool:
        """Whether a legal move, with all that plays itself after it, could not be taken back by its seat alone."""
        state, rng, witness = self.state.copy(), self.rng.copy(), Witness()
        state.witness = witness
        found: tuple[int, int] | None = (seat, move)
        while found is not None:
            self.game.apply(state, *found, rng)
            if rng.drawn > self.rng.drawn or witness.reveals > 0:
                return True
            found = only_move(self.game, state)
        return False

    def steps_to_undo(self, seat: int, people: Collection[int]) -> int:
        """How many moves the seat's own undo takes back: its last one and the bots' replies; 0 if it can't alone.

        Not over a draw, a reveal, or a move of another person.
        """
        for count, step in enumerate(reversed(self.steps), 1):
            if step.is_final or (step.seat != seat and step.seat in people and not step.is_forced):
                return 0
            if step.seat == seat and not step.is_forced:
                return count
        return 0

    def undo(self, seat: int, people: Collection[int]) -> int:
        """Take back the seat's last move as it may alone; answers how many moves went, `Illegal` if none may."""
        count = self.steps_to_undo(seat, people)
        if count == 0:
            raise Illegal(NO_UNDO)
        self.take_back(seat, count)
        return count

    def take_back(self, seat: int, count: int) -> None:
        """Take back the last moves, wherever they led (all people agree). Draws repeated come out the same."""
        if not 0 < count <= len(self.steps):
            raise ValueError(f"there are {len(self.steps)} moves to take back, not {count}")
        kept = self.steps[:-count]
        self._begin()
        for step in kept:
            self._apply(step.seat, step.move, step.is_forced)
        self.written.append((seat, f"{UNDO} {count}"))

    def record(self) -> Record:
        """The game so far."""
        about = self.game.about
        over = self.is_over
        return Record(
            format=FORMAT,
            game=about.name,
            version=about.version,
            content=about.content,
            seats=self.seats,
            options=self.options,
            chance=self.chance,
            names=self.names,
            steps=tuple(self.written),
            final=fingerprint(self.state) if over else None,
            scores=tuple(result.score for result in self.game.outcome(self.state).results) if over else None,
        )


def only_move(game: Game, state: State) -> tuple[int, int] | None:
    """A seat and its move, if everybody can see that the seat has no other; None if there is something to decide."""
    for seat in game.to_act(state):
        move = game.only_move(state, seat)
        if move >= 0:
            return seat, move
    return None


def retrace(match: Match) -> Iterator[Match]:
    """The game of a match once more: as it stood after the set-up and after each move that was not taken back.

    It is one match that goes on: whoever wants to keep a position makes a copy.
    """
    again = Match(match.game, match.seats, match.chance, match.options, match.names)
    yield again
    for step in match.steps[:]:
        again.play(step.seat, step.move, step.is_forced)
        yield again


def resume(game: Game, record: Record) -> Match:
    """The match of a record, at its end; BadRecord if it isn't of this game, or doesn't play as it says."""
    match = begin(game, record)
    for number in range(1, len(record.steps) + 1):
        take_step(match, record, number)
    check_end(match, record)
    return match


def begin(game: Game, record: Record) -> Match:
    """The match of a record, before its first step; BadRecord if it isn't of this game or can't be set up."""
    about = game.about
    if record.game != about.name:
        raise BadRecord(f"the record is of {record.game}, not of {about.name}")
    if record.version != about.version:
        raise BadRecord(f"the record was played with version {record.version} of the rules; here is {about.version}")
    if record.content != about.content:
        raise BadRecord(f"the record was played with content {record.content}; here is {about.content}")
    try:
        return Match(game, record.seats, record.chance, record.options, record.names)
    except BROKEN as error:
        raise BadRecord(f"the record can't be set up: {error}") from None


def check_end(match: Match, record: Record) -> None:
    """BadRecord if the match of a record, all steps taken, isn't where the record says."""
    if record.final is not None and record.final != fingerprint(match.state):
        raise BadRecord("the record does not end in the position it names")
    if record.scores is not None and record.scores != match.record().scores:
        raise BadRecord("the record does not end with the scores it names")


def take_step(match: Match, record: Record, number: int) -> None:
    """Take a step of a record, counted from 1; BadRecord if it can't be taken, however it is broken."""
    seat, text = record.steps[number - 1]
    verb, _, count = text.partition(" ")
    try:
        if verb == UNDO:
            match.take_back(seat, int(count))
        else:
            match.play(seat, match.game.about.moves.parse(text))
    except Illegal as refused:
        raise BadRecord(f"step {number}: seat {seat} can't {text}: {refused.rule}") from None
    except BROKEN as error:
        raise BadRecord(f"step {number}: {error}") from None


def play_lesson(game: Game, lesson: Lesson) -> Iterator[tuple[Match, Scene, tuple[Step, ...]]]:
    """The match before each scene's move, and the moves that led there from the scene before; BadLesson if one can't.

    Decisions with one possibility in everybody's sight play themselves, as at a table.
    """
    match = Match(game, lesson.seats, Chance("fast", seed=lesson.seed), lesson.options)
    made = match.play_only_moves()
    for row, scene in enumerate(lesson.scenes, 1):
        yield match, scene, made
        if scene.move is None:
            return
        try:
            step = match.play(scene.seat, game.about.moves.parse(scene.move))
        except (Illegal, ValueError) as error:
            why = error.rule if isinstance(error, Illegal) else str(error)
            raise BadLesson(f"{lesson.file}, step {row}: seat {scene.seat} can't {scene.move}: {why}") from None
        made = (step, *match.play_only_moves())
