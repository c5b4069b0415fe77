### Слова поля «Космополиса». $colour — blue, pink, green или yellow.

## Карты и цвета

card =
    { $colour ->
        [blue] агент
        [pink] клирик
        [green] учёный
       *[yellow] торговец
    } { $value }
card-object =
    { $colour ->
        [blue] агента
        [pink] клирика
        [green] учёного
       *[yellow] торговца
    } { $value }
card-about =
    { $colour ->
        [blue] Агент в столице: посмотрите модификатор и положите его рубашкой вверх к любому цвету.
        [pink] Клирик в столице: заберите в свой город младшую синюю, зелёную или жёлтую карту столицы.
        [green] Учёный в столице: возьмите карту из колоды.
       *[yellow] Торговец в столице: возьмите 1 золото.
    }
people-blue = Агенты
people-pink = Клирики
people-green = Учёные
people-yellow = Торговцы
people-object-blue = агентов
people-object-pink = клириков
people-object-green = учёных
people-object-yellow = торговцев
empty = пусто
you = Вы

## Столица

capital = Столица
limit = предел
limit-label =
    { $colour ->
        [blue] Агенты
        [pink] Клирики
        [green] Учёные
       *[yellow] Торговцы
    }: предел { $limit }{ $unknown ->
        [0] { "" }
       *[other] , но есть закрытые модификаторы
    }. Почему так
pile-label =
    { $colour ->
        [blue] Агенты
        [pink] Клирики
        [green] Учёные
       *[yellow] Торговцы
    } столицы: { $cards }. Предел { $limit }.
pile-modifiers =
    { $count ->
        [one] Здесь { $count } модификатор
        [few] Здесь { $count } модификатора
       *[other] Здесь { $count } модификаторов
    }{ $unknown ->
        [0] { "" }
       *[other] , неизвестных вам: { $unknown }
    }.
pile-mine = В вашем городе { $total }.
pile-title =
    { $colour ->
        [blue] Агенты
        [pink] Клирики
        [green] Учёные
       *[yellow] Торговцы
    }: предел { $limit }
limit-about = Карты столицы дают { $points }, с модификаторами предел { $limit }. Город, где этого цвета больше, потеряет на проверке в конце раунда все его карты.
limit-unsure =
    Карты столицы и знакомые вам модификаторы дают { $limit }. { $unknown ->
        [one] Ещё { $unknown } модификатор лежит
        [few] Ещё { $unknown } модификатора лежат
       *[other] Ещё { $unknown } модификаторов лежат
    } рубашкой вверх: предел изменится, когда их откроют в конце раунда. Бывают +4, +2, −1 и −3.
modifier-label =
    { $value ->
        [none] Модификатор рубашкой вверх, от игрока { $name }
       *[other] Модификатор { $value }, от игрока { $name }
    }
cities-against = Города
is-above = выше предела
is-within = не выше предела

## Город

your-city = Ваш город
city-of = Город: { $name }
city-open = Открыть
city-row =
    { $colour ->
        [blue] Агенты
        [pink] Клирики
        [green] Учёные
       *[yellow] Торговцы
    }: { $total } при пределе { $limit }, { $state ->
        [above] выше предела
       *[within] не выше предела
    }{ $unsure ->
        [yes] , есть закрытые модификаторы
       *[no] { "" }
    }.
total-of = { $total } из { $limit }
gold = Золото
bonus-cards = Бонусные карты
first-player = первый игрок
points-now =
    { $points ->
        [one] очко сейчас
        [few] очка сейчас
       *[other] очков сейчас
    }
score = Очки
neighbour-label =
    { $name }{ $state ->
        [turn] , ходит
        [choosing] , выбирает карты
        [ready] , выбор сделан
       *[other] { "" }
    }{ $first ->
        [yes] , первый игрок
       *[no] { "" }
    }. Агенты { $blue }, клирики { $pink }, учёные { $green }, торговцы { $yellow }. Золото { $gold }, карт на руке { $hand }. Открыть город
around = Стол и соседи

## Стол

round-of = Раунд { $round } из { $of }
table-open = На столе
deck = колода
modifiers = модификаторы
stock = золото
discard = сброс
deck-words =
    В колоде { $count } { $count ->
        [one] карта
        [few] карты
       *[other] карт
    }
modifiers-words =
    Ещё не положено: { $count } { $count ->
        [one] модификатор
        [few] модификатора
       *[other] модификаторов
    } из +4, +2, −1, −3
stock-words =
    В запасе { $count } { $count ->
        [one] золото
       *[other] золота
    }
discard-empty = Пока ничего не сброшено.
last-lap =
    { $turns ->
        [0] Последний круг
        [one] Последний круг: ещё { $turns } ход
        [few] Последний круг: ещё { $turns } хода
       *[other] Последний круг: ещё { $turns } ходов
    }
checks = Проверки

## Рука и драфт

hand = Рука
hand-empty = Карт на руке не осталось.
draft = Драфт
pack-label = Выберите, что оставить
draft-step = Драфт, шаг { $step } из 2
draft-wait = Вы выбрали. Ждём остальных.
passes-to = остальные получит { $name }
comes-from = следующие даст { $name }
kept = Оставлено
kept-none = пока ничего
passed-open = Вы передали налево
passed-last = Последняя передача: эти карты у соседа слева ({ $name }).
passed-first = Первая передача: эти карты у кого-то из двоих ({ $name } или { $after }).
passed-two = Первая передача: эти карты у соседа.
keep-and-pass = Оставить { $card } и передать остальные

## Действия

actions = Что сделать
to-city = В город
to-capital = В столицу
to-city-label =
    Отправить { $card } в свой город: { $colour ->
        [blue] агенты
        [pink] клирики
        [green] учёные
       *[yellow] торговцы
    } { $before }, станет { $after } при пределе { $limit }, { $state ->
        [above] выше предела
       *[within] не выше предела
    }
to-capital-label =
    Отправить { $card } в столицу: предел { $before }, станет { $after }; { $brings ->
        [card] возьмёте карту
        [gold] возьмёте золото
        [modifier] положите модификатор
        [take] заберёте карту в город
       *[nothing] действия не будет
    }
brings =
    { $what ->
        [card] возьмёте карту
        [gold] возьмёте золото
        [modifier] положите модификатор
        [take] заберёте карту
       *[nothing] действия не будет
    }
put-back = Передумать
how-play = Выберите карту. В городе она принесёт очки, если её цвет не выйдет за предел. В столице она даст действие и поднимет предел для всех.
how-keep =
    { $touch ->
        [yes] Коснитесь карты, чтобы рассмотреть, и ещё раз, чтобы оставить её себе.
       *[no] Нажмите на карту, которую оставите себе.
    }
how-lay = Ваш модификатор: { $value }. Нажмите на цвет столицы: соперники не узнают, что там лежит.
how-take = Выберите цвет: младшая его карта переедет из столицы в ваш город.

## Золото на проверке

pay-title = Город вырос выше предела. Что спасёте?
pay-gold =
    У вас { $gold } { $gold ->
        [one] золото
       *[other] золота
    }
above-by = { $total } из { $limit }, сверх предела: { $by }
pay-save = Спасти за { $gold }
pay-do =
    { $loses ->
        [0] Заплатить { $gold } и сохранить всё
       *[other] { $gold ->
            [0] Не платить и потерять { $lost } (−{ $loses })
           *[other] Заплатить { $gold } и потерять { $lost } (−{ $loses })
        }
    }

## Проверка раунда

check-of = Проверка раунда { $round }
check-short = Проверка
check-on = Дальше
check-all = Показать всё
check-done = Понятно
check-leftovers = Остаток на руках
check-leftovers-about = Розыгрыш закончен. Карты, которые остались на руках, уходят в города хозяев и действий не дают.
check-limits = Модификаторы открыты
check-limits-about = Предел цвета — сумма его карт в столице и модификаторов при нём.
limit-sum =
    { $modifiers ->
        [none] Карты столицы { $points }, модификаторов нет, предел { $limit }.
       *[other] Карты столицы { $points }, модификаторы { $modifiers }, предел { $limit }.
    }
check-city-about = Цвет выше предела город теряет, если не заплатит золотом за лишнее.
row-limits = Пределы
left-in-hand = С руки: { $cards }.
not-yet = ещё не открыто
after-check = после проверки
gold-before = Золото до проверки: { $gold }
outcome-safe = Сохраняет { $total }
outcome-paid = Платит { $gold } и сохраняет { $total }
outcome-lost = Теряет { $total }
short-safe = целы
short-paid = спасены за { $gold }
short-lost = потеряны
verdict-safe = Не больше предела.
verdict-equal = Ровно предел — это безопасно.
verdict-paid = Сверх предела: { $short }; золота было: { $gold }.
verdict-no-gold = Сверх предела: { $short }, а золота нет.
verdict-too-dear = Сверх предела: { $short }; золота было: { $gold }, на это не хватило.
verdict-let-go = Сверх предела: { $short }; золота было: { $gold }, решено не платить.
check-bonuses = Бонусные карты
check-bonuses-about = У кого в городе больше всего очков цвета, тот берёт из столицы его старшую карту.
bonus-nobody = Этого цвета ни у кого нет.
bonus-most =
    Больше всех, { $total }: { $names }.{ $count ->
        [one] { "" }
       *[other] { " " }Поровну: берут по очереди хода.
    }
bonus-none-left = В столице брать нечего.
bonus-takes = { $name }: { $card }
check-next = Кто начинает
check-next-about = Начинает тот, у кого город больше всех. Бонусные карты не считаются; при равенстве — ближайший к прежнему первому игроку.
begins = начинает
who-begins = Первый ход в раунде: { $name }.
check-waiting = Слово за золотом
check-your-decision = Теперь решаете вы: золотом можно спасти цвет, который вышел за предел.
check-their-decision = Решает { $name }. Проверка продолжится сама.
check-end = Итог
check-end-about = Третий раунд закончен. Складываем город, бонусные карты и золото.

## Итог

score-city = Город
score-bonus = Бонусные карты
score-gold = Золото
score-lost = Потеряно из-за пределов
score-total = Всего
score-tiebreak = При равенстве: больше шестёрок, затем пятёрок, четвёрок, троек, двоек
