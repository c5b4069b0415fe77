### Галактико. $kind — ordinary, rich, stowaway, vortan или inspector; $icon — значок станции или карты, $other — второй значок обычного пассажира; $name — игрок, а $who — you, если это сам читатель, иначе other.

## Игра и её карты

game-title = Галактико
game-tagline = Водите маршрутку по галактике и поглядывайте, кто в ней едет без билета.

icon =
    { $icon ->
        [bath] баня
        [market] рынок
        [cafe] кафе
        [beach] пляж
        [museum] музей
        [factory] завод
        [cinema] кинотеатр
       *[dacha] дача
    }
    .genitive =
        { $icon ->
            [bath] бани
            [market] рынка
            [cafe] кафе
            [beach] пляжа
            [museum] музея
            [factory] завода
            [cinema] кинотеатра
           *[dacha] дачи
        }
    .dative =
        { $icon ->
            [bath] бане
            [market] рынку
            [cafe] кафе
            [beach] пляжу
            [museum] музею
            [factory] заводу
            [cinema] кинотеатру
           *[dacha] даче
        }
other-icon =
    { $other ->
        [bath] баня
        [market] рынок
        [cafe] кафе
        [beach] пляж
        [museum] музей
        [factory] завод
        [cinema] кинотеатр
       *[dacha] дача
    }
    .genitive =
        { $other ->
            [bath] бани
            [market] рынка
            [cafe] кафе
            [beach] пляжа
            [museum] музея
            [factory] завода
            [cinema] кинотеатра
           *[dacha] дачи
        }
card =
    { $kind ->
        [ordinary] пассажир до { icon.genitive } или { other-icon.genitive }
        [rich] богач до { icon.genitive }
        [stowaway] безбилетник до { icon.genitive }
        [vortan] вортан
       *[inspector] контролёр
    }
    .accusative =
        { $kind ->
            [ordinary] пассажира до { icon.genitive } или { other-icon.genitive }
            [rich] богача до { icon.genitive }
            [stowaway] безбилетника до { icon.genitive }
            [vortan] вортана
           *[inspector] контролёра
        }
card-short =
    { $kind ->
        [ordinary] { icon }/{ other-icon }
        [rich] богач ({ icon })
        [stowaway] безбилетник ({ icon })
        [vortan] вортан
       *[inspector] контролёр
    }

## Ходы

move-start = Начать у { icon.genitive }, сектор { $sector }
move-fly = Лететь к { icon.dative }, сектор { $sector }
move-off =
    { $kind ->
        [vortan] Высадить вортана вместе с другим из очереди
        [stowaway] Высадить { card.accusative } (не заплатит)
        [rich] Высадить { card.accusative } (+2)
       *[ordinary] Высадить { card.accusative } (+1)
    }
move-stay = Закрыть двери: остальные едут дальше
move-load =
    { $count ->
        [0] Не брать никого
        [one] Взять из очереди { $count } пассажира
       *[other] Взять из очереди { $count } пассажиров
    }

## О чём вас спрашивают. В ask-fly $turns — сколько ходов осталось вместе с этим, или 0, если это неизвестно.

ask-start = Выберите место старта. Вся очередь этого сектора сядет к вам.
ask-fly =
    { $turns ->
        [0] Ваш ход. К какой станции полетите?
        [1] Ваш последний ход. К какой станции полетите?
       *[other] Смена кончается: этот ход и ещё один. К какой станции полетите?
    }
ask-off = Вы у { icon.genitive }, сектор { $sector }. Кто выходит?
ask-load =
    { $free ->
        [one] { $free } свободное место,
        [few] { $free } свободных места,
       *[other] { $free } свободных мест,
    } в очереди { $queue }. Сколько сядет?
ask-wait = Ждём: { $name }.
ask-over = Смена окончена.

## Журнал. event-circles — перелёт, который кончается в том же секторе; в event-inspector-returns $count — 0 для верхней части колоды, 1 для нижней, 2 для сброса.

event-first =
    Первым водителем { $who ->
        [you] будете вы
       *[other] будет { $name }
    }
event-queued = Сектор { $sector }: ждёт { card }
event-set-aside =
    { $count ->
        [one] { $count } контролёр пришёл слишком рано и возвращается в верхнюю часть колоды
        [few] { $count } контролёра пришли слишком рано и возвращаются в верхнюю часть колоды
       *[other] { $count } контролёров пришли слишком рано и возвращаются в верхнюю часть колоды
    }
event-start =
    { $who ->
        [you] Вы начинаете
       *[other] { $name } начинает
    } у { icon.genitive }, сектор { $sector }
event-boards =
    { $who ->
        [you] Вы берёте
       *[other] { $name } берёт
    } на борт { card.accusative }
event-flies =
    { $who ->
        [you] Вы летите
       *[other] { $name } летит
    } из сектора { $from } в сектор { $sector }, к { icon.dative }
event-circles =
    { $who ->
        [you] Вы облетаете
       *[other] { $name } облетает
    } весь круг до { icon.genitive }, сектор { $sector }
event-dealt = Сектор { $sector }: в очередь встаёт { card }
event-inspector = Сектор { $sector }: на пост заступает контролёр
event-shift-ends = Конец смены: новых пассажиров не будет. Этот раунд и ещё один
event-caught =
    Контролёр ловит { card.accusative }: { $who ->
        [you] вы получаете
       *[other] { $name } получает
    } +{ $points }
event-inspector-leaves = Сектор { $sector }: контролёр сделал своё дело и уходит домой
event-inspector-returns =
    Сектор { $sector }: ловить некого, контролёр { $count ->
        [0] возвращается в верхнюю часть колоды
        [1] возвращается в нижнюю часть колоды
       *[other] уходит в сброс
    }
event-off =
    { $who ->
        [you] Вы высаживаете
       *[other] { $name } высаживает
    } { card.accusative }: +{ $points }
event-sneaks-off =
    { $who ->
        [you] Вы высаживаете
       *[other] { $name } высаживает
    } { card.accusative } без оплаты
event-forced-off =
    { $who ->
        [you] Вы упускаете
       *[other] { $name } упускает
    } { card.accusative }: тот выскочил, не заплатив
event-pair =
    { $who ->
        [you] Вы высаживаете
       *[other] { $name } высаживает
    } вортана: тот уходит с приятелем из очереди сектора { $sector }
event-excess =
    { $who ->
        [you] Вы везёте
       *[other] { $name } везёт
    } больше шести: в сброс уходит { card }
event-last-round = Начинается последний раунд
event-walks =
    { $who ->
        [you] Вы отпускаете
       *[other] { $name } отпускает
    } { card.accusative }: дойдёт пешком
event-end = Смена окончена

## Слова стола

table-round = Раунд { $round }
table-route =
    { $route ->
        [green] зелёный маршрут
        [yellow] жёлтый маршрут
       *[pink] розовый маршрут
    }
table-deck = в колоде { $upper } + { $lower }
table-shift =
    { $rounds ->
        [0] последний раунд
       *[other] конец смены: этот раунд и ещё один
    }
table-sector = Сектор { $sector }
table-queue = очередь
table-inspectors = контролёров { $count }
table-first = первый водитель
table-score = счёт { $score } (получено { $points }, за оставшихся на борту { $penalty })
table-at = у { icon.genitive }, сектор { $sector }
table-hand = На борту
table-scored = Засчитаны
table-discard = Сброс
table-left = Ещё в колоде: обычных { $ordinary }, богачей { $rich }, безбилетников { $stowaway }, вортанов { $vortan }, контролёров { $inspector }
table-empty = никого

## Настройки

option-cheeky_stowaways = Наглые безбилетники
option-cheeky_stowaways-off = Нет
option-cheeky_stowaways-on = Да
option-cheeky_stowaways-about = На своей станции безбилетники выскакивают, не спросив вас и не заплатив.
option-they_walk = Дойдут пешком
option-they_walk-off = Нет
option-they_walk-on = Да
option-they_walk-about = В конце игры пассажиры до любой из трёх станций вашего последнего сектора уходят пешком и очков не отнимают.
option-bitter_end = До последней карты
option-bitter_end-off = Нет
option-bitter_end-on = Да
option-bitter_end-about = Конец смены не застанет врасплох: он наступит с последней картой колоды.
option-rich_first = Сначала богачи
option-rich_first-off = Нет
option-rich_first-on = Да
option-rich_first-about = Пассажиры выходят на станции, только если первым там выходит богач, которому нужна именно она.
option-full_circle = Полный круг
option-full_circle-off = Нет
option-full_circle-on = Да
option-full_circle-about = Можно облететь всё кольцо и встать на другую станцию того же сектора. В игре вдвоём ничего не меняет.
option-optional_loading = Посадка
option-optional_loading-off = Все, кто влезет
option-optional_loading-on = Сколько скажете
option-optional_loading-about = Вы решаете, сколько пассажиров из очереди возьмёте; первыми всё равно садятся те, кто ждёт дольше.
option-first_driver = Первый водитель
option-first_driver-random = По жребию
option-first_driver-first_seat = Первое место
option-first_driver-about = Кто ходит первым. Места старта выбирают наоборот: первый водитель — последним.

## Главы правил

section-components = Что в коробке
section-setup = Подготовка
section-turn = Ход
section-end = Конец игры
section-optional = Дополнительные правила

## Итог

score-ordinary = Пассажиры
score-rich = Богачи
score-stowaway = Пойманные безбилетники
score-hand = Остались на борту
score-total = Всего
score-tiebreak = При равенстве: больше пойманных безбилетников
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
