### Слова поля «Космобюро». $colour — orange, blue или purple; $agent — один из них или inspector; $office — цвет или any.

## Что напечатано

or = или
nothing = ничего
effect =
    { $kind ->
        [fuel]
            { $amount } { $amount ->
                [one] топливо
               *[other] топлива
            }
        [fill] полный бак
        [sample_here] местный образец
        [sample_any] любой образец
        [sample]
            { $colour ->
                [orange] оранжевый образец
                [blue] синий образец
               *[purple] фиолетовый образец
            }
        [storage] больше места на складе
        [office] офис
        [bureau]
            { $amount } { $amount ->
                [one] шаг в бюро
                [few] шага в бюро
               *[other] шагов в бюро
            }
        [credits]
            { $amount } { $amount ->
                [one] кредит
                [few] кредита
               *[other] кредитов
            }
       *[flight] полёт
    }
colour =
    { $colour ->
        [orange] оранжевый
        [blue] синий
       *[purple] фиолетовый
    }
action-paid =
    { $pay ->
        [fuel]
            { $cost ->
                [one] за { $cost } топливо: { $brings }
               *[other] за { $cost } топлива: { $brings }
            }
       *[sample] за образец: { $brings }
    }
action-per =
    { $per ->
        [level] за каждый уровень: { $does }
       *[office] за каждый офис: { $does }
    }
action-times = { $does } × { $count }

## Слова отсека, как можно короче

short-effect =
    { $kind ->
        [fuel] { $amount } топл.
        [fill] полный бак
        [sample_here] местный образец
        [sample_any] любой образец
        [sample]
            { $colour ->
                [orange] оранж. образец
                [blue] синий образец
               *[purple] фиолет. образец
            }
        [storage] склад больше
        [office] офис
        [bureau] бюро: { $amount }
        [credits] { $amount } кред.
       *[flight] полёт
    }
short-price =
    { $pay ->
        [fuel] { $cost } топл.
       *[sample] образец
    }
short-per =
    { $per ->
        [level] за уровень:
       *[office] за офис:
    }

## Плитки и отсеки

kind =
    { $kind ->
        [orange-straight] оранжевый агент, прямой
        [orange-corner] оранжевый агент, угловой
        [blue-straight] синий агент, прямой
        [blue-corner] синий агент, угловой
        [purple] фиолетовый агент
       *[inspector] инспектор
    }
tile =
    { $agent ->
        [orange] Оранжевый агент, разъёмы: { $sides }
        [blue] Синий агент, разъёмы: { $sides }
        [purple] Фиолетовый агент, разъёмы: { $sides }
       *[inspector] Инспектор, разъёмы: { $sides }
    }
side =
    { $side ->
        [n] вверх
        [e] вправо
        [s] вниз
       *[w] влево
    }
tile-flipped =
    { $agent ->
        [inspector] Перевёрнут.
       *[other] Высажен.
    }
ship = Корабль, сторона { $side }
cell-label = Отсек { $cell }: { $does }.
cell-title = Отсек { $cell }
cell-fit =
    { $fit ->
        [now] Ваш агент подходит.
        [turned] Ваш агент подходит, если его повернуть.
       *[no] Ваш агент не подходит.
    }
cell-laid = Лежит так: { $tile }.
cell-flip = Этого инспектора можно перевернуть.
tap-cell = Нажмите на отсек, чтобы прочитать о нём.
reserve = Резерв
reserve-empty = агентов нет
queue = Очередь
bag =
    { $count ->
        [0] мешок пуст
       *[other] в мешке { $count }
    }

## Размещение

placing = Ваш агент
turns = Повороты
turn-tile = Повернуть агента (T)
place-here = Поставить в { $cell }
put-back = Выбрать другого
count-now =
    { $count ->
        [0] сейчас нельзя
        [one] сейчас { $count } раз
        [few] сейчас { $count } раза
       *[other] сейчас { $count } раз
    }
triggers =
    { $count ->
        [one] способность капитана
        [few] способность капитана, { $count } раза
       *[other] способность капитана, { $count } раз
    }
open-cells =
    { $count ->
        [one] потом можно будет занять { $count } отсек
        [few] потом можно будет занять { $count } отсека
       *[other] потом можно будет занять { $count } отсеков
    }
how-place =
    { $touch ->
        [yes] Нажмите на агента, потом на отсек; ещё раз — повернуть. В отсек с пунктиром агент встанет, если его повернуть.
       *[no] Наведите на отсек, чтобы увидеть, что он даст сейчас; щелчок ставит агента, колесо или T поворачивает его. В отсек с пунктиром агент встанет, если его повернуть.
    }

## Списки действий

panel = Что делать сейчас
list =
    { $of ->
        [cell] Отсек { $cell }
        [exploration] Разведка гекса { $hex }
        [room] Кабинет { $room } бюро
       *[ability] Способность капитана
    }
standing =
    { $standing ->
        [done] сделано
        [open] можно
       *[impossible] сейчас нельзя
    }
do-all = Сделать сразу
finish = Закончить
item-count = сделано { $done } из { $allowed }
why-not = Почему нельзя? { $rule }
brings-fuel = топливо { $fuel }
brings-credits = кредиты { $credits }
brings-lost = топлива не поместится: { $lost }
brings-level = уровень { $level }

## Легенда

legend = Значки
labels = Подписи в отсеках
legend-part =
    { $part ->
        [actions] Действия: в отсеках, кабинетах и за разведку
        [forms] Как действия записаны
        [map] Карта
        [ship] Корабль
       *[people] У капитанов
    }
sign =
    { $sign ->
        [fuel] топливо, число говорит сколько
        [fill] полный бак: топливо до предела склада
        [sample_here] местный образец: цвета планеты, у мегамолла любой
        [sample_any] образец любого цвета
        [sample] образец этого цвета
        [storage] склад больше на три места
        [office] открыть офис на планете, где стоит корабль
        [bureau] столько кабинетов вперёд по бюро
        [credits] кредиты, они же очки
        [flight] полёт
        [per-level] что стоит дальше — столько раз, какой у вас уровень
        [per-office] что стоит дальше — столько раз, сколько у вас открыто офисов
        [pay] отдать то, что до стрелки, и сделать то, что после неё
        [or] одно из двух
        [planet] планета: здесь высаживают агентов её цвета, открывают офис, берут образец
        [megamall] мегамолл: образец любого цвета
        [wormhole] червоточина: к другим червоточинам летают бесплатно
        [space] открытый космос
        [unexplored] не разведано; разведка стоит 3 топлива
        [cost] столько топлива нужно, чтобы долететь
        [landing] столько кредитов даст высадка
        [worth] столько кредитов даст офис
        [craft] корабль капитана
        [orange] оранжевый агент
        [blue] синий агент
        [purple] фиолетовый агент
        [inspector] инспектор: переворачивается в кабинете уровня
        [connector] разъём: плитка должна соединиться с кораблём или другой плиткой
        [flipped] агент высажен или инспектор перевёрнут
        [locked] это место на складе ещё закрыто
        [office-colour] офис для планеты этого цвета и его кредиты
        [office-any] офис для любой планеты
        [level] уровень в бюро
        [land-agent] агенты, которых ещё можно высадить
        [loop] отсюда путь ведёт обратно к уровню 4
       *[captain-ability] способность капитана
    }

## Космос

universe = Космос
universe-keys = Гексы. Стрелки ведут от гекса к гексу, Shift со стрелками двигает карту, плюс и минус меняют масштаб, 0 показывает всё.
zoom-in = Ближе
zoom-out = Дальше
zoom-whole = Показать всё
stack =
    { $count ->
        [0] разведывать больше нечего
        [one] { $count } гекс ещё не разведан
        [few] { $count } гекса ещё не разведаны
       *[other] { $count } гексов ещё не разведано
    }
space = Гекс { $hex }: { $holds }.
holds =
    { $what ->
        [orange] оранжевая планета
        [blue] синяя планета
        [purple] фиолетовая планета
        [megamall] мегамолл
        [wormhole] червоточина
       *[nothing] открытый космос
    }
place-unexplored =
    { $count ->
        [one] Не разведано. Остался { $count } гекс.
        [few] Не разведано. Осталось { $count } гекса.
       *[other] Не разведано. Осталось { $count } гексов.
    }
space-office =
    { $office ->
        [orange] Здесь оранжевый офис: { $name }.
        [blue] Здесь синий офис: { $name }.
        [purple] Здесь фиолетовый офис: { $name }.
       *[any] Здесь офис: { $name }.
    }
space-landed = Сюда в этот ход уже высажен агент.
space-ships = Здесь: { $names }.
space-bonus = За разведку можно было получить: { $bonus }.
reach-fuel =
    { $fuel ->
        [0] Полёт бесплатный.
       *[other] Топлива нужно: { $fuel }.
    }
reach-landing = Высадка принесёт кредитов: { $credits }.
reach-offices = Офис: { $offices }.
office-worth =
    { $office ->
        [orange] оранжевый (+{ $value })
        [blue] синий (+{ $value })
        [purple] фиолетовый (+{ $value })
       *[any] для любой планеты (+{ $value })
    }

## Полёты

flight = Полёт
how-fly =
    { $touch ->
        [yes] Нажмите на гекс с кольцом, чтобы увидеть путь; нажмите ещё раз — и полетели.
       *[no] Наведите на гекс с кольцом, чтобы увидеть путь; щелчок — и полетели.
    }
fuel-then = Топлива останется { $fuel }.
other-ways = Это путь с наименьшим расходом топлива. Другим путём можно лететь по шагам, от гекса к гексу, или выбирать шаги в списке ходов.
fly-there =
    { $what ->
        [explore] Разведать, топливо: { $fuel }
       *[fly] Лететь туда, топливо: { $fuel }
    }
fly-and-land = Лететь и высадить: +{ $credits }
no-landing = Здесь высадки не будет
end-flight = Закончить полёт
prospects = Что это даст
landing-would = Высадка: +{ $credits }
office-would = Офис: { $offices }

## Итоги

totals = Что у вас есть
credits-words =
    { $credits ->
        [one] { $credits } кредит, с наборами образцов { $score }.
        [few] { $credits } кредита, с наборами образцов { $score }.
       *[other] { $credits } кредитов, с наборами образцов { $score }.
    }
level-words = Уровень { $level }.
offices-left =
    { $count ->
        [one] Остался { $count } офис:
        [few] Осталось { $count } офиса:
       *[other] Осталось { $count } офисов:
    }
offices-of = Неоткрытые офисы
offices-opened =
    { $count ->
        [one] открыт { $count } офис
        [few] открыто { $count } офиса
       *[other] открыто { $count } офисов
    }
landable = Агенты, которых ещё можно высадить
landable-colour =
    { $colour ->
        [orange] можно высадить оранжевых:
        [blue] можно высадить синих:
       *[purple] можно высадить фиолетовых:
    }
storage-words = Склад: топливо { $fuel }; образцы: оранжевых { $orange }, синих { $blue }, фиолетовых { $purple }; мест { $capacity }, свободно { $free }.

## Бюро

bureau = Бюро
floor = Этаж { $level }
room-level = Кабинет { $room }: уровень { $level }.
room-bonus = Кабинет { $room }: { $bonus }.
room-start = Начальный кабинет.
room-captains = Здесь: { $names }.
loop-words = Из последнего кабинета путь ведёт к уровню 4.
steps-left =
    { $count ->
        [one] осталось пройти { $count } кабинет
        [few] осталось пройти { $count } кабинета
       *[other] осталось пройти { $count } кабинетов
    }

## Капитаны

captains = Другие капитаны
captain-label = { $name }: кредитов { $score }, уровень { $level }. { $storage } Открыть корабль
ship-of = Корабль: { $name }
first-captain = Первый капитан
round =
    { $last ->
        [yes] Раунд { $round } из { $of }, последний
       *[no] Раунд { $round } из { $of }
    }
ability =
    { $number ->
        [1] Впервые в ряду или столбце три плитки одного цвета подряд
        [2] Плитка в крайнем левом или крайнем правом столбце
        [3] Каждый достроенный квадрат из плиток, два на два
        [4] Плитка, у которой не больше одного соседа
        [5] Каждая плитка, окружённая со всех четырёх сторон
       *[6] Плитка в третьем ряду снизу
    }
ability-hard = Одна из сложных.
take-ability = Взять способность { $number }
choosing =
    { $what ->
        [side] Стороны корабля
       *[ability] Способности капитанов
    }

## Страницы телефона и прочие слова

pages = Части поля
page =
    { $page ->
        [ship] Корабль
        [universe] Космос
       *[bureau] Бюро
    }
how =
    { $question ->
        [take] Нажмите на агента в очереди. Он уйдёт в ваш резерв.
        [flip] Нажмите на инспектора на корабле: 2 кредита и разъёмы со всех сторон.
        [over] Это был последний ход.
       *[wait] Пока можно осмотреться: каждый отсек, кабинет и гекс расскажет, что он даёт.
    }
rank =
    { $rank ->
        [intern] Стажёр
        [employee] Работник месяца
        [captain] Бывалый капитан
        [coordinator] Координатор бюро
        [president] Вице-президент
       *[millennium] Капитан тысячелетия
    }
key-turn = Повернуть агента
key-legend = Что значат значки
key-labels = Подписи в отсеках словами
key-zoom = В космосе: ближе, дальше, всё сразу
key-pan = В космосе: осмотреться

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
