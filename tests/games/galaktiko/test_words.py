"""Moves, questions, events and the table in words."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from kosmodrom.core.rng import FastRng
from kosmodrom.core.rules import LANGUAGES
from kosmodrom.core.state import EVERYONE, SPECTATOR, Event
from kosmodrom.games.galaktiko import events, game, view
from kosmodrom.games.galaktiko.moves import CARD_NAMES, MOVE_COUNT, MOVES
from kosmodrom.games.galaktiko.options import OPTIONS
from kosmodrom.games.galaktiko.parts.kinds import INSPECTOR, PASSENGERS, VORTAN
from kosmodrom.games.galaktiko.view import EventView
from kosmodrom.games.galaktiko.words import card_arguments
from tests.games.galaktiko.positions import GAME, kind_of, new_game, play, position

NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"]
PLACES = ("INTO_UPPER", "INTO_LOWER", "INTO_DISCARD")
EVENT_KINDS = {name: kind for name, kind in vars(events).items() if isinstance(kind, int) and name not in PLACES}
MINUS = "\N{MINUS SIGN}"
STOWAWAY = kind_of("stowaway-beach")
RICH = kind_of("rich-bath")
ORDINARY = kind_of("bath-dacha")


def words(text: str, move: str, language: str) -> str:
    s = position(text)
    return GAME.move_words(s, int(GAME.next_seat(s)), MOVES.parse(move), language)


AT_THE_MUSEUM = "question: off; at 0: 5a; hand 0: bath-museum rich-museum stowaway-museum vortan; queue 5: vortan"


@pytest.mark.parametrize(
    ("text", "move", "english", "russian"),
    [
        ("question: start", "start 5a", "Start from the museum, sector 5", "Начать у музея, сектор 5"),
        ("", "fly 5a", "Fly to the museum, sector 5", "Лететь к музею, сектор 5"),
        ("seats: 5", "fly 7c", "Fly to the market, sector 7", "Лететь к рынку, сектор 7"),
        (
            AT_THE_MUSEUM,
            "off bath-museum",
            "Let off a passenger to the bath or museum (+1)",
            "Высадить пассажира до бани или музея (+1)",
        ),
        (
            AT_THE_MUSEUM,
            "off rich-museum",
            "Let off a rich passenger to the museum (+2)",
            "Высадить богача до музея (+2)",
        ),
        (
            AT_THE_MUSEUM,
            "off stowaway-museum",
            "Let off a stowaway to the museum (pays nothing)",
            "Высадить безбилетника до музея (не заплатит)",
        ),
        (
            AT_THE_MUSEUM,
            "off vortan",
            "Let a vortan off with one from the queue",
            "Высадить вортана вместе с другим из очереди",
        ),
        (AT_THE_MUSEUM, "stay", "Close the doors: the rest stay on board", "Закрыть двери: остальные едут дальше"),
        ("question: load", "load 0", "Take nobody on board", "Не брать никого"),
        ("question: load", "load 1", "Take 1 from the queue on board", "Взять из очереди 1 пассажира"),
        ("question: load", "load 3", "Take 3 from the queue on board", "Взять из очереди 3 пассажиров"),
    ],
)
def test_a_move_in_words(text: str, move: str, english: str, russian: str) -> None:
    assert words(text, move, "en") == english
    assert words(text, move, "ru") == russian


@pytest.mark.parametrize(
    ("text", "english", "russian"),
    [
        (
            "question: start",
            "Choose where to start. The whole queue of that sector boards.",
            "Выберите место старта. Вся очередь этого сектора сядет к вам.",
        ),
        ("", "Your turn. Which station will you fly to?", "Ваш ход. К какой станции полетите?"),
        (
            "round: 4; last round: 5",
            "The shift is ending: this turn and one more. Which station will you fly to?",
            "Смена кончается: этот ход и ещё один. К какой станции полетите?",
        ),
        (
            "round: 5; last round: 5",
            "Your last turn. Which station will you fly to?",
            "Ваш последний ход. К какой станции полетите?",
        ),
        (AT_THE_MUSEUM, "You are at the museum, sector 5. Who gets off?", "Вы у музея, сектор 5. Кто выходит?"),
        (
            "question: load; at 0: 5a; hand 0: bath-cafe vortan; queue 5: vortan vortan",
            "4 free seats, 2 in the queue. How many board?",
            "4 свободных места, в очереди 2. Сколько сядет?",
        ),
        (
            "question: load; at 0: 5a; hand 0: vortan vortan vortan vortan vortan; queue 5: vortan",
            "1 free seat, 1 in the queue. How many board?",
            "1 свободное место, в очереди 1. Сколько сядет?",
        ),
        ("question: over; last round: 1", "The shift is over.", "Смена окончена."),
    ],
)
def test_a_question_in_words(text: str, english: str, russian: str) -> None:
    s = position(text)
    assert GAME.question_words(s, 0, "en", NAMES) == english
    assert GAME.question_words(s, 0, "ru", NAMES) == russian


@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_who_is_not_asked_hears_whom_all_wait_for(seat: int) -> None:
    assert GAME.question_words(position(AT_THE_MUSEUM), seat, "en", NAMES) == "Waiting for Ada."
    assert GAME.question_words(position(AT_THE_MUSEUM), seat, "ru", NAMES) == "Ждём: Ada."


@pytest.mark.parametrize(
    ("event", "shown", "english", "russian"),
    [
        (
            Event(events.FIRST, 1, EVERYONE, 0, 0, 0),
            EventView("first", 1),
            "Bo will go first",
            "Первым водителем будет Bo",
        ),
        (
            Event(events.QUEUED, -1, EVERYONE, ORDINARY, 0, 0),
            EventView("queued", -1, card="bath-dacha", sector=1),
            "Sector 1: a passenger to the bath or dacha is waiting",
            "Сектор 1: ждёт пассажир до бани или дачи",
        ),
        (
            Event(events.SET_ASIDE, -1, EVERYONE, INSPECTOR, 0, 2),
            EventView("set_aside", -1, count=2),
            "2 inspectors came too early and are shuffled into the upper part of the deck",
            "2 контролёра пришли слишком рано и возвращаются в верхнюю часть колоды",
        ),
        (
            Event(events.START, 0, EVERYONE, 12, 4, 5),
            EventView("start", 0, sector=5, station="5b", icon="factory"),
            "Ada starts from the factory, sector 5",
            "Ada начинает у завода, сектор 5",
        ),
        (
            Event(events.BOARDS, 0, EVERYONE, RICH, 4, 0),
            EventView("boards", 0, card="rich-bath", sector=5),
            "Ada picks up a rich passenger to the bath",
            "Ada берёт на борт богача до бани",
        ),
        (
            Event(events.FLIES, 0, EVERYONE, 12, 1, 5),
            EventView("flies", 0, sector=2, station="5b", icon="factory"),
            "Ada flies from sector 2 to sector 5, the factory",
            "Ada летит из сектора 2 в сектор 5, к заводу",
        ),
        (
            Event(events.DEALT, -1, EVERYONE, VORTAN, 7, 0),
            EventView("dealt", -1, card="vortan", sector=8),
            "Sector 8: a vortan joins the queue",
            "Сектор 8: в очередь встаёт вортан",
        ),
        (
            Event(events.INSPECTOR_COMES, -1, EVERYONE, INSPECTOR, 2, 0),
            EventView("inspector", -1, sector=3),
            "Sector 3: an inspector comes on duty",
            "Сектор 3: на пост заступает контролёр",
        ),
        (
            Event(events.SHIFT_ENDS, 0, EVERYONE, 0, 0, 0),
            EventView("shift_ends", 0),
            "End of shift: nobody new will come. This round and one more",
            "Конец смены: новых пассажиров не будет. Этот раунд и ещё один",
        ),
        (
            Event(events.CAUGHT, 1, EVERYONE, STOWAWAY, 2, 2),
            EventView("caught", 1, card="stowaway-beach", sector=3, points=2),
            "The inspector catches a stowaway to the beach: Bo gets +2",
            "Контролёр ловит безбилетника до пляжа: Bo получает +2",
        ),
        (
            Event(events.INSPECTOR_LEAVES, 1, EVERYONE, INSPECTOR, 2, 0),
            EventView("inspector_leaves", 1, sector=3),
            "Sector 3: the inspector has done the job and goes home",
            "Сектор 3: контролёр сделал своё дело и уходит домой",
        ),
        (
            Event(events.INSPECTOR_RETURNS, 1, EVERYONE, INSPECTOR, 2, 1),
            EventView("inspector_returns", 1, sector=3, count=1),
            "Sector 3: with nobody to catch, the inspector goes back to the lower part of the deck",
            "Сектор 3: ловить некого, контролёр возвращается в нижнюю часть колоды",
        ),
        (
            Event(events.OFF, 0, EVERYONE, RICH, 0, 2),
            EventView("off", 0, card="rich-bath", sector=1, points=2),
            "Ada lets off a rich passenger to the bath: +2",
            "Ada высаживает богача до бани: +2",
        ),
        (
            Event(events.SNEAKS_OFF, 0, EVERYONE, STOWAWAY, 3, 0),
            EventView("sneaks_off", 0, card="stowaway-beach", sector=4),
            "Ada lets off a stowaway to the beach, who pays nothing",
            "Ada высаживает безбилетника до пляжа без оплаты",
        ),
        (
            Event(events.FORCED_OFF, 0, EVERYONE, STOWAWAY, 3, 0),
            EventView("forced_off", 0, card="stowaway-beach", sector=4),
            "Ada loses a stowaway to the beach, who jumps off without paying",
            "Ada упускает безбилетника до пляжа: тот выскочил, не заплатив",
        ),
        (
            Event(events.PAIR, 0, EVERYONE, VORTAN, 3, 0),
            EventView("pair", 0, sector=4),
            "Ada lets a vortan off: he leaves with a friend from the queue of sector 4",
            "Ada высаживает вортана: тот уходит с приятелем из очереди сектора 4",
        ),
        (
            Event(events.EXCESS, 0, EVERYONE, RICH, 0, 0),
            EventView("excess", 0, card="rich-bath"),
            "Ada has more than six on board: a rich passenger to the bath is discarded",
            "Ada везёт больше шести: в сброс уходит богач до бани",
        ),
        (
            Event(events.LAST_ROUND, -1, EVERYONE, 0, 0, 0),
            EventView("last_round", -1),
            "The last round begins",
            "Начинается последний раунд",
        ),
        (
            Event(events.WALKS, 0, EVERYONE, ORDINARY, 0, 0),
            EventView("walks", 0, card="bath-dacha", sector=1),
            "Ada lets a passenger to the bath or dacha walk the rest of the way",
            "Ada отпускает пассажира до бани или дачи: дойдёт пешком",
        ),
        (Event(events.END, -1, EVERYONE, 0, 0, 0), EventView("end", -1), "The shift is over", "Смена окончена"),
    ],
    ids=lambda found: found.kind if isinstance(found, EventView) else "",
)
def test_an_event_piece_by_piece_and_in_words(event: Event, shown: EventView, english: str, russian: str) -> None:
    assert GAME.event_view(event, SPECTATOR) == GAME.event_view(event, 0) == shown
    assert GAME.event_words(event, 0, "en", NAMES) == english
    assert GAME.event_words(event, SPECTATOR, "ru", NAMES) == russian


def test_gk_t1_a_full_circle_is_told_as_one() -> None:
    event = Event(events.FLIES, 0, EVERYONE, 12, 4, 5)
    assert GAME.event_words(event, 0, "en", NAMES) == "Ada flies a full circle to the factory, sector 5"
    assert GAME.event_words(event, 0, "ru", NAMES) == "Ada облетает весь круг до завода, сектор 5"


@pytest.mark.parametrize(
    ("place", "english", "russian"),
    [
        (events.INTO_UPPER, "goes back to the upper part of the deck", "возвращается в верхнюю часть колоды"),
        (events.INTO_LOWER, "goes back to the lower part of the deck", "возвращается в нижнюю часть колоды"),
        (events.INTO_DISCARD, "is discarded", "уходит в сброс"),
    ],
)
def test_gk_s3_the_log_tells_where_an_inspector_returns_to(place: int, english: str, russian: str) -> None:
    event = Event(events.INSPECTOR_RETURNS, 0, EVERYONE, INSPECTOR, 0, place)
    assert GAME.event_words(event, 0, "en", NAMES).endswith(english)
    assert GAME.event_words(event, 0, "ru", NAMES).endswith(russian)


@pytest.mark.parametrize(
    ("text", "moves", "deals", "kind", "rule"),
    [
        ("question: start; turn: 1; queue 3: vortan", ("start 3a",), "", "boards", "GK-S4"),
        ("last round: 2; queue 3: vortan", ("fly 3a",), "", "boards", "GK-T9"),
        ("deck: | end", ("fly 3a",), "end", "shift_ends", "GK-T5"),
        ("bitter_end: on; deck: | vortan", ("fly 3a",), "vortan", "shift_ends", "GK-O3"),
        ("last round: 2; inspectors 3: 1", ("fly 3a",), "", "inspector_returns", "GK-S3"),
        ("bitter_end: on; deck: | vortan; inspectors 3: 1", ("fly 3a",), "vortan", "inspector_returns", "GK-O3"),
    ],
)
def test_the_log_names_the_rule_that_applied(text: str, moves: tuple[str], deals: str, kind: str, rule: str) -> None:
    happened = play(position(text), *moves, deals=deals)
    assert [GAME.event_rule(event) for event in happened if view.event_view(event).kind == kind] == [rule]


@pytest.mark.parametrize("kind", EVENT_KINDS.values(), ids=EVENT_KINDS)
def test_every_event_has_a_kind_words_and_a_rule(kind: int) -> None:
    event = Event(kind, 1, EVERYONE, 2, 4, 1)
    name = {number: name.lower() for name, number in EVENT_KINDS.items()}[kind].removesuffix("_comes")
    assert view.event_view(event).kind == name
    assert GAME.event_rule(event) in GAME.about.rules
    assert len({GAME.event_words(event, 0, language, NAMES) for language in LANGUAGES}) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_read_alike(language: str) -> None:
    off = [GAME.about.texts.say("move-off", language, **card_arguments(card)) for card in CARD_NAMES[:PASSENGERS]]
    short = [GAME.about.texts.say("card-short", language, **card_arguments(card)) for card in CARD_NAMES]
    assert len(set(off)) == PASSENGERS and len(set(short)) == len(CARD_NAMES)


TABLE = (
    "round: 3; first: 1; at 0: 5a; at 1: 2a; hand 0: bath-museum vortan; scored 1: rich-cafe stowaway-bath;"
    "queue 5: cafe-beach stowaway-dacha; inspectors 4: 2; discard: vortan"
)


def test_the_table_in_words() -> None:
    lines = GAME.table_words(position(TABLE), 0, "en", NAMES)
    assert lines[0] == "Round 3, green route, deck 49 + 21."
    assert "Sector 4: beach; queue: nobody; inspectors 2" in lines
    assert "Sector 5: museum [Ada]; queue: cafe/beach, stowaway (dacha)" in lines
    assert f"Ada: score {MINUS}3 (0 earned, {MINUS}3 for those on board), at the museum, sector 5" in lines
    assert "  On board: bath/museum, vortan" in lines
    assert "Bo (first driver): score 4 (4 earned, 0 for those on board), at the market, sector 2" in lines
    assert "  Scored: rich (cafe), stowaway (bath)" in lines
    assert lines[-2] == "Discards: vortan"
    assert lines[-1] == "Still in the deck: ordinary 34, rich 15, stowaways 14, vortans 5, inspectors 1"


def test_the_table_in_russian_words() -> None:
    lines = GAME.table_words(position(TABLE), 0, "ru", NAMES)
    assert lines[0] == "Раунд 3, зелёный маршрут, в колоде 49 + 21."
    assert "Сектор 5: музей [Ada]; очередь: кафе/пляж, безбилетник (дача)" in lines
    assert f"Ada: счёт {MINUS}3 (получено 0, за оставшихся на борту {MINUS}3), у музея, сектор 5" in lines
    assert lines[-1] == "Ещё в колоде: обычных 34, богачей 15, безбилетников 14, вортанов 5, контролёров 1"


@pytest.mark.parametrize(("last", "said"), [(4, "end of shift: this round and one more."), (3, "last round.")])
def test_gk_e1_the_table_says_that_the_shift_ends(last: int, said: str) -> None:
    line = GAME.table_words(position(f"round: 3; last round: {last}"), 0, "en", NAMES)[0]
    assert line.endswith(said)


@pytest.mark.parametrize(("seats", "stations"), [(2, "market"), (4, "market, cafe"), (6, "market, cafe, museum")])
def test_gk_c3_the_table_names_the_stations_of_the_route_only(seats: int, stations: str) -> None:
    assert f"Sector 2: {stations}; queue: nobody" in GAME.table_words(position(f"seats: {seats}"), 0, "en", NAMES)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_in_a_whole_game_everything_has_different_words_in_both_languages(seats: int) -> None:
    rng = FastRng(seats)
    on = {option.name: option.choices[1] for option in OPTIONS if option.name != "rich_first"}
    s = new_game(seats, rng, on if seats % 2 else {})
    while not GAME.is_over(s):
        seat = int(GAME.next_seat(s))
        moves = GAME.legal_moves(s, seat)
        for language in LANGUAGES:
            assert len({GAME.move_words(s, seat, move, language) for move in moves}) == len(moves)
            assert GAME.question_words(s, seat, language, NAMES)
            assert all(GAME.table_words(s, seat, language, NAMES))
        happened = play(s, f"{seat} {MOVES.notation(moves[rng.below(len(moves), 0)])}", rng=rng)
        for event in happened:
            english, russian = (GAME.event_words(event, seat, language, NAMES) for language in LANGUAGES)
            assert english and not re.search("[а-яё]", english, re.IGNORECASE)
            assert re.search("[а-яё]", russian, re.IGNORECASE)


def test_there_are_101_moves_and_each_comes_back_from_its_notation() -> None:
    assert MOVES.count == MOVE_COUNT == 101
    assert [MOVES.parse(MOVES.notation(move)) for move in range(101)] == list(range(101))


def test_every_refusal_has_words_of_its_own_in_both_languages() -> None:
    for rule in ("KD-1", "KD-2", "KD-3", "KD-4", "GK-C3", "GK-S4", "GK-T1", "GK-T7", "GK-T8", "GK-T9", "GK-O4"):
        said = {GAME.about.rules.why(rule, language) for language in LANGUAGES}
        assert len(said) == 2 and "" not in said
        if rule.startswith("GK"):
            assert GAME.about.rules.find(rule).refusal is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_sections_options_and_results_are_named(language: str) -> None:
    say = GAME.about.texts.say
    for section in {rule.section for rule in GAME.about.rules.rules}:
        assert say(f"section-{section}", language)
    for option in OPTIONS:
        about = say(f"option-{option.name}-about", language)
        titles = [say(f"option-{option.name}-{choice}", language) for choice in option.choices]
        assert about.endswith(".") and len(set(titles)) == len(titles) and say(f"option-{option.name}", language)
    for line in GAME.outcome(position("")).results[0].lines:
        assert say(line.text, language)
    for points in (-3, 0, 1, 2, 5):
        assert "Ada" in say("result-win", language, name="Ada", points=points)
        assert "Ada, Bo" in say("result-shared", language, names="Ada, Bo", points=points)


def test_the_rules_stand_in_the_order_of_the_catalogue() -> None:
    ids = [rule.id for rule in GAME.about.rules.rules]
    assert len(ids) == 28
    assert [letter for letter, following in pairwise([*(i[3] for i in ids), ""]) if letter != following] == list(
        "CSTEO"
    )
    for letter in "CSTEO":
        numbers = [int(rule[4:]) for rule in ids if rule[3] == letter]
        assert numbers == list(range(1, len(numbers) + 1))


def test_both_languages_have_the_same_texts() -> None:
    for name in ("text", "lesson"):
        files = [Path(game.FOLDER / f"{name}.{language}.ftl").read_text(encoding="utf-8") for language in LANGUAGES]
        english, russian = (re.findall(r"^([a-z][a-z_-]+) =", file, re.MULTILINE) for file in files)
        assert english == russian
