"""Space Explorers: the contents page."""

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
from kosmodrom.games.space_explorers import knowledge, moves, score, setup
from kosmodrom.games.space_explorers.bot.policy import ExplorersPolicy
from kosmodrom.games.space_explorers.content import Content
from kosmodrom.games.space_explorers.events import EVENTS
from kosmodrom.games.space_explorers.features import ExplorersFeatures
from kosmodrom.games.space_explorers.options import OPTIONS, pack
from kosmodrom.games.space_explorers.parts.names import SOURCES
from kosmodrom.games.space_explorers.preview import preview
from kosmodrom.games.space_explorers.rules import listing, powers, turn
from kosmodrom.games.space_explorers.state import ExplorersState, from_json
from kosmodrom.games.space_explorers.view import event_view, view
from kosmodrom.games.space_explorers.view.printed import PrintedParts
from kosmodrom.games.space_explorers.words.events import event_words
from kosmodrom.games.space_explorers.words.moves import move_words, question_words
from kosmodrom.games.space_explorers.words.table import table_words

FOLDER: Final = Path(__file__).parent
LESSONS: Final = ("lesson.toml", "lesson-powers.toml")
LONGEST_GAME: Final = 8000
"""Recruits are bounded by 12 a hub and by exchanges, each of which needs an own power token; takes by the cards and by
those returned as payment; passes end the game: some 400 turns, of at most 20 decisions."""


@final
class SpaceExplorers(Game[ExplorersState]):
    """Heads of research hubs recruit specialists and complete projects, for 1 to 4."""

    def __init__(self, content: Content) -> None:
        self.solo: Final = score.solo_of(content.ranks)
        super().__init__(
            About(
                name="space_explorers",
                version="1",
                min_seats=1,
                max_seats=4,
                moves=moves.MOVES,
                sources=SOURCES,
                longest=LONGEST_GAME,
                rules=load_rules(FOLDER / "rules.toml"),
                guide=load_guide(FOLDER / "guide.toml"),
                texts=Texts(FOLDER),
                content=content.hash,
                events=EVENTS,
                options=OPTIONS,
                minutes=(20, 60),
                weight=3,
                lessons=tuple([load_lesson(FOLDER / file) for file in LESSONS]) if content.is_ours else (),
                solo=self.solo,
            )
        )
        self.box = content.box
        self.printed = PrintedParts(content)

    def lay_out(self, seats: i64, options: dict[str, str]) -> ExplorersState:
        return setup.lay_out(self.box, seats, pack(options))

    def set_up(self, state: ExplorersState, rng: Rng) -> None:
        setup.set_up(state, rng)

    def acting(self, state: ExplorersState) -> i64:
        return turn.acting(state)

    def next_seat(self, state: ExplorersState) -> i64:
        return turn.next_seat(state)

    def fill_legal(self, state: ExplorersState, seat: i64, moves: vec[i64]) -> i64:
        return listing.fill_legal(state, seat, moves)

    def why_not(self, state: ExplorersState, seat: i64, move: i64) -> str | None:
        return turn.why_not(state, seat, move)

    def apply(self, state: ExplorersState, seat: i64, move: i64, rng: Rng) -> None:
        turn.apply(state, seat, move, rng)

    def only_move(self, state: ExplorersState, seat: i64) -> i64:
        return listing.only_move(state, seat, self._moves)

    def standing(self, state: ExplorersState, seat: i64) -> i64:
        return score.standing(state, seat)

    def outcome(self, state: ExplorersState) -> Outcome:
        return score.outcome(state)

    def fill_returns(self, state: ExplorersState, values: vec[float]) -> None:
        """SX-Z5 Alone a lead of more than 0 wins."""
        if state.seats == 1:
            values[0] = 1.0 if score.score(state, 0) > 0 else 0.0
        else:
            super().fill_returns(state, values)

    def scores(self, state: ExplorersState) -> list[int]:
        return [int(score.score(state, seat)) for seat in range(state.seats)]

    def feat(self, state: ExplorersState) -> Feat | None:
        return score.feat(state, self.solo)

    def view(self, state: ExplorersState, seat: i64) -> object:
        return view(state, seat, self.printed)

    def preview(self, state: ExplorersState, seat: i64) -> object:
        return preview(state, seat, self.legal_moves(state, seat))

    def info_key(self, state: ExplorersState, seat: i64) -> i64:
        return knowledge.info_key(state, seat)

    def sampler(self, state: ExplorersState, seat: i64) -> Sampler[ExplorersState]:
        return knowledge.ExplorersSampler(state, seat)

    def policy(self) -> Policy[ExplorersState]:
        return ExplorersPolicy()

    def features(self, seats: i64) -> ExplorersFeatures:
        return ExplorersFeatures(seats)

    def components(self, state: ExplorersState) -> list[int]:
        return powers.with_token_to_place(state, state.components())

    def from_json(self, data: dict[str, object]) -> ExplorersState:
        return from_json(data, self.box)

    def move_words(self, state: ExplorersState, seat: i64, move: i64, language: str) -> str:
        return move_words(view(state, seat, self.printed, False), move, self.about.texts, language)

    def question_words(self, state: ExplorersState, seat: i64, language: str, names: list[str]) -> str:
        return question_words(view(state, seat, self.printed, False), self.about.texts, language, names)

    def event_words(self, event: Event, seat: i64, language: str, names: list[str]) -> str:
        return event_words(event, seat, self.printed.all, self.about.texts, language, names)

    def event_view(self, event: Event, seat: i64) -> object:
        return event_view(event, seat)

    def table_words(self, state: ExplorersState, seat: i64, language: str, names: list[str]) -> list[str]:
        return table_words(view(state, seat, self.printed, False), self.about.texts, language, names)
