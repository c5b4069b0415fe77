### «Покорители космоса». $card — что это за карта (от engineering до flight: специалист этого подразделения; military, politician или researcher), $number — её номер; $colour — от blue до purple, directive или any; $division, $power и $section — по именам; $name — игрок, а $who — you, если это сам читатель, иначе other. Винительный падеж карт служит и родительным.

## Игра и её части

game-title = Покорители космоса
game-tagline = Собирайте специалистов, реализуйте проекты и выиграйте космическую гонку.

colour =
    { $colour ->
        [blue] синий
        [green] зелёный
        [yellow] жёлтый
        [red] красный
        [purple] фиолетовый
        [directive] директива
       *[any] любой
    }
    .plural =
    { $colour ->
        [blue] синих
        [green] зелёных
        [yellow] жёлтых
        [red] красных
       *[purple] фиолетовых
    }
    .genitive =
    { $colour ->
        [blue] синего
        [green] зелёного
        [yellow] жёлтого
        [red] красного
       *[purple] фиолетового
    }
other-colour =
    { $other ->
        [blue] синий
        [green] зелёный
        [yellow] жёлтый
        [red] красный
       *[purple] фиолетовый
    }
    .plural =
    { $other ->
        [blue] синих
        [green] зелёных
        [yellow] жёлтых
        [red] красных
       *[purple] фиолетовых
    }
division =
    { $division ->
        [engineering] инженерное подразделение
        [testing] испытательное подразделение
        [science] научное подразделение
        [construction] строительное подразделение
       *[flight] лётное подразделение
    }
    .genitive =
    { $division ->
        [engineering] инженерного подразделения
        [testing] испытательного подразделения
        [science] научного подразделения
        [construction] строительного подразделения
       *[flight] лётного подразделения
    }
card =
    { $card ->
        [engineering] инженер
        [testing] испытатель
        [science] учёный
        [construction] строитель
        [flight] космонавт
        [military] генерал
        [politician] политик
       *[researcher] исследователь
    } { $number }
    .accusative =
    { $card ->
        [engineering] инженера
        [testing] испытателя
        [science] учёного
        [construction] строителя
        [flight] космонавта
        [military] генерала
        [politician] политика
       *[researcher] исследователя
    } { $number }
a-token =
    { $colour ->
        [directive] директиву
       *[other] { colour } жетон
    }
icon =
    { $colour ->
        [any] символ любого цвета
       *[other] { colour } символ
    }
power =
    { $power ->
        [ussr] СССР
        [usa] США
        [france] Франция
       *[japan] Япония
    }
power-of =
    { $power ->
        [ussr] СССР
        [usa] США
        [france] Франции
       *[japan] Японии
    }
module-powers = Космические державы
module-leaders = Лидеры
module-crises = Кризисы
module-goals = Цели
module-talents = Таланты
module-projects = Проекты
module-directives = Директивы
icons =
    { $n } { $n ->
        [one] символ
        [few] символа
       *[other] символов
    }
    .any =
    { $n } { $n ->
        [one] любой символ
        [few] любых символа
       *[other] любых символов
    }
points =
    { $n } { $n ->
        [one] очко
        [few] очка
       *[other] очков
    }
tokens =
    { $n } { $n ->
        [one] жетон
        [few] жетона
       *[other] жетонов
    }
    .genitive =
    { $n } { $n ->
        [one] жетона
       *[other] жетонов
    }
cards =
    { $n } { $n ->
        [one] карта
        [few] карты
       *[other] карт
    }
    .accusative =
    { $n } { $n ->
        [one] карту
        [few] карты
       *[other] карт
    }
    .genitive =
    { $n } { $n ->
        [one] карты
       *[other] карт
    }
skills =
    { $n } { $n ->
        [one] навык
        [few] навыка
       *[other] навыков
    }
    .genitive =
    { $n } { $n ->
        [one] навыка
       *[other] навыков
    }
projects =
    { $n } { $n ->
        [one] проект
        [few] проекта
       *[other] проектов
    }
    .genitive =
    { $n } { $n ->
        [one] проекта
       *[other] проектов
    }
m-cards =
    { $m } { $m ->
        [one] карты
       *[other] карт
    }
m-tokens =
    { $m } { $m ->
        [one] жетон
        [few] жетона
       *[other] жетонов
    }
m-icons =
    { $m } { $m ->
        [one] символ
        [few] символа
       *[other] символов
    }

## Способности и таланты по словам: $n и $m — числа по порядку, $colour и $other — цвета.

ability-none = без способности
ability-icons =
    { $n } { $n ->
        [one] { colour } символ
        [few] { colour.plural } символа
       *[other] { colour.plural } символов
    }
ability-icons-two = { colour } и { other-colour } символы
ability-any-from-hand = { icons.any } при привлечении из руки
ability-any-from-center = { icons.any } при привлечении из Центра
ability-any-for-two-skilled = { icons.any } при привлечении карты с двумя навыками
ability-drop-into-empty = при привлечении в пустое подразделение — ещё на { icons } меньше
ability-drop-into-filled = при привлечении в непустое подразделение — ещё на { icons } меньше; не для лидеров
ability-drop-for-dear = при привлечении карты сложностью 5 или 6 — ещё на { icons } меньше
ability-token-any =
    { $n } { $n ->
        [one] отданный при привлечении жетон считается жетоном любого цвета
        [few] отданных при привлечении жетона считаются жетонами любого цвета
       *[other] отданных при привлечении жетонов считаются жетонами любого цвета
    }
ability-keep-token =
    { $n ->
        [one] из двух или более жетонов, отданных при привлечении, { $n } остаётся у вас
       *[other] из жетонов, отданных при привлечении, если их больше, { $n } остаются у вас
    }
ability-swap-token =
    раз в ход обменяйте { $n } { $n ->
        [one] свой жетон на чужой
        [few] своих жетона на чужие
       *[other] своих жетонов на чужие
    }
ability-return-for =
    { $n } { $n ->
        [one] возвращённая в Центр карта даёт { m-icons }
        [few] возвращённые в Центр карты дают по { m-icons }
       *[other] возвращённых в Центр карт дают по { m-icons }
    }
ability-borrow = при оплате используйте символы одной верхней карты чужого корпуса
ability-draw-after-dear = после привлечения карты сложностью 5 или 6 возьмите { cards.accusative } из колоды
ability-draw-after-cheap = после привлечения карты сложностью 2 или 3 возьмите { cards.accusative } из колоды
ability-draw-after-take-from-center = взяв действием карту из Центра, возьмите ещё { cards.accusative } из колоды
ability-draw-after-take = взяв действием карту, из Центра или из колоды, возьмите ещё { cards.accusative } из колоды
ability-draw-after-project = после реализации проекта возьмите { cards.accusative } из колоды
ability-raise =
    перед действием поднимите { $n } { $n ->
        [one] накрытую карту наверх её подразделения
        [few] накрытые карты наверх их подразделений
       *[other] накрытых карт наверх их подразделений
    }
ability-tokens-take = раз в ход отдайте { tokens } и возьмите карту сверх действия
ability-tokens-or-take = раз в ход отдайте { tokens } (с модулями { $m }) и возьмите карту сверх действия
ability-tokens-skill = в конце хода отдайте { tokens } за один любой навык для проекта в этот ход
ability-tokens-or-skill = в конце хода отдайте { tokens } (с модулями { $m }) за один любой навык для проекта в этот ход
ability-instead-free = вместо действия бесплатно привлеките карту сложностью ровно { $n }
ability-instead-tokens-recruit-from-hand = вместо действия отдайте { tokens } и привлеките любую карту из руки
ability-instead-reveal-take =
    вместо действия откройте { $n } { $n ->
        [one] верхнюю карту
        [few] верхние карты
       *[other] верхних карт
    } колоды и возьмите из них { $m }; остальное встаёт в Центр
ability-end-per-skill = в конце { points } за каждый { colour } навык в корпусе
ability-end-per-card-above = в конце { points } за каждую карту поверх этой в её подразделении
ability-end-per-two-skilled = в конце { points } за каждую карту с двумя навыками в корпусе
ability-end-per-project = в конце { points } за каждый ваш проект
ability-end-per-division-of = в конце { points } за каждое подразделение не меньше чем из { m-cards }
ability-end-per-row = в конце { points } за каждый полный ряд из пяти подразделений
ability-pawn-covered-ability = перед действием можно поставить фишку на накрытую карту корпуса; её способность действует, как у верхней
ability-pawn-reserve = в конце хода можно поставить фишку на карту Центра сложностью от { $n }; до конца вашего следующего хода никто другой не может её взять или привлечь
ability-pawn-colour = раз в ход, при оплате, { icons } цвета подразделения, у которого стоит фишка; затем она переходит к следующему

## Секции планшетов держав и сотрудничество

development-draw = возьмите { cards.accusative } из колоды
development-take-tokens =
    заберите { $n } { $n ->
        [one] любой жетон у другого игрока
        [few] любых жетона у других игроков
       *[other] любых жетонов у других игроков
    }
development-endless-tokens =
    { $n ->
        [one] положите { $n } свой жетон у планшета; при привлечении в этот ход он даёт сколько угодно символов своего цвета
       *[other] положите до { tokens.genitive } у планшета; при привлечении в этот ход каждый даёт сколько угодно символов своего цвета
    }
development-reorder = расположите карты одного своего подразделения в любом порядке
development-instead-any-colours = вместо действия привлеките карту, набрав столько же символов любых цветов
development-dig = назовите навык и открывайте карты колоды, пока он не встретится; эту карту возьмите, остальные уходят под колоду
development-lend = примените способность верхнего специалиста чужого корпуса
development-renew-hand = положите любые карты руки под колоду, возьмите столько же и ещё { $n }
development-instead-exchange = вместо действия возьмите карту корпуса в руку, затем бесплатно привлеките карту из руки
development-any = { icons.any } для привлечения в этот ход
development-rearrange = разложите жетоны держав в Центре заново
development-own-project = возьмите из коробки карточку проекта, сторону выберет сосед слева; реализовать её можете только вы, навыков нужно на { $n } меньше
cooperation-per-set-of = в конце каждый жетон здесь добавляет { points } к каждому набору из { $m } и больше
cooperation-foreign-token =
    за каждый жетон, положенный сюда, возьмите { $n } { $n ->
        [one] жетон другой державы из её стопки
        [few] жетона других держав из их стопок
       *[other] жетонов других держав из их стопок
    }
cooperation-product = в конце для одной чужой державы { points } за каждую пару из её жетона и жетона отсюда
cooperation-join-sets = в конце жетоны отсюда входят в наборы как четвёртая держава

## Условия обязательств и целей

condition-projects = не меньше { projects.genitive }
condition-tokens =
    не меньше { $n } { $n ->
        [one] жетона исследований
       *[other] жетонов исследований
    }
condition-hand = не меньше { cards.genitive } в руке
condition-cards = не меньше { cards.genitive } в корпусе
condition-asterisks = не меньше { cards.genitive } со звёздочкой
condition-dear = не меньше { cards.genitive } сложностью 5 или 6
condition-two-skilled = не меньше { cards.genitive } с двумя навыками
condition-top-givers =
    не меньше { $n } { $n ->
        [one] верхней карты, дающей символы
       *[other] верхних карт, дающих символы
    }
condition-skills =
    не меньше { $n } { $n ->
        [one] { colour.genitive } навыка
       *[other] { colour.plural } навыков
    }
condition-skills-of-one-colour = не меньше { skills.genitive } одного цвета
condition-divisions-of =
    { $n ->
        [1] подразделение не меньше чем из { m-cards }
       *[other] { $n } { $n ->
            [one] подразделение
            [few] подразделения
           *[other] подразделений
        }, в каждом не меньше { m-cards }
    }
condition-most-projects = ни у кого нет больше проектов, чем у вас

## Что приносят проекты «Новых горизонтов»

project-per-zero-point = { points } за каждого специалиста с 0 очков в корпусе
project-per-two-skilled = { points } за каждую карту с двумя навыками в корпусе
project-per-top-giver = { points } за каждую вашу верхнюю карту, дающую символы
project-per-division-of = { points } за каждое подразделение не меньше чем из { m-cards }
project-per-dear = { points } за каждую карту сложностью 5 или 6
project-per-card-of-tallest = { points } за каждую карту самого высокого подразделения
project-per-other-project = { points } за каждый другой ваш проект
project-per-project-of-all = { points } за каждый проект любого игрока, считая этот

## Что делают кризисы

crisis-center-fewer = Центр пополняется, только если не хватает больше { cards.genitive }; когда кризис кончается, карты докладывают полностью
crisis-icons-more =
    { $n ->
        [one] для каждого платного привлечения нужен ещё { icons.any }
       *[other] для каждого платного привлечения нужно ещё { icons.any }
    }; навыки этого не отменяют
crisis-silence-card-under = под карту кризиса кладут верхнего специалиста лицом вверх; в его подразделениях способности не действуют, а завершивший кризис берёт карту
crisis-silence-tallest = в вашем самом высоком подразделении способности не действуют; если таких несколько, то ни в одном
crisis-no-deck = действием нельзя брать из колоды; по эффектам карты брать можно
crisis-frozen-tokens = отданные жетоны ложатся на карту кризиса; когда он кончается, игроки по очереди берут по одному, начиная с соседа слева от завершившего
crisis-project-more =
    { $n ->
        [one] для проекта нужен ещё { skills } любого из его цветов
       *[other] для проекта нужно ещё { skills } любого из его цветов
    }
crisis-toll-card-or-tokens = чтобы реализовать проект, положите { cards.accusative } из руки в Центр или отдайте { m-tokens }
crisis-returned-cards = карта, выложенная из руки в Центр, даёт { icons }
crisis-no-icons-for-center = символы ваших специалистов помогают только при привлечении из руки

## Названия

section-ussr-1 = Призыв специалистов
section-ussr-2 = Реквизиция
section-ussr-3 = Закрытые города
section-ussr-4 = Интеркосмос
section-usa-1 = Сетевой график
section-usa-2 = Подрядчики
section-usa-3 = Поиск кадров
section-usa-4 = Открытая программа
section-france-1 = Приглашённые эксперты
section-france-2 = Новый выпуск
section-france-3 = Перестановка
section-france-4 = Главный партнёр
section-japan-1 = Ночная смена
section-japan-2 = Рокировка
section-japan-3 = Свой аппарат
section-japan-4 = Вчетвером
crisis-E1 = Кадровый голод
crisis-E2 = Урезанный бюджет
crisis-E3 = Срочная модернизация
crisis-E4 = Закрытые архивы
crisis-E5 = Заморозка поставок
crisis-L1 = Авария на старте
crisis-L2 = Ремонт на орбите
crisis-L3 = Утечка умов
crisis-L4 = Режим секретности
crisis-L5 = Комиссия по расследованию
goal-1 = Два старта
goal-2 = Широкий фронт
goal-3 = Мастера на все руки
goal-4 = Своя школа
goal-5 = Кадровый резерв
goal-6 = Открытые лаборатории
goal-7 = Узкая специализация
goal-8 = Звёздный состав
talent-1 = Отдел кадров
talent-2 = Переговорщик
talent-3 = Наставник
talent-4 = Лёгкий контакт
talent-5 = Провидец
talent-6 = Живая память
talent-7 = Право первого
talent-8 = Скользящий план

## Ходы

move-take = Взять { card.accusative } из Центра
move-draw = Взять карту из колоды
move-recruit-center = Привлечь { card.accusative } из Центра в { division }
move-recruit-hand = Привлечь { card.accusative } из руки в { division }
move-token = Отдать { a-token }
move-double = Отдать { colour } жетон с директивой за 2 { other-colour.plural } символа
move-return = Вернуть { card.accusative } в Центр
move-borrow = Использовать символы { card.accusative } из чужого корпуса
move-icon = Использовать { colour } символ своей фишки
move-rest = Оплатить остальное как обычно
move-use = Применить способность { card.accusative }: { $ability }
move-use-talent = Применить свой талант: { $ability }
move-raise = Поднять { card.accusative } наверх подразделения
move-pawn = Поставить фишку на { card.accusative }
move-project = Реализовать «{ $project }» ({ $brings })
move-section = Применить секцию { $section } «{ $title }»: { $effect }
move-refresh = Обновить секции своего планшета
move-deck-specialists = Выложить карту из колоды специалистов
move-deck-leaders = Выложить карту из колоды лидеров
move-side = Выбрать сторону «{ $project }» ({ $needs })
move-lay = Положить жетон державы на { card.accusative }
move-shift = Перенести жетон своей державы на { card.accusative }
move-stay-draw = Не брать карту
move-stay-shift = Оставить жетон своей державы на месте
move-stay-pawn = Не ставить фишку
move-stay = Оставить как есть
move-niche = Положить жетон в нишу секции { $section } «{ $title }»: { $effect }
move-cooperate = Положить жетон в сотрудничество «{ $title }»: { $effect }
move-pile = Взять из стопки жетон державы { power-of }
move-name = Назвать { colour } навык
move-get = Забрать { a-token } у { $from }
move-swap = Попросить { a-token } у { $from }
move-give = Отдать { a-token }
move-give-swap = Отдать взамен { a-token }
move-keep = Оставить себе { a-token }
move-claim = Взять { a-token } с карты кризиса
move-endless = Положить { a-token } у планшета
move-pick = Выбрать { card.accusative }
move-pick-reveal = Взять { card.accusative } в руку
move-pick-order = Положить следующим сверху { card.accusative }
move-pick-renew = Положить { card.accusative } под колоду
move-pick-exchange = Вернуть { card.accusative } в руку
move-pick-lend = Применить способность { card.accusative } из чужого корпуса: { $ability }
move-stand = Поставить фишку у { division.genitive }
move-talent = Оставить талант { $number } «{ $title }»: { $ability }
move-done = На этом всё
move-done-act = Завершить ход
move-pass = Спасовать: сделать нечего

neighbour =
    { $players ->
        [1] соперника
        [2] другого игрока
       *[other] { $neighbour ->
            [left] соседа слева
            [right] соседа справа
           *[across] игрока напротив
        }
    }
need =
    { $n } { $n ->
        [one] { colour }
       *[other] { colour.plural }
    }
need-any =
    { $n } { $n ->
        [one] любой
       *[other] любых
    }
need-less = минус { icons }
detail-own = только ваш

## О чём вас спрашивают

ask-talent = Какой из двух талантов вы оставите?
ask-stand = У какого подразделения сначала встанет фишка?
ask-act = Ваш ход. Возьмёте карту или привлечёте специалиста?
ask-go-on = Действие сделано. Что-нибудь ещё в этот ход?
ask-recruit-free =
    { $cost ->
        [0] Кого вы привлечёте бесплатно?
       *[other] Кого сложностью { $cost } вы привлечёте бесплатно?
    }
ask-recruit-free-from-hand = Кого из руки вы привлечёте?
ask-recruit-any-colours = Кого вы привлечёте за символы любых цветов?
ask-pay = Вы привлекаете { card.accusative } в { division }. Осталось набрать: { $needs }.
ask-keep = Какой из отданных жетонов останется у вас?
ask-give =
    { $left ->
        [1] Какой жетон вы отдадите?
        [one] Нужно отдать { $left } жетон. Какой первый?
        [few] Нужно отдать { $left } жетона. Какой первый?
       *[other] Нужно отдать { $left } жетонов. Какой первый?
    }
ask-toll = Кризис требует взноса за проект «{ $project }». Чем заплатите?
ask-get =
    { $left ->
        [1] Чей жетон вы заберёте?
        [one] Вы забираете { $left } жетон. У кого и какой?
        [few] Вы забираете { $left } жетона. У кого и какие?
       *[other] Вы забираете { $left } жетонов. У кого и какие?
    }
ask-swap = Какой жетон вам нужен и у кого?
ask-swap-give = Какой жетон вы отдадите взамен?
ask-take = Какую карту возьмёте сверх действия?
ask-draw =
    { $left ->
        [1] Можно взять карту из колоды.
        [one] Можно взять { $left } карту из колоды.
        [few] Можно взять { $left } карты из колоды.
       *[other] Можно взять { $left } карт из колоды.
    }
ask-reveal =
    { $left ->
        [1] Какую из открытых карт вы возьмёте?
        [one] Открыты карты, вы берёте { $left }. Какую?
       *[other] Открыты карты, вы берёте { $left }. Какие?
    }
ask-deck = Центру нужна карта. Из какой колоды?
ask-lay = Жетону державы { power-of } ({ icon }) нужна карта. Какая?
ask-shift = Можно перенести жетон своей державы. Куда?
ask-place = Вы получили жетон своей державы. Куда его положить?
ask-pile = Жетон какой державы вы возьмёте?
ask-endless =
    { $left ->
        [one] У планшета можно положить ещё { $left } жетон. Какой?
        [few] У планшета можно положить ещё { $left } жетона. Какие?
       *[other] У планшета можно положить ещё { $left } жетонов. Какие?
    }
ask-order = Подразделение в любом порядке. Какая карта следующая сверху?
ask-dig = Какой навык вы ищете?
ask-lend = Чью способность вы примените?
ask-renew = Какие карты руки уйдут под колоду?
ask-exchange = Какая карта корпуса вернётся в руку?
ask-side = Сосед взял карточку проекта. Какой стороной её положить?
ask-claim = Кризис окончен. Какой из его жетонов вы возьмёте?
ask-pawn = На какой карте Центра встанет фишка?
ask-wait = Ждём: { $name }.
ask-over = Игра окончена.

## Журнал. $to говорит, кто такой $other, а $giver — кто такой $name: you, rival или other.

event-modules = Модули: { $modules }
event-modules-none = Базовая игра, без модулей
event-first =
    Первый игрок — { $who ->
        [you] вы
       *[other] { $name }
    }
event-power =
    { $who ->
        [you] Вы играете
       *[other] { $name } играет
    } за державу { power }
event-chose =
    { $who ->
        [you] Вы оставляете
       *[other] { $name } оставляет
    } талант «{ $title }»
event-chose-hidden = { $name } оставляет один из талантов
event-talent =
    { $who ->
        [you] Ваш талант
       *[other] Талант игрока { $name }
    }: «{ $title }»
event-stands =
    { $who ->
        [you] Ваша фишка
       *[other] Фишка игрока { $name }
    } стоит у { division.genitive }
event-turn =
    { $who ->
        [you] Ваш ход
       *[other] { $name }, ход
    } { $round }
event-took =
    { $who ->
        [you] Вы берёте
       *[other] { $name } берёт
    } { card.accusative } из Центра
event-drew =
    { $who ->
        [you] Вы берёте
       *[other] { $name } берёт
    } { card.accusative } из колоды
event-drew-hidden = { $name } берёт карту из колоды
event-drew-open =
    { $who ->
        [you] Вы берёте
       *[other] { $name } берёт
    } { card.accusative } из-под колоды
event-passed =
    { $who ->
        [you] Вы пасуете
       *[other] { $name } пасует
    }
event-recruits =
    { $who ->
        [you] Вы хотите
       *[other] { $name } хочет
    } привлечь { card.accusative } в { division }
event-spent =
    { $who ->
        [you] Вы отдаёте
       *[other] { $name } отдаёт
    } { a-token }
event-doubled =
    { $who ->
        [you] Вы отдаёте
       *[other] { $name } отдаёт
    } { colour } жетон с директивой: 2 { other-colour.plural } символа
event-returned =
    { $who ->
        [you] Вы возвращаете
       *[other] { $name } возвращает
    } { card.accusative } в Центр
event-borrowed =
    { $who ->
        [you] Вы используете
       *[other] { $name } использует
    } символы { card.accusative } из чужого корпуса
event-icon =
    { $who ->
        [you] Ваша фишка
       *[other] Фишка игрока { $name }
    } даёт { colour } символ
event-kept =
    { $who ->
        [you] Вы оставляете
       *[other] { $name } оставляет
    } себе { a-token }
event-tokens =
    { $to ->
        [you] Вам
        [rival] Сопернику
       *[other] Игроку { $other }
    } от { $giver ->
        [you] вас
        [rival] соперника
       *[other] игрока { $name }
    }: { tokens-of }
event-froze = На карту кризиса: { tokens-of }
event-recruited =
    { $who ->
        [you] Вы привлекаете
       *[other] { $name } привлекает
    } { card.accusative } в { division }
event-came = В Центр приходит { card }
event-joined = В Центр возвращается { card }
event-used =
    { $who ->
        [you] Вы применяете
       *[other] { $name } применяет
    } способность { card.accusative }
event-used-talent =
    { $who ->
        [you] Вы применяете
       *[other] { $name } применяет
    } талант
event-raised =
    { $who ->
        [you] Вы поднимаете
       *[other] { $name } поднимает
    } наверх { card.accusative }
event-turned-up = Из колоды открыт { card }
event-picked =
    { $who ->
        [you] Вы берёте
       *[other] { $name } берёт
    } { card.accusative } в руку
event-swapped =
    { $who ->
        [you] Вы отдаёте
       *[other] { $name } отдаёт
    } { a-token } за { a-got }, обмен { $to ->
        [you] с вами
        [rival] с соперником
       *[other] с игроком { $other }
    }
event-bought =
    { $who ->
        [you] У вас
       *[other] У игрока { $name }
    } ещё один навык для проекта в этот ход
event-project =
    { $who ->
        [you] Вы реализуете
       *[other] { $name } реализует
    } проект «{ $project }»
event-gained =
    { $who ->
        [you] Вы получаете
       *[other] { $name } получает
    } жетон державы { power-of }
event-niche =
    { $who ->
        [you] Ваш жетон
       *[other] Жетон игрока { $name }
    } ложится в секцию { $section }
event-cooperates =
    { $who ->
        [you] Ваш жетон
       *[other] Жетон игрока { $name }
    } ложится в сотрудничество
event-foreign =
    { $who ->
        [you] Вы берёте
       *[other] { $name } берёт
    } из стопки жетон державы { power-of }
event-marked = Жетон державы { power-of } ({ icon }) ложится на { card.accusative }
event-moved = Жетон державы { power-of } ({ icon }) переходит на { card.accusative }
event-shuffled = Жетону державы { power-of } нет карты, он возвращается в стопку
event-section =
    { $who ->
        [you] Вы применяете
       *[other] { $name } применяет
    } секцию { $section } планшета державы
event-refreshed =
    { $who ->
        [you] Вы обновляете
       *[other] { $name } обновляет
    } секции планшета
event-laid =
    { $who ->
        [you] Вы кладёте
       *[other] { $name } кладёт
    } { a-token } у планшета
event-ordered = Следующий в подразделении — { card }
event-named =
    { $who ->
        [you] Вы ищете
       *[other] { $name } ищет
    } { colour } навык
event-went-under = Под колоду уходит { card }
event-lent =
    { $who ->
        [you] На вас
       *[other] На игрока { $name }
    } в этот ход работает чужой { card }
event-took-back =
    { $who ->
        [you] Вы возвращаете
       *[other] { $name } возвращает
    } { card.accusative } из корпуса в руку
event-tile =
    { $who ->
        [you] Вы берёте
       *[other] { $name } берёт
    } из коробки карточку проекта { $tile }
event-own =
    Проект «{ $project }» теперь { $who ->
        [you] только ваш
       *[other] только игрока { $name }
    }
event-crisis = Текущий кризис: «{ $title }»
event-coming = Грядущий кризис: «{ $title }»
event-step =
    «{ $title }»: { $n ->
        [one] остался { $n } шаг
        [few] осталось { $n } шага
       *[other] осталось { $n } шагов
    }
event-crisis-over = Кризис «{ $title }» завершён
event-under-crisis = Под кризис «{ $title }» уходит { card }
event-claimed =
    { $who ->
        [you] Вы берёте
       *[other] { $name } берёт
    } { a-token } с карты кризиса
event-goal =
    { $who ->
        [you] Вы достигаете
       *[other] { $name } достигает
    } цели «{ $title }» ({ division })
event-pawn =
    { $who ->
        [you] Вы ставите
       *[other] { $name } ставит
    } фишку на { card.accusative }
event-ending =
    { $cause ->
        [projects] Реализован последний проект
        [cards] В корпусе двенадцатая карта
        [crises] Завершён последний кризис
       *[passes] Никто больше не может ходить
    }: игра подходит к концу
event-over = Игра окончена
event-rival = Соперник привлекает { card.accusative } в { division }
event-rival-token = Соперник отдаёт вам { a-token }
event-rival-project = Соперник реализует проект «{ $project }»
event-rival-march = Маркер соперника переходит к месту { $place }
event-rival-track = Соперник на шаге { $step } трека достижений
event-rival-bonus = Соперник получает бонус: { points }
event-lies = В ряду проектов: «{ $project }»
event-aims =
    { $who ->
        [you] Ваша цель
       *[other] Цель игрока { $name }
    } ({ division }): «{ $title }»
event-keeps-to =
    { $who ->
        [you] Вы выполнили
       *[other] { $name } выполняет
    } обязательство, которое принёс { card }: +{ points }
event-breaks =
    { $who ->
        [you] Вы не выполнили
       *[other] { $name } не выполняет
    } обязательство, которое принёс { card }: −{ points }
event-brings =
    Проект «{ $project }» приносит { $who ->
        [you] вам
       *[other] игроку { $name }
    } { points }
event-rival-power = Соперник берёт жетон державы { power-of }

tokens-of =
    { $colour ->
        [directive] { $n } { $n ->
            [one] директива
            [few] директивы
           *[other] директив
        }
       *[other] { $n } { $n ->
            [one] { colour } жетон
            [few] { colour.plural } жетона
           *[other] { colour.plural } жетонов
        }
    }
a-got =
    { $got ->
        [blue] синий
        [green] зелёный
        [yellow] жёлтый
        [red] красный
        [purple] фиолетовый
       *[directive] директиву
    }

## Слова стола

table-round = Раунд { $round }
table-deck =
    В колоде { $n } { $n ->
        [one] специалист
        [few] специалиста
       *[other] специалистов
    }
table-leaders =
    в колоде лидеров { $n } { $n ->
        [one] карта
        [few] карты
       *[other] карт
    }
table-ending = Последний раунд
table-modules = Модули
table-projects = Открытые проекты
table-center = Центр
table-crisis =
    Кризис «{ $title }», { $n ->
        [one] остался { $n } шаг
        [few] осталось { $n } шага
       *[other] осталось { $n } шагов
    }
table-coming = Грядущий «{ $title }»
table-under = под ним
table-frozen = жетоны на нём
table-cost = сложность
table-obligation = обязательство: { $condition } (+{ $met } или −{ $missed })
table-researcher = вместе исследователи приносят больше
table-leader-skills = { skills } цвета его подразделения
table-token = жетон державы { power-of } ({ icon })
table-reserved = придержал игрок { $name }
table-in-hand = в руке { cards }
table-known = известно из руки
table-tokens = Жетоны
table-endless = у планшета
table-skills = Навыки
table-done = Проекты
table-own = Свои проекты
table-power = Держава { $title }
table-section = секция { $section }
table-section-ready = готова
table-section-used = применена
table-section-empty = свободна
table-cooperation = сотрудничество { $n }
table-international = международная секция
table-goal = Цель, { division }: «{ $title }» ({ $condition })
table-goal-met = Цель достигнута, { division }: «{ $title }»
table-talent = Талант «{ $title }» ({ $ability })
table-pawn-card = Фишка стоит на карте: { card }
table-pawn-division = Фишка у { division.genitive }
table-hand = Ваша рука
table-offered = Таланты на выбор
table-rival = Соперник
table-rival-row = Маркер соперника у места { $place }, трек достижений на { $step }
table-lead = Ваш отрыв: { points }
table-first = первый игрок
table-empty = пусто
table-none = нет

## Настройки

option-modules = Модули
option-modules-about = Что добавляют «Новые горизонты»: семь модулей, которые сочетаются в любом числе.
option-modules-none = Без модулей: базовая игра
option-modules-none-about = Специалисты и проекты, больше ничего.
option-modules-none-mark = для первой игры
option-modules-three = Три по жребию
option-modules-three-about = Три из семи выпадают в начале партии, и все видят какие.
option-modules-three-and-directives = Три по жребию и директивы
option-modules-three-and-directives-about = Директивы идут четвёртыми, что бы ни выпало.
option-modules-first = Три по жребию, помягче
option-modules-first-about = Державы, лидеры и кризисы никогда не выпадают все вместе.
option-modules-first-mark = для первых модулей
option-modules-chosen = Каждый отдельно
option-modules-chosen-about = Любые из семи, сколько угодно.
option-with-powers = Космические державы
option-with-powers-about = Каждый играет за державу со своими секциями, а в Центре лежат жетоны держав.
option-with-powers-off = Без них
option-with-powers-on = С ними
option-with-leaders = Лидеры
option-with-leaders-about = Генералы, политики и исследователи идут в любое подразделение, но требуют кое-чего взамен.
option-with-leaders-off = Без них
option-with-leaders-on = С ними
option-with-crises = Кризисы
option-with-crises-about = Кризисы один за другим касаются всех игроков; шестой завершает игру.
option-with-crises-off = Без них
option-with-crises-on = С ними
option-with-goals = Цели
option-with-goals-about = У каждого подразделения цель, которая приносит очки за его карты.
option-with-goals-off = Без них
option-with-goals-on = С ними
option-with-talents = Таланты
option-with-talents-about = Каждый оставляет один из двух талантов на всю игру.
option-with-talents-off = Без них
option-with-talents-on = С ними
option-with-projects = Проекты
option-with-projects-about = Новые проекты, очки за которые зависят от корпуса в конце игры.
option-with-projects-off = Без них
option-with-projects-on = С ними
option-with-directives = Директивы
option-with-directives-about = Жетон, который удваивает другой.
option-with-directives-off = Без них
option-with-directives-on = С ними
option-leaders = Новые карты с лидерами
option-leaders-about = Кто решает, придёт ли в Центр специалист или лидер.
option-leaders-asked = Спрашивать соседа слева
option-leaders-by-themselves = Приходят сами
option-prices = Цена карт 19 и 56
option-prices-about = С модулями советуют брать за эти две способности на жетон больше.
option-prices-with-modules = С модулями на жетон больше
option-prices-base = Как в базовой игре
option-level = Уровень соперника
option-level-about = Насколько силён соперник в одиночной игре.
option-level-1 = 1: смотрит на одну карту
option-level-2 = 2: смотрит на две карты
option-level-3 = 3: смотрит на три карты

## Главы правил

section-components = Что в коробке
section-setup = Подготовка
section-turn = Ход
section-payment = Оплата
section-abilities = Способности
section-end = Конец игры
section-modules = Модули
section-powers = Модуль 1: космические державы
section-leaders = Модуль 2: лидеры
section-crises = Модуль 3: кризисы
section-goals = Модуль 4: цели
section-talents = Модуль 5: таланты
section-projects = Модуль 6: проекты
section-directives = Модуль 7: директивы
section-together = Модули вместе
section-knowledge = Что известно
section-solo = Игра в одиночку

## Итог

score-specialists = Специалисты
score-asterisks = Карты со звёздочкой
score-projects = Проекты
score-new-projects = Новые проекты
score-obligations = Обязательства
score-researchers = Исследователи
score-goals = Цели
score-powers = Жетоны держав
score-rival = Соперник
score-rival-against = Соперник
score-total = Всего
score-tiebreak = При равенстве: проекты, затем карты в корпусе
result-win =
    { $name } побеждает: { $points } { $points ->
        [one] очко
        [few] очка
       *[other] очков
    }!
result-shared =
    { $names } делят победу: по { $points } { $points ->
        [one] очку
        [few] очка
       *[other] очков
    }!
result-solo =
    Отрыв { $points } { $points ->
        [one] очко
        [few] очка
       *[other] очков
    }: { rank }!
rank =
    { $rank ->
        [grounded] на Земле
        [suborbital] суборбитальный полёт
        [orbit] на орбите
        [moon] у Луны
        [planets] у планет
       *[stars] среди звёзд
    }

## Игра в одиночку

solo-score = Отрыв от соперника
solo-next =
    { $missing ->
        [one] Следующий ранг: { rank }, не хватает { $missing } очка
       *[other] Следующий ранг: { rank }, не хватает { $missing } очков
    }
rank-grounded = На Земле
rank-suborbital = Суборбитальный полёт
rank-orbit = На орбите
rank-moon = У Луны
rank-planets = У планет
rank-stars = Среди звёзд
trait-level = Уровень
trait-level-1 = Уровень 1
trait-level-2 = Уровень 2
trait-level-3 = Уровень 3
trait-modules = Модули
trait-modules-none = Без модулей
trait-modules-some = С модулями
