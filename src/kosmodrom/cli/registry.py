"""Games by name, for people who type them."""

from difflib import get_close_matches

from kosmodrom.cli.complaint import Complaint
from kosmodrom.core.game import Game
from kosmodrom.games import NAMES, find


def check_name(name: str) -> str:
    """The name of a game there is; complains about others, with the nearest."""
    wanted = name.lower()
    if wanted not in NAMES:
        near = get_close_matches(wanted, NAMES, 1, 0.4)
        raise Complaint("bad-game", name=name, near=near[0] if near else "none", known=", ".join(NAMES))
    return wanted


def find_game(name: str) -> Game:
    """The game of a name; complains about an unknown one."""
    return find(check_name(name))
