### The words of Galaktiko's board. $icon is bath, market, cafe, beach, museum, factory, cinema or dacha; $kind is ordinary, rich, stowaway, vortan or inspector.

## Icons and cards

icon =
    { $icon ->
        [bath] bath
        [market] market
        [cafe] cafe
        [beach] beach
        [museum] museum
        [factory] factory
        [cinema] cinema
       *[dacha] dacha
    }
icon-to =
    { $icon ->
        [bath] bath
        [market] market
        [cafe] cafe
        [beach] beach
        [museum] museum
        [factory] factory
        [cinema] cinema
       *[dacha] dacha
    }
icon-towards =
    { $icon ->
        [bath] bath
        [market] market
        [cafe] cafe
        [beach] beach
        [museum] museum
        [factory] factory
        [cinema] cinema
       *[dacha] dacha
    }
card =
    { $kind ->
        [ordinary] passenger to the { $first } or { $second }
        [rich] rich passenger to the { $first }
        [stowaway] stowaway to the { $first }
        [vortan] vortan
       *[inspector] inspector
    }
card-object =
    { $kind ->
        [ordinary] a passenger to the { $first } or { $second }
        [rich] a rich passenger to the { $first }
        [stowaway] a stowaway to the { $first }
        [vortan] a vortan
       *[inspector] an inspector
    }
card-about =
    { $kind ->
        [ordinary] Brings 1 point at either of the two stations. On board at the end: −1.
        [rich] Brings 2 points at this station. On board at the end: −1.
        [stowaway] Brings 2 points only where an inspector stands, whatever the station. On board at the end: −2.
        [vortan] Brings no points, and leaves only together with another vortan from the queue of the sector you fly to. On board at the end: −2.
       *[inspector] Makes all stowaways of the next bus in this sector pay.
    }
card-times = { $card } × { $count }
nobody = nobody
kind-ordinary = Passengers
kind-rich = Rich
kind-stowaway = Stowaways
kind-vortan = Vortans
kind-inspector = Inspectors

## The ring

ring = The ring of sectors
stations = Stations
queues = Queues
station =
    { $icon ->
        [bath] Bath
        [market] Market
        [cafe] Cafe
        [beach] Beach
        [museum] Museum
        [factory] Factory
        [cinema] Cinema
       *[dacha] Dacha
    }, sector { $sector }
station-ship =
    { $who ->
        [you] Your bus stands here.
       *[other] { $name } stands here.
    }
station-queue =
    Queue: { $cards }.{ $inspectors ->
        [0] { "" }
        [one] { " " }An inspector is on duty.
       *[other] { " " }{ $inspectors } inspectors are on duty.
    }
station-closed = { icon }, sector { $sector }: not on today’s route
station-open = { icon }
station-shut = { icon }, not on today’s route
queue-label =
    Queue of sector { $sector }, { $count ->
        [0] empty.
        [one] { $count } card: { $cards }.
       *[other] { $count } cards, the next to board first: { $cards }.
    }
queue-inspectors =
    { $count ->
        [one] An inspector is on duty here.
       *[other] { $count } inspectors are on duty here.
    }
queue-grows =
    { $count ->
        [one] One more would come.
       *[other] { $count } more would come.
    }
queue-of = Queue of sector { $sector }
queue-place = { $place }: { $card }
queue-first = boards first
queue-last = came last
queue-empty = Nobody is waiting here.

## The deck and the shift

deck-label =
    { $shift ->
        [over] The shift is over.
        [last] Last round. Nobody new will come.
        [ends] End of shift: this round and one more. Nobody new will come.
       *[on] Round { $round }. In the deck: upper part { $upper }, lower part { $lower }.
    } What is left
deck-parts = { $upper } above, { $lower } below
round = Round { $round }
shift =
    { $shift ->
        [over] Shift over
        [last] Last round
       *[ends] End of shift: this round and one more
    }
shift-short =
    { $shift ->
        [over] Shift over
        [last] Last round
       *[ends] One more round
    }
points-of =
    { $points ->
        [one] point
       *[other] points
    }
left-open = What is left
left-title = What is left in the deck
left-parts =
    { $bitter ->
        [on] { $upper } in the upper part and { $lower } in the lower. The shift ends with the last card.
       *[off] { $upper } in the upper part and { $lower } in the lower. The card that ends the shift is among the lower ones.
    }
left-none-come =
    { $count ->
        [0] The shift is ending, and the deck is empty.
        [one] The shift is ending: nobody new will come. One card stays in the deck.
       *[other] The shift is ending: nobody new will come. { $count } cards stay in the deck.
    }
left-station = Station
left-all = Cards
left-both = A passenger to two stations counts for both.
left-total = Cards in all
left-pairs = Passengers, by both stations
discard = Discards
discard-none = Nothing has been discarded yet.

## Buses

your-bus = Your bus
bus-of = Bus of { $name }
bus-empty = Nobody is on board.
on-board =
    On board: { $count }
on-board-of = On board: { $count } of { $of }
neighbours = The other buses
neighbour-label =
    { $name }{ $state ->
        [turn] , to move
       *[other] { "" }
    }{ $first ->
        [yes] , first driver
       *[no] { "" }
    }. Points { $points }, for those on board { $penalty }. On board: { $cards }. Open the bus
cab-label =
    { $who ->
        [you] Your points
       *[other] { $name }, points
    }: { $points } earned, { $penalty } for those on board, { $score } in all. Open the pile
pile-open = Points and who has paid
pile-kind =
    { $kind ->
        [ordinary] Passengers: { $count }
        [rich] Rich passengers: { $count }
       *[stowaway] Stowaways caught: { $count }
    }
scored = Who has paid
scored-none = Nobody has paid yet.
sum-points = earned
sum-penalty = for those on board
sum-score = if the shift ended now
first-driver = first driver
leaves-for = can get off: { $points }

## What to do

trip = The flight
confirm =
    { $verb ->
        [start] Start from the { $from }, sector { $sector }?
       *[fly] To the { $to }, sector { $sector }?
    }
go = Let’s go!
go-again = or press the station again
off-count =
    { $count ->
        [0] nobody gets off
        [one] { $count } gets off
       *[other] { $count } get off
    }
pairs-count =
    { $count ->
        [one] a vortan leaves
       *[other] { $count } vortans leave
    }
boards-count =
    { $count ->
        [0] nobody boards
        [one] { $count } boards
       *[other] { $count } board
    }
hand-after =
    { $count ->
        [0] nobody
       *[other] { $count } of { $of }: { $penalty }
    }
hand-then = On board then
score-after = would make { $score }
inspector-does =
    { $does ->
        [scores] { $count ->
            [one] Inspector: the stowaway pays
           *[other] Inspector: { $count } stowaways pay
        }
       *[returns] Inspector: nobody to catch
    }
on-duty =
    { $count ->
        [one] Inspector in sector { $sectors }
       *[other] Inspectors in sectors { $sectors }
    }
outcome-off = { $count } can get off: { $points }.
outcome-inspector =
    { $does ->
        [scores] The inspector makes your stowaways pay: { $count }.
        [discarded] The inspector finds no stowaways and is discarded.
       *[returns] The inspector finds no stowaways and goes back to the deck.
    }
outcome-pairs = Vortans that can leave: { $count }.
outcome-boards = Will board: { $cards }.
outcome-hand =
    { $count ->
        [0] Nobody on board then.
       *[other] On board then: { $count }, at the end { $penalty }.
    }
outcome-deals = Queues that grow: { $sectors }.
put-back = Choose another
how-wait = Others are flying. Press a queue to see who waits there.
how-start =
    { $touch ->
        [yes] Tap a station to see who would board there, tap again to start from it.
       *[no] Point at a station to see who would board. You take the whole queue of its sector.
    }
how-fly =
    { $touch ->
        [yes] Tap a station: who gets off, who boards. Tap again to fly there, clockwise.
       *[no] Point at a station to see who gets off and who boards there. Buses go clockwise; five queues behind you grow.
    }
how-end = Nobody new will come. Whoever is on board after the last round costs points: fly where many get off and few are waiting.
how-off = Press those on board who are to get off.
dropoff = Getting off
off-all =
    { $count ->
        [one] Let off whoever pays: { $points }
       *[other] Let off all { $count } who pay: { $points }
    }
off-free =
    { $kind ->
        [vortan] A vortan can leave with one from the queue: press him.
       *[other] Can get off without paying: { $card }.
    }
stay =
    { $everybody ->
        [yes] The others stay on board
       *[no] Everybody stays on board
    }
loading = Boarding
load-fewer = One fewer
load-more = One more
load-who =
    { $count ->
        [0] Nobody boards.
       *[other] { $count } board: { $cards }.
    }

## The result

score-ordinary = Passengers
score-rich = Rich passengers
score-stowaway = Stowaways caught
score-hand = Still on board
score-total = Total
score-tiebreak = Tie-break: more stowaways caught
