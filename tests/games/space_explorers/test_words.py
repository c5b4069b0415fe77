"""Moves, questions, events and the table in words, in both languages."""

from pathlib import Path
from typing import get_args

import pytest

from kosmodrom.core.rules import LANGUAGES, load_rules
from kosmodrom.core.state import EVERYONE, SPECTATOR, Event, only
from kosmodrom.core.text import YOU, Texts
from kosmodrom.games.space_explorers import events
from kosmodrom.games.space_explorers.events import EVENTS
from kosmodrom.games.space_explorers.moves import MOVES
from kosmodrom.games.space_explorers.view.shapes import (
    Asked,
    CenterCard,
    Crises,
    CrisisView,
    Goal,
    HubCard,
    Own,
    PowerToken,
    Question,
    Seat,
)
from kosmodrom.games.space_explorers.view.table import ExplorersView
from kosmodrom.games.space_explorers.words.events import event_words
from kosmodrom.games.space_explorers.words.moves import move_words, question_words
from kosmodrom.games.space_explorers.words.table import table_words
from tests.games.space_explorers.views import PRINTED, board, payment, seat, sight

FOLDER = Path(events.__file__).parent
TEXTS = Texts(FOLDER)
RULES = load_rules(FOLDER / "rules.toml")
NAMES = ["Ada", "Bo", "Cy", "Dee"]


def move(seen: ExplorersView, notation: str, language: str) -> str:
    return move_words(seen, MOVES.parse(notation), TEXTS, language)


# Moves and questions


@pytest.mark.parametrize(
    ("notation", "question", "english", "russian"),
    [
        ("take 17", "act", "Take tester 17 from the Center", "Взять испытателя 17 из Центра"),
        ("draw", "act", "Draw from the deck", "Взять карту из колоды"),
        (
            "recruit 17-testing",
            "act",
            "Recruit tester 17 from the Center into Testing",
            "Привлечь испытателя 17 из Центра в испытательное подразделение",
        ),
        (
            "recruit 30-science",
            "act",
            "Recruit scientist 30 from hand into Science",
            "Привлечь учёного 30 из руки в научное подразделение",
        ),
        ("token red", "pay", "Pay a red token", "Отдать красный жетон"),
        (
            "double red blue",
            "pay",
            "Pay a red token with a directive as 2 blue icons",
            "Отдать красный жетон с директивой за 2 синих символа",
        ),
        ("return 30", "pay", "Return scientist 30 to the Center", "Вернуть учёного 30 в Центр"),
        (
            "borrow 40",
            "pay",
            "Use the icons of builder 40 in another hub",
            "Использовать символы строителя 40 из чужого корпуса",
        ),
        ("icon", "pay", "Use the green icon of your pawn", "Использовать зелёный символ своей фишки"),
        ("rest", "pay", "Pay the rest in the usual way", "Оплатить остальное как обычно"),
        (
            "use 56",
            "act",
            "Use astronaut 56: once a turn, pass 2 tokens and take a card besides your action",
            "Применить способность космонавта 56: раз в ход отдайте 2 жетона и возьмите карту сверх действия",
        ),
        (
            "use talent",
            "go_on",
            "Use your talent: at the end of the turn, pass 3 tokens for one skill of your choice, for a project now",
            "Применить свой талант: в конце хода отдайте 3 жетона за один любой навык для проекта в этот ход",
        ),
        ("raise 12", "act", "Put engineer 12 on top of the division", "Поднять инженера 12 наверх подразделения"),
        ("pawn 12", "act", "Set the pawn on engineer 12", "Поставить фишку на инженера 12"),
        ("project 1-soviet", "go_on", "Complete Sputnik 1 (6 points)", "Реализовать «Спутник-1» (6 очков)"),
        (
            "project 11-a",
            "go_on",
            "Complete Zond 3 (2 points for each specialist worth 0 points in your hub, yours alone)",
            "Реализовать «Зонд-3» (2 очка за каждого специалиста с 0 очков в корпусе, только ваш)",
        ),
        (
            "section 2",
            "act",
            "Use section 2, Requisition: take any 2 tokens from other players",
            "Применить секцию 2 «Реквизиция»: заберите 2 любых жетона у других игроков",
        ),
        ("refresh", "act", "Refresh the sections of your board", "Обновить секции своего планшета"),
        ("deck leaders", "deck", "Lay the next card from the leaders", "Выложить карту из колоды лидеров"),
        (
            "side second",
            "side",
            "Choose the side Ranger 7 (3 green, 3 red)",
            "Выбрать сторону «Рейнджер-7» (3 зелёных, 3 красных)",
        ),
        ("lay 17", "lay", "Lay the power token on tester 17", "Положить жетон державы на испытателя 17"),
        ("lay 17", "shift", "Move your power token to tester 17", "Перенести жетон своей державы на испытателя 17"),
        ("stay", "shift", "Leave your power token where it is", "Оставить жетон своей державы на месте"),
        ("stay", "draw", "Don't draw", "Не брать карту"),
        ("stay", "pawn", "Don't set the pawn", "Не ставить фишку"),
        (
            "niche 1",
            "place",
            "Lay the token in the niche of section 1, Call-up: draw 1 card",
            "Положить жетон в нишу секции 1 «Призыв специалистов»: возьмите 1 карту из колоды",
        ),
        (
            "cooperate",
            "place",
            "Lay the token in cooperation, Intercosmos: "
            "at the end, each token here adds 1 point to every set of 3 or more",
            "Положить жетон в сотрудничество «Интеркосмос»: "
            "в конце каждый жетон здесь добавляет 1 очко к каждому набору из 3 и больше",
        ),
        (
            "pile france",
            "pile",
            "Take a power token of France from its pile",
            "Взять из стопки жетон державы Франции",
        ),
        ("name green", "dig", "Name the green skill", "Назвать зелёный навык"),
        (
            "get left red",
            "get",
            "Take a red token from the player on your left",
            "Забрать красный жетон у соседа слева",
        ),
        (
            "get across directive",
            "swap",
            "Ask for a directive of the player across from you",
            "Попросить директиву у игрока напротив",
        ),
        ("give directive", "give", "Pay a directive", "Отдать директиву"),
        ("give red", "swap", "Give a red token in exchange", "Отдать взамен красный жетон"),
        ("keep red", "keep", "Keep a red token", "Оставить себе красный жетон"),
        ("claim red", "claim", "Take a red token from the crisis", "Взять красный жетон с карты кризиса"),
        ("endless red", "endless", "Lay a red token by the board", "Положить красный жетон у планшета"),
        ("pick 17", "reveal", "Take tester 17 into hand", "Взять испытателя 17 в руку"),
        ("pick 17", "order", "Put tester 17 next, from the top down", "Положить следующим сверху испытателя 17"),
        ("pick 17", "renew", "Put tester 17 under the deck", "Положить испытателя 17 под колоду"),
        ("pick 17", "exchange", "Take tester 17 back into hand", "Вернуть испытателя 17 в руку"),
        (
            "pick 9",
            "lend",
            "Use engineer 9 of another hub: after you recruit a card of printed cost 5 or 6, draw 1 card",
            "Применить способность инженера 9 из чужого корпуса: "
            "после привлечения карты сложностью 5 или 6 возьмите 1 карту из колоды",
        ),
        ("stand flight", "stand", "Set the pawn by Space Flight", "Поставить фишку у лётного подразделения"),
        (
            "talent 4",
            "talent",
            "Keep talent 4, People person: 2 icons of any colour when you recruit from hand",
            "Оставить талант 4 «Лёгкий контакт»: 2 любых символа при привлечении из руки",
        ),
        ("done", "go_on", "End the turn", "Завершить ход"),
        ("done", "endless", "That is all", "На этом всё"),
        ("pass", "act", "Pass: there is nothing to do", "Спасовать: сделать нечего"),
    ],
)
def test_a_move_in_words(notation: str, question: str, english: str, russian: str) -> None:
    own = seat(board=board("ussr"), own=["11-a"], talent=5, pawn_division="testing")
    seen = sight(
        question=question,
        own=Own(hand=[30], offered=[], talent=5),
        details=Asked(tile=2),
        seats=[own, seat(), seat(), seat()],
    )
    assert move(seen, notation, "en") == english
    assert move(seen, notation, "ru") == russian


@pytest.mark.parametrize(
    ("seats", "english", "russian"),
    [
        ([seat(), seat(is_rival=True)], "Take a red token from the Rival", "Забрать красный жетон у соперника"),
        ([seat(), seat()], "Take a red token from the other player", "Забрать красный жетон у другого игрока"),
    ],
)
def test_the_only_other_player_needs_no_direction(seats: list[Seat], english: str, russian: str) -> None:
    seen = sight(question="get", seats=seats)
    assert move(seen, "get left red", "en") == english
    assert move(seen, "get left red", "ru") == russian


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "question", ["act", "go_on", "pay", "swap", "get", "reveal", "renew", "toll", "give", "endless"]
)
def test_no_two_moves_of_a_kind_read_alike(question: str, language: str) -> None:
    seen = sight(question=question, seats=[seat(board=board("japan"), talent=8, pawn_division="flight")] + [seat()] * 3)
    for kind in MOVES.kinds:
        if kind.verb == "side":
            continue
        first, count = MOVES.first(kind.verb), kind.count
        said = [move_words(seen, number, TEXTS, language) for number in range(first, first + count)]
        assert len(set(said)) == count, kind.verb


@pytest.mark.parametrize(
    ("question", "details", "english", "russian"),
    [
        (
            "act",
            Asked(),
            "Your turn. Take a card, or recruit one?",
            "Ваш ход. Возьмёте карту или привлечёте специалиста?",
        ),
        (
            "recruit",
            Asked(mode="free", cost=3),
            "Which card of printed cost 3 do you recruit free?",
            "Кого сложностью 3 вы привлечёте бесплатно?",
        ),
        (
            "recruit",
            Asked(mode="free_from_hand"),
            "Which card of your hand do you recruit?",
            "Кого из руки вы привлечёте?",
        ),
        (
            "recruit",
            Asked(mode="any_colours"),
            "Which card do you recruit, with icons of any colours?",
            "Кого вы привлечёте за символы любых цветов?",
        ),
        (
            "pay",
            Asked(),
            "You recruit tester 17 into Testing. Still to be covered: 2 red, 1 purple, 1 of any colour, less 1 icon.",
            "Вы привлекаете испытателя 17 в испытательное подразделение. "
            "Осталось набрать: 2 красных, 1 фиолетовый, 1 любой, минус 1 символ.",
        ),
        ("give", Asked(left=2), "2 tokens to pay. Which one?", "Нужно отдать 2 жетона. Какой первый?"),
        (
            "toll",
            Asked(project="1-soviet"),
            "The crisis asks for a toll for Sputnik 1. What do you pay?",
            "Кризис требует взноса за проект «Спутник-1». Чем заплатите?",
        ),
        ("swap", Asked(), "Which token do you want, and whose?", "Какой жетон вам нужен и у кого?"),
        ("swap", Asked(got="red", other=1), "Which token do you give for it?", "Какой жетон вы отдадите взамен?"),
        (
            "lay",
            Asked(token=PowerToken("france", "any")),
            "A power token of France (icon of any colour) needs a card. Which one?",
            "Жетону державы Франции (символ любого цвета) нужна карта. Какая?",
        ),
        ("draw", Asked(left=2), "You may draw 2 cards.", "Можно взять 2 карты из колоды."),
    ],
)
def test_a_question_in_words(question: str, details: Asked, english: str, russian: str) -> None:
    seen = sight(question=question, details=details, payment=payment(17, "testing", [0, 0, 0, 2, 1], 1, 1))
    assert question_words(seen, TEXTS, "en", NAMES) == english
    assert question_words(seen, TEXTS, "ru", NAMES) == russian


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_words(language: str) -> None:
    details = Asked(left=5, token=PowerToken("ussr", "red"), mode="free")
    for question in get_args(Question):
        project = Asked(project="1-soviet") if question == "toll" else details
        seen = sight(question=question, details=project, payment=payment(17, "testing", [1, 0, 0, 0, 0], 0, 0))
        assert question_words(seen, TEXTS, language, NAMES).endswith((".", "?"))


@pytest.mark.parametrize("reader", [1, SPECTATOR])
def test_who_is_not_asked_hears_whom_all_wait_for(reader: int) -> None:
    seen = sight(question="act", seat=reader)
    assert question_words(seen, TEXTS, "en", NAMES) == "Waiting for Ada."
    assert question_words(seen, TEXTS, "ru", NAMES) == "Ждём: Ada."


# Events


def told(event: Event, reader: int, language: str, names: list[str] = NAMES) -> str:
    return event_words(event, reader, PRINTED, TEXTS, language, names)


@pytest.mark.parametrize(
    ("event", "english", "russian"),
    [
        (
            Event(events.MODULES, -1, EVERYONE, 5, 0, 0),
            "Modules: Space powers, Crises",
            "Модули: Космические державы, Кризисы",
        ),
        (Event(events.MODULES, -1, EVERYONE, 0, 0, 0), "The base game, without modules", "Базовая игра, без модулей"),
        (
            Event(events.DOUBLED, 0, EVERYONE, 3, 0, 0),
            "Ada pays a red token with a directive: 2 blue icons",
            "Ada отдаёт красный жетон с директивой: 2 синих символа",
        ),
        (
            Event(events.TOKENS, 0, EVERYONE, 3, 2, 1),
            "Bo gets 2 red tokens from Ada",
            "Игроку Bo от игрока Ada: 2 красных жетона",
        ),
        (
            Event(events.SWAPPED, 0, EVERYONE, 3, 5, 1),
            "Ada gives a red token to Bo for a directive",
            "Ada отдаёт красный жетон за директиву, обмен с игроком Bo",
        ),
        (
            Event(events.RECRUITED, 0, EVERYONE, 17, 1, 0),
            "Ada recruits tester 17 into Testing",
            "Ada привлекает испытателя 17 в испытательное подразделение",
        ),
        (Event(events.USED, 0, EVERYONE, 61, 0, 0), "Ada uses the talent", "Ada применяет талант"),
        (Event(events.PROJECT, 0, EVERYONE, 0, 0, 0), "Ada completes Sputnik 1", "Ada реализует проект «Спутник-1»"),
        (
            Event(events.MARKED, 0, EVERYONE, 2, 5, 17),
            "A power token of France (icon of any colour) lies on tester 17",
            "Жетон державы Франции (символ любого цвета) ложится на испытателя 17",
        ),
        (
            Event(events.STEP, -1, EVERYONE, 0, 5, 0),
            "Staff shortage: 5 steps left",
            "«Кадровый голод»: осталось 5 шагов",
        ),
        (
            Event(events.GOAL, 1, EVERYONE, 3, 2, 0),
            "Bo meets the goal All-rounders over Science",
            "Bo достигает цели «Мастера на все руки» (научное подразделение)",
        ),
        (
            Event(events.ENDING, 0, EVERYONE, 1, 0, 0),
            "A hub has its twelfth card: the game ends",
            "В корпусе двенадцатая карта: игра подходит к концу",
        ),
        (
            Event(events.RIVAL_BONUS, -1, EVERYONE, 5, 0, 0),
            "The Rival gains its bonus of 5 points",
            "Соперник получает бонус: 5 очков",
        ),
    ],
)
def test_an_event_in_words(event: Event, english: str, russian: str) -> None:
    assert told(event, 2, "en") == english
    assert told(event, SPECTATOR, "ru") == russian


@pytest.mark.parametrize("name", EVENTS.names)
def test_every_event_has_words_and_a_rule(name: str) -> None:
    event = Event(getattr(events, name.upper()), 1, EVERYONE, 1, 1, 1)
    assert EVENTS.rule(event) in RULES
    assert len({told(event, 0, language) for language in LANGUAGES}) == 2
    for language in LANGUAGES:
        to_reader = told(event, 1, language, ["Ada", YOU])
        assert YOU not in to_reader and "\0" not in to_reader


def test_sx_i1_a_drawn_card_and_a_talent_chosen_are_told_to_their_owner_alone() -> None:
    drew = Event(events.DREW, 0, only(0), 17, 0, 0)
    assert told(drew, 0, "en", [YOU, "Bo"]) == "You draw tester 17"
    assert told(drew, 0, "ru", [YOU, "Bo"]) == "Вы берёте испытателя 17 из колоды"
    assert told(drew, 1, "en") == told(drew, SPECTATOR, "en") == "Ada draws a card"
    chose = Event(events.CHOSE, 0, only(0), 4, 0, 0)
    assert told(chose, 0, "ru", [YOU, "Bo"]) == "Вы оставляете талант «Лёгкий контакт»"
    assert told(chose, 1, "ru") == "Ada оставляет один из талантов"


def test_sx_z4_the_other_player_of_a_lone_one_is_the_rival() -> None:
    passed = Event(events.TOKENS, 0, EVERYONE, 3, 1, 1)
    assert told(passed, 0, "en", [YOU]) == "The Rival gets 1 red token from you"
    assert told(passed, 0, "ru", [YOU]) == "Сопернику от вас: 1 красный жетон"


def test_a_reader_who_gets_tokens_is_spoken_to() -> None:
    passed = Event(events.TOKENS, 0, EVERYONE, 3, 1, 1)
    assert told(passed, 1, "en", ["Ada", YOU]) == "You get 1 red token from Ada"
    assert told(passed, 1, "ru", ["Ada", YOU]) == "Вам от игрока Ada: 1 красный жетон"


# The table


def test_the_table_in_words() -> None:
    lines = {language: table_words(table(), TEXTS, language, NAMES) for language in LANGUAGES}
    english, russian = lines["en"], lines["ru"]
    assert english[0] == "Round 3. 41 specialists in the deck, 16 leaders in theirs. The last round."
    assert russian[0] == "Раунд 3. В колоде 41 специалист, в колоде лидеров 16 карт. Последний раунд."
    assert "  Sputnik 1 (1957): 3 blue, 2 red; 6 points" in english
    assert "  Спутник-1 (1957): 3 синих, 2 красных; 6 очков" in russian
    center = "  engineer 7: 1 point; blue; cost 3 (red, red, green); 1 icon of any colour when you recruit from hand"
    assert f"{center}; power token of Japan (red icon); reserved by Bo" in english
    assert any(line.startswith("  политик 68: 1 навык цвета его подразделения; сложность 3") for line in russian)
    assert any(line.endswith("обязательство: не меньше 2 карт в руке (+3 или −2)") for line in russian)
    assert "Ada (first player): 12 points, 1 card in hand (known of the hand: scientist 30)" in english
    assert "  Engineering: engineer 5, engineer 7" in english
    assert "  Goal over Science: All-rounders (at least 3 two-skilled cards)" in english
    assert "  Держава Япония; секция 1 готова; секция 2 применена; секция 3 свободна; сотрудничество 2; " in "".join(
        russian
    )
    assert any(line.startswith("Crisis: Staff shortage, 2 steps left (the Center") for line in english)
    assert "Your hand:" in english and "Ваша рука:" in russian
    assert len(english) == len(russian)


def table() -> ExplorersView:
    ada = seat(
        hub=[[HubCard(5), HubCard(7)], [], [], [], []],
        hand=1,
        known=[30],
        board=board("japan"),
        goals=[Goal(3, "science"), Goal(1, "flight", is_met=True)],
        talent=7,
        pawn=7,
        done=["2-soviet"],
        total=12,
    )
    return sight(
        modules=["powers", "leaders"],
        round=3,
        deck=41,
        leader_deck=16,
        ending=["cards"],
        projects=["1-soviet", "11-a"],
        center=[CenterCard(7, PowerToken("japan", "red"), 1), CenterCard(68), CenterCard(74)],
        crises=Crises(CrisisView("E1", 3, 2), CrisisView("E3", 3, 3, card_under=9, frozen=[0, 1, 0, 0, 0, 0]), 0, []),
        seats=[ada, seat()],
        own=Own(hand=[30], offered=[], talent=None),
    )
