### Экран игры: всё вокруг поля.

screen-title = { $title } — Космодром
screen-title-turn = ● Ваш ход — { $title }
screen-table = Игровой стол
screen-home = На главную
screen-menu = Меню
screen-people = За столом
screen-you = Вы
screen-log = Журнал
screen-log-chat = Журнал и чат
screen-log-unread = Журнал и чат, новых сообщений: { $unread }
screen-log-older = Показать более ранние
screen-log-since = После вашего хода
screen-spectator = Зритель
screen-rule = Правило { $rule }, откроется в новой вкладке
screen-tools = Действия

## Подсказка вверху

screen-your-turn = Ваш ход
screen-turn = ход
screen-bot-thinks = Бот думает. Греется, но думает.
screen-tea = { $name } пьёт чай. Подождём?
screen-to-result = К итогам
screen-to-board = К полю

## Игроки

screen-here = за столом
screen-away = не на связи
screen-host = { $state }, хозяин стола
screen-resigned = партия сдана, доигрывает бот
screen-resigned-over = партия сдана
screen-stood-in = пока играет бот
screen-seat-actions = Действия: { $name }
screen-mute = Отключить сообщения
screen-unmute = Вернуть сообщения
screen-hand-over = Сделать хозяином стола
screen-block = Заблокировать
screen-block-about = Вы не увидите сообщений этого человека, и за одним столом вы больше не окажетесь. Снять блокировку можно на странице «Обо мне».
screen-blocked = { $name } больше вас не побеспокоит.
screen-seat-bot = Пусть пока играет бот
screen-seat-bot-about = Можно, когда игрока нет три минуты. Кто снова откроет стол, получит своё место назад.
screen-seat-link = Ссылка на это место
screen-seat-link-about = Если у игрока { $name } другой браузер или телефон и его больше не узнают. Можно, когда игрока нет десять минут; работает один раз, и все за столом об этом узнают.
screen-seat-link-made = Отправьте её только игроку { $name }: кто её откроет, может занять это место. Она сработает один раз, пока { $name } не на связи.
screen-seat-link-withdraw = Отозвать ссылку
screen-watchers = { $count ->
    [one] Наблюдает { $count } человек
    [few] Наблюдают { $count } человека
   *[many] Наблюдают { $count } человек
}
screen-watch-link = Ссылка для зрителей
screen-watch-about = Кто её откроет, увидит игру глазами зрителя: без закрытых карт и без чата, если стол закрытый. Все за столом видят, что кто-то наблюдает.
screen-lost-title = Ваше место передали
screen-lost-seat = Вас долго не было, и место передали по ссылке хозяина стола: теперь там играет { $name }. Вы можете смотреть. Если это ошибка, попросите у хозяина ссылку, чтобы вернуться.
screen-clock = Осталось времени
screen-clock-short = У вас осталось полминуты.
screen-until = до { $day }

## Связь

screen-contact-open = На связи
screen-contact-connecting = Соединяемся…
screen-contact-lost = { $waiting ->
    [0] Связь прервалась. Восстанавливаем.
   *[other] Связь прервалась. Ход сохранён, восстанавливаем связь.
}
screen-contact-waiting = { $waiting ->
    [one] Ждём ответа сервера
   *[other] Ждём ответов сервера: { $waiting }
}
screen-server-away = Сервер пока не отвечает. Пробуем ещё раз…

## Действия

screen-undo = Вернуть ход
screen-undo-ask = Попросить вернуть ход
screen-undo-short = Вернуть
screen-undo-none = Сейчас возвращать нечего: после вашего хода кто-то уже сходил или открылось что-то новое.
screen-hint = Подсказка: что сделал бы сильный бот
screen-hint-short = Подсказка
screen-hint-thinks = Бот думает над подсказкой…
screen-hint-none = Подсказки работают в ваш ход: всегда против ботов, а с людьми — если хозяин стола их включил.
screen-hint-says = Совет: «{ $words }».
screen-hint-share = Шансы на победу: { $share } %.
screen-hint-why = Почему:
screen-hint-play = Сыграть так
screen-moves = Ходы словами
screen-moves-short = Ходы
screen-moves-about = Все возможные ходы списком: по нему можно сыграть всю партию и без поля.
screen-moves-none = Сейчас ваших ходов нет.
screen-move-final = вернуть будет нельзя
screen-recap = Что было с вашего хода
screen-recap-short = Повтор
screen-recap-at = { $at } из { $of }
screen-recap-back = Ход назад
screen-recap-on = Ход вперёд
screen-recap-stop = Остановить
screen-recap-go = Дальше
screen-catching-up = { $count ->
    [one] Показываем, ещё { $count } ход
    [few] Показываем, ещё { $count } хода
   *[other] Показываем, ещё { $count } ходов
}
screen-skip = Пропустить
screen-missed = { $count ->
    [one] С вашего хода: { $count } ход.
    [few] С вашего хода: { $count } хода.
   *[other] С вашего хода: { $count } ходов.
}
screen-missed-show = Показать

## Почему нельзя

screen-why-title = Почему нельзя?
screen-why-close = Понятно
screen-why-can = Это уже можно: поле просто не успело обновиться.
screen-why-lost = Связь прервалась. Ответим, как только она восстановится.

## Подтверждения

screen-confirm-title = Ходим так?
screen-confirm-final = Сами вы этот ход уже не вернёте.
screen-confirm-move = Нажмите ещё раз, чтобы сходить.
screen-resign = Сдаться
screen-resign-title = Сдаётесь?
screen-resign-people = За вас доиграет бот, чтобы остальным было с кем играть. Вернуться уже не получится.
screen-resign-bots = Партия на этом закончится.
screen-close = Закрыть стол
screen-close-title = Закрыть стол для всех?
screen-close-text = Партия прервётся без результата, продолжить её будет нельзя.
screen-close-ask = Предложить закрыть партию
screen-close-ask-title = Предложить закрыть партию?
screen-close-ask-text = Если все согласятся, она прервётся без результата, продолжить её будет нельзя. Запись партии тогда откроется всем её игрокам.

## Голосования и паузы

screen-vote-undo = { $count ->
    [one] { $name } просит вернуть { $count } ход.
    [few] { $name } просит вернуть { $count } хода.
   *[other] { $name } просит вернуть { $count } ходов.
}
screen-vote-pause = { $name } просит паузу.
screen-vote-close = { $name } предлагает закрыть партию без результата.
screen-vote-waits = Ждём, согласятся ли остальные.
screen-vote-withdraw = Передумать
screen-vote-yes = Согласиться
screen-vote-no = Отказать
screen-pause = Попросить паузу
screen-paused = Перерыв. Продолжить может любой за столом.
screen-resume = Продолжить
screen-stood-in-you = Сейчас за вас ходит бот.
screen-come-back = Вернуть себе место

## Чат и заметки

screen-chat-say = Написать всем…
screen-chat-send = Отправить
screen-chat-muted = Хозяин стола отключил вам сообщения.
screen-chat-spectator = Писать могут те, кто за столом.
screen-notes = Заметки
screen-notes-about = Записи видите только вы: кто что передал, на что надеется, чего боится.
screen-notes-kept = Сохранено. Кроме вас, этого никто не увидит.
screen-notes-keeping = Сохраняем…

## Настройки

screen-preferences = Настройки
screen-rules = Правила игры
screen-language = Язык
screen-speed = Скорость
screen-speed-about = Как быстро поле показывает чужие ходы.
screen-speed-off = Сразу
screen-speed-slow = Медленно
screen-speed-normal = Обычно
screen-speed-fast = Быстро
screen-confirm = Переспрашивать
screen-confirm-about = Когда ход нужно подтвердить отдельной кнопкой.
screen-confirm-some = Если не вернуть
screen-confirm-all = Всегда
screen-confirm-none = Никогда
screen-sound = Звук
screen-notify = Уведомление о ходе
screen-notify-granted = Придёт, если вкладка не на виду.
screen-notify-denied = Браузер их запретил. Разрешите уведомления для этого сайта в настройках браузера.
screen-notify-missing = Этот браузер не умеет показывать уведомления.
screen-notify-insecure = Браузер разрешает уведомления только по https или на том же компьютере. О ходе скажут заголовок и значок вкладки.
screen-keys = Горячие клавиши
screen-keys-about = Буквы работают как команды, пока вы ничего не пишете.

## Клавиши

screen-shortcuts = Горячие клавиши и управление
screen-shortcuts-about = Когда вы пишете сообщение или заметку, буквы остаются буквами.
screen-key-arrows = Стрелки
screen-key-space = Пробел
screen-do-arrows = перемещаться по картам и стопкам
screen-do-press = выбрать, ещё раз — сыграть
screen-do-undo = вернуть ход или попросить об этом
screen-do-hint = спросить подсказку
screen-do-moves = открыть список ходов словами
screen-do-log = перейти к журналу
screen-do-chat = написать всем за столом
screen-do-recap = посмотреть ещё раз, что было с вашего хода
screen-do-notes = открыть заметки
screen-do-skip = пропустить показ
screen-do-shortcuts = открыть этот список

## Выход

screen-leave = К другим столам
screen-leave-about = Место останется за вами: партия ждёт в списке ваших столов.

## Одно устройство на всех

screen-curtain = Передайте устройство: { $name }
screen-curtain-about = Остальные не подглядывают!
screen-curtain-take = Я — { $name }
screen-curtain-former = Вернуть устройство: { $name }

## Когда стола не видно

screen-gone-title = Такого стола не видно
screen-gone-text = Его нет, или за ним не знают это устройство. Попросите хозяина прислать приглашение.
screen-closed-title = Стол закрыт
screen-closed-text = Партию прервали, и продолжить её нельзя. Зато можно начать новую.
screen-closed-replay = Посмотреть партию
screen-aside-title = Сейчас эту партию не продолжить
screen-old-title = Космодром обновился
screen-old-text = Эта страница осталась от прошлой версии. Обновите её: партия никуда не денется.
screen-reload = Обновить страницу
screen-turned-title = Сервер не пускает
screen-turned-many = Сервер отвечает, но постоянное соединение не открывается: открыто слишком много вкладок или его не пропускает сеть. Закройте лишние вкладки и попробуйте снова.
screen-turned-foreign = Страница открыта не по тому адресу, который знает сервер. Откройте её по адресу, который он называет при запуске.
