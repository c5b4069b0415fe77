"""Space Bureau: the contents page."""

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
from kosmodrom.core.solo import Feat
from kosmodrom.core.state import Event
from kosmodrom.core.text import Texts
from kosmodrom.games.space_bureau import knowledge, moves, score, setup
from kosmodrom.games.space_bureau.bot.policy import SpaceBureauPolicy
from kosmodrom.games.space_bureau.content import Content
from kosmodrom.games.space_bureau.events import EVENTS
from kosmodrom.games.space_bureau.features import SpaceBureauFeatures
from kosmodrom.games.space_bureau.options import OPTIONS, pack
from kosmodrom.games.space_bureau.parts.box import SOURCES
from kosmodrom.games.space_bureau.parts.ship import CELL_NAMES
from kosmodrom.games.space_bureau.preview import preview
from kosmodrom.games.space_bureau.rules import turn
from kosmodrom.games.space_bureau.rules.longest import longest_game
from kosmodrom.games.space_bureau.state import SpaceBureauState, from_json
from kosmodrom.games.space_bureau.view import event_view, view
from kosmodrom.games.space_bureau.view.printed import Printed
from kosmodrom.games.space_bureau.words.components import action_words
from kosmodrom.games.space_bureau.words.events import event_words
from kosmodrom.games.space_bureau.words.moves import move_words, question_words
from kosmodrom.games.space_bureau.words.table import table_words

FOLDER: Final = Path(__file__).parent


@final
class SpaceBureau(Game[SpaceBureauState]):
    """Agents, flights and a career in the bureau, for 1 to 4."""

    def __init__(self, content: Content) -> None:
        super().__init__(
            About(
                name="space_bureau",
                version="2",
                min_seats=1,
                max_seats=4,
                moves=moves.MOVES,
                sources=SOURCES,
                longest=longest_game(content.box),
                rules=load_rules(FOLDER / "rules.toml"),
                guide=load_guide(FOLDER / "guide.toml"),
                texts=Texts(FOLDER),
                content=content.hash,
                events=EVENTS,
                options=OPTIONS,
                is_open=True,
                minutes=(30, 60),
                weight=3,
                lessons=(load_lesson(FOLDER / "lesson.toml"),) if content.is_ours else (),
                solo=score.SOLO,
            )
        )
        self.box = content.box
        self.boxes = [setup.lay_out(content.box, seats) for seats in range(5)]
        self.printed = Printed(content)

    def lay_out(self, seats: i64, options: dict[str, str]) -> SpaceBureauState:
        s = self.boxes[seats].copy()
        setup.agree(s, pack(options))
        return s

    def set_up(self, state: SpaceBureauState, rng: Rng) -> None:
        setup.set_up(state, rng)

    def acting(self, state: SpaceBureauState) -> i64:
        return turn.acting(state)

    def next_seat(self, state: SpaceBureauState) -> i64:
        return turn.next_seat(state)

    def fill_legal(self, state: SpaceBureauState, seat: i64, moves: vec[i64]) -> i64:
        return turn.fill_legal(state, seat, moves)

    def why_not(self, state: SpaceBureauState, seat: i64, move: i64) -> str | None:
        return turn.why_not(state, seat, move)

    def apply(self, state: SpaceBureauState, seat: i64, move: i64, rng: Rng) -> None:
        turn.apply(state, seat, move, rng)

    def only_move(self, state: SpaceBureauState, seat: i64) -> i64:
        return turn.only_move(state, seat, self._moves)

    def standing(self, state: SpaceBureauState, seat: i64) -> i64:
        return score.standing(state, seat)

    def outcome(self, state: SpaceBureauState) -> Outcome:
        return score.outcome(state)

    def feat(self, state: SpaceBureauState) -> Feat | None:
        return score.feat(state)

    def view(self, state: SpaceBureauState, seat: i64) -> object:
        return view(state, seat, self.printed)

    def preview(self, state: SpaceBureauState, seat: i64) -> object:
        return preview(state, seat, self.legal_moves(state, seat))

    def info_key(self, state: SpaceBureauState, seat: i64) -> i64:
        return knowledge.info_key(state)

    def sampler(self, state: SpaceBureauState, seat: i64) -> Sampler[SpaceBureauState]:
        return knowledge.SpaceBureauSampler(state)

    def policy(self) -> Policy[SpaceBureauState]:
        return SpaceBureauPolicy()

    def features(self, seats: i64) -> SpaceBureauFeatures:
        return SpaceBureauFeatures(self.box, seats)

    def from_json(self, data: dict[str, object]) -> SpaceBureauState:
        return from_json(data, self.box)

    def move_words(self, state: SpaceBureauState, seat: i64, move: i64, language: str) -> str:
        return move_words(state, seat, move, self.printed, self.about.texts, language)

    def question_words(self, state: SpaceBureauState, seat: i64, language: str, names: list[str]) -> str:
        return question_words(state, seat, self.about.texts, language, names)

    def event_words(self, event: Event, seat: i64, language: str, names: list[str]) -> str:
        return event_words(event, seat, self.about.texts, language, names)

    def event_view(self, event: Event, seat: i64) -> object:
        return event_view(event, seat)

    def table_words(self, state: SpaceBureauState, seat: i64, language: str, names: list[str]) -> list[str]:
        return table_words(view(state, seat, self.printed), self.about.texts, language, names)

    # What is printed on the sides of ships, for the calibration

    def openings(self, board: str) -> list[str]:
        """SB-T1 The cells where the first tile can lie: those that a connector of the ship itself enters."""
        entered = {entry[:-1] for entry in self.printed.entries[board]}
        return [cell for cell in CELL_NAMES if cell in entered]

    def place_words(self, board: str, place: str, language: str) -> str:
        """The actions of a cell."""
        actions = self.printed.sides[board][CELL_NAMES.index(place)]
        return ", ".join([action_words(action, self.about.texts, language) for action in actions])
