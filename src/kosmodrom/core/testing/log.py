"""The log tells a seat no more than its view."""

from kosmodrom.core.record import canonical
from kosmodrom.core.rules import LANGUAGES
from kosmodrom.core.state import Event, State
from kosmodrom.core.testing.chance import Scripted
from kosmodrom.core.testing.property import Property
from kosmodrom.core.testing.variation import is_alike
from kosmodrom.core.testing.walk import Walk, make_move, viewer_name
from kosmodrom.core.testing.worlds import told, told_one

TRIES = 4


class Log(Property):
    """Numbers that a seat doesn't see are not in its words, and words don't tell apart what the view doesn't."""

    name = "log"

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        self.seen: dict[tuple[int, int], list[Event]] = {}
        """A few events of each kind and seat, with different numbers."""

    def moved(self) -> None:
        for event in self.walk.turns[-1].events:
            others = self.seen.setdefault((event.kind, event.seat), [])
            for other in others:
                self._compare(event, other)
            if len(others) < TRIES:
                others.append(event)

    def _compare(self, event: Event, other: Event) -> None:
        """With the numbers of another event of its kind it reads the same to those who don't see them."""
        twin = Event(event.kind, event.seat, event.seen_by, other.a, other.b, other.c)
        for viewer in self.walk.viewers:
            if event.is_seen_by(viewer):
                continue
            for language in LANGUAGES:
                words = told_one(self.game, event, viewer, language, self.walk.names)
                blind = told_one(self.game, twin, viewer, language, self.walk.names)
                self.require(
                    words == blind,
                    f"{viewer_name(viewer)} does not see the numbers of an event of kind {event.kind}, "
                    f"but is told {words!r}, and {blind!r} if they were others",
                )

    def sampled_move(self) -> None:
        """Had chance or the mover decided otherwise: who sees no difference on the table is told none."""
        walk, turn = self.walk, self.walk.turns[-1]
        dice = walk.dice_of(self.name)
        legal = self.game.legal_moves(turn.before, turn.seat)
        moves = [turn.move] * (TRIES if turn.draws else 0) + [legal[dice.below(len(legal), 0)] for _ in range(TRIES)]
        for move in moves:
            other = turn.before.copy()
            script = [] if move == turn.move else turn.draws
            events = make_move(self.game, other, turn.seat, move, Scripted(script, dice)).events
            if canonical(other) != walk.positions[-1]:
                self._compare_told(other, events)

    def _compare_told(self, other: State, events: list[Event]) -> None:
        walk = self.walk
        for viewer in walk.viewers:
            if is_alike(walk, other, viewer):
                found = told(self.game, events, viewer, walk.names)
                truth = told(self.game, walk.turns[-1].events, viewer, walk.names)
                who = viewer_name(viewer)
                self.require_equal(found, truth, f"{who} is told of something that its view does not show")
