"""People who play over HTTP, without a browser: they bring tables to where a browser is to find them."""

import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Any, Final, Self

import httpx

from proof.harness.repeatable import HEADER
from tests.browser.visitor import Visitor

Json = Any
Choice = Callable[[int, Json], str]
"""Which move a seat makes at a board."""
Condition = Callable[[Json], bool]
"""Whether the board of the first player is as it should be."""
GAME: Final = "kosmopolis"
MOST_MOVES: Final = 1_000
ATTEMPTS: Final = 30


class HttpPlayer:
    """Somebody whom the server knows."""

    def __init__(self, address: str, name: str, language: str = "en") -> None:
        self.address = address
        self.name = name
        # Nothing is asked over TLS, and reading all certificates for it takes longer than a dozen requests.
        self._http = httpx.Client(base_url=f"{address}/api", timeout=60, headers={"Origin": address}, verify=False)
        self.ask("POST", "/me", {"name": name, "language": language})

    def ask(self, method: str, path: str, body: object = None, seed: str = "") -> Json:
        """Ask the server; an AssertionError if it refuses. A seed names the deal of the table that is asked for."""
        answer = self._http.request(method, path, json=body, headers={HEADER: seed} if seed else None)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def key(self) -> str:
        """What opens this identity in another browser. The former one doesn't; browsers that it opened stay."""
        return str(self.ask("POST", "/me/link?keep=true")["link"]).partition("#me=")[2]

    def open(self, *seats: str, seed: str = "", **settings: object) -> str:
        """Set up a table, of Kosmopolis unless a game is set, and return its id; a seat is `me`, `open` or a level."""
        return str(self.ask("POST", "/tables", {"game": GAME, "seats": seats, **settings}, seed)["table"])

    def invite(self, table: str) -> str:
        """The code of a new link."""
        return str(self.ask("POST", f"/tables/{table}/invites", {})["code"])

    def accept(self, code: str) -> None:
        """Sit down by a link."""
        self.ask("POST", f"/invites/{code}", {"id": secrets.token_hex()})

    def do(self, table: str, **command: object) -> None:
        """Give a command."""
        self.ask("POST", f"/tables/{table}/commands", {"type": "do", "id": secrets.token_hex(), "command": command})

    def board(self, table: str) -> Json:
        return self.ask("GET", f"/tables/{table}")

    def close(self) -> None:
        self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


@contextmanager
def http_players(address: str, *names: str, language: str = "en") -> Iterator[list[HttpPlayer]]:
    """Several of them, for a while."""
    with ExitStack() as stack:
        yield [stack.enter_context(HttpPlayer(address, name, language)) for name in names]


class HttpTable:
    """Players at one table, in the order of its seats, before bots; the game has begun. The seed names its deal."""

    def __init__(self, *players: HttpPlayer, bots: Sequence[str] = (), seed: str = "", **settings: object) -> None:
        host, *guests = players
        self.players = players
        self.id = host.open("me", *("open" for _ in guests), *bots, seed=seed, **settings)
        if guests:
            code = host.invite(self.id)
            for guest in guests:
                guest.accept(code)
        host.do(self.id, type="start")

    def play(self, choose: Choice, until: Condition = lambda _: False) -> bool:
        """Go on until the first player's board is so, or till the end; returns whether it was so."""
        for _ in range(MOST_MOVES):
            board = self.players[0].board(self.id)
            if until(board):
                return True
            seat = next((seat for seat, who in enumerate(board["seats"]) if who.get("is_turn")), None)
            if seat is None or board["status"] != "playing":
                return False
            # Bots move by themselves.
            if seat < len(self.players):
                self.move(seat, choose, board if seat == 0 else None)
        raise AssertionError("a game that does not end")

    def move(self, seat: int, choose: Choice, board: Json = None) -> bool:
        """Let a seat answer its question, at its board if that is known; false if nothing is asked of it."""
        board = board or self.players[seat].board(self.id)
        if board["question"]:
            moves = [choose(seat, board)]
            self.players[seat].do(self.id, type="play", question=board["question"], moves=moves)
        return bool(board["question"])


def prefer(rng: Random, *first: Sequence[str]) -> Choice:
    """A choice for each seat: the first of the beginnings that some move has; else any move."""

    def choose(seat: int, board: Json) -> str:
        moves = [str(each["move"]) for each in board["moves"]]
        for wish in first[seat] if seat < len(first) else ():
            if found := [move for move in moves if move.startswith(wish)]:
                return rng.choice(found)
        return rng.choice(moves)

    return choose


def is_asked(question: str, least_round: int = 1) -> Condition:
    """Whether the first player is asked a question of a kind, from some round on."""

    def look(board: Json) -> bool:
        view = board["view"]
        return bool(board["question"] and view["question"] == question and view["round"] >= least_round)

    return look


def reach(
    condition: Condition,
    players: Sequence[HttpPlayer],
    choice: Callable[[Random], Choice],
    seed: str,
    **settings: Json,
) -> HttpTable:
    """A table at which it has come to this: the first of several deals of a seed where it does."""
    for attempt in range(ATTEMPTS):
        table = HttpTable(*players, seed=f"{seed} {attempt}", **settings)
        if table.play(choice(Random(attempt)), condition):
            return table
    raise AssertionError(f"{seed}: it never came to this in {ATTEMPTS} games")


def claim(visitor: Visitor, player: HttpPlayer) -> None:
    """This browser is the player's from now on."""
    visitor.api("POST", "/me/claim", {"key": player.key(), "replace": True}, 200)
