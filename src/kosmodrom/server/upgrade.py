"""Whether this release can continue the running games, checked before it serves anybody."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from kosmodrom import __version__
from kosmodrom.games import NAMES
from kosmodrom.games.pack import Pack
from kosmodrom.server.replaying import BY_UPGRADE, Fault, Lookup, Unreadable, game_of, load
from kosmodrom.store.rows import Summary
from kosmodrom.store.store import Store

RELEASE: Final = "release"
"""The name under which the store keeps the release that last ran on it."""
MOST_LISTED: Final = 20

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Changed:
    """A running game that this release can't continue."""

    table: str
    game: str
    title: str
    people: int
    why: str
    is_lacking: bool = False
    """Only its content pack is missing. It continues when the pack is back."""

    def __str__(self) -> str:
        title = "".join(letter if letter.isprintable() else "?" for letter in self.title)
        named = f" “{title}”" if title else ""
        return f"{self.table}: {self.game}{named}, people {self.people}: {self.why}"


class UpgradeRefused(Exception):
    """This release can't continue some running games. The text lists them and says what to do."""

    def __init__(self, changed: Sequence[Changed]) -> None:
        super().__init__(
            "\n".join(
                [
                    f"This release can't go on with {len(changed)} of the games under way:",
                    *listed(changed),
                    "Either finish them with the release that ran here before, or start with --set-aside: then they "
                    "can be read but not played on.",
                ]
            )
        )
        self.changed = tuple(changed)


def listed(changed: Sequence[Changed]) -> list[str]:
    """One line per game, and how many more there are."""
    lines = [f"  {game}" for game in changed[:MOST_LISTED]]
    return lines if len(changed) <= MOST_LISTED else [*lines, f"  and {len(changed) - MOST_LISTED} more"]


def release_here(lookup: Lookup = game_of, packs: Sequence[Pack] = ()) -> str:
    """What decides how a stored game replays: this release, each game's version and content, content packs."""
    games = [game.about for name in NAMES if (game := lookup(name)) is not None]
    known: dict[str, object] = {"games": {about.name: [about.version, about.content] for about in games}}
    if packs:
        known["packs"] = sorted([pack.game.about.name, pack.content] for pack in packs)
    return msgspec.json.encode({"kosmodrom": __version__, **known}, order="sorted").decode()


async def check_upgrade(
    store: Store, *, set_aside: bool, lookup: Lookup = game_of, packs: Sequence[Pack] = ()
) -> list[Changed]:
    """Replay every running game if another release, or other content packs, were used here last.

    Returns the games that were set aside. Games that lack their content pack only wait for it. Raises UpgradeRefused
    if there are games to set aside and `set_aside` is false; then nothing has changed.
    """
    here = release_here(lookup, packs)
    if await store.meta.get(RELEASE) == here:
        return []
    found = [change for summary in await store.tables.running() if (change := await _change(store, summary, lookup))]
    changed = [change for change in found if not change.is_lacking]
    if changed and not set_aside:
        raise UpgradeRefused(changed)
    for game in changed:
        await store.tables.set_aside(game.table, BY_UPGRADE + game.why)
    if lacking := [change for change in found if change.is_lacking]:
        logger.warning(
            "%d games wait for a content pack that is not here; start with --content and its folder:\n%s",
            len(lacking),
            "\n".join(listed(lacking)),
        )
    if changed:
        logger.warning("%d games were set aside:\n%s", len(changed), "\n".join(listed(changed)))
    await store.meta.set(RELEASE, here)
    return changed


async def _change(store: Store, summary: Summary, lookup: Lookup) -> Changed | None:
    """Why this release can't continue a game, None if it can."""
    try:
        fault = (await load(store, summary.table, lookup)).fault
    except Unreadable as error:
        fault = Fault(1, str(error))
    if fault is None:
        return None
    people = len(summary.places)
    return Changed(summary.table, summary.game, summary.title, people, fault.what, fault.is_lacking)
