"""Positions to look at: a table of two people of one browser, played over HTTP to a question of some kind."""

from random import Random
from typing import Final
from uuid import uuid4

from tests.browser.visitor import Visitor

MOST_TABLES: Final = 40
MOST_MOVES: Final = 300
OTHER: Final = "?as=1"
"""The other person: a further cookie of this browser."""


def dictionary(answer: object) -> dict[str, object]:
    """An answer of the server that has to be an object."""
    assert isinstance(answer, dict), answer
    return answer


def carry_out(visitor: Visitor, table: str, command: dict[str, object], person: str = "") -> None:
    """Do something at a table without the page."""
    message = {"type": "do", "id": uuid4().hex, "command": command}
    visitor.api("POST", f"/tables/{table}/commands{person}", message, status=200)


def sit_two(visitor: Visitor, **agreed: object) -> str:
    """A table that this browser's person has opened, with another person of it across; dealt."""
    visitor.api("POST", "/me", {"name": "Robin", "language": visitor.language})
    visitor.api("POST", f"/me{OTHER}", {"name": "Alex", "language": visitor.language})
    body = {"game": "kosmopolis", "seats": ["me", "open"], **agreed}
    table = str(dictionary(visitor.api("POST", "/tables", body, status=201))["table"])
    code = dictionary(visitor.api("POST", f"/tables/{table}/invites", status=201))["code"]
    visitor.api("POST", f"/invites/{code}{OTHER}", {"id": uuid4().hex})
    carry_out(visitor, table, {"type": "start"})
    return table


def reach(visitor: Visitor, asked: str, seed: int = 1, **agreed: object) -> str:
    """A table at which this browser's person is asked something of that kind."""
    rng = Random(seed)
    for _ in range(MOST_TABLES):
        table = sit_two(visitor, **agreed)
        if _play_until(visitor, table, asked, rng):
            return table
    raise AssertionError(f"nobody was asked to {asked}")


def answer(visitor: Visitor, table: str, rng: Random, person: str = "") -> bool:
    """Let somebody answer, if he is asked: rather so that more questions follow."""
    board = dictionary(visitor.api("GET", f"/tables/{table}{person}", status=200))
    moves = board["moves"]
    assert isinstance(moves, list)
    if not moves:
        return False
    moves = [each["move"] for each in moves]
    weights = [weigh(move, board) for move in moves]
    play = {"type": "play", "question": board["question"], "moves": rng.choices(moves, weights)}
    carry_out(visitor, table, play, person)
    return True


def weigh(move: str, board: dict[str, object]) -> int:
    """How much a move is liked: gold and what gold is needed for, modifiers, clerics."""
    verb, _, what = move.partition(" ")
    if verb == "capital":
        return {"y": 8, "b": 3, "p": 3}.get(what[0], 1)
    view, you, previews = dictionary(board["view"]), board["you"], board["preview"]
    assert isinstance(view["seats"], list) and isinstance(you, int) and isinstance(previews, list)
    above = next((each.get("total", 0) - each.get("limit", 0) for each in previews if each["move"] == move), 0)
    return 20 if verb == "city" and 0 < above <= view["seats"][you]["gold"] else 2


def _play_until(visitor: Visitor, table: str, asked: str, rng: Random) -> bool:
    for _ in range(MOST_MOVES):
        board = dictionary(visitor.api("GET", f"/tables/{table}", status=200))
        if board["status"] != "playing":
            return False
        if board["question"] and dictionary(board["view"])["question"] == asked:
            return True
        assert answer(visitor, table, rng) or answer(visitor, table, rng, OTHER), "somebody is asked"
    return False
