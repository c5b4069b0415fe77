### Команда. $near — подсказка или "none"; $game, $file, $name и $value — как их набрали.

## Неверный ввод

bad-game =
    Игры { $name } нет{ $near ->
        [none] ; есть: { $known }.
       *[other] ; может быть, { $near }?
    }
bad-command =
    Команды { $name } нет{ $near ->
        [none] ; есть: { $known }.
       *[other] ; может быть, { $near }?
    }
bad-option =
    Параметра { $name } здесь нет{ $near ->
        [none] ; какие есть, покажет --help.
       *[other] ; может быть, { $near }?
    }
bad-choice = Для { $name } подходит одно из: { $known }, а не «{ $value }».
bad-value =
    { $kind ->
        [number] { $name } — целое число, а не «{ $value }».
       *[other] «{ $value }» не подходит для { $name }; что ожидается, покажет --help.
    }
bad-missing = Не хватает { $name }; как пишется команда, покажет --help.
bad-unused = «{ $value }» здесь лишнее; как пишется команда, покажет --help.
bad-usage = Команда непонятна: { $detail }
bad-bounds = { $name } — число от { $low } до { $high }, а не { $value }.
bad-seats =
    В { $game } от { $low } до { $high } игроков, их называют через запятую; здесь их { $count }.
bad-option-form = Настройку стола пишут как --option ИМЯ=ВЫБОР, а не «{ $text }».
bad-table-option = У { $game } нет настройки { $name }; есть { $known }.
option-needs = --option { $name } действует только вместе с { $needs }. Добавьте её или уберите { $name }.
option-for-one = --option { $name } действует, только когда играют в одиночку. Уберите её.
no-table-options = У { $game } нет настроек.
bad-bot = Бота «{ $name }» нет; есть { $known }, а человек за столом — это you.
bad-budget = Боту { $name } задают время, например { $name }:0.5s, или число симуляций, например { $name }:2000, а не «{ $budget }».
bad-budget-none = Бот { $name } отвечает сразу: время и симуляции ему не задают.
bad-name = В имени игрока от 1 до { $most } букв, например you:Анна, а не «{ $name }».
bad-name-twice = Двух игроков зовут { $name }; дайте им разные имена.
bad-file = Не удалось прочитать { $file }: { $reason }.
bad-write = Не удалось записать { $file }: { $reason }.
bad-folder = Папки { $folder } нет.
bad-content = Эти компоненты не годятся: { $detail }.
bad-record = { $file } — не запись партии, какую делают «сохранить» или «simulate --out»: { $detail }.
record-many = В файле { $file } записей: { $count }. Выберите одну: --number от 1 до { $count }.
record-number = В файле { $file } записей: { $count }, номера { $number } среди них нет.
record-foreign = { $file } — запись игры { $game }, которой здесь нет; есть: { $known }.
record-version = { $file }: играли по правилам версии { $found }, а здесь версия { $here }.
record-content =
    { $file }: играли с компонентами { $found }, { $given ->
        [none] а в игре — { $here }. Укажите папку с теми компонентами: --content.
       *[other] в папке --content — { $given }, а в игре — { $here }. Укажите папку с теми компонентами.
    }
record-secret = { $file } пока хранит свой секрет: повторить партию по записи можно, когда игра окончена и секрет в ней есть.
record-broken = При повторе партия разошлась с записью { $file }: { $detail }.
not-replaced = { $file } уже существует, и это не запись партии; выберите другое имя.
bad-rule = Правила { $id } в игре { $game } нет: её правила — от { $first } до { $last }.
rules-which = Назовите игру или добавьте --check, чтобы проверить все; есть: { $known }.
bad-move-number =
    Хода { $number } нет: { $count ->
        [1] возможен только номер 1.
       *[other] наберите число от 1 до { $count }.
    }
bad-move = «{ $text }» — не номер, не ход вроде { $example } и не команда; что можно набрать, покажет «помощь».
bad-rule-or-move = «{ $text }» — не правило и не ход. Список правил покажет «?».
load-what = Укажите файл: загрузить игра.json
load-game = { $file } — это партия игры { $game }, а не { $here }.
load-seats =
    { $file } — партия на { $count } { $count ->
        [one] игрока
       *[other] игроков
    }, а за столом мест: { $here }.
verify-no-secret = { $file }: играли от заданного числа, секрета для сверки с отпечатком нет.

## Кто где сидит

person-name = Игрок
name-of-you = { $name } (вы)
bot-name =
    { $level ->
        [random] Случайный бот
        [beginner] Бот-новичок
        [easy] Лёгкий бот
        [medium] Средний бот
        [hard] Сильный бот
       *[expert] Бот-эксперт
    }
bot-seat =
    { $name } ({ $level ->
        [random] случайный
        [beginner] новичок
        [easy] лёгкий
        [medium] средний
        [hard] сильный
       *[expert] эксперт
    })
usual-seats = Вы играете с лёгкими ботами ({ $seats }). Выбрать других можно так: --seats you,medium,hard

## Игра

uncompiled = Движок не скомпилирован: всё работает, но боты и симуляции намного медленнее. Установите компилятор C и заголовки Python (Debian: gcc, python3-dev), а затем установите Kosmodrom заново.
uncompiled-level = { $name }: здесь за отведённое время около { $made } симуляций на решение вместо { $cap }, поэтому игра слабее.
chance-real = Тасовка предрешена до раздачи, её отпечаток: SHA-256 { $commitment }. Сохранённую партию с ним сверит «kosmodrom verify».
chance-seed = Случайность задана числом { $seed }.
how-to-begin = Наберите номер хода и нажмите Enter. Что ещё можно набрать, покажет «помощь».
pass-keyboard = Передайте клавиатуру: теперь ходит { $name }. { $name }, нажмите Enter, когда никто другой не смотрит.
only-move = Возможен только один ход: «{ $move }»
refused = Так нельзя: { $why } ({ $rule })
is-legal = Этот ход возможен, его номер — { $number }.
undone =
    { $count ->
        [one] Возвращён { $count } ход.
        [few] Возвращено { $count } хода.
       *[other] Возвращено { $count } ходов.
    }
hint = Сильный бот выбрал бы { $number }, «{ $move }»
hint-value = Он оценивает ваши шансы на победу в { $percent } %.
saved = Сохранено в { $file }.
loaded =
    { $file } — загружено, { $count ->
        [one] сделан { $count } ход.
        [few] сделано { $count } хода.
       *[other] сделано { $count } ходов.
    } Прочитать их можно командой «журнал».
offer-save = Чтобы сохранить партию, наберите имя файла. Чтобы выйти без сохранения, нажмите Enter.
bye = До свидания.
press-enter = Нажмите Enter, чтобы продолжить.
rule-how = Прочитать одно из них: ? { $rule }
help =
    { $count ->
        [1] 1: единственный ход из списка
       *[other] от 1 до { $count }: ход из списка
    }
    { $example }: ход в краткой записи (этот — номер 1)
    Enter: вопрос и список ещё раз
    ?: список правил
    ? ПРАВИЛО: одно правило по его номеру
    ? ХОД: почему ход в краткой записи невозможен
    подсказка: что сделал бы сильный бот
    отмена: вернуть свой последний ход
    стол: что лежит на столе
    журнал: всё, что произошло
    сохранить ФАЙЛ, загрузить ФАЙЛ: сохранить партию и продолжить её
    выход: закончить игру
    То же по-английски: help, hint, undo, table, log, save, load, quit

## Итог

result-lost = { $name }: на этот раз без победы.
result-line =
    { $place }. { $name }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    } ({ $lines })

## Игры

games-seats = { "  " }Игроков: от { $low } до { $high }
games-options = { "  " }Настройки: { $options }
games-no-options = нет
games-needs = при { $needs }
games-version = { "  " }Версия: { $version }, компоненты { $content }
games-ratings = { "  " }Рейтинги ботов при игре вдвоём: { $ratings }
games-counts = { "  " }Правил: { $rules }, ходов: { $moves }

## Правила

clause-decided = [наше решение] { $text } Почему: { $reason }
clause-other =
    { $kind ->
        [public] [общеизвестно] { $text }
       *[reconstructed] [восстановлено] { $text }
    }
rules-no-tests = Тесты не искали: в установленном пакете их нет (папку можно назвать через --tests).
rules-checked =
    { $game }: { $rules ->
        [one] { $rules } правило
        [few] { $rules } правила
       *[other] { $rules } правил
    }, { $gaps ->
        [0] всё на месте.
       *[other] пробелов: { $gaps }.
    }
gap-code = { $game }: в коде нет ссылки на { $rule }.
gap-test = { $game }: нет теста, в имени которого было бы { $where } ({ $rule }).
gap-text = { $game }: { $where }.
gap-unknown = { $game }: { $where } ссылается на { $rule }, но такого правила нет.

## Компоненты

content-good = { $game }: компоненты в порядке, их хеш — { $hash }.
content-folder = { "  " }Папка: { $folder }
content-pack = { "  " }Набор компонентов: { $title }
content-file = { "  " }{ $file }: записей { $entries } ({ $origins })
content-known = { "    " }в восстановленных записях { $origin }: { $known }
content-total = { "  " }Всего компонентов на столе: { $count }
origin-rulebook = из правил
origin-public = общеизвестно
origin-reconstructed = восстановлено

## Записи

replay-undone =
    { $count ->
        [one] { $count } ход был возвращён и здесь не пересказан.
        [few] { $count } хода были возвращены и здесь не пересказаны.
       *[other] { $count } ходов были возвращены и здесь не пересказаны.
    }
verify-bad = { $file } не подтверждается: { $detail }.
verify-steps = Все шаги возможны: { $value }.
verify-final = Последняя позиция — та, что названа: { $value }.
verify-scores = Очки — те, что названы: { $value }.
verify-open = Партия не окончена: последней позиции для сверки нет.
verify-commitment = До раздачи должно было быть показано: { $value }. Сравните сами или добавьте --commitment.
verify-committed = Секрет — тот самый, чей отпечаток показали до раздачи: { $value }.
verify-named = Секрет подходит к отпечатку, названному в записи: { $value }. Сравните его с тем, что показали до раздачи.
verify-many = Записей подтвердилось: { $good }. Не подтвердилось: { $bad }.

## Симуляция

progress-games = Партии
progress-conformance = Проверка
not-repeatable = Один из ботов думает по часам, поэтому в точности повторить эти результаты нельзя.
worker-lost = Один из процессов неожиданно завершился (код { $code }): может быть, не хватило памяти. Попробуйте меньше --jobs.
interrupted = Прервано: сыграно партий { $games } из { $planned }, вот их итоги.
simulation-title =
    { $game }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }, начальное число { $seed }. От партии к партии боты пересаживаются на одно место. В скобках — 95-процентные интервалы.
simulation-speed = Партий в секунду: { $rate }, процессов: { $jobs }.
simulation-bots = Боты
simulation-bot = { $number }. { $name }
simulation-seats = Места
simulation-seat = Место { $number }
simulation-moves = Ходов в партии
simulation-tied = Наибольший счёт у нескольких
simulation-shared = Победа поделена
simulation-points = Очки игрока по источникам, в среднем
wins = побед
scores = очков
advantage = преимущество
percentage-points = { $value } п. п.
spread = { $mean } в среднем, квартили { $quartiles }, от { $least } до { $greatest }
records-written = Записано в { $file }: { $count }.

## Турниры

tournament-bots = В турнире участвуют хотя бы два бота: назовите их через запятую, например --bots easy,medium,hard, а не «{ $bots }».
tournament-twice = { $name } назван в --bots дважды: назовите каждого бота один раз.
tournament-games = --games — число, кратное { $seats }: каждую раздачу играют по разу с каждого места. { $value } не подходит.
tournament-anchor = --anchor — один из ботов и его рейтинг, например { $example }, а не «{ $value }».
tournament-out = Имя файла --out кончается на .json, если нужны все партии, или на .csv, если только таблица; { $file } не подходит.
tournament-resume = --resume продолжает партии из файла: укажите его, --out ФАЙЛ.json.
tournament-is-there = { $file } уже есть: чтобы продолжить его, добавьте --resume, или выберите другое имя.
bad-tournament = { $file } — не турнир, какой пишет «tournament --out»: { $detail }.
tournament-other =
    { $file }: играли { $what ->
        [game] в { $found }, а здесь { $here }
        [version] по правилам версии { $found }, а здесь версия { $here }
        [content] с компонентами { $found }, а здесь { $here }
        [seats] за столом на { $found }, а здесь на { $here }
        [seed] с начальным числом { $found }, а здесь { $here }
       *[options] с настройками { $found }, а здесь { $here }
    }. Укажите то же самое или выберите другой файл.
tournament-changed = Продолжить { $file } нельзя: { $bots } играют теперь иначе, чем в нём. Чтобы начать заново, выберите другой файл.
tournament-interrupted =
    Сыграно не всё: партий { $games } из { $planned }. { $kept ->
        [yes] Они в файле { $file }; та же команда с --resume продолжит с этого места.
       *[no] С --out ФАЙЛ.json они бы сохранились, и --resume продолжил бы с этого места.
    }
release-usual = --release — для уровней, каждый по разу, с обычными настройками и компонентами: уберите --option, --content и второй бюджет того же уровня.
bad-ratings = В { $file } нет рейтингов, какие пишет «tournament --release»: { $detail }.
tournament-title =
    { $game }, игроков: { $seats }; { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }, начальное число { $seed }. Раздачи у всех одни и те же, каждую играют по разу с каждого места.
tournament-bot = Бот
tournament-rating = Рейтинг
tournament-interval = 95-процентный интервал
tournament-games-played = Партий
tournament-wins = Побед
tournament-about = У { $anchor } рейтинг { $rating }; на 400 очков больше — побед в десять раз больше. Справа — сколько процентов партий бот выиграл из тех, что достались ему или сопернику.

## Калибровка и баланс

no-calibration = Для { $game } калибровки нет: она нужна играм, чьи восстановленные компоненты подбирали игрой, например { $known }.
bad-calibration = { $file } — не калибровка, какую пишет «calibrate --out»: { $detail }.
calibration-foreign = { $file } — калибровка игры { $game }, а не { $here }.
calibration-other =
    { $file }: сыграно { $what ->
        [version] по правилам версии { $found }; здесь версия { $here }.
       *[content] с компонентами { $found }; здесь { $here }. Укажите папку тех компонентов (--content) или откалибруйте заново.
    }
calibration-part = { $file }: калибровка не закончена. Сначала продолжите её: «calibrate --out».
calibration-interrupted =
    Прервано: сыграно партий { $games } из { $planned }. { $kept ->
        [yes] Они сохранены; та же команда продолжит с этого места.
       *[no] С --out они бы сохранились.
    }
calibration-title = { $game }, компоненты { $content }, начальное число { $seed }
calibration-settings =
    Партий соло: по { $games } каждого вида, с одними и теми же начальными числами; за столами: по { $tables }. Сильные боты делают симуляций на решение: { $simulations } соло, { $others } за столами. Играли { $minutes } мин.
calibration-cpu = На партию сильного бота соло здесь уходит { $seconds } с процессора.
verdict-line = Что
verdict-required = Нужно
verdict-value = Измерено
verdict-interval = 95-процентный интервал
verdict-games = Партий
verdict-result = Итог
verdict =
    { $passes ->
        [yes] сходится
       *[no] НЕ СХОДИТСЯ
    }
verdict-exempt = не в счёт, с них можно начать: { $places }
verdict-total =
    { $failed ->
        [0] Сходятся все строки: { $lines }.
       *[other] Не сходится строк: { $failed } из { $lines }.
    }
balance-title = { $game }: баланс в цифрах
balance-about = Боты сыграли по { $games } партий соло для каждого вида игрока, каждой стороны и способности, все с одними и теми же начальными числами, и по { $tables } партий на каждое число игроков. Сильные боты делали симуляций на решение: { $simulations } соло и { $others } за столом. Начальное число { $seed }, компоненты { $content }; заняло { $minutes } мин.
balance-about-uneven = Боты сыграли { $sum } партий: по { $games } соло и по { $tables } за столами, где сравниваются победы, в остальных случаях меньше. Сильные боты делали симуляций на решение: { $simulations } соло и { $others } за столом. Начальное число { $seed }, компоненты { $content }; заняло { $minutes } мин.
balance-table = Таблица калибровки
balance-reading = Строка сходится по измеренному значению; интервал говорит, насколько оно надёжно. У медиан интервал по рангам, у долей — Уилсона, у разностей — по заново вытянутым парам.
balance-reading-places = Отсек использован, если на него положили плитку; отсеки, в которые входят разъёмы самого корабля, от верхней границы освобождены: с одного из них начинается каждая партия.
balance-plots = Графики
balance-written = Отчёт — в файле { $file }.
player-kind =
    { $kind ->
        [random] Случайный
        [greedy] Жадный
       *[strong] Сильный
    }
plot-scores = Счёт по видам игроков, соло
plot-sources = Откуда { $unit }
plot-sides = Стороны в сравнении, сильный игрок соло
plot-abilities = Что прибавляет способность, сильный игрок соло
plot-places = Как часто используют отсеки: { $board }
plot-events = Соло: { $event }
plot-events-tables = Каждый игрок: { $event }
plot-seats = Победы по местам, сильные игроки
plot-wins = Победы, сильные игроки
axis-points = { $unit }
axis-points-mean = { $unit } игрока, в среднем
axis-gain = прибавка к медиане, { $unit }
axis-events = { $event } за партию
axis-events-tables = { $event } каждым игроком за партию, в среднем
axis-wins = доля побед
heap-middle =
    { $kind ->
        [median] медиана { $value }
       *[mean] среднее { $value }
    }
heap-ends = от { $least } до { $most }
seat-of-table = Игроков { $seats }, место { $seat }
table-of =
    { $seats ->
        [1] Соло
       *[other] Игроков: { $seats }
    }
place-opened = начало { $share }
scale-openings = разъём корабля; «начало»: партии, начатые здесь
caption-scores = Одинаковая высота — одинаковая доля партий. Белым — медиана, жёлтым — что требует таблица.
caption-sources =
    { $players ->
        [strong] Все игроки сильные. То, что отнимает очки, не показано.
       *[others] Все строки, кроме первых двух, — сильные игроки.
    }
caption-sides = Белым — медиана с 95-процентным интервалом. В прямоугольнике половина партий, на линии девять из десяти.
caption-abilities = Медиана со способностью минус медиана без неё, с одними и теми же начальными числами, и 95-процентный интервал. Жёлтым — что требует таблица.
caption-places = Доля партий сильного игрока, в которых на отсек положили плитку, и что на отсеке напечатано; тёплые цвета — больше половины партий. Белый край — вне того, что требует таблица.
caption-events = Одинаковая высота — одинаковая доля партий. Белым — среднее, жёлтым — что требует таблица.
caption-events-tables = Среднее с 95-процентным интервалом. Жёлтым — что требует таблица.
caption-values = Измеренное значение с 95-процентным интервалом; красным — вне границ, которых требует таблица.
caption-seats = Место 1 ходит первым. Жёлтым — 5 процентных пунктов вокруг равной доли.

## Скорость

build-compiled = скомпилировано
build-uncompiled = не скомпилировано
bench-title = { $game }, мест: { $seats }, { $build }
bench-loop = { "  " }Случайная игра в цикле движка: { $rate } ходов/с
bench-python = { "  " }Случайная игра из Python: { $rate } ходов/с
bench-shown = { "  " }Ход со всеми видами в JSON: { $p50 } мс (медиана), { $p95 } мс (95-й процентиль)
bench-search = { "  " }Поиск: { $rate } симуляций/с

## Проверка движка

conformance-interrupted = Прервано: { $game }, проверено партий: { $done }.

## Сервер

bad-address = { $name } — это адрес вида https://games.example.org или http://192.168.1.5:8080, без пути, а не «{ $value }».
bad-proxy = --trusted-proxy — это адрес вида 10.0.0.5 или сеть вида 10.0.0.0/8, а не «{ $value }».
bad-days = { $name } — это число дней больше 0 и не больше { $most }, а не { $value }.
bad-data-folder = Не удаётся создать папку { $folder } для данных: { $reason }. Укажите другой файл через --database.
serve-extra = Пакеты для сервера не установлены (нет { $name }): установите kosmodrom[server].
serve-taken = { $host }, порт { $port } занят другой программой: остановите её, выберите другой порт через --port или возьмите следующий свободный: --next-port.
serve-bind = На этом компьютере нельзя слушать { $host }, порт { $port }: { $reason }. Выберите другие через --host и --port.
serve-address = Космодром готов. Откройте { $address }
serve-listens = Слушает { $host }, порт { $port }.
serve-next-port = Порт { $taken } занят другой программой, поэтому на этот раз порт { $port }.
serve-lan = По этому адресу может зайти любой в той же сети; брандмауэр этого компьютера должен пропускать порт { $port }.
serve-no-lan = У этого компьютера нет адреса в локальной сети: подключите его к ней или назовите адрес через --host и --public-url.
serve-lan-host = Вместе с --lan параметр --host — адрес этого компьютера в сети (или ничего), а не { $value }.
serve-no-page = Страница для игры в браузере не собрана: её соберёт make play. Программы играть могут.
serve-opens = Сейчас она откроется в браузере.
serve-data = Всё хранится здесь: { $place }
serve-pack = Набор компонентов для { $game }: «{ $title }» ({ $content })
serve-thinkers =
    { $count ->
        [0] Для ботов не думает ни один процесс: они сразу делают простые ходы.
       *[other] Процессов, думающих за ботов: { $count }, { $build ->
            [compiled] скомпилировано.
           *[uncompiled] не скомпилировано, поэтому боты намного медленнее.
        }
    }
serve-stop = Остановить: Ctrl+C; партии продолжатся при следующем запуске.
serve-stopped = Остановлено. Всё сохранено.

## Что хранится

bad-database = { $detail }
backup-made = Копия в файле { $file } готова и проверена; строк: { $rows }.
backup-restored = { $file }: копия восстановлена; строк: { $rows }. Теперь на этой базе можно запустить сервер.
progress-tables = Столы
check-done = { $place }: столов { $tables }, строк в их журналах { $entries }.
check-fault = База данных: { $detail }
check-finding =
    { $kind ->
        [broken] Испорчено
        [changed] Начато в другом выпуске и не окончено
        [foreign] Хранится, но из другого выпуска
        [lacking] С набором компонентов, которого здесь нет (укажите его папку: --content)
       *[aside] Отложено раньше
    }: { $table } ({ $game }): { $detail }
check-clean = Всё в порядке: данные целы, и каждая партия этого выпуска играется как прежде.
check-not-clean = Не всё в порядке: подробности выше.

## Обучение

no-features = { $game } не говорит, что в ней видит обучаемая программа, так что сети ей пока не научиться.
features-either = Укажите либо --record, либо --seed и --option: позиция берётся из одной партии.
features-seats = Это позиция партии на { $count }, а не на { $asked }.
features-title = { $game }, игроков: { $seats }; признаков: { $size }, { $hash }
features-section =
    { $section ->
        [table] Что все видят на столе
        [seat] Что все видят у каждого игрока
       *[own] Что каждый игрок знает один
    }
features-kind =
    { $kind ->
        [one-of] один из
        [at-least] достигнутые ступени
       *[count] количества
    }
features-seen =
    Место { $seat } видит { $count ->
        [one] { $count } признак, не равный нулю
        [few] { $count } признака, не равных нулю
       *[many] { $count } признаков, не равных нулю
    }
bad-hidden = --hidden — кратное трём число от 3 до { $most }, а не { $value }.
bad-rate = --rate — число больше 0 и не больше 1, а не { $value }.
bad-trace = --trace — число от 0 до 1, а не { $value }.
bad-net = { $file }: продолжить нельзя: { $detail }.
net-is-there = { $file } уже есть: чтобы учить эту сеть дальше, добавьте --resume, или выберите другое имя.
train-begins = { $game }, игроков: { $seats }; признаков: { $size }, скрытых нейронов: { $hidden }, начальное число { $seed }, с партии { $games }
train-progress = Партий: { $games }; { $found } против { $bot }, ошибка { $loss }, партий в секунду: { $rate }
train-progress-alone = Партий: { $games }; очков: { $found }, ошибка { $loss }, партий в секунду: { $rate }
train-progress-plain = Партий: { $games }; ошибка { $loss }, партий в секунду: { $rate }
train-final = В конце: { $found } против { $bot }
train-final-alone = В конце: очков { $found }
train-written = Сеть записана в { $file }; чтобы учить её дальше (--resume), нужен и { $learning }.
