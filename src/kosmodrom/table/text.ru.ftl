# Names

name-open = свободное место
name-gone = ушедший игрок

# Bots

bot-parsec = Парсек
bot-quasar = Квазар
bot-neutrino = Нейтрино
bot-bolide = Болид
bot-tachyon = Тахион
bot-albedo = Альбедо
bot-perigee = Перигей
bot-comet = Комета
bot-azimuth = Азимут
bot-sextant = Секстант
bot-lumen = Люмен
bot-syzygy = Сизигия

# What all wait for

ask-gathering = Игроки собираются. Игру начнёт хозяин стола.
ask-closed = Этот стол закрыт.
ask-aside = Партию начали по другой версии правил, чем на этом сервере. Её можно смотреть, но не продолжить.
ask-damaged = Сохранённая запись этой партии повреждена, поэтому продолжить её нельзя. Других партий это не касается. Сообщите тому, кто держит сервер: партия могла остаться в резервной копии.
ask-lacks-pack = За этим столом играют с набором компонентов «{ $pack }», которого на сервере сейчас нет. Ничего не пропало: всё продолжится, как только набор вернут.
ask-paused = Игра на паузе. Продолжить её может любой за столом.
ask-resigned-you = Вы сдались, игра окончена.
ask-resigned-one = { $name } сдаётся, игра окончена.
ask-resigned-others = Все остальные сдались, игра окончена.
ask-resigned-all = Сдались все, кроме одного; игра окончена.
ask-deserted = За столом никого не осталось. Игра подождёт, пока кто-нибудь из игроков не вернётся.

# The log

line-created =
    { $who ->
        [you] Вы открываете
       *[other] { $name } открывает
    } стол.
line-sat =
    { $who ->
        [you] Вы занимаете
       *[other] { $name } занимает
    } место { $number }.
line-left =
    { $who ->
        [you] Вы уходите
       *[other] { $name } уходит
    } из-за стола.
line-removed =
    По решению хозяина стола { $who ->
        [you] вы уходите
       *[other] { $name } уходит
    }.
line-configured =
    { $who ->
        [you] Вы меняете
       *[other] { $name } меняет
    } настройки стола.
line-host =
    Теперь хозяин стола — { $who ->
        [you] вы
       *[other] { $name }
    }.
line-started = Игра начинается.
line-undone =
    { $who ->
        [you] Вы возвращаете
       *[other] { $name } возвращает
    } { $number ->
    [one] { $number } ход
    [few] { $number } хода
   *[many] { $number } ходов
}.
line-proposed-undo =
    { $who ->
        [you] Вы просите
       *[other] { $name } просит
    } вернуть { $number ->
    [one] { $number } ход
    [few] { $number } хода
   *[many] { $number } ходов
}.
line-proposed-pause =
    { $who ->
        [you] Вы просите
       *[other] { $name } просит
    } паузу.
line-agreed =
    { $who ->
        [you] Вы соглашаетесь
       *[other] { $name } соглашается
    }.
line-declined =
    { $who ->
        [you] Вы не соглашаетесь
       *[other] { $name } не соглашается
    }.
line-paused = Игра на паузе.
line-resumed =
    { $who ->
        [you] Вы продолжаете
       *[other] { $name } продолжает
    } игру.
line-resigned =
    { $who ->
        [you] Вы сдаётесь
       *[other] { $name } сдаётся
    }.
line-stood-in-clock =
    Время вышло, { $who ->
        [you] за вас пока ходит бот
       *[other] за игрока { $name } пока ходит бот
    }.
line-stood-in-away =
    { $who ->
        [you] Вы не на связи: за вас пока ходит бот
       *[other] { $name } не на связи: пока ходит бот
    }.
line-stood-in-gone =
    { $who ->
        [you] Вы больше не вернётесь
       *[other] { $name } больше не вернётся
    }: дальше ходит бот.
line-stood-in-host =
    { $who ->
        [you] Вы не на связи: за вас пока ходит бот, так решил хозяин стола
       *[other] { $name } не на связи: пока ходит бот, так решил хозяин стола
    }.
line-seat-lost =
    { $who ->
        [you] Вы так и не вернулись: ваше место передано по ссылке
       *[other] { $name } так и не возвращается: место передано по ссылке
    }.
line-reseated =
    { $who ->
        [you] Вы занимаете
       *[other] { $name } занимает
    } место { $number } — игра продолжается.
line-came-back =
    { $who ->
        [you] Вы снова
       *[other] { $name } снова
    } за столом.
line-advised =
    { $who ->
        [you] Вы просите
       *[other] { $name } просит
    } подсказку: в списки лучших результатов эта партия не попадёт.
line-muted =
    Хозяин отключил { $who ->
        [you] ваши сообщения
       *[other] сообщения игрока { $name }
    }.
line-unmuted =
    { $who ->
        [you] Вы снова можете
       *[other] { $name } снова может
    } писать.
line-closed-host = Хозяин закрыл стол.
line-closed-expired = Долго никто не приходил, стол закрыт.
line-rematched = Открыт стол для реванша.

# Refusals

refused-no-seat = У вас нет места за этим столом. Занять свободное можно до начала игры.
refused-host-only = Это может только хозяин стола.
refused-already-started = Игра уже началась, а менять это можно только до начала.
refused-not-started = Игра ещё не началась. Хозяин начнёт её, когда все места займут.
refused-closed = Этот стол закрыт. Откройте новый.
refused-aside = Партию начали по другой версии правил, чем на этом сервере: её можно смотреть, но не продолжить.
refused-damaged = Сохранённая запись этой партии повреждена, поэтому продолжить её нельзя. Сообщите тому, кто держит сервер: партия могла остаться в резервной копии.
refused-lacks-pack = За этим столом играют с набором компонентов «{ $pack }», которого на сервере сейчас нет. Всё продолжится, как только набор вернут.
refused-resigned = Вы сдались; за вас доигрывает бот.
refused-paused = Игра на паузе. Продолжите её, чтобы сделать ход.
refused-stood-in = Сейчас за вас ходит бот. Сначала верните себе место.
refused-no-such-bot = Бота «{ $level }» нет. Есть random, easy, medium и hard.
refused-no-such-seat = За этим столом нет места { $seat }.
refused-removed = Хозяин закрыл вам вход за этот стол. Найдите другой или откройте свой.
refused-seated-already = Вы уже сидите за этим столом.
refused-seat-taken = Место { $seat } занято. Выберите свободное.
refused-seat-open = Место { $seat } и так свободно.
refused-table-full = Все места за этим столом заняты. Попросите хозяина добавить место или выберите другой стол.
refused-remove-self = Чтобы освободить своё место, уйдите из-за стола.
refused-seats-taken = Занято мест: { $taken }, поэтому оставить только { $seats } нельзя. Сначала освободите лишние.
refused-wrong-seats = В эту игру играют от { $low } до { $high } человек.
refused-wrong-options = В игре { $game } нет такой настройки или такого значения, либо настройка действует только вместе с другой. Посмотрите список настроек игры.
refused-hand-over-person = Для этого на месте { $seat } должен сидеть другой человек.
refused-seats-open = Свободных мест: { $open }. Дождитесь игроков или отдайте места ботам.
refused-deal-fixed = Расклад дня у всех один и тот же: в нём ничего нельзя изменить.
refused-stale = Пока вы решали, положение изменилось. Взгляните на поле и выберите ещё раз.
refused-moves-after-chance = Когда что-то взято или открыто, решать нужно заново: присылайте ходы только до этого места.
refused-proposal-open = Уже идёт другое голосование. Сначала ответьте на него.
refused-no-proposal = Сейчас ни о чём не голосуют.
refused-voted-already = Вы уже согласились; другие ещё думают.
refused-nothing-to-undo = У вас нет ходов, которые можно вернуть.
refused-pause-alone = Вы играете с ботами: они и так вас подождут.
refused-not-paused = Игра не на паузе.
refused-not-stood-in = Место и так ваше.
refused-bot-sits = На месте { $seat } уже играет бот.
refused-not-away = { $name } на связи сейчас или совсем недавно. Это можно сделать, когда игрока не будет { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}.
refused-muted = Хозяин отключил вам сообщения за этим столом.
refused-hints-off = За этим столом подсказок нет. В игре с людьми их включает хозяин стола до начала, а в зачётной попытке их не бывает.
refused-not-over = Это откроется, когда игра закончится.
refused-chat-empty = Сообщение пустое. Напишите что-нибудь.
refused-chat-long = Сообщение — не длиннее { $longest } знаков.
refused-title-long = Название — не длиннее { $longest } знаков.
refused-title-hidden = В названии есть невидимые знаки. Уберите их.
refused-note-long = Заметки — не длиннее { $longest } знаков.
refused-name-length = Имя — от { $shortest } до { $longest } знаков.
refused-name-hidden = В имени есть невидимые знаки. Уберите их.
refused-name-letters = В имени нужна хотя бы одна буква или цифра.
