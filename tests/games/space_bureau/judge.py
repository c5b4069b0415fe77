"""A judge with the booklet open: what may be done, worked out anew from what lies on the table.

It reads views, as people do, and shares no line with the rules: cells are names, hexes are coordinates, nothing is
packed. What a view can't show, such as how often an ability was triggered, it remembers from the moves it was told.
"""

from collections.abc import Iterator

from kosmodrom.games.space_bureau.view.printed import Action, Effect
from kosmodrom.games.space_bureau.view.table import Checklist, Item, Seat, Space, SpaceBureauView, Tile

STEPS = {"e": (1, 0), "ne": (1, -1), "nw": (0, -1), "w": (-1, 0), "sw": (-1, 1), "se": (0, 1)}
CELLS = [f"{column}{row}" for row in "1234" for column in "abcdef"]
OPPOSITE = {"n": "s", "e": "w", "s": "n", "w": "e"}
BESIDE = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
ROTATIONS = {
    "orange-straight": ("orange-ns", "orange-ew"),
    "orange-corner": ("orange-ne", "orange-es", "orange-sw", "orange-nw"),
    "blue-straight": ("blue-ns", "blue-ew"),
    "blue-corner": ("blue-ne", "blue-es", "blue-sw", "blue-nw"),
    "purple": ("purple-nes", "purple-esw", "purple-nsw", "purple-new"),
    "inspector": ("inspector-n", "inspector-e", "inspector-s", "inspector-w"),
}
COLOURS = ("orange", "blue", "purple")


def beside(cell: str, side: str) -> str:
    """The cell on a side of another; perhaps none of the ship's."""
    columns, rows = BESIDE[side]
    return f"{chr(ord(cell[0]) + columns)}{int(cell[1]) + rows}"


def entering(view: SpaceBureauView, seat: int, cell: str) -> set[str]:
    """SB-T1 The sides on which a connector of the ship or of a tile points into a cell."""
    captain = view.seats[seat]
    tiles = {tile.cell: tile.sides for tile in captain.tiles}
    entries = view.entries[str(captain.side)]
    return {
        side for side in "nesw" if OPPOSITE[side] in tiles.get(beside(cell, side), "") or f"{cell}{side}" in entries
    }


def open_cells(view: SpaceBureauView, seat: int) -> set[str]:
    """SB-T1 Empty cells that some tile could enter."""
    filled = {tile.cell for tile in view.seats[seat].tiles}
    return {cell for cell in CELLS if cell not in filled and entering(view, seat, cell)}


def triggers(tiles: list[Tile], cell: str, ability: int | None, used: set[str]) -> int:
    """SB-K1 to SB-K6 How often the tile placed last triggers an ability; lines are noted in `used`."""
    agents = {tile.cell: tile.agent for tile in tiles}
    around = [beside(cell, side) for side in "nesw"]
    match ability:
        case 1:
            lines = {line for line in (cell[0], cell[1]) if longest_run(agents, line, agents[cell]) >= 3}
            found = lines - used
            used |= found
            return len(found)
        case 2:
            return int(cell[0] in "af")
        case 3:
            return sum(all(corner in agents for corner in square) for square in squares() if cell in square)
        case 4:
            return int(sum(other in agents for other in around) <= 1)
        case 5:
            return sum(one in agents and all(beside(one, side) in agents for side in "nesw") for one in (cell, *around))
        case 6:
            return int(cell[1] == "3")
    return 0


def longest_run(agents: dict[str, str], line: str, agent: str) -> int:
    """The most tiles of a type side by side in a row (a number) or a column (a letter)."""
    best = run = 0
    for cell in CELLS if line in "1234" else sorted(CELLS):
        if line in cell:
            run = run + 1 if agents.get(cell) == agent else 0
            best = max(best, run)
    return best


def squares() -> Iterator[list[str]]:
    for column in "abcde":
        for row in "123":
            cell = f"{column}{row}"
            right = beside(cell, "e")
            yield [cell, right, beside(cell, "n"), beside(right, "n")]


class Notes:
    """What a judge remembers of a game: used lines of each captain, and of this turn what no view shows."""

    def __init__(self, seats: int) -> None:
        self.lines: list[set[str]] = [set() for _ in range(seats)]
        self.times = 0
        """How often this turn's placement triggered the ability."""
        self.landed: set[int] = set()
        self.is_exchanged = False
        self.paid: str | None = None
        """The slot that was paid for with a sample."""
        self.has_left = False
        self.jumped: frozenset[int] = frozenset()
        """The hexes that jumps have led to since the flight last spent fuel."""

    def note(self, move: str, seat: int, after: SpaceBureauView, before: SpaceBureauView) -> None:
        """A move was made."""
        verb, *words = move.split()
        captain = after.seats[seat]
        if verb == "place":
            self.times = triggers(captain.tiles, words[1], captain.ability, self.lines[seat])
        elif verb == "pay" and after.checklists and any(checklist.is_paid for checklist in after.checklists):
            self.paid = words[0]
        elif verb in ("sample", "office"):
            self.paid = None
        elif verb in ("fly", "jump", "explore"):
            self.has_left = True
            self.jumped = self.jumped | {captain.hex} if verb == "jump" else frozenset()
        elif verb in ("land", "end"):
            self.has_left, self.jumped = False, frozenset()
            if verb == "land":
                self.landed.add(captain.hex)
        elif verb == "exchange":
            self.is_exchanged = True
        if sum(other.turns for other in after.seats) != sum(other.turns for other in before.seats):
            self.landed, self.is_exchanged = set(), False


class Judge:
    """What a captain may do as the table looks now."""

    def __init__(self, view: SpaceBureauView, seat: int, notes: Notes | None = None) -> None:
        self.view = view
        self.seat = seat
        self.notes = notes or Notes(len(view.seats))
        self.captain: Seat = view.seats[seat]
        self.spaces = {(space.q, space.r): space for space in view.spaces}
        self.here: Space = next(space for space in view.spaces if space.hex == self.captain.hex)

    def legal(self) -> set[str]:
        """Every move that the rules allow."""
        match self.view.question:
            case "side":
                taken = {captain.side for captain in self.view.seats} - {"00"}
                return {f"side {side}" for side in ("00", "01", "02", "03", "04") if side not in taken}
            case "ability":
                chosen = {captain.ability for captain in self.view.seats}
                return {f"ability {number}" for number in range(1, 7) if number not in chosen}
            case "place":
                return set(self.placements())
            case "act" | "gain":
                return self.actions(next(found for found in self.view.checklists if found.is_asked))
            case "fly":
                return set(self.steps())
            case "flip":
                waiting = [tile for tile in self.captain.tiles if tile.agent == "inspector" and not tile.is_flipped]
                return {f"flip {tile.cell}" for tile in waiting}
            case "take":
                return set(self.refills())
        return set()

    def placements(self) -> Iterator[str]:
        """SB-T1"""
        for kind in set(self.captain.reserve):
            for turned in ROTATIONS[kind]:
                for cell in open_cells(self.view, self.seat):
                    if entering(self.view, self.seat, cell) & set(turned.partition("-")[2]):
                        yield f"place {turned} {cell}"

    def refills(self) -> Iterator[str]:
        """SB-T4"""
        queue = self.view.queue
        yield from (f"take {kind}" for kind in set(queue))
        types = {kind.partition("-")[0] for kind in queue}
        if len(queue) == 3 and len(types) == 1 and self.view.bag > 0 and not self.notes.is_exchanged:
            yield "exchange"

    # Actions

    def actions(self, asked: Checklist) -> set[str]:
        """SB-T3, SB-A1 to SB-A11"""
        factor = self.notes.times if asked.of == "ability" else 1
        found: set[str] = set()
        for number, item in enumerate(asked.items, 1):
            for place, effect in enumerate(item.action.effects):
                slot = f"{number}{'b' * place}"
                if asked.is_paid:
                    if slot == self.notes.paid:
                        found |= set(self.choices(slot, effect))
                elif item.done < self.allowed(item, factor):
                    found |= set(self.ways(slot, item.action, effect))
        return found if asked.is_paid else found | {"done"}

    def allowed(self, item: Item, factor: int) -> int:
        """SB-A10 How often, by the level or the offices of now."""
        placed = sum(office.hex is not None for office in self.captain.offices)
        return item.action.times * factor * {None: 1, "level": self.captain.level, "office": placed}[item.action.per]

    def ways(self, slot: str, action: Action, effect: Effect) -> Iterator[str]:
        """SB-A11 The moves that do an action once, after its price."""
        fuel, samples = self.captain.fuel, sum(self.captain.samples)
        if action.pay == "fuel":
            fuel -= action.cost
        if action.pay == "sample":
            samples -= 1
        if min(fuel, samples) < 0 or not self.is_possible(effect, fuel, samples):
            return
        if action.pay == "sample":
            yield from (f"pay {slot} {colour}" for colour, n in zip(COLOURS, self.captain.samples, strict=True) if n)
        else:
            yield from self.choices(slot, effect)

    def is_possible(self, effect: Effect, fuel: int, samples: int) -> bool:
        """Whether an effect does anything, with so much in the storage."""
        is_full = fuel + samples == self.captain.capacity
        match effect.kind:
            case "fuel" | "fill":
                return not is_full
            case "sample_any" | "sample":
                return not is_full or fuel > 0
            case "sample_here":
                return (not is_full or fuel > 0) and (self.here.planet is not None or self.here.has_megamall)
            case "storage":
                return self.captain.capacity < 15
            case "office":
                return bool(list(self.choices("1", effect)))
            case "flight":
                return bool(self.reach(fuel, frozenset()))
        return True

    def choices(self, slot: str, effect: Effect) -> Iterator[str]:
        """SB-A2, SB-A3, SB-A4, SB-A7 The moves that carry an effect out."""
        if effect.kind == "office":
            free = {office.office for office in self.captain.offices if office.hex is None}
            fitting = {self.here.planet, "any"} & free if self.here.planet and self.here.office is None else set()
            yield from (f"office {slot} {office}" for office in fitting)
        elif effect.kind == "sample" or (effect.kind == "sample_here" and not self.here.has_megamall):
            yield f"sample {slot} {effect.colour or self.here.planet}"
        elif effect.kind.startswith("sample"):
            yield from (f"sample {slot} {colour}" for colour in COLOURS)
        else:
            yield f"do {slot}"

    # Flights

    def steps(self) -> Iterator[str]:
        """SB-F1, SB-F3 to SB-F6"""
        fuel = self.captain.fuel
        for name, (q, r) in STEPS.items():
            there = self.spaces.get((self.here.q + q, self.here.r + r))
            if there:
                if fuel >= 1 and not (self.here.has_wormhole and there.has_wormhole):
                    yield f"fly {name}"
            elif fuel >= 3 and self.view.stack:
                yield f"explore {name}"
        if self.here.has_wormhole:
            others = (space.hex for space in self.wormholes() if space is not self.here)
            yield from (f"jump {hex}" for hex in others if hex not in self.notes.jumped)
        if self.notes.has_left:
            yield "end"
            if self.can_land():
                yield "land"

    def wormholes(self) -> list[Space]:
        return [space for space in self.view.spaces if space.has_wormhole]

    def can_land(self) -> bool:
        """SB-F4, SB-F5"""
        waiting = {tile.agent for tile in self.captain.tiles if not tile.is_flipped}
        return self.here.planet in waiting and self.here.hex not in self.notes.landed

    def reach(self, fuel: int, jumped: frozenset[int]) -> dict[tuple[int, int], int]:
        """SB-F1 All places but this one that a flight with so much fuel could reach, and the least fuel for each."""
        found: dict[tuple[int, int], int] = {}
        best: dict[tuple[int, int, frozenset[int]], int] = {}
        waiting = [(0, self.here.q, self.here.r, jumped)]
        while waiting:
            waiting.sort(key=lambda way: way[0])
            spent, q, r, jumped = waiting.pop(0)
            if best.get((q, r, jumped), 99) <= spent:
                continue
            best[q, r, jumped] = spent
            found[q, r] = min(spent, found.get((q, r), 99))
            is_wormhole = self.spaces[q, r].has_wormhole
            if is_wormhole:
                others = [other for other in self.wormholes() if (other.q, other.r) != (q, r)]
                waiting += [
                    (spent, other.q, other.r, jumped | {other.hex}) for other in others if other.hex not in jumped
                ]
            for east, down in STEPS.values():
                there = (q + east, r + down)
                if there in self.spaces:
                    if spent + 1 <= fuel and not (is_wormhole and self.spaces[there].has_wormhole):
                        waiting.append((spent + 1, *there, frozenset()))
                elif spent + 3 <= fuel and self.view.stack:
                    found[there] = min(spent + 3, found.get(there, 99))
        del found[self.here.q, self.here.r]
        return found
