### Калибровка компонентов: во что играют и что должно получиться. $value: число игроков, уровень или названия модулей.

played-table = Игроков: { $value }
played-powers = Державы, игроков: { $value }
played-talents = Таланты, игроков: { $value }
played-leaders = Лидеры, игроков: { $value }
played-crises = Кризисы, игроков: { $value }
played-goals = Цели, игроков: { $value }
played-projects = Новые проекты, игроков: { $value }
played-directives = Директивы, игроков: { $value }
played-level = Соло, уровень { $value }
played-modules = Модули: { $value }

line-turns = Игроков { $value }: ходов у каждого, медиана
line-ended-projects = Игроков { $value }: партии, законченные последним проектом
line-ended-cards = Игроков { $value }: партии, законченные двенадцатой картой
line-winner = Игроков { $value }: очки победителя, медиана
line-first = Игроков { $value }: победы начинающего
line-recruited = Игроков { $value }: партии, где привлечён самый непопулярный специалист
line-used = Игроков { $value }: самая редкая особая способность, из партий, где её карта привлечена
line-completed = Игроков { $value }: самый редкий проект, из партий, где он лежит
line-completed-new = Игроков { $value }: самый редкий новый проект, из партий, где он лежит
line-powers = Игроков { $value }: победы державы, самой далёкой от равной доли
line-talents = Игроков { $value }: победы владельцев таланта, самого далёкого от равной доли
line-leaders = Игроков { $value }: лидеров у каждого
line-obligations = Игроков { $value }: самое редкое или самое частое обязательство, из корпусов, где оно есть
line-ended-crises = Игроков { $value }: партии, законченные шестым кризисом
line-crises = Игроков { $value }: кризисов завершено за партию
line-goals = Игроков { $value }: достигнуто целей из пяти
line-each-goal = Игроков { $value }: самая редкая цель, из тех, у кого она есть
line-brings = Игроков { $value }: очки самого скромного или самого щедрого нового проекта
line-directives = Игроков { $value }: прибавка ходов у каждого с директивами
line-turns-modules = Любые три модуля: ходов у каждого, медиана
line-winner-modules = Любые три модуля: очки победителя, медиана
line-passes = Любые три модуля: пасов за партию
line-level = Соло, уровень { $value }: выигранные партии
line-level-modules = Соло, уровень 2 с любым одним модулем: выигранные партии
line-lead = Соло, уровень { $value }: размах средней половины отрывов

line-turns-plot = Ходов у каждого игрока, базовая игра
line-winner-plot = Очки победителя, базовая игра
line-recruited-plot = Специалисты, которых привлекают, базовая игра, игроков: { $value }
line-used-plot = Особые способности, которые применяют, игроков: { $value }
line-completed-plot = Проекты, которые реализуют, игроков: { $value }
line-completed-new-plot = Новые проекты, которые реализуют, игроков: { $value }
line-powers-plot = Победы держав, игроков: { $value }
line-talents-plot = Победы владельцев талантов, игроков: { $value }
line-obligations-plot = Выполненные обязательства, игроков: { $value }
line-each-goal-plot = Достигнутые цели, игроков: { $value }
line-brings-plot = Очки новых проектов, игроков: { $value }
line-turns-modules-plot = Три модуля: ходов у каждого, медиана
line-winner-modules-plot = Три модуля: очки победителя, медиана
line-level-modules-plot = Соло, уровень 2 с одним модулем: выигранные партии

calibration-unit = очки
