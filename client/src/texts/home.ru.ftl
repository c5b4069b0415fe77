### Страницы вокруг игры: главная, новый стол, сборы, приглашения, о себе.

## Главная

home-hero = Куда летим?
home-lead = Настольные игры про космос: с друзьями, с ботами или вместе за одним экраном. Без регистрации и скафандра.
home-play-now = Играть сейчас
home-easy = «Играть сейчас» — это { $game } с лёгкими ботами. Подсказку можно спросить на любом ходу.
home-newcomer = Вы здесь впервые?
home-newcomer-about = { $game }: обучающая партия на несколько минут, правила узнаете по ходу.
home-play-friends = Играть с друзьями
home-starting = Готовимся к взлёту…
home-to-tables = К моим столам
home-shelf = Игры
home-wish = Во что сыграем?
home-wish-players-title = Игроков
home-wish-minutes-title = Время
home-wish-weight-title = Правила
home-wish-any = всё равно
home-wish-alone = один
home-wish-minutes = до { $minutes } мин
home-wish-found = { $count ->
    [0] Ничего не подходит сразу под всё.
    [one] Подходит { $count } игра.
    [few] Подходят { $count } игры.
   *[other] Подходит { $count } игр.
}
home-wish-clear = Показать все
home-join = Есть приглашение?
home-join-placeholder = Ссылка или код
home-join-go = К столу
home-join-wrong = Это не похоже ни на ссылку, ни на код. Скопируйте ссылку целиком или введите двенадцать знаков кода.
home-claimed = На этом устройстве вы теперь { $name }.
home-claimed-already = Вы здесь уже { $name }.

home-players = { $isOne ->
    [1] { $least }
   *[other] { $least }–{ $most }
}
home-minutes = { $isOne ->
    [1] { $least } мин
   *[other] { $least }–{ $most } мин
}
home-fact-players = Игроков:
home-fact-minutes = Длится:
home-weight = Правила: { $words }
home-weight-1 = на одну минуту
home-weight-2 = лёгкие
home-weight-3 = средние
home-weight-4 = есть что изучить
home-weight-5 = для бывалых
home-play = Играть
home-play-bots = Играть с ботами
home-with-friends = С друзьями
home-at-device = За одним экраном
home-learn = Обучающая партия
home-solo = В одиночку, расклад дня
home-rules = Правила
home-set-up = Настроить

home-my-tables = Мои столы
home-no-tables = Пока ни один стол вас не ждёт. Начните партию, и она останется здесь, пока не доиграете.
home-finished = Сыграно
home-finished-all = Все сыгранные партии
home-waiting = Ждут игроков
home-under-way = Можно посмотреть
home-nobody-waits = Сейчас никто никого не ждёт. Откройте свой стол и отметьте «Виден всем».
home-sit = Сесть
home-alone = пока только вы
home-by-oneself = в одиночку
home-bots = { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[other] { $count } ботов
}
home-gathering = собираются: { $taken } из { $seats }
home-your-turn = Ваш ход
home-their-turn = { $count ->
    [one] ходит { $names }
   *[other] ходят { $names }
}
home-playing = идёт игра
home-over = партия сыграна
home-closed = стол закрыт
home-aside = партия отложена
home-continue = Вернуться за стол
home-more-turns = { $count ->
    [one] и ещё { $count } стол ждёт вашего хода
    [few] и ещё { $count } стола ждут вашего хода
   *[other] и ещё { $count } столов ждут вашего хода
}
home-close-table = Убрать эту партию
home-close-sure = Точно?

## До старта

home-new = Новый стол
home-no-game-title = Такой игры у нас нет
home-no-game = На этом сервере её нет. Выберите другую на полке.
home-crew = Второй пилот, Штурман, Бортинженер, Доктор, Судовой кот, Заяц
home-seat-me = Вы
home-seat-bot = Бот
home-seat-friend = Друг по ссылке
home-seat-device = За этим экраном
home-seat-kind = Кто на месте { $seat }
home-seat-level = Сила бота на месте { $seat }
home-seat-name = Имя на месте { $seat }
home-seat-name-placeholder = Имя
home-seat-friend-about = Ссылка будет на следующем шаге.
home-seat-remove = Убрать место { $seat }
home-seat-add = Ещё одно место
home-options = Особые правила
home-options-usual = Как обычно
home-pack = Компоненты
home-pack-usual = Обычные
home-pack-usual-about = Компоненты, которые идут с Космодромом.
home-pack-about = Набор компонентов этого сервера ({ $content }). Списано с коробки или известно из нескольких источников: { $public }, названо в правилах: { $rulebook }, восстановлено: { $reconstructed }.
home-more-settings = Ещё настройки
home-settings = Настройки стола
home-save = Сохранить
home-go = Поехали!
home-go-invite = Позвать друзей
home-new-starts = Все на борту. Взлетаем сразу.
home-new-invites = Дальше будут ссылка и QR-код для друзей. Когда все соберутся, вы начнёте игру.
home-my-name = Ваше имя

home-set-title = Название стола
home-set-title-placeholder = Пятничный рейс
home-set-public = Виден всем
home-set-public-about = Любой на этом сервере может сесть или посмотреть. Иначе только те, у кого есть ссылка.
home-set-hints = Подсказки в игре с людьми
home-set-hints-about = Каждый может спросить, как сходил бы сильный бот. В игре с одними ботами подсказки есть всегда.
home-set-pace = Темп
home-set-minutes = Минут
home-set-increment = Секунд за ход
home-set-days = Дней
home-set-stand-in = Кто подменяет
home-set-stand-in-about = Этот бот играет за того, кого нет. Вернуться можно в любой момент.
home-pace-wait = Без спешки
home-pace-away = Пока все здесь
home-pace-live = С часами
home-pace-days = По переписке
home-pace-about-wait = Стол ждёт каждого, сколько бы это ни заняло.
home-pace-about-away = Если кто-то уйдёт со страницы дольше чем на столько минут, за него сыграет бот.
home-pace-about-live = У каждого столько минут на всю партию и ещё столько секунд за каждый ход.
home-pace-about-days = На каждое решение даётся столько дней. Для партии между делами.

## Сборы

home-table = Экипаж собирается
home-you = вы
home-here = за этим экраном
home-present = на этой странице
home-absent = сейчас не здесь
home-is-host = хозяин стола
home-aboard = на борту
home-kept = место с прошлой партии держим, ждём
home-kept-for-you = держим для вас
home-open-about = отправьте ссылку или посадите бота
home-open-waits = ждём игрока
home-seat-number = бот, место { $seat }
home-add-bot = Бот
home-add-here = Рядом
home-seat-here = Посадить
home-free = Освободить место { $seat }
home-shrink = Убрать место
home-hand-over = Сделать хозяином: { $name }
home-hand-over-sure = Передать стол?
home-remove = Высадить: { $name }
home-remove-sure = Высадить насовсем?
home-agreed-public = виден всем
home-agreed-private = только по ссылке
home-agreed-pack = компоненты: { $pack }
home-agreed-hints = с подсказками
home-on-board = На борту
home-on-board-count = { $taken } из { $seats }
home-on-the-way = В пути
home-fill = Добавить ботов и начать
home-fill-about = { $count ->
    [one] Свободное место займёт бот.
    [few] Боты займут { $count } свободных места.
   *[other] Боты займут { $count } свободных мест.
}
home-wait-host = Ждём хозяина стола: начинает { $host }
home-chat = Пока ждём
home-sit-down = Сесть за стол
home-leave = Встать из-за стола
home-leave-sure = Уходите?
home-close-room = Закрыть стол
home-close-room-sure = Закрыть для всех?
home-seal = Отпечаток { $start }… секрета стола известен ещё до раздачи. Браузер его запомнит и после игры сравнит.

home-invite = Позвать друзей
home-invite-link = Ссылка на стол
home-code = Код стола
home-copy = Скопировать ссылку
home-copied = Скопировано
home-copy-by-hand = Браузер не даёт скопировать. Ссылка выделена: нажмите Ctrl+C или подержите её пальцем.
home-share = Поделиться
home-share-title = Сыграем: { $game }
home-qr = QR-код ссылки: наведите на него камеру телефона
home-loopback = Эта ссылка открывается только на этом компьютере: другим устройствам до него не добраться. Чтобы могли зайти телефоны из вашей сети, остановите сервер и запустите его так:
home-withdraw = Отозвать ссылку
home-withdraw-sure = По ней больше никто не войдёт. Отозвать?
home-no-link = Открытой ссылки на этот стол нет.
home-make-link = Сделать ссылку

## Приглашение

home-boarding-pass = Посадочный талон
home-invited = Вас зовёт { $host }.
home-somebody = хозяин стола
home-open-seats = { $count ->
    [one] Свободно { $count } место
    [few] Свободно { $count } места
   *[other] Свободно { $count } мест
}
home-before = Уже играли здесь?
home-before-link = Откройте на этом устройстве свою личную ссылку: с ней вернутся имя, места и партии. Её делают на странице «Обо мне» того устройства, на котором вы играли.
home-before-paste = Вставьте личную ссылку
home-before-host = Если её нет, попросите у хозяина стола ссылку на ваше место: для этого нужно нажать ваше имя в списке игроков.
home-seat = Место в партии
home-seat-about = Партия уже идёт. Игрок { $name } не возвращается, и по этой ссылке вы займёте место со всем, что на нём есть. Все за столом об этом узнают.
home-seat-take = Занять это место
home-stale-title = Эта ссылка никуда не ведёт
home-stale = Возможно, она неполная или её отозвали. Попросите новую или откройте свой стол.
home-look-again = Посмотреть ещё раз
home-watch = Посмотреть игру
home-own-table = Свой стол
home-obstacle-title-full = Все места заняты
home-obstacle-full = Ещё одно место может добавить { $host }: попросите и посмотрите снова.
home-obstacle-title-playing = Они уже в полёте
home-obstacle-playing = Эта партия уже началась. Место в следующей может оставить { $host }: попросите об этом.
home-obstacle-title-over = Эта партия сыграна
home-obstacle-over = Ссылка ведёт на сыгранную партию. Новую может прислать { $host }.
home-obstacle-title-closed = Стол закрыт
home-obstacle-closed = Так бывает, когда стол закрывает { $host } или сюда долго никто не заходит. Откройте свой.
home-obstacle-title-aside = Партия отложена

## О себе

home-name-title = Как вас зовут
home-name-about = От 2 до 24 знаков. Имя видят все за вашими столами.
home-name-saved = Приятно познакомиться, { $name }.
home-preferences = Как вам удобно
home-key = Личная ссылка
home-key-about = Паролей здесь нет: вас узнаёт это устройство. Чтобы играть под своим именем и на другом или не остаться без него, если с этим что-то случится, сделайте ссылку и сохраните её.
home-switch = Войти здесь под именем { $name }?
home-switch-whose = Это личная ссылка игрока { $name }. По ней вы будете играть здесь как { $name }.
home-switch-warning = Тот, кто сделал ссылку, тоже играет как { $name } и видит всё, что видите под этим именем вы, в том числе ваши карты. Входите, только если сделали её сами.
home-switch-about = Тогда это устройство забудет игрока { $name }. Без вашего согласия ничего не изменится.
home-switch-games = Тогда это устройство забудет игрока { $name } и { $count ->
    [one] { $count } партию
    [few] { $count } партии
   *[many] { $count } партий
}. По личной ссылке можно будет вернуться. Без вашего согласия ничего не изменится.
home-switch-keep = Сначала сделать личную ссылку: { $name }
home-switch-go = Войти: { $name }
home-switch-stay = Остаться: { $name }
home-switch-not = Не сейчас
home-key-make = Сделать личную ссылку
home-key-came = { $count ->
    [one] По прежней ссылке вы вошли на устройстве { $names }. Оставить вход на нём?
   *[other] По прежней ссылке вы вошли на устройствах: { $names }. Оставить вход на них?
}
home-key-keep = Новая ссылка, вход оставить
home-key-end = Новая ссылка, там выйти
home-key-warning = Это ключ: у кого он есть, тот играет за вас. Прежний больше не действует, а этот мы покажем только сейчас.
home-result-won = победа, { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
}
home-result-lost = поражение, { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
}
home-result-place = { $place }-е место, { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
}
home-result-winners = победа: { $names }
home-nothing-played = Пока ни одной партии. Первая займёт меньше времени, чем кажется.
home-show-more = Показать ещё
home-devices = Устройства
home-devices-about = Эти устройства вас знают. Кто сядет за любое из них, тот играет за вас.
home-device-unknown = Неизвестный браузер
home-device-this = это устройство
home-device-when = Вы вошли { $created }, последний раз были { $used }
home-device-out = Выйти
home-device-sure = Выйти на нём?
home-device-gone = Выход выполнен: { $name }.
home-everywhere-about = Потеряли устройство или отправили ссылку не тому? Выйдите везде: останется только вход на этом устройстве. Личная ссылка тоже перестанет действовать, потом сделайте новую.
home-everywhere-tokens = Отменить и ключи моих программ
home-everywhere = Выйти на всех остальных
home-everywhere-alone = Отменить личную ссылку
home-everywhere-sure = Точно оставить только это?
home-everywhere-gone = Теперь вас знает только это устройство.
home-blocked = Заблокированы
home-blocked-about = Их сообщений вы не видите, и за одним столом вы не встречаетесь.
home-unblock = Разблокировать
home-unblocked = Блокировка снята: { $name }.
home-goodbye = Прощание
home-sign-out = Выйти на этом устройстве
home-sign-out-about = Это устройство вас забудет. Без личной ссылки вернуться нельзя: сначала сделайте её.
home-sign-out-sure = Забыть меня здесь?
home-signed-out = Это устройство вас больше не знает.
home-forget = Удалить все мои данные
home-forget-about = С сервера исчезнут ваше имя, заметки, ссылки и то, что вы писали в чатах. Ваши партии доиграют боты. Отменить это нельзя.
home-forget-sure = Удалить насовсем?
home-forgotten = Всё о вас удалено.
