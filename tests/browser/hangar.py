"""Tables of Space Bureau in every state that a page can find one in."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from tests.browser.company import Choice, Company, Friend, Json
from tests.browser.visitor import Visitor

GAME: Final = "space_bureau"
NAMES: Final = ("Ann", "Boris", "Carla", "Dmitri")
ATTEMPTS: Final = 30
CHOOSING: Final = {"ships": "chosen", "captains": "chosen", "first": "first-seat"}
VARIED: Final = {"ships": "reverse", "captains": "dealt"}
Moment = Callable[[Json], bool]


@dataclass(frozen=True)
class Hangar:
    """Ids of tables at which Ann sits on the first seat, and the key that makes a browser Ann's."""

    key: str
    side: str
    ability: str
    place: str
    act: str
    """With something that can be done, and something that can't."""
    gain: str
    fly: str
    """Under way, above a planet where an agent can be landed."""
    flip: str
    exchange: str
    """Asked to take an agent, with three of one type in the queue."""
    waiting: str
    """Another ticks off actions."""
    crowd: str
    """Four captains with abilities and reverse sides, halfway."""
    over: str
    alone: str
    """A lone captain's game that is over."""

    def admit(self, visitor: Visitor) -> None:
        """This browser is Ann's from now on."""
        visitor.api("POST", "/me/claim", {"key": self.key, "replace": True}, 200)


def is_at(question: str, least_round: int = 1) -> Moment:
    """The first captain is asked something."""
    return lambda board: bool(
        board["question"] and board["view"]["question"] == question and board["view"]["round"] >= least_round
    )


def may(move: str, question: str) -> Moment:
    """The first captain is asked something, and may do this among other things."""
    return lambda board: is_at(question)(board) and move in [each["move"] for each in board["moves"]]


def is_above_planet(board: Json) -> bool:
    """The first captain may land an agent, or fly on."""
    return may("land", "fly")(board) and bool(board["preview"]["reach"])


def is_mixed(board: Json) -> bool:
    """Of the list that is asked something can be done and something can't."""
    if not is_at("act")(board):
        return False
    [asked] = [each for each in board["view"]["checklists"] if each.get("is_asked")]
    return {"open", "impossible"} <= {item["standing"] for item in asked["items"]}


def is_waiting(board: Json) -> bool:
    return bool(board["question"] == 0 and board["status"] == "playing" and board["view"]["checklists"])


def keen(rng: Random, *wishes: str) -> Choice:
    """Flies whenever a flight can begin; else the first of the beginnings that some move has; else any move."""

    def choose(seat: int, board: Json) -> str:
        begins = board["preview"]["begins"]
        moves = [str(each["move"]) for each in board["moves"]]
        for wish in wishes:
            if found := [move for move in moves if move.startswith(wish)]:
                return rng.choice(found)
        return str(begins) if begins else rng.choice(moves)

    return choose


class Crew(Company):
    """Nothing is hidden from a captain, not even whose turn it is."""

    def _asked(self, own: Json) -> tuple[int, Json | None]:
        turn = own["view"]["turn"]
        return (
            (turn, own if own["question"] else self.friends[turn].board(self.table)) if turn is not None else (0, None)
        )


def reach(moment: Moment, friends: Sequence[Friend], wishes: Sequence[str] = (), **settings: object) -> str:
    """A table at which it has come to this."""
    for attempt in range(ATTEMPTS):
        company = Crew(*friends, game=GAME, **settings)
        if company.play(keen(Random(attempt), *wishes), moment):
            return company.table
    raise AssertionError(f"it never came to this in {ATTEMPTS} games")


def played(*friends: Friend, **settings: object) -> str:
    """A table whose game is over."""
    company = Crew(*friends, game=GAME, **settings)
    company.play(keen(Random(1)))
    return company.table


def seat(visitor: Visitor, moment: Moment, wishes: Sequence[str] = (), **settings: object) -> str:
    """A lone captain's table at which it has come to this; the browser is his from now on."""
    with Friend(visitor.address, "Robin", visitor.language) as captain:
        table = reach(moment, [captain], wishes, **settings)
        visitor.api("POST", "/me/claim", {"key": captain.key(), "replace": True}, 200)
    return table


def furnish(address: str) -> Hangar:
    """Bring each table to its state."""
    friends = [Friend(address, name) for name in NAMES]
    one, two = friends[:1], friends[:2]
    hangar = Hangar(
        key=friends[0].key(),
        side=reach(is_at("side"), two, options=CHOOSING),
        ability=reach(is_at("ability"), two, options=CHOOSING),
        place=reach(is_at("place", 4), two),
        act=reach(is_mixed, two, ("done",)),
        gain=reach(is_at("gain"), two, ("explore",)),
        fly=reach(is_above_planet, two, ("explore",)),
        flip=reach(is_at("flip"), one, ("take inspector", "place inspector")),
        exchange=reach(may("exchange", "take"), two, ("done",)),
        waiting=reach(is_waiting, two),
        crowd=reach(is_at("place", 7), friends, options=VARIED),
        over=played(*two, options=VARIED),
        alone=played(*one),
    )
    for friend in friends:
        friend.close()
    return hangar
