game-title = Комета
game-tagline = Быть выше всех — и не столкнуться.

move-send = Запустить зонд { $probe }
move-land = Сесть и взять образец { $sample }
move-dive = Нырнуть: подойдут { $good } из { $all } образцов

ask-send = Открыт образец { $sample }. Какой зонд запустите?
ask-decide = Вы у кометы. Сесть и взять { $sample } или нырнуть?
ask-wait = Ждём: { $names }.
ask-over = Игра окончена.

event-turned-up = Открыт образец { $a }.
event-sent =
    { $who ->
        [you] Вы выбираете зонд
       *[other] { $name }: выбран зонд
    } { $a }.
event-sent-hidden = { $name }: зонд выбран.
event-shown =
    { $who ->
        [you] Ваш зонд:
       *[other] { $name }: зонд
    } { $a }.
event-back =
    { $who ->
        [you] Вашему зонду { $a } помешали, он возвращается на руку
       *[other] { $name }: зонд { $a }, ему помешали, он возвращается на руку
    }.
event-drifted = До кометы не долетел никто: образец { $a } улетает.
event-landed =
    { $who ->
        [you] Вы садитесь и берёте образец
       *[other] { $name }: посадка, взят образец
    } { $a }.
event-dived =
    { $who ->
        [you] Вы ныряете, находите образец { $b } и берёте оба
       *[other] { $name }: нырок, найден образец { $b }, взяты оба
    }.
event-crashed =
    { $who ->
        [you] Вы ныряете и находите лишь образец
       *[other] { $name }: нырок, найден лишь образец
    } { $b }; пропали { $a } и { $b }.
event-drew =
    { $who ->
        [you] Вы берёте зонд
       *[other] { $name }: взят зонд
    } { $a }.
event-drew-hidden = { $name }: взят зонд.
event-ended = Комета улетела.

table-comet = Осталось пролётов: { $passes }. Образец: { $sample }. Зондов в колоде: { $deck }.
table-seat = { $name }: очков { $points }, зондов на руке: { $hand }, из них известны: { $shown }
table-spent = Потраченные зонды: { $probes }. Пропавшие образцы: { $samples }.
table-hand = Ваши зонды: { $probes }

score-samples = Образцы
