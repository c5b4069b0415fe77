"""All of it in words, in both languages."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from kosmodrom.core.rules import LANGUAGES
from kosmodrom.core.state import EVERYONE, SPECTATOR, Event
from kosmodrom.games import find
from kosmodrom.games.space_bureau import events, game
from kosmodrom.games.space_bureau.events import EVENTS
from kosmodrom.games.space_bureau.moves import MOVES
from kosmodrom.games.space_bureau.view.events import EventView
from tests.games.space_bureau.positions import game_for, play, position

NAMES = ["Ada", "Bo"]
GAME = find("space_bureau")
ORANGE = "reserve 0: orange-straight; cells: a1 = "
PLACE = "place orange-ns a1"


def words(text: str, played: str, move: str, language: str) -> str:
    """A move in words, in a position after some moves."""
    s = position(text)
    play(s, *filter(None, played.split("; ")))
    return game_for(s).move_words(s, 0, MOVES.parse(move), language)


@pytest.mark.parametrize(
    ("text", "played", "move", "english", "russian"),
    [
        (
            ORANGE + "fuel 2",
            "",
            PLACE,
            "Place the orange agent in a1, connectors: up, down",
            "Разместить оранжевого агента в a1, разъёмы: вверх, вниз",
        ),
        (
            "reserve 0: inspector",
            "",
            "place inspector-s f1",
            "Place the inspector in f1, connectors: down",
            "Разместить инспектора в f1, разъёмы: вниз",
        ),
        (ORANGE + "fuel 2, flight; fuel 0: 5", PLACE, "do 1", "Gain 2 fuel", "Получить 2 топлива"),
        (ORANGE + "fuel 2, flight; fuel 0: 5", PLACE, "do 2", "Begin a flight", "Начать полёт"),
        (ORANGE + "fill", PLACE, "do 1", "Fill the tank", "Заполнить бак"),
        (ORANGE + "storage", PLACE, "do 1", "Take a storage limiter off", "Снять ограничитель склада"),
        (ORANGE + "credits 1", PLACE, "do 1", "Gain 1 credit", "Получить 1 кредит"),
        (ORANGE + "credits 5", PLACE, "do 1", "Gain 5 credits", "Получить 5 кредитов"),
        (ORANGE + "bureau 1", PLACE, "do 1", "Move 1 room on in the bureau", "Пройти 1 кабинет бюро"),
        (ORANGE + "bureau 3", PLACE, "do 1", "Move 3 rooms on in the bureau", "Пройти 3 кабинета бюро"),
        (ORANGE + "sample any", PLACE, "sample 1 blue", "Take any sample: blue", "Взять любой образец: синий"),
        (
            ORANGE + "sample here; at 0: 2",
            PLACE,
            "sample 1 orange",
            "Take an orange sample of this place",
            "Взять местный образец: оранжевый",
        ),
        (
            ORANGE + "fuel 2 -> office; at 0: 2",
            PLACE,
            "office 1 orange",
            "Open an office here: orange office (5 credits, 2 fuel)",
            "Открыть здесь оранжевый офис (5 кредитов, 2 топлива)",
        ),
        (
            ORANGE + "sample -> fuel 5; samples 0: blue",
            PLACE,
            "pay 1 blue",
            "Discard a blue sample for 5 fuel",
            "Сбросить синий образец и получить 5 топлива",
        ),
        (
            ORANGE + "per level: fuel 2 or flight; room 0: 5",
            PLACE,
            "do 1b",
            "Begin a flight (for each level, 2 left)",
            "Начать полёт (за каждый уровень, осталось 2)",
        ),
        (
            ORANGE + "per office: credits 1; offices 0: any @ 4",
            PLACE,
            "do 1",
            "Gain 1 credit (for each office, 1 left)",
            "Получить 1 кредит (за каждый офис, осталось 1)",
        ),
        (ORANGE + "fuel 1", PLACE, "done", "Done with this cell", "Закончить с этим отсеком"),
        (
            ORANGE + "flight; fuel 0: 5",
            f"{PLACE}; do 1",
            "fly e",
            "Fly east to hex 2 (orange planet) (1 fuel)",
            "Лететь на восток: гекс 2 (оранжевая планета) (1 топливо)",
        ),
        (
            ORANGE + "flight; fuel 0: 5; space: 9 @ 0 1",
            f"{PLACE}; do 1",
            "jump 9",
            "Jump to hex 9 (wormhole)",
            "Прыгнуть: гекс 9 (червоточина)",
        ),
        (
            ORANGE + "flight; fuel 0: 5",
            f"{PLACE}; do 1; fly e",
            "land",
            "Land an orange agent (2 credits)",
            "Высадить оранжевого агента (2 кредита)",
        ),
        (ORANGE + "flight; fuel 0: 5", f"{PLACE}; do 1; fly e", "end", "End the flight", "Закончить полёт"),
        (
            ORANGE + "bureau 2; tiles 0: inspector-s c1, inspector-s d1",
            f"{PLACE}; do 1",
            "flip c1",
            "Turn over the inspector in c1 (2 credits)",
            "Перевернуть инспектора в c1 (2 кредита)",
        ),
        ("question: take", "", "take purple", "Take the purple agent", "Взять фиолетового агента"),
        (
            "question: take; queue: inspector inspector inspector",
            "",
            "exchange",
            "Exchange the queue",
            "Обновить очередь",
        ),
    ],
)
def test_a_move_in_words(text: str, played: str, move: str, english: str, russian: str) -> None:
    assert words(text, played, move, "en") == english
    assert words(text, played, move, "ru") == russian


@pytest.mark.parametrize(
    ("text", "played", "english", "russian"),
    [
        ("", "", "Your turn. Which agent, and in which cell?", "Ваш ход. Какого агента и в какой отсек?"),
        (
            ORANGE + "fuel 1",
            PLACE,
            "Your agent is at work in a1. What next?",
            "Агент работает в a1. Что дальше?",
        ),
        (
            ORANGE + "flight; fuel 0: 5",
            f"{PLACE}; do 1",
            "The flight begins: where to? You have 5 fuel.",
            "Полёт начинается: куда? Топлива 5.",
        ),
        (
            ORANGE + "flight; fuel 0: 5",
            f"{PLACE}; do 1; fly e",
            "You are flying with 4 fuel. Where to?",
            "Вы в полёте, топлива 4. Куда?",
        ),
        (
            "question: take",
            "",
            "Choose a new agent from the queue.",
            "Выберите нового агента из очереди.",
        ),
    ],
)
def test_a_question_in_words(text: str, played: str, english: str, russian: str) -> None:
    s = position(text)
    play(s, *filter(None, played.split("; ")))
    assert game_for(s).question_words(s, 0, "en", NAMES) == english
    assert game_for(s).question_words(s, 0, "ru", NAMES) == russian


@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_who_is_not_asked_hears_whom_all_wait_for(seat: int) -> None:
    s = position("")
    assert game_for(s).question_words(s, seat, "en", NAMES) == "Waiting for Ada."
    assert "Ada" in game_for(s).question_words(s, seat, "ru", NAMES)


@pytest.mark.parametrize(
    ("event", "shown", "english", "russian"),
    [
        (
            Event(events.PLACED, 0, EVERYONE, 0, 7, 0),
            EventView("placed", 0, tile="orange-ns", cell="b2"),
            "Ada places an orange agent in b2",
            "Ada размещает оранжевого агента в b2",
        ),
        (
            Event(events.TRIGGERED, 0, EVERYONE, 3, 2, 0),
            EventView("triggered", 0, ability=3, times=2),
            "Ada uses the captain's ability 2 times",
            "Ada применяет способность капитана 2 раза",
        ),
        (
            Event(events.FUEL, 0, EVERYONE, 4, 1, 0),
            EventView("fuel", 0, fuel=4, lost=1, source="cell"),
            "Ada gains 4 fuel, 1 found no room",
            "Ada получает 4 топлива, а 1 не поместилось",
        ),
        (
            Event(events.SAMPLE, 0, EVERYONE, 1, 1, 3),
            EventView("sample", 0, colour="blue", fuel=1, source="room"),
            "Ada drops 1 fuel to store a blue sample",
            "Ada теряет 1 топливо и берёт синий образец",
        ),
        (
            Event(events.OFFICE, 0, EVERYONE, 3, 2, 8),
            EventView("office", 0, hex=4, office="purple", credits=8),
            "Ada opens the purple office on hex 4 for 8 credits",
            "Ada открывает фиолетовый офис на гексе 4: 8 кредитов",
        ),
        (
            Event(events.JUMPED, 0, EVERYONE, 0, 8, 0),
            EventView("jumped", 0, start=1, hex=9, fuel=0),
            "Ada jumps to hex 9",
            "Ada прыгает на гекс 9",
        ),
        (
            Event(events.EXPLORED, 0, EVERYONE, 0, 4, 65 * 128 + 63),
            EventView("explored", 0, start=1, hex=5, q=1, r=-1, fuel=3),
            "Ada explores hex 5",
            "Ada разведывает гекс 5",
        ),
        (
            Event(events.LANDED, 0, EVERYONE, 0, 1, 3),
            EventView("landed", 0, cell="a1", hex=2, credits=3),
            "Ada lands the agent of a1 on hex 2 for 3 credits",
            "Ada высаживает агента из a1 на гексе 2: 3 кредита",
        ),
        (
            Event(events.FLIPPED, 0, EVERYONE, 1, 2, 0),
            EventView("flipped", 0, cell="b1", credits=2),
            "The inspector in b1 turns over: Ada gains 2 credits",
            "Инспектор в b1 переворачивается, Ada получает 2 кредита",
        ),
        (
            Event(events.EXCHANGED, 0, EVERYONE, 3, 0, 0),
            EventView("exchanged", 0, tile="inspector"),
            "Ada exchanges the queue",
            "Ada обновляет очередь",
        ),
        (
            Event(events.RANK, 0, EVERYONE, 5, 0, 0),
            EventView("rank", 0, rank="millennium"),
            "Ada is captain of the millennium",
            "Ранг капитана Ada: капитан тысячелетия",
        ),
    ],
)
def test_an_event_piece_by_piece_and_in_words(event: Event, shown: EventView, english: str, russian: str) -> None:
    assert GAME.event_view(event, 0) == GAME.event_view(event, SPECTATOR) == shown
    assert GAME.event_words(event, 0, "en", NAMES) == english
    assert GAME.event_words(event, SPECTATOR, "ru", NAMES) == russian


@pytest.mark.parametrize("name", EVENTS.names)
def test_every_event_has_a_number_a_view_words_and_a_rule(name: str) -> None:
    event = Event(getattr(events, name.upper()), 1, EVERYONE, 1, 1, 1)
    shown = GAME.event_view(event, 0)
    assert isinstance(shown, EventView) and shown.kind == name
    assert GAME.event_rule(event) in GAME.about.rules
    assert len({GAME.event_words(event, 0, language, NAMES) for language in LANGUAGES}) == 2


TABLE = (
    "fuel 0: 5; samples 0: orange blue; tiles 0: orange-ns* a1, inspector-s b1; credits 0: 3; offices 1: any @ 4;"
    "space: 9 @ 0 1; cells: c1 = flight, per level: fuel 2 | d1 = sample -> office"
)


def test_the_table_in_words() -> None:
    s = position(TABLE)
    lines = game_for(s).table_words(s, 0, "en", NAMES)
    assert lines[0] == "Round 1 of 14. 11 hexes to explore. 25 agents in the bag."
    assert "  hex 4 (purple planet) [2, -2], office of Bo" in lines
    assert "  hex 9 (wormhole) [0, 1]" in lines
    assert "Ada (first captain): 3 points, level 0, room 0, at hex 1" in lines
    assert "  Storage: 5 fuel, samples orange 1, blue 1, purple 0, room for 9" in lines
    row = next(line for line in lines if line.startswith("    Row 1"))
    assert "a1 [orange agent ns, turned over]; b1 [inspector s]; c1 [a flight, " in row


def test_the_table_in_russian_words() -> None:
    s = position(TABLE)
    lines = game_for(s).table_words(s, 0, "ru", NAMES)
    assert lines[0] == "Раунд 1 из 14. Неразведано: 11 гексов. В мешке 25 агентов."
    assert "  гекс 4 (фиолетовая планета) [2, -2], офис капитана Bo" in lines
    assert "Ada (первый капитан): 3 очка, уровень 0, кабинет 0, на гексе 1" in lines


def test_the_rules_stand_in_the_order_of_the_catalogue() -> None:
    ids = [rule.id for rule in GAME.about.rules.rules]
    assert len(ids) == 52
    sections = [letter for letter, following in pairwise([*(rule[3] for rule in ids), ""]) if letter != following]
    assert sections == list("CSTGAFKE")
    for letter in sections:
        numbers = [int(rule[4:]) for rule in ids if rule[3] == letter]
        assert numbers == list(range(1, len(numbers) + 1))


def test_both_languages_have_the_same_texts() -> None:
    for name in ("text", "lesson"):
        files = [Path(game.FOLDER / f"{name}.{language}.ftl").read_text(encoding="utf-8") for language in LANGUAGES]
        english, russian = (re.findall(r"^([a-z][\w-]+) =", file, re.MULTILINE) for file in files)
        assert english == russian
