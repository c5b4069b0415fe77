"""Views of Space Explorers made by hand: the printed components of the content files, seats, a whole table."""

import tomllib
from pathlib import Path
from typing import Any

from msgspec import structs

from kosmodrom.games.space_explorers import events
from kosmodrom.games.space_explorers.parts.names import COLOUR_NAMES
from kosmodrom.games.space_explorers.view.printed import (
    Card,
    CrisisPrinted,
    GoalPrinted,
    PowerPrinted,
    Printed,
    ProjectSide,
    TalentPrinted,
    Words,
)
from kosmodrom.games.space_explorers.view.shapes import Asked, PaymentView, Points, PowerBoard, Seat, Section, Turn
from kosmodrom.games.space_explorers.view.table import ExplorersView

FOLDER = Path(events.__file__).parent
Entry = dict[str, Any]


def entries(name: str) -> list[Entry]:
    """The entries of a content file."""
    data = tomllib.loads((FOLDER / "content" / f"{name}.toml").read_text(encoding="utf-8"))
    (found,) = data.values()
    return list(found)


def words(text: str) -> Words:
    return Words(text, "")


def specialist(entry: Entry) -> Card:
    return Card(
        entry["number"],
        "specialist",
        entry["cost"],
        entry["points"],
        entry["ability"].startswith("end:"),
        entry["division"],
        entry["skills"],
        ability=words(entry["ability"]),
    )


def leader(entry: Entry) -> Card:
    obligation = words(entry["obligation"]) if "obligation" in entry else None
    met, missed = entry.get("met", 0), entry.get("missed", 0)
    return Card(
        entry["number"],
        entry["kind"],
        entry["cost"],
        skill_count=entry["skills"],
        obligation=obligation,
        met=met,
        missed=missed,
    )


def project(entry: Entry) -> ProjectSide:
    asked = dict(need.split() for need in entry["needs"])
    return ProjectSide(
        f"{entry['tile']}-{entry['side']}",
        entry["tile"],
        entry["en"],
        entry["ru"],
        entry["year"],
        [int(asked.get(colour, 0)) for colour in COLOUR_NAMES],
        entry["points"],
        words(entry["score"]) if "score" in entry else None,
    )


def power(entry: Entry) -> PowerPrinted:
    sections = [words(text) for text in entry["development"]]
    return PowerPrinted(
        entry["power"], sections, words(entry["cooperation"]), [entry[f"set_{size}"] for size in (1, 2, 3, 4)]
    )


def crisis(entry: Entry) -> CrisisPrinted:
    steps = [entry[f"steps_{players}"] for players in (2, 3, 4)]
    return CrisisPrinted(entry["crisis"], entry["class"] == "late", words(entry["effect"]), steps)


PRINTED = Printed(
    cards=[*map(specialist, entries("specialists")), *map(leader, entries("leaders"))],
    projects=[project(entry) for entry in entries("projects")],
    powers=[power(entry) for entry in entries("powers")],
    faces=[entry["count"] for entry in entries("power_tokens")],
    crises=[crisis(entry) for entry in entries("crises")],
    goals=[GoalPrinted(entry["goal"], words(entry["condition"])) for entry in entries("goals")],
    talents=[TalentPrinted(entry["talent"], words(entry["effect"])) for entry in entries("talents")],
    researchers=[entry["points"] for entry in entries("researchers")],
    level=None,
    track=[(entry["step"], entry["event"]) for entry in entries("track")],
    ranks=[(entry["rank"], entry["from"]) for entry in entries("ranks")],
)

NOTHING = Points(0, 0, 0, 0, 0, 0, 0, 0, 0)
SEAT = Seat(
    is_rival=False,
    hub=[[], [], [], [], []],
    skills=[0] * 5,
    discounts=[0] * 5,
    hand=0,
    known=[],
    tokens=[1, 1, 1, 1, 1, 0],
    endless=[],
    done=[],
    own=[],
    board=None,
    goals=[],
    talent=None,
    has_chosen=False,
    pawn=None,
    pawn_division=None,
    points=NOTHING,
)
TABLE = ExplorersView(
    seat=0,
    modules=[],
    prices=True,
    question="act",
    asked=[0],
    details=Asked(),
    payment=None,
    turn=0,
    first=0,
    round=1,
    ending=[],
    this_turn=Turn(False, False, False, False, None, [], [], [], 0, 0),
    seats=[SEAT, SEAT],
    own=None,
    center=[],
    least=6,
    deck=52,
    under=[],
    leader_deck=0,
    under_leaders=[],
    unseen=[],
    piles=[],
    waiting=[],
    projects=[],
    box=[],
    crises=None,
    rival=None,
    printed=PRINTED,
)


def seat(total: int = 0, **changes: Any) -> Seat:
    """A player with a token of each colour and nothing else, but for what is changed."""
    return structs.replace(SEAT, points=structs.replace(NOTHING, total=total), **changes)


def board(name: str) -> PowerBoard:
    """A power board with one section ready, one used and one free."""
    return PowerBoard(name, [Section("red"), Section("blue", is_used=True), Section()], 4, 2, [1, 0, 2, 0])


def payment(card: int, division: str, needs: list[int], of_any: int, wild: int) -> PaymentView:
    """A payment under way; nothing is spent yet."""
    left = sum(needs) + of_any - wild
    return PaymentView(card, division, needs, of_any, wild, left, [0] * 6, 0, 0, 2, 0, 0, 0, 0, [])


def sight(**changes: Any) -> ExplorersView:
    """A table at the beginning of a game for two, but for what is changed."""
    return structs.replace(TABLE, **changes)
