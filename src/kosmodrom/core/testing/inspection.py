"""One random game, and every property asked of it."""

from collections.abc import Iterator
from dataclasses import dataclass
from shlex import quote
from typing import Final

from kosmodrom.core.game import Game
from kosmodrom.core.testing.course import Acting, Ends
from kosmodrom.core.testing.features import FeaturesTell
from kosmodrom.core.testing.finish import Finish
from kosmodrom.core.testing.forms import Components, Copies, Json, Views
from kosmodrom.core.testing.legality import Legality
from kosmodrom.core.testing.log import Log
from kosmodrom.core.testing.order import Order
from kosmodrom.core.testing.property import Broken, Property
from kosmodrom.core.testing.replay import Played, Process, SameReplay, played
from kosmodrom.core.testing.report import Failure, Findings
from kosmodrom.core.testing.spread import Spread
from kosmodrom.core.testing.undo import Undo
from kosmodrom.core.testing.walk import Setting, Walk
from kosmodrom.core.testing.words import Notation, Words
from kosmodrom.core.testing.worlds import Worlds

PROPERTIES: Final[tuple[type[Property], ...]] = (
    Ends,
    Acting,
    Legality,
    Notation,
    Components,
    Copies,
    Json,
    Words,
    Views,
    Worlds,
    FeaturesTell,
    Log,
    Undo,
    Spread,
    Order,
    Finish,
    SameReplay,
    Process,
)
"""In the order in which they are asked at a position: one that others build on comes first."""

NAMES: Final = tuple(kind.name for kind in PROPERTIES)


@dataclass(frozen=True)
class Scope:
    """How closely to look: the costly checks at every n-th position, or at one position only; which properties."""

    every: int
    move: int | None
    names: tuple[str, ...]
    spec: str | None

    def is_sampled(self, number: int, is_over: bool) -> bool:
        if self.move is not None:
            return number == self.move
        return number % self.every == 0 or is_over


class Inspection:
    """A walk with its properties; `current` and `number` say what is being asked, and where."""

    def __init__(self, game: Game, setting: Setting, scope: Scope) -> None:
        self.current: type[Property] = Legality
        self.number = 0
        self.scope = scope
        self.walk = Walk(game, setting)
        self.properties = [kind(self.walk) for kind in PROPERTIES if kind.name in scope.names]

    def run(self) -> None:
        """Play the game to its end, or through the one move that is looked at."""
        game, walk = self.walk.game, self.walk
        for asked in self._each():
            asked.begin()
        while True:
            is_over = game.is_over(walk.state)
            is_sampled = self.scope.is_sampled(self.number, is_over)
            self._ask_position(is_sampled)
            if is_over or self.number > game.about.longest:
                break
            self.current = Legality
            walk.step()
            self._ask_move(is_sampled)
            if self.number == self.scope.move:
                return
            self.number += 1
        for asked in self._each():
            asked.end()

    def _each(self) -> Iterator[Property]:
        for asked in self.properties:
            self.current = type(asked)
            yield asked

    def _ask_position(self, is_sampled: bool) -> None:
        for asked in self._each():
            asked.position()
            if is_sampled:
                asked.sampled_position()

    def _ask_move(self, is_sampled: bool) -> None:
        for asked in self._each():
            asked.moved()
            if is_sampled:
                asked.sampled_move()


def inspect(game: Game, setting: Setting, scope: Scope, findings: Findings) -> Played | None:
    """One game, its findings added to others; what another process needs to replay it, unless it failed."""
    findings.games += 1
    try:
        inspection = Inspection(game, setting, scope)
    except Exception as error:
        findings.failures.append(failure(Legality, setting, 0, _raised("set-up", error), scope))
        return None
    try:
        inspection.run()
    except Broken as broken:
        at = inspection.number if broken.move is None else broken.move
        findings.failures.append(failure(inspection.current, setting, at, broken.sentence, scope))
        return None
    except Exception as error:
        sentence = _raised(f"`{inspection.current.name}`", error)
        findings.failures.append(failure(inspection.current, setting, inspection.number, sentence, scope))
        return None
    finally:
        findings.moves += len(inspection.walk.turns)
        for asked in inspection.properties:
            findings.count(asked.name, asked.checked)
    return played(inspection.walk)


def _raised(when: str, error: Exception) -> str:
    return f"in {when} the game raised {type(error).__name__}: {error}"


def failure(kind: type[Property], setting: Setting, move: int, sentence: str, scope: Scope) -> Failure:
    """A failure with the command that reproduces it."""
    words = ["python -m kosmodrom.core.testing", quote(scope.spec or "MODULE:ATTRIBUTE"), f"--seats {setting.seats}"]
    words += [f"--option {name}={choice}" for name, choice in setting.options.items()]
    words += [f"--seed {setting.seed}", "--games 1"]
    words.append(f"--every {scope.every}" if kind.is_of_whole_game else f"--move {move}")
    words.append(f"--property {kind.name}")
    return Failure(kind.name, setting.seats, setting.options, setting.seed, move, sentence, " ".join(words))
