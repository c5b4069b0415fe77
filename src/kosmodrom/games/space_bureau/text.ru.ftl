### «Космобюро». $colour — orange, blue или purple; $agent — один из них или inspector; $cell — отсек, например c2; $name — игрок, а $who — you, если это сам читатель, иначе other.

## Игра и её части

game-title = Космобюро
game-tagline = Расставляйте агентов, летайте, разведывайте космос и делайте карьеру в бюро.

colour-orange = оранжевый
colour-blue = синий
colour-purple = фиолетовый

agent =
    { $agent ->
        [orange] оранжевый агент
        [blue] синий агент
        [purple] фиолетовый агент
       *[inspector] инспектор
    }
    .accusative =
    { $agent ->
        [orange] оранжевого агента
        [blue] синего агента
        [purple] фиолетового агента
       *[inspector] инспектора
    }
kind =
    { $kind ->
        [orange-straight] оранжевый агент (прямой)
        [orange-corner] оранжевый агент (угловой)
        [blue-straight] синий агент (прямой)
        [blue-corner] синий агент (угловой)
        [purple] фиолетовый агент
       *[inspector] инспектор
    }
    .accusative =
    { $kind ->
        [orange-straight] оранжевого агента (прямого)
        [orange-corner] оранжевого агента (углового)
        [blue-straight] синего агента (прямого)
        [blue-corner] синего агента (углового)
        [purple] фиолетового агента
       *[inspector] инспектора
    }
side-n = вверх
side-e = вправо
side-s = вниз
side-w = влево

direction =
    { $direction ->
        [e] на восток
        [ne] на северо-восток
        [nw] на северо-запад
        [w] на запад
        [sw] на юго-запад
       *[se] на юго-восток
    }
space =
    { $holds ->
        [orange] оранжевая планета
        [blue] синяя планета
        [purple] фиолетовая планета
        [orange-megamall] оранжевая планета с мегамоллом
        [blue-megamall] синяя планета с мегамоллом
        [purple-megamall] фиолетовая планета с мегамоллом
        [megamall] мегамолл
        [wormhole] червоточина
       *[nothing] открытый космос
    }
space-numbered = гекс { $hex } ({ space })
office =
    { $office ->
        [orange] оранжевый офис
        [blue] синий офис
        [purple] фиолетовый офис
       *[any] офис для любой планеты
    }
credits =
    { $credits } { $credits ->
        [one] кредит
        [few] кредита
       *[other] кредитов
    }

## Что приносят действия: кратко, как на отсеке, и полностью, как в списке ходов.

effect-fuel =
    { $amount } { $amount ->
        [one] топливо
       *[other] топлива
    }
effect-fill = полный бак
effect-sample_here = местный образец
effect-sample_any = любой образец
effect-sample =
    { $colour ->
        [orange] оранжевый образец
        [blue] синий образец
       *[purple] фиолетовый образец
    }
effect-storage = больше места на складе
effect-credits =
    { $amount } { $amount ->
        [one] кредит
        [few] кредита
       *[other] кредитов
    }
effect-office = офис
effect-bureau =
    { $amount } { $amount ->
        [one] шаг в бюро
        [few] шага в бюро
       *[other] шагов в бюро
    }
effect-flight = полёт

price-fuel =
    { $cost } { $cost ->
        [one] топливо
       *[other] топлива
    }
price-sample = образец
per-level = за каждый уровень
per-office = за каждый офис
action-or = или

ability-1 = впервые в ряду или столбце три плитки одного цвета подряд
ability-2 = плитка в крайнем левом или крайнем правом столбце
ability-3 = каждый достроенный квадрат из плиток, два на два
ability-4 = плитка, у которой не больше одного соседа
ability-5 = каждая плитка, окружённая со всех четырёх сторон
ability-6 = плитка в третьем ряду снизу

## Ходы

move-side = Выбрать корабль со стороной { $side }
move-ability = Взять способность { $number }. { $trigger }
move-place = Разместить { agent.accusative } в { $cell }, разъёмы: { $sides }
move-fuel =
    Получить { $amount } { $amount ->
        [one] топливо
       *[other] топлива
    }
move-fill = Заполнить бак
move-storage = Снять ограничитель склада
move-credits =
    Получить { $amount } { $amount ->
        [one] кредит
        [few] кредита
       *[other] кредитов
    }
move-bureau =
    Пройти { $amount } { $amount ->
        [one] кабинет
        [few] кабинета
       *[other] кабинетов
    } бюро
move-flight = Начать полёт
move-sample_here =
    { $colour ->
        [orange] Взять местный образец: оранжевый
        [blue] Взять местный образец: синий
       *[purple] Взять местный образец: фиолетовый
    }
move-sample_any =
    { $colour ->
        [orange] Взять любой образец: оранжевый
        [blue] Взять любой образец: синий
       *[purple] Взять любой образец: фиолетовый
    }
move-sample =
    { $colour ->
        [orange] Взять оранжевый образец
        [blue] Взять синий образец
       *[purple] Взять фиолетовый образец
    }
move-office = Открыть здесь { office }
move-pay =
    { $colour ->
        [orange] Сбросить оранжевый образец и получить { $effect }
        [blue] Сбросить синий образец и получить { $effect }
       *[purple] Сбросить фиолетовый образец и получить { $effect }
    }
move-done-cell = Закончить с этим отсеком
move-done-bonus = Отказаться от остального
move-fly = Лететь { direction }: { $there }
move-jump = Прыгнуть: { $there }
move-explore = Разведать путь { direction }
move-land =
    { $colour ->
        [orange] Высадить оранжевого агента
        [blue] Высадить синего агента
       *[purple] Высадить фиолетового агента
    }
move-end = Закончить полёт
move-flip = Перевернуть инспектора в { $cell }
move-take = Взять { kind.accusative }
move-exchange = Обновить очередь

detail-fuel =
    { $cost } { $cost ->
        [one] топливо
       *[other] топлива
    }
detail-credits =
    { $credits } { $credits ->
        [one] кредит
        [few] кредита
       *[other] кредитов
    }
detail-level = за каждый уровень, осталось { $left }
detail-office = за каждый офис, осталось { $left }
detail-times = осталось { $left }

## О чём вас спрашивают

ask-side = Выберите сторону своего корабля.
ask-ability = Выберите способность капитана.
ask-place = Ваш ход. Какого агента и в какой отсек?
ask-act = Агент работает в { $cell }. Что дальше?
ask-gain-exploration = Новый гекс! Что возьмёте?
ask-gain-room = Кабинет бюро. Что возьмёте?
ask-gain-ability = Способность капитана. Что возьмёте?
ask-paid = Оплачено. Что возьмёте взамен?
ask-fly = Вы в полёте, топлива { $fuel }. Куда?
ask-fly-first = Полёт начинается: куда? Топлива { $fuel }.
ask-flip = Кабинет уровня. Какого инспектора перевернуть?
ask-take = Выберите нового агента из очереди.
ask-wait = Ждём: { $name }.
ask-over = Игра окончена.

## Журнал

event-first =
    Первый капитан — { $who ->
        [you] вы
       *[other] { $name }
    }
event-side =
    { $who ->
        [you] Вы летите
       *[other] { $name } летит
    } на корабле со стороной { $side }
event-ability =
    { $who ->
        [you] У вас
       *[other] У капитана { $name }
    } способность { $ability }
event-turn =
    { $who ->
        [you] Ваш ход
       *[other] { $name }, ход
    } { $round }
event-placed =
    { $who ->
        [you] Вы размещаете
       *[other] { $name } размещает
    } { $agent ->
        [orange] оранжевого агента
        [blue] синего агента
        [purple] фиолетового агента
       *[inspector] инспектора
    } в { $cell }
event-skipped =
    { $who ->
        [you] Вы не можете
       *[other] { $name } не может
    } разместить ни одной плитки
event-triggered =
    { $who ->
        [you] Вы применяете способность капитана
       *[other] { $name } применяет способность капитана
    }{ $times ->
        [one] {""}
        [few] {" "}{ $times } раза
       *[other] {" "}{ $times } раз
    }
event-fuel =
    { $who ->
        [you] Вы получаете
       *[other] { $name } получает
    } { $fuel } { $fuel ->
        [one] топливо
       *[other] топлива
    }{ $lost ->
        [0] {""}
       *[other] , а { $lost } не поместилось
    }
event-credits =
    { $who ->
        [you] Вы получаете
       *[other] { $name } получает
    } { credits }
event-sample =
    { $who ->
        [you] Вы берёте
       *[other] { $name } берёт
    } { $colour ->
        [orange] оранжевый образец
        [blue] синий образец
       *[purple] фиолетовый образец
    }
event-sample-for-fuel =
    { $who ->
        [you] Вы теряете 1 топливо и берёте
       *[other] { $name } теряет 1 топливо и берёт
    } { $colour ->
        [orange] оранжевый образец
        [blue] синий образец
       *[purple] фиолетовый образец
    }
event-storage =
    { $who ->
        [you] На вашем складе
       *[other] На складе капитана { $name }
    } теперь { $capacity } { $capacity ->
        [one] место
        [few] места
       *[other] мест
    }
event-paid-fuel =
    { $who ->
        [you] Вы платите
       *[other] { $name } платит
    } { $fuel } { $fuel ->
        [one] топливо
       *[other] топлива
    }
event-paid-sample =
    { $who ->
        [you] Вы сбрасываете
       *[other] { $name } сбрасывает
    } { $colour ->
        [orange] оранжевый образец
        [blue] синий образец
       *[purple] фиолетовый образец
    }
event-office =
    { $who ->
        [you] Вы открываете
       *[other] { $name } открывает
    } { office } на гексе { $hex }: { credits }
event-took-off =
    { $who ->
        [you] Вы взлетаете
       *[other] { $name } взлетает
    } с гекса { $hex }
event-flew =
    { $who ->
        [you] Вы летите
       *[other] { $name } летит
    } на гекс { $hex }
event-jumped =
    { $who ->
        [you] Вы прыгаете
       *[other] { $name } прыгает
    } на гекс { $hex }
event-explored =
    { $who ->
        [you] Вы разведываете
       *[other] { $name } разведывает
    } гекс { $hex }
event-landed =
    { $who ->
        [you] Вы высаживаете
       *[other] { $name } высаживает
    } агента из { $cell } на гексе { $hex }: { credits }
event-ended =
    { $who ->
        [you] Вы заканчиваете
       *[other] { $name } заканчивает
    } полёт на гексе { $hex }
event-room =
    { $who ->
        [you] Вы входите
       *[other] { $name } входит
    } в кабинет { $room }
event-level =
    { $who ->
        [you] Вы достигаете
       *[other] { $name } достигает
    } уровня { $level }
event-flipped =
    Инспектор в { $cell } переворачивается, { $who ->
        [you] вы получаете
       *[other] { $name } получает
    } { credits }
event-taken =
    { $who ->
        [you] Вы берёте
       *[other] { $name } берёт
    } { kind.accusative }
event-queued = В очереди новый агент: { kind }
event-exchanged =
    { $who ->
        [you] Вы обновляете
       *[other] { $name } обновляет
    } очередь
event-last-round = Начинается последний раунд
event-over = Игра окончена
event-rank =
    { $who ->
        [you] Ваш ранг
       *[other] Ранг капитана { $name }
    }: { rank }

rank =
    { $rank ->
        [intern] стажёр
        [employee] работник месяца
        [captain] бывалый капитан
        [coordinator] координатор бюро
        [president] вице-президент
       *[millennium] капитан тысячелетия
    }

## Слова стола

table-round = Раунд { $round } из { $of }
table-stack =
    Неразведано: { $count } { $count ->
        [one] гекс
        [few] гекса
       *[other] гексов
    }
table-bag =
    В мешке { $count } { $count ->
        [one] агент
        [few] агента
       *[other] агентов
    }
table-queue = Очередь
table-universe = Открытые гексы
table-office-of = офис капитана { $name }
table-captain =
    { $name }: { $score } { $score ->
        [one] очко
        [few] очка
       *[other] очков
    }, уровень { $level }, кабинет { $room }, на гексе { $hex }
table-storage = Склад: топлива { $fuel }, образцы { $samples }, мест { $capacity }
table-offices = Неоткрытые офисы
table-reserve = Резерв
table-ship = Корабль, сторона { $side }
table-row = Ряд { $row }
table-landed = перевёрнут
table-first = первый капитан
table-empty = пусто
table-none = нет

## Настройки

option-ships = Корабли
option-ships-about = Сторона 00 у всех одинакова и хороша для первой игры; четыре обратные стороны разные.
option-ships-00 = У всех сторона 00
option-ships-chosen = Каждый выбирает сам
option-ships-reverse = Обратные стороны по жребию
option-captains = Способности капитанов
option-captains-about = Способность даёт капитану бонус за плитки, размещённые определённым образом.
option-captains-off = Без способностей
option-captains-dealt = По жребию
option-captains-chosen = Каждый выбирает сам
option-first = Первый капитан
option-first-about = Кто ходит первым.
option-first-random = По жребию
option-first-first-seat = Первое место

## Главы правил

section-components = Что в коробке
section-setup = Подготовка
section-turn = Ход
section-storage = Склад
section-actions = Действия
section-flight = Полёты
section-captains = Способности капитанов
section-end = Конец игры

## Итог

score-landings = Высаженные агенты
score-offices = Офисы
score-exploring = Разведка
score-rooms = Кабинеты бюро
score-cells = Отсеки
score-inspectors = Инспекторы
score-ability = Способность капитана
score-sets = Наборы образцов
score-total = Всего
score-tiebreak = При равенстве: топливо
result-win =
    { $name } побеждает: { $points } { $points ->
        [one] кредит
        [few] кредита
       *[other] кредитов
    }!
result-shared =
    { $names } делят победу: по { $points } { $points ->
        [one] кредиту
       *[other] кредитов
    }!
result-solo =
    { $points } { $points ->
        [one] кредит
        [few] кредита
       *[other] кредитов
    }: { rank }!

## Игра в одиночку

solo-score = Кредиты
solo-next =
    { $missing ->
        [one] Следующий ранг: { rank }, не хватает { $missing } кредита
       *[other] Следующий ранг: { rank }, не хватает { $missing } кредитов
    }
rank-intern = Стажёр
rank-employee = Работник месяца
rank-captain = Бывалый капитан
rank-coordinator = Координатор бюро
rank-president = Вице-президент
rank-millennium = Капитан тысячелетия
trait-ship = Корабль
trait-ship-00 = Сторона 00
trait-ship-01 = Сторона 01
trait-ship-02 = Сторона 02
trait-ship-03 = Сторона 03
trait-ship-04 = Сторона 04
trait-captain = Капитан
trait-captain-none = Без способности
trait-captain-1 = 1: цвет в ряд
trait-captain-2 = 2: крайние столбцы
trait-captain-3 = 3: квадраты
trait-captain-4 = 4: поодаль от других
trait-captain-5 = 5: окружённые плитки
trait-captain-6 = 6: третий ряд
