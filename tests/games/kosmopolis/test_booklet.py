"""Random games, move by move against a second reading of the rules (see `booklet`), and previews that come true."""

from collections import Counter

import pytest

from kosmodrom.core.rng import FastRng
from kosmodrom.core.state import Event
from kosmodrom.games.kosmopolis.moves import MOVES
from kosmodrom.games.kosmopolis.preview import Preview
from kosmodrom.games.kosmopolis.state import KosmopolisState
from kosmodrom.games.kosmopolis.view import event_view
from tests.games.kosmopolis.booklet import COLOURS, Booklet, Cards, in_order, total
from tests.games.kosmopolis.positions import GAME, new_game, play, seen

GAMES = 8
NOTATIONS = [MOVES.notation(move) for move in range(MOVES.count)]


def packs(s: KosmopolisState) -> list[Cards]:
    """What each seat was dealt."""
    found = [seen(s, seat).own for seat in range(s.seats)]
    return [list(own.pack) for own in found if own is not None]


def brought(happened: list[Event], seat: int) -> tuple[str | None, int | None]:
    """The card that a seat drew, and the modifier that it looked at."""
    views = [event_view(event, seat) for event in happened]
    drawn = [view.card for view in views if view.kind == "drawn"]
    looked_at = [view.value for view in views if view.kind == "looked"]
    return (drawn or [None])[0], (looked_at or [None])[0]


def compare(s: KosmopolisState, booklet: Booklet) -> None:
    """Everything on the table as all and each seat see it, and every move: played or refused, and by which rule."""
    view = seen(s)
    assert (view.question, view.round, view.first) == (booklet.question, booklet.round, booklet.first)
    assert (GAME.to_act(s), view.step) == (booklet.asked(), booklet.step)
    assert view.last_turns == booklet.last_turns
    assert (view.deck, view.stock, view.modifiers) == (booklet.deck, booklet.stock, len(booklet.modifiers))
    assert [card for colour in view.capital for card in colour.cards] == in_order(booklet.capital)
    assert view.discard == in_order(booklet.discard)
    assert Counter((laid.colour, laid.seat) for laid in view.laid) == Counter(laid[:2] for laid in booklet.laid)
    for seat, shown in enumerate(view.seats):
        assert [card for cards in shown.city for card in cards] == in_order(booklet.cities[seat])
        assert shown.totals == [total(booklet.cities[seat], colour) for colour in COLOURS]
        assert (shown.bonus, shown.gold) == (in_order(booklet.bonus[seat]), booklet.gold[seat])
        assert (shown.hand, shown.pack) == (len(booklet.hands[seat]), len(booklet.packs[seat]))
        assert shown.score == booklet.score(seat) == GAME.scores(s)[seat]
        compare_own(s, booklet, seat)
    for seat in GAME.to_act(s):
        refusals = [booklet.why_not(seat, move) for move in NOTATIONS]
        assert [GAME.refusal(s, seat, move) for move in range(MOVES.count)] == refusals
        allowed = [move for move, rule in enumerate(refusals) if rule is None]
        assert sorted(GAME.legal_moves(s, seat)) == allowed


def compare_own(s: KosmopolisState, booklet: Booklet, seat: int) -> None:
    """What a seat knows: its cards, and the modifiers that it laid or that are revealed."""
    view = seen(s, seat)
    own = view.own
    assert own is not None
    assert (own.hand, own.pack) == (in_order(booklet.hands[seat]), in_order(booklet.packs[seat]))
    assert (own.owes, own.held) == (booklet.owes[seat], booklet.held if booklet.asked() == [seat] else None)
    is_revealed = booklet.question in ("pay", "over")
    known = [(at, by, value if is_revealed or by == seat else None) for at, by, value in booklet.laid]
    assert Counter((laid.colour, laid.seat, laid.value) for laid in view.laid) == Counter(known)
    for shown in view.capital:
        values = [value for at, _, value in known if at == shown.colour]
        points = total(booklet.capital, shown.colour)
        assert (shown.points, shown.unknown) == (points, values.count(None))
        assert shown.limit == points + sum(value for value in values if value is not None)


def promised(s: KosmopolisState, seat: int, move: str) -> Preview:
    found = GAME.preview(s, seat)
    assert isinstance(found, list)
    return next(preview for preview in found if isinstance(preview, Preview) and preview.move == move)


def check_promise(before: KosmopolisState, s: KosmopolisState, seat: int, preview: Preview) -> None:
    """What a preview said of a colour, of gold and of points, unless the round ended with the move."""
    then, now = seen(before, seat), seen(s, seat)
    verb = preview.move.split()[0]
    if verb == "pay":
        assert preview.gold == then.seats[seat].gold - now.seats[seat].gold
        assert preview.loses == sum(then.seats[seat].totals) - sum(now.seats[seat].totals)
    elif preview.colour is not None and now.round == then.round and now.question not in ("pay", "over"):
        place = COLOURS.index(preview.colour)
        assert (preview.total, preview.limit) == (now.seats[seat].totals[place], now.capital[place].limit)
        if preview.takes is not None:
            assert preview.takes in now.seats[seat].city[place] and preview.takes in then.capital[place].cards
        if verb == "capital":
            gained = now.seats[seat].hand - then.seats[seat].hand + 1, now.seats[seat].gold - then.seats[seat].gold
            brings = {"lay": "modifier", "take": "take"}.get(now.question if now.turn == seat else "")
            assert preview.brings == (brings or ("card" if gained[0] else "gold" if gained[1] else "nothing"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_kp_d1_to_kp_d3_kp_p1_to_kp_p6_kp_r1_to_kp_r7_kp_e1_games_go_as_the_booklet_says(seats: int) -> None:
    rng, dice = FastRng(seats), FastRng(10 + seats)
    happened = Counter[str]()
    for _ in range(GAMES):
        s = new_game(seats, rng)
        view = seen(s)
        (seed,) = (card for colour in view.capital for card in colour.cards)
        booklet = Booklet(seats, view.first, seed)
        booklet.deal(packs(s))
        compare(s, booklet)
        while not GAME.is_over(s):
            asked = GAME.to_act(s)
            seat = asked[dice.below(len(asked), 0)]
            moves = GAME.legal_moves(s, seat)
            capital = [move for move in moves if NOTATIONS[move].startswith("capital")]
            likely = capital if capital and dice.below(2, 0) else moves
            move = NOTATIONS[likely[dice.below(len(likely), 0)]]
            before, preview = s.copy(), promised(s, seat, move)
            events = play(s, f"{seat} {move}", rng=rng)
            booklet.play(seat, move, *brought(events, seat))
            if booklet.question == "over" and booklet.round < 3:
                booklet.deal(packs(s))
            compare(s, booklet)
            check_promise(before, s, seat, preview)
            happened.update(event_view(event, seat).kind for event in events)
        assert list(GAME.outcome(s).winners) == booklet.winners()
        assert GAME.returns(s) == [
            1 / len(booklet.winners()) if seat in booklet.winners() else 0 for seat in range(seats)
        ]
    assert min(happened[kind] for kind in ("drawn", "gold", "laid", "taken", "paid", "lost", "safe", "bonus")) > 0
