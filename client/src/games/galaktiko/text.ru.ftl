### Слова поля «Галактико». $icon — bath, market, cafe, beach, museum, factory, cinema или dacha; $kind — ordinary, rich, stowaway, vortan или inspector.

## Значки и карты

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
icon-to =
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
icon-towards =
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
card =
    { $kind ->
        [ordinary] пассажир до { $first } или { $second }
        [rich] богач до { $first }
        [stowaway] безбилетник до { $first }
        [vortan] вортан
       *[inspector] контролёр
    }
card-object =
    { $kind ->
        [ordinary] пассажира до { $first } или { $second }
        [rich] богача до { $first }
        [stowaway] безбилетника до { $first }
        [vortan] вортана
       *[inspector] контролёра
    }
card-about =
    { $kind ->
        [ordinary] Приносит 1 очко на любой из двух станций. Остался на борту в конце: −1.
        [rich] Приносит 2 очка на своей станции. Остался на борту в конце: −1.
        [stowaway] Приносит 2 очка, только если в секторе контролёр, на любой станции. Остался на борту в конце: −2.
        [vortan] Очков не приносит и выходит только вместе с другим вортаном из очереди сектора, куда вы прилетели. Остался на борту в конце: −2.
       *[inspector] Заставит заплатить всех безбилетников следующей маршрутки в этом секторе.
    }
card-times = { $card } × { $count }
nobody = никого
kind-ordinary = Пассажиры
kind-rich = Богачи
kind-stowaway = Зайцы
kind-vortan = Вортаны
kind-inspector = Контролёры

## Кольцо

ring = Кольцо секторов
stations = Станции
queues = Очереди
station =
    { $icon ->
        [bath] Баня
        [market] Рынок
        [cafe] Кафе
        [beach] Пляж
        [museum] Музей
        [factory] Завод
        [cinema] Кинотеатр
       *[dacha] Дача
    }, сектор { $sector }
station-ship =
    { $who ->
        [you] Здесь ваша маршрутка.
       *[other] Здесь стоит { $name }.
    }
station-queue =
    Очередь: { $cards }.{ $inspectors ->
        [0] { "" }
        [one] { " " }На посту контролёр.
       *[other] { " " }Контролёров на посту: { $inspectors }.
    }
station-closed = { icon }, сектор { $sector }: сегодня не на маршруте
station-open = { icon }
station-shut = { icon }, сегодня не на маршруте
queue-label =
    Очередь сектора { $sector }, { $count ->
        [0] пусто.
        [one] { $count } карта: { $cards }.
        [few] { $count } карты в порядке посадки: { $cards }.
       *[other] { $count } карт в порядке посадки: { $cards }.
    }
queue-inspectors =
    { $count ->
        [one] На посту контролёр.
       *[other] Контролёров на посту: { $count }.
    }
queue-grows =
    { $count ->
        [one] Придёт ещё один.
       *[other] Придёт ещё { $count }.
    }
queue-of = Очередь, сектор { $sector }
queue-place = { $place }: { $card }
queue-first = сядет первым
queue-last = пришёл последним
queue-empty = Здесь никто не ждёт.

## Колода и смена

deck-label =
    { $shift ->
        [over] Смена окончена.
        [last] Последний раунд. Новых пассажиров не будет.
        [ends] Конец смены: этот раунд и ещё один. Новых пассажиров не будет.
       *[on] Раунд { $round }. В колоде: верхняя часть { $upper }, нижняя { $lower }.
    } Что осталось
deck-parts = верх { $upper }, низ { $lower }
round = Раунд { $round }
shift =
    { $shift ->
        [over] Смена окончена
        [last] Последний раунд
       *[ends] Конец смены: этот раунд и ещё один
    }
shift-short =
    { $shift ->
        [over] Смена окончена
        [last] Последний раунд
       *[ends] Ещё один раунд
    }
points-of =
    { $points ->
        [one] очко
        [few] очка
       *[other] очков
    }
left-open = Что осталось
left-title = Что осталось в колоде
left-parts =
    { $bitter ->
        [on] В верхней части { $upper }, в нижней { $lower }. Смена кончится с последней картой.
       *[off] В верхней части { $upper }, в нижней { $lower }. Карта конца смены — среди нижних.
    }
left-none-come =
    { $count ->
        [0] Смена кончается, колода пуста.
        [one] Смена кончается, новых пассажиров не будет. В колоде останется { $count } карта.
        [few] Смена кончается, новых пассажиров не будет. В колоде останутся { $count } карты.
       *[other] Смена кончается, новых пассажиров не будет. В колоде останется { $count } карт.
    }
left-station = Станция
left-all = Карт
left-both = Пассажир до двух станций посчитан у обеих.
left-total = Всего карт
left-pairs = Пассажиры по обеим станциям
discard = Сброс
discard-none = Пока ничего не сброшено.

## Маршрутки

your-bus = Ваша маршрутка
bus-of = Маршрутка: { $name }
bus-empty = На борту никого.
on-board = На борту: { $count }
on-board-of = На борту: { $count } из { $of }
neighbours = Другие маршрутки
neighbour-label =
    { $name }{ $state ->
        [turn] , ходит
       *[other] { "" }
    }{ $first ->
        [yes] , первый водитель
       *[no] { "" }
    }. Очки { $points }, за тех, кто на борту, { $penalty }. На борту: { $cards }. Открыть маршрутку
cab-label =
    { $who ->
        [you] Ваши очки
       *[other] { $name }, очки
    }: получено { $points }, за тех, кто на борту, { $penalty }, всего { $score }. Открыть
pile-open = Очки и кто заплатил
pile-kind =
    { $kind ->
        [ordinary] Пассажиры: { $count }
        [rich] Богачи: { $count }
       *[stowaway] Пойманные безбилетники: { $count }
    }
scored = Кто заплатил
scored-none = Пока никто не заплатил.
sum-points = получено
sum-penalty = за тех, кто на борту
sum-score = если бы смена кончилась сейчас
first-driver = первый водитель
leaves-for = может выйти: { $points }

## Что делать

trip = Рейс
confirm =
    { $verb ->
        [start] Начинаем у { $from }, сектор { $sector }?
       *[fly] Летим к { $to }, сектор { $sector }?
    }
go = Поехали!
go-again = или нажмите на станцию ещё раз
off-count =
    { $count ->
        [0] никто не выйдет
        [one] выйдет { $count }
        [few] выйдут { $count }
       *[other] выйдут { $count }
    }
pairs-count =
    { $count ->
        [one] вортан уйдёт
        [few] { $count } вортана уйдут
       *[other] { $count } вортанов уйдут
    }
boards-count =
    { $count ->
        [0] никто не сядет
        [one] сядет { $count }
       *[other] сядут { $count }
    }
hand-after =
    { $count ->
        [0] никого
       *[other] { $count } из { $of }: { $penalty }
    }
hand-then = На борту будет
score-after = будет { $score }
inspector-does =
    { $does ->
        [scores] { $count ->
            [one] Контролёр: заяц заплатит
            [few] Контролёр: { $count } зайца заплатят
           *[other] Контролёр: { $count } зайцев заплатят
        }
       *[returns] Контролёр: ловить некого
    }
on-duty =
    { $count ->
        [one] Контролёр в секторе { $sectors }
       *[other] Контролёры в секторах { $sectors }
    }
outcome-off = Могут выйти: { $count } ({ $points }).
outcome-inspector =
    { $does ->
        [scores] Контролёр заставит заплатить безбилетников: { $count }.
        [discarded] Контролёр никого не поймает и уйдёт в сброс.
       *[returns] Контролёр никого не поймает и вернётся в колоду.
    }
outcome-pairs = Вортанов может уйти: { $count }.
outcome-boards = В маршрутку сядут: { $cards }.
outcome-hand =
    { $count ->
        [0] На борту никого не будет.
       *[other] На борту будет { $count }, в конце за них { $penalty }.
    }
outcome-deals = Вырастут очереди: { $sectors }.
put-back = Выбрать другую
how-wait = Сейчас летят другие. Нажмите на очередь, чтобы увидеть, кто в ней ждёт.
how-start =
    { $touch ->
        [yes] Коснитесь станции, чтобы увидеть, кто там сядет. Коснитесь ещё раз, чтобы начать с неё.
       *[no] Наведите на станцию, чтобы увидеть, кто там сядет. Вся очередь сектора поедет с вами.
    }
how-fly =
    { $touch ->
        [yes] Коснитесь станции: кто выйдет и кто сядет. Ещё раз: полететь, по часовой стрелке.
       *[no] Наведите на станцию, чтобы увидеть, кто выйдет и кто сядет. Летают по часовой стрелке; пять очередей позади вырастут.
    }
how-end = Новых пассажиров не будет. Кто останется на борту после последнего раунда, отнимет очки: летите туда, где многие выйдут и мало кто ждёт.
how-off = Нажмите на тех, кто здесь выйдет.
dropoff = Высадка
off-all =
    { $count ->
        [one] Высадить того, кто платит: { $points }
       *[other] Высадить всех, кто платит ({ $count }): { $points }
    }
off-free =
    { $kind ->
        [vortan] Вортан может уйти вместе с другим из очереди: нажмите на него.
       *[other] Может выйти и не заплатить: { $card }.
    }
stay =
    { $everybody ->
        [yes] Остальные едут дальше
       *[no] Все едут дальше
    }
loading = Посадка
load-fewer = На одного меньше
load-more = На одного больше
load-who =
    { $count ->
        [0] Никто не сядет.
        [one] Сядет { $count }: { $cards }.
       *[other] Сядут { $count }: { $cards }.
    }

## Итог

score-ordinary = Пассажиры
score-rich = Богачи
score-stowaway = Пойманные безбилетники
score-hand = Остались на борту
score-total = Всего
score-tiebreak = При равенстве: больше пойманных безбилетников
