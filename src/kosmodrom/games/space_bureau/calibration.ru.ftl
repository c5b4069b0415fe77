### Калибровка компонентов: во что играют и что должно получиться. $value: сторона, способность или число игроков.

condition-random = Случайный игрок
condition-greedy = Жадный игрок
condition-side = Сторона { $value }
condition-ability = Способность { $value }
condition-table = Игроков: { $value }

line-strong = Сильный, соло: медиана кредитов
line-millennium = Сильный, соло: партии со 100 кредитами и больше
line-greedy = Жадный, соло: медиана кредитов
line-random = Случайный, соло: медиана кредитов
line-ability = Способность { $value }: прибавка к медиане сильного
line-sides = Стороны: лучшая медиана сильного минус худшая
line-explored-alone = Сильный, соло: разведано гексов
line-first-seat = Игроков { $value }: победы первого места
line-explored = Игроков { $value }: разведано гексов каждым
line-least-used = Сторона { $value }: партии с самым редким отсеком
line-most-used = Сторона { $value }: партии с самым частым отсеком

calibration-unit = кредиты
count-explored = разведано гексов
