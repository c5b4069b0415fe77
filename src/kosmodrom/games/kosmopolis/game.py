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
from kosmodrom.core.state import Event, State
from kosmodrom.core.text import Texts
from kosmodrom.games.kosmopolis import eventview, form, knowledge, moves, parts, rules, score, setup, view, words
from kosmodrom.games.kosmopolis.bot import KosmopolisPolicy
from kosmodrom.games.kosmopolis.content import Content
from kosmodrom.games.kosmopolis.state import KosmopolisState

FOLDER: Final = Path(__file__).parent


def of(state: State) -> KosmopolisState:
    assert isinstance(state, KosmopolisState), "a position of Kosmopolis is needed"
    return state


@final
class Kosmopolis(Game):
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
                longest=rules.LONGEST_GAME,
                rules=load_rules(FOLDER / "rules.toml"),
                guide=load_guide(FOLDER / "guide.toml"),
                texts=Texts(FOLDER),
                content=content.hash,
                minutes=(20, 30),
                weight=2,
                lesson=load_lesson(FOLDER / "lesson.toml"),
            )
        )
        self.boxes = [setup.lay_out(content, seats) for seats in range(5)]

    def lay_out(self, seats: i64, options: dict[str, str]) -> State:
        return self.boxes[seats].copy()

    def set_up(self, state: State, rng: Rng) -> None:
        setup.set_up(of(state), rng)

    def seats(self, state: State) -> int:
        return of(state).seats

    def acting(self, state: State) -> i64:
        assert isinstance(state, KosmopolisState)
        return rules.acting(state)

    def next_seat(self, state: State) -> i64:
        assert isinstance(state, KosmopolisState)
        return rules.next_seat(state)

    def fill_legal(self, state: State, seat: i64, moves: vec[i64]) -> i64:
        assert isinstance(state, KosmopolisState)
        return rules.fill_legal(state, seat, moves)

    def why_not(self, state: State, seat: i64, move: i64) -> str | None:
        assert isinstance(state, KosmopolisState)
        return rules.why_not(state, seat, move)

    def apply(self, state: State, seat: i64, move: i64, rng: Rng) -> None:
        assert isinstance(state, KosmopolisState)
        rules.apply(state, seat, move, rng)

    def only_move(self, state: State, seat: i64) -> i64:
        return rules.only_move(of(state), seat, self._moves)

    def fill_returns(self, state: State, values: vec[float]) -> None:
        assert isinstance(state, KosmopolisState)
        score.fill_returns(state, values)

    def outcome(self, state: State) -> Outcome:
        return score.outcome(of(state))

    def view(self, state: State, seat: i64) -> object:
        return view.view(of(state), seat)

    def preview(self, state: State, seat: i64) -> object:
        return view.preview(of(state), seat, self.legal_moves(state, seat))

    def info_key(self, state: State, seat: i64) -> i64:
        assert isinstance(state, KosmopolisState)
        return knowledge.info_key(state, seat)

    def sampler(self, state: State, seat: i64) -> Sampler:
        return knowledge.KosmopolisSampler(of(state), seat)

    def policy(self) -> Policy:
        return KosmopolisPolicy()

    def components(self, state: State) -> list[int]:
        return form.components(of(state))

    def from_json(self, data: dict[str, object]) -> State:
        return form.from_json(data)

    def move_words(self, state: State, seat: i64, move: i64, language: str) -> str:
        return moves.move_words(of(state), seat, move, self.about.texts, language)

    def question_words(self, state: State, seat: i64, language: str, names: list[str]) -> str:
        return words.question_words(of(state), seat, self.about.texts, language, names)

    def event_words(self, event: Event, seat: i64, language: str, names: list[str]) -> str:
        return words.event_words(event, seat, self.about.texts, language, names)

    def event_rule(self, event: Event) -> str:
        return eventview.event_rule(event)

    def event_view(self, event: Event, seat: i64) -> object:
        return eventview.event_view(event, seat)

    def table_words(self, state: State, seat: i64, language: str, names: list[str]) -> list[str]:
        return words.table_words(of(state), seat, self.about.texts, language, names)
