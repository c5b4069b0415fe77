"""A game that behaves as another one, except where a subclass leaks something."""

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.game import Game
from kosmodrom.core.outcome import Outcome
from kosmodrom.core.policy import Policy
from kosmodrom.core.rng import Rng
from kosmodrom.core.sampler import Sampler
from kosmodrom.core.state import Event, State


class LeakyGame(Game[State]):
    """Passes every call to the honest game."""

    def __init__(self, honest: Game[State]) -> None:
        super().__init__(honest.about)
        self.honest = honest

    def lay_out(self, seats: i64, options: dict[str, str]) -> State:
        return self.honest.lay_out(seats, options)

    def set_up(self, state: State, rng: Rng) -> None:
        self.honest.set_up(state, rng)

    def seats(self, state: State) -> int:
        return self.honest.seats(state)

    def acting(self, state: State) -> i64:
        return self.honest.acting(state)

    def next_seat(self, state: State) -> i64:
        return self.honest.next_seat(state)

    def fill_legal(self, state: State, seat: i64, moves: vec[i64]) -> i64:
        return self.honest.fill_legal(state, seat, moves)

    def why_not(self, state: State, seat: i64, move: i64) -> str | None:
        return self.honest.why_not(state, seat, move)

    def apply(self, state: State, seat: i64, move: i64, rng: Rng) -> None:
        self.honest.apply(state, seat, move, rng)

    def only_move(self, state: State, seat: i64) -> i64:
        return self.honest.only_move(state, seat)

    def fill_returns(self, state: State, values: vec[float]) -> None:
        self.honest.fill_returns(state, values)

    def outcome(self, state: State) -> Outcome:
        return self.honest.outcome(state)

    def scores(self, state: State) -> list[int]:
        return self.honest.scores(state)

    def view(self, state: State, seat: i64) -> object:
        return self.honest.view(state, seat)

    def preview(self, state: State, seat: i64) -> object:
        return self.honest.preview(state, seat)

    def info_key(self, state: State, seat: i64) -> i64:
        return self.honest.info_key(state, seat)

    def sampler(self, state: State, seat: i64) -> Sampler:
        return self.honest.sampler(state, seat)

    def policy(self) -> Policy:
        return self.honest.policy()

    def components(self, state: State) -> list[int]:
        return self.honest.components(state)

    def from_json(self, data: dict[str, object]) -> State:
        return self.honest.from_json(data)

    def move_words(self, state: State, seat: i64, move: i64, language: str) -> str:
        return self.honest.move_words(state, seat, move, language)

    def question_words(self, state: State, seat: i64, language: str, names: list[str]) -> str:
        return self.honest.question_words(state, seat, language, names)

    def event_words(self, event: Event, seat: i64, language: str, names: list[str]) -> str:
        return self.honest.event_words(event, seat, language, names)

    def event_rule(self, event: Event) -> str:
        return self.honest.event_rule(event)

    def event_view(self, event: Event, seat: i64) -> object:
        return self.honest.event_view(event, seat)

    def table_words(self, state: State, seat: i64, language: str, names: list[str]) -> list[str]:
        return self.honest.table_words(state, seat, language, names)
