"""Tables in every state that a page can find one in, with the same person at all of them."""

import fcntl
import shutil
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from tests.browser import depot, hangar
from tests.browser.company import Company, Friend, Json, is_asked, is_waiting, reach, wanting
from tests.browser.depot import Depot
from tests.browser.hangar import Hangar
from tests.browser.house import House
from tests.browser.visitor import Visitor

NAMES = ("Ann", "Boris", "Carla", "Dmitri", "Elena", "Farida")
SEATS = 4
KEPT: Final = "club.json"


@dataclass(frozen=True)
class Club:
    """Ids of tables at which Ann sits, the codes of links, and the key that makes a browser Ann's."""

    key: str
    keep: str
    play: str
    lay: str
    take: str
    pay: str
    waiting: str
    asked_for_pause: str
    crowd: str
    """Four people in the second round, with the first check behind them."""
    trio: str
    """Three people in the last round."""
    gathering: str
    public: str
    """Gathering, seen by everybody."""
    over: str
    record: Json
    free: str
    """A link to a free seat."""
    full: str
    """A link to a table where none is free."""
    started: str
    """A link to a game that has begun."""
    depot: Depot
    """Tables of Galaktiko."""
    hangar: Hangar
    """Tables of Space Bureau."""

    def admit(self, visitor: Visitor) -> None:
        """This browser is Ann's from now on."""
        visitor.api("POST", "/me/claim", {"key": self.key, "replace": True}, 200)


def found_once(folder: Path, deals: int) -> Club:
    """The club of a folder: whoever asks first founds it, and leaves its data there; whoever asks meanwhile waits."""
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        kept = folder / KEPT
        if not kept.exists():
            with House(folder, seed=deals) as house:
                kept.write_bytes(msgspec.json.encode(found(house.address)))
        return msgspec.json.decode(kept.read_bytes(), type=Club)


def house_of(founded: Path, folder: Path) -> House:
    """A house of one's own, with the club in it."""
    shutil.copytree(founded, folder, dirs_exist_ok=True)
    return House(folder)


def found(address: str) -> Club:
    """Bring everybody together, and each table of a server to its state; nobody may change them."""
    friends = ann, boris, *_ = [Friend(address, name) for name in NAMES]
    waiting = Company(ann, boris)
    waiting.play(wanting(Random(3)), is_waiting)
    asked = Company(ann, boris)
    asked.play(wanting(Random(4)), is_asked("play"))
    boris.do(asked.table, type="propose", what="pause")
    over = Company(ann, boris, is_public=True)
    over.play(wanting(Random(5)))
    boris.do(over.table, type="say", text="Good game!")
    gathering = ann.open("me", "easy", "open", is_public=True, title="Friday flight")
    full = boris.open("me", "easy")
    public = boris.open("me", "medium", "open", is_public=True)
    boris.open("me", "open", is_public=True, title="The table of those who talk a lot before they play")
    club = Club(
        key=ann.key(),
        keep=reach("keep", ann, boris).table,
        play=reach("play", ann, boris, hints=True).table,
        lay=reach("lay", ann, boris).table,
        take=reach("take", ann, boris).table,
        pay=reach("pay", ann, boris).table,
        waiting=waiting.table,
        asked_for_pause=asked.table,
        crowd=reach("play", *friends[:SEATS], least_round=2).table,
        trio=reach("play", *friends[:3], least_round=3).table,
        gathering=gathering,
        public=public,
        over=over.table,
        record=ann.ask("GET", f"/tables/{over.table}/record"),
        free=ann.invite(gathering),
        full=boris.invite(full),
        started=_started(ann, boris),
        depot=depot.furnish(*friends),
        hangar=hangar.furnish(address),
    )
    for friend in friends:
        friend.close()
    return club


def _started(ann: Friend, boris: Friend) -> str:
    table = ann.open("me", "open", is_public=True)
    code = ann.invite(table)
    boris.accept(code)
    ann.do(table, type="start")
    return code
