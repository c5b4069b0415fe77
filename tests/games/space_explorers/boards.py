"""Boards of Space Explorers as the server tells them to the first seat, for the tests of the page: one a question.

    python -m tests.games.space_explorers.boards client/src/games/space_explorers/fixtures/game.json

Games are played at random, from seed to seed, until every question was asked. What is printed is written once.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from kosmodrom.core.game import Game
from kosmodrom.core.match import Match
from kosmodrom.core.record import Chance
from kosmodrom.games.space_explorers import make
from kosmodrom.games.space_explorers.parts.names import MODULE_NAMES

Json = dict[str, Any]
GAME: Final[Game] = make()
NAMES: Final = ["Marina", "Bot 2", "Bot 3", "Bot 4"]
ALL: Final = {"modules": "chosen", **{f"with-{name}": "on" for name in MODULE_NAMES}}
LIKED: Final = ("recruit", "project", "section", "use", "refresh", "rest")
LINES: Final = 60
"""So many lines of the log are kept."""


def asked(question: str) -> Callable[[Json], bool]:
    return lambda view: view["question"] == question and 0 in view["asked"]


def after(round: int, question: str) -> Callable[[Json], bool]:
    return lambda view: view["round"] >= round and asked(question)(view)


def has_priced(view: Json) -> bool:
    """Some card can be paid for with tokens, another is too dear, and discounts drop icons."""
    places = [place for offer in view["own"]["offers"] for place in offer["places"]]
    is_open = any(sum(place.get("needs", [])) > 0 and not place.get("short") for place in places)
    is_dear = any(place.get("short", 0) > 0 for place in places)
    drops = any(place.get("dropped", 0) for offer in view["own"]["offers"] for place in offer["places"])
    return after(5, "act")(view) and is_open and is_dear and drops


def has_hand(view: Json) -> bool:
    return after(5, "pay")(view) and len(view["own"]["hand"]) > 1 and sum(view["seats"][0]["tokens"]) > 2


def can_complete(view: Json) -> bool:
    missing = [each.get("missing", []) for each in view["seats"][0]["progress"]]
    return after(6, "go_on")(view) and any(not any(each) for each in missing)


BOARDS: Final[dict[str, tuple[int, Json, Callable[[Json], bool]]]] = {
    "first": (2, {}, asked("act")),
    "act": (2, {}, has_priced),
    "goOn": (2, {}, can_complete),
    "pay": (2, {}, has_hand),
    "waiting": (2, {}, lambda view: view["round"] > 4 and view["asked"] == [1]),
    "over": (2, {}, lambda view: view["question"] == "over"),
    "all": (4, ALL, after(6, "act")),
    "payAll": (4, ALL, lambda view: has_hand(view) and view["seats"][0]["tokens"][5] > 0),
    "solo": (1, {}, after(4, "act")),
    "soloAll": (1, ALL, after(4, "act")),
    "soloOver": (1, ALL, lambda view: view["question"] == "over"),
    **{
        name: (2 if name != "get" else 3, ALL, asked(name))
        for name in (
            *("talent", "stand", "recruit", "keep", "give", "toll", "get", "swap", "take", "draw", "reveal", "deck"),
            *("lay", "shift", "place", "pile", "endless", "order", "dig", "lend", "renew", "exchange", "side", "claim"),
            "pawn",
        )
    },
}


def plain(found: object) -> Any:
    return json.loads(msgspec.json.encode(found))


def board_of(match: Match) -> Json:
    """What the first seat is told."""
    state = match.state
    is_asked = not match.is_over and GAME.acting(state) & 1
    legal = GAME.legal_moves(state, 0) if is_asked else []
    moves = [
        {
            "move": GAME.about.moves.notation(move),
            "words": GAME.move_words(state, 0, move, "en"),
            **({"is_final": True} if match.is_final(0, move) else {}),
        }
        for move in legal
    ]
    view = plain(GAME.view(state, 0))
    del view["printed"]
    preview = plain(GAME.preview(state, 0)) if is_asked else None
    return {"seq": len(match.steps), "view": view, "moves": moves, "preview": preview}


def choose(rng: Random, legal: list[int]) -> int:
    """Mostly what brings a game on."""
    liked = [move for move in legal if GAME.about.moves.notation(move).split()[0] in LIKED]
    return rng.choice(liked if liked and rng.random() < 0.7 else legal)


def lines_of(match: Match) -> list[Json]:
    lines = []
    for number, step in enumerate(match.steps):
        for event in step.events:
            seen = GAME.event_view(event, 0)
            if seen is not None:
                lines.append(
                    {
                        "seq": number,
                        "at": 0,
                        "kind": "event",
                        "text": GAME.event_words(event, 0, "en", NAMES[: match.seats]),
                        "step": number,
                        "rule": GAME.event_rule(event),
                        "event": plain(seen),
                    }
                )
    return lines[-LINES:]


class Album:
    """Boards found so far, what is printed with all modules, and the log of a game that is over."""

    def __init__(self) -> None:
        self.boards: dict[str, Json] = {}
        self.printed: dict[str, Json] = {}
        self.lines: list[Json] = []

    @property
    def missing(self) -> list[str]:
        return [name for name in BOARDS if name not in self.boards]

    def look(self, match: Match, options: Json) -> None:
        """Keep the board if it is one of those that are missing."""
        view = plain(GAME.view(match.state, 0))
        for name in self.missing:
            seats, wanted, is_so = BOARDS[name]
            if (seats, wanted) == (match.seats, options) and is_so(view):
                self.boards[name] = board_of(match)
                if options == ALL:
                    self.printed["solo" if seats == 1 else "all"] = view["printed"]
                if name == "over":
                    self.lines = lines_of(match)

    def play(self, seed: int) -> None:
        """A whole game of the kind that a missing board wants."""
        seats, options, _ = BOARDS[self.missing[seed % len(self.missing)]]
        match, rng = Match(GAME, seats, Chance("fast", seed=seed), options), Random(seed)
        match.play_only_moves()
        self.look(match, options)
        while not match.is_over:
            seat = int(GAME.next_seat(match.state))
            match.play(seat, choose(rng, GAME.legal_moves(match.state, seat)))
            match.play_only_moves()
            self.look(match, options)


def main(path: Path) -> None:
    album, seed = Album(), 0
    while album.missing:
        seed += 1
        album.play(seed)
    whole = {"lines": album.lines, "printed": album.printed, "boards": dict(sorted(album.boards.items()))}
    path.write_text(json.dumps(whole, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
