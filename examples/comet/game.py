"""Comet: the contents page."""

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from examples.comet import knowledge, preview, score, setup, view, words
from examples.comet.bot import CometPolicy
from examples.comet.events import EVENTS
from examples.comet.features import CometFeatures
from examples.comet.moves import MOVES
from examples.comet.options import OPTIONS
from examples.comet.parts import SOURCES
from examples.comet.rules import turn
from examples.comet.state import CometState, from_json
from kosmodrom.core.about import About
from kosmodrom.core.game import Game
from kosmodrom.core.outcome import Outcome
from kosmodrom.core.policy import Policy
from kosmodrom.core.rng import Rng
from kosmodrom.core.rules import load_rules
from kosmodrom.core.sampler import Sampler
from kosmodrom.core.state import Event
from kosmodrom.core.text import Texts

FOLDER: Final = Path(__file__).parent


class Comet(Game[CometState]):
    """Send probes in secret; the highest that nobody else sent reaches the comet."""

    def __init__(self) -> None:
        super().__init__(
            About(
                name="comet",
                version="1",
                min_seats=2,
                max_seats=4,
                moves=MOVES,
                sources=SOURCES,
                longest=turn.LONGEST_GAME,
                rules=load_rules(FOLDER / "rules.toml"),
                texts=Texts(FOLDER),
                content="1",
                events=EVENTS,
                options=OPTIONS,
            )
        )

    # The course of a game

    def lay_out(self, seats: int, options: dict[str, str]) -> CometState:
        return setup.lay_out(seats, int(options["passes"]))

    def set_up(self, state: CometState, rng: Rng) -> None:
        setup.set_up(state, rng)

    def acting(self, state: CometState) -> int:
        return turn.acting(state)

    def next_seat(self, state: CometState) -> int:
        asked = self.to_act(state)
        return asked[0] if asked else -1

    def fill_legal(self, state: CometState, seat: int, moves: vec[i64]) -> int:
        legal = [move for move in range(MOVES.count) if turn.why_not(state, seat, move) is None]
        for i, move in enumerate(legal):
            moves[i] = move
        return len(legal)

    def why_not(self, state: CometState, seat: int, move: int) -> str | None:
        return turn.why_not(state, seat, move)

    def apply(self, state: CometState, seat: int, move: int, rng: Rng) -> None:
        turn.apply(state, seat, move, rng)

    # The end

    def standing(self, state: CometState, seat: int) -> int:
        return score.standing(state, seat)

    def outcome(self, state: CometState) -> Outcome:
        return score.outcome(state)

    # What a seat knows

    def view(self, state: CometState, seat: int) -> object:
        return view.view(state, seat)

    def preview(self, state: CometState, seat: int) -> object:
        return preview.preview(state, self.legal_moves(state, seat))

    def info_key(self, state: CometState, seat: int) -> int:
        return knowledge.info_key(state, seat)

    def sampler(self, state: CometState, seat: int) -> Sampler[CometState]:
        return knowledge.CometSampler(state, seat)

    def policy(self) -> Policy[CometState]:
        return CometPolicy()

    def features(self, seats: int) -> CometFeatures:
        return CometFeatures(seats)

    # Forms

    def from_json(self, data: dict[str, object]) -> CometState:
        return from_json(data)

    def move_words(self, state: CometState, seat: int, move: int, language: str) -> str:
        return words.move_words(state, move, self.about.texts, language)

    def question_words(self, state: CometState, seat: int, language: str, names: list[str]) -> str:
        return words.question_words(state, seat, self.about.texts, language, names)

    def event_words(self, event: Event, seat: int, language: str, names: list[str]) -> str:
        return words.event_words(event, seat, self.about.texts, language, names)

    def table_words(self, state: CometState, seat: int, language: str, names: list[str]) -> list[str]:
        return words.table_words(state, seat, self.about.texts, language, names)
