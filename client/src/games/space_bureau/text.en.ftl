### The words of Space Bureau's board. $colour is orange, blue or purple; $agent one of these or inspector; $office a colour or any.

## What is printed

or = or
nothing = nothing
effect =
    { $kind ->
        [fuel] { $amount } fuel
        [fill] a full tank
        [sample_here] a sample of the place
        [sample_any] any sample
        [sample]
            { $colour ->
                [orange] an orange sample
                [blue] a blue sample
               *[purple] a purple sample
            }
        [storage] more storage
        [office] an office
        [bureau]
            { $amount ->
                [one] { $amount } bureau step
               *[other] { $amount } bureau steps
            }
        [credits]
            { $amount ->
                [one] { $amount } credit
               *[other] { $amount } credits
            }
       *[flight] a flight
    }
colour =
    { $colour ->
        [orange] orange
        [blue] blue
       *[purple] purple
    }
action-paid =
    { $pay ->
        [fuel] for { $cost } fuel: { $brings }
       *[sample] for a sample: { $brings }
    }
action-per =
    { $per ->
        [level] for each level: { $does }
       *[office] for each office: { $does }
    }
action-times = { $does } × { $count }

## The words of a cell, as short as they can be

short-effect =
    { $kind ->
        [fuel] { $amount } fuel
        [fill] full tank
        [sample_here] sample here
        [sample_any] any sample
        [sample]
            { $colour ->
                [orange] orange sample
                [blue] blue sample
               *[purple] purple sample
            }
        [storage] storage
        [office] office
        [bureau]
            { $amount ->
                [one] { $amount } room
               *[other] { $amount } rooms
            }
        [credits]
            { $amount ->
                [one] { $amount } credit
               *[other] { $amount } credits
            }
       *[flight] flight
    }
short-price =
    { $pay ->
        [fuel] { $cost } fuel
       *[sample] sample
    }
short-per =
    { $per ->
        [level] per level:
       *[office] per office:
    }

## Tiles and cells

kind =
    { $kind ->
        [orange-straight] orange agent, straight
        [orange-corner] orange agent, corner
        [blue-straight] blue agent, straight
        [blue-corner] blue agent, corner
        [purple] purple agent
       *[inspector] inspector
    }
tile =
    { $agent ->
        [orange] Orange agent, connectors: { $sides }
        [blue] Blue agent, connectors: { $sides }
        [purple] Purple agent, connectors: { $sides }
       *[inspector] Inspector, connectors: { $sides }
    }
side =
    { $side ->
        [n] up
        [e] right
        [s] down
       *[w] left
    }
tile-flipped =
    { $agent ->
        [inspector] Turned over.
       *[other] Landed.
    }
ship = Ship, side { $side }
cell-label = Cell { $cell }: { $does }.
cell-title = Cell { $cell }
cell-fit =
    { $fit ->
        [now] Your agent fits.
        [turned] Your agent fits if it is turned.
       *[no] Your agent doesn’t fit.
    }
cell-laid = Laid so: { $tile }.
cell-flip = This inspector can turn over.
tap-cell = Press a cell to read it.
reserve = Reserve
reserve-empty = no agents
queue = Queue
bag =
    { $count ->
        [0] the bag is empty
       *[other] { $count } in the bag
    }

## Placing

placing = Your agent
turns = Turns
turn-tile = Turn the agent (T)
place-here = Place in { $cell }
put-back = Choose another
count-now =
    { $count ->
        [0] not now
        [one] once now
       *[other] { $count } times now
    }
triggers =
    { $count ->
        [one] your captain’s ability
       *[other] your captain’s ability, { $count } times
    }
open-cells =
    { $count ->
        [one] { $count } cell can be entered afterwards
       *[other] { $count } cells can be entered afterwards
    }
how-place =
    { $touch ->
        [yes] Tap an agent, then a cell; tap again to turn. A dashed cell takes it once it is turned.
       *[no] Point at a cell to see what it does now, click to place. The wheel or T turns the agent. A dashed cell takes it once it is turned.
    }

## Lists of actions

panel = What to do now
list =
    { $of ->
        [cell] Cell { $cell }
        [exploration] Exploration of hex { $hex }
        [room] Room { $room } of the bureau
       *[ability] Captain’s ability
    }
standing =
    { $standing ->
        [done] done
        [open] possible
       *[impossible] not possible now
    }
do-all = Do at once
finish = Finish
item-count = done { $done } of { $allowed } times
why-not = Why not? { $rule }
brings-fuel = { $fuel } fuel
brings-credits = { $credits } credits
brings-lost = { $lost } fuel finds no room
brings-level = level { $level }

## The legend

legend = Pictograms
labels = Words in the cells
legend-part =
    { $part ->
        [actions] Actions: in cells, in rooms, for exploring
        [forms] How actions are written
        [map] The map
        [ship] The ship
       *[people] Captains
    }
sign =
    { $sign ->
        [fuel] fuel; the number says how much
        [fill] a full tank: fuel up to the limit of your storage
        [sample_here] a sample of the place: the planet’s colour, any colour at a megamall
        [sample_any] a sample of any colour
        [sample] a sample of this colour
        [storage] three more places in your storage
        [office] open an office on the planet where your ship is
        [bureau] so many rooms onwards in the bureau
        [credits] credits, the points of this game
        [flight] a flight
        [per-level] what follows, once for each of your levels
        [per-office] what follows, once for each office you have opened
        [pay] pay what is before the arrow, do what is after it
        [or] one of the two
        [planet] a planet: land agents of its colour, open an office, take a sample
        [megamall] a megamall: samples of any colour
        [wormhole] a wormhole: flights to other wormholes are free
        [space] open space
        [unexplored] unexplored; exploring takes 3 fuel
        [cost] the fuel it takes to fly there
        [landing] the credits that a landing brings
        [worth] the credits that an office brings
        [craft] a captain’s ship
        [orange] an orange agent
        [blue] a blue agent
        [purple] a purple agent
        [inspector] an inspector: turns over in a level room
        [connector] a connector: a tile has to meet the ship or another tile with one
        [flipped] an agent that was landed, or an inspector turned over
        [locked] a place of your storage that is still locked
        [office-colour] an office for a planet of this colour, with its credits
        [office-any] an office for any planet
        [level] your level in the bureau
        [land-agent] agents that can still be landed
        [loop] from here the way leads back to level 4
       *[captain-ability] the captain’s ability
    }

## The universe

universe = The universe
universe-keys = Hexes. Arrows go from hex to hex, Shift and arrows move the view, plus and minus zoom, 0 shows everything.
zoom-in = Closer
zoom-out = Farther
zoom-whole = Show everything
stack =
    { $count ->
        [0] nothing left to explore
        [one] { $count } hex to explore
       *[other] { $count } hexes to explore
    }
space = Hex { $hex }: { $holds }.
holds =
    { $what ->
        [orange] orange planet
        [blue] blue planet
        [purple] purple planet
        [megamall] megamall
        [wormhole] wormhole
       *[nothing] open space
    }
place-unexplored =
    { $count ->
        [one] Unexplored. { $count } hex is left.
       *[other] Unexplored. { $count } hexes are left.
    }
space-office =
    { $office ->
        [orange] The orange office of { $name } stands here.
        [blue] The blue office of { $name } stands here.
        [purple] The purple office of { $name } stands here.
       *[any] An office of { $name } stands here.
    }
space-landed = An agent was landed here this turn.
space-ships = Here: { $names }.
space-bonus = Whoever explored it could gain: { $bonus }.
reach-fuel =
    { $fuel ->
        [0] The flight is free.
       *[other] Takes { $fuel } fuel.
    }
reach-landing = A landing brings { $credits } in credits.
reach-offices = Office: { $offices }.
office-worth =
    { $office ->
        [orange] orange (+{ $value })
        [blue] blue (+{ $value })
        [purple] purple (+{ $value })
       *[any] for any planet (+{ $value })
    }

## Flights

flight = The flight
how-fly =
    { $touch ->
        [yes] Tap a ringed hex to see the way, tap again to fly.
       *[no] Point at a ringed hex to see the way, click to fly.
    }
fuel-then = { $fuel } fuel is left then.
other-ways = This way takes the least fuel. For another, fly from hex to hex, or choose from the list of moves.
fly-there =
    { $what ->
        [explore] Explore for { $fuel } fuel
       *[fly] Fly there for { $fuel } fuel
    }
fly-and-land = Fly there and land: +{ $credits }
no-landing = No landing here
end-flight = End the flight
prospects = What would come of it
landing-would = A landing: +{ $credits }
office-would = An office: { $offices }

## Totals

totals = What you have
credits-words =
    { $credits ->
        [one] { $credits } credit, { $score } with sets of samples.
       *[other] { $credits } credits, { $score } with sets of samples.
    }
level-words = Level { $level }.
offices-left =
    { $count ->
        [one] { $count } office left:
       *[other] { $count } offices left:
    }
offices-of = Offices left
offices-opened =
    { $count ->
        [one] { $count } office opened
       *[other] { $count } offices opened
    }
landable = Agents that can still be landed
landable-colour =
    { $colour ->
        [orange] orange agents to land:
        [blue] blue agents to land:
       *[purple] purple agents to land:
    }
storage-words = Storage: { $fuel } fuel; samples: { $orange } orange, { $blue } blue, { $purple } purple; room for { $capacity }, { $free } free.

## The bureau

bureau = The bureau
floor = Floor { $level }
room-level = Room { $room }: level { $level }.
room-bonus = Room { $room }: { $bonus }.
room-start = The start room.
room-captains = Here: { $names }.
loop-words = From the last room it goes on to level 4.
steps-left =
    { $count ->
        [one] { $count } room still to go
       *[other] { $count } rooms still to go
    }

## Captains

captains = Other captains
captain-label = { $name }: { $score } credits, level { $level }. { $storage } Open the ship
ship-of = Ship of { $name }
first-captain = First captain
round =
    { $last ->
        [yes] Round { $round } of { $of }, the last
       *[no] Round { $round } of { $of }
    }
ability =
    { $number ->
        [1] The first time a row or column holds three tiles of one colour in a run
        [2] A tile in the leftmost or rightmost column
        [3] Each square of two by two tiles that you complete
        [4] A tile beside at most one other
        [5] Each tile that you surround on all four sides
       *[6] A tile in the third row from the bottom
    }
ability-hard = One of the harder ones.
take-ability = Take ability { $number }
choosing =
    { $what ->
        [side] Sides of the ship
       *[ability] Captain abilities
    }

## The pages of a phone, and what else is said

pages = Parts of the board
page =
    { $page ->
        [ship] Ship
        [universe] Universe
       *[bureau] Bureau
    }
how =
    { $question ->
        [take] Press an agent of the queue. It joins your reserve.
        [flip] Press an inspector on your ship: 2 credits and connectors on all sides.
        [over] That was the last turn.
       *[wait] Meanwhile look around: every cell, room and hex tells what it does.
    }
rank =
    { $rank ->
        [intern] Intern
        [employee] Employee of the month
        [captain] Skilled captain
        [coordinator] Office coordinator
        [president] Vice president
       *[millennium] Captain of the millennium
    }
key-turn = Turn the agent
key-legend = What the pictograms mean
key-labels = Words in the cells
key-zoom = In the universe: closer, farther, everything
key-pan = In the universe: look around

## The result

score-landings = Landed agents
score-offices = Offices
score-exploring = Exploration
score-rooms = Rooms of the bureau
score-cells = Cells
score-inspectors = Inspectors
score-ability = Captain ability
score-sets = Sets of samples
score-total = Total
score-tiebreak = Tie-break: fuel
