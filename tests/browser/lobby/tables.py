"""Tables as the pages around the games show them: gathering, full, begun, over."""

from dataclasses import dataclass
from random import Random

from tests.browser.games import GAMES
from tests.browser.http_player import HttpPlayer, HttpTable, Json, http_players, prefer
from tests.browser.tables import PEOPLE, Tables


@dataclass(frozen=True)
class LobbyTables(Tables):
    """Tables that nobody plays at yet, and the codes of links."""

    gathering: str
    public: str
    """Gathering, seen by everybody."""
    free: str
    """A link to a free seat."""
    full: str
    """A link to a table where none is free."""
    started: str
    """A link to a game that has begun."""
    waiting: str
    """Another is to move; at further tables it is Ann."""


def make(address: str, seed: str) -> LobbyTables:
    """Gather people at tables, and let Ann have some that are under way or over."""
    with http_players(address, *PEOPLE[:2]) as (ann, boris):
        for game in GAMES:
            HttpTable(ann, boris, seed=f"{seed} begun", game=game).play(prefer(Random(1)), is_turn)
            over = HttpTable(ann, boris, seed=f"{seed} over", game=game, is_public=True)
            ann.do(over.id, type="resign")
        waiting = HttpTable(ann, boris, seed=f"{seed} waiting")
        assert waiting.play(prefer(Random(1)), lambda board: not is_turn(board))
        gathering = ann.open("me", "easy", "open", is_public=True, title="Friday flight")
        public = boris.open("me", "medium", "open", is_public=True)
        boris.open("me", "open", is_public=True, title="The table of those who talk a lot before they play")
        return LobbyTables(
            key=ann.key(),
            gathering=gathering,
            public=public,
            free=ann.invite(gathering),
            full=boris.invite(boris.open("me", "easy")),
            started=_started(ann, boris, f"{seed} started"),
            waiting=waiting.id,
        )


def _started(ann: HttpPlayer, boris: HttpPlayer, seed: str) -> str:
    table = ann.open("me", "open", is_public=True, seed=seed)
    code = ann.invite(table)
    boris.accept(code)
    ann.do(table, type="start")
    return code


def is_turn(board: Json) -> bool:
    """Whether the first player is asked something."""
    return bool(board["question"])
