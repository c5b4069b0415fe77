"""SX-S, SX-M, SX-J1, SX-K1, SX-G1, SX-H1, SX-Z What the table looks like when the game begins."""

from collections.abc import Iterator

from kosmodrom.games.space_explorers.view.table import ExplorersView
from tests.games.space_explorers.judge.box import COLOURS, MODULES, POWERS, box
from tests.games.space_explorers.judge.court import Disagreement

NEW_TILES = {1: (3, 2), 2: (2, 2), 3: (3, 2), 4: (3, 3)}
"""SX-J1, SX-Z7 Base tiles and new ones, by players."""

Pair = tuple[str, object, object]


def check_setup(views: list[ExplorersView], options: dict[str, str]) -> None:
    """Disagreement if the table was not set up by the rules."""
    view = views[0]
    pairs = [*base(view, len(views)), *modules(view, options), *boards(view), *printed(view)]
    pairs += [("talents offered", *offered(views))]
    wrong = [f"set-up, {name}: judge {mine}, seen {theirs}" for name, mine, theirs in pairs if mine != theirs]
    if wrong:
        raise Disagreement("\n".join(wrong))


def modules(view: ExplorersView, options: dict[str, str]) -> Iterator[Pair]:
    """SX-M1, SX-M2"""
    found, drawn = set(view.modules), set(view.modules) - {"directives"}
    match options["modules"]:
        case "none":
            yield "modules", set(), found
        case "chosen":
            yield "modules", {name for name in MODULES if options.get(f"with-{name}") == "on"}, found
        case "three":
            yield "modules", 3, len(found)
        case "three-and-directives":
            yield "modules", (True, True), ("directives" in found, len(drawn) == 3 or len(found) == 3)
        case "first":
            yield "modules", (3, False), (len(found), {"powers", "leaders", "crises"} <= found)
    yield "prices", bool(found) and options.get("prices") != "base", view.prices


def base(view: ExplorersView, people: int) -> Iterator[Pair]:
    """SX-S2 to SX-S5, SX-J1, SX-Z1, SX-Z4, SX-Z6"""
    has_new, has_leaders = "projects" in view.modules, "leaders" in view.modules
    tiles = [box().projects[name].tile for name in view.projects]
    old, new = NEW_TILES[people] if has_new else ({1: 5}.get(people, people + 2), 0)
    yield "tiles", (old, new), (sum(tile <= 10 for tile in tiles), sum(tile > 10 for tile in tiles))
    yield "box", set(range(1, 15 if has_new else 11)) - set(tiles), set(view.box)
    leaders = [box().cards[place.card].is_leader for place in view.center]
    yield "center", (7, 2) if has_leaders else (6, 0), (len(leaders), sum(leaders))
    head_start = box().levels[view.rival.level].head_start if view.rival else 0
    under = 0
    if view.crises:
        opened = [crisis for crisis in (view.crises.current, view.crises.coming) if crisis]
        under = sum(crisis.card_under is not None for crisis in opened)
        yield (
            "card under",
            {crisis.crisis for crisis in opened} & {"E3"},
            {crisis.crisis for crisis in opened if crisis.card_under},
        )
    yield "deck", 60 - (5 if has_leaders else 6) - people - head_start - under, view.deck
    yield "leader deck", 16 if has_leaders else 0, view.leader_deck
    tokens = [1] * 5 + [int("directives" in view.modules)]
    for seat in view.seats:
        yield "tokens", tokens, list(seat.tokens)
        yield "hand", 0 if seat.is_rival else 1, seat.hand
        yield "hub", head_start if seat.is_rival else 0, sum(map(len, seat.hub))
    yield "round", int("talents" not in view.modules), view.round
    if view.rival:
        yield "first", 0, view.first
        yield "track", box().levels[view.rival.level].talents if "talents" in view.modules else 0, view.rival.track
        yield "marker", 0, view.rival.marker
        yield "seats", [False, True], [seat.is_rival for seat in view.seats]


def boards(view: ExplorersView) -> Iterator[Pair]:
    """SX-W1, SX-K1, SX-G1"""
    people = [seat for seat in view.seats if not seat.is_rival]
    lying = [place.token for place in view.center]
    if "powers" in view.modules:
        yield "powers", len(people), len({seat.board.power for seat in people if seat.board})
        yield "first four", set(POWERS), {token.power for token in lying[:4] if token}
        for power, pile in zip(POWERS, view.piles, strict=True):
            faces = dict(box().faces)
            for token in lying:
                if token and token.power == power:
                    faces[token.icon] -= 1
            yield "pile", [faces[icon] for icon in (*COLOURS, "any")], list(pile)
    yield (
        "bare",
        [True] * (len(lying) - (4 if "powers" in view.modules else 0)),
        [not token for token in lying if not token],
    )
    yield "crises", "crises" in view.modules, view.crises is not None
    if view.crises:
        current, coming = view.crises.current, view.crises.coming
        assert current and coming
        for crisis in (current, coming):
            steps = box().crises[crisis.crisis].steps[max(2, len(people)) - 2]
            yield "steps", (False, steps, steps), (box().crises[crisis.crisis].is_late, crisis.steps, crisis.left)
    for seat in people:
        goals = [goal.goal for goal in seat.goals]
        count = 5 if "goals" in view.modules else 0
        yield "goals", (count, count), (len(set(goals)), len({goal.division for goal in seat.goals}))


def offered(views: list[ExplorersView]) -> tuple[object, object]:
    """SX-H1 Two each, all different; nobody sees those of another."""
    found = [talent for view in views if view.own for talent in view.own.offered]
    count = 2 * len(views) if "talents" in views[0].modules else 0
    return (count, count), (len(found), len(set(found)))


def printed(view: ExplorersView) -> Iterator[Pair]:
    """What is printed is what the files say."""
    for card in view.printed.cards:
        mine = box().cards[card.number]
        yield (
            f"card {card.number}",
            (mine.kind, mine.points, mine.met, mine.missed),
            (
                card.kind,
                card.points,
                card.met,
                card.missed,
            ),
        )
        yield f"cost of {card.number}", [COLOURS[colour] for colour in mine.cost], list(card.cost)
        yield f"asterisk of {card.number}", mine.has_asterisk, card.has_asterisk
        yield f"skills of {card.number}", [COLOURS[colour] for colour in mine.skills], list(card.skills)
    for side in view.printed.projects:
        project = box().projects[side.project]
        yield (
            side.project,
            (project.tile, list(project.needs), project.points),
            (side.tile, list(side.needs), side.points),
        )
