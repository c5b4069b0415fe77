### Космополис. $colour — blue, pink, green или yellow; $value — значение карты или модификатор со знаком; $name — игрок, а $who — you, если это сам читатель, иначе other.

## Игра и её карты

game-title = Космополис
game-tagline = Растите свой город, но не больше, чем позволит столица.

colour-blue = синий
colour-pink = розовый
colour-green = зелёный
colour-yellow = жёлтый

profession-blue = агент
profession-pink = клирик
profession-green = учёный
profession-yellow = торговец

card =
    { $colour ->
        [blue] агент
        [pink] клирик
        [green] учёный
       *[yellow] торговец
    } { $value }
    .accusative =
        { $colour ->
            [blue] агента
            [pink] клирика
            [green] учёного
           *[yellow] торговца
        } { $value }
card-short =
    { $colour ->
        [blue] А
        [pink] К
        [green] У
       *[yellow] Т
    }{ $value }
modifier = модификатор { $value }

## Ходы. В move-take $value равно 0, если карта неизвестна; в move-pay $saved — список цветов или "none".

move-keep = Оставить { card.accusative }
move-city = Отправить { card.accusative } в свой город
move-capital =
    Отправить { card.accusative } в столицу { $colour ->
        [blue] (положить модификатор)
        [pink] (забрать карту в свой город)
        [green] (взять карту из колоды)
       *[yellow] (взять 1 золото)
    }
move-lay =
    Положить { $value } к { $colour ->
        [blue] синему
        [pink] розовому
        [green] зелёному
       *[yellow] жёлтому
    } цвету
move-take =
    { $value ->
        [0] { $colour ->
            [blue] Забрать младшего агента
            [pink] Забрать младшего клирика
            [green] Забрать младшего учёного
           *[yellow] Забрать младшего торговца
        }
       *[other] Забрать { card.accusative }
    }
move-pay =
    { $saved ->
        [none] Не тратить золото
       *[other] Спасти { $saved } за { $gold } { $gold ->
            [one] золото
           *[other] золота
        }
    }

## О чём вас спрашивают. В ask-keep $left — сколько карт ещё оставить; в ask-wait $name может быть списком имён.

ask-keep =
    { $left ->
        [one] Оставьте себе { $left } карту. Остальные уйдут налево.
        [few] Оставьте себе { $left } карты. Остальные уйдут налево.
       *[other] Оставьте себе { $left } карт. Остальные уйдут налево.
    }
ask-play = Ваш ход. Какую карту и куда: в свой город или в столицу?
ask-lay = Вам достался модификатор { $value }. К какому цвету его положить?
ask-take = Клирик заберёт из столицы младшую карту одного цвета. Какого?
ask-pay =
    Город превысил предел, а у вас { $gold } { $gold ->
        [one] золото
       *[other] золота
    }. Что спасёте?
ask-wait = Ждём: { $name }.
ask-over = Игра окончена.

## Журнал

event-first =
    { $who ->
        [you] Вы получаете { $value } и начинаете
       *[other] { $name } получает { $value } и начинает
    }
event-seed = Первая карта столицы: { card }
event-deal =
    Раунд { $round }: по { $cards } { $cards ->
        [one] карте
        [few] карты
       *[other] карт
    } каждому
event-kept =
    { $who ->
        [you] Вы оставляете
       *[other] { $name } оставляет
    } { card.accusative }
event-kept-hidden = { $name } оставляет карту
event-passed = Все передают карты налево
event-city =
    { $who ->
        [you] Вы отправляете
       *[other] { $name } отправляет
    } { card.accusative } в свой город
event-capital =
    { $who ->
        [you] Вы отправляете
       *[other] { $name } отправляет
    } { card.accusative } в столицу
event-drawn =
    { $who ->
        [you] Вы берёте
       *[other] { $name } берёт
    } из колоды { card.accusative }
event-drawn-hidden = { $name } берёт карту из колоды
event-deck-empty =
    { $who ->
        [you] Вы не берёте
       *[other] { $name } не берёт
    } карту: колода пуста
event-gold =
    { $who ->
        [you] Вы берёте
       *[other] { $name } берёт
    } 1 золото
event-gold-empty =
    { $who ->
        [you] Вы не берёте
       *[other] { $name } не берёт
    } золото: запас пуст
event-looked =
    { $who ->
        [you] Вы смотрите
       *[other] { $name } смотрит
    } модификатор: { $value }
event-looked-hidden = { $name } смотрит модификатор
event-no-modifier =
    { $who ->
        [you] Вы ничего не кладёте
       *[other] { $name } ничего не кладёт
    }: модификаторов не осталось
event-laid =
    { $who ->
        [you] Вы кладёте
       *[other] { $name } кладёт
    } модификатор рубашкой вверх к { $colour ->
        [blue] синему
        [pink] розовому
        [green] зелёному
       *[yellow] жёлтому
    } цвету
event-taken =
    { $who ->
        [you] Вы забираете
       *[other] { $name } забирает
    } { card.accusative } из столицы в свой город
event-nothing-to-take =
    { $who ->
        [you] Вы ничего не забираете
       *[other] { $name } ничего не забирает
    }: в столице нет карт для клирика
event-last-lap =
    { $who ->
        [you] Вы играете
       *[other] { $name } играет
    } последнюю карту: остальным ещё по одному ходу
event-left-over =
    Остаток на руке: { $who ->
        [you] вы отправляете
       *[other] { $name } отправляет
    } { card.accusative } в свой город
event-revealed =
    Модификатор у { $colour ->
        [blue] синего
        [pink] розового
        [green] зелёного
       *[yellow] жёлтого
    } цвета: { $value }
event-limit =
    Предел { $colour ->
        [blue] синего
        [pink] розового
        [green] зелёного
       *[yellow] жёлтого
    } цвета: { $limit }
event-safe =
    { $who ->
        [you] Вы сохраняете
       *[other] { $name } сохраняет
    } { $colour ->
        [blue] агентов
        [pink] клириков
        [green] учёных
       *[yellow] торговцев
    }: { $total } при пределе { $limit }
event-paid =
    { $who ->
        [you] Вы платите
       *[other] { $name } платит
    } { $gold } { $gold ->
        [one] золото
       *[other] золота
    } и { $who ->
        [you] спасаете
       *[other] спасает
    } { $colour ->
        [blue] агентов
        [pink] клириков
        [green] учёных
       *[yellow] торговцев
    }
event-lost =
    { $who ->
        [you] Вы теряете
       *[other] { $name } теряет
    } всех { $colour ->
        [blue] агентов
        [pink] клириков
        [green] учёных
       *[yellow] торговцев
    }: { $total } при пределе { $limit }
event-bonus =
    { $who ->
        [you] Вы берёте
       *[other] { $name } берёт
    } бонусную карту: { card }
event-next-first =
    Следующий раунд { $who ->
        [you] начинаете вы
       *[other] начинает { $name }
    }
event-over = Игра окончена

## Слова стола

table-round = Раунд { $round } из { $of }
table-capital = Столица
table-limit = Предел
table-city = Город
table-hand = Рука
table-bonus = Бонусные карты
table-gold = Золото
table-deck =
    В колоде { $count } { $count ->
        [one] карта
        [few] карты
       *[other] карт
    }
table-discard = Сброс
table-modifiers = Модификаторов в колоде: { $count }
table-laid = рубашкой вверх, от игрока { $name }
table-score = Счёт
table-passed = Вы передали налево
table-kept = Оставлено
table-first = первый игрок
table-empty = пусто

## Главы правил

section-components = Что в коробке
section-setup = Подготовка
section-draft = Драфт
section-play = Розыгрыш карт
section-round-end = Конец раунда
section-end = Конец игры
section-information = Кто что знает

## Итог

score-city = Город
score-bonus = Бонусные карты
score-gold = Золото
score-total = Всего
score-tiebreak = При равенстве: больше шестёрок, затем пятёрок, четвёрок, троек, двоек
result-win =
    { $name } побеждает: { $points } { $points ->
        [one] очко
        [few] очка
       *[other] очков
    }!
result-shared =
    Победу делят { $names }: по { $points } { $points ->
        [one] очку
        [few] очка
       *[other] очков
    }!
