### Правила и урок.

## Правила

learn-rules = Правила
learn-rules-of = { $game }: правила
learn-read = Читать правила
learn-first-game = Обучающая партия
learn-further = Обучающая партия: { $subject }
learn-by-playing = Обучающая партия
learn-all-games = Все игры
learn-print = Напечатать
learn-contents = Содержание
learn-short = Коротко
learn-aim = Как победить
learn-glossary = Словарик
learn-printed = В печатном издании:
learn-search = Искать в правилах
learn-search-hint = Вопрос или слово
learn-found =
    { $count ->
        [0] Ничего не нашлось
        [one] Нашлось { $count } правило
        [few] Нашлось { $count } правила
       *[other] Нашлось { $count } правил
    }
learn-none = Такого в правилах нет. Попробуйте другое слово или номер правила.
learn-clear = Показать всё
learn-legend = так отмечено то, чего нет в печатных правилах и что решили мы, с объяснением почему.
learn-kind-decided = наше решение
learn-kind-public = из открытых источников
learn-kind-reconstructed = восстановлено
learn-reason = Почему так:
learn-refusal = Если так ходить нельзя, стол ответит:
learn-common = За любым столом
learn-common-text = Эти правила одинаковы во всех играх Космодрома.
learn-copy-link = Скопировать ссылку на правило { $rule }
learn-link-copied = Ссылка на правило { $rule } скопирована.
learn-link-failed = Браузер не даёт скопировать. Нажмите на номер правила { $rule }: ссылка на него появится в строке адреса.
learn-no-game-title = Такой игры здесь нет
learn-no-game-text = Проверьте адрес или выберите игру из тех, что есть.

## Урок

learn-lesson-of = { $game }: урок
learn-coach = Наставник
learn-board = Поле
learn-progress = Шаг { $step } из { $steps }
learn-show = Покажите
learn-skip = Сделайте за меня
learn-next = Дальше
learn-hold = Подождите
learn-back = Назад
learn-restart = Начать сначала
learn-moves = Ходы словами
learn-not-now = Сейчас это не сыграть. Прочтите, что предлагает наставник, или нажмите «Покажите».
learn-play-now = Играть с лёгкими ботами
learn-over = Урок окончен
learn-learnt = Теперь вы умеете и знаете:
learn-no-lesson-title = Урока пока нет
learn-no-lesson-text = Для этой игры урока ещё нет, зато есть правила с поиском.
