"""The table in plain lines."""

from kosmodrom.core.text import Texts
from kosmodrom.games.space_bureau.parts.ship import COLUMNS, ROWS
from kosmodrom.games.space_bureau.parts.tiles import COLOUR_NAMES
from kosmodrom.games.space_bureau.view.table import Seat, SpaceBureauView, Tile
from kosmodrom.games.space_bureau.words.components import action_words, kind_words, numbered


def table_words(seen: SpaceBureauView, texts: Texts, language: str, names: list[str]) -> list[str]:
    """The universe, the queue, every captain, and what the open list still offers."""
    counts = [
        texts.say("table-round", language, round=seen.round, of=seen.rounds),
        texts.say("table-stack", language, count=seen.stack),
        texts.say("table-bag", language, count=seen.bag),
    ]
    lines = [". ".join(counts) + "."]
    lines.append(f"{texts.say('table-queue', language)}: {kind_words(seen.queue, texts, language)}")
    lines.append(f"{texts.say('table-universe', language)}:")
    for space in seen.spaces:
        line = f"  {numbered(space, texts, language)} [{space.q}, {space.r}]"
        if space.office_of is not None:
            line += f", {texts.say('table-office-of', language, name=names[space.office_of])}"
        lines.append(line)
    for seat, captain in enumerate(seen.seats):
        lines += _captain(seen, seat, captain, texts, language, names)
    return lines


def _captain(
    seen: SpaceBureauView, seat: int, captain: Seat, texts: Texts, language: str, names: list[str]
) -> list[str]:
    name = names[seat] + (f" ({texts.say('table-first', language)})" if seat == seen.first else "")
    samples = ", ".join(
        f"{texts.say(f'colour-{colour}', language)} {count}"
        for colour, count in zip(COLOUR_NAMES, captain.samples, strict=True)
    )
    offices = [office.office for office in captain.offices if office.hex is None]
    lines = [
        texts.say(
            "table-captain",
            language,
            name=name,
            score=captain.score,
            level=captain.level,
            room=captain.room,
            hex=captain.hex,
        ),
        "  " + texts.say("table-storage", language, fuel=captain.fuel, samples=samples, capacity=captain.capacity),
        f"  {texts.say('table-offices', language)}: "
        + (
            ", ".join(texts.say("office", language, office=office) for office in offices)
            or texts.say("table-none", language)
        ),
        f"  {texts.say('table-reserve', language)}: {kind_words(captain.reserve, texts, language)}",
    ]
    if captain.side is not None:
        lines += _ship(seen, captain, captain.side, texts, language)
    return lines


def _ship(seen: SpaceBureauView, captain: Seat, side: str, texts: Texts, language: str) -> list[str]:
    """The ship from the top row down: a tile, or what an empty cell offers."""
    tiles = {tile.cell: tile for tile in captain.tiles}
    lines = [f"  {texts.say('table-ship', language, side=side)}:"]
    for row in range(ROWS, 0, -1):
        cells = []
        for column in range(COLUMNS):
            cell = f"{'abcdef'[column]}{row}"
            actions = seen.sides[side][(row - 1) * COLUMNS + column]
            tile = tiles.get(cell)
            here = ", ".join(action_words(action, texts, language) for action in actions)
            cells.append(f"{cell} [{_tile(tile, texts, language) if tile else here}]")
        lines.append(f"    {texts.say('table-row', language, row=row)}: {'; '.join(cells)}")
    return lines


def _tile(tile: Tile, texts: Texts, language: str) -> str:
    words = f"{texts.say('agent', language, agent=tile.agent)} {tile.sides}"
    return f"{words}, {texts.say('table-landed', language)}" if tile.is_flipped else words
