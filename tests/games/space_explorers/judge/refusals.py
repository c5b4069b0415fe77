"""The rules that a careful reader could name against a move that is not allowed."""

from tests.games.space_explorers.judge.box import COLOURS, DIRECTIVE, DIVISIONS, TALENT
from tests.games.space_explorers.judge.court import Ask, Court, number_of
from tests.games.space_explorers.judge.payment import Bill
from tests.games.space_explorers.judge.table import Table

OTHER_QUESTION = "KD-3"
ANSWERS = {
    "talent": ("talent",),
    "stand": ("stand",),
    "recruit": ("recruit",),
    "pay": ("token", "double", "return", "borrow", "icon", "rest"),
    "keep": ("keep",),
    "give": ("give",),
    "toll": ("return", "give"),
    "get": ("get",),
    "swap": ("get", "give"),
    "take": ("take", "draw"),
    "draw": ("draw", "stay"),
    "reveal": ("pick",),
    "deck": ("deck",),
    "lay": ("lay",),
    "shift": ("lay", "stay"),
    "place": ("niche", "cooperate"),
    "pile": ("pile",),
    "endless": ("endless", "done"),
    "order": ("pick",),
    "dig": ("name",),
    "lend": ("pick",),
    "renew": ("pick", "done"),
    "exchange": ("pick",),
    "side": ("side",),
    "claim": ("claim",),
    "pawn": ("pawn", "stay"),
}
OF_A_TURN = (*("take", "draw", "recruit", "use", "raise", "pawn", "project", "section", "refresh", "done", "pass"),)
RULES = {
    "talent": {"SX-H1"},
    "stand": {"SX-H1"},
    "keep": {"SX-A6"},
    "give": {"SX-P10"},
    "toll": {"SX-K11", "SX-P10", "SX-P3"},
    "get": {"SX-W11"},
    "swap": {"SX-A6", OTHER_QUESTION},
    "take": {"SX-T2", "SX-H8"},
    "reveal": {"SX-A11"},
    "deck": {"SX-L2"},
    "lay": {"SX-W2", "SX-W14"},
    "shift": {"SX-W5", "SX-W2"},
    "place": {"SX-W7"},
    "pile": {"SX-W12"},
    "endless": {"SX-W11"},
    "order": {"SX-W12"},
    "dig": {"SX-W12"},
    "lend": {"SX-W13"},
    "renew": {"SX-W13"},
    "exchange": {"SX-W13"},
    "claim": {"SX-K9"},
    "pawn": {"SX-H8"},
}
"""By question, for those whose answers have few ways to be wrong."""


def reasons(court: Court, ask: Ask, seat: int, move: str) -> set[str]:
    """The rules that speak against a move."""
    verb = move.split()[0]
    if ask.question in ("act", "go_on"):
        return in_turn(court.table, seat, move) if verb in OF_A_TURN else {OTHER_QUESTION}
    if verb not in ANSWERS[ask.question]:
        return {OTHER_QUESTION}
    if ask.question == "pay":
        bill = ask.details["bill"]
        assert isinstance(bill, Bill)
        return in_payment(court.table, seat, move, bill)
    if ask.question == "recruit":
        return named(court.table, seat, move) | named_by_effect(court.table, seat, move, ask)
    return RULES[ask.question]


def in_turn(table: Table, seat: int, move: str) -> set[str]:
    """Against a move of the turn itself."""
    assert table.turn
    turn, verb = table.turn, move.split()[0]
    late = {"SX-T1"} if turn.has_acted else set()
    match verb:
        case "take":
            return late or against_card(table, seat, number_of(move), "SX-T2")
        case "draw":
            return late or ({"SX-K7"} if table.can_draw() else {"SX-T6"})
        case "recruit":
            return late or named(table, seat, move) or {"SX-P8"}
        case "use":
            return against_use(table, seat, move)
        case "raise":
            working = [card for card in table.working(seat) if table.ability(card).kind == "raise N"]
            if not working:
                return {"SX-A1", "SX-A12"} | late
            return {"SX-A12"} | late | ({"SX-A2"} if set(working) <= turn.used else set())
        case "pawn":
            return {"SX-H7"} | late | ({"SX-A2"} if TALENT in turn.used else set())
        case "project":
            if not turn.has_acted or turn.has_project:
                return {"SX-T1", "SX-T5"}
            return {"SX-T5", "SX-K11"} if table.crisis().kind.startswith("toll") else {"SX-T5"}
        case "section":
            return {"SX-W8", "SX-W11", "SX-W12", "SX-W13", "SX-W14"} | late
        case "refresh":
            return {"SX-W9"}
        case "pass":
            return {"SX-T7"} if not turn.has_acted else {"SX-T1", "SX-T7"}
    return {"SX-T1"}


def against_card(table: Table, seat: int, card: int, rule: str) -> set[str]:
    """Against a card of the Center: it isn't there, or a pawn reserves it."""
    place = table.place_of(card)
    if place is None:
        return {rule}
    return set() if table.may_touch(seat, table.center[place]) else {"SX-H8"}


def named(table: Table, seat: int, move: str) -> set[str]:
    """Against naming a card and a division, whatever it costs."""
    card, division = number_of(move), DIVISIONS.index(move.partition("-")[2])
    is_held = card in table.players[seat].hand
    if not is_held and table.place_of(card) is None:
        return {"SX-T3"}
    if division not in table.card(card).divisions():
        return {"SX-T3"} | (set() if is_held else against_card(table, seat, card, "SX-T3"))
    return set() if is_held else against_card(table, seat, card, "SX-T3")


def named_by_effect(table: Table, seat: int, move: str, ask: Ask) -> set[str]:
    """Against naming a recruit that an effect allows."""
    mode, cost, card = ask.details.get("mode"), ask.details.get("cost"), number_of(move)
    if mode == "free_from_hand" and card not in table.players[seat].hand:
        return {"SX-A10", "SX-W13", "SX-T3"}
    if mode == "free" and cost != len(table.card(card).cost):
        return {"SX-A11", "SX-T3"}
    return {"SX-P8"}


def against_use(table: Table, seat: int, move: str) -> set[str]:
    """Against an ability, or the talent, used by a move of its own."""
    assert table.turn
    what = move.split()[1]
    talent = table.talent(seat)
    if what == "talent":
        if talent is None or not talent.kind.endswith("-> skill"):
            return {"SX-A1", "SX-A2"} if TALENT in table.turn.used else {"SX-A1"}
        source, words = TALENT, talent
    else:
        source, words = int(what), table.ability(int(what))
        if source not in table.working(seat):
            return {"SX-A1", "SX-A2"} if source in table.turn.used else {"SX-A1"}
    if source in table.turn.used:
        return {"SX-A2"}
    kind = words.kind
    if kind.startswith("instead:"):
        return {"SX-A11", "SX-A10", "SX-T1"} if table.turn.has_acted else {"SX-A11", "SX-A10", "SX-A14", "SX-T6"}
    if kind.endswith("-> skill"):
        is_out_of_time = not table.turn.has_acted or table.turn.has_project
        return {"SX-A10", "SX-A14"} | ({"SX-T1", "SX-T5"} if is_out_of_time else set())
    if "->" in kind:
        return {"SX-A10"}
    return {"SX-A6", "SX-A14"} if kind.startswith("swap") else {"SX-A1"}


def in_payment(table: Table, seat: int, move: str, bill: Bill) -> set[str]:
    """Against a step of a payment."""
    verb, *words = move.split()
    held = bill.tokens
    match verb:
        case "token":
            return {"SX-P5", "SX-P8"} if held[COLOURS.index(words[0])] else {"SX-P3"}
        case "double":
            if not held[COLOURS.index(words[0])] or not held[DIRECTIVE]:
                return {"SX-P3", "SX-D1"}
            return {"SX-D1", "SX-P5", "SX-P8"}
        case "return":
            return {"SX-P3", "SX-P6"} if int(words[0]) in table.players[seat].hand else {"SX-P3"}
        case "borrow":
            return {"SX-A8", "SX-A1", "SX-A2", "SX-P5"}
    return {"SX-H9", "SX-P5"}
