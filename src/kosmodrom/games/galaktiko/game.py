"""Galaktiko: the contents page."""

from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.about import About
from kosmodrom.core.game import Game
from kosmodrom.core.guide import load_guide
from kosmodrom.core.lesson import load_lesson
from kosmodrom.core.outcome import Outcome
from kosmodrom.core.policy import Policy
from kosmodrom.core.rng import Rng
from kosmodrom.core.rules import load_rules
from kosmodrom.core.sampler import Sampler
from kosmodrom.core.state import Event
from kosmodrom.core.text import Texts
from kosmodrom.games.galaktiko import knowledge, moves, preview, score, setup, view, words
from kosmodrom.games.galaktiko.bot import GalaktikoPolicy
from kosmodrom.games.galaktiko.content import Content
from kosmodrom.games.galaktiko.events import EVENTS
from kosmodrom.games.galaktiko.features import GalaktikoFeatures
from kosmodrom.games.galaktiko.options import OPTIONS, pack
from kosmodrom.games.galaktiko.parts.kinds import SOURCES
from kosmodrom.games.galaktiko.rules import turn
from kosmodrom.games.galaktiko.state import GalaktikoState, from_json

FOLDER: Final = Path(__file__).parent


@final
class Galaktiko(Game[GalaktikoState]):
    """A minibus on a ring of eight sectors for 2 to 6: pick up passengers, let them off where they want to go."""

    def __init__(self, content: Content) -> None:
        super().__init__(
            About(
                name="galaktiko",
                version="1",
                min_seats=2,
                max_seats=6,
                moves=moves.MOVES,
                sources=SOURCES,
                longest=turn.LONGEST_GAME,
                rules=load_rules(FOLDER / "rules.toml"),
                guide=load_guide(FOLDER / "guide.toml"),
                texts=Texts(FOLDER),
                content=content.hash,
                events=EVENTS,
                options=OPTIONS,
                is_open=True,
                minutes=(15, 20),
                weight=1,
                lessons=(load_lesson(FOLDER / "lesson.toml"),),
            )
        )
        self.boxes = [setup.lay_out(content, seats) for seats in range(7)]

    def lay_out(self, seats: i64, options: dict[str, str]) -> GalaktikoState:
        box = self.boxes[seats].copy()
        setup.choose_options(box, pack(options))
        return box

    def set_up(self, state: GalaktikoState, rng: Rng) -> None:
        setup.set_up(state, rng)

    def next_seat(self, state: GalaktikoState) -> i64:
        return turn.next_seat(state)

    def fill_legal(self, state: GalaktikoState, seat: i64, moves: vec[i64]) -> i64:
        return turn.fill_legal(state, seat, moves)

    def why_not(self, state: GalaktikoState, seat: i64, move: i64) -> str | None:
        return turn.why_not(state, seat, move)

    def apply(self, state: GalaktikoState, seat: i64, move: i64, rng: Rng) -> None:
        turn.apply(state, seat, move, rng)

    def only_move(self, state: GalaktikoState, seat: i64) -> i64:
        """GK-S5 All see what a seat can do: any single move is the only one."""
        return self.single_move(state, seat)

    def standing(self, state: GalaktikoState, seat: i64) -> i64:
        return score.standing(state, seat)

    def outcome(self, state: GalaktikoState) -> Outcome:
        return score.outcome(state)

    def view(self, state: GalaktikoState, seat: i64) -> object:
        return view.view(state, seat)

    def preview(self, state: GalaktikoState, seat: i64) -> object:
        return preview.preview(state, seat, self.legal_moves(state, seat))

    def info_key(self, state: GalaktikoState, seat: i64) -> i64:
        return knowledge.info_key(state)

    def sampler(self, state: GalaktikoState, seat: i64) -> Sampler[GalaktikoState]:
        return knowledge.GalaktikoSampler(state)

    def policy(self) -> Policy[GalaktikoState]:
        return GalaktikoPolicy()

    def features(self, seats: i64) -> GalaktikoFeatures:
        return GalaktikoFeatures(seats)

    def from_json(self, data: dict[str, object]) -> GalaktikoState:
        return from_json(data)

    def move_words(self, state: GalaktikoState, seat: i64, move: i64, language: str) -> str:
        return words.move_words(state, move, self.about.texts, language)

    def question_words(self, state: GalaktikoState, seat: i64, language: str, names: list[str]) -> str:
        return words.question_words(state, seat, self.about.texts, language, names)

    def event_words(self, event: Event, seat: i64, language: str, names: list[str]) -> str:
        return words.event_words(event, self.about.texts, language, names)

    def event_view(self, event: Event, seat: i64) -> object:
        return view.event_view(event)

    def table_words(self, state: GalaktikoState, seat: i64, language: str, names: list[str]) -> list[str]:
        return words.table_words(state, seat, self.about.texts, language, names)
