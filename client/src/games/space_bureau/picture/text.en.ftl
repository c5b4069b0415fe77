### The picture of the rules of Space Bureau.

picture = Cells of a ship with two agents, three hexes, rooms of the bureau, the storage, and the queue of agents.
picture-1 = You place an agent in an empty cell, so that one of its connectors meets another.
picture-2 = Then you carry out what is printed in that cell, in any order.
picture-3 = A flight: 1 fuel to an open hex, 3 fuel to explore a new one and gain its bonus.
picture-4 = Where a flight ends on a planet, an agent of its colour may land: 2 credits, and 1 for each stored sample of that colour.
picture-5 = Steps in the bureau: each room gives its bonus, and levels make some actions stronger.
picture-6 = The storage: fuel and samples share its slots. Three samples of different colours are worth 6 credits at the end.
picture-7 = The queue: your turn ends with a new agent from here.
