# Что даст ход по сравнению со следующим по силе. `$other` — следующий по силе ход словами.

compared-better =
    { $wins ->
        [one] Примерно на { $wins } победу
        [few] Примерно на { $wins } победы
       *[other] Примерно на { $wins } побед
    } из 100 больше, чем при ходе «{ $other }»
compared-better-alone = Примерно на { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } очка больше, чем при ходе «{ $other }»
compared-alike = Так же хорошо, как «{ $other }»
compared-even = Побед столько же, сколько при ходе «{ $other }»
compared-even-alone = Очков столько же, сколько при ходе «{ $other }»

# Доигрывания говорят обратное поиску, который ищет хорошие ответы, а они берут первый подходящий.
compared-worse =
    { $wins ->
        [one] Поиск за этот ход, но если доиграть наскоро, «{ $other }» даст примерно на { $wins } победу
        [few] Поиск за этот ход, но если доиграть наскоро, «{ $other }» даст примерно на { $wins } победы
       *[other] Поиск за этот ход, но если доиграть наскоро, «{ $other }» даст примерно на { $wins } побед
    } из 100 больше
compared-worse-alone = Поиск за этот ход, но если доиграть наскоро, «{ $other }» даст примерно на { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } очка больше

# Строки счёта, их названия со строчной буквы.
compared-more = +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
compared-less = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
compared-rival = лучший соперник
compared-line = { $line } { $points } очка
compared-further-line = { $line } { $points }
compared-with-lines = { $verdict }: { $lines }.
compared-without-lines = { $verdict }.
