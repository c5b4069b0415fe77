"""People who play over HTTP, without a browser: they bring tables to where a browser is to find them."""

import secrets
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, Self

import httpx

Json = Any
Choice = Callable[[int, Json], str]
"""Which move a seat makes at a board."""
GAME: Final = "kosmopolis"
MOST_MOVES: Final = 400


class Friend:
    """Somebody whom the server knows."""

    def __init__(self, address: str, name: str, language: str = "en") -> None:
        self.address = address
        self.name = name
        self._http = httpx.Client(base_url=f"{address}/api", timeout=60)
        self.ask("POST", "/me", {"name": name, "language": language})

    def ask(self, method: str, path: str, body: object = None) -> Json:
        """Ask the server; an AssertionError if it would not."""
        answer = self._http.request(method, path, json=body, headers={"Origin": self.address})
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def key(self) -> str:
        """What opens this identity in another browser; the former one doesn't any more."""
        return str(self.ask("POST", "/me/link")["link"]).partition("#me=")[2]

    def open(self, *seats: str, **settings: object) -> str:
        """Set up a table, of Kosmopolis unless a game is set, and answer its id; a seat is `me`, `open` or a level."""
        return str(self.ask("POST", "/tables", {"game": GAME, "seats": seats, **settings})["table"])

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


def wanting(rng: Random, *first: Sequence[str]) -> Choice:
    """A choice for each seat: the first of the beginnings that some move has; else any move."""

    def choose(seat: int, board: Json) -> str:
        moves = [str(each["move"]) for each in board["moves"]]
        for wish in first[seat] if seat < len(first) else ():
            if found := [move for move in moves if move.startswith(wish)]:
                return rng.choice(found)
        return rng.choice(moves)

    return choose


class Company:
    """Friends at one table, in the order of its seats."""

    def __init__(self, *friends: Friend, **settings: object) -> None:
        host, *guests = friends
        self.friends = friends
        self.table = host.open("me", *("open" for _ in guests), **settings)
        code = host.invite(self.table)
        for guest in guests:
            guest.accept(code)
        host.do(self.table, type="start")

    def play(self, choose: Choice, until: Callable[[Json], bool] = lambda _: False) -> bool:
        """Go on until the first friend's board is so, or till the end; answers whether it was so."""
        for _ in range(MOST_MOVES):
            own = self.friends[0].board(self.table)
            if until(own):
                return True
            seat, board = self._asked(own)
            if board is None:
                return False
            move = choose(seat, board)
            self.friends[seat].do(self.table, type="play", question=board["question"], moves=[move])
        raise AssertionError("a game that does not end")

    def _asked(self, own: Json) -> tuple[int, Json | None]:
        """The first who is asked something, with what he sees; the others need not be asked."""
        if own["question"]:
            return 0, own
        for seat, friend in enumerate(self.friends[1:], start=1):
            board = friend.board(self.table)
            if board["question"]:
                return seat, board
        return 0, None


def is_asked(kind: str, least_round: int = 1) -> Callable[[Json], bool]:
    """Whether the friend is asked a question of a kind, from some round on."""

    def look(board: Json) -> bool:
        view = board["view"]
        return bool(board["question"] and view["question"] == kind and view["round"] >= least_round)

    return look


def is_waiting(board: Json) -> bool:
    """Whether another is to play a card."""
    return bool(board["question"] == 0 and board["status"] == "playing" and board["view"]["question"] == "play")


WISHES: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "keep": ((), ()),
    "play": ((), ()),
    "lay": (("keep b", "capital b"), ("city",)),
    # One card to take would be taken by itself: the capital needs two colours.
    "take": (("keep p", "capital y", "capital g", "capital p"), ("capital y", "capital g", "capital")),
    "pay": (("keep y", "capital y", "city"), ("city",)),
}
"""What the first friend does to be asked each kind of question, and what the others do meanwhile."""


def reach(kind: str, *friends: Friend, least_round: int = 1, attempts: int = 12, **settings: object) -> Company:
    """A table at which the first of them is asked such a question."""
    own, others = WISHES[kind]
    for attempt in range(attempts):
        company = Company(*friends, **settings)
        choose = wanting(Random(attempt), own, *(others for _ in friends[1:]))
        if company.play(choose, is_asked(kind, least_round)):
            return company
    raise AssertionError(f"nobody was asked to {kind} in {attempts} games")
