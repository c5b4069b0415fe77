### Поле «Покорителей космоса». Что напечатано на картах, планшетах и карточках, говорят тексты самой игры.

pages = Страницы поля
page =
    { $page ->
        [center] Центр
        [hub] Мой корпус
       *[table] Проекты
    }
round =
    { $round ->
        [0] Подготовка
       *[other] Раунд { $round }
    }
modules = Модули в игре
in-play = В игре: { $modules }
legend = Что значат знаки
key-legend = что значат знаки
none = ничего
you = вы
first = Первый игрок
last-round = Объявлен конец игры: этот раунд последний.
ending =
    { $cause ->
        [projects] Последний раунд: проектов не осталось
        [cards] Последний раунд: в корпусе двенадцать карт
        [crises] Последний раунд: кризисы закончились
       *[passes] Никто больше не может ходить
    }

## Карты

division-name =
    { $division ->
        [engineering] Инженеры
        [testing] Испытания
        [science] Наука
        [construction] Стройка
       *[flight] Полёт
    }
skill-of =
    { $colour ->
        [blue] Инженерный навык
        [green] Навык испытаний
        [yellow] Научный навык
        [red] Строительный навык
       *[purple] Лётный навык
    }
leader-skills =
    { $count } { $count ->
        [one] навык того подразделения, куда попадёт
        [few] навыка того подразделения, куда попадёт
       *[other] навыков того подразделения, куда попадёт
    }
card-points =
    { $points } { $points ->
        [one] очко.
        [few] очка.
       *[other] очков.
    }
card-cost = Сложность { $count }: { $icons }.
ability-gives = { $icons } при каждом привлечении
no-ability = Без способности.
obligation-words = Обязательство: { $condition }. Выполнено — плюс { $met }, нет — минус { $missed }
researcher-words = исследователи приносят очки вместе: чем их больше, тем больше за каждого
duty = Обязательство: { $have } из { $of }.
dropped =
    { $count ->
        [one] Скидка убирает { $count } символ.
        [few] Скидка убирает { $count } символа.
       *[other] Скидка убирает { $count } символов.
    }
reserved = Карту стережёт фишка.
known-card = Эту карту видели все.
own-power = Жетон вашей державы, { $power }: его символ вам ничего не стоит.
foreign-token = Символ на жетоне державы тоже нужно оплатить.

## Цены

price = Ваша цена: { $price }.
free = бесплатно
free-short = даром
short =
    не хватает { $icons } { $icons ->
        [one] символа
       *[other] символов
    }
open-icons =
    оплатить { $icons } { $icons ->
        [one] символ
        [few] символа
       *[other] символов
    }
brings-points =
    { $points } { $count ->
        [one] очко
        [few] очка
       *[other] очков
    }
brings-project = хватит навыков на проект «{ $project }»
brings-goal = выполнит цель «{ $goal }»

## Центр

center = Центр
center-empty = Центр пуст.
revealed = Открытые карты
deck =
    Колода: { $cards } { $cards ->
        [one] карта
        [few] карты
       *[other] карт
    }
leader-deck =
    Колода лидеров: { $cards } { $cards ->
        [one] карта
        [few] карты
       *[other] карт
    }
waiting-token = Жетон державы, который нужно положить.
marker-here = Маркер соперника: отсюда он выбирает карту
marker-looks = Соперник смотрит и на эту карту

## Что делать сейчас

hint-pick = Нажмите на карту Центра или руки: увидите, во что она вам обойдётся.
hint-card = Нажмите на одну из светящихся карт.
take-card = Взять в руку
recruit-into = Привлечь: { $division }
refused-into = { $division }: { $why }
pay-otherwise = Выбрать оплату
let-go = Отложить
asks-other = Ход ваш, но сейчас выбирает { $name }.
keep-talent = Оставить этот талант
skills-asked =
    { $count ->
        [one] Нужен { $count } навык.
        [few] Нужны { $count } навыка.
       *[other] Нужно { $count } навыков.
    }

## Оплата

pay-title = Оплата: { $card }, { $division }
still-open =
    Осталось покрыть { $icons } { $icons ->
        [one] символ:
        [few] символа:
       *[other] символов:
    }
wild-left =
    { $icons } { $icons ->
        [one] любой символ покроет остаток сам
        [few] любых символа покроют остаток сами
       *[other] любых символов покроют остаток сами
    }
helped = Помогли сами: { $cards }.
given = Уже отдано: { $things }.
tokens-to = Жетоны получит { $name }.
tokens-to-crisis = Жетоны лягут на кризис.
changes =
    { $tokens ->
        [one] Ещё { $tokens } жетон может считаться любым цветом.
        [few] Ещё { $tokens } жетона могут считаться любым цветом.
       *[other] Ещё { $tokens } жетонов могут считаться любым цветом.
    }
keeps =
    { $tokens ->
        [one] Из двух и более отданных жетонов { $tokens } останется у вас.
       *[other] Из отданных жетонов { $tokens } останутся у вас.
    }
covers =
    { $icons ->
        [one] Покрывает { $icons } символ
        [few] Покрывает { $icons } символа
       *[other] Покрывает { $icons } символов
    }
pay-rest = Оплатить остальное
pay-hint = До последнего шага любой из них можно взять назад.
your-talent = ваш талант

## Корпус и своё

hub = Корпус
hub-of = Корпус: { $name }
own-things = Ваше
division-facts =
    { $division }: { $skills } { $skills ->
        [one] навык
        [few] навыка
       *[other] навыков
    }, скидка { $discount }
division-empty = Карт пока нет.
state-works = Способность действует.
state-used = использована в этот ход
state-covered = накрыта
state-new = действует со следующего хода
state-crisis = не действует из-за кризиса
goal-met =
    Выполнена: { $points } { $points ->
        [one] очко.
        [few] очка.
       *[other] очков.
    }
goal-open = { $have } из { $of }.
points-now =
    { $points ->
        [one] очко сейчас
        [few] очка сейчас
       *[other] очков сейчас
    }
total = Итого
tokens = Жетоны: { $tokens }.
endless = Лежит у планшета: сколько угодно символов своего цвета
hub-cards =
    { $cards } { $cards ->
        [one] карта
        [few] карты
       *[other] карт
    } в корпусе; двенадцатая завершает игру
projects-done =
    { $count } { $count ->
        [one] проект реализован
        [few] проекта реализовано
       *[other] проектов реализовано
    }
wild-now =
    { $icons } { $icons ->
        [one] любой символ
        [few] любых символа
       *[other] любых символов
    } для привлечения в этот ход
skill-now =
    ещё { $skills } { $skills ->
        [one] навык
        [few] навыка
       *[other] навыков
    } для проекта в этот ход
hand =
    { $cards ->
        [0] В руке нет карт
        [one] В руке { $cards } карта
        [few] В руке { $cards } карты
       *[other] В руке { $cards } карт
    }
known = известны: { $cards }
done = Реализовано: { $projects }
own-projects = Только для этого игрока: { $projects }
tap-card = Нажмите на карту, подразделение или секцию, чтобы прочесть о них.

## Планшеты держав

power-board = Планшет державы: { $power }
section-empty = Жетона ещё нет.
section-ready = Можно использовать.
section-used = Использована.
cooperation-tokens =
    { $count } { $count ->
        [one] жетон
        [few] жетона
       *[other] жетонов
    }
international = Жетоны других держав
refresh = Обновить

## Проекты и игроки

projects = Проекты
projects-none = Открытых проектов не осталось.
side =
    { $side ->
        [soviet] СССР
        [american] США
       *[other] Новые горизонты
    }
progress = У вас { $have } из { $of }, не хватает: { $missing }
progress-all = У вас есть все { $of }
need-named = ещё { $count } любого названного цвета
project-own = Только ваш.
project-now =
    Сейчас { $points } { $points ->
        [one] очко.
        [few] очка.
       *[other] очков.
    }
others-words =
    В руке { $cards } { $cards ->
        [one] карта.
        [few] карты.
       *[other] карт.
    } Жетоны: { $tokens }. { $projects } { $projects ->
        [one] проект.
        [few] проекта.
       *[other] проектов.
    }

## Кризисы

crises = Кризис
crisis-none = Кризисов больше нет.
crisis-steps =
    { $left ->
        [one] остался { $left } шаг
        [few] осталось { $left } шага
       *[other] осталось { $left } шагов
    }
crisis-next = Следующий: { $title }
crisis-under = под ним { $card }
crises-over = позади { $count } из 6

## Соперник

rival = Соперник
rival-level = Соперник, уровень { $level }
track = Трек достижений соперника: { $step } из { $last }
track-event =
    { $event ->
        [bonus] Соперник получает бонус
        [cheapest-project] Соперник забирает самый дешёвый открытый проект
       *[other] Соперник добавляет в корпус карту из колоды
    }
lead = Ваш отрыв: { $lead }

## Конец игры

brought-title = Что принесли модули
brought =
    { $module ->
        [powers]
            секции применены { $count } { $count ->
                [few] раза
               *[other] раз
            }
        [leaders]
            { $of ->
                [0] обязательств не было
               *[other] выполнено обязательств: { $count } из { $of }
            }
        [crises]
            Позади { $count } { $count ->
                [one] кризис
                [few] кризиса
               *[other] кризисов
            } из 6.
        [goals] выполнено целей: { $count } из { $of }
        [projects] новых проектов: { $count }
        [talents]
            { $count ->
                [few] применён { $count } раза
               *[other] применён { $count } раз
            }
       *[directives] отдано директив: { $count }
    }

## Знаки

sign =
    { $sign ->
        [icon] Символы исследований: сложность карты сверху вниз. Зачёркнутые убирает скидка.
        [skill] Навыки: что карта даёт подразделению. Они нужны для проектов и удешевляют следующие карты там же.
        [any-skill] Навык любого цвета
        [any] Символ любого цвета
        [token] Жетон исследований: оплачивает один символ своего цвета и уходит соседу слева
        [directive] Директива: удваивает жетон, с которым отдана
        [each-turn] Каждый ход сам даёт символы, пока лежит сверху
        [instead] Вместо действия
        [discount] Убирает ещё столько символов
        [pass-left] Жетоны, отданные соседу слева
        [draw] Взять карту из колоды
        [hand] Карты в руке
        [center] Центр; на картах со звёздочкой — полный ряд из пяти подразделений
        [stack] Подразделение и число карт в нём
        [raise] Накрытая карта или карты поверх
        [borrow] Из чужого корпуса
        [swap] В обмен или в другом порядке
        [asterisk] Приносит очки в конце
        [dear] Карты сложностью 5 или 6
        [cheap] Карты сложностью 2 или 3
        [project] Проект
        [goal] Цель над подразделением или обязательство, и сколько уже есть
        [power] Державы: СССР, США, Франция, Япония
        [leader] Лидеры: генерал, политик, исследователь
        [crisis] Кризис
        [silent] Не действует
        [pawn] Фишка таланта
        [talent] Талант
       *[marker] Маркер развития: место соперника в Центре
    }
