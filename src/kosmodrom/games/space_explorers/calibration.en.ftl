### The calibration of the components: what is played, and what has to come of it. $value is a number of players, a level or names of modules.

played-table = { $value } players
played-powers = Powers, { $value } players
played-talents = Talents, { $value } players
played-leaders = Leaders, { $value } players
played-crises = Crises, { $value } players
played-goals = Goals, { $value } players
played-projects = New projects, { $value } players
played-directives = Directives, { $value } players
played-level = Alone, level { $value }
played-modules = Modules: { $value }

line-turns = { $value } players: turns of each, median
line-ended-projects = { $value } players: games ended by the last project
line-ended-cards = { $value } players: games ended by a twelfth card
line-winner = { $value } players: the winner's points, median
line-first = { $value } players: wins of whoever begins
line-recruited = { $value } players: games that recruit the specialist least wanted
line-used = { $value } players: the special ability least used, of the games that recruit its card
line-completed = { $value } players: the project least completed, of the games in which it lies
line-completed-new = { $value } players: the new project least completed, of the games in which it lies
line-powers = { $value } players: wins of the power furthest from even
line-talents = { $value } players: wins of the talent furthest from even, among those who have it
line-leaders = { $value } players: leaders recruited by each
line-obligations = { $value } players: the obligation least or most often met, of the hubs that have it
line-ended-crises = { $value } players: games ended by the sixth crisis
line-crises = { $value } players: crises that are over at the end
line-goals = { $value } players: goals met of five
line-each-goal = { $value } players: the goal least often met, of those who have it
line-brings = { $value } players: points of the new project that brings least or most
line-directives = { $value } players: what Directives add to the turns of each
line-turns-modules = Any three modules: turns of each, median
line-winner-modules = Any three modules: the winner's points, median
line-passes = Any three modules: passes in a game
line-level = Alone, level { $value }: games won
line-level-modules = Alone, level 2 with any one module: games won
line-lead = Alone, level { $value }: how far apart the middle half of the leads lies

line-turns-plot = Turns of each player, base game
line-winner-plot = The winner's points, base game
line-recruited-plot = Specialists recruited, { $value } players, base game
line-used-plot = Special abilities used where their cards are recruited, { $value } players
line-completed-plot = Projects completed where they lie, { $value } players
line-completed-new-plot = New projects completed where they lie, { $value } players
line-powers-plot = Wins of each power, { $value } players
line-talents-plot = Wins of those who have a talent, { $value } players
line-obligations-plot = Obligations met in hubs that have them, { $value } players
line-each-goal-plot = Goals met by those who have them, { $value } players
line-brings-plot = Points of new projects, { $value } players
line-turns-modules-plot = Three modules: turns of each player, median
line-winner-modules-plot = Three modules: the winner's points, median
line-level-modules-plot = Alone, level 2 with one module: games won

calibration-unit = points
