"""Everything that somebody at a table can request, allowed or not: answered alike in all twin worlds.

What is tried follows from what the person is shown, never from what is hidden from them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from kosmodrom.core.game import Game
from kosmodrom.core.state import SPECTATOR
from kosmodrom.games import NAMES
from kosmodrom.server.messages import AskHint, AskWhy, Do, Look
from kosmodrom.table import commands
from kosmodrom.table.decisions import can_hint
from kosmodrom.table.settings import Settings
from kosmodrom.table.status import Status
from kosmodrom.table.steps import steps_to_undo
from kosmodrom.table.table import Table

MOST_ILLEGAL: Final = 6
MOST_LEGAL: Final = 3
WHOLE: Final = 0.2
"""The share of looks that are at the whole board."""
NONSENSE: Final = "no such move"
NOWHERE: Final = "2" * 12
"""A table that isn't there."""


@dataclass(frozen=True)
class Request:
    """One request over HTTP."""

    method: str
    path: str
    body: object = None
    is_own_replay: bool = False
    """It shows the game as the seat itself saw it."""
    is_foreign_replay: bool = False
    """It asks for what another seat saw."""
    shows_invites: bool = False

    def __str__(self) -> str:
        return f"{self.method} {self.path}" + (f" {self.body}" if self.body is not None else "")


def looks(table: Table, dice: Random) -> list[Look]:
    """The board with its last lines, or now and then with all of them."""
    return [Look(0 if dice.random() < WHOLE else max(1, table.seq - dice.randrange(1, 8)))]


def attempts(game: Game, table: Table, seat: int, dice: Random) -> list[Do | AskHint | AskWhy]:
    """Commands of a seat that are refused, by rules, by the course of things, or because they are nonsense; and why."""
    tried: list[commands.AnyCommand] = [*_wrong_moves(game, table, seat, dice), *_wrong_wishes(table, seat)]
    found: list[Do | AskHint | AskWhy] = [Do(f"try-{number:06}", command) for number, command in enumerate(tried)]
    space = game.about.moves
    moves = [space.notation(move) for move in dice.sample(range(space.count), min(MOST_ILLEGAL, space.count))]
    found += [AskWhy(f"why-{number:06}", move) for number, move in enumerate([*moves, NONSENSE])]
    if not _may_have_hint(table, seat):
        found.append(AskHint("try-hint"))
    return found


def _may_have_hint(table: Table, seat: int) -> bool:
    return seat >= 0 and table.match is not None and can_hint(table, seat) and table.questions[seat] != 0


def _wrong_moves(game: Game, table: Table, seat: int, dice: Random) -> Iterator[commands.Play]:
    match = table.match
    assert match is not None
    question = table.questions[seat] if seat >= 0 else 0
    notation = game.about.moves.notation
    legal = game.legal_moves(match.state, seat) if seat >= 0 and question else []
    illegal = [move for move in range(game.about.moves.count) if move not in legal]
    for move in dice.sample(illegal, min(MOST_ILLEGAL, len(illegal))):
        yield commands.Play(question, (notation(move),))
    for move in dice.sample(legal, min(MOST_LEGAL, len(legal))):
        # Whether the first of several moves would meet chance or tell something shows in the refusal of the second.
        yield commands.Play(question, (notation(move), NONSENSE))
        yield commands.Play(question, (notation(move), notation(dice.choice(illegal)), NONSENSE))
        yield commands.Play(question - 1, (notation(move),))
    yield commands.Play(question, (NONSENSE,))
    yield commands.Play(question + 1, (notation(0),))


def _wrong_wishes(table: Table, seat: int) -> Iterator[commands.AnyCommand]:
    decides = seat >= 0 and table.seats[seat].is_person and not table.is_paused
    if not decides or not steps_to_undo(table, seat):
        yield commands.Undo()
    if not decides or table.proposal is not None:
        yield commands.Propose("undo")
    if not decides or table.proposal is None:
        yield commands.Vote(True)
    if seat < 0 or not table.is_paused or table.seats[seat].is_resigned:
        yield commands.Resume()
    if seat < 0 or not table.seats[seat].is_stood_in:
        yield commands.ComeBack()
    yield from (commands.Sit(), commands.Sit(0), commands.Mix("mine"), commands.Leave(), commands.Start())
    if seat < 0 or table.seats[seat].player != table.host:
        yield from (commands.Close(), commands.Configure(Settings(2)), commands.Mute(0), commands.HandOver(0))
    yield from (commands.SeatBot(0, "easy"), commands.Remove(0), commands.Say(" "))


def requests(game: Game, table: Table, seat: int, code: str, dice: Random) -> list[Request]:
    """What HTTP has for a seat (or SPECTATOR) in mid-game."""
    match = table.match
    assert match is not None
    home = f"/api/tables/{table.id}"
    steps = len(match.steps)
    others = [other for other in range(SPECTATOR, len(table.seats)) if other != seat]
    found = [
        *(Request("GET", f"{home}?language={language}") for language in ("en", "ru")),
        Request("GET", f"{home}?after={table.seq - 1}&wait=1"),
        Request("GET", f"{home}?after={max(0, table.seq - 5)}&language=ru"),
        Request("GET", f"{home}/lines?most=200"),
        Request("GET", f"{home}/lines?before={table.seq // 2 + 1}&most=20&language=ru"),
        Request("GET", f"{home}/at/{steps}", is_own_replay=True),
        Request("GET", f"{home}/at/{dice.randint(0, steps)}", is_own_replay=True),
        Request("GET", f"{home}/at/{dice.randint(0, steps)}?seat={seat}&language=ru", is_own_replay=True),
        Request("GET", f"{home}/at/{dice.randint(0, steps)}?seat={dice.choice(others)}", is_foreign_replay=True),
        Request("GET", f"{home}/at/{steps + 1}"),
        Request("GET", f"{home}/scores"),
        Request("GET", f"{home}/record"),
        Request("GET", f"{home}/chance"),
        Request("GET", f"{home}/note"),
        Request("GET", f"{home}/invites", shows_invites=True),
        Request("GET", f"/api/invites/{code}"),
        Request("POST", f"{home}/rematch"),
        Request("GET", "/api/me"),
        Request("GET", f"/i/{code}"),
        *list_requests(),
    ]
    wrong = attempts(game, table, seat, dice)
    found += [Request("POST", f"{home}/commands", each) for each in dice.sample(wrong, 2) if isinstance(each, Do)]
    if not _may_have_hint(table, seat):
        found.append(Request("POST", f"{home}/hint", {"id": "try-hint"}))
    return found


def list_requests() -> list[Request]:
    """Lists in which the table may stand."""
    return [
        Request("GET", "/api/tables"),
        Request("GET", "/api/me/tables"),
        Request("GET", "/api/me/tables?state=finished"),
    ]


def general_requests() -> list[Request]:
    """What has nothing to do with any table."""
    return [
        Request("GET", "/healthz"),
        Request("GET", "/schema/openapi.json"),
        Request("GET", "/api/games"),
        *(Request("GET", f"/api/games/{name}/lesson") for name in NAMES),
        Request("GET", f"/api/tables/{NOWHERE}"),
    ]


def is_running(table: Table) -> bool:
    """Whether there is something to hide."""
    return table.status == Status.PLAYING and table.match is not None
