"""Comet: the contents page."""

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from examples.comet import knowledge, rules, view, words
from examples.comet.bot import CometPolicy
from examples.comet.form import components
from examples.comet.moves import MOVES
from examples.comet.state import CometState, from_json
from kosmodrom.core.about import About
from kosmodrom.core.game import Game
from kosmodrom.core.options import Option
from kosmodrom.core.outcome import Outcome, ScoreLine, rank
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
                sources=rules.SOURCES,
                longest=rules.LONGEST_GAME,
                rules=load_rules(FOLDER / "rules.toml"),
                texts=Texts(FOLDER),
                content="1",
                options=(Option("passes", ("5", "3")),),
            )
        )

    # The course of a game

    def lay_out(self, seats: int, options: dict[str, str]) -> CometState:
        return rules.lay_out(seats, int(options["passes"]))

    def set_up(self, state: CometState, rng: Rng) -> None:
        rules.set_up(state, rng)

    def seats(self, state: CometState) -> int:
        return state.seats

    def acting(self, state: CometState) -> int:
        return rules.acting(state)

    def next_seat(self, state: CometState) -> int:
        asked = self.to_act(state)
        return asked[0] if asked else -1

    def fill_legal(self, state: CometState, seat: int, moves: vec[i64]) -> int:
        legal = [move for move in range(MOVES.count) if rules.why_not(state, seat, move) is None]
        for i, move in enumerate(legal):
            moves[i] = move
        return len(legal)

    def why_not(self, state: CometState, seat: int, move: int) -> str | None:
        return rules.why_not(state, seat, move)

    def apply(self, state: CometState, seat: int, move: int, rng: Rng) -> None:
        rules.apply(state, seat, move, rng)

    # The end

    def fill_returns(self, state: CometState, values: vec[float]) -> None:
        winners = self.outcome(state).winners
        for seat in range(self.seats(state)):
            values[seat] = 1.0 / len(winners) if seat in winners else 0.0

    def outcome(self, state: CometState) -> Outcome:
        """CM-6 The sum of the samples; a tie goes to the highest single sample."""
        taken = state.taken
        return rank([((ScoreLine("score-samples", sum(samples)),), (max(samples, default=0),)) for samples in taken])

    # What a seat knows

    def view(self, state: CometState, seat: int) -> object:
        return view.view(state, seat)

    def preview(self, state: CometState, seat: int) -> object:
        return view.preview(state, self.legal_moves(state, seat))

    def info_key(self, state: CometState, seat: int) -> int:
        return knowledge.info_key(state, seat)

    def sampler(self, state: CometState, seat: int) -> Sampler[CometState]:
        return knowledge.CometSampler(state, seat)

    def policy(self) -> Policy[CometState]:
        return CometPolicy()

    # Forms

    def components(self, state: CometState) -> list[int]:
        return components(state)

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
