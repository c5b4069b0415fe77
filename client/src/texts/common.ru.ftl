### Слова, нужные на каждой странице.

product = Космодром
close = Закрыть
cancel = Отмена
back = Назад
loading = Загружаем…
try-again = Попробовать ещё раз
to-home = К играм
main-menu = Главное меню
skip-to-content = Перейти к содержимому
guest-names = Белка, Стрелка, Звёздочка, Уголёк, Ветерок, Чернушка, Мушка, Пчёлка, Отважная, Снежинка

nav-games = Игры
nav-rules = Правила
nav-me = Обо мне
nav-record = Открыть запись
theme-change = Оформление
theme-light = Светлое
theme-dark = Тёмное
theme-system = Как на устройстве
language-change = In English
language-other = EN

level-random = случайный
level-beginner = новичок
level-easy = лёгкий
level-medium = средний
level-hard = сильный
level-expert = эксперт
level-strength =
    Один на один побеждает { $rival ->
        [beginner] новичка
        [easy] лёгкого бота
        [medium] среднего бота
        [hard] сильного бота
       *[expert] эксперта
    } в { $wins }{"\u00A0"}% партий. Рейтинг{"\u00A0"}{ $rating }{ $margin ->
        [0] {""}
       *[other] {"\u00A0"}±{"\u00A0"}{ $margin }
    }

seat-you = вы
seat-open = Свободное место
seat-bot = бот, { $level }

trouble-away = Сервер не отвечает. Проверьте, запущен ли он и есть ли сеть, и попробуйте ещё раз.
trouble-unknown = Что-то пошло не так. Попробуйте ещё раз, а если не поможет, обновите страницу.
trouble-title = Не получилось
missing-title = Здесь только космос
missing-text = По этому адресу ничего нет. Возможно, ссылка неполная или страница переехала.
undrawn-title = Эту игру здесь не показать
undrawn-text = Сервер знает эту игру, но доски для неё на странице нет. Если сервер только что обновили, перезагрузите страницу.
signed-out-title = Вход на этом устройстве отменён
signed-out-text = Вход отменили на другом устройстве, в другом окне или новой личной ссылкой. Чтобы вернуться, откройте свою личную ссылку.
