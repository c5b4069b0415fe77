"""Kosmopolis: the contents page."""

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
from kosmodrom.games.kosmopolis import knowledge, moves, parts, preview, score, setup, view, words
from kosmodrom.games.kosmopolis.bot import KosmopolisPolicy
from kosmodrom.games.kosmopolis.content import Content
from kosmodrom.games.kosmopolis.events import EVENTS
from kosmodrom.games.kosmopolis.features import KosmopolisFeatures
from kosmodrom.games.kosmopolis.rules import turn
from kosmodrom.games.kosmopolis.state import KosmopolisState, from_json

FOLDER: Final = Path(__file__).parent


@final
class Kosmopolis(Game[KosmopolisState]):
    """Draft and bluff for 2 to 4: every card goes to your city or to the capital that limits it."""

    def __init__(self, content: Content) -> None:
        super().__init__(
            About(
                name="kosmopolis",
                version="1",
                min_seats=2,
                max_seats=4,
                moves=moves.MOVES,
                sources=parts.SOURCES,
                longest=turn.LONGEST_GAME,
                rules=load_rules(FOLDER / "rules.toml"),
                guide=load_guide(FOLDER / "guide.toml"),
                texts=Texts(FOLDER),
                content=content.hash,
                events=EVENTS,
                minutes=(20, 30),
                weight=2,
                lessons=(load_lesson(FOLDER / "lesson.toml"),),
            )
        )
        self.boxes = [setup.lay_out(content, seats) for seats in range(5)]

    def lay_out(self, seats: i64, options: dict[str, str]) -> KosmopolisState:
        return self.boxes[seats].copy()

    def set_up(self, state: KosmopolisState, rng: Rng) -> None:
        setup.set_up(state, rng)

    def acting(self, state: KosmopolisState) -> i64:
        return turn.acting(state)

    def next_seat(self, state: KosmopolisState) -> i64:
        return turn.next_seat(state)

    def fill_legal(self, state: KosmopolisState, seat: i64, moves: vec[i64]) -> i64:
        return turn.fill_legal(state, seat, moves)

    def why_not(self, state: KosmopolisState, seat: i64, move: i64) -> str | None:
        return turn.why_not(state, seat, move)

    def apply(self, state: KosmopolisState, seat: i64, move: i64, rng: Rng) -> None:
        turn.apply(state, seat, move, rng)

    def only_move(self, state: KosmopolisState, seat: i64) -> i64:
        return -1 if turn.is_choice_secret(state, seat) else self.single_move(state, seat)

    def standing(self, state: KosmopolisState, seat: i64) -> i64:
        return score.standing(state, seat)

    def outcome(self, state: KosmopolisState) -> Outcome:
        return score.outcome(state)

    def view(self, state: KosmopolisState, seat: i64) -> object:
        return view.view(state, seat)

    def preview(self, state: KosmopolisState, seat: i64) -> object:
        return preview.preview(state, seat, self.legal_moves(state, seat))

    def info_key(self, state: KosmopolisState, seat: i64) -> i64:
        return knowledge.info_key(state, seat)

    def sampler(self, state: KosmopolisState, seat: i64) -> Sampler[KosmopolisState]:
        return knowledge.KosmopolisSampler(state, seat)

    def policy(self) -> Policy[KosmopolisState]:
        return KosmopolisPolicy()

    def features(self, seats: i64) -> KosmopolisFeatures:
        return KosmopolisFeatures(seats)

    def from_json(self, data: dict[str, object]) -> KosmopolisState:
        return from_json(data)

    def move_words(self, state: KosmopolisState, seat: i64, move: i64, language: str) -> str:
        return words.move_words(state, seat, move, self.about.texts, language)

    def question_words(self, state: KosmopolisState, seat: i64, language: str, names: list[str]) -> str:
        return words.question_words(state, seat, self.about.texts, language, names)

    def event_words(self, event: Event, seat: i64, language: str, names: list[str]) -> str:
        return words.event_words(event, seat, self.about.texts, language, names)

    def event_view(self, event: Event, seat: i64) -> object:
        return view.event_view(event, seat)

    def table_words(self, state: KosmopolisState, seat: i64, language: str, names: list[str]) -> list[str]:
        return words.table_words(state, seat, self.about.texts, language, names)
