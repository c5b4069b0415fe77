### После игры: итог, график, проверка колоды, просмотр партии, записи.

## Итог

after-title = Итог игры
after-places = Места
after-place = { $place }-е место:
after-points =
    { $points } { $points ->
        [one] очко
        [few] очка
       *[other] очков
    }
after-resigned = партия сдана
after-stood-in = доигрывал бот
after-breakdown = Из чего сложились очки
after-total = Всего
after-tie = При равенстве
after-you-won = Вы победили!
after-you-lost = На этот раз без победы
after-lost = { $name }: на этот раз без победы
after-you-behind =
    { $place }-е место, отставание { $gap } { $gap ->
        [one] очко
        [few] очка
       *[other] очков
    }
after-you-level = { $place }-е место при равных очках
after-you-lead =
    Отрыв: { $gap } { $gap ->
        [one] очко
        [few] очка
       *[other] очков
    }, следом { $name }.
after-you-lead-level = Очков поровну, но второе место: { $name }.
after-winner-points =
    Побеждает { $names }: { $points } { $points ->
        [one] очко
        [few] очка
       *[other] очков
    }, у вас { $own }.
after-winners-points =
    Победу делят { $names }: по { $points } { $points ->
        [one] очку
       *[other] очков
    }, у вас { $own }.
after-against-winner = По сравнению с победителем:
after-against-next = По сравнению со вторым местом:
after-won = { $name } побеждает!
after-shared = Победу делят { $names }!
after-nobody = Игра окончена досрочно
after-nobody-text = Космос никуда не денется: слетаем в другой раз.
after-cheer-0 =
    { $points } { $points ->
        [one] очко
        [few] очка
       *[other] очков
    } и мягкая посадка!
after-cheer-1 =
    { $points } { $points ->
        [one] очко
        [few] очка
       *[other] очков
    }: приборы подтверждают, это победа.
after-cheer-2 =
    { $points } { $points ->
        [one] очко
        [few] очка
       *[other] очков
    } на орбите, и космодром салютует.
after-cheer-3 =
    { $points } { $points ->
        [one] очко
        [few] очка
       *[other] очков
    } и ни одной потерянной ступени!
after-cheer-4 =
    { $points } { $points ->
        [one] очко
        [few] очка
       *[other] очков
    }: в бортовой журнал это впишут крупно.
after-cheer-early = Маршрут пройден раньше срока, победа засчитана.
after-cheer-bot =
    { $points } { $points ->
        [one] очко
        [few] очка
       *[other] очков
    }. Пришлось нагреться, но цель достигнута.

## Что дальше

after-actions = Что дальше
after-again = Сыграть ещё раз
after-rematch = Реванш
after-rematch-join = Сесть за реванш
after-rematch-waiting = Стол для реванша уже есть, место за вами.
after-replay = Просмотр партии
after-share = Поделиться
after-share-text = { $game } на Космодроме: { $scores }.
after-share-copied = Итог скопирован, можно вставить в сообщение.
after-download = Скачать запись
after-saved = Запись сохранена: { $file }
after-new = Новая игра
after-copy = Скопировать «{ $what }»
after-copied = Скопировано.
after-not-copied = Браузер не даёт скопировать. Выделите текст и скопируйте сами.

## График

after-chart-title = Очки по ходам
after-chart-label = Очки каждого игрока по ходам. Те же числа есть в таблице под графиком.
after-chart-at = Ход { $step } из { $steps }
after-chart-slider = Выбрать ход на графике
after-chart-round = Раунд { $round }
after-chart-moves =
    { $steps } { $steps ->
        [one] ход
        [few] хода
       *[other] ходов
    }
after-chart-table = В виде таблицы
after-chart-move = Ход

## Проверка колоды

after-fair-good = Проверка пройдена
after-fair-plain = Запись сходится
after-fair-bad = Проверка не пройдена
after-fair-text = До раздачи стол показал отпечаток своего секрета, а после игры открыл сам секрет. Отпечаток у каждого секрета свой, поэтому подменить его на ходу было нельзя.
after-fair-other-text = Сейчас сервер показывает не то, что этот браузер видел и отправлял до раздачи. Верить такой раздаче нельзя.
after-fair-plain-text = Все ходы повторены, и итог тот же. Отпечатка колоды в записи нет, поэтому о том, как её тасовали, сказать нечего.
after-fair-bad-text = При повторе партия разошлась с записью. Возможно, запись изменили.
after-fair-seen = Отпечаток тот же, что этот браузер видел до раздачи
after-fair-other = До раздачи этот браузер видел другой отпечаток
after-fair-unseen = До раздачи этот браузер отпечатка не видел. Спросите того, кто видел, тот ли это
after-fair-named = Этот отпечаток назван в записи. Сравните его с тем, что показали до раздачи
after-fair-secret = Сервер говорит, что секрет сходится с отпечатком. Без https браузер проверить это не может
after-fair-browser = Секрет сходится с отпечатком: это проверил ваш браузер
after-fair-browser-no = Ваш браузер проверил: секрет с отпечатком не сходится
after-fair-own = Ваше число подмешано в раздачу
after-fair-own-no = Вашего числа в раздаче нет
after-fair-last = Ваше число было последним, секрет к тому времени уже был выбран: подобрать раздачу не мог никто, и сервер тоже.
after-fair-limit = Одного проверка не покажет: в сговоре с тем, кто подмешал число последним (обычно это хозяин стола, когда начинает игру), сервер мог перебрать несколько раздач и выбрать одну.
after-fair-alone = Чисел игроков в этой раздаче нет. Что сервер тянул её вслепую, приходится верить на слово.
after-fair-replayed = Сервер повторил партию ход за ходом, итог тот же
after-fair-unfinished = Все ходы возможны, но запись обрывается до конца партии
after-fair-figures = Отпечаток и секрет
after-fair-label-commitment = Отпечаток, SHA-256
after-fair-label-secret = Секрет стола
after-fair-label-nonces = Числа игроков
after-fair-home = Проверить можно и без нас: скачайте запись и выполните эту команду на своём компьютере.
after-fair-pack = Играли с набором компонентов «{ $pack }»: укажите папку, где он у вас лежит.
after-fair-folder = ПАПКА
after-fair-label-command = Команда

## Просмотр партии

after-replay-title = Просмотр партии
after-replay-early = Смотреть пока нечего
after-replay-quiet = За столом тихо.
after-replay-more = и ещё { $count } в журнале
after-to-table = К столу
after-board = Поле
after-controls = Ходы партии
after-to-start = В начало
after-step-back = Ход назад
after-step-forward = Ход вперёд
after-to-end = В конец
after-play = Смотреть
after-pause = Пауза
after-speed = Скорость ×{ $speed }. Сменить
after-link = Скопировать ссылку на этот момент
after-link-copied = Ссылка на этот момент скопирована.
after-eyes = Чьими глазами
after-people = За столом
after-spectator = Зритель
after-log = Журнал
after-jump = К ходу { $step }
after-gone-title = Этого стола здесь нет
after-gone-text = Стол закрыт или виден только тем, кто за ним сидел. Попросите у них запись партии: её можно открыть и без стола.

## Записи

after-record-title = Открыть запись
after-record-text = Запись партии можно посмотреть ход за ходом, глазами любого игрока, и проверить, честной ли была колода.
after-record-drop = Перетащите файл записи сюда или выберите его на устройстве.
after-record-choose = Выбрать файл
after-record-kept = Сервер повторит партию по записи и сразу всё забудет: здесь ничего не сохраняется.
after-record-another = Другая запись
after-record-unfinished = Запись обрывается до конца партии.
after-detail = Подробности для знатоков
after-upload-large = Файл больше одного мегабайта: записи партий гораздо меньше. Выберите файл, который скачали после игры.
after-upload-unreadable = Файл не читается. Проверьте, на месте ли он, и выберите его ещё раз.
after-upload-empty = Файл пуст. Скачайте запись ещё раз.
after-upload-not-json = Это не запись партии. Нужен файл .json, который скачивают после игры.
after-upload-not-record = В этом файле нет партии. Нужен файл .json, который скачивают после игры.
after-upload-other-game = Это запись игры «{ $game }», а на этом сервере её нет.
after-upload-other-version = Партию играли по правилам версии { $played }, а здесь { $here }. Откройте запись на сервере с той версией.
