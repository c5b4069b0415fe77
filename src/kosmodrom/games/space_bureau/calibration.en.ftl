### The calibration of the components: what is played, and what has to come of it. $value is a side, an ability or a number of players.

condition-random = Random player
condition-greedy = Greedy player
condition-side = Side { $value }
condition-ability = Ability { $value }
condition-table = { $value } players

line-strong = Strong, alone: median credits
line-millennium = Strong, alone: games with 100 credits or more
line-greedy = Greedy, alone: median credits
line-random = Random, alone: median credits
line-ability = Ability { $value }: what it adds to the strong median
line-sides = Sides: the highest strong median less the lowest
line-explored-alone = Strong, alone: hexes explored
line-first-seat = { $value } players: wins of seat 1
line-explored = { $value } players: hexes explored by each
line-least-used = Side { $value }: games that use the least used cell
line-most-used = Side { $value }: games that use the most used cell

calibration-unit = credits
count-explored = hexes explored
