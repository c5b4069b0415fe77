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
event-sent = { $name }: выбран зонд { $a }.
event-sent-hidden = { $name }: зонд выбран.
event-shown = { $name }: зонд { $a }.
event-back = { $name }: зонд { $a }, ему помешали, он возвращается на руку.
event-drifted = До кометы не долетел никто: образец { $a } улетает.
event-landed = { $name }: посадка, взят образец { $a }.
event-dived = { $name }: нырок, найден образец { $b }, взяты оба.
event-crashed = { $name }: нырок, найден лишь образец { $b }; пропали { $a } и { $b }.
event-drew = { $name }: взят зонд { $a }.
event-drew-hidden = { $name }: взят зонд.
event-ended = Комета улетела.

table-comet = Осталось пролётов: { $passes }. Образец: { $sample }. Зондов в колоде: { $deck }.
table-seat = { $name }: очков { $points }, зондов на руке: { $hand }, из них известны: { $shown }
table-spent = Потраченные зонды: { $probes }. Пропавшие образцы: { $samples }.
table-hand = Ваши зонды: { $probes }

score-samples = Образцы
