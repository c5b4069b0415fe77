### The guided first game of Space Bureau. Each text stands at a position of lesson.toml; nudges answer another move.

lesson-name-learner = Captain

## Turn 1

lesson-welcome = Welcome to the bureau, captain. Most credits after the last turn wins. Every turn you place an agent in a cell of your ship and do what is printed there. Connectors have to meet, and the ship's own come in from below. Place the orange agent in the bottom row, second from the left: fuel and a step in the bureau.
lesson-welcome-nudge = That would do as well. This time place the orange agent in the second cell of the bottom row.
lesson-fuel = Your agent is at work. The actions of a cell come in any order, and you may leave out any of them. First the fuel: without it nobody flies far.
lesson-fuel-nudge = Both are waiting for you. Begin with the fuel.
lesson-bureau = Fuel and samples share the slots of your storage; what finds no room is lost. Now the step in the bureau. Every room that your marker enters gives its bonus at once.
lesson-bureau-nudge = Nothing forces you, but a room with a bonus is waiting. Take the step.
lesson-queue = More fuel! All is done here, so your turn ends with a new agent from the queue. Take the inspector; soon you will see what he is good for.
lesson-queue-nudge = That one is never a mistake. But now the inspector, please.

## Turn 2

lesson-inspector = Your second turn. The orange agent has another connector, and it leads up. An inspector has a single one: turn him until it points down, and place him right above. His cell has a flight and a sample of the place you are at.
lesson-inspector-nudge = The flight is better now. Place the inspector above your orange agent, with his connector pointing down.
lesson-flight = Your ship stands at the wormhole in the centre. There is nothing to take here, so the sample can wait, and the flight comes first.
lesson-flight-nudge = You have the fuel, and space is large. Begin the flight.
lesson-explore = A flight is as many steps as you can pay for: 1 fuel to an open neighbour, 3 to explore a place where nothing lies yet. Nobody knows what you will find. Explore to the north-east, towards the purple planet.
lesson-explore-nudge = There is something out there too. But let us head for the purple planet: explore to the north-east.
lesson-bonus = Open space. Whoever explores a hex gets its bonus at once, in any order: here a sample and steps in the bureau. Take the steps first, and watch your inspector.
lesson-bonus-nudge = That one won't run away. First the steps in the bureau.
lesson-level = Level 1! In a level room one of your inspectors turns over, for 2 credits, and has four connectors from then on. High up on your ship some actions are repeated for each level. The last room offers any sample: take a blue one.
lesson-level-nudge = A sample never hurts. Take a blue one, you'll see what for.
lesson-set = And now the sample of the hex: purple. Three samples of different colours are a set, and a set is worth 6 credits at the end.
lesson-set-nudge = Another colour is what makes a set. Take a purple one.
lesson-further = The bonus is gained, and the flight goes on. You have the fuel for one more new hex: explore to the north-east again.
lesson-further-nudge = Not yet: there is fuel enough to explore. Once more to the north-east.
lesson-planet = An orange planet! Its bonus has a sample of the place, and here that is an orange one. It makes your set complete.
lesson-planet-nudge = With it your set is complete. Take the orange sample.
lesson-land = A flight that ends on a planet may land an agent of its colour, from any cell of your ship: 2 credits, and 1 for each sample of that colour you store. He turns over, his connectors stay. Land the orange agent.
lesson-land-nudge = You could, but an orange agent and an orange planet belong together. Land him.
lesson-order = Back to the cell: its sample is still to be had, and now your ship is at a place that has some. That is why the order matters. Take it.
lesson-order-nudge = It is yours for the asking, and you will soon know what to do with it. Take the sample.
lesson-refill = A whole turn: placed, flown, explored, landed. Now the refill. Take the purple agent: he has three connectors, and so leads on wherever you like.
lesson-refill-nudge = A good one as well. But three connectors are better than two: take the purple agent.

## Turn 3

lesson-bottom = Turned over, your inspector leads on to all sides, and the higher the row, the more a cell does. But the bottom row is always open to you, and its fourth cell has an office. Turn a purple agent so that his connectors point up, right and down, and place him there.
lesson-bottom-nudge = We are after the office in the bottom row, fourth from the left. The purple agent goes there, connectors up, right and down.
lesson-price = Some actions have a price: fuel, or a sample of your choice. This office costs a sample. You have two orange ones, and your set needs only one. Pay with the other.
lesson-price-nudge = Keep your set of three together, and the office is worth it. Pay with an orange sample.
lesson-office = Your ship is still on the orange planet, and nobody has an office here. Open the orange one: it fits no other colour. The two that fit any planet are better kept for later.
lesson-office-nudge = Keep that for later. Here the orange office is the right one.
lesson-last-agent = Credits at once, and nobody else can ever open an office on this hex. One more agent: your orange one has landed, and nobody lands twice. Take another for the next orange planet.
lesson-last-agent-nudge = You could. But you store an orange sample, and with it landing an orange agent is worth more: take that one.
lesson-end = Three turns of fourteen, and you know how it goes: place, act, refill. Alone, your credits decide what rank you reach. With others you share space and queue, and one office is all a hex has room for: be quick. Have a good flight!

## What was learnt

lesson-learnt-place = Placing: a connector has to meet another, and the cell tells what you do.
lesson-learnt-order = The actions of a cell come in any order, and the order matters.
lesson-learnt-flight = A flight costs fuel; whoever explores a hex gets its bonus.
lesson-learnt-landing = Landing an agent on a planet of its colour, and opening offices, brings credits.
lesson-learnt-bureau = In the bureau every room gives a bonus and levels turn inspectors over; three colours of samples are a set.
