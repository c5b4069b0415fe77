### Space Bureau. $colour is orange, blue or purple; $agent one of these or inspector; $cell is a cell such as c2; $name is a player, and $who is you if that is the reader, else other.

## The game and its parts

game-title = Space Bureau
game-tagline = Put your agents to work, fly, explore, and climb the bureau.

colour-orange = orange
colour-blue = blue
colour-purple = purple

agent =
    { $agent ->
        [orange] orange agent
        [blue] blue agent
        [purple] purple agent
       *[inspector] inspector
    }
kind =
    { $kind ->
        [orange-straight] orange agent (straight)
        [orange-corner] orange agent (corner)
        [blue-straight] blue agent (straight)
        [blue-corner] blue agent (corner)
        [purple] purple agent
       *[inspector] inspector
    }
side-n = up
side-e = right
side-s = down
side-w = left

direction =
    { $direction ->
        [e] east
        [ne] north-east
        [nw] north-west
        [w] west
        [sw] south-west
       *[se] south-east
    }
space =
    { $holds ->
        [orange] orange planet
        [blue] blue planet
        [purple] purple planet
        [orange-megamall] orange planet with a megamall
        [blue-megamall] blue planet with a megamall
        [purple-megamall] purple planet with a megamall
        [megamall] megamall
        [wormhole] wormhole
       *[nothing] open space
    }
space-numbered = hex { $hex } ({ space })
office =
    { $office ->
        [orange] orange office
        [blue] blue office
        [purple] purple office
       *[any] office for any planet
    }
credits =
    { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }

## What actions bring; the short form stands on a cell, the long one in a list of moves.

effect-fuel = { $amount } fuel
effect-fill = a full tank
effect-sample_here = a sample of the place
effect-sample_any = any sample
effect-sample =
    { $colour ->
        [orange] an orange sample
        [blue] a blue sample
       *[purple] a purple sample
    }
effect-storage = more storage
effect-credits =
    { $amount ->
        [one] { $amount } credit
       *[other] { $amount } credits
    }
effect-office = an office
effect-bureau =
    { $amount ->
        [one] { $amount } bureau step
       *[other] { $amount } bureau steps
    }
effect-flight = a flight

price-fuel = { $cost } fuel
price-sample = a sample
per-level = for each level
per-office = for each office
action-or = or

ability-1 = the first time a row or column holds three tiles of one colour in a run
ability-2 = a tile in the leftmost or rightmost column
ability-3 = each square of two by two tiles that you complete
ability-4 = a tile beside at most one other
ability-5 = each tile that you surround on all four sides
ability-6 = a tile in the third row from the bottom

## Moves

move-side = Fly a ship with side { $side }
move-ability = Take ability { $number }. { $trigger }
move-place = Place the { agent } in { $cell }, connectors: { $sides }
move-fuel = Gain { $amount } fuel
move-fill = Fill the tank
move-storage = Take a storage limiter off
move-credits =
    { $amount ->
        [one] Gain { $amount } credit
       *[other] Gain { $amount } credits
    }
move-bureau =
    { $amount ->
        [one] Move { $amount } room on in the bureau
       *[other] Move { $amount } rooms on in the bureau
    }
move-flight = Begin a flight
move-sample_here =
    { $colour ->
        [orange] Take an orange sample of this place
        [blue] Take a blue sample of this place
       *[purple] Take a purple sample of this place
    }
move-sample_any =
    { $colour ->
        [orange] Take any sample: orange
        [blue] Take any sample: blue
       *[purple] Take any sample: purple
    }
move-sample =
    { $colour ->
        [orange] Take the orange sample
        [blue] Take the blue sample
       *[purple] Take the purple sample
    }
move-office = Open an office here: { office }
move-pay =
    { $colour ->
        [orange] Discard an orange sample for { $effect }
        [blue] Discard a blue sample for { $effect }
       *[purple] Discard a purple sample for { $effect }
    }
move-done-cell = Done with this cell
move-done-bonus = Decline the rest of this bonus
move-fly = Fly { direction } to { $there }
move-jump = Jump to { $there }
move-explore = Explore to the { direction }
move-land =
    { $colour ->
        [orange] Land an orange agent
        [blue] Land a blue agent
       *[purple] Land a purple agent
    }
move-end = End the flight
move-flip = Turn over the inspector in { $cell }
move-take = Take the { kind }
move-exchange = Exchange the queue

detail-fuel = { $cost } fuel
detail-credits = { $credits } credits
detail-level = for each level, { $left } left
detail-office = for each office, { $left } left
detail-times = { $left } left

## What you are asked

ask-side = Choose the side of your ship.
ask-ability = Choose your captain's ability.
ask-place = Your turn. Which agent, and in which cell?
ask-act = Your agent is at work in { $cell }. What next?
ask-gain-exploration = A new hex! What will you take?
ask-gain-room = A room of the bureau. What will you take?
ask-gain-ability = Your captain's ability. What will you take?
ask-paid = It is paid. What will you take for it?
ask-fly = You are flying with { $fuel } fuel. Where to?
ask-fly-first = The flight begins: where to? You have { $fuel } fuel.
ask-flip = A level room. Which inspector turns over?
ask-take = Choose a new agent from the queue.
ask-wait = Waiting for { $name }.
ask-over = The game is over.

## The log

event-first =
    { $who ->
        [you] You are
       *[other] { $name } is
    } the first captain
event-side =
    { $who ->
        [you] You fly
       *[other] { $name } flies
    } side { $side }
event-ability =
    { $who ->
        [you] You have
       *[other] { $name } has
    } ability { $ability }
event-turn =
    { $who ->
        [you] Your turn
       *[other] { $name }, turn
    } { $round }
event-placed =
    { $who ->
        [you] You place
       *[other] { $name } places
    } { $agent ->
        [orange] an orange agent
        [blue] a blue agent
        [purple] a purple agent
       *[inspector] an inspector
    } in { $cell }
event-skipped =
    { $who ->
        [you] You can't
       *[other] { $name } can't
    } place any tile
event-triggered =
    { $who ->
        [you] You use your captain's ability
       *[other] { $name } uses the captain's ability
    }{ $times ->
        [one] {""}
       *[other] {" "}{ $times } times
    }
event-fuel =
    { $who ->
        [you] You gain
       *[other] { $name } gains
    } { $fuel } fuel{ $lost ->
        [0] {""}
       *[other] , { $lost } found no room
    }
event-credits =
    { $who ->
        [you] You gain
       *[other] { $name } gains
    } { credits }
event-sample =
    { $who ->
        [you] You store
       *[other] { $name } stores
    } { $colour ->
        [orange] an orange sample
        [blue] a blue sample
       *[purple] a purple sample
    }
event-sample-for-fuel =
    { $who ->
        [you] You drop 1 fuel to store
       *[other] { $name } drops 1 fuel to store
    } { $colour ->
        [orange] an orange sample
        [blue] a blue sample
       *[purple] a purple sample
    }
event-storage =
    { $who ->
        [you] You have
       *[other] { $name } has
    } room for { $capacity } now
event-paid-fuel =
    { $who ->
        [you] You pay
       *[other] { $name } pays
    } { $fuel } fuel
event-paid-sample =
    { $who ->
        [you] You discard
       *[other] { $name } discards
    } { $colour ->
        [orange] an orange sample
        [blue] a blue sample
       *[purple] a purple sample
    }
event-office =
    { $who ->
        [you] You open
       *[other] { $name } opens
    } the { office } on hex { $hex } for { credits }
event-took-off =
    { $who ->
        [you] You take
       *[other] { $name } takes
    } off from hex { $hex }
event-flew =
    { $who ->
        [you] You fly
       *[other] { $name } flies
    } to hex { $hex }
event-jumped =
    { $who ->
        [you] You jump
       *[other] { $name } jumps
    } to hex { $hex }
event-explored =
    { $who ->
        [you] You explore
       *[other] { $name } explores
    } hex { $hex }
event-landed =
    { $who ->
        [you] You land
       *[other] { $name } lands
    } the agent of { $cell } on hex { $hex } for { credits }
event-ended =
    { $who ->
        [you] You end
       *[other] { $name } ends
    } the flight at hex { $hex }
event-room =
    { $who ->
        [you] You enter
       *[other] { $name } enters
    } room { $room } of the bureau
event-level =
    { $who ->
        [you] You reach
       *[other] { $name } reaches
    } level { $level }
event-flipped =
    The inspector in { $cell } turns over: { $who ->
        [you] you gain
       *[other] { $name } gains
    } { credits }
event-taken =
    { $who ->
        [you] You take
       *[other] { $name } takes
    } the { kind }
event-queued = New in the queue: { kind }
event-exchanged =
    { $who ->
        [you] You exchange
       *[other] { $name } exchanges
    } the queue
event-last-round = The last round begins
event-over = The game is over
event-rank =
    { $who ->
        [you] You are
       *[other] { $name } is
    } { rank }

rank =
    { $rank ->
        [intern] an intern
        [employee] employee of the month
        [captain] a skilled captain
        [coordinator] office coordinator
        [president] vice president
       *[millennium] captain of the millennium
    }

## Words of the table

table-round = Round { $round } of { $of }
table-stack =
    { $count ->
        [one] { $count } hex to explore
       *[other] { $count } hexes to explore
    }
table-bag =
    { $count ->
        [one] { $count } agent in the bag
       *[other] { $count } agents in the bag
    }
table-queue = Queue
table-universe = Open hexes
table-office-of = office of { $name }
table-captain = { $name }: { $score } points, level { $level }, room { $room }, at hex { $hex }
table-storage = Storage: { $fuel } fuel, samples { $samples }, room for { $capacity }
table-offices = Offices left
table-reserve = Reserve
table-ship = Ship, side { $side }
table-row = Row { $row }
table-landed = turned over
table-first = first captain
table-empty = empty
table-none = none

## Options

option-ships = Ships
option-ships-about = Side 00 is the same for all and good for a first game; the four reverse sides differ.
option-ships-00 = Side 00 for all
option-ships-chosen = Everybody chooses
option-ships-reverse = Reverse sides, dealt
option-captains = Captain abilities
option-captains-about = An ability gives a captain a bonus for placing tiles in a certain way.
option-captains-off = Without
option-captains-dealt = Dealt
option-captains-chosen = Everybody chooses
option-first = First captain
option-first-about = Who takes the first turn.
option-first-random = At random
option-first-first-seat = The first seat

## Chapters of the rules

section-components = What is in the box
section-setup = Setting up
section-turn = A turn
section-storage = The storage
section-actions = Actions
section-flight = Flights
section-captains = Captain abilities
section-end = The end of the game

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
result-win =
    { $points ->
        [one] { $name } wins with { $points } credit!
       *[other] { $name } wins with { $points } credits!
    }
result-shared =
    { $points ->
        [one] { $names } share the win with { $points } credit each!
       *[other] { $names } share the win with { $points } credits each!
    }
result-solo =
    { $points ->
        [one] { $points } credit: { $name } is { rank }!
       *[other] { $points } credits: { $name } is { rank }!
    }

## Playing alone

solo-score = Credits
solo-next =
    { $missing ->
        [one] Next rank: { rank }, { $missing } credit missing
       *[other] Next rank: { rank }, { $missing } credits missing
    }
rank-intern = Intern
rank-employee = Employee of the month
rank-captain = Skilled captain
rank-coordinator = Office coordinator
rank-president = Vice president
rank-millennium = Captain of the millennium
trait-ship = Ship
trait-ship-00 = Side 00
trait-ship-01 = Side 01
trait-ship-02 = Side 02
trait-ship-03 = Side 03
trait-ship-04 = Side 04
trait-captain = Captain
trait-captain-none = No ability
trait-captain-1 = 1: runs of a colour
trait-captain-2 = 2: outer columns
trait-captain-3 = 3: squares
trait-captain-4 = 4: tiles apart
trait-captain-5 = 5: surrounded tiles
trait-captain-6 = 6: third row
